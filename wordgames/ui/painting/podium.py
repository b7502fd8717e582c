"""The steps that envelopes are put on: blocks of scenery under a scalloped cloth."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from wordgames.ui.painting.colors import color
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.materials import contour, grain
from wordgames.ui.painting.shadows import Cast, soft_shadow
from wordgames.ui.painting.shapes import clipped, even, fill, linear, rect
from wordgames.ui.painting.text import Align, draw_text
from wordgames.ui.theme import Theme

_SCALLOP = 1.1
"""Radius of one bow of the cloth, in u."""
CLOTH = 2.8
"""How far the cloth hangs down."""


def cloth_path(x: float, y: float, w: float) -> QPainterPath:
    """A strip of cloth whose lower edge is a row of half circles."""
    lower = y + CLOTH - _SCALLOP
    count = max(1, round(w / (2 * _SCALLOP)))
    step = w / count
    path = QPainterPath(QPointF(x, y))
    path.lineTo(x + w, y)
    path.lineTo(x + w, lower)
    for i in range(count):
        right = x + w - step * i
        path.arcTo(QRectF(right - step, lower - _SCALLOP, step, 2 * _SCALLOP), 0, -180)
    path.closeSubpath()
    return path


def paint_step(
    p: QPainter, theme: Theme, x: float, top: float, w: float, base: float, place: str, *, seed: int = 9
) -> None:
    """One step from `top` down to `base`, with its place as a word."""
    podium = theme.podium
    block = rect(x, top, w, base - top)
    soft_shadow(p, theme, block, Cast(0.5, 0.2, 1.4, 0.45))
    fill(p, block, linear(x, 0, x + w, 0, even(podium.step)))
    grain(p, theme, block, 0.05, seed)
    with clipped(p, block):
        cloth = cloth_path(x, top, w)
        soft_shadow(p, theme, cloth, Cast(0.1, 0.3, 0.5, 0.4))
        if theme.flat:
            fill(p, cloth, theme.paper.hole)
            contour(p, theme, cloth)
        else:
            fill(p, cloth, linear(0, top, 0, top + 3, podium.cloth))
            grain(p, theme, cloth, 0.06, seed + 1)
            fill(p, rect(x, top, w, 0.16), color(theme.brass.ink_light, 0.7))
    contour(p, theme, block)
    if place:
        size = min(3.6, (base - top - CLOTH) * 0.62)
        draw_text(p, place, x + w / 2, base - 3.0, size, podium.place, Face.SERIF, Align.CENTER, width=w - 2)
