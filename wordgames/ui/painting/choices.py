"""What can be chosen at setup, as things of paper: pictured cards, tickets, a folded slip.

Picked is one sign everywhere: 1.2 u higher, in a brass ring.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from enum import Enum
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from wordgames.ui.painting.colors import mix
from wordgames.ui.painting.crests import crest_disc, fill_seat
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.icons import Icon, draw_icon
from wordgames.ui.painting.materials import bevel, grain, paper
from wordgames.ui.painting.plates import perforation, ringed, ticket_path
from wordgames.ui.painting.shadows import Cast, inner_shadow, soft_shadow
from wordgames.ui.painting.shapes import (
    bezier,
    circle,
    clipped,
    fill,
    linear,
    polygon,
    rect,
    rounded,
    stroke,
    subtract,
)
from wordgames.ui.painting.text import Align, draw_text
from wordgames.ui.theme import Theme

LIFT = 1.2
"""How much higher a picked thing lies."""

LYING = Cast(0.4, 0.6, 1.2, 0.55)
LIFTED = Cast(0.7, 1.1, 2.2, 0.55)


Table: TypeAlias = Callable[[QPainter, Theme, float, float, float, float], None]
"""Paints a small screen at x, y, w, h."""


class Seen(Enum):
    """Who sees this screen: the picture on a card."""

    ALONE = "alone"
    EVERYBODY = "everybody"
    PASSED = "passed"
    TV = "tv"


def _sheet(p: QPainter, theme: Theme, path: QPainterPath, picked: bool, seed: int) -> None:
    soft_shadow(p, theme, path, LIFTED if picked else LYING)
    if picked:
        ringed(p, theme, path)
    else:
        fill(p, path.translated(0, 0.3), theme.paper.edge)
    paper(p, theme, path, theme.paper.picked if picked else theme.paper.card, seed=seed, hairs=True)


def paint_choice(
    p: QPainter,
    theme: Theme,
    box: QRectF,
    seen: Seen,
    label: str,
    line_below: str,
    *,
    picked: bool,
    game: str = "punchline",
) -> None:
    """A pictured card (28 by 20.4 u) with its label and a line; a picked one is painted LIFT above `box`. The screens
    in its picture show the table of `game`.
    """
    x, y, w, h = box.x(), box.y() - (LIFT if picked else 0.0), box.width(), box.height()
    _sheet(p, theme, rounded(x, y, w, h, 1.0), picked, list(Seen).index(seen))
    picture = rounded(x + 1.0, y + 1.0, w - 2.0, h - 8.2, 0.6)
    fill(
        p,
        picture,
        linear(x, y, x + w, y + 13, [(0.0, theme.paper.picture[0]), (1.0, theme.paper.picture[1])]),
    )
    grain(p, theme, picture, 0.06, 6)
    inner_shadow(p, theme, picture, Cast(0.15, 0.2, 0.4, 0.35))
    with clipped(p, picture):
        _PICTURES[seen](p, theme, x + w / 2, y, _TABLES[game])
    middle = x + w / 2
    draw_text(
        p, label, middle, y + h - 5.1, 2.45, theme.paper.ink, Face.TEXT_HEAVY, Align.CENTER, width=w - 2
    )
    draw_text(
        p, line_below, middle, y + h - 2.1, 2.2, theme.paper.card_muted, align=Align.CENTER, width=w - 2
    )


def paint_length(
    p: QPainter,
    theme: Theme,
    box: QRectF,
    label: str,
    first: str,
    second: str,
    *,
    picked: bool,
    size: float = 4.1,
) -> None:
    """A ticket (16.5 by 20.4 u): a word, below the tear two lines; a picked one is painted LIFT above `box`."""
    x, y, w, h = box.x(), box.y() - (LIFT if picked else 0.0), box.width(), box.height()
    tear = h * 0.6
    _sheet(p, theme, ticket_path(x, y, w, h, tear, 0.8), picked, 31 + round(x) % 7)
    perforation(p, theme, x, y + tear, w)
    middle, ink = x + w / 2, theme.paper.ink
    draw_text(p, label, middle, y + h * 0.314, size, ink, Face.DISPLAY, Align.CENTER, width=w - 2.2)
    draw_text(p, first, middle, y + h * 0.735, 2.2, ink, Face.TEXT_HEAVY, Align.CENTER, width=w - 1.6)
    draw_text(
        p, second, middle, y + h * 0.882, 2.2, theme.paper.card_muted, align=Align.CENTER, width=w - 1.6
    )


def paint_slip(
    p: QPainter, theme: Theme, box: QRectF, label: str, line_below: str, *, opened: bool = False
) -> None:
    """A slip with a folded corner (28 by 8.6 u): there is more inside."""
    x, y, w, h = box.x(), box.y(), box.width(), box.height()
    f = 4.8
    corner = polygon(
        (x + w - f, y - 1), (x + w + 1, y - 1), (x + w + 1, y + f), (x + w, y + f), (x + w - f, y)
    )
    slip = subtract(rounded(x, y, w, h, 0.8), corner)
    soft_shadow(p, theme, slip, Cast(0.4, 0.6, 1.2, 0.5))
    fill(p, slip.translated(0, 0.3), theme.paper.edge)
    paper(p, theme, slip, theme.paper.card, seed=71, hairs=True)
    fold = polygon((x + w - f, y), (x + w, y + f), (x + w - f + 0.7, y + f - 0.7))
    soft_shadow(p, theme, fold, Cast(-0.2, 0.3, 0.6, 0.4))
    turned = [(0.0, theme.paper.fold[0]), (1.0, theme.paper.fold[1])]
    fill(p, fold, linear(x + w - 1, y + 1, x + w - f + 0.3, y + f - 0.3, turned))
    middle = y + h / 2
    with_arrow = Icon.DOWN if opened else Icon.PLAY
    draw_icon(p, with_arrow, x + 3.4, middle, 1.2, theme.paper.accent)
    room = w - 5.6 - f + 0.6
    draw_text(p, label, x + 5.6, middle - 1.35, 2.7, theme.paper.ink, Face.TEXT_HEAVY, width=room)
    draw_text(p, line_below, x + 5.6, middle + 1.75, 2.2, theme.paper.card_muted, width=w - 7.0)


# ------------------------------------------------------------------ the three pictures


def _person(p: QPainter, theme: Theme, x: float, y: float, s: float, seat: int) -> None:
    """Head and shoulders from behind, `s` times 2.5 u wide at the head."""
    body = bezier(
        f"M {x - 2.3 * s} {y + 3.6 * s} C {x - 2.4 * s} {y + 1.4 * s} {x - 1.2 * s} {y + 0.9 * s} {x} {y + 0.9 * s} "
        f"C {x + 1.2 * s} {y + 0.9 * s} {x + 2.4 * s} {y + 1.4 * s} {x + 2.3 * s} {y + 3.6 * s} Z"
    )
    soft_shadow(p, theme, body, Cast(0.15, 0.2, 0.5, 0.35))
    fill_seat(p, theme, body, seat, 1.0 * s, 0.2)
    bevel(p, theme, body, 0.08, 0.3, 0.2)
    head = circle(x, y - 0.3 * s, 1.25 * s)
    base = theme.seats.colors[seat]
    soft_shadow(p, theme, head, Cast(0.12, 0.16, 0.4, 0.35))
    fill(
        p,
        head,
        linear(
            x - s, y - s, x + s, y + s, [(0.0, mix(base, "#FFFFFF", 0.22 * theme.effect.bevel)), (1.0, base)]
        ),
    )
    bevel(p, theme, head, 0.08, 0.3, 0.2)


def _strips(p: QPainter, theme: Theme, x: float, y: float, w: float, h: float) -> None:
    """Strips and windows on a small screen."""
    rows = 6 if h > 7 else 5
    dark, light = theme.velvet.stage[1], theme.velvet.table[2]
    fill(p, rounded(x, y, w, h, 0.2), linear(x, y, x, y + h, [(0.0, light), (1.0, dark)]))
    rnd = random.Random(4)
    pitch = h * 0.86 / rows
    for i in range(rows):
        top = y + h * 0.07 + i * pitch
        slid = rnd.uniform(-0.18, 0.18) * w
        fill(p, rounded(x + w * 0.06, top + pitch * 0.08, w * 0.88, pitch * 0.84, 0.1), theme.board.groove[1])
        a, b = max(x + w * 0.07, x + w * 0.22 + slid), min(x + w * 0.93, x + w * 0.78 + slid)
        fill(p, rounded(a, top + pitch * 0.16, b - a, pitch * 0.68, 0.1), theme.board.strip[1])
    fill(p, rect(x + w * 0.44, y, w * 0.12, h), theme.board.band[1])
    for i in range(rows):
        cy, s = y + h * 0.07 + (i + 0.5) * pitch, pitch * 0.78
        window = circle(x + w / 2, cy, s / 2) if i == 2 else rounded(x + w / 2 - s / 2, cy - s / 2, s, s, 0.1)
        fill(p, window, theme.board.yellow if i == 2 else theme.board.strip[1])


def _letters(p: QPainter, theme: Theme, x: float, y: float, w: float, h: float) -> None:
    """Three cards in the centre and a hand below, on a small screen."""
    _small_ground(p, theme, x, y, w, h, ("#2C4756", "#16222B"))
    for k in range(3):
        _small_card(p, theme, x + w * (0.31 + 0.14 * k), y + h * 0.13, w * 0.11, h * 0.27)
    for k in range(6):
        card = _PUN if k == 4 else _CREAM
        _small_card(p, theme, x + w * (0.10 + 0.137 * k), y + h * 0.53, w * 0.115, h * 0.36, card)


def _phrases(p: QPainter, theme: Theme, x: float, y: float, w: float, h: float) -> None:
    """A red prompt, and words that make a phrase, on a small screen."""
    _small_ground(p, theme, x, y, w, h, ("#1B6D6F", "#0E4A4C"))
    _small_card(p, theme, x + w * 0.22, y + h * 0.12, w * 0.56, h * 0.30, _PUN)
    for k, (left, wide) in enumerate(((0.10, 0.24), (0.37, 0.30), (0.70, 0.20))):
        _small_card(p, theme, x + w * left, y + h * (0.60 + 0.03 * (k % 2)), w * wide, h * 0.2)


_CREAM, _PUN = "cream", "red"


def _small_ground(
    p: QPainter, theme: Theme, x: float, y: float, w: float, h: float, colors: tuple[str, str]
) -> None:
    light, dark = (theme.velvet.table[2], theme.velvet.stage[1]) if theme.flat else colors
    fill(p, rounded(x, y, w, h, 0.2), linear(x, y, x, y + h, [(0.0, light), (1.0, dark)]))


def _small_card(
    p: QPainter, theme: Theme, x: float, y: float, w: float, h: float, stuff: str = _CREAM
) -> None:
    card = rounded(x, y, w, h, 0.14)
    fill(p, card, theme.board.strip[1])
    if stuff == _PUN:
        fill(p, rounded(x + 0.14, y + 0.14, w - 0.28, h - 0.28, 0.08), "#B3261E")


_CASE = ("#5A4A40", "#241A16")
_TV_CASE = ("#4A3A30", "#1D1512")
_KEYS = ("#B9A78A", "#7D6A50")


def _body(p: QPainter, theme: Theme, path: QPainterPath, colors: tuple[str, str]) -> None:
    """A part of a machine: shaded, or in a plain theme a form without shade."""
    if theme.flat:
        fill(p, path, theme.paper.keyline)
        return
    b = path.boundingRect()
    fill(p, path, linear(b.left(), b.top(), b.right(), b.bottom(), [(0.0, colors[0]), (1.0, colors[1])]))


def _laptop(p: QPainter, theme: Theme, x: float, y: float, w: float, shows: Table | int) -> None:
    """A laptop that shows a seat's curtain, or a table."""
    h = w * 0.60
    case = rounded(x, y, w, h, 0.4)
    soft_shadow(p, theme, case, Cast(0.3, 0.4, 0.9, 0.4))
    _body(p, theme, case, _CASE)
    if not isinstance(shows, int):
        shows(p, theme, x + 0.4, y + 0.4, w - 0.8, h - 0.8)
    else:
        fill_seat(p, theme, rounded(x + 0.4, y + 0.4, w - 0.8, h - 0.8, 0.15), shows, 1.2, 0.16)
        crest_disc(p, theme, shows, x + w / 2, y + h / 2, h * 0.30, shadow=False)
    keys = polygon((x - 0.2, y + h), (x + w + 0.2, y + h), (x + w + 1.1, y + h + 1.0), (x - 1.1, y + h + 1.0))
    soft_shadow(p, theme, keys, Cast(0.2, 0.4, 0.8, 0.4))
    _body(p, theme, keys, _KEYS)


def _alone(p: QPainter, theme: Theme, middle: float, y: float, table: Table) -> None:
    _laptop(p, theme, middle - 6.0, y + 1.5, 12.0, table)
    _person(p, theme, middle, y + 11.0, 1.4, 0)


def _everybody(p: QPainter, theme: Theme, middle: float, y: float, table: Table) -> None:
    _laptop(p, theme, middle - 5.2, y + 1.7, 10.4, table)
    for k in range(4):
        _person(p, theme, middle - 8.7 + k * 5.8, y + 10.0, 1.12, k)


def _passed(p: QPainter, theme: Theme, middle: float, y: float, table: Table) -> None:
    _person(p, theme, middle - 9.0, y + 7.6, 1.65, 0)
    _person(p, theme, middle + 9.0, y + 7.6, 1.65, 1)
    _laptop(p, theme, middle - 4.0, y + 6.0, 8.0, 1)
    way = QPainterPath(QPointF(middle - 6.2, y + 5.0))
    way.quadTo(middle, y + 1.2, middle + 5.4, y + 4.4)
    stroke(p, way, theme.paper.accent, 0.42, dash=(1.0, 1.7))
    fill(
        p,
        polygon((middle + 6.7, y + 5.4), (middle + 5.9, y + 3.6), (middle + 4.8, y + 5.0)),
        theme.paper.accent,
    )


def _tv(p: QPainter, theme: Theme, middle: float, y: float, table: Table) -> None:
    x, top, w, h = middle - 11.6, y + 2.0, 14.6, 9.0
    case = rounded(x, top, w, h, 0.5)
    soft_shadow(p, theme, case, Cast(0.35, 0.5, 1.1, 0.45))
    _body(p, theme, case, _TV_CASE)
    bevel(p, theme, case, 0.1, 0.35, 0.3)
    table(p, theme, x + 0.5, top + 0.5, w - 1, h - 1)
    stand = polygon(
        (middle - 5.6, y + 11), (middle - 2.6, y + 11), (middle - 1.6, y + 12.4), (middle - 6.6, y + 12.4)
    )
    _body(p, theme, stand, (_TV_CASE[1], _TV_CASE[1]))
    _laptop(p, theme, middle + 4.4, y + 7.6, 6.4, 0)


_TABLES: dict[str, Table] = {"punchline": _strips, "pun": _letters, "whimsy": _phrases}
"""What a table looks like on a small screen, by the game's name."""
_PICTURES = {Seen.ALONE: _alone, Seen.EVERYBODY: _everybody, Seen.PASSED: _passed, Seen.TV: _tv}
