"""The contract of a game: its setup, its seed and its moves are the whole game.

A game is a stateless object. States, moves, events, views and options are frozen msgspec Structs; what belongs to
seats is a tuple indexed by seat; there are no dicts and no sets in them, so the encoded state is the same in every
process and its digest can be compared.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from wordgames.core.events import Event
from wordgames.core.players import Actor, Player, Seat, Viewer


class CommonRefusal(StrEnum):
    """Refusals that every game may give."""

    TOO_FEW_SEATS = "too_few_seats"
    """Fewer seats than the game is for; facts: seats, least."""
    TOO_MANY_SEATS = "too_many_seats"
    """More seats than the game is for; facts: seats, most."""
    GAME_OVER = "game_over"
    """The game is over: nothing can be done any more."""
    TABLE_ONLY = "table_only"
    """Only the table may do this, no single seat."""
    SEAT_ONLY = "seat_only"
    """A seat does this for itself, never the table."""
    NO_SUCH_SEAT = "no_such_seat"
    """There is no such seat, or whoever sat there has left; facts: seat."""
    WRONG_TIME = "wrong_time"
    """Not in this phase of the game; facts: phase."""


class Refusal(Struct, frozen=True):
    """Why a move or a setup is not possible: a code with its facts, never a sentence (`wordgames.texts` speaks)."""

    code: str
    """A value of the game's own StrEnum of refusals, or of `CommonRefusal`."""
    facts: tuple[tuple[str, int | str], ...] = ()
    """Names and values that a sentence about it needs, such as ("seats", 7), ("most", 6)."""


StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")


class Transition(Struct, Generic[StateT], frozen=True):
    """What a move led to."""

    state: StateT
    events: tuple[Event, ...] = ()
    """What happened, in order, each with who may know it."""


class Need(Struct, frozen=True):
    """Something that the outside owes a state. Games subclass it (a ruling of a word, a glass of sand)."""


class WordRulingNeeded(Need, frozen=True, tag="word_ruling"):
    """Somebody must say whether a word counts."""

    word: str
    """Capitals A to Z."""
    lang: str
    """Its language; several, in any of which it may count, are joined by plus signs, as "en+de"."""

    @property
    def langs(self) -> tuple[str, ...]:
        """The languages, the first one first."""
        return tuple(self.lang.split("+"))


class TimerNeeded(Need, frozen=True, tag="timer"):
    """A glass runs; when it has run out the table submits the game's `TimeUp` with this id."""

    timer_id: int
    """A stale id is refused."""
    duration_ms: int


class Standing(Struct, frozen=True):
    """One seat's place at the end."""

    seat: Seat
    place: int
    """1 is first; equal totals share a place, and the next place is counted on (1, 1, 3), unless the game has its own
    way to decide between them."""
    points: int


class Result(Struct, frozen=True):
    """How a game ended."""

    standings: tuple[Standing, ...]
    """Best first, ties in order of seats; seats that left are absent."""
    winners: tuple[Seat, ...]
    reason: str = "finished"
    """`finished`, or why it ended as it stood (a game's own code, such as `too_few_seats`)."""


class Keepsake(Struct, frozen=True):
    """Something that was made in a game and outlives it, such as a phrase: the store keeps it with the move."""

    round_number: int
    seat: Seat
    """Who made it."""
    asked: str
    """What it answers."""
    said: str
    """The answer itself, as it reads."""
    place: int
    """Among those of its round, 1 is best."""
    given: int
    """Points that it was thought worth."""
    kept: int
    """Points that its author got for it."""


class Setup(Struct, frozen=True):
    """All that a game begins with. Options and deck are the game's own Structs, by content."""

    game: str
    """The game's name in the catalogue, such as "punchline"."""
    rules: int
    """The version of the rules that plays it."""
    players: tuple[Player, ...]
    options: Any
    deck: Any
    seed: int


class Game(Protocol):
    """What the session, the conformance suite and the screens know of a game."""

    name: str
    """Its key in catalogue, records and resources: lower case, no spaces."""
    rules: int
    """Raised by one whenever a recorded game would replay to another state."""
    seat_numbers: range
    """How many may sit down."""
    state_type: type[Any]
    move_type: Any
    """A type or union that msgspec can decode a move into."""
    options_type: type[Any]
    deck_type: type[Any]

    def setup(self, players: Sequence[Player], options: Any, deck: Any, seed: int) -> Any | Refusal:
        """The first state, or why this cannot be played, with the numbers."""
        ...

    def check(self, state: Any, actor: Actor, move: Any) -> Refusal | None:
        """Why this actor may not make this move now; None if he may."""
        ...

    def apply(self, state: Any, actor: Actor, move: Any) -> Transition[Any] | Refusal:
        """The move made, or the same refusal that `check` gives, the state untouched."""
        ...

    def view(self, state: Any, viewer: Viewer) -> Any:
        """All that this viewer may know, as plain values."""
        ...

    def options(self, view: Any, seat: Seat) -> tuple[Any, ...]:
        """The moves open to a seat, from the view alone; what cannot be enumerated is described."""
        ...

    def needs(self, state: Any) -> tuple[Need, ...]:
        """What the outside owes: rulings, a timer."""
        ...

    def waiting_for(self, state: Any) -> tuple[Actor, ...]:
        """Who must act (seats, or the table); empty when it is over."""
        ...

    def result(self, state: Any) -> Result | None:
        """The result, or None while it is played."""
        ...

    def keepsakes(self, state: Any) -> tuple[Keepsake, ...]:
        """What has been made so far that is to be remembered; it only grows. Known to everybody by then."""
        ...

    def players(self, state: Any) -> tuple[Player, ...]:
        """Who sits, or sat, on each seat, those who joined last; a seat keeps its number for the whole game."""
        ...

    def ruling(self, word: str, counts: bool, reason: str, source: str) -> Any:
        """The table's move that answers a `WordRulingNeeded`; source is `table`, `house` or `lexicon`."""
        ...

    def time_up(self, timer_id: int) -> Any:
        """The table's move that answers a `TimerNeeded` when its glass has run out."""
        ...

    def leave(self, seat: Seat) -> Any:
        """The table's move by which a seat leaves."""
        ...

    def join(self, player: Player) -> Any:
        """The table's move by which somebody sits down."""
        ...

    def is_step(self, move: Any) -> bool:
        """Whether the move is one small step of many (a strip slid): a power cut may lose it, a decision never."""
        ...

    def can_undo(self, move: Any) -> bool:
        """Whether the move may be taken back while it is the last: it showed nobody anything new, and nobody raced."""
        ...
