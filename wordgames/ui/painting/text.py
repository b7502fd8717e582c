"""Letters as outlines: measured, centred on their capitals, fitted, wrapped, engraved.

Sizes are the em in u. Display text hangs on a baseline or stands in the middle of the height of "H", never in the
middle of a line box, so that it sits right in every typeface.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QTransform

from wordgames.ui.painting.colors import Color, color, luminance
from wordgames.ui.painting.emoji import EMOJI, has_outline, plain, stand_in
from wordgames.ui.painting.fonts import EM, Face, font
from wordgames.ui.painting.shadows import Cast, blurred, soft_shadow
from wordgames.ui.painting.shapes import fill
from wordgames.ui.theme import Theme

BEHIND_TEXT = Cast(0.15, 0.2, 0.6, 0.6)
"""The shadow of ordinary lines on cloth."""

BEHIND_TITLE = Cast(0.25, 0.35, 0.8, 0.55)
"""That of a title of 6 u and more."""


DARK = 0.2
"""Relative luminance below which an ink is dark."""


_EMOJI, _EMOJI_RADIUS, _EMOJI_MIDDLE = 0.48, 0.40, 0.36
"""A symbol in the place of an emoji, in ems: half its advance, its radius, and how high its middle is."""


class Align(Enum):
    LEFT = 0.0
    CENTER = 0.5
    RIGHT = 1.0


@lru_cache(maxsize=4096)
def _glyphs(text: str, face: Face, tracking: float) -> tuple[QPainterPath, float]:
    """Outline at EM pixels from (0, 0) on the baseline, and its advance."""
    # Typed with the key that is at hand, set as printers do.
    text = re.sub(r"(?<=\w)'", "’", text)
    f = font(face)
    if tracking:
        f = QFont(f)
        f.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 100 + tracking)
    path = QPainterPath()
    # addText gives odd-even paths, in which overlapping contours of a letter would be holes.
    path.setFillRule(Qt.FillRule.WindingFill)
    advance = 0.0
    for piece, emoji in _with_emoji(text):
        if emoji and not has_outline(plain(piece), f):
            symbol = QTransform()
            symbol.translate(advance + _EMOJI * EM, -_EMOJI_MIDDLE * EM)
            symbol.scale(_EMOJI_RADIUS * EM, _EMOJI_RADIUS * EM)
            path.addPath(symbol.map(stand_in(piece)))
            advance += 2 * _EMOJI * EM
        else:
            shown = plain(piece) if emoji else piece
            path.addText(advance, 0, f, shown)
            advance += QFontMetricsF(f).horizontalAdvance(shown)
    return path, advance


def _with_emoji(text: str) -> Iterator[tuple[str, bool]]:
    """The text in pieces: runs of letters, and single emoji (True)."""
    at = 0
    # Emoji are rare, and looking for them would cost a little each time.
    for found in EMOJI.finditer(text) if any(char >= "\u20e3" for char in text) else ():
        if found.start() > at:
            yield text[at : found.start()], False
        yield found.group(), True
        at = found.end()
    if at < len(text) or not text:
        yield text[at:], False


def text_width(text: str, size: float, face: Face = Face.TEXT_BOLD, tracking: float = 0.0) -> float:
    """Advance in u; `tracking` is extra space between letters in percent."""
    return _glyphs(text, face, tracking)[1] * size / EM


def _baseline(middle: float, face: Face, size: float) -> float:
    """The baseline at which the middle of "H" is at `middle`; a hand-drawn H may reach below its baseline."""
    return middle - _glyphs("H", face, 0.0)[0].boundingRect().center().y() * size / EM


def fitted(text: str, size: float, width: float, face: Face = Face.TEXT_BOLD, tracking: float = 0.0) -> float:
    """`size`, or the smaller size at which `text` is no wider than `width`."""
    advance = text_width(text, size, face, tracking)
    return size * width / advance if advance > width else size


def one_size(texts: Iterable[str], size: float, width: float, face: Face = Face.TEXT_BOLD) -> float:
    """The one size for a row of like things: that of its longest text, at most `size`."""
    return min((fitted(text, size, width, face) for text in texts), default=size)


def text_path(
    text: str,
    x: float,
    baseline: float,
    size: float,
    face: Face = Face.TEXT_BOLD,
    align: Align = Align.LEFT,
    tracking: float = 0.0,
) -> QPainterPath:
    """The outline of `text` on its baseline."""
    path, advance = _glyphs(text, face, tracking)
    scale = size / EM
    transform = QTransform()
    transform.translate(x - advance * scale * align.value, baseline)
    transform.scale(scale, scale)
    return transform.map(path)


def text_path_middle(
    text: str,
    x: float,
    middle: float,
    size: float,
    face: Face = Face.TEXT_BOLD,
    align: Align = Align.LEFT,
    width: float | None = None,
    tracking: float = 0.0,
) -> QPainterPath:
    """The outline with the middle of its capitals at `middle`, shrunk to `width` if given."""
    if width is not None:
        size = fitted(text, size, width, face, tracking)
    return text_path(text, x, _baseline(middle, face, size), size, face, align, tracking)


def draw_text(
    p: QPainter,
    text: str,
    x: float,
    middle: float,
    size: float,
    ink: Color,
    face: Face = Face.TEXT_BOLD,
    align: Align = Align.LEFT,
    *,
    width: float | None = None,
    tracking: float = 0.0,
    alpha: float | None = None,
) -> QRectF:
    """Paint `text` with the middle of its capitals at `middle`, shrunk to `width` if given; returns its bounds."""
    path = text_path_middle(text, x, middle, size, face, align, width, tracking)
    fill(p, path, color(ink, alpha))
    return path.boundingRect()


def draw_shadowed(
    p: QPainter,
    theme: Theme,
    text: str,
    x: float,
    middle: float,
    size: float,
    ink: Color,
    face: Face = Face.TEXT_BOLD,
    align: Align = Align.LEFT,
    *,
    cast: Cast = BEHIND_TEXT,
    width: float | None = None,
    alpha: float | None = None,
) -> QRectF:
    """As `draw_text`, for letters that stand on cloth: light ones with a soft shadow below, dark ones with a light."""
    path = text_path_middle(text, x, middle, size, face, align, width)
    if luminance(ink) < DARK:
        blurred(p, path, cast._replace(alpha=cast.alpha * theme.effect.shadow), theme.paper.lit)
    else:
        soft_shadow(p, theme, path, cast)
    fill(p, path, color(ink, alpha))
    return path.boundingRect()


def draw_engraved(
    p: QPainter,
    theme: Theme,
    text: str,
    x: float,
    middle: float,
    size: float,
    face: Face = Face.DISPLAY,
    align: Align = Align.CENTER,
    *,
    width: float | None = None,
) -> QRectF:
    """Letters cut into brass: the ink over a light copy a little lower."""
    path = text_path_middle(text, x, middle, size, face, align, width)
    fill(p, path.translated(0.06, 0.09), color(theme.brass.ink_light, 0.7 * theme.effect.bevel))
    fill(p, path, theme.brass.ink)
    return path.boundingRect()


def _pieces(word: str, size: float, width: float, face: Face) -> list[str]:
    """`word` whole if it fits `width`, else in parts: after a hyphen if it has one, else as many letters as fit."""
    if len(word) < 2 or text_width(word, size, face) <= width:
        return [word]
    end = word.find("-") + 1
    if not 0 < end < len(word):
        end = len(word) - 1
        while end > 1 and text_width(word[:end], size, face) > width:
            end -= 1
    return _pieces(word[:end], size, width, face) + _pieces(word[end:], size, width, face)


def wrap(text: str, size: float, width: float, face: Face = Face.TEXT_BOLD) -> list[str]:
    """The fewest lines that fit `width`, broken as evenly as possible; a word wider than that is broken too."""
    words = [part for word in text.split() for part in _pieces(word, size, width, face)]
    if not words:
        return []
    widths = [text_width(word, size, face) for word in words]
    space = text_width(" ", size, face)

    def lines_within(limit: float) -> list[str]:
        lines: list[list[str]] = [[words[0]]]
        used = widths[0]
        for word, w in zip(words[1:], widths[1:], strict=True):
            if used + space + w > limit:
                lines.append([word])
                used = w
            else:
                lines[-1].append(word)
                used += space + w
        return [" ".join(parts) for parts in lines]

    best = lines_within(width)
    low, high = max(widths), width
    # The narrowest limit that still needs no more lines makes them even.
    for _ in range(18):
        if high <= low:
            break
        middle = (low + high) / 2
        if len(lines_within(middle)) <= len(best):
            high = middle
        else:
            low = middle
    return lines_within(high) if len(best) > 1 else best


@dataclass(frozen=True)
class Block:
    """Lines of one size, as `fit_block` found them."""

    lines: tuple[str, ...]
    size: float


def fit_block(text: str, size: float, floor: float, width: float, face: Face = Face.TEXT_BOLD) -> Block:
    """Shrink to `floor` on one line; where even that is too wide, wrap evenly at the floor."""
    fit = fitted(text, size, width, face)
    # A size that was fitted before may come out a hair below its floor.
    if fit >= floor * 0.999:
        return Block((text,), fit)
    lines = wrap(text, floor, width, face)
    return Block(tuple(lines), one_size(lines, floor, width, face))


def elided(text: str, size: float, width: float, face: Face = Face.TEXT_BOLD) -> str:
    """The text, or as many of its first letters as fit with an ellipsis."""
    # A hair too wide is rounding: a size that was fitted to this very width.
    if text_width(text, size, face) <= width + 0.01:
        return text
    kept = text
    while kept and text_width(kept.rstrip() + "…", size, face) > width:
        kept = kept[:-1]
    return kept.rstrip() + "…"


def fit_name(name: str, size: float, floor: float, width: float, face: Face = Face.TEXT_HEAVY) -> Block:
    """As `fit_block` in at most two lines that are no smaller than the floor: what is too long is elided."""
    if fitted(name, size, width, face) >= floor * 0.999:
        return fit_block(name, size, floor, width, face)
    first = (wrap(name, floor, width, face) or [name])[0]
    rest = name[len(first) :].strip()
    lines = (first, rest) if rest else (first,)
    return Block(tuple(elided(text, floor, width, face) for text in lines), floor)


def draw_block(
    p: QPainter,
    block: Block,
    x: float,
    middle: float,
    ink: Color,
    face: Face = Face.TEXT_BOLD,
    align: Align = Align.LEFT,
    *,
    leading: float = 1.3,
    alpha: float | None = None,
) -> None:
    """Paint the lines with the middle of the whole at `middle`; `leading` is the line pitch in ems."""
    pitch = block.size * leading
    top = middle - pitch * (len(block.lines) - 1) / 2
    for i, text in enumerate(block.lines):
        draw_text(p, text, x, top + i * pitch, block.size, ink, face, align, alpha=alpha)
