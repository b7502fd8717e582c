"""The lid of Punch Line: a sand glass as a comedian, on a small stage."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from wordgames.ui.painting.bulbs import bulb
from wordgames.ui.painting.cloth import cord, swag, tassel
from wordgames.ui.painting.colors import color, mix
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.materials import bevel
from wordgames.ui.painting.shadows import Cast, glow, soft_shadow
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
    saved,
    stroke,
    unite,
)
from wordgames.ui.painting.text import Align, draw_text
from wordgames.ui.theme import Theme

_INK = "#2A1A14"
_OUTLINE = "#4A2A14"
_CENTER = 21.0
_GILT = [(0.0, "#FBEBBE"), (0.4, "#C9953F"), (1.0, "#6B430F")]
_SAND = [(0.0, "#F6D58C"), (0.5, "#E5B258"), (1.0, "#B77B2C")]


def paint(p: QPainter, theme: Theme) -> None:
    """The picture, 44 by 58 u, without its words."""
    fill(p, rect(0, 0, 44, 58), radial(20, 28, 44, [(0.0, "#7C2436"), (0.45, "#561628"), (1.0, "#2C0A16")]))
    _stage(p, theme)
    for mirrored in (False, True):
        with saved(p):
            if mirrored:
                p.translate(44, 0)
                p.scale(-1, 1)
            _curtain(p, theme)
    for i in range(3):
        swag(p, theme, 44 / 3 * i, 44 / 3 * (i + 1), 13.0, 4.0, "#8E2036", length=0.8)
    _title_board(p, theme)
    _legs(p)
    _body(p, theme)
    _face(p)
    _top_hat(p, theme)
    _bow_tie(p)
    _microphone(p, theme)
    _arms(p)
    for letter, x, y, size, turn, base in (
        ("H", 8.6, 26.2, 3.7, -16, "#FFF8E8"),
        ("A", 12.7, 22.9, 3.3, 9, "#FFC928"),
        ("H", 35.6, 23.6, 3.4, 12, "#FFF8E8"),
        ("A", 38.0, 28.6, 3.0, -10, "#FFF8E8"),
    ):
        _tile(p, theme, letter, x, y, size, turn, base)
    fill_rect(p, -1, 50.6, 46, 9, linear(0, 50.6, 0, 58, [(0.0, "#3C0F1E"), (1.0, "#26080F")]))
    fill_rect(p, -1, 50.2, 46, 0.8, linear(0, 50.2, 0, 51, _GILT))


def _stage(p: QPainter, theme: Theme) -> None:
    warm = [(0.0, color("#FFD58A", 0.62)), (0.55, color("#F0A458", 0.26)), (1.0, color("#F0A458", 0.0))]
    fill(p, circle(22, 33, 17.5, 16.5), radial(22, 33, 17.5, warm))
    for top, left, right in ((6, 9, 31), (38, 13, 35)):
        beam = polygon((top - 0.8, 15), (top + 0.8, 15), (right, 47), (left, 47))
        glow(p, beam, "#FFF2CC", 1.6, 0.14)
    floor = polygon((0, 51.2), (4.5, 45.0), (39.5, 45.0), (44, 51.2))
    fill(p, floor, linear(0, 45, 0, 51, [(0.0, "#8A4B24"), (1.0, "#5A2C14")]))
    with clipped(p, floor):
        for i in range(-9, 10):
            line(p, 22 + i * 2.3, 44.6, 22 + i * 3.6, 51.6, color("#2A1208", 0.5), 0.14)
        pool = [(0.0, color("#FFE7B0", 0.75)), (0.6, color("#FFD58A", 0.38)), (1.0, color("#FFD58A", 0.0))]
        fill(p, circle(22, 47.9, 14, 2.9), radial(22, 47.9, 14, pool))
    line(p, 4.0, 45.0, 40, 45.0, color("#FFDFA0", 0.35), 0.12)


def _curtain(p: QPainter, theme: Theme) -> None:
    """The left curtain: six folds that fan out from its cord."""
    cloth = bezier("M -1 13 L 13.4 13 C 13.0 22 10.2 29.5 5.2 35.2 C 7.2 40.0 8.2 45.6 8.6 51.4 L -1 51.4 Z")
    soft_shadow(p, theme, cloth, Cast(0.5, 0.5, 1.6, 0.5))
    folds = 6
    with clipped(p, cloth):
        for i in range(folds):
            top0, top1 = 13.6 * i / folds, 13.6 * (i + 1) / folds
            tie0, tie1 = 5.4 * i / folds, 5.4 * (i + 1) / folds
            hem0, hem1 = 8.8 * i / folds, 8.8 * (i + 1) / folds
            fold = bezier(
                f"M {top0} 12.5 L {top1 + 0.1} 12.5 C {top1} 22 {tie1 + (top1 - tie1) * 0.42} 29.5 {tie1 + 0.06} 35.2 "
                f"C {tie1 + 0.8 * i / folds + 0.5} 40 {hem1 - 0.2} 46 {hem1 + 0.1} 52 L {hem0} 52 "
                f"C {hem0 - 0.2} 46 {tie0 + 0.8 * i / folds + 0.3} 40 {tie0} 35.2 "
                f"C {tie0 + (top0 - tie0) * 0.42} 29.5 {top0} 22 {top0} 12.5 Z"
            )
            upper = [(0.0, "#5C1022"), (0.35, "#A82A42"), (0.55, "#C23D52"), (1.0, "#4A0C1B")]
            fill(p, fold, linear(top0, 0, top1, 0, upper))
            skirt = bezier(f"M {tie0 - 0.4} 34.6 L {tie1 + 0.8} 34.6 L {hem1 + 1.0} 52 L {hem0 - 0.5} 52 Z")
            lower = [(0.0, "#4A0C1B"), (0.4, "#9A2238"), (0.62, "#B5344A"), (1.0, "#420A18")]
            fill(p, skirt, linear(tie0, 0, hem1 + 0.4, 0, lower))
        below_board = [(0.0, color("#000000", 0.5)), (1.0, color("#000000", 0.0))]
        fill_rect(p, -1, 12, 16, 7, linear(0, 13, 0, 19, below_board))
        waist = [(0.0, color("#000000", 0.0)), (0.4, color("#000000", 0.30)), (1.0, color("#000000", 0.0))]
        fill_rect(p, -1, 33, 9, 5, linear(0, 33, 0, 38, waist))
    cord(p, theme, bezier("M -1 33.6 C 1.6 35.2 3.6 35.8 5.9 35.0"), 0.95)
    tassel(p, theme, 4.6, 35.4, 0.3, 0.52)


def _title_board(p: QPainter, theme: Theme) -> None:
    board = rect(-1, -1, 46, 15.2)
    soft_shadow(p, theme, board, Cast(0, 0.5, 1.2, 0.5))
    fill(p, board, linear(0, 0, 0, 14.4, [(0.0, "#4A1526"), (1.0, "#340D1A")]))
    fill_rect(p, -1, 13.4, 46, 0.95, linear(0, 13.4, 0, 14.35, _GILT))
    for i in range(15):
        bulb(p, theme, 1.9 + i * 2.87, 12.0, 0.46)


def _legs(p: QPainter) -> None:
    shade = [(0.0, color("#2A0C08", 0.7)), (1.0, color("#2A0C08", 0.0))]
    fill(p, circle(_CENTER + 1.0, 48.2, 7.2, 1.1), radial(_CENTER + 1, 48.2, 7.2, shade))
    for s, reach in ((-1, -4.0), (1, 3.6)):
        hip = _CENTER + s * 2.0
        foot = _CENTER + reach * 0.78
        stroke(
            p,
            bezier(f"M {hip} 43.6 C {hip + s * 0.3} 45 {_CENTER + reach * 0.72} 45.6 {foot} 47.0"),
            _INK,
            0.72,
        )
        shoe = bezier(
            f"M {foot - 0.5} 46.5 C {foot + 0.2} 46.3 {foot + 0.6} 46.5 {foot + 0.6 * s + 0.9} 47.0 "
            f"C {foot + s * 2.4 + 0.2} 47.2 {foot + s * 2.6} 48.2 {foot + s * 2.3} 48.3 L {foot - s * 0.9} 48.3 "
            f"C {foot - s * 1.2} 47.6 {foot - s * 1.0} 46.8 {foot - 0.5} 46.5 Z"
        )
        fill(p, shoe, _INK)
        gleam = bezier(f"M {foot + s * 0.8} 47.2 Q {foot + s * 1.5} 47.3 {foot + s * 1.9} 47.7")
        stroke(p, gleam, color("#FFFFFF", 0.5), 0.18)


def _x(v: float) -> float:
    return _CENTER + v * 5.2


def _upper(v: float) -> float:
    return 25.6 + v * 9.4


def _lower(v: float) -> float:
    return 43.2 - v * 8.2


def _bulb_path(y: Callable[[float], float]) -> QPainterPath:
    """Half of the glass; y(0) is its cap, y(1) its neck."""
    path = QPainterPath(QPointF(_x(-0.80), y(0)))
    path.cubicTo(_x(-1.10), y(0.10), _x(-1.16), y(0.44), _x(-0.94), y(0.62))
    path.cubicTo(_x(-0.72), y(0.80), _x(-0.17), y(0.82), _x(-0.10), y(1))
    path.lineTo(_x(0.10), y(1))
    path.cubicTo(_x(0.17), y(0.82), _x(0.72), y(0.80), _x(0.94), y(0.62))
    path.cubicTo(_x(1.16), y(0.44), _x(1.10), y(0.10), _x(0.80), y(0))
    path.closeSubpath()
    return path


def _body(p: QPainter, theme: Theme) -> None:
    upper, lower = _bulb_path(_upper), _bulb_path(_lower)
    glass = unite(upper, lower)
    soft_shadow(p, theme, glass, Cast(0.6, 0.8, 1.4, 0.4))
    milk = [(0.0, "#F8F4E2"), (0.3, "#FFFBEF"), (0.75, "#EADFC6"), (1.0, "#CFC0A2")]
    fill(p, glass, linear(_x(-1.1), 0, _x(1.1), 0, milk))
    sand = linear(_x(-1), 0, _x(1), 0, _SAND)
    with clipped(p, lower):
        y = _lower
        heap = bezier(
            f"M {_x(-1.3)} {y(0.30)} C {_x(-0.6)} {y(0.36)} {_x(-0.35)} {y(0.78)} {_x(0.02)} {y(0.80)} "
            f"C {_x(0.4)} {y(0.78)} {_x(0.6)} {y(0.42)} {_x(1.3)} {y(0.34)} "
            f"L {_x(1.3)} {y(-0.1)} L {_x(-1.3)} {y(-0.1)} Z"
        )
        fill(p, heap, sand)
        rnd = random.Random(4)
        for _ in range(70):
            gx, gy = _x(rnd.uniform(-1, 1)), y(rnd.uniform(0, 0.75))
            if heap.contains(QPointF(gx, gy)):
                fill(p, circle(gx, gy, 0.09), color("#FFF3CF" if rnd.random() < 0.5 else "#8A5A1E", 0.7))
    with clipped(p, upper):
        y = _upper
        rest = bezier(
            f"M {_x(-1.3)} {y(0.68)} C {_x(-0.5)} {y(0.66)} {_x(-0.2)} {y(0.74)} {_x(0)} {y(0.80)} "
            f"C {_x(0.2)} {y(0.74)} {_x(0.5)} {y(0.67)} {_x(1.3)} {y(0.69)} "
            f"L {_x(1.3)} {y(1.2)} L {_x(-1.3)} {y(1.2)} Z"
        )
        fill(p, rest, sand)
    fill(p, rounded(_CENTER - 0.14, 34.0, 0.28, 4.6, 0.1), "#E5B258")
    with clipped(p, glass):
        stroke(p, glass, color(_OUTLINE, 0.75), 0.42)
        for y in (_upper, _lower):
            glint = bezier(
                f"M {_x(-0.86)} {y(0.14)} C {_x(-1.02)} {y(0.34)} {_x(-0.94)} {y(0.52)} {_x(-0.76)} {y(0.60)} "
                f"C {_x(-0.82)} {y(0.48)} {_x(-0.80)} {y(0.34)} {_x(-0.70)} {y(0.14)} Z"
            )
            fill(p, glint, color("#FFFFFF", 0.85))
    brass = [(0.0, "#8C5C1B"), (0.22, "#FBEBBE"), (0.5, "#D8A94F"), (0.8, "#A06D22"), (1.0, "#5D3A0E")]
    for y0 in (23.9, 42.5):
        cap = rounded(_CENTER - 5.5, y0, 11, 2.0, 0.7)
        soft_shadow(p, theme, cap, Cast(0.2, 0.3, 0.5, 0.4))
        fill(p, cap, linear(_CENTER - 5.5, 0, _CENTER + 5.5, 0, brass))
        stroke(p, cap, color("#4B2D0A", 0.6), 0.14)
        fill(p, rounded(_CENTER - 5.0, y0 + 0.3, 10, 0.28, 0.1), color("#FFF8DC", 0.6))


def _face(p: QPainter) -> None:
    for s in (-1, 1):
        x = _CENTER + s * 1.75
        fill(p, circle(x, 28.3, 0.95, 1.22), _INK)
        fill(p, circle(x - 0.28, 27.85, 0.34), "#FFFFFF")
        fill(p, circle(x + 0.3, 28.8, 0.16), "#FFFFFF")
        fill(p, circle(_CENTER + s * 3.3, 30.0, 0.95, 0.62), color("#E8604A", 0.72))
        brow = f"M {_CENTER + s * 1.0} 26.55 Q {_CENTER + s * 1.8} {25.95 - 0.1 * s} {_CENTER + s * 2.7} 26.6"
        stroke(p, bezier(brow), _INK, 0.30)
    left, right = _CENTER - 2.1, _CENTER + 2.1
    mouth = bezier(
        f"M {left} 29.8 Q {_CENTER} 30.5 {right} 29.8 C {_CENTER + 2.0} 32.3 {_CENTER - 2.0} 32.3 {left} 29.8 Z"
    )
    fill(p, mouth, "#4A0F16")
    with clipped(p, mouth):
        fill(p, circle(_CENTER + 0.1, 32.2, 1.25, 0.95), "#E86A5A")
        fill(p, rounded(_CENTER - 1.6, 29.4, 3.2, 0.95, 0.3), "#FFFDF5")


def _top_hat(p: QPainter, theme: Theme) -> None:
    with placed(p, _CENTER + 1.5, 23.9, 9):
        crown = bezier(
            "M -2.9 -.2 C -2.8 -2.6 -3.2 -4.2 -3.4 -5.2 Q 0 -6.1 3.4 -5.2 C 3.2 -4.2 2.8 -2.6 2.9 -.2 Z"
        )
        soft_shadow(p, theme, crown, Cast(0.3, 0.4, 0.8, 0.4))
        silk = [(0.0, "#1C1426"), (0.3, "#4A3A5E"), (0.6, "#2A2036"), (1.0, "#120C1A")]
        fill(p, crown, linear(-3.4, 0, 3.4, 0, silk))
        fill(p, circle(0, -5.2, 3.4, 0.62), "#3A2D4C")
        fill(p, bezier("M -2.95 -.3 L -2.9 -1.9 Q 0 -1.2 2.9 -1.9 L 2.95 -.3 Q 0 .4 -2.95 -.3 Z"), "#C8343E")
        brim = bezier("M -5.2 -.35 Q -4.6 .9 0 .95 Q 4.6 .9 5.2 -.35 Q 2.6 .35 0 .3 Q -2.6 .35 -5.2 -.35 Z")
        fill(p, brim, linear(-5, 0, 5, 0, [(0.0, "#1C1426"), (0.3, "#5A4870"), (1.0, "#120C1A")]))


def _bow_tie(p: QPainter) -> None:
    for s in (-1, 1):
        wing = bezier(
            f"M {_CENTER} 35.1 L {_CENTER + s * 2.7} 33.5 Q {_CENTER + s * 3.2} 35.1 {_CENTER + s * 2.7} 36.7 Z"
        )
        red = [(0.0, "#8E1620"), (0.5, "#E04A4A"), (1.0, "#A81F2A")]
        fill(p, wing, linear(_CENTER, 33, _CENTER + s * 3, 37, red))
        stroke(p, wing, color("#4A0A10", 0.7), 0.14)
        crease = bezier(f"M {_CENTER + s * 0.7} 35.0 L {_CENTER + s * 1.9} 34.5")
        stroke(p, crease, color("#4A0A10", 0.5), 0.12)
    knot = rounded(_CENTER - 0.7, 34.4, 1.4, 1.4, 0.45)
    fill(p, knot, linear(_CENTER - 0.7, 34, _CENTER + 0.7, 36, [(0.0, "#F06A62"), (1.0, "#9A1A24")]))


_MIC = 31.6


def _microphone(p: QPainter, theme: Theme) -> None:
    x = _MIC
    steel = [(0.0, "#E8E4DC"), (0.4, "#8B8680"), (1.0, "#3A3632")]
    fill(p, circle(x, 47.9, 2.5, 0.6), "#1C1410")
    fill(p, circle(x, 47.6, 2.4, 0.55), linear(x - 2.4, 0, x + 2.4, 0, steel))
    line(p, x, 47.4, x, 32.6, "#2A2622", 0.62)
    line(p, x - 0.1, 47.4, x - 0.1, 32.6, "#C9C4BA", 0.30)
    with placed(p, x - 0.9, 30.6, -28):
        handle = polygon((-0.75, 0.8), (0.75, 0.8), (0.5, 4.6), (-0.5, 4.6))
        fill(p, handle, linear(-0.8, 0, 0.8, 0, [(0.0, "#6B6660"), (0.4, "#E8E4DC"), (1.0, "#2A2622")]))
        head = circle(0, -0.6, 1.9, 2.2)
        soft_shadow(p, theme, head, Cast(0.2, 0.3, 0.6, 0.4))
        fill(p, head, radial(-0.6, -1.4, 3.4, [(0.0, "#FFFFFF"), (0.4, "#B9B3A8"), (1.0, "#45403A")]))
        with clipped(p, head):
            for i in range(-6, 7):
                line(p, i * 0.5 - 2, -3.2, i * 0.5 + 2, 2.2, color("#2A2622", 0.45), 0.09)
                line(p, i * 0.5 + 2, -3.2, i * 0.5 - 2, 2.2, color("#2A2622", 0.45), 0.09)
            fill(p, rounded(-2.2, -0.75, 4.4, 0.5, 0.1), color("#2A2622", 0.8))


def _arms(p: QPainter) -> None:
    c = _CENTER
    _arm(p, f"M {c - 2.6} 37.6 C {c - 6.4} 38.6 {c - 8.4} 36.2 {c - 8.6} 33.4", c - 8.6, 32.0, -14)
    _arm(p, f"M {c + 2.6} 37.6 C {c + 5.2} 39.4 {c + 8.4} 38.8 {c + 10.0} 37.4", _MIC - 0.3, 36.6, 62)


def _arm(p: QPainter, sleeve: str, x: float, y: float, turn: float) -> None:
    """A thin arm, and a white glove at its end."""
    stroke(p, bezier(sleeve), _INK, 0.74)
    with placed(p, x, y, turn):
        glove = bezier(
            "M -1.0 .9 C -1.5 .2 -1.4 -.6 -1.0 -1.0 C -1.1 -1.8 -.6 -2.2 -.2 -1.6 C .1 -2.3 .7 -2.2 .7 -1.5 "
            "C 1.2 -1.8 1.6 -1.3 1.3 -.7 C 1.7 -.1 1.5 .8 .9 1.1 Z"
        )
        fill(p, glove, linear(-1.4, -2, 1.5, 1, [(0.0, "#FFFFFF"), (1.0, "#D9CDBB")]))
        stroke(p, glove, color(_OUTLINE, 0.75), 0.18)
        cuff = rounded(-1.15, 0.75, 2.3, 0.7, 0.3)
        fill(p, cuff, "#FFFDF5")
        stroke(p, cuff, color(_OUTLINE, 0.6), 0.14)


def _tile(
    p: QPainter, theme: Theme, letter: str, x: float, y: float, size: float, turn: float, base: str
) -> None:
    """A laugh is made of letter tiles."""
    s = size
    with placed(p, x, y, turn):
        tile = rounded(-s / 2, -s / 2, s, s, s * 0.14)
        soft_shadow(p, theme, tile, Cast(0.25, 0.35, 0.7, 0.45))
        stops = [(0.0, mix(base, "#FFFFFF", 0.4)), (1.0, mix(base, "#5A3512", 0.14))]
        fill(p, tile, linear(-s / 2, -s / 2, s / 2, s / 2, stops))
        bevel(p, theme, tile, 0.10, 0.6, 0.2)
        draw_text(p, letter, 0, 0, s * 0.78, _INK, Face.DISPLAY, Align.CENTER)
