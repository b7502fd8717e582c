"""The window on the TV: it shows, and nothing in it can be pressed.

Whatever a mouse, a finger or a key does there stops at the window; Esc and F11 are told, and the keys go back to the
window that people play at.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from wordgames.texts import _
from wordgames.ui.screen import Scenes, Screen

SHARE: Final = 0.8
"""How much of its screen the window takes where it is not full screen."""

_STOPPED: Final = frozenset(
    {
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonRelease,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.MouseMove,
        QEvent.Type.Wheel,
        QEvent.Type.TouchBegin,
        QEvent.Type.TouchUpdate,
        QEvent.Type.TouchEnd,
        QEvent.Type.TouchCancel,
        QEvent.Type.TabletPress,
        QEvent.Type.TabletMove,
        QEvent.Type.TabletRelease,
        QEvent.Type.NativeGesture,
        QEvent.Type.ContextMenu,
        QEvent.Type.Enter,
        QEvent.Type.KeyRelease,
        QEvent.Type.ShortcutOverride,
        QEvent.Type.DragEnter,
        QEvent.Type.DragMove,
        QEvent.Type.Drop,
    }
)
_BEGINS: Final = frozenset({QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin, QEvent.Type.KeyPress})


class PublicWindow(QWidget):
    """Shows the table that everybody sees, or what lies over it."""

    escaped = Signal()
    """Esc was pressed there."""
    touched = Signal()
    """Somebody did something there: the keys belong to the other window."""
    closed = Signal()
    """Its own cross, or the desktop's way to close a window."""

    def __init__(self) -> None:
        super().__init__(None, Qt.WindowType.Window | Qt.WindowType.WindowDoesNotAcceptFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scenery: Scenes | None = None
        """Where the grounds of its screens come from."""
        self._screen: Screen | None = None
        self._cover: Screen | None = None
        self.area = QRect()
        """The screen that it is on."""
        self._going = False

    # ---- what it shows

    @property
    def screen_shown(self) -> Screen | None:
        """The table, which may be covered."""
        return self._screen

    @property
    def cover_shown(self) -> Screen | None:
        """What lies over it."""
        return self._cover

    def show_screen(self, screen: Screen | None) -> None:
        """Show this table, or none; the one before is thrown away."""
        self.setWindowTitle(_("Wordgames: the table"))
        self._screen = self._change(self._screen, screen)
        if self._cover is not None:
            self._cover.raise_()

    def cover(self, screen: Screen | None) -> None:
        """Lay this over the table, or nothing."""
        self._cover = self._change(self._cover, screen)

    def _change(self, old: Screen | None, new: Screen | None) -> Screen | None:
        if new is not None:
            new.setParent(self)
            new.setGeometry(self.rect())
            new.show()
            new.raise_()
        if old is not None and old is not new:
            old.hide()
            old.deleteLater()
        return new

    def refresh_ground(self, name: str) -> None:
        """A ground has been painted in the size that was asked for."""
        for screen in self.findChildren(Screen):
            if screen.ground_name == name and screen.isVisible():
                screen.refresh_background()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), Qt.GlobalColor.black)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for screen in (self._screen, self._cover):
            if screen is not None:
                screen.setGeometry(self.rect())

    # ---- where it is

    def show_on(self, area: QRect) -> None:
        """Fill this screen. One that shows there already stays as it is, full or not."""
        if self.isVisible() and area == self.area:
            return
        self.area = area
        if self.isFullScreen():
            # A full-screen window stays on its screen, on most systems, until it is none.
            self.showNormal()
        self._fill()

    def _fill(self) -> None:
        screen = QGuiApplication.screenAt(self.area.center())
        if screen is not None:
            # Where windows are not put at places, a full-screen one goes to its screen.
            self.setScreen(screen)
        self.setGeometry(self.area)
        # `showFullScreen` would take the keys from the other window.
        self.setWindowState(self.windowState() | Qt.WindowState.WindowFullScreen)
        self.show()

    def _inset(self) -> QRect:
        """A window in the middle of its screen."""
        inner = QRect(self.area.topLeft(), QSize(self.area.size() * SHARE))
        inner.moveCenter(self.area.center())
        return inner

    def turn_full(self) -> None:
        """All of its screen without a frame, or a window again."""
        if self.isFullScreen():
            self.showNormal()
            self.setGeometry(self._inset())
        else:
            self._fill()

    def go(self) -> None:
        """Close for good, and say nothing of it."""
        self._going = True
        self.close()
        self.show_screen(None)
        self.cover(None)
        self.deleteLater()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        if not self._going:
            self.closed.emit()

    # ---- nothing is done here

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        handle = self.windowHandle()
        if handle is not None:
            handle.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in _BEGINS:
            if isinstance(event, QKeyEvent):
                self._key(event)
            self.touched.emit()
            return True
        return kind in _STOPPED

    def _key(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat():
            return
        if event.key() == Qt.Key.Key_F11:
            self.turn_full()
        elif event.key() == Qt.Key.Key_Escape:
            self.escaped.emit()
