"""Computers at work: they choose in a worker thread, so that the window goes on painting, and one after the other."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from typing import Any, TypeAlias

from PySide6.QtCore import QObject, QRunnable, Qt, QThreadPool, Signal

from wordgames.core.players import Seat
from wordgames.session.session import BotTurn

SWITCH_S = 0.000_5
"""How long a thread that only computes keeps Python to itself while another waits for it. Painting gives it back many
times a frame, and waits for it as often: with the usual 5 ms a frame took eight times as long while a computer thought.
"""

Choose: TypeAlias = Callable[[BotTurn], tuple[Any, int]]
"""A computer's choice from what its turn shows: the move, and the milliseconds that a person would have thought."""


class _Mailbox(QObject):
    """Carries choices from the worker to the thread that it lives in."""

    chosen = Signal(int, object, object, int)
    failed = Signal(object)


class _Task(QRunnable):
    def __init__(self, mailbox: _Mailbox, seat: Seat, turn: BotTurn, choose: Choose) -> None:
        super().__init__()
        self._mailbox, self._seat, self._turn, self._choose = mailbox, seat, turn, choose

    def run(self) -> None:
        # A collection in this thread could destroy Qt objects that belong to the other.
        collecting = gc.isenabled()
        gc.disable()
        try:
            move, think_ms = self._choose(self._turn)
        except Exception as error:
            self._mailbox.failed.emit(error)
        else:
            self._mailbox.chosen.emit(self._seat, self._turn, move, think_ms)
        finally:
            if collecting:
                gc.enable()


class BotRunner(QObject):
    """Asks computers for their moves; answers come as a signal in the thread of whoever asked."""

    chosen = Signal(int, object, object, int)
    """Seat, the `BotTurn` it was asked for, its move, and how long it thinks, in milliseconds."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        sys.setswitchinterval(SWITCH_S)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._mailbox = _Mailbox(self)
        self._mailbox.chosen.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self._mailbox.failed.connect(self._fail, Qt.ConnectionType.QueuedConnection)
        self._open = True

    def ask(self, seat: Seat, turn: BotTurn, choose: Choose) -> None:
        """Have `choose` run on this turn; turns wait for one another."""
        if self._open:
            self._pool.start(_Task(self._mailbox, seat, turn, choose))

    @property
    def busy(self) -> bool:
        """Whether somebody who was asked is still choosing."""
        return self._pool.activeThreadCount() > 0

    def finish(self) -> None:
        """Stay until everybody who was asked has chosen; the answers come with the next events."""
        self._pool.waitForDone()

    def close(self) -> None:
        """Ask nobody any more; what is still being thought is forgotten."""
        self._open = False
        self._pool.clear()
        self._pool.waitForDone()

    def _deliver(self, seat: Seat, turn: BotTurn, move: Any, think_ms: int) -> None:
        if self._open:
            self.chosen.emit(seat, turn, move, think_ms)

    def _fail(self, error: Exception) -> None:
        # Raised here it reaches the one error dialog, with the worker's own traceback.
        raise error
