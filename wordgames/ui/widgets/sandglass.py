"""The sand glass: it shows how much time is left, and is turned over by a click."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from wordgames.qt.sandtimer import system_ms
from wordgames.texts import _, ngettext
from wordgames.ui.accessible import announce
from wordgames.ui.buttons import Button
from wordgames.ui.painting.plates import number_plate
from wordgames.ui.painting.shapes import rounded
from wordgames.ui.screen import draw_focus
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.glass_painting import (
    HEIGHT,
    PLATE,
    SAND_HEIGHT,
    SAND_TOP,
    WIDTH,
    paint_before,
    paint_behind,
    paint_sand,
    sand_grains,
)
from wordgames.ui.widgets.motion import Glide
from wordgames.ui.widgets.pixmaps import SMOOTH, painted

TURN_MS = 600
FRAME_MS = 16


ANNOUNCED = (10, 5, 0)
"""Seconds left at which the glass speaks."""


class SandGlass(Button):
    """A glass at rest, with all its sand below, or running. It keeps no time: it is told what is left."""

    margin = 2.4
    announced = Signal(str)
    """How much time is left, at the seconds of `ANNOUNCED`: for who does not see the sand."""

    def __init__(self, parent: QWidget | None = None, *, clock: Callable[[], int] = system_ms) -> None:
        super().__init__("", parent, name=_("Sand glass"))
        self._clock = clock
        self.plated = True
        """Whether the seconds stand on a plate at its foot."""
        self._reduce_motion = False
        self._running = False
        self._left_ms = 0
        self._total_ms = 0
        self._frame = 0
        self._turn: Glide | None = None
        self._pixmaps: dict[tuple[str, str, float, str], QPixmap] = {}
        self._sand: QPixmap | None = None
        self._frames = QTimer(self)
        self._frames.setInterval(FRAME_MS)
        self._frames.setTimerType(Qt.TimerType.PreciseTimer)
        self._frames.timeout.connect(self.advance)
        self.announced.connect(self._announce)

    # What is shown

    def rest(self, total_ms: int) -> None:
        """Stand with all the sand below: nobody has turned it."""
        self._stop_turning()
        self._show(False, total_ms, total_ms)

    def run(self, left_ms: int, total_ms: int) -> None:
        """Show this much left. From rest, the glass is turned over first."""
        if not self._running and self._total_ms and not self._reduce_motion and self.isVisible():
            self._turn = Glide(0.0, 1.0, self._clock(), TURN_MS, gently=True)
            self._frames.start()
        self._show(True, left_ms, total_ms)

    def _show(self, running: bool, left_ms: int, total_ms: int) -> None:
        now = (running, left_ms, total_ms)
        if now == (self._running, self._left_ms, self._total_ms):
            return
        seconds, ran = self.seconds, self._running
        changed = running != self._running or total_ms != self._total_ms
        self._running, self._left_ms, self._total_ms = now
        self._frame += 1
        self._sand = None
        self.update(self._area(QRectF(0, SAND_TOP, WIDTH, SAND_HEIGHT)))
        if seconds != self.seconds or changed:
            x, y, w, h = PLATE
            self.update(self._area(QRectF(x - w / 2 - 1, y - h / 2 - 1, w + 2, h + 2)))
            self._describe()
        if ran and running and any(self.seconds <= mark < seconds for mark in ANNOUNCED):
            self.announced.emit(self._left() if self.seconds else _("The sand has run out."))

    @property
    def seconds(self) -> int:
        """What stands on the plate: seconds left, begun ones counted."""
        return math.ceil(self._left_ms / 1000)

    @property
    def turning(self) -> bool:
        """Whether it is being turned over."""
        return self._turn is not None

    def set_can_turn(self, can: bool, name: str) -> None:
        """Whether a click turns it now; `name` says what it is, or does, for who cannot see it."""
        self.setEnabled(can)
        self.setCursor(Qt.CursorShape.PointingHandCursor if can else Qt.CursorShape.ArrowCursor)
        if name != self.accessibleName():
            self.setAccessibleName(name)

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._pixmaps.clear()
        self._sand = None

    def set_reduce_motion(self, reduce: bool) -> None:
        """Turn at once."""
        self._reduce_motion = reduce
        if reduce:
            self._stop_turning()

    def _describe(self) -> None:
        self.setAccessibleDescription(self._left() if self._running else _("All the sand is below."))

    def _left(self) -> str:
        return ngettext("{n} second left", "{n} seconds left", self.seconds).format(n=self.seconds)

    def _announce(self, text: str) -> None:
        announce(self, text)

    # Motion

    def advance(self) -> None:
        """Turn on."""
        if self._turn is None or self._turn.done(self._clock()):
            self._stop_turning()
        self.update()

    def _stop_turning(self) -> None:
        self._turn = None
        self._frames.stop()
        self.update()

    # Painting

    def look(self) -> Hashable:
        return None

    @property
    def _unit(self) -> float:
        return min(self.width() / (WIDTH + 2 * self.margin), self.height() / (HEIGHT + 2 * self.margin))

    def _corner(self) -> QPointF:
        u = self._unit
        return QPointF(round((self.width() - WIDTH * u) / 2), round((self.height() - HEIGHT * u) / 2))

    def _area(self, part: QRectF) -> QRect:
        """A part of the glass, in u, as pixels of the widget."""
        u, corner = self._unit, self._corner()
        return QRectF(
            part.x() * u + corner.x(), part.y() * u + corner.y(), part.width() * u, part.height() * u
        ).toAlignedRect()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._pixmaps.clear()
        self._sand = None

    def changeEvent(self, event) -> None:
        super().changeEvent(event)
        self.update()

    def _pixmap(self, name: str, painting: Callable[[QPainter], None], label: str = "") -> QPixmap:
        ratio = self.devicePixelRatioF()
        key = (name, label, ratio, self.theme.name)
        if key not in self._pixmaps:
            self._pixmaps[key] = painted(self._whole(), self._unit, ratio, painting)
        return self._pixmaps[key]

    def _whole(self) -> QRectF:
        return QRectF(-self.margin, -self.margin, WIDTH + 2 * self.margin, HEIGHT + 2 * self.margin)

    def _paint_sand(self, p: QPainter, left: float, running: bool) -> None:
        ratio = self.devicePixelRatioF()
        key = ("grains", "", ratio, self.theme.name)
        if key not in self._pixmaps:
            self._pixmaps[key] = sand_grains(self.theme, self._unit, ratio)
        paint_sand(
            p,
            self.theme,
            left,
            running=running,
            grains=self._pixmaps[key],
            unit=self._unit,
            ratio=ratio,
            frame=self._frame,
        )

    def _plate(self) -> QPixmap:
        x, y, w, h = PLATE
        # Translators: seconds on the plate of the sand glass.
        label = _("{n} s").format(n=self.seconds)
        for key in [key for key in self._pixmaps if key[0] == "plate" and key[1] != label]:
            del self._pixmaps[key]
        return self._pixmap("plate", lambda p: number_plate(p, self.theme, x, y, w, h, label), label)

    def paintEvent(self, event: QPaintEvent) -> None:
        u = self._unit
        at = self._corner() - QPointF(self.margin * u, self.margin * u)
        behind = self._pixmap("behind", lambda p: paint_behind(p, self.theme))
        before = self._pixmap("before", lambda p: paint_before(p, self.theme))
        p = QPainter(self)
        p.setRenderHints(SMOOTH)
        if self._turn is not None:
            self._paint_turning(p, behind, before, at)
            p.end()
            return
        left = min(1.0, self._left_ms / self._total_ms) if self._running and self._total_ms else 0.0
        if self._sand is None:
            self._sand = painted(
                self._whole(), u, self.devicePixelRatioF(), lambda q: self._paint_sand(q, left, self._running)
            )
        for pixmap in (behind, self._sand, before):
            p.drawPixmap(at, pixmap)
        if self._total_ms and self.plated:
            p.drawPixmap(at, self._plate())
        if self.hasFocus():
            p.translate(self._corner())
            p.scale(u, u)
            draw_focus(p, self.theme, rounded(-0.5, -0.5, WIDTH + 1, HEIGHT + 1, 1.6))
        p.end()

    def _paint_turning(self, p: QPainter, behind: QPixmap, before: QPixmap, at: QPointF) -> None:
        """Over and away from who looks: it gets flat, and comes back upside down."""
        turn = self._turn
        assert turn is not None
        height = math.cos(math.pi * turn.at(self._clock()))
        resting = self._pixmap("resting", lambda q: self._paint_sand(q, 0.0, False))
        middle = at.y() + resting.deviceIndependentSize().height() / 2
        p.translate(0, middle)
        p.scale(1, height if abs(height) > 0.02 else 0.02)
        p.translate(0, -middle)
        for pixmap in (behind, resting, before):
            p.drawPixmap(at, pixmap)
