"""Time in play: a clock that stands still while the game is paused, and the sand glass that runs on it.

Nothing here counts ticks. A glass is a deadline, and the tick of the event loop only asks how far it is, so held menus
and slow frames cost no time (a round of 30 s lasts 30.0 s).
"""

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal

TICK_MS = 100
"""How often a running glass looks at its deadline, and asks to be painted."""
JUMP_MS = 5_000
"""A longer time without a look is a machine that slept, not a window that was busy."""


def system_ms() -> int:
    """Milliseconds on a clock that nobody can set and that goes on while the machine sleeps."""
    for name in ("CLOCK_BOOTTIME", "CLOCK_MONOTONIC"):
        clock_id = getattr(time, name, None)
        if clock_id is not None:
            return time.clock_gettime_ns(clock_id) // 1_000_000
    return time.monotonic_ns() // 1_000_000


class PlayClock(QObject):
    """The time that was really played: it stands still while paused, and takes a sleep of the machine for a pause."""

    ticked = Signal()
    """Ten times a second while it goes."""
    paused_changed = Signal(bool)
    slept = Signal()
    """The machine slept: the clock has paused itself at its last look before that."""

    def __init__(self, clock: Callable[[], int] = system_ms, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._played = 0
        self._seen: int | None = None
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self.tick)

    @property
    def paused(self) -> bool:
        """Whether it stands still. It does until `resume` is called first."""
        return self._seen is None

    def now_ms(self) -> int:
        """Milliseconds played since it was made, or since `set_ms` in its count."""
        self._look()
        return self._played

    def set_ms(self, played: int) -> None:
        """Go on from this count, as when a game is resumed."""
        self._look()
        self._played = played

    def resume(self) -> None:
        """Go. Does nothing when it goes already."""
        if self._seen is None:
            self._seen = self._clock()
            self._timer.start()
            self.paused_changed.emit(False)

    def pause(self) -> None:
        """Stand still. Does nothing when it stands already."""
        if self._seen is not None:
            self._look()
        if self._seen is not None:
            self._stand()

    def tick(self) -> None:
        """Look at the clock and tell who waits for it."""
        self._look()
        if self._seen is not None:
            self.ticked.emit()

    def _look(self) -> None:
        if self._seen is None:
            return
        now = self._clock()
        if now - self._seen > JUMP_MS:
            self._stand()
            self.slept.emit()
        else:
            self._played += max(0, now - self._seen)
            self._seen = now

    def _stand(self) -> None:
        self._seen = None
        self._timer.stop()
        self.paused_changed.emit(True)


class SandTimer(QObject):
    """One glass of sand on a play clock. It is started by one hand only and ends once."""

    finished = Signal(int)
    """The id of the timer whose sand has run out; once for each start."""
    ticked = Signal()
    """Paint the sand anew: ten times a second while it runs, and when it starts or stops."""

    def __init__(self, clock: PlayClock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._id: int | None = None
        self._deadline = 0
        self._duration = 0
        clock.ticked.connect(self._tick)

    @property
    def timer_id(self) -> int | None:
        """The glass that runs, or None."""
        return self._id

    @property
    def running(self) -> bool:
        """Whether sand is in the upper half; a paused glass runs too, and stands still."""
        return self._id is not None

    @property
    def duration_ms(self) -> int:
        """All the sand of the present glass, in milliseconds; 0 before the first."""
        return self._duration

    def start(self, timer_id: int, duration_ms: int, remaining_ms: int | None = None) -> None:
        """Turn the glass, or go on with so much left. A glass that runs already is not started twice."""
        if self._id == timer_id:
            return
        self._id = timer_id
        self._duration = duration_ms
        self._deadline = self._clock.now_ms() + (duration_ms if remaining_ms is None else remaining_ms)
        self.ticked.emit()

    def stop(self) -> None:
        """Take the glass away; it will not finish."""
        if self._id is not None:
            self._id = None
            self.ticked.emit()

    def remaining_ms(self) -> int:
        """Milliseconds of sand that are left; 0 when none runs."""
        return 0 if self._id is None else max(0, self._deadline - self._clock.now_ms())

    def settle(self) -> None:
        """Finish now if the deadline has passed: asked before a move counts, so that none counts after the end."""
        if self._id is not None and self.remaining_ms() == 0:
            timer_id, self._id = self._id, None
            self.finished.emit(timer_id)

    def _tick(self) -> None:
        if self._id is not None:
            self.ticked.emit()
            self.settle()
