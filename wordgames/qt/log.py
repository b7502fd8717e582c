"""What the app notes while it runs: a log that turns over, and the stack of a crash; neither holds a card.

No message of an exception goes in, because messages may quote words and letters that nobody else may see yet; where it
happened is enough to find it. Exceptions are those of the operating system, whose messages name files and reasons.
"""

from __future__ import annotations

import faulthandler
import logging
import traceback
from pathlib import Path
from types import TracebackType
from typing import TextIO

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

LOG_NAME = "wordgames.log"
CRASH_NAME = "crash.log"
_BYTES = 256 * 1024
_FILES = 3

log = logging.getLogger("wordgames")

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


def where(trace: TracebackType | None) -> str:
    """The frames of a traceback, innermost last, as `file:line in function`; no values, no messages."""
    frames = traceback.extract_tb(trace)
    return "\n".join(f"  {Path(f.filename).name}:{f.lineno} in {f.name}" for f in frames)


def describe(error: BaseException) -> str:
    """The kind of an error and where it came from."""
    told = f": {error.strerror} ({error.filename})" if isinstance(error, OSError) and error.strerror else ""
    return f"{type(error).__name__}{told}\n{where(error.__traceback__)}"


class _Turning(logging.FileHandler):
    """A log file that becomes the second, and then the third, when it is full.

    The standard library's handler of that kind brings sockets and pickling along, which every start would pay for.
    """

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, into a fresh file where the present one is full."""
        super().emit(record)
        if self.stream is not None and self.stream.tell() > _BYTES:
            self.close()
            first = Path(self.baseFilename)
            for number in range(_FILES - 1, 0, -1):
                older = first if number == 1 else first.with_name(f"{first.name}.{number - 1}")
                if older.exists():
                    older.replace(first.with_name(f"{first.name}.{number}"))
            self.stream = self._open()


class Log:
    """The open log of one run, in a folder of its own; where that cannot be written there is none."""

    def __init__(self, folder: Path) -> None:
        self.path: Path | None = folder / LOG_NAME
        self._handler: logging.Handler = logging.NullHandler()
        self._crash: TextIO | None = None
        self._catches_crashes = False
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._handler = _Turning(folder / LOG_NAME, encoding="utf-8")
            self._crash = (folder / CRASH_NAME).open("a", encoding="utf-8")
            self._catches_crashes = not faulthandler.is_enabled()
            if self._catches_crashes:
                faulthandler.enable(self._crash)
        except OSError:
            self.path = None
        self._handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
        log.addHandler(self._handler)
        log.setLevel(logging.INFO)
        log.propagate = False
        self._qt_before = qInstallMessageHandler(self._qt_says)

    def close(self) -> None:
        """Let go of the files and of Qt's messages."""
        qInstallMessageHandler(self._qt_before)
        log.removeHandler(self._handler)
        self._handler.close()
        if self._crash is not None:
            if self._catches_crashes:
                faulthandler.disable()
            self._crash.close()
            self._crash = None

    @staticmethod
    def _qt_says(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        log.log(_LEVELS.get(kind, logging.WARNING), "Qt: %s", message)
