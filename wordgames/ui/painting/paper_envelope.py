"""Envelopes of kraft paper: open, with cards sticking out; from behind, sealed with wax or with the flap up."""

from __future__ import annotations

import math
import random

from PySide6.QtGui import QPainter, QPainterPath, QTransform

from wordgames.ui.painting.colors import Color, color, mix
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.materials import bevel, contour, grain
from wordgames.ui.painting.shadows import CONTACT, RAISED, Cast, inner_shadow, soft_shadow
from wordgames.ui.painting.shapes import (
    bezier,
    circle,
    clipped,
    fill,
    fill_rect,
    line,
    linear,
    radial,
    rect,
    rounded,
    stroke,
    subtract,
)
from wordgames.ui.painting.text import Align, draw_text, fitted
from wordgames.ui.theme import Theme

_NOTCH = 0.13
"""Half the width of the thumb notch, in widths of the envelope."""


def asterisk(x: float, y: float, radius: float, arms: int = 6) -> QPainterPath:
    """A printer's asterisk with drop-shaped arms around (x, y)."""
    r = radius
    arm = bezier(
        f"M 0 0 C {-r * 0.10} {-r * 0.35} {-r * 0.30} {-r * 0.62} {-r * 0.24} {-r * 0.82} "
        f"C {-r * 0.18} {-r * 1.04} {r * 0.18} {-r * 1.04} {r * 0.24} {-r * 0.82} "
        f"C {r * 0.30} {-r * 0.62} {r * 0.10} {-r * 0.35} 0 0 Z"
    )
    path = QPainterPath()
    for i in range(arms):
        turn = QTransform()
        turn.translate(x, y)
        turn.rotate(i * 360 / arms)
        path.addPath(turn.map(arm))
    # Arms overlap at the middle, which would be a hole.
    return path.simplified()


def wax_path(x: float, y: float, radius: float, seed: int) -> QPainterPath:
    """The uneven outline of a drop of wax."""
    rnd = random.Random(seed)
    count = 26
    points = []
    for i in range(count):
        a = i * math.tau / count
        r = radius * (
            1 + 0.07 * math.sin(3 * a + seed) + 0.05 * math.sin(7 * a + 2 * seed) + rnd.uniform(-0.02, 0.02)
        )
        points.append((x + r * math.cos(a), y + r * math.sin(a)))
    middles = [
        ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(points, points[1:] + points[:1], strict=True)
    ]
    path = QPainterPath()
    path.moveTo(*middles[-1])
    for point, middle in zip(points, middles, strict=True):
        path.quadTo(*point, *middle)
    path.closeSubpath()
    return path


def wax(p: QPainter, theme: Theme, x: float, y: float, radius: float, seed: int = 3) -> None:
    """A red seal with an asterisk: it says nothing of whose it is."""
    t = theme.theatre
    path = wax_path(x, y, radius, seed)
    k = radius / 2.3
    soft_shadow(p, theme, path, Cast(0.25 * k, 0.35 * k, 0.7 * k, 0.5))
    stops = [(0.0, t.wax[0]), (0.5, t.wax[1]), (1.0, t.wax[2])]
    fill(p, path, radial(x - radius * 0.3, y - radius * 0.35, radius * 1.7, stops))
    bevel(p, theme, path, 0.14 * k, 0.45, 0.4)
    ring = circle(x, y, radius * 0.72)
    fill(p, ring, color(t.wax[2], 0.3))
    inner_shadow(p, theme, ring, Cast(0.12 * k, 0.16 * k, 0.3 * k, 0.55))
    if theme.flat:
        stroke(p, path, theme.effect.outline_color, 0.3)
    fill(p, asterisk(x, y, radius * 0.52), color(t.wax_mark, 1.0 if theme.flat else 0.6))


def kraft(
    p: QPainter, theme: Theme, path: QPainterPath, base: Color, seed: int = 3, fall: float = 0.14
) -> None:
    """Fill `path` with brown paper: a fall of light, two grains, fibres, a fine edge."""
    t = theme.theatre
    b = path.boundingRect()
    k = theme.effect.bevel
    stops = [
        (0.0, mix(base, "#FFFFFF", 0.14 * k)),
        (0.45, color(base)),
        (1.0, mix(base, "#2A1608", fall * k)),
    ]
    fill(p, path, linear(b.left(), b.top(), b.left() + b.width() * 0.5, b.bottom(), stops))
    grain(p, theme, path, 0.055, seed)
    if theme.effect.texture:
        rnd = random.Random(seed)
        with clipped(p, path):
            for _ in range(int(b.width() * b.height() * 0.55)):
                x, y = b.x() + rnd.random() * b.width(), b.y() + rnd.random() * b.height()
                angle, length = rnd.random() * math.tau, rnd.uniform(0.25, 0.8)
                dx, dy = math.cos(angle) * length, math.sin(angle) * length
                bend_x, bend_y = rnd.uniform(-0.16, 0.16), rnd.uniform(-0.16, 0.16)
                hair = QPainterPath()
                hair.moveTo(x, y)
                hair.quadTo(x + dx * 0.6 + bend_x, y + dy * 0.6 + bend_y, x + dx, y + dy)
                ink = t.kraft_line if rnd.random() < 0.55 else t.kraft_light
                stroke(p, hair, color(ink, rnd.uniform(0.10, 0.26) * theme.effect.texture), 0.07)
    bevel(p, theme, path, 0.14, 0.4, 0.18, dark_color=theme.paper.bevel_dark)
    contour(p, theme, path)


def envelope_back(p: QPainter, theme: Theme, w: float, h: float, *, flap: bool = True) -> None:
    """What is behind the cards of an open envelope: its flap and its dark inside. Its opening is at y = 0."""
    t = theme.theatre
    if flap:
        top = -w * 0.40
        path = bezier(
            f"M 0.1 0.4 L {w * 0.36} {top} Q {w * 0.5} {-w * 0.5} {w * 0.64} {top} L {w - 0.1} 0.4 Z"
        )
        soft_shadow(p, theme, path, Cast(0.3, 0.35, 0.9, 0.28))
        kraft(p, theme, path, t.kraft_back, 6)
        shade = [(0.0, color(t.kraft_inside, 0.0)), (1.0, color(t.kraft_inside, 0.5))]
        fill(p, path, linear(0, -w * 0.5, 0, 0, shade))
        contour(p, theme, path)
    fill(p, rounded(0, -0.4, w, h * 0.5, 0.5), t.kraft_inside)
    if theme.flat:
        stroke(p, rounded(0, -0.4, w, h * 0.5, 0.5), theme.effect.outline_color, theme.effect.outline)


def front_path(w: float, h: float) -> QPainterPath:
    """The front of an envelope, with its thumb notch; the opening is at y = 0."""
    n = w * _NOTCH
    return bezier(
        f"M 0 0 L {w / 2 - n} 0 C {w / 2 - n * 0.72} {n * 0.95} {w / 2 + n * 0.72} {n * 0.95} {w / 2 + n} 0 "
        f"L {w} 0 L {w} {h - 0.8} Q {w} {h} {w - 0.8} {h} L 0.8 {h} Q 0 {h} 0 {h - 0.8} Z"
    )


def envelope_front(
    p: QPainter, theme: Theme, w: float, h: float, to: str, below: str, *, stamp: bool = True
) -> None:
    """The front over the cards, addressed by hand: `to` and a smaller line; with stamp and postmark."""
    t = theme.theatre
    path = front_path(w, h)
    soft_shadow(p, theme, path, Cast(0.4, 0.6, 1.6, 0.42))
    soft_shadow(p, theme, path, Cast(0.0, -0.25, 0.6, 0.45))
    soft_shadow(p, theme, path, CONTACT._replace(alpha=0.3))
    kraft(p, theme, path, t.kraft)
    with clipped(p, path):
        for x in (1.5, w - 1.5):
            line(p, x, 0, x, h, color(t.kraft_line, 0.30), 0.12)
            line(p, x + 0.11, 0, x + 0.11, h, color(t.kraft_light, 0.28), 0.1)
    if stamp:
        _stamp(p, theme, w - 9.2, h * 0.135, path)
    room = w - 3.6
    name_size = fitted(to, 6.8, room, Face.HAND)
    draw_text(p, to, w / 2, h * 0.535, name_size, t.kraft_ink[0], Face.HAND, Align.CENTER)
    draw_text(p, below, w / 2, h * 0.68, 4.2, t.kraft_ink[1], Face.HAND, Align.CENTER, width=room)


def _stamp(p: QPainter, theme: Theme, x: float, y: float, onto: QPainterPath) -> None:
    t = theme.theatre
    w, h = 6.6, 7.8
    holes = [circle(x + w * i / 8, edge, 0.27) for i in range(9) for edge in (y, y + h)]
    holes += [circle(edge, y + h * i / 9, 0.27) for i in range(10) for edge in (x, x + w)]
    stamp = subtract(rect(x, y, w, h), *holes)
    soft_shadow(p, theme, stamp, Cast(0.12, 0.16, 0.3, 0.4))
    fill(p, stamp, t.stamp)
    grain(p, theme, stamp, 0.03, 3)
    contour(p, theme, stamp)
    fill_rect(p, x + 0.75, y + 0.75, w - 1.5, h - 1.5, t.stamp_picture)
    fill(p, asterisk(x + w / 2, y + h / 2, 1.95), t.stamp if not theme.flat else theme.effect.outline_color)
    ink = color(t.postmark, 0.55)
    cx, cy = x - 0.2, y + h * 0.72
    with clipped(p, onto):
        for radius in (3.3, 2.3):
            stroke(p, circle(cx, cy, radius), ink, 0.16)
        for i in range(4):
            level = cy + (i - 1.5) * 1.05
            at = cx - 3.5
            spec = f"M {at} {level}"
            for j in range(4):
                spec += f" Q {at - 0.7} {level + (-0.5 if j % 2 else 0.5)} {at - 1.4} {level}"
                at -= 1.4
            stroke(p, bezier(spec), ink, 0.16)


def envelope(
    p: QPainter,
    theme: Theme,
    w: float,
    h: float,
    *,
    opened: bool = False,
    seal: bool = True,
    seed: int = 3,
    lift: float = 0.0,
    shadow: bool = True,
    flap: float = 1.0,
) -> None:
    """A whole envelope from behind, from (0, 0) to (w, h): closed, or `opened` with its flap up.

    All closed ones look alike but for their fibres. `flap` is how far the flap of a closed one is down, 0 to 1.
    """
    t = theme.theatre
    body = rounded(0, 0, w, h, 0.6)
    if opened:
        up = bezier(
            f"M 0.1 0.5 L {w * 0.38} {-h * 0.27} Q {w * 0.5} {-h * 0.34} {w * 0.62} {-h * 0.27} L {w - 0.1} 0.5 Z"
        )
        soft_shadow(p, theme, up, Cast(0.3, 0.35, 0.9, 0.28))
        kraft(p, theme, up, t.kraft_back, 6)
    if shadow:
        soft_shadow(p, theme, body, RAISED if lift else Cast(0.3, 0.35, 0.9, 0.38))
    kraft(p, theme, body, t.kraft, seed)
    with clipped(p, body):
        for x in (0.0, w):
            line(p, x, h, w / 2, h * 0.56, color(t.kraft_line, 0.42), 0.2)
            line(p, x + 0.1, h + 0.16, w / 2 + 0.1, h * 0.56 + 0.16, color(t.kraft_light, 0.34), 0.14)
    if opened:
        with clipped(p, body):
            fill_rect(p, 0, 0, w, 0.9, color(t.kraft_inside, 0.75))
        return
    low = h * 0.50 * flap
    down = bezier(
        f"M 0 0.5 Q 0 0 0.6 0 L {w - 0.6} 0 Q {w} 0 {w} 0.5 L {w * 0.60} {low} "
        f"Q {w * 0.5} {low * 1.17} {w * 0.40} {low} Z"
    )
    soft_shadow(p, theme, down, Cast(0.15, 0.35, 0.6, 0.45))
    kraft(p, theme, down, t.kraft_flap, seed + 4, 0.08)
    if seal:
        wax(p, theme, w / 2, h * 0.50, min(w * 0.135, h * 0.2), seed)


def empty_place(p: QPainter, theme: Theme, w: float, h: float) -> None:
    """Where an envelope will lie, dashed."""
    t = theme.theatre
    place = rounded(0, 0, w, h, 0.5)
    fill(p, place, color(t.hole, 0.5 if theme.effect.lamp else 0.25))
    inner_shadow(p, theme, place, Cast(0.25, 0.3, 0.6, 0.5))
    stroke(p, place, color(t.rim, 1.0 if theme.flat else 0.55), 0.18, dash=(5, 4))
