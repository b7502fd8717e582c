"""The ring around a crest on Pun's curtains: the alphabet as type, which catches the light while the crest is held."""

from __future__ import annotations

import math
from string import ascii_uppercase

from PySide6.QtGui import QPainter

from wordgames.ui.painting.colors import color, mix
from wordgames.ui.painting.curtain import RADIUS, RING
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.materials import bevel, contour
from wordgames.ui.painting.shadows import Cast, soft_shadow
from wordgames.ui.painting.shapes import circle, even, fill, linear, outline, placed, rounded, stroke
from wordgames.ui.painting.text import Align, draw_text
from wordgames.ui.theme import Theme

_WIDE, _HIGH = 2.9, 3.3


class TypeFrame:
    """Twenty-six sorts in a dark ring."""

    steps = len(ascii_uppercase)

    def paint(self, p: QPainter, theme: Theme, lit: bool) -> None:
        """As `wordgames.ui.painting.curtain.Frame.paint`."""
        board = circle(0, 0, RING)
        soft_shadow(p, theme, board, Cast(1.0, 1.5, 3.0, 0.55))
        fill(p, board, linear(-RING, -RING, RING, RING, even(theme.letters.bed)))
        bevel(p, theme, board, 0.25, 0.35, 0.45, light_color=theme.brass.cord_light)
        rim = outline(circle(0, 0, RING - 0.3), 0.55)
        if theme.flat:
            fill(p, rim, theme.effect.outline_color)
        else:
            fill(p, rim, linear(-RING, -RING, RING, RING, theme.brass.metal))
        for at, letter in enumerate(ascii_uppercase):
            angle = math.tau * at / self.steps - math.pi / 2
            x, y = math.cos(angle) * (RADIUS + 2.2), math.sin(angle) * (RADIUS + 2.2)
            with placed(p, x, y, math.degrees(angle) + 90):
                self._sort(p, theme, letter, lit)

    @staticmethod
    def _sort(p: QPainter, theme: Theme, letter: str, lit: bool) -> None:
        face = rounded(-_WIDE / 2, -_HIGH / 2, _WIDE, _HIGH, 0.35)
        if theme.flat:
            fill(p, face, theme.letters.card if lit else theme.letters.bed[0])
            stroke(p, face, theme.effect.outline_color, 0.2)
        else:
            soft_shadow(p, theme, face, Cast(0.15, 0.2, 0.35, 0.5))
            tone = theme.letters.card if lit else mix(theme.letters.bed[1], theme.room.sort, 0.3)
            fill(p, face, tone)
            bevel(p, theme, face, 0.14, 0.5, 0.3)
            contour(p, theme, face)
        dim = theme.letters.place if theme.flat else color(theme.letters.bed[0], 0.8)
        ink = theme.letters.ink if lit else dim
        draw_text(p, letter, 0, 0, 2.3, ink, Face.SERIF, Align.CENTER, width=_WIDE - 0.6)
