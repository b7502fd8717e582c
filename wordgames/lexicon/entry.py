"""What the lexicon knows of one form: the kinds it belongs to and how common it is."""

from __future__ import annotations

from enum import IntFlag

import msgspec

TOP_BAND = 15
"""The highest frequency band; bands are half a zipf wide, so it begins at zipf 7.5."""

RARE = 8
"""The class bit of a rare word."""
CRUDE = 16
"""The class bit of a crude word."""


class Kind(IntFlag):
    """What a form of letters is; a form can be several things (MARK is a word and a name)."""

    WORD = 1
    """A dictionary word, inflected forms too."""
    NAME = 2
    """A proper name: a person, a place, a brand."""
    ABBREVIATION = 4
    """An abbreviation or an initialism that nobody writes as a word."""


class Entry(msgspec.Struct, frozen=True):
    """One form of the lexicon."""

    kinds: Kind
    """Everything that the form is; never empty."""
    band: int
    """How common the form is, 0 (not counted anywhere) to 15: ``floor(2 * zipf)``, of all its meanings together."""
    rare: bool
    """True for a word that only large dictionaries hold."""
    crude: bool = False
    """True for a coarse or hurtful word: it counts like any other, but computers do not play it."""


def band_of(zipf: float) -> int:
    """The frequency band of a zipf value (the power of ten of a form's occurrences in 10^9 words).

    >>> band_of(0.0), band_of(3.49), band_of(3.5), band_of(9.0)
    (0, 6, 7, 15)
    """
    return max(0, min(TOP_BAND, int(2 * zipf)))


def pack_class(entry: Entry) -> int:
    """Everything but the band as the class bits of a terminal symbol; the band is stored beside them."""
    return int(entry.kinds) | (RARE if entry.rare else 0) | (CRUDE if entry.crude else 0)


def unpack_class(bits: int, band: int) -> Entry:
    """The entry of a terminal symbol."""
    return Entry(Kind(bits & 7), band, bool(bits & RARE), bool(bits & CRUDE))
