"""The strip board of one column at an open table: moved by fingers, the mouse or a cluster of keys.

It never has the focus of the keyboard, for several people play at a time; the screen tells it what keys want.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from wordgames.games.punchline.moves import SLOTS
from wordgames.games.punchline.view import StripView
from wordgames.qt.sandtimer import system_ms
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.board_layers import BoardLayers
from wordgames.ui.widgets.board_painting import BoardLook
from wordgames.ui.widgets.lens_geometry import LensGeometry
from wordgames.ui.widgets.lens_layers import LensLayers
from wordgames.ui.widgets.pixmaps import SMOOTH
from wordgames.ui.widgets.stripboard import StripBoard


class LensBoard(StripBoard):
    """Ten strips through a fish-eye, and the chosen one in a loupe below."""

    def __init__(
        self,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        geometry: LensGeometry,
        clock: Callable[[], int] = system_ms,
    ) -> None:
        super().__init__(theme, parent, geometry=geometry, clock=clock, shared=True)
        self._lens = geometry
        self._in_loupe: dict[int, int] = {}
        """By pointer, the slot whose strip it moves there."""
        self._still = QPixmap()
        """The board with all strips that lie still."""
        self._shown_strips: tuple[StripView, ...] = ()
        self._lies: tuple[tuple[int, ...], tuple[int, ...], int] = ((), (), 0)
        """What else it depends on: the slots of what moves, of the switched ones, of the chosen one."""
        self._drawn: dict[int, tuple[StripView, float, bool, bool]] = {}
        """By slot, what that picture shows: strip, place, a switched one, the chosen one."""

    def press(self, pointer: int, at: QPointF) -> bool:
        point = self._to_board(at)
        if not self.pointers or not self._lens.in_loupe(point):
            return super().press(pointer, at)
        if self._strips and not self._frozen and self._slot not in self._in_loupe.values():
            self._in_loupe[pointer] = self._slot
            self.ask(self._slot, self._lens.loupe_position(point.x()))
        return bool(self._strips)

    def drag(self, pointer: int, at: QPointF) -> None:
        slot = self._in_loupe.get(pointer)
        if slot is None:
            super().drag(pointer, at)
        else:
            self.ask(slot, self._lens.loupe_position(self._to_board(at).x()))

    def release(self, pointer: int, at: QPointF) -> None:
        if self._in_loupe.pop(pointer, None) is None:
            super().release(pointer, at)

    def end_holds(self) -> None:
        self._in_loupe.clear()
        super().end_holds()

    def loupe_area(self) -> QRect:
        """The part of the widget that is painted anew when another strip is chosen, or this one moves."""
        return self._on_widget(self._lens.loupe_rect.adjusted(-0.6, -0.6, 0.6, 0.6))

    def loupe_point(self, index: int) -> QPointF:
        """Where a letter of the chosen strip lies in the loupe, as a point of the widget."""
        g = self._lens
        return self._from_board(
            QPointF(g.loupe_cell_side + (index + 0.5) * g.loupe_cell, g.loupe_rect.center().y())
        )

    def letter_x(self, offset: float) -> float:
        return self._lens.cell_at(offset)[0] if abs(offset) >= 0.5 else self._lens.window_x

    def _update_row(self, slot: int) -> None:
        super()._update_row(slot)
        if slot == self._slot:
            self.update(self.loupe_area())

    def _make_layers(self, look: BoardLook, unit: float, ratio: float) -> BoardLayers:
        self._still = QPixmap()
        return LensLayers(look, self._lens, unit, ratio)

    def clear(self) -> None:
        super().clear()
        self._still = QPixmap()
        self._drawn.clear()

    def _paint_board(self, p: QPainter, layers: BoardLayers, area: QRect) -> None:
        assert isinstance(layers, LensLayers)
        motion, ringed = self._motion, self._ringed()
        # A strip that moves crosses its own row alone, but one on its way to another slot crosses all.
        moving = motion.unsettled
        if self._hands:
            moving = [s for s in range(1, SLOTS + 1) if s in moving or self._hands.dragging(s)]
        crossing = any(motion.travels(slot) for slot in moving)
        lies = (tuple(moving), self._marked, ringed)
        if self._still.isNull() or self._shown_strips is not self._strips or lies != self._lies:
            self._keep_still(layers, [slot for slot in range(1, SLOTS + 1) if slot not in moving])
            self._shown_strips, self._lies = self._strips, lies
        p.drawPixmap(-self._origin(), self._still)
        live = list(range(1, SLOTS + 1)) if crossing else moving
        if area != self.rect():
            live = [slot for slot in live if self.row_area(slot).intersects(area)]
        if live:
            p.save()
            rows = QRegion()
            for slot in live:
                rows += QRegion(self._row_of(layers, slot))
            p.setClipRegion(rows, Qt.ClipOperation.IntersectClip)
            layers.blit_board(p)
            self._paint_rows(p, layers, live)
            p.restore()
        if ringed:
            layers.draw_window_focus(p, ringed)
        if area.bottom() >= self.loupe_area().top():
            strip = self._strips[self._slot - 1]
            layers.blit_loupe(p, strip, strip.position)

    def _row_of(self, layers: LensLayers, slot: int) -> QRect:
        """A slot's row in whole pixels from the board's corner: next to those above and below it, and no further."""
        return layers.logical(self._board.row_rect(slot, whole=False))

    def _band_end(self, layers: LensLayers, slot: int) -> QRect:
        """What the band reaches over the board, above the first or below the last row."""
        band, row = self._board.band_rect, self._board.row_rect(slot, whole=False)
        if slot == 1:
            end = QRectF(band.left() - 1, band.top() - 1, band.width() + 2, row.top() - band.top() + 1)
        else:
            end = QRectF(band.left() - 1, row.bottom(), band.width() + 2, band.bottom() + 1 - row.bottom())
        return layers.logical(end)

    def _keep_still(self, layers: LensLayers, at_rest: list[int]) -> None:
        """Bring the picture of the board without what moves up to date: only rows that have changed are painted."""
        ratio = layers.ratio
        if self._still.isNull():
            self._drawn.clear()
            self._still = QPixmap(self.size() * ratio)
            self._still.setDevicePixelRatio(ratio)
            self._still.fill(Qt.GlobalColor.transparent)
            q = QPainter(self._still)
            q.translate(self._origin())
            layers.blit_board(q)
            q.end()
        ringed = self._ringed()
        now = {
            slot: (self._strips[slot - 1], self._motion.position(slot), slot in self._marked, slot == ringed)
            for slot in at_rest
        }
        changed = [slot for slot in at_rest if self._drawn.get(slot) != now[slot]]
        if not changed:
            return
        q = QPainter(self._still)
        q.setRenderHints(SMOOTH)
        rows = QRegion()
        for slot in changed:
            rows += QRegion(self._row_of(layers, slot))
            if slot in (1, SLOTS):
                rows += QRegion(self._band_end(layers, slot))
        q.translate(self._origin())
        q.setClipRegion(rows)
        q.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        q.fillRect(rows.boundingRect(), Qt.GlobalColor.transparent)
        q.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        layers.blit_board(q)
        self._paint_rows(q, layers, changed)
        q.end()
        self._drawn.update({slot: now[slot] for slot in changed})
