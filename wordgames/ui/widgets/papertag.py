"""Slips of paper with a few words: the banner of a variant, a note for who plays for the first time."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordgames.ui.buttons import Button
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.materials import paper
from wordgames.ui.painting.shadows import SMALL, soft_shadow
from wordgames.ui.painting.shapes import bezier, fill, polygon, rounded
from wordgames.ui.painting.text import draw_block, draw_text, fit_block, text_width
from wordgames.ui.screen import PaintedWidget, draw_focus


class PaperTag(PaintedWidget):
    """A name on a red end, and what it means: as long as its words are."""

    margin = 1.6
    _SIZE = 2.3

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = self._line = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def say(self, name: str, line: str) -> None:
        """Bear other words."""
        if (name, line) != (self._name, self._line):
            self._name, self._line = name, line
            self.setAccessibleName(f"{name}: {line}")
            self.update()

    def look(self) -> Hashable:
        return self._name, self._line

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        t = theme.theatre
        head = text_width(self._name, self._SIZE, Face.SERIF) + 2.6
        tail = min(text_width(self._line, self._SIZE, Face.TEXT_SEMI) + 3.6, w - head)
        tag = polygon((0, 0), (head + tail, 0), (head + tail - 1.0, h / 2), (head + tail, h), (0, h))
        soft_shadow(p, theme, tag, SMALL)
        paper(p, theme, tag, theme.paper.plate, seed=6)
        red = rounded(0.25, 0.25, head, h - 0.5, 0.4)
        fill(p, red, t.prompt[1])
        draw_text(p, self._name, 1.3, h / 2, self._SIZE, t.prompt_ink, Face.SERIF)
        draw_text(
            p, self._line, head + 1.0, h / 2, self._SIZE, theme.paper.ink, Face.TEXT_SEMI, width=tail - 3.2
        )


class TornNote(Button):
    """A note that points to the right; a tap puts it away."""

    margin = 1.8

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)

    def say(self, text: str) -> None:
        """Bear other words."""
        self.set_label(text)

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        tip = 1.8
        note = bezier(
            f"M 0.8 0 L {w - tip - 0.6} 0 L {w - tip} 0.6 L {w - tip} {h * 0.32} L {w} {h * 0.5} "
            f"L {w - tip} {h * 0.68} L {w - tip} {h - 0.6} L {w - tip - 0.6} {h} L 0.8 {h} L 0 {h - 0.8} L 0 0.8 Z"
        )
        soft_shadow(p, theme, note, SMALL)
        lit = self.underMouse() and self.isEnabled()
        paper(p, theme, note, theme.paper.edited if lit else theme.paper.bonus, seed=9)
        block = fit_block(self.label, 2.5, 2.3, w - tip - 2.6)
        draw_block(p, block, 1.3, h / 2, theme.paper.ink)
        if self.hasFocus():
            draw_focus(p, theme, rounded(-0.5, -0.5, w + 1, h + 1, 1.2))
