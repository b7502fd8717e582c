"""A holder in a replay: the column of its windows, and the letters that come into them."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
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

COLUMN = BoardGeometry(cell=0.0, side=2.4)
"""A board that is its band and nothing else."""
RATIO = COLUMN.width / COLUMN.height
_FRAME = 0.2
"""Inside of a window, covered by its frame."""


class RaceLane(PaintedWidget):
    """One seat's windows."""

    margin = 2.2

    def __init__(self, seat: int, name: str, values: tuple[int, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat, self._name, self._values = seat, name, values
        self._windows: tuple[CellView | None, ...] = (None,) * SLOTS
        self._fresh: frozenset[int] = frozenset()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(_("{name}'s windows").format(name=name))

    @property
    def letters(self) -> str:
        """What the windows show, from the top, empty ones skipped."""
        return "".join(cell.letter for cell in self._windows if cell is not None)

    def show_windows(self, windows: tuple[CellView | None, ...], fresh: frozenset[int]) -> None:
        """Show these letters; `fresh` are the slots where one has just come."""
        if (windows, fresh) != (self._windows, self._fresh):
            self._windows, self._fresh = windows, fresh
            self.setAccessibleDescription(self.letters)
            self.update()

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
        look, u = self._board_look(), self.u
        p = QPainter(self)
        try:
            p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            p.scale(u, u)
            p.translate(self.margin, self.margin)
            k = (self.height() / u - 2 * self.margin) / COLUMN.height
            p.scale(k, k)
            for slot, cell in enumerate(self._windows, 1):
                if cell is not None:
                    self._paint_letter(p, look, slot, cell)
        finally:
            p.end()

    def _paint_letter(self, p: QPainter, look: BoardLook, slot: int, cell: CellView) -> None:
        area = COLUMN.window_rect(slot)
        window = window_path(COLUMN, slot, -_FRAME)
        with clipped(p, window):
            fill(p, window, linear(0, area.top(), 0, area.bottom(), even(self.theme.board.window)))
            paint_large(p, look, cell.letter, cell.mark, slot, area)
        if slot in self._fresh:
            stroke(p, window_path(COLUMN, slot, 0.25), self.theme.focus.on_dark, 0.5)
