"""What happens in a game of Punch Line, for animations and the log."""

from typing import TypeAlias

from wordgames.core.events import Event
from wordgames.core.players import Seat


class GameBegan(Event, frozen=True, kw_only=True, tag="game_began"):
    """A game of the match begins: the deck is shuffled, the strips are set anew."""

    game_number: int
    first_reader: Seat


class StripsArranged(Event, frozen=True, kw_only=True, tag="strips_arranged"):
    """A seat has put its strips in order."""

    seat: Seat


class CardTurned(Event, frozen=True, kw_only=True, tag="card_turned"):
    """A new round: the reader announces the switch, and the two strips have changed places on every holder."""

    round_number: int
    reader: Seat
    switch: tuple[int, int]


class RoundBegan(Event, frozen=True, kw_only=True, tag="round_began"):
    """All may slide from now on; on a passed screen each from his Go on, computers at once."""

    round_number: int


class SentenceRead(Event, frozen=True, kw_only=True, tag="sentence_read"):
    """The sentence was read, on a passed screen to the seats of the audience alone."""

    sentence: str


class WentBehindCurtain(Event, frozen=True, kw_only=True, tag="went"):
    """Passed screen: a seat's own time has begun."""

    seat: Seat
    timer_id: int
    duration_ms: int


class StripSlid(Event, frozen=True, kw_only=True, tag="strip_slid"):
    """A seat moved a strip."""

    seat: Seat
    slot: int
    before: int
    position: int


class GlassTurned(Event, frozen=True, kw_only=True, tag="glass_turned"):
    """The race is on; on a passed screen only the seat itself knows, and no timer follows."""

    seat: Seat
    timer_id: int | None
    duration_ms: int


class SeatDone(Event, frozen=True, kw_only=True, tag="seat_done"):
    """A seat is done for this round; its holder is covered."""

    seat: Seat


class RoundEnded(Event, frozen=True, kw_only=True, tag="round_ended"):
    """All holders are frozen, the words are shown."""

    round_number: int
    time_up: bool
    """The glass ran out; else all were done before."""


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


class TieToBreak(Event, frozen=True, kw_only=True, tag="tie_to_break"):
    """An exact tie at or above the target: one more round with everybody."""

    seats: tuple[Seat, ...]


class GameEnded(Event, frozen=True, kw_only=True, tag="game_ended"):
    """A game of the match has its winners."""

    game_number: int
    winners: tuple[Seat, ...]
    reason: str


class MatchEnded(Event, frozen=True, kw_only=True, tag="match_ended"):
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


PunchlineEvent: TypeAlias = (
    GameBegan
    | StripsArranged
    | CardTurned
    | RoundBegan
    | SentenceRead
    | WentBehindCurtain
    | StripSlid
    | GlassTurned
    | SeatDone
    | RoundEnded
    | WordRuled
    | RoundClosed
    | TieToBreak
    | GameEnded
    | MatchEnded
    | SeatLeft
    | SeatJoined
)
"""Every event of the game."""
