"""The box lids on the shelf: a painted picture each, and its words, which are painted live.

A lid is 44 by 58 u in its own measure; the pictures are in `lid_punchline`, `lid_pun` and `lid_whimsy`.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter, QPen, QTransform

from wordgames.ui.painting.colors import color
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.icons import Icon, draw_icon
from wordgames.ui.painting.materials import bevel, contour, grain, put
from wordgames.ui.painting.shadows import Cast, soft_shadow
from wordgames.ui.painting.shapes import circle, clipped, fill, fill_rect, linear, placed, rounded
from wordgames.ui.painting.text import Align, draw_text, fitted, text_path_middle, text_width
from wordgames.ui.theme import Theme

WIDTH, HEIGHT = 44.0, 58.0
RADIUS = 1.0

_WARM = "#FFF3D6"


BOAT = (22.0, 41.4, -4.0)
"""Middle and tilt of the boat."""
CARDS = ((-5.9, -12.2, -7.0), (-7.0, -6.8, 4.0))
"""The sails: middle and tilt, in the boat's measure."""


def _on_lid(x: float, y: float, turn: float) -> tuple[float, float, float]:
    """A place in the boat as a place on the lid."""
    transform = QTransform()
    transform.translate(BOAT[0], BOAT[1])
    transform.rotate(BOAT[2])
    point = transform.map(QPointF(x, y))
    return point.x(), point.y(), turn + BOAT[2]


SAILS = tuple(_on_lid(*card) for card in CARDS)
"""Where the two words on the sails stand: middle and tilt in degrees."""


@dataclass(frozen=True)
class LidWords:
    """What is written on a lid, in the language of the player."""

    title: str
    players: str
    """As "2–6 players"."""
    minutes: str
    """As "35 min"."""
    sails: tuple[str, str] = ("", "")
    """Two words on the cards of Word Whimsy's boat."""


# The pictures' modules are imported when one is painted, for the lids are shown from image files.


def _punchline(p: QPainter, theme: Theme) -> None:
    from wordgames.ui.painting.lid_punchline import paint

    paint(p, theme)


def _pun(p: QPainter, theme: Theme) -> None:
    from wordgames.ui.painting.lid_pun import paint

    paint(p, theme)


def _whimsy(p: QPainter, theme: Theme) -> None:
    from wordgames.ui.painting.lid_whimsy import paint

    paint(p, theme)


@dataclass(frozen=True)
class _Lid:
    picture: Callable[[QPainter, Theme], None]
    side: str
    """Colour of the box's side, seen as thickness."""
    ink: str
    """Colour of players and minutes."""
    sign: Icon
    """What stands for the picture where a theme has no pictures."""


LIDS: dict[str, _Lid] = {
    "punchline": _Lid(_punchline, "#1C060E", "#FFE9C4", Icon.GLASS),
    "pun": _Lid(_pun, "#0A1219", "#EAF1F4", Icon.CARDS),
    "whimsy": _Lid(_whimsy, "#05292B", "#FFF4E3", Icon.ENVELOPE),
}
"""By the key of the game."""


def paint_face(p: QPainter, theme: Theme, game: str) -> None:
    """The picture of a lid, from (0, 0), worn and lit, without words; opaque but for its round corners."""
    face = rounded(0, 0, WIDTH, HEIGHT, RADIUS)
    if theme.flat:
        fill(p, face, theme.paper.plate)
        contour(p, theme, face)
        draw_icon(p, LIDS[game].sign, WIDTH / 2, HEIGHT * 0.53, 12.0, theme.text.title)
        return
    with clipped(p, face):
        LIDS[game].picture(p, theme)
        grain(p, theme, face, 0.05, 77)
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SoftLight)
        light = [(0.0, color(_WARM, 0.42)), (0.4, color(_WARM, 0.06)), (1.0, color("#000000", 0.34))]
        fill_rect(p, 0, 0, WIDTH, HEIGHT, linear(0, 0, WIDTH, HEIGHT, light))
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        bevel(p, theme, face, 0.20, 0.42, 0.30, _WARM)
        _worn_edges(p, game)


def _worn_edges(p: QPainter, game: str) -> None:
    """Light spots where hands and shelves have rubbed the edges."""
    rnd = random.Random(len(game))
    for _ in range(30):
        edge, at, length = rnd.choice("tblr"), rnd.random(), rnd.uniform(0.3, 1.6)
        x, y, rx, ry = {
            "t": (at * WIDTH, 0.0, length, 0.10),
            "b": (at * WIDTH, HEIGHT, length, 0.12),
            "l": (0.0, at * HEIGHT, 0.10, length),
            "r": (WIDTH, at * HEIGHT, 0.12, length),
        }[edge]
        fill(p, circle(x, y, rx, ry), color(_WARM, rnd.uniform(0.10, 0.30)))


def draw_lid(p: QPainter, theme: Theme, game: str, face: QImage, words: LidWords) -> None:
    """A lid from (0, 0) with its shadow: sides, the picture `face` in any size, and the words."""
    lid = LIDS[game]
    if theme.flat:
        put(p, face, 0, 0, WIDTH, HEIGHT)
        draw_text(p, words.title, 22, 8.0, 9.0, theme.text.title, Face.DISPLAY, Align.CENTER, width=38)
        _players_and_minutes(p, words, theme.text.title)
        return
    soft_shadow(p, theme, rounded(0.6, 0.6, 44, 57.4, RADIUS), Cast(1.6, 1.0, 3.4, 0.58))
    soft_shadow(p, theme, rounded(0.2, 0.2, 44, 58, RADIUS), Cast(0.4, 0.2, 0.9, 0.4))
    fill(p, rounded(0, 0.55, 44.0, 58.1, RADIUS), lid.side)
    fill(p, rounded(0.2, 0.3, 44.25, 58.0, RADIUS), lid.side)
    with clipped(p, rounded(0, 0, WIDTH, HEIGHT, RADIUS)):
        put(p, face, 0, 0, WIDTH, HEIGHT)
    _TITLES[game](p, theme, words)
    _players_and_minutes(p, words, lid.ink)


def _players_and_minutes(p: QPainter, words: LidWords, ink: str) -> None:
    middle, size, sign, gap = 54.5, 2.75, 2.6, 3.4
    fixed = sign + 0.7 + gap + sign + 0.5
    wide = text_width(words.players, size) + text_width(words.minutes, size)
    size *= min(1.0, (WIDTH - 4 - fixed) / max(wide, 1.0))
    first = text_width(words.players, size)
    x = WIDTH / 2 - (fixed + first + text_width(words.minutes, size)) / 2
    draw_icon(p, Icon.PAWN, x + sign / 2, middle, 1.35, ink)
    x += sign + 0.7
    draw_text(p, words.players, x, middle, size, ink)
    x += first + gap
    draw_icon(p, Icon.GLASS, x + sign / 2, middle, 1.35, ink)
    draw_text(p, words.minutes, x + sign + 0.5, middle, size, ink)


def _punchline_title(p: QPainter, theme: Theme, words: LidWords) -> None:
    path = text_path_middle(words.title, 22, 5.9, 8.35, Face.DISPLAY, Align.CENTER, 38)
    for drop, ink in ((0.42, "#1C060E"), (0.24, "#C98522"), (0.0, "#FFF4DC")):
        fill(p, path.translated(0, drop), ink)


def _pun_title(p: QPainter, theme: Theme, words: LidWords) -> None:
    draw_text(p, words.title, 22, 6.9, 13.2, "#A8201A", Face.SERIF, Align.CENTER, width=38, tracking=2)


def _whimsy_title(p: QPainter, theme: Theme, words: LidWords) -> None:
    path = text_path_middle(words.title, 22, 7.0, 12.6, Face.HAND, Align.CENTER, 38, tracking=1)
    soft_shadow(p, theme, path, Cast(0.2, 0.3, 0.5, 0.5))
    ink = color("#FFF4E3")
    p.setPen(QPen(ink, 0.42, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    p.setBrush(ink)
    p.drawPath(path)
    for word, (x, y, turn) in zip(words.sails, SAILS, strict=True):
        with placed(p, x, y, turn):
            size = fitted(word, 2.3, 9.0, Face.TEXT_HEAVY)
            draw_text(p, word, 0, 0, size, "#22201C", Face.TEXT_HEAVY, Align.CENTER)


_TITLES: dict[str, Callable[[QPainter, Theme, LidWords], None]] = {
    "punchline": _punchline_title,
    "pun": _pun_title,
    "whimsy": _whimsy_title,
}
