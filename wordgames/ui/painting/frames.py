"""A picture frame on a wall: four mitred bars of wood, a fillet of brass, a mat, and a plaque over its lower edge."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from wordgames.ui.painting.colors import mix
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.materials import brass, grain, screw
from wordgames.ui.painting.shadows import BOARD, Cast, inner_shadow, soft_shadow
from wordgames.ui.painting.shapes import even, fill, linear, polygon, rect, rounded, stroke
from wordgames.ui.painting.text import draw_engraved
from wordgames.ui.theme import Theme

BAR = 1.7
FILLET = 0.45
MAT = BAR + FILLET
"""From the outer edge to the mat."""
_LIGHT = ((0.20, True), (0.06, False), (0.30, False), (0.04, True))
"""Of the bars from the top, clockwise: how much lighter or darker they are."""


def draw_frame(p: QPainter, theme: Theme, w: float, h: float, mat: tuple[str, ...]) -> None:
    """The frame from (0, 0), its mat filled with a fall of these colours."""
    whole = rect(0, 0, w, h)
    soft_shadow(p, theme, whole, BOARD)
    inner = rect(MAT, MAT, w - 2 * MAT, h - 2 * MAT)
    if theme.flat:
        fill(p, whole, theme.paper.hole)
        stroke(p, rect(0.3, 0.3, w - 0.6, h - 0.6), theme.effect.outline_color, 0.6)
        return
    wood = theme.wood.shelf_front[1]
    b = BAR
    bars = (
        polygon((0, 0), (w, 0), (w - b, b), (b, b)),
        polygon((w, 0), (w, h), (w - b, h - b), (w - b, b)),
        polygon((0, h), (b, h - b), (w - b, h - b), (w, h)),
        polygon((0, 0), (b, b), (b, h - b), (0, h)),
    )
    for bar, (share, lighter) in zip(bars, _LIGHT, strict=True):
        fill(p, bar, mix(wood, "#FFFFFF" if lighter else "#000000", share))
    grain(p, theme, whole, 0.06, 31)
    fillet = rect(b, b, w - 2 * b, h - 2 * b)
    brass(p, theme, fillet, 0.12)
    fill(p, inner, linear(MAT, MAT, w * 0.6, h, even(mat)))
    grain(p, theme, inner, 0.04, 8)
    inner_shadow(p, theme, inner, Cast(0.4, 0.5, 1.2, 0.55))


def draw_frame_plaque(p: QPainter, theme: Theme, x: float, y: float, w: float, h: float, text: str) -> None:
    """The little plaque around (x, y) that says what hangs there."""
    plate = rounded(x - w / 2, y - h / 2, w, h, 0.4)
    soft_shadow(p, theme, plate, Cast(0.3, 0.5, 1.0, 0.5))
    brass(p, theme, plate, 0.16)
    draw_engraved(p, theme, text, x, y, h * 0.56, Face.TEXT_HEAVY, width=w - 5)
    if theme.effect.texture:
        for side, turn in ((-1, 20), (1, 70)):
            screw(p, theme, x + side * (w / 2 - 1.3), y, 0.42, turn)
