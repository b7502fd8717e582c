"""The lid of Pun: a cup of tea, a tea bag with a T, and a bee that is a B, in a composing room."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from wordgames.ui.painting.colors import color
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.materials import grain, paper, put, wood
from wordgames.ui.painting.shadows import Cast, glow, soft_shadow
from wordgames.ui.painting.shapes import (
    bezier,
    circle,
    clipped,
    fill,
    fill_rect,
    line,
    linear,
    outline,
    pixel_scale,
    placed,
    radial,
    rect,
    rounded,
    star,
    stroke,
)
from wordgames.ui.painting.text import Align, draw_text
from wordgames.ui.theme import Theme

_INK = "#1D1B19"
_GILT = [(0.0, "#FBEBBE"), (0.4, "#C9953F"), (1.0, "#6B430F")]


def paint(p: QPainter, theme: Theme) -> None:
    """The picture, 44 by 58 u, without its words."""
    full = rect(0, 0, 44, 58)
    fill(p, full, linear(0, 0, 30, 58, [(0.0, "#33505F"), (0.5, "#22394A"), (1.0, "#14222D")]))
    _type_case(p)
    lit = [(0.0, color("#FFDFA6", 0.30)), (0.6, color("#FFDFA6", 0.07)), (1.0, color("#000000", 0.22))]
    fill(p, full, radial(20, 27, 26, lit))
    _table(p, theme)
    _red_card(p, theme)
    _cup(p, theme)
    _tea_bag(p, theme)
    _bee(p, theme)
    _boards(p, theme)


def _type_case(p: QPainter) -> None:
    letters = "ESKRAFTWOLDGINMHUBCYQPVJXZLE"
    for i, letter in enumerate(letters):
        x, y = -0.6 + i % 7 * 6.5, 15.6 + i // 7 * 6.7
        box = rounded(x, y, 6.0, 6.2, 0.35)
        fill(p, box, color("#0C1820", 0.38))
        with clipped(p, box):
            above = [(0.0, color("#000000", 0.45)), (1.0, color("#000000", 0.0))]
            fill_rect(p, x, y, 6, 1.2, linear(0, y, 0, y + 1.2, above))
            beside = [(0.0, color("#000000", 0.35)), (1.0, color("#000000", 0.0))]
            fill_rect(p, x, y, 0.8, 6.2, linear(x, 0, x + 0.8, 0, beside))
        line(p, x + 0.3, y + 6.2, x + 5.7, y + 6.2, color("#8FB3C4", 0.22), 0.10)
        draw_text(p, letter, x + 3.0, y + 3.2, 4.0, "#9DBDCC", Face.SERIF, Align.CENTER, alpha=0.13)


def _table(p: QPainter, theme: Theme) -> None:
    scale = pixel_scale(p)
    planks = ("#3A2217", "#7A4C2C", "#6B3F22")
    put(p, wood(theme, int(46 * scale), int(9 * scale), planks, 41, warp=4, tint=0.12), -1, 43.6, 46, 9)
    light = [(0.0, color("#FFDFA6", 0.22)), (0.2, color("#000000", 0.0)), (1.0, color("#000000", 0.45))]
    fill_rect(p, 0, 43.6, 46, 8, linear(0, 43.6, 0, 51, light))
    line(p, -1, 43.6, 45, 43.6, color("#FFE2B0", 0.5), 0.14)


def _red_card(p: QPainter, theme: Theme) -> None:
    with placed(p, 34.6, 35.4, 13):
        card = rounded(-5.1, -7.3, 10.2, 14.4, 0.9)
        soft_shadow(p, theme, card, Cast(0.5, 0.6, 1.3, 0.5))
        paper(p, theme, card, "#A8201A")
        stroke(p, rounded(-4.4, -6.6, 8.8, 13.0, 0.6), color("#FFE9C4", 0.85), 0.20)
        fill(p, star(0, -2.5, 2.7, 0.46), "#FFC928")


def _cup(p: QPainter, theme: Theme) -> None:
    x, y = 20.6, 46.0
    shade = [(0.0, color("#000000", 0.7)), (0.75, color("#000000", 0.45)), (1.0, color("#000000", 0.0))]
    fill(p, circle(x + 0.9, y + 1.3, 12.6, 2.2), radial(x + 0.9, y + 1.3, 12.6, shade))
    fill(p, circle(x, y + 0.4, 11.6, 2.5), "#8D8674")
    china = [(0.0, "#FFFBF0"), (0.4, "#F0E6D2"), (1.0, "#B3A68C")]
    fill(p, circle(x, y, 11.6, 2.5), linear(x - 11, 0, x + 11, 0, china))
    stroke(p, circle(x, y, 10.9, 2.2), "#3E6FB5", 0.26)
    fill(p, circle(x, y + 0.1, 6.6, 1.3), color("#6B5F4A", 0.35))

    cup = bezier("M 9.6 32.6 C 9.6 40.2 13.6 45.4 17.2 45.8 L 24.0 45.8 C 27.6 45.4 31.6 40.2 31.6 32.6 Z")
    handle = bezier("M 30.9 34.6 C 35.6 33.0 38.2 36.0 36.0 39.2 C 34.4 41.4 31.6 42.2 28.8 42.4")
    soft_shadow(p, theme, cup, Cast(0.7, 0.8, 1.5, 0.45))
    stroke(p, handle, "#9C8F76", 2.0)
    stroke(p, handle.translated(-0.1, -0.15), "#F4ECDA", 1.5)
    stroke(p, handle.translated(-0.2, -0.42), color("#FFFFFF", 0.7), 0.35)
    glaze = [(0.0, "#E9DFCB"), (0.18, "#FFFDF6"), (0.45, "#F3EAD8"), (0.8, "#CDBFA4"), (1.0, "#A8997C")]
    fill(p, cup, linear(9.6, 0, 31.6, 0, glaze))
    with clipped(p, cup):
        wide = bezier("M 9 35.2 Q 20.6 38.9 32.2 35.2 L 32.2 36.5 Q 20.6 40.2 9 36.5 Z")
        fill(p, wide, linear(9, 0, 32, 0, [(0.0, "#3E6FB5"), (0.3, "#5C8FD6"), (1.0, "#274A80")]))
        thin = bezier("M 9 37.2 Q 20.6 40.9 32.2 37.2 L 32.2 37.6 Q 20.6 41.3 9 37.6 Z")
        fill(p, thin, color("#3E6FB5", 0.9))
    fill(p, circle(x, 32.6, 11.0, 2.5), "#CFC2A6")
    fill(
        p,
        circle(x, 32.5, 11.0, 2.4),
        linear(9, 0, 32, 0, [(0.0, "#FFFEFA"), (0.6, "#F3EAD8"), (1.0, "#C2B496")]),
    )
    tea = circle(x, 32.75, 9.9, 1.95)
    fill(p, tea, linear(10, 31, 30, 34, [(0.0, "#8A4A1C"), (0.5, "#A9602A"), (1.0, "#5C2C0E")]))
    with clipped(p, tea):
        fill(p, circle(x, 31.6, 10, 1.1), color("#3A1A08", 0.35))
        fill(p, circle(16.6, 33.2, 3.0, 0.5), color("#FFD9A0", 0.45))
    for sx, strength in ((16.6, 0.34), (20.6, 0.44), (24.4, 0.30)):
        steam = bezier(
            f"M {sx} 31 C {sx - 3.2} 28.4 {sx + 2.6} 26.0 {sx - 0.2} 22.6 "
            f"C {sx - 2.2} 20.2 {sx + 1.0} 18.8 {sx + 0.4} 16.9"
        )
        glow(p, outline(steam, 1.0, Qt.PenCapStyle.RoundCap), "#FFFFFF", 1.0, strength * 1.6)


def _tea_bag(p: QPainter, theme: Theme) -> None:
    string = "M 15.6 32.9 C 14.8 31.4 13.4 32.8 12.6 35.2 C 12.2 36.6 12.0 37.4 11.9 38.2"
    stroke(p, bezier(string), "#FFFDF2", 0.28)
    with placed(p, 11.0, 42.6, -9):
        w = 7.0
        h = w * 15 / 11
        tag = rounded(-w / 2, -h / 2, w, h, w * 0.085)
        soft_shadow(p, theme, tag, Cast(0.3, 0.4, 0.9, 0.42))
        paper(p, theme, tag, "#F3EAD8", edge=0.10)
        draw_text(p, "T", 0, 0, w * 0.82, _INK, Face.SERIF, Align.CENTER)
        fill(p, circle(0, -3.95, 0.42), "#8A7A5A")
        fill(p, circle(0, -3.95, 0.22), "#2A2016")
    stroke(p, bezier("M 12.0 37.6 Q 11.7 38.4 11.65 38.8"), "#FFFDF2", 0.26)


def _bee(p: QPainter, theme: Theme) -> None:
    flight = "M 5.0 27.0 C 9.0 19.0 15.0 21.4 13.6 24.4 C 12.2 27.0 9.4 24.0 13.0 20.6 C 16.2 17.6 20.6 18.2 23.2 20.4"
    stroke(p, bezier(flight), color("#FFF1D6", 0.75), 0.26, dash=(1.2, 3.2))
    with placed(p, 29.6, 22.3, 9):
        for side in (-1, 1):
            for length, width, y, turn in ((6.6, 3.9, -2.3, 38), (4.6, 2.7, 0.7, -11.4)):
                with placed(p, side * 2.9, y, side * turn):
                    wing = circle(side * length * 0.42, 0, length * 0.5, width * 0.5)
                    soft_shadow(p, theme, wing, Cast(0.2, 0.3, 0.6, 0.25))
                    fill(
                        p,
                        wing,
                        linear(0, -2, 0, 2, [(0.0, color("#F4FAFF", 0.92)), (1.0, color("#BBD6E8", 0.66))]),
                    )
                    stroke(p, wing, color("#FFFFFF", 0.8), 0.12)
                    vein = bezier(f"M 0 0 Q {side * length * 0.4} -.5 {side * length * 0.72} -.1")
                    stroke(p, vein, color("#6F93AB", 0.6), 0.10)
        for side in (-1, 1):
            feeler = bezier(f"M {side * 1.2} -4.2 C {side * 1.2} -5.8 {side * 2.0} -6.2 {side * 2.7} -6.3")
            stroke(p, feeler, _INK, 0.26)
            fill(p, circle(side * 2.8, -6.3, 0.42), _INK)
        fill(p, bezier("M -.7 4.3 L .7 4.3 L 0 6.1 Z"), _INK)
        body = rounded(-3.45, -4.7, 6.9, 9.4, 1.5)
        soft_shadow(p, theme, body, Cast(0.3, 0.4, 0.9, 0.42))
        paper(p, theme, body, "#FFD668", edge=0.12)
        with clipped(p, body):
            for y in (2.75, -4.8):
                fill_rect(p, -4, y, 8, 1.05, _INK)
        draw_text(p, "B", 0, -0.45, 6.2, _INK, Face.SERIF, Align.CENTER)


def _boards(p: QPainter, theme: Theme) -> None:
    """The fields above and below the picture, which bear the words."""
    head = rect(-1, -1, 46, 15.2)
    soft_shadow(p, theme, head, Cast(0, 0.5, 1.2, 0.45))
    fill(p, head, linear(0, 0, 0, 14, [(0.0, "#F6EEDD"), (1.0, "#E6D9BF")]))
    grain(p, theme, head, 0.06, 8)
    fill_rect(p, -1, 13.4, 46, 0.9, linear(0, 13.4, 0, 14.3, _GILT))
    fill_rect(p, -1, 50.6, 46, 9, linear(0, 50.6, 0, 58, [(0.0, "#15222C"), (1.0, "#0D161D")]))
    fill_rect(p, -1, 50.2, 46, 0.8, linear(0, 50.2, 0, 51, _GILT))
