"""The curtain between two people at one screen.

It knows whose it is and what stands on it, nothing else: who lays it over a table empties the table's private things
first. It lifts only while its owner holds the crest, or Space, for 0.6 s. The hold must begin when the curtain is
down, so a click, a double click or a key that was under way when it fell lifts nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmap,
    QResizeEvent,
    QShowEvent,
    QTouchEvent,
)
from PySide6.QtWidgets import QWidget

from wordgames.qt.sandtimer import system_ms
from wordgames.qt.stilldown import StillDown, follows
from wordgames.texts import curtain as texts
from wordgames.ui.buttons import Button
from wordgames.ui.painting.crests import crest_disc
from wordgames.ui.painting.curtain import RING, BulbFrame, Frame, paint_ring, sector
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.plates import key_width, keycap
from wordgames.ui.painting.shapes import circle
from wordgames.ui.painting.text import Align, draw_shadowed, fitted, text_width
from wordgames.ui.screen import PaintedWidget, Screen, draw_focus
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.motion import Glide
from wordgames.ui.widgets.pixmaps import painted
from wordgames.ui.words import Words

HOLD_MS = 600
FALL_MS = 260
RISE_MS = 400
FRAME_MS = 16
LONGEST_LOOK_MS = 100
"""More time than this between two looks does not count as held: a busy window may have missed the release."""

_MARGIN = 6.0
"""Around the ring, for its shadow and the light of its bulbs."""
_REACH = RING + _MARGIN


@dataclass(frozen=True)
class HandOver:
    """To whom the screen goes. All of it may be read by everybody."""

    seat: int
    name: str
    task: str
    """What this person will do, in one line."""
    then: tuple[tuple[int, str], ...] = ()
    """Seat and name of those who come next, in order."""
    occasion: str = ""
    """Where the game stands, as "Round 4"."""


class State(Enum):
    FALLING = "falling"
    DOWN = "down"
    RISING = "rising"
    UP = "up"


class Hold(Enum):
    """What is held."""

    MOUSE = "mouse"
    TOUCH = "touch"
    SPACE = "space"
    ASKED = "asked"
    """By a screen reader or another aid, whose one action counts as the whole hold: it runs by itself."""


class Crest(Button):
    """The ring that is held. It tells what begins and ends on it, and shows how much of the time is over."""

    margin = _MARGIN
    grasped = Signal(object)
    released_by = Signal(object)

    def __init__(self, seat: int, frame: Frame, name: str, parent: QWidget | None = None) -> None:
        super().__init__("", parent, name=name)
        self._seat = seat
        self._frame = frame
        self._share = 0.0
        self._films: tuple[QPixmap, QPixmap] | None = None
        self._films_key: object = None
        self._pressed_before = False
        self._finger: int | None = None
        self._ring_seen = False
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.clicked.connect(self._asked)

    def show_share(self, share: float) -> None:
        """Show that this share of the time, 0 to 1, is over."""
        if share != self._share:
            self._share = share
            self.update()

    # ---- what is held: no event here may become a click

    def hitButton(self, pos: QPoint) -> bool:
        return self._on_crest(QPointF(pos))

    def _on_crest(self, pos: QPointF) -> bool:
        away = pos - self.face().center()
        return (away.x() ** 2 + away.y() ** 2) ** 0.5 <= RING * self.u

    def _asked(self) -> None:
        self.grasped.emit(Hold.ASKED)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._on_crest(event.position()):
            self._pressed_before = True
            self.grasped.emit(Hold.MOUSE)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # The second half of a double click whose first half went to what lay here before.
        if self._pressed_before:
            self.mousePressEvent(event)
        self._pressed_before = True

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not self._on_crest(event.position()):
            self.released_by.emit(Hold.MOUSE)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.released_by.emit(Hold.MOUSE)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """A long touch is a hold here, not a menu."""
        event.accept()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QTouchEvent):
            self._touch(event)
            return True
        return super().event(event)

    def _touch(self, event: QTouchEvent) -> None:
        if event.type() == QEvent.Type.TouchCancel:
            self._lift_finger()
            return
        for point in event.points():
            state = point.state()
            if state == point.State.Pressed and self._finger is None and self._on_crest(point.position()):
                self._finger = point.id()
                self.grasped.emit(Hold.TOUCH)
            elif point.id() == self._finger:
                slid_off = state == point.State.Updated and not self._on_crest(point.position())
                if state == point.State.Released or slid_off:
                    self._lift_finger()

    def _lift_finger(self) -> None:
        self._finger = None
        self.released_by.emit(Hold.TOUCH)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._ring_seen = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        super().focusInEvent(event)

    # ---- painting

    def look(self) -> None:
        return None

    def _two_films(self) -> tuple[QPixmap, QPixmap]:
        """The ring dark and the ring lit."""
        key = (self.size(), self.u, self.devicePixelRatioF(), self.theme.name)
        if self._films is None or key != self._films_key:
            area = QRectF(-_REACH, -_REACH, 2 * _REACH, 2 * _REACH)

            def film(lit: bool) -> QPixmap:
                return painted(
                    area,
                    self.u,
                    self.devicePixelRatioF(),
                    lambda p: paint_ring(p, self.theme, self._frame, self._seat, lit),
                )

            self._films = (film(False), film(True))
            self._films_key = key
        return self._films

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        dark, lit = self._two_films()
        per_u = self.u * dark.devicePixelRatio()
        target = QRectF(-_REACH, -_REACH, dark.width() / per_u, dark.height() / per_u)
        p.translate(w / 2, h / 2)
        p.drawPixmap(target, dark, QRectF(dark.rect()))
        steps = self._share * self._frame.steps
        whole = int(steps)
        for first, last, strength in ((0, whole, 1.0), (whole, whole + 1, steps - whole)):
            if last > first and strength > 0:
                p.save()
                if last - first < self._frame.steps:
                    p.setClipPath(sector(self._frame, first, last), Qt.ClipOperation.IntersectClip)
                p.setOpacity(strength)
                p.drawPixmap(target, lit, QRectF(lit.rect()))
                p.restore()
        if self.hasFocus() and self._ring_seen:
            draw_focus(p, self.theme, circle(0, 0, RING + 0.9), on_dark=True)


class HowTo(PaintedWidget):
    """The line that says how the curtain is lifted, and its key."""

    margin = 1.0

    def __init__(self, seat: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._line, self._key = texts.hold_line(seat), texts.space_key()
        self.setAccessibleName(f"{self._line} {self._key}")

    def look(self) -> tuple[str, str]:
        return (self._line, self._key)

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        size = fitted(self._line, 2.9, w - key_width(self._key, 2.7) - 1.2)
        key = size * 0.92
        line = text_width(self._line, size)
        left = (w - line - 1.2 - key_width(self._key, key)) / 2
        ink = self.theme.text.curtain
        draw_shadowed(p, self.theme, self._line, left, h / 2, size, ink)
        keycap(p, self.theme, left + line + 1.2, h / 2, self._key, key)


class Followers(PaintedWidget):
    """Who comes next: a word and crests, from the right."""

    margin = 1.0

    def __init__(self, then: tuple[tuple[int, str], ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seats = tuple(seat for seat, _name in then)
        self.setAccessibleName(texts.then_line(tuple(name for _seat, name in then)))

    def look(self) -> tuple[int, ...]:
        return self._seats

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        right = w
        for seat in reversed(self._seats):
            crest_disc(p, self.theme, seat, right - 2.5, h / 2, 2.5)
            right -= 6.0
        draw_shadowed(
            p,
            self.theme,
            texts.then_word(),
            right - 0.4,
            h / 2,
            2.6,
            self.theme.text.curtain_quiet,
            Face.TEXT_SEMI,
            Align.RIGHT,
        )


class Curtain(Screen):
    """Comes down when it is shown, and lifts for its owner."""

    lifted = Signal(int)
    """It was held for 0.6 s and begins to rise: now what only this seat may see may be shown below it."""
    risen = Signal()
    """It is out of sight."""

    def __init__(
        self,
        to: HandOver,
        theme: Theme | None = None,
        parent: QWidget | None = None,
        *,
        frame: Frame | None = None,
        at_once: bool = False,
        reduce_motion: bool = False,
        clock: Callable[[], int] = system_ms,
    ) -> None:
        """`at_once`: it is down without falling, as after undo, resume, resize or a change of language. `frame` is
        what fills up around the crest, bulbs by default. `clock` counts milliseconds.
        """
        super().__init__(theme, parent)
        self.to = to
        self.ground_name = f"curtain_{to.seat}"
        self.state = State.FALLING
        self._at_once = at_once or reduce_motion
        self._still = reduce_motion
        self._clock = clock
        self._glide: Glide | None = None
        self._hold: Hold | None = None
        self._held_ms = 0
        self._seen_ms = 0
        self._space_down = False
        self._released_at = 0
        self._held_before: int | None = None
        """How long Space had been held when it was let go of; None where that was no hold."""
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self.tick)

        title = texts.pass_to(to.name)
        self.setAccessibleName(f"{title}. {to.task}")
        words = Words(
            title,
            self,
            size=12.4,
            ink="curtain",
            face=Face.DISPLAY,
            shadow=True,
            align=Align.CENTER,
        )
        self.place(words, 6, 13.0, 148, 15.2, gap=0.3)
        task = Words(to.task, self, size=3.5, ink="curtain", shadow=True, align=Align.CENTER)
        self.place(task, 6, 28.1, 148, 5.0, gap=0.35)
        self.crest = Crest(to.seat, frame or BulbFrame(), texts.hold_line(to.seat), self)
        self.crest.setAccessibleDescription(f"{title}. {to.task}")
        self.crest.grasped.connect(self._grasp)
        self.crest.released_by.connect(self._let_go)
        self.place(self.crest, 80 - RING, 55.0 - RING, 2 * RING, 2 * RING, gap=0.5)
        self.place(HowTo(to.seat, self), 32, 76.2, 96, 5.0, gap=0.7)
        if to.occasion:
            occasion = Words(
                to.occasion, self, size=2.6, ink="curtain_quiet", face=Face.TEXT_SEMI, shadow=True
            )
            self.place(occasion, 6, 76.2, 26, 5.0, gap=0.7)
        if to.then:
            self.place(Followers(to.then, self), 124, 76.2, 30, 5.0, gap=0.7)

    # ---- coming down

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.state is State.FALLING and self._glide is None:
            if self._at_once:
                self._come_down()
            else:
                now = self._clock()
                self._glide = Glide(-self.height(), 0, now, FALL_MS)
                self.move(self.x(), -self.height())
                self._timer.start()
            self.crest.setFocus(Qt.FocusReason.OtherFocusReason)

    def _come_down(self) -> None:
        self.state = State.DOWN
        self._glide = None
        self._timer.stop()
        self.move(self.x(), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._drop_hold()
        if self._glide is not None and self.state is State.FALLING:
            self._come_down()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._drop_hold()
        self._timer.stop()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.ActivationChange, QEvent.Type.EnabledChange):
            self._drop_hold()

    # ---- holding

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Space:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat() and not self._space_down:
            self._space_down = True
            again = follows(event, self._released_at)
            if not event.modifiers() and not (again and self._held_before is None):
                self._grasp(Hold.SPACE)
                if again and self._held_before is not None:
                    self._held_ms = self._held_before

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space_down = False
            self._released_at = event.timestamp()
            self._held_before = self._held_ms if self._hold is Hold.SPACE else None
            self._let_go(Hold.SPACE)

    def _grasp(self, hold: Hold) -> None:
        """Somebody takes hold. What begins while the curtain still falls is no hold."""
        if self.state is State.DOWN and self._hold is None:
            self._hold = hold
            self._held_ms = 0
            self._seen_ms = self._clock()
            self._timer.start()

    def _let_go(self, hold: Hold) -> None:
        if self._hold is hold:
            self._drop_hold()

    def _drop_hold(self) -> None:
        if self._hold is not None:
            self._hold = None
            self._timer.stop()
            self.crest.show_share(0.0)

    # ---- time

    def tick(self) -> None:
        """Look at the clock: move, or count the hold."""
        now = self._clock()
        if self._glide is not None:
            self.move(self.x(), round(self._glide.at(now)))
            if self._glide.done(now):
                self._glide = None
                if self.state is State.FALLING:
                    self._come_down()
                else:
                    self._be_up()
        elif self._hold is not None:
            self._held_ms += min(max(0, now - self._seen_ms), LONGEST_LOOK_MS)
            self._seen_ms = now
            self.crest.show_share(min(1.0, self._held_ms / HOLD_MS))
            if self._held_ms >= HOLD_MS:
                self._lift()

    def _lift(self) -> None:
        self._hold = None
        self.state = State.RISING
        if self._space_down and (window := self.window().windowHandle()) is not None:
            # What lies below the curtain must not take the repeats for its own.
            StillDown(Qt.Key.Key_Space, window)
        self.lifted.emit(self.to.seat)
        # Who listens may have taken the curtain away.
        if self.isVisible():
            if self._still:
                self._be_up()
            else:
                self._glide = Glide(0, -self.height(), self._clock(), RISE_MS, gently=True)
                self._timer.start()

    def _be_up(self) -> None:
        self.state = State.UP
        self._timer.stop()
        self.move(self.x(), -self.height())
        self.risen.emit()
