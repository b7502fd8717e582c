"""The pixmaps of a narrow board.

Its strips are not moved as one piece, for the fish-eye gives each place another picture. A strip at rest is
painted once for its place and kept; one that moves is put together each frame from a body and its letters.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from wordgames.games.punchline.view import Mark, StripView
from wordgames.ui.painting.shapes import stroke
from wordgames.ui.widgets.board_geometry import CIRCLES
from wordgames.ui.widgets.board_layers import BoardLayers, StripKey, _key
from wordgames.ui.widgets.board_painting import STRIP_MARGIN, BoardLook, window_path
from wordgames.ui.widgets.lens_geometry import LensGeometry
from wordgames.ui.widgets.lens_painting import (
    LETTER_FROM,
    body_area,
    paint_body,
    paint_far,
    paint_letters,
    paint_loupe,
    paint_near,
)


class LensLayers(BoardLayers):
    """The pixmaps of one narrow board at one size."""

    def __init__(self, look: BoardLook, geometry: LensGeometry, unit: float, ratio: float) -> None:
        super().__init__(look, unit, ratio)
        self._lens = geometry
        self._bodies: dict[bool, QPixmap] = {}
        self._cells: dict[tuple[str, Mark], QPixmap] = {}
        self._rings: dict[bool, QPixmap] = {}
        """Around a square and around a circle."""
        self._rows: dict[int, tuple[tuple[StripKey, float], QPixmap]] = {}
        self._loupe: tuple[tuple[StripKey, int], QPixmap] | None = None

    def keep_only(self, strips: tuple[StripView, ...]) -> None:
        super().keep_only(strips)
        if not strips:
            self._rows.clear()
            self._loupe = None

    def blit_strip(
        self, p: QPainter, strip: StripView, slot: int, position: float, rise: float, held: bool
    ) -> None:
        g = self._lens
        top = g.slot_y(slot) - g.pitch / 2
        if held or rise or position != round(position):
            self._compose(p, strip, position, g.slot_y(slot) + rise, held)
            return
        key = (_key(strip), position)
        kept = self._rows.get(slot)
        if kept is None or kept[0] != key:
            area = QRectF(0, 0, g.width, g.pitch)
            kept = key, self._paint(area, lambda q: self._compose_in_u(q, strip, position, g.pitch / 2))
            self._rows[slot] = kept
        # At rest its shadow ends with its row, so that a row can be painted without its neighbours.
        self._blit_part(p, kept[1], QPointF(0, top), QRectF(0, top, g.width, g.pitch))

    def _compose(self, p: QPainter, strip: StripView, position: float, middle: float, held: bool) -> None:
        """Both sides of a strip around the height `middle`, on a painter in logical pixels."""
        g, k, m = self._lens, self.unit, STRIP_MARGIN
        if held not in self._bodies:
            area = body_area(g, m)
            width = area.width() - 2 * m
            self._bodies[held] = self._paint(area, lambda q: paint_body(q, self.look, width, held=held))
        body, band = self._bodies[held], g.band_rect
        length = body_area(g, m).width() - 2 * m
        left, right = g.extent(position)
        y = middle - g.strip / 2 - m
        h = g.strip + 2 * m
        sides = (
            (left, QRectF(left - m, y, band.left() + 0.2 - left + m, h)),
            (right - length, QRectF(band.right() - 0.2, y, right + m - band.right() + 0.2, h)),
        )
        for x, side in sides:
            if side.width() > 0:
                p.save()
                p.setClipRect(self.logical(side), Qt.ClipOperation.IntersectClip)
                p.drawPixmap(self.snapped(QPointF(x - m, y)), body)
                p.restore()
        for index, (letter, mark) in enumerate(zip(strip.letters, strip.marks, strict=True)):
            offset = index - position
            if abs(offset) >= 0.5:
                x, width = g.cell_at(offset)
                self._blit_cell(p, letter, mark, x * k, middle * k, width)

    def _blit_cell(self, p: QPainter, letter: str, mark: Mark, x: float, y: float, width: float) -> None:
        """A letter of a strip that moves, around a point in logical pixels: painted once, drawn smaller further out."""
        g = self._lens
        largest = g.near[0]
        near = width >= LETTER_FROM
        key = (letter if near else "", mark)
        if key not in self._cells:
            area = QRectF(-largest * 0.75, -g.strip / 2, largest * 1.5, g.strip)
            self._cells[key] = self._paint(
                area,
                lambda q: (
                    paint_near(q, self.look, letter, mark, 0, largest)
                    if near
                    else paint_far(q, self.look, mark, 0, width)
                ),
            )
        cell = self._cells[key]
        share = min(1.0, width / largest) if near else 1.0
        w, h = cell.width() / self.ratio * share, cell.height() / self.ratio * share
        p.drawPixmap(QRectF(x - w / 2, y - h / 2, w, h), cell, QRectF(cell.rect()))

    def draw_window_focus(self, p: QPainter, slot: int) -> None:
        round_one = slot in CIRCLES
        g = self._lens
        side = max(g.circle, g.square) + 1.4
        if round_one not in self._rings:
            area = QRectF(g.window_x - side / 2, g.slot_y(slot) - side / 2, side, side)
            self._rings[round_one] = self._paint(
                area,
                lambda q: stroke(q, window_path(g, slot, 0.3), self.look.theme.focus.on_dark, 0.3),
            )
        at = QPointF(g.window_x - side / 2, g.slot_y(slot) - side / 2)
        p.drawPixmap(self.snapped(at), self._rings[round_one])

    def _compose_in_u(self, p: QPainter, strip: StripView, position: float, middle: float) -> None:
        """The same on a painter in u."""
        g = self._lens
        left, right = g.extent(position)
        p.save()
        p.translate(left, middle - g.strip / 2)
        paint_body(p, self.look, right - left, held=False)
        p.restore()
        p.translate(0, middle)
        paint_letters(p, self.look, g, strip, position)

    def blit_loupe(self, p: QPainter, strip: StripView, position: int) -> None:
        """The chosen strip, whole."""
        key = (_key(strip), position)
        g = self._lens
        area = g.loupe_rect.adjusted(-0.4, -0.4, 0.4, 0.4)
        if self._loupe is None or self._loupe[0] != key:
            self._loupe = (
                key,
                self._paint(area, lambda q: paint_loupe(q, self.look, g, strip, position)),
            )
        p.drawPixmap(self.snapped(area.topLeft()), self._loupe[1])
