"""A phrase for the whole room: one card a word, each on two threads that come down from behind the prompt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from wordgames.ui.accessible import announce
from wordgames.ui.painting.colors import color
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.materials import paper
from wordgames.ui.painting.paper_slips import SEALED_H, SEALED_W, paint_sealed_author
from wordgames.ui.painting.phrases import LEADING, Laid, Spot, lay_phrase
from wordgames.ui.painting.shapes import circle, fill, placed, rounded, stroke
from wordgames.ui.painting.text import Align, Block, draw_block
from wordgames.ui.painting.word_cards import card_shadow, own_mark, thread
from wordgames.ui.screen import PaintedWidget
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.pixmaps import SMOOTH, painted

_TILTS: Final = (-0.7, 0.5, -0.4, 0.6, -0.5, 0.4, -0.3)
"""Degrees by which the cards of a phrase hang askew."""
_HANGS: Final = (0.2, 0.8)
"""Where a card hangs, in shares of its width."""
_ROOM: Final = 4.6
"""Around a card, for its shadow and its tilt, in u."""


class PhraseCards(PaintedWidget):
    """The cards of one phrase. It covers the stage from the upper edge of the screen; its prompt lies above it."""

    margin = 0.0

    def __init__(
        self, parent: QWidget | None = None, *, top: float, side: float = 5.0, height: float
    ) -> None:
        """Cards hang from `top` u below the widget's upper edge on, at most `height` u high, `side` u from its ends."""
        super().__init__(parent)
        self._top, self._side, self._height = top, side, height
        self._words: tuple[str, ...] = ()
        self._own: tuple[bool, ...] = ()
        self._laid = Laid(0.0, ())
        self._shown = 0
        self._drop = 1.0
        self._sealed = False
        self._kept: dict[int, tuple[QPixmap, QRectF]] = {}
        self._kept_for: tuple[object, ...] = ()
        self._strip: QPixmap | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def size_u(self) -> float:
        """Of the letters, in u; 0 without a phrase."""
        return self._laid.size

    @property
    def bottom(self) -> float:
        """Where the cards end, in u below where they begin."""
        return self._laid.bottom

    @property
    def shown_words(self) -> tuple[str, ...]:
        """The words that hang there."""
        return self._words[: self._shown]

    def show_phrase(self, words: Sequence[str], own: Sequence[bool] = ()) -> None:
        """Another phrase, of which nothing hangs there yet; `own` marks cards that the table wrote."""
        if (tuple(words), tuple(own)) != (self._words, self._own):
            self._words, self._own = tuple(words), tuple(own)
            self._kept.clear()
            self._lay()
            self._shown = 0
            self._say()
            self.update()

    def show_words(self, count: int, drop: float = 1.0, *, sealed: bool = False) -> None:
        """So many of its words hang there; the last has come down by `drop`, 0 to 1. When all do, the strip that
        hides the author may hang below.
        """
        count = min(count, len(self._words))
        if (count, drop, sealed) == (self._shown, self._drop, self._sealed):
            return
        said = count != self._shown
        self._shown, self._drop, self._sealed = count, drop, sealed
        if said:
            self._say()
            if count == len(self._words) and count:
                announce(self, " ".join(self._words))
        self.update()

    def _say(self) -> None:
        self.setAccessibleName(" ".join(self.shown_words))

    def _lay(self) -> None:
        width = max(40.0, self.width() / self.u - 2 * self._side)
        self._laid = lay_phrase(self._words, width, self._height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._kept.clear()
        self._lay()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, u, ratio = self.theme, self.u, self.devicePixelRatioF()
        now = (theme.name, u, ratio)
        if now != self._kept_for:
            self._kept.clear()
            self._strip = None
            self._kept_for = now
        p = QPainter(self)
        try:
            p.setRenderHints(SMOOTH)
            p.scale(u, u)
            p.translate(self._side, self._top)
            # Threads of a lower row hang behind the cards of those above.
            for index in sorted(range(self._shown), key=lambda at: -self._laid.spots[at].row):
                self._paint_card(p, theme, index, self._way(index))
            if self._sealed and self._shown == len(self._words):
                self._paint_strip(p, theme)
        finally:
            # Qt crashes where a painter outlives its event, and painting may raise.
            p.end()

    def _way(self, index: int) -> float:
        """How far above its place a card hangs now, in u."""
        if index < self._shown - 1 or self._drop >= 1.0:
            return 0.0
        left = 1.0 - self._drop
        spot = self._laid.spots[index]
        return (self._top + spot.y + spot.h) * left * left

    def _paint_card(self, p: QPainter, theme: Theme, index: int, way: float) -> None:
        spot = self._laid.spots[index]
        for share in _HANGS:
            thread(p, theme, spot.x + spot.w * share, -self._top, spot.y + 1.0 - way, 0.2)
        pixmap, area = self._card(theme, index, spot)
        p.drawPixmap(area.translated(spot.x, spot.y - way), pixmap, QRectF(pixmap.rect()))

    def _card(self, theme: Theme, index: int, spot: Spot) -> tuple[QPixmap, QRectF]:
        """The picture of a card, tilted, and where it lies about the card's corner."""
        if index not in self._kept:
            own = index < len(self._own) and self._own[index]
            tilt = 0.0 if theme.flat else _TILTS[index % len(_TILTS)]
            area = QRectF(-_ROOM, -_ROOM, spot.w + 2 * _ROOM, spot.h + 2 * _ROOM)

            def paint(p: QPainter) -> None:
                with placed(p, spot.w / 2, spot.h / 2, tilt):
                    p.translate(-spot.w / 2, -spot.h / 2)
                    paint_phrase_card(p, theme, spot.w, spot.h, spot.lines, self._laid.size, own=own)

            ratio = self.devicePixelRatioF()
            pixmap = painted(area, self.u, ratio, paint)
            k = self.u * ratio
            shown = QRectF(area.topLeft(), QPointF(pixmap.width() / k, pixmap.height() / k) + area.topLeft())
            self._kept[index] = pixmap, shown
        return self._kept[index]

    @property
    def strip(self) -> QRectF | None:
        """Where the strip with the hidden author would hang, in u of this widget; None where it would not."""
        if self._laid.rows != 1:
            return None
        last = self._laid.spots[-1]
        x = max(0.0, last.x + last.w - SEALED_W)
        return QRectF(self._side + x, self._top + last.y + last.h + 2.6, SEALED_W, SEALED_H)

    def _paint_strip(self, p: QPainter, theme: Theme) -> None:
        """One fixed picture, whoever has signed."""
        strip = self.strip
        if strip is None:
            return
        area = QRectF(-_ROOM, -_ROOM, SEALED_W + 2 * _ROOM, SEALED_H + 2 * _ROOM)
        if self._strip is None:

            def paint(q: QPainter) -> None:
                paint_sealed_author(q, theme, 0, 0, top=-3.0)

            self._strip = painted(area, self.u, self.devicePixelRatioF(), paint)
        k = self.u * self.devicePixelRatioF()
        x, y = strip.x() - self._side + area.x(), strip.y() - self._top + area.y()
        size = self._strip.size()
        p.drawPixmap(
            QRectF(x, y, size.width() / k, size.height() / k), self._strip, QRectF(self._strip.rect())
        )


def paint_phrase_card(
    p: QPainter, theme: Theme, w: float, h: float, lines: tuple[str, ...], size: float, *, own: bool = False
) -> None:
    """A word card as it hangs before the room: the word alone, as large as the whole phrase has it."""
    theatre = theme.theatre
    card_shadow(p, theme, w, h, 0.7)
    whole = rounded(0, 0, w, h, 0.9)
    fill(p, whole, theatre.word_edge)
    paper(
        p,
        theme,
        rounded(0, 0, w - 0.1, h - 0.24, 0.9),
        theatre.word,
        seed=5,
        edge=0.12,
        roughness=0.03,
        shade=0.04,
    )
    line_color = color(theatre.word_line, 1.0 if theme.flat else 0.36)
    stroke(p, rounded(0.6, 0.6, w - 1.3, h - 1.42, 0.5), line_color, 0.11)
    for share in _HANGS:
        fill(p, circle(w * share, 1.1, 0.42), theatre.kraft_inside)
    block = Block(lines, size)
    draw_block(p, block, w / 2, h * 0.49, theatre.word_ink, Face.SERIF, Align.CENTER, leading=LEADING)
    if own:
        own_mark(p, theme, w - 1.05, h - 1.5)
