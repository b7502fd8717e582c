"""What happens in a game of Pun, for animations and the log."""

from typing import TypeAlias

from wordgames.core.events import Event
from wordgames.core.players import Seat
from wordgames.games.pun.moves import Why, Wish


class RoundDealt(Event, frozen=True, kw_only=True, tag="round_dealt"):
    """Six cards each, three in the centre."""

    round_number: int
    starter: Seat


class TurnBegan(Event, frozen=True, kw_only=True, tag="turn_began"):
    """A seat is active."""

    seat: Seat


class StandingPosted(Event, frozen=True, kw_only=True, tag="standing_posted"):
    """A seat made a standing offer."""

    seat: Seat
    number: int
    given: int
    """How many cards."""
    letters: str | None
    """Which; None where they are face down."""
    wants: Wish
    why: Why | None


class StandingGone(Event, frozen=True, kw_only=True, tag="standing_gone"):
    """A standing offer is off the table."""

    seat: Seat
    number: int
    withdrawn: bool
    """Taken back by its owner; else it lapsed, since it can't be met any more."""


class OfferMade(Event, frozen=True, kw_only=True, tag="offer_made"):
    """The active seat offered a trade; letters and wish are known to its audience only where it was sealed."""

    seat: Seat
    partner: Seat
    given: int
    why: Why | None


class OfferDetailed(Event, frozen=True, kw_only=True, tag="offer_detailed"):
    """What the offer says, for those who may know."""

    seat: Seat
    partner: Seat
    letters: str | None
    """What it gives; None where that is face down."""
    wants: Wish


class SpokenBegan(Event, frozen=True, kw_only=True, tag="spoken_began"):
    """The active seat has entered a trade that was agreed aloud; the partner is next."""

    seat: Seat
    partner: Seat


class Countered(Event, frozen=True, kw_only=True, tag="countered"):
    """The partner would give something else."""

    seat: Seat
    """The partner."""
    partner: Seat
    """The active seat."""
    given: int
    letters: str | None
    """None where they are face down."""
    why: Why | None


class OfferRefused(Event, frozen=True, kw_only=True, tag="offer_refused"):
    """An offer, or a counter-offer, came to nothing."""

    seat: Seat
    """Who said no."""
    partner: Seat
    why: Why | None


class SpokenNotMade(Event, frozen=True, kw_only=True, tag="spoken_not_made"):
    """What the two entered does not fit, or one said no: nobody learns which."""

    seat: Seat
    partner: Seat


class TradeMade(Event, frozen=True, kw_only=True, tag="trade_made"):
    """Two seats traded."""

    seat: Seat
    """The active one."""
    partner: Seat
    given: int
    """How many cards the active seat gave."""
    got: int
    given_letters: str | None
    """None where they went face down."""
    got_letters: str | None
    standing: int | None
    """The number of the standing offer that was taken."""
    why: Why | None


class CardsTraded(Event, frozen=True, kw_only=True, tag="cards_traded"):
    """The letters of a trade, for the two who traded."""

    seat: Seat
    partner: Seat
    given_letters: str
    got_letters: str


class Swapped(Event, frozen=True, kw_only=True, tag="swapped"):
    """A seat swapped with the centre, for all to see."""

    seat: Seat
    gave: str
    took: str
    why: Why | None


class Drew(Event, frozen=True, kw_only=True, tag="drew"):
    """A seat drew from the deck."""

    seat: Seat
    left: int
    """Cards left in the deck."""
    why: Why | None


class CardDrawn(Event, frozen=True, kw_only=True, tag="card_drawn"):
    """What it drew, for itself."""

    seat: Seat
    card: int
    face: str


class RoundEnding(Event, frozen=True, kw_only=True, tag="round_ending"):
    """Everybody else has exactly one more turn."""

    seat: Seat
    quiet: bool
    """After three laps without a draw; else by the seat's own choice."""
    why: Why | None


class Stood(Event, frozen=True, kw_only=True, tag="stood"):
    """A seat leaves its hand as it is, in the last lap."""

    seat: Seat
    why: Why | None


class CountBegan(Event, frozen=True, kw_only=True, tag="count_began"):
    """The round is over: everybody confirms his words."""

    round_number: int


class HandLaid(Event, frozen=True, kw_only=True, tag="hand_laid"):
    """A seat has confirmed its words; they are still covered."""

    seat: Seat


class HandsShown(Event, frozen=True, kw_only=True, tag="hands_shown"):
    """All hands are open."""

    round_number: int


class WordRuled(Event, frozen=True, kw_only=True, tag="word_ruled"):
    """Somebody said whether a word counts."""

    word: str
    counts: bool
    reason: str
    source: str


class RoundClosed(Event, frozen=True, kw_only=True, tag="round_closed"):
    """The round's points are final."""

    round_number: int
    points: tuple[tuple[Seat, int], ...]
    winners: tuple[Seat, ...]


class MatchEnded(Event, frozen=True, kw_only=True, tag="match_ended"):
    """All is over."""

    winners: tuple[Seat, ...]
    reason: str


class SeatLeft(Event, frozen=True, kw_only=True, tag="seat_left"):
    """A seat left the game; its cards lie face down out of play."""

    seat: Seat


class SeatJoined(Event, frozen=True, kw_only=True, tag="seat_joined"):
    """Somebody sat down."""

    seat: Seat
    total: int


PunEvent: TypeAlias = (
    RoundDealt
    | TurnBegan
    | StandingPosted
    | StandingGone
    | OfferMade
    | OfferDetailed
    | SpokenBegan
    | Countered
    | OfferRefused
    | SpokenNotMade
    | TradeMade
    | CardsTraded
    | Swapped
    | Drew
    | CardDrawn
    | RoundEnding
    | Stood
    | CountBegan
    | HandLaid
    | HandsShown
    | WordRuled
    | RoundClosed
    | MatchEnded
    | SeatLeft
    | SeatJoined
)
"""Every event of the game."""
