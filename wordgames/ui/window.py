"""The one main window: it shows a screen, sometimes with another over it, and knows the keys that work everywhere.

Until there is a screen it shows a picture of what is to come, and imports as little as that needs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import QByteArray, QEvent, QRect, QSettings, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QKeyEvent,
    QMoveEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

if TYPE_CHECKING:
    from wordgames.ui.screen import Scenes, Screen
    from wordgames.ui.theme import Theme

SMALLEST = QSize(1024, 600)
USUAL = QSize(1366, 768)
STEP = 1.15
"""How much larger or smaller the window gets with Ctrl + and Ctrl -; everything in it grows with it."""

THEME = "window/theme"
"""What the window looked like last: its first picture is shown before the store is open."""

_PLACE = "window/geometry"
_FULL = "window/full_screen"


def smallest_size(screen: QRect) -> QSize:
    """The smallest window on a screen of this size: 1024 x 600, or all of it where it is smaller."""
    return SMALLEST.boundedTo(screen.size())


def on_screen(wanted: QRect, screens: list[QRect]) -> QRect:
    """`wanted` where enough of it can be seen and held, else the middle of the first screen, made to fit."""
    for screen in screens:
        seen = screen.intersected(wanted)
        if seen.width() >= 200 and seen.height() >= 100 and wanted.top() >= screen.top() - 40:
            return wanted
    return _in_the_middle(wanted.size(), screens[0])


def _in_the_middle(size: QSize, room: QRect) -> QRect:
    """As large as it fits."""
    place = QRect(room.topLeft(), size.boundedTo(room.size()))
    place.moveCenter(room.center())
    return place


class Window(QWidget):
    """Shows one screen that fills it, and at most one cover over that."""

    help_wanted = Signal()
    """F1."""
    escaped = Signal()
    """Esc, and nothing on the screen wanted it."""
    disturbed = Signal()
    """Its size or the language of its texts is another: whose eyes are on it may be another, too."""
    moved = Signal()
    """It stands elsewhere, moved by hand or by the system."""
    painted_first = Signal()
    """It is on the screen: now the rest of the program can come."""
    closing = Signal()
    """The window is about to close; what plays should be put down."""

    def __init__(self, settings: QSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("Wordgames")
        self.settings = settings
        """Where the window's place is kept."""
        self._screen: Screen | None = None
        self._cover: Screen | None = None
        self._focus_below: QWidget | None = None
        self.scenery: Scenes | None = None
        """Where the grounds of screens come from."""
        self._launch_picture = QPixmap()
        self._was_painted = False
        self._restore_place()
        self._stands_on = self.screen().name()

    # ---- screens

    def show_launch_picture(self, picture: QPixmap) -> None:
        """Show this, stretched, until there is a screen."""
        self._launch_picture = picture
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._launch_picture.isNull():
            painter.fillRect(event.rect(), Qt.GlobalColor.black)
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(self.rect(), self._launch_picture)
        painter.end()
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self, self.painted_first.emit)

    @property
    def screen_shown(self) -> Screen | None:
        """The screen, which may be under a cover."""
        return self._screen

    @property
    def cover_shown(self) -> Screen | None:
        """What lies over the screen."""
        return self._cover

    def show_screen(self, screen: Screen) -> None:
        """Show this screen; the one before, and any cover, is thrown away."""
        self.uncover()
        old, self._screen = self._screen, screen
        self._launch_picture = QPixmap()
        self._put(screen)
        if old is not None and old is not screen:
            old.hide()
            old.deleteLater()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        screen.setFocus(Qt.FocusReason.OtherFocusReason)

    def cover(self, screen: Screen) -> None:
        """Lay a screen over the present one, which keeps its state and gets no keys meanwhile."""
        self.uncover()
        focused = QApplication.focusWidget()
        below = self._screen is not None and focused is not None and self._screen.isAncestorOf(focused)
        # Not what lay in another cover, which has just been thrown away.
        self._focus_below = focused if below else None
        self._cover = screen
        self._put(screen)
        if self._screen is not None:
            self._screen.setEnabled(False)
        screen.setFocus(Qt.FocusReason.OtherFocusReason)

    def uncover(self) -> None:
        """Take the cover away and give the focus back."""
        cover, self._cover = self._cover, None
        if cover is None:
            return
        cover.hide()
        cover.deleteLater()
        if self._screen is not None:
            self._screen.setEnabled(True)
        below, self._focus_below = self._focus_below, None
        # What had the focus may have gone meanwhile.
        there = below is not None and shiboken6.isValid(below) and below.isVisible()
        target = below if there else self._screen
        if target is not None:
            target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _put(self, screen: Screen) -> None:
        screen.setParent(self)
        screen.setGeometry(self.rect())
        screen.show()
        screen.raise_()

    def set_theme(self, theme: Theme) -> None:
        """Look otherwise from now on; the next start begins with this look, too."""
        from wordgames.ui.screen import Screen

        self.settings.setValue(THEME, theme.name)
        if self.scenery is not None:
            self.scenery.set_theme(theme)
        for screen in self.findChildren(Screen):
            screen.set_theme(theme)

    def refresh_ground(self, name: str) -> None:
        """A ground has been painted in the size that was asked for."""
        from wordgames.ui.screen import Screen

        for screen in self.findChildren(Screen):
            if screen.ground_name == name and screen.isVisible():
                screen.refresh_background()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for screen in (self._screen, self._cover):
            if screen is not None:
                screen.setGeometry(self.rect())
        if self._screen is not None:
            self.disturbed.emit()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._look_where_it_is()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        handle = self.windowHandle()
        if handle is not None:
            # Where windows are not told their place, they are told their screen.
            handle.screenChanged.connect(self._look_where_it_is, Qt.ConnectionType.UniqueConnection)

    def _look_where_it_is(self) -> None:
        name = self.screen().name()
        if name != self._stands_on:
            self._stands_on = name
            if self._screen is not None:
                # Another screen has other eyes before it.
                self.disturbed.emit()
        self.moved.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.disturbed.emit()

    # ---- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if key == Qt.Key.Key_F11:
            self.set_full_screen(not self.isFullScreen())
        elif key == Qt.Key.Key_F1:
            self.help_wanted.emit()
        elif key == Qt.Key.Key_Escape and not event.isAutoRepeat() and not self._nothing_has_keys():
            self.escaped.emit()
        elif control and key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.grow(1)
        elif control and key in (Qt.Key.Key_Minus, Qt.Key.Key_Underscore):
            self.grow(-1)
        elif control and key == Qt.Key.Key_0:
            self.set_full_screen(False)
            self.resize(self._fitting(USUAL))
        else:
            top = self._cover or self._screen
            # With the focus on nothing, keys still belong to what is shown.
            if top is not None and self._nothing_has_keys():
                top.keyPressEvent(event)
                if key == Qt.Key.Key_Escape and not event.isAccepted():
                    self.escaped.emit()
            else:
                super().keyPressEvent(event)

    def _nothing_has_keys(self) -> bool:
        return QApplication.focusWidget() in (None, self)

    # ---- size and place

    def set_full_screen(self, full: bool) -> None:
        """All of the screen without a frame, or a window again."""
        if full != self.isFullScreen():
            if full:
                self._keep_place()
                self.showFullScreen()
            else:
                self.showNormal()

    def grow(self, steps: int) -> None:
        """Make the window larger or smaller by steps; beyond the screen's size it becomes full screen."""
        room = self._room()
        if self.isFullScreen():
            if steps < 0:
                self.set_full_screen(False)
                self.resize(self._fitting(room.size() / STEP))
            return
        now = self.size()
        if steps > 0 and (now.width() >= room.width() or now.height() >= room.height()):
            self.set_full_screen(True)
            return
        factor = STEP**steps
        self.resize(self._fitting(QSize(round(now.width() * factor), round(now.height() * factor))))
        self.setGeometry(on_screen(self.geometry(), [self._room()]))

    def move_to(self, room: QRect) -> None:
        """Stand on another screen, in this part of it; full screen there, too, where it was."""
        full = self.isFullScreen()
        if full:
            self.showNormal()
        screen = QGuiApplication.screenAt(room.center())
        if screen is not None:
            # Where windows are not put at places, a full-screen one goes to its screen.
            self.setScreen(screen)
        self.setMinimumSize(smallest_size(room))
        self.setGeometry(_in_the_middle(self.size(), room))
        if full:
            self.showFullScreen()

    def stay_on_screen(self, rooms: list[QRect]) -> None:
        """Stand where it can be seen, after a screen has gone."""
        if on_screen(self.geometry(), rooms) != self.geometry():
            self.move_to(rooms[0])

    def come_back(self) -> None:
        """Show again: some systems leave a window hidden whose screen has gone."""
        handle = self.windowHandle()
        if handle is not None and not handle.isVisible():
            self.show()
            handle.setVisible(True)

    def _room(self) -> QRect:
        return self.screen().availableGeometry()

    def _fitting(self, size: QSize) -> QSize:
        room = self._room()
        return size.boundedTo(room.size()).expandedTo(smallest_size(room))

    def _restore_place(self) -> None:
        self.setMinimumSize(smallest_size(self._room()))
        kept = self.settings.value(_PLACE)
        if not (isinstance(kept, QByteArray) and self.restoreGeometry(kept)):
            # Where it stands at first is for the system to say: at the place 0, 0 its frame would be off the screen.
            self.resize(self._fitting(USUAL))
            return
        rooms = [s.availableGeometry() for s in QGuiApplication.screens()]
        self.setGeometry(on_screen(self.geometry(), rooms))

    def _keep_place(self) -> None:
        if not self.isFullScreen():
            self.settings.setValue(_PLACE, self.saveGeometry())

    @property
    def was_full_screen(self) -> bool:
        """Whether the window was full screen when it was last closed."""
        return self.settings.value(_FULL, "false") in (True, "true")

    def closeEvent(self, event: QCloseEvent) -> None:
        self.settings.setValue(_FULL, self.isFullScreen())
        self._keep_place()
        self.closing.emit()
        super().closeEvent(event)
