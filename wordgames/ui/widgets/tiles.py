"""Letters as large as the room reads them: the windows of a finished word, square or round, with their values."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPainterPath

from wordgames.games.punchline.view import CellView, Mark
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.materials import grain
from wordgames.ui.painting.shadows import Cast, inner_shadow, soft_shadow
from wordgames.ui.painting.shapes import circle, cut_out, even, fill, linear, outline, rounded, star, stroke
from wordgames.ui.painting.text import Align, draw_text, text_path_middle, text_width
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.board_geometry import CIRCLES

_WIDE = 0.55
"""Letters that take more than this share of a tile's width leave no room for a star."""


def paint_tile(p: QPainter, theme: Theme, x: float, y: float, size: float, cell: CellView, seat: int) -> None:
    """A cell of a word around (x, y), `size` u wide, in the true form of its window; `seat` gives the hue of *own*."""
    round_one = cell.slot in CIRCLES
    k = size / 12.2
    rim = 0.27 + 0.052 * size

    def shape(inset: float) -> QPainterPath:
        half = size / 2 - inset
        if round_one:
            return circle(x, y, size * 0.53 - inset)
        return rounded(x - half, y - half, 2 * half, 2 * half, max(0.1, size * 0.10 - inset * 0.4))

    face = shape(0.0)
    soft_shadow(p, theme, face, Cast(0.6 * k + 0.05, 0.9 * k, 1.8 * k + 0.1, 0.52))
    b = face.boundingRect()
    if theme.flat:
        stroke(p, face, theme.effect.outline_color, 2 * theme.effect.outline)
    else:
        fill(p, outline(face, rim), linear(b.left(), b.top(), b.right(), b.bottom(), theme.brass.metal))
    yellow = cell.mark is Mark.YELLOW
    on_own = theme.board.own_letter if cell.mark is Mark.OWN else None
    filled = on_own is not None
    own = theme.seats.own[seat]
    ground = (own, own) if filled else theme.board.tile_yellow if yellow else theme.board.tile
    fill(p, face, linear(b.left(), b.top(), b.right(), b.bottom(), even(ground)))
    grain(p, theme, face, 0.05, 17)
    inner_shadow(p, theme, face, Cast(0.2 * k, 0.3 * k, 0.6 * k, 0.42))
    ink = on_own or theme.board.ink
    if yellow:
        stroke(p, shape(0.75 * k + 0.08), ink, 0.12 + 0.2 * k)
    letter_ink = own if cell.mark is Mark.OWN and not filled else ink
    letter_size = size * (0.66 if round_one else 0.80)
    dx, dy = (0.6, 0.75) if round_one else (0.7, 0.5)
    letter_x = x - dx * k
    wide = text_width(cell.letter, letter_size, Face.DISPLAY)
    if yellow and wide > _WIDE * size:
        # The right arm of M and W would stand in the star.
        room = size * (0.50 if round_one else 0.58)
        letter_size *= min(1.0, room / wide)
        letter_x = x + 0.165 * size - min(wide, room) / 2
    draw_text(p, cell.letter, letter_x, y - dy * k, letter_size, letter_ink, Face.DISPLAY, Align.CENTER)
    value = str(cell.value)
    # On small tiles the value grows, to stay readable.
    small = 0.05 * max(0.0, 1 - k)
    if round_one:
        right, middle, value_size = x + size * 0.23, y + size * 0.278, size * (0.18 + small)
        right += text_width(value, value_size, Face.DISPLAY) / 2
    else:
        width = 0.22 if len(value) < 2 else 0.20
        right, middle, value_size = x + size * 0.425, y + size * 0.35, size * (width + small)
    digits = text_path_middle(value, right, middle, value_size, Face.DISPLAY, Align.RIGHT)
    # Wide letters reach as far: Q, W and Z.
    cut_out(p, digits, ink, ground[1], size * 0.03)
    if cell.mark is Mark.OWN:
        fill(p, circle(x + size * 0.365, y - size * 0.365, size * 0.06), letter_ink)
    elif yellow:
        cut_out(p, star(x + size * 0.28, y - size * 0.245, size * 0.10), ink, ground[0], size * 0.02)


def tile_pitch(cells: int, size: float, room: float, gap: float = 0.123) -> tuple[float, float]:
    """Size of a tile and the way from one to the next, both in u, so that `cells` fit into `room`; at most
    `size`.

    `gap` is the space between two tiles as a share of their size.
    """
    if cells:
        size = min(size, room / (cells + (cells - 1) * gap))
    return size, size * (1 + gap)
