"""What Pun is played with: letter cards and Pun cards, and the words of the subjects.

The cards stand in `resources/decks/<language>/pun/cards.toml`, made to be read and edited by people. They become one
frozen value that a game's setup holds by content, so a record replays after the file has changed. Whatever is wrong
raises `MaterialError`.
"""

from enum import StrEnum
from functools import cache
from pathlib import Path
from string import ascii_uppercase
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from wordgames.core.material import MaterialFault, Source
from wordgames.core.resources import resource_root
from wordgames.games.pun.moves import PUN_CARD
from wordgames.games.pun.view import PunOptions
from wordgames.lexicon import subjects as lexicon_subjects
from wordgames.lexicon.subjects import subject_forms

SUBJECT_LANGUAGES: Final = ("en", "de")
"""Languages whose words come with lists of subjects."""

MOST_EQUAL: Final = 31
"""Cards with the same face that a deck may have: so many equal ones the search for the best words can count."""


class PunFault(StrEnum):
    """What can be wrong with a file of Pun, beside `core.material.MaterialFault`."""

    LETTER = "letter"
    """A key that is no capital from A to Z; facts: the key."""
    HOW_MANY = "how_many"
    """A number of cards that a deck can't have; facts: letter, number, most."""


class Subject(Struct, frozen=True):
    """The words of one subject in one language (rulebook, "Stadt, Land, Pun")."""

    name: str
    """A keyword, such as "animals"."""
    lang: str
    words: tuple[str, ...]
    """In capitals A to Z, in alphabetical order, each form by itself."""


class PunDeck(Struct, frozen=True):
    """All that a game of Pun is played with."""

    lang: str
    """The language that the deck was made for, such as "en"."""
    cards: tuple[str, ...]
    """The face of each card: a capital, or `PUN_CARD`; a card's number is its place here."""
    subjects: tuple[Subject, ...] = ()


class _CardsFile(Struct, frozen=True, forbid_unknown_fields=True):
    pun: int
    letters: dict[str, int]


def load_pun(lang: str = "en", root: Path | None = None) -> PunDeck:
    """The material of a language, from `root` (by default the app's resources); raises `MaterialError`,
    and LexiconError where the words of a subject are missing.
    """
    folder = (root or resource_root()) / "decks" / lang / "pun"
    return PunDeck(lang, load_cards(folder / "cards.toml"), _subjects())


@cache
def _subjects() -> tuple[Subject, ...]:
    """Of every language: a second one may be played too."""
    return tuple(
        Subject(name.value, lang, tuple(sorted(subject_forms(name, lang))))
        for lang in SUBJECT_LANGUAGES
        for name in lexicon_subjects.Subject
    )


def played_with(deck: PunDeck, options: PunOptions) -> PunDeck:
    """The deck with the words of the chosen subject alone: no game needs the others."""
    played = (
        subject
        for subject in deck.subjects
        if subject.name == options.subject and subject.lang in options.languages
    )
    return replace(deck, subjects=tuple(played))


def load_cards(path: Path) -> tuple[str, ...]:
    """The faces of a deck's cards from a file with `pun` and `[letters]`; raises `MaterialError`."""
    source = Source.read(path)
    read = source.parse(_CardsFile)
    letters = source.header("letters", 0) or 1
    for letter, count in ((PUN_CARD, read.pun), *read.letters.items()):
        line = source.find("pun") if letter == PUN_CARD else source.find(letter, letters)
        if letter != PUN_CARD and letter not in tuple(ascii_uppercase):
            raise source.error(line, PunFault.LETTER, letter)
        if not 0 <= count <= MOST_EQUAL:
            raise source.error(line, PunFault.HOW_MANY, letter, count, MOST_EQUAL)
    faces = "".join(letter * read.letters.get(letter, 0) for letter in ascii_uppercase)
    if not faces:
        raise source.error(None, MaterialFault.EMPTY)
    return (*faces, *(PUN_CARD * read.pun))
