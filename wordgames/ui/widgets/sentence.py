"""The sentence of a round, with its blank as a slip of paper."""

from __future__ import annotations

import re
from collections.abc import Hashable
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from wordgames.ui.painting.colors import color
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.materials import paper
from wordgames.ui.painting.shadows import Cast, soft_shadow
from wordgames.ui.painting.shapes import rounded, stroke
from wordgames.ui.painting.text import Align, draw_shadowed, draw_text, text_width
from wordgames.ui.screen import PaintedWidget

BLANK = "____"
LARGEST = 7.6
FLOOR = 5.0
"""In u: below it the sentence wraps instead of shrinking."""
LEAST_SLIP = 3.6
"""The slip is never narrower, in ems, so that the sentence stands still while a word of up to five letters grows."""
_TRACKING = 4.0
_ENDS = 0.42
_GAP = 0.30
_TILT = -1.2
_OPENING = "“"


@dataclass(frozen=True)
class Piece:
    """A word of the sentence, or its blank (None), and whether a space stands before it."""

    text: str | None
    spaced: bool


def pieces(sentence: str) -> tuple[Piece, ...]:
    """The sentence in words; what touches the blank, such as a full stop, stays with it."""
    found: list[Piece] = []
    for match in re.finditer(rf"(\s*)({BLANK}|\S+?(?={BLANK}|\s|$))", sentence):
        text = match.group(2)
        found.append(Piece(None if text == BLANK else text, bool(match.group(1)) and bool(found)))
    return tuple(found)


def typeset(sentence: str) -> str:
    """A sentence with quotation marks that open and close."""
    return re.sub(r'(^|[\s(])"', r"\1“", sentence).replace('"', "”")


def split_sentence(sentence: str) -> tuple[str, str]:
    """What stands before the blank and what after it, without the spaces around it."""
    before, _blank, after = typeset(sentence).partition(BLANK)
    return before.rstrip(), after.strip()


def marks_of_blank(sentence: str) -> tuple[str, str]:
    """The marks that stand directly around the word: an opening quotation mark before it, and what follows it where
    that is no words.
    """
    before, after = split_sentence(sentence)
    opening = before[len(before.rstrip(_OPENING)) :]
    return opening, "" if any(c.isalnum() for c in after) else after


def shown_sentence(sentence: str, *, alone: bool = False) -> str:
    """A sentence to stand above its word: what follows the blank only where it says something.

    The marks directly around the blank stand beside the word; where it is shown without them (`alone`), a
    quotation that the blank would have ended ends here.
    """
    before, after = split_sentence(sentence)
    opening, _closing = marks_of_blank(sentence)
    if any(c.isalnum() for c in after):
        return f"{before}…{after}" if opening else f"{before} … {after}".strip()
    before = before[: len(before) - len(opening)].rstrip()
    open_still = before.count("“") > before.count("”")
    return f"{before} …”" if alone and open_still else before


class SentenceLine(PaintedWidget):
    """The sentence in the middle of its place, as large as it fits on one line, else on two and more."""

    margin = 1.0

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sentence = ""
        self._letters: str | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_sentence(self, sentence: str, letters: str | None = None) -> None:
        """Show a sentence; in its blank these letters, or a line of one length for None.

        Letters may be given only where they are one person's own and nobody else looks.
        """
        sentence = typeset(sentence)
        if (sentence, letters) != (self._sentence, self._letters):
            self._sentence, self._letters = sentence, letters
            self.setAccessibleName(sentence.replace(BLANK, letters or "…"))
            self.update()

    def look(self) -> Hashable:
        return self._sentence, self._letters

    def _width(self, piece: Piece, size: float) -> float:
        if piece.text is not None:
            return text_width(piece.text, size, Face.DISPLAY)
        letters = text_width(self._letters or "", size * 0.98, Face.DISPLAY, _TRACKING)
        return max(size * LEAST_SLIP, letters + size * _ENDS)

    def _space(self, piece: Piece, before: Piece, size: float) -> float:
        if not piece.spaced:
            return size * 0.03 if piece.text is None or before.text is None else 0.0
        beside_slip = piece.text is None or before.text is None
        return size * _GAP if beside_slip else text_width(" ", size, Face.DISPLAY)

    def _line_width(self, line: list[Piece], size: float) -> float:
        width = sum(self._width(piece, size) for piece in line)
        return width + sum(self._space(b, a, size) for a, b in pairwise(line))

    def _lines(self, all_pieces: tuple[Piece, ...], size: float, room: float) -> list[list[Piece]]:
        """Broken as greedily as `room` allows; what touches the blank is never torn from it."""
        groups: list[list[Piece]] = []
        for piece in all_pieces:
            if piece.spaced or not groups:
                groups.append([piece])
            else:
                groups[-1].append(piece)
        lines: list[list[Piece]] = []
        for group in groups:
            if lines and self._line_width([*lines[-1], *group], size) <= room:
                lines[-1] += group
            else:
                lines.append(group)
        return lines

    def _even(self, all_pieces: tuple[Piece, ...], size: float, room: float) -> list[list[Piece]]:
        """The same number of lines, as even as possible."""
        count = len(self._lines(all_pieces, size, room))
        low, high = room / max(1, count) * 0.8, room
        for _step in range(14):
            middle = (low + high) / 2
            if len(self._lines(all_pieces, size, middle)) > count:
                low = middle
            else:
                high = middle
        return self._lines(all_pieces, size, high)

    def _layout(self, w: float, h: float) -> tuple[list[list[Piece]], float]:
        """Lines and their size: one line down to the floor, then as many as it takes, filling the height."""
        everything = pieces(self._sentence)
        one = list(everything)
        size = min(LARGEST, h * 0.80)
        width = self._line_width(one, size)
        if width > w:
            size *= w / width
        if size >= FLOOR:
            return [one], size
        count = 2
        while True:
            size = min(LARGEST, h / count / 1.12)
            while size > 1.5:
                lines = self._even(everything, size, w)
                if len(lines) <= count and all(self._line_width(line, size) <= w + 0.01 for line in lines):
                    break
                size *= 0.97
            if size >= FLOOR * 0.8 or count == 4:
                return lines, size
            count += 1

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        if not self._sentence:
            return
        lines, size = self._layout(w, h)
        pitch = size * 1.12
        for i, line in enumerate(lines):
            middle = h / 2 + (i - (len(lines) - 1) / 2) * pitch
            self._paint_line(p, line, w, middle, size)

    def _paint_line(self, p: QPainter, line: list[Piece], w: float, middle: float, size: float) -> None:
        theme = self.theme
        x = (w - self._line_width(line, size)) / 2
        before: Piece | None = None
        for piece in line:
            if before is not None:
                x += self._space(piece, before, size)
            width = self._width(piece, size)
            if piece.text is None:
                self._paint_slip(p, x + width / 2, middle, width, size)
            else:
                cast = Cast(0.25, 0.35, 0.7, 0.5)
                draw_shadowed(
                    p, theme, piece.text, x, middle, size, theme.text.title, Face.DISPLAY, cast=cast
                )
            x += width
            before = piece

    def _paint_slip(self, p: QPainter, x: float, y: float, width: float, size: float) -> None:
        theme = self.theme
        k = size / LARGEST
        p.save()
        p.translate(x, y)
        p.rotate(_TILT * theme.effect.bevel)
        slip = rounded(-width / 2, -4.1 * k, width, 8.2 * k, 0.6 * k)
        soft_shadow(p, theme, slip, Cast(0.4, 0.6, 1.2, 0.5))
        paper(p, theme, slip, theme.paper.blank[0], seed=5)
        if self._letters is None or not self._letters:
            rule = QPainterPath(QPointF(-width / 2 + 1.7 * k, 2.0 * k))
            rule.lineTo(width / 2 - 1.7 * k, 2.0 * k)
            stroke(p, rule, color(theme.paper.blank[1], 0.6), 0.35 * k)
        else:
            ink = theme.paper.blank[1]
            draw_text(
                p, self._letters, 0, 0, size * 0.98, ink, Face.DISPLAY, Align.CENTER, tracking=_TRACKING
            )
        p.restore()
