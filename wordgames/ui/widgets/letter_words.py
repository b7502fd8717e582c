"""Words on dark ground or paper in which letters stand as little cards."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.letter_lines import broken, draw_line, plain
from wordgames.ui.painting.text import Align
from wordgames.ui.screen import PaintedWidget


class LetterLine(PaintedWidget):
    """One line, or two where it does not fit; read aloud as plain words."""

    margin = 0.8

    def __init__(
        self,
        size: float,
        parent: QWidget | None = None,
        *,
        face: Face = Face.TEXT_BOLD,
        align: Align = Align.LEFT,
        floor: float | None = None,
        alpha: float = 1.0,
        on_felt: bool = False,
    ) -> None:
        super().__init__(parent)
        self._size, self._face, self._align, self._alpha = size, face, align, alpha
        self._floor = size * 0.75 if floor is None else floor
        self._on_felt = on_felt
        self._text = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def text(self) -> str:
        """What it says, with letters as in `letter_lines`."""
        return self._text

    def set_text(self, text: str) -> None:
        """Say something else."""
        if text != self._text:
            self._text = text
            self.setAccessibleName(plain(text))
            self.update()

    def look(self) -> Hashable:
        return self._text

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        if not self._text:
            return
        lines, size = broken(self._text, self._size, self._floor, w, self._face)
        ink = self.theme.letters.place if self._on_felt else self.theme.text.body
        for number, line in enumerate(lines):
            y = h / 2 + (number - (len(lines) - 1) / 2) * size * 1.35
            draw_line(
                p,
                self.theme,
                line,
                w * self._align.value,
                y,
                size,
                ink,
                self._face,
                self._align,
                alpha=self._alpha,
            )
