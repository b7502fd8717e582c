"""The pixmaps of a strip board, in three layers, and how a part of the board is put together from them.

Below lies the board with its grooves; on it move the strips; above lies the band with its windows, behind
which the films of large letters pass. Everything is painted once for a size, a device pixel ratio and a
theme. A frame is a handful of blits.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap

from wordgames.games.punchline.moves import LETTERS, SLOTS
from wordgames.games.punchline.view import StripView
from wordgames.ui.painting.colors import color
from wordgames.ui.painting.shapes import rounded, stroke
from wordgames.ui.widgets.board_geometry import BoardGeometry
from wordgames.ui.widgets.board_painting import (
    STRIP_MARGIN,
    BoardLook,
    paint_band,
    paint_board,
    paint_hole,
    paint_numbers,
    paint_strip,
    paint_window_film,
    window_path,
)
from wordgames.ui.widgets.pixmaps import painted

BOARD_MARGIN = 1.6
"""Room around the board for the band's ends and the focus ring."""


class BoardLayers:
    """The pixmaps of one board at one size. A new size, theme, seat or device pixel ratio needs new layers."""

    def __init__(self, look: BoardLook, unit: float, ratio: float) -> None:
        self.look = look
        self.unit = unit
        """Logical pixels to one u."""
        self.ratio = ratio
        """Device pixels to a logical one."""
        g = look.geometry
        board = QRectF(0, 0, g.width, g.height).adjusted(
            -BOARD_MARGIN, -BOARD_MARGIN, BOARD_MARGIN, BOARD_MARGIN
        )
        self._board = self._paint(board, self._paint_board)
        band = g.band_rect.adjusted(-2.2, -0.6, 2.2, 0.6)
        plain = self._paint(band, lambda p: paint_band(p, look))
        self._bands = (self._numbered(plain, band, lit=False), self._numbered(plain, band, lit=True))
        self._band_at = band.topLeft()
        self._strips: dict[tuple[StripKey, int, bool], QPixmap] = {}
        self._films: dict[tuple[StripKey, int], QPixmap] = {}

    def _numbered(self, band: QPixmap, area: QRectF, *, lit: bool) -> QPixmap:
        """The band with its numbers: only they differ beside a letter and beside an empty window."""
        numbers = self._paint(area, lambda p: paint_numbers(p, self.look, lit=lit))
        both = band.copy()
        p = QPainter(both)
        p.drawPixmap(0, 0, numbers)
        p.end()
        return both

    def _paint_board(self, p: QPainter) -> None:
        paint_board(p, self.look)
        for slot in range(1, SLOTS + 1):
            paint_hole(p, self.look, slot)

    def _paint(self, area: QRectF, painting: Callable[[QPainter], None]) -> QPixmap:
        return painted(area, self.unit, self.ratio, painting)

    def strip(self, strip: StripView, slot: int, held: bool) -> QPixmap:
        """A strip in one piece, with room for its shadow."""
        key = (_key(strip), slot, held)
        if key not in self._strips:
            g = self.look.geometry
            m = STRIP_MARGIN
            area = QRectF(-m, -m, LETTERS * g.cell + 2 * m, g.strip + 2 * m)
            self._strips[key] = self._paint(area, lambda p: paint_strip(p, self.look, strip, slot, held=held))
        return self._strips[key]

    def film(self, strip: StripView, slot: int) -> QPixmap:
        """The large letters that pass behind a window."""
        key = (_key(strip), slot)
        if key not in self._films:
            g = self.look.geometry
            half = g.window_rect(slot).height() / 2 + 0.1
            area = QRectF(0, -half, LETTERS * g.window_pitch, 2 * half)
            self._films[key] = self._paint(area, lambda p: paint_window_film(p, self.look, strip, slot))
        return self._films[key]

    def keep_only(self, strips: tuple[StripView, ...]) -> None:
        """Forget what was painted for strips that lie elsewhere by now."""
        here = {(_key(strip), slot) for slot, strip in enumerate(strips, 1)}
        self._strips = {key: value for key, value in self._strips.items() if key[:2] in here}
        self._films = {key: value for key, value in self._films.items() if key in here}

    def snapped(self, point: QPointF) -> QPointF:
        """A point in u as logical pixels on a whole device pixel: letters stay sharp."""
        k = self.unit * self.ratio
        return QPointF(round(point.x() * k) / self.ratio, round(point.y() * k) / self.ratio)

    def blit_board(self, p: QPainter) -> None:
        """The board with its empty grooves."""
        p.drawPixmap(self.snapped(QPointF(-BOARD_MARGIN, -BOARD_MARGIN)), self._board)

    def blit_strip(
        self, p: QPainter, strip: StripView, slot: int, position: float, rise: float, held: bool
    ) -> None:
        """The strip on both sides of the band, `rise` u below its slot."""
        g = self.look.geometry
        pixmap = self.strip(strip, slot, held)
        top = g.slot_y(slot) - g.strip / 2 + rise - STRIP_MARGIN
        band = g.band_rect
        if held or rise:
            y, h = top, g.strip + 2 * STRIP_MARGIN
        else:
            # At rest its shadow ends with its row, so that a row can be painted without its neighbours.
            y, h = g.slot_y(slot) - g.pitch / 2, g.pitch
        sides = (
            (g.left_origin(position), QRectF(-BOARD_MARGIN, y, band.left() + BOARD_MARGIN + 0.2, h)),
            (
                g.right_origin(position),
                QRectF(band.right() - 0.2, y, g.width - band.right() + BOARD_MARGIN + 0.2, h),
            ),
        )
        for origin, side in sides:
            p.save()
            p.setClipRect(self.logical(side), Qt.ClipOperation.IntersectClip)
            p.drawPixmap(self.snapped(QPointF(origin - STRIP_MARGIN, top)), pixmap)
            p.restore()

    def blit_window(self, p: QPainter, strip: StripView, slot: int, position: float) -> None:
        """The letters in a window, and its part of the band."""
        g = self.look.geometry
        shows = -1 < position < LETTERS
        if shows:
            r = g.window_rect(slot)
            p.save()
            p.setClipRect(self.logical(r), Qt.ClipOperation.IntersectClip)
            film = self.film(strip, slot)
            half = r.height() / 2 + 0.1
            p.drawPixmap(self.snapped(QPointF(g.window_origin(position), g.slot_y(slot) - half)), film)
            p.restore()
        y0, y1 = g.slot_y(slot) - g.pitch / 2, g.slot_y(slot) + g.pitch / 2
        if slot == 1:
            y0 = -BOARD_MARGIN
        if slot == SLOTS:
            y1 = g.height + BOARD_MARGIN
        rows = QRectF(0, y0, g.width, y1 - y0)
        self._blit_part(p, self._bands[shows], self._band_at, rows)

    def draw_focus(self, p: QPainter, slot: int, position: float) -> None:
        """The ring around the strip that the keys move; the band is drawn over it."""
        self._draw_ring(p, slot, position, 0.0, self.look.theme.focus.on_light, 0.34)

    def draw_mark(self, p: QPainter, slot: int, position: float, rise: float) -> None:
        """The brass ring around a strip that was switched."""
        self._draw_ring(p, slot, position, rise, self.look.theme.bulb.rim, 0.5)

    def _draw_ring(
        self, p: QPainter, slot: int, position: float, rise: float, ink: str, width: float
    ) -> None:
        g, k = self.look.geometry, self.unit
        left, right = g.extent(position)
        y = g.slot_y(slot) + rise
        ring = rounded(left - 0.28, y - g.strip / 2 - 0.28, right - left + 0.56, g.strip + 0.56, 0.8)
        p.save()
        p.scale(k, k)
        stroke(p, ring, ink, width)
        p.restore()

    def draw_window_focus(self, p: QPainter, slot: int) -> None:
        """The ring around the window of that strip."""
        k = self.unit
        p.save()
        p.scale(k, k)
        p.setPen(QPen(color(self.look.theme.focus.on_dark), 0.3))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawPath(window_path(self.look.geometry, slot, 0.3))
        p.restore()

    def logical(self, area: QRectF) -> QRect:
        """`area` in whole logical pixels."""
        k = self.unit
        left, top = round(area.left() * k), round(area.top() * k)
        return QRect(left, top, round(area.right() * k) - left, round(area.bottom() * k) - top)

    def _blit_part(self, p: QPainter, pixmap: QPixmap, at: QPointF, part: QRectF) -> None:
        """What lies of a pixmap, whose corner is `at`, in the rectangle `part`; both in u."""
        p.save()
        p.setClipRect(self.logical(part), Qt.ClipOperation.IntersectClip)
        p.drawPixmap(self.snapped(at), pixmap)
        p.restore()


StripKey = tuple[str, tuple[str, ...]]
"""A strip's letters and marks, wherever it lies."""


def _key(strip: StripView) -> StripKey:
    return strip.letters, tuple(strip.marks)


def board_area(geometry: BoardGeometry) -> QRectF:
    """What a widget that shows this board must cover, in u, from the board's corner."""
    m = BOARD_MARGIN
    return QRectF(-m, -m, geometry.width + 2 * m, geometry.height + 2 * m)
