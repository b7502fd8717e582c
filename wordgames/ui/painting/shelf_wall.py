"""The empty shelf, walnut: a wall of upright planks and two boards."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QTransform

from wordgames.ui.painting.colors import color
from wordgames.ui.painting.materials import put, wood
from wordgames.ui.painting.shadows import Cast, soft_shadow
from wordgames.ui.painting.shapes import fill_rect, line, linear, pixel_scale, radial, rect
from wordgames.ui.painting.shelf import BOARD, ShelfLayout
from wordgames.ui.painting.stage import lamp, vignette
from wordgames.ui.theme import Theme


def paint_shelf(p: QPainter, theme: Theme, W: float, H: float) -> None:
    """The empty shelf: a wall of four boards, two shelves, the lamp."""
    at = ShelfLayout(W, H)
    if theme.flat:
        fill_rect(p, 0, 0, W, H, theme.wood.wall[1])
        for y, h in ((at.upper, BOARD), (at.lower, H - at.lower + 1)):
            fill_rect(p, -1, y, W + 2, h, theme.wood.shelf_front[1])
            for edge in (y, y + h):
                line(p, 0, edge, W, edge, theme.effect.outline_color, 0.3)
        return
    k, dark = theme.effect.gloom, theme.effect.shadow_color
    scale = pixel_scale(p)
    planks = wood(theme, int(H * scale), int(W * scale / 4), theme.wood.wall, 8, warp=5, tint=0.20)
    turned = [planks.transformed(QTransform().rotate(angle)) for angle in (90, -90)]
    for i in range(4):
        put(p, turned[i % 2], i * W / 4, 0, W / 4 + 0.05, H)
    for i in range(1, 4):
        line(p, i * W / 4, 0, i * W / 4, H, color(dark, 0.6 * k), 0.22)
        line(p, i * W / 4 + 0.2, 0, i * W / 4 + 0.2, H, color(theme.wood.shelf_light, 0.09), 0.12)
    warm = theme.wood.lamp
    light = [(0.0, color(warm, 0.22)), (0.45, color(warm, 0.07)), (1.0, color(dark, 0.34 * k))]
    fill_rect(p, 0, 0, W, H, radial(W * 0.30, 12, 104, light))
    fill_rect(p, 0, 0, W, 6, linear(0, 0, 0, 6, [(0.0, color(dark, 0.45 * k)), (1.0, color(dark, 0.0))]))
    below = at.upper + BOARD
    shade = [(0.0, color(dark, 0.72 * k)), (0.5, color(dark, 0.44 * k)), (1.0, color(dark, 0.34 * k))]
    fill_rect(p, 0, below, W, H, linear(0, below, 0, below + 10, shade))
    _board(p, theme, W, at.upper, BOARD, 31)
    _board(p, theme, W, at.lower, H - at.lower + 0.2, 51)
    lamp(p, theme, W, H, 0.9)
    vignette(p, theme, W, H)


def _board(p: QPainter, theme: Theme, W: float, y: float, h: float, seed: int) -> None:
    """A shelf: its top, seen at a low angle, and its front from `y` down."""
    k, dark = theme.effect.gloom, theme.effect.shadow_color
    scale = pixel_scale(p)
    top = wood(theme, int(W * scale), int(1.6 * scale), theme.wood.shelf_top, seed, warp=2)
    put(p, top, 0, y - 1.6, W, 1.6)
    into_dark = [(0.0, color(dark, 0.70 * k)), (1.0, color(dark, 0.10 * k))]
    fill_rect(p, 0, y - 1.6, W, 1.6, linear(0, y - 1.6, 0, y, into_dark))
    front = wood(theme, int(W * scale), int(h * scale) + 2, theme.wood.shelf_front, seed + 1, warp=3)
    soft_shadow(p, theme, rect(-2, y, W + 4, h), Cast(0, 1.0, 2.6, 0.6))
    put(p, front, 0, y, W, h + 0.1)
    shine = theme.wood.shelf_light
    stops = [
        (0.0, color(shine, 0.30)),
        (0.12, color(shine, 0.07)),
        (0.70, color(dark, 0.12 * k)),
        (1.0, color(dark, 0.5 * k)),
    ]
    fill_rect(p, 0, y, W, h + 0.1, linear(0, y, 0, y + h, stops))
    side = [(0.0, color(shine, 0.10)), (1.0, color(dark, 0.30 * k))]
    fill_rect(p, 0, y - 1.6, W, h + 1.7, radial(W * 0.28, y, W * 0.8, side))
    line(p, 0, y + 0.06, W, y + 0.06, color(theme.wood.edge_light, 0.55), 0.14)
