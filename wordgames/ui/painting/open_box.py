"""The open box of the game to go on with: its own table lies inside, its front says where we were."""

from __future__ import annotations

import random
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from wordgames.ui.painting.bulbs import bulb
from wordgames.ui.painting.colors import color, mix
from wordgames.ui.painting.crests import crest_disc, fill_seat
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.icons import Icon, draw_icon
from wordgames.ui.painting.materials import bevel, contour, grain, paper
from wordgames.ui.painting.shadows import Cast, soft_shadow
from wordgames.ui.painting.shapes import (
    bezier,
    circle,
    clipped,
    fill,
    fill_rect,
    linear,
    placed,
    polygon,
    radial,
    rect,
    rounded,
    saved,
    stroke,
    unite,
)
from wordgames.ui.painting.text import (
    Align,
    draw_shadowed,
    draw_text,
    fitted,
    one_size,
    text_width,
)
from wordgames.ui.theme import Theme

_DARK = "#14050A"
_WORDS = "#FFE9C4"
_TITLE = "#FFF4DC"


def paint_open_box(p: QPainter, theme: Theme, box: QRectF, title: str, lines: Sequence[str]) -> None:
    """The box in `box` (42 u wide, 17 to 22 high), with a large title and one or two lines on its front."""
    x, y, w, h = box.x(), box.y(), box.width(), box.height()
    front = y + h - h * 0.455
    if theme.flat:
        _plain(p, theme, box, front, title, lines)
        return
    top = y + 2.6
    _lid_behind(p, theme, x + w - 11.5, y + 8.2)
    _inside(p, theme, x, w, top, front, y + h)
    _front(p, theme, x, w, front, y + h)
    _words(p, theme, box, front, title, lines)


def _plain(p: QPainter, theme: Theme, box: QRectF, front: float, title: str, lines: Sequence[str]) -> None:
    """The box in outlines, with the sign of a sand glass in it."""
    x, w = box.x(), box.width()
    inside = rounded(x + 1.5, box.y() + 2, w - 3, front - box.y(), 0.8)
    board = rounded(x, front, w, box.bottom() - front, 0.8)
    for piece in (inside, board):
        fill(p, piece, theme.paper.plate)
        contour(p, theme, piece)
    draw_icon(p, Icon.GLASS, x + w / 2, (box.y() + 2 + front) / 2, (front - box.y()) * 0.32, theme.text.title)
    _words(p, theme, box, front, title, lines)


def _words(p: QPainter, theme: Theme, box: QRectF, front: float, title: str, lines: Sequence[str]) -> None:
    x, w = box.x(), box.width()
    middle = (front + box.bottom()) / 2 + 0.15
    size = fitted(title, 5.0, w * 0.45, Face.DISPLAY)
    draw_shadowed(
        p, theme, title, x + 2.8, middle, size, _TITLE, Face.DISPLAY, cast=Cast(0.12, 0.2, 0.4, 0.5)
    )
    at = x + 2.8 + text_width(title, size, Face.DISPLAY) + 2.2
    small = one_size(lines, 2.25, x + w - 2.9 - at)
    for i, text in enumerate(lines):
        draw_text(p, text, at, middle + (i - (len(lines) - 1) / 2) * 3.1, small, _WORDS)


def _lid_behind(p: QPainter, theme: Theme, x: float, y: float) -> None:
    with placed(p, x, y, 5):
        lid = rounded(-12, -8.4, 24, 17, 0.7)
        soft_shadow(p, theme, lid, Cast(0.5, 0.7, 1.6, 0.5))
        fill(p, rounded(-12, -8.1, 24.3, 17, 0.7), "#1C060E")
        fill(p, lid, linear(-12, -8, 12, 9, [(0.0, "#7C2436"), (1.0, "#3A101E")]))
        grain(p, theme, lid, 0.06, 6)
        bevel(p, theme, lid, 0.16, 0.4, 0.35, "#FFD9A0")
        stroke(p, rounded(-11.2, -7.6, 22.4, 15.4, 0.5), color(theme.bulb.rim, 0.65), 0.14)
        for i in range(11):
            bulb(p, theme, -9.8 + i * 1.96, -6.3, 0.30)


def _inside(p: QPainter, theme: Theme, x: float, w: float, top: float, front: float, foot: float) -> None:
    inset = 2.8
    inside = polygon(
        (x + inset, top), (x + w - inset, top), (x + w - 0.6, front + 0.6), (x + 0.6, front + 0.6)
    )
    rim = polygon(
        (x + inset - 0.7, top - 0.6),
        (x + w - inset + 0.7, top - 0.6),
        (x + w + 0.2, front + 0.4),
        (x - 0.2, front + 0.4),
    )
    soft_shadow(p, theme, rounded(x + 0.4, foot - 0.7, w, 1.1, 0.5), Cast(0.7, 0.1, 0.9, 0.85))
    soft_shadow(p, theme, rim, Cast(0.6, 0.5, 1.6, 0.5))
    fill(p, rim, linear(0, top, 0, front, [(0.0, "#8A3A4E"), (1.0, "#7C2A3E")]))
    bevel(p, theme, rim, 0.12, 0.4, 0.2, "#FFD9C0")
    fill(
        p,
        inside,
        radial(x + w * 0.40, front - 1.0, w * 0.62, [(0.0, "#9C4A42"), (0.45, "#6D2632"), (1.0, "#2A0A14")]),
    )
    with clipped(p, inside):
        warm = [(0.0, color("#FFD58A", 0.50)), (0.5, color("#FFC46A", 0.15)), (1.0, color("#FFC46A", 0.0))]
        fill(p, inside, radial(x + w * 0.38, front - 2.5, w * 0.46, warm))
        fill_rect(p, x, top, w, 2.5, linear(0, top, 0, top + 2.5, [(0.0, "#3A0F1C"), (1.0, "#5A1B2A")]))
        under = [(0.0, color(_DARK, 0.55)), (1.0, color(_DARK, 0.0))]
        fill_rect(p, x, top + 2.4, w, 1.3, linear(0, top + 2.4, 0, top + 3.7, under))
        left = polygon(
            (x + inset, top), (x + inset + 3.2, top + 2.5), (x + 3.4, front + 1), (x + 0.5, front + 1)
        )
        fill(p, left, linear(x + 1, 0, x + 6.4, 0, [(0.0, color(_DARK, 0.72)), (1.0, color(_DARK, 0.34))]))
        right = polygon(
            (x + w - inset, top),
            (x + w - inset - 2.6, top + 2.5),
            (x + w - 2.6, front + 1),
            (x + w, front + 1),
        )
        fill(
            p,
            right,
            linear(x + w - 5, 0, x + w, 0, [(0.0, color("#D88A70", 0.10)), (1.0, color("#D88A70", 0.28))]),
        )
        with saved(p):
            p.translate(x + w * 0.375, front - 2.2)
            p.scale(1, 0.66)
            _holder(p, theme, 18.5, 11.5, -5)
        _glass(p, theme, x + w * 0.605, top + 0.1, 5.2, 9.3)
        with placed(p, x + w * 0.77, front - 3.6, 4):
            _plate(p, theme, 1)


def _front(p: QPainter, theme: Theme, x: float, w: float, front: float, foot: float) -> None:
    board = polygon((x - 0.2, front), (x + w + 0.2, front), (x + w - 0.5, foot), (x + 0.5, foot))
    soft_shadow(p, theme, board, Cast(0, -0.4, 1.0, 0.45))
    fill(p, board, linear(0, front, 0, foot, [(0.0, "#7C2436"), (1.0, "#471524")]))
    grain(p, theme, board, 0.06, 15)
    edge = [(0.0, "#C8707F"), (0.4, "#A8485C"), (1.0, "#6A2436")]
    fill(p, rounded(x - 0.2, front - 0.15, w + 0.4, 0.5, 0.15), linear(x, 0, x + w, 0, edge))
    line = polygon(
        (x + 0.9, front + 1.2), (x + w - 0.9, front + 1.2), (x + w - 1.4, foot - 0.9), (x + 1.4, foot - 0.9)
    )
    stroke(p, line, color(theme.bulb.rim, 0.55), 0.14)


def _holder(p: QPainter, theme: Theme, w: float, h: float, turn: float) -> None:
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


def _glass(p: QPainter, theme: Theme, x: float, y: float, w: float, h: float) -> None:
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


def _plate(p: QPainter, theme: Theme, seat: int) -> None:
    """A small nameplate from (0, 0), without a name."""
    plate = rounded(0, 0, 7.0, 3.0, 0.48)
    soft_shadow(p, theme, plate)
    paper(p, theme, plate, theme.paper.plate)
    with clipped(p, plate):
        fill_seat(p, theme, rect(-1, -1, 4.0, 5.0), seat, 0.6, 0.20)
    crest_disc(p, theme, seat, 1.5, 1.5, 1.23, ring=False, shadow=False)
