"""What people see when the program has made a mistake: one dialog, the game kept, and a way out."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from types import TracebackType

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from wordgames.qt.log import describe, log
from wordgames.texts import _


class ErrorDialog(QDialog):
    """What happened, what was kept, what to do. Plain widgets: painting may be what went wrong."""

    def __init__(self, details: str, log_path: str | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(_("Something went wrong"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMaximumSize(900, 560)
        layout = QVBoxLayout(self)
        sentences = [
            _("Wordgames has made a mistake, and stopped what it was doing just now."),
            _("Your game is kept up to the last move that was on the screen."),
            _("Go on playing if everything looks right; otherwise quit and start again."),
        ]
        if log_path:
            sentences.append(_("For a report: the details below are also in {path}.").format(path=log_path))
        for sentence in sentences:
            label = QLabel(sentence, self)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            layout.addWidget(label)
        self.details = QPlainTextEdit(details, self)
        self.details.setReadOnly(True)
        self.details.setTabChangesFocus(True)
        self.details.setAccessibleName(_("Details"))
        layout.addWidget(self.details)
        row = QHBoxLayout()
        layout.addLayout(row)
        self.copy_button = QPushButton(_("Copy the details"), self)
        self.copy_button.clicked.connect(self._copy)
        row.addWidget(self.copy_button)
        row.addStretch()
        self.quit_button = QPushButton(_("Quit"), self)
        self.quit_button.clicked.connect(self.reject)
        row.addWidget(self.quit_button)
        self.go_on_button = QPushButton(_("Go on"), self)
        self.go_on_button.setDefault(True)
        self.go_on_button.clicked.connect(self.accept)
        row.addWidget(self.go_on_button)
        for button in (self.copy_button, self.quit_button, self.go_on_button):
            button.setAutoDefault(button is self.go_on_button)

    def _copy(self) -> None:
        QApplication.clipboard().setText(self.details.toPlainText())


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
        self._places.add(details)
        self.happened.emit(type(error).__name__)
        self.dialog = ErrorDialog(details, self._log_path, self._parent_window())
        self.dialog.finished.connect(self._closed)
        self.dialog.open()

    def _closed(self, answer: int) -> None:
        self.dialog = None
        if answer == QDialog.DialogCode.Rejected:
            self.quit_wanted.emit()
