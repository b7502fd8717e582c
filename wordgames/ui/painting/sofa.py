"""The buttoned sofa on which the players sit: part of the setup screen's scenery."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from wordgames.ui.painting.cloth import FLAT
from wordgames.ui.painting.colors import color, mix
from wordgames.ui.painting.materials import bevel, contour, grain
from wordgames.ui.painting.shadows import Cast, soft_shadow
from wordgames.ui.painting.shapes import (
    circle,
    clipped,
    even,
    fill,
    fill_rect,
    linear,
    polygon,
    radial,
    rounded,
    stroke,
)
from wordgames.ui.theme import Theme

ARM = 6.4
"""Width of an arm."""


class _Cloth:
    """Shades of the sofa's cloth."""

    def __init__(self, theme: Theme) -> None:
        self.base = theme.sofa.cloth
        self.middle = QColor(self.base)
        self.low = mix(self.base, theme.sofa.low, 0.55)
        self.shaded = mix(self.base, theme.sofa.low, 0.25)
        self.high = mix(self.base, theme.sofa.high, 0.26)
        self.gleam = theme.sofa.gleam

    def lit(self, theme: Theme, share: float) -> QColor:
        return mix(self.base, theme.sofa.high, share)


def pitch_of(box: QRectF, places: int) -> float:
    """From the middle of a place to that of the next."""
    return (box.width() - 2 * ARM) / places


def seats(box: QRectF, places: int) -> list[float]:
    """The middles of the places, left to right as one sits."""
    pitch = pitch_of(box, places)
    return [box.x() + ARM + pitch * (i + 0.5) for i in range(places)]


def cushion_top(box: QRectF) -> float:
    """The upper edge of the cushions."""
    return box.bottom() - 13.0


def paint_sofa(p: QPainter, theme: Theme, box: QRectF, places: int) -> None:
    """The sofa with so many cushions: the top of its back to its feet fill `box` (153 by 33 u)."""
    x, w, foot = box.x(), box.width(), box.bottom()
    top = cushion_top(box)
    if theme.flat:
        _plain(p, theme, box, top, places)
        return
    cloth = _Cloth(theme)
    soft_shadow(p, theme, circle(x + w / 2 + 1, foot - 0.2, w * 0.52, 2.2), Cast(0.6, 0.6, 2.6, 0.7))
    for fx in (x + 4, x + w * 0.36, x + w * 0.64, x + w - 4):
        leg = polygon((fx - 1.1, foot - 3.2), (fx + 1.1, foot - 3.2), (fx + 0.7, foot), (fx - 0.7, foot))
        fill(p, leg, linear(fx - 1, 0, fx + 1, 0, even(theme.wood.leg)))
    _back(p, theme, cloth, box, top, places)
    _cushions(p, theme, cloth, box, top, places)
    _front(p, theme, cloth, box)
    for left in (x, x + w - ARM):
        _arm(p, theme, cloth, left, top, foot)


def _plain(p: QPainter, theme: Theme, box: QRectF, top: float, places: int) -> None:
    """The sofa in outlines."""
    x, w, foot = box.x(), box.width(), box.bottom()
    back = _rail(box, top + 3)
    back.closeSubpath()
    pieces = [back, rounded(x + 3, top + 6, w - 6, foot - top - 8, 0.8)]
    width = pitch_of(box, places)
    pieces += [rounded(middle - width / 2, top, width, 7.4, 1.6) for middle in seats(box, places)]
    pieces += [rounded(left, top - 6, ARM, foot - top + 3.8, 2.4) for left in (x, x + w - ARM)]
    for piece in pieces:
        fill(p, piece, theme.sofa.cloth)
        contour(p, theme, piece, theme.sofa.high)


def _rail(box: QRectF, low: float) -> QPainterPath:
    """The gently curved upper edge of the back, open at `low`."""
    x, y, w = box.x(), box.y(), box.width()
    path = QPainterPath(QPointF(x + 3, low))
    path.lineTo(x + 3, y + 7)
    path.cubicTo(x + 3, y + 2.2, x + 8, y + 2.0, x + 14, y + 2.0)
    path.cubicTo(x + w * 0.3, y + 1.6, x + w * 0.36, y, x + w * 0.5, y)
    path.cubicTo(x + w * 0.64, y, x + w * 0.7, y + 1.6, x + w - 14, y + 2.0)
    path.cubicTo(x + w - 8, y + 2.0, x + w - 3, y + 2.2, x + w - 3, y + 7)
    path.lineTo(x + w - 3, low)
    return path


def _back(p: QPainter, theme: Theme, cloth: _Cloth, box: QRectF, top: float, places: int) -> None:
    x, y, w = box.x(), box.y(), box.width()
    back = _rail(box, top + 3)
    back.closeSubpath()
    soft_shadow(p, theme, back, Cast(1.0, 1.4, 3.0, 0.55))
    stops = [(0.0, cloth.high), (0.12, cloth.middle), (0.8, cloth.shaded), (1.0, cloth.low)]
    fill(p, back, linear(0, y, 0, top, stops))
    pitch, drop, rows = pitch_of(box, places) / 2, 6.2, 5
    with clipped(p, back):
        spots = [
            (x + ARM + (k + (0.5 if row % 2 else 0.0)) * pitch, y + 4.6 + row * drop * 0.72)
            for row in range(rows)
            for k in range(-3, 2 * places + 4)
        ]
        for cx, cy in spots:
            diamond = polygon(
                (cx, cy - drop * 0.66),
                (cx + pitch * 0.46, cy),
                (cx, cy + drop * 0.66),
                (cx - pitch * 0.46, cy),
            )
            pad = [
                (0.0, color(cloth.gleam, 0.13)),
                (0.6, color(cloth.gleam, 0.03)),
                (1.0, color("#000000", 0.10)),
            ]
            fill(p, diamond, radial(cx - pitch * 0.12, cy - drop * 0.22, pitch * 0.62, pad))
        for cx, cy in spots:
            _button(p, cloth, cx + pitch / 2, cy, pitch, drop)
        shade = [(0.0, color("#000000", 0.0)), (1.0, color("#000000", 0.45))]
        fill_rect(p, x, top - 5, w, 9, linear(0, top - 5, 0, top + 1, shade))
    grain(p, theme, back, 0.07, 5)
    rail = _rail(box, top - 4)
    stroke(p, rail.translated(0, 0.5), theme.brass.cord_dark, 0.62, FLAT)
    stroke(p, rail.translated(0, 0.42), theme.brass.metal[1][1], 0.40, FLAT)


def _button(p: QPainter, cloth: _Cloth, x: float, y: float, pitch: float, drop: float) -> None:
    """A button, the hollow around it, and the two folds below it."""
    for side in (-1, 1):
        fold = QPainterPath(QPointF(x, y))
        fold.quadTo(x + side * pitch * 0.2, y + drop * 0.44, x + side * pitch * 0.5, y + drop * 0.72)
        stroke(p, fold, color("#000000", 0.30), 0.22)
        stroke(p, fold.translated(0.16, 0.16), color(cloth.gleam, 0.10), 0.12)
    fill(
        p, circle(x, y, 0.9), radial(x, y, 0.9, [(0.0, color("#000000", 0.5)), (1.0, color("#000000", 0.0))])
    )
    knob = [(0.0, cloth.high), (0.7, cloth.middle), (1.0, cloth.low)]
    fill(p, circle(x, y, 0.44), radial(x - 0.12, y - 0.15, 0.55, knob))


def _cushions(p: QPainter, theme: Theme, cloth: _Cloth, box: QRectF, top: float, places: int) -> None:
    width = pitch_of(box, places)
    stops = [
        (0.0, cloth.lit(theme, 0.34)),
        (0.30, cloth.lit(theme, 0.12)),
        (0.7, cloth.middle),
        (1.0, cloth.low),
    ]
    for k, middle in enumerate(seats(box, places)):
        x = middle - width / 2
        cushion = rounded(x + 0.12, top, width - 0.24, 7.4, 1.6)
        soft_shadow(p, theme, cushion, Cast(0.2, 0.4, 1.0, 0.5))
        fill(p, cushion, linear(0, top, 0, top + 7.4, stops))
        grain(p, theme, cushion, 0.07, 8 + k)
        bulge = [(0.0, color(cloth.gleam, 0.16)), (1.0, color("#000000", 0.12))]
        fill(p, cushion, radial(x + width * 0.4, top + 1.6, width * 0.6, bulge))
        stroke(p, rounded(x + 0.3, top + 0.18, width - 0.6, 7.0, 1.5), color("#000000", 0.25), 0.14)


def _front(p: QPainter, theme: Theme, cloth: _Cloth, box: QRectF) -> None:
    """The panel below the cushions with its row of nails."""
    x, w, foot = box.x(), box.width(), box.bottom()
    panel = rounded(x + 3, foot - 6.0, w - 6, 3.6, 0.8)
    fill(p, panel, linear(0, foot - 6, 0, foot - 2.4, [(0.0, cloth.middle), (1.0, cloth.low)]))
    grain(p, theme, panel, 0.07, 3)
    nail = x + ARM + 1
    while nail < x + w - ARM:
        fill(p, circle(nail, foot - 3.1, 0.27), theme.brass.metal[2][1])
        fill(p, circle(nail - 0.08, foot - 3.2, 0.12), theme.brass.knob[0][1])
        nail += 1.25


def _arm(p: QPainter, theme: Theme, cloth: _Cloth, x: float, top: float, foot: float) -> None:
    arm = QPainterPath(QPointF(x + 0.6, foot - 2.2))
    arm.lineTo(x, top - 2)
    arm.cubicTo(x - 0.6, top - 7.4, x + ARM + 0.6, top - 7.4, x + ARM, top - 2)
    arm.lineTo(x + ARM - 0.6, foot - 2.2)
    arm.closeSubpath()
    soft_shadow(p, theme, arm, Cast(0.8, 0.6, 1.8, 0.5))
    stops = [(0.0, cloth.lit(theme, 0.32)), (0.35, cloth.middle), (1.0, cloth.low)]
    fill(p, arm, linear(x, top - 6, x + ARM, foot, stops))
    grain(p, theme, arm, 0.07, 15)
    bevel(p, theme, arm, 0.2, 0.18, 0.3)
    cx, cy = x + ARM / 2, top - 2.2
    roll = [(0.0, cloth.high), (0.6, cloth.middle), (1.0, cloth.low)]
    fill(p, circle(cx, cy, 2.3), radial(cx - 0.7, cy - 0.8, 3.2, roll))
    stroke(p, circle(cx, cy, 2.3), color(theme.brass.metal[1][1], 0.9), 0.18)
    fill(p, circle(cx, cy, 0.5), radial(cx - 0.1, cy - 0.1, 0.6, theme.brass.knob))
