"""Words on cloth and wood: what to do now, what was decided, a caption."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordgames.ui.painting.colors import color
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.plates import still_slip
from wordgames.ui.painting.shadows import Cast
from wordgames.ui.painting.shapes import line
from wordgames.ui.painting.text import Align, draw_shadowed, fit_block, text_width
from wordgames.ui.screen import PaintedWidget


class Line(PaintedWidget):
    """A line of words on dark ground; where it is too long it shrinks to `floor`, then wraps."""

    margin = 0.6

    def __init__(
        self,
        size: float,
        parent: QWidget | None = None,
        *,
        face: Face = Face.TEXT_BOLD,
        align: Align = Align.CENTER,
        floor: float | None = None,
        caption: bool = False,
        alpha: float = 1.0,
        ruled: bool = False,
        gold: bool = False,
    ) -> None:
        super().__init__(parent)
        self._size = size
        self._face = face
        self._align = align
        self._floor = size * 0.72 if floor is None else floor
        self._caption = caption
        self._alpha = alpha
        self._ruled = ruled
        """A thin line left and right of the words, to the ends of the place."""
        self._gold = gold
        """In the colour that stands out at Pun's table."""
        self._text = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def text(self) -> str:
        """What it says."""
        return self._text

    def set_text(self, text: str) -> None:
        """Say something else; nothing where empty."""
        if text != self._text:
            self._text = text
            self.setAccessibleName(text)
            self.update()

    def look(self) -> Hashable:
        return self._text, self._size, self._align

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        if not self._text:
            return
        ink = self.theme.text.caption if self._caption else self.theme.text.body
        if self._gold:
            ink = self.theme.room.gold
        block = fit_block(self._text, self._size, self._floor, w, self._face)
        pitch = block.size * 1.25
        if self._ruled:
            side = w / 2 - text_width(self._text, block.size, self._face) / 2 - 1.2
            if side > 0.5:
                for x in (0.0, w - side):
                    line(p, x, h / 2, x + side, h / 2, color(ink, 0.5), 0.14)
        for i, text in enumerate(block.lines):
            y = h / 2 + (i - (len(block.lines) - 1) / 2) * pitch
            cast = Cast(0.1, 0.15, 0.5, 0.45)
            draw_shadowed(
                p,
                self.theme,
                text,
                w * self._align.value,
                y,
                block.size,
                ink,
                self._face,
                self._align,
                cast=cast,
                alpha=self._alpha,
            )


class Note(PaintedWidget):
    """A slip of paper that says how things stand; without a keyline, since it cannot be pressed."""

    margin = 1.6

    def __init__(self, parent: QWidget | None = None, *, face: Face = Face.DISPLAY) -> None:
        super().__init__(parent)
        self._text = self._sub = ""
        self._face = face
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_text(self, text: str, sub: str) -> None:
        """Say something else, with a smaller line below."""
        if (text, sub) != (self._text, self._sub):
            self._text, self._sub = text, sub
            self.setAccessibleName(f"{text}, {sub}" if sub else text)
            self.update()

    def look(self) -> Hashable:
        return self._text, self._sub

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        still_slip(p, self.theme, w, h, self._text, sub=self._sub, face=self._face)
