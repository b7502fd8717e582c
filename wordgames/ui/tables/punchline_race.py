"""The race of a round once more: all holders side by side, as their owners slid them."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from wordgames.games.punchline.view import PunchlineView
from wordgames.qt.twin import AnyController
from wordgames.texts import _, ngettext
from wordgames.ui.buttons import Plaque
from wordgames.ui.painting.fonts import Face
from wordgames.ui.screen import Screen
from wordgames.ui.tables.punchline_texts import name_of
from wordgames.ui.tables.race import SPEED, Lane, Race, clock_time, race_of
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.choices import Choice
from wordgames.ui.widgets.lines import Line
from wordgames.ui.widgets.racelane import RATIO, RaceLane
from wordgames.ui.widgets.seatplate import SeatPlate, shared_name_size
from wordgames.ui.widgets.sentence import SentenceLine

_LEFT, _WIDTH = 4.0, 128.0
_TOP, _PLATE, _HOLDER = 15.0, 6.6, 58.4
_RIGHT, _RIGHT_W = 136.4, 19.6
_GAP = 0.55


class RaceScreen(Screen):
    """Plays a race, four times as fast; a tap goes to its end, the next back to the words."""

    ground_name = "play"

    done = Signal()
    """Back to the words."""
    moved = Signal()
    """It was begun anew, or taken to its end."""

    def __init__(
        self, controller: AnyController, theme: Theme | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, parent)
        self._controller = controller
        self._race = Race(())
        self.since_ms = 0
        """On the play clock: when it began."""
        self.hurried = False
        """It was taken to its end."""
        self._at_ms = 0
        self._lanes: list[tuple[Lane, RaceLane, SeatPlate, Line]] = []
        self.sentence = SentenceLine(self)
        self.time = Line(9.0, self, face=Face.DISPLAY)
        # Translators: how fast the replay of a race runs.
        self.speed = Line(2.4, self, caption=True)
        self.speed.set_text(
            ngettext("{n} time as fast", "{n} times as fast", SPEED).format(n=SPEED),
        )
        self.again = Choice(_("Again"), self, brass=False, size=2.9)
        self.back = Plaque(_("Back"), self, size=4.9)
        self.back.set_sub(_("to the words"))
        self.again.clicked.connect(self.play)
        self.back.clicked.connect(self.done)
        self.back.setVisible(controller.leads)
        self.main_action = self.back
        self.setFocusProxy(self.back)
        controller.clock.ticked.connect(self._tick)
        self.place(self.sentence, 14.0, 2.9, 132.0, 10.6, 0.25)
        self.place(self.time, _RIGHT, 18.0, _RIGHT_W, 10.0, _GAP)
        self.place(self.speed, _RIGHT, 28.0, _RIGHT_W, 3.6, _GAP)
        self.place(self.again, _RIGHT, 60.6, _RIGHT_W, 5.2, _GAP)
        self.place(self.back, _RIGHT, 67.2, _RIGHT_W, 14.4, _GAP)

    @property
    def at_ms(self) -> int:
        """What is shown, on the clock of the race."""
        return self._at_ms

    @property
    def finished(self) -> bool:
        """Whether all of it has been shown."""
        return self._at_ms >= self._race.length_ms

    def show_race(self, view: PunchlineView) -> None:
        """Lay out the round that is being judged; `play` shows it."""
        race = race_of(view.rounds[-1])
        if race is None:
            return
        for _lane, *parts in self._lanes:
            for part in parts:
                self.forget(part)
        self._race = race
        self.sentence.show_sentence(view.rounds[-1].sentence)
        self._lanes = [
            (
                lane,
                RaceLane(lane.seat, name_of(view, lane.seat), view.values, self),
                SeatPlate(lane.seat, view.seats[lane.seat].player, self),
                Line(2.3, self, caption=True),
            )
            for lane in race.lanes
        ]
        self._place_lanes()
        for lane, _holder, plate, _says in self._lanes:
            plate.set_score(view.seats[lane.seat].total)

    def _place_lanes(self) -> None:
        count = len(self._lanes)
        pitch = min(26.0, _WIDTH / count)
        left = _LEFT + (_WIDTH - pitch * count) / 2
        plate_w, holder_w = min(19.6, pitch - 1.8), _HOLDER * RATIO
        for i, (_lane, holder, plate, says) in enumerate(self._lanes):
            x = left + i * pitch
            self.place(plate, x + (pitch - plate_w) / 2, _TOP, plate_w, _PLATE, _GAP)
            self.place(holder, x + (pitch - holder_w) / 2, _TOP + _PLATE + 2.0, holder_w, _HOLDER, _GAP)
            self.place(says, x, _TOP + _PLATE + _HOLDER + 3.2, pitch, 5.0, _GAP)
            for part in (holder, plate, says):
                part.show()
        shared_name_size([plate for _lane, _holder, plate, _says in self._lanes], plate_w, _PLATE, 2.6)

    def play(self) -> None:
        """From the beginning."""
        self.play_from(self._controller.clock.now_ms())
        self.moved.emit()

    def play_from(self, since_ms: int, *, hurried: bool = False) -> None:
        """As it is when it began at this time of the play clock, or was taken to its end."""
        self.since_ms, self.hurried = since_ms, hurried
        self._show_now()
        self.back.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_now(self) -> None:
        gone = (self._controller.clock.now_ms() - self.since_ms) * SPEED
        self._show(self._race.length_ms if self.hurried else gone)

    def _show(self, at_ms: int) -> None:
        self._at_ms = min(at_ms, self._race.length_ms)
        last = max((lane.done_ms for lane, *_parts in self._lanes), default=0)
        self.time.set_text(clock_time(min(self._at_ms, last)))
        for lane, holder, plate, says in self._lanes:
            done = self._at_ms >= lane.done_ms
            holder.show_windows(
                lane.windows(self._at_ms), frozenset() if self.finished else lane.fresh(self._at_ms)
            )
            plate.set_active(done and lane.turned)
            says.set_text(_says_done(lane) if done else "")
        self.again.setVisible(self.finished and self._controller.leads)

    def _tick(self) -> None:
        if self.isVisible() and not self._controller.paused and not self.finished:
            self._show_now()

    def tap(self) -> None:
        """To the end, then back to the words."""
        if self.finished:
            self.done.emit()
        else:
            self.hurried = True
            self._show_now()
            self.moved.emit()

    def escape(self) -> bool:
        self.done.emit()
        return True

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.tap()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.tap()
            return
        super().keyPressEvent(event)


def _says_done(lane: Lane) -> str:
    time = clock_time(lane.done_ms)
    text = _("turned the glass at {time}") if lane.turned else _("done at {time}")
    return text.format(time=time)
