"""Where everything on a strip board lies, and which letter a point on it belongs to.

All lengths are in u, all points relative to the board's upper left corner. A strip's place is a *position*:
the index of the letter in the window, with fractions while it slides; -1 is wholly right of the window, 11
wholly left of it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from wordgames.games.punchline.moves import LETTERS, OUT_LEFT, OUT_RIGHT, SLOTS

CIRCLES = (4, 7)
"""Slots whose window is a circle (rules, Punch Line 3)."""


@dataclass(frozen=True)
class BoardGeometry:
    """The measures of a board. The defaults are the one large holder; narrower ones change the numbers."""

    cell: float = 4.6
    """Width of a letter's cell on a strip."""
    pitch: float = 6.4
    """From one slot to the next."""
    strip: float = 4.7
    """Height of a strip."""
    groove: float = 5.44
    """Height of a groove."""
    band_left: float = 5.5
    """What the band covers left of the windows' middle: the number stands there."""
    band_right: float = 3.7
    band_over: float = 0.5
    """How far the band reaches beyond the board above and below."""
    square: float = 5.8
    """Side of a square window."""
    circle: float = 6.2
    """Diameter of a circle."""
    window_pitch: float = 6.2
    """From one large letter to the next, as they pass through a window."""
    side: float = 0.5
    """Board left and right of a groove."""
    top: float = 1.0
    """Board above the first and below the last slot."""
    numbered: bool = True
    """Whether the slots' numbers stand on the band."""

    @property
    def width(self) -> float:
        """Of the board."""
        return 2 * self.side + self.band_left + self.band_right + 2 * LETTERS * self.cell

    @property
    def height(self) -> float:
        """Of the board, without what the band reaches over."""
        return 2 * self.top + SLOTS * self.pitch

    @property
    def window_x(self) -> float:
        """The middle of the windows."""
        return self.side + self.band_left + LETTERS * self.cell

    def slot_y(self, slot: int) -> float:
        """The middle of a slot, 1 to 10."""
        return self.top + (slot - 0.5) * self.pitch

    def slot_at(self, y: float) -> int | None:
        """The slot at this height, or None above the first and below the last."""
        slot = math.floor((y - self.top) / self.pitch) + 1
        return slot if 1 <= slot <= SLOTS else None

    def groove_rect(self, slot: int) -> QRectF:
        """The groove, from one end to the other."""
        return QRectF(self.side, self.slot_y(slot) - self.groove / 2, self.width - 2 * self.side, self.groove)

    def row_rect(self, slot: int, *, whole: bool) -> QRectF:
        """All that changes when a strip slides; `whole` with the rings and the shadow of a strip held up."""
        y = self.slot_y(slot) - self.pitch / 2
        if whole:
            return QRectF(-0.6, y - 0.5, self.width + 1.2, self.pitch + 3.0)
        return QRectF(-0.6, y, self.width + 1.2, self.pitch)

    def window_rect(self, slot: int) -> QRectF:
        """The window: the square itself, or the square around the circle."""
        size = self.circle if slot in CIRCLES else self.square
        return QRectF(self.window_x - size / 2, self.slot_y(slot) - size / 2, size, size)

    @property
    def band_rect(self) -> QRectF:
        """The band that carries numbers and windows."""
        return QRectF(
            self.window_x - self.band_left,
            -self.band_over,
            self.band_left + self.band_right,
            self.height + 2 * self.band_over,
        )

    def left_origin(self, position: float) -> float:
        """Where a strip painted in one piece begins, as seen left of the band.

        The lens: beside the band the cells are moved outwards, so that it hides none but the letter in the
        window.
        """
        return self.window_x - self.band_left - position * self.cell

    def right_origin(self, position: float) -> float:
        """Where the same strip begins, as seen right of the band."""
        return self.window_x + self.band_right - (position + 1) * self.cell

    def window_origin(self, position: float) -> float:
        """Where the film of large letters begins that passes through the window."""
        return self.window_x - (position + 0.5) * self.window_pitch

    def extent(self, position: float) -> tuple[float, float]:
        """Left and right end of what is seen of a strip, the part under the band included."""
        band = self.band_rect
        left = min(self.left_origin(position), band.right())
        right = max(self.right_origin(position) + LETTERS * self.cell, band.left())
        if position >= OUT_LEFT:
            right = self.left_origin(position) + LETTERS * self.cell
        if position <= OUT_RIGHT:
            left = self.right_origin(position)
        return left, right

    def offset_at(self, x: float) -> float:
        """How many letters right (negative: left) of the window `x` is: the lens read backwards, without gaps
        or jumps.
        """
        d = x - self.window_x
        if d <= -self.band_left:
            return (d + self.band_left) / self.cell - 0.5
        if d >= self.band_right:
            return (d - self.band_right) / self.cell + 0.5
        return (d + self.band_left) / (self.band_left + self.band_right) - 0.5

    def letter_at(self, position: float, x: float) -> int | None:
        """The index of the letter of a strip at `x`, or None where there is none of it."""
        index = round(self.offset_at(x) + position)
        return index if 0 <= index < LETTERS else None

    def hit(self, point: QPointF) -> int | None:
        """The slot under a point of the board, or None beside all grooves."""
        if not 0 <= point.x() <= self.width:
            return None
        return self.slot_at(point.y())


def clamp(position: float) -> float:
    """A position no further out than wholly out."""
    return min(float(OUT_LEFT), max(float(OUT_RIGHT), position))
