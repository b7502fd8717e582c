"""What speaks for a word: what the list says it is, and how often people write it; for the table to rule by."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from wordgames.lexicon import Kind, Lexicon, LexiconError
from wordgames.lexicon.frequency import zipf
from wordgames.texts import _, ngettext


class Commonness(IntEnum):
    """How common a word is, in steps that people understand."""

    HARDLY_EVER = 0
    RARE = 1
    KNOWN = 2
    EVERYDAY = 3


_FROM_ZIPF = ((4.5, Commonness.EVERYDAY), (3.0, Commonness.KNOWN), (1.5, Commonness.RARE))
"""The least zipf of each step: 32 times, once, and 0.03 times in a million words."""


@dataclass(frozen=True)
class Evidence:
    """All that is known of a form."""

    word: str
    kind: Kind
    """Everything that the list says it is; empty for what is not in it."""
    rare: bool
    """Only large dictionaries have it."""
    zipf: float
    """The power of ten of its occurrences in 10^9 words of running text; 0 for what nobody counted."""

    @property
    def step(self) -> Commonness:
        """The step that it reaches."""
        return next((step for least, step in _FROM_ZIPF if self.zipf >= least), Commonness.HARDLY_EVER)


def find_evidence(word: str, lang: str) -> Evidence | None:
    """Look a word up; None where there is no word list. It takes up to a second at first: never in the window's
    thread.
    """
    try:
        lexicon = Lexicon.open(lang)
    except LexiconError:
        return None
    entry = lexicon.lookup(word)
    kind, rare = (Kind(0), False) if entry is None else (entry.kinds, entry.rare)
    return Evidence(word, kind, rare, zipf(lexicon, word))


def said_by_list(found: Evidence) -> str:
    """What the list says, as a remark."""
    word, name = bool(found.kind & Kind.WORD), bool(found.kind & Kind.NAME)
    if word and name:
        return _("Our list: a word, and a name")
    if word:
        return _("Our list: a rare word") if found.rare else _("Our list: a word")
    if name:
        return _("Our list: a name")
    return _("Our list: an abbreviation") if found.kind else _("Not in our list")


def step_name(step: Commonness) -> str:
    """What a step is called."""
    return (_("hardly ever"), _("rare"), _("known"), _("everyday"))[step]


def how_often(found: Evidence) -> str:
    """How often it is written, in plain numbers: no more digits than the count is good for."""
    if found.zipf <= 0:
        return _("never met in what was counted")
    in_a_million = 10 ** (found.zipf - 3)
    if in_a_million >= 0.95:
        n = _round(in_a_million)
        return ngettext("about {n} time in a million words", "about {n} times in a million words", n).format(
            n=f"{n:,}".replace(",", "\u202f")
        )
    n = _round(1 / in_a_million)
    return ngettext("about once in {n} million words", "about once in {n} million words", n).format(n=n)


def _round(number: float) -> int:
    """To one digit below a hundred and two above: it is an estimate."""
    digits = 1 if number < 100 else 2
    if number < 10:
        return max(1, round(number))
    size = 10 ** (len(str(int(number))) - digits)
    return round(number / size) * size
