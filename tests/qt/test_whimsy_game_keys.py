"""A whole game of Word Whimsy of three people by keys alone, from the shelf to the shelf."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.qt.whimsy_evening import WhimsyEvening
from wordgames.games.whimsy.view import Phase
from wordgames.ui.pause import Pause
from wordgames.ui.setup import Setup
from wordgames.ui.shelf import Shelf
from wordgames.ui.tables.whimsy_end import EndScreen
from wordgames.ui.tables.whimsy_mix import MixScreen
from wordgames.ui.tables.whimsy_reveal import RevealScreen
from wordgames.ui.tables.whimsy_scores import ScoresScreen
from wordgames.ui.widgets.envelopes import SHUFFLE_MS

NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
READ_MS = 8_000


@pytest.fixture
def evening(qtbot: QtBot, tmp_path: Path) -> Iterator[WhimsyEvening]:
    made = WhimsyEvening(qtbot, tmp_path, guests=("Ana", "Ben", "Chloe"))
    yield made
    made.close()


def key(evening: WhimsyEvening, pressed: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
    """A key on what has the focus, which can be seen."""
    focused = QApplication.focusWidget()
    assert focused is not None
    assert focused.isVisible()
    QTest.keyClick(focused, pressed, modifier)
    evening.settle()


def tab_to(evening: WhimsyEvening, widget: QWidget) -> None:
    """Tab on until it has the focus."""
    for _step in range(60):
        if widget.hasFocus():
            return
        key(evening, Qt.Key.Key_Tab)
    raise AssertionError(f"Tab does not reach {widget.accessibleName()}")


def sit_down(evening: WhimsyEvening) -> None:
    """From the shelf through setup to the table: three people, once round."""
    tab_to(evening, evening.screen.lids[2])
    key(evening, Qt.Key.Key_Return)
    setup = evening.screen
    assert isinstance(setup, Setup)
    for _guest in range(2):
        tab_to(evening, next(place for place in setup.free if place.isVisible()))
        key(evening, Qt.Key.Key_Return)
        key(evening, Qt.Key.Key_Return)
    for _computer in range(3):
        tab_to(evening, setup.crosses[1])
        key(evening, Qt.Key.Key_Space)
    assert [player.name for player in setup.lineup.players] == ["Ana", "Ben", "Chloe"]
    tab_to(evening, setup.lengths[0])
    key(evening, Qt.Key.Key_Space)
    tab_to(evening, setup.start)
    key(evening, Qt.Key.Key_Return)
    evening.note_common_words()


def choose(evening: WhimsyEvening) -> None:
    """Space lifts the curtain and lays cards, arrows walk, with Shift they sort; T turns, Enter closes."""
    for number in range(2):
        assert evening.covered
        assert not evening.spilt()
        evening.hold(by_key=True)
        hand = evening.cards
        assert hand.hasFocus()
        first, second = hand.draft.order[:2]
        assert evening.choose.what.text.startswith("Tap words")
        key(evening, Qt.Key.Key_Space)
        assert evening.choose.what.text.startswith("Space: in or out."), (
            "it says what keys do to who uses keys"
        )
        key(evening, Qt.Key.Key_Right)
        double = hand.laid(second).double
        key(evening, Qt.Key.Key_T)
        assert (second in hand.draft.turned) == double
        key(evening, Qt.Key.Key_Space)
        assert evening.laid == [first, second]
        if number:
            key(evening, Qt.Key.Key_Backspace)
            key(evening, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
            assert evening.laid == [first, second]
        for _step in range(9):
            if hand.stand is not None and hand.stand.in_envelope:
                break
            key(evening, Qt.Key.Key_Right)
        assert hand.stand is not None
        assert hand.stand.in_envelope
        key(evening, Qt.Key.Key_Up if hand.stand.card == second else Qt.Key.Key_Down, SHIFT)
        assert evening.laid == [second, first]
        key(evening, Qt.Key.Key_Return)
    assert isinstance(evening.shown, MixScreen)
    assert not evening.spilt()


def read_and_rank(evening: WhimsyEvening) -> None:
    """Enter opens; a digit gives the phrase on the stage its place; Enter gives the chips."""
    reveal = evening.shown
    assert isinstance(reveal, RevealScreen)
    for _envelope in evening.public.envelopes:
        key(evening, Qt.Key.Key_Return)
        evening.pass_ms(READ_MS)
    assert evening.phase is Phase.RANKING
    key(evening, Qt.Key.Key_1)
    evening.pass_ms(2_000)
    assert reveal.podium.order is not None
    tab_to(evening, reveal.main)
    key(evening, Qt.Key.Key_Return)
    assert evening.phase is Phase.AWARDED


def test_a_whole_game_of_three_by_keys_alone(evening: WhimsyEvening) -> None:
    sit_down(evening)
    key(evening, Qt.Key.Key_Escape)
    assert isinstance(evening.cover, Pause)
    key(evening, Qt.Key.Key_Escape)
    assert evening.cover is None
    for _round in range(3):
        assert evening.phase is Phase.PROMPT
        key(evening, Qt.Key.Key_Return)
        assert evening.phase is Phase.CHOOSING
        key(evening, Qt.Key.Key_Return)
        choose(evening)
        mix = evening.shown
        key(evening, Qt.Key.Key_Return)
        evening.hand.ms += SHUFFLE_MS + 10
        mix.row.advance()
        key(evening, Qt.Key.Key_Return)
        read_and_rank(evening)
        assert isinstance(evening.shown, ScoresScreen)
        for _press in range(3):
            if evening.phase is not Phase.AWARDED:
                break
            evening.pass_ms(5_000)
            key(evening, Qt.Key.Key_Return)
    end = evening.shown
    assert isinstance(end, EndScreen)
    assert evening.public.result is not None
    tab_to(evening, end.back)
    key(evening, Qt.Key.Key_Return)
    assert isinstance(evening.screen, Shelf)
