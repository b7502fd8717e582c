"""What can be done in Pun.

Cards are named by their number, the index in the deck's `cards`; a letter is a capital A to Z or `PUN_CARD`.
"""

from enum import StrEnum
from typing import Final, TypeAlias

from msgspec import Struct

from wordgames.core.players import Player, Seat

PUN_CARD: Final = "?"
"""The face of the Pun card, which stands for any one of the 26 letters (rulebook, Pun Rules)."""
CENTRE: Final = 3
"""Cards that lie face up in the centre, always (rulebook, Pun Rules)."""
HAND: Final = 6
"""Cards that are dealt to each (rulebook, Pun Rules)."""


class Why(StrEnum):
    """Why a computer does something; the screen says it with the step. It tells nothing that a guest would hide."""

    NEEDS_IT = "needs_it"
    """The card makes a longer word, or one more."""
    SPARE = "spare"
    """Parts with what it has no word for."""
    NO_USE = "no_use"
    """A trade that would not help it."""
    NOTHING_HELPS = "nothing_helps"
    """Draws, since nothing in the centre helps."""
    CONTENT = "content"
    """Ends the round: its hand will hardly get any better."""
    LAST_LAP = "last_lap"
    """Stands: no choice in the last lap helps."""


class Wish(Struct, frozen=True):
    """What a side of a trade wants to get."""

    count: int
    """How many cards, at least one."""
    letters: str = ""
    """Letters that must be among them, each as often as it stands here, at most `count`; empty: any cards."""


class Row(Struct, frozen=True):
    """A word as it is laid."""

    cards: tuple[int, ...]
    """Letter by letter; a card lies in one row, once."""
    word: str
    """In capitals, as long as `cards`; where a Pun card lies, the letter that it stands for."""


class Post(Struct, frozen=True, tag="post"):
    """The active seat makes a standing offer, which the active player of a later turn may take at once (rules 4).

    Its owner's consent is given: for these cards, to anybody whose cards fit the wish.
    """

    cards: tuple[int, ...]
    """What its owner gives."""
    shown: bool
    """Whether everybody may know these letters; else only how many they are."""
    wants: Wish
    """Public."""
    why: Why | None = None


class Withdraw(Struct, frozen=True, tag="withdraw"):
    """The active seat takes back one of its standing offers."""

    number: int
    """The offer's."""


class TakeStanding(Struct, frozen=True, tag="take_standing"):
    """The active seat takes somebody's standing offer: the trade is made."""

    number: int
    """The offer's."""
    cards: tuple[int, ...]
    """What the active seat gives; it fits the offer's wish."""
    shown: bool = False
    """Whether everybody may know these letters (the wish's are known anyway)."""
    why: Why | None = None


class Offer(Struct, frozen=True, tag="offer"):
    """The active seat offers a partner a trade."""

    partner: Seat
    cards: tuple[int, ...]
    """What the active seat gives."""
    shown: bool
    """Open: everybody may know letters and wish. Sealed: the partner knows the wish and how many cards."""
    wants: Wish
    why: Why | None = None


class Speak(Struct, frozen=True, tag="speak"):
    """A seat enters a trade that was agreed aloud: first the active one, then the partner that it names.

    The trade is made if each one's cards fit the other's wish; else everybody learns only that it was not made.
    """

    partner: Seat
    """The other one, whoever enters."""
    cards: tuple[int, ...]
    """What this seat gives."""
    wants: Wish
    """What this seat was promised."""
    shown: bool = False
    """Whether everybody may know the letters that this seat gives."""


class Answer(Struct, frozen=True, tag="answer"):
    """The partner answers an offer with cards: what fits its wish makes the trade, anything else is a counter-offer."""

    cards: tuple[int, ...]
    shown: bool = False
    """Whether everybody may know these letters; else only how many they are."""
    why: Why | None = None


class Refuse(Struct, frozen=True, tag="refuse"):
    """No: the partner to an offer or a spoken trade, or the active seat to a counter-offer."""

    why: Why | None = None


class Accept(Struct, frozen=True, tag="accept"):
    """The active seat takes the counter-offer: the trade is made."""

    why: Why | None = None


class Swap(Struct, frozen=True, tag="swap"):
    """Phase 2: one to three cards of the hand for as many of the centre; the turn ends."""

    give: tuple[int, ...]
    take: tuple[int, ...]
    """As many; each lands where the other lay, in this order."""
    why: Why | None = None


class Draw(Struct, frozen=True, tag="draw"):
    """Phase 2: the top card of the deck; the turn ends."""

    why: Why | None = None


class EndRound(Struct, frozen=True, tag="end_round"):
    """Phase 2: everybody else has exactly one more turn, then comes the count."""

    why: Why | None = None


class Stand(Struct, frozen=True, tag="stand"):
    """Phase 2 of the last lap: the turn ends with nothing done."""

    why: Why | None = None


class Lay(Struct, frozen=True, tag="lay"):
    """The count: a seat confirms its words. Once; what is refused later counts 0 and is not laid anew."""

    rows: tuple[Row, ...]


class Rule(Struct, frozen=True, tag="rule"):
    """The ruling of a word of this round. By the table, whoever it comes from."""

    word: str
    counts: bool
    reason: str
    """`word`, `name`, `abbreviation` or `unknown`: what the word is said to be."""
    source: str
    """`table`, `house` or `lexicon`: who says so. It replaces an earlier ruling of a weaker or equal source."""


class Close(Struct, frozen=True, tag="close"):
    """The rulings are closed: the next round, or the winners. By the table; not while a word is pending."""


class Leave(Struct, frozen=True, tag="leave"):
    """A seat leaves the game, in any state. By the table."""

    seat: Seat


class Join(Struct, frozen=True, tag="join"):
    """Somebody sits down last in rotation with the lowest total present. By the table, between rounds."""

    player: Player


Move: TypeAlias = (
    Post
    | Withdraw
    | TakeStanding
    | Offer
    | Speak
    | Answer
    | Refuse
    | Accept
    | Swap
    | Draw
    | EndRound
    | Stand
    | Lay
    | Rule
    | Close
    | Leave
    | Join
)
