"""The tray between two seats with all that stands in it and is not touched: felt, arrows, the terms, who gives what."""

from __future__ import annotations

from collections.abc import Hashable

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordgames.core.players import Seat
from wordgames.ui.painting.composing import arrow, draw_tray
from wordgames.ui.painting.crests import crest_disc
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.letter_lines import broken, draw_line, line_width, plain
from wordgames.ui.painting.materials import paper
from wordgames.ui.painting.shadows import SMALL, soft_shadow
from wordgames.ui.painting.shapes import fill, torn
from wordgames.ui.painting.text import Align
from wordgames.ui.screen import PaintedWidget

WIDTH = 98.0
HEIGHT = 25.2
SIDE = 30.0
"""Width of the room for cards on either side."""
LEFT = 4.2
TOP = 1.9
CARDS = 16.4
"""Height of that room."""
SLIP = 26.4
KNOBS = 5.4
"""What is left free at the right of a side for the two knobs that say how many cards."""


class TrayWords(Struct, frozen=True):
    """What the tray says; letters as in `painting.letter_lines`."""

    left: tuple[Seat | None, str]
    """Whose side it is, and what he gives."""
    right: tuple[Seat | None, str]
    terms: str
    """On the slip between the two."""


NOTHING = TrayWords((None, ""), (None, ""), "")


class TradeTray(PaintedWidget):
    """Lies below the two sides of a trade."""

    margin = 2.6

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = NOTHING
        self._knobs = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_words(self, words: TrayWords) -> None:
        """Say something else."""
        if words != self._words:
            self._words = words
            said = (words.left[1], words.terms, words.right[1])
            self.setAccessibleName(", ".join(plain(text) for text in said if text))
            self.update()

    def set_knobs(self, knobs: bool) -> None:
        """Whether two knobs stand at the right."""
        if knobs != self._knobs:
            self._knobs = knobs
            self.update()

    @property
    def words(self) -> TrayWords:
        """What it says."""
        return self._words

    def look(self) -> Hashable:
        return self._words, self._knobs

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        draw_tray(p, theme, 0, 0, w, h)
        words = self._words
        middle, cards = w / 2, TOP + CARDS / 2
        if words.terms:
            metal = theme.letters.ring if theme.flat else theme.brass.rod[2][1]
            reach = SLIP / 2 + 0.2
            upper, lower = cards - 5.9, cards + 5.9
            fill(p, arrow(middle - reach, upper, middle + reach - 0.6, upper, -1.5, 0.8, 1.9), metal)
            fill(p, arrow(middle + reach, lower, middle - reach + 0.6, lower, -1.5, 0.8, 1.9), metal)
            slip = torn(middle - SLIP / 2, cards - 4.3, SLIP, 8.6, 5)
            soft_shadow(p, theme, slip, SMALL)
            paper(p, theme, slip, theme.paper.slip, seed=5)
            lines, size = broken(words.terms, 2.9, 2.6, SLIP - 2.4, Face.TEXT_BOLD)
            for number, line in enumerate(lines):
                y = cards + (number - (len(lines) - 1) / 2) * size * 1.3
                draw_line(p, theme, line, middle, y, size, theme.paper.ink, Face.TEXT_BOLD, Align.CENTER)
        right = w - LEFT - (SIDE + (KNOBS if self._knobs else 0.0)) / 2
        room = SIDE - (KNOBS - 2.0 if self._knobs else 0.0)
        self._paint_side(p, LEFT + SIDE / 2, h - 3.4, *words.left, room=SIDE)
        self._paint_side(p, right, h - 3.4, *words.right, room=room)

    def _paint_side(
        self, p: QPainter, x: float, y: float, seat: Seat | None, text: str, *, room: float
    ) -> None:
        if not text:
            return
        disc = 1.6 if seat is not None else 0.0
        room -= 2 * disc + (1.0 if disc else 0.0)
        lines, size = broken(text, 2.8, 2.2, room, Face.TEXT_BOLD)
        if len(lines) > 1:
            size, y = min(size, 2.3), y - 0.9
        width = max(line_width(one, size, Face.TEXT_BOLD) for one in lines) + (
            2 * disc + 1.0 if disc else 0.0
        )
        left = x - width / 2
        if seat is not None:
            crest_disc(p, self.theme, seat, left + disc, y, disc)
            left += 2 * disc + 1.0
        for number, one in enumerate(lines):
            middle = y + (number - (len(lines) - 1) / 2) * size * 1.2
            draw_line(p, self.theme, one, left, middle, size, self.theme.letters.place, Face.TEXT_BOLD)
