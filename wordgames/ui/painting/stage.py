"""The revue stage: pelmet with bulbs, lamp, vignette, velvet, apron, side curtains.

Each piece takes the screen's size in u, `W` by `H`: one of them is exact (160 or 90), the other may be larger.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QRadialGradient

from wordgames.ui.painting.bulbs import bulb
from wordgames.ui.painting.cloth import FLAT, cord, drape, linen, mirrored, tassel, velvet
from wordgames.ui.painting.colors import color, mix
from wordgames.ui.painting.materials import put, wood
from wordgames.ui.painting.shadows import Cast, glow, soft_shadow
from wordgames.ui.painting.shapes import (
    circle,
    even,
    fill,
    fill_rect,
    line,
    linear,
    pixel_scale,
    polygon,
    radial,
    rect,
    rounded,
)
from wordgames.ui.theme import Theme

PELMET_HEIGHT = 2.7
DRAPE_WIDTH = 17.5


def vignette(p: QPainter, theme: Theme, W: float, H: float) -> None:
    """Darken the corners; under objects, or it takes contrast from words in a corner."""
    gradient = QRadialGradient(QPointF(W * 0.44, H * 0.42), max(W, H) * 0.66)
    for t in (0.0, 0.45, 0.6, 0.75, 0.9, 1.0):
        dark = theme.effect.vignette * max(0.0, (t - 0.45) / 0.55) ** 1.5 * 1.6
        gradient.setColorAt(t, color(theme.effect.shadow_color, dark))
    fill_rect(p, -1, -1, W + 2, H + 2, gradient)


def lamp(p: QPainter, theme: Theme, W: float, H: float, strength: float = 1.0) -> None:
    """The one lamp at the top left, into a background."""
    a = theme.effect.lamp * strength
    if not a:
        return
    stops = [
        (0.0, color(theme.effect.lamp_color, min(1.0, a * 5))),
        (0.5, color(theme.effect.lamp_color, min(1.0, a * 1.6))),
        (1.0, color(theme.effect.lamp_color, 0.0)),
    ]
    p.save()
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SoftLight)
    fill_rect(p, -1, -1, W + 2, H + 2, radial(W * 0.18, H * -0.05, W * 0.9, stops))
    p.restore()


def pelmet(p: QPainter, theme: Theme, W: float, lit: Callable[[int], float] | None = None) -> None:
    """The gilded moulding along the upper edge with its row of bulbs; `lit(i)` says how bright the i-th is."""
    h, step = PELMET_HEIGHT, 4.0
    soft_shadow(p, theme, rect(-1, -1, W + 2, h + 1), Cast(0.0, 0.5, 1.6, 0.6))
    fill_rect(p, -1, -1, W + 2, h + 1, linear(0, 0, 0, h, theme.bulb.pelmet))
    if theme.flat:
        line(p, 0, h - 0.15, W, h - 0.15, theme.effect.outline_color, 0.3, FLAT)
    count = int(W / step)
    left = (W - (count - 1) * step) / 2
    for i in range(count):
        light = 1.0 if lit is None else lit(i)
        bulb(
            p,
            theme,
            left + i * step,
            h * (0.5 if theme.flat else 0.55),
            0.62,
            light,
            body=theme.bulb.row,
            glow=theme.bulb.row_glow,
        )


def table_cloth(p: QPainter, theme: Theme, W: float, H: float) -> None:
    """The whole screen in cloth, calm in the middle, lit from the top left, under a pelmet: behind the play table."""
    if theme.effect.cloth == "velvet":
        _table_velvet(p, theme, W, H)
    elif theme.effect.cloth == "linen":
        _table_linen(p, theme, W, H)
    else:
        fill_rect(p, 0, 0, W, H, theme.velvet.table[1])
    lamp(p, theme, W, H, 1.2)
    vignette(p, theme, W, H)
    pelmet(p, theme, W)


def _table_linen(p: QPainter, theme: Theme, W: float, H: float) -> None:
    """Linen in the sun."""
    scale = pixel_scale(p)
    put(p, linen(theme, int(W * scale), int(H * scale), theme.velvet.table[1], 5), 0, 0, W, H)
    c = theme.velvet.calm
    sun = [(0.0, color(c[0], 0.60)), (0.45, color(c[1], 0.16)), (1.0, color(c[2], 0.28))]
    fill_rect(p, 0, 0, W, H, radial(W * 0.22, 2, W * 0.95, sun))


def _table_velvet(p: QPainter, theme: Theme, W: float, H: float) -> None:
    scale = pixel_scale(p)
    cloth = velvet(
        theme,
        int(W * scale / 2),
        int(H * scale / 2),
        theme.velvet.table,
        64 * scale / 12,
        11,
        sway=5,
        spread=0.06,
        sharp=1.0,
    )
    put(p, cloth, 0, 0, W, H)
    c = theme.velvet.calm
    stops = [(0.0, color(c[0], 0.55)), (0.6, color(c[1], 0.5)), (1.0, color(c[2], 0.62))]
    fill_rect(p, 0, 0, W, H, radial(W * 0.46, H * 0.5, W * 0.62, stops))


def back_cloth(p: QPainter, theme: Theme, W: float, H: float, floor: float) -> None:
    """Velvet down to `floor`, a pool of light on it and a beam across."""
    scale = pixel_scale(p)
    v = theme.velvet
    cloth = velvet(
        theme,
        int(W * scale / 2),
        int(floor * scale / 2) + 2,
        v.stage,
        44 * scale / 12,
        31,
        sway=3,
        spread=0.03,
        sharp=1.0,
    )
    put(p, cloth, 0, 0, W, floor)
    stops = [(0.0, color(v.spot[0], 0.62)), (0.5, color(v.spot[1], 0.35)), (1.0, color(v.spot[2], 0.66))]
    fill_rect(p, 0, 0, W, floor, radial(W * 0.5, 30, W * 0.52, stops))
    if theme.effect.lamp:
        p.save()
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
        # A beam fades along its length: bands of falling strength, blurred into each other.
        bands = 8
        for i in range(bands):
            a, b = i / bands, (i + 1) / bands

            def at(t: float) -> tuple[float, float]:
                return W * (0.10 + 0.14 * t), W * (0.155 + 0.775 * t)

            (l0, r0), (l1, r1) = at(a), at(b)
            strength = (1 - (a + b) / 2) ** 1.6
            band = polygon((l0, floor * a), (r0, floor * a), (r1, floor * b), (l1, floor * b))
            glow(p, band, mix(v.beam[0], v.beam[2], a), 3.2, 0.17 * strength * theme.effect.lamp * 10)
        p.restore()


def apron(p: QPainter, theme: Theme, W: float, H: float, floor: float) -> None:
    """The boards of the stage in front of the cloth, from `floor` to the lower edge."""
    scale = pixel_scale(p)
    deep = H - floor
    boards = wood(
        theme, int(W * scale), int(deep * scale) + 4, theme.wood.floor, 17, warp=4, contrast=0.9, tint=0.16
    )
    put(p, boards, 0, floor, W, deep + 0.3)
    shade = theme.wood.shade
    k = theme.effect.gloom
    stops = [(0.0, color(shade, 0.62 * k)), (0.25, color(shade, 0.28 * k)), (1.0, color(shade, 0.66 * k))]
    fill_rect(p, 0, floor, W, deep, linear(0, floor, 0, H, stops))
    for i in range(1, 4):
        y = floor + deep * (i / 4) ** 1.25
        line(p, 0, y, W, y, color(theme.effect.shadow_color, 0.45 * k), 0.16)
        line(p, 0, y + 0.16, W, y + 0.16, color("#FFFFFF", 0.05), 0.1)
    light = theme.wood.floor_light
    pool = [(0.0, color(light, 0.20)), (0.5, color(light, 0.07)), (1.0, color(light, 0.0))]
    p.save()
    p.setClipPath(rect(0, floor, W, deep), Qt.ClipOperation.IntersectClip)
    p.translate(W * 0.5, floor + 4)
    p.scale(1, 0.24)
    fill(p, circle(0, 0, W * 0.46), radial(0, 0, W * 0.46, pool))
    p.restore()
    fill_rect(p, 0, floor - 0.1, W, 0.6, linear(0, floor - 0.1, 0, floor + 0.5, even(theme.wood.stage_edge)))


def _gathered(t: float) -> float:
    """Share of a side curtain's width at the height t: drawn in by a cord at 0.7."""

    def smooth(k: float) -> float:
        return k * k * (3 - 2 * k)

    return 1 - 0.50 * smooth(t / 0.70) if t < 0.70 else 0.50 + 0.16 * smooth((t - 0.70) / 0.30)


def side_curtains(p: QPainter, theme: Theme, W: float, floor: float) -> None:
    """A curtain at each side, tied back with cord and tassel; they end 2 u below `floor`."""
    scale = pixel_scale(p)
    w, h = DRAPE_WIDTH, floor + 2
    contour = [(_gathered(i / 40) * w, h * i / 40) for i in range(41)]
    shape = polygon((0.0, 0.0), *contour, (0.0, h))
    tie = h * 0.70
    pull = _gathered(0.70) * w
    rope = QPainterPath(QPointF(-1, tie - 2.6))
    rope.cubicTo(pull * 0.3, tie - 0.2, pull * 0.75, tie + 1.0, pull + 0.3, tie - 0.3)
    shade = theme.velvet.shade
    for right in (False, True):
        cloth = drape(
            theme,
            int(w * scale),
            int(h * scale),
            theme.velvet.drape,
            _gathered,
            3 + right,
            wave=150,
            mirrored=right,
        )
        outline_ = mirrored(shape, W) if right else shape
        soft_shadow(p, theme, outline_, Cast(-0.2 if right else 0.9, 0.6, 2.6, 0.65))
        put(p, cloth, W - w if right else 0, 0, w, h)
        p.save()
        p.setClipPath(outline_, Qt.ClipOperation.IntersectClip)
        low = [(0.0, color(shade, 0.0)), (1.0, color(shade, 0.55))]
        fill_rect(p, 0, floor - 14, W, 17, linear(0, floor - 14, 0, h, low))
        if right:
            side = linear(W, 0, W - w, 0, [(0.0, color("#000000", 0.45)), (1.0, color("#000000", 0.05))])
        else:
            side = linear(0, 0, w, 0, [(0.0, color("#000000", 0.30)), (1.0, color("#000000", 0.0))])
        fill_rect(p, 0, 0, W, h, side)
        p.restore()
        hem = _gathered(1.0) * w
        x = W - hem if right else 0
        rod = [c for _, c in theme.brass.rod]
        gilt = linear(0, floor + 1.35, 0, floor + 2.1, [(0.0, rod[3]), (0.4, rod[2]), (1.0, rod[4])])
        fill(p, rounded(x, floor + 1.35, hem, 0.75, 0.1), gilt)
        cord(p, theme, mirrored(rope, W) if right else rope)
        tassel(p, theme, W - pull * 0.72 if right else pull * 0.72, tie + 0.2, 0.6, 0.72)


def stage(p: QPainter, theme: Theme, W: float, H: float, floor: float, *, curtains: bool = True) -> None:
    """The whole stage; `floor` is where the boards begin."""
    if theme.flat:
        fill_rect(p, 0, 0, W, floor, theme.velvet.stage[1])
        fill_rect(p, 0, floor, W, H - floor, theme.wood.floor[1])
        line(p, 0, floor, W, floor, theme.effect.outline_color, 0.3, FLAT)
        pelmet(p, theme, W)
        return
    back_cloth(p, theme, W, H, floor)
    apron(p, theme, W, H, floor)
    if curtains:
        side_curtains(p, theme, W, floor)
    lamp(p, theme, W, H, 0.8)
    vignette(p, theme, W, H)
    pelmet(p, theme, W)
