"""The letter cards of Pun: faces, backs, sealed cards, and the places that cards leave or are wanted for.

`draw_*` put a card on a table, with its shadow, turned a little if wished; `paint_*` paint one from its upper left
corner. Faces and backs are kept as pictures at twice the pixels, so that a card that is turned stays sharp. Whoever
shows a sealed card, or a back, needs no letter for it, and should have none.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Hashable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from wordgames.games.pun.moves import PUN_CARD
from wordgames.ui.painting.colors import Color, color, mix
from wordgames.ui.painting.crests import draw_animal
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.kept import draw_kept
from wordgames.ui.painting.materials import bevel, contour, grain, grain_tile, paper
from wordgames.ui.painting.shadows import Cast, inner_shadow, soft_shadow
from wordgames.ui.painting.shapes import (
    circle,
    clipped,
    fill,
    line,
    linear,
    placed,
    radial,
    rect,
    rounded,
    stroke,
)
from wordgames.ui.painting.text import Align, draw_text, fitted, text_path_middle
from wordgames.ui.theme import Theme

WIDTH = 11.0
"""Of a card on the table, in u; all else of a card is in proportion to its width."""
HEIGHT = 15.0
RADIUS = 0.9
LETTER = 10.0
"""The letter's size on a card of 11 u."""
RING = 0.3
"""How far the ring of a picked card stands off."""
LIFT = 1.2
"""How much higher a picked card lies, in u."""

_FINE = 2.0
"""Pictures of cards have so many times the pixels in each direction."""
_ROOM = 0.95
"""Free at each side of a letter on a card of 11 u: W, M and Q get smaller than the rest."""
_WAX = 0.245
"""Radius of a seal, in widths of its card."""
_UPRIGHT_BELOW = 5.0
"""Turns of fewer degrees are for the looks; a plain theme leaves them out."""


def card_path(x: float, y: float, w: float, h: float) -> QPainterPath:
    """The outline of a card."""
    return rounded(x, y, w, h, RADIUS * w / WIDTH)


def asterisk(x: float, y: float, radius: float, arms: int = 6) -> QPainterPath:
    """The sign of the Pun card: arms like drops."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    r = radius
    for i in range(arms):
        turn = math.radians(i * 360 / arms)
        arm = QPainterPath(QPointF(0, 0))
        arm.cubicTo(-r * 0.10, -r * 0.35, -r * 0.30, -r * 0.62, -r * 0.24, -r * 0.82)
        arm.cubicTo(-r * 0.18, -r * 1.04, r * 0.18, -r * 1.04, r * 0.24, -r * 0.82)
        arm.cubicTo(r * 0.30, -r * 0.62, r * 0.10, -r * 0.35, 0, 0)
        path.addPath(_turned(arm, turn).translated(x, y))
    return path


def _turned(path: QPainterPath, angle: float) -> QPainterPath:
    cos, sin = math.cos(angle), math.sin(angle)
    turned = QPainterPath(path)
    for i in range(turned.elementCount()):
        at = turned.elementAt(i)
        turned.setElementPositionAt(i, at.x * cos - at.y * sin, at.x * sin + at.y * cos)
    return turned


def letter_size(letter: str, w: float, size: float = LETTER) -> float:
    """The size of a letter on a card `w` u wide, of `size` on one of 11 u; wide letters keep clear of the edge."""
    k = w / WIDTH
    path = text_path_middle(letter, 0, 0, size * k, Face.SERIF)
    room, width = w - 2 * _ROOM * k, path.boundingRect().width()
    return size * k * min(1.0, room / width) if width else size * k


# ---- from the upper left corner


def paint_face(
    p: QPainter,
    theme: Theme,
    w: float,
    h: float,
    face: str,
    letter: str = "",
    size: float = LETTER,
    tint: str | None = None,
) -> None:
    """A card that shows its face. A Pun card shows the letter that it stands for, if it stands for one.

    `tint` is other paper, as of a word that does not count.
    """
    if face == PUN_CARD:
        _paint_pun(p, theme, w, h, letter, size, tint)
        return
    _paint_card(p, theme, w, h, tint or theme.letters.card, theme.letters.keyline, 0.34)
    _press(p, theme, face, w / 2, h * 0.495, letter_size(face, w, size), theme.letters.ink)


def _paint_card(
    p: QPainter, theme: Theme, w: float, h: float, base: Color, keyline: str, strength: float
) -> None:
    k = w / WIDTH
    fill(p, card_path(0, 0, w, h), mix(base, theme.letters.edge, 0.9 * theme.effect.bevel))
    top = card_path(0, 0, w - 0.08 * k, h - 0.22 * k)
    paper(p, theme, top, base, seed=23, edge=0.14 * k, roughness=0.045)
    inset = 0.62 * k
    if not theme.flat:
        inner = rounded(inset, inset, w - 1.3 * k, h - 1.45 * k, 0.5 * k)
        stroke(p, inner, color(keyline, strength), 0.11 * k)


def _press(p: QPainter, theme: Theme, letter: str, x: float, y: float, size: float, ink: str) -> None:
    """A letter as type leaves it: a light copy a little lower, the ink, paper that shows through."""
    path = text_path_middle(letter, x, y, size, Face.SERIF, Align.CENTER)
    if theme.effect.bevel:
        fill(p, path.translated(0.05, 0.075), color(theme.paper.lit, 0.7 * theme.effect.bevel))
    fill(p, path, ink)
    if theme.effect.texture:
        with clipped(p, path):
            p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Screen)
            p.setOpacity(0.07 * theme.effect.texture)
            p.resetTransform()
            p.fillRect(p.clipBoundingRect().toAlignedRect(), grain_tile(5))


def _paint_pun(
    p: QPainter, theme: Theme, w: float, h: float, letter: str, size: float, tint: str | None
) -> None:
    k, tones = w / WIDTH, theme.letters
    base = mix(tones.pun, tint, 0.28) if tint and not theme.flat else tones.pun
    _paint_card(p, theme, w, h, base, tones.pun_keyline, 0.55)
    if theme.flat:
        # Black among white ones; the line inside of the outline tells it apart from a back, too.
        stroke(p, rounded(0.75 * k, 0.75 * k, w - 1.5 * k, h - 1.5 * k, 0.4 * k), tones.pun_keyline, 0.16 * k)
    x, y = w / 2, h * 0.495
    if not letter:
        fill(p, asterisk(x, y, size * 0.42 * k), tones.pun_ink)
    else:
        glyph = letter_size(letter, w, size * 0.93)
        path = text_path_middle(letter, x, y, glyph, Face.SERIF, Align.CENTER)
        if theme.effect.bevel:
            fill(p, path.translated(0.06, 0.1), color("#3A0503", 0.6 * theme.effect.bevel))
        fill(p, path, tones.pun_ink)
        fill(p, asterisk(x, 2.3 * k, 1.05 * k), tones.pun_ink)
    with placed(p, x, h - 2.1 * k):
        p.shear(-0.2, 0)
        draw_text(p, "Pun", 0, 0, 2.0 * k, tones.pun_ink, Face.SERIF, Align.CENTER)


def paint_back(p: QPainter, theme: Theme, w: float, h: float) -> None:
    """A card that lies face down; all backs are alike."""
    k, tones = w / WIDTH, theme.letters
    fill(p, card_path(0, 0, w, h), tones.edge)
    top = card_path(0, 0, w - 0.1 * k, h - 0.22 * k)
    fill(p, top, tones.rim)
    bevel(p, theme, top, 0.12 * k, 0.6, 0.2)
    inset = 0.75 * k
    inner = rounded(inset, inset, w - 2 * inset - 0.1 * k, h - 2 * inset - 0.2 * k, 0.45 * k)
    b = inner.boundingRect()
    fill(p, inner, linear(b.left(), b.top(), b.right(), b.bottom(), [(0, tones.back[0]), (1, tones.back[1])]))
    with clipped(p, inner):
        _lattice(p, theme, b, k)
    middle = circle(b.center().x(), b.center().y(), 2.5 * k)
    fill(p, middle, tones.back[1])
    stroke(p, middle, color(tones.lattice, 0.9), 0.16 * k)
    fill(p, asterisk(b.center().x(), b.center().y(), 1.65 * k), tones.lattice)
    stroke(p, inner, color(mix(tones.back[1], "#000000", 0.4), 0.6), 0.1 * k)
    grain(p, theme, card_path(0, 0, w, h), 0.03, 14)


def _lattice(p: QPainter, theme: Theme, area: QRectF, k: float) -> None:
    pitch, tone = 1.55 * k, theme.letters.lattice
    x0, y0 = area.center().x(), area.center().y()
    reach = area.height()
    thin, dots = color(tone, 0.42), color(tone, 0.55)
    rows = math.ceil(reach / pitch) + 1
    for i in range(-rows, rows + 1):
        x = x0 + i * pitch
        line(p, x - reach, y0 - reach, x + reach, y0 + reach, thin, 0.10 * k)
        line(p, x + reach, y0 - reach, x - reach, y0 + reach, thin, 0.10 * k)
    beads = QPainterPath()
    for i in range(-rows, rows + 1):
        for j in range(-rows, rows + 1):
            at = QPointF(x0 + (i + 0.5) * pitch, y0 + j * pitch)
            if area.contains(at):
                beads.addPath(circle(at.x(), at.y(), 0.14 * k))
    fill(p, beads, dots)


def paint_sealed(p: QPainter, theme: Theme, w: float, h: float, seat: int) -> None:
    """A back under a paper band with the giver's wax: one picture a seat, and nothing of the letter in it."""
    k = w / WIDTH
    paint_back(p, theme, w, h)
    y = h / 2
    band = rect(-0.05 * k, y - 1.7 * k, w + 0.1 * k, 3.4 * k)
    soft_shadow(p, theme, band, Cast(0.1 * k, 0.2 * k, 0.4 * k, 0.4))
    paper(p, theme, band, theme.letters.band, seed=8, edge=0.1 * k)
    paint_wax(p, theme, w / 2, y, w * _WAX, seat)


def paint_wax(p: QPainter, theme: Theme, x: float, y: float, radius: float, seat: int) -> None:
    """A seal in the seat's colour with its animal pressed in, around (x, y)."""
    hue = theme.seats.colors[seat]
    path = _blob(x, y, radius, seat)
    k = radius / 2.7
    soft_shadow(p, theme, path, Cast(0.25 * k, 0.35 * k, 0.7 * k, 0.5))
    t = theme.effect.bevel
    stops = [(0.0, mix(hue, "#FFFFFF", 0.16 * t)), (0.6, color(hue)), (1.0, mix(hue, "#000000", 0.38 * t))]
    fill(p, path, radial(x, y, radius * 1.15, stops, (x - 0.4 * radius, y - 0.5 * radius)))
    bevel(p, theme, path, 0.2 * k, 0.4, 0.28)
    ring = circle(x, y, radius * 0.72)
    if theme.flat:
        stroke(p, path, theme.paper.hole, 0.3 * k)
        fill(p, ring, theme.seats.disc or hue)
        draw_animal(p, theme, seat, x, y, radius * 0.56)
        return
    fill(p, ring, color("#000000", 0.12 * t))
    inner_shadow(p, theme, ring, Cast(0.12 * k, 0.16 * k, 0.3 * k, 0.55))
    stroke(p, ring.translated(0.05 * k, 0.07 * k), color("#FFFFFF", 0.28 * t), 0.14 * k)
    pressed = radius * 0.56
    draw_animal(p, theme, seat, x + 0.06 * k, y + 0.09 * k, pressed, mix(hue, "#000000", 0.55))
    draw_animal(p, theme, seat, x, y, pressed, mix(hue, "#FFFFFF", 0.42))
    with placed(p, x - 0.52 * radius, y - 0.62 * radius, -38):
        fill(p, circle(0, 0, 0.20 * radius, 0.10 * radius), color("#FFFFFF", 0.5))


@lru_cache(maxsize=32)
def _blob(x: float, y: float, radius: float, seed: int) -> QPainterPath:
    rnd = random.Random(seed + 4)
    points = []
    for i in range(26):
        angle = i * math.tau / 26
        r = radius * (
            1
            + 0.07 * math.sin(3 * angle + seed)
            + 0.05 * math.sin(7 * angle + 2 * seed)
            + rnd.uniform(-0.02, 0.02)
        )
        points.append(QPointF(x + r * math.cos(angle), y + r * math.sin(angle)))
    path = QPainterPath((points[-1] + points[0]) / 2)
    for i, point in enumerate(points):
        path.quadTo(point, (point + points[(i + 1) % len(points)]) / 2)
    return path


def paint_ghost(
    p: QPainter, theme: Theme, w: float, h: float, face: str = "", letter: str = "", size: float = LETTER
) -> None:
    """The place that a card has left, with its letter pale."""
    k, tones = w / WIDTH, theme.letters
    hole = card_path(0, 0, w, h)
    fill(p, hole, color("#000000" if theme.flat else mix(tones.hollow, "#000000", 0.55), 0.55))
    inner_shadow(p, theme, hole, Cast(0.4 * k, 0.5 * k, 1.0 * k, 0.6))
    stroke(p, hole, color(tones.place, 1.0 if theme.flat else 0.5), 0.2 * k, Qt.PenCapStyle.FlatCap, (4, 3))
    _pale(p, theme, w, h, letter or face, size, 0.45)


def paint_wanted(
    p: QPainter, theme: Theme, w: float, h: float, face: str = "", size: float = LETTER * 0.8
) -> None:
    """The place of a card that somebody wants: dashed, with the letter pale; any card where none is named."""
    k, tones = w / WIDTH, theme.letters
    edge = card_path(0.12 * k, 0.12 * k, w - 0.24 * k, h - 0.24 * k)
    fill(p, edge, color(tones.place, 0.0 if theme.flat else 0.05))
    stroke(p, edge, color(tones.place, 1.0 if theme.flat else 0.62), 0.25 * k, Qt.PenCapStyle.FlatCap, (4, 3))
    _pale(p, theme, w, h, face, size, 0.5)


def _pale(p: QPainter, theme: Theme, w: float, h: float, sign: str, size: float, alpha: float) -> None:
    ink = color(theme.letters.place, 1.0 if theme.flat else alpha)
    if sign == PUN_CARD:
        fill(p, asterisk(w / 2, h * 0.495, size * 0.36 * w / WIDTH), ink)
    elif sign:
        draw_text(p, sign, w / 2, h * 0.495, letter_size(sign, w, size), ink, Face.SERIF, Align.CENTER)


# ---- on a table


def draw_face(
    p: QPainter,
    theme: Theme,
    x: float,
    y: float,
    face: str,
    letter: str = "",
    *,
    w: float = WIDTH,
    h: float | None = None,
    size: float = LETTER,
    turn: float = 0.0,
    lift: float = 0.0,
    ringed: bool = False,
    shadow: bool = True,
    tint: str | None = None,
) -> None:
    """A face with its upper left corner at (x, y), turned about its middle; `lift` in u deepens its shadow."""
    h = w * HEIGHT / WIDTH if h is None else h
    key = ("face", face, letter, size, tint)

    def painting(q: QPainter) -> None:
        paint_face(q, theme, w, h, face, letter, size, tint)

    _draw(p, theme, x, y, w, h, key, painting, turn, lift, ringed, shadow)


def draw_back(
    p: QPainter,
    theme: Theme,
    x: float,
    y: float,
    *,
    w: float = WIDTH,
    h: float | None = None,
    turn: float = 0.0,
    lift: float = 0.0,
    ringed: bool = False,
    shadow: bool = True,
) -> None:
    """A card face down."""
    h = w * HEIGHT / WIDTH if h is None else h
    _draw(p, theme, x, y, w, h, ("back",), lambda q: paint_back(q, theme, w, h), turn, lift, ringed, shadow)


def draw_sealed(
    p: QPainter,
    theme: Theme,
    x: float,
    y: float,
    seat: int,
    *,
    w: float = WIDTH,
    h: float | None = None,
    turn: float = 0.0,
    lift: float = 0.0,
    ringed: bool = False,
    shadow: bool = True,
) -> None:
    """A sealed card of this seat's."""
    h = w * HEIGHT / WIDTH if h is None else h
    key = ("sealed", seat)
    _draw(p, theme, x, y, w, h, key, lambda q: paint_sealed(q, theme, w, h, seat), turn, lift, ringed, shadow)


def draw_tile(p: QPainter, theme: Theme, x: float, middle: float, size: float, face: str) -> None:
    """A letter in a line of text, as a small card `size` u wide, its left edge at `x`."""
    h = size * 1.06
    path = rounded(x, middle - h / 2, size, h, size * 0.12)
    soft_shadow(p, theme, path, Cast(0.1, 0.14, 0.3, 0.45))
    pun = face == PUN_CARD
    fill(p, path, theme.letters.pun if pun else theme.letters.card)
    bevel(p, theme, path, 0.08, 0.5, 0.2)
    contour(p, theme, path)
    stroke(p, path, color(theme.paper.muted, 0.55), 0.08)
    if pun:
        fill(p, asterisk(x + size / 2, middle, size * 0.36), theme.letters.pun_ink)
        return
    letter = fitted(face, size * 0.78, size * 0.8, Face.SERIF)
    draw_text(p, face, x + size / 2, middle, letter, theme.letters.ink, Face.SERIF, Align.CENTER)


def draw_ring(
    p: QPainter, theme: Theme, x: float, y: float, w: float, h: float, radius: float | None = None
) -> None:
    """The one sign for what is picked, around a card or a slip."""
    radius = RADIUS * w / WIDTH if radius is None else radius
    path = rounded(x - RING, y - RING, w + 2 * RING, h + 2 * RING, radius + RING)
    if theme.flat:
        stroke(p, path, theme.paper.hole, 1.0)
        stroke(p, path, theme.letters.ring, 0.6)
        return
    stroke(p, path, color("#2A1A04", 0.5), 0.5)
    stroke(p, path, theme.letters.ring, 0.4)


def _draw(
    p: QPainter,
    theme: Theme,
    x: float,
    y: float,
    w: float,
    h: float,
    key: Hashable,
    painting: Callable[[QPainter], None],
    turn: float,
    lift: float,
    ringed: bool,
    shadow: bool,
) -> None:
    if theme.flat and abs(turn) < _UPRIGHT_BELOW:
        turn = 0.0
    if shadow:
        draw_shadow(p, theme, x, y, w, h, turn=turn, lift=lift)
    margin = 0.12
    with placed(p, x + w / 2, y + h / 2, turn):
        p.translate(-w / 2, -h / 2)
        area = QRectF(-margin, -margin, w + 2 * margin, h + 2 * margin)
        draw_kept(p, (theme.name, key, w, h), area, painting, fine=_FINE)
        p.translate(w / 2, h / 2)
        if ringed:
            draw_ring(p, theme, -w / 2, -h / 2, w, h)


def draw_shadow(
    p: QPainter,
    theme: Theme,
    x: float,
    y: float,
    w: float,
    h: float,
    *,
    turn: float = 0.0,
    lift: float = 0.0,
    cast: Cast | None = None,
) -> None:
    """What a card throws on the table: the lamp does not turn with it. `lift` is how high it lies, in u."""
    if theme.effect.shadow <= 0:
        return
    if cast is None:
        cast = (
            Cast(0.5 + 0.6 * lift, 0.6 + 0.8 * lift, 1.3 + lift, 0.5) if lift else Cast(0.3, 0.38, 0.9, 0.5)
        )
    margin = cast.blur * 2.4
    area = QRectF(-margin, -margin, w + 2 * margin, h + 2 * margin)

    def blot(q: QPainter) -> None:
        soft_shadow(q, theme, card_path(0, 0, w, h), cast._replace(dx=0.0, dy=0.0))

    # The offset is the screen's, the blot turns with the card.
    with placed(p, x + w / 2 + cast.dx, y + h / 2 + cast.dy, turn):
        p.translate(-w / 2, -h / 2)
        draw_kept(p, (theme.name, "shadow", w, h, cast.blur, cast.alpha), area, blot, fine=0.5)
