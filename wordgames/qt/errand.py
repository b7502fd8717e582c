"""One thing looked up outside of the window's thread at a time, whose answer comes back by a signal."""

from __future__ import annotations

import gc
from collections.abc import Callable, Hashable
from typing import Any

from PySide6.QtCore import QObject, QRunnable, Qt, QThreadPool, Signal


class Errand(QObject):
    """Asks in a thread of its own, one question after the other."""

    answered = Signal(object, object)
    """The question's key, and what was found."""
    _failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._failed.connect(self._raise, Qt.ConnectionType.QueuedConnection)

    def send(self, key: Hashable, find: Callable[[], Any]) -> None:
        """Call `find` there; it must touch nothing of Qt."""
        self._pool.start(_Run(self, key, find))

    def finish(self) -> None:
        """Wait until nothing is asked any more, as before the window closes."""
        self._pool.waitForDone()

    def _raise(self, error: Exception) -> None:
        # Raised here it reaches the one error dialog, with the worker's own traceback.
        raise error


class _Run(QRunnable):
    def __init__(self, errand: Errand, key: Hashable, find: Callable[[], Any]) -> None:
        super().__init__()
        self._errand, self._key, self._find = errand, key, find

    def run(self) -> None:
        # A collection in this thread could destroy Qt objects that belong to the other.
        collecting = gc.isenabled()
        gc.disable()
        try:
            found = self._find()
        except Exception as error:
            self._errand._failed.emit(error)
        else:
            self._errand.answered.emit(self._key, found)
        finally:
            if collecting:
                gc.enable()
