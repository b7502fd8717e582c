"""Buttons of the tables: a brass and a paper slab of one size, with a sign; a word's slip; a box to tick."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordgames.ui.buttons import Button
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.icons import Icon, draw_icon
from wordgames.ui.painting.materials import paper
from wordgames.ui.painting.plates import paper_button, plaque, still_slip
from wordgames.ui.painting.shadows import Cast, soft_shadow
from wordgames.ui.painting.shapes import rounded, stroke
from wordgames.ui.painting.text import Align, draw_text, fitted, text_width
from wordgames.ui.screen import draw_focus


class Choice(Button):
    """One of two choices of one size: brass, or paper; which of them can change."""

    margin = 2.8
    fades = False

    def __init__(
        self,
        text: str,
        parent: QWidget | None = None,
        *,
        brass: bool,
        icon: Icon | None = None,
        size: float = 3.6,
        face: Face = Face.DISPLAY,
    ) -> None:
        super().__init__(text, parent)
        self._face = face
        self._brass = brass
        self._icon = icon
        self._size = size

    @property
    def is_brass(self) -> bool:
        """Whether it is the one that stands out."""
        return self._brass

    def set_brass(self, brass: bool) -> None:
        """Make it of the other stuff."""
        if brass != self._brass:
            self._brass = brass
            self.update()

    def look(self) -> Hashable:
        return self.label, self._brass, self._icon, self._size, self.state()

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        if not self.isEnabled():
            still_slip(p, theme, w, h, self.label, size=self._size, face=self._face)
            return
        if self._brass:
            size = self._size * 1.25
            plaque(p, theme, 0, 0, w, h, self.label, icon=self._icon, size=size, face=self._face)
        else:
            paper_button(p, theme, 0, 0, w, h, self.label, icon=self._icon, size=self._size, face=self._face)
        if self.hasFocus():
            draw_focus(p, theme, rounded(-0.6, -0.6, w + 1.2, h + 1.2, 1.6))


class WordSlip(Button):
    """A word that has been shown, with its points; a press shows it again."""

    margin = 1.6

    def __init__(self, seat: int, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._seat = seat
        self._points = ""
        self._pending = False
        self.size_u = 3.1
        """Of the word; its points are a little smaller."""

    def show_word(self, word: str, points: str, *, pending: bool, name: str) -> None:
        """Show the word and what it scores, or a question mark; `name` is for who cannot see it."""
        now = (word, points, pending)
        if now != (self.label, self._points, self._pending) or name != self.accessibleName():
            self._points, self._pending = points, pending
            self.label = word
            self.setAccessibleName(name)
            self.update()

    def look(self) -> Hashable:
        return self._seat, self.label, self._points, self._pending, self.state()

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        # A slip that cannot be pressed yet lies there like the others.
        self.paint_button(p, w, h)

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        slip = rounded(0, 0, w, h, 0.6)
        soft_shadow(p, theme, slip, Cast(0.4, 0.6, 1.1, 0.5))
        paper(
            p, theme, slip, theme.paper.edited if self.underMouse() else theme.paper.slip, seed=3, hairs=True
        )
        ink = theme.paper.ink
        if self._pending:
            draw_text(p, "?", w / 2, h / 2, h * 0.7, theme.paper.question, Face.DISPLAY, Align.CENTER)
        else:
            size = fitted(self.label, self.size_u, w - 1.4, Face.DISPLAY)
            draw_text(p, self.label, w / 2, h * 0.34, size, ink, Face.DISPLAY, Align.CENTER)
            hue = theme.seats.inks[self._seat]
            draw_text(p, self._points, w / 2, h * 0.76, self.size_u * 0.74, hue, Face.DISPLAY, Align.CENTER)
        if self.hasFocus():
            draw_focus(p, theme, rounded(-0.4, -0.4, w + 0.8, h + 0.8, 0.9))


class TickBox(Button):
    """A box of paper to tick, and what it means, on dark ground."""

    margin = 0.8

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setCheckable(True)

    def width_u(self, h: float) -> float:
        """How wide box and words are, in u, at a height of `h`."""
        return h * 0.8 + 1.1 + text_width(self.label, 2.4, Face.TEXT_SEMI)

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        side = h * 0.8
        box = rounded(0, (h - side) / 2, side, side, 0.35)
        soft_shadow(p, theme, box, Cast(0.2, 0.3, 0.6, 0.4))
        paper(p, theme, box, theme.paper.slip, seed=9)
        stroke(p, box, theme.paper.perforation, 0.14)
        if self.isChecked():
            draw_icon(p, Icon.CHECK, side / 2, h / 2, side * 0.36, theme.paper.accent)
        draw_text(
            p, self.label, side + 1.1, h / 2, 2.4, theme.text.body, Face.TEXT_SEMI, width=w - side - 1.1
        )
        if self.hasFocus():
            draw_focus(p, theme, rounded(-0.5, -0.1, w + 1.0, h + 0.2, 0.7), width=0.34)
