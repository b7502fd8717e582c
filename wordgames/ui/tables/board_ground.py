"""The ground of a screen on which a board lies: the scene, with the board's shadow."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPixmap

from wordgames.ui.screen import unit_of
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.board_geometry import BoardGeometry
from wordgames.ui.widgets.board_painting import paint_board_shadow
from wordgames.ui.widgets.pixmaps import SMOOTH


def shadowed(
    scene: QPixmap, size: QSize, ratio: float, theme: Theme, board: BoardGeometry, left: float, top: float
) -> QPixmap:
    """A copy of the scene of a screen of `size` with the shadow of a board whose corner is at `left`, `top`, in u."""
    ground = scene.copy()
    ground.setDevicePixelRatio(1.0)
    u = max(unit_of(size), 0.5)
    w, h = size.width() / u, size.height() / u
    p = QPainter(ground)
    p.setRenderHints(SMOOTH)
    # For a moment after a change of size the scene has another one.
    p.scale(ground.width() / w, ground.height() / h)
    p.translate(left, top)
    paint_board_shadow(p, theme, board)
    p.end()
    ground.setDevicePixelRatio(ratio)
    return ground
