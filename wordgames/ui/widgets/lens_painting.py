"""How the strips and the loupe of a narrow board are painted; board and band are those of every strip board."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wordgames.games.punchline.moves import LETTERS
from wordgames.games.punchline.view import Mark, StripView
from wordgames.ui.painting.colors import color
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.materials import bevel, grain
from wordgames.ui.painting.shadows import Cast, inner_shadow, soft_shadow
from wordgames.ui.painting.shapes import circle, even, fill, linear, rounded, stroke
from wordgames.ui.painting.text import Align, draw_text
from wordgames.ui.widgets.board_painting import BoardLook
from wordgames.ui.widgets.lens_geometry import LensGeometry

LETTER_FROM = 1.15
"""Cells that are narrower, in u, bear a mark instead of a letter."""


def paint_body(p: QPainter, look: BoardLook, width: float, *, held: bool) -> None:
    """An empty strip, its upper left corner at the origin."""
    theme, h = look.theme, look.geometry.strip
    lift = 0.12 if held else 0.0
    body = rounded(0, -lift, width, h + 2 * lift, 0.45)
    soft_shadow(p, theme, body, Cast(0.35, 0.6, 0.9, 0.55) if held else Cast(0.14, 0.22, 0.45, 0.5))
    fill(p, body, linear(0, 0, 0, h, even(theme.board.strip)))
    grain(p, theme, body, 0.05, 31)
    bevel(p, theme, body, 0.09, 0.7, 0.16, dark_color=theme.board.strip_dark)


def paint_letters(
    p: QPainter, look: BoardLook, geometry: LensGeometry, strip: StripView, position: float
) -> None:
    """The letters of a strip beside the band, and marks for the far ones; y = 0 is the middle of the strip."""
    for index, (letter, mark) in enumerate(zip(strip.letters, strip.marks, strict=True)):
        offset = index - position
        if abs(offset) >= 0.5:
            x, width = geometry.cell_at(offset)
            if width >= LETTER_FROM:
                paint_near(p, look, letter, mark, x, width)
            else:
                paint_far(p, look, mark, x, width)


def paint_near(p: QPainter, look: BoardLook, letter: str, mark: Mark, x: float, width: float) -> None:
    """A letter that can be read, centred at (x, 0)."""
    theme = look.theme
    size = side = min(width * 0.92, 2.6)
    box = rounded(x - side / 2, -side * 0.54, side, side * 1.08, side * 0.13)
    ground = look.ground(mark)
    if ground is not None:
        fill(p, box, ground)
    if mark is Mark.YELLOW:
        stroke(p, box, theme.board.ink, 0.14)
    elif ground is not None:
        size *= 0.84
    ink = {Mark.OWN: look.ink, Mark.YELLOW: theme.board.ink, Mark.OTHER: theme.board.muted}[mark]
    draw_text(p, letter, x, 0, size, ink, Face.DISPLAY, Align.CENTER)
    if mark is Mark.OWN:
        across, up = (0.34, 0.98) if ground is not None else (0.40, 1.22)
        fill(p, circle(x + min(width, 2.7) * across, -up, 0.24), look.hue)


def paint_far(p: QPainter, look: BoardLook, mark: Mark, x: float, width: float) -> None:
    """What matters of a letter that is too small to read: a dot is own, a box yellow, a tick another."""
    theme = look.theme
    k = min(1.0, width / 0.6)
    if mark is Mark.YELLOW:
        box = rounded(x - 0.29 * k, -0.5, 0.58 * k, 1.0, 0.12)
        fill(p, box, theme.board.yellow)
        stroke(p, box, theme.board.ink, 0.10)
    elif mark is Mark.OWN:
        fill(p, circle(x, 0, 0.29 * k, 0.29), look.ground(mark) or look.hue)
    else:
        tick = color(theme.board.muted, 1.0 if theme.flat else 0.5)
        fill(p, rounded(x - 0.08, -0.38, 0.16, 0.76, 0.08), tick)


def paint_loupe(
    p: QPainter, look: BoardLook, geometry: LensGeometry, strip: StripView, position: int
) -> None:
    """The chosen strip, whole, with a brass frame around the letter in the window."""
    theme = look.theme
    r, cell = geometry.loupe_rect, geometry.loupe_cell
    middle = r.center().y()
    body = rounded(r.x(), r.y(), r.width(), r.height(), 0.6)
    fill(p, body, linear(0, r.top(), 0, r.bottom(), even(theme.board.strip)))
    inner_shadow(p, theme, body, Cast(0.12, 0.2, 0.4, 0.35))
    stroke(p, body, theme.focus.on_light, 0.3)
    size = min(2.35, cell * 0.88)
    for index, (letter, mark) in enumerate(zip(strip.letters, strip.marks, strict=True)):
        x = geometry.loupe_cell_side + (index + 0.5) * cell
        box = rounded(x - cell * 0.43, middle - 1.25, cell * 0.86, 2.5, 0.4)
        ground = look.ground(mark)
        if ground is not None:
            fill(p, box, ground)
        if mark is Mark.YELLOW:
            stroke(p, box, theme.board.ink, 0.16)
        if index == position:
            frame = rounded(x - cell / 2 + 0.06, middle - 1.75, cell - 0.12, 3.5, 0.5)
            stroke(p, frame, theme.board.ink if theme.flat else theme.bulb.rim, 0.34)
        ink = theme.board.muted
        if mark is Mark.OWN:
            ink = look.ink
        elif mark is Mark.YELLOW or index == position:
            ink = theme.board.ink
        small = size * 0.84 if mark is Mark.OWN and ground is not None else size
        draw_text(p, letter, x, middle + 0.05, small, ink, Face.DISPLAY, Align.CENTER)
        if mark is Mark.OWN:
            across, up = (0.29, 0.9) if ground is not None else (0.34, 1.3)
            fill(p, circle(x + cell * across, middle - up, 0.26), look.hue)


def body_area(geometry: LensGeometry, margin: float) -> QRectF:
    """A strip of any length, with room for its shadow."""
    width = (geometry.cell_at(LETTERS)[0] - geometry.window_x) * 2 + 4.0
    return QRectF(-margin, -margin, width + 2 * margin, geometry.strip + 2 * margin)
