"""The bulbs of the revue: on the pelmet, around crests, on lids."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from wordgames.ui.painting.colors import color, mix
from wordgames.ui.painting.shapes import circle, even, fill, linear, radial, stroke
from wordgames.ui.theme import Quad, Theme


def bulb(
    p: QPainter,
    theme: Theme,
    x: float,
    y: float,
    radius: float = 0.6,
    lit: float = 1.0,
    *,
    body: Quad | None = None,
    glow: float = 1.0,
) -> None:
    """A bulb in its socket; `lit` from 0 (off) to 1. `body` are its colours when lit, `glow` is its light around it."""
    b = theme.bulb
    if theme.flat:
        disc = circle(x, y, radius * 0.95)
        fill(p, disc, mix(b.dark[0], b.lit[0], lit))
        stroke(p, disc, b.rim, radius * 0.22)
        return
    shine = lit * glow
    if shine > 0:
        strengths = zip((0.0, 0.35, 1.0), b.glow, (0.40 * shine, 0.14 * shine, 0.0), strict=True)
        halo = [(at, color(c, a)) for at, c, a in strengths]
        p.save()
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
        fill(p, circle(x, y, radius * 3.2), radial(x, y, radius * 3.2, halo))
        p.restore()
    fill(p, circle(x, y + 0.08, radius * 1.18), b.seat[0])
    fill(
        p,
        circle(x, y, radius * 1.1),
        linear(x - radius, y - radius, x + radius, y + radius, even(b.seat[1:])),
    )
    now = [mix(off, on, lit) for off, on in zip(b.dark, body or b.lit, strict=True)]
    light = radial(
        x,
        y,
        radius * 0.95,
        list(zip((0.0, 0.45, 0.8, 1.0), now, strict=True)),
        (x - radius * 0.25, y - radius * 0.3),
    )
    fill(p, circle(x, y, radius * 0.9), light)
