"""The table of Punch Line: it shows the screen that belongs to where the game stands."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from wordgames.core.players import TABLE, Seat
from wordgames.games.punchline.view import Phase, PunchlineView, TableMode
from wordgames.qt.handling import Hands
from wordgames.qt.keys import Cluster
from wordgames.qt.sandtimer import system_ms
from wordgames.qt.twin import AnyController, TwinController
from wordgames.ui.curtain import HandOver
from wordgames.ui.tables.masterpiece import missed_masterpiece
from wordgames.ui.tables.punchline_arrange import ArrangeScreen
from wordgames.ui.tables.punchline_end import EndScreen, FindMasterpiece
from wordgames.ui.tables.punchline_open import OpenScreen
from wordgames.ui.tables.punchline_play import PlayScreen
from wordgames.ui.tables.punchline_public import PublicScreen
from wordgames.ui.tables.punchline_reveal import RevealScreen
from wordgames.ui.tables.punchline_texts import name_of, round_line, still_to_come, task
from wordgames.ui.tables.table import Table
from wordgames.ui.theme import Theme

Shown = ArrangeScreen | PlayScreen | OpenScreen | PublicScreen | RevealScreen | EndScreen


class PunchlineTable(Table):
    """All of a game, from the first card to the show stairs. It submits moves and shows views, and keeps no rules."""

    def __init__(
        self,
        controller: AnyController,
        theme: Theme | None = None,
        parent: QWidget | None = None,
        *,
        reduce_motion: bool = False,
        find_masterpiece: FindMasterpiece | None = missed_masterpiece,
        hands: Hands | None = None,
        clock: Callable[[], int] = system_ms,
    ) -> None:
        """`hands` say how people play at an open table; without, as is suggested to them."""
        super().__init__(theme, parent)
        self._controller = controller
        self._find = find_masterpiece
        self._clock = clock
        self._hands = hands or Hands()
        self._reduce_motion = reduce_motion
        self.arranging: ArrangeScreen | None = None
        self.play: PlayScreen | OpenScreen | None = None
        self.public: PublicScreen | None = None
        """On a TV, in the place of those two."""
        self.reveal: RevealScreen | None = None
        self.end: EndScreen | None = None
        self.shown: Shown | None = None
        controller.viewChanged.connect(self.show_view)
        self.show_view(controller.view)

    def set_reduce_motion(self, reduce: bool) -> None:
        """Switch motion off or on again."""
        self._reduce_motion = reduce
        for screen in (self.arranging, self.play, self.public, self.reveal):
            if screen is not None:
                screen.set_reduce_motion(reduce)

    def set_clusters(self, clusters: tuple[Cluster, Cluster]) -> None:
        """Other keys for those who share a keyboard."""
        self._hands = replace(self._hands, clusters=clusters)
        if isinstance(self.play, OpenScreen):
            self.play.set_hands(self._hands)

    def show_view(self, view: PunchlineView) -> None:
        """Show the table as it is now."""
        screen = self._screen_for(view)
        if screen is not self.shown:
            self.turn_to(screen)
        screen.show_view(view)

    def hand_over(self, seat: Seat) -> HandOver:
        """What stands on a seat's curtain, from what the whole table may know."""
        view = self._controller.session.view(TABLE)
        left_ms = self._controller.glass.remaining_ms() if self._controller.glass.running else None
        return HandOver(
            seat,
            name_of(view, seat),
            task(view, left_ms),
            tuple((other, name_of(view, other)) for other in still_to_come(view) if other != seat),
            round_line(view),
        )

    def _screen_for(self, view: PunchlineView) -> Shown:
        phase = view.phase
        if phase in (Phase.BETWEEN, Phase.OVER):
            if self.end is None:
                self.end = EndScreen(self._controller, self.theme, self, find_masterpiece=self._find)
                self.end.shelf_wanted.connect(self.shelf_wanted)
                self.end.again_wanted.connect(self.again_wanted)
            return self.end
        if phase is Phase.JUDGING:
            if self.reveal is None:
                self.reveal = RevealScreen(self._controller, self.theme, self)
                self.reveal.set_reduce_motion(self._reduce_motion)
                self.reveal.pause_wanted.connect(self.pause_wanted)
            return self.reveal
        open_race = view.options.mode is TableMode.OPEN and phase is not Phase.ARRANGING
        if isinstance(self._controller, TwinController) and not open_race:
            if self.public is None:
                self.public = PublicScreen(self._controller, self.theme, self, clock=self._clock)
                self.public.set_reduce_motion(self._reduce_motion)
            return self.public
        if phase is Phase.ARRANGING:
            if self.arranging is None:
                assert not isinstance(self._controller, TwinController)
                self.arranging = ArrangeScreen(self._controller, self.theme, self, clock=self._clock)
                self.arranging.set_reduce_motion(self._reduce_motion)
                self.arranging.pause_wanted.connect(self.pause_wanted)
            return self.arranging
        if self.play is None:
            if view.options.mode is TableMode.OPEN:
                self.play = OpenScreen(
                    self._controller, self.theme, self, hands=self._hands, clock=self._clock
                )
            else:
                assert not isinstance(self._controller, TwinController)
                self.play = PlayScreen(self._controller, self.theme, self, clock=self._clock)
            self.play.set_reduce_motion(self._reduce_motion)
            self.play.pause_wanted.connect(self.pause_wanted)
        return self.play

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self.end is not None:
            self.end.finish_search()
