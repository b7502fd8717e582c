"""What can be done in Punch Line.

The clock enters here: `at_ms` is milliseconds on the clock of the player's round, which starts at `Read` (on a passed
screen at his `Go`; for computers always at `Read`) and stands still while the game is paused.
"""

from typing import Final, TypeAlias

from msgspec import Struct

from wordgames.core.players import Player, Seat

SLOTS: Final = 10
"""Slots of a holder, numbered 1 to 10 from the top (rulebook, Equipment 1a)."""
LETTERS: Final = 11
"""Letters on a strip (rules, Punch Line 1)."""
OUT_RIGHT: Final = -1
"""Position of a strip that lies wholly right of its window, which shows nothing."""
OUT_LEFT: Final = LETTERS
"""Position of a strip that lies wholly left of its window, which shows nothing."""


class Arrange(Struct, frozen=True, tag="arrange"):
    """A seat puts its strips into the slots in this order and is ready (rules, Punch Line 2)."""

    order: tuple[int, ...]
    """For slots 1 to 10 the index, 0 to 9, of the strip of the set that goes in."""


class Read(Struct, frozen=True, tag="read"):
    """The reader has announced the switch and reads the sentence: the round begins for all. By the table."""


class Go(Struct, frozen=True, tag="go"):
    """Passed screen: a seat lifts its curtain, its own time begins (rules, "Equal sand")."""


class Slide(Struct, frozen=True, tag="slide"):
    """A seat moves one strip."""

    slot: int
    """1 to 10."""
    position: int
    """Index, 0 to 10, of the letter that comes into the window; `OUT_RIGHT` or `OUT_LEFT` for none."""
    at_ms: int = 0
    """On the clock of the player's round."""


class Turn(Struct, frozen=True, tag="turn"):
    """A seat turns the glass over: it starts the timer (rulebook, The Timer).

    Of two turns with the same `at_ms` the one that is first in seating order from the reader's left counts,
    whichever is made first, as long as the round has not ended between them.
    """

    at_ms: int = 0


class Lock(Struct, frozen=True, tag="lock"):
    """A seat is done for this round; final (rules, Punch Line 13). It may still turn the glass while nobody has."""

    at_ms: int = 0


class TimeUp(Struct, frozen=True, tag="time_up"):
    """The glass, or a player's own time, has run out. By the table."""

    timer_id: int


class Rule(Struct, frozen=True, tag="rule"):
    """The ruling of a word of this round. By the table, whoever it comes from."""

    word: str
    counts: bool
    reason: str
    """`word`, `name`, `abbreviation` or `unknown`: what the word is said to be."""
    source: str
    """`table`, `house` or `lexicon`: who says so. It replaces an earlier ruling of a weaker or equal source."""


class Close(Struct, frozen=True, tag="close"):
    """The rulings of the round are closed: the next card, or the winners. By the table; not while a word is pending."""


class NextGame(Struct, frozen=True, tag="next_game"):
    """The winners of a game have been seen: the next game of the match begins. By the table."""


class Leave(Struct, frozen=True, tag="leave"):
    """A seat leaves the game, in any state. By the table."""

    seat: Seat


class Join(Struct, frozen=True, tag="join"):
    """Somebody sits down last in rotation with the lowest total present. By the table, between rounds."""

    player: Player


Move: TypeAlias = Arrange | Read | Go | Slide | Turn | Lock | TimeUp | Rule | Close | NextGame | Leave | Join
