"""Words that stand on a screen and can't be pressed; a screen reader reads them too."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.text import BEHIND_TITLE, Align, draw_block, draw_shadowed, fit_block
from wordgames.ui.screen import PaintedWidget


class Words(PaintedWidget):
    """One text, which shrinks to `floor` (in u) and then wraps; `ink` names a colour of the theme's text or paper."""

    margin = 0.5

    def __init__(
        self,
        text: str,
        parent: QWidget | None = None,
        *,
        size: float = 2.6,
        floor: float = 2.2,
        ink: str = "body",
        on_paper: bool = False,
        face: Face = Face.TEXT_BOLD,
        align: Align = Align.LEFT,
        shadow: bool = False,
        top: bool = False,
    ) -> None:
        """`shadow` is for one line on cloth; `top` sets the first line at the top instead of the middle."""
        super().__init__(parent)
        self.text = text
        self._size, self._floor, self._face, self._align = size, floor, face, align
        self._ink, self._on_paper, self._shadow, self._top = ink, on_paper, shadow, top
        self.setAccessibleName(text)

    def say(self, text: str) -> None:
        """Show another text."""
        if text != self.text:
            self.text = text
            self.setAccessibleName(text)
            self.update()

    def look(self) -> Hashable:
        return (self.text, self._size, self._ink)

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        if not self.text:
            return
        theme = self.theme
        ink = getattr(theme.paper if self._on_paper else theme.text, self._ink)
        x = w * self._align.value
        if self._shadow:
            draw_shadowed(
                p,
                theme,
                self.text,
                x,
                h / 2,
                self._size,
                ink,
                self._face,
                self._align,
                cast=BEHIND_TITLE,
                width=w,
            )
            return
        block = fit_block(self.text, self._size, self._floor, w, self._face)
        middle = h / 2
        if self._top:
            middle = block.size * (0.6 + 1.3 * (len(block.lines) - 1) / 2)
        draw_block(p, block, x, middle, ink, self._face, self._align)
