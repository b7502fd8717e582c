"""What all screens of a table of Pun have in common."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from wordgames.core.events import Event
from wordgames.games.pun.view import PunView
from wordgames.qt.controller import GameController
from wordgames.qt.pun_drafts import DraftKeeper
from wordgames.qt.sandtimer import system_ms
from wordgames.ui.screen import Screen
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.letter_rack import LetterRack


class PunScreen(Screen):
    """One screen of the table. It is made once, shows views, and is put away where another one is shown."""

    pause_wanted = Signal()
    """The pause button was pressed."""

    def __init__(
        self,
        controller: GameController,
        drafts: DraftKeeper,
        theme: Theme | None = None,
        parent: QWidget | None = None,
        *,
        clock: Callable[[], int] = system_ms,
    ) -> None:
        super().__init__(theme, parent)
        self.controller = controller
        self.drafts = drafts
        self.clock = clock
        """What it counts time by, in milliseconds."""
        self.view: PunView | None = None
        """What it shows."""
        self.reduce_motion = False

    def show_view(self, view: PunView) -> None:
        """Show the table as it is now."""
        self.view = view

    def show_events(self, events: tuple[Event, ...]) -> None:
        """This has happened, as far as the viewer may know it; the view that it led to is shown next."""

    def put_away(self) -> None:
        """Hold nothing of anybody's own, as when another screen is shown: hidden pages speak, too."""
        self.view = None

    def set_reduce_motion(self, reduce: bool) -> None:
        """Switch motion off or on again."""
        self.reduce_motion = reduce
        for rack in self.findChildren(LetterRack):
            rack.set_reduce_motion(reduce)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # A step of laying is taken back wherever the keys stand.
        undo = event.key() == Qt.Key.Key_Z and event.modifiers() == Qt.KeyboardModifier.ControlModifier
        if undo and any(rack.isVisible() and rack.undo() for rack in self.findChildren(LetterRack)):
            event.accept()
            return
        super().keyPressEvent(event)
