"""The stairs at the end of a game: a step a seat, the winner's crest in lit bulbs, or in brass where nothing burns."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordgames.core.players import Player, Seat
from wordgames.texts import _
from wordgames.texts.words import points
from wordgames.ui.painting.bulbs import bulb
from wordgames.ui.painting.colors import color
from wordgames.ui.painting.count_marks import draw_rail, draw_total
from wordgames.ui.painting.crests import crest_disc
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.icons import Icon, draw_icon
from wordgames.ui.painting.materials import brass, contour, grain, paper, put, wood
from wordgames.ui.painting.shadows import Cast, soft_shadow
from wordgames.ui.painting.shapes import (
    circle,
    clipped,
    even,
    fill,
    linear,
    outline,
    pixel_scale,
    placed,
    radial,
    rect,
    rounded,
)
from wordgames.ui.painting.text import Align, draw_shadowed, draw_text, elided, one_size, text_width
from wordgames.ui.screen import PaintedWidget
from wordgames.ui.theme import Theme

WIDTH = 70.0
HEIGHT = 50.0
NARROW = 14.0
"""A step no wider has its computer's cog beside the place, to leave the tag to the name."""
_STEPS = {
    2: (27.4, 20.0),
    3: (27.4, 21.6, 17.2),
    4: (27.4, 21.6, 17.2, 13.6),
    5: (27.4, 22.6, 19.0, 16.0, 13.4),
    6: (27.4, 23.2, 20.0, 17.4, 15.2, 13.2),
    7: (27.4, 23.6, 20.8, 18.5, 16.5, 14.8, 13.2),
    8: (27.4, 24.0, 21.4, 19.3, 17.5, 15.9, 14.5, 13.2),
}
"""Height of a step by place, by the number of seats; a shared place has one height."""


@dataclass(frozen=True)
class Stand:
    """Who stands where."""

    seat: Seat
    player: Player
    place: int
    """From 1; equal totals share it."""
    points: int


class Build(Enum):
    """What stairs are made of."""

    SHOW = "show"
    """Cloth and bulbs: Punch Line's revue."""
    WOOD = "wood"
    """Blocks of wood with a rail of brass: the composing room of Pun."""


def ordinal(place: int) -> str:
    """A place as a word on a step."""
    names = (_("1st"), _("2nd"), _("3rd"), _("4th"), _("5th"), _("6th"), _("7th"), _("8th"))
    return names[place - 1]


def on_stage(stands: tuple[Stand, ...]) -> tuple[Stand, ...]:
    """From left to right: second, first, third and so on."""
    return (*stands[1:2], *stands[:1], *stands[2:])


class ScoreStairs(PaintedWidget):
    """Everybody on a step as high as his place; ties stand equally high, and every winner in bulbs or brass."""

    margin = 3.0

    def __init__(self, parent: QWidget | None = None, *, build: Build = Build.SHOW) -> None:
        super().__init__(parent)
        self._build = build
        self._stands: tuple[Stand, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_stands(self, stands: tuple[Stand, ...], count: Callable[[int], str] = points) -> None:
        """Show these, best first; `count` says what their numbers are."""
        self._stands = stands
        spoken = [f"{ordinal(one.place)}: {one.player.name}, {count(one.points)}" for one in stands]
        self.setAccessibleName("; ".join(spoken))
        self.update()

    def look(self) -> Hashable:
        return self._stands, self._build

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        count = len(self._stands)
        if not count:
            return
        step_w = 17.5 if count <= 4 else w / count
        left = (w - step_w * count) / 2
        heights = _STEPS.get(count, (27.4,))
        names = [stand.player.name for stand in self._stands]
        size = max(1.7, one_size(names, 2.9, step_w - (6.0 if step_w > NARROW else 3.4), Face.TEXT_HEAVY))
        stage = on_stage(self._stands)
        show = self._build is Build.SHOW
        paint_step = _paint_step if show else paint_block
        for i, stand in enumerate(stage):
            paint_step(p, self.theme, left + i * step_w, h, step_w, heights[stand.place - 1], stand)
        for i, stand in enumerate(stage):
            x, top = left + (i + 0.5) * step_w, h - heights[stand.place - 1]
            _paint_crest(p, self.theme, x, top, step_w, stand, bulbs=show)
            _paint_tag(p, self.theme, x, top, step_w, stand, size)


def _paint_step(
    p: QPainter, theme: Theme, x: float, base: float, w: float, height: float, stand: Stand
) -> None:
    y = base - height
    win = stand.place == 1
    step = rounded(x, y, w, height + 0.2, 0.25)
    soft_shadow(p, theme, step, Cast(0.9, 0.3, 1.8, 0.55))
    fill(p, step, linear(x, y, x + w * 0.6, base, even(theme.board.step)))
    grain(p, theme, step, 0.07, 3 + stand.seat)
    fill(p, rect(x, y, 0.22, height), color(theme.board.step_light, 0.22))
    fill(p, rect(x + w - 0.3, y, 0.3, height), color(theme.velvet.shade, 0.5))
    edge = rounded(x - 0.35, y - 0.5, w + 0.7, 2.3, 0.35)
    soft_shadow(p, theme, edge, Cast(0.2, 0.5, 0.9, 0.55))
    fill(p, edge, linear(0, y - 0.5, 0, y + 1.8, theme.bulb.pelmet))
    contour(p, theme, step)
    contour(p, theme, edge)
    count = round(w / 2.5)
    for i in range(count):
        bulb(p, theme, x + w * (i + 0.5) / count, y + 0.68, 0.52, 1.0 if win else 0.75)
    middle = y + 3.8
    narrow = min(1.0, w / 14.0)
    total_y, total_size = (3.9, 7.4) if win else (3.0, 5.6)
    title = theme.board.step_ink
    draw_text(
        p,
        str(stand.points),
        x + w / 2,
        middle + total_y,
        total_size * narrow,
        title,
        Face.DISPLAY,
        Align.CENTER,
        width=w - 2,
    )
    place_y, place_size = (9.4, 3.1) if win else (7.3, 2.6)
    place = ordinal(stand.place)
    beside = stand.player.is_computer and w <= NARROW
    left = x + w / 2 - (0.9 if beside else 0.0)
    draw_text(p, place, left, middle + place_y, place_size, theme.board.place, align=Align.CENTER)
    if beside:
        cog = left + text_width(place, place_size) / 2 + 1.5
        draw_icon(p, Icon.GEAR, cog, middle + place_y, 0.85, theme.board.place)


def paint_block(
    p: QPainter, theme: Theme, x: float, base: float, w: float, height: float, stand: Stand
) -> None:
    """A step of wood with a rail on its edge; its number stands on a card, of brass for who has won."""
    y, win = base - height, stand.place == 1
    step = rounded(x, y, w, height + 0.2, 0.25)
    soft_shadow(p, theme, step, Cast(0.9, 0.3, 1.8, 0.55))
    if theme.flat:
        fill(p, step, theme.paper.hole)
        contour(p, theme, step)
    else:
        tones = theme.wood.shelf_front
        scale = pixel_scale(p)
        grained = wood(theme, int(w * scale) + 2, int(height * scale) + 2, tones, 40 + stand.seat, warp=3)
        with clipped(p, step):
            put(p, grained, x, y, w, height + 0.4)
        fill(p, rect(x, y, 0.2, height), color(theme.wood.edge_light, 0.35))
        fill(p, rect(x + w - 0.3, y, 0.3, height), color(theme.wood.shade, 0.45))
    draw_rail(p, theme, x - 0.35, y - 0.3, w + 0.7, 1.0)
    card_w, card_h = min(w - 2.6, 12.0), 8.0 if win else 6.4
    card_h *= min(1.0, w / 12.0)
    with placed(p, x + (w - card_w) / 2, y + 2.6):
        draw_total(p, theme, card_w, card_h, str(stand.points), wins=win)
    middle = y + 2.6 + card_h + 1.9
    ink = theme.text.body
    place, size = ordinal(stand.place), min(2.8, w * 0.24)
    beside = stand.player.is_computer and w <= NARROW
    left = x + w / 2 - (0.9 if beside else 0.0)
    draw_shadowed(p, theme, place, left, middle, size, ink, Face.TEXT_HEAVY, Align.CENTER)
    if beside:
        draw_icon(p, Icon.GEAR, left + text_width(place, size, Face.TEXT_HEAVY) / 2 + 1.3, middle, 0.85, ink)


def _paint_crest(
    p: QPainter, theme: Theme, x: float, top: float, w: float, stand: Stand, *, bulbs: bool
) -> None:
    win = stand.place == 1
    # The bulbs of two winners side by side do not overlap.
    rim = 2.55 if bulbs else 1.4
    radius = min(6.2, w / 2 - rim) if win else min(4.9, w * 0.36)
    y = top - 5.1 - radius
    if win:
        y -= 1.4
        if theme.effect.lamp:
            p.save()
            p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
            stops = [
                (0.0, color(theme.velvet.beam[0], 0.34)),
                (0.4, color(theme.velvet.beam[2], 0.14)),
                (1.0, color(theme.velvet.beam[2], 0.0)),
            ]
            reach = radius * 2.2
            fill(p, circle(x, y, reach), radial(x, y, reach, stops))
            p.restore()
        if bulbs:
            _paint_bulbs(p, theme, x, y, radius, w)
        else:
            ring = circle(x, y, radius + 0.9)
            soft_shadow(p, theme, ring, Cast(0.7, 1.0, 2.2, 0.55))
            brass(p, theme, ring, 0.3)
    crest_disc(p, theme, stand.seat, x, y, radius)


def _paint_bulbs(p: QPainter, theme: Theme, x: float, y: float, radius: float, w: float) -> None:
    ring = circle(x, y, radius + 2.4)
    b = QRectF(x - w / 2, y - radius, w, 2 * radius)
    soft_shadow(p, theme, ring, Cast(0.7, 1.0, 2.2, 0.55))
    fill(p, ring, linear(b.left(), b.top(), b.right(), b.bottom(), even(theme.bulb.ring)))
    rim = outline(circle(x, y, radius + 2.25), 0.4)
    fill(p, rim, linear(b.left(), b.top(), b.right(), b.bottom(), theme.brass.metal))
    count = round(radius * 3.2)
    for i in range(count):
        angle = i * math.tau / count
        bulb(
            p,
            theme,
            x + math.cos(angle) * (radius + 1.25),
            y + math.sin(angle) * (radius + 1.25),
            0.52,
            1.0,
        )


def _paint_tag(p: QPainter, theme: Theme, x: float, top: float, w: float, stand: Stand, size: float) -> None:
    tag = rounded(x - w / 2 + 1.3, top - 5.7, w - 2.6, 4.6, 0.5)
    soft_shadow(p, theme, tag, Cast(0.25, 0.35, 0.8, 0.5))
    paper(p, theme, tag, theme.paper.plate, seed=stand.seat + 5)
    computer = stand.player.is_computer and w > NARROW
    shift = 1.3 if computer else 0.0
    name = elided(stand.player.name, size, w - 3.4 - 2 * shift, Face.TEXT_HEAVY)
    draw_text(p, name, x - shift, top - 3.4, size, theme.paper.ink, Face.TEXT_HEAVY, Align.CENTER)
    if computer:
        end = x - shift + text_width(name, size, Face.TEXT_HEAVY) / 2
        draw_icon(p, Icon.GEAR, end + 1.6, top - 3.4, 1.0, color(theme.paper.muted, 0.9))
