"""The one object between a session and its screen: moves go in, views and events come out, time is kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import msgspec
from PySide6.QtCore import QObject, Signal

from wordgames.core.game import CommonRefusal, Refusal, TimerNeeded
from wordgames.core.passing import AT_ONCE, PassingOn
from wordgames.core.players import TABLE, Actor, Player, Seat, Viewer
from wordgames.qt.botrunner import BotRunner, Choose
from wordgames.qt.presentation import Presentation
from wordgames.qt.sandtimer import PlayClock, SandTimer, system_ms
from wordgames.session.house import Verdict
from wordgames.session.places import Cover, Place, Places, Scene
from wordgames.session.session import Accepted, BotTurn, Duplicate, Session, heard

StandIn: TypeAlias = Callable[[Session, Seat, bool], Choose | None]
"""What makes the next move of a person who need not decide it, in a session; None where he decides. The last argument
says whether the screen would have to be handed to him.
"""
_TIMES: Final = ("played_ms", "timer_id", "left_ms")
"""What the draft of the table says of the clocks."""
KEEP_EVERY_MS: Final = 1_000
"""How much of a running glass a power cut may give back."""


@dataclass
class _Plan:
    """A computer's next move, being chosen or waiting for its time."""

    turn: BotTurn
    since_ms: int
    """On the play clock: when it began to think."""
    move: Any = None
    due_ms: int | None = None
    """None while it is being chosen."""


class GameController(QObject):
    """Owns a session on behalf of the screens: the only way in is `submit`, the only way out are views and events."""

    viewChanged = Signal(object)
    """The table as the viewer may see it, after each change."""
    eventsApplied = Signal(object)
    """A tuple of the events that the viewer may know, before `viewChanged` tells where they led."""
    refused = Signal(object)
    """The `Refusal` of a move of this screen's own."""
    sceneChanged = Signal(object)
    """What the screen may show now, as a `Scene`. Under a cover all clocks stand still; whatever it hides has left the
    view before this is told.
    """
    noticed = Signal(object)
    """A tuple of notices of the store that people have to be told."""
    publicEventsApplied = Signal(object)
    """As `eventsApplied`, but what the whole table may know: for a second screen."""
    stepped = Signal()
    """Whatever may change what anybody sees has happened: for a second screen, which shows the table's view."""

    leads = True
    """People play at the screens of this controller; those of a `TwinController` only show."""

    def __init__(
        self,
        session: Session,
        bots: Callable[[Player], Choose],
        *,
        starts_clock: tuple[type, ...] = (),
        open_table: bool = False,
        stand_in: StandIn | None = None,
        passing: PassingOn = AT_ONCE,
        clock: Callable[[], int] = system_ms,
        parent: QObject | None = None,
    ) -> None:
        """`bots` makes the computer that plays for a player; moves of the types `starts_clock` begin a round's time.

        Several people pass the screen from curtain to curtain, as `passing` says, or look at it together at an
        `open_table`. Who has a `stand_in` is neither waited for nor handed the screen.
        """
        super().__init__(parent)
        self.session = session
        self.places = Places.at_one_screen(session.players(), open_table=open_table)
        self.clock = PlayClock(clock, self)
        """Time that was really played since the round began; it stands still while the game is paused."""
        self.glass = SandTimer(self.clock, self)
        self.presentation = Presentation(self)
        """What people do with what everybody sees, so that a second screen shows it in step."""
        self._starts_clock = starts_clock
        self._passing = passing
        self._lingering: Seat | None = None
        self._showing_until: int | None = None
        """On the play clock: as long as that everybody looks at what has happened, before a curtain falls."""
        self._runner = BotRunner(self)
        self._runner.chosen.connect(self._bot_chose)
        self._choosers = {
            seat: bots(player) for seat, player in enumerate(session.players()) if player.is_computer
        }
        self._make_bot = bots
        self._stand_in = stand_in
        self._asked: dict[Seat, str] = {}
        """By seat: the id of the last move that a person was asked to make himself."""
        self._plans: dict[Seat, _Plan] = {}
        self._kept_ms = 0
        self._shown_view: Any = None
        self._shown_scene = self.places.scene
        self._closed = False
        self.glass.finished.connect(self._time_up)
        self.clock.ticked.connect(self._tick)
        self.clock.slept.connect(self.pause)

    # ---- looking

    @property
    def scene(self) -> Scene:
        """What the screen may show now."""
        return self.places.scene

    @property
    def viewer(self) -> Viewer:
        """Whose view is on the screen: that of who plays alone or behind the curtain, or the table's."""
        return self.places.scene.viewer

    @property
    def view(self) -> Any:
        """The table as the viewer may see it."""
        return self.session.view(self.viewer)

    @property
    def paused(self) -> bool:
        """Whether all clocks stand still, and nothing can be done: the game is paused, or the curtain is down."""
        return self.clock.paused

    def check(self, actor: Actor, move: Any, *, at_ms: int | None = None) -> Refusal | None:
        """Why a move is not possible now, or was not at the time `at_ms` of the round; None if it is."""
        return self.session.check(actor, self._stamped(move, at_ms))

    # ---- the course of the game

    def start(self, *, paused: bool = False) -> None:
        """The table is on the screen: computers begin to think and glasses to run.

        A resumed game opens paused; where the screen belongs to one of several people, under his curtain.
        """
        self.session.shown()
        draft = self.session.draft(TABLE)
        if isinstance(draft, dict):
            self.clock.set_ms(int(draft.get("played_ms", 0)))
        self._tend(draft if isinstance(draft, dict) else {})
        if self._passing.begin_ms and self.session.revision == 0 and not paused:
            self._showing_until = self.clock.now_ms() + self._passing.begin_ms
            scene = self.places.scene
        else:
            scene = self.places.follow(self._awaited())
        if paused and scene.cover is Cover.NONE:
            self.places.pause()
        self._show_scene()

    def submit(self, actor: Actor, move: Any, *, at_ms: int | None = None) -> bool:
        """Make a move of this screen, and say whether it was made; while paused, or left, nothing is done.

        `at_ms` is for what several people did at one time: the time of the round that all of it bears.
        """
        if self._closed or self.paused:
            return False
        revision = self.session.revision
        # A move that comes in after the last grain must find the round over.
        self.glass.settle()
        return self._made(
            self.session.submit(
                actor, self._stamped(move, at_ms), move_id=self.session.fresh_id(), revision=revision
            ),
            move,
            by=actor,
        )

    def rule(self, word: str, lang: str, verdict: Verdict, *, remember: bool = False) -> bool:
        """The table rules on a word, and has the house remember it if wished."""
        if self._closed or self.paused:
            return False
        session = self.session
        return self._made(
            session.rule(
                word,
                lang,
                verdict,
                remember=remember,
                move_id=session.fresh_id(),
                revision=session.revision,
            )
        )

    def undo(self) -> bool:
        """Take the last move back where that is allowed; a private view is behind its curtain again."""
        if self._closed or self.paused:
            return False
        return self._made(self.session.undo(), disturbs=True)

    def lift(self, turn: int) -> bool:
        """The owner of the curtain that fell as `Scene.turn` has held it: his view shows, and his time goes on."""
        if self._closed or not self.places.lift(turn):
            return False
        self._show_scene()
        return True

    @property
    def lingering(self) -> Seat | None:
        """Who has done his part, and keeps the screen until he passes it on."""
        return self._lingering

    @property
    def showing(self) -> bool:
        """Whether everybody looks at what has just happened, before the screen goes to somebody or computers go on."""
        return self._showing_until is not None

    def pass_on(self) -> None:
        """Whoever lingered is done looking: the screen goes on, and so do the computers."""
        if self._closed or self._lingering is None or self.paused:
            return
        self._lingering = None
        self._put_off_computers()
        self._follow(False)
        self._show_scene()

    def hurry(self) -> None:
        """Nobody wants to wait: the curtain falls now, or the computer that thinks moves at once if it has chosen."""
        if self._closed or self.paused or self._lingering is not None:
            return
        if self._showing_until is not None:
            self._end_showing()
            return
        ready = sorted((plan.due_ms, seat) for seat, plan in self._plans.items() if plan.due_ms is not None)
        if ready:
            self._move_computer(ready[0][1], self._plans[ready[0][1]])

    def hold(self) -> None:
        """Keep the screen where everybody sees it, as while something is read aloud, until `go_round`."""
        if not self._closed:
            self.places.hold()
            self._show_scene()

    def call(self, seat: Seat) -> None:
        """Give the screen to somebody whom the game does not wait for, behind his curtain, until `go_round`."""
        if not self._closed and not self.places.paused:
            self.places.hand_over(seat)
            self._show_scene()

    def go_round(self) -> None:
        """The screen goes to whom the game waits for."""
        if not self._closed:
            self.places.pass_on(self._awaited())
            self._show_scene()

    def disturb(self, *, alone: bool = False) -> None:
        """The screen has changed its size or language: a private view of one of several people is covered first; that
        of somebody `alone`, too, where others may see the screen suddenly.
        """
        if not self._closed:
            self.places.disturb(alone=alone)
            self._show_scene()

    def leave(self, seat: Seat) -> Refusal | None:
        """A seat leaves the game, in any state, paused or not; returns why not where that is refused."""
        return self._seating(self.session.game.leave(seat))

    def join(self, player: Player) -> Refusal | None:
        """Somebody sits down, if the rules allow it now; returns why not where they don't."""
        refusal = self._seating(self.session.game.join(player))
        if refusal is None and not player.is_computer:
            self.session.store.guests.seated(player.name, self.session.store.now())
        return refusal

    def sit_out(self, seat: Seat, *, try_it: bool = False) -> Refusal | None:
        """The round goes on without waiting for a seat, where the game knows such a thing; returns why not else.

        With `try_it` nothing is done.
        """
        maker = getattr(self.session.game, "sit_out", None)
        if maker is None:
            return Refusal(CommonRefusal.WRONG_TIME)
        move = maker(seat)
        return self.session.check(TABLE, move) if try_it else self._seating(move)

    def pause(self) -> None:
        """Stop all clocks; the screen covers the table."""
        if not self._closed and not self.places.paused:
            self.places.pause()
            self._show_scene()

    def resume(self) -> None:
        """Go on, under the curtain where the screen belongs to one of several people."""
        if not self._closed and self.places.paused:
            self.places.go_on()
            self._show_scene()

    @property
    def thinking(self) -> bool:
        """Whether a computer is choosing its move at this moment."""
        return self._runner.busy

    def wait_for_computers(self) -> None:
        """Stay until whoever thinks has chosen: for tests and pictures, which move the clock by hand."""
        self._runner.finish()

    def close(self) -> None:
        """Leave the table: nothing moves, rings or is shown any more. The game stays kept."""
        if self._closed:
            return
        self.clock.pause()
        self._keep_time()
        self._closed = True
        self._plans.clear()
        self.glass.stop()
        self._runner.close()

    # ---- inside

    def _show(self) -> None:
        """Tell the new view, where it is one: what others do behind covers changes nothing here."""
        view = self.view
        if view != self._shown_view:
            self._shown_view = view
            self.viewChanged.emit(view)
        self.stepped.emit()

    def _show_scene(self) -> None:
        """Bring clocks, view and cover to the scene that stands: the view first, so that no cover lies on secrets."""
        if self._closed:
            return
        scene = self.places.scene
        if scene.cover is Cover.NONE:
            self.clock.resume()
        else:
            self.clock.pause()
            self._keep_time()
        self._show()
        if scene != self._shown_scene:
            self._shown_scene = scene
            self.sceneChanged.emit(scene)

    def _stamped(self, move: Any, at_ms: int | None = None) -> Any:
        """The move with the time of the round on it, where the rules want one."""
        if "at_ms" in getattr(move, "__struct_fields__", ()):
            return msgspec.structs.replace(move, at_ms=self.clock.now_ms() if at_ms is None else at_ms)
        return move

    def _seating(self, move: Any) -> Refusal | None:
        """Somebody gets up or sits down, which a pause does not bar."""
        if self._closed:
            return Refusal(CommonRefusal.GAME_OVER)
        session = self.session
        done = session.submit(TABLE, move, move_id=session.fresh_id(), revision=session.revision)
        if isinstance(done, Refusal):
            return done
        self._made(done)
        return None

    def _made(
        self,
        outcome: Accepted | Duplicate | Refusal,
        move: Any = None,
        *,
        by: Actor = TABLE,
        disturbs: bool = False,
    ) -> bool:
        if isinstance(outcome, Refusal):
            self.refused.emit(outcome)
            return False
        if isinstance(outcome, Accepted):
            self._hold_back(move, by)
            if isinstance(move, self._starts_clock):
                self.clock.set_ms(0)
                self._kept_ms = 0
                self._plans.clear()
            self._tend()
            self._follow(disturbs)
            self.eventsApplied.emit(heard(outcome.events, self.viewer))
            self.publicEventsApplied.emit(heard(outcome.events, TABLE))
            self._show_scene()
            notices = self.session.store.take_notices()
            if notices:
                self.noticed.emit(notices)
        return True

    def _follow(self, disturbs: bool) -> None:
        """Have the screen go to whom the game waits for now."""
        players = self.session.players()
        for seat in range(len(self.places), len(players)):
            self.places.sit_down(computer=players[seat].is_computer)
        if disturbs:
            self.places.disturb()
        if self._lingering is None and self._showing_until is None:
            self.places.follow(self._awaited())

    def _awaited(self) -> tuple[Actor, ...]:
        """For whom the screen is: those for whom the game waits, or who keeps it while it waits for computers."""
        waiting = self._to_ask()
        if waiting and all(actor != TABLE and self._is_computer(actor) for actor in waiting):
            keeper = self._passing.keeps(self.session.view(TABLE))
            if keeper is not None and keeper == self.viewer and self.places[keeper] is Place.CURTAIN:
                return (keeper,)
        return waiting

    def _hold_back(self, move: Any, by: Actor) -> None:
        """After a move of `by`: whether the screen stays as it is for a while."""
        passing, scene = self._passing, self.places.scene
        self._lingering = self._showing_until = None
        if scene.cover is not Cover.NONE or not any(actor != TABLE for actor in self.session.waiting_for()):
            return
        if by != TABLE and by == scene.viewer and self.places[by] is Place.CURTAIN:
            if isinstance(move, passing.lingers) and by not in self.session.waiting_for():
                self._lingering = by
        elif by != TABLE and self._is_computer(by) and scene.viewer == TABLE and passing.show_ms:
            if any(
                actor != TABLE and self.places[actor] is Place.CURTAIN for actor in self.session.waiting_for()
            ):
                self._showing_until = self.clock.now_ms() + passing.show_ms

    def _end_showing(self) -> None:
        self._showing_until = None
        self._put_off_computers()
        self._follow(False)
        self._show_scene()

    def _put_off_computers(self) -> None:
        """Whoever thinks begins to think now: nobody saw him before."""
        now = self.clock.now_ms()
        for plan in self._plans.values():
            if plan.due_ms is not None:
                plan.due_ms += now - plan.since_ms
            plan.since_ms = now

    def _to_ask(self) -> tuple[Actor, ...]:
        """Whom the game waits for, and who decides himself; for the others what they left is done."""
        asked = []
        for actor in self.session.waiting_for():
            chooser = None if actor == TABLE or self._is_computer(actor) else self._find_stand_in(actor)
            if chooser is None:
                asked.append(actor)
            else:
                self._plan(actor, chooser, settled=True)
        return tuple(asked)

    def _find_stand_in(self, seat: Seat) -> Choose | None:
        if self._stand_in is None:
            return None
        move_id = self.session.bot_turn(seat).move_id
        if self._asked.get(seat) == move_id:
            # Who has been asked answers himself, however little there is left to decide.
            return None
        chooser = self._stand_in(self.session, seat, self.places[seat] is Place.CURTAIN)
        if chooser is None:
            self._asked[seat] = move_id
        return chooser

    def _tend(self, draft: dict[str, Any] | None = None) -> None:
        """Give the game what it needs from outside: its glass, and its computers."""
        need = next((need for need in self.session.needs() if isinstance(need, TimerNeeded)), None)
        if need is None:
            self.glass.stop()
        else:
            left = draft.get("left_ms") if draft and draft.get("timer_id") == need.timer_id else None
            self.glass.start(need.timer_id, need.duration_ms, left)
        waiting = self.session.waiting_for()
        for seat in list(self._plans):
            if seat not in waiting:
                del self._plans[seat]
        for seat in waiting:
            if seat != TABLE and self._is_computer(seat):
                self._plan(seat, self._choosers[seat])

    def _is_computer(self, seat: Seat) -> bool:
        if seat not in self._choosers:
            player = self.session.players()[seat]
            if not player.is_computer:
                return False
            self._choosers[seat] = self._make_bot(player)
        return True

    def _plan(self, seat: Seat, chooser: Choose, *, settled: bool = False) -> None:
        """Have a computer choose, unless it has chosen from this very view already.

        What a stand-in does is `settled` by what its person left, whatever others do meanwhile.
        """
        turn = self.session.bot_turn(seat)
        plan = self._plans.get(seat)
        same_move = plan is not None and plan.turn.move_id == turn.move_id
        if plan is not None and same_move and (settled or plan.turn.view == turn.view):
            return
        since = plan.since_ms if plan is not None and same_move else self.clock.now_ms()
        self._plans[seat] = _Plan(turn, since)
        self._runner.ask(seat, turn, chooser)

    def _bot_chose(self, seat: Seat, turn: BotTurn, move: Any, think_ms: int) -> None:
        plan = self._plans.get(seat)
        if plan is None or plan.turn is not turn:
            return
        plan.move = move
        hurried = self._hurried(move)
        plan.due_ms = self.clock.now_ms() if hurried else plan.since_ms + think_ms
        if hurried and not self.paused:
            self._move_computer(seat, plan)

    def _hurried(self, move: Any) -> bool:
        """On a passed screen no person's clock runs while a computer plays: what carries its time needs no waiting."""
        return self.places.shared is Place.CURTAIN and "at_ms" in getattr(move, "__struct_fields__", ())

    def _move_computer(self, seat: Seat, plan: _Plan) -> None:
        """Make the move that a computer has planned."""
        # What is refused is not tried again: the computer chooses anew when it sees something else.
        self._plans[seat] = _Plan(plan.turn, plan.since_ms)
        move = plan.move if self._hurried(plan.move) else self._stamped(plan.move)
        outcome = self.session.submit(seat, move, move_id=plan.turn.move_id, revision=plan.turn.revision)
        if isinstance(outcome, Accepted):
            self._made(outcome, plan.move, by=seat)

    def _tick(self) -> None:
        now = self.clock.now_ms()
        if self._showing_until is not None and now >= self._showing_until:
            self._end_showing()
        due = sorted((plan.due_ms, seat) for seat, plan in self._plans.items() if plan.due_ms is not None)
        if self._lingering is not None or self._showing_until is not None:
            # Computers wait until somebody can look at them.
            due = []
        for when, seat in due:
            plan = self._plans.get(seat)
            if when > now or plan is None or plan.due_ms != when:
                continue
            self._move_computer(seat, plan)
            if self._closed:
                return
        if self.glass.running and abs(now - self._kept_ms) >= KEEP_EVERY_MS:
            self._keep_time()

    def _time_up(self, timer_id: int) -> None:
        if self._closed:
            return
        outcome = self.session.submit(
            TABLE,
            self.session.game.time_up(timer_id),
            move_id=f"time-up-{timer_id}",
            revision=self.session.revision,
        )
        if not isinstance(outcome, Refusal):
            self._made(outcome)

    def _keep_time(self) -> None:
        """Keep how far clock and glass are, for a resume."""
        now = self.clock.now_ms()
        self._kept_ms = now
        draft: dict[str, Any] = {"played_ms": now}
        if self.glass.timer_id is not None:
            draft |= {"timer_id": self.glass.timer_id, "left_ms": self.glass.remaining_ms()}
        kept = self.session.draft(TABLE)
        # A table may keep something of its own there, such as a podium that is being filled.
        others = (
            {name: value for name, value in kept.items() if name not in _TIMES}
            if isinstance(kept, dict)
            else {}
        )
        self.session.keep_draft(TABLE, others | draft)
