"""The cards of Word Whimsy: word cards, single and double, the red prompt, the place that a card has left.

Cards are painted from (0, 0) to their width and height; where they lie, and how they are turned, is the painter's
transform. Lettering is Source Serif Black, like a playbill.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from wordgames.ui.painting.colors import Color, color, mix
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.icons import Icon, draw_icon
from wordgames.ui.painting.materials import bevel, contour, grain, paper
from wordgames.ui.painting.shadows import CONTACT, Cast, inner_shadow, soft_shadow
from wordgames.ui.painting.shapes import (
    bezier,
    circle,
    clipped,
    fill,
    fill_rect,
    line,
    linear,
    placed,
    radial,
    rect,
    rounded,
    stroke,
)
from wordgames.ui.painting.text import Align, Block, draw_text, one_size, text_path_middle, text_width, wrap
from wordgames.ui.theme import Theme

CARD_W: Final = 25.0
CARD_H: Final = 12.4
"""Of a card in the hand; in an envelope, or on a thread, they are 10.6 high."""
WIDE_W: Final = 35.6
"""Where the deck has words that would be too small on the narrower card."""
WORD_SIZE: Final = 4.6
WIDE_BELOW: Final = 2.95
"""A deck is played with wide cards where a word that can't be broken would be smaller than this on the narrow ones;
and a word that would is not what sets the size of a whole hand."""
_LINES_FLOOR: Final = 1.3
_BESIDE: Final = 3.4
"""What a card keeps free left and right of its word."""
RADIUS: Final = 0.9
THREADS: Final = (0.16, 0.84)
"""Where a prompt hangs, in shares of its width."""


def as_printed(word: str) -> str:
    """A word as it stands on its card: like a title it begins with a capital letter."""
    return word[:1].upper() + word[1:]


def word_size(words: Iterable[str], w: float, size: float = WORD_SIZE) -> float:
    """The one size for the words of a hand, on cards `w` u wide; what is too long for that has its own."""
    room = w - _BESIDE
    fitting = (word for word in words if text_width(word, WIDE_BELOW, Face.SERIF) <= room)
    return one_size(fitting, size, room, Face.SERIF)


def needs_wide_cards(words: Iterable[str]) -> bool:
    """Whether a deck with these words is played with wide cards: it has long words that can't be broken."""
    parts = (part for word in words for part in word.replace("-", "- ").split())
    return any(text_width(part, WIDE_BELOW, Face.SERIF) > CARD_W - _BESIDE for part in parts)


def block_in(text: str, size: float, floor: float, w: float, h: float, *, leading: float = 1.1) -> Block:
    """The largest letters, at most `size` and in as many lines as they need, that fit a box of `w` by `h`."""
    while True:
        lines = wrap(text, size, w, Face.SERIF)
        fits = len(lines) * size * leading <= h and one_size(lines, size, w, Face.SERIF) >= size * 0.999
        if fits or size <= floor:
            return Block(tuple(lines), min(size, one_size(lines, size, w, Face.SERIF)))
        size = max(floor, size - 0.1)


def _word_block(text: str, size: float, w: float, h: float) -> Block:
    """A word in the size of its hand; one that is too long on one line or in several, whichever is larger."""
    one = one_size((text,), size, w, Face.SERIF)
    if one >= size * 0.999:
        return Block((text,), one)
    several = block_in(text, size, _LINES_FLOOR, w, h)
    return several if several.size > one else Block((text,), one)


def draw_lines(
    p: QPainter,
    block: Block,
    x: float,
    middle: float,
    ink: Color,
    *,
    light: Color | None = None,
    leading: float = 1.1,
) -> None:
    """Lines in Source Serif Black around (x, middle); `light` is a copy below them, as of pressed letters."""
    pitch = block.size * leading
    for i, text in enumerate(block.lines):
        y = middle + (i - (len(block.lines) - 1) / 2) * pitch
        path = text_path_middle(text, x, y, block.size, Face.SERIF, Align.CENTER)
        if light is not None:
            fill(p, path.translated(0.05, 0.075), light)
        fill(p, path, ink)


def card_path(w: float, h: float) -> QPainterPath:
    """The outline of a card."""
    return rounded(0, 0, w, h, RADIUS)


def card_shadow(p: QPainter, theme: Theme, w: float, h: float, lift: float = 0.0) -> None:
    """What a card throws on the ground; `lift` is how far it is above it, in u."""
    path = card_path(w, h)
    if lift:
        soft_shadow(p, theme, path, Cast(0.5 + 0.7 * lift, 0.6 + 0.9 * lift, 1.4 + 1.1 * lift, 0.36))
        soft_shadow(p, theme, path, Cast(0.2, 0.3, 0.6, 0.22))
    else:
        soft_shadow(p, theme, path, Cast(0.3, 0.35, 0.9, 0.34))
        soft_shadow(p, theme, path, CONTACT._replace(alpha=0.3))


def word_card(
    p: QPainter,
    theme: Theme,
    w: float,
    h: float,
    word: str,
    other: str = "",
    *,
    size: float = WORD_SIZE,
    own: bool = False,
    grip: bool = False,
) -> None:
    """A word card without its shadow. `other` stands upside down on the lower half of a double one.

    `own` marks what the table wrote itself; at its `grip` a card of the hand is picked up by a tap.
    """
    t = theme.theatre
    whole = card_path(w, h)
    fill(p, whole, t.word_edge)
    face = rounded(0, 0, w - 0.1, h - 0.22, RADIUS)
    paper(p, theme, face, t.word, seed=5, edge=0.12, roughness=0.03, shade=0.03)
    light = color("#FFFFFF", 0.8 * theme.effect.bevel)
    room = w - _BESIDE - (1.4 if own else 0.0)
    if other:
        _double(p, theme, w, h, face, word, other, size, room)
    else:
        keyline = rounded(0.6, 0.6, w - 1.3, h - 1.42, 0.5)
        stroke(p, keyline, color(t.word_line, 1.0 if theme.flat else 0.36), 0.11)
        # The lowest part of a card may be hidden.
        block = _word_block(word, size, room, h - 3.4)
        draw_lines(p, block, w / 2, h * (0.485 if len(block.lines) == 1 else 0.45), t.word_ink, light=light)
    if own:
        own_mark(p, theme, w - 1.5, 1.5)
    if grip:
        draw_icon(p, Icon.GRIP, 1.5, 2.0, 0.8, color(t.word_line, 1.0 if theme.flat else 0.6))
    contour(p, theme, whole, t.word_line if not other else None)


def _double(
    p: QPainter,
    theme: Theme,
    w: float,
    h: float,
    face: QPainterPath,
    word: str,
    other: str,
    size: float,
    width: float,
) -> None:
    t = theme.theatre
    k = theme.effect.bevel
    with clipped(p, face):
        tint = [
            (0.0, mix(t.half, t.kraft_line, 0.16 * k)),
            (0.14, color(t.half)),
            (1.0, mix(t.half, t.kraft_line, 0.06 * k)),
        ]
        fill_rect(p, 0, h / 2, w, h / 2, linear(0, h / 2, 0, h, tint))
        line(p, 0, h / 2, w, h / 2, color(t.word_line, 0.7), 0.1)
    grain(p, theme, rect(0.2, h / 2, w - 0.4, h / 2 - 0.3), 0.03, 9)
    bevel(p, theme, face, 0.12, 0.55, 0.16, dark_color=theme.paper.bevel_dark)
    room = h / 2 - 0.7
    upper, lower = (_word_block(text, size, width, room) for text in (word, other))
    light = color("#FFFFFF", 0.8 * k)
    # In a cascade the upper edge lies under the card before, and the lower one of the last card in the envelope.
    low = h < CARD_H - 1
    draw_lines(p, upper, w / 2, h * (0.29 if low else 0.265), t.word_ink, light=light)
    with placed(p, w / 2, h * (0.71 if low else 0.728), 180):
        draw_lines(p, lower, 0, 0, t.half_ink)


def own_mark(p: QPainter, theme: Theme, x: float, y: float, ink: Color | None = None) -> None:
    """A small pencil: the table wrote this card itself."""
    with placed(p, x, y, 45, 0.8):
        pencil = bezier("M -.34 -1.2 L .34 -1.2 L .34 .55 L 0 1.25 L -.34 .55 Z")
        fill(p, pencil, ink or theme.theatre.own)
        line(p, -0.34, -0.78, 0.34, -0.78, theme.theatre.word, 0.16)
        line(p, -0.34, 0.52, 0.34, 0.52, theme.theatre.word, 0.14)


def left_place(p: QPainter, theme: Theme, w: float, h: float, word: str, *, size: float = WORD_SIZE) -> None:
    """Where a card stood that is in the envelope: its word pressed into the scenery."""
    t = theme.theatre
    place = card_path(w, h)
    fill(p, place, color(t.hole, t.hole_alpha))
    inner_shadow(p, theme, place, Cast(0.35, 0.45, 0.9, 0.5))
    if theme.flat:
        with clipped(p, place):
            stroke(p, place, t.word_line, 0.6, dash=(3, 3))
    else:
        stroke(p, place.translated(0.06, 0.1), color(t.rim, 0.2), 0.14)
    block = _word_block(word, size * 0.96, w - _BESIDE, h - 3.4)
    draw_lines(p, block, w / 2, h * 0.45, color(t.hole_ink, 0.8 if theme.effect.lamp else 1.0))


def gap_place(p: QPainter, theme: Theme, w: float, h: float) -> None:
    """Where a card that is being dragged would go."""
    t = theme.theatre
    place = card_path(w, h)
    fill(p, place, color(t.hole, t.hole_alpha * 0.6))
    inset = rounded(0.3, 0.3, w - 0.6, h - 0.6, RADIUS - 0.2)
    stroke(p, inset, color(t.rim, 1.0 if theme.flat else 0.6), 0.22, dash=(5, 4))


def order_disc(p: QPainter, theme: Theme, x: float, y: float, number: int, radius: float = 1.9) -> None:
    """The place of a card in the phrase, from 1, on a disc around (x, y)."""
    disc = circle(x, y, radius)
    soft_shadow(p, theme, disc, Cast(0.3, 0.35, 0.9, 0.4))
    paper(p, theme, disc, theme.theatre.disc, edge=0.1)
    if theme.flat:
        stroke(p, disc, theme.theatre.disc_ink, 0.2)
    draw_text(p, str(number), x, y, radius * 1.42, theme.theatre.disc_ink, Face.TEXT_HEAVY, Align.CENTER)


def thread(p: QPainter, theme: Theme, x: float, top: float, bottom: float, width: float = 0.22) -> None:
    """What things hang on from above, with its shadow."""
    if theme.effect.shadow:
        shade = color(theme.effect.shadow_color, 0.28 * theme.effect.shadow)
        line(p, x + 0.35, top, x + 0.35, bottom + 0.2, shade, 0.3)
    line(p, x, top, x, bottom, theme.theatre.thread, width)


def eyelet(p: QPainter, theme: Theme, x: float, y: float, radius: float = 0.62) -> None:
    """The hole with a ring of brass that a thread goes through."""
    rod = [c for _, c in theme.brass.rod]
    stops = [
        (0.0, color(theme.brass.ink)),
        (0.50, color(theme.brass.ink)),
        (0.55, color(rod[1])),
        (1.0, color(rod[3])),
    ]
    fill(p, circle(x, y, radius), radial(x, y, radius * 1.1, stops))


def prompt_block(text: str, w: float, h: float, size: float, floor: float = 5.0) -> Block:
    """The lines of a prompt on a card of `w` by `h`, as large as they fit: as few lines as possible, and even."""
    one = min(size, h - 3.2)
    if text_width(text, one, Face.SERIF) <= w - 8:
        return Block((text,), one)
    if text_width(text, one * 0.74, Face.SERIF) <= w - 8 and h < 20:
        # Two lines would be smaller than one that shrinks.
        single = one_size((text,), one, w - 8, Face.SERIF)
        double = block_in(text, size, floor, w - 8, h - 4.6)
        return Block((text,), single) if single >= double.size else double
    return block_in(text, size, floor, w - 8, h - 4.6)


def prompt_card(
    p: QPainter,
    theme: Theme,
    w: float,
    h: float,
    text: str,
    *,
    size: float,
    floor: float = 5.0,
    hangs: float | None = None,
    own: bool = False,
    lift: float = 0.5,
) -> Block:
    """The red card with its cream rim; `hangs` is how far above it its threads begin. Returns its lines."""
    t = theme.theatre
    whole = rounded(0, 0, w, h, 1.0)
    if hangs is not None:
        for share in THREADS:
            thread(p, theme, w * share, -hangs, 1.4)
    card_shadow(p, theme, w, h, lift)
    paper(p, theme, whole, t.prompt_rim, seed=4)
    inner = rounded(0.45, 0.45, w - 0.9, h - 0.9, 0.75)
    reds = [(0.0, t.prompt[0]), (0.5, t.prompt[1]), (1.0, t.prompt[2])]
    fill(p, inner, linear(0, 0, w * 0.3, h, reds))
    grain(p, theme, inner, 0.035, 6)
    stroke(p, rounded(1.15, 1.15, w - 2.3, h - 2.3, 0.5), color(t.prompt_rim, 0.5), 0.12)
    inner_shadow(p, theme, inner, Cast(0.12, 0.16, 0.4, 0.35))
    if hangs is not None:
        for share in THREADS:
            eyelet(p, theme, w * share, 1.75)
            line(p, w * share, -0.4, w * share, 1.75, t.thread, 0.22)
    block = prompt_block(text, w, h, size, floor)
    middle = h / 2 - (0.035 * block.size if len(block.lines) > 1 else 0)
    pitch = block.size * 1.1
    for i, each in enumerate(block.lines):
        y = middle + (i - (len(block.lines) - 1) / 2) * pitch
        path = text_path_middle(each, w / 2, y, block.size, Face.SERIF, Align.CENTER)
        fill(p, path.translated(0.06, 0.12), color(t.prompt_press, 0.55))
        fill(p, path, t.prompt_ink)
    if own:
        own_mark(p, theme, w - 2.6, h - 2.8, t.prompt_rim)
    return block


def prompt_back(p: QPainter, theme: Theme, w: float, h: float, *, sheets: int = 1) -> None:
    """The red deck, face down: the referee turns its first card."""
    t = theme.theatre
    for i in reversed(range(sheets)):
        with placed(p, -0.22 * i, -0.3 * i):
            if i == sheets - 1:
                card_shadow(p, theme, w, h, 0.3)
            paper(p, theme, rounded(0, 0, w, h, 1.0), t.prompt_rim, seed=4 + i)
            inner = rounded(0.6, 0.6, w - 1.2, h - 1.2, 0.7)
            reds = [(0.0, t.prompt[0]), (0.5, t.prompt[1]), (1.0, t.prompt[2])]
            fill(p, inner, linear(0, 0, w * 0.3, h, reds))
            grain(p, theme, inner, 0.035, 6)
    stroke(p, rounded(1.5, 1.5, w - 3, h - 3, 0.5), color(t.prompt_rim, 0.6), 0.14)
    with clipped(p, rounded(1.5, 1.5, w - 3, h - 3, 0.5)):
        for i in range(-6, int(w / 2.2) + 6):
            x = i * 2.6
            stroke(p, bezier(f"M {x} 0 L {x + h} {h}"), color(t.prompt_rim, 0.16), 0.16)
            stroke(p, bezier(f"M {x + h} 0 L {x} {h}"), color(t.prompt_rim, 0.16), 0.16)


def card_area(w: float, h: float, margin: float) -> QRectF:
    """A card with `margin` u around it, for what it throws and what lights up around it."""
    return QRectF(-margin, -margin, w + 2 * margin, h + 2 * margin)
