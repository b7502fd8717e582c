"""The subjects to which a game of Pun can be limited, the rulebook's *Stadt, Land, Pun*."""

from __future__ import annotations

import tomllib
from enum import StrEnum
from functools import cache
from pathlib import Path

from wordgames.core.resources import resource_root
from wordgames.lexicon.errors import LexiconError, LexiconFault


class Subject(StrEnum):
    """What all words are to be of."""

    ANIMALS = "animals"
    FOOD = "food"
    PLACES = "places"
    PLANTS = "plants"
    BODY = "body"
    HOME = "home"
    """Things at home."""


@cache
def subject_forms(subject: Subject, language: str) -> frozenset[str]:
    """The words of a subject in capitals A to Z, inflected forms too, all of them words of the language's lexicon.

    Raises LexiconError where the language's subjects are missing or damaged.
    """
    return _read(resource_root() / "lexicon" / "subjects" / f"{language}.toml", language)[subject]


def _read(path: Path, language: str) -> dict[Subject, frozenset[str]]:
    try:
        lists = tomllib.loads(path.read_text("utf-8"))
        return {subject: frozenset(lists[subject].split()) for subject in Subject}
    except OSError as error:
        raise LexiconError(LexiconFault.MISSING, language, path) from error
    except (ValueError, KeyError, AttributeError) as error:
        raise LexiconError(LexiconFault.DAMAGED, language, path) from error
