"""A phrase brought large before the room, on a sheet over the table, with who wrote it and what it was given."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordgames.texts import _
from wordgames.ui.buttons import Button
from wordgames.ui.painting.colors import color
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.materials import paper
from wordgames.ui.painting.phrases import cut_block
from wordgames.ui.painting.point_chips import paint_chip
from wordgames.ui.painting.shadows import BOARD, Cast, soft_shadow
from wordgames.ui.painting.shapes import fill, rounded, stroke
from wordgames.ui.painting.signatures import paint_signature
from wordgames.ui.painting.text import Align, draw_text
from wordgames.ui.painting.word_cards import draw_lines
from wordgames.ui.screen import draw_focus


class LargePhrase(Button):
    """One sheet of paper; a press takes it away."""

    margin = 4.0
    fades = False

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._words: tuple[str, ...] = ()
        self._name, self._seat, self._chip, self._prompt = "", 0, 0, ""
        self.clicked.connect(self.close_it)
        self.hide()

    @property
    def phrase(self) -> str:
        """What it says; empty where it is away."""
        return " ".join(self._words)

    def open_it(self, words: Sequence[str], name: str, seat: int, chip: int, prompt: str = "") -> None:
        """Show this phrase, above everything else."""
        self._words, self._name, self._seat, self._chip = tuple(words), name, seat, chip
        self._prompt = prompt
        self.setAccessibleName(_("{phrase}, by {name}").format(phrase=self.phrase, name=name))
        self.show()
        self.raise_()
        if self.isEnabled():
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.update()

    def close_it(self) -> None:
        """Take it away."""
        was = bool(self._words)
        self._words = ()
        self.hide()
        if was:
            self.closed.emit()

    def look(self) -> Hashable:
        return self._words, self._name, self._seat, self._chip, self._prompt, self.state()

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        theatre = theme.theatre
        sheet = rounded(0, 0, w, h, 0.9)
        soft_shadow(p, theme, sheet, BOARD)
        soft_shadow(p, theme, sheet, Cast(0.3, 0.4, 0.9, 0.4))
        fill(p, sheet.translated(0, 0.3), theatre.word_edge)
        paper(p, theme, sheet, theatre.word, seed=31, edge=0.14, roughness=0.03, shade=0.04, hairs=True)
        stroke(p, rounded(0.9, 0.9, w - 1.8, h - 1.8, 0.5), color(theatre.word_line, 0.6), 0.14)
        top = 2.2
        if self._prompt:
            strip = rounded(4, 3.2, w - 8, 7.4, 0.6)
            fill(p, strip, theatre.prompt[1])
            draw_text(
                p, self._prompt, w / 2, 6.9, 5.0, theatre.prompt_ink, Face.SERIF, Align.CENTER, width=w - 12
            )
            top = 11.0
        low = h - 14.5
        block = cut_block(self.phrase, 10.5, 3.0, w - 10, low - top - 1.5, 1.1)
        draw_lines(p, block, w / 2, (top + low) / 2, theatre.word_ink)
        right = w - 7.0
        if self._chip:
            paint_chip(p, theme, right - 3.4, h - 7.6, 5.0, self._chip, lift=0.2)
            right -= 12.0
        paint_signature(p, theme, self._name, w * 0.52, h - 5.4, 9.6, self._seat, width=right - w * 0.52)
        if self.hasFocus():
            draw_focus(p, theme, rounded(-0.6, -0.6, w + 1.2, h + 1.2, 1.2))
