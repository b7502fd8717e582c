"""The biggest laying of a match of Pun, framed: whose it was, its words card by card, its letters."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordgames.core.players import Seat
from wordgames.games.pun.moves import PUN_CARD
from wordgames.games.pun.view import CardView
from wordgames.texts import _, ngettext
from wordgames.texts.words import listing
from wordgames.ui.painting.crests import crest_disc
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.frames import MAT, draw_frame, draw_frame_plaque
from wordgames.ui.painting.letter_cards import WIDTH, draw_face
from wordgames.ui.painting.plates import number_disc
from wordgames.ui.painting.text import Align, draw_block, draw_shadowed, fit_name, fitted
from wordgames.ui.screen import PaintedWidget

_RATIO = 10.9 / 8.0
_STEP = 1.05
_APART = 0.6
_ROW_GAP = 0.12
_LARGEST = 7.4
_SIDE = 13.0
"""For crest and name at the left, and for the disc at the right."""


@dataclass(frozen=True)
class Laying:
    """Words that a seat laid, and that count."""

    seat: Seat
    name: str
    words: tuple[tuple[str, tuple[CardView, ...]], ...]
    """Each in capitals, with its cards."""
    letters: int
    title: str
    """What the plaque says."""
    also: tuple[str, ...] = ()
    """Who brought as many letters, besides."""


class LayingFrame(PaintedWidget):
    """Hangs on the wall while there is a laying to show."""

    margin = 4.0

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._laying: Laying | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_laying(self, laying: Laying | None) -> None:
        """Hang this there; None: nothing."""
        self._laying = laying
        self.setVisible(laying is not None)
        if laying is None:
            self.setAccessibleName("")
            return
        words = ", ".join(word for word, _cards in laying.words)
        letters = ngettext("{n} letter", "{n} letters", laying.letters).format(n=laying.letters)
        spoken = f"{laying.title}: {laying.name}, {words}, {letters}"
        self.setAccessibleName(f"{spoken}; {_as_many(laying)}" if laying.also else spoken)
        self.update()

    def look(self) -> Hashable:
        return self._laying

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        laying, theme = self._laying, self.theme
        if laying is None:
            return
        draw_frame(p, theme, w, h, theme.room.stone)
        middle = h / 2 - 0.8
        x = MAT + _SIDE / 2
        crest_disc(p, theme, laying.seat, x, middle - 3.0, 4.0)
        name = fit_name(laying.name, 2.8, 2.2, _SIDE - 1.4)
        draw_block(p, name, x, middle + 4.4, theme.text.body, Face.TEXT_HEAVY, Align.CENTER, leading=1.1)
        if laying.also:
            also = fit_name(_as_many(laying), 2.2, 1.9, _SIDE - 1.0, Face.TEXT_SEMI)
            draw_block(p, also, x, middle + 8.6, theme.text.body, Face.TEXT_SEMI, Align.CENTER, leading=1.1)
        number_disc(p, theme, w - x, middle - 2.6, 4.9, str(laying.letters))
        caption = ngettext("letter", "letters", laying.letters)
        size = fitted(caption, 2.6, _SIDE - 2.4, Face.TEXT_HEAVY)
        ink = theme.text.body
        draw_shadowed(p, theme, caption, w - x, middle + 4.6, size, ink, Face.TEXT_HEAVY, Align.CENTER)
        room_w, room_h = w - 2 * (MAT + _SIDE) - 1.0, h - 2 * MAT - 5.2
        size, lines = arranged([len(word) for word, _cards in laying.words], room_w, room_h)
        high = size * _RATIO
        y = middle - (len(lines) * high + (len(lines) - 1) * high * _ROW_GAP) / 2
        for line in lines:
            at = w / 2 - _width([len(laying.words[i][0]) for i in line], size) / 2
            for i in line:
                word, cards = laying.words[i]
                for letter, card in zip(word, cards, strict=True):
                    on_pun = letter if card.face == PUN_CARD else ""
                    draw_face(p, theme, at, y, card.face, on_pun, w=size, h=high, size=0.95 * WIDTH)
                    at += size * _STEP
                at += size * (_APART - _STEP + 1)
            y += high * (1 + _ROW_GAP)
        draw_frame_plaque(p, theme, w / 2, h - MAT / 2, min(34.0, w * 0.6), 4.6, laying.title)


def _as_many(laying: Laying) -> str:
    return _("as many: {names}").format(names=listing(laying.also))


def arranged(words: Sequence[int], width: float, height: float) -> tuple[float, tuple[tuple[int, ...], ...]]:
    """The largest width of a card at which words of so many letters fit in lines, and the lines by words' numbers."""
    size = _LARGEST
    while size > 1.0:
        lines: list[list[int]] = []
        for i, _letters in enumerate(words):
            if lines and _width([words[j] for j in (*lines[-1], i)], size) <= width:
                lines[-1].append(i)
            else:
                lines.append([i])
        high = size * _RATIO
        tall = len(lines) * high + (len(lines) - 1) * high * _ROW_GAP
        if tall <= height and all(_width([words[j] for j in line], size) <= width for line in lines):
            break
        size -= 0.1
    return size, tuple(tuple(line) for line in lines)


def _width(words: Sequence[int], size: float) -> float:
    """Of a line of words."""
    return sum(((n - 1) * _STEP + 1) * size for n in words) + _APART * size * (len(words) - 1)
