"""Fingers and mouse on a strip board: which strip each holds, and which letter it holds it by."""

from __future__ import annotations

import math
from dataclasses import dataclass

from wordgames.ui.widgets.board_geometry import BoardGeometry, clamp

CLICK = 0.9
"""A press that moves less than this, in u, is a click."""


@dataclass
class Hold:
    """A strip between press and release."""

    slot: int
    letter: float
    """The place on the strip, in letters from its first, that stays under the pointer."""
    start_x: float
    asked: int
    """The position asked for last."""
    moved: bool = False


class BoardHands:
    """Every pointer holds at most one strip, and every strip is held by at most one pointer."""

    def __init__(self, board: BoardGeometry) -> None:
        self._board = board
        self._holds: dict[int, Hold] = {}

    def __bool__(self) -> bool:
        return bool(self._holds)

    def dragging(self, slot: int) -> bool:
        """Whether this strip follows a pointer."""
        return any(hold.slot == slot and hold.moved for hold in self._holds.values())

    def press(self, pointer: int, slot: int, x: float, drawn_at: float, position: int) -> bool:
        """Take the strip of a slot, which is drawn at `drawn_at`, by the point `x` u from the board's left.

        Returns whether it was free.
        """
        if any(hold.slot == slot for hold in self._holds.values()):
            return False
        self._holds[pointer] = Hold(slot, self._board.offset_at(x) + drawn_at, x, position)
        return True

    def move(self, pointer: int, x: float) -> tuple[int, float, int | None] | None:
        """The pointer is at `x` now: slot, where the strip is drawn, and the position to ask for if it is a
        new one.

        None where the pointer holds nothing, or has not moved enough to drag.
        """
        hold = self._holds.get(pointer)
        if hold is None or (not hold.moved and abs(x - hold.start_x) < CLICK):
            return None
        hold.moved = True
        position = clamp(hold.letter - self._board.offset_at(x))
        nearest = math.floor(position + 0.5)
        if nearest == hold.asked:
            return hold.slot, position, None
        hold.asked = nearest
        return hold.slot, position, nearest

    def release(self, pointer: int) -> Hold | None:
        """The pointer lets go; what it held."""
        return self._holds.pop(pointer, None)

    def let_go(self) -> list[int]:
        """All let go; the slots whose strips were held."""
        slots = [hold.slot for hold in self._holds.values()]
        self._holds.clear()
        return slots
