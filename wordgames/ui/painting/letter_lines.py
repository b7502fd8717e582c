"""Lines of words in which letters stand as little cards.

`tile` makes the sign for one, which is in no name and no font; `plain` takes the signs out, to read the line aloud.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtGui import QPainter

from wordgames.games.pun.moves import PUN_CARD
from wordgames.texts import _
from wordgames.ui.painting.colors import Color
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.letter_cards import draw_tile
from wordgames.ui.painting.text import Align, draw_text, text_width
from wordgames.ui.theme import Theme

TILE = 1.15
"""Width of a tile, in sizes of the letters beside it."""
_SIGN = "\ue000"
"""Of the characters for private use: it stands before the face of a card."""
_PIECES = re.compile(rf"({_SIGN}.|\s+)")


def tile(face: str) -> str:
    """How a card is written in such a line."""
    return _SIGN + face


def plain(line: str) -> str:
    """The same line to be read aloud: "any S for a T"."""
    return line.replace(tile(PUN_CARD), _("Pun card")).replace(_SIGN, "")


def line_width(line: str, size: float, face: Face = Face.TEXT_SEMI) -> float:
    """In u."""
    return sum(_width(piece, size, face) for piece in _pieces(line))


def line_size(lines: Sequence[str], size: float, width: float, face: Face = Face.TEXT_SEMI) -> float:
    """The one size for several lines that fit `width`, at most `size`."""
    widest = max((line_width(line, size, face) for line in lines), default=0.0)
    return size * min(1.0, width / widest) if widest else size


def tiles(faces: str) -> str:
    """Several cards by their faces."""
    return "".join(tile(face) for face in faces)


def fit_line(line: str, size: float, floor: float, width: float, face: Face = Face.TEXT_SEMI) -> float:
    """The size at which the line fits `width`, at least `floor`."""
    return max(floor, line_size((line,), size, width, face))


def wrapped(line: str, size: float, width: float, face: Face = Face.TEXT_SEMI) -> list[str]:
    """The line in as many as it needs, broken at spaces."""
    lines: list[str] = []
    for word in line.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and line_width(longer, size, face) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def shortened(line: str, size: float, width: float, face: Face = Face.TEXT_SEMI) -> str:
    """The line, or as many of its words as fit with an ellipsis."""
    words = line.split(" ")
    kept = line
    while len(words) > 1 and line_width(kept, size, face) > width:
        words.pop()
        kept = " ".join(words) + " …"
    return kept


def broken(
    line: str, size: float, floor: float, width: float, face: Face = Face.TEXT_SEMI
) -> tuple[tuple[str, ...], float]:
    """The line as it is, if it fits at `floor`; else in two that are about as long. With the size that fits."""
    if line_width(line, floor, face) <= width:
        return (line,), line_size((line,), size, width, face)
    words = line.split(" ")
    halves = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    if not halves:
        return (line,), line_size((line,), size, width, face)
    best = min(halves, key=lambda two: max(line_width(half, 1.0, face) for half in two))
    return best, line_size(best, size, width, face)


def draw_line(
    p: QPainter,
    theme: Theme,
    line: str,
    x: float,
    middle: float,
    size: float,
    ink: Color,
    face: Face = Face.TEXT_SEMI,
    align: Align = Align.LEFT,
    *,
    alpha: float | None = None,
) -> None:
    """Paint a line with the middle of its capitals at `middle`."""
    at = x - line_width(line, size, face) * align.value
    for piece in _pieces(line):
        if piece.startswith(_SIGN):
            gap = size * 0.06
            draw_tile(p, theme, at + gap, middle, size * TILE - 2 * gap, piece[1])
        elif piece.strip():
            draw_text(p, piece, at, middle, size, ink, face, alpha=alpha)
        at += _width(piece, size, face)


def _pieces(line: str) -> list[str]:
    return [piece for piece in _PIECES.split(line) if piece]


def _width(piece: str, size: float, face: Face) -> float:
    if piece.startswith(_SIGN):
        return size * TILE
    if piece.isspace():
        # A space alone has no outline to be measured by.
        return text_width("n n", size, face) - text_width("nn", size, face)
    return text_width(piece, size, face)
