"""One language's lexicon: looking forms up, and judging them for a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from functools import cache
from pathlib import Path

import msgspec

from wordgames.core.resources import resource_root
from wordgames.lexicon.automaton import Automaton, NotAnAutomaton, OtherVersion
from wordgames.lexicon.entry import Entry, Kind, unpack_class
from wordgames.lexicon.errors import LexiconError, LexiconFault
from wordgames.lexicon.fold import fold
from wordgames.lexicon.spelling import spellings

SPELLED = frozenset({"de"})
"""Languages whose folded forms hide how they are written; each has a file of spellings beside its list."""


class Use(StrEnum):
    """What a form is judged for."""

    DICTIONARY = "dictionary"
    """Is it a dictionary word."""
    PUNCHLINE = "punchline"
    """Punch Line takes words and proper names, no abbreviations (rulebook, Special Notes a and b)."""
    PUN = "pun"
    """Pun takes dictionary words only; a noun that is also a name is one."""

    @property
    def accepted(self) -> Kind:
        """The kinds that count."""
        return Kind.WORD | Kind.NAME if self is Use.PUNCHLINE else Kind.WORD


class Reason(StrEnum):
    """What the lexicon takes a form for; the first that fits, in this order."""

    WORD = "word"
    NAME = "name"
    ABBREVIATION = "abbreviation"
    UNKNOWN = "unknown"


class Judgement(msgspec.Struct, frozen=True):
    """The built-in lexicon's answer; the table and the house dictionary come before it."""

    accepted: bool
    """Whether the form counts for the use that was asked for."""
    reason: Reason
    """What the form is."""


class Lexicon:
    """The forms of one language. Reading takes a few milliseconds, and 1.5 MB of memory in English, 4 in German."""

    def __init__(self, language: str, automaton: Automaton) -> None:
        self.language = language
        """Two letters, as ``en``."""
        self.automaton = automaton
        """The packed forms, for searches."""

    @staticmethod
    @cache
    def open(language: str) -> Lexicon:
        """The lexicon that comes with the program, read at the first call. Raises LexiconError."""
        return Lexicon.read(resource_root() / "lexicon" / f"{language}.dafsa", language)

    @staticmethod
    def read(path: Path, language: str) -> Lexicon:
        """The lexicon in this file. Raises LexiconError; never falls back to another file."""
        return Lexicon(language, _read(path, language))

    def __len__(self) -> int:
        """The number of forms."""
        return self.automaton.count

    def lookup(self, word: str) -> Entry | None:
        """What is known of a text as typed, in either case; None for what is no single word, or unknown."""
        folded = fold(word, self.language)
        found = self.automaton.find(folded) if folded else None
        return unpack_class(*found) if found else None

    def judge(self, word: str, use: Use, min_length: int = 1) -> Judgement:
        """Whether a text as typed counts.

        ``min_length`` refuses shorter forms, counted in letters after folding: 2 for Punch Line without one-letter
        words. The only one-letter words of the English list are A and I.
        """
        entry = self.lookup(word)
        if entry is None:
            return Judgement(False, Reason.UNKNOWN)
        counts = bool(entry.kinds & use.accepted)
        if counts and min_length > 1:
            counts = len(fold(word, self.language) or "") >= min_length
        return Judgement(counts, reason_of(entry.kinds))

    def entries(self, min_band: int = 0) -> Iterator[tuple[str, Entry]]:
        """Every form of at least this frequency band, in alphabetical order."""
        for word, bits, band in self.automaton.forms(min_band):
            yield word, unpack_class(bits, band)

    def written(self, word: str) -> tuple[str, ...]:
        """How a text as typed is written, by the alphabet: STRASSE is Straße, MASSE Masse and Maße.

        Empty for what the lexicon does not know, and in a language whose words hide nothing. The first call reads a
        file of 3 MB. Raises LexiconError.
        """
        folded = fold(word, self.language)
        if not folded or self.language not in SPELLED:
            return ()
        return tuple(sorted(spellings(_spellings(self.language), folded)))


def judge_in(lexicons: Iterable[Lexicon], word: str, use: Use, min_length: int = 1) -> Judgement:
    """Whether a text as typed counts in any of the languages that are played; if not, the best that one says of it."""
    order = list(Reason)
    judged = [lexicon.judge(word, use, min_length) for lexicon in lexicons]
    return min(judged, key=lambda one: (not one.accepted, order.index(one.reason)))


@cache
def _spellings(language: str) -> Automaton:
    return _read(resource_root() / "lexicon" / f"{language}.spellings.dafsa", language)


def _read(path: Path, language: str) -> Automaton:
    try:
        return Automaton(path.read_bytes())
    except OSError as error:
        raise LexiconError(LexiconFault.MISSING, language, path) from error
    except OtherVersion as error:
        raise LexiconError(LexiconFault.NEWER, language, path) from error
    except NotAnAutomaton as error:
        raise LexiconError(LexiconFault.DAMAGED, language, path) from error


def reason_of(kinds: Kind) -> Reason:
    """The one thing to call a form that may be several."""
    if kinds & Kind.WORD:
        return Reason.WORD
    return Reason.NAME if kinds & Kind.NAME else Reason.ABBREVIATION
