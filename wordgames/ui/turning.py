"""Things that lie on the table turned to whoever sits at another of its sides.

An angle is how far a thing is turned clockwise, in degrees: 0 for who sits at the lower edge of the screen, 90 for
the left, 180 for the upper and 270 for the right edge.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QTransform

ANGLES: Final = (0, 90, 180, 270)


def upright(size: QSize, angle: int) -> QSize:
    """The size of a widget as its owner sees it."""
    return size.transposed() if angle in (90, 270) else size


def turned(size: QSize, angle: int) -> QTransform:
    """From the pixels of the upright thing to those of a widget of this size in which it lies turned."""
    corner = {0: (0, 0), 90: (size.width(), 0), 180: (size.width(), size.height()), 270: (0, size.height())}
    way = QTransform()
    way.translate(*corner[angle])
    way.rotate(angle)
    return way


def beside(station: QRectF, angle: int, part: QRectF) -> QRectF:
    """Where a part of a station lies on the screen; `station` is its place there, `part` as its owner sees it."""
    x, y, w, h = part.x(), part.y(), part.width(), part.height()
    match angle:
        case 90:
            return QRectF(station.right() - y - h, station.top() + x, h, w)
        case 180:
            return QRectF(station.right() - x - w, station.bottom() - y - h, w, h)
        case 270:
            return QRectF(station.left() + y, station.bottom() - x - w, h, w)
        case _:
            return QRectF(station.left() + x, station.top() + y, w, h)
