"""A controller for a screen that only shows: what the table sees of a game, and no way to do anything.

The table of a game on a second screen is made with a `TwinController` instead of a `GameController`. Whatever it asks
for, it gets what everybody may know.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from wordgames.core.events import Event
from wordgames.core.game import CommonRefusal, Refusal, Result, Setup
from wordgames.core.players import TABLE, Actor, Player, Seat, Viewer
from wordgames.qt.controller import GameController
from wordgames.qt.presentation import Presentation
from wordgames.qt.sandtimer import PlayClock, SandTimer
from wordgames.session.places import Places, Scene
from wordgames.session.session import Session


class PublicSession:
    """Of a session what everybody may know."""

    can_undo = False
    """Nothing is taken back here."""

    def __init__(self, session: Session) -> None:
        self._session = session

    @property
    def setup(self) -> Setup:
        """How the game began, without its chance: nobody can deal the same cards from it."""
        return replace(self._session.setup, seed=0)

    @property
    def revision(self) -> int:
        """Grows with each move and each undo."""
        return self._session.revision

    @property
    def marked(self) -> bool:
        """Whether the table ruled on a word against somebody."""
        return self._session.marked

    def view(self, viewer: Viewer) -> Any:
        """What the whole table may know. Raises PermissionError for anybody else's view."""
        if viewer != TABLE:
            raise PermissionError("a second screen shows what everybody may know")
        return self._session.view(TABLE)

    def players(self) -> tuple[Player, ...]:
        """Who plays, by seat."""
        return self._session.players()

    def has_helper(self, seat: Seat) -> bool:
        """Whether somebody's own view helps him."""
        return self._session.has_helper(seat)

    def waiting_for(self) -> tuple[Actor, ...]:
        """Whom the game waits for."""
        return self._session.waiting_for()

    def result(self) -> Result | None:
        """Places and points, when the game is over."""
        return self._session.result()

    def log(self, viewer: Viewer = TABLE) -> tuple[tuple[Event, ...], ...]:
        """What everybody has heard, whoever asks."""
        return self._session.log(TABLE)

    def draft(self, seat: Seat) -> None:
        """What a seat prepares is its own."""
        return

    def keep_draft(self, seat: Seat, draft: Any) -> None:
        """Nothing is prepared here."""


class TwinController(QObject):
    """Looks like a `GameController` to a table and to its screens, shows the table's view, and makes no move."""

    viewChanged = Signal(object)
    """The table as everybody may see it, after each change."""
    eventsApplied = Signal(object)
    """A tuple of the events that everybody may know, before `viewChanged` tells where they led."""
    refused = Signal(object)
    """Nothing is tried here, so nothing is refused."""
    sceneChanged = Signal(object)
    """What the other screen shows, as a `Scene`, with the table for a viewer."""
    noticed = Signal(object)
    """Notices are told at the other screen."""

    leads = False
    """People play at another screen: nothing here has anything to press, and presentations are followed."""

    def __init__(self, controller: GameController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self.session = PublicSession(controller.session)
        self.presentation = Presentation(self, leader=controller.presentation)
        self._shown_view: Any = None
        controller.publicEventsApplied.connect(self.eventsApplied)
        controller.stepped.connect(self._show)
        controller.sceneChanged.connect(self._scene_changed)

    @property
    def clock(self) -> PlayClock:
        """Time that was really played: it stands still while the game is paused or covered."""
        return self._controller.clock

    @property
    def glass(self) -> SandTimer:
        """The glass that everybody watches."""
        return self._controller.glass

    @property
    def places(self) -> Places:
        """Where everybody looks from."""
        return self._controller.places

    @property
    def scene(self) -> Scene:
        """What the other screen shows; whoever looks there, here it is the table."""
        return replace(self._controller.scene, viewer=TABLE)

    @property
    def looking(self) -> Seat | None:
        """Who has the other screen for himself now, lifted curtain or not; None while it shows what all may see."""
        scene = self._controller.scene
        if scene.passed_to is not None:
            return scene.passed_to
        return scene.viewer if scene.viewer != TABLE else None

    @property
    def viewer(self) -> Viewer:
        """Always the table."""
        return TABLE

    @property
    def view(self) -> Any:
        """The table as everybody may see it."""
        return self.session.view(TABLE)

    @property
    def paused(self) -> bool:
        """Whether all clocks stand still."""
        return self._controller.paused

    def check(self, actor: Actor, move: Any, *, at_ms: int | None = None) -> Refusal:
        """Nothing is possible here."""
        return Refusal(CommonRefusal.WRONG_TIME)

    def submit(self, actor: Actor, move: Any, *, at_ms: int | None = None) -> bool:
        """No move is made here."""
        return False

    def rule(self, word: str, lang: str, verdict: Any, *, remember: bool = False) -> bool:
        """No ruling is made here."""
        return False

    def undo(self) -> bool:
        """Nothing is taken back here."""
        return False

    def pause(self) -> None:
        """The game is paused at the other screen."""

    def _show(self) -> None:
        view = self.view
        if view != self._shown_view:
            self._shown_view = view
            self.viewChanged.emit(view)

    def _scene_changed(self, _scene: Scene) -> None:
        self.sceneChanged.emit(self.scene)


AnyController: TypeAlias = GameController | TwinController
"""What the screens of a table are made with."""
