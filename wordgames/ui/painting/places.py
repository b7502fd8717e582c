"""A place on the sofa: the crest leaning on the back, in front of it the plate that is dragged and typed on."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wordgames.ui.painting.colors import color
from wordgames.ui.painting.crests import crest_disc, fill_seat
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.icons import Icon, draw_icon
from wordgames.ui.painting.materials import bevel, paper
from wordgames.ui.painting.plates import NAME_FLOOR
from wordgames.ui.painting.shadows import Cast, soft_shadow
from wordgames.ui.painting.shapes import circle, clipped, fill, line, linear, rect, rounded, stroke
from wordgames.ui.painting.text import Align, draw_block, draw_text, fit_block, fit_name, text_width
from wordgames.ui.theme import Theme

WIDTH = 21.0
"""On a sofa of six; on others it is `width_of`."""
NARROW = 18.0
"""Below this a plate has no room for every sign."""
GAP = 2.36
"""Between two plates."""
PLATE = 7.4
CREST = 5.6
HEIGHT = PLATE + 2 * CREST - 0.9
"""From the top of the crest to the foot of the plate."""

CREST_TOP = HEIGHT - PLATE
"""Where the plate begins, from the top of the place."""

BAND = 3.3
NAME_LEFT = 4.6
NAME_SIZE = 3.5


def width_of(pitch: float) -> float:
    """A place's width on a sofa with so much from middle to middle."""
    return min(WIDTH, pitch - (GAP if pitch > NARROW + GAP else 1.5))


@dataclass(frozen=True)
class ComputerWords:
    """A computer's level."""

    level: int
    """1 to 3: so many brass pips; 0: none, where no computer is better than another."""
    word: str
    """As "clever"."""


def paint_place(
    p: QPainter,
    theme: Theme,
    x: float,
    y: float,
    seat: int,
    name: str,
    *,
    width: float = WIDTH,
    computer: ComputerWords | None = None,
    below: str = "",
    typed: bool = False,
    caret: float | None = None,
    hint: str = "",
) -> None:
    """A taken place, its upper left corner at (x, y); `below` stands under a person's name.

    `typed` is the look while the name is typed: a ring, lighter paper, and `hint` at the right, as "Enter"; `caret` is
    the name's width before the caret, in u at NAME_SIZE, where the caret is shown.
    """
    w = width
    narrow = w < NARROW
    band, name_left = (2.5, 3.4) if narrow else (BAND, NAME_LEFT)
    top = y + CREST_TOP
    crest_disc(p, theme, seat, x + w / 2, y + CREST, CREST)
    plate = rounded(x, top, w, PLATE, 0.9)
    soft_shadow(p, theme, plate, Cast(0.5, 0.7, 1.5, 0.5))
    if typed:
        fill(p, rounded(x - 0.42, top - 0.42, w + 0.84, PLATE + 0.84, 1.3), theme.focus.on_ground)
    paper(p, theme, plate, theme.paper.edited if typed else theme.paper.plate, seed=seat + 3)
    with clipped(p, plate):
        fill_seat(p, theme, rect(x - 1, top - 1, band + 1, PLATE + 2), seat, 1.5, 0.20)
        draw_icon(p, Icon.GRIP, x + band / 2 + 0.02, top + PLATE / 2, 1.37, color(theme.seats.crest, 0.95))
    bevel(p, theme, plate, 0.12, 0.35, 0.18, dark_color=theme.paper.plate_dark)

    left, right, middle = x + name_left, x + w, top + PLATE / 2
    room = w - name_left - (1.2 if narrow else 1.8) - (3.0 if computer and not narrow else 0.0)
    upper = middle - (1.35 if computer or below else 0.0)
    if typed:
        free = right - 1.0 - text_width(hint, 2.2, Face.TEXT_SEMI)
        if hint and left + text_width(name, NAME_SIZE, Face.TEXT_HEAVY) + 0.8 < free:
            draw_text(p, hint, right - 1.0, middle, 2.2, theme.paper.muted, Face.TEXT_SEMI, Align.RIGHT)
        size = min(NAME_SIZE, NAME_SIZE * room / max(0.1, text_width(name, NAME_SIZE, Face.TEXT_HEAVY)))
        draw_text(p, name, left, upper, size, theme.paper.ink, Face.TEXT_HEAVY)
        if caret is not None:
            at = left + caret * size / NAME_SIZE + 0.2
            line(p, at, upper - 1.75, at, upper + 1.75, theme.focus.on_light, 0.26)
        return
    # One word is rather set smaller than broken.
    floor = NAME_FLOOR * (1.0 if " " in name else 0.88)
    block = fit_name(name, NAME_SIZE if not below else NAME_SIZE * 0.86, floor, room)
    draw_block(p, block, left, upper, theme.paper.ink, Face.TEXT_HEAVY, leading=1.1)
    if below and not computer:
        draw_text(p, below, left, middle + 1.95, 2.2, theme.paper.muted, width=w - name_left - 1.0)
    if computer:
        _computer_line(p, theme, computer, left, right, middle + 1.95, narrow)
        if not narrow:
            draw_icon(p, Icon.GEAR, right - 2.3, upper, 1.05, color(theme.paper.muted, 0.9))


def _computer_line(
    p: QPainter, theme: Theme, computer: ComputerWords, left: float, right: float, y: float, narrow: bool
) -> None:
    """A computer's word, and its pips."""
    r, pitch, margin = (0.5, 1.3, 1.1) if narrow else (0.62, 1.9, 1.8)
    pips = 2 * pitch + r + margin if computer.level else (2.6 if narrow else 0.6)
    draw_text(p, computer.word, left, y, 2.2, theme.paper.muted, width=right - left - pips - 0.6)
    if not computer.level:
        if narrow:
            draw_icon(p, Icon.GEAR, right - 1.7, y, 0.9, color(theme.paper.muted, 0.9))
        return
    for k in range(3):
        px = right - margin - (2 - k) * pitch
        pip = circle(px, y, r)
        lit = linear(px - r, 0, px + r, 0, theme.brass.metal)
        fill(p, pip, lit if k < computer.level else theme.paper.pip_off)
        stroke(p, pip, theme.paper.pip_rim, 0.12)


def paint_free_place(
    p: QPainter,
    theme: Theme,
    x: float,
    y: float,
    label: str = "",
    line_below: str = "",
    icon: Icon | None = None,
    *,
    width: float = WIDTH,
) -> None:
    """A dashed free place; the next one or two carry a symbol and what pressing them does."""
    w = width
    top = y + CREST_TOP
    cx, cy = x + w / 2, y + CREST
    hole, dash = theme.paper.hole, color(theme.text.dashed, 0.85)
    fill(p, circle(cx, cy, CREST - 0.3), color(hole, 0.55))
    stroke(p, circle(cx, cy, CREST - 0.4), dash, 0.24, dash=(3.2, 2.6))
    fill(p, rounded(x, top, w, PLATE, 0.9), color(hole, 0.62))
    stroke(p, rounded(x + 0.14, top + 0.14, w - 0.28, PLATE - 0.28, 0.8), dash, 0.2, dash=(3.4, 2.8))
    if icon is not None:
        draw_icon(p, icon, cx, cy, 2.6, theme.text.dashed)
    middle = top + PLATE / 2
    if text_width(line_below, 2.2, Face.TEXT_SEMI) > (w - 1.2) * 1.05:
        # The second line gives way to the first.
        block = fit_block(label, 2.5, 2.4, w - 1.2, Face.TEXT_HEAVY)
        draw_block(p, block, cx, middle, theme.text.dashed_body, Face.TEXT_HEAVY, Align.CENTER)
        return
    if label:
        at = middle - (1.35 if line_below else 0.0)
        draw_text(p, label, cx, at, 2.5, theme.text.dashed_body, Face.TEXT_HEAVY, Align.CENTER, width=w - 2)
    if line_below:
        ink = theme.text.dashed_small
        draw_text(p, line_below, cx, middle + 1.85, 2.2, ink, Face.TEXT_SEMI, Align.CENTER, width=w - 1.6)


def place_box(middle: float, cushion: float, width: float = WIDTH) -> QRectF:
    """The place whose middle and cushion's upper edge are these."""
    return QRectF(middle - width / 2, cushion - 2.2 - CREST_TOP, width, HEIGHT)
