"""On the TV: to whom the other screen belongs now, for who sits in the room and waits."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordgames.ui.painting.crests import crest_disc
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.shadows import Cast
from wordgames.ui.painting.text import Align, draw_shadowed, fit_block, text_width
from wordgames.ui.screen import PaintedWidget

_CREST = 4.0
_GAP = 1.8


class LookLine(PaintedWidget):
    """One large line in the middle of its place, after the crest of whom it is about."""

    margin = 1.0

    def __init__(self, parent: QWidget | None = None, *, size: float = 5.6, floor: float = 4.4) -> None:
        super().__init__(parent)
        self._size, self._floor = size, floor
        self._seat: int | None = None
        self._text = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def text(self) -> str:
        """What it says."""
        return self._text

    def say(self, text: str, seat: int | None = None) -> None:
        """Say this of a seat, or of nobody."""
        if (text, seat) != (self._text, self._seat):
            self._text, self._seat = text, seat
            self.setAccessibleName(text)
            self.update()

    def look(self) -> Hashable:
        return self._text, self._seat

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        if not self._text:
            return
        theme = self.theme
        disc = 0.0 if self._seat is None else 2 * _CREST + _GAP
        block = fit_block(self._text, self._size, self._floor, w - disc, Face.TEXT_BOLD)
        wide = max(text_width(line, block.size, Face.TEXT_BOLD) for line in block.lines)
        left = (w - wide - disc) / 2
        if self._seat is not None:
            crest_disc(p, theme, self._seat, left + _CREST, h / 2, _CREST)
        pitch = block.size * 1.2
        for number, line in enumerate(block.lines):
            y = h / 2 + (number - (len(block.lines) - 1) / 2) * pitch
            cast = Cast(0.15, 0.25, 0.7, 0.5)
            at = left + disc
            draw_shadowed(
                p, theme, line, at, y, block.size, theme.text.title, Face.TEXT_BOLD, Align.LEFT, cast=cast
            )
