"""Where Pun is counted and where a match ends: the cloth of the composing room between boards."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from wordgames.ui.painting.colors import color
from wordgames.ui.painting.composing_room import LEDGE, board, cloth
from wordgames.ui.painting.materials import put, wood
from wordgames.ui.painting.shadows import Cast, soft_shadow
from wordgames.ui.painting.shapes import fill_rect, line, pixel_scale, radial, rect
from wordgames.ui.painting.stage import lamp, vignette
from wordgames.ui.theme import Theme

HEAD = 8.6
"""Depth of the board along the upper edge."""
BENCH = 63.0
"""Where the bench begins at the end of a match, on a screen of 90 u."""


def count_room(p: QPainter, theme: Theme, W: float, H: float) -> None:
    """A board for the title, the cloth for the hands, the ledge for what the table says."""
    ledge = LEDGE.at(H)
    cloth(p, theme, W, 0, ledge + 1)
    _pool(p, theme, W, H, 0.42)
    _head(p, theme, W)
    board(p, theme, W, ledge, H - ledge + 1, theme.room.ledge, 21)
    lamp(p, theme, W, H, 1.3)
    vignette(p, theme, W, H)


def end_room(p: QPainter, theme: Theme, W: float, H: float) -> None:
    """The cloth as a wall, and a deep bench."""
    bench = BENCH + H - 90
    cloth(p, theme, W, 0, bench + 1)
    _pool(p, theme, W, H, 0.3)
    board(p, theme, W, bench, H - bench + 1, theme.room.bench, 7)
    lamp(p, theme, W, H, 1.3)
    vignette(p, theme, W, H)


def _pool(p: QPainter, theme: Theme, W: float, H: float, at: float) -> None:
    if not theme.flat:
        light = [(0.0, color(theme.effect.lamp_color, 0.09)), (1.0, color(theme.effect.lamp_color, 0.0))]
        fill_rect(p, 0, 0, W, H, radial(W * at, H * 0.4, W * 0.5, light))


def _head(p: QPainter, theme: Theme, W: float) -> None:
    soft_shadow(p, theme, rect(-1, -2, W + 2, HEAD + 2), Cast(0.0, 0.9, 1.8, 0.6))
    scale = pixel_scale(p)
    grained = wood(
        theme, int((W + 2) * scale), int(HEAD * scale) + 2, theme.room.ledge, 31, warp=4, tint=0.14
    )
    put(p, grained, -1, 0, W + 2, HEAD)
    if theme.flat:
        line(p, -1, HEAD, W + 1, HEAD, theme.room.edge, 0.3)
        return
    fill_rect(p, -1, HEAD - 0.46, W + 2, 0.16, color(theme.room.edge, 0.25))
    fill_rect(p, -1, HEAD - 0.3, W + 2, 0.3, color(theme.effect.shadow_color, 0.45 * theme.effect.shadow))
