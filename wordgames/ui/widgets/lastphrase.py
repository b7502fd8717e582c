"""What hangs on the waiting stage: the best phrase of the last round with its signature, or words for the first."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordgames.texts import _, ngettext
from wordgames.ui.painting.colors import mix
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.materials import grain
from wordgames.ui.painting.paper_slips import paint_slip
from wordgames.ui.painting.point_chips import paint_chip
from wordgames.ui.painting.shadows import CONTACT, soft_shadow
from wordgames.ui.painting.shapes import fill, linear, placed, rounded, torn
from wordgames.ui.painting.signatures import paint_signature
from wordgames.ui.painting.text import draw_block, draw_text, fitted
from wordgames.ui.painting.word_cards import block_in
from wordgames.ui.screen import PaintedWidget

_TILT = 0.8


class LastPhrase(PaintedWidget):
    """A torn slip: prompt, phrase, who signed it and the chip that it was given."""

    margin = 3.0

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._prompt = self._phrase = self._name = self._words = ""
        self._seat = 0
        self._chip = 0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_phrase(self, prompt: str, phrase: str, seat: int, name: str, chip: int) -> None:
        """The best of the last round."""
        self._prompt, self._phrase, self._seat, self._name, self._chip = prompt, phrase, seat, name, chip
        self._words = ""
        points = ngettext("{n} point", "{n} points", chip).format(n=chip)
        best = _("Best of the last round: {prompt}: {phrase}, {name}, {points}")
        self.setAccessibleName(best.format(prompt=prompt, phrase=phrase, name=name, points=points))
        self.update()

    def show_words(self, words: str) -> None:
        """A sentence in its place, as in the first round."""
        self._prompt = self._phrase = self._name = ""
        self._words = words
        self.setAccessibleName(words)
        self.update()

    def look(self) -> Hashable:
        return self._prompt, self._phrase, self._seat, self._name, self._chip, self._words

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        with placed(p, w / 2, h / 2, 0.0 if theme.flat else _TILT):
            p.translate(-w / 2, -h / 2)
            paint_slip(p, theme, torn(0, 0, w, h, 11, left=False), 5, lift=0.4)
            if self._words:
                block = block_in(self._words, 5.4, 3.6, w - 9, h - 4)
                draw_block(p, block, 4.0, h / 2, theme.theatre.word_ink, Face.SERIF, leading=1.16)
                return
            self._paint_phrase(p, w, h)
        if self._chip:
            paint_chip(p, theme, w - 6.2, 3.2, 4.8, self._chip, lift=0.3)

    def _paint_phrase(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        t = theme.theatre
        strip = rounded(3.0, 2.4, w - 15.5, 6.4, 0.6)
        soft_shadow(p, theme, strip, CONTACT)
        fill(p, strip, linear(0, 2.4, 0, 8.8, [(0.0, t.prompt[0]), (1.0, t.prompt[2])]))
        grain(p, theme, strip, 0.03, 6)
        draw_text(p, self._prompt, 4.8, 5.6, 4.3, t.prompt_ink, Face.SERIF, width=w - 19.0)
        size = fitted(self._phrase, 7.0, w - 6.5, Face.SERIF)
        if size >= 5.0:
            draw_text(p, self._phrase, 3.0, 12.9, size, t.word_ink, Face.SERIF)
        else:
            block = block_in(self._phrase, 5.0, 2.6, w - 6.5, 8.6)
            draw_block(p, block, 3.0, 13.2, t.word_ink, Face.SERIF, leading=1.1)
        caption = _("best of the last round")
        draw_text(p, caption, 3.0, h - 4.2, 3.6, mix(t.word_ink, t.word, 0.3), Face.TEXT_BOLD, width=w * 0.55)
        left = w * 0.64
        paint_signature(p, theme, self._name, left, h - 1.9, 7.6, self._seat, width=w - left - 2.0)
