"""A slip at the right of a trade: a way to trade, or an answer, with a sign and what comes of it."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordgames.ui.buttons import Button, lit
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.icons import Icon, draw_icon
from wordgames.ui.painting.letter_cards import draw_ring
from wordgames.ui.painting.materials import paper
from wordgames.ui.painting.plates import still_slip
from wordgames.ui.painting.shadows import CONTACT, RAISED, SMALL, soft_shadow
from wordgames.ui.painting.shapes import fill, rounded
from wordgames.ui.painting.text import draw_block, draw_text, fit_block, one_size
from wordgames.ui.screen import draw_focus

_LEFT = 9.0
"""Where the words begin, right of the sign."""


class TradeSlip(Button):
    """A sheet of paper; the picked one has the ring and lies a little higher."""

    margin = 2.0
    fades = False

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.sub = ""
        self._icon = Icon.CHECK
        self.setCheckable(True)

    def show_words(self, text: str, sub: str, icon: Icon) -> None:
        """Say something else."""
        self.set_label(text, name=f"{text}, {sub}" if sub else text)
        if (sub, icon) != (self.sub, self._icon):
            self.sub, self._icon = sub, icon
            self.update()

    def nextCheckState(self) -> None:
        """Whether it is picked its screen says."""

    def look(self) -> Hashable:
        return self.label, self.sub, self._icon, self.state()

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        if not self.label:
            return
        if not self.isEnabled():
            still_slip(p, theme, w, h, "", face=Face.TEXT_HEAVY)
            self._paint_words(p, w, h, theme.paper.card_muted)
            return
        slip = rounded(0, 0, w, h, 0.7)
        soft_shadow(p, theme, slip, CONTACT if self.isDown() else RAISED if self.isChecked() else SMALL)
        if not theme.flat:
            fill(p, slip.translated(0, 0.25), theme.paper.edge)
        paper(p, theme, slip, theme.paper.edited if self.isChecked() else theme.paper.plate, seed=17)
        if self.isChecked():
            draw_ring(p, theme, 0, 0, w, h, 0.7)
        elif self.underMouse():
            lit(p, theme.bulb.rim, slip)
        self._paint_words(p, w, h, theme.paper.ink)
        if self.hasFocus():
            draw_focus(p, theme, rounded(-0.75, -0.75, w + 1.5, h + 1.5, 1.3))

    def _paint_words(self, p: QPainter, w: float, h: float, ink: str) -> None:
        theme = self.theme
        mark = ink
        if self.isEnabled() and not theme.flat:
            mark = {Icon.CHECK: theme.seats.inks[2], Icon.CROSS: theme.paper.question}.get(self._icon, ink)
        draw_icon(p, self._icon, 4.6, h / 2, 1.6, mark)
        room = w - _LEFT - 1.4
        block = fit_block(self.sub, 2.3, 1.9, room, Face.TEXT_SEMI)
        # A long name has the lower words take two lines: then all moves up a little, and none touches another.
        title, upper, lower = (2.6, 0.22, 0.69) if len(block.lines) > 1 else (3.0, 0.34, 0.72)
        size = one_size((self.label,), title, room, Face.TEXT_HEAVY)
        draw_text(p, self.label, _LEFT, h * upper, size, ink, Face.TEXT_HEAVY)
        draw_block(p, block, _LEFT, h * lower, theme.paper.card_muted, Face.TEXT_SEMI, leading=1.0)
