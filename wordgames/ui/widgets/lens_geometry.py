"""A narrow board for an open table: large windows, a fish-eye of the letters beside them, a loupe below.

Beside the band each letter has a cell of its own width: the nearest are large, the far ones marks of one
width, so that a whole strip fits whatever its place. The loupe shows the chosen strip in full, and stands
still: what moves there is the frame around the letter in the window.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate

from PySide6.QtCore import QPointF, QRectF

from wordgames.games.punchline.moves import LETTERS, OUT_LEFT, OUT_RIGHT, SLOTS
from wordgames.ui.widgets.board_geometry import BoardGeometry, clamp

_BESIDE_BAND = 0.15
"""Between the band and the nearest cell."""
END = 0.35
"""Of a strip beyond its last cell."""


@dataclass(frozen=True)
class LensGeometry(BoardGeometry):
    """The measures of one column. `near` are widths of the cells from the band outwards; the rest are `far` wide."""

    pitch: float = 5.0
    strip: float = 3.5
    groove: float = 4.3
    band_left: float = 3.45
    band_right: float = 3.45
    square: float = 4.5
    circle: float = 4.8
    window_pitch: float = 4.9
    side: float = 0.7
    top: float = 0.7
    numbered: bool = False
    board_width: float = 32.0
    near: tuple[float, ...] = (2.55, 2.1, 1.7)
    far: float = 0.6
    loupe_height: float = 4.2
    loupe_cell_side: float = 1.3
    """Board left and right of the loupe's first and last letter."""

    @property
    def width(self) -> float:
        return self.board_width

    @property
    def height(self) -> float:
        return self.top + SLOTS * self.pitch + 6.3

    @property
    def window_x(self) -> float:
        return self.board_width / 2

    @property
    def band_rect(self) -> QRectF:
        over = self.band_over
        height = SLOTS * self.pitch + self.top + over + 0.8
        return QRectF(self.window_x - self.band_left, -over, 2 * self.band_left, height)

    @cached_property
    def _edges(self) -> tuple[float, ...]:
        """How far from the windows' middle the cells begin, from the first neighbour on; where the last ends."""
        widths = [*self.near, *(self.far for _cell in range(LETTERS - len(self.near)))][:LETTERS]
        return tuple(accumulate(widths, initial=self.band_left + _BESIDE_BAND))

    def _edge(self, away: float) -> float:
        """How far from the windows' middle that is which lies `away` letters outwards: from 0.5, the band, on."""
        at = min(max(away - 0.5, 0.0), float(LETTERS))
        whole = min(int(at), LETTERS - 1)
        edges = self._edges
        return edges[whole] + (at - whole) * (edges[whole + 1] - edges[whole])

    def cell_at(self, offset: float) -> tuple[float, float]:
        """Middle and width of the cell `offset` letters right (negative: left) of the window."""
        away = abs(offset)
        inner, outer = self._edge(max(away, 1.0) - 0.5), self._edge(max(away, 1.0) + 0.5)
        middle = (inner + outer) / 2
        # Nearer than the first neighbour it is on its way under the band.
        return self.window_x + math.copysign(middle * min(away, 1.0), offset), outer - inner

    def extent(self, position: float) -> tuple[float, float]:
        first, last = -position, LETTERS - 1 - position
        x = self.window_x
        left = x - self._edge(0.5 - first) - END if first < 0 else x + self._edge(first - 0.5) - END
        right = x + self._edge(last + 0.5) + END if last > 0 else x - self._edge(-last - 0.5) + END
        # What ends under the band is not seen to end.
        band = self.band_rect
        if first < 1:
            left = min(left, band.left() + 1.0)
        if last > -1:
            right = max(right, band.right() - 1.0)
        return left, right

    def offset_at(self, x: float) -> float:
        d = x - self.window_x
        away = abs(d)
        edges = self._edges
        if away <= edges[0]:
            return d / edges[0] * 0.5
        for index in range(LETTERS):
            if away <= edges[index + 1]:
                share = (away - edges[index]) / (edges[index + 1] - edges[index])
                return math.copysign(index + 0.5 + share, d)
        return math.copysign(LETTERS + 0.5 + (away - edges[-1]) / self.far, d)

    @property
    def loupe_rect(self) -> QRectF:
        """The strip of the loupe."""
        middle = self.top + SLOTS * self.pitch + 3.15
        return QRectF(
            self.side, middle - self.loupe_height / 2, self.board_width - 2 * self.side, self.loupe_height
        )

    @property
    def loupe_cell(self) -> float:
        """Width of a letter's cell there."""
        return (self.board_width - 2 * self.loupe_cell_side) / LETTERS

    def in_loupe(self, point: QPointF) -> bool:
        """Whether a point of the board is on the loupe; a finger may be a little off."""
        r = self.loupe_rect
        return 0 <= point.x() <= self.board_width and r.top() - 0.6 <= point.y() <= r.bottom() + 1.2

    def loupe_position(self, x: float) -> int:
        """The position that brings the letter at `x` of the loupe into the window; beside its ends: none."""
        index = math.floor((x - self.loupe_cell_side) / self.loupe_cell)
        return int(clamp(min(OUT_LEFT, max(OUT_RIGHT, index))))


COLUMNS = {
    1: LensGeometry(board_width=54.0, near=(3.0, 2.75, 2.5, 2.3, 2.1, 1.9, 1.75, 1.6, 1.45), far=1.3),
    2: LensGeometry(board_width=54.0, near=(3.0, 2.75, 2.5, 2.3, 2.1, 1.9, 1.75, 1.6, 1.45), far=1.3),
    3: LensGeometry(board_width=43.2, near=(2.8, 2.5, 2.2, 1.95, 1.7, 1.5), far=0.8),
    4: LensGeometry(),
    5: LensGeometry(board_width=25.5, near=(2.35, 1.75), far=0.44, loupe_cell_side=1.1),
    6: LensGeometry(
        board_width=21.2,
        near=(2.1,),
        far=0.42,
        band_left=3.1,
        band_right=3.1,
        square=4.3,
        circle=4.6,
        window_pitch=4.7,
        side=0.6,
        loupe_cell_side=1.0,
    ),
}
"""By the number of columns on the table."""
