"""The red prompt card as it hangs on the stage, and the deck that it is turned from."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordgames.ui.buttons import Button
from wordgames.ui.painting.shapes import placed, rounded
from wordgames.ui.painting.word_cards import prompt_back, prompt_card
from wordgames.ui.screen import PaintedWidget, draw_focus


class PromptCard(PaintedWidget):
    """A prompt, as large as it fits; it hangs on threads that come from above the screen."""

    margin = 2.6

    def __init__(
        self, size: float, parent: QWidget | None = None, *, floor: float = 5.0, hangs: bool = True
    ) -> None:
        super().__init__(parent)
        self._size = size
        self._floor = floor
        self._hangs = hangs
        self._text = ""
        self._own = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def text(self) -> str:
        """What it says."""
        return self._text

    def show_prompt(self, text: str, *, own: bool = False) -> None:
        """Hang up a prompt; `own` marks one that the table wrote itself."""
        if (text, own) != (self._text, self._own):
            self._text, self._own = text, own
            self.setAccessibleName(text)
            self.setVisible(bool(text))
            self.update()

    def look(self) -> Hashable:
        return self._text, self._own, self._size, self._hangs

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        if self._text:
            # The margin hides where the threads go on, behind the pelmet.
            hangs = self.margin if self._hangs else None
            prompt_card(
                p,
                self.theme,
                w,
                h,
                self._text,
                size=self._size,
                floor=self._floor,
                hangs=hangs,
                own=self._own,
            )


class PromptDeck(Button):
    """The prompts that are left, face down: a press turns the first one over."""

    margin = 3.0
    fades = False
    _SHEETS = 5

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        with placed(p, 0.22 * self._SHEETS, 0.3 * self._SHEETS):
            prompt_back(p, self.theme, w - 0.22 * self._SHEETS, h - 0.3 * self._SHEETS, sheets=self._SHEETS)
        if self.hasFocus():
            draw_focus(p, self.theme, rounded(-0.8, -0.8, w + 1.6, h + 1.6, 1.6))
