"""What lies in the open box on the shelf, by game: small, around (0, 0) or in a box of its own."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from wordgames.ui.painting.colors import color, mix
from wordgames.ui.painting.crests import crest_disc, fill_seat
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.materials import bevel, paper
from wordgames.ui.painting.shadows import Cast, soft_shadow
from wordgames.ui.painting.shapes import (
    bezier,
    circle,
    clipped,
    fill,
    fill_rect,
    linear,
    placed,
    rect,
    rounded,
    star,
    stroke,
    unite,
)
from wordgames.ui.painting.text import Align, draw_text
from wordgames.ui.theme import Theme

_RED, _CREAM, _INK = "#A8201A", "#F3EAD8", "#1D1B19"


def letter(p: QPainter, theme: Theme, x: float, y: float, turn: float, face: str) -> None:
    """A small letter card around (x, y); without a letter it is the Pun card, as on the lid."""
    with placed(p, x, y, turn):
        card = rounded(-2.6, -3.5, 5.2, 7.0, 0.45)
        soft_shadow(p, theme, card, Cast(0.3, 0.45, 0.9, 0.5))
        paper(p, theme, card, _CREAM if face else _RED)
        stroke(p, rounded(-2.25, -3.15, 4.5, 6.3, 0.3), color(_INK if face else "#FFE9C4", 0.4), 0.12)
        if face:
            draw_text(p, face, 0, 0.05, 4.6, _INK, Face.SERIF, Align.CENTER)
        else:
            fill(p, star(0, 0, 1.7, 0.46), "#FFC928")


def card_back(p: QPainter, theme: Theme, x: float, y: float, turn: float) -> None:
    """A few cards face down, around (x, y)."""
    with placed(p, x, y, turn):
        for sheet in range(3):
            card = rounded(-2.6 + 0.14 * sheet, -3.5 - 0.26 * sheet, 5.2, 7.0, 0.45)
            soft_shadow(p, theme, card, Cast(0.15, 0.2, 0.5, 0.4))
            paper(p, theme, card, "#2E5A74")
        stroke(p, rounded(-2.0, -3.7, 4.7, 6.4, 0.3), color("#CFE3EC", 0.6), 0.16)


def prompt(p: QPainter, theme: Theme, x: float, y: float, turn: float) -> None:
    """A red prompt card, its words as lines, around (x, y)."""
    with placed(p, x, y, turn):
        card = rounded(-6.4, -2.9, 12.8, 5.8, 0.45)
        soft_shadow(p, theme, card, Cast(0.3, 0.45, 0.9, 0.5))
        paper(p, theme, card, "#FFF4E3")
        fill(
            p, rounded(-6.0, -2.5, 12.0, 5.0, 0.3), linear(-6, -3, 6, 3, [(0.0, "#C2302A"), (1.0, "#8E1C18")])
        )
        for line_y, wide in ((-0.8, 8.6), (0.9, 6.0)):
            fill(p, rounded(-wide / 2, line_y - 0.3, wide, 0.62, 0.3), "#FFF4E3")


def envelope(p: QPainter, theme: Theme, x: float, y: float, turn: float) -> None:
    """An envelope with two words that stick out, around (x, y)."""
    with placed(p, x, y, turn):
        for up, word in ((-5.6, 3.6), (-4.0, 5.0)):
            card = rounded(-3.9, up, 7.8, 4.0, 0.3)
            soft_shadow(p, theme, card, Cast(0.2, 0.3, 0.6, 0.4))
            paper(p, theme, card, "#FFFAF0")
            fill(p, rounded(-word / 2, up + 0.6, word, 0.7, 0.3), color("#22201C", 0.75))
        front = rounded(-4.4, -2.2, 8.8, 6.6, 0.4)
        soft_shadow(p, theme, front, Cast(0.3, 0.45, 0.9, 0.5))
        paper(p, theme, front, "#C99A5B")
        bevel(p, theme, front, 0.1, 0.35, 0.25)
        fill(p, circle(0, 1.2, 1.1), linear(-1, 0, 1, 2.2, [(0.0, "#D8423A"), (1.0, "#8E1C18")]))


def chip(p: QPainter, theme: Theme, x: float, y: float, hue: str, points: str) -> None:
    """A point chip around (x, y)."""
    disc = circle(x, y, 1.9)
    soft_shadow(p, theme, disc, Cast(0.3, 0.45, 0.9, 0.5))
    fill(p, disc, linear(x - 2, y - 2, x + 2, y + 2, [(0.0, mix(hue, "#FFFFFF", 0.25)), (1.0, hue)]))
    stroke(p, circle(x, y, 1.75), color("#FFF4E3", 0.9), 0.26, dash=(1.4, 1.2))
    fill(p, circle(x, y, 1.15), "#FFF4E3")
    draw_text(p, points, x, y, 1.7, _INK, Face.SERIF, Align.CENTER)


def holder(p: QPainter, theme: Theme, w: float, h: float, turn: float) -> None:
    """A small slide holder around (0, 0)."""
    with placed(p, 0, 0, turn):
        board = rounded(-w / 2, -h / 2, w, h, 0.6)
        soft_shadow(p, theme, board, Cast(0.3, 0.45, 0.9, 0.5))
        fill(p, rounded(-w / 2, -h / 2 + 0.25, w, h, 0.6), theme.paper.edge)
        paper(p, theme, board, theme.paper.holder)
        rows = 6
        rnd = random.Random(5)
        pitch = (h - 1.0) / rows
        for i in range(rows):
            y = -h / 2 + 0.5 + i * pitch
            fill(p, rounded(-w / 2 + 0.5, y + 0.1, w - 1.0, pitch - 0.2, 0.25), theme.board.groove[1])
            slid = rnd.uniform(-1, 1) * w * 0.10
            fill(p, rounded(-w * 0.30 + slid, y + 0.18, w * 0.60, pitch - 0.36, 0.2), theme.board.strip[1])
            for k in range(6):
                ink = theme.seats.colors[0] if (k + i) % 4 == 0 else theme.paper.muted
                mark = rounded(
                    -w * 0.30 + slid + w * 0.10 * (k + 0.3), y + pitch * 0.36, w * 0.045, pitch * 0.30, 0.1
                )
                fill(p, mark, color(ink, 0.75))
        band = rounded(-1.5, -h / 2 - 0.2, 3.0, h + 0.4, 0.4)
        soft_shadow(p, theme, band, Cast(0.15, 0.2, 0.4, 0.5))
        fill(p, band, theme.board.band[1])
        for i, letter in enumerate("NO EL "):
            y, s = -h / 2 + 0.5 + (i + 0.5) * pitch, pitch * 0.80
            window = circle(0, y, s / 2) if i == 3 else rounded(-s / 2, y - s / 2, s, s, 0.2)
            fill(p, window, theme.board.strip[1] if letter != " " else theme.board.hole[0])
            stroke(p, window, theme.brass.cord, 0.14)
            draw_text(p, letter, 0, y, s * 0.8, theme.paper.ink, Face.DISPLAY, Align.CENTER)


def glass(p: QPainter, theme: Theme, x: float, y: float, w: float, h: float) -> None:
    """A small sand glass, half run."""
    g = theme.glass
    cx, cap, half = x + w / 2, h * 0.085, w * 0.335
    top, low = y + cap, y + h - cap
    middle = (top + low) / 2
    soft_shadow(p, theme, circle(cx + w * 0.1, y + h - 0.1, w * 0.5, cap * 0.6), Cast(0.3, 0.4, 1.2, 0.55))
    _post(p, theme, cx, y, w * 0.05, h, cap, 0.45)
    upper, lower = _bulb(cx, half, top, middle), _bulb(cx, half, low, middle)
    glass = unite(upper, lower)
    soft_shadow(p, theme, glass, Cast(0.3, 0.4, 0.8, 0.3))
    shine = [color(g.body[0], 0.34), color(g.body[1], 0.14), color(g.body[2], 0.12), color(g.body[3], 0.30)]
    fill(p, glass, linear(cx - half, 0, cx + half, 0, list(zip((0.0, 0.25, 0.7, 1.0), shine, strict=True))))
    sand = linear(cx - half, 0, cx + half, 0, list(zip((0.0, 0.35, 0.75, 1.0), g.sand, strict=True)))
    left, right = cx - half * 1.3, cx + half * 1.3
    with clipped(p, upper):
        level = top + (middle - top) * 0.42
        dip = level + (middle - top) * 0.12
        crater = f"M {left} {level} Q {cx} {level} {cx} {dip} Q {cx} {level} {right} {level}"
        fill(p, bezier(f"{crater} L {right} {middle} L {left} {middle} Z"), sand)
        fill(p, bezier(f"{crater} L {right} {level - 0.15} L {left} {level - 0.15} Z"), g.crater[1])
    with clipped(p, lower):
        peak, foot = low - (low - middle) * 0.56, low - (low - middle) * 0.18
        heap = bezier(
            f"M {left} {foot} C {cx - half * 0.5} {foot} {cx - half * 0.2} {peak} {cx + half * 0.04} {peak} "
            f"C {cx + half * 0.3} {peak} {cx + half * 0.5} {foot} {right} {foot} L {right} {low} L {left} {low} Z"
        )
        fill(p, heap, sand)
        fill_rect(p, cx - 0.05, middle, 0.1, peak - middle + 0.1, g.stream[0])
    with clipped(p, glass):
        stroke(p, glass, color(g.rim, 0.55), 0.14)
        for end in (top, low):
            d = middle - end
            gleam = bezier(
                f"M {cx - half * 0.84} {end + d * 0.16} "
                f"Q {cx - half * 1.0} {end + d * 0.4} {cx - half * 0.74} {end + d * 0.63} "
                f"Q {cx - half * 0.8} {end + d * 0.4} {cx - half * 0.66} {end + d * 0.16} Z"
            )
            fill(p, gleam, color(g.glint, 0.6))
    for px in (cx - w * 0.385, cx + w * 0.385):
        _post(p, theme, px, y, w * 0.07, h, cap, 0.0)
    for cap_y, rim_at in ((y, 0.58), (y + h - cap, 0.16)):
        body = rounded(cx - w * 0.46, cap_y, w * 0.92, cap, cap * 0.36)
        soft_shadow(p, theme, body, Cast(0.1, 0.2, 0.4, 0.45))
        fill(p, body, linear(cx - w * 0.46, 0, cx + w * 0.46, 0, theme.wood.turned))
        rim = rounded(cx - w * 0.45, cap_y + cap * rim_at, w * 0.9, cap * 0.26, cap * 0.1)
        fill(p, rim, linear(cx - w * 0.46, 0, cx + w * 0.46, 0, theme.brass.rod))


def _bulb(cx: float, half: float, end: float, neck: float) -> QPainterPath:
    """Half of the glass, from its cap at `end` to its neck."""
    d = neck - end
    path = QPainterPath(QPointF(cx - half * 0.80, end))
    for s in (-1, 1):
        corners = [(1.06, 0.10), (1.12, 0.42), (0.92, 0.60), (0.72, 0.79), (0.15, 0.80), (0.07, 1.0)]
        if s == 1:
            corners = [*reversed(corners[:-1]), (0.80, 0.0)]
            path.lineTo(cx + half * 0.07, neck)
        points = [QPointF(cx + s * half * across, end + d * down) for across, down in corners]
        path.cubicTo(*points[:3])
        path.cubicTo(*points[3:])
    path.closeSubpath()
    return path


def _post(
    p: QPainter, theme: Theme, x: float, y: float, w: float, h: float, cap: float, shade: float
) -> None:
    """A turned brass post with three knobs, darker by `shade`."""
    rod = [(at, mix(c, "#000000", shade)) for at, c in theme.brass.rod]
    fill(
        p,
        rounded(x - w / 2, y + cap * 0.6, w, h - cap * 1.2, w * 0.4),
        linear(x - w / 2, 0, x + w / 2, 0, rod),
    )
    for at in (0.18, 0.5, 0.82):
        knob = rounded(x - w * 0.85, y + h * at - w * 0.5, w * 1.7, w, w * 0.4)
        fill(p, knob, linear(x - w * 0.85, 0, x + w * 0.85, 0, rod))


def plate(p: QPainter, theme: Theme, seat: int) -> None:
    """A small nameplate from (0, 0), without a name."""
    plate = rounded(0, 0, 7.0, 3.0, 0.48)
    soft_shadow(p, theme, plate)
    paper(p, theme, plate, theme.paper.plate)
    with clipped(p, plate):
        fill_seat(p, theme, rect(-1, -1, 4.0, 5.0), seat, 0.6, 0.20)
    crest_disc(p, theme, seat, 1.5, 1.5, 1.23, ring=False, shadow=False)
