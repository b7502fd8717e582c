"""A holder in a replay: the column of its windows, and the letters that come into them."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from wordgames.games.punchline.moves import SLOTS
from wordgames.games.punchline.view import CellView
from wordgames.texts import _
from wordgames.ui.painting.shapes import clipped, even, fill, linear, stroke
from wordgames.ui.screen import PaintedWidget
from wordgames.ui.widgets.board_geometry import BoardGeometry
from wordgames.ui.widgets.board_painting import (
    BoardLook,
    paint_band,
    paint_board,
    paint_board_shadow,
    paint_hole,
    paint_large,
    paint_numbers,
    window_path,
)
from wordgames.ui.widgets.pixmaps import painted

COLUMN = BoardGeometry(cell=0.0, side=2.4)
"""A board that is its band and nothing else."""
RATIO = COLUMN.width / COLUMN.height
_FRAME = 0.2
"""Inside of a window, covered by its frame."""
_RING = 0.6
"""Around a window, for the ring of a letter that has just come."""


class RaceLane(PaintedWidget):
    """One seat's windows."""

    margin = 2.2

    def __init__(self, seat: int, name: str, values: tuple[int, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat, self._name, self._values = seat, name, values
        self._windows: tuple[CellView | None, ...] = (None,) * SLOTS
        self._fresh: frozenset[int] = frozenset()
        self._letters: dict[tuple[int, CellView, bool], QPixmap] = {}
        self._painted_at: tuple[float, float, str] | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(_("{name}'s windows").format(name=name))

    @property
    def letters(self) -> str:
        """What the windows show, from the top, empty ones skipped."""
        return "".join(cell.letter for cell in self._windows if cell is not None)

    def show_windows(self, windows: tuple[CellView | None, ...], fresh: frozenset[int]) -> None:
        """Show these letters; `fresh` are the slots where one has just come."""
        before, marked = self._windows, self._fresh
        if (windows, fresh) != (before, marked):
            self._windows, self._fresh = windows, fresh
            self.setAccessibleDescription(self.letters)
            for slot in range(1, SLOTS + 1):
                if windows[slot - 1] != before[slot - 1] or (slot in fresh) != (slot in marked):
                    self.update(self._area_of(slot).toAlignedRect())

    def look(self) -> Hashable:
        return self._seat

    def _board_look(self) -> BoardLook:
        return BoardLook(self.theme, COLUMN, self._seat, self._values)

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        look = self._board_look()
        p.scale(h / COLUMN.height, h / COLUMN.height)
        paint_board_shadow(p, self.theme, COLUMN)
        paint_board(p, look)
        for slot in range(1, SLOTS + 1):
            paint_hole(p, look, slot)
        paint_band(p, look)
        paint_numbers(p, look, lit=True)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        p = QPainter(self)
        try:
            for slot, cell in enumerate(self._windows, 1):
                area = self._area_of(slot)
                if cell is not None and area.intersects(QRectF(event.rect())):
                    p.drawPixmap(area.topLeft(), self._letter(slot, cell))
        finally:
            p.end()

    @property
    def _scale(self) -> float:
        """Pixels to one u of the column."""
        return (self.height() - 2 * self.margin * self.u) / COLUMN.height

    def _area_of(self, slot: int) -> QRectF:
        """What a letter in a window is painted in, with its ring."""
        k, r = self._scale, COLUMN.window_rect(slot).adjusted(-_RING, -_RING, _RING, _RING)
        corner = self.margin * self.u
        return QRectF(corner + r.x() * k, corner + r.y() * k, r.width() * k, r.height() * k)

    def _letter(self, slot: int, cell: CellView) -> QPixmap:
        """A letter in a window, painted once for its size and theme."""
        at = (self._scale, self.devicePixelRatioF(), self.theme.name)
        if at != self._painted_at:
            self._letters.clear()
            self._painted_at = at
        key = (slot, cell, slot in self._fresh)
        if key not in self._letters:
            area = COLUMN.window_rect(slot).adjusted(-_RING, -_RING, _RING, _RING)
            look = self._board_look()
            self._letters[key] = painted(
                area, at[0], at[1], lambda p: self._paint_letter(p, look, slot, cell)
            )
        return self._letters[key]

    def _paint_letter(self, p: QPainter, look: BoardLook, slot: int, cell: CellView) -> None:
        area = COLUMN.window_rect(slot)
        window = window_path(COLUMN, slot, -_FRAME)
        with clipped(p, window):
            fill(p, window, linear(0, area.top(), 0, area.bottom(), even(self.theme.board.window)))
            paint_large(p, look, cell.letter, cell.mark, slot, area)
        if slot in self._fresh:
            stroke(p, window_path(COLUMN, slot, 0.25), self.theme.focus.on_dark, 0.5)
