"""Symbols as paths, because the typefaces have none: each fills a circle of radius 1 around (0, 0)."""

from __future__ import annotations

import math
from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from wordgames.ui.painting.colors import Color
from wordgames.ui.painting.shapes import bezier, circle, fill, outline, polygon, rounded, subtract, unite

_ROUND = Qt.PenCapStyle.RoundCap


def _joined(*parts: QPainterPath) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for part in parts:
        path.addPath(part)
    return path


def _lock() -> QPainterPath:
    shackle = outline(bezier("M -.40 -.05 L -.40 -.34 C -.40 -.95 .40 -.95 .40 -.34 L .40 -.05"), 0.20)
    return _joined(shackle, rounded(-0.62, -0.10, 1.24, 0.92, 0.16))


def _glass() -> QPainterPath:
    return _joined(
        rounded(-0.62, -0.88, 1.24, 0.20, 0.08),
        rounded(-0.62, 0.68, 1.24, 0.20, 0.08),
        outline(
            bezier("M -.44 -.70 C -.44 -.20 -.10 -.18 -.08 0 C -.10 .18 -.44 .20 -.44 .70"), 0.13, _ROUND
        ),
        outline(bezier("M .44 -.70 C .44 -.20 .10 -.18 .08 0 C .10 .18 .44 .20 .44 .70"), 0.13, _ROUND),
        bezier("M -.34 -.34 L .34 -.34 C .26 -.16 .08 -.12 0 .02 C -.08 -.12 -.26 -.16 -.34 -.34 Z"),
        bezier("M -.42 .70 Q 0 .16 .42 .70 Z"),
    )


def _gear() -> QPainterPath:
    teeth = 8
    corners = []
    for i in range(teeth * 4):
        angle = (i + 0.5) * math.tau / (teeth * 4)
        radius = 1.0 if i % 4 in (0, 1) else 0.76
        corners.append((math.cos(angle) * radius, math.sin(angle) * radius))
    return subtract(polygon(*corners), circle(0, 0, 0.34))


def _sound(waves: bool) -> QPainterPath:
    parts = [bezier("M -.80 -.32 L -.35 -.32 L .15 -.80 L .15 .80 L -.35 .32 L -.80 .32 Z")]
    if waves:
        for k in (0.5, 0.9):
            arc = f"M {k - 0.02} {-k * 0.55} Q {k + 0.28} 0 {k - 0.02} {k * 0.55}"
            parts.append(outline(bezier(arc), 0.19, _ROUND))
    else:
        parts.append(outline(bezier("M .45 -.30 L 1.0 .30 M .45 .30 L 1.0 -.30"), 0.19, _ROUND))
    return _joined(*parts)


def _book() -> QPainterPath:
    pages = []
    for s in (-1, 1):
        pages.append(
            bezier(
                f"M {s * 0.06} -.55 Q {s * 0.5} -.82 {s * 0.95} -.60 L {s * 0.95} .55 "
                f"Q {s * 0.5} .35 {s * 0.06} .62 Z"
            )
        )
    return _joined(*pages)


def _grip() -> QPainterPath:
    return _joined(*(circle(x, y, 0.2) for x in (-0.38, 0.38) for y in (-0.84, 0.0, 0.84)))


def _cards() -> QPainterPath:
    """A card before another, which shows at its upper right."""
    front, behind = rounded(-0.80, -0.62, 1.05, 1.5, 0.14), rounded(-0.20, -0.90, 1.0, 1.4, 0.14)
    gap = rounded(-0.92, -0.74, 1.29, 1.74, 0.2)
    asterisk = _joined(
        *(
            outline(polygon((-dx, 0.13 - dy), (dx, 0.13 + dy), closed=False).translated(-0.275, 0), 0.14)
            for dx, dy in ((0.0, 0.34), (0.295, 0.17), (0.295, -0.17))
        )
    )
    return _joined(subtract(front, asterisk), subtract(behind, gap))


def _envelope() -> QPainterPath:
    """A sealed envelope, its flap cut out of it."""
    body = rounded(-0.95, -0.62, 1.9, 1.3, 0.12)
    flap = outline(bezier("M -.88 -.55 L 0 .16 L .88 -.55"), 0.14, _ROUND)
    return subtract(body, flap)


def _screen() -> QPainterPath:
    """A flat screen on its foot."""
    glass = subtract(rounded(-1.0, -0.74, 2.0, 1.24, 0.14), rounded(-0.82, -0.56, 1.64, 0.88, 0.06))
    return _joined(
        glass,
        polygon((-0.16, 0.5), (0.16, 0.5), (0.2, 0.7), (-0.2, 0.7)),
        rounded(-0.5, 0.66, 1.0, 0.16, 0.08),
    )


def _swap() -> QPainterPath:
    """Two arrows past each other."""
    upper = _joined(
        outline(bezier("M -.85 -.30 C -.45 -.62 .05 -.62 .42 -.42"), 0.24, _ROUND),
        polygon((0.95, -0.12), (0.22, -0.06), (0.52, -0.78)),
    )
    lower = QTransform().rotate(180).map(upper)
    return _joined(upper, lower)


def _speech() -> QPainterPath:
    """Two who speak: a bubble before another."""
    front = unite(rounded(-0.95, -0.35, 1.35, 0.95, 0.3), polygon((-0.7, 0.5), (-0.25, 0.5), (-0.72, 0.98)))
    behind = subtract(rounded(-0.3, -0.88, 1.25, 0.95, 0.3), rounded(-1.07, -0.47, 1.59, 1.19, 0.36))
    return _joined(front, behind)


def _pawn() -> QPainterPath:
    return _joined(
        circle(0, -0.46, 0.34),
        bezier("M -.24 -.26 L .24 -.26 C .22 .2 .5 .4 .62 .74 Q 0 .90 -.62 .74 C -.5 .4 -.22 .2 -.24 -.26 Z"),
    )


def _crowd() -> QPainterPath:
    """One before two others."""
    front = QTransform().translate(0, 0.2).scale(0.86, 0.86).map(_pawn())
    gap = QTransform().translate(0, 0.2).scale(1.12, 1.08).map(_pawn())
    behind = [QTransform().translate(x, -0.12).scale(0.72, 0.72).map(_pawn()) for x in (-0.58, 0.58)]
    return _joined(front, *(subtract(one, gap) for one in behind))


def _hand_over() -> QPainterPath:
    """A card, and an arrow away from it."""
    card = subtract(rounded(-0.98, -0.78, 1.0, 1.56, 0.16), rounded(-0.76, -0.54, 0.56, 1.08, 0.06))
    shaft = rounded(-0.46, -0.14, 1.0, 0.28, 0.1)
    gap = rounded(-0.6, -0.32, 1.2, 0.64, 0.1)
    return _joined(subtract(card, gap), shaft, polygon((0.98, 0.0), (0.40, -0.46), (0.40, 0.46)))


class Icon(Enum):
    """A symbol; the value makes its path."""

    LOCK = "lock"
    GLASS = "glass"
    DOTS = "dots"
    CHECK = "check"
    CROSS = "cross"
    PAWN = "pawn"
    GEAR = "gear"
    PAUSE = "pause"
    PLAY = "play"
    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    ENTER = "enter"
    SOUND = "sound"
    MUTE = "mute"
    BOOK = "book"
    PLUS = "plus"
    GRIP = "grip"
    CARDS = "cards"
    ENVELOPE = "envelope"
    SCREEN = "screen"
    MINUS = "minus"
    SWAP = "swap"
    SPEECH = "speech"
    CROWD = "crowd"
    HAND_OVER = "hand-over"


_MAKERS: dict[Icon, Callable[[], QPainterPath]] = {
    Icon.LOCK: _lock,
    Icon.GLASS: _glass,
    Icon.DOTS: lambda: _joined(*(circle(k * 0.52, 0, 0.19) for k in (-1, 0, 1))),
    Icon.CHECK: lambda: outline(bezier("M -.70 .05 L -.15 .60 L .80 -.65"), 0.36, _ROUND),
    Icon.CROSS: lambda: outline(bezier("M -.60 -.60 L .60 .60 M .60 -.60 L -.60 .60"), 0.36, _ROUND),
    Icon.PAWN: _pawn,
    Icon.GEAR: _gear,
    Icon.PAUSE: lambda: _joined(*(rounded(s * 0.5 - 0.24, -0.8, 0.48, 1.6, 0.16) for s in (-1, 1))),
    Icon.PLAY: lambda: polygon((-0.55, -0.75), (0.75, 0.0), (-0.55, 0.75)),
    Icon.LEFT: lambda: outline(bezier("M .45 -.80 L -.45 0 L .45 .80"), 0.30, _ROUND),
    Icon.RIGHT: lambda: outline(bezier("M -.45 -.80 L .45 0 L -.45 .80"), 0.30, _ROUND),
    Icon.UP: lambda: outline(bezier("M -.80 .45 L 0 -.45 L .80 .45"), 0.30, _ROUND),
    Icon.DOWN: lambda: outline(bezier("M -.80 -.45 L 0 .45 L .80 -.45"), 0.30, _ROUND),
    Icon.ENTER: lambda: _joined(
        outline(bezier("M .75 -.60 L .75 .15 L -.60 .15"), 0.22, _ROUND),
        outline(bezier("M -.25 -.25 L -.70 .15 L -.25 .55"), 0.22, _ROUND),
    ),
    Icon.SOUND: lambda: _sound(True),
    Icon.MUTE: lambda: _sound(False),
    Icon.BOOK: _book,
    Icon.PLUS: lambda: outline(bezier("M -.72 0 L .72 0 M 0 -.72 L 0 .72"), 0.26, _ROUND),
    Icon.GRIP: _grip,
    Icon.CARDS: _cards,
    Icon.ENVELOPE: _envelope,
    Icon.SCREEN: _screen,
    Icon.MINUS: lambda: outline(bezier("M -.72 0 L .72 0"), 0.26, _ROUND),
    Icon.SWAP: _swap,
    Icon.SPEECH: _speech,
    Icon.CROWD: _crowd,
    Icon.HAND_OVER: _hand_over,
}

_paths: dict[Icon, QPainterPath] = {}


def icon_path(icon: Icon) -> QPainterPath:
    """The symbol around (0, 0) in a circle of radius 1."""
    if icon not in _paths:
        _paths[icon] = _MAKERS[icon]()
    return _paths[icon]


def draw_icon(p: QPainter, icon: Icon, x: float, y: float, radius: float, ink: Color) -> None:
    """The symbol around (x, y)."""
    p.save()
    p.translate(x, y)
    p.scale(radius, radius)
    fill(p, icon_path(icon), ink)
    p.restore()
