"""How common a word is, as four steps: the one that it reaches is lit, and named."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordgames.qt.errand import Errand
from wordgames.texts import _
from wordgames.ui.evidence import Commonness, Evidence, find_evidence, how_often, said_by_list, step_name
from wordgames.ui.painting.colors import color
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.materials import contour
from wordgames.ui.painting.shadows import Cast, soft_shadow
from wordgames.ui.painting.shapes import fill, linear, rounded, stroke
from wordgames.ui.painting.text import Align, draw_shadowed, draw_text, fitted
from wordgames.ui.screen import PaintedWidget

STEP_W, STEP_GAP = 11.6, 0.5

FindEvidence: TypeAlias = Callable[[str, str], Evidence | None]
"""Looks a word up in a language; it may take long, and runs outside of the window's thread."""


class EvidenceStairs(PaintedWidget):
    """Four steps from "hardly ever" to "everyday", and below them the same in words. Empty while nothing is known."""

    margin = 0.8

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        find: FindEvidence = find_evidence,
        align: Align = Align.RIGHT,
    ) -> None:
        """`align`: at which end of its place it stands."""
        super().__init__(parent)
        self._align = align
        self._find = find
        self._errand = Errand(self)
        self._errand.answered.connect(self._answered)
        self._asked: tuple[str, str] | None = None
        self._found: Evidence | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def ask(self, word: str, lang: str) -> None:
        """Look a word up, and show what is found when it is found."""
        if self._asked != (word, lang):
            self._asked = word, lang
            self.show_evidence(None)
            self._errand.send((word, lang), lambda: self._find(word, lang))

    def finish(self) -> None:
        """Wait until nothing is looked up any more, as before the window closes."""
        self._errand.finish()

    def _answered(self, asked: tuple[str, str], found: Evidence | None) -> None:
        if asked == self._asked:
            self.show_evidence(found)

    @property
    def evidence(self) -> Evidence | None:
        """What it shows."""
        return self._found

    def show_evidence(self, found: Evidence | None) -> None:
        """Show what was found; None: nothing."""
        if found != self._found:
            self._found = found
            self.setAccessibleName("" if found is None else f"{said_by_list(found)}, {how_often(found)}")
            self.setAccessibleDescription(
                "" if found is None else _("How common: {use}").format(use=step_name(found.step))
            )
            self.update()

    def look(self) -> Hashable:
        return self._found

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        found = self._found
        if found is None:
            return
        theme = self.theme
        names = [step_name(one) for one in Commonness]
        size = min(fitted(name, 2.2, STEP_W - 1.0, Face.TEXT_HEAVY) for name in names)
        left = (w - len(Commonness) * (STEP_W + STEP_GAP) + STEP_GAP) * self._align.value
        top = 3.4
        for one, name in zip(Commonness, names, strict=True):
            lit = one is found.step
            x = left + one * (STEP_W + STEP_GAP)
            step = rounded(x, 0, STEP_W, top, 0.5)
            if lit:
                soft_shadow(p, theme, step, Cast(0.2, 0.3, 0.7, 0.5))
                fill(p, step, linear(x, 0, x + STEP_W, top, theme.brass.narrow))
                contour(p, theme, step)
            else:
                fill(p, step, color(theme.paper.hole, 0.35))
                stroke(p, step, color(theme.text.caption, 0.6), 0.14)
            ink = theme.brass.ink if lit else theme.text.caption
            draw_text(p, name, x + STEP_W / 2, top / 2, size, ink, Face.TEXT_HEAVY, Align.CENTER)
        words = f"{said_by_list(found)} · {how_often(found)}"
        cast = Cast(0.1, 0.15, 0.5, 0.45)
        size = fitted(words, 2.4, w, Face.TEXT_SEMI)
        draw_shadowed(
            p,
            theme,
            words,
            w * self._align.value,
            top + 2.0,
            size,
            theme.text.body,
            Face.TEXT_SEMI,
            self._align,
            cast=cast,
        )
