"""The curtain over a table that is passed from person to person: when it falls, for whom, and what lifts it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Protocol

from PySide6.QtCore import QObject

from wordgames.core.players import Seat
from wordgames.qt.controller import GameController
from wordgames.session.places import Cover, Place, Scene
from wordgames.texts import curtain as texts
from wordgames.ui.curtain import Curtain, HandOver, State
from wordgames.ui.painting.curtain import Frame
from wordgames.ui.theme import Theme
from wordgames.ui.window import Window


class Passed(Protocol):
    """A table whose screen can be passed."""

    frame: Frame | None
    """What fills up around the crest on its curtains; None: what fits any game."""

    def hand_over(self, seat: Seat) -> HandOver:
        """What stands on the curtain of a seat: nothing that only he may know."""
        ...


class Passing(QObject):
    """Follows the scenes of one table. The view has been emptied before a scene with a curtain is told."""

    def __init__(
        self,
        window: Window,
        table: Passed,
        controller: GameController,
        theme: Theme,
        clock: Callable[[], int],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._table = table
        self._controller = controller
        self.theme = theme
        self._clock = clock
        self._turn = 0
        """Of the scene whose curtain is down: an older one lifts nothing."""
        self._seat: Seat | None = None
        """Whose the screen was last, since everybody saw it."""
        self.reduce_motion = False

    @property
    def curtain(self) -> Curtain | None:
        """The curtain that lies over the table, also while it falls or rises."""
        cover: Any = self._window.cover_shown
        return cover if isinstance(cover, Curtain) else None

    def show_scene(self, scene: Scene) -> None:
        """Let the curtain fall where the scene has one, or take it away."""
        if scene.cover is Cover.CURTAIN and scene.passed_to is not None:
            self._fall(scene.passed_to, scene.turn)
        elif scene.cover is Cover.NONE:
            self._seat = scene.viewer if scene.viewer >= 0 else None
            if self.curtain is None or self.curtain.state is not State.RISING:
                self._window.uncover()

    def _fall(self, seat: Seat, turn: int) -> None:
        self._turn = turn
        to = self._table.hand_over(seat)
        if self._controller.places[seat] is Place.SCREEN:
            to = replace(to, task=texts.others_may_see())
        here = self.curtain
        if here is not None and here.to == to and here.state in (State.FALLING, State.DOWN):
            # It hangs there already, and has dropped any hold when the window changed its size.
            return
        # It falls where the screen goes to somebody else; where it only covers, it is there before the next picture.
        covers = seat == self._seat or here is not None or self._window.cover_shown is not None
        self._seat = seat
        curtain = Curtain(
            to,
            self.theme,
            frame=self._table.frame,
            at_once=covers,
            reduce_motion=self.reduce_motion,
            clock=self._clock,
        )
        curtain.lifted.connect(self._lifted)
        curtain.risen.connect(self._window.uncover)
        self._window.cover(curtain)

    def _lifted(self) -> None:
        if not self._controller.lift(self._turn):
            self.show_scene(self._controller.scene)
