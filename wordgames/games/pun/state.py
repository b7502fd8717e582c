"""A game of Pun as a frozen value: everything that a later move, view or result can depend on."""

from msgspec import Struct

from wordgames.core.game import Result
from wordgames.core.players import Player, Seat
from wordgames.core.rng import Dice
from wordgames.games.pun.material import PunDeck
from wordgames.games.pun.moves import CENTRE, HAND, Row, Wish
from wordgames.games.pun.view import Phase, PunOptions, RoundView, TradeStep

QUIET_LAPS = 3
"""So many laps in a row without a draw end the round (rules, Pun 8)."""
MOST_REFUSED = 2
"""So many refused offers close a partner for the turn (rules, Pun 3)."""
MOST_STANDING = 3
"""Standing offers that one seat may have on the table: more than nobody reads."""
MOST_SWAPPED = CENTRE
"""Cards that may be swapped with the centre at once (rules, Pun 5)."""


def cards_needed(seats: int) -> int:
    """Cards that a deal takes: the hands, and three for the centre."""
    return HAND * seats + CENTRE


class Trade(Struct, frozen=True, kw_only=True):
    """A trade that waits for somebody; it belongs to the active seat."""

    step: TradeStep
    partner: Seat
    cards: tuple[int, ...]
    """What the active seat gives."""
    shown: bool
    wants: Wish
    """What the active seat wants, or says that it was promised."""
    answer: tuple[int, ...] = ()
    """What the partner would give instead."""
    answer_shown: bool = False


class Standing(Struct, frozen=True):
    """A standing offer on the table."""

    number: int
    owner: Seat
    cards: tuple[int, ...]
    shown: bool
    wants: Wish


class Ruling(Struct, frozen=True):
    """What was said of a word in this round."""

    word: str
    counts: bool
    reason: str
    source: str


class Drawn(Struct, frozen=True):
    """A card drawn for who begins."""

    seat: Seat
    face: str


class PunState(Struct, frozen=True, kw_only=True):
    """The whole game. Tuples are indexed by seat where nothing else is said; cards are numbers of the deck."""

    options: PunOptions
    deck: PunDeck
    """Of its subjects only the one that is played."""
    dice: Dice
    players: tuple[Player, ...]
    """Everybody who ever sat down; a seat's number never changes."""
    present: tuple[bool, ...]
    rotation: tuple[Seat, ...]
    """All seats as they sit, each to the left of the one before."""
    phase: Phase
    rounds: int
    """In the match."""
    round_number: int
    """From 1."""
    starter: Seat
    turn: Seat
    """The active seat; in other phases who was active last."""
    turn_number: int
    """Of this round, from 1."""
    ender: Seat | None
    """Who ended the round; the last lap stops at his seat, whether he is still there or not."""
    quiet_turns: int
    """Turns in a row without a draw."""
    pile: tuple[int, ...]
    """The deck, top first."""
    centre: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    """In the order in which the cards came."""
    aside: tuple[int, ...]
    """Cards of those who left, face down out of play for this round."""
    trade: Trade | None
    standing: tuple[Standing, ...]
    offers_posted: int
    """Standing offers so far in the match: the last one's number."""
    offers: tuple[int, ...]
    """Offers that the active seat has made to each in this turn."""
    refused: tuple[int, ...]
    """How many of them came to nothing."""
    laid: tuple[tuple[Row, ...] | None, ...]
    """Words that were confirmed; None for who has not, or takes no part."""
    rulings: tuple[Ruling, ...]
    """Of this round's words."""
    totals: tuple[int, ...]
    """Letters of the closed rounds."""
    won: tuple[int, ...]
    """Closed rounds won; a tie is a full round for each (rules, Pun 14)."""
    closed: tuple[RoundView, ...]
    """Rounds that are closed for good."""
    drawn: tuple[tuple[Drawn, ...], ...]
    """What was drawn for who begins, draw after draw."""
    result: Result | None

    def seats_present(self) -> tuple[Seat, ...]:
        """Who is at the table, by number."""
        return tuple(seat for seat, here in enumerate(self.present) if here)

    def to_the_left_of(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats in seating order from this one's left; it comes last itself."""
        at = self.rotation.index(seat) + 1
        return self.rotation[at:] + self.rotation[:at]

    def faces(self, cards: tuple[int, ...]) -> str:
        """What stands on these cards."""
        return "".join(self.deck.cards[card] for card in cards)

    def fits(self, cards: tuple[int, ...], wish: Wish) -> bool:
        """Whether the cards are exactly as many as wished, with the letters that were named among them."""
        faces = self.faces(cards)
        return len(cards) == wish.count and all(
            faces.count(letter) >= wish.letters.count(letter) for letter in wish.letters
        )

    def is_open(self, seat: Seat) -> bool:
        """Whether the active seat may trade with this one by the standing of the round, refused offers aside."""
        if seat == self.turn or not self.present[seat]:
            return False
        return seat != self.ender or self.options.trade_with_ender
