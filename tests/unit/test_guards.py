"""The guards of conftest.py and of the pytest settings do catch what they are there for."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
IMPORTS = """
import warnings
from PySide6.QtCore import Qt, QTimer, QVariantAnimation, qWarning
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
"""

# The body of a test, and what pytest says of it.
CAUGHT = {
    "window": ("kept.append(QWidget(objectName='lost'))", "window QWidget 'lost'"),
    "timer": ("QTimer(qapp).start(60_000)", "QTimer(qapp).start(60_000)"),
    "animation": (
        "loop = QVariantAnimation(qapp, duration=60_000, endValue=1); loop.start()",
        "QVariantAnimation started at",
    ),
    "warning_of_qt": ("qWarning('something is odd')", "Qt messages with level WARNING or above emitted"),
    "warning_of_python": ("warnings.warn('odd', stacklevel=1)", "UserWarning: odd"),
    "error_in_a_slot": (
        "QTimer.singleShot(0, lambda: 1 / 0); qtbot.wait(10)",
        "Exceptions caught in Qt event loop",
    ),
    "unknown_marker": ("import pytest; pytest.mark.nonsense", "'nonsense' not found in `markers`"),
}
TIDY = """
    window = QWidget()
    qtbot.addWidget(window)
    QTimer(window).start(60_000)
    ring = [QWidget()]
    ring.append(ring)
    QTest.mousePress(window, Qt.MouseButton.RightButton)
"""
AFTERWARDS = """
    pressed = []
    class Box(QWidget):
        def mousePressEvent(self, event):
            pressed.append(event.buttons())
    box = Box()
    qtbot.addWidget(box)
    QTest.mousePress(box, Qt.MouseButton.LeftButton)
    assert pressed == [Qt.MouseButton.LeftButton]
"""


def test_each_fault_fails_its_own_test_and_no_other(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    shutil.copy(ROOT / "pyproject.toml", pytester.path)
    shutil.copy(ROOT / "tests" / "conftest.py", pytester.path)
    bodies = {name: body for name, (body, _) in CAUGHT.items()} | {"tidy": TIDY, "afterwards": AFTERWARDS}
    tests = [f"def test_{name}(qapp, qtbot):\n    {body}\n" for name, body in bodies.items()]
    pytester.makepyfile(IMPORTS + "kept = []\n" + "\n".join(tests))
    result = pytester.runpytest_subprocess("-p", "no:cacheprovider", "-p", "no:xdist", str(pytester.path))
    failed = re.findall(r"^(?:FAILED|ERROR) \S+::test_(\w+)", result.stdout.str(), re.MULTILINE)
    assert sorted(failed) == sorted(CAUGHT)
    for _, message in CAUGHT.values():
        assert message in result.stdout.str()


def test_each_test_has_empty_directories_of_its_own(tmp_path: Path) -> None:
    from platformdirs import user_data_path

    assert user_data_path("wordgames").is_relative_to(tmp_path)
    assert not user_data_path("wordgames").exists()


def test_letters_are_not_boxes(qapp: object) -> None:
    from PySide6.QtGui import QImage, QPainter

    def painted(letter: str) -> QImage:
        image = QImage(40, 40, QImage.Format.Format_RGB32)
        image.fill(0xFFFFFF)
        painter = QPainter(image)
        painter.drawText(5, 30, letter)
        painter.end()
        return image

    assert painted("A") != painted("B")
