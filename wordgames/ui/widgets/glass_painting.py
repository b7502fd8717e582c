"""How a sand glass is painted: what lies behind the sand, the sand itself, and what stands before it.

Everything is in u, in a glass of `WIDTH` by `HEIGHT` whose upper left corner is the origin. Sand never lies
evenly: above it has a crater, steeper on the left; below it a heap whose peak is off the middle.
"""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPixmap, QTransform

from wordgames.ui.painting.colors import color, mix
from wordgames.ui.painting.materials import bevel, contour
from wordgames.ui.painting.shadows import Cast, soft_shadow
from wordgames.ui.painting.shapes import circle, even, fill, line, linear, polygon, rounded, stroke, unite
from wordgames.ui.theme import Theme

WIDTH = 18.4
HEIGHT = 39.2

_MIDDLE = WIDTH / 2
_CAP_W = WIDTH * 0.92
_CAP_H = HEIGHT * 0.085
_TOP = _CAP_H * 0.95
_BOTTOM = HEIGHT - _CAP_H * 0.95
_NECK = (_TOP + _BOTTOM) / 2
_HALF = WIDTH * 0.335
"""Half the width of a bulb."""


def _x(share: float) -> float:
    """Across the glass: -1 to 1 is a bulb's width."""
    return _MIDDLE + share * _HALF


def _upper(share: float) -> float:
    """Down the upper bulb: 0 at the cap, 1 at the neck."""
    return _TOP + share * (_NECK - _TOP)


def _lower(share: float) -> float:
    """Up the lower bulb: 0 at the cap, 1 at the neck."""
    return _BOTTOM - share * (_BOTTOM - _NECK)


def _bulb(y) -> QPainterPath:
    """One bulb; `y` turns its height, 0 at the cap to 1 at the neck, into u."""
    path = QPainterPath(QPointF(_x(-0.80), y(0)))
    path.cubicTo(_x(-1.06), y(0.10), _x(-1.12), y(0.42), _x(-0.92), y(0.60))
    path.cubicTo(_x(-0.72), y(0.79), _x(-0.15), y(0.80), _x(-0.07), y(1))
    path.lineTo(_x(0.07), y(1))
    path.cubicTo(_x(0.15), y(0.80), _x(0.72), y(0.79), _x(0.92), y(0.60))
    path.cubicTo(_x(1.12), y(0.42), _x(1.06), y(0.10), _x(0.80), y(0))
    path.closeSubpath()
    return path


def _glass() -> QPainterPath:
    return unite(_bulb(_upper), _bulb(_lower))


def _post(p: QPainter, theme: Theme, x: float, width: float, dim: float) -> None:
    """A turned brass post with three rings, darkened by `dim` where it stands behind."""
    rod = [(at, mix(c, "#000000", dim)) for at, c in theme.brass.rod]
    fill(
        p,
        rounded(x - width / 2, _CAP_H * 0.6, width, HEIGHT - _CAP_H * 1.2, width * 0.4),
        linear(x - width / 2, 0, x + width / 2, 0, rod),
    )
    for at in (0.18, 0.5, 0.82):
        ring = rounded(x - width * 0.85, HEIGHT * at - width * 0.5, width * 1.7, width, width * 0.4)
        fill(p, ring, linear(x - width * 0.85, 0, x + width * 0.85, 0, rod))


def paint_behind(p: QPainter, theme: Theme) -> None:
    """The shadow on the floor, the back post, the body of the glass."""
    if theme.flat:
        fill(p, _glass(), theme.glass.body[0])
        return
    soft_shadow(
        p,
        theme,
        circle(_MIDDLE + WIDTH * 0.06, HEIGHT - 0.2, _CAP_W * 0.52, _CAP_H * 0.5),
        Cast(0.2, 0.4, 1.2, 0.5),
    )
    _post(p, theme, _MIDDLE, WIDTH * 0.055, 0.45)
    glass = _glass()
    soft_shadow(p, theme, glass, Cast(0.5, 0.7, 1.2, 0.30))
    alphas = (0.34, 0.14, 0.12, 0.30)
    stops = [
        (at, color(c, a)) for at, c, a in zip((0.0, 0.25, 0.7, 1.0), theme.glass.body, alphas, strict=True)
    ]
    fill(p, glass, linear(_x(-1), 0, _x(1), 0, stops))


def sand_grains(theme: Theme, unit: float, ratio: float) -> QPixmap:
    """A tile of single grains, light and dark, to be laid over the sand: a little each is seen, and none moves."""
    side = 8.0
    k = unit * ratio
    tile = QPixmap(max(8, round(side * k)), max(8, round(side * k)))
    tile.fill(Qt.GlobalColor.transparent)
    p = QPainter(tile)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.scale(tile.width() / side, tile.height() / side)
    rnd = random.Random(4)
    for _ in range(150):
        ink = theme.glass.grain_light if rnd.random() < 0.5 else theme.glass.grain_dark
        fill(
            p,
            circle(rnd.uniform(0.1, side - 0.1), rnd.uniform(0.1, side - 0.1), rnd.uniform(0.04, 0.10)),
            color(ink, rnd.uniform(0.25, 0.65)),
        )
    p.end()
    return tile


def _crater(level: float, path: QPainterPath) -> None:
    """The surface of the sand above, from left to right, appended to `path`, which stands at its left end."""
    path.cubicTo(
        _x(-0.7),
        _upper(level - 0.045),
        _x(-0.45),
        _upper(level + 0.01),
        _x(-0.10),
        _upper(min(0.97, level + 0.13)),
    )
    path.quadTo(_x(0.02), _upper(min(0.98, level + 0.17)), _x(0.14), _upper(min(0.97, level + 0.11)))
    path.cubicTo(_x(0.4), _upper(level + 0.02), _x(0.75), _upper(level + 0.01), _x(1.3), _upper(level + 0.02))


def _sand(theme: Theme) -> QBrush:
    return QBrush(
        linear(_x(-1), 0, _x(1), 0, list(zip((0.0, 0.35, 0.75, 1.0), theme.glass.sand, strict=True)))
    )


def _laid(p: QPainter, path: QPainterPath, brush: QBrush, grains: QPixmap, unit: float, ratio: float) -> None:
    fill(p, path, brush)
    tile = QBrush(grains)
    tile.setTransform(QTransform.fromScale(1 / (unit * ratio), 1 / (unit * ratio)))
    fill(p, path, tile)


def _paint_above(p: QPainter, theme: Theme, left: float, grains: QPixmap, unit: float, ratio: float) -> None:
    if left <= 0:
        return
    p.save()
    p.setClipPath(_bulb(_upper), Qt.ClipOperation.IntersectClip)
    level = 1 - 0.88 * left**0.62
    body = QPainterPath(QPointF(_x(-1.3), _upper(level - 0.03)))
    _crater(level, body)
    body.lineTo(_x(1.3), _upper(1.1))
    body.lineTo(_x(-1.3), _upper(1.1))
    body.closeSubpath()
    _laid(p, body, _sand(theme), grains, unit, ratio)
    hollow = QPainterPath(QPointF(_x(-1.3), _upper(level - 0.03)))
    _crater(level, hollow)
    hollow.cubicTo(
        _x(0.8), _upper(level - 0.055), _x(-0.6), _upper(level - 0.09), _x(-1.3), _upper(level - 0.03)
    )
    hollow.closeSubpath()
    fill(p, hollow, linear(_x(-0.8), 0, _x(0.8), 0, even(theme.glass.crater)))
    p.restore()


def _paint_heap(p: QPainter, theme: Theme, height: float, grains: QPixmap, unit: float, ratio: float) -> None:
    if height <= 0.01:
        return
    p.save()
    p.setClipPath(_bulb(_lower), Qt.ClipOperation.IntersectClip)

    def y(share: float) -> float:
        return _lower(height * share)

    slope = QPainterPath(QPointF(_x(-1.3), y(0.34)))
    slope.cubicTo(_x(-0.75), y(0.42), _x(-0.50), y(0.58), _x(-0.24), y(0.84))
    slope.cubicTo(_x(-0.1), y(0.97), _x(0), y(1.02), _x(0.05), y(1))
    body, lit = QPainterPath(slope), QPainterPath(slope)
    body.cubicTo(_x(0.22), y(0.96), _x(0.38), y(0.66), _x(0.62), y(0.55))
    body.cubicTo(_x(0.84), y(0.46), _x(1.0), y(0.40), _x(1.3), y(0.36))
    body.lineTo(_x(1.3), _lower(-0.1))
    body.lineTo(_x(-1.3), _lower(-0.1))
    body.closeSubpath()
    _laid(p, body, _sand(theme), grains, unit, ratio)
    lit.cubicTo(_x(-0.05), y(0.7), _x(-0.35), y(0.3), _x(-1.3), y(0.1))
    lit.closeSubpath()
    fill(p, lit, color(theme.glass.grain_light, 0.38))
    p.restore()


def _paint_stream(p: QPainter, theme: Theme, left: float, end: float, rnd: random.Random) -> None:
    """The thread of sand and the grains that spray off where it lands; towards the end single grains fall."""
    thick = min(1.0, 0.25 + left * 14)
    top = _upper(0.86)
    if left > 0.02:
        thread = polygon(
            (_MIDDLE - 0.16 * thick, top),
            (_MIDDLE + 0.16 * thick, top),
            (_MIDDLE + 0.11 * thick, end),
            (_MIDDLE - 0.09 * thick, end),
        )
        fill(p, thread, linear(_MIDDLE - 0.2, 0, _MIDDLE + 0.2, 0, even(theme.glass.stream)))
    falling = 26 if left > 0.02 else 7
    for _ in range(falling):
        fill(
            p,
            circle(_MIDDLE + rnd.gauss(0, 0.16), rnd.uniform(_NECK, end + 0.1), rnd.uniform(0.05, 0.10)),
            color(theme.glass.stream[0], rnd.uniform(0.4, 0.9)),
        )
    for _ in range(falling * 4 // 5):
        dx = rnd.gauss(0, 0.9)
        y = end - abs(rnd.gauss(0, 0.45)) + abs(dx) * 0.35
        fill(
            p,
            circle(_MIDDLE + dx, y, rnd.uniform(0.05, 0.09)),
            color(theme.glass.stream[0], rnd.uniform(0.4, 0.9)),
        )


def paint_sand(
    p: QPainter,
    theme: Theme,
    left: float,
    *,
    running: bool,
    grains: QPixmap,
    unit: float,
    ratio: float,
    frame: int,
) -> None:
    """The sand with the share `left`, 0 to 1, still above. `frame` counts pictures, so that falling grains differ."""
    height = 0.86 * (1 - left) ** 0.6
    _paint_above(p, theme, left, grains, unit, ratio)
    _paint_heap(p, theme, height, grains, unit, ratio)
    if running and left > 0:
        _paint_stream(p, theme, left, _lower(height * 0.98), random.Random(frame))


def paint_before(p: QPainter, theme: Theme) -> None:
    """Rim and glints of the glass, the ring around the neck, the front posts, the turned caps."""
    glass = _glass()
    if theme.flat:
        stroke(p, glass, theme.glass.rim, 0.5)
        for side in (-1, 1):
            x = _MIDDLE + side * _CAP_W * 0.42
            line(p, x, _CAP_H, x, HEIGHT - _CAP_H, theme.glass.rim, 0.6)
        for top in (0.0, HEIGHT - _CAP_H):
            cap = rounded(_MIDDLE - _CAP_W / 2, top, _CAP_W, _CAP_H, 0.8)
            fill(p, cap, theme.glass.body[0])
            contour(p, theme, cap)
        return
    g = theme.glass
    p.save()
    p.setClipPath(glass, Qt.ClipOperation.IntersectClip)
    stroke(p, glass, color(g.rim, 0.55), 0.34)
    stroke(p, glass.translated(0.22, 0.1), color(g.glint, 0.30), 0.22)
    for y in (_upper, _lower):
        glint = QPainterPath(QPointF(_x(-0.84), y(0.16)))
        glint.cubicTo(_x(-0.98), y(0.34), _x(-0.92), y(0.52), _x(-0.74), y(0.63))
        glint.cubicTo(_x(-0.78), y(0.5), _x(-0.78), y(0.34), _x(-0.68), y(0.16))
        glint.closeSubpath()
        fill(
            p,
            glint,
            linear(0, y(0.1), 0, y(0.65), [(0.0, color(g.glint, 0.78)), (1.0, color(g.glint, 0.16))]),
        )
        warm = QPainterPath(QPointF(_x(0.90), y(0.22)))
        warm.cubicTo(_x(1.0), y(0.36), _x(0.94), y(0.52), _x(0.82), y(0.6))
        warm.cubicTo(_x(0.9), y(0.46), _x(0.9), y(0.36), _x(0.84), y(0.22))
        warm.closeSubpath()
        fill(p, warm, color(g.glint_warm, 0.38))
    fill(p, circle(_x(-0.42), _upper(0.10), _HALF * 0.14, _HALF * 0.05), color(g.glint, 0.4))
    p.restore()
    ring = rounded(
        _MIDDLE - _HALF * 0.15, _NECK - HEIGHT * 0.012, _HALF * 0.30, HEIGHT * 0.024, HEIGHT * 0.01
    )
    fill(p, ring, linear(_MIDDLE - _HALF * 0.15, 0, _MIDDLE + _HALF * 0.15, 0, theme.brass.metal))
    bevel(p, theme, ring, 0.06)
    for side in (-1, 1):
        _post(p, theme, _MIDDLE + side * _CAP_W * 0.42, WIDTH * 0.07, 0.0)
    for top in (True, False):
        _cap(p, theme, 0.0 if top else HEIGHT - _CAP_H, rim=0.58 if top else 0.16)


def _cap(p: QPainter, theme: Theme, y: float, rim: float) -> None:
    """A cap of turned walnut; `rim` is where its brass rim begins, in its own height."""
    left = _MIDDLE - _CAP_W / 2
    body = rounded(left, y, _CAP_W, _CAP_H, _CAP_H * 0.36)
    soft_shadow(p, theme, body, Cast(0.2, 0.4, 0.8, 0.45))
    fill(p, body, linear(left, 0, left + _CAP_W, 0, theme.wood.turned))
    ring = rounded(left + 0.1, y + _CAP_H * rim, _CAP_W - 0.2, _CAP_H * 0.22, _CAP_H * 0.1)
    fill(p, ring, linear(left, 0, left + _CAP_W, 0, theme.brass.rod))
    gleam = rounded(_MIDDLE - _CAP_W * 0.46, y + _CAP_H * 0.10, _CAP_W * 0.5, _CAP_H * 0.14, _CAP_H * 0.07)
    fill(p, gleam, color(theme.wood.edge_light, 0.28))


SAND_TOP = _TOP
SAND_HEIGHT = _BOTTOM - _TOP
"""The part of the glass, from `SAND_TOP` down, that changes while sand runs."""
PLATE = (_MIDDLE, HEIGHT - _CAP_H * 0.5, WIDTH * 0.46, _CAP_H * 1.32)
"""Middle, width and height of the plate with the seconds, on the foot."""
