"""A phrase to be looked at once more: its prompt on a red strip, the words, who signed, and the chip."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordgames.qt.whimsy_models import PhraseRow
from wordgames.ui.buttons import Button, lit
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.materials import contour, grain
from wordgames.ui.painting.paper_slips import paint_slip
from wordgames.ui.painting.phrases import cut_block
from wordgames.ui.painting.point_chips import paint_chip
from wordgames.ui.painting.shadows import CONTACT, soft_shadow
from wordgames.ui.painting.shapes import fill, linear, placed, rounded, torn
from wordgames.ui.painting.signatures import paint_signature, signature_size, signature_width
from wordgames.ui.painting.text import draw_block, draw_text
from wordgames.ui.screen import draw_focus

_TILTS = (0.5, -0.4, 0.3)


class PhraseTicket(Button):
    """A slip of paper; a press brings its phrase large."""

    margin = 3.0
    fades = False

    def __init__(self, row: PhraseRow, spoken: str, parent: QWidget | None = None) -> None:
        super().__init__(row.phrase, parent, name=spoken)
        self.row = row

    def look(self) -> Hashable:
        return self.row, self.state()

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        theme, row = self.theme, self.row
        theatre = theme.theatre
        tilt = 0.0 if theme.flat else _TILTS[row.number % len(_TILTS)]
        with placed(p, w / 2, h / 2, tilt):
            p.translate(-w / 2, -h / 2)
            paint_slip(p, theme, torn(0, 0, w, h, row.number + 5, left=False), 3, lift=0.4)
            strip_h = min(5.6, h * 0.32)
            strip = rounded(1.6, 1.4, w - 12.5, strip_h, 0.5)
            soft_shadow(p, theme, strip, CONTACT)
            fill(
                p,
                strip,
                linear(0, 1.4, 0, 1.4 + strip_h, [(0.0, theatre.prompt[0]), (1.0, theatre.prompt[2])]),
            )
            grain(p, theme, strip, 0.03, 4)
            contour(p, theme, strip)
            draw_text(
                p,
                row.prompt,
                3.0,
                1.4 + strip_h / 2,
                strip_h * 0.66,
                theatre.prompt_ink,
                Face.SERIF,
                width=w - 15.5,
            )
            size = signature_size(row.name, min(7.2, h * 0.42), w * 0.34)
            name_w = min(w * 0.34, signature_width(row.name, size))
            room, top = w - name_w - 8.4, strip_h + 2.0
            block = cut_block(row.phrase, min(6.2, h * 0.36), 2.0, room, h - top - 1.2, 1.08)
            draw_block(p, block, 2.6, (top + h - 0.8) / 2, theatre.word_ink, Face.SERIF, leading=1.08)
            x = w - name_w - 3.2
            paint_signature(p, theme, row.name, x, h - 2.6, size, row.seat, width=name_w)
            if row.chip:
                paint_chip(p, theme, w - 5.4, strip_h * 0.5 + 1.4, min(4.4, h * 0.26), row.chip, lift=0.2)
        if self.underMouse() and not self.isDown():
            lit(p, theme.bulb.rim, rounded(0, 0, w, h, 0.3))
        if self.hasFocus():
            draw_focus(p, theme, rounded(-0.6, -0.6, w + 1.2, h + 1.2, 0.8))
