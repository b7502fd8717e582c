"""What everybody sees of a table of Pun besides seats: the deck, whose turns the last lap still has, who drew what."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordgames.core.players import Seat
from wordgames.texts.pun import cards
from wordgames.ui.painting.colors import color
from wordgames.ui.painting.crests import crest_disc
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.icons import Icon, draw_icon
from wordgames.ui.painting.letter_cards import HEIGHT, LIFT, WIDTH, draw_face
from wordgames.ui.painting.materials import brass, contour, paper
from wordgames.ui.painting.pun_things import draw_bell, draw_deck, draw_disc, draw_no_deck
from wordgames.ui.painting.shadows import RAISED, SMALL, soft_shadow
from wordgames.ui.painting.shapes import circle, fill, fill_rect, rounded
from wordgames.ui.painting.text import Align, draw_shadowed, draw_text, fit_block, fitted
from wordgames.ui.screen import PaintedWidget

_FAR_DISC = 3.7


class DeckPile(PaintedWidget):
    """The deck with the number of its cards, to be read from afar."""

    margin = 5.6

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards = -1
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_cards(self, count: int) -> None:
        """So many are left."""
        if count != self._cards:
            self._cards = count
            self.setAccessibleName(cards(count))
            self.update()

    def look(self) -> Hashable:
        return self._cards

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        y = h - w * HEIGHT / WIDTH
        if self._cards:
            draw_deck(p, self.theme, 0, y, self._cards, w=w)
        else:
            draw_no_deck(p, self.theme, 0, y, w=w)
        r = _FAR_DISC * w / 14
        draw_disc(p, self.theme, w - 0.6, y + 0.4, r, str(self._cards))


class LapOrder(PaintedWidget):
    """The last lap: who has played, who plays, who still will."""

    margin = 2.0

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._order: tuple[Seat, ...] = ()
        self._now = 0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_order(self, order: tuple[Seat, ...], now: int, said: str) -> None:
        """These seats, of which the one at `now` plays."""
        if (order, now) != (self._order, self._now):
            self._order, self._now = order, now
            self.update()
        self.setAccessibleName(said)

    def look(self) -> Hashable:
        return self._order, self._now

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        theme, count = self.theme, len(self._order)
        if not count:
            return
        step = min(9.6, w / count)
        r = min(3.4, step * 0.36)
        left, middle = (w - step * (count - 1)) / 2, h / 2
        fill_rect(p, left, middle - 0.15, step * (count - 1), 0.3, color(theme.room.edge, 0.45))
        for at, seat in enumerate(self._order):
            x = left + at * step
            if at == self._now:
                ring = circle(x, middle, r * 1.38)
                soft_shadow(p, theme, ring, RAISED)
                brass(p, theme, ring, 0.16)
                contour(p, theme, ring)
                crest_disc(p, theme, seat, x, middle, r * 1.2, ring=False)
                continue
            crest_disc(p, theme, seat, x, middle, r, ring=False)
            if at < self._now:
                fill(p, circle(x, middle, r * 1.02), color(theme.letters.hollow, 0.68))
                draw_icon(p, Icon.CHECK, x, middle, r * 0.58, theme.letters.place)


class LapBell(PaintedWidget):
    """The bell that was rung."""

    margin = 2.0

    def look(self) -> Hashable:
        return "bell"

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        draw_bell(p, self.theme, w / 2, h, w / 19)


class PlayingSlip(PaintedWidget):
    """Whom the table waits for, on paper: a TV can't be pressed."""

    margin = 1.6

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = self._sub = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_text(self, text: str, sub: str) -> None:
        """Say something else, with a smaller line below."""
        if (text, sub) != (self._text, self._sub):
            self._text, self._sub = text, sub
            self.setAccessibleName(f"{text}, {sub}")
            self.update()

    def look(self) -> Hashable:
        return self._text, self._sub

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        slip = rounded(0, 0, w, h, 0.9)
        soft_shadow(p, theme, slip, SMALL)
        paper(p, theme, slip, theme.paper.slip, seed=12)
        contour(p, theme, slip)
        ink = theme.paper.ink
        size = fitted(self._text, 4.8, w - 2.4, Face.TEXT_HEAVY)
        draw_text(p, self._text, w / 2, h * 0.36, size, ink, Face.TEXT_HEAVY, Align.CENTER)
        size = fitted(self._sub, 3.2, w - 2.4, Face.TEXT_SEMI)
        draw_text(p, self._sub, w / 2, h * 0.76, size, theme.paper.card_muted, Face.TEXT_SEMI, Align.CENTER)


class DrawnCards(PaintedWidget):
    """Who drew what for who begins: the highest letter is ringed."""

    margin = 2.0

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._drawn: tuple[tuple[Seat, str], ...] = ()
        self._best = -1
        self._line = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_drawn(self, drawn: tuple[tuple[Seat, str], ...], best: Seat, line: str) -> None:
        """These seats drew these faces, and the best of them begins."""
        self._drawn, self._best, self._line = drawn, best, line
        self.setAccessibleName(line)
        self.update()

    def look(self) -> Hashable:
        return self._drawn, self._best, self._line

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        theme, count = self.theme, len(self._drawn)
        if not count:
            return
        size = fitted(self._line, 5.2, w - 2, Face.TEXT_HEAVY)
        block = fit_block(self._line, 5.2, min(size, 3.4), w - 2, Face.TEXT_HEAVY)
        draw_shadowed(
            p, theme, block.lines[0], w / 2, 2.6, block.size, theme.text.body, Face.TEXT_HEAVY, Align.CENTER
        )
        top = 6.2 + LIFT
        card_h = min(15.0, h - top - 4.4)
        card_w = card_h * WIDTH / HEIGHT
        pitch = min(card_w + 4.0, (w - card_w) / max(1, count - 1))
        left = w / 2 - (pitch * (count - 1) + card_w) / 2
        for at, (seat, face) in enumerate(self._drawn):
            x, best = left + at * pitch, seat == self._best
            draw_face(
                p,
                theme,
                x,
                top - (LIFT if best else 0),
                face,
                w=card_w,
                h=card_h,
                turn=0 if best else (-0.8, 0.6, -0.4, 0.9)[at % 4],
                lift=0.9 if best else 0.0,
                ringed=best,
            )
            crest_disc(p, theme, seat, x + card_w / 2, top + card_h + 2.6, 1.9, ring=False)
