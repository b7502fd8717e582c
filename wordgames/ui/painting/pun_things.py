"""What lies on a table of Pun beside single cards: fans of backs, the deck, the bell, brass discs, a torn sheet."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from wordgames.ui.painting.colors import color
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.kept import draw_kept
from wordgames.ui.painting.letter_cards import HEIGHT, WIDTH, draw_back, draw_shadow
from wordgames.ui.painting.materials import bevel, brass, contour, paper
from wordgames.ui.painting.shadows import SMALL, Cast, soft_shadow
from wordgames.ui.painting.shapes import (
    bezier,
    circle,
    clipped,
    fill,
    fill_rect,
    linear,
    placed,
    radial,
    rect,
    stroke,
    torn,
    unite,
)
from wordgames.ui.painting.text import draw_engraved
from wordgames.ui.theme import Theme

FAN_SPREAD = 27.0
"""Degrees to each side of a fan of eight cards and more."""
_FULL_FAN = 8
_THICK = 9
"""Backs that a deck is painted with at most."""


def draw_fan(
    p: QPainter, theme: Theme, x: float, y: float, count: int, *, w: float = 7.0, radius: float = 16.4
) -> None:
    """Backs on an arc about (x, y), `radius` below their middles. They look alike, however many change hands."""
    h = w * 9.6 / 7.0
    turn = FAN_SPREAD * min(1.0, count / _FULL_FAN)
    for i in range(count):
        share = (i - (count - 1) / 2) / max(0.5, (count - 1) / 2)
        with placed(p, x, y, share * turn):
            # Each throws its shadow to the left, on the one before.
            draw_shadow(p, theme, -w / 2, -radius - h / 2, w, h, cast=Cast(-0.25, 0.1, 0.5, 0.42))
            draw_back(p, theme, -w / 2, -radius - h / 2, w=w, h=h, shadow=False)


def draw_deck(p: QPainter, theme: Theme, x: float, y: float, count: int, *, w: float = WIDTH) -> None:
    """The deck, thicker with more cards; the top card's upper left corner is at (x, y)."""
    h, k = w * HEIGHT / WIDTH, w / WIDTH
    layers = min(_THICK, 1 + count // 3)
    for i in range(layers):
        below = layers - 1 - i
        draw_back(p, theme, x + 0.10 * k * below, y + 0.14 * k * below, w=w, h=h, shadow=i == 0)


def draw_no_deck(p: QPainter, theme: Theme, x: float, y: float, *, w: float = WIDTH) -> None:
    """The place of a deck that is out."""
    h, k = w * HEIGHT / WIDTH, w / WIDTH
    ink = color(theme.text.body, 1.0 if theme.flat else 0.5)
    edge = QPainterPath()
    edge.addRoundedRect(QRectF(x + 0.2, y + 0.2, w - 0.4, h - 0.4), 0.9 * k, 0.9 * k)
    stroke(p, edge, ink, 0.25 * k, dash=(4, 3))


def draw_disc(p: QPainter, theme: Theme, x: float, y: float, radius: float, number: str) -> None:
    """A disc of brass with a number."""
    disc = circle(x, y, radius)
    soft_shadow(p, theme, disc, Cast(0.3, 0.4, 0.7, 0.5))
    brass(p, theme, disc, 0.16 * radius / 2.7)
    contour(p, theme, disc)
    draw_engraved(p, theme, number, x, y, radius * 1.1, Face.TEXT_HEAVY, width=radius * 1.5)


def draw_bell(p: QPainter, theme: Theme, x: float, foot: float, scale: float = 1.0) -> None:
    """A desk bell, about 17 by 13 u; `x` is its middle, `foot` the line that it stands on."""
    area = QRectF(-11, -15, 23, 18)
    with placed(p, x, foot, scale=scale):
        draw_kept(p, (theme.name, "bell"), area, lambda q: _paint_bell(q, theme))


def _paint_bell(p: QPainter, theme: Theme) -> None:
    tones = theme.room
    low, top = circle(0, -1.1, 8.6, 1.9), circle(0, -1.9, 8.6, 1.9)
    soft_shadow(p, theme, low, Cast(0.8, 0.8, 1.8, 0.5))
    soft_shadow(p, theme, low, Cast(0.2, 0.4, 0.5, 0.5))
    wooden = unite(low, rect(-8.6, -1.9, 17.2, 0.8), top)
    fill(p, wooden, linear(-9, 0, 9, 0, [(0.0, tones.foot[0]), (0.35, tones.foot[1]), (1.0, tones.foot[2])]))
    fill(p, top, linear(-9, 0, 9, 0, [(0.0, tones.foot[0]), (0.5, tones.foot[1]), (1.0, tones.foot[2])]))
    contour(p, theme, wooden)
    dome = bezier(
        "M -7.2 -2.3 C -7.2 -7.5 -4.2 -9.6 0 -9.6 C 4.2 -9.6 7.2 -7.5 7.2 -2.3 C 4 -0.8 -4 -0.8 -7.2 -2.3 Z"
    )
    soft_shadow(p, theme, dome, Cast(0.25, 0.3, 0.5, 0.35))
    if theme.flat:
        fill(p, dome, theme.letters.bed[0])
        contour(p, theme, dome)
        fill(p, unite(rect(-0.5, -11.2, 1.0, 1.9), circle(0, -11.4, 1.5, 0.85)), theme.effect.outline_color)
        return
    places = (0.0, 0.10, 0.26, 0.36, 0.62, 0.86, 1.0)
    fill(p, dome, linear(-7.2, 0, 7.2, 0, list(zip(places, tones.bell, strict=True))))
    with clipped(p, dome):
        shade = [(0.0, color("#FFFFFF", 0.18)), (0.5, color("#FFFFFF", 0.0)), (1.0, color("#2A1800", 0.45))]
        fill_rect(p, -8, -10, 16, 10, linear(0, -9.6, 0, -1.3, shade))
        rim = bezier("M -7.2 -3.05 C -4 -1.45 4 -1.45 7.2 -3.05")
        stroke(p, rim, color("#4A3008", 0.55), 0.18)
        stroke(p, rim.translated(0, 0.2), color("#FFF6D0", 0.6), 0.14)
    stroke(p, dome, color("#2A1A04", 0.55), 0.09)
    with placed(p, -3.3, -7.0, 34):
        fill(p, circle(0, 0, 0.62, 1.7), color("#FFFFFF", 0.62))
    fill(
        p, rect(-0.5, -11.2, 1.0, 1.9), linear(-0.5, 0, 0.5, 0, [(0.0, tones.bell[3]), (1.0, tones.bell[5])])
    )
    knob = circle(0, -11.4, 1.5, 0.85)
    soft_shadow(p, theme, knob, Cast(0.2, 0.5, 0.4, 0.4))
    stops = [(0.0, tones.bell[2]), (0.6, tones.bell[1]), (1.0, tones.bell[5])]
    fill(p, knob, radial(0, -11.4, 1.6, stops, (-0.5, -11.8)))
    stroke(p, knob, color("#2A1A04", 0.55), 0.09)


def draw_sheet(p: QPainter, theme: Theme, x: float, y: float, w: float, h: float, seed: int = 9) -> None:
    """A sheet of paper with a torn end, for what has happened."""
    sheet = torn(x, y, w, h, seed, left=False)
    soft_shadow(p, theme, sheet, SMALL)
    paper(p, theme, sheet, theme.paper.slip, seed=seed)
    bevel(p, theme, sheet, 0.1, 0.3, 0.15, dark_color=theme.paper.plate_dark)
    contour(p, theme, sheet)
