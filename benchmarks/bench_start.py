"""Start to first paint, and memory, of the app's shelf against a bare PySide6 window of the same size, in one run.

Both are started in turn as processes of their own, so that what the machine does otherwise meets both. The time runs
from the start of the process to the moment when its first window is painted, where the app shows the picture of the
shelf that it kept, and to the moment when there are buttons to press; the memory is read when it has come to rest. Of
the times the least counts, because what else the machine does can only add to it; of memory the median.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import psutil

from benchmarks.figures import Figure

RUNS = 11
REST_SECONDS = 1.0
SCREEN = {
    "name": "screen",
    "x": 0,
    "y": 0,
    "width": 1920,
    "height": 1080,
    "logicalDpi": 96,
    "logicalBaseDpi": 96,
    "dpr": 1,
}
"""The screen that the offscreen platform has; its own is smaller than the app's usual window."""
START_LIMIT, MEMORY_LIMIT = 1.7, 1.5

# What both run: a filter on the application that tells when a window, and when a button on it, is first painted.
WATCH = """
import json, sys, time
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication

class Watch(QObject):
    window = None
    used = False
    def eventFilter(self, target, event):
        if event.type() == QEvent.Type.Paint and target.isWidgetType():
            button = not self.used and target.inherits("QAbstractButton")
            if self.window is None or button:
                self.window, self.used = target.window(), button
                # Delivered when this painting has reached the screen, before anything that waits for its turn.
                QCoreApplication.postEvent(self, QEvent(QEvent.Type.User), Qt.EventPriority.HighEventPriority.value)
        return False
    def event(self, event):
        if event.type() == QEvent.Type.User:
            told = {"at": time.monotonic(), "cpu": time.process_time(), "used": self.used}
            told["size"] = [self.window.width(), self.window.height()]
            print(json.dumps(told), flush=True)
        return True

loop = QApplication.exec
def watched(*args):
    watch = Watch()
    QApplication.instance().installEventFilter(watch)
    return loop()
QApplication.exec = watched
"""
APP = """
import runpy
sys.argv = ["wordgames", "play", "--data", sys.argv[1]]
runpy.run_module("wordgames", run_name="__main__", alter_sys=True)
"""
BARE = """
from PySide6.QtWidgets import QWidget
application = QApplication(sys.argv)
window = QWidget()
window.resize(int(sys.argv[1]), int(sys.argv[2]))
window.show()
QApplication.exec()
"""


@dataclass(frozen=True)
class Start:
    """One start of a process."""

    milliseconds: float
    processor_ms: float
    """Of all its threads, until then; what else the machine does hardly changes it."""
    used_ms: float
    """Until there are buttons that can be pressed, where there are any."""
    size: tuple[int, int]
    resident_mb: float
    unique_mb: float
    """Memory that ends with the process: without the pages that it shares."""


def start(code: str, *arguments: str, home: Path) -> Start:
    """Start a program, wait for its first paint and its rest, read its memory and end it."""
    environment = os.environ | {
        f"XDG_{kind}_HOME": str(home) for kind in ("DATA", "CACHE", "CONFIG", "STATE")
    }
    # Byte code is kept between two starts, as everywhere.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    if environment.get("QT_QPA_PLATFORM") == "offscreen":
        screens = home / "screens.json"
        screens.write_text(json.dumps({"screens": [SCREEN]}))
        environment["QT_QPA_PLATFORM"] = f"offscreen:configfile={screens}"
    began = time.monotonic()
    with subprocess.Popen(
        [sys.executable, "-c", WATCH + code, *arguments], stdout=subprocess.PIPE, env=environment, text=True
    ) as process:
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            if not line:
                raise RuntimeError("the program ended before it painted a window")
            told = json.loads(line)
            used = (
                json.loads(process.stdout.readline())["at"]
                if code is APP and not told["used"]
                else told["at"]
            )
            time.sleep(REST_SECONDS)
            memory = psutil.Process(process.pid).memory_full_info()
        finally:
            process.kill()
    width, height = told["size"]
    return Start(
        milliseconds=(told["at"] - began) * 1000,
        processor_ms=told["cpu"] * 1000,
        used_ms=(used - began) * 1000,
        size=(width, height),
        resident_mb=memory.rss / 1e6,
        unique_mb=memory.uss / 1e6,
    )


def measure() -> list[Figure]:
    """The two ratios, and what they are made of."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        # The first start of all fills the caches; what is measured is every later one.
        first = start(APP, str(home / "games"), home=home)
        size = [str(side) for side in first.size]
        pairs = [
            (start(BARE, *size, home=home), start(APP, str(home / "games"), home=home)) for _ in range(RUNS)
        ]

    def figure(
        name: str, what: str, limit: float | None, unit: str, typical: Callable[[list[float]], float]
    ) -> Figure:
        bare, app = (typical([getattr(pair[side], what) for pair in pairs]) for side in (0, 1))
        note = f"{app:.0f} {unit} against {bare:.0f} {unit} of a bare window, {' x '.join(size)}"
        return Figure(name, app / bare, "x", limit, note)

    return [
        figure("start to first paint", "milliseconds", START_LIMIT, "ms", min),
        figure("processor time of it", "processor_ms", None, "ms", min),
        figure("memory on the shelf", "resident_mb", MEMORY_LIMIT, "MB", statistics.median),
        figure("memory of its own on the shelf", "unique_mb", None, "MB", statistics.median),
        figure("start until buttons can be pressed", "used_ms", None, "ms", min),
        Figure("the very first start, to its first paint", first.milliseconds, "ms"),
    ]
