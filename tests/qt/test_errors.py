"""The one error dialog and the log behind it (faults 27 and 65)."""

import logging
import threading

import pytest
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QPushButton, QWidget

from wordgames.qt.log import CRASH_NAME, LOG_NAME, Log, log
from wordgames.ui.errors import ErrorCatcher


@pytest.fixture
def window(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(400, 300)
    window.show()
    return window


@pytest.fixture
def opened_log(tmp_path):
    opened = Log(tmp_path / "log")
    yield opened
    opened.close()


@pytest.fixture
def catcher(window, opened_log):
    catcher = ErrorCatcher(lambda: window, str(opened_log.path))
    catcher.install()
    yield catcher
    catcher.uninstall()


def raising(*args):
    raise ZeroDivisionError("the hidden word is TROMBONE")


class BadPainter(QWidget):
    painted = 0

    def paintEvent(self, event):
        BadPainter.painted += 1
        raise ValueError("paint")


def seen(qtbot, catcher):
    qtbot.waitUntil(lambda: catcher.dialog is not None)
    return catcher.dialog


# pytest-qt takes exceptions in slots for a failing test; here they are the subject.
pytestmark = pytest.mark.qt_no_exception_capture


def test_fault_65_an_exception_in_a_slot_opens_one_dialog(qtbot, catcher, window):
    button = QPushButton(window)
    button.clicked.connect(raising)
    for _ in range(5):
        button.click()
    dialog = seen(qtbot, catcher)
    assert "ZeroDivisionError" in dialog.details.toPlainText()
    dialog.go_on_button.click()
    assert catcher.dialog is None
    button.click()
    qtbot.wait(1)
    assert catcher.dialog is None


def test_fault_65_an_exception_in_painting_does_not_storm(qtbot, catcher, window):
    bad = BadPainter(window)
    bad.show()
    for _ in range(10):
        bad.update()
        qtbot.wait(1)
    dialog = seen(qtbot, catcher)
    assert BadPainter.painted > 1
    dialog.go_on_button.click()
    bad.update()
    qtbot.wait(1)
    assert catcher.dialog is None


def test_fault_65_timers_and_threads_are_heard_of_too(qtbot, catcher):
    QTimer.singleShot(0, catcher, raising)
    seen(qtbot, catcher).go_on_button.click()

    def fail():
        raise RuntimeError

    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    assert "RuntimeError" in seen(qtbot, catcher).details.toPlainText()


def test_fault_65_quit_works(qtbot, catcher, window):
    QTimer.singleShot(0, catcher, raising)
    dialog = seen(qtbot, catcher)
    with qtbot.waitSignal(catcher.quit_wanted):
        dialog.quit_button.click()


def test_fault_27_neither_log_nor_dialog_quotes_what_an_error_said(qtbot, catcher, opened_log, tmp_path):
    QTimer.singleShot(0, catcher, raising)
    dialog = seen(qtbot, catcher)
    logged = (tmp_path / "log" / LOG_NAME).read_text()
    assert "ZeroDivisionError" in logged
    assert "test_errors.py" in logged
    assert "TROMBONE" not in logged + dialog.details.toPlainText()


def test_the_log_turns_over(opened_log, tmp_path):
    for _ in range(400):
        log.info("x" * 4_000)
    files = sorted(path.name for path in (tmp_path / "log").iterdir())
    assert files == [CRASH_NAME, LOG_NAME, f"{LOG_NAME}.1", f"{LOG_NAME}.2"]
    assert sum(path.stat().st_size for path in (tmp_path / "log").iterdir()) < 1_000_000


def test_fault_57_a_folder_that_cannot_be_made_means_no_log(qapp, tmp_path):
    (tmp_path / "file").write_text("in the way")
    opened = Log(tmp_path / "file" / "log")
    log.info("nothing happens")
    opened.close()
    assert opened.path is None


def test_qt_speaks_in_the_log(opened_log, tmp_path):
    before = log.level
    QObject().startTimer(-5)
    assert log.level == before == logging.INFO
    assert "Qt:" in (tmp_path / "log" / LOG_NAME).read_text()
