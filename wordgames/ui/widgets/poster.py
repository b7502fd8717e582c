"""What hangs at the end of a game of Punch Line: the poster of the missed masterpiece."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordgames.games.punchline.masterpiece import Masterpiece
from wordgames.texts import _, ngettext
from wordgames.ui.painting.colors import color
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.materials import paper
from wordgames.ui.painting.plates import number_disc
from wordgames.ui.painting.shadows import BOARD, Cast, soft_shadow
from wordgames.ui.painting.shapes import circle, fill, line, rounded, star, stroke
from wordgames.ui.painting.stage import PELMET_HEIGHT
from wordgames.ui.painting.text import Align, draw_block, draw_text, fit_block
from wordgames.ui.screen import PaintedWidget
from wordgames.ui.widgets.sentence import shown_sentence
from wordgames.ui.widgets.tiles import paint_tile, tile_pitch

POSTER_W = 56.5
POSTER_H = 39.6


class Poster(PaintedWidget):
    """The missed masterpiece, on two strings; before it is found, the poster is not there."""

    margin = 19.0
    """Room for the strings; the shadow needs less."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._piece: Masterpiece | None = None
        self._name = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_piece(self, piece: Masterpiece, name: str) -> None:
        """Hang it up; `name` is whose strips it lay on."""
        self._piece, self._name = piece, name
        word = "".join(cell.letter for cell in piece.cells)
        points = ngettext("{n} point", "{n} points", piece.total).format(n=piece.total)
        self.setAccessibleName(_("The missed masterpiece"))
        self.setAccessibleDescription(
            f"{shown_sentence(piece.sentence, alone=True)} {word}, {points}. {self._where(piece)}"
        )
        self.show()
        self.update()

    def _where(self, piece: Masterpiece) -> str:
        return _("On {name}'s strips in round {n}.").format(name=self._name, n=piece.round_number)

    def look(self) -> Hashable:
        return self._piece, self._name

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        piece, theme = self._piece, self.theme
        if piece is None:
            return
        sheet = rounded(0, 0, w, h, 0.8)
        soft_shadow(p, theme, sheet, BOARD)
        soft_shadow(p, theme, sheet, Cast(0.3, 0.3, 0.7, 0.4))
        fill(p, rounded(0, 0.3, w, h, 0.8), theme.paper.edge)
        paper(p, theme, sheet, theme.paper.plate, seed=41, hairs=True)
        stroke(p, rounded(1.0, 1.0, w - 2, h - 2, 0.4), color(theme.paper.accent, 0.65), 0.16)
        # The strings come down from the pelmet, as far as this widget reaches up.
        top = max(-self.margin, PELMET_HEIGHT - self.y() / self.u - self.margin)
        for x in (15.0, w - 15.0):
            line(p, x, top, x, 1.4, color(theme.brass.cord, 0.9), 0.16)
            fill(p, circle(x, 1.55, 0.42), theme.brass.cord_dark)
            stroke(p, circle(x, 1.55, 0.42), theme.brass.cord, 0.16)
        accent = theme.paper.accent
        title = _("The missed masterpiece")
        draw_text(p, title, w / 2, 6.0, 4.3, accent, Face.DISPLAY, Align.CENTER, width=w - 6)
        for side in (-1, 1):
            line(p, w / 2 + side * 2.2, 9.9, w / 2 + side * 20, 9.9, color(accent, 0.45), 0.14)
        fill(p, star(w / 2, 9.9, 1.0), theme.brass.metal[2][1])
        sentence = fit_block(shown_sentence(piece.sentence, alone=True), 2.9, 2.5, w - 7)
        draw_block(p, sentence, w / 2, 13.6, theme.paper.ink, align=Align.CENTER, leading=1.15)
        size, pitch = tile_pitch(len(piece.cells), 5.5, w - 7, 0.173)
        start = w / 2 - pitch * (len(piece.cells) - 1) / 2
        for i, cell in enumerate(piece.cells):
            paint_tile(p, theme, start + i * pitch, 20.4, size, cell, piece.seat)
        where = fit_block(self._where(piece), 2.9, 2.5, w - 19.5, Face.TEXT_HEAVY)
        above, below = (29.4, 33.4) if len(where.lines) == 1 else (28.9, 34.3)
        draw_block(p, where, 4.3, above, theme.paper.ink, Face.TEXT_HEAVY, leading=1.15)
        nobody = _("Nobody saw it.")
        draw_text(p, nobody, 4.3, below, where.size, theme.paper.muted, Face.TEXT_SEMI, width=w - 19.5)
        number_disc(p, theme, w - 8.6, 31.3, 4.9, str(piece.total))
