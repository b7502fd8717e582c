"""All that one viewer may know of a game of Pun: the screens and the computers get nothing else."""

from enum import StrEnum

from msgspec import Struct

from wordgames.core.game import Result
from wordgames.core.players import Player, Seat, Viewer
from wordgames.games.pun.moves import Wish


class Phase(StrEnum):
    """Where a game stands."""

    TURN = "turn"
    """The active seat trades, and ends its turn by one of the three choices; or a trade waits for somebody."""
    COUNTING = "counting"
    """Everybody confirms the words of his hand."""
    JUDGING = "judging"
    """All hands are open: rulings can be made and changed."""
    OVER = "over"
    """The game is over."""


class TradeStep(StrEnum):
    """What a trade under way waits for."""

    OFFERED = "offered"
    """The partner answers an offer."""
    COUNTERED = "countered"
    """The active seat takes or leaves the counter-offer."""
    SPOKEN = "spoken"
    """The partner enters what was agreed aloud."""


class Length(StrEnum):
    """How many rounds a match has (rules, Pun 14)."""

    SHORT = "short"
    """One."""
    NORMAL = "normal"
    """Three."""
    FULL = "full"
    """One a seat, and at least four."""


class PunOptions(Struct, frozen=True, kw_only=True):
    """What the table chose; the defaults are the rulebook's and `rules`' own."""

    lang: str = "en"
    """The language of the words, and of computers."""
    also: str | None = None
    """A second language whose words count too."""
    subject: str | None = None
    """Only words of this one of the deck's subjects count; None: all."""
    min_length: int = 2
    """Letters of the shortest word, 2 to 4. With 2, English has A and I besides."""
    without_qxy: bool = False
    """Whether the cards Q, X and Y are taken out (advised when only German is played)."""
    trade_with_ender: bool = True
    """Whether who ended the round may still be traded with in the last lap."""
    lay_best: bool = False
    """Whether the best of each hand is laid for its player."""
    length: Length = Length.SHORT
    by_rounds_won: bool = False
    """Whether the match goes by rounds won; else by all letters together."""

    @property
    def languages(self) -> tuple[str, ...]:
        """All languages whose words count."""
        return (self.lang,) if self.also in (None, self.lang) else (self.lang, str(self.also))


class CardView(Struct, frozen=True):
    """A card whose face the viewer may see."""

    card: int
    """Its number in the deck: the same card all game."""
    face: str
    """A capital A to Z, or `PUN_CARD`."""


class SideView(Struct, frozen=True):
    """What one side of a trade gives, as far as the viewer may know."""

    count: int | None
    """How many cards; None in a spoken trade that somebody else entered."""
    cards: tuple[CardView, ...] | None
    """None where they are face down for this viewer."""
    shown: bool
    """Whether everybody may see them."""


class TradeView(Struct, frozen=True):
    """A trade under way; it belongs to the active seat's turn."""

    step: TradeStep
    active: Seat
    partner: Seat
    waits_for: Seat
    """Who is thinking: the partner, or with a counter-offer the active seat."""
    gives: SideView
    """What the active seat gives."""
    wants: Wish | None
    """What the active seat wants; None where this viewer may not know."""
    answer: SideView | None
    """The counter-offer: what the partner would give instead."""


class StandingView(Struct, frozen=True):
    """A standing offer on the table; it lapses by itself when its owner can't meet it any more."""

    number: int
    """For `TakeStanding` and `Withdraw`."""
    owner: Seat
    gives: SideView
    wants: Wish


class RulingView(Struct, frozen=True):
    """What was said of a word, and by whom."""

    counts: bool
    reason: str
    """`word`, `name`, `abbreviation`, `unknown`; `too_short` or `off_subject` by the table's own options."""
    source: str
    """`table`, `house` or `lexicon`; `rules` where no ruling is needed."""


class LaidView(Struct, frozen=True):
    """A word that a seat laid."""

    word: str
    """In capitals."""
    cards: tuple[CardView, ...]
    """Letter by letter; a Pun card keeps its own face here."""
    ruling: RulingView | None
    """None while pending."""
    pending: bool
    points: int
    """Its letters if it counts, else 0."""


class HandView(Struct, frozen=True):
    """What a seat made of its hand, shown when everybody has laid."""

    seat: Seat
    cards: tuple[CardView, ...]
    """The whole hand; the most that was in it can be looked for from now on."""
    words: tuple[LaidView, ...]
    left: tuple[CardView, ...]
    """Cards in no row."""
    points: int
    """As the rulings stand."""


class RoundView(Struct, frozen=True):
    """A round whose hands are open."""

    number: int
    """From 1."""
    starter: Seat
    hands: tuple[HandView, ...]
    """In order of seats, of those who were there at the end of the round."""
    winners: tuple[Seat, ...]
    """As the rulings stand: most letters, ties shared."""


class DrawnView(Struct, frozen=True):
    """A card drawn for who begins (rules, Pun 2)."""

    seat: Seat
    face: str


class SeatView(Struct, frozen=True):
    """A seat as the viewer may see it."""

    player: Player
    present: bool
    hand: tuple[CardView, ...] | None
    """In the order in which the cards came, new ones last; None where the viewer may not see it."""
    cards: int
    """How many cards the hand has."""
    total: int
    """Letters of the match so far, with this round's as they stand."""
    won: int
    """Rounds won so far, with this round's as it stands."""
    offers: int
    """Offers that the active seat has made to this one in this turn."""
    refused: int
    """How many of them came to nothing; two close the partner for this turn (rules, Pun 3)."""
    open_to_trade: bool
    """Whether the active seat may offer this one a trade now."""
    laid: bool
    """The count: this seat has confirmed its words."""


class PunView(Struct, frozen=True, kw_only=True):
    """Everything on the table that this viewer may know."""

    viewer: Viewer
    phase: Phase
    round_number: int
    """From 1."""
    rounds: int
    """In the match."""
    starter: Seat
    """Who began this round."""
    turn: Seat
    """The active seat (phase TURN)."""
    turn_number: int
    """Of this round, from 1."""
    ender: Seat | None
    """Who ended the round: the lap that runs is the last, and stops at this seat."""
    turns_to_quiet_end: int
    """After so many more turns without a draw the seat to move counts as having ended the round; 0 in the last lap."""
    deck: int
    """Cards left in the deck."""
    centre: tuple[CardView, ...]
    """Three, face up."""
    seats: tuple[SeatView, ...]
    rotation: tuple[Seat, ...]
    """All seats as they sit, each to the left of the one before."""
    trade: TradeView | None
    standing: tuple[StandingView, ...]
    """Standing offers, oldest first."""
    drawn: tuple[tuple[DrawnView, ...], ...]
    """What was drawn for who begins the match, draw after draw; the last one decided."""
    shown: tuple[RoundView, ...]
    """Rounds whose hands are open; the last is the one being judged in JUDGING."""
    options: PunOptions
    result: Result | None
