"""Pictures that are painted once and shown many times, wherever they lie and however they are turned."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from wordgames.ui.painting.shapes import pixel_scale

MOST_BYTES = 48 << 20
SMOOTH = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
_pictures: OrderedDict[Hashable, QImage] = OrderedDict()
"""Those used last at the end. They are images: they may outlive the application."""


def draw_kept(
    p: QPainter,
    key: Hashable,
    area: QRectF,
    painting: Callable[[QPainter], None],
    *,
    fine: float = 1.0,
) -> None:
    """Draw what `painting` paints in `area` (in u), from the picture that was made the first time.

    `key` names it, with the theme's name and all that it depends on but the scale. `fine` is the picture's pixels to
    one of the device: 2 for what is turned, less than 1 for what is blurred.
    """
    scale = pixel_scale(p) * fine
    picture = kept(key, area, scale, painting)
    p.save()
    p.setRenderHints(SMOOTH)
    # The picture's last row and column of pixels may reach over the area.
    whole = QRectF(area.topLeft(), picture.size().toSizeF() / scale)
    p.drawImage(whole, picture, QRectF(picture.rect()))
    p.restore()


def kept(key: Hashable, area: QRectF, scale: float, painting: Callable[[QPainter], None]) -> QImage:
    """The picture of `area` at `scale` pixels to one u."""
    key = (key, area.width(), area.height(), round(scale, 3))
    picture = _pictures.get(key)
    if picture is not None:
        _pictures.move_to_end(key)
        return picture
    size = max(1, math.ceil(area.width() * scale)), max(1, math.ceil(area.height() * scale))
    picture = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    q = QPainter(picture)
    try:
        q.setRenderHints(SMOOTH)
        q.scale(scale, scale)
        q.translate(-area.topLeft())
        painting(q)
    finally:
        q.end()
    _pictures[key] = picture
    while sum(one.sizeInBytes() for one in _pictures.values()) > MOST_BYTES and len(_pictures) > 1:
        _pictures.popitem(last=False)
    return picture
