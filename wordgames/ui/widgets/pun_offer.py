"""A standing offer as it lies on a table of Pun: what is given, and the places of what is wanted."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordgames.games.pun.view import StandingView
from wordgames.ui.painting.colors import color
from wordgames.ui.painting.composing import arrow, draw_tray
from wordgames.ui.painting.crests import crest_disc
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.letter_cards import HEIGHT, WIDTH, draw_face, draw_sealed, paint_wanted
from wordgames.ui.painting.letter_lines import draw_line as draw_words
from wordgames.ui.painting.letter_lines import fit_line, line_width
from wordgames.ui.painting.shapes import fill, placed
from wordgames.ui.painting.text import Align, draw_text
from wordgames.ui.screen import PaintedWidget

_CARD = 6.0
_Paint: TypeAlias = Callable[[QPainter, float, float, float], None]
"""Paints one card of a width at a place."""


class OfferTray(PaintedWidget):
    """One offer. It holds letters only where everybody, or its owner who looks, may know them."""

    margin = 3.0

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._offer: StandingView | None = None
        self._captions = ("", "")
        self._of = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_offer(
        self, offer: StandingView | None, captions: tuple[str, str] = ("", ""), said: str = "", of: str = ""
    ) -> None:
        """Show an offer: what stands below either side (with tiles), how it is said, and which of how many it is."""
        if (offer, captions, of) != (self._offer, self._captions, self._of):
            self._offer, self._captions, self._of = offer, captions, of
            self.update()
        self.setAccessibleName(f"{said} ({of})" if of else said)

    @property
    def offer(self) -> StandingView | None:
        """The one that is shown."""
        return self._offer

    def look(self) -> Hashable:
        return self._offer, self._captions, self._of

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        theme, offer = self.theme, self._offer
        draw_tray(p, theme, 0, 0, w, h)
        if offer is None:
            return
        given, wanted = self._sides(offer)
        left, right = (2.0, w / 2 - 3.0), (w / 2 + 3.0, w - 2.0)
        y, high = 2.0, h - 6.2
        for (start, end), count, draw in ((left, len(given), given), (right, len(wanted), wanted)):
            card_w = min(_CARD, high * WIDTH / HEIGHT)
            pitch = min(card_w + 0.6, (end - start - card_w) / max(1, count - 1)) if count > 1 else 0.0
            x = (start + end) / 2 - (card_w + pitch * (count - 1)) / 2
            for place, paint in enumerate(draw):
                paint(p, x + place * pitch, y, card_w)
        for x0, x1, at in (
            (w / 2 - 2.0, w / 2 + 1.4, y + high * 0.3),
            (w / 2 + 2.0, w / 2 - 1.4, y + high * 0.72),
        ):
            fill(p, arrow(x0, at, x1, at, -0.8, 0.5, 1.3), theme.letters.ring)
        ink = theme.letters.place
        for (start, end), caption, crest in (
            (left, self._captions[0], True),
            (right, self._captions[1], False),
        ):
            disc = 1.25 if crest else 0.0
            size = fit_line(caption, 2.3, 1.9, end - start - 2 * disc, Face.TEXT_BOLD)
            wide = line_width(caption, size, Face.TEXT_BOLD) + (2 * disc + 0.6 if crest else 0)
            x, at = (start + end) / 2 - wide / 2, h - 2.7
            if crest:
                crest_disc(p, theme, offer.owner, x + disc, at, disc, ring=False)
                x += 2 * disc + 0.6
            draw_words(p, theme, caption, x, at, size, ink, Face.TEXT_BOLD)
        if self._of:
            draw_text(p, self._of, w / 2, h - 2.7, 2.0, color(ink, 0.85), Face.TEXT_SEMI, Align.CENTER)

    def _sides(self, offer: StandingView) -> tuple[list[_Paint], list[_Paint]]:
        given: list[_Paint]
        if offer.gives.cards is not None:
            given = [partial(self._paint_face, card.face) for card in offer.gives.cards]
        else:
            given = [partial(self._paint_sealed, offer.owner)] * (offer.gives.count or 0)
        letters = offer.wants.letters.ljust(offer.wants.count)
        return given, [partial(self._paint_wanted, letter.strip()) for letter in letters]

    def _paint_face(self, face: str, p: QPainter, x: float, y: float, w: float) -> None:
        draw_face(p, self.theme, x, y, face, w=w)

    def _paint_sealed(self, seat: int, p: QPainter, x: float, y: float, w: float) -> None:
        draw_sealed(p, self.theme, x, y, seat, w=w)

    def _paint_wanted(self, face: str, p: QPainter, x: float, y: float, w: float) -> None:
        with placed(p, x, y):
            paint_wanted(p, self.theme, w, w * HEIGHT / WIDTH, face)
