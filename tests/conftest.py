"""What every test runs on: Qt without a screen, directories of its own, English, and nothing left behind.

Warnings of Python fail by pytest's `filterwarnings`, warnings of Qt by pytest-qt's `qt_log_level_fail`; the
exceptions stand with their reasons in pyproject.toml. Timers, animations and windows that a test leaves behind
fail it here.
"""

from __future__ import annotations

import gc
import linecache
import os
import sys
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

# Before any Qt module is loaded. A developer may set another platform to watch the tests.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import hypothesis
import pytest
import shiboken6
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QObject, QSettings, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

pytest_plugins = ["pytester"]

# No deadlines: two busy cores make any of them a coin toss. In CI the examples are the same in every run.
hypothesis.settings.register_profile("default", deadline=None)
hypothesis.settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
hypothesis.settings.load_profile("ci" if os.environ.get("CI") else "default")

TOP_LEVELS_OF_QT = {
    # Qt keeps one tool tip for the whole application and deletes it by a timer of its own.
    "QTipLabel",
}


class Started:
    """The timers and animations that were started in Python, each with the line that did it."""

    def __init__(self) -> None:
        self._lines: weakref.WeakKeyDictionary[QObject, str] = weakref.WeakKeyDictionary()

    def watch(self, cls: type[QObject]) -> None:
        """Note each `start` of an instance of `cls` from now on."""
        start: Callable[..., Any] = cls.start  # type: ignore[attr-defined]

        def noted(instance: QObject, *args: Any, **named: Any) -> Any:
            frame = sys._getframe(1)
            file, line = frame.f_code.co_filename, frame.f_lineno
            self._lines[instance] = f"{file}:{line}: {linecache.getline(file, line).strip()}"
            return start(instance, *args, **named)

        cls.start = noted  # type: ignore[attr-defined]

    def running(self) -> dict[QObject, str]:
        """What still runs, and where it was started."""
        return {
            instance: f"{type(instance).__name__} started at {line}"
            for instance, line in list(self._lines.items())
            if shiboken6.isValid(instance) and self._runs(instance)
        }

    @staticmethod
    def _runs(instance: QObject) -> bool:
        if isinstance(instance, QAbstractAnimation):
            return instance.state() == QAbstractAnimation.State.Running
        return isinstance(instance, QTimer) and instance.isActive()


started = Started()
started.watch(QTimer)
started.watch(QAbstractAnimation)


def windows() -> dict[int, QWidget]:
    """The top-level widgets that exist, shown or not, by the address in C++ (wrappers come and go)."""
    if not isinstance(QCoreApplication.instance(), QApplication):
        return {}
    return {
        shiboken6.getCppPointer(widget)[0]: widget
        for widget in QApplication.topLevelWidgets()
        if widget.metaObject().className() not in TOP_LEVELS_OF_QT and widget.parent() is None
    }


class Hand(QWidget):
    """Lets go of the mouse buttons that a test left pressed: QtTest would take them for pressed ever after."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def let_go(self) -> None:
        """Release each button."""
        for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton, Qt.MouseButton.RightButton):
            QTest.mouseRelease(self, button)


@pytest.fixture(scope="session")
def letting_go(qapp: QApplication) -> Iterator[Hand]:
    """The hand of the whole session."""
    hand = Hand()
    yield hand
    shiboken6.delete(hand)


def deliver_deletions() -> None:
    """Carry out each deleteLater, which `processEvents` does not: it waits for the event loop to return."""
    if QCoreApplication.instance() is not None:
        # Deleting one object may ask for the deletion of others.
        for _ in range(3):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def qtbot(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[QtBot]:
    """pytest-qt's, but it holds the widgets that it is handed until they have been closed.

    It keeps weak references, and paints what is still to be painted when the test's own names are gone: a garbage
    collection in the middle of that would take the window from under its painter.
    """
    held: list[QWidget] = []
    add = qtbot.addWidget

    def hold(widget: QWidget, **named: Any) -> None:
        held.append(widget)
        add(widget, **named)

    monkeypatch.setattr(qtbot, "addWidget", hold)
    yield qtbot
    # They are closed by now; what belongs to them ends before anybody looks for what is left.
    held.clear()


@pytest.fixture(autouse=True)
def nothing_left_behind(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail the test that leaves a running timer, a running animation or a window behind.

    A test hands its windows to `qtbot.addWidget`, which closes them before this looks.
    """
    hand = request.getfixturevalue("letting_go") if "qapp" in request.fixturenames else None
    windows_before, running_before = set(windows()), set(started.running())
    yield

    def left() -> tuple[list[QWidget], dict[QObject, str]]:
        deliver_deletions()
        return (
            [widget for key, widget in windows().items() if key not in windows_before],
            {what: where for what, where in started.running().items() if what not in running_before},
        )

    if hand is not None:
        hand.let_go()
    if any(left()):
        # What only a reference cycle keeps alive goes away by itself, and is no leak.
        gc.collect()
        leaked_windows, leaked_starts = left()
        leaked = [f"window {type(it).__name__} {it.objectName()!r}" for it in leaked_windows]
        leaked += leaked_starts.values()
        # Taken away here, so that only this test fails and not the next ones.
        for instance in leaked_starts:
            instance.stop()  # type: ignore[attr-defined]
        for widget in leaked_windows:
            shiboken6.delete(widget)
        if leaked:
            pytest.fail("left behind: " + "; ".join(sorted(leaked)), pytrace=False)


@pytest.fixture(autouse=True)
def own_directories(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Data, cache, settings and home of each test are empty directories that no other test sees."""
    for variable in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA"):
        monkeypatch.setenv(variable, str(tmp_path / "home"))
    for kind in ("DATA", "CACHE", "CONFIG", "STATE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(tmp_path / "home" / kind.lower()))
    (tmp_path / "home").mkdir()
    for form in (QSettings.Format.NativeFormat, QSettings.Format.IniFormat):
        QSettings.setPath(form, QSettings.Scope.UserScope, str(tmp_path / "home" / "config"))


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Texts are English, whatever the language of the machine."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    """The application with its fonts: without any font, every letter paints as the same box."""
    from wordgames.ui.painting.fonts import Face, font

    qapp.setFont(font(Face.TEXT, 16))
    return qapp
