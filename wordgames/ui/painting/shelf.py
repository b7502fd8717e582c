"""What stands on the shelf: lids, tonight's plates, the open box of a game to go on.

`ShelfLayout` says where things stand; painters take the same numbers, so widgets and pictures agree.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QTransform

from wordgames.ui.painting.colors import color
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.icons import Icon, draw_icon
from wordgames.ui.painting.lids import HEIGHT, WIDTH, LidWords, draw_lid
from wordgames.ui.painting.plates import NAME_FLOOR, nameplate
from wordgames.ui.painting.shadows import Cast, soft_shadow
from wordgames.ui.painting.shapes import (
    fill,
    rounded,
    stroke,
)
from wordgames.ui.painting.text import one_size, text_width
from wordgames.ui.theme import Theme

LID_WIDTH = 42.0
LID_HEIGHT = LID_WIDTH * HEIGHT / WIDTH
LID_GAP = 9.0
LID_TURNS = (-1.5, 0.0, 1.5)
"""Tilt of the three lids in degrees."""

BOARD = 3.0
"""Thickness of the upper board."""

_PLATE_GAP = 1.7
_ADD_WIDTH = 6.6


@dataclass(frozen=True)
class ShelfLayout:
    """Where things stand on a shelf `W` by `H` u large; extra height goes into the gaps."""

    W: float
    H: float
    tilted: bool = True
    """Whether the outer lids lean to the side."""

    @property
    def left(self) -> float:
        """Left edge of lids and plates."""
        return (self.W - 3 * LID_WIDTH - 2 * LID_GAP) / 2

    @property
    def upper(self) -> float:
        """Front edge of the board on which the lids stand."""
        return 61.7 + (self.H - 90) * 0.5

    @property
    def lower(self) -> float:
        """Front edge of the lowest board."""
        return self.H - 5.4

    def lid(self, index: int) -> QRectF:
        """The lid at this place, upright; it is painted turned by LID_TURNS around the middle of its foot."""
        x = self.left + index * (LID_WIDTH + LID_GAP)
        return QRectF(x, self.upper - 0.55 - LID_HEIGHT - self._drop(index), LID_WIDTH, LID_HEIGHT)

    def _turn(self, index: int) -> float:
        return LID_TURNS[index] if self.tilted else 0.0

    def _drop(self, index: int) -> float:
        return abs(math.sin(math.radians(self._turn(index)))) * LID_WIDTH * 0.5

    def lid_transform(self, index: int) -> QTransform:
        """From the lid's own measure (44 by 58 u) to the shelf's."""
        box = self.lid(index)
        transform = QTransform()
        transform.translate(box.center().x(), box.bottom())
        transform.rotate(self._turn(index))
        transform.scale(LID_WIDTH / WIDTH, LID_WIDTH / WIDTH)
        transform.translate(-WIDTH / 2, -HEIGHT)
        return transform

    def lid_area(self, index: int) -> QRectF:
        """All that a lid covers with its tilt and shadow: the size of a layer for it."""
        return self.lid(index).adjusted(-4, -3, 8, 3)

    def plates(self, count: int) -> list[QRectF]:
        """Places for so many guests, and at the end the box to add one."""
        room = 2 * (LID_WIDTH + LID_GAP) - 3.0
        rows = 1 if count <= 4 else 2
        h = 9.0 if rows == 1 else 6.1
        a_row = max(4, math.ceil((count + 1) / 2)) if rows == 2 else max(1, count)
        extra = _ADD_WIDTH if rows == 1 else 0.0
        w = min(19.6, (room - extra - _PLATE_GAP * a_row) / a_row)
        places = []
        for i in range(count + 1):
            row, column = (0, i) if rows == 1 else divmod(i, a_row)
            y = self.lower - 0.75 - h - (rows - 1 - row) * (h + 0.9)
            width = w if i < count else min(w, _ADD_WIDTH if rows == 1 else h)
            places.append(QRectF(self.left + column * (w + _PLATE_GAP), y, width, h))
        return places

    def tonight(self, count: int) -> float:
        """The middle line of the word above the plates."""
        top = self.plates(count)[0].y()
        return max((self.upper + BOARD + top) / 2 + (0.9 if count <= 4 else 0.1), top - 4.2)

    @property
    def box(self) -> QRectF:
        """The open box."""
        h = min(max(self.lower - 0.5 - (self.upper + BOARD + 1.6), 17.0), 22.0)
        return QRectF(self.left + 2 * (LID_WIDTH + LID_GAP), self.lower - 0.5 - h, LID_WIDTH, h)

    @property
    def quiet(self) -> float:
        """The middle line of settings, sound and help on the lowest board."""
        return (self.lower + self.H) / 2 + 0.1


def paint_lid(
    p: QPainter, theme: Theme, at: ShelfLayout, index: int, game: str, face: QImage, words: LidWords
) -> None:
    """A lid at its place, tilted, with its shadows on wall and board."""
    p.save()
    p.setTransform(at.lid_transform(index), True)
    draw_lid(p, theme, game, face, words)
    p.restore()
    box = at.lid(index)
    foot = rounded(box.x() + 0.6, at.upper - 0.8, LID_WIDTH - 0.6, 0.7, 0.3)
    soft_shadow(p, theme, foot, Cast(0.5, 0.15, 0.7, 0.85))


def guest_size(names: Sequence[str], box: QRectF) -> float:
    """One size for the names of tonight's guests on plates like `box`."""
    band = box.height() * 0.90
    room = box.width() - band - box.height() * 0.44
    return max(NAME_FLOOR, one_size(names, box.height() * 0.356, room, Face.TEXT_HEAVY))


def paint_guest(p: QPainter, theme: Theme, box: QRectF, seat: int, name: str, size: float) -> None:
    """A guest's plate on the lower board."""
    x, y, w, h = box.x(), box.y(), box.width(), box.height()
    soft_shadow(p, theme, rounded(x + 0.2, y + h - 0.3, w, 0.8, 0.3), Cast(0.5, 0.1, 0.7, 0.8))
    nameplate(p, theme, x, y, w, h, seat, name, size=size, band=h * 0.90)


def paint_add(p: QPainter, theme: Theme, box: QRectF) -> None:
    """The dashed place where a guest can be added."""
    x, y, w, h = box.x(), box.y(), box.width(), box.height()
    ink = theme.text.shelf
    fill(p, rounded(x, y, w, h, 1.1), color("#000000", 0.30))
    stroke(p, rounded(x + 0.15, y + 0.15, w - 0.3, h - 0.3, 1.0), color(ink, 0.75), 0.20, dash=(3.4, 3))
    draw_icon(p, Icon.PLUS, x + w / 2, y + h / 2, 1.8, ink)


def quiet_width(label: str) -> float:
    """Width of a quiet thing."""
    return 3.1 + text_width(label, 2.3, Face.TEXT_SEMI)
