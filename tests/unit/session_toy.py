"""A game small enough to see through, with everything that a session has to cope with.

Two to four seats. Whoever's turn it is adds 1 to 3 to his points, says a word that must be ruled on, or draws a hidden
number from the dice; nobody waits for anybody in the toy's race move `Dash`. Ten points end it.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from wordgames.core.events import Event
from wordgames.core.game import (
    Keepsake,
    Need,
    Refusal,
    Result,
    Setup,
    Standing,
    TimerNeeded,
    Transition,
    WordRulingNeeded,
)
from wordgames.core.players import TABLE, Actor, Kind, Player, Seat, Viewer
from wordgames.core.rng import Dice


class Add(Struct, frozen=True, tag="add"):
    """Add to one's own points; can be taken back."""

    points: int


class Draw(Struct, frozen=True, tag="draw"):
    """Draw a number that nobody else sees; shows its drawer something new."""


class Say(Struct, frozen=True, tag="say"):
    """Say a word; it waits for a ruling, and is worth 1."""

    word: str


class Rule(Struct, frozen=True, tag="rule"):
    """The ruling of a word."""

    word: str
    counts: bool
    reason: str
    source: str


class TimeUp(Struct, frozen=True, tag="time_up"):
    """Ends the game as it stands."""

    timer_id: int


class Leave(Struct, frozen=True, tag="leave"):
    """A seat leaves; one left ends it."""

    seat: Seat


class Join(Struct, frozen=True, tag="join"):
    """Somebody sits down."""

    player: Player


Move = Add | Draw | Say | Rule | TimeUp | Leave | Join


class Options(Struct, frozen=True):
    """What is played to."""

    target: int = 10
    lang: str = "en"


class State(Struct, frozen=True):
    """The toy's state."""

    players: tuple[Player, ...]
    options: Options
    dice: Dice
    points: tuple[int, ...]
    hidden: tuple[int, ...]
    present: tuple[bool, ...]
    turn: int = 0
    pending: tuple[str, ...] = ()
    over: str | None = None
    threes: tuple[int, ...] = ()
    """Who has added three at once, each time."""


class View(Struct, frozen=True):
    """What a viewer may know."""

    points: tuple[int, ...]
    hidden: tuple[int, ...]
    """0 for what is not his."""
    turn: int
    pending: tuple[str, ...]


class Drawn(Event, frozen=True, tag="drawn"):
    """A number was drawn."""

    number: int


class Added(Event, frozen=True, tag="added"):
    """Points were added."""

    seat: Seat
    points: int


class ToyGame:
    """The toy."""

    name = "toy"
    rules = 1
    seat_numbers = range(2, 5)
    state_type = State
    move_type = Move
    options_type = Options
    deck_type = tuple[int, ...]

    def setup(self, players: Sequence[Player], options: Options, deck: Any, seed: int) -> State | Refusal:
        if len(players) not in self.seat_numbers:
            return Refusal("seats", (("seats", len(players)), ("least", 2), ("most", 4)))
        n = len(players)
        return State(tuple(players), options, Dice.seeded(seed), (0,) * n, (0,) * n, (True,) * n)

    def check(self, state: State, actor: Actor, move: Any) -> Refusal | None:
        if state.over:
            return Refusal("over")
        match move:
            case Rule(word=word):
                known = word in state.pending
                return None if actor == TABLE and known else Refusal("no_such_word")
            case TimeUp(timer_id=timer_id):
                return None if timer_id == sum(state.points) else Refusal("stale_timer")
            case Leave(seat=seat):
                return None if state.present[seat] else Refusal("gone")
            case Join():
                return None if len(state.players) < 4 else Refusal("full")
            case Add(points=points) if not 1 <= points <= 3:
                return Refusal("points", (("most", 3),))
            case _:
                return None if actor == state.turn else Refusal("not_your_turn")

    def apply(self, state: State, actor: Actor, move: Any) -> Transition[State] | Refusal:
        if (refusal := self.check(state, actor, move)) is not None:
            return refusal
        events: tuple[Event, ...] = ()
        match move:
            case Add(points=points):
                state = self._score(state, actor, points)
                if points == 3:
                    state = replace(state, threes=(*state.threes, actor))
                events = (Added(seat=actor, points=points),)
            case Draw():
                number, dice = state.dice.below(100)
                hidden = state.hidden[:actor] + (number + 1,) + state.hidden[actor + 1 :]
                state = replace(state, dice=dice, hidden=hidden, turn=self._next(state))
                events = (Drawn(audience=(actor,), number=number + 1),)
            case Say(word=word):
                state = replace(state, pending=state.pending + (word,), turn=self._next(state))
            case Rule(word=word, counts=counts):
                pending = tuple(other for other in state.pending if other != word)
                state = replace(self._score(state, 0, int(counts)), pending=pending, turn=state.turn)
            case TimeUp():
                state = replace(state, over="time")
            case Leave(seat=seat):
                present = state.present[:seat] + (False,) + state.present[seat + 1 :]
                state = replace(state, present=present)
                if state.turn == seat:
                    state = replace(state, turn=self._next(state))
                if sum(present) == 1:
                    state = replace(state, over="too_few_seats")
            case Join(player=player):
                state = replace(
                    state,
                    players=state.players + (player,),
                    points=state.points + (min(state.points),),
                    hidden=state.hidden + (0,),
                    present=state.present + (True,),
                )
        return Transition(state, events)

    def _next(self, state: State) -> int:
        n = len(state.players)
        return next(
            (state.turn + step) % n for step in range(1, n + 1) if state.present[(state.turn + step) % n]
        )

    def _score(self, state: State, seat: int, points: int) -> State:
        total = state.points[seat] + points
        over = "finished" if total >= state.options.target else None
        scores = state.points[:seat] + (total,) + state.points[seat + 1 :]
        return replace(state, points=scores, turn=self._next(state), over=over)

    def view(self, state: State, viewer: Viewer) -> View:
        hidden = tuple(number if seat == viewer else 0 for seat, number in enumerate(state.hidden))
        return View(state.points, hidden, state.turn, state.pending)

    def options(self, view: View, seat: Seat) -> tuple[Any, ...]:
        return (Add(1), Add(2), Add(3), Draw(), Say("A")) if view.turn == seat else ()

    def needs(self, state: State) -> tuple[Need, ...]:
        if state.over:
            return ()
        rulings = tuple(WordRulingNeeded(word, state.options.lang) for word in state.pending)
        return rulings + (TimerNeeded(sum(state.points), 30_000),)

    def waiting_for(self, state: State) -> tuple[Actor, ...]:
        return () if state.over else (state.turn,)

    def result(self, state: State) -> Result | None:
        if not state.over:
            return None
        staying = [seat for seat, present in enumerate(state.present) if present]
        order = sorted(staying, key=lambda seat: (-state.points[seat], seat))
        places = [1 + sum(state.points[other] > state.points[seat] for other in staying) for seat in order]
        standings = tuple(
            Standing(seat, place, state.points[seat]) for seat, place in zip(order, places, strict=True)
        )
        winners = tuple(standing.seat for standing in standings if standing.place == 1)
        return Result(standings, winners, state.over)

    def keepsakes(self, state: State) -> tuple[Keepsake, ...]:
        """Threes, each with what was asked of the seat."""
        return tuple(
            Keepsake(number, seat, f"How many for seat {seat}?", "Three", 1, 3, 2)
            for number, seat in enumerate(state.threes, 1)
        )

    def players(self, state: State) -> tuple[Player, ...]:
        return state.players

    def ruling(self, word: str, counts: bool, reason: str, source: str) -> Rule:
        return Rule(word, counts, reason, source)

    def time_up(self, timer_id: int) -> TimeUp:
        return TimeUp(timer_id)

    def leave(self, seat: Seat) -> Leave:
        return Leave(seat)

    def join(self, player: Player) -> Join:
        return Join(player)

    def is_step(self, move: Any) -> bool:
        return isinstance(move, Draw)

    def can_undo(self, move: Any) -> bool:
        return isinstance(move, Add) or (isinstance(move, Rule) and move.source == "table")


TOY = ToyGame()


def toy_setup(*names: str, target: int = 10, computers: int = 0, seed: int = 7, rules: int = 1) -> Setup:
    """A setup of these people and so many computers."""
    people = tuple(Player(name=name) for name in names or ("Ana", "Ben"))
    bots = tuple(Player(name=f"Robot {n}", kind=Kind.COMPUTER) for n in range(computers))
    return Setup("toy", rules, people + bots, Options(target), (1, 2, 3), seed)
