"""The lid of Word Whimsy: a swan with a trombone in an envelope that is a boat, in a paper theatre."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from wordgames.ui.painting.colors import color
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.lids import BOAT, CARDS
from wordgames.ui.painting.materials import grain, paper
from wordgames.ui.painting.shadows import Cast, soft_shadow
from wordgames.ui.painting.shapes import (
    bezier,
    circle,
    clipped,
    fill,
    fill_rect,
    line,
    linear,
    placed,
    polygon,
    radial,
    rect,
    rounded,
    star,
    stroke,
    subtract,
    unite,
)
from wordgames.ui.painting.text import Align, draw_text
from wordgames.ui.theme import Theme

_CREAM = "#FFF4E3"
_INK = "#22201C"


def paint(p: QPainter, theme: Theme) -> None:
    """The picture, 44 by 58 u, without its words."""
    _rays(p, theme)
    _sky(p, theme)
    _wave(p, theme, -6, 50, 41.2, 1.9, "#2B8A8A", -0.3, 0.45)
    with placed(p, *BOAT):
        for x, y, turn in CARDS:
            with placed(p, x, y, turn):
                card = rounded(-5.4, -2.3, 10.8, 10, 0.5)
                soft_shadow(p, theme, card, Cast(0.3, 0.4, 0.9, 0.45))
                paper(p, theme, card, "#FFFAF0", edge=0.1)
        with placed(p, 4.2, -1.2):
            _swan(p, theme)
        _notes(p)
        _envelope(p, theme)
    _wave(p, theme, -9, 49, 46.6, 2.0, "#1C7072", -0.4, 0.5)
    _wave(p, theme, -3, 53, 49.6, 1.7, "#0F5456", -0.4, 0.5)
    _proscenium(p, theme)


def _rays(p: QPainter, theme: Theme) -> None:
    full = rect(0, 0, 44, 58)
    fill(p, full, "#14595B")
    cx, cy = 22, 46
    for i in range(24):
        a, b = math.radians(180 + i * 7.5), math.radians(187.5 + i * 7.5)
        ray = polygon((cx, cy), *((cx + 60 * math.cos(t), cy + 60 * math.sin(t)) for t in (a, b)))
        fill(p, ray, "#1B6F70" if i % 2 else "#125355")
    light = [(0.0, color("#FFE9B8", 0.34)), (0.5, color("#FFE9B8", 0.10)), (1.0, color("#05292B", 0.45))]
    fill(p, full, radial(22, 32, 30, light))
    grain(p, theme, full, 0.05, 14)


def _hang(p: QPainter, x: float, y: float) -> None:
    line(p, x, 13, x, y, color(_CREAM, 0.55), 0.12)


def _sky(p: QPainter, theme: Theme) -> None:
    """Moon, cloud and stars on strings."""
    _hang(p, 7.2, 19.6)
    moon = subtract(circle(7.6, 23.2, 4.3), circle(9.8, 22.0, 3.7))
    soft_shadow(p, theme, moon, Cast(0.4, 0.5, 0.9, 0.45))
    paper(p, theme, moon, "#FFE3A0")
    fill(p, circle(4.9, 23.2, 0.38), "#6B4A1C")
    stroke(p, bezier("M 5.3 25.2 Q 6.0 25.8 6.7 25.7"), "#6B4A1C", 0.26)
    _hang(p, 18.6, 19.0)
    x, y, s = 16.4, 20.2, 0.92
    cloud = unite(
        circle(x, y, 1.9 * s),
        circle(x + 2.3 * s, y - 0.7 * s, 2.3 * s),
        circle(x + 4.8 * s, y, 1.8 * s),
        rounded(x - 1.2 * s, y, 7.0 * s, 1.9 * s, 0.9 * s),
    )
    soft_shadow(p, theme, cloud, Cast(0.4, 0.5, 0.9, 0.40))
    paper(p, theme, cloud, "#FFFAF0")
    for x, y, s in ((12.4, 18.4, 0.8), (29.0, 18.2, 0.75), (40.4, 18.8, 0.9), (4.0, 32.4, 0.7)):
        _hang(p, x, y - 0.8)
        shape = star(x, y, s, 0.45)
        soft_shadow(p, theme, shape, Cast(0.25, 0.3, 0.6, 0.4))
        fill(p, shape, "#FFC928")


def _wave(
    p: QPainter, theme: Theme, x0: float, x1: float, y: float, rise: float, base: str, up: float, dark: float
) -> None:
    """A paper wave with six crests; its shadow falls upwards, on what is behind it."""
    count = 6
    d = (x1 - x0) / count
    path = QPainterPath(QPointF(x0, y))
    for i in range(count):
        x = x0 + i * d
        path.cubicTo(x + d * 0.18, y - rise, x + d * 0.52, y - rise * 1.25, x + d * 0.74, y - rise * 0.30)
        path.quadTo(x + d * 0.86, y + rise * 0.12, x + d, y)
    path.lineTo(x1, 60)
    path.lineTo(x0, 60)
    path.closeSubpath()
    soft_shadow(p, theme, path, Cast(0, up, 1.0, dark))
    paper(p, theme, path, base, edge=0.2)


def _swan(p: QPainter, theme: Theme) -> None:
    body = bezier(
        "M -6.2 7 C -7.0 1.2 -5.6 -2.4 -2.8 -4.4 C -1.4 -5.6 -1.0 -7.6 -1.3 -10.2 C -1.7 -13.6 .4 -16.2 3.2 -16.2 "
        "C 5.8 -16.2 7.0 -14.2 6.6 -12.4 C 6.3 -11.0 5.3 -10.3 4.3 -10.0 C 3.1 -8.2 3.5 -5.4 4.9 -3.2 "
        "C 6.7 -.4 6.8 3.4 6.2 7 Z"
    )
    soft_shadow(p, theme, body, Cast(0.5, 0.6, 1.2, 0.42))
    fill(p, body, linear(-6, -14, 7, 6, [(0.0, "#FFFFFF"), (0.55, "#F6EFE2"), (1.0, "#CFC2AC")]))
    grain(p, theme, body, 0.05, 2)
    with clipped(p, body):
        shade = bezier("M 6.8 7 C 6.9 2 5.6 -2 3.4 -4.6 C 2.4 -7.6 3.0 -9.4 4.2 -10.6 L 12 -8 L 12 8 Z")
        fill(p, shade, color("#9A8A70", 0.22))
    scarf = bezier("M -1.5 -6.4 C .2 -5.4 2.4 -5.4 4.1 -6.6 L 4.4 -4.6 C 2.6 -3.4 -.4 -3.4 -2.2 -4.6 Z")
    fill(p, scarf, linear(-2, 0, 4.4, 0, [(0.0, "#D8423A"), (0.5, "#C2302A"), (1.0, "#8E1C18")]))
    tail = bezier("M -1.6 -4.8 C -3.4 -4.6 -5.4 -5.6 -7.6 -4.2 L -7.2 -2.4 C -5.4 -3.4 -3.2 -2.6 -1.4 -3.4 Z")
    fill(p, tail, "#B3261E")
    fill(p, circle(4.05, -13.3, 0.62, 0.72), _INK)
    fill(p, circle(3.88, -13.55, 0.22), "#FFFFFF")
    stroke(p, bezier("M 3.2 -14.7 Q 4.0 -15.2 4.9 -14.7"), _INK, 0.22)
    fill(p, circle(4.3, -11.5, 0.7, 0.4), color("#F09A7A", 0.5))
    _trombone_behind(p)
    beak = bezier(
        "M 6.3 -14.0 C 7.4 -13.6 8.6 -12.9 9.3 -12.2 C 8.9 -11.6 8.6 -11.5 8.2 -11.4 "
        "C 7.4 -11.1 6.6 -11.0 5.9 -11.2 C 6.6 -12.2 6.7 -13.2 6.3 -14.0 Z"
    )
    fill(p, beak, linear(6, -14, 8, -11, [(0.0, "#FFB14A"), (1.0, "#E07A1C")]))
    stroke(p, bezier("M 6.4 -12.4 Q 7.8 -12.3 9.0 -12.0"), color("#8A4208", 0.8), 0.16)
    _trombone_bell(p, theme)
    wing = bezier(
        "M -3.6 -1.6 C -1.0 -3.4 2.6 -3.8 5.2 -6.0 C 7.2 -7.6 9.4 -9.0 10.4 -9.4 C 11.2 -8.8 10.9 -7.9 10.2 -7.5 "
        "C 10.8 -7.0 10.3 -6.2 9.6 -6.1 C 9.9 -5.4 9.2 -4.9 8.5 -5.0 C 6.4 -1.6 2.0 2.4 -2.2 2.0 "
        "C -4.4 1.6 -4.8 -.6 -3.6 -1.6 Z"
    )
    soft_shadow(p, theme, wing, Cast(0.4, 0.5, 1.0, 0.42))
    fill(p, wing, linear(-4, -6, 8, 3, [(0.0, "#FFFFFF"), (1.0, "#D9CDB8")]))
    for feather in ("M 9.8 -7.6 Q 8.2 -7.0 7.2 -6.0", "M 9.4 -6.2 Q 7.8 -5.4 6.9 -4.6"):
        stroke(p, bezier(feather), color("#9A8A70", 0.6), 0.16)
    _paper_hat(p, theme)


def _tube(p: QPainter, spec: str, width: float = 0.62) -> None:
    path = bezier(spec)
    stroke(p, path, "#6B430F", width + 0.16)
    stroke(p, path, "#D8A94F", width)
    stroke(p, path.translated(0, -0.12), color("#FFF3C8", 0.85), width * 0.28)


def _trombone_behind(p: QPainter) -> None:
    _tube(p, "M 9.0 -12.0 L 15.6 -12.75 C 17.2 -12.9 17.4 -10.5 15.8 -10.35 L 2.2 -8.9")
    _tube(p, "M 2.4 -8.9 C .2 -8.6 .0 -11.6 2.2 -11.7")
    line(p, 11.2, -12.3, 11.4, -9.9, "#8C5C1B", 0.34)
    line(p, 14.2, -12.6, 14.4, -10.2, "#8C5C1B", 0.34)


def _trombone_bell(p: QPainter, theme: Theme) -> None:
    _tube(p, "M 2.2 -11.7 L 8.8 -9.6", 0.58)
    bell = bezier(
        "M 7.9 -10.3 C 10.4 -9.2 12.2 -9.0 14.6 -10.4 C 15.0 -8.4 13.6 -5.2 11.4 -4.6 C 11.4 -6.8 10.4 -8.0 7.5 -9.4 Z"
    )
    soft_shadow(p, theme, bell, Cast(0.3, 0.4, 0.8, 0.35))
    fill(p, bell, linear(8, -11, 14, -5, [(0.0, "#FBEBBE"), (0.4, "#E2B95A"), (1.0, "#8C5C1B")]))
    with placed(p, 13.05, -7.5, -62):
        rim = [(0.0, "#8C5C1B"), (0.5, "#E2B95A"), (1.0, "#FBEBBE")]
        fill(p, circle(0, 0, 3.4, 0.95), linear(-3.4, 0, 3.4, 0, rim))
        fill(p, circle(0, 0.08, 2.8, 0.66), "#5D3A0E")


def _paper_hat(p: QPainter, theme: Theme) -> None:
    with placed(p, 2.2, -15.9, -16):
        hat = bezier("M -4.0 .7 L 0 -4.4 L 4.0 .7 Q 0 1.5 -4.0 .7 Z")
        soft_shadow(p, theme, hat, Cast(0.25, 0.35, 0.6, 0.4))
        fill(p, hat, linear(-3, -4, 3, 1, [(0.0, "#FFFFFF"), (0.5, "#F6E9CC"), (1.0, "#CDB98E")]))
        fill(p, bezier("M 0 -4.4 L 4.0 .7 Q 2.2 1.15 .6 1.15 Z"), color("#A58A55", 0.35))
        brim = bezier("M -4.6 .5 Q 0 2.4 4.6 .5 L 4.3 -.7 Q 0 1.0 -4.3 -.7 Z")
        fill(p, brim, linear(-4, 0, 4, 0, [(0.0, "#FFFDF2"), (1.0, "#D9C69C")]))


def _notes(p: QPainter) -> None:
    for x, y, s in ((18.4, -14.2, 1.0), (15.6, -17.6, 0.75)):
        stem = x + 0.72 * s
        fill(p, circle(x, y, 0.85 * s, 0.62 * s), _CREAM)
        line(p, stem, y - 0.1, stem, y - 3.2 * s, _CREAM, 0.26 * s)
        flag = f"M {stem} {y - 3.2 * s} Q {x + 2.0 * s} {y - 2.6 * s} {x + 1.7 * s} {y - 1.4 * s}"
        stroke(p, bezier(flag), _CREAM, 0.30 * s)


def _envelope(p: QPainter, theme: Theme) -> None:
    envelope = rounded(-13.2, -3.2, 26.4, 14.5, 0.8)
    soft_shadow(p, theme, envelope, Cast(0.5, 0.7, 1.5, 0.5))
    paper(p, theme, envelope, "#C99A5B", seed=8, shade=0.12, hairs=True)
    low = polygon((-13.0, 11.2), (0, 1.6), (13.0, 11.2))
    fill(p, low, linear(0, 1, 0, 11, [(0.0, "#D7AC70"), (1.0, "#B98749")]))
    stroke(p, bezier("M -13.0 11.0 L 0 1.6 L 13.0 11.0"), color("#6B4218", 0.5), 0.16)
    for s in (-1, 1):
        fill(p, polygon((s * 13.1, -3.0), (s * 1.2, 3.2), (s * 13.1, 11.0)), color("#E2BB84", 0.55))
        stroke(p, bezier(f"M {s * 13.0} -2.9 L {s * 0.9} 2.6"), color("#6B4218", 0.45), 0.16)
    seal = circle(0, 2.6, 2.3)
    soft_shadow(p, theme, seal, Cast(0.2, 0.3, 0.6, 0.5))
    fill(p, seal, radial(-0.7, 1.9, 3.6, [(0.0, "#E0524A"), (0.5, "#B3261E"), (1.0, "#6D120D")]))
    stroke(p, circle(0, 2.6, 1.6), color("#6D120D", 0.7), 0.18)
    draw_text(p, "W", 0, 2.6, 2.2, "#FFE4D2", Face.SERIF, Align.CENTER, alpha=0.85)


def _proscenium(p: QPainter, theme: Theme) -> None:
    """The scalloped paper front above, and the dark field below, which bear the words."""
    count = 9
    step = 48 / count

    def scallops(path: QPainterPath, y: float, dip: float) -> None:
        for i in range(count):
            x = 46 - step * (i + 1)
            path.quadTo(x + step * 0.5, y + dip, x, y)

    front = QPainterPath(QPointF(-2, -2))
    front.lineTo(46, -2)
    front.lineTo(46, 14.0)
    scallops(front, 14.0, 3.0)
    front.closeSubpath()
    soft_shadow(p, theme, front, Cast(0.2, 0.6, 1.2, 0.5))
    paper(p, theme, front, "#B3261E", edge=0.18)
    seam = QPainterPath(QPointF(46, 13.0))
    scallops(seam, 13.0, 3.0)
    stroke(p, seam, color(_CREAM, 0.85), 0.22)
    fill_rect(p, -1, 51.0, 46, 9, linear(0, 51, 0, 58, [(0.0, "#0B3D3F"), (1.0, "#072C2E")]))
    p.fillRect(QRectF(-1, 50.7, 46, 0.5), color(_CREAM, 0.85))
