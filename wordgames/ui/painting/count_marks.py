"""What the count of Pun is marked with: the rail that words stand on, discs of points, red pencil, torn slips."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from wordgames.ui.painting.colors import color
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.kept import draw_kept
from wordgames.ui.painting.materials import brass, contour, grain_tile, paper
from wordgames.ui.painting.shadows import SMALL, Cast, soft_shadow
from wordgames.ui.painting.shapes import circle, fill, pixel_scale, placed, rounded, stroke, torn
from wordgames.ui.painting.text import (
    Align,
    draw_block,
    draw_engraved,
    draw_text,
    fit_block,
    fitted,
    text_path_middle,
)
from wordgames.ui.theme import Theme

Point = tuple[float, float]

SLIP_SIZE = 4.1
"""Of the words on a slip."""
SLIP_H = 7.6
TAG_H = 1.7
"""Height of a slip behind its word, in sizes of its words."""


def draw_rail(p: QPainter, theme: Theme, x: float, y: float, w: float, h: float) -> None:
    """A bar of brass, its upper edge at `y`."""
    bar = rounded(x, y, w, h, h * 0.4)
    soft_shadow(p, theme, bar, Cast(0.3, 0.5, 0.9, 0.5))
    if theme.flat:
        fill(p, bar, theme.effect.outline_color)
        return
    brass(p, theme, bar, 0.2 * h)


def draw_points(p: QPainter, theme: Theme, x: float, y: float, radius: float, points: int) -> None:
    """What a word is worth, on a small disc of brass around (x, y)."""
    area = QRectF(-radius - 2, -radius - 2, 2 * radius + 4, 2 * radius + 4)

    def paint(q: QPainter) -> None:
        disc = circle(0, 0, radius)
        soft_shadow(q, theme, disc, Cast(0.3 * radius / 2.5, 0.4 * radius / 2.5, 0.8, 0.5))
        if theme.flat:
            fill(q, circle(0, 0, radius + 0.3), theme.paper.hole)
        brass(q, theme, disc, 0.16)
        draw_engraved(q, theme, str(points), 0, 0, radius * 1.3, Face.TEXT_HEAVY, width=radius * 1.5)

    with placed(p, x, y):
        draw_kept(p, (theme.name, "points", round(radius, 2), points), area, paint)


def draw_pencil(p: QPainter, theme: Theme, points: Sequence[Point], width: float, seed: int = 1) -> None:
    """A line of waxy pencil through the points: a few jittered passes, that paper shows through."""
    path = _smooth(points, random.Random(seed), 0.0)
    if theme.flat:
        stroke(p, path, theme.paper.hole, width * 2.2)
        stroke(p, path, theme.letters.pencil, width)
        return
    b = path.boundingRect().adjusted(-1.5, -1.5, 1.5, 1.5)
    key = (
        theme.name,
        "pencil",
        tuple((round(x - points[0][0], 2), round(y - points[0][1], 2)) for x, y in points),
    )

    def paint(q: QPainter) -> None:
        rnd = random.Random(seed)
        for _pass in range(3):
            line = _smooth(points, rnd, 0.1).translated(-b.topLeft())
            stroke(q, line, color(theme.letters.pencil, 0.56), width * rnd.uniform(0.7, 1.05))
        q.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        q.setOpacity(0.16)
        brush = q.brush()
        brush.setTextureImage(grain_tile(12))
        scale = 1.6 / pixel_scale(q)
        brush.setTransform(QTransform.fromScale(scale, scale))
        q.fillRect(QRectF(0, 0, b.width(), b.height()), brush)

    with placed(p, b.x(), b.y()):
        draw_kept(p, key, QRectF(0, 0, b.width(), b.height()), paint)


def strike_out(x: float, y: float, w: float, h: float, k: float) -> list[Point]:
    """The way of the pencil through a word, with the loop by which printers say "away with it"."""
    middle = y + h * 0.52
    return [
        (x - 1.6 * k, middle + 0.6 * k),
        (x + w * 0.18, middle - 0.5 * k),
        (x + w * 0.45, middle + 0.2 * k),
        (x + w * 0.78, middle - 0.7 * k),
        (x + w * 0.97, middle),
        (x + w + 2.6 * k, middle - 1.2 * k),
        (x + w + 4.6 * k, middle - 3.8 * k),
        (x + w + 3.4 * k, middle - 5.6 * k),
        (x + w + 1.6 * k, middle - 4.0 * k),
        (x + w + 2.4 * k, middle - 1.0 * k),
        (x + w + 5.6 * k, middle + 0.6 * k),
    ]


def _smooth(points: Sequence[Point], rnd: random.Random, jitter: float) -> QPainterPath:
    shaken = [QPointF(x + rnd.uniform(-jitter, jitter), y + rnd.uniform(-jitter, jitter)) for x, y in points]
    path = QPainterPath(shaken[0])
    for here, after in pairwise(shaken[1:]):
        path.quadTo(here, (here + after) / 2)
    path.lineTo(shaken[-1])
    return path


def slip_width(text: str, size: float, most: float) -> float:
    """How wide the slip for these words is."""
    path = text_path_middle(
        text, 0, 0, fitted(text, size, most - size * 1.2, Face.TEXT_HEAVY), Face.TEXT_HEAVY
    )
    return path.boundingRect().width() + size * 1.2


def draw_slip(
    p: QPainter,
    theme: Theme,
    x: float,
    y: float,
    w: float,
    h: float,
    text: str,
    size: float,
    turn: float = 0.6,
) -> None:
    """A torn slip with a reason on it."""
    if theme.flat:
        turn = 0.0
    with placed(p, x + w / 2, y + h / 2, turn):
        p.translate(-w / 2, -h / 2)
        sheet = torn(0.0, 0.0, round(w, 2), round(h, 2), len(text), 0.38)
        soft_shadow(p, theme, sheet, SMALL)
        paper(p, theme, sheet, theme.letters.slip, seed=14, edge=0.0)
        contour(p, theme, sheet)
        ink = theme.letters.slip_ink
        draw_text(p, text, w / 2, h * 0.52, size, ink, Face.TEXT_HEAVY, Align.CENTER, width=w - size * 0.8)


def draw_spelling(p: QPainter, theme: Theme, x: float, y: float, w: float, text: str, size: float) -> None:
    """How a word is written, on a label that hangs at the rail, its middle at (x, y)."""
    size = fitted(text, size, w, Face.SERIF)
    wide = text_path_middle(text, 0, 0, size, Face.SERIF).boundingRect().width() + size * 0.9
    label = rounded(x - wide / 2, y - size * 0.72, wide, size * 1.44, size * 0.22)
    soft_shadow(p, theme, label, SMALL)
    paper(p, theme, label, theme.paper.plate, seed=6)
    contour(p, theme, label)
    draw_text(p, text, x, y, size, theme.paper.ink, Face.SERIF, Align.CENTER)


def draw_total(
    p: QPainter, theme: Theme, w: float, h: float, number: str, sub: str = "", *, wins: bool = False
) -> None:
    """The card with a hand's letters, of brass for who has won; `sub` is a small line below the number."""
    card = rounded(0, 0, w, h, min(0.9, h * 0.12))
    soft_shadow(p, theme, card, SMALL)
    if wins:
        brass(p, theme, card, 0.2)
    else:
        paper(p, theme, card, theme.letters.card, seed=31)
        if not theme.flat:
            inner = rounded(0.6, 0.6, w - 1.2, h - 1.2, min(0.5, h * 0.06))
            stroke(p, inner, color(theme.letters.keyline, 0.4), 0.14)
        contour(p, theme, card)
    ink = theme.brass.ink if wins else theme.letters.ink
    flat_card = bool(sub) and h < 0.5 * w
    size = h * (0.62 if sub and not flat_card else 0.80)
    middle = h * (0.40 if sub and not flat_card else 0.5)
    x, room = (w * 0.3, w * 0.5) if flat_card else (w / 2, w - 2)
    if wins:
        draw_engraved(p, theme, number, x, middle, size, Face.SERIF, width=room)
    else:
        draw_text(p, number, x, middle, size, ink, Face.SERIF, Align.CENTER, width=room)
    if flat_card:
        block = fit_block(sub, min(2.3, h * 0.34), 1.9, w * 0.4)
        draw_block(p, block, w * 0.56, h * 0.52, ink, Face.TEXT_HEAVY, leading=1.12)
    elif sub:
        draw_text(
            p, sub, w / 2, h * 0.83, min(2.4, h * 0.25), ink, Face.TEXT_HEAVY, Align.CENTER, width=w - 1.6
        )
