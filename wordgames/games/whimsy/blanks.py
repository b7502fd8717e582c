"""Blank cards: what a table may write on its own prompts and word cards (rules, Word Whimsy 9)."""

from enum import StrEnum
from typing import Final

from wordgames.core.characters import first_control, shows_nothing, visible_length
from wordgames.core.game import Refusal

LONGEST_TEXT: Final = 60
"""The most visible characters on a card, a prompt's or a word's."""
_MOST_CODE_POINTS: Final = 4 * LONGEST_TEXT
"""Bounds the marks that can be heaped on one visible character."""


class BlankRefusal(StrEnum):
    """Why a text can't stand on a card."""

    EMPTY = "blank_empty"
    """It shows nothing."""
    TOO_LONG = "blank_too_long"
    """It does not fit; facts: most, length."""
    CONTROL = "blank_control"
    """It holds a character that plays tricks with a line; facts: character, such as "U+0007"."""
    PART = "blank_part"
    """A word that is of no part of speech that there is; facts: text."""
    TWICE = "blank_twice"
    """There is a card with this text already; facts: text."""
    TOO_MANY = "blank_too_many"
    """More cards than there are blanks of the kind; facts: kind, most."""


def tidy_blank(text: str) -> str:
    """The text as it stands on the card: no white space at either end, single spaces within."""
    return " ".join(filter(None, text.strip().split(" ")))


def check_blank(text: str) -> Refusal | None:
    """Why this can't be written on a card; None if it can. The text is judged as `tidy_blank` leaves it."""
    kept = tidy_blank(text)
    if shows_nothing(kept):
        return Refusal(BlankRefusal.EMPTY)
    if (control := first_control(kept)) is not None:
        return Refusal(BlankRefusal.CONTROL, (("character", control),))
    length = visible_length(kept)
    if length > LONGEST_TEXT or len(kept) > _MOST_CODE_POINTS:
        facts = (("most", LONGEST_TEXT), ("length", max(length, LONGEST_TEXT + 1)))
        return Refusal(BlankRefusal.TOO_LONG, facts)
    return None
