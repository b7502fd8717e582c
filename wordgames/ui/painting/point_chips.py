"""The point chips of Word Whimsy: a numeral in a ring of wedges. Numeral, number of pips and colour say the same."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from wordgames.ui.painting.colors import color, mix
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.materials import bevel, contour
from wordgames.ui.painting.shadows import CONTACT, Cast, inner_shadow, soft_shadow
from wordgames.ui.painting.shapes import circle, clipped, fill, linear, radial, stroke
from wordgames.ui.painting.text import Align, text_path_middle
from wordgames.ui.theme import Theme

MOST = 5
"""Points of the best chip."""
_WEDGES = 8
_WEDGE = 18.0
"""Degrees of the rim that a wedge takes."""


def chip_color(theme: Theme, points: int) -> str:
    """What a chip of so many points is made of."""
    return theme.podium.chips[points - 1]


def paint_chip(
    p: QPainter, theme: Theme, x: float, y: float, radius: float, points: int, *, lift: float = 0.0
) -> None:
    """A chip of 1 to 5 points around (x, y); `lift` is how far it is above what it lies on, 0 to 1."""
    base = chip_color(theme, points)
    disc = circle(x, y, radius)
    soft_shadow(p, theme, disc, Cast(0.3 + lift, 0.4 + 1.3 * lift, 0.9 + 1.3 * lift, 0.45))
    soft_shadow(p, theme, disc, CONTACT)
    if not theme.flat:
        fill(p, circle(x, y + radius * 0.08, radius), mix(base, "#000000", 0.45))
    light, dark = (
        mix(base, "#FFFFFF", 0.24 * theme.effect.bevel),
        mix(base, "#000000", 0.25 * theme.effect.bevel),
    )
    box = (x - radius, y - radius, x + radius, y + radius)
    fill(p, disc, linear(*box, [(0.0, light), (0.5, color(base)), (1.0, dark)]))
    with clipped(p, disc):
        reach = radius + 0.1
        for i in range(_WEDGES):
            wedge = QPainterPath()
            wedge.moveTo(x, y)
            start = -(i + 0.5) * 360 / _WEDGES - _WEDGE / 2
            wedge.arcTo(QRectF(x - reach, y - reach, 2 * reach, 2 * reach), start, _WEDGE)
            wedge.closeSubpath()
            fill(p, wedge, color(theme.podium.wedge, 0.92))
    bevel(p, theme, disc, min(0.2, radius * 0.05), 0.55, 0.35)
    contour(p, theme, disc)
    fill(p, circle(x, y, radius * 0.7), mix(base, "#000000", 0.3))
    middle = circle(x, y, radius * 0.66)
    lit, shaded = theme.podium.middle
    fill(
        p,
        middle,
        radial(x, y, radius * 0.8, [(0.0, lit), (1.0, shaded)], (x - 0.2 * radius, y - 0.3 * radius)),
    )
    inner_shadow(p, theme, middle, Cast(0.025 * radius, 0.035 * radius, 0.09 * radius, 0.4))
    if theme.flat:
        stroke(p, middle, theme.podium.wedge, theme.effect.outline * 0.6)
    numeral = text_path_middle(str(points), x, y, radius * 1.02, Face.SERIF, Align.CENTER)
    if not theme.flat:
        fill(p, numeral.translated(0.02 * radius, 0.03 * radius), color("#FFFFFF", 0.7))
    fill(p, numeral, theme.podium.numerals[points - 1])
