"""How a desk of word cards is painted: each piece once, then blitted wherever it lies and however it is turned."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QTransform

from wordgames.qt.wordcards import LaidCard
from wordgames.ui.painting import paper_envelope, word_cards
from wordgames.ui.painting.plates import ringed
from wordgames.ui.painting.shapes import circle, rounded
from wordgames.ui.painting.theatre import FRONT, Wave, wave_path, wave_shadow
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.pixmaps import painted

_SHARP = 2.0
"""Cards are kept at twice the pixels: those that lie a little askew stay sharp."""
_MARGIN = 3.0
LIFT = 1.4
"""How high a card is held, in u."""


@dataclass(frozen=True)
class Pose:
    """Where a card is drawn: its middle, in u, its turn in degrees, whether it is held."""

    x: float
    y: float
    turn: float = 0.0
    held: bool = False


class WordLayers:
    """The pixmaps of one desk; they are dropped when size, theme or people change."""

    def __init__(self, theme: Theme, unit: float, ratio: float) -> None:
        self.theme = theme
        self.unit = unit
        self.ratio = ratio
        self.size = word_cards.WORD_SIZE
        """Of the words of this hand."""
        self._kept: dict[Hashable, QPixmap] = {}

    def fit(self, words: list[str], *, wide: bool) -> float:
        """The one size for the words of a hand."""
        w = word_cards.WIDE_W if wide else word_cards.CARD_W
        # In the envelope the wide cards are a little narrower.
        room = w - 4.6 if wide else w
        return word_cards.word_size((word_cards.as_printed(word) for word in words), room)

    def forget(self) -> None:
        """Hold no picture of anything."""
        self._kept.clear()

    def _pixmap(
        self, key: Hashable, area: QRectF, painting: Callable[[QPainter], None], sharp: float = 1.0
    ) -> QPixmap:
        if key not in self._kept:
            self._kept[key] = painted(area, self.unit * sharp, self.ratio, painting)
        return self._kept[key]

    def _blit(self, p: QPainter, pixmap: QPixmap, area: QRectF) -> None:
        p.drawPixmap(area, pixmap, QRectF(QPointF(), pixmap.size().toSizeF()))

    # ---- cards

    def card(
        self, p: QPainter, card: LaidCard, w: float, h: float, pose: Pose, *, grip: bool = False
    ) -> None:
        """A card with its shadow; the lamp does not turn, so the shadow is painted for the turned card."""
        p.save()
        p.translate(pose.x, pose.y)
        self._shadow(p, w, h, pose)
        p.rotate(pose.turn)
        area = QRectF(0, 0, w, h)
        up, down = word_cards.as_printed(card.up), word_cards.as_printed(card.down)
        face = self._pixmap(
            ("card", up, down, card.own, w, h, self.size, grip),
            area,
            lambda q: word_cards.word_card(
                q, self.theme, w, h, up, down, size=self.size, own=card.own, grip=grip
            ),
            _SHARP,
        )
        self._blit(p, face, area.translated(-w / 2, -h / 2))
        p.restore()

    def _shadow(self, p: QPainter, w: float, h: float, pose: Pose) -> None:
        if self.theme.flat:
            return
        area = word_cards.card_area(w, h, _MARGIN)
        lift = LIFT if pose.held else 0.0
        shadow = self._pixmap(
            ("shadow", w, h, lift), area, lambda q: word_cards.card_shadow(q, self.theme, w, h, lift)
        )
        p.save()
        p.rotate(pose.turn)
        # Of a card on its head the shadow still falls to the right and down.
        flip = abs(pose.turn) % 360
        if 90 < flip < 270:
            p.rotate(180)
        self._blit(p, shadow, area.translated(-w / 2, -h / 2))
        p.restore()

    def left_place(self, p: QPainter, card: LaidCard, rect: QRectF) -> None:
        """Where a card stood that is in the envelope."""
        w, h = rect.width(), rect.height()
        area = word_cards.card_area(w, h, 0.5)
        word = word_cards.as_printed(card.up)
        place = self._pixmap(
            ("left", word, w, h, self.size),
            area,
            lambda q: word_cards.left_place(q, self.theme, w, h, word, size=self.size),
        )
        self._blit(p, place, area.translated(rect.topLeft()))

    def gap(self, p: QPainter, rect: QRectF) -> None:
        """Where the held card would go."""
        w, h = rect.width(), rect.height()
        area = word_cards.card_area(w, h, 0.5)
        gap = self._pixmap(("gap", w, h), area, lambda q: word_cards.gap_place(q, self.theme, w, h))
        self._blit(p, gap, area.translated(rect.topLeft()))

    def ring(self, p: QPainter, outline: QPainterPath) -> None:
        """The brass ring of a card that was picked by a tap."""
        ringed(p, self.theme, outline)

    def disc(self, p: QPainter, at: QPointF, number: int, *, picked: bool = False) -> None:
        """The number of a card in the phrase; picked, it has the brass ring that means so everywhere."""
        if picked:
            ringed(p, self.theme, circle(at.x(), at.y(), 1.9))
        area = QRectF(-3, -3, 6, 6)
        disc = self._pixmap(
            ("disc", number), area, lambda q: word_cards.order_disc(q, self.theme, 0, 0, number)
        )
        self._blit(p, disc, area.translated(at))

    # ---- envelope

    def envelope_back(self, p: QPainter, rect: QRectF, *, flap: bool) -> None:
        """What is behind the cards."""
        w, h = rect.width(), rect.height()
        area = QRectF(-2, -w * 0.55, w + 4, h * 0.55 + w * 0.55)
        back = self._pixmap(
            ("back", w, h, flap),
            area,
            lambda q: paper_envelope.envelope_back(q, self.theme, w, h, flap=flap),
        )
        self._blit(p, back, area.translated(rect.topLeft()))

    def envelope_front(self, p: QPainter, rect: QRectF, to: str, below: str, *, stamp: bool) -> None:
        """The front over the cards; without a stamp where most of it is hidden."""
        w, h = rect.width(), rect.height()
        area = QRectF(-3, -3, w + 6, h + 6)
        front = self._pixmap(
            ("front", w, h, to, below, stamp),
            area,
            lambda q: paper_envelope.envelope_front(q, self.theme, w, h, to, below, stamp=stamp),
        )
        self._blit(p, front, area.translated(rect.topLeft()))

    def closed_envelope(self, p: QPainter, rect: QRectF) -> None:
        """The envelope of somebody who has closed it, from behind."""
        w, h = rect.width(), rect.height()
        area = QRectF(-3, -3, w + 6, h + 6)
        closed = self._pixmap(
            ("closed", w, h), area, lambda q: paper_envelope.envelope(q, self.theme, w, h, seed=5, lift=1.0)
        )
        self._blit(p, closed, area.translated(rect.topLeft()))

    # ---- what cards stand behind

    def before(self, wave: Wave, W: float, H: float) -> QPainterPath:
        """Where cards that stand behind this wave can be seen."""
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.OddEvenFill)
        path.addRect(QRectF(-10, -20, W + 40, H + 40))
        path.addPath(wave_path(wave, W, H))
        return path

    def wave_shadow(self, p: QPainter, wave: Wave, W: float, H: float, cards: QPainterPath) -> None:
        """What the wave throws on the cards behind it."""
        if self.theme.flat or cards.isEmpty():
            return
        top = wave.top(H)
        area = QRectF(0, top - 4, W, 8)
        shadow = self._pixmap(
            ("wave", wave, W, H), area, lambda q: wave_shadow(q, self.theme, wave_path(wave, W, H))
        )
        p.save()
        p.setClipPath(cards, Qt.ClipOperation.IntersectClip)
        self._blit(p, shadow, area)
        p.restore()

    @staticmethod
    def front(H: float, W: float) -> QRectF:
        """All that is above the stage front."""
        return QRectF(0, 0, W, FRONT + H - 90)

    @staticmethod
    def outline(rect: QRectF, turn: float, grow: float = 0.0) -> QPainterPath:
        """The outline of a card that lies askew."""
        w, h = rect.width() + 2 * grow, rect.height() + 2 * grow
        turning = QTransform()
        turning.translate(rect.center().x(), rect.center().y())
        turning.rotate(turn)
        return turning.map(rounded(-w / 2, -h / 2, w, h, word_cards.RADIUS + grow))
