"""How a strip board is painted: board, strips, the films of large letters, the band with its windows.

Each function paints one thing that stands still, in u, once; the widget keeps the results as pixmaps and only
moves them. The board's own shadow falls on what lies below and is painted apart, by the screen that sets the
board down.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from wordgames.games.punchline.moves import LETTERS, SLOTS
from wordgames.games.punchline.view import Mark, StripView
from wordgames.ui.painting.colors import color
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.materials import bevel, brass, contour, grain, paper, put, wood
from wordgames.ui.painting.shadows import BOARD, Cast, inner_shadow, soft_shadow
from wordgames.ui.painting.shapes import (
    circle,
    cut_out,
    even,
    fill,
    line,
    linear,
    outline,
    pixel_scale,
    rect,
    rounded,
    star,
    stroke,
    subtract,
)
from wordgames.ui.painting.text import Align, draw_text, text_path_middle
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.board_geometry import CIRCLES, BoardGeometry

STRIP_MARGIN = 1.6
"""Room around a painted strip for its shadow."""
_FLAT = Qt.PenCapStyle.FlatCap


@dataclass(frozen=True)
class BoardLook:
    """What the painted parts of one seat's board depend on, besides the strips."""

    theme: Theme
    geometry: BoardGeometry
    seat: int
    values: tuple[int, ...]
    """Of A to Z."""

    @property
    def ink(self) -> str:
        """In which own letters are written."""
        return self.theme.board.own_letter or self.theme.seats.own[self.seat]

    @property
    def hue(self) -> str:
        """The colour of the dot beside an own letter."""
        return self.theme.board.own_letter or self.theme.seats.colors[self.seat]

    def ground(self, mark: Mark) -> str | None:
        """What a cell with this mark is filled with, where the strip itself does not show."""
        if mark is Mark.YELLOW:
            return self.theme.board.yellow
        return self.theme.seats.own[self.seat] if mark is Mark.OWN and self.theme.board.own_letter else None

    def value(self, letter: str) -> int:
        """Points of a letter."""
        return self.values[ord(letter) - ord("A")]


def window_path(geometry: BoardGeometry, slot: int, grow: float = 0.0) -> QPainterPath:
    """The outline of a slot's window, `grow` u larger on every side."""
    r = geometry.window_rect(slot).adjusted(-grow, -grow, grow, grow)
    if slot in CIRCLES:
        return circle(r.center().x(), r.center().y(), r.width() / 2)
    return rounded(r.x(), r.y(), r.width(), r.height(), 0.55 + grow * 0.8)


def board_path(geometry: BoardGeometry) -> QPainterPath:
    """The outline of the board."""
    return rounded(0, 0, geometry.width, geometry.height, 1.7)


def paint_board_shadow(p: QPainter, theme: Theme, geometry: BoardGeometry) -> None:
    """The shadow of a board whose upper left corner is the painter's origin."""
    path = board_path(geometry)
    soft_shadow(p, theme, path, BOARD)
    soft_shadow(p, theme, path, Cast(0.3, 0.3, 0.7, 0.35))


def paint_board(p: QPainter, look: BoardLook) -> None:
    """The board with its empty grooves, and the dark behind the windows."""
    theme, g = look.theme, look.geometry
    fill(p, rounded(0, 0.35, g.width, g.height + 0.1, 1.7), theme.paper.edge)
    if theme.effect.cloth == "linen":
        _birch(p, theme, board_path(g))
    else:
        paper(p, theme, board_path(g), theme.paper.holder, seed=21, edge=0.16, roughness=0.06, hairs=True)
    for slot in range(1, SLOTS + 1):
        r = g.groove_rect(slot)
        groove = rounded(r.x(), r.y(), r.width(), r.height(), 0.9)
        fill(p, groove, linear(0, r.top(), 0, r.bottom(), even(theme.board.groove)))
        grain(p, theme, groove, 0.05, 9)
        inner_shadow(p, theme, groove, Cast(0.2, 0.38, 0.55, 0.62))
        if theme.flat:
            stroke(p, groove, theme.board.groove_line, 0.16)
            continue
        lip = r.bottom() + 0.04
        line(p, r.left() + 1.1, lip, r.right() - 1.1, lip, color(theme.board.groove_line, 0.75), 0.12)


def _birch(p: QPainter, theme: Theme, board: QPainterPath) -> None:
    """The board by day: a plank instead of card."""
    b = board.boundingRect()
    scale = pixel_scale(p) / 2
    size = round(b.width() * scale), round(b.height() * scale)
    plank = wood(theme, *size, theme.wood.wall, 9, warp=2.5, contrast=0.62, tint=0.30)
    p.save()
    p.setClipPath(board, Qt.ClipOperation.IntersectClip)
    put(p, plank, b.x(), b.y(), b.width(), b.height())
    p.restore()
    bevel(p, theme, board, 0.2, 0.75, 0.22, dark_color=theme.paper.bevel_dark)


def paint_hole(p: QPainter, look: BoardLook, slot: int) -> None:
    """What an empty window shows."""
    hole = window_path(look.geometry, slot)
    b = hole.boundingRect()
    fill(p, hole, linear(0, b.top(), 0, b.bottom(), even(look.theme.board.hole)))
    inner_shadow(p, look.theme, hole, Cast(0.18, 0.28, 0.5, 0.6))


def paint_strip(p: QPainter, look: BoardLook, strip: StripView, seed: int, *, held: bool) -> None:
    """A whole strip in one piece, its upper left corner at the origin; a held one is lifted a little."""
    theme, g = look.theme, look.geometry
    width = LETTERS * g.cell
    lift = 0.15 if held else 0.0
    body = rounded(0.06, -lift, width - 0.12, g.strip + 2 * lift, 0.55)
    soft_shadow(p, theme, body, Cast(0.4, 0.7, 1.0, 0.55) if held else Cast(0.16, 0.26, 0.5, 0.5))
    fill(p, body, linear(0, 0, 0, g.strip, even(theme.board.strip)))
    grain(p, theme, body, 0.05, 31 + seed)
    bevel(p, theme, body, 0.11, 0.7, 0.16, dark_color=theme.board.strip_dark)
    middle = g.strip / 2
    line_ink = color(theme.board.cell_line, 1.0 if theme.flat else 0.28)
    for i in range(1, LETTERS):
        x = i * g.cell
        line(
            p,
            x,
            middle - g.strip * 0.3,
            x,
            middle + g.strip * 0.3,
            line_ink,
            0.08,
            _FLAT,
        )
    for i, (letter, mark) in enumerate(zip(strip.letters, strip.marks, strict=True)):
        paint_cell(p, look, letter, mark, (i + 0.5) * g.cell, middle, g.cell, g.strip)


def paint_cell(
    p: QPainter, look: BoardLook, letter: str, mark: Mark, x: float, y: float, width: float, height: float
) -> None:
    """One letter on a strip, its cell centred at (x, y). The dot is above: below, it would turn I into an
    exclamation mark.
    """
    theme = look.theme
    size = width * 0.728
    if mark is Mark.YELLOW:
        side = min(width, height) * 0.86
        fill(p, rounded(x - side / 2, y - side / 2, side, side, side * 0.22), theme.board.yellow)
        stroke(
            p,
            rounded(x - side / 2 + 0.11, y - side / 2 + 0.11, side - 0.22, side - 0.22, side * 0.18),
            theme.board.ink,
            0.22,
        )
        draw_text(p, letter, x - 0.34, y + 0.30, size * 0.88, theme.board.ink, Face.DISPLAY, Align.CENTER)
        fill(p, star(x + side * 0.275, y - side * 0.255, side * 0.165), theme.board.ink)
    elif mark is Mark.OWN:
        ground = look.ground(mark)
        if ground is not None:
            side = min(width, height) * 0.86
            fill(p, rounded(x - side / 2, y - side / 2, side, side, side * 0.18), ground)
            size *= 0.92
        draw_text(p, letter, x - 0.14, y + 0.14, size, look.ink, Face.DISPLAY, Align.CENTER)
        across, up = (0.29, 0.285) if ground is not None else (0.36, 0.30)
        fill(p, circle(x + width * across, y - height * up, width * 0.083), look.hue)
    else:
        draw_text(p, letter, x, y, size * 0.94, theme.board.muted, Face.DISPLAY, Align.CENTER)


def paint_window_film(p: QPainter, look: BoardLook, strip: StripView, slot: int) -> None:
    """The strip as it shows in a window: large letters with their values, from the origin rightwards, centred
    on y = 0.
    """
    g = look.geometry
    half = g.window_rect(slot).height() / 2 + 0.1
    width = LETTERS * g.window_pitch
    fill(p, rounded(0, -half, width, 2 * half, 0), linear(0, -half, 0, half, even(look.theme.board.window)))
    for i, (letter, mark) in enumerate(zip(strip.letters, strip.marks, strict=True)):
        paint_large(p, look, letter, mark, slot, QRectF(i * g.window_pitch, -half, g.window_pitch, 2 * half))


def paint_large(p: QPainter, look: BoardLook, letter: str, mark: Mark, slot: int, cell: QRectF) -> None:
    """One letter as large as a window shows it, with its value, in the middle of `cell`."""
    ink = look.theme.board.ink
    x, y = cell.center().x(), cell.center().y()
    round_window = slot in CIRCLES
    k = (look.geometry.circle / 6.2) if round_window else (look.geometry.square / 5.8)
    value = str(look.value(letter))
    letter_ink = look.ink if mark is Mark.OWN else ink
    ground = look.ground(mark)
    if ground is not None:
        fill(p, rounded(cell.x(), cell.y(), cell.width(), cell.height(), 0), ground)
    value_ink = letter_ink if mark is Mark.OWN and ground is not None else ink
    if mark is Mark.YELLOW:
        path = window_path(look.geometry, slot, -0.31).translated(
            x - look.geometry.window_x, y - look.geometry.slot_y(slot)
        )
        stroke(p, path, ink, 0.26)
    if round_window:
        draw_text(p, letter, x - 0.55 * k, y - 0.62 * k, 3.9 * k, letter_ink, Face.DISPLAY, Align.CENTER)
        end, under = (1.98 if len(value) < 2 else 2.35) * k, 1.5 * k
        mark_x, mark_y = (1.55, 1.7) if mark is Mark.OWN else (1.52, 1.52)
    else:
        draw_text(p, letter, x - 0.56 * k, y - 0.46 * k, 4.6 * k, letter_ink, Face.DISPLAY, Align.CENTER)
        end, under = 2.6 * k, 1.8 * k
        mark_x, mark_y = (2.1, 2.1) if mark is Mark.OWN else (1.95, 1.9)
    upper, lower = (ground, ground) if ground is not None else look.theme.board.window
    digits = text_path_middle(value, x + end, y + under, 2.2 * k, Face.DISPLAY, Align.RIGHT)
    # Wide letters reach as far: Q, W and Z.
    cut_out(p, digits, value_ink, lower, 0.33 * k)
    if mark is Mark.OWN:
        fill(p, circle(x + mark_x * k, y - mark_y * k, 0.42 * k), look.hue)
    elif mark is Mark.YELLOW:
        cut_out(p, star(x + mark_x * k, y - mark_y * k, 0.74 * k), ink, upper, 0.2 * k)


def paint_band(p: QPainter, look: BoardLook) -> None:
    """The band with its windows cut out and their brass frames, without the numbers."""
    theme, g = look.theme, look.geometry
    b = g.band_rect
    windows = [window_path(g, slot) for slot in range(1, SLOTS + 1)]
    whole = rounded(b.x(), b.y(), b.width(), b.height(), 1.0)
    band = subtract(whole, *windows)
    p.save()
    p.setClipPath(subtract(rect(b.x() - 3, b.y() - 3, b.width() + 6, b.height() + 6), whole))
    soft_shadow(p, theme, whole, Cast(0.42, 0.55, 0.9, 0.55))
    p.restore()
    fill(
        p,
        band,
        linear(
            b.left(),
            0,
            b.right(),
            0,
            [(0, theme.board.band[0]), (0.4, theme.board.band[1]), (1, theme.board.band[2])],
        ),
    )
    grain(p, theme, band, 0.08, 5)
    bevel(p, theme, band, 0.14, 0.30, 0.4, theme.board.band_light)
    stroke(
        p,
        rounded(b.x() + 0.32, b.y() + 0.32, b.width() - 0.64, b.height() - 0.64, 0.75),
        color(theme.bulb.rim, 0.55),
        0.10,
    )
    contour(p, theme, whole)
    if theme.flat:
        return
    for window in windows:
        inner_shadow(p, theme, window, Cast(0.18, 0.28, 0.5, 0.38))
        brass(p, theme, outline(window, 0.36), 0.06)


def paint_numbers(p: QPainter, look: BoardLook, *, lit: bool) -> None:
    """The numbers of the slots, beside a letter (`lit`) or an empty window; in a plain theme the frames too."""
    g, theme = look.geometry, look.theme
    ink = theme.board.number if lit else theme.board.number_dim
    for slot in range(1, SLOTS + 1) if theme.flat else ():
        frame = theme.effect.outline_color if lit else theme.board.number_dim
        stroke(p, window_path(g, slot), frame, theme.effect.outline if lit else 0.26)
    if not g.numbered:
        return
    for slot in range(1, SLOTS + 1):
        size = 2.1 if slot < 10 else 1.85
        x = g.window_x - g.square / 2 - 1.36
        draw_text(p, str(slot), x, g.slot_y(slot), size, ink, Face.DISPLAY, Align.CENTER)
