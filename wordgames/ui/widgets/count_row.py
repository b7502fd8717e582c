"""One hand at the count of Pun: its words on a rail, what is left over, and what was said of each word."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordgames.core.players import Seat
from wordgames.games.pun.moves import PUN_CARD
from wordgames.games.pun.view import CardView
from wordgames.qt.pun_count import CountWord, Key, Told
from wordgames.texts import _, ngettext
from wordgames.texts.pun import letters
from wordgames.ui.buttons import Button
from wordgames.ui.painting.count_marks import (
    SLIP_H,
    SLIP_SIZE,
    TAG_H,
    draw_pencil,
    draw_points,
    draw_rail,
    draw_slip,
    draw_spelling,
    draw_total,
    slip_width,
    strike_out,
)
from wordgames.ui.painting.letter_cards import WIDTH, draw_face, draw_ring
from wordgames.ui.painting.shapes import rounded
from wordgames.ui.screen import PaintedWidget, draw_focus
from wordgames.ui.widgets.count_layout import (
    LEFT_SIZE,
    RAIL_W,
    STEP,
    TAG,
    CountPlan,
    RailPlan,
    side_by_side,
)

_TILTS = (-0.8, 0.5, -0.3, 0.9, -0.6, 0.4)
"""How a refused word lies, card by card, in degrees."""
BELOW = 8.0
"""The widget's face reaches so far below its row, in u: for slips."""


@dataclass(frozen=True)
class WordLook:
    """A word as it is shown."""

    word: CountWord
    reason: str
    """In full or in short, as there is room for."""
    lifted: float
    """0 on the rail, 1 as high as what counts."""
    picked: bool = False


class CountRow(PaintedWidget):
    """The rail of a hand. Its words are pressed by `WordSpot`s that lie above it."""

    margin = 3.2

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words: tuple[WordLook, ...] = ()
        self._left: tuple[CardView, ...] = ()
        self._plan: CountPlan | None = None
        self._rail: RailPlan | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_hand(
        self, words: tuple[WordLook, ...], left: tuple[CardView, ...], plan: CountPlan, rail: RailPlan
    ) -> None:
        """Show these words and what is left over, laid out by a plan."""
        now = (words, left, plan, rail)
        if now != (self._words, self._left, self._plan, self._rail):
            self._words, self._left, self._plan, self._rail = now
            faces = letters("".join(card.face for card in left))
            spoken = ngettext("{n} card left over: {letters}", "{n} cards left over: {letters}", len(left))
            self.setAccessibleName(spoken.format(n=len(left), letters=faces) if left else "")
            self.update()

    def look(self) -> Hashable:
        return self._words, self._left, self._plan, self._rail

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        plan, rail, theme = self._plan, self._rail, self.theme
        if plan is None or rail is None:
            return
        k = plan.scale
        y = rail.rail - rail.top
        draw_rail(p, theme, 0, y, RAIL_W, 1.0 * max(0.7, k))
        # Slips lie below the cards of their words, pencil and discs above all.
        if rail.slips:
            self._paint_slips(p, y, k, rail)
        for (x, _wide), one in zip(rail.words, self._words, strict=True):
            self._paint_word(p, x, y, plan, one)
        small_w, small_h = plan.card_w * LEFT_SIZE, plan.card_h * LEFT_SIZE
        for x, card in zip(rail.left, self._left, strict=True):
            size = plan.letter * LEFT_SIZE * WIDTH / small_w
            draw_face(
                p,
                theme,
                x,
                y - small_h + 0.1,
                card.face,
                w=small_w,
                h=small_h,
                size=size,
                tint=theme.letters.left,
            )
        for (x, wide), one in zip(rail.words, self._words, strict=True):
            self._mark_word(p, x, y, wide, plan, rail, one)

    def _paint_slips(self, p: QPainter, y: float, k: float, rail: RailPlan) -> None:
        """Each under its word; several in one hand make room for each other."""
        size = SLIP_SIZE * min(k, 1.1)
        refused = [
            (x + 0.4, one.reason)
            for (x, _wide), one in zip(rail.words, self._words, strict=True)
            if one.word.told is Told.REFUSED
        ]
        wanted = [(x, slip_width(reason, size, RAIL_W)) for x, reason in refused]
        for (x, wide), (_x, reason) in zip(
            side_by_side(wanted, 0.0, RAIL_W + 2.4, 0.9), refused, strict=True
        ):
            draw_slip(p, self.theme, x, y - 1.4 * k, wide, SLIP_H * min(k, 1.1), reason, size)

    def _paint_word(self, p: QPainter, x: float, y: float, plan: CountPlan, one: WordLook) -> None:
        refused = one.word.told is Told.REFUSED
        lift = plan.lift * one.lifted
        tint = self.theme.letters.refused if refused else None
        for i, (card, letter) in enumerate(zip(one.word.cards, one.word.word, strict=True)):
            draw_face(
                p,
                self.theme,
                x + i * STEP * plan.card_w,
                y - plan.card_h + 0.2 - lift,
                card.face,
                letter if card.face == PUN_CARD else "",
                w=plan.card_w,
                h=plan.card_h,
                size=plan.letter * WIDTH / plan.card_w,
                turn=_TILTS[i % len(_TILTS)] if refused else 0.0,
                lift=0.9 * one.lifted,
                tint=tint,
            )

    def _mark_word(
        self, p: QPainter, x: float, y: float, wide: float, plan: CountPlan, rail: RailPlan, one: WordLook
    ) -> None:
        theme, k = self.theme, plan.scale
        top = y - plan.card_h
        if one.picked:
            lift = plan.lift * one.lifted
            draw_ring(p, theme, x - 0.3, top - lift - 0.1, wide + 0.6, plan.card_h + 0.6, 0.9)
        if one.word.told is Told.COUNTS:
            radius = max(2.0, 2.5 * k)
            draw_points(p, theme, x + wide - 0.3 * k, y - 0.9 * k, radius, one.word.points)
        elif one.word.told is Told.REFUSED:
            way = strike_out(x, top, wide, plan.card_h, k)
            draw_pencil(p, theme, way, max(0.4, 0.62 * k), seed=one.word.key[1] + 1)
            if rail.tags:
                size = TAG
                tag = slip_width(one.reason, size, 40.0)
                draw_slip(
                    p, theme, x + wide + 0.8, y - TAG_H * size + 0.6, tag, TAG_H * size, one.reason, size
                )
        if one.word.written and one.word.told is Told.COUNTS:
            size = max(2.0, 2.7 * k)
            room = max(wide - 5 * k, 6.0)
            # On the foot of its cards, below their letters: the next hand rises close below the rail.
            draw_spelling(p, theme, x + wide / 2 - 1.6 * k, y - 0.9 * k, room, one.word.written, size)


class WordSpot(Button):
    """Where a word lies: a press asks about it."""

    margin = 0.6

    def __init__(self, key: Key, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.key = key

    def show_word(self, spoken: str, *, pressable: bool) -> None:
        """Say what lies there; a word whose verdict has not been told yet can't be asked about."""
        self.setAccessibleName(spoken)
        self.setEnabled(pressable)

    def look(self) -> Hashable:
        return self.key, self.state()

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        # The row below paints the word; whether it can be pressed or not, it looks the same.
        self.paint_button(p, w, h)

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        if self.hasFocus():
            draw_focus(p, self.theme, rounded(-0.4, -0.4, w + 0.8, h + 0.8, 0.9))
        elif self.underMouse() and self.isEnabled():
            draw_ring(p, self.theme, 0, 0, w, h, 0.9)


class TotalCard(PaintedWidget):
    """The letters of a hand, as far as they have been told."""

    margin = 1.8

    def __init__(self, seat: Seat, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat, self._name = seat, name
        self._points = 0
        self._shows: tuple[int, str, bool, bool] = (-1, "", False, False)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def points(self) -> int:
        """What it says."""
        return self._points

    def show_total(self, points: int, most: str, *, told: bool = True, waits: bool = False) -> None:
        """Show so many letters, and a line about the most that was in the hand; nothing before a word was `told`.

        While a word `waits` for the table the number is not the last one, and 0 is none at all.
        """
        now = (points, most, told, waits)
        if now != self._shows:
            self._shows, self._points = now, points
            counted = ngettext("{n} letter", "{n} letters", points).format(n=points) if told else ""
            open_still = _("the table decides") if waits else ""
            self.setAccessibleName(", ".join(filter(None, (self._name, counted, open_still, most))))
            self.update()

    def look(self) -> Hashable:
        return self._shows

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        points, most, told, waits = self._shows
        number = "" if not told else str(points)
        if waits:
            number = f"{points} + ?" if points else "?"
        draw_total(p, self.theme, w, h, number, most)


def spot_rect(plan: CountPlan, rail: RailPlan, index: int, lifted: bool) -> QRectF:
    """Where a word lies, from the upper left corner of its row's face."""
    x, wide = rail.words[index]
    top = rail.rail - rail.top - plan.card_h - (plan.lift if lifted else 0.0)
    return QRectF(x - 0.2, top, wide + 0.4, plan.card_h)
