"""Paper, brass and wood, and the noise they are made of.

Paper and brass fill a path in u. Wood is an image in device pixels, to be drawn into a rectangle.
"""

from __future__ import annotations

import math
import random
from functools import lru_cache

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QPainterPath, QPen, QTransform

from wordgames.ui.painting.colors import Color, color, mix
from wordgames.ui.painting.shadows import Cast, soft_shadow
from wordgames.ui.painting.shapes import circle, fill, linear, pixel_scale, radial, rounded, stroke, subtract
from wordgames.ui.theme import Theme

_SOFT_LIGHT = QPainter.CompositionMode.CompositionMode_SoftLight
_TILE = 256


def noise(width: int, height: int, seed: int, low: int = 0, high: int = 255) -> QImage:
    """Grey noise of `low` to `high`, in pixels."""
    data = random.Random(seed).randbytes(width * height)
    if (low, high) != (0, 255):
        data = data.translate(bytes(int(low + (high - low) * i / 255) for i in range(256)))
    image = QImage(data, width, height, width, QImage.Format.Format_Grayscale8)
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def stretched(image: QImage, width: int, height: int) -> QImage:
    """`image` smoothly drawn out to another size, in pixels."""
    return image.scaled(
        width, height, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )


@lru_cache(maxsize=64)
def grain_tile(seed: int) -> QImage:
    """A square of paper grain: fine noise and half of a coarser one."""
    tile = noise(_TILE, _TILE, seed, 60, 196)
    coarse = stretched(noise(_TILE // 2, _TILE // 2, seed + 1, 40, 216), _TILE, _TILE)
    q = QPainter(tile)
    q.setOpacity(0.5)
    q.drawImage(0, 0, coarse)
    q.end()
    return tile


def grain(p: QPainter, theme: Theme, path: QPainterPath, amount: float = 0.06, seed: int = 7) -> None:
    """Roughen the surface that is already painted in `path`; the grain is one device pixel fine."""
    if not theme.effect.texture:
        return
    brush = QBrush(grain_tile(seed))
    scale = 1 / pixel_scale(p)
    brush.setTransform(QTransform.fromScale(scale, scale))
    p.save()
    p.setCompositionMode(_SOFT_LIGHT)
    p.setOpacity(p.opacity() * amount * 4 * theme.effect.texture)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(brush)
    p.drawPath(path)
    p.restore()


def fibres(p: QPainter, theme: Theme, path: QPainterPath, seed: int, density: float = 0.1) -> None:
    """Faint curved hairs in paper, `density` to a square u."""
    if not theme.effect.texture:
        return
    rnd = random.Random(seed)
    b = path.boundingRect()
    p.save()
    p.setClipPath(path, Qt.ClipOperation.IntersectClip)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for _ in range(int(b.width() * b.height() * density) + 2):
        x, y = b.x() + rnd.random() * b.width(), b.y() + rnd.random() * b.height()
        angle, length = rnd.random() * math.tau, 1.2 * (0.3 + rnd.random())
        dx, dy = math.cos(angle) * length, math.sin(angle) * length
        hair = QPainterPath(QPointF(x, y))
        hair.quadTo(
            x + dx * 0.6 + rnd.uniform(-0.2, 0.2), y + dy * 0.6 + rnd.uniform(-0.2, 0.2), x + dx, y + dy
        )
        p.setPen(QPen(color(theme.paper.fibre, 0.1 * rnd.uniform(0.4, 1.0) * theme.effect.texture), 0.06))
        p.drawPath(hair)
    p.restore()


def bevel(
    p: QPainter,
    theme: Theme,
    path: QPainterPath,
    width: float = 0.18,
    light: float = 0.5,
    dark: float = 0.25,
    light_color: Color = "#FFFFFF",
    dark_color: Color = "#000000",
) -> None:
    """A lit edge at the upper left and a shaded one at the lower right, `width` u wide; opacities 0 to 1."""
    if not theme.effect.bevel:
        return
    fill(p, subtract(path, path.translated(width, width)), color(light_color, light * theme.effect.bevel))
    fill(p, subtract(path, path.translated(-width, -width)), color(dark_color, dark * theme.effect.bevel))


def contour(p: QPainter, theme: Theme, path: QPainterPath, ink: Color | None = None) -> None:
    """The line around a thing, inside of its edge, where a theme shows no light and shade; else nothing."""
    if theme.effect.outline:
        p.save()
        p.setClipPath(path, Qt.ClipOperation.IntersectClip)
        stroke(p, path, ink or theme.effect.outline_color, 2 * theme.effect.outline)
        p.restore()


def paper(
    p: QPainter,
    theme: Theme,
    path: QPainterPath,
    base: Color,
    *,
    seed: int = 7,
    edge: float = 0.14,
    roughness: float = 0.05,
    shade: float = 0.07,
    hairs: bool = False,
) -> None:
    """Fill `path` with lit paper: a fall of light, grain, on request fibres, a bevel `edge` u wide."""
    b = path.boundingRect()
    t = theme.effect.bevel
    lit, dark = mix(base, theme.paper.lit, 0.28 * t), mix(base, theme.paper.shade, shade * 1.6 * t)
    stops = [(0.0, lit), (0.35, color(base)), (1.0, dark)]
    fill(p, path, linear(b.left(), b.top(), b.right(), b.bottom(), stops))
    grain(p, theme, path, roughness, seed)
    if hairs:
        fibres(p, theme, path, seed)
    bevel(p, theme, path, edge, 0.55, 0.16, dark_color=theme.paper.bevel_dark)
    contour(p, theme, path)


def brass(p: QPainter, theme: Theme, path: QPainterPath, edge: float = 0.2) -> None:
    """Fill `path` with brushed brass; one narrower than 15 u keeps a lighter right end, for its words."""
    b = path.boundingRect()
    metal = theme.brass.narrow if b.width() < 15 else theme.brass.metal
    fill(p, path, linear(b.left(), b.top(), b.right(), b.bottom(), metal))
    if theme.effect.texture:
        rnd = random.Random(round(b.x() * 70) * 131 + round(b.y() * 70))
        p.save()
        p.setClipPath(path, Qt.ClipOperation.IntersectClip)
        for i in range(int(b.height() / 0.16)):
            y = b.top() + i * 0.16 + rnd.uniform(-0.05, 0.05)
            ink = "#FFFFFF" if rnd.random() < 0.5 else theme.brass.scratch_dark
            p.setPen(QPen(color(ink, rnd.uniform(0.01, 0.06) * theme.effect.texture), 0.08))
            p.drawLine(QPointF(b.left(), y), QPointF(b.right(), y))
        p.restore()
    bevel(p, theme, path, edge, 0.65, 0.42, theme.brass.bevel_light, theme.brass.bevel_dark)


def screw(p: QPainter, theme: Theme, x: float, y: float, radius: float, turn: float) -> None:
    """A slotted screw, its slot turned by `turn` degrees."""
    head = circle(x, y, radius)
    soft_shadow(p, theme, head, Cast(0.05, 0.08, 0.15, 0.5))
    fill(p, head, radial(x - radius * 0.4, y - radius * 0.5, radius * 1.8, theme.brass.knob))
    p.save()
    p.translate(x, y)
    p.rotate(turn)
    slot = rounded(-radius * 0.72, -radius * 0.13, radius * 1.44, radius * 0.26, radius * 0.1)
    fill(p, slot, color(theme.brass.bevel_dark, 0.8))
    p.restore()


def wood(
    theme: Theme,
    width: int,
    height: int,
    colors: tuple[str, str, str],
    seed: int,
    *,
    warp: float = 10.0,
    tint: float = 0.22,
    contrast: float = 1.0,
) -> QImage:
    """A board with level grain, in pixels; colours are dark, light and tint, `warp` its sway.

    Five layers of stretched noise, a tint, short dark pores; then redrawn in columns of two pixels, moved by sines.
    """
    dark, light, tint_color = colors
    full = height + 80
    base = QImage(width, full, QImage.Format.Format_ARGB32_Premultiplied)
    q = QPainter(base)
    q.fillRect(base.rect(), QBrush(linear(0, 0, width * 0.35, height, [(0, light), (1, dark)])))
    if theme.effect.texture:
        layers = ((500, 34, 0.34), (340, 11, 0.30), (220, 5, 0.26), (160, 2, 0.26), (90, 1, 0.26))
        for i, (cell_w, cell_h, opacity) in enumerate(layers):
            cells = noise(max(2, width // cell_w), max(2, full // cell_h), seed + i)
            q.setCompositionMode(_SOFT_LIGHT)
            q.setOpacity(opacity * contrast * theme.effect.texture)
            q.drawImage(0, 0, stretched(cells, width, full))
    q.setOpacity(1)
    q.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    q.fillRect(base.rect(), color(tint_color, tint))
    rnd = random.Random(seed)
    if theme.effect.texture:
        q.setRenderHint(QPainter.RenderHint.Antialiasing)
        for _ in range(width * height // 900):
            x, y, length = rnd.random() * width, rnd.random() * full, rnd.uniform(4, 34)
            vein = theme.wood.vein if rnd.random() < 0.7 else theme.wood.vein_warm
            q.setPen(QPen(color(vein, rnd.uniform(0.04, 0.22) * contrast), rnd.uniform(0.4, 1.0)))
            q.drawLine(QPointF(x, y), QPointF(x + length, y + rnd.uniform(-0.5, 0.5)))
    q.end()
    out = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    q = QPainter(out)
    q.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    phase = rnd.random() * 6
    for x in range(0, width, 2):
        t = x / 1000 * math.tau
        dy = warp * (
            math.sin(t * 0.7 + phase) + 0.5 * math.sin(t * 1.6 + phase * 2) + 0.2 * math.sin(t * 4.1 + phase)
        )
        q.drawImage(QRectF(x, 0, 2, height), base, QRectF(x, 40 + dy, 2, height))
    q.end()
    return out


def put(p: QPainter, image: QImage, x: float, y: float, w: float, h: float) -> None:
    """Draw an image made in device pixels into a rectangle in u."""
    p.save()
    p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    p.drawImage(QRectF(x, y, w, h), image, QRectF(QRect(0, 0, image.width(), image.height())))
    p.restore()
