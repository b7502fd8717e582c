"""A covered holder: a cloth in the seat's colour and pattern, and a medal that says what the seat does.

Its look depends on seat, size and medal alone. The stubs at its sides are the same for everybody: how the
strips really lie would tell the word.
"""

from __future__ import annotations

import random
from collections.abc import Hashable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from wordgames.games.punchline.moves import SLOTS
from wordgames.games.punchline.view import Status
from wordgames.texts import _
from wordgames.ui.painting.colors import color, mix
from wordgames.ui.painting.crests import pattern_path
from wordgames.ui.painting.icons import Icon
from wordgames.ui.painting.materials import contour, grain, paper
from wordgames.ui.painting.plates import medal
from wordgames.ui.painting.shadows import Cast, soft_shadow
from wordgames.ui.painting.shapes import fill, linear, polygon, rect, rounded, stroke
from wordgames.ui.screen import PaintedWidget
from wordgames.ui.theme import Theme

MEDALS = {
    Status.BUILDING: Icon.DOTS,
    Status.WAITING: Icon.DOTS,
    Status.TURNED: Icon.GLASS,
    Status.LOCKED: Icon.LOCK,
    Status.DONE: Icon.LOCK,
    Status.OUT: None,
}
_WAVES = 6
_FLAT = Qt.PenCapStyle.FlatCap


def does(status: Status) -> str:
    """What somebody does in a round, said after a name."""
    return {
        Status.BUILDING: _("is thinking"),
        Status.WAITING: _("is still to come"),
        Status.TURNED: _("turned the glass"),
        Status.LOCKED: _("has locked"),
        Status.DONE: _("is done"),
        Status.OUT: _("sits this round out"),
    }[status]


def paint_covered(
    p: QPainter,
    theme: Theme,
    w: float,
    h: float,
    seat: int,
    icon: Icon | None,
    seed: int,
    medal_size: float = 3.0,
) -> None:
    """A covered holder of `w` by `h` u from the origin; `seed` gives the fall of its folds."""
    if theme.flat:
        cloth = rounded(0.3, 0.2, w - 0.6, h - 0.4, 0.8)
        fill(p, cloth, theme.paper.plate)
        p.save()
        p.setClipPath(cloth, Qt.ClipOperation.IntersectClip)
        fill(p, pattern_path(seat, 0, 0, w, h + 1, 2.6), theme.seats.colors[seat])
        p.restore()
        contour(p, theme, cloth)
        if icon is not None:
            medal(p, theme, icon, w / 2, h * 0.5, min(3.3, h * 0.36))
        return
    card = rounded(1.2, 0, w - 2.4, h - 0.2, 0.8)
    soft_shadow(p, theme, card, Cast(0.5, 0.7, 1.4, 0.45))
    pitch = (h - 2.6) / SLOTS
    for i in range(SLOTS):
        stub = rounded(0.35, 1.25 + i * pitch, w - 0.7, pitch * 0.80, 0.2)
        fill(p, stub, linear(0, 0, w, 0, [(0.0, theme.board.stub[0]), (1.0, theme.board.stub[1])]))
    fill(p, rounded(1.2, 0.25, w - 2.4, h - 0.3, 0.8), theme.paper.edge)
    paper(p, theme, card, theme.paper.holder)
    _paint_cloth(p, theme, 1.0, 1.2, w - 2.0, h - 2.6, seat, seed)
    if icon is not None:
        medal(p, theme, icon, w / 2, h * 0.5, min(medal_size, h * 0.36))


def _hem(x: float, y: float, w: float, h: float, path: QPainterPath) -> None:
    """The wavy lower edge, from right to left, appended to `path`, which stands at its right end."""
    for i in range(_WAVES):
        end = x + w + 0.25 - (w + 0.5) * (i + 1) / _WAVES
        middle = x + w + 0.25 - (w + 0.5) * (i + 0.5) / _WAVES
        path.quadTo(middle, y + h + (0.75 if i % 2 == 0 else -0.55), end, y + h - 0.4)


def _paint_cloth(
    p: QPainter, theme: Theme, x: float, y: float, w: float, h: float, seat: int, seed: int
) -> None:
    rnd = random.Random(seed)
    hue = theme.seats.colors[seat]
    cloth = QPainterPath(QPointF(x, y + 0.9))
    cloth.quadTo(x, y, x + 0.9, y)
    cloth.lineTo(x + w - 0.9, y)
    cloth.quadTo(x + w, y, x + w, y + 0.9)
    cloth.lineTo(x + w + 0.25, y + h - 0.5)
    _hem(x, y, w, h, cloth)
    cloth.closeSubpath()
    soft_shadow(p, theme, cloth, Cast(0.5, 0.7, 1.3, 0.5))
    fill(
        p,
        cloth,
        linear(x, y, x + w, y + h, [(0.0, mix(hue, "#FFFFFF", 0.12)), (1.0, mix(hue, "#000000", 0.18))]),
    )
    p.save()
    p.setClipPath(cloth, Qt.ClipOperation.IntersectClip)
    fill(p, pattern_path(seat, x - 1, y - 1, w + 2, h + 2, 1.7), color(theme.seats.mark, 0.15))
    for i in range(_WAVES + 1):
        fold_x = x + w * (i + 0.1) / _WAVES + rnd.uniform(-0.2, 0.2)
        spread = w / _WAVES * 0.5
        dark = polygon(
            (fold_x + spread * 0.2, y + h * 0.10),
            (fold_x + spread * 0.5, y + h + 1),
            (fold_x - spread, y + h + 1),
        )
        fill(p, dark, linear(0, y, 0, y + h, [(0.0, color("#000000", 0.0)), (1.0, color("#000000", 0.36))]))
        light = polygon(
            (fold_x + spread * 0.6, y + h * 0.12),
            (fold_x + spread * 1.25, y + h + 1),
            (fold_x + spread * 0.55, y + h + 1),
        )
        fill(p, light, linear(0, y, 0, y + h, [(0.0, color("#FFFFFF", 0.0)), (1.0, color("#FFFFFF", 0.16))]))
    fold = [(0.0, color("#FFFFFF", 0.28)), (1.0, color("#FFFFFF", 0.0))]
    fill(p, rect(x - 1, y, w + 2, h * 0.10), linear(0, y, 0, y + h * 0.12, fold))
    hem = QPainterPath(QPointF(x + w + 0.25, y + h - 0.5))
    _hem(x, y, w, h, hem)
    stroke(p, hem.translated(0, -0.42), theme.brass.cord_dark, 0.62, _FLAT)
    stroke(p, hem.translated(0, -0.46), theme.brass.cord, 0.42, _FLAT)
    stroke(p, hem.translated(0, -0.54), color(theme.brass.cord_light, 0.8), 0.10, _FLAT)
    p.restore()
    grain(p, theme, cloth, 0.06, 3)


class CoveredHolder(PaintedWidget):
    """Another seat's holder: what it does is shown, never what it has."""

    margin = 1.6

    def __init__(self, seat: int, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat = seat
        self._name = name
        self._status = Status.BUILDING
        self.medal_size = 3.0
        """Radius of the medal, in u, where there is room."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._speak()

    @property
    def status(self) -> Status:
        """What the seat does."""
        return self._status

    def set_status(self, status: Status) -> None:
        """Show what the seat does now."""
        if status is not self._status:
            self._status = status
            self._speak()
            self.update()

    def _speak(self) -> None:
        self.setAccessibleName(_("{name}'s holder, covered").format(name=self._name))
        self.setAccessibleDescription(f"{self._name} {does(self._status)}")

    def look(self) -> Hashable:
        return self._seat, MEDALS[self._status], self.medal_size

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        p.setOpacity(0.45 if self._status is Status.OUT else 1.0)
        paint_covered(p, self.theme, w, h, self._seat, MEDALS[self._status], self._seat + 2, self.medal_size)
