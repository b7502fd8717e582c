"""Closed envelopes in a row, and the dashed places of those that are still to come: all look alike."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from wordgames.qt.sandtimer import system_ms
from wordgames.texts import ngettext
from wordgames.ui.painting.paper_envelope import empty_place, envelope
from wordgames.ui.painting.shapes import placed
from wordgames.ui.screen import PaintedWidget
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.motion import Glide
from wordgames.ui.widgets.pixmaps import SMOOTH, painted

SHUFFLE_MS = 1_800
FRAME_MS = 16
_MARGIN = 3.0


class EnvelopeRow(PaintedWidget):
    """So many envelopes in a row of places. `shuffle` mixes them for all to see."""

    margin = 3.0
    shuffled = Signal()
    """They lie still again."""

    def __init__(
        self, w: float, h: float, parent: QWidget | None = None, *, clock: Callable[[], int] = system_ms
    ) -> None:
        super().__init__(parent)
        self._w, self._h = w, h
        self._clock = clock
        self._places = self._filled = 0
        self._glide: Glide | None = None
        self._pictures: dict[tuple[object, ...], QPixmap] = {}
        self._frames = QTimer(self)
        self._frames.setInterval(FRAME_MS)
        self._frames.timeout.connect(self.advance)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_row(self, filled: int, places: int) -> None:
        """So many of so many places have an envelope."""
        if (filled, places) != (self._filled, self._places):
            self._filled, self._places = filled, places
            self.setAccessibleName(
                ngettext("{n} envelope", "{n} envelopes", filled).format(n=filled) if filled else ""
            )
            self.update()

    @property
    def filled(self) -> int:
        """How many envelopes lie there."""
        return self._filled

    @property
    def shuffling(self) -> bool:
        """Whether they are being mixed."""
        return self._glide is not None

    def shuffle(self) -> None:
        """Mix them for everybody to see."""
        self._glide = Glide(0.0, 1.0, self._clock(), SHUFFLE_MS, gently=True)
        self._frames.start()
        self.update()

    def finish(self) -> None:
        """Let them lie still."""
        if self._glide is not None:
            self._glide = None
            self._frames.stop()
            self.update()
            self.shuffled.emit()

    def advance(self) -> None:
        """Mix on."""
        if self._glide is not None and self._glide.done(self._clock()):
            self.finish()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._pictures.clear()

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        if not self._places:
            return
        p.setRenderHints(SMOOTH)
        size = min(self._w, (w - (self._places - 1) * 1.5) / self._places)
        high = self._h * size / self._w
        pitch = (w - size) / max(1, self._places - 1) if self._places > 1 else 0.0
        pitch = min(pitch, size * 1.144)
        left = 0.0
        share = self._glide.at(self._clock()) if self._glide is not None else 0.0
        for i in range(self._places):
            x, y, turn = left + i * pitch, h - high, (-2.0, 1.5, -1.0, 0.8, -1.6, 1.2)[i % 6]
            if i >= self._filled:
                self._blit(p, "place", size, high, x, y, 0.0)
                continue
            if share:
                x, y, turn = self._mixed(i, share, pitch, y, turn)
            self._blit(p, "envelope", size, high, x, y, turn if not self.theme.flat else 0.0)

    def _mixed(self, i: int, share: float, pitch: float, y: float, turn: float) -> tuple[float, float, float]:
        """Round and round in flat loops, each with a lead of its own; at the end all lie where they can't be told."""
        count = max(1, self._filled)
        middle = (count - 1) / 2 * pitch
        angle = math.tau * (i / count + share * 2)
        calm = math.sin(math.pi * share)
        home = i * pitch
        x = home + (middle + math.cos(angle) * middle - home) * min(1.0, calm * 1.6)
        return x, y - abs(math.sin(angle)) * 4.0 * calm, turn + math.sin(angle * 2) * 7 * calm

    def _blit(self, p: QPainter, what: str, w: float, h: float, x: float, y: float, turn: float) -> None:
        key = (what, w, h, self.u, self.devicePixelRatioF(), self.theme.name)
        area = QRectF(-_MARGIN, -_MARGIN, w + 2 * _MARGIN, h + 2 * _MARGIN)
        if key not in self._pictures:
            paint = envelope if what == "envelope" else empty_place

            def piece(q: QPainter) -> None:
                paint(q, self.theme, w, h)

            self._pictures[key] = painted(area, self.u, self.devicePixelRatioF(), piece)
        picture = self._pictures[key]
        with placed(p, x + w / 2, y + h / 2, turn):
            p.drawPixmap(area.translated(-w / 2, -h / 2), picture, QRectF(picture.rect()))
