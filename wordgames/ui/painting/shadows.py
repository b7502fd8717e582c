"""Soft shadows, shadows in holes, and glows.

A shape is painted small, blurred there with a binomial kernel and drawn back smoothly. All of it works on QImage,
so shadows may also be painted outside the GUI thread (QGraphicsBlurEffect may not).
"""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QTransform

from wordgames.ui.painting.colors import Color, color
from wordgames.ui.painting.shapes import pixel_scale, rect
from wordgames.ui.theme import Theme

_PASSES = 5
_SIGMA = math.sqrt(_PASSES * 0.5)
"""Of the blur in pixels of the small image: each pass of 1 2 1 has variance 0.5."""


class Cast(NamedTuple):
    """A shadow: offset to the right and down, blur (its sigma is 0.75 of it), all in u; darkness 0 to 1."""

    dx: float
    dy: float
    blur: float
    alpha: float


SMALL = Cast(0.3, 0.4, 0.9, 0.36)
RAISED = Cast(0.6, 0.9, 1.8, 0.5)
CONTACT = Cast(0.2, 0.25, 0.4, 0.4)
BOARD = Cast(0.9, 1.3, 2.6, 0.5)
IN_HOLE = Cast(0.25, 0.3, 0.6, 0.45)


def _blank(width: float, height: float) -> QImage:
    image = QImage(
        max(1, math.ceil(width)), max(1, math.ceil(height)), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.fill(0)
    return image


def blur(image: QImage, passes: int = _PASSES) -> QImage:
    """`image` blurred by `passes` of the kernel 1 2 1 in both directions, in its own pixels; its rim has to be empty.

    Drawing over a copy in Source mode at half opacity is the mean of two neighbours; to and fro makes 1 2 1.
    """
    for _ in range(passes):
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            out = image.copy()
            q = QPainter(out)
            q.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
            q.setOpacity(0.5)
            q.drawImage(dx, dy, image)
            q.end()
            image = out
    return image


def blurred(p: QPainter, path: QPainterPath, cast: Cast, ink: Color) -> None:
    """Paint `path` as a soft blot of `ink`.

    The lamp does not turn with a thing: however the painter is turned or mirrored, the blot is made upright on the
    screen and moved to the screen's right and down.
    """
    if cast.alpha <= 0:
        return
    transform = p.worldTransform()
    u = math.sqrt(abs(transform.determinant())) or 1.0  # logical pixels
    upright = QTransform.fromScale(u, u)
    path = (transform * QTransform.fromScale(1 / u, 1 / u)).map(path)
    sigma = max(cast.blur, 1e-3) * 0.75
    small = max(sigma / _SIGMA, 1 / pixel_scale(p))  # u to a pixel of the small image
    passes = max(1, round((sigma / small) ** 2 / 0.5))
    margin = sigma * 3 + small
    area = path.boundingRect().adjusted(-margin, -margin, margin, margin)
    image = _blank(area.width() / small + 1, area.height() / small + 1)
    q = QPainter(image)
    q.setRenderHint(QPainter.RenderHint.Antialiasing)
    q.scale(1 / small, 1 / small)
    q.translate(-area.topLeft())
    q.setPen(Qt.PenStyle.NoPen)
    q.setBrush(QColor(ink))
    q.drawPath(path)
    q.end()
    image = blur(image, passes)
    p.save()
    p.setTransform(upright)
    p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    p.setOpacity(p.opacity() * cast.alpha)
    corner = area.topLeft() + QPointF(cast.dx, cast.dy)
    p.drawImage(QRectF(corner, QSizeF(image.width() * small, image.height() * small)), image)
    p.restore()


def soft_shadow(p: QPainter, theme: Theme, path: QPainterPath, cast: Cast = SMALL) -> None:
    """The shadow that `path` throws on what lies below it, as dark as the theme wants shadows."""
    blurred(p, path, cast._replace(alpha=cast.alpha * theme.effect.shadow), theme.effect.shadow_color)


def inner_shadow(p: QPainter, theme: Theme, hole: QPainterPath, cast: Cast = IN_HOLE) -> None:
    """The shadow that the rim of a hole throws into it."""
    margin = cast.blur * 3 + abs(cast.dx) + abs(cast.dy)
    b = hole.boundingRect().adjusted(-margin, -margin, margin, margin)
    rim = rect(b.x(), b.y(), b.width(), b.height()).subtracted(hole)
    p.save()
    p.setClipPath(hole, Qt.ClipOperation.IntersectClip)
    blurred(p, rim, cast._replace(alpha=cast.alpha * theme.effect.shadow), theme.effect.hole_shadow_color)
    p.restore()


def glow(p: QPainter, path: QPainterPath, ink: Color, width: float, alpha: float) -> None:
    """A soft light in the form of `path`: beams, steam."""
    blurred(p, path, Cast(0.0, 0.0, width, alpha), color(ink))
