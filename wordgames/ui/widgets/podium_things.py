"""What the referee handles: closed envelopes in a pile, opened ones with their phrase, and the steps of the podium."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from wordgames.texts import ngettext
from wordgames.ui.buttons import Button, lit
from wordgames.ui.painting.paper_envelope import envelope
from wordgames.ui.painting.podium import opened_path, paint_opened, paint_step
from wordgames.ui.painting.point_chips import paint_chip
from wordgames.ui.painting.shapes import linear, placed, rect, rounded
from wordgames.ui.screen import draw_focus
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.dragging import DragButton

CHIP_ROOM: Final = 8.6
"""Above a step, where its chip waits, in u."""
CHIP_R: Final = 4.0
_UNREAD: Final = 0.58
"""What an envelope takes of its height while no slip sticks out."""
_PILE: Final = ((0.0, 2.0), (0.3, -7.0), (-0.2, 4.5), (0.4, -3.0), (-0.4, 6.0), (0.2, -1.5))
"""How the envelopes of a pile lie, from the lowest: shift in u, tilt in degrees."""


class EnvelopePile(Button):
    """The envelopes that are still closed; a press opens the next."""

    margin = 3.4
    fades = False

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._count = 0

    @property
    def count(self) -> int:
        """How many are closed."""
        return self._count

    def show_count(self, count: int) -> None:
        """So many are closed; without any it is gone."""
        self.setVisible(count > 0)
        if count != self._count:
            self._count = count
            self.setAccessibleName(
                ngettext(
                    "{n} closed envelope, open the next", "{n} closed envelopes, open the next", count
                ).format(n=count)
            )
            self.update()

    def look(self) -> Hashable:
        return self._count, self.state()

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        body = min(12.4, w * 0.69)
        rise = (h - body) / max(1, self._count - 1) if self._count > 1 else 0.0
        rise = min(rise, body * 0.74)
        # From the back, which lies highest, to the front.
        for i in reversed(range(self._count)):
            shift, tilt = _PILE[i % len(_PILE)]
            middle = h - body / 2 - i * rise
            with placed(p, w / 2 + shift, middle, 0.0 if self.theme.flat else tilt):
                p.translate(-w / 2, -body / 2)
                envelope(p, self.theme, w, body, seed=4 + i)
        front = rounded(0, h - body, w, body, 0.6)
        if self.underMouse() and self.isEnabled() and not self.isDown():
            lit(p, self.theme.bulb.rim, front)
        if self.hasFocus():
            draw_focus(p, self.theme, rounded(-0.6, h - body - 0.6, w + 1.2, body + 1.2, 1.0))


class PhraseEnvelope(DragButton):
    """An envelope that was opened: its flap lifts, and once its phrase has been read a slip with it sticks out."""

    margin = 3.4
    fades = False

    def __init__(self, slot: int, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.slot = slot
        self._chip = 0
        self._flap = 1.0
        self._picked = False
        self._sounds = False

    def show_as(
        self, phrase: str, *, name: str, chip: int = 0, picked: bool = False, sounds: bool = False
    ) -> None:
        """With this phrase on its slip; empty while it is still being read."""
        now = (chip, picked, sounds)
        if now != (self._chip, self._picked, self._sounds):
            self._chip, self._picked, self._sounds = now
            self.update()
        self.set_label(phrase, name=name)

    def set_flap(self, share: float) -> None:
        """How far the flap is up, 0 to 1."""
        share = round(share * 12) / 12
        if share != self._flap:
            self._flap = share
            self.update()

    @property
    def picked(self) -> bool:
        """Whether it bears the ring of what was picked."""
        return self._picked

    @property
    def chip(self) -> int:
        """The chip that seals it; 0 for none."""
        return self._chip

    def look(self) -> Hashable:
        return self.label, self._chip, self._flap, self._picked, self._sounds, self.dragging, self.state()

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        outline = (
            opened_path(w, h, self._chip)
            if self.label
            else rounded(0, h * (1 - _UNREAD), w, h * _UNREAD, 0.6)
        )
        if self._picked:
            p.translate(0, -0.5)
            _ring(p, theme, outline)
        if self.label:
            lift = 1.0 if self.dragging else 0.3 if self._picked else 0.0
            paint_opened(
                p,
                theme,
                w,
                h,
                self.label,
                chip=self._chip,
                sounds=self._sounds,
                seed=3 + self.slot,
                lift=lift,
            )
        else:
            body = h * _UNREAD
            with placed(p, 0, h - body):
                half = self._flap < 0.5
                envelope(
                    p, theme, w, body, opened=not half, seal=self._flap == 0, seed=4, flap=1 - 2 * self._flap
                )
        if self.underMouse() and self.isEnabled() and not self.isDown() and not self.dragging:
            lit(p, theme.bulb.rim, outline)
        if self.hasFocus():
            draw_focus(p, theme, rounded(-0.6, -0.6, w + 1.2, h + 1.2, 1.0))


def _ring(p: QPainter, theme: Theme, path: QPainterPath) -> None:
    """The brass ring of what is picked, as a line: cut out of an outline with many corners it would take a third of a
    second.
    """
    b = path.boundingRect()
    metal = linear(b.left(), b.top(), b.right(), b.bottom(), theme.brass.metal)
    pen = QPen(QBrush(metal), 0.9)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(pen)
    p.drawPath(path)


class PodiumStep(Button):
    """A place of the podium; the chip that it is worth waits on it until an envelope stands there."""

    margin = 1.8
    fades = False

    def __init__(self, place: int, word: str, chip: int, parent: QWidget | None = None) -> None:
        """`place` is counted from 0; `word` says it; `chip` is 0 for the last of six, and where chips are not given."""
        super().__init__(word, parent)
        self.place = place
        self._worth = chip
        self._free = True
        self._aimed = False

    def show_as(self, *, free: bool, name: str) -> None:
        """Whether an envelope stands there."""
        if free != self._free:
            self._free = free
            self.update()
        self.setAccessibleName(name)

    def set_aimed(self, aimed: bool) -> None:
        """Whether an envelope is held over it."""
        if aimed != self._aimed:
            self._aimed = aimed
            self.update()

    @property
    def worth(self) -> int:
        """Points of its chip."""
        return self._worth

    def look(self) -> Hashable:
        return self.label, self._worth, self._free, self._aimed, self.state()

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        paint_step(p, theme, 0, CHIP_ROOM, w, h, self.label, seed=9 + self.place)
        if self._aimed or (self.underMouse() and self.isEnabled() and not self.isDown()):
            lit(p, theme.bulb.rim, rect(0.1, CHIP_ROOM, w - 0.2, h - CHIP_ROOM))
        if self._worth and self._free:
            paint_chip(p, theme, w / 2, CHIP_ROOM - CHIP_R, CHIP_R, self._worth)
        if self.hasFocus():
            draw_focus(p, theme, rect(0.3, CHIP_ROOM + 0.3, w - 0.6, h - CHIP_ROOM - 1.2), on_dark=True)
