"""Velvet, side drapes, swags, fringe, tassels.

Velvet and drapes are images in device pixels; the rest is painted in u.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QPainterPath, QPen, QTransform

from wordgames.ui.painting.colors import Color, color, mix
from wordgames.ui.painting.materials import grain, grain_tile, noise, stretched
from wordgames.ui.painting.shadows import Cast, soft_shadow
from wordgames.ui.painting.shapes import (
    circle,
    fill,
    fill_rect,
    line,
    linear,
    outline,
    polygon,
    radial,
    rounded,
    stroke,
)
from wordgames.ui.theme import Theme

Folds = tuple[Color, Color, Color]
"""Dark, middle and light of a fold."""

FLAT = Qt.PenCapStyle.FlatCap


def fold_row(width: int, seed: int, wave: float, jitter: float = 0.35, sharp: float = 1.0) -> list[float]:
    """Brightness, 0 to 1, of one row of folds lit from the left: a wandering sine, steeper on its right side.

    `wave` is the mean width of a fold in pixels, `jitter` by what share it wanders.
    """
    rnd = random.Random(seed)
    phase = rnd.random() * math.tau
    current, aim_wave = wave, wave
    amplitude, aim_amplitude = 1.0, 1.0
    left = 0
    row = []
    for _ in range(width):
        if left <= 0:
            aim_wave = wave * (1 + rnd.uniform(-jitter, jitter))
            aim_amplitude = rnd.uniform(0.65, 1.0)
            left = int(wave * 0.7)
        left -= 1
        current += (aim_wave - current) * 0.05
        amplitude += (aim_amplitude - amplitude) * 0.03
        phase += math.tau / current
        round_part = 0.5 + 0.5 * math.sin(phase)
        steep_part = 0.5 + 0.5 * math.sin(phase + 0.55 * math.cos(phase))
        value = 0.45 * round_part + 0.55 * steep_part
        row.append(max(0.0, min(1.0, 0.5 + (value**sharp - 0.5) * amplitude)))
    return row


def _shade(value: float, folds: Folds) -> Color:
    dark, middle, light = folds
    return mix(dark, middle, value / 0.62) if value < 0.62 else mix(middle, light, (value - 0.62) / 0.38)


def velvet(
    theme: Theme,
    width: int,
    height: int,
    folds: Folds,
    wave: float,
    seed: int,
    *,
    sway: float = 8.0,
    spread: float = 0.0,
    sharp: float = 1.15,
    nap: float = 0.16,
) -> QImage:
    """Hanging velvet, in pixels.

    One row of folds is drawn in bands whose source slides by `sway` and widens by `spread`.
    """
    margin = 200
    row = QImage(width + 2 * margin, 1, QImage.Format.Format_RGB32)
    for i, value in enumerate(fold_row(width + 2 * margin, seed, wave, sharp=sharp)):
        row.setPixel(i, 0, color(_shade(value, folds)).rgb())
    out = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    q = QPainter(out)
    q.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for y in range(0, height, 4):
        t = y / height
        span = width * (1 + spread * (0.5 - t))
        left = (
            margin
            + width / 2
            - span / 2
            + sway * math.sin(t * 2.6 + seed)
            + sway * 0.4 * math.sin(t * 6 + seed * 2)
        )
        q.drawImage(QRectF(0, y, width, 4), row, QRectF(left, 0, span, 1))
    if theme.effect.texture:
        q.setCompositionMode(QPainter.CompositionMode.CompositionMode_SoftLight)
        q.setOpacity(nap * theme.effect.texture)
        threads = noise(max(2, width // 2), max(2, height // 10), seed + 5)
        q.drawImage(0, 0, stretched(threads, width, height))
        q.setOpacity(nap * 0.7 * theme.effect.texture)
        q.fillRect(out.rect(), QBrush(grain_tile(seed + 9)))
    q.end()
    return out


def linen(theme: Theme, width: int, height: int, base: Color, seed: int) -> QImage:
    """Woven cloth, in pixels: uneven threads both ways, as noise that is stretched along each."""
    out = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    out.fill(color(base))
    q = QPainter(out)
    q.setCompositionMode(QPainter.CompositionMode.CompositionMode_SoftLight)
    threads = (
        (width // 60, height // 2, 0.24),
        (width // 2, height // 60, 0.24),
        (width // 300 + 2, height // 3, 0.13),
        (width // 3, height // 300 + 2, 0.12),
        (width // 160, height // 160, 0.06),
    )
    for i, (across, down, strength) in enumerate(threads):
        q.setOpacity(strength)
        q.drawImage(0, 0, stretched(noise(max(2, across), max(2, down), seed + i), width, height))
    q.end()
    return out


def drape(
    theme: Theme,
    width: int,
    height: int,
    folds: Folds,
    edge: Callable[[float], float],
    seed: int,
    *,
    wave: float = 40.0,
    mirrored: bool = False,
) -> QImage:
    """A gathered side curtain, in pixels.

    Its folds are squeezed into `edge(t)` of the width, t from 0 at the top to 1.
    """
    samples = 900
    row = QImage(samples, 1, QImage.Format.Format_RGB32)
    for i, value in enumerate(fold_row(samples, seed, wave, jitter=0.3, sharp=1.1)):
        at = i / samples
        shade = 0.35 * max(0.0, 1 - (1 - at) / 0.05)
        c = mix(_shade(value, folds), "#000000", shade)
        row.setPixel(samples - 1 - i if mirrored else i, 0, c.rgb())
    out = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    out.fill(0)
    q = QPainter(out)
    q.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
    for y in range(0, height, 2):
        w = edge(y / height) * width
        q.drawImage(QRectF(width - w if mirrored else 0, y, w, 2), row, QRectF(0, 0, samples, 1))
    if theme.effect.texture:
        q.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        q.setOpacity(0.10 * theme.effect.texture)
        q.fillRect(out.rect(), QBrush(grain_tile(12)))
    q.end()
    return out


def _bow(x0: float, x1: float, y: float, depth: float) -> QPainterPath:
    """The lower edge of a hanging cloth."""
    path = QPainterPath(QPointF(x0, y))
    third = (x1 - x0) * 0.21
    path.cubicTo(x0 + third, y + depth, x1 - third, y + depth, x1, y)
    return path


def fringe(p: QPainter, theme: Theme, edge: QPainterPath, length: float, seed: int) -> None:
    """Gold threads hanging from `edge`, and the cord above them."""
    rnd = random.Random(seed)
    count = int(edge.boundingRect().width() * 5)
    for i in range(count + 1):
        at = edge.pointAtPercent(i / count)
        hang = length * rnd.uniform(0.86, 1.05)
        p.setPen(QPen(color(rnd.choice(theme.brass.threads[1:])), 0.17))
        p.drawLine(at + QPointF(0, -0.1), at + QPointF(rnd.uniform(-0.06, 0.06), hang))
    stroke(p, edge, theme.brass.side, 0.70, FLAT)
    stroke(p, edge.translated(0, -0.05), theme.brass.cord, 0.50, FLAT)
    stroke(p, edge.translated(0, -0.16), color(theme.brass.cord_light, 0.85), 0.12, FLAT)


def swag(
    p: QPainter,
    theme: Theme,
    x0: float,
    x1: float,
    y: float,
    depth: float,
    base: Color,
    *,
    length: float = 1.3,
) -> None:
    """A cloth hung between two points, in nested folds, with a fringe `length` u long."""
    left, right = x0 - 0.6, x1 + 0.6
    edge = _bow(left, right, y, depth * 1.28)
    cloth = QPainterPath(edge)
    cloth.closeSubpath()
    soft_shadow(p, theme, cloth, Cast(0.4, 1.0, 2.2, 0.5))
    stops = [(0.0, mix(base, "#000000", 0.42)), (0.55, color(base)), (1.0, mix(base, "#000000", 0.12))]
    fill(p, cloth, linear(0, y, 0, y + depth, stops))
    p.save()
    p.setClipPath(cloth, Qt.ClipOperation.IntersectClip)
    count = 46
    light = mix(base, "#FFFFFF", 0.55)
    for i in range(count):
        t = (i + 0.5) / count
        inset = (x1 - x0) * 0.13 * (1 - t)
        value = math.sin(t * t * math.tau * 2.6 + 0.9) + 0.35 * math.sin(t * math.tau * 5 + 1)
        ink = color("#000000", min(1.0, -0.26 * value)) if value < 0 else color(light, 0.20 * value)
        stroke(
            p, _bow(left + inset, right - inset, y - 1, depth * 1.28 * t + 1), ink, depth / count * 1.5, FLAT
        )
    stops = [(0.0, color("#000000", 0.55)), (1.0, color("#000000", 0.0))]
    fill_rect(p, x0 - 1, y - 1, x1 - x0 + 2, 3.4, linear(0, y - 1, 0, y + 2.4, stops))
    p.restore()
    grain(p, theme, cloth, 0.06, 4)
    fringe(p, theme, edge, length, int(x0 * 10))


def cord(p: QPainter, theme: Theme, path: QPainterPath, width: float = 1.0) -> None:
    """A thick gold rope along `path`."""
    stroke(p, path, theme.brass.side, width * 1.3)
    stroke(p, path, theme.brass.cord, width)
    stroke(p, path.translated(0, -0.22 * width), color(theme.brass.cord_light, 0.7), width * 0.18)


def tassel(p: QPainter, theme: Theme, x: float, y: float, rope: float, size: float = 1.0) -> None:
    """A tassel on a twisted rope of length `rope`; it is 7.4 u long at size 1."""
    s = size
    b = theme.brass
    hang = QPainterPath(QPointF(x, y))
    hang.lineTo(x, y + rope)
    soft_shadow(p, theme, outline(hang, 0.9 * s), Cast(0.5, 0.5, 1.0, 0.45))
    stroke(p, hang, b.cord_dark, 0.95 * s, FLAT)
    stroke(p, hang, b.cord, 0.75 * s, FLAT)
    at = y
    while at < y + rope - 0.2:
        line(p, x - 0.36 * s, at + 0.5 * s, x + 0.36 * s, at, color(b.cord_dark, 0.75), 0.13 * s)
        line(p, x - 0.30 * s, at + 0.66 * s, x + 0.30 * s, at + 0.2 * s, color(b.cord_light, 0.5), 0.09 * s)
        at += 0.62 * s
    top = y + rope
    skirt = polygon(
        (x - 1.0 * s, top + 2.2 * s),
        (x + 1.0 * s, top + 2.2 * s),
        (x + 1.5 * s, top + 7.2 * s),
        (x - 1.5 * s, top + 7.2 * s),
    )
    soft_shadow(p, theme, skirt, Cast(0.5, 0.6, 1.2, 0.45))
    rnd = random.Random(int(x * 7))
    for i in range(34):
        t = i / 33
        shade = min(1.0, abs(t - 0.32) * 1.1 + rnd.uniform(0, 0.18))
        thread = mix(b.threads[5] if t < 0.5 else b.threads[2], b.cord_dark, shade)
        p.setPen(QPen(thread, 0.13 * s))
        p.drawLine(
            QPointF(x - 1.0 * s + 2.0 * s * t, top + 2 * s),
            QPointF(x - 1.5 * s + 3.0 * s * t, top + 7.2 * s + rnd.uniform(-0.25, 0.2) * s),
        )
    head = rounded(x - 1.15 * s, top + 0.6 * s, 2.3 * s, 1.9 * s, 0.9 * s)
    fill(p, head, linear(x - 1.2 * s, 0, x + 1.2 * s, 0, b.rod))
    fill(p, circle(x, top + 0.2 * s, 0.95 * s), radial(x - 0.3 * s, top - 0.1 * s, 1.3 * s, b.knob))
    fill(
        p,
        rounded(x - 1.15 * s, top + 2.2 * s, 2.3 * s, 0.55 * s, 0.2 * s),
        linear(x - 1.2 * s, 0, x + 1.2 * s, 0, b.rod),
    )


def mirrored(path: QPainterPath, width: float) -> QPainterPath:
    """`path` on the other side of a stage `width` u wide."""
    return QTransform(-1, 0, 0, 1, width, 0).map(path)
