"""The three things to choose from at the end of a turn of Pun: cards in the centre, the deck, the bell."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from wordgames.games.pun.view import CardView
from wordgames.texts.pun import letters
from wordgames.ui.buttons import Button, lit
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.letter_cards import HEIGHT, LETTER, LIFT, WIDTH, card_path, draw_face, draw_ring
from wordgames.ui.painting.materials import contour, paper
from wordgames.ui.painting.pun_things import draw_bell, draw_deck, draw_disc, draw_no_deck
from wordgames.ui.painting.shadows import SMALL, Cast, soft_shadow
from wordgames.ui.painting.shapes import fill, rounded
from wordgames.ui.painting.text import Align, draw_block, draw_text, fit_block, fitted
from wordgames.ui.screen import draw_focus
from wordgames.ui.widgets.card_layer import Carried, card_layer

_CLICK = 0.9
"""A press that moves less than this, in u, is a click."""


class CentreCard(Button):
    """One of the cards in the centre. A click picks it; dragged onto the hand it is picked, too."""

    margin = 2.2
    fades = False

    dropped = Signal(QPoint)
    """It was dragged and let go of there, on the whole desktop; it lies where it lay."""

    def __init__(self, parent: QWidget | None = None, *, turn: float = 0.0) -> None:
        super().__init__("", parent)
        self._card: CardView | None = None
        self._turn = turn
        self._pressed: QPointF | None = None
        self._dragged = False
        self._away = False
        self.setCheckable(True)

    @property
    def card(self) -> CardView | None:
        """What lies there."""
        return self._card

    def show_card(self, card: CardView | None) -> None:
        """Lie there, for everybody to see."""
        if card != self._card:
            self._end()
            self._card = card
            self.setAccessibleName(letters(card.face) if card is not None else "")
            self.update()

    def set_away(self, away: bool) -> None:
        """Show an empty place while the card is on its way there."""
        if away != self._away:
            self._away = away
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.isEnabled():
            self._pressed, self._dragged = event.position(), False
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None or self._card is None:
            return
        way = event.position() - self._pressed
        if not self._dragged and max(abs(way.x()), abs(way.y())) < _CLICK * self.u:
            return
        self._dragged = True
        layer = card_layer(self)
        at = self.mapTo(layer.screen_under, QPointF(self.rect().center()) + way)
        layer.carry(Carried(self._card.face), at)
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        dragged = self._dragged
        self._end()
        if dragged:
            self.setDown(False)
            self.dropped.emit(event.globalPosition().toPoint())
        else:
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._dragged:
            self._end()
            event.accept()
            return
        super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._end()
        super().focusOutEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self._end()
        super().hideEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.EnabledChange and not self.isEnabled():
            self._end()
        super().changeEvent(event)

    def _end(self) -> None:
        """Let go of the card: it lies where it lay."""
        if self._dragged:
            card_layer(self).drop()
            self.setDown(False)
            self.update()
        self._pressed, self._dragged = None, False

    def look(self) -> Hashable:
        return self._card, self._dragged, self._away, self.state()

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        self.paint_button(p, w, h)

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        # The face leaves room above, for a card that is picked.
        card_w = min(w, (h - LIFT) * WIDTH / HEIGHT)
        card_h = card_w * HEIGHT / WIDTH
        x, y = (w - card_w) / 2, h - card_h
        picked = self.isChecked()
        if self._card is None or self._away or self._dragged:
            draw_no_deck(p, theme, x, y, w=card_w)
        else:
            draw_face(
                p,
                theme,
                x,
                y - (LIFT if picked else 0),
                self._card.face,
                w=card_w,
                h=card_h,
                size=LETTER,
                turn=0 if picked else self._turn,
                lift=0.9 if picked else 0.0,
                ringed=picked,
            )
        if self.underMouse() and self.isEnabled() and not picked:
            lit(p, theme.bulb.rim, card_path(x, y, card_w, card_h))
        if self.hasFocus():
            up = LIFT if picked else 0
            draw_focus(p, theme, rounded(x - 0.7, y - up - 0.7, card_w + 1.4, card_h + 1.4, 1.5))


def paint_label(
    p: QPainter,
    button: Button,
    x: float,
    y: float,
    w: float,
    h: float,
    word: str,
    sub: str,
    *,
    picked: bool,
    size: float = 3.0,
) -> None:
    """A paper label with a word and a line below it, ringed where it is picked."""
    theme = button.theme
    slip = rounded(x, y, w, h, 0.6)
    soft_shadow(p, theme, slip, Cast(0.4, 0.6, 1.1, 0.5) if picked else SMALL)
    fill(p, rounded(x, y + 0.22, w, h, 0.6), theme.paper.edge)
    warm = picked or (button.underMouse() and button.isEnabled())
    paper(p, theme, slip, theme.paper.edited if warm else theme.paper.slip, seed=6)
    contour(p, theme, slip)
    on = button.isEnabled()
    ink = theme.paper.ink if on else theme.paper.muted
    upper = y + (h * 0.34 if sub else h / 2)
    draw_text(
        p,
        word,
        x + w / 2,
        upper,
        fitted(word, size, w - 1.6, Face.TEXT_HEAVY),
        ink,
        Face.TEXT_HEAVY,
        Align.CENTER,
    )
    if sub:
        block = fit_block(sub, 2.2, 1.9, w - 1.4, Face.TEXT_SEMI)
        middle = y + h * (0.735 if len(block.lines) == 1 else 0.71)
        draw_block(
            p, block, x + w / 2, middle, theme.paper.card_muted, Face.TEXT_SEMI, Align.CENTER, leading=1.0
        )
    if picked:
        draw_ring(p, theme, x, y, w, h, 0.6)
    if button.hasFocus():
        draw_focus(p, theme, rounded(x - 0.6, y - 0.6, w + 1.2, h + 1.2, 1.2))


class Label(Button):
    """A paper label that can be pressed; picked, it is ringed."""

    margin = 1.8
    fades = False

    def __init__(self, word: str, sub: str, parent: QWidget | None = None, *, size: float = 3.0) -> None:
        super().__init__(word, parent, name=f"{word}, {sub}")
        self._sub = sub
        self._size = size
        self.setCheckable(True)

    def set_words(self, word: str, sub: str) -> None:
        """Say something else."""
        self._sub = sub
        self.set_label(word, name=f"{word}, {sub}" if sub else word)
        self.update()

    def look(self) -> Hashable:
        return self.label, self._sub, self._size, self.state()

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        paint_label(p, self, 0, 0, w, h, self.label, self._sub, picked=self.isChecked(), size=self._size)


class ThingOnTable(Button):
    """The deck or the bell, with its label below: one thing to press."""

    margin = 2.2
    fades = False
    label_height = 7.2

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._sub = ""
        self.setCheckable(True)

    def set_words(self, word: str, sub: str) -> None:
        """What a press chooses."""
        self._sub = sub
        self.set_label(word, name=f"{word}, {sub}" if sub else word)
        self.update()

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        high = self.label_height
        self.paint_thing(p, w, h - high - 1.0)
        paint_label(p, self, 0, h - high, w, high, self.label, self._sub, picked=self.isChecked())

    def paint_thing(self, p: QPainter, w: float, h: float) -> None:
        """Paint what stands above the label."""
        raise NotImplementedError


class Deck(ThingOnTable):
    """What is left to draw from."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards = 0

    def set_cards(self, count: int) -> None:
        """So many are left."""
        if count != self._cards:
            self._cards = count
            self.update()

    def look(self) -> Hashable:
        return self.label, self._sub, self._cards, self.state()

    def paint_thing(self, p: QPainter, w: float, h: float) -> None:
        card_w = min(WIDTH, (h - 2.2) * WIDTH / HEIGHT)
        x, y = (w - card_w) / 2, h - card_w * HEIGHT / WIDTH - 1.2
        if self._cards:
            draw_deck(p, self.theme, x, y, self._cards, w=card_w)
        else:
            draw_no_deck(p, self.theme, x, y, w=card_w)
        draw_disc(p, self.theme, x + card_w, y + 0.4, 2.6, str(self._cards))


class Bell(ThingOnTable):
    """It ends the round."""

    def look(self) -> Hashable:
        return self.label, self._sub, self.state()

    def paint_thing(self, p: QPainter, w: float, h: float) -> None:
        draw_bell(p, self.theme, w / 2, h - 1.4, 0.94)
