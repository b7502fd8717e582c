"""Every exception that nobody handled ends here: in the log, and once in a dialog."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDialog, QWidget

from wordgames.qt.log import describe, log

if TYPE_CHECKING:
    from wordgames.ui.errordialog import ErrorDialog


class ErrorCatcher(QObject):
    """Hears of every exception that nobody handled, in slots, events, painting, timers and threads.

    The first opens the dialog; more of them while it is open, or from the same place later, only go into the log.
    """

    happened = Signal(str)
    """An error was caught (its kind): what plays should pause."""
    quit_wanted = Signal()
    _caught = Signal(object)

    def __init__(
        self,
        parent_window: Callable[[], QWidget | None],
        log_path: str | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._parent_window = parent_window
        self._log_path = log_path
        self._places: set[str] = set()
        self.dialog: ErrorDialog | None = None
        # Shown from the event loop: an exception may come from the middle of painting, or from another thread.
        self._caught.connect(self._show, Qt.ConnectionType.QueuedConnection)
        self._hooks = (sys.excepthook, threading.excepthook, sys.unraisablehook)

    def install(self) -> None:
        """Hear of exceptions from now on."""
        sys.excepthook = self._excepthook
        threading.excepthook = lambda args: self.catch(args.exc_value)
        sys.unraisablehook = lambda args: self.catch(args.exc_value)

    def uninstall(self) -> None:
        """Hear of nothing more."""
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._hooks
        if self.dialog is not None:
            self.dialog.close()

    def catch(self, error: BaseException | None) -> None:
        """An exception that nobody handled."""
        if error is None:
            return
        log.error("unhandled %s", describe(error))
        self._caught.emit(error)

    def _excepthook(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            self.quit_wanted.emit()
        else:
            self.catch(error)

    def _show(self, error: BaseException) -> None:
        details = describe(error)
        if self.dialog is not None or details in self._places:
            return
        from wordgames.ui.errordialog import ErrorDialog

        self._places.add(details)
        self.happened.emit(type(error).__name__)
        self.dialog = ErrorDialog(details, self._log_path, self._parent_window())
        self.dialog.finished.connect(self._closed)
        self.dialog.open()

    def _closed(self, answer: int) -> None:
        self.dialog = None
        if answer == QDialog.DialogCode.Rejected:
            self.quit_wanted.emit()
