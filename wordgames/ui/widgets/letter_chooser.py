"""The slip from which a letter is chosen: what a Pun card stands for, or what somebody wants in a trade."""

from __future__ import annotations

from collections.abc import Hashable
from string import ascii_uppercase
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from wordgames.games.pun.moves import PUN_CARD
from wordgames.texts import _
from wordgames.ui.buttons import Button
from wordgames.ui.painting.letter_cards import draw_ring, draw_tile
from wordgames.ui.painting.materials import paper
from wordgames.ui.painting.shadows import RAISED, SMALL, soft_shadow
from wordgames.ui.painting.shapes import rounded
from wordgames.ui.screen import WIDTH, PaintedWidget, draw_focus

if TYPE_CHECKING:
    from wordgames.ui.widgets.letter_rack import LetterRack

TILE = 4.6
PITCH = 5.2
_EDGE = 1.5


class LetterTile(Button):
    """One letter to choose."""

    margin = 0.7

    def __init__(self, letter: str, parent: QWidget | None = None) -> None:
        super().__init__("", parent, name=_("Pun card") if letter == PUN_CARD else letter)
        self.letter = letter
        self.setCheckable(True)

    def look(self) -> Hashable:
        return (self.letter, self.state())

    def nextCheckState(self) -> None:
        """Whether it is chosen its owner says."""

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        draw_tile(p, self.theme, 0.0, h / 2, w, self.letter)
        if self.isChecked() or self.underMouse():
            draw_ring(p, self.theme, 0.2, h / 2 - w * 0.51, w - 0.4, w * 1.02, 0.4)
        if self.hasFocus():
            draw_focus(
                p,
                self.theme,
                rounded(-0.35, h / 2 - w * 0.53 - 0.35, w + 0.7, w * 1.06 + 0.7, 0.8),
                on_light=True,
            )


class LetterChooser(PaintedWidget):
    """Twenty-six letters in two rows and the Pun card, on a slip; by tap, by arrows, or typed."""

    chosen = Signal(str)
    """A letter, or `PUN_CARD`."""
    left = Signal()
    """Esc: nothing."""

    margin = 2.0
    WIDTH = 2 * _EDGE + 14 * PITCH - (PITCH - TILE)
    HEIGHT = 2 * _EDGE + 2 * PITCH - (PITCH - TILE)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tiles = [LetterTile(letter, self) for letter in (*ascii_uppercase, PUN_CARD)]
        for tile in self.tiles:
            tile.clicked.connect(lambda _checked=False, letter=tile.letter: self.chosen.emit(letter))
        self.setAccessibleName(_("Choose a letter"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_letters(self, letters: str) -> None:
        """These are chosen."""
        for tile in self.tiles:
            tile.setChecked(tile.letter in letters)

    def look(self) -> Hashable:
        return ()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        u = self.u
        for number, tile in enumerate(self.tiles):
            column, row = (13, 0.5) if tile.letter == PUN_CARD else (number % 13, number // 13)
            x = self.margin + _EDGE + column * PITCH - tile.margin
            y = self.margin + _EDGE + row * PITCH - tile.margin
            side = TILE + 2 * tile.margin
            tile.setGeometry(QRectF(x * u, y * u, side * u, side * u).toAlignedRect())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        letter = event.text().upper()
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif len(letter) == 1 and "A" <= letter <= "Z":
            self.chosen.emit(letter)
        elif letter in ("*", "?"):
            self.chosen.emit(PUN_CARD)
        else:
            super().keyPressEvent(event)

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        slip = rounded(0, 0, w, h, 0.9)
        soft_shadow(p, theme, slip, RAISED)
        soft_shadow(p, theme, slip, SMALL)
        paper(p, theme, slip, theme.paper.slip, seed=31, hairs=True)


class PunChoice(QObject):
    """The slip over a rack while somebody chooses what a Pun card of it stands for."""

    chosen = Signal(int, str)
    """Card and letter, `PUN_CARD` for none."""

    def __init__(self, rack: LetterRack) -> None:
        super().__init__(rack)
        self._rack = rack
        self._slip: LetterChooser | None = None
        self.card: int | None = None
        """Whose letter is being chosen."""

    def open(self, card: int, letter: str) -> None:
        """Show the letters above a card that stands for `letter` now."""
        screen = self._rack.screen_of()
        if screen is None:
            return
        if self._slip is None:
            self._slip = LetterChooser(screen)
            self._slip.chosen.connect(self._choose)
            self._slip.left.connect(self.close)
        self.card = card
        self._slip.show_letters(letter)
        area, u = self._rack.area_of(card), screen.u
        middle = self._rack.mapTo(screen, area.center()).x() / u - screen.wing
        top = self._rack.mapTo(screen, area.topLeft()).y() / u
        w, h = self._slip.WIDTH, self._slip.HEIGHT
        x = min(max(4.0, middle - w / 2), WIDTH - 4.0 - w)
        screen.place(self._slip, x, max(2.0, top - h - 2.0), w, h)
        self._slip.show()
        self._slip.raise_()

    def _choose(self, letter: str) -> None:
        if self.card is not None:
            self.chosen.emit(self.card, letter)

    def close(self) -> None:
        """No letter is being chosen."""
        self.card = None
        if self._slip is not None and not self._slip.isHidden():
            focus = QApplication.focusWidget()
            self._slip.hide()
            if focus is not None and self._slip.isAncestorOf(focus):
                self._rack.setFocus()
