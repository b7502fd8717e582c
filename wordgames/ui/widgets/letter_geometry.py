"""Where the sticks, the cards on them and the loose letters of a rack lie, in u from its upper left corner.

Cards are as large as one line allows; where they would fall below `ONE_LINE`, words and loose letters go into two.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from wordgames.games.pun.arranging import LOOSE, Spot
from wordgames.ui.painting.composing import ABOVE, BESIDE, KNEE, STICK_HEIGHT, WALL

LARGEST = 12.0
"""Width of a card with room enough; its stick is the one that all measures of sticks are for."""
ONE_LINE = 6.6
SMALLEST = 3.0
RATIO = 16.4 / 12.0
"""Height of a card to its width."""
PITCH = 12.5 / 12.0
LETTER = 11.4 / 12.0 * 11.0
"""The letter's size, as `letter_cards` counts it: on a card of 11 u."""
APART = 3.0
"""Between sticks."""
FRESH = 8.0
"""The place for a new word."""
FRESH_ALONE = 40.0
"""The same where no word has been begun."""
SORTER = (7.2, 4.6)
"""Size of the tag in the hollow that sorts its letters."""
LEAST_SORTED = 3
_HOLLOW_SIDE = 1.6
_STEP = 0.1


@dataclass(frozen=True)
class RackPlan:
    """Everything's place."""

    card: float
    """Width of a card."""
    sticks: tuple[QRectF, ...]
    cards: tuple[tuple[QRectF, ...], ...]
    """By stick, letter by letter."""
    fresh: QRectF
    """The place for a new word."""
    hollow: QRectF
    loose: tuple[QRectF, ...]

    @property
    def height(self) -> float:
        """Of a card."""
        return self.card * RATIO

    def rects(self) -> Iterator[QRectF]:
        """Of all cards as they lie: stick after stick, the loose ones last."""
        for stick in self.cards:
            yield from stick
        yield from self.loose

    @property
    def sorter(self) -> QRectF:
        """The tag that sorts loose letters; empty where there is no room for it, or little to sort."""
        left = self.loose[-1].right() if self.loose else self.hollow.left()
        if len(self.loose) < LEAST_SORTED or self.hollow.right() - left < SORTER[0] + 2.2:
            return QRectF()
        w, h = SORTER
        return QRectF(self.hollow.right() - w - 1.2, self.hollow.top() + 1.2, w, h)

    def place_at(self, point: QPointF, near: float = 1.2) -> Spot | None:
        """Where a card goes that is let go of at a point; None outside of everything."""
        for row, stick in enumerate(self.sticks):
            if _around(stick, near).contains(point):
                return Spot(row, _before(self.cards[row], point))
        if _around(self.fresh, near).contains(point):
            return Spot(len(self.sticks))
        if _around(self.hollow, near).contains(point):
            return Spot(LOOSE, _before(self.loose, point))
        return None

    def caret(self, spot: Spot) -> QRectF:
        """The gap of a spot, as a thin upright bar."""
        if spot.row == LOOSE:
            cards, whole = self.loose, self.hollow
        elif spot.row < len(self.sticks):
            cards, whole = self.cards[spot.row], self.sticks[spot.row]
        else:
            return self.fresh
        y = whole.y() + (whole.height() - self.height) / 2
        if not cards:
            return QRectF(whole.x() + 1.0, y, 0.5, self.height)
        if spot.place < len(cards):
            x = cards[spot.place].left() - self.card * (PITCH - 1) / 2
        else:
            x = cards[-1].right() + self.card * (PITCH - 1) / 2
        return QRectF(x - 0.25, cards[0].y(), 0.5, self.height)


def plan_rack(words: Sequence[int], loose: int, width: float, height: float) -> RackPlan:
    """Place words of so many letters, and so many loose ones, in `width` by `height` u."""
    card = LARGEST
    while card >= ONE_LINE:
        lines = _lines(words, loose, width, card, 1)
        if lines is not None and _stick_height(card) <= height + 0.01:
            return _lay(words, loose, width, height, card, lines)
        card -= _STEP
    while card > SMALLEST and not (
        2 * _stick_height(card) + 0.6 <= height and _lines(words, loose, width, card, 2) is not None
    ):
        card -= _STEP
    lines = _lines(words, loose, width, card, 2) or [list(range(len(words))), []]
    return _lay(words, loose, width, height, card, lines)


def _lines(words: Sequence[int], loose: int, width: float, card: float, most: int) -> list[list[int]] | None:
    """Which sticks lie in which line; None where they don't fit. The loose letters end the last line."""
    k = card / LARGEST
    lines: list[list[int]] = [[]]
    used = 0.0
    for row, letters in enumerate(words):
        stick = _stick_width(letters, k)
        if lines[-1] and used + stick > width:
            lines.append([])
            used = 0.0
        lines[-1].append(row)
        used += stick + APART * k
    tail = _fresh_width(words, k) + APART * k + _hollow_width(loose, k)
    if used + tail > width:
        lines.append([])
        used = 0.0
    if len(lines) > most or used + tail > width:
        return None
    while len(lines) < most:
        lines.append([])
    return lines


def _lay(
    words: Sequence[int], loose: int, width: float, height: float, card: float, lines: list[list[int]]
) -> RackPlan:
    k = card / LARGEST
    tall = _stick_height(card)
    sticks = [QRectF()] * len(words)
    cards: list[tuple[QRectF, ...]] = [()] * len(words)
    gap = (height - tall * len(lines)) / (len(lines) + 1)
    x = y = 0.0
    for number, line in enumerate(lines):
        x, y = 0.0, gap + number * (tall + gap)
        for row in line:
            w = _stick_width(words[row], k)
            sticks[row] = QRectF(x, y, w, tall)
            left = x + (WALL + BESIDE) * k
            cards[row] = tuple(
                QRectF(left + i * card * PITCH, y + ABOVE * k, card, card * RATIO) for i in range(words[row])
            )
            x += w + APART * k
    fresh = QRectF(x, y, _fresh_width(words, k), tall)
    x = fresh.right() + APART * k
    hollow = QRectF(x, y, width - x, tall)
    return RackPlan(card, tuple(sticks), tuple(cards), fresh, hollow, _lay_loose(hollow, loose, card))


def _lay_loose(hollow: QRectF, loose: int, card: float) -> tuple[QRectF, ...]:
    tall = card * RATIO
    y = hollow.y() + (hollow.height() - tall) / 2
    room = hollow.width() - 2 * _HOLLOW_SIDE * card / LARGEST
    pitch = card * 1.1
    if loose > 1:
        pitch = min(pitch, (room - card) / (loose - 1))
    left = hollow.x() + _HOLLOW_SIDE * card / LARGEST
    return tuple(QRectF(left + i * pitch, y, card, tall) for i in range(loose))


def _stick_height(card: float) -> float:
    return STICK_HEIGHT * card / LARGEST


def _stick_width(letters: int, k: float) -> float:
    return (WALL + BESIDE + KNEE) * k + letters * LARGEST * PITCH * k


def _fresh_width(words: Sequence[int], k: float) -> float:
    return (FRESH if words else FRESH_ALONE) * k


def _hollow_width(loose: int, k: float) -> float:
    return max(18.0, (2 * _HOLLOW_SIDE + max(1, loose) * LARGEST * PITCH)) * k


def _around(rect: QRectF, by: float) -> QRectF:
    return rect.adjusted(-by, -by, by, by)


def _before(cards: Sequence[QRectF], point: QPointF) -> int:
    return sum(card.center().x() < point.x() for card in cards)
