"""A screen is laid out in one unit, and everything painted on it is painted in that unit.

`u = min(width / 160, height / 90)`: the same layout from 1024 x 600 to 3840 x 2160. A window that is higher than
16 to 9 has extra height, which each thing takes its share of as a gap; a wider one has wings left and right.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeAlias, cast

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from wordgames.ui.accessible import make_accessible, static_text
from wordgames.ui.painting.shapes import stroke
from wordgames.ui.theme import Theme, load_theme
from wordgames.ui.turning import turned, upright

WIDTH = 160.0
HEIGHT = 90.0

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


def unit_of(size: QSize) -> float:
    """Pixels (of the layout, not of the device) in one u, for a window of this size."""
    return min(size.width() / WIDTH, size.height() / HEIGHT)


@dataclass
class _Spot:
    child: QWidget
    x: float
    y: float
    w: float
    h: float
    gap: float


if TYPE_CHECKING:
    _Mixed: TypeAlias = QWidget
else:
    _Mixed = object


class Painted(_Mixed):
    """What a widget painted in u has, to be mixed into a QWidget or QAbstractButton, before it.

    Around its face lies a margin for shadow and focus ring, which takes no clicks.

    Subclasses say in `look` all that their picture depends on and paint it in `paint_face`; it is painted again only
    when the look, the size or the theme is another. What moves returns None and is painted each time.
    """

    margin = 1.6
    """In u, on every side."""
    angle = 0
    """How it lies on the table, as in `wordgames.ui.turning`."""

    _picture: QPixmap | None = None
    _picture_key: Hashable = None

    def screen_of(self) -> Screen | None:
        """The screen that this lies on, however deep."""
        widget = self.parentWidget()
        while widget is not None and not isinstance(widget, Screen):
            widget = widget.parentWidget()
        return widget

    @property
    def u(self) -> float:
        """Pixels in one u, as the screen has it."""
        screen = self.screen_of()
        return screen.u if screen is not None else unit_of(self.window().size())

    @property
    def theme(self) -> Theme:
        """The colours that the screen has."""
        screen = self.screen_of()
        return screen.theme if screen is not None else load_theme()

    def face(self) -> QRectF:
        """Where the thing itself is, in pixels of this widget."""
        m = self.margin * self.u
        return QRectF(self.rect()).adjusted(m, m, -m, -m)

    def look(self) -> Hashable:
        """All that the picture depends on besides size and theme; None where it is painted afresh each time."""
        return None

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        """Paint the thing from (0, 0) to (w, h), in u; the margin may be painted on."""
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        try:
            if self.look() is None:
                self._paint_into(painter)
            else:
                painter.drawPixmap(0, 0, self._picture_now())
        finally:
            # Qt crashes where a painter outlives its event, and painting may raise.
            painter.end()

    def _picture_now(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        key = (self.look(), self.width(), self.height(), ratio, self.theme.name, self.angle)
        if self._picture is None or key != self._picture_key:
            picture = QPixmap(self.size() * ratio)
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            try:
                self._paint_into(painter)
            finally:
                painter.end()
            self._picture, self._picture_key = picture, key
        return self._picture

    def _paint_into(self, painter: QPainter) -> None:
        u = self.u
        size = upright(self.size(), self.angle)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setTransform(turned(self.size(), self.angle), True)
        painter.scale(u, u)
        painter.translate(self.margin, self.margin)
        self.paint_face(painter, size.width() / u - 2 * self.margin, size.height() / u - 2 * self.margin)


class PaintedWidget(Painted, QWidget):
    """A thing painted in u that is no button; to a screen reader its name is a text."""


make_accessible(PaintedWidget, static_text)


def draw_focus(
    p: QPainter,
    theme: Theme,
    path: QPainterPath,
    *,
    on_light: bool = False,
    on_dark: bool = False,
    width: float = 0.42,
) -> None:
    """The ring that shows what the keys act on; `path` is the outline of the thing or a little outside of it.

    `on_light` and `on_dark`: it stands on paper, or on something dark, else on the ground of the screen.
    """
    focus = theme.focus
    if theme.flat:
        # On white the signal colour has little contrast, so black lies on either side of it.
        width = max(width, 0.5)
        stroke(p, path, theme.paper.hole, width + 0.5)
    stroke(p, path, focus.on_light if on_light else focus.on_dark if on_dark else focus.on_ground, width)


class Scenes(Protocol):
    """Where grounds come from (`wordgames.ui.painting.scenery.Scenery`)."""

    def pixmap(self, name: str, size: QSize, ratio: float = 1.0) -> QPixmap:
        """The picture of this name in device pixels of this size, or for a moment in another."""
        ...

    def image(self, name: str, size: QSize | None = None) -> QImage:
        """The same as an image."""
        ...

    def forget(self, name: str) -> None:
        """It is not shown any more."""
        ...

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours from now on."""
        ...


class Screen(QWidget):
    """Everything that the window shows at one time."""

    painted_first = Signal()
    """It has been on the screen once: what is not needed for that can be done now."""
    ground_name = ""
    """The scene behind it; screens that paint their own ground override `background`."""
    is_paper = False
    """Whether things stand on a sheet of paper here, and the ring of the keys with them."""
    scenery: Scenes | None = None
    """Where its ground comes from; None: from the window, or the screen, that it lies on."""

    def __init__(self, theme: Theme | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme or load_theme()
        self.main_action: QAbstractButton | None = None
        """What Enter does where no other button has the focus."""
        self._spots: dict[QWidget, _Spot] = {}
        self._ground = QPixmap()
        self._ground_size = QSize()
        self._was_painted = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def setFocusProxy(self, first: QWidget | None) -> None:
        """The keys come to `first`, and it is the first that Tab reaches.

        Tab comes into a screen by what stands for it, and goes on behind that: what was made earlier it would never
        reach.
        """
        stops = Qt.FocusPolicy.TabFocus
        if first is not None and not isinstance(first, Screen) and self.isAncestorOf(first):
            earlier: list[QWidget] = []
            widget = self.nextInFocusChain()
            while widget is not None and widget is not first and self.isAncestorOf(widget):
                earlier.append(widget)
                widget = widget.nextInFocusChain()
            before = first
            for one in earlier:
                if one.focusPolicy() & stops:
                    QWidget.setTabOrder(before, one)
                    before = one
        super().setFocusProxy(first)  # type: ignore[arg-type]

    def put_away(self) -> None:
        """Another screen is shown in its place: hold nothing of anybody's own. Most have nothing of that kind."""

    @property
    def u(self) -> float:
        """Pixels in one u."""
        return max(unit_of(self.size()), 0.5)

    @property
    def extra(self) -> float:
        """Height in u beyond 90, to be shared out as gaps."""
        return max(0.0, self.height() / self.u - HEIGHT)

    @property
    def wing(self) -> float:
        """Width in u left and right of the 160."""
        return max(0.0, (self.width() / self.u - WIDTH) / 2)

    def rect_in_pixels(self, x: float, y: float, w: float, h: float, gap: float = 0.0) -> QRectF:
        """A place in u as pixels; `gap` is its share, 0 to 1, of the extra height that lies above it."""
        u = self.u
        return QRectF((x + self.wing) * u, (y + gap * self.extra) * u, w * u, h * u)

    def place(self, child: QWidget, x: float, y: float, w: float, h: float, gap: float = 0.0) -> None:
        """Put `child` (its face, without its margin) there, in u, now and after every change of size."""
        spot = _Spot(child, x, y, w, h, gap)
        self._spots[child] = spot
        self._apply(spot)

    def forget(self, child: QWidget) -> None:
        """Place `child` no longer, and throw it away."""
        self._spots.pop(child, None)
        child.hide()
        child.deleteLater()

    def arrange(self) -> None:
        """Called after a change of size, before the children are put in place. Screens override it to move things."""

    def find_scenery(self) -> Scenes | None:
        """Its own, or that of the nearest thing it lies on that has one."""
        widget: QWidget | None = self
        while widget is not None:
            scenery = getattr(widget, "scenery", None)
            if scenery is not None:
                return cast("Scenes", scenery)
            widget = widget.parentWidget()
        return None

    def background(self, size: QSize, ratio: float) -> QPixmap | None:
        """The ground in device pixels of this size, or None for plain colour. Called once a size."""
        scenery = self.find_scenery() if self.ground_name else None
        return scenery.pixmap(self.ground_name, size, ratio) if scenery is not None else None

    def set_theme(self, theme: Theme) -> None:
        """Look otherwise from now on, with everything that lies on the screen."""
        self.theme = theme
        self.refresh_background()
        for child in self.findChildren(QWidget):
            change = getattr(child, "set_theme", None)
            if change is not None:
                change(theme)
            child.update()

    def refresh_background(self) -> None:
        """Paint the ground anew, as when scenery of the right size has come."""
        self._ground_size = QSize()
        self.update()

    def _apply(self, spot: _Spot) -> None:
        margin = getattr(spot.child, "margin", 0.0)
        area = self.rect_in_pixels(
            spot.x - margin, spot.y - margin, spot.w + 2 * margin, spot.h + 2 * margin, spot.gap
        )
        # Edges are rounded, not sizes: neighbours keep touching.
        left, top, right, bottom = (round(v) for v in (area.left(), area.top(), area.right(), area.bottom()))
        spot.child.setGeometry(QRect(left, top, max(1, right - left), max(1, bottom - top)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()
        for spot in list(self._spots.values()):
            self._apply(spot)

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        size = self.size() * ratio
        if size != self._ground_size:
            self._ground = self.background(size, ratio) or self._ground
            self._ground_size = size
        painter = QPainter(self)
        if self._ground.isNull():
            painter.fillRect(event.rect(), QColor(self.theme.velvet.table[1]))
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(self.rect(), self._ground)
        painter.end()
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self, self.painted_first.emit)

    def escape(self) -> bool:
        """Esc was pressed and nothing smaller wanted it. Returns whether the screen did something."""
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if key == Qt.Key.Key_Escape and plain and not event.isAutoRepeat() and self.escape():
            return
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and plain and not event.isAutoRepeat():
            action = self.main_action
            if action is not None and action.isVisible() and action.isEnabled():
                action.click()
                return
        if key in _ARROWS and plain and self.move_focus(*_ARROWS[key]):
            return
        super().keyPressEvent(event)

    def move_focus(self, dx: int, dy: int) -> bool:
        """Take the focus to the nearest thing in this direction. Returns whether there is one."""
        here = QApplication.focusWidget()
        if here is None or not self.isAncestorOf(here):
            return self.focusNextPrevChild(True)
        start = QPointF(here.mapTo(self, here.rect().center()))
        best: tuple[float, QWidget] | None = None
        for widget in self.findChildren(QWidget):
            if widget is here or not widget.isVisible() or not widget.isEnabled():
                continue
            if not widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
                continue
            way = QPointF(widget.mapTo(self, widget.rect().center())) - start
            along = way.x() * dx + way.y() * dy
            across = abs(way.x() * dy) + abs(way.y() * dx)
            if along > 1 and along > across * 0.5 and (best is None or along + 2 * across < best[0]):
                best = (along + 2 * across, widget)
        if best is None:
            return False
        best[1].setFocus(Qt.FocusReason.TabFocusReason)
        return True
