"""A whole game in virtual time: computers think, glasses run and words are ruled on without anybody waiting."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from wordgames.core.bot import Bot, bot_dice
from wordgames.core.game import Game, Refusal, Setup, TimerNeeded, WordRulingNeeded
from wordgames.core.players import TABLE, Actor, Seat
from wordgames.core.record import Record, RecordedMove, begin, digest

Judge: TypeAlias = Callable[[str, str], tuple[bool, str]]
"""Whether a word counts in a language, and what it is (`word`, `name`, `abbreviation`, `unknown`)."""


class _Playout:
    def __init__(self, game: Game, setup: Setup, bots: Mapping[Seat, Bot], judge: Judge) -> None:
        self.game = game
        self.seed = setup.seed
        self.bots = bots
        self.judge = judge
        self.state = begin(game, setup)
        self.moves: list[RecordedMove] = []
        self.now = 0
        self.since: dict[Seat, int] = {}
        """When each seat that is waited for began to think, on the virtual clock."""
        self.plans: dict[Seat, tuple[int, Any]] = {}
        """When each of them will move, and how."""
        self.timer: tuple[int, int] | None = None
        """The running timer's id and its end."""

    def make(self, actor: Actor, move: Any) -> None:
        done = self.game.apply(self.state, actor, move)
        if isinstance(done, Refusal):
            raise RuntimeError(f"{self.game.name} refused {move!r}: {done.code}")
        self.state = done.state
        self.moves.append(RecordedMove(actor, move))
        self.since.pop(actor, None)
        self.plans.pop(actor, None)
        for seat in list(self.plans):
            # Whoever may know nothing of what happened sees the same as before, and goes on as he was about to.
            if any(event.audience is None or seat in event.audience for event in done.events):
                del self.plans[seat]

    def step(self, waiting: Sequence[Actor]) -> None:
        needs = self.game.needs(self.state)
        for need in needs:
            if isinstance(need, WordRulingNeeded):
                counts, reason = self.judge(need.word, need.lang)
                self.make(TABLE, self.game.ruling(need.word, counts, reason, "lexicon"))
        for seat in [seat for seat in self.since if seat not in waiting]:
            # His round ended without him, by time or by the others.
            del self.since[seat]
            self.plans.pop(seat, None)
        if TABLE in waiting:
            self.make(TABLE, self.game.options(self.game.view(self.state, TABLE), TABLE)[0])
            return
        end = self._timer_end([need for need in needs if isinstance(need, TimerNeeded)])
        for seat in waiting:
            self._plan(seat)
        due, seat = min((self.plans[seat][0], seat) for seat in waiting)
        if end is not None and end < due:
            assert self.timer is not None
            self.now = end
            self.make(TABLE, self.game.time_up(self.timer[0]))
        else:
            self.now = due
            self.make(seat, self.plans[seat][1])

    def _timer_end(self, timers: Sequence[TimerNeeded]) -> int | None:
        if not timers:
            self.timer = None
        elif self.timer is None or self.timer[0] != timers[0].timer_id:
            self.timer = (timers[0].timer_id, self.now + timers[0].duration_ms)
        return None if self.timer is None else self.timer[1]

    def _plan(self, seat: Seat) -> None:
        since = self.since.setdefault(seat, self.now)
        if seat not in self.plans:
            view = self.game.view(self.state, seat)
            move, think_ms = self.bots[seat].choose(
                view, self.game.options(view, seat), bot_dice(self.seed, seat)
            )
            self.plans[seat] = (max(self.now, since + think_ms), move)


def play_out(game: Game, setup: Setup, bots: Mapping[Seat, Bot], judge: Judge) -> tuple[Any, Record]:
    """Play a game of computers to its end; returns its last state and its record.

    Raises RecordError for a setup that the rules refuse.
    """
    playout = _Playout(game, setup, bots, judge)
    while waiting := game.waiting_for(playout.state):
        playout.step(waiting)
    return playout.state, Record(setup, tuple(playout.moves), digest(playout.state))
