"""The open box of the game to go on with: its own table lies inside, its front says where we were."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wordgames.ui.painting.bulbs import bulb
from wordgames.ui.painting.colors import color
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.icons import Icon, draw_icon
from wordgames.ui.painting.materials import bevel, contour, grain
from wordgames.ui.painting.open_box_things import (
    card_back,
    chip,
    envelope,
    glass,
    holder,
    letter,
    plate,
    prompt,
)
from wordgames.ui.painting.shadows import Cast, soft_shadow
from wordgames.ui.painting.shapes import (
    clipped,
    fill,
    fill_rect,
    linear,
    placed,
    polygon,
    radial,
    rounded,
    saved,
    stroke,
)
from wordgames.ui.painting.text import (
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


class _Board(NamedTuple):
    """What a box is made of."""

    lid: tuple[str, str]
    rim: tuple[str, str]
    inside: tuple[str, str, str]
    back: tuple[str, str]
    """The wall behind, and its foot."""
    lit: str
    """The side that the lamp shines on."""
    front: tuple[str, str]
    edge: tuple[str, str, str]


_BOARDS = {
    "punchline": _Board(
        ("#7C2436", "#3A101E"),
        ("#8A3A4E", "#7C2A3E"),
        ("#9C4A42", "#6D2632", "#2A0A14"),
        ("#3A0F1C", "#5A1B2A"),
        "#D88A70",
        ("#7C2436", "#471524"),
        ("#C8707F", "#A8485C", "#6A2436"),
    ),
    "pun": _Board(
        ("#3B6074", "#16252F"),
        ("#517A90", "#3E6377"),
        ("#7E8E86", "#33505F", "#0E1820"),
        ("#14222C", "#22394A"),
        "#A8C4D0",
        ("#2F4D5F", "#172630"),
        ("#8FB3C4", "#5E8296", "#2A4656"),
    ),
    "whimsy": _Board(
        ("#C2302A", "#6E1613"),
        ("#2B8A8A", "#1C7072"),
        ("#7FB09A", "#1C7072", "#08292B"),
        ("#0A3436", "#125355"),
        "#A8E0D4",
        ("#176466", "#0B3B3D"),
        ("#8FD0C8", "#4FA39C", "#1C5A5A"),
    ),
}


def paint_open_box(
    p: QPainter, theme: Theme, box: QRectF, title: str, lines: Sequence[str], game: str = "punchline"
) -> None:
    """The box of a game in `box` (42 u wide, 17 to 22 high), with a large title and one or two lines on its front."""
    x, y, w, h = box.x(), box.y(), box.width(), box.height()
    front = y + h - h * 0.455
    if theme.flat:
        _plain(p, theme, box, front, title, lines)
        return
    top = y + 2.6
    board = _BOARDS[game]
    _lid_behind(p, theme, x + w - 11.5, y + 8.2, board, bulbs=game == "punchline")
    _inside(p, theme, x, w, top, front, y + h, board, _THINGS[game])
    _front(p, theme, x, w, front, y + h, board)
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


def _lid_behind(p: QPainter, theme: Theme, x: float, y: float, board: _Board, *, bulbs: bool) -> None:
    with placed(p, x, y, 5):
        lid = rounded(-12, -8.4, 24, 17, 0.7)
        soft_shadow(p, theme, lid, Cast(0.5, 0.7, 1.6, 0.5))
        fill(p, rounded(-12, -8.1, 24.3, 17, 0.7), "#1C060E")
        fill(p, lid, linear(-12, -8, 12, 9, [(0.0, board.lid[0]), (1.0, board.lid[1])]))
        grain(p, theme, lid, 0.06, 6)
        bevel(p, theme, lid, 0.16, 0.4, 0.35, "#FFD9A0")
        stroke(p, rounded(-11.2, -7.6, 22.4, 15.4, 0.5), color(theme.bulb.rim, 0.65), 0.14)
        for i in range(11 if bulbs else 0):
            bulb(p, theme, -9.8 + i * 1.96, -6.3, 0.30)


def _inside(
    p: QPainter,
    theme: Theme,
    x: float,
    w: float,
    top: float,
    front: float,
    foot: float,
    board: _Board,
    things: Things,
) -> None:
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
    fill(p, rim, linear(0, top, 0, front, [(0.0, board.rim[0]), (1.0, board.rim[1])]))
    bevel(p, theme, rim, 0.12, 0.4, 0.2, "#FFD9C0")
    fill(
        p,
        inside,
        radial(x + w * 0.40, front - 1.0, w * 0.62, list(zip((0.0, 0.45, 1.0), board.inside, strict=True))),
    )
    with clipped(p, inside):
        warm = [(0.0, color("#FFD58A", 0.50)), (0.5, color("#FFC46A", 0.15)), (1.0, color("#FFC46A", 0.0))]
        fill(p, inside, radial(x + w * 0.38, front - 2.5, w * 0.46, warm))
        fill_rect(
            p, x, top, w, 2.5, linear(0, top, 0, top + 2.5, [(0.0, board.back[0]), (1.0, board.back[1])])
        )
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
            linear(x + w - 5, 0, x + w, 0, [(0.0, color(board.lit, 0.10)), (1.0, color(board.lit, 0.28))]),
        )
        things(p, theme, x, w, top, front)


def _revue(p: QPainter, theme: Theme, x: float, w: float, top: float, front: float) -> None:
    with saved(p):
        p.translate(x + w * 0.375, front - 2.2)
        p.scale(1, 0.66)
        holder(p, theme, 18.5, 11.5, -5)
    glass(p, theme, x + w * 0.605, top + 0.1, 5.2, 9.3)
    with placed(p, x + w * 0.77, front - 3.6, 4):
        plate(p, theme, 1)


def _composing_room(p: QPainter, theme: Theme, x: float, w: float, top: float, front: float) -> None:
    card_back(p, theme, x + w * 0.80, front - 2.4, 8)
    for place, face in enumerate("WORD"):
        turn = -9 + 5.5 * place
        letter(p, theme, x + w * (0.17 + 0.125 * place), front - 2.3 + 0.4 * abs(place - 1.5), turn, face)
    letter(p, theme, x + w * 0.665, front - 1.8, 12, "")


def _theatre(p: QPainter, theme: Theme, x: float, w: float, top: float, front: float) -> None:
    prompt(p, theme, x + w * 0.68, front - 4.2, 4)
    envelope(p, theme, x + w * 0.27, front - 0.7, -6)
    envelope(p, theme, x + w * 0.47, front - 0.1, 5)
    for place, (hue, points) in enumerate((("#C2302A", "5"), ("#D8A441", "3"), ("#2346C7", "1"))):
        chip(p, theme, x + w * (0.66 + 0.085 * place), front - 0.9 - 0.5 * (place % 2), hue, points)


Things: TypeAlias = Callable[[QPainter, Theme, float, float, float, float], None]
_THINGS: dict[str, Things] = {"punchline": _revue, "pun": _composing_room, "whimsy": _theatre}
"""What lies in the box, by the game's name; they get the box's left edge and width, and its inside's top and foot."""


def _front(p: QPainter, theme: Theme, x: float, w: float, front: float, foot: float, made_of: _Board) -> None:
    board = polygon((x - 0.2, front), (x + w + 0.2, front), (x + w - 0.5, foot), (x + 0.5, foot))
    soft_shadow(p, theme, board, Cast(0, -0.4, 1.0, 0.45))
    fill(p, board, linear(0, front, 0, foot, [(0.0, made_of.front[0]), (1.0, made_of.front[1])]))
    grain(p, theme, board, 0.06, 15)
    edge = list(zip((0.0, 0.4, 1.0), made_of.edge, strict=True))
    fill(p, rounded(x - 0.2, front - 0.15, w + 0.4, 0.5, 0.15), linear(x, 0, x + w, 0, edge))
    line = polygon(
        (x + 0.9, front + 1.2), (x + w - 0.9, front + 1.2), (x + w - 1.4, foot - 0.9), (x + 1.4, foot - 0.9)
    )
    stroke(p, line, color(theme.bulb.rim, 0.55), 0.14)
