"""The paper theatre of Word Whimsy: rays, side curtains, a scalloped pelmet, waves of scenery, the stage front.

Each piece takes the screen's size in u, `W` by `H`: one of them is exact (160 or 90), the other may be larger. Extra
height goes into the gaps, as on a `Screen`: a place is a height in u and its share of what is beyond 90.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from wordgames.ui.painting.cloth import mirrored
from wordgames.ui.painting.colors import color, mix
from wordgames.ui.painting.materials import contour, grain
from wordgames.ui.painting.shadows import Cast, soft_shadow
from wordgames.ui.painting.shapes import (
    bezier,
    clipped,
    even,
    fill,
    fill_rect,
    line,
    linear,
    polygon,
    radial,
    rect,
    stroke,
)
from wordgames.ui.painting.stage import lamp, vignette
from wordgames.ui.theme import Theme

FRONT: Final = 75.6
"""Where the stage front begins; it has its 14.4 u also where the screen is higher."""
_GRAIN = 0.032
_RAYS = 26
_OVERLAP = 0.52
"""Half the width of a wave's crest, in wave lengths: crests overlap a little."""


class Wave(NamedTuple):
    """One layer of scenery: a strip of paper with a scalloped upper edge."""

    y: float
    """Of its crests, in u."""
    gap: float
    """Its share of the extra height."""
    layer: int
    """0 to 2, from the back to the front: its colour."""
    length: float = 6.4
    rise: float = 1.4
    phase: float = 0.0

    def top(self, H: float) -> float:
        """Of its crests on a screen that is `H` u high."""
        return self.y + self.gap * (H - 90)


class Row(NamedTuple):
    """Where a row of cards stands behind its wave."""

    y: float
    gap: float
    wave: Wave

    def top(self, H: float) -> float:
        """The upper edge of its cards on a screen that is `H` u high."""
        return self.y + self.gap * (H - 90)


TWO_ROWS: Final = (
    Row(30.0, 0.4, Wave(41.0, 0.4, 0)),
    Row(49.6, 0.75, Wave(60.6, 0.75, 1, phase=0.5)),
)
"""Four cards and three."""
THREE_ROWS: Final = (
    Row(28.6, 0.35, Wave(39.5, 0.35, 0)),
    Row(42.8, 0.6, Wave(53.7, 0.6, 1, phase=0.5)),
    Row(57.0, 0.85, Wave(67.9, 0.85, 2, 9.6, 2.0)),
)
"""Two cards, three and two: for wide ones."""
_BEFORE_TWO = Wave(67.8, 0.9, 2, 9.6, 2.4)
_WAITING = (Wave(58.5, 0.9, 1, 8.0, 2.0), Wave(67.5, 0.95, 2, 8.0, 2.0, 0.5))
_REVEAL = (Wave(60.5, 0.95, 0, 8.0, 2.0), Wave(68.8, 1.0, 1, 8.0, 2.0, 0.5))


def wave_path(wave: Wave, W: float, H: float) -> QPainterPath:
    """The outline of a wave, down to below the picture."""
    y, length, rise = wave.top(H), wave.length, wave.rise
    half = length * _OVERLAP
    angle = math.degrees(math.acos(0.5 / _OVERLAP))
    x = -8.0 + wave.phase * length - length
    path = QPainterPath(QPointF(x, H + 8))
    path.lineTo(x, y + rise)
    while x < W + 8:
        crest = QRectF(x + length / 2 - half, y, 2 * half, 2 * rise)
        path.arcTo(crest, 180 - angle, 2 * angle - 180)
        x += length
    path.lineTo(x, H + 8)
    path.closeSubpath()
    return path


def wave_shadow(p: QPainter, theme: Theme, path: QPainterPath) -> None:
    """What a wave throws on whatever stands behind it: upwards, for the light comes from the front, too."""
    soft_shadow(p, theme, path, Cast(0.35, -0.15, 1.8, 0.55))
    soft_shadow(p, theme, path, Cast(0.1, -0.08, 0.4, 0.35))


def paint_wave(p: QPainter, theme: Theme, wave: Wave, W: float, H: float) -> None:
    """A wave with its shadow, its light rim and the line printed along it."""
    t = theme.theatre
    path = wave_path(wave, W, H)
    y = wave.top(H)
    base = t.waves[wave.layer]
    wave_shadow(p, theme, path)
    k = theme.effect.bevel
    stops = [
        (0.0, mix(base, t.wave_lit, 0.12)),
        (0.3, color(base)),
        (1.0, mix(base, "#000000", 0.25 * k * k)),
    ]
    fill(p, path, linear(0, y, 0, y + 22, stops))
    grain(p, theme, path, _GRAIN, 5)
    with clipped(p, path):
        if theme.flat:
            stroke(p, path, theme.effect.outline_color, 2 * theme.effect.outline)
        else:
            stroke(p, path.translated(0.12, 0.15), color(t.rim, 0.26 if k == 1 else 0.7), 0.26)
            stroke(p, path.translated(0, 0.95), color(t.gold, 0.34 if k == 1 else 0.5), 0.17)


def _rays(p: QPainter, theme: Theme, W: float, H: float, x: float, y: float) -> None:
    t = theme.theatre
    stops = [(0.0, color(t.back[0])), (0.42, color(t.back[1])), (1.0, color(t.back[2]))]
    fill_rect(p, -1, -1, W + 2, H + 2, radial(x, min(y, 46), W * 0.70, stops))
    if t.ray_alpha[0]:
        light = [(0.0, color(t.ray, t.ray_alpha[0])), (1.0, color(t.ray, t.ray_alpha[1]))]
        reach = W * 1.3
        for i in range(_RAYS):
            a = math.tau * i / _RAYS + 0.06
            b = a + math.pi / _RAYS
            ends = ((x + math.cos(v) * reach, y + math.sin(v) * reach) for v in (a, b))
            fill(p, polygon((x, y), *ends), radial(x, y, W * 0.75, light))
    grain(p, theme, rect(0, 0, W, H), _GRAIN, 3)


_FOLDS = ((13.0, 6.4, 9.4), (9.6, 5.0, 7.0), (6.2, 3.6, 4.8), (3.0, 2.0, 2.6))
"""Of a side curtain, from the back to the front: how far it reaches at the top, where it is tied, and below."""


def _fold(top: float, tied: float, low: float, H: float) -> QPainterPath:
    path = bezier(
        f"M -2 -2 L {top} -2 C {top + 0.6} 18 {tied + 2.4} 34 {tied} 47 "
        f"C {tied + 1.2} 56 {low + 0.6} 70 {low} 94 L -2 94 Z"
    )
    return QTransform.fromScale(1.0, H / 90).map(path)


def _wings(p: QPainter, theme: Theme, W: float, H: float, *, cords: bool) -> None:
    t = theme.theatre
    k = theme.effect.bevel
    for right in (False, True):
        for (top, tied, low), base in zip(_FOLDS, t.wing, strict=True):
            path = _fold(top, tied, low, H)
            path = mirrored(path, W) if right else path
            soft_shadow(p, theme, path, Cast(-0.1 if right else 0.5, 0.2, 1.2, 0.45))
            b = path.boundingRect()
            x0, x1 = (b.right(), b.left()) if right else (b.left(), b.right())
            stops = [
                (0.0, mix(base, "#000000", 0.3 * k * k)),
                (0.55, color(base)),
                (0.86, mix(base, t.wing_lit, 0.15)),
                (1.0, mix(base, "#000000", 0.10 * k)),
            ]
            fill(p, path, linear(x0, 0, x1, 0, stops))
            grain(p, theme, path, _GRAIN, 6)
            contour(p, theme, path, t.kraft_line)
        if cords and not theme.flat:
            tie = bezier("M -1 45.6 Q 4 48.6 7.0 46.4")
            tie = QTransform.fromScale(1.0, H / 90).map(tie)
            tie = mirrored(tie, W) if right else tie
            rod = [c for _, c in theme.brass.rod]
            stroke(p, tie.translated(0.2, 0.35), color(theme.effect.shadow_color, 0.4), 0.9)
            stroke(p, tie, rod[3], 0.8)
            stroke(p, tie, rod[1], 0.32)


def _scallops(W: float, y: float, radius: float) -> QPainterPath:
    """A band along the upper edge whose lower edge is a row of half circles."""
    left, right = -2.0, W + 2.0
    count = max(1, round((right - left) / (2 * radius)))
    step = (right - left) / count
    path = QPainterPath(QPointF(left, -8))
    path.lineTo(right, -8)
    path.lineTo(right, y)
    for i in range(count):
        middle = right - step * (i + 0.5)
        path.arcTo(QRectF(middle - step / 2, y - radius, step, 2 * radius), 0, -180)
    path.closeSubpath()
    return path


def paper_pelmet(p: QPainter, theme: Theme, W: float) -> None:
    """The scalloped front above the stage, with a gold line."""
    t = theme.theatre
    y, radius = 1.4, 3.0
    path = _scallops(W, y, radius)
    soft_shadow(p, theme, path, Cast(0.3, 0.6, 1.4, 0.55))
    k = theme.effect.bevel
    stops = [(0.0, mix(t.pelmet, "#000000", 0.3 * k * k)), (1.0, mix(t.pelmet, t.wing_lit, 0.08))]
    fill(p, path, linear(0, 0, 0, y + radius, stops))
    grain(p, theme, path, _GRAIN, 4)
    with clipped(p, path):
        stroke(p, _scallops(W, y - 0.8, radius), color(t.gold, 1.0 if theme.flat else 0.75), 0.24)


def stage_front(p: QPainter, theme: Theme, W: float, H: float) -> None:
    """The ledge along the lower edge: dark paper with a printed line."""
    t = theme.theatre
    y = FRONT + H - 90
    path = rect(-1, y, W + 2, H - y + 2)
    soft_shadow(p, theme, path, Cast(0.0, -0.5, 1.6, 0.6))
    fill(p, path, linear(0, y, 0, H, even(t.front)))
    grain(p, theme, path, _GRAIN, 8)
    flat = theme.flat
    line(p, -1, y + 0.09, W + 1, y + 0.09, color(t.front_line, 1.0 if flat else 0.35), 0.3 if flat else 0.18)
    if not flat:
        line(p, -1, y + 0.83, W + 1, y + 0.83, color(t.gold, 0.8), 0.16)


def theatre(
    p: QPainter,
    theme: Theme,
    W: float,
    H: float,
    waves: tuple[Wave, ...],
    *,
    horizon: tuple[float, float],
    cords: bool = True,
) -> None:
    """The whole theatre; `horizon` is where its rays come from."""
    _rays(p, theme, W, H, *horizon)
    _wings(p, theme, W, H, cords=cords)
    paper_pelmet(p, theme, W)
    for wave in waves:
        paint_wave(p, theme, wave, W, H)
    lamp(p, theme, W, H, 1.2)
    vignette(p, theme, W, H)
    stage_front(p, theme, W, H)


def paint_choose(p: QPainter, theme: Theme, W: float, H: float) -> None:
    """Behind a hand of four cards and three."""
    waves = (*(row.wave for row in TWO_ROWS), _BEFORE_TWO)
    theatre(p, theme, W, H, waves, horizon=(W / 2 - 19, 42 + (H - 90) * 0.4), cords=False)


def paint_choose_wide(p: QPainter, theme: Theme, W: float, H: float) -> None:
    """Behind a hand of wide cards: two, three and two."""
    waves = tuple(row.wave for row in THREE_ROWS)
    theatre(p, theme, W, H, waves, horizon=(W / 2 - 19, 42 + (H - 90) * 0.4), cords=False)


def paint_wait(p: QPainter, theme: Theme, W: float, H: float) -> None:
    """Behind a prompt for the whole room, and behind scores; the light falls on the prompt."""
    theatre(p, theme, W, H, _WAITING, horizon=(W / 2, 50 + (H - 90) / 2), cords=False)
    if theme.effect.lamp:
        warm = theme.effect.lamp_color
        p.save()
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SoftLight)
        p.setClipRect(QRectF(0, 0, W, FRONT + H - 90), Qt.ClipOperation.IntersectClip)
        stops = [(0.0, color(warm, 0.5)), (1.0, color(warm, 0.0))]
        fill_rect(p, 0, 0, W, H, radial(W * 0.5, 24, 84, stops))
        p.restore()


def paint_reveal(p: QPainter, theme: Theme, W: float, H: float) -> None:
    """Behind the podium."""
    theatre(p, theme, W, H, _REVEAL, horizon=(W / 2, 62 + (H - 90) / 2))
