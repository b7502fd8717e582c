"""Where things stand before the podium, in u: steps, envelopes on them, loose envelopes and the closed pile beside."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wordgames.ui.painting.podium import on_stage, step_heights
from wordgames.ui.widgets.podium_things import CHIP_ROOM

FLOOR: Final = 75.6
"""The stage front begins here."""
CEILING: Final = 42.4
"""Loose envelopes reach no higher: phrases hang above."""
EDGE: Final = 3.0
_STEPS: Final = {1: 34.0, 2: 34.0, 3: 30.0, 4: 26.0, 5: 22.0, 6: 19.0}
"""Width of a step by the number of places."""
_WIDEST: Final = 30.0
_GAP: Final = 1.0
_PILE_H: Final = 12.4
_PILE_W: Final = 19.6
_PILE_RISE: Final = 2.6
_SUNK: Final = 0.3
"""How far an envelope stands into the cloth of its step."""


@dataclass(frozen=True)
class Box:
    """A rectangle in u."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.w


@dataclass(frozen=True)
class StageLayout:
    """The podium for so many places."""

    count: int

    @property
    def step_width(self) -> float:
        """Of one step."""
        return _STEPS[self.count]

    @property
    def standing_height(self) -> float:
        """Of an envelope with its slip; few have room for large words."""
        return 18.6 if self.count <= 3 else 16.6

    @property
    def left(self) -> float:
        """Where the podium begins."""
        return 80 - self.count * self.step_width / 2

    def step(self, place: int) -> Box:
        """A step with the room above it where its chip waits; places are counted from 0."""
        h = step_heights(self.count)[place] + CHIP_ROOM
        column = on_stage(self.count).index(place)
        return Box(self.left + column * self.step_width, FLOOR - h, self.step_width, h)

    def standing(self, place: int) -> Box:
        """An envelope on a step."""
        step = self.step(place)
        w = min(_WIDEST, self.step_width - 3.0)
        top = step.y + CHIP_ROOM + _SUNK
        return Box(step.x + (step.w - w) / 2, top - self.standing_height, w, self.standing_height)

    def place_at(self, x: float, y: float) -> int | None:
        """The place that an envelope let go there belongs to: anywhere over its step, as high as envelopes stand."""
        for place in range(self.count):
            step = self.step(place)
            if step.x <= x < step.right and step.y - self.standing_height <= y <= FLOOR:
                return place
        return None

    def is_beside(self, x: float, y: float) -> bool:
        """Whether a point lies on the stage beside the podium."""
        outside = x < self.left or x > 160 - self.left
        return outside and CEILING - 6 <= y <= FLOOR

    def pile(self, closed: int) -> Box:
        """The envelopes that are still closed, at the lower left."""
        w = min(_PILE_W, self._column)
        h = _PILE_H + _PILE_RISE * (closed - 1) if closed else 0.0
        return Box(EDGE + (self._room - w) / 2, FLOOR - 0.9 - h, w, h)

    def loose(self, count: int, closed: int) -> tuple[Box, ...]:
        """So many opened envelopes that stand nowhere yet, in the order of their slots.

        They stand at the right, and above or instead of the pile at the left where there are more than three.
        """
        left = count // 2 if not closed and count > 1 else max(0, count - 3)
        low = FLOOR - 0.8 - (self.pile(closed).h + _GAP if closed else 0.0)
        return (
            *self._columned(left, EDGE, low),
            *self._columned(count - left, 160 - EDGE - self._room, FLOOR - 0.8),
        )

    @property
    def _room(self) -> float:
        """Beside the podium."""
        return self.left - EDGE - 2.4

    @property
    def _column(self) -> float:
        return min(_WIDEST, self._room)

    def _columned(self, count: int, x: float, low: float) -> list[Box]:
        if not count:
            return []
        w = self._column
        h = min(self.standing_height, (low - CEILING + _GAP) / count - _GAP)
        x += (self._room - w) / 2
        return [Box(x, low - (count - i) * (h + _GAP) + _GAP, w, h) for i in range(count)]
