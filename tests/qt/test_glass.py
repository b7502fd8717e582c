"""The sand glass: what it shows of the time that it is told, and how it is turned."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.qt.hands import HandClock
from wordgames.ui.screen import Screen
from wordgames.ui.widgets.sandglass import SandGlass


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def glass(qtbot: QtBot, clock: HandClock) -> Iterator[SandGlass]:
    screen = Screen()
    screen.resize(1024, 600)
    glass = SandGlass(screen, clock=clock)
    screen.place(glass, 137, 25, 18.4, 39.2)
    qtbot.addWidget(screen)
    screen.show()
    glass.rest(30_000)
    yield glass
    screen.hide()


def settled(glass: SandGlass, clock: HandClock) -> None:
    clock.ms += 700
    glass.advance()


def test_it_says_the_seconds_that_have_begun(glass: SandGlass, clock: HandClock) -> None:
    assert glass.seconds == 30
    for left, seconds in ((30_000, 30), (29_999, 30), (15_001, 16), (1_000, 1), (1, 1), (0, 0)):
        glass.run(left, 30_000)
        assert glass.seconds == seconds
    settled(glass, clock)
    assert glass.accessibleDescription() == "0 seconds left"


def test_it_is_turned_over_in_600_ms_and_only_from_rest(glass: SandGlass, clock: HandClock) -> None:
    glass.run(30_000, 30_000)
    assert glass.turning
    clock.ms += 599
    glass.advance()
    assert glass.turning
    clock.ms += 1
    glass.advance()
    assert not glass.turning
    glass.run(20_000, 30_000)
    assert not glass.turning


def test_reduced_motion_turns_it_at_once(glass: SandGlass) -> None:
    glass.set_reduce_motion(True)
    glass.run(30_000, 30_000)
    assert not glass.turning


def test_the_sand_falls_from_above_to_below(glass: SandGlass, clock: HandClock) -> None:
    glass.set_reduce_motion(True)

    def sand(share_of_height: float) -> bool:
        """Whether sand lies in the middle of the glass at this height."""
        picture = glass.grab().toImage()
        ink = picture.pixelColor(round(picture.width() * 0.56), round(picture.height() * share_of_height))
        return ink.red() > 150 and ink.red() > ink.blue() + 50

    above, below = 0.33, 0.83
    assert (sand(above), sand(below)) == (False, True)
    glass.run(29_000, 30_000)
    assert (sand(above), sand(below)) == (True, False)
    glass.run(1_000, 30_000)
    assert (sand(above), sand(below)) == (False, True)


def test_only_the_sand_is_painted_anew_while_it_runs(glass: SandGlass, clock: HandClock) -> None:
    glass.run(20_000, 30_000)
    settled(glass, clock)
    before = glass.grab().toImage()
    glass.run(19_900, 30_000)
    after = glass.grab().toImage()
    rows = [
        y for y in range(before.height()) if bytes(before.constScanLine(y)) != bytes(after.constScanLine(y))
    ]
    cap = round(before.height() * 0.1)
    assert rows
    assert min(rows) > cap
    assert max(rows) < before.height() - cap


def test_a_click_or_a_key_turns_it_only_when_it_may_be(glass: SandGlass) -> None:
    turned: list[bool] = []
    glass.clicked.connect(lambda: turned.append(True))
    glass.set_can_turn(True, "Turn the glass")
    assert glass.accessibleName() == "Turn the glass"
    QTest.mouseClick(glass, Qt.MouseButton.LeftButton, pos=glass.rect().center())
    QTest.keyClick(glass, Qt.Key.Key_Space)
    assert len(turned) == 2
    glass.set_can_turn(False, "Sand glass")
    QTest.mouseClick(glass, Qt.MouseButton.LeftButton, pos=glass.rect().center())
    QTest.keyClick(glass, Qt.Key.Key_Space)
    assert len(turned) == 2
