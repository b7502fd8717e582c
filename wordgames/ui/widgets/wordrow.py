"""A word as the room reads it: its windows in a row, and below each what it earns."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordgames.games.punchline.view import CellView, Mark
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.plates import badge
from wordgames.ui.painting.shadows import Cast
from wordgames.ui.painting.text import Align, draw_shadowed, text_width
from wordgames.ui.screen import PaintedWidget
from wordgames.ui.widgets.board_geometry import CIRCLES
from wordgames.ui.widgets.tiles import paint_tile, tile_pitch

LARGEST = 12.2
BADGES = 5.4
"""Height below the tiles, for the badges."""


def earned(cells: tuple[CellView, ...]) -> tuple[str, ...]:
    """What stands below each cell: its value again, or the factor that the word has with it; else nothing."""
    labels, factor = [], 1
    for cell in cells:
        if cell.mark is Mark.OWN and cell.slot not in CIRCLES:
            labels.append(f"+{cell.value}")
        elif cell.mark is Mark.YELLOW and cell.slot in CIRCLES:
            factor += 1
            labels.append(f"×{factor}")
        else:
            labels.append("")
    return tuple(labels)


class WordRow(PaintedWidget):
    """Tiles in a row, shrunk together to fit, with the marks that stand directly around the blank."""

    margin = 1.6

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cells: tuple[CellView, ...] = ()
        self._seat = 0
        self._marks = ("", "")
        self._badges = True
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_word(
        self, cells: tuple[CellView, ...], seat: int, marks: tuple[str, str], *, badges: bool
    ) -> None:
        """Show a word; `marks` stand before and after it."""
        now = (cells, seat, marks, badges)
        if now != (self._cells, self._seat, self._marks, self._badges):
            self._cells, self._seat, self._marks, self._badges = now
            self.setAccessibleName("".join(cell.letter for cell in cells))
            self.update()

    def look(self) -> Hashable:
        return self._cells, self._seat, self._marks, self._badges

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        count = len(self._cells)
        if not count:
            return
        tail = max(text_width(mark, 8.0, Face.DISPLAY) + 0.6 if mark else 0.0 for mark in self._marks)
        size, pitch = tile_pitch(count, min(LARGEST, (h - BADGES) / 1.06), w - 2 * tail)
        start = w / 2 - pitch * (count - 1) / 2
        y = (h - BADGES) / 2
        labels = earned(self._cells)
        for i, cell in enumerate(self._cells):
            x = start + i * pitch
            paint_tile(p, theme, x, y, size, cell, self._seat)
            if labels[i] and self._badges:
                own = cell.mark is Mark.OWN
                ink, base = (
                    ("#FFFFFF", theme.seats.own[self._seat]) if own else (theme.board.ink, theme.board.yellow)
                )
                badge(p, theme, x, y + size * 0.53 + 2.75, labels[i], ink, base)
        cast = Cast(0.25, 0.35, 0.8, 0.6)
        edge = pitch * (count - 1) / 2 + size / 2 + 0.9
        for mark, side, align in zip(self._marks, (-1, 1), (Align.RIGHT, Align.LEFT), strict=True):
            if mark:
                x, low = w / 2 + side * edge, y + size * 0.2
                draw_shadowed(p, theme, mark, x, low, 8.0, theme.text.title, Face.DISPLAY, align, cast=cast)
