"""The cloth over a whole board that is not to be seen: velvet in the seat's colour, with its crest."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordgames.texts import _
from wordgames.ui.painting.colors import color
from wordgames.ui.painting.crests import crest_disc, pattern_path
from wordgames.ui.painting.curtain import hem_fringe, seat_velvet
from wordgames.ui.painting.materials import contour
from wordgames.ui.painting.shadows import BOARD, soft_shadow
from wordgames.ui.painting.shapes import clipped, fill, fill_rect, linear, rounded
from wordgames.ui.screen import PaintedWidget

CREST = 9.0
"""Radius of the crest, in u."""


class BoardCloth(PaintedWidget):
    """Lies over a board; its look depends on seat and size alone."""

    margin = 4.0

    def __init__(self, seat: int, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat = seat
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(_("{name}'s holder, covered").format(name=name))

    @property
    def seat(self) -> int:
        """Whose board it covers."""
        return self._seat

    def look(self) -> Hashable:
        return self._seat

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        cloth = rounded(-0.3, -0.3, w + 0.6, h + 0.3, 1.7)
        if theme.flat:
            fill(p, cloth, theme.paper.plate)
            with clipped(p, cloth):
                fill(p, pattern_path(self._seat, -1, -1, w + 2, h + 2, 8.0), theme.seats.colors[self._seat])
            contour(p, theme, cloth)
            crest_disc(p, theme, self._seat, w / 2, h / 2, CREST)
            return
        soft_shadow(p, theme, cloth, BOARD)
        with clipped(p, cloth):
            p.translate(-0.3, -0.3)
            seat_velvet(p, theme, w + 0.6, h + 0.3, self._seat)
            shade = theme.curtain.shade
            top = [(0.0, color(theme.paper.lit, 0.20)), (1.0, color(theme.paper.lit, 0.0))]
            fill_rect(p, 0, 0, w + 0.6, 3.0, linear(0, 0, 0, 3.0, top))
            low = [(0.0, color(shade, 0.0)), (1.0, color(shade, 0.4))]
            fill_rect(p, 0, h - 14, w + 0.6, 14.3, linear(0, h - 14, 0, h, low))
            p.translate(0.3, 0.3)
        hem_fringe(p, theme, w, h - 0.2)
        crest_disc(p, theme, self._seat, w / 2, h / 2, CREST)
