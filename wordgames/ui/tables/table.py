"""What every table is: the whole of a game on the screen, made from a controller."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication

from wordgames.core.players import Seat
from wordgames.qt.keys import Cluster
from wordgames.ui.curtain import HandOver
from wordgames.ui.painting.curtain import Frame
from wordgames.ui.screen import Screen


class Table(Screen):
    """The screen of a game that goes on. A game's table is made with its controller and theme, and by name
    `reduce_motion`, `hands` (how people play at an open table) and `clock`; it takes what it needs of these.
    """

    frame: Frame | None = None
    """What fills up around the crest on its curtains; None: the revue's bulbs."""
    shown: Screen | None = None
    """The screen that fills it now."""

    pause_wanted = Signal()
    """The pause button was pressed."""
    shelf_wanted = Signal()
    """The game is over: back to the shelf."""
    again_wanted = Signal()
    """The game is over: the same seats, once more."""

    def set_reduce_motion(self, reduce: bool) -> None:
        """Switch motion off or on again."""
        raise NotImplementedError

    def set_clusters(self, clusters: tuple[Cluster, Cluster]) -> None:
        """Other keys for those who share a keyboard; without an open table there is nothing to do."""

    def hand_over(self, seat: Seat) -> HandOver:
        """What stands on a seat's curtain, from what the whole table may know."""
        raise NotImplementedError

    def turn_to(self, screen: Screen) -> None:
        """Show this screen in the place of the one that is shown; where that had the focus, the focus goes along."""
        before, self.shown = self.shown, screen
        self.setFocusProxy(screen)
        focused = QApplication.focusWidget()
        had_focus = before is not None and focused is not None and before.isAncestorOf(focused)
        # Each fills the table: nothing need be painted below it.
        screen.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        screen.setGeometry(self.rect())
        screen.show()
        screen.raise_()
        if before is not None:
            before.hide()
            before.put_away()
        if had_focus:
            screen.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.shown is not None:
            self.shown.setGeometry(self.rect())
