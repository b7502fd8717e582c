"""Where the cards of a hand and of its envelope lie on the stage, in u from the screen's upper left corner.

The hand stands in rows behind waves of scenery. From the envelope its cards stick out, the first on top: the more there
are the deeper it sinks behind the stage front, so the first card is always to be seen whole.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from wordgames.ui.painting.theatre import FRONT, THREE_ROWS, TWO_ROWS, Row
from wordgames.ui.painting.word_cards import CARD_H, CARD_W, WIDE_W

LEFT: Final = 4.0
HAND_W: Final = 114.0
"""The width that the rows of a hand have."""
WIDE_HAND_W: Final = 112.0
ENVELOPE_H: Final = 34.0
LETTER_H: Final = 10.6
"""The height of a card in the envelope."""
GLASS_BELOW: Final = 18.6
"""The first card of an envelope is no higher than this, as long as there is room for a glass above it."""
TOP: Final = 6.0
_OPENING: Final = 48.6
_INSIDE: Final = 1.2
_MANY: Final = 6
"""From so many cards on they lie closer, and the glass stands elsewhere."""


@dataclass(frozen=True)
class DeskPlan:
    """Places for a number of cards in the hand and in the envelope."""

    hand: tuple[QRectF, ...]
    rows_of: tuple[int, ...]
    """By place of the hand: in which of `rows` it stands."""
    rows: tuple[Row, ...]
    envelope: QRectF
    """The front of the envelope; its upper edge is the opening. It may reach below the stage front."""
    letters: tuple[QRectF, ...]
    """Its cards, the first on top."""
    wide: bool
    extra: float

    @property
    def hand_zone(self) -> QRectF:
        """Where a card that is let go of goes to the hand."""
        return QRectF(0.0, 22.0, self.envelope.left() - 3.0, FRONT + self.extra - 22.0)

    @property
    def envelope_zone(self) -> QRectF:
        """Where a card that is let go of goes into the envelope."""
        left = self.envelope.left() - 3.0
        return QRectF(left, 0.0, 164.0 - left, FRONT + self.extra)

    def hand_place(self, point: QPointF) -> int:
        """The place of the hand that is nearest."""

        def away(i: int) -> float:
            way = self.hand[i].center() - point
            return way.x() ** 2 + (2 * way.y()) ** 2

        return min(range(len(self.hand)), key=away, default=0)

    def envelope_place(self, y: float) -> int:
        """Before which card of the envelope one that is let go of at this height goes."""
        return sum(y > rect.center().y() for rect in self.letters)

    def disc(self, rect: QRectF, *, in_envelope: bool) -> QPointF:
        """Where the number of a card, or of the place it has left, stands."""
        if not in_envelope:
            return QPointF(rect.right() - 0.6, rect.top() + 0.8)
        if self.wide:
            return QPointF(rect.left() - 0.4, rect.top() + 1.0)
        return QPointF(rect.left() - 1.5, rect.top() + rect.height() * 0.485)


def plan_desk(hand: int, letters: int, *, wide: bool = False, extra: float = 0.0) -> DeskPlan:
    """Where everything lies; `extra` is the screen's height beyond 90 u."""
    rows = THREE_ROWS if wide else TWO_ROWS
    places, rows_of = _hand(hand, rows, wide, extra)
    return DeskPlan(places, rows_of, rows, *_envelope(letters, wide, extra), wide, extra)


def shares(count: int, rows: int) -> tuple[int, ...]:
    """How many cards stand in each row: two rows have the larger one above, of three the middle one is the largest."""
    if rows == 2:
        upper = (count + 1) // 2
        return upper, count - upper
    middle = (count + 2) // 3
    upper = (count - middle + 1) // 2
    return upper, middle, count - upper - middle


def _hand(
    count: int, rows: tuple[Row, ...], wide: bool, extra: float
) -> tuple[tuple[QRectF, ...], tuple[int, ...]]:
    w = WIDE_W if wide else CARD_W
    room = WIDE_HAND_W if wide else HAND_W
    most = 3 if wide else 4
    gap = (room - most * w) / (most - 1)
    places: list[QRectF] = []
    rows_of: list[int] = []
    for number, (row, share) in enumerate(zip(rows, shares(count, len(rows)), strict=True)):
        width = share * w + (share - 1) * gap
        x = LEFT + (room - width) / 2
        for i in range(share):
            places.append(QRectF(x + i * (w + gap), row.top(90 + extra), w, CARD_H))
            rows_of.append(number)
    return tuple(places), tuple(rows_of)


def _envelope(count: int, wide: bool, extra: float) -> tuple[QRectF, tuple[QRectF, ...]]:
    x, w = (122.0, 34.0) if wide else (125.0, 28.0)
    step = 9.8 if count < _MANY else 9.4
    reach = LETTER_H - _INSIDE + step * (count - 1) if count else 0.0
    highest = (GLASS_BELOW if count < _MANY else TOP) + extra * 0.3
    opening = max(_OPENING + extra, highest + reach)
    first = opening - reach
    inner = w - 3.0
    letters = tuple(QRectF(x + 1.5, first + i * step, inner, LETTER_H) for i in range(count))
    return QRectF(x, opening, w, ENVELOPE_H), letters


def glass_moves(letters: int) -> bool:
    """Whether the envelope needs the place where the glass stands."""
    return letters >= _MANY
