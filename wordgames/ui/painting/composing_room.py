"""The composing room of Pun: a type case at the wall, a cloth for the cards, a bench for the hand, a ledge in front.

Each piece takes the screen's size in u, `W` by `H`: one of them is exact (160 or 90), the other may be larger. Where
zones meet is a height in u and its share of what is beyond 90, as on a `Screen`.
"""

from __future__ import annotations

import random
from typing import Final, NamedTuple

from PySide6.QtGui import QPainter

from wordgames.ui.painting.colors import color
from wordgames.ui.painting.materials import grain, put, wood
from wordgames.ui.painting.shadows import Cast, inner_shadow, soft_shadow
from wordgames.ui.painting.shapes import (
    clipped,
    fill,
    fill_rect,
    line,
    linear,
    pixel_scale,
    radial,
    rect,
    rounded,
    stroke,
)
from wordgames.ui.painting.stage import lamp, vignette
from wordgames.ui.theme import Theme


class Seam(NamedTuple):
    """Where one zone ends and the next begins."""

    y: float
    gap: float

    def at(self, H: float) -> float:
        """On a screen that is `H` u high."""
        return self.y + self.gap * (H - 90)


CASE: Final = Seam(17.0, 0.2)
"""The shelf below the type case."""
BENCH: Final = Seam(51.0, 0.6)
LEDGE: Final = Seam(75.6, 1.0)
_SHELF_DEPTH = 3.2
_COLUMNS = (8.0, 8.0, 12.0, 8.0, 8.0, 8.0, 12.0, 8.0, 8.0, 12.0, 8.0, 8.0, 8.0, 12.0, 8.0, 8.0, 12.0, 8.0)
"""Widths of compartments."""


def turn_room(p: QPainter, theme: Theme, W: float, H: float) -> None:
    """Behind one's own turn: case, cloth, bench, ledge."""
    shelf, bench, ledge = CASE.at(H), BENCH.at(H), LEDGE.at(H)
    type_case(p, theme, W, shelf)
    cloth(p, theme, W, shelf, bench + 1)
    _shelf(p, theme, W, shelf)
    board(p, theme, W, bench, ledge - bench + 1, theme.room.bench, 7)
    board(p, theme, W, ledge, H - ledge + 1, theme.room.ledge, 21)
    lamp(p, theme, W, H, 1.3)
    vignette(p, theme, W, H)


def table_room(p: QPainter, theme: Theme, W: float, H: float) -> None:
    """Behind what everybody sees: the cloth, in a pool of light, and the ledge."""
    ledge = LEDGE.at(H)
    cloth(p, theme, W, 0, ledge + 1)
    if not theme.flat:
        pool = [(0.0, color(theme.effect.lamp_color, 0.09)), (1.0, color(theme.effect.lamp_color, 0.0))]
        fill_rect(p, 0, 0, W, ledge, radial(W * 0.44, H * 0.4, W * 0.5, pool))
    board(p, theme, W, ledge, H - ledge + 1, theme.room.ledge, 21)
    lamp(p, theme, W, H, 1.3)
    vignette(p, theme, W, H)


def type_case(p: QPainter, theme: Theme, W: float, deep: float) -> None:
    """A type case seen from the front, quiet: two rows of compartments, in some of them a row of sorts."""
    scale = pixel_scale(p)
    grained = wood(
        theme, int((W + 2) * scale), int((deep + 1) * scale), theme.room.case, 3, warp=3, tint=0.12
    )
    put(p, grained, -1, 0, W + 2, deep + 1)
    rnd = random.Random(3)
    high = deep / 2
    x, column = -4.0, 0
    while x < W + 4:
        wide = _COLUMNS[column % len(_COLUMNS)]
        for row in range(2):
            _compartment(p, theme, x + 0.35, row * high + 0.35, wide - 0.7, high - 0.7, rnd)
        x, column = x + wide, column + 1


def _compartment(
    p: QPainter, theme: Theme, x: float, y: float, w: float, h: float, rnd: random.Random
) -> None:
    tones = theme.room
    cell = rounded(x, y, w, h, 0.3)
    fill(p, cell, linear(0, y, 0, y + h, [(0.0, tones.cell[0]), (1.0, tones.cell[1])]))
    inner_shadow(p, theme, cell, Cast(0.6, 0.8, 1.4, 0.8))
    if rnd.random() < 0.62:
        at = x + rnd.uniform(0.4, 1.6)
        with clipped(p, cell):
            for _sort in range(rnd.randint(4, 8)):
                wide, tall = rnd.choice((0.5, 0.7, 0.9)), 2.3 + rnd.uniform(-0.12, 0.12)
                if at + wide > x + w - 0.3:
                    break
                top = y + h - tall
                metal = [
                    (0.0, color(tones.sort, 0.30)),
                    (0.15, color(tones.sort, 0.20)),
                    (1.0, color(tones.sort, 0.08)),
                ]
                fill_rect(p, at, top, wide - 0.09, tall, linear(0, top, 0, y + h, metal))
                fill_rect(p, at, top, wide - 0.09, 0.16, color(theme.paper.lit, 0.16))
                at += wide
    if theme.flat:
        stroke(p, cell, tones.line, 0.12)
    else:
        stroke(p, cell.translated(0, 0.1), color(tones.line, 0.14), 0.12)


def cloth(p: QPainter, theme: Theme, W: float, top: float, bottom: float) -> None:
    """The dark cloth on which the cards lie."""
    area = rect(-1, top, W + 2, bottom - top)
    t = theme.room.stone
    fill(p, area, linear(0, top, W * 0.8, bottom, [(0.0, t[0]), (0.5, t[1]), (1.0, t[2])]))
    grain(p, theme, area, 0.045, 8)
    grain(p, theme, area, 0.03, 2)


def _shelf(p: QPainter, theme: Theme, W: float, y: float) -> None:
    front = rect(-1, y, W + 2, _SHELF_DEPTH)
    soft_shadow(p, theme, front, Cast(0.0, 0.8, 1.6, 0.6))
    scale = pixel_scale(p)
    grained = wood(
        theme, int((W + 2) * scale), int(_SHELF_DEPTH * scale) + 2, theme.room.shelf, 12, warp=2, tint=0.12
    )
    put(p, grained, -1, y, W + 2, _SHELF_DEPTH)
    _front_edge(p, theme, W, y)
    fill_rect(p, -1, y + _SHELF_DEPTH - 0.3, W + 2, 0.3, color(theme.effect.shadow_color, _dark(theme)))


def board(
    p: QPainter, theme: Theme, W: float, y: float, deep: float, tones: tuple[str, str, str], seed: int
) -> None:
    """A board across the screen, that casts its shadow on what lies behind it."""
    soft_shadow(p, theme, rect(-1, y, W + 2, deep), Cast(0.0, -0.5, 1.4, 0.55))
    scale = pixel_scale(p)
    grained = wood(theme, int((W + 2) * scale), int(deep * scale) + 2, tones, seed, warp=5, tint=0.14)
    put(p, grained, -1, y, W + 2, deep)
    _front_edge(p, theme, W, y)


def _front_edge(p: QPainter, theme: Theme, W: float, y: float) -> None:
    edge = theme.room.edge
    if theme.flat:
        line(p, -1, y, W + 1, y, edge, 0.3)
        return
    fill_rect(p, -1, y, W + 2, 0.16, color(edge, 0.42))
    fill_rect(p, -1, y + 0.16, W + 2, 0.5, color(edge, 0.10))
    fill_rect(p, -1, y + 0.66, W + 2, 0.14, color(theme.effect.shadow_color, _dark(theme)))


def _dark(theme: Theme) -> float:
    return 0.28 * theme.effect.shadow
