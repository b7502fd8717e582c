"""The table of Word Whimsy: it shows the screen that belongs to where the game stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtWidgets import QWidget

from wordgames.core.players import TABLE, Seat
from wordgames.games.whimsy.view import Phase, WhimsyView
from wordgames.qt.controller import GameController
from wordgames.qt.handling import Hands
from wordgames.qt.sandtimer import system_ms
from wordgames.session.places import Place
from wordgames.ui.curtain import HandOver
from wordgames.ui.tables.table import Table
from wordgames.ui.tables.whimsy_choose import ChooseScreen
from wordgames.ui.tables.whimsy_end import EndScreen
from wordgames.ui.tables.whimsy_ground import TheatreScreen
from wordgames.ui.tables.whimsy_mix import MixScreen
from wordgames.ui.tables.whimsy_reveal import RevealScreen
from wordgames.ui.tables.whimsy_scores import ScoresScreen
from wordgames.ui.tables.whimsy_texts import name_of, round_line, still_to_come, task
from wordgames.ui.tables.whimsy_verdict import VerdictScreen
from wordgames.ui.tables.whimsy_wait import LOOKING, WaitScreen
from wordgames.ui.theme import Theme

Kind = TypeVar("Kind", bound=TheatreScreen)
Shown = ChooseScreen | WaitScreen | MixScreen | RevealScreen | VerdictScreen | ScoresScreen | EndScreen


class WhimsyTable(Table):
    """All of a game, from the first prompt to the last chip. It submits moves and shows views, and keeps no rules."""

    def __init__(
        self,
        controller: GameController,
        theme: Theme | None = None,
        parent: QWidget | None = None,
        *,
        reduce_motion: bool = False,
        hands: Hands | None = None,
        clock: Callable[[], int] = system_ms,
    ) -> None:
        """`hands` are of open tables, which this game has none of."""
        super().__init__(theme, parent)
        self._controller = controller
        self._clock = clock
        self._reduce_motion = reduce_motion
        self.choose: ChooseScreen | None = None
        self.wait: WaitScreen | None = None
        self.mix: MixScreen | None = None
        self.reveal: RevealScreen | None = None
        self.verdict: VerdictScreen | None = None
        self.scores: ScoresScreen | None = None
        self.end: EndScreen | None = None
        self.shown: Shown | None = None
        controller.viewChanged.connect(self.show_view)
        controller.presentation.changed.connect(self._presented)
        self.show_view(controller.view)

    def set_reduce_motion(self, reduce: bool) -> None:
        """Switch motion off or on again."""
        self._reduce_motion = reduce
        for screen in (self.choose, self.wait, self.mix, self.reveal, self.verdict, self.scores, self.end):
            if screen is not None:
                screen.set_reduce_motion(reduce)

    def show_view(self, view: WhimsyView) -> None:
        """Show the table as it is now."""
        screen = self._screen_for(view)
        if screen is not self.shown:
            self.turn_to(screen)
        screen.show_view(view)

    def hand_over(self, seat: Seat) -> HandOver:
        """What stands on a seat's curtain, from what the whole table may know."""
        view = self._controller.session.view(TABLE)
        waiting = self._controller.session.waiting_for()
        return HandOver(
            seat,
            name_of(view, seat),
            task(view, seat),
            tuple((other, name_of(view, other)) for other in still_to_come(view, waiting) if other != seat),
            round_line(view),
        )

    def _screen_for(self, view: WhimsyView) -> Shown:
        match view.phase:
            case Phase.CHOOSING if self._chooses(view):
                self.choose = self.choose or self._made(ChooseScreen)
                return self.choose
            case Phase.PROMPT | Phase.CHOOSING if view.phase is Phase.PROMPT or view.closed < view.expected:
                self.wait = self.wait or self._made(WaitScreen)
                return self.wait
            case Phase.CHOOSING if self._somebody_looks(view):
                self.wait = self.wait or self._made(WaitScreen)
                return self.wait
            case Phase.CHOOSING:
                return self._mix_screen()
            case Phase.READING if not any(one.cards for one in view.envelopes) and not self._mixed(view):
                return self._mix_screen()
            case Phase.READING | Phase.RANKING:
                self.reveal = self.reveal or self._made(RevealScreen)
                return self.reveal
            case Phase.AWARDED if self._verdict_screen().has_something(view):
                return self._verdict_screen()
            case Phase.AWARDED:
                self.scores = self.scores or self._made(ScoresScreen)
                return self.scores
            case _:
                if self.end is None:
                    self.end = self._made(EndScreen)
                    self.end.shelf_wanted.connect(self.shelf_wanted)
                    self.end.again_wanted.connect(self.again_wanted)
                return self.end

    def _chooses(self, view: WhimsyView) -> bool:
        """Whether the viewer has an envelope to fill; one of several people also looks into his closed one here."""
        me = view.viewer
        if me == TABLE or me == view.referee or view.seats[me].hand is None:
            return False
        return view.seats[me].answer is None or self._controller.places[me] is Place.CURTAIN

    def _somebody_looks(self, view: WhimsyView) -> bool:
        """On a second screen: whether somebody has another look into his closed envelope."""
        shown = self._controller.presentation.shown(LOOKING)
        return not self._controller.leads and shown not in (None, (view.round_number, -1))

    def _presented(self, name: str, _shown: object) -> None:
        if name == LOOKING and not self._controller.leads:
            self.show_view(self._controller.view)

    def _mix_screen(self) -> MixScreen:
        if self.mix is None:
            self.mix = self._made(MixScreen)
            self.mix.done.connect(self._show_now)
        return self.mix

    def _verdict_screen(self) -> VerdictScreen:
        if self.verdict is None:
            self.verdict = self._made(VerdictScreen)
            self.verdict.done.connect(self._show_now)
        return self.verdict

    def _show_now(self) -> None:
        self.show_view(self._controller.view)

    def _mixed(self, view: WhimsyView) -> bool:
        """Whether the room has seen the envelopes mixed, and the prompt again."""
        return self.mix is not None and self.mix.is_done(view)

    def _made(self, kind: Callable[..., Kind]) -> Kind:
        screen = kind(self._controller, self.theme, self, clock=self._clock)
        screen.set_reduce_motion(self._reduce_motion)
        screen.pause_wanted.connect(self.pause_wanted)
        return screen
