"""Painting once into a pixmap what is then shown many times."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

SMOOTH = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform


def painted(area: QRectF, unit: float, ratio: float, painting: Callable[[QPainter], None]) -> QPixmap:
    """What `painting` paints in `area` (both in u), transparent elsewhere.

    `unit` is logical pixels to one u, `ratio` device pixels to a logical one. The area's upper left corner is
    the pixmap's.
    """
    k = unit * ratio
    pixmap = QPixmap(max(1, math.ceil(area.width() * k)), max(1, math.ceil(area.height() * k)))
    pixmap.fill(Qt.GlobalColor.transparent)
    p = QPainter(pixmap)
    p.setRenderHints(SMOOTH)
    p.scale(k, k)
    p.translate(-area.topLeft())
    painting(p)
    p.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
