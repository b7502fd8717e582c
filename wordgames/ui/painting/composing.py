"""What letters lie in: the composing stick of brass, the hollow for loose letters, the tray of a trade."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from wordgames.ui.painting.colors import color
from wordgames.ui.painting.kept import draw_kept
from wordgames.ui.painting.materials import brass, contour, grain, screw
from wordgames.ui.painting.shadows import RAISED, SMALL, Cast, inner_shadow, soft_shadow
from wordgames.ui.painting.shapes import (
    fill,
    fill_rect,
    line,
    linear,
    outline,
    polygon,
    rounded,
    stroke,
    unite,
)
from wordgames.ui.theme import Theme

WALL = 1.1
"""Of a stick for cards of 12 u; all else is in proportion."""
BESIDE = 0.5
"""Between wall and first card."""
KNEE = 3.0
LIP = 2.1
"""The front edge, which hides the foot of the cards."""
ABOVE = 1.5
"""From the top of a stick to its cards."""
STICK_HEIGHT = 19.4
_MARGIN = 4.0


def draw_stick(p: QPainter, theme: Theme, x: float, y: float, w: float, h: float) -> None:
    """The stick behind its cards, from an upper left corner."""
    _draw(p, theme, "stick", x, y, w, h)


def draw_lip(p: QPainter, theme: Theme, x: float, y: float, w: float, h: float) -> None:
    """The front edge of the same stick, before its cards."""
    _draw(p, theme, "lip", x, y, w, h)


def draw_hollow(p: QPainter, theme: Theme, x: float, y: float, w: float, h: float) -> None:
    """A place sunk into the bench."""
    _draw(p, theme, "hollow", x, y, w, h)


def draw_tray(p: QPainter, theme: Theme, x: float, y: float, w: float, h: float) -> None:
    """A tray with a rim of brass and dark felt."""
    _draw(p, theme, "tray", x, y, w, h)


def _draw(p: QPainter, theme: Theme, kind: str, x: float, y: float, w: float, h: float) -> None:
    w, h = round(w, 2), round(h, 2)
    painting = {"stick": _paint_stick, "lip": _paint_lip, "hollow": _paint_hollow, "tray": _paint_tray}[kind]
    key: Hashable = (theme.name, kind, w, h)
    area = QRectF(-_MARGIN, -_MARGIN, w + 2 * _MARGIN, h + 2 * _MARGIN)
    p.save()
    p.translate(x, y)
    draw_kept(p, key, area, lambda q: painting(q, theme, w, h))
    p.restore()


def _paint_stick(p: QPainter, theme: Theme, w: float, h: float) -> None:
    k = h / STICK_HEIGHT
    body = rounded(0, 0, w, h, 0.7 * k)
    soft_shadow(p, theme, body, Cast(0.5 * k, 0.7 * k, 1.4 * k, 0.5))
    if theme.flat:
        fill(p, body, theme.letters.bed[0])
        contour(p, theme, body)
        line(p, w - KNEE * k, 0.4, w - KNEE * k, h - 0.4, theme.effect.outline_color, 0.25)
        return
    brass(p, theme, body, 0.22 * k)
    bed = rounded(WALL * k, WALL * k, w - (WALL + KNEE) * k, h - 2 * WALL * k, 0.3 * k)
    _paint_bed(p, theme, bed)
    for share, turn in ((0.30, 25), (0.70, 100)):
        screw(p, theme, w - KNEE * k / 2, h * share, 0.78 * k, turn)


def _paint_bed(p: QPainter, theme: Theme, bed: QPainterPath) -> None:
    b = bed.boundingRect()
    fill(
        p, bed, linear(0, b.top(), 0, b.bottom(), [(0.0, theme.letters.bed[0]), (1.0, theme.letters.bed[1])])
    )
    inner_shadow(p, theme, bed, Cast(0.45, 0.65, 1.2, 0.7))
    grain(p, theme, bed, 0.04, 2)


def _paint_lip(p: QPainter, theme: Theme, w: float, h: float) -> None:
    k = h / STICK_HEIGHT
    lip = rounded(0, h - LIP * k, w, LIP * k, 0.6 * k)
    soft_shadow(p, theme, lip, Cast(0.0, -0.25 * k, 0.5 * k, 0.5))
    if theme.flat:
        fill(p, lip, theme.letters.bed[0])
        contour(p, theme, lip)
    else:
        brass(p, theme, lip, 0.2 * k)
    ink = theme.effect.outline_color if theme.flat else theme.brass.ink
    at, count = 1.3 * k, 0
    while at < w - 1.2 * k:
        length = (1.0 if count % 5 == 0 else 0.55) * k
        fill_rect(p, at, h - 0.30 * k - length, 0.11 * k, length, color(ink, 0.62))
        at, count = at + 0.9 * k, count + 1


def _paint_hollow(p: QPainter, theme: Theme, w: float, h: float) -> None:
    path = rounded(0, 0, w, h, 0.9)
    if theme.flat:
        fill(p, path, theme.letters.hollow)
        stroke(p, path, theme.letters.hollow_text, 0.2, dash=(6, 5), cap=Qt.PenCapStyle.FlatCap)
        return
    fill(p, path, color(theme.letters.hollow, 0.72))
    inner_shadow(p, theme, path, Cast(0.5, 0.7, 1.4, 0.65))
    stroke(p, path.translated(0.06, 0.1), color(theme.wood.edge_light, 0.24), 0.14)


def _paint_tray(p: QPainter, theme: Theme, w: float, h: float) -> None:
    rim = rounded(0, 0, w, h, 1.2)
    soft_shadow(p, theme, rim, RAISED)
    soft_shadow(p, theme, rim, SMALL)
    if theme.flat:
        fill(p, rim, theme.letters.bed[0])
        contour(p, theme, rim)
        return
    brass(p, theme, rim, 0.26)
    _paint_bed(p, theme, rounded(WALL, WALL, w - 2 * WALL, h - 2 * WALL, 0.6))


def arrow(
    x0: float, y0: float, x1: float, y1: float, bend: float, width: float = 0.7, head: float = 1.7
) -> QPainterPath:
    """A bent arrow, its point at (x1, y1); `bend` is how far its middle leaves the straight line, in u."""
    dx, dy = x1 - x0, y1 - y0
    length = (dx * dx + dy * dy) ** 0.5
    cx, cy = (x0 + x1) / 2 - dy / length * bend, (y0 + y1) / 2 + dx / length * bend
    way = QPainterPath()
    way.moveTo(x0, y0)
    way.quadTo(cx, cy, x1, y1)
    # Where the point begins, the shaft ends.
    tx, ty = x1 - cx, y1 - cy
    t = (tx * tx + ty * ty) ** 0.5
    tx, ty = tx / t, ty / t
    tip = (x1 + tx * head * 0.75, y1 + ty * head * 0.75)
    back = (x1 - tx * head * 0.7, y1 - ty * head * 0.7)
    side = head * 0.72
    point = polygon(
        tip, (back[0] - ty * side, back[1] + tx * side), (back[0] + ty * side, back[1] - tx * side)
    )
    return unite(outline(way, width, Qt.PenCapStyle.RoundCap), point)
