"""The table of Pun: it shows the screen that belongs to where the game stands, and to whose view it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from PySide6.QtWidgets import QWidget

from wordgames.core.events import Event
from wordgames.core.players import TABLE, Seat
from wordgames.games.pun.view import Phase, PunView
from wordgames.qt.controller import GameController
from wordgames.qt.handling import Hands
from wordgames.qt.keys import Cluster
from wordgames.qt.pun_drafts import DraftKeeper
from wordgames.qt.sandtimer import system_ms
from wordgames.ui.curtain import HandOver
from wordgames.ui.painting.type_frame import TypeFrame
from wordgames.ui.tables.pun_confirm import ConfirmScreen
from wordgames.ui.tables.pun_count import CountScreen
from wordgames.ui.tables.pun_end import EndScreen
from wordgames.ui.tables.pun_public import PublicScreen
from wordgames.ui.tables.pun_screen import PunScreen
from wordgames.ui.tables.pun_texts import name_of, next_people, occasion, task
from wordgames.ui.tables.pun_trade import Plan, TradeScreen
from wordgames.ui.tables.pun_turn import TurnScreen
from wordgames.ui.tables.table import Table
from wordgames.ui.theme import Theme

S = TypeVar("S", bound=PunScreen)


class PunTable(Table):
    """All of a match, from the draw for who begins to the winners. It shows views, and keeps no rules.

    Its screens are made when they are first needed; `screens` holds them by their type.
    """

    frame = TypeFrame()

    def __init__(
        self,
        controller: GameController,
        theme: Theme | None = None,
        parent: QWidget | None = None,
        *,
        reduce_motion: bool = False,
        find_masterpiece: Any = None,
        hands: Hands | None = None,
        clock: Callable[[], int] = system_ms,
    ) -> None:
        """`hands` and `find_masterpiece` are for other games: here everybody plays with whatever is at hand."""
        super().__init__(theme, parent)
        self._controller = controller
        self._clock = clock
        self._reduce_motion = reduce_motion
        self.drafts = DraftKeeper(controller.session)
        self.screens: dict[type[PunScreen], PunScreen] = {}
        self.shown: PunScreen | None = None
        self._happened: tuple[Event, ...] = ()
        """What the next view comes of."""
        self._plan: tuple[Seat, int, Plan] | None = None
        """What the active person puts together: whose it is, in which turn, and what."""
        if controller.leads:
            # A power cut may have come between a move and what follows from it.
            self.drafts.follow()
        controller.eventsApplied.connect(self._show_events)
        controller.viewChanged.connect(self.show_view)
        self.show_view(controller.view)

    def set_reduce_motion(self, reduce: bool) -> None:
        """Switch motion off or on again."""
        self._reduce_motion = reduce
        for screen in self.screens.values():
            screen.set_reduce_motion(reduce)

    def set_clusters(self, clusters: tuple[Cluster, Cluster]) -> None:
        """Nobody shares a keyboard here."""

    def hand_over(self, seat: Seat) -> HandOver:
        """What stands on a seat's curtain, from what the whole table may know."""
        view = self._controller.session.view(TABLE)
        after = tuple((other, name_of(view, other)) for other in next_people(view, seat))
        return HandOver(seat, name_of(view, seat), task(view, seat), after, occasion(view))

    # ---- what is shown

    def show_view(self, view: PunView) -> None:
        """Show the table as it is now."""
        kind = self._kind_for(view)
        screen = self._screen(kind)
        happened, self._happened = self._happened, ()
        from_trade = isinstance(self.shown, TradeScreen) and isinstance(screen, TurnScreen)
        if isinstance(screen, TradeScreen):
            screen.plan = self._plan[2] if self._plan is not None else None
        if screen is not self.shown:
            self.turn_to(screen)
        screen.show_view(view)
        if from_trade:
            # What came of the trade is seen on the table to which it leads back.
            screen.show_events(happened)

    def _kind_for(self, view: PunView) -> type[PunScreen]:
        me = view.viewer
        controller = self._controller
        if self._plan is not None and (view.trade is not None or self._plan[:2] != (me, view.turn_number)):
            self._plan = None
        if view.phase is Phase.OVER:
            return EndScreen
        if view.phase is Phase.JUDGING:
            return CountScreen
        if me == TABLE:
            return PublicScreen
        if controller.leads and controller.lingering == me:
            return TurnScreen
        if view.phase is Phase.COUNTING:
            # With the option the best of each hand is laid in a moment: there is nothing to confirm.
            done = view.seats[me].laid or view.options.lay_best
            return TurnScreen if done else ConfirmScreen
        if view.trade is not None and me in (view.turn, view.trade.waits_for):
            return TradeScreen
        # Who plays alone keeps his own letters before him while computers play.
        return TurnScreen if self._plan is None else TradeScreen

    def _screen(self, kind: type[S]) -> S:
        screen = self.screens.get(kind)
        if not isinstance(screen, kind):
            screen = kind(self._controller, self.drafts, self.theme, self, clock=self._clock)
            screen.set_reduce_motion(self._reduce_motion)
            screen.pause_wanted.connect(self.pause_wanted)
            if isinstance(screen, TurnScreen):
                screen.trade_wanted.connect(self._plan_trade)
            if isinstance(screen, TradeScreen):
                screen.left.connect(self._leave_trade)
            if isinstance(screen, EndScreen):
                screen.shelf_wanted.connect(self.shelf_wanted)
                screen.again_wanted.connect(self.again_wanted)
            self.screens[kind] = screen
        return screen

    def _show_events(self, events: tuple[Event, ...]) -> None:
        if self._controller.leads:
            self.drafts.follow()
        self._happened = events
        if self.shown is not None:
            self.shown.show_events(events)

    # ---- what is done

    def _plan_trade(self, plan: Plan) -> None:
        view = self._controller.view
        self._plan = (view.viewer, view.turn_number, plan)
        self.show_view(view)

    def _leave_trade(self) -> None:
        self._plan = None
        self.show_view(self._controller.view)
