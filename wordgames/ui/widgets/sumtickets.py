"""The sum of a word, step by step: a row of tickets in the order of the sum, and its total on a brass disc."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordgames.games.punchline.view import Mark, WordView
from wordgames.texts import _, ngettext
from wordgames.ui.painting.colors import color
from wordgames.ui.painting.plates import number_disc, ticket
from wordgames.ui.painting.shapes import fill, polygon, rounded
from wordgames.ui.painting.text import Align, Block, draw_block, fit_block
from wordgames.ui.screen import PaintedWidget
from wordgames.ui.widgets.board_geometry import CIRCLES

TICKET_W = 16.8
TICKET_H = 13.4
GAP = 3.0
DISC = 9.6


@dataclass(frozen=True)
class Step:
    """One ticket: what it adds, and what for."""

    label: str
    caption: str
    own: bool = False
    """In the seat's ink."""
    bonus: bool = False
    """On yellow paper."""


def sum_steps(word: WordView) -> tuple[Step, ...]:
    """The tickets of a word's sum; what adds nothing has none."""
    s = word.sum
    letters = len(word.cells)
    count = ngettext("{n} letter", "{n} letters", letters).format(n=letters)
    steps = [Step(str(s.letters), count)]
    if s.own:
        own = [cell.letter for cell in word.cells if cell.mark is Mark.OWN and cell.slot not in CIRCLES]
        letters_text = ", ".join(own)
        # Translators: the letters in a player's own colour, whose values count twice.
        caption = _("{letters} in own colour").format(letters=letters_text)
        steps.append(Step(f"+{s.own}", caption, own=True))
    if s.factor > 1:
        caption = _("star in a circle") if s.factor == 2 else _("stars in both circles")
        steps.append(Step(f"×{s.factor}", caption, bonus=True))
    if s.long:
        steps.append(Step(f"+{s.long}", _("six or more")))
    if s.started:
        steps.append(Step(f"+{s.started}", _("turned the glass")))
    return tuple(steps)


class SumTickets(PaintedWidget):
    """The tickets of one sum, as many as have been shown so far."""

    margin = 2.2

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._steps: tuple[Step, ...] = ()
        self._shown = 0
        self._seat = 0
        self._total = ""
        self._sub = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_sum(self, steps: tuple[Step, ...], shown: int, seat: int, total: str, sub: str = "") -> None:
        """Show the first `shown` tickets; `total` stands on the disc, `sub` below it (none where empty)."""
        now = (steps, shown, seat, total, sub)
        if now == (self._steps, self._shown, self._seat, self._total, self._sub):
            return
        self._steps, self._shown, self._seat, self._total, self._sub = now
        spoken = [f"{step.label} {step.caption}" for step in steps[:shown]]
        if total:
            spoken.append(f"= {total} {sub}".rstrip())
        self.setAccessibleName("; ".join(spoken))
        self.update()

    def look(self) -> Hashable:
        return self._steps, self._shown, self._seat, self._total, self._sub

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        count = len(self._steps)
        width = count * (TICKET_W + GAP) + (2 * DISC + 0.6 if count else 2 * DISC + 0.8)
        scale = min(1.0, w / width)
        p.translate((w - width * scale) / 2, (h - 2 * DISC * scale) / 2)
        p.scale(scale, scale)
        top = DISC - TICKET_H / 2
        line = top + TICKET_H * 0.34
        captions = _captions(self._steps)
        x = 0.0
        for i, step in enumerate(self._steps):
            if i < self._shown:
                ticket(
                    p,
                    theme,
                    x,
                    top,
                    TICKET_W,
                    TICKET_H,
                    step.label,
                    "",
                    ink=theme.seats.inks[self._seat] if step.own else None,
                    base=theme.paper.bonus if step.bonus else None,
                    seed=i * 20 + 11,
                )
                middle = top + TICKET_H * 0.83
                ink = theme.paper.ink
                draw_block(p, captions[i], x + TICKET_W / 2, middle, ink, align=Align.CENTER, leading=1.08)
            x += TICKET_W
            if i + 1 < self._shown:
                arrow = polygon(
                    (x + GAP * 0.28, line - 1.0), (x + GAP * 0.80, line), (x + GAP * 0.28, line + 1.0)
                )
                fill(p, arrow, color(theme.bulb.rim, 0.95))
            elif i + 1 == count and self._total:
                for dy in (-0.75, 0.75):
                    bar = rounded(x + GAP * 0.30 - 0.2, line + dy - 0.28, GAP * 0.62, 0.56, 0.2)
                    fill(p, bar, color(theme.bulb.rim, 0.95))
            x += GAP
        if self._total:
            number_disc(p, theme, x + DISC + 0.4, DISC, DISC, self._total, self._sub)


def _captions(steps: tuple[Step, ...]) -> list[Block]:
    """The captions of all tickets in one size, on two lines where one would be too small."""
    blocks = [fit_block(step.caption, 2.2, 1.85, TICKET_W - 2.0) for step in steps]
    size = min((block.size for block in blocks), default=2.2)
    return [Block(block.lines, size) for block in blocks]
