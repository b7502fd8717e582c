"""The seats' animals and patterns: a seat is known by colour, crest and pattern, never by colour alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from wordgames.ui.painting.colors import Color, color, mix
from wordgames.ui.painting.materials import bevel, contour
from wordgames.ui.painting.shadows import Cast, inner_shadow, soft_shadow
from wordgames.ui.painting.shapes import (
    bezier,
    circle,
    fill,
    line,
    linear,
    outline,
    polygon,
    radial,
    rect,
    stroke,
)
from wordgames.ui.theme import Theme


def _fox(p: QPainter, fur: QColor, ground: QColor) -> None:
    head = (
        "M -.74 -.80 C -.50 -.74 -.32 -.60 -.22 -.46 C -.08 -.50 .08 -.50 .22 -.46 C .32 -.60 .50 -.74 .74 -.80 "
        "C .80 -.48 .78 -.24 .70 -.06 C .78 .06 .84 .16 .86 .24 C .56 .30 .34 .50 .20 .70 C .12 .82 -.12 .82 -.20 .70 "
        "C -.34 .50 -.56 .30 -.86 .24 C -.84 .16 -.78 .06 -.70 -.06 C -.78 -.24 -.80 -.48 -.74 -.80 Z"
    )
    fill(p, bezier(head), fur)
    for s in (-1, 1):
        fill(p, polygon((s * 0.62, -0.60), (s * 0.36, -0.40), (s * 0.60, -0.22)), ground)
        cheek = (
            f"M {s * 0.80} .22 C {s * 0.52} .14 {s * 0.30} .20 {s * 0.12} .52 C {s * 0.10} .60 {s * 0.14} .66 "
            f"{s * 0.18} .66 C {s * 0.32} .46 {s * 0.54} .28 {s * 0.80} .22 Z"
        )
        fill(p, bezier(cheek), color(ground, 0.55))
        stroke(p, bezier(f"M {s * 0.20} .04 Q {s * 0.34} -.12 {s * 0.48} .02"), ground, 0.10)
    fill(p, circle(0, 0.66, 0.14, 0.11), ground)


def _whale(p: QPainter, fur: QColor, ground: QColor) -> None:
    body = (
        "M -.86 .10 C -.86 -.36 -.44 -.52 -.08 -.46 C .26 -.40 .40 -.08 .58 -.04 C .70 -.02 .74 -.14 .72 -.26 "
        "C .56 -.30 .46 -.42 .46 -.60 C .62 -.62 .74 -.54 .80 -.42 C .86 -.56 .98 -.62 1.02 -.60 "
        "C 1.02 -.44 .96 -.34 .88 -.28 C .94 .10 .76 .62 .10 .66 C -.44 .68 -.86 .52 -.86 .10 Z"
    )
    fill(p, bezier(body), fur)
    fill(p, circle(-0.46, 0.02, 0.09), ground)
    stroke(p, bezier("M -.84 .22 Q -.56 .38 -.26 .26"), ground, 0.09)
    for k in (-0.02, 0.14, 0.30):
        stroke(p, bezier(f"M {k} .40 Q {k - 0.04} .52 {k - 0.10} .58"), ground, 0.06)
    stroke(p, bezier("M -.30 -.58 C -.30 -.74 -.38 -.84 -.50 -.80"), fur, 0.10)
    stroke(p, bezier("M -.30 -.58 C -.30 -.74 -.22 -.84 -.10 -.80"), fur, 0.10)


def _frog(p: QPainter, fur: QColor, ground: QColor) -> None:
    for s in (-1, 1):
        fill(p, circle(s * 0.44, -0.38, 0.32), fur)
    head = (
        "M -.86 .14 C -.86 -.30 -.50 -.40 0 -.40 C .50 -.40 .86 -.30 .86 .14 "
        "C .86 .52 .48 .68 0 .68 C -.48 .68 -.86 .52 -.86 .14 Z"
    )
    fill(p, bezier(head), fur)
    for s in (-1, 1):
        fill(p, circle(s * 0.44, -0.40, 0.19), ground)
        fill(p, circle(s * 0.44 - 0.06, -0.46, 0.07), fur)
        fill(p, circle(s * 0.14, -0.02, 0.045), ground)
        stroke(p, bezier(f"M {s * 0.64} .12 Q {s * 0.60} .20 {s * 0.52} .20"), ground, 0.08)
    stroke(p, bezier("M -.58 .18 Q 0 .56 .58 .18"), ground, 0.10)


def _owl(p: QPainter, fur: QColor, ground: QColor) -> None:
    body = (
        "M -.66 -.84 C -.44 -.74 -.24 -.68 0 -.68 C .24 -.68 .44 -.74 .66 -.84 C .70 -.60 .72 -.40 .70 -.16 "
        "C .80 .30 .54 .86 0 .86 C -.54 .86 -.80 .30 -.70 -.16 C -.72 -.40 -.70 -.60 -.66 -.84 Z"
    )
    fill(p, bezier(body), fur)
    for s in (-1, 1):
        fill(p, circle(s * 0.32, -0.22, 0.29), ground)
        fill(p, circle(s * 0.32, -0.22, 0.20), fur)
        fill(p, circle(s * 0.30, -0.20, 0.11), ground)
        stroke(p, bezier(f"M {s * 0.62} .18 C {s * 0.62} .42 {s * 0.52} .60 {s * 0.34} .72"), ground, 0.07)
    fill(p, bezier("M -.11 -.04 Q 0 -.12 .11 -.04 Q .06 .16 0 .22 Q -.06 .16 -.11 -.04 Z"), ground)
    for y, xs in ((0.38, (-0.18, 0.0, 0.18)), (0.56, (-0.09, 0.09))):
        for x in xs:
            stroke(p, bezier(f"M {x - 0.07} {y} Q {x} {y + 0.10} {x + 0.07} {y}"), ground, 0.055)


def _hare(p: QPainter, fur: QColor, ground: QColor) -> None:
    for s, turn in ((-1, -10), (1, 16)):
        p.save()
        p.translate(s * 0.26, -0.24)
        p.rotate(turn)
        fill(p, bezier("M -.16 .1 C -.26 -.3 -.16 -.72 0 -.74 C .16 -.72 .26 -.3 .16 .1 Z"), fur)
        fill(p, bezier("M -.06 0 C -.12 -.3 -.06 -.54 0 -.56 C .06 -.54 .12 -.3 .06 0 Z"), ground)
        p.restore()
    head = (
        "M -.52 .28 C -.54 -.10 -.30 -.28 0 -.28 C .30 -.28 .54 -.10 .52 .28 "
        "C .50 .62 .28 .84 0 .84 C -.28 .84 -.50 .62 -.52 .28 Z"
    )
    fill(p, bezier(head), fur)
    for s in (-1, 1):
        fill(p, circle(s * 0.24, 0.14, 0.085), ground)
        line(p, s * 0.20, 0.48, s * 0.66, 0.40, ground, 0.04)
        line(p, s * 0.20, 0.54, s * 0.64, 0.58, ground, 0.04)
    fill(p, bezier("M -.10 .40 Q 0 .34 .10 .40 Q .06 .50 0 .52 Q -.06 .50 -.10 .40 Z"), ground)
    stroke(p, bezier("M -.14 .64 Q -.06 .70 0 .58 Q .06 .70 .14 .64"), ground, 0.05)


def _penguin(p: QPainter, fur: QColor, ground: QColor) -> None:
    body = (
        "M 0 -.88 C .40 -.88 .50 -.56 .50 -.36 C .78 -.02 .80 .34 .70 .46 C .64 .40 .58 .34 .54 .26 "
        "C .52 .62 .34 .84 0 .84 C -.34 .84 -.52 .62 -.54 .26 C -.58 .34 -.64 .40 -.70 .46 "
        "C -.80 .34 -.78 -.02 -.50 -.36 C -.50 -.56 -.40 -.88 0 -.88 Z"
    )
    fill(p, bezier(body), fur)
    belly = (
        "M 0 -.36 C .10 -.56 .34 -.54 .36 -.34 C .38 -.22 .30 -.14 .30 -.06 C .44 .20 .40 .68 0 .68 "
        "C -.40 .68 -.44 .20 -.30 -.06 C -.30 -.14 -.38 -.22 -.36 -.34 C -.34 -.54 -.10 -.56 0 -.36 Z"
    )
    fill(p, bezier(belly), ground)
    for s in (-1, 1):
        fill(p, circle(s * 0.18, -0.34, 0.065), fur)
    fill(p, polygon((-0.10, -0.22), (0.10, -0.22), (0, -0.06)), fur)


def _bear(p: QPainter, fur: QColor, ground: QColor) -> None:
    for s in (-1, 1):
        fill(p, circle(s * 0.56, -0.54, 0.28), fur)
        fill(p, circle(s * 0.57, -0.53, 0.14), ground)
    head = (
        "M 0 -.66 C .50 -.66 .80 -.34 .80 .08 C .80 .54 .46 .80 0 .80 "
        "C -.46 .80 -.80 .54 -.80 .08 C -.80 -.34 -.50 -.66 0 -.66 Z"
    )
    fill(p, bezier(head), fur)
    for s in (-1, 1):
        fill(p, circle(s * 0.30, -0.08, 0.085), ground)
    stroke(p, circle(0, 0.36, 0.33, 0.27), color(ground, 0.55), 0.06)
    fill(p, bezier("M -.15 .18 Q 0 .10 .15 .18 Q .12 .34 0 .38 Q -.12 .34 -.15 .18 Z"), ground)
    stroke(p, bezier("M -.15 .48 Q -.06 .54 0 .40 Q .06 .54 .15 .48"), ground, 0.06)


def _cat(p: QPainter, fur: QColor, ground: QColor) -> None:
    head = (
        "M -.70 -.78 C -.52 -.72 -.36 -.60 -.26 -.48 C -.10 -.54 .10 -.54 .26 -.48 C .36 -.60 .52 -.72 .70 -.78 "
        "C .76 -.50 .76 -.26 .72 -.08 C .88 .40 .52 .76 0 .76 "
        "C -.52 .76 -.88 .40 -.72 -.08 C -.76 -.26 -.76 -.50 -.70 -.78 Z"
    )
    fill(p, bezier(head), fur)
    for s in (-1, 1):
        fill(p, polygon((s * 0.60, -0.58), (s * 0.38, -0.42), (s * 0.60, -0.28)), ground)
        fill(
            p,
            bezier(f"M {s * 0.16} .06 Q {s * 0.32} -.16 {s * 0.50} .02 Q {s * 0.34} .18 {s * 0.16} .06 Z"),
            ground,
        )
        fill(p, circle(s * 0.33, 0.01, 0.045, 0.10), fur)
        for y0, y1 in ((0.36, 0.28), (0.44, 0.46)):
            line(p, s * 0.30, y0, s * 0.78, y1, ground, 0.04)
    fill(p, bezier("M -.09 .26 Q 0 .22 .09 .26 Q .06 .34 0 .37 Q -.06 .34 -.09 .26 Z"), ground)
    stroke(p, bezier("M -.18 .46 Q -.08 .54 0 .39 Q .08 .54 .18 .46"), ground, 0.06)


_ANIMALS: tuple[Callable[[QPainter, QColor, QColor], None], ...] = (
    _fox,
    _whale,
    _frog,
    _owl,
    _hare,
    _penguin,
    _bear,
    _cat,
)


def draw_animal(
    p: QPainter, theme: Theme, seat: int, x: float, y: float, radius: float, fur: Color | None = None
) -> None:
    """The seat's animal in a circle of `radius`, in the crest's light colour unless `fur` says otherwise."""
    p.save()
    p.translate(x, y)
    p.scale(radius, radius)
    hue = theme.seats.colors[seat]
    usual, ground = (theme.seats.crest, hue) if theme.seats.disc is None else (hue, theme.seats.disc)
    _ANIMALS[seat](p, QColor(fur or usual), QColor(ground))
    p.restore()


def _stripes(x: float, y: float, w: float, h: float, s: float) -> QPainterPath:
    path = QPainterPath()
    k = -h
    while k < w + h:
        path.addPath(
            polygon((x + k, y + h), (x + k + h, y), (x + k + h + s * 0.42, y), (x + k + s * 0.42, y + h))
        )
        k += s
    return path


def _waves(x: float, y: float, w: float, h: float, s: float) -> QPainterPath:
    path = QPainterPath()
    at = y - s * 0.2
    while at < y + h + s:
        row = QPainterPath(QPointF(x - s, at))
        across, i = x - s, 0
        while across < x + w + s:
            row.quadTo(across + s * 0.4, at + (s * 0.42 if i % 2 else -s * 0.42), across + s * 0.8, at)
            across += s * 0.8
            i += 1
        path.addPath(outline(row, s * 0.26, Qt.PenCapStyle.RoundCap))
        at += s * 0.82
    return path


def _staggered(
    x: float,
    y: float,
    w: float,
    h: float,
    across: float,
    down: float,
    mark: Callable[[float, float], QPainterPath],
) -> QPainterPath:
    """Marks in rows, every other row moved by half."""
    path = QPainterPath()
    row, at = 0, y
    while at < y + h + down:
        c = x + (across / 2 if row % 2 else 0)
        while c < x + w + across:
            path.addPath(mark(c, at))
            c += across
        at += down
        row += 1
    return path


def _leaves(x: float, y: float, w: float, h: float, s: float) -> QPainterPath:
    a = s * 0.36

    def leaf(cx: float, cy: float) -> QPainterPath:
        return bezier(
            f"M {cx - a} {cy} Q {cx} {cy - a * 0.95} {cx + a} {cy} Q {cx} {cy + a * 0.95} {cx - a} {cy} Z"
        )

    return _staggered(x, y, w, h, s, s * 0.62, leaf)


def _diamonds(x: float, y: float, w: float, h: float, s: float) -> QPainterPath:
    a = s * 0.27

    def diamond(cx: float, cy: float) -> QPainterPath:
        return polygon((cx - a, cy), (cx, cy - a * 1.4), (cx + a, cy), (cx, cy + a * 1.4))

    return _staggered(x, y, w, h, s * 0.9, s * 0.62, diamond)


def _zigzag(x: float, y: float, w: float, h: float, s: float) -> QPainterPath:
    path = QPainterPath()
    at = y - s * 0.4
    while at < y + h + s:
        row = QPainterPath(QPointF(x - s, at))
        across, i = x - s, 0
        while across < x + w + s:
            i += 1
            across += s * 0.5
            row.lineTo(across, at + (s * 0.46 if i % 2 else 0))
        path.addPath(outline(row, s * 0.24, join=Qt.PenJoinStyle.MiterJoin))
        at += s * 0.78
    return path


def _checks(x: float, y: float, w: float, h: float, s: float) -> QPainterPath:
    path = QPainterPath()
    row, at = 0, y
    while at < y + h:
        across = x + (s * 0.5 if row % 2 else 0)
        while across < x + w:
            path.addPath(rect(across, at, s * 0.5, s * 0.5))
            across += s
        at += s * 0.5
        row += 1
    return path


def _dots(x: float, y: float, w: float, h: float, s: float) -> QPainterPath:
    return _staggered(x, y, w, h, s * 0.8, s * 0.5, lambda cx, cy: circle(cx, cy, s * 0.17))


def _scales(x: float, y: float, w: float, h: float, s: float) -> QPainterPath:
    def scale(cx: float, cy: float) -> QPainterPath:
        left, right, low = cx - s * 0.5, cx + s * 0.5, cy + s * 0.6
        return outline(bezier(f"M {left} {cy} C {left} {low} {right} {low} {right} {cy}"), s * 0.15)

    return _staggered(x, y - s * 0.45, w, h + s * 0.45, s, s * 0.45, scale)


_PATTERNS = (_stripes, _waves, _leaves, _diamonds, _zigzag, _checks, _dots, _scales)


FULL_STRENGTH = 0.45
"""Opacity of a seat's pattern in a plain theme."""


@lru_cache(maxsize=128)
def pattern_path(seat: int, x: float, y: float, w: float, h: float, pitch: float) -> QPainterPath:
    """The marks of the seat's pattern over (at least) this rectangle; clip to what they decorate."""
    return _PATTERNS[seat](x, y, w, h, pitch)


def fill_seat(
    p: QPainter, theme: Theme, path: QPainterPath, seat: int, pitch: float = 1.0, strength: float = 0.16
) -> None:
    """Fill `path` with the seat's colour and pattern; `strength` is the pattern's opacity."""
    b = path.boundingRect()
    base = theme.seats.colors[seat]
    t = theme.effect.bevel
    stops = [(0.0, mix(base, "#FFFFFF", 0.10 * t)), (1.0, mix(base, "#000000", 0.22 * t))]
    fill(p, path, linear(b.left(), b.top(), b.right(), b.bottom(), stops))
    p.save()
    p.setClipPath(path, Qt.ClipOperation.IntersectClip)
    if theme.flat:
        strength = FULL_STRENGTH
    fill(p, pattern_path(seat, b.x(), b.y(), b.width(), b.height(), pitch), color(theme.seats.mark, strength))
    p.restore()


def crest_disc(
    p: QPainter,
    theme: Theme,
    seat: int,
    x: float,
    y: float,
    radius: float,
    *,
    ring: bool = True,
    shadow: bool = True,
) -> None:
    """The seat's animal on a disc of its colour, in a brass ring or without one."""
    whole = circle(x, y, radius)
    if shadow:
        soft_shadow(p, theme, whole, Cast(0.12, 0.16, 0.4, 0.38))
    if theme.seats.disc is not None:
        fill(p, whole, theme.seats.disc)
        if ring:
            contour(p, theme, whole)
        draw_animal(p, theme, seat, x, y + radius * 0.02, radius * 0.70)
        return
    if ring:
        fill(p, whole, linear(x - radius, y - radius, x + radius, y + radius, theme.brass.metal))
        bevel(p, theme, whole, radius * 0.05, 0.6, 0.4)
    inner = radius * (0.86 if ring else 1.0)
    disc = circle(x, y, inner)
    base = theme.seats.colors[seat]
    t = theme.effect.bevel
    stops = [(0.0, mix(base, "#FFFFFF", 0.16 * t)), (0.6, color(base)), (1.0, mix(base, "#000000", 0.3 * t))]
    fill(p, disc, radial(x - radius * 0.35, y - radius * 0.4, radius * 1.7, stops))
    if ring:
        inner_shadow(p, theme, disc, Cast(radius * 0.05, radius * 0.07, radius * 0.14, 0.5))
    draw_animal(p, theme, seat, x, y + radius * 0.02, inner * 0.74)
