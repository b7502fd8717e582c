"""The bulbs of the revue: on the pelmet, around crests, on lids."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from wordgames.ui.painting.colors import color, mix
from wordgames.ui.painting.shapes import circle, even, fill, linear, radial
from wordgames.ui.theme import Theme


def bulb(p: QPainter, theme: Theme, x: float, y: float, radius: float = 0.6, lit: float = 1.0) -> None:
    """A bulb in its socket; `lit` from 0 (off) to 1."""
    b = theme.bulb
    if lit > 0:
        strengths = zip((0.0, 0.35, 1.0), b.glow, (0.40 * lit, 0.14 * lit, 0.0), strict=True)
        shine = [(at, color(c, a)) for at, c, a in strengths]
        p.save()
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
        fill(p, circle(x, y, radius * 3.2), radial(x, y, radius * 3.2, shine))
        p.restore()
    fill(p, circle(x, y + 0.08, radius * 1.18), b.seat[0])
    fill(
        p,
        circle(x, y, radius * 1.1),
        linear(x - radius, y - radius, x + radius, y + radius, even(b.seat[1:])),
    )
    body = [mix(off, on, lit) for off, on in zip(b.dark, b.lit, strict=True)]
    light = radial(
        x,
        y,
        radius * 0.95,
        list(zip((0.0, 0.45, 0.8, 1.0), body, strict=True)),
        (x - radius * 0.25, y - radius * 0.3),
    )
    fill(p, circle(x, y, radius * 0.9), light)
