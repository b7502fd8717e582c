"""What a computer says aloud: a bubble of paper whose tail points down to the plate of who speaks."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from wordgames.ui.accessible import announce
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.paper_slips import paint_slip
from wordgames.ui.painting.shapes import rounded, unite
from wordgames.ui.painting.text import Align, Block, draw_block, one_size, wrap
from wordgames.ui.screen import PaintedWidget

LARGEST: Final = 5.4
_FLOOR: Final = 2.6
_LEADING: Final = 1.22
_TAIL: Final = 3.4


def speech_block(text: str, w: float, h: float) -> Block:
    """The lines of what is said, as large as they fit a box of `w` by `h`."""
    size = LARGEST
    while True:
        lines = wrap(text, size, w, Face.TEXT_HEAVY)
        size_now = min(size, one_size(lines, size, w, Face.TEXT_HEAVY))
        if size <= _FLOOR or len(lines) * size_now * _LEADING <= h:
            return Block(tuple(lines), size_now)
        size -= 0.1


class Speech(PaintedWidget):
    """A few words; nothing where there are none."""

    margin = 5.0

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def text(self) -> str:
        """What is said."""
        return self._text

    def set_text(self, text: str, who: str = "") -> None:
        """Have somebody say it; empty: nobody says anything."""
        if text != self._text:
            self._text = text
            self.setAccessibleName(f"{who}: {text}" if who else text)
            self.setVisible(bool(text))
            if text:
                announce(self, self.accessibleName())
            self.update()

    def look(self) -> Hashable:
        return self._text

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        if not self._text:
            return
        tail = QPainterPath(QPointF(7.0, h - 1.0))
        tail.quadTo(7.4, h + _TAIL * 0.6, 4.4, h + _TAIL)
        tail.quadTo(10.0, h + _TAIL * 0.5, 11.6, h - 1.0)
        tail.closeSubpath()
        paint_slip(p, self.theme, unite(rounded(0, 0, w, h, 2.2), tail), 15, lift=0.4)
        block = speech_block(self._text, w - 4.4, h - 1.6)
        ink = self.theme.theatre.word_ink
        draw_block(p, block, w / 2, h / 2, ink, Face.TEXT_HEAVY, Align.CENTER, leading=_LEADING)
