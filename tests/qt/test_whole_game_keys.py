"""A whole game of Punch Line against three computers by keys alone, from the shelf to the shelf."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.qt.evening import Evening
from wordgames.games.punchline.view import Phase, Status
from wordgames.ui.pause import Pause
from wordgames.ui.settling import SETTLE_MS
from wordgames.ui.setup import Setup
from wordgames.ui.shelf import Shelf
from wordgames.ui.tables.punchline_end import EndScreen
from wordgames.ui.tables.punchline_play import PlayScreen
from wordgames.ui.tables.punchline_reveal import RevealScreen

MOST_ROUNDS = 40


@pytest.fixture
def evening(qtbot: QtBot, tmp_path: Path) -> Iterator[Evening]:
    evening = Evening(qtbot, tmp_path)
    yield evening
    evening.close()


def key(
    evening: Evening, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    """A key on what has the focus, which can be seen."""
    focused = QApplication.focusWidget()
    assert focused is not None
    assert focused.isVisible()
    QTest.keyClick(focused, key, modifier)
    evening.settle()


def tab_to(evening: Evening, widget: QWidget) -> None:
    """Tab on until it has the focus."""
    for _step in range(30):
        if widget.hasFocus():
            return
        key(evening, Qt.Key.Key_Tab)
    raise AssertionError(f"Tab does not reach {widget.accessibleName()}")


def play_round(evening: Evening) -> None:
    """Enter reads; arrows choose slots, letters jump; Shift and Enter turns the glass, or Enter locks."""
    key(evening, Qt.Key.Key_Return)
    assert evening.phase is Phase.BUILDING
    play = evening.table.shown
    assert isinstance(play, PlayScreen)
    assert play.board.hasFocus()
    for slot, position in evening.idea():
        while play.board.slot != slot:
            key(evening, Qt.Key.Key_Down if play.board.slot < slot else Qt.Key.Key_Up)
        for _jump in range(11):
            strips = evening.view.seats[evening.me].strips
            assert strips is not None
            if strips[slot - 1].position == position:
                break
            key(evening, Qt.Key(ord(strips[slot - 1].letters[position])))
        evening.pass_ms(200)
    if evening.view.timer is None:
        key(evening, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
        assert evening.view.timer is not None
    else:
        key(evening, Qt.Key.Key_Return)
        assert evening.view.seats[evening.me].status is Status.LOCKED
    for _second in range(60):
        if evening.phase is not Phase.BUILDING:
            break
        evening.pass_ms(1_000)
    assert evening.phase is Phase.JUDGING


def see_the_reveal(evening: Evening) -> None:
    """Enter goes on; where the table is asked, Tab and Enter say that the word counts."""
    evening.pass_ms(SETTLE_MS)
    reveal = evening.table.shown
    assert isinstance(reveal, RevealScreen)
    for _step in range(100):
        if evening.phase is not Phase.JUDGING:
            return
        if reveal.accept.isVisible():
            tab_to(evening, reveal.accept)
        key(evening, Qt.Key.Key_Return)
    raise AssertionError("the reveal does not come to its end")


def test_fault_51_a_whole_game_by_keys_alone(evening: Evening) -> None:
    shelf = evening.window.screen_shown
    assert isinstance(shelf, Shelf)
    tab_to(evening, shelf.lids[0])
    key(evening, Qt.Key.Key_Return)
    setup = evening.window.screen_shown
    assert isinstance(setup, Setup)
    tab_to(evening, setup.lengths[0])
    key(evening, Qt.Key.Key_Space)
    tab_to(evening, setup.start)
    key(evening, Qt.Key.Key_Return)
    assert evening.phase is Phase.READING
    assert evening.view.target == 125

    key(evening, Qt.Key.Key_Escape)
    assert isinstance(evening.window.cover_shown, Pause)
    key(evening, Qt.Key.Key_Escape)
    assert evening.window.cover_shown is None
    assert evening.phase is Phase.READING

    for _round in range(MOST_ROUNDS):
        play_round(evening)
        see_the_reveal(evening)
        if evening.phase is Phase.OVER:
            break

    end = evening.table.shown
    assert isinstance(end, EndScreen)
    assert evening.view.result is not None
    assert max(one.points for one in evening.view.result.standings) >= 125
    end.finish_search()
    evening.settle()
    assert end.again.hasFocus()
    key(evening, Qt.Key.Key_Left)
    assert end.back.hasFocus()
    key(evening, Qt.Key.Key_Return)
    assert isinstance(evening.window.screen_shown, Shelf)
