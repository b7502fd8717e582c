"""The steps that envelopes are put on: blocks of scenery under a scalloped cloth."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from wordgames.ui.painting.colors import color
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.materials import contour, grain
from wordgames.ui.painting.paper_envelope import kraft
from wordgames.ui.painting.paper_slips import paint_slip
from wordgames.ui.painting.phrases import cut_block
from wordgames.ui.painting.point_chips import paint_chip
from wordgames.ui.painting.shadows import Cast, soft_shadow
from wordgames.ui.painting.shapes import (
    circle,
    clipped,
    even,
    fill,
    line,
    linear,
    placed,
    polygon,
    rect,
    rounded,
    stroke,
    unite,
)
from wordgames.ui.painting.text import Align, Block, draw_text
from wordgames.ui.painting.word_cards import draw_lines
from wordgames.ui.theme import Theme

_SCALLOP = 1.1
"""Radius of one bow of the cloth, in u."""
CLOTH = 2.8
"""How far the cloth hangs down."""

LARGEST_ON_SLIP = 5.2
"""Of a short phrase on its slip, in u; a tap brings long ones large before the room."""
SMALLEST_ON_SLIP = 1.6
_LEADING = 1.04
_INSET = 0.9
"""By which a slip is narrower than its envelope, at each side."""
_HEIGHTS = {
    1: (16.6,),
    2: (16.6, 12.0),
    3: (16.6, 13.2, 9.8),
    4: (16.6, 14.2, 12.0, 9.2),
    5: (16.6, 14.2, 12.0, 10.0, 8.2),
    6: (16.6, 14.4, 12.4, 10.6, 9.0, 7.4),
}


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


def step_heights(count: int) -> tuple[float, ...]:
    """How high the steps of so many places are, by place."""
    return _HEIGHTS[count]


def on_stage(count: int) -> tuple[int, ...]:
    """Places, counted from 0, from left to right: the best in the middle, then to either side in turn."""
    left = range(1, count, 2)
    return (*reversed(left), *range(0, count, 2))


def paint_opened(
    p: QPainter,
    theme: Theme,
    w: float,
    h: float,
    phrase: str,
    *,
    chip: int = 0,
    sounds: bool = False,
    seed: int = 3,
    lift: float = 0.0,
) -> None:
    """An opened envelope from (0, 0) to (w, h) with the phrase on a slip that sticks out; a chip may seal it again.

    `sounds` marks one that rhymes or alliterates.
    """
    theatre = theme.theatre
    body = h * body_share(chip)
    y = h - body
    with placed(p, 0, y):
        paint_flap(p, theme, w)
    slip = rounded(_INSET, 0.3, w - 2 * _INSET, h - 1.2, 0.5)
    paint_slip(p, theme, slip, seed + 20, lift=lift)
    room = y - 1.0
    block = slip_block(phrase, w - 3.2, room)
    draw_lines(p, block, w / 2, 0.3 + (y - 0.2) / 2, theatre.word_ink, leading=_LEADING)
    front = rect(0, y, w, body)
    soft_shadow(p, theme, front, Cast(0.3 + lift * 0.5, 0.1 + lift, 0.9 + lift, 0.4))
    soft_shadow(p, theme, front, Cast(0.0, -0.2, 0.4, 0.4))
    kraft(p, theme, front, theatre.kraft, seed)
    fold = color(theatre.kraft_line, 1.0 if theme.flat else 0.4)
    for x in (0.0, w):
        line(p, x, h, w / 2, y + body / 2, fold, 0.18)
        line(p, x, y, w / 2, y + body / 2, color(fold, 0.22), 0.16)
    contour(p, theme, front)
    if chip:
        paint_chip(p, theme, w / 2, y + body * 0.5, min(4.0, body * 0.42), chip)
    if sounds:
        paint_sounds(p, theme, w - 2.4, y + min(2.2, body / 2))


def slip_block(phrase: str, w: float, h: float) -> Block:
    """The lines of a phrase on a slip."""
    return cut_block(phrase, min(LARGEST_ON_SLIP, h * 0.72), SMALLEST_ON_SLIP, w, h, _LEADING)


def body_share(chip: int) -> float:
    """What of an opened envelope is kraft; the rest is its slip. A chip needs room to lie on."""
    return 0.5 if chip else 0.38


def opened_path(w: float, h: float, chip: int) -> QPainterPath:
    """The outline of an opened envelope with its slip."""
    y = h - h * body_share(chip)
    return unite(rounded(_INSET, 0.3, w - 2 * _INSET, y + 1, 0.5), rounded(0, y, w, h - y, 0.4))


def paint_flap(p: QPainter, theme: Theme, w: float) -> None:
    """The raised flap and the dark inside of an envelope whose opening is at y = 0."""
    theatre = theme.theatre
    flap = polygon((0.1, 0.4), (w * 0.30, -3.0), (w * 0.70, -3.0), (w - 0.1, 0.4))
    soft_shadow(p, theme, flap, Cast(0.3, 0.35, 0.9, 0.28))
    kraft(p, theme, flap, theatre.kraft_back, 6)
    contour(p, theme, flap)
    fill(p, rect(0.1, -0.3, w - 0.2, 1.5), theatre.kraft_inside)


def paint_sounds(p: QPainter, theme: Theme, x: float, y: float, size: float = 1.9) -> None:
    """The mark of a phrase that rhymes or alliterates: two notes under one beam, on a disc."""
    disc = circle(x, y, size)
    soft_shadow(p, theme, disc, Cast(0.2, 0.3, 0.6, 0.4))
    fill(p, disc, theme.theatre.disc)
    if theme.flat:
        stroke(p, disc, theme.theatre.disc_ink, 0.25)
    ink = theme.theatre.disc_ink
    with placed(p, x, y, 0.0, size / 1.9):
        for at in (-0.72, 0.62):
            fill(p, circle(at, 0.72, 0.42, 0.33), ink)
            line(p, at + 0.34, 0.7, at + 0.34, -0.78, ink, 0.2)
        fill(p, polygon((-0.48, -0.95), (1.06, -1.15), (1.06, -0.65), (-0.48, -0.45)), ink)
