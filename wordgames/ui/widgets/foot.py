"""Below a board of an open table: what its seat plays with, and the two things that only its seat may press."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QEventPoint, QPainter, QTouchEvent
from PySide6.QtWidgets import QWidget

from wordgames.qt.handling import Handling, Way
from wordgames.qt.keys import Cluster
from wordgames.texts import _, ngettext
from wordgames.ui.buttons import Button
from wordgames.ui.painting.colors import color
from wordgames.ui.painting.crests import crest_disc
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.icons import Icon, draw_icon
from wordgames.ui.painting.materials import brass, paper
from wordgames.ui.painting.plates import focus_ring, number_plate, paper_button, plaque
from wordgames.ui.painting.shadows import SMALL, Cast, soft_shadow
from wordgames.ui.painting.shapes import circle, fill, line, polygon, rounded, stroke
from wordgames.ui.painting.text import (
    Align,
    draw_engraved,
    draw_shadowed,
    draw_text,
    fit_block,
    fitted,
    text_width,
)
from wordgames.ui.screen import PaintedWidget, draw_focus
from wordgames.ui.theme import Theme

_ARROWS = {"Up": 0, "Right": 90, "Down": 180, "Left": 270}
_SLAB = 7.0
"""Higher things are painted as the plaques of other screens."""
_ENTER = ("Return", "Enter")
_SHIFT = ("LeftShift", "RightShift", "Shift")


def key_words(key: str) -> str:
    """What a key is called for people."""
    words = {
        "Up": _("arrow up"),
        "Down": _("arrow down"),
        "Left": _("arrow left"),
        "Right": _("arrow right"),
        "LeftShift": _("left Shift"),
        "RightShift": _("right Shift"),
        "Return": _("Enter"),
        "Enter": _("Enter"),
        "Space": _("Space"),
    }
    return words.get(key, key)


def paint_key_sign(p: QPainter, key: str, x: float, y: float, size: float, ink: str, width: float) -> None:
    """What stands on a key, centred at (x, y): a letter, or a path where the typefaces have no sign."""
    k = size / 2.3
    p.save()
    p.translate(x, y)
    p.scale(k, k)
    if key in _ARROWS:
        p.rotate(_ARROWS[key])
        fill(p, polygon((-0.75, 0.55), (0, -0.7), (0.75, 0.55)), ink)
    elif key in _ENTER:
        draw_icon(p, Icon.ENTER, 0, 0, 1.0, ink)
    elif key in _SHIFT:
        arrow = polygon(
            (0, -1.0), (1.0, 0.05), (0.42, 0.05), (0.42, 0.8), (-0.42, 0.8), (-0.42, 0.05), (-1.0, 0.05)
        )
        stroke(p, arrow, ink, 0.22)
        if key != "Shift":
            # At the side of the keyboard where it lies.
            side = 1.35 if key == "RightShift" else -1.35
            line(p, side, -0.9, side, 0.8, color(ink), 0.22)
    else:
        words = key_words(key)
        draw_text(p, words, 0, 0, fitted(words, 2.3, width / k, Face.TEXT_BOLD), ink, align=Align.CENTER)
    p.restore()


def paint_cap(p: QPainter, theme: Theme, x: float, middle: float, side: float, key: str) -> None:
    """A key of the keyboard, `side` u wide and high, with its left edge at `x`."""
    cap = rounded(x, middle - side / 2, side, side, 0.6)
    soft_shadow(p, theme, cap, Cast(0.15, 0.3, 0.5, 0.5))
    fill(p, cap.translated(0, 0.34), theme.paper.edge)
    paper(p, theme, cap, theme.paper.plate)
    paint_key_sign(p, key, x + side / 2, middle, side * 0.64, theme.paper.ink, side - 0.6)


class PlaysWith(PaintedWidget):
    """What a seat plays with: its four keys, the mouse, or a finger."""

    margin = 0.8

    def __init__(self, handling: Handling, cluster: Cluster | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._handling, self._cluster = handling, cluster
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        if cluster is not None:
            keys = ", ".join(key_words(key) for key in cluster.keys[:4])
            self.setAccessibleName(_("Keys: {keys}").format(keys=keys))
        else:
            self.setAccessibleName(_("Mouse") if handling.way is Way.MOUSE else _("Touch"))

    def look(self) -> Hashable:
        return self._handling, self._cluster

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        theme, middle = self.theme, h / 2
        if self._cluster is not None:
            side = min(3.5, (w - 3 * 0.35) / 4)
            for index, key in enumerate(self._cluster.keys[:4]):
                paint_cap(p, theme, index * (side + 0.35), middle, side, key)
            return
        if self._handling.way is Way.MOUSE:
            paint_mouse(p, theme, 0.3, middle)
            words = _("drag, wheel")
        else:
            for r, alpha in ((1.95, 0.35), (1.35, 0.6)):
                stroke(p, circle(2.1, middle, r), color(theme.text.body, alpha), 0.22)
            fill(p, circle(2.1, middle, 0.75), theme.text.body)
            words = _("by touch")
        block = fit_block(words, 2.25, 1.7, w - 4.8, Face.TEXT_SEMI)
        for row, text in enumerate(block.lines):
            y = middle + (row - (len(block.lines) - 1) / 2) * block.size * 1.2
            draw_shadowed(p, theme, text, 4.6, y, block.size, theme.text.body, Face.TEXT_SEMI)


def paint_mouse(p: QPainter, theme: Theme, x: float, middle: float) -> None:
    """A mouse with its wheel, its left edge at `x`."""
    body = rounded(x, middle - 2.2, 3.05, 4.4, 1.5)
    soft_shadow(p, theme, body, Cast(0.15, 0.3, 0.5, 0.5))
    paper(p, theme, body, theme.paper.plate)
    seam = color(theme.paper.muted)
    line(p, x + 1.52, middle - 2.1, x + 1.52, middle - 0.3, seam, 0.14)
    line(p, x + 0.15, middle - 0.3, x + 2.9, middle - 0.3, seam, 0.14)
    fill(p, rounded(x + 1.2, middle - 1.6, 0.64, 1.05, 0.3), theme.paper.ink)


class SeatButton(Button):
    """Something that one seat may press, by touch while others press theirs; brass, or paper beside a brass one."""

    margin = 1.6

    pressed_now = Signal()
    """As soon as it is touched or clicked: in a race the press counts, not the letting go."""

    def __init__(self, text: str, parent: QWidget | None = None, *, icon: Icon | None = None) -> None:
        super().__init__(text, parent)
        self._icon = icon
        self._key = ""
        self._brass = True
        self._touched: set[int] = set()
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.pressed.connect(self.pressed_now)

    def show_as(self, text: str, *, name: str, key: str = "", brass: bool = True) -> None:
        """Show these words, and the key that does the same."""
        if (key, brass) != (self._key, self._brass):
            self._key, self._brass = key, brass
            self.update()
        self.set_label(text, name=f"{name}, {key_words(key)}" if key else name)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QTouchEvent):
            for point in event.points():
                self._touch(point)
            if event.type() == QEvent.Type.TouchCancel:
                self._touched.clear()
            self.setDown(bool(self._touched))
            event.accept()
            return True
        return super().event(event)

    def _touch(self, point: QEventPoint) -> None:
        state = point.state()
        at = point.position().toPoint()
        if state == QEventPoint.State.Pressed and self.isEnabled() and self.hitButton(QPoint(at)):
            self._touched.add(point.id())
            self.pressed_now.emit()
        elif state == QEventPoint.State.Released:
            self._touched.discard(point.id())

    def look(self) -> Hashable:
        return self.label, self._icon, self._key, self._brass, self.state()

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        if h > _SLAB and not self._key:
            if self._brass:
                plaque(p, theme, 0, 0, w, h, self.label, icon=self._icon, size=min(4.6, h * 0.42))
            else:
                paper_button(p, theme, 0, 0, w, h, self.label, icon=self._icon, size=min(3.6, h * 0.4))
            if self.hasFocus():
                focus_ring(p, theme, 0, 0, w, h)
            return
        face = rounded(0, 0, w, h, 0.8)
        soft_shadow(p, theme, face, SMALL)
        fill(p, rounded(0, 0.3, w, h, 0.8), theme.brass.side if self._brass else theme.paper.edge)
        if self._brass:
            brass(p, theme, face, 0.18)
        else:
            paper(p, theme, face, theme.paper.plate, seed=17, hairs=True)
        ink = theme.brass.ink if self._brass else theme.paper.ink
        tight = w < 8
        cap = min(2.6 if tight else 3.2, h * 0.62)
        key_room = cap + (0.5 if tight else 0.7) if self._key else 0.0
        mark = min(1.3 if tight else 1.7, h * 0.32) if self._icon is not None else 0.0
        mark_room = 2 * mark + (0.8 if self.label else 0.0) if mark else 0.0
        size = min(3.1, h * 0.6)
        if self.label:
            size = fitted(self.label, size, w - 1.6 - key_room - mark_room, Face.DISPLAY)
        words = text_width(self.label, size, Face.DISPLAY) if self.label else 0.0
        x = w / 2 - (mark_room + words + key_room) / 2
        if self._icon is not None:
            draw_icon(p, self._icon, x + mark, h / 2, mark, ink)
            x += mark_room
        if self.label and self._brass:
            draw_engraved(p, theme, self.label, x, h / 2, size, align=Align.LEFT)
        elif self.label:
            draw_text(p, self.label, x, h / 2, size, ink, Face.DISPLAY)
        if key_room:
            x += words + key_room - cap
            box = rounded(x, h / 2 - cap / 2, cap, cap, 0.5)
            fill(p, box, color(ink, 0.14))
            stroke(p, box, ink, 0.14)
            paint_key_sign(p, self._key, x + cap / 2, h / 2, cap * 0.66, ink, cap - 0.5)
        if self.underMouse() and self.isEnabled() and not self.isDown():
            fill(p, face, color(theme.brass.ink_light, 0.12))
        if self.hasFocus():
            draw_focus(p, theme, rounded(-0.5, -0.5, w + 1.0, h + 1.0, 1.2))


class TimeLeft(PaintedWidget):
    """How much sand is left, for who cannot read the plate of the glass from where he sits."""

    margin = 1.6

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seconds = 0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_seconds(self, seconds: int) -> None:
        """So many are left, begun ones counted."""
        if seconds != self._seconds:
            self._seconds = seconds
            self.setAccessibleName(ngettext("{n} second left", "{n} seconds left", seconds).format(n=seconds))
            self.update()

    def look(self) -> Hashable:
        return self._seconds

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        draw_icon(p, Icon.GLASS, w * 0.22, h / 2, min(2.6, h * 0.34), theme.text.body)
        side = min(h * 0.7, 5.0)
        number_plate(
            p, theme, w * 0.66, h / 2, min(w * 0.5, side * 1.9), side, _("{n} s").format(n=self._seconds)
        )


class Waiting(PaintedWidget):
    """Whom the table waits for: a few words, and the crests of the seats."""

    margin = 0.6

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = ""
        self._seats: tuple[int, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_waiting(self, words: str, seats: tuple[int, ...], names: str) -> None:
        """These seats; `names` is for who cannot see their crests."""
        if (words, seats) != (self._words, self._seats):
            self._words, self._seats = words, seats
            self.update()
        self.setAccessibleName(f"{words}: {names}" if names else words)

    def look(self) -> Hashable:
        return self._words, self._seats

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        block = fit_block(self._words, 2.6, 2.0, min(w, 12.0), Face.TEXT_SEMI)
        pitch = block.size * 1.22
        for row, text in enumerate(block.lines):
            draw_shadowed(
                p,
                theme,
                text,
                w / 2,
                1.6 + row * pitch,
                block.size,
                theme.text.body,
                Face.TEXT_SEMI,
                Align.CENTER,
            )
        top = 1.6 + len(block.lines) * pitch
        if not self._seats:
            return
        per_row = 1 if len(self._seats) <= 3 else 2
        rows = -(-len(self._seats) // per_row)
        step = min(7.2, (h - top) / rows)
        r = min(2.9, step * 0.42)
        for index, seat in enumerate(self._seats):
            row, column = divmod(index, per_row)
            in_row = min(per_row, len(self._seats) - row * per_row)
            x = w / 2 + (column - (in_row - 1) / 2) * 7.0
            crest_disc(p, theme, seat, x, top + step * (row + 0.5), r)
