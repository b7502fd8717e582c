"""The grounds that the tables stand on, painted once for a size and a theme."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPixmap

from wordgames.ui.screen import unit_of
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.pixmaps import SMOOTH

_KEPT = 4
"""So many grounds stay painted; a table has three."""

_painted: dict[Hashable, QPixmap] = {}


def ground(
    name: Hashable, theme: Theme, size: QSize, painting: Callable[[QPainter, float, float], None]
) -> QPixmap:
    """What `painting` paints with a painter in u on a screen of W by H u, as device pixels of `size`."""
    key = (name, theme, size.width(), size.height())
    found = _painted.pop(key, None)
    if found is None:
        u = max(unit_of(size), 0.5)
        found = QPixmap(size)
        p = QPainter(found)
        p.setRenderHints(SMOOTH)
        p.scale(u, u)
        painting(p, size.width() / u, size.height() / u)
        p.end()
    _painted[key] = found
    while len(_painted) > _KEPT:
        del _painted[next(iter(_painted))]
    return found
