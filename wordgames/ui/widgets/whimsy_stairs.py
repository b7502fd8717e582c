"""The podium at the end of a game: everybody on a step as high as his place; who shares a place stands equally high."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordgames.texts import ngettext
from wordgames.ui.painting.colors import color
from wordgames.ui.painting.crests import crest_disc
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.icons import Icon, draw_icon
from wordgames.ui.painting.materials import bevel, paper
from wordgames.ui.painting.podium import on_stage, paint_step
from wordgames.ui.painting.shadows import Cast, soft_shadow
from wordgames.ui.painting.shapes import circle, fill, linear, outline, radial, rounded
from wordgames.ui.painting.text import Align, draw_text, elided, one_size, text_width
from wordgames.ui.screen import PaintedWidget
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.stairs import Stand, ordinal

STAIRS_W: Final = 78.0
STAIRS_H: Final = 54.0
_WIDEST: Final = 19.0
_HEIGHTS: Final = (30.0, 25.4, 22.2, 19.6, 17.4, 15.6, 14.2)
"""Height of a step by place."""
_TAG: Final = 4.8


class WhimsyStairs(PaintedWidget):
    """Crest, name and total of everybody; winners have a ring of light."""

    margin = 3.0

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stands: tuple[Stand, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def stands(self) -> tuple[Stand, ...]:
        """Who stands where, best first."""
        return self._stands

    def show_stands(self, stands: tuple[Stand, ...]) -> None:
        """Show these, best first."""
        self._stands = stands
        spoken = []
        for stand in stands:
            points = ngettext("{n} point", "{n} points", stand.points).format(n=stand.points)
            spoken.append(f"{ordinal(stand.place)}: {stand.player.name}, {points}")
        self.setAccessibleName("; ".join(spoken))
        self.update()

    def look(self) -> Hashable:
        return self._stands

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        count = len(self._stands)
        if not count:
            return
        step = min(_WIDEST, w / count)
        left = (w - step * count) / 2
        names = [stand.player.name for stand in self._stands]
        size = max(1.9, one_size(names, 3.2, step - 3.2, Face.TEXT_HEAVY))
        columns = [self._stands[index] for index in on_stage(count)]
        for column, stand in sorted(enumerate(columns), key=lambda at: -at[1].place):
            _paint_stand(p, self.theme, left + column * step, h, step, stand)
        for column, stand in enumerate(columns):
            _paint_person(p, self.theme, left + (column + 0.5) * step, h - _height(stand), step, stand, size)


def _height(stand: Stand) -> float:
    return _HEIGHTS[min(stand.place, len(_HEIGHTS)) - 1]


def _paint_stand(p: QPainter, theme: Theme, x: float, base: float, w: float, stand: Stand) -> None:
    top = base - _height(stand)
    paint_step(p, theme, x, top, w, base, "", seed=9 + stand.seat)
    ink = theme.podium.place
    size = min(7.4 if stand.place == 1 else 5.6, w * 0.42)
    middle = top + 3.0 + size * 0.72
    draw_text(p, str(stand.points), x + w / 2, middle, size, ink, Face.SERIF, Align.CENTER, width=w - 1.4)
    low = middle + size * 0.62 + 1.5
    if low < base - 1.8:
        draw_text(p, ordinal(stand.place), x + w / 2, low, min(3.0, w * 0.24), ink, Face.SERIF, Align.CENTER)


def _paint_person(
    p: QPainter, theme: Theme, x: float, top: float, w: float, stand: Stand, size: float
) -> None:
    won = stand.place == 1
    radius = min(5.6 if won else 4.4, w / 2 - 1.2)
    y = top - _TAG - radius + 0.4
    if won:
        _paint_light(p, theme, x, y, radius)
    crest_disc(p, theme, stand.seat, x, y, radius)
    tag = rounded(x - w / 2 + 0.7, top - _TAG, w - 1.4, 4.4, 0.5)
    soft_shadow(p, theme, tag, Cast(0.25, 0.35, 0.8, 0.5))
    paper(p, theme, tag, theme.paper.plate, seed=stand.seat + 5)
    cog = stand.player.is_computer
    shift = 1.2 if cog else 0.0
    name = elided(stand.player.name, size, w - 2.4 - 2 * shift, Face.TEXT_HEAVY)
    middle = top - _TAG + 2.2
    draw_text(p, name, x - shift, middle, size, theme.paper.ink, Face.TEXT_HEAVY, Align.CENTER)
    if cog:
        end = x - shift + text_width(name, size, Face.TEXT_HEAVY) / 2
        draw_icon(p, Icon.GEAR, end + 1.3, middle, 0.9, color(theme.paper.muted, 0.9))


def _paint_light(p: QPainter, theme: Theme, x: float, y: float, radius: float) -> None:
    """A ring of brass, and in lit themes a glow around it."""
    if theme.effect.lamp:
        reach = radius * 2.1
        stops = [(0.0, color(theme.brass.ink_light, 0.5)), (0.5, color(theme.brass.ink_light, 0.18))]
        fill(p, circle(x, y, reach), radial(x, y, reach, [*stops, (1.0, color(theme.brass.ink_light, 0.0))]))
    ring = outline(circle(x, y, radius + 0.6), 0.8)
    soft_shadow(p, theme, ring, Cast(0.3, 0.4, 0.9, 0.4))
    fill(p, ring, linear(x - radius, y - radius, x + radius, y + radius, theme.brass.metal))
    bevel(p, theme, ring, 0.12, 0.6, 0.4, theme.brass.bevel_light, theme.brass.bevel_dark)
