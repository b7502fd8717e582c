"""Tickets of the best words, as they lie at the end of a game."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordgames.core.players import Seat
from wordgames.texts.words import points as in_points
from wordgames.ui.painting.crests import crest_disc
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.materials import paper
from wordgames.ui.painting.plates import perforation, ticket_path
from wordgames.ui.painting.shadows import Cast, soft_shadow
from wordgames.ui.painting.text import Align, draw_text, elided, fitted
from wordgames.ui.screen import PaintedWidget

TICKET_W = 24.0
TICKET_H = 13.8


class WordTicket(PaintedWidget):
    """A word that scored high: the word, whose it was, what it was worth."""

    margin = 1.8

    def __init__(
        self,
        word: str,
        name: str,
        seat: Seat,
        points: int,
        parent: QWidget | None = None,
        *,
        face: Face = Face.DISPLAY,
        count: Callable[[int], str] = in_points,
    ) -> None:
        """`count` says what its number is."""
        super().__init__(parent)
        self._word, self._name, self._seat, self._points, self._face = word, name, seat, points, face
        self.setAccessibleName(f"{word}, {name}, {count(points)}")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def look(self) -> Hashable:
        return self._word, self._name, self._seat, self._points, self._face

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        tear = h * 0.58
        sheet = ticket_path(0, 0, w, h, tear)
        soft_shadow(p, theme, sheet, Cast(0.4, 0.6, 1.2, 0.5))
        paper(p, theme, sheet, theme.paper.plate, seed=self._points, hairs=True)
        perforation(p, theme, 0, tear, w)
        ink = theme.paper.ink
        draw_text(p, self._word, w / 2, h * 0.31, 3.9, ink, self._face, Align.CENTER, width=w - 2.4)
        middle = h * 0.79
        crest_disc(p, theme, self._seat, 3.6, middle, 1.9, ring=False)
        room = w - 13.4
        size = max(1.9, fitted(self._name, 2.4, room))
        draw_text(p, elided(self._name, size, room), 6.4, middle, size, ink)
        draw_text(
            p,
            str(self._points),
            w - 2.0,
            middle,
            3.2,
            theme.seats.inks[self._seat],
            self._face,
            Align.RIGHT,
        )
