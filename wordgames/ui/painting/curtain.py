"""The curtain of a seat: velvet in its colour, woven with its pattern, and the ring that is held to lift it."""

from __future__ import annotations

import math
import random
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPen

from wordgames.ui.painting.bulbs import bulb
from wordgames.ui.painting.cloth import fold_row, swag, tassel, velvet
from wordgames.ui.painting.colors import color, mix
from wordgames.ui.painting.crests import crest_disc, pattern_path
from wordgames.ui.painting.materials import bevel, contour, put, wood
from wordgames.ui.painting.shadows import Cast, soft_shadow
from wordgames.ui.painting.shapes import (
    circle,
    even,
    fill,
    fill_rect,
    line,
    linear,
    outline,
    pixel_scale,
    radial,
    rect,
    subtract,
)
from wordgames.ui.painting.stage import pelmet, vignette
from wordgames.ui.theme import Theme

HEM = 5.6
"""Height of the boards that are seen below the curtain."""
RADIUS = 13.6
"""Of the crest."""
RING = 18.2
"""Of the ring around it."""

_SEED = 23
_SHARP = 1.05
_FOLD_PIXELS = 92 / 12
"""Width of a fold at half of the pixels, for each pixel of the screen in one u."""
_PATTERN = 0.085
_SWAGS = 5


def paint_curtain(p: QPainter, theme: Theme, W: float, H: float, seat: int) -> None:
    """The whole screen: boards, velvet, hem, swags and pelmet."""
    hem = H - HEM
    if theme.flat:
        _plain(p, theme, W, H, seat)
        return
    _boards(p, theme, W, H, hem, theme.seats.colors[seat])
    seat_velvet(p, theme, W, hem, seat)
    _shade(p, theme, W, H, hem)
    hem_fringe(p, theme, W, hem)
    lambrequin = mix(theme.seats.colors[seat], theme.curtain.shade, 0.40)
    width = W / _SWAGS
    for i in range(_SWAGS):
        swag(p, theme, i * width, (i + 1) * width, 2.4, 7.6, lambrequin)
    for i in range(1, _SWAGS):
        tassel(p, theme, i * width, 2.4, 1.6, 0.82)
    pelmet(p, theme, W)
    vignette(p, theme, W, H)


def _plain(p: QPainter, theme: Theme, W: float, H: float, seat: int) -> None:
    """The seat's pattern at full strength around the stage, black behind the words."""
    fill_rect(p, 0, 0, W, H, theme.curtain.shade)
    edge, lower = (W - 150) / 2, 11.4
    frame = subtract(rect(0, 0, W, H - 17), rect(edge, lower, W - 2 * edge, H))
    fill(p, frame, theme.seats.colors[seat])
    # Clipping to rectangles and filling mark by mark takes a tenth of the time that one large path takes.
    sides = H - 17 - lower
    for x, y, w, h in ((0, 0, W, lower), (0, lower, edge, sides), (W - edge, lower, edge, sides)):
        p.save()
        p.setClipRect(QRectF(x, y, w, h), Qt.ClipOperation.IntersectClip)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(color(theme.curtain.weave))
        for mark in pattern_path(seat, x, y, w, h, 5.0).toSubpathPolygons():
            p.drawPolygon(mark, Qt.FillRule.WindingFill)
        p.restore()
    contour(p, theme, frame)
    pelmet(p, theme, W)


def _boards(p: QPainter, theme: Theme, W: float, H: float, hem: float, base: str) -> None:
    scale = pixel_scale(p)
    boards = wood(theme, int(W * scale), int(7 * scale), theme.wood.floor, 5, warp=3)
    put(p, boards, 0, hem - 0.6, W, 7)
    shade = theme.wood.shade
    stops = [(0.0, color(shade, 0.8)), (0.45, color(shade, 0.35)), (1.0, color(shade, 0.55))]
    fill_rect(p, 0, hem - 0.6, W, 8, linear(0, hem - 0.6, 0, H, stops))
    glow = [(0.0, color(base, 0.30)), (1.0, color(base, 0.02))]
    fill_rect(p, 0, hem + 1, W, 8, linear(0, hem + 1, 0, H, glow))


def seat_velvet(p: QPainter, theme: Theme, W: float, hem: float, seat: int) -> None:
    """Lit folds are never lighter than the seat's colour; the pattern shifts only a little with them."""
    scale = pixel_scale(p)
    base, c = theme.seats.colors[seat], theme.curtain
    folds = (mix(base, c.deep, 0.68), mix(base, c.shade, 0.17), mix(base, c.shade, 0.03))
    width, height = int(W * scale / 2), int(hem * scale / 2)
    wave = _FOLD_PIXELS * scale
    cloth = velvet(
        theme, width, height, folds, wave, _SEED, sway=scale / 2, spread=0.10, sharp=_SHARP, nap=0.12
    )
    per_u = scale / 2
    pattern = QImage(width, height + int(7 * per_u), QImage.Format.Format_ARGB32_Premultiplied)
    pattern.fill(0)
    q = QPainter(pattern)
    q.setRenderHint(QPainter.RenderHint.Antialiasing)
    q.scale(per_u, per_u)
    fill(q, pattern_path(seat, 0, 0, W, pattern.height() / per_u, 8.0), color(c.weave, _PATTERN))
    q.end()
    row = fold_row(width + 400, _SEED, wave, sharp=_SHARP)
    q = QPainter(cloth)
    q.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for x in range(0, width, 2):
        shift = row[200 + x] - 0.5
        source = QRectF(x + per_u * 0.5 * shift, per_u * (5 + 0.7 * shift), 2, height)
        q.drawImage(QRectF(x, 0, 2, height), pattern, source)
    q.end()
    put(p, cloth, 0, 0, W, hem)


def _shade(p: QPainter, theme: Theme, W: float, H: float, hem: float) -> None:
    """Darker towards the sides and the hem, and where words stand."""
    c = theme.curtain
    low = [(0.0, color(c.shade, 0.0)), (1.0, color(c.shade, 0.42))]
    fill_rect(p, 0, hem - 16, W, 16, linear(0, hem - 16, 0, hem, low))
    sides = [(0.0, color(c.shade, 0.0)), (0.55, color(c.shade, 0.06)), (1.0, color(c.shade, 0.62))]
    fill_rect(p, 0, 0, W, hem, radial(W * 0.5, H * 0.5, W * 0.62, sides))
    extra = H - 90
    for middle, height in ((24 + extra * 0.32, 16), (78.7 + extra * 0.7, 5)):
        calm = [(0.0, color(c.pool, 0.22)), (0.7, color(c.pool, 0.17)), (1.0, color(c.pool, 0.0))]
        p.save()
        p.translate(W * 0.5, middle)
        p.scale(1, height / 76)
        fill(p, circle(0, 0, 76), radial(0, 0, 76, calm))
        p.restore()


def hem_fringe(p: QPainter, theme: Theme, W: float, hem: float) -> None:
    """Gold threads, and the braid above them."""
    rnd = random.Random(3)
    brass = theme.brass
    for i in range(int(W * 5.2)):
        x, length = i / 5.2, rnd.uniform(2.0, 2.45)
        p.setPen(QPen(color(rnd.choice(brass.threads)), 0.18))
        p.drawLine(QPointF(x, hem - 0.8), QPointF(x + rnd.uniform(-0.08, 0.08), hem - 0.8 + length))
    fill_rect(p, 0, hem - 1.7, W, 1.2, linear(0, hem - 1.7, 0, hem - 0.5, brass.rod))
    stitch = color(brass.side, 0.55)
    for i in range(int(W / 1.6) + 1):
        x = i * 1.6
        line(p, x, hem - 1.5, x + 0.8, hem - 0.7, stitch, 0.14)
        line(p, x + 0.8, hem - 0.7, x + 1.6, hem - 1.5, stitch, 0.14)


class Frame(Protocol):
    """What fills up around the crest while it is held: each game has its own."""

    steps: int
    """Into how many equal parts it is divided, clockwise from the top."""

    def paint(self, p: QPainter, theme: Theme, lit: bool) -> None:
        """Paint it around (0, 0), between the radii `RADIUS` and `RING`, wholly dark or wholly lit."""
        ...


class BulbFrame:
    """Thirty bulbs on dark lacquer, as at a stage door: the revue's."""

    steps = 30

    def paint(self, p: QPainter, theme: Theme, lit: bool) -> None:
        """As `Frame.paint`."""
        board = circle(0, 0, RING)
        soft_shadow(p, theme, board, Cast(1.0, 1.5, 3.0, 0.55))
        fill(p, board, linear(-RING, -RING, RING, RING, even(theme.bulb.ring)))
        bevel(p, theme, board, 0.25, 0.35, 0.45, light_color=theme.brass.cord_light)
        rim = outline(circle(0, 0, RING - 0.3), 0.55)
        if theme.flat:
            fill(p, rim, theme.effect.outline_color)
        else:
            fill(p, rim, linear(-RING, -RING, RING, RING, theme.brass.metal))
        for i in range(self.steps):
            angle = math.tau * i / self.steps - math.pi / 2
            x, y = math.cos(angle) * (RADIUS + 2.35), math.sin(angle) * (RADIUS + 2.35)
            bulb(p, theme, x, y, 0.86, float(lit))


def paint_ring(p: QPainter, theme: Theme, frame: Frame, seat: int, lit: bool) -> None:
    """Frame and crest around (0, 0)."""
    frame.paint(p, theme, lit)
    crest_disc(p, theme, seat, 0, 0, RADIUS)
    if theme.effect.lamp:
        shine = [(0.0, color(theme.paper.lit, 0.5)), (1.0, color(theme.paper.lit, 0.0))]
        p.save()
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SoftLight)
        fill(p, circle(0, 0, RADIUS * 0.86), radial(-RADIUS * 0.4, -RADIUS * 0.5, RADIUS * 1.3, shine))
        p.restore()


def sector(frame: Frame, first: int, last: int) -> QPainterPath:
    """The part of a frame around (0, 0) that holds its steps from `first` up to, not with, `last`."""
    step = 360 / frame.steps
    reach = RING + 4
    path = QPainterPath(QPointF(0, 0))
    area = QRectF(-reach, -reach, 2 * reach, 2 * reach)
    path.arcTo(area, 90 + step / 2 - first * step, -step * (last - first))
    path.closeSubpath()
    return path
