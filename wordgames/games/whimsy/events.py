"""What happens in a game of Word Whimsy, for animations and the log. Before the chips nothing here tells an author."""

from typing import TypeAlias

from msgspec import Struct

from wordgames.core.events import Event
from wordgames.core.players import Seat
from wordgames.games.whimsy.moves import Why


class RoundBegan(Event, frozen=True, kw_only=True, tag="round_began"):
    """Hands are full, a prompt is about to be turned."""

    round_number: int
    referee: Seat


class PromptTurned(Event, frozen=True, kw_only=True, tag="prompt_turned"):
    """The prompt lies open."""

    referee: Seat
    prompt: str


class EnvelopeClosed(Event, frozen=True, kw_only=True, tag="envelope_closed"):
    """A seat's envelope is closed; for itself."""

    seat: Seat


class EnvelopeReopened(Event, frozen=True, kw_only=True, tag="envelope_reopened"):
    """A seat has taken its envelope back; for itself."""

    seat: Seat


class EnvelopesCounted(Event, frozen=True, kw_only=True, tag="envelopes_counted"):
    """So many envelopes are closed now: one more or one less; nobody learns whose."""

    closed: int
    expected: int


class HandExchanged(Event, frozen=True, kw_only=True, tag="hand_exchanged"):
    """A seat has thrown its hand away for seven new cards; for itself. Everybody learns it with the chips."""

    seat: Seat
    cards: tuple[int, ...]
    """The new ones."""


class SeatSatOut(Event, frozen=True, kw_only=True, tag="seat_sat_out"):
    """The round does not wait for somebody who is away."""

    seat: Seat


class EnvelopesMixed(Event, frozen=True, kw_only=True, tag="envelopes_mixed"):
    """The envelopes lie mixed on the table."""

    envelopes: int


class EnvelopeOpened(Event, frozen=True, kw_only=True, tag="envelope_opened"):
    """An answer is read aloud."""

    slot: int
    words: tuple[str, ...]


class RankingMade(Event, frozen=True, kw_only=True, tag="ranking_made"):
    """Where everybody ranks: a seat has; for itself."""

    seat: Seat


class Awarded(Struct, frozen=True):
    """One answer with its chip."""

    seat: Seat
    words: tuple[str, ...]
    place: int
    chip: int
    """0 for none."""
    kept: int
    """What of it the author keeps."""
    mulligan: bool
    """Whether its author had thrown a hand away for it."""


class ChipsGiven(Event, frozen=True, kw_only=True, tag="chips_given"):
    """All chips of the round are given, all authors known."""

    round_number: int
    referee: Seat
    answers: tuple[Awarded, ...]
    """Best first."""
    why: Why | None
    word: str


class StackSetAside(Event, frozen=True, kw_only=True, tag="stack_set_aside"):
    """Nobody has answered: the stack scores nobody."""

    round_number: int


class HandsRefilled(Event, frozen=True, kw_only=True, tag="hands_refilled"):
    """The cards of the round are discarded, everybody has seven again."""

    reshuffled: bool
    """Whether the discards had to be shuffled in."""


class CardsDrawn(Event, frozen=True, kw_only=True, tag="cards_drawn"):
    """What a seat has drawn, for itself."""

    seat: Seat
    cards: tuple[int, ...]


class RefereeFollowed(Event, frozen=True, kw_only=True, tag="referee_followed"):
    """The referee has left; the next on the left takes over, without an answer of his own."""

    seat: Seat


class GameEnded(Event, frozen=True, kw_only=True, tag="game_ended"):
    """All is over."""

    winners: tuple[Seat, ...]
    reason: str


class SeatLeft(Event, frozen=True, kw_only=True, tag="seat_left"):
    """A seat left the game."""

    seat: Seat


class SeatJoined(Event, frozen=True, kw_only=True, tag="seat_joined"):
    """Somebody sat down."""

    seat: Seat
    total: int


WhimsyEvent: TypeAlias = (
    RoundBegan
    | PromptTurned
    | EnvelopeClosed
    | EnvelopeReopened
    | EnvelopesCounted
    | HandExchanged
    | SeatSatOut
    | EnvelopesMixed
    | EnvelopeOpened
    | RankingMade
    | ChipsGiven
    | StackSetAside
    | HandsRefilled
    | CardsDrawn
    | RefereeFollowed
    | GameEnded
    | SeatLeft
    | SeatJoined
)
"""Every event of the game."""
