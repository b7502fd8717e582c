"""What authors write below their phrases: a name by hand with its flourish, and the pen that writes it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from wordgames.ui.painting.colors import color
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.shadows import Cast, soft_shadow
from wordgames.ui.painting.shapes import clipped, fill, line, linear, placed, polygon, rect, stroke, unite
from wordgames.ui.painting.text import elided, fitted, text_path, text_width
from wordgames.ui.theme import Theme

TILT = -5.0
"""Degrees by which a signature rises."""
FLOOR = 5.0
"""In u: what the whole room reads is no smaller."""
_OVERHANG = 3.4
"""The flourish goes on behind the name, in tenths of the size."""


def signature_size(name: str, size: float, width: float) -> float:
    """`size`, or the smaller one down to the floor at which the name with its flourish takes `width` u."""
    return max(min(FLOOR, size), fitted(name, size, width - size * _OVERHANG / 10, Face.HAND))


def signature_width(name: str, size: float) -> float:
    """How much room a signature takes, in u."""
    return text_width(name, size, Face.HAND) + size * _OVERHANG / 10


def paint_signature(
    p: QPainter,
    theme: Theme,
    name: str,
    x: float,
    baseline: float,
    size: float,
    seat: int,
    *,
    width: float | None = None,
    written: float = 1.0,
) -> None:
    """A name in its seat's ink from `x` on, rising, with a flourish below it; `written` is how much of it stands
    there yet, 0 to 1. What is too long for `width` at the floor ends in an ellipsis.
    """
    if width is not None:
        size = signature_size(name, size, width)
        name = elided(name, size, width - size * _OVERHANG / 10, Face.HAND)
    ink = theme.seats.own[seat]
    advance = text_width(name, size, Face.HAND)
    slanted = QTransform()
    slanted.shear(-0.10, 0)
    letters = slanted.map(text_path(name, 0, 0, size, Face.HAND))
    k = size / 9.0
    tail = QPainterPath(QPointF(-0.6 * k, 1.5 * k))
    tail.cubicTo(advance * 0.35, 0.5 * k, advance * 0.8, 0.6 * k, advance + 2.2 * k, 0.9 * k)
    tail.cubicTo(advance + 4.4 * k, 1.1 * k, advance + 3.4 * k, 2.5 * k, advance * 0.62, 2.2 * k)
    # A long name rises no higher than a short one.
    tilt = TILT * min(1.0, 1.9 * size / max(advance, 0.1))
    with placed(p, x, baseline, 0.0 if theme.flat else tilt):
        reach = (advance + 4 * k) * min(1.0, written / 0.8) - k
        with clipped(p, rect(-2 * k, -size * 1.5, reach + 2 * k, size * 3)):
            fill(p, letters, ink)
            # A hairline, for weight: the face is thin for its height.
            stroke(p, letters, ink, 0.14 * k)
        if written >= 0.8:
            _paint_tail(p, tail, ink, 0.36 * k, 1.0 if written >= 1.0 else (written - 0.8) / 0.2)


def _paint_tail(p: QPainter, tail: QPainterPath, ink: str, width: float, share: float) -> None:
    """The first part of a flourish."""
    if share >= 1.0:
        stroke(p, tail, ink, width)
        return
    drawn = QPainterPath(tail.pointAtPercent(0.0))
    steps = max(1, int(24 * share))
    for i in range(1, steps + 1):
        drawn.lineTo(tail.pointAtPercent(share * i / steps))
    stroke(p, drawn, ink, width)


def paint_pen(
    p: QPainter, theme: Theme, x: float, y: float, *, angle: float = -58.0, length: float = 13.5
) -> None:
    """A fountain pen whose nib rests at (x, y)."""
    light, lit, body_color, dark = theme.podium.pen
    body = QPainterPath(QPointF(2.6, -0.62))
    body.cubicTo(5, -0.95, 9, -0.95, length - 0.4, -0.72)
    body.quadTo(length + 0.2, 0, length - 0.4, 0.72)
    body.cubicTo(9, 0.95, 5, 0.95, 2.6, 0.62)
    body.closeSubpath()
    nib = polygon((0, 0), (2.7, -0.58), (2.7, 0.58))
    with placed(p, x, y, angle):
        for part in (body, nib):
            soft_shadow(p, theme, part, Cast(0.6, 1.0, 0.9, 0.45))
        if theme.flat:
            stroke(p, unite(body, nib), light, 0.5)
            fill(p, unite(body, nib), dark)
            return
        fill(p, nib, linear(0, -0.6, 0, 0.6, theme.brass.knob))
        line(p, 0.5, 0, 2.0, 0, color(theme.brass.bevel_dark, 0.8), 0.1, Qt.PenCapStyle.FlatCap)
        stops = [(0.0, lit), (0.22, light), (0.4, body_color), (1.0, dark)]
        fill(p, body, linear(0, -0.95, 0, 0.95, stops))
        for at in (2.6, 7.2):
            band = QRectF(at, -0.86, 0.5, 1.72)
            p.fillRect(band, linear(0, -0.9, 0, 0.9, theme.brass.knob))
