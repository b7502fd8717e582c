"""Paths, gradients, and filling and stroking them."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QRadialGradient,
    QTransform,
)

from wordgames.ui.painting.colors import Color, color

_BAND_AREA = 200_000
"""Device pixels that are filled in one call."""

Brush = QBrush | QLinearGradient | QRadialGradient | Color
Point = tuple[float, float]

_FINE = 64.0
"""Boolean operations flatten curves by absolute size; at this scale a circle of 1 u stays round."""


@contextmanager
def saved(p: QPainter) -> Iterator[None]:
    """Put the painter's state back at the end of the block."""
    p.save()
    try:
        yield
    finally:
        p.restore()


@contextmanager
def clipped(p: QPainter, path: QPainterPath) -> Iterator[None]:
    """Paint only inside `path` in this block."""
    with saved(p):
        p.setClipPath(path, Qt.ClipOperation.IntersectClip)
        yield


@contextmanager
def placed(p: QPainter, x: float, y: float, turn: float = 0.0, scale: float = 1.0) -> Iterator[None]:
    """Paint around (x, y) in this block, turned by `turn` degrees and scaled."""
    with saved(p):
        p.translate(x, y)
        p.rotate(turn)
        p.scale(scale, scale)
        yield


def pixel_scale(p: QPainter) -> float:
    """Device pixels to one unit of this painter, with the device pixel ratio."""
    return math.sqrt(abs(p.deviceTransform().determinant()))


def rounded(x: float, y: float, w: float, h: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, w, h), radius, radius)
    return path


def rect(x: float, y: float, w: float, h: float) -> QPainterPath:
    path = QPainterPath()
    path.addRect(QRectF(x, y, w, h))
    return path


def circle(x: float, y: float, rx: float, ry: float | None = None) -> QPainterPath:
    """A circle, or with `ry` an ellipse, around (x, y)."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), rx, rx if ry is None else ry)
    return path


def polygon(*points: Point, closed: bool = True) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    if closed:
        path.closeSubpath()
    return path


_TEETH = 0.55
"""From one point of a torn edge to the next, in u."""


@lru_cache(maxsize=128)
def torn(
    x: float,
    y: float,
    w: float,
    h: float,
    seed: int = 3,
    by: float = 0.3,
    *,
    left: bool = True,
    right: bool = True,
) -> QPainterPath:
    """A strip of paper whose ends are torn, by up to so many u."""
    rnd = random.Random(seed)
    rows = max(2, int(h / _TEETH))

    def end(at: float) -> list[Point]:
        return [(at + rnd.uniform(-by, by), y + h * i / rows) for i in range(1, rows)]

    one = end(x + w) if right else []
    other = end(x) if left else []
    return polygon((x, y), (x + w, y), *one, (x + w, y + h), (x, y + h), *reversed(other))


def star(
    x: float, y: float, radius: float, inner: float = 0.45, points: int = 5, turn: float = -90.0
) -> QPainterPath:
    """A star; `inner` is the share of the radius at its notches, `turn` the angle of its first point in degrees."""
    corners = []
    for i in range(points * 2):
        angle = math.radians(turn + i * 180 / points)
        r = radius if i % 2 == 0 else radius * inner
        corners.append((x + math.cos(angle) * r, y + math.sin(angle) * r))
    return polygon(*corners)


def bezier(spec: str) -> QPainterPath:
    """A path written like SVG's: absolute M, L, Q, C and Z with numbers between spaces or commas."""
    path = QPainterPath()
    tokens = iter(spec.replace(",", " ").split())
    command = ""
    for token in tokens:
        if token in "MLQCZ":
            command = token
            if command == "Z":
                path.closeSubpath()
                continue
            token = next(tokens)
        x = float(token)

        def number() -> float:
            return float(next(tokens))

        if command == "M":
            path.moveTo(x, number())
            command = "L"
        elif command == "L":
            path.lineTo(x, number())
        elif command == "Q":
            path.quadTo(x, number(), number(), number())
        elif command == "C":
            path.cubicTo(x, number(), number(), number(), number(), number())
        else:
            raise ValueError(f"{token!r} follows no command in the path {spec!r}")
    return path


def subtract(path: QPainterPath, *others: QPainterPath) -> QPainterPath:
    """`path` without `others`, cut at a scale where curves stay curves."""
    up, down = QTransform.fromScale(_FINE, _FINE), QTransform.fromScale(1 / _FINE, 1 / _FINE)
    result = up.map(path)
    for other in others:
        result = result.subtracted(up.map(other))
    return down.map(result)


def unite(path: QPainterPath, *others: QPainterPath) -> QPainterPath:
    """All of these as one outline."""
    up, down = QTransform.fromScale(_FINE, _FINE), QTransform.fromScale(1 / _FINE, 1 / _FINE)
    result = up.map(path)
    for other in others:
        result = result.united(up.map(other))
    return down.map(result)


def outline(
    path: QPainterPath,
    width: float,
    cap: Qt.PenCapStyle = Qt.PenCapStyle.FlatCap,
    join: Qt.PenJoinStyle = Qt.PenJoinStyle.RoundJoin,
) -> QPainterPath:
    """The area that a stroke of this width covers."""
    up, down = QTransform.fromScale(_FINE, _FINE), QTransform.fromScale(1 / _FINE, 1 / _FINE)
    stroker = QPainterPathStroker()
    stroker.setWidth(width * _FINE)
    stroker.setCapStyle(cap)
    stroker.setJoinStyle(join)
    return down.map(stroker.createStroke(up.map(path)))


def linear(
    x1: float, y1: float, x2: float, y2: float, stops: Iterable[tuple[float, Color]]
) -> QLinearGradient:
    gradient = QLinearGradient(x1, y1, x2, y2)
    for at, value in stops:
        gradient.setColorAt(at, color(value))
    return gradient


def radial(
    x: float, y: float, radius: float, stops: Iterable[tuple[float, Color]], focus: Point | None = None
) -> QRadialGradient:
    """A round gradient; for an oval one scale the painter."""
    gradient = QRadialGradient(QPointF(x, y), radius, QPointF(*(focus or (x, y))))
    for at, value in stops:
        gradient.setColorAt(at, color(value))
    return gradient


def even(colors: Sequence[Color]) -> list[tuple[float, Color]]:
    """Gradient stops at equal distances."""
    return [(i / (len(colors) - 1), c) for i, c in enumerate(colors)]


def fill(p: QPainter, path: QPainterPath, brush: Brush) -> None:
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(color(brush) if isinstance(brush, str) else brush)
    p.drawPath(path)


def fill_rect(p: QPainter, x: float, y: float, w: float, h: float, brush: Brush) -> None:
    """Fill a rectangle. A large one is filled in bands that meet on whole pixels.

    A call of the painter holds Python's lock to its end; a screenful of soft light in one call, painted in a worker,
    would stop the window for a tenth of a second.
    """
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(color(brush) if isinstance(brush, str) else brush)
    transform = p.deviceTransform()
    height = h * transform.m22()
    bands = int(w * transform.m11() * height / _BAND_AREA)
    if bands < 2 or transform.isRotating():
        p.drawRect(QRectF(x, y, w, h))
        return
    top = y * transform.m22() + transform.dy()
    edges = [round(top + height * i / bands) for i in range(1, bands)]
    cuts = [y, *((edge - transform.dy()) / transform.m22() for edge in edges), y + h]
    for upper, lower in pairwise(cuts):
        p.drawRect(QRectF(x, upper, w, lower - upper))


def stroke(
    p: QPainter,
    path: QPainterPath,
    ink: Color,
    width: float,
    cap: Qt.PenCapStyle = Qt.PenCapStyle.RoundCap,
    dash: Sequence[float] | None = None,
) -> None:
    """`dash`: lengths of dashes and gaps, in widths of the pen."""
    pen = QPen(color(ink), width, Qt.PenStyle.SolidLine, cap, Qt.PenJoinStyle.RoundJoin)
    if dash:
        pen.setDashPattern(list(dash))
    p.setPen(pen)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawPath(path)


def cut_out(p: QPainter, path: QPainterPath, ink: Color, ground: Color, rim: float) -> None:
    """Fill `path` with ink, and clear a rim of the ground's colour around it of whatever comes too near."""
    stroke(p, path, ground, 2 * rim)
    fill(p, path, ink)


def line(
    p: QPainter,
    x1: float,
    y1: float,
    x2: float,
    y2: float,
    ink: Color,
    width: float,
    cap: Qt.PenCapStyle = Qt.PenCapStyle.RoundCap,
) -> None:
    p.setPen(QPen(color(ink), width, Qt.PenStyle.SolidLine, cap))
    p.drawLine(QPointF(x1, y1), QPointF(x2, y2))
