"""Strips of white paper: with a phrase, and the one that hides who signed it."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPainterPath

from wordgames.texts import _
from wordgames.ui.painting.colors import color
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.materials import contour, paper
from wordgames.ui.painting.paper_envelope import kraft, wax
from wordgames.ui.painting.shadows import CONTACT, Cast, soft_shadow
from wordgames.ui.painting.shapes import bezier, fill, placed, rect, rounded, stroke, torn
from wordgames.ui.painting.text import draw_text
from wordgames.ui.painting.word_cards import thread
from wordgames.ui.theme import Theme

SEALED_W = 28.6
SEALED_H = 6.4
"""The strip with the hidden signature, in u."""


def paint_slip(p: QPainter, theme: Theme, path: QPainterPath, seed: int, *, lift: float = 0.0) -> None:
    """A strip of white card with its shadow; `lift` deepens that, 0 to 1."""
    soft_shadow(p, theme, path, Cast(0.3 + 0.5 * lift, 0.4 + 0.7 * lift, 0.9 + 1.2 * lift, 0.42))
    soft_shadow(p, theme, path, CONTACT)
    paper(p, theme, path, theme.theatre.word, seed=seed, edge=0.08, roughness=0.03, shade=0.04)


def paint_sealed_author(p: QPainter, theme: Theme, x: float, y: float, *, top: float) -> None:
    """The strip with the signature under a sealed flap, hanging on two threads from `top` on.

    It is one fixed picture, painted without knowing whose name lies below.
    """
    theatre, w, h = theme.theatre, SEALED_W, SEALED_H
    for share in (0.08, 0.92):
        thread(p, theme, x + w * share, top, y + 1.0, 0.2)
    with placed(p, x + w / 2, y + h / 2, 0.0 if theme.flat else -0.3):
        p.translate(-w / 2, -h / 2)
        paint_slip(p, theme, torn(0, 0, w, h, 8, left=False), 5)
        draw_text(p, _("signed"), 1.4, h * 0.52, h * 0.75, theatre.word_ink, Face.HAND, width=w * 0.34)
        # A tail of ink that says nothing.
        tail = bezier(f"M {w - 6} {h * 0.74} C {w - 4.4} {h * 0.6} {w - 3.2} {h * 0.92} {w - 1.3} {h * 0.62}")
        stroke(p, tail, color(theatre.word_ink, 0.85), 0.28)
        flap_x, flap_w = w * 0.41, w * 0.46
        flap = rounded(flap_x, -0.5, flap_w, h + 1.0, 0.35)
        soft_shadow(p, theme, flap, Cast(0.25, 0.35, 0.8, 0.5))
        kraft(p, theme, flap, theatre.kraft_flap, 14, 0.1)
        contour(p, theme, flap)
        fill(p, rect(flap_x, h / 2 - 0.06, flap_w, 0.12), color(theatre.kraft_line, 0.16))
        wax(p, theme, flap_x + flap_w / 2, h / 2, h * 0.33, 6)
