"""What can be done in Word Whimsy.

Word cards are named by their number, the index in the deck's `cards`; envelopes by their slot, where they lie after
they were mixed. A slot tells nothing about whose the envelope is.
"""

from enum import StrEnum
from typing import Final, TypeAlias

from msgspec import Struct

from wordgames.core.players import Player, Seat

HAND: Final = 7
"""Word cards of a hand (rulebook, Getting Ready for the First Turn 2)."""
STACKS: Final = 12
"""Point stacks, each with one of each chip (rulebook, Setup 3)."""
HIGHEST_CHIP: Final = 5
"""A stack has the chips 1 to 5 (rulebook, Setup 3)."""


class Played(Struct, frozen=True):
    """A card as it lies in an envelope."""

    card: int
    turned: bool = False
    """Whether a double card's second word is up; a single card is never turned."""


class Why(StrEnum):
    """Why a computer liked best what it liked best; the screen says it in at most six words with `Rank.word`."""

    SUITS = "suits"
    """It answers what the prompt asks for."""
    ODD_PAIR = "odd_pair"
    """Two words that never met before."""
    SHORT = "short"
    """Few words, well chosen."""
    LONG = "long"
    """A whole story."""
    SOUND = "sound"
    """Two words begin alike: it is good to say aloud."""
    RHYME = "rhyme"
    """Two words rhyme."""
    GRAND = "grand"
    """It is fit for a king."""
    MAGIC = "magic"
    """There are spells or ghosts in it."""
    LOVE = "love"
    """It goes to the heart."""
    MUSIC = "music"
    """One can hear it."""
    ANIMAL = "animal"
    """There is an animal in it."""
    GROSS = "gross"
    """One would not touch it."""
    BODY = "body"
    """It is not quite proper."""
    DANGER = "danger"
    """It may hurt somebody."""
    OFFICE = "office"
    """It is a matter of law and order."""
    OLD = "old"
    """It has stood the test of time."""
    HOME = "home"
    """One has such a thing at home."""
    TASTE = "taste"
    """It holds a word of the kind that this computer can't resist."""
    SHRUG = "shrug"
    """It was no round to boast of."""
    SPEECHLESS = "speechless"
    """It has no word that is short enough to be quoted; `Rank.word` is empty."""


class Flip(Struct, frozen=True, tag="flip"):
    """The referee turns the next prompt over, to be read aloud. By the table, which sees it happen."""


class Close(Struct, frozen=True, tag="close"):
    """A seat closes its envelope; until `Mix` it can have it back."""

    cards: tuple[Played, ...]
    """One to seven of its hand, the one that is read first first."""


class Reopen(Struct, frozen=True, tag="reopen"):
    """A seat takes its envelope back, its cards are in its hand again. Nobody learns who."""


class Mulligan(Struct, frozen=True, tag="mulligan"):
    """In the variant: discards the whole hand and draws seven, once a game, while its envelope is open."""


class SitOut(Struct, frozen=True, tag="sit_out"):
    """Somebody is away: the round does not wait for him. By the table; his own `Close` brings him back in."""

    seat: Seat


class Mix(Struct, frozen=True, tag="mix"):
    """The envelopes are mixed, by the dice alone, and stay closed. By the table, when the round waits for nobody."""


class Open(Struct, frozen=True, tag="open"):
    """The referee opens an envelope and reads it aloud. By the table, which hears it."""

    slot: int
    """One that is still closed."""


class Rank(Struct, frozen=True, tag="rank"):
    """The answers from best to worst. Chips are given, and authors shown, when all who rank have.

    By the referee. Where a person referees alone the table does it: it happens in the open. Where everybody ranks
    each seat does for itself.
    """

    order: tuple[int, ...]
    """The slots, best first, no ties; where everybody ranks without one's own."""
    fulfils: tuple[int, ...] = ()
    """Variant *Rhyme or alliterate*: the slots whose phrases do, in the referee's judgement; they stand first."""
    why: Why | None = None
    """Given by computers, about the best."""
    word: str = ""
    """Of its phrase, that `why` is about."""


class Next(Struct, frozen=True, tag="next"):
    """The chips have been seen: hands are filled up and the next on the left referees, or it is over. By the table."""


class Leave(Struct, frozen=True, tag="leave"):
    """A seat leaves the game, in any state. By the table."""

    seat: Seat


class Join(Struct, frozen=True, tag="join"):
    """Somebody sits down last in rotation with the lowest total present. By the table, between rounds."""

    player: Player


Move: TypeAlias = Flip | Close | Reopen | Mulligan | SitOut | Mix | Open | Rank | Next | Leave | Join
