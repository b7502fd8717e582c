"""A whole game of Pun alone against three computers, from the shelf to the shelf: by mouse, and by keys alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.qt.evening import Evening
from wordgames.core.players import TABLE
from wordgames.games.pun.laying import best_rows
from wordgames.games.pun.view import Phase, PunView
from wordgames.ui.shelf import Shelf
from wordgames.ui.tables.pun import PunTable
from wordgames.ui.tables.pun_confirm import ConfirmScreen
from wordgames.ui.tables.pun_count import CountScreen
from wordgames.ui.tables.pun_end import EndScreen
from wordgames.ui.tables.pun_trade import TradeScreen
from wordgames.ui.tables.pun_turn import TurnScreen
from wordgames.ui.widgets.letter_rack import LetterRack

MOST_STEPS = 600
PUN_LID = 1


class PunNight(Evening):
    """What is done is done to widgets, by events; one way of hands says how."""

    @property
    def pun(self) -> PunTable:
        """The table."""
        table = self.window.screen_shown
        assert isinstance(table, PunTable)
        return table

    @property
    def now(self) -> PunView:
        """What the person may know."""
        view: Any = self.controller.view
        assert isinstance(view, PunView)
        return view

    def press(self, widget: QWidget) -> None:
        """With the mouse."""
        self.click(widget)

    def pick(self, rack: LetterRack, card: int) -> None:
        """Pick a card of the hand."""
        self.click(rack, rack.area_of(card).center())

    def wave_on(self, screen: QWidget) -> None:
        """Take the computers on."""
        QTest.mouseClick(screen, Qt.MouseButton.LeftButton, pos=QPoint(4, screen.height() - 4))
        self.settle()

    def lay(self, rack: LetterRack) -> None:
        """Lay the best word of the hand, letter by letter, into a stick."""
        rows = best_rows(rack.cards, self.now.options)
        if rack.draft.rows or not rows or any(rack.faces[card] == "?" for card in rows[0].cards):
            return
        for card in rows[0].cards:
            self.pick(rack, card)
            place = next(stop for stop in rack.stops() if not isinstance(stop, int) and stop.row == 0)
            self.click(rack, rack.area_of(place).center())
        assert [row.word for row in rack.draft.rows] == [rows[0].word]

    def play(self) -> list[str]:
        """Until the end; says what kinds of screens were seen."""
        seen: list[str] = []
        swapped = 0
        for _step in range(MOST_STEPS):
            self.settle()
            shown = self.pun.shown
            if not seen or seen[-1] != type(shown).__name__:
                seen.append(type(shown).__name__)
            match shown:
                case EndScreen():
                    return seen
                case TurnScreen() if shown.my_turn and not self.controller.showing:
                    self.lay(shown.rack)
                    last = self.now.ender is not None
                    if swapped < 2 and not last:
                        swapped += 1
                        self.pick(shown.rack, shown.rack.draft.order[-1])
                        self.press(shown.centre[swapped])
                    elif swapped < 3 and not last:
                        swapped += 1
                        self.press(shown.deck)
                    else:
                        self.press(shown.bell)
                    self.press(shown.main)
                case TurnScreen():
                    self.wave_on(shown)
                case TradeScreen():
                    self.press(shown.slips[2])
                    self.press(shown.main)
                case ConfirmScreen():
                    self.press(shown.confirm)
                case CountScreen():
                    if shown.ledge.accept.isVisible():
                        self.press(shown.ledge.accept)
                    elif shown.result is not None:
                        self.press(shown.result.onward)
                    elif shown.ledge.onward.isVisible() and shown.ledge.onward.isEnabled():
                        self.press(shown.ledge.onward)
                    self.pass_ms(1_000)
                case _:
                    raise AssertionError(type(shown))
        raise AssertionError(f"no end is seen: {seen}")


class PunKeys(PunNight):
    """By keys alone."""

    def press(self, widget: QWidget) -> None:
        self.reach(widget)
        QTest.keyClick(widget, Qt.Key.Key_Space)
        self.settle()

    def reach(self, widget: QWidget) -> None:
        """With Tab."""
        for _step in range(90):
            if widget.hasFocus():
                return
            QTest.keyClick(QApplication.focusWidget() or self.window, Qt.Key.Key_Tab)
        raise AssertionError(f"Tab does not reach {widget.accessibleName()}")

    def pick(self, rack: LetterRack, card: int) -> None:
        self.reach(rack)
        for _step in range(40):
            if rack.stand == card:
                break
            QTest.keyClick(rack, Qt.Key.Key_Right)
        else:
            for _step in range(40):
                if rack.stand == card:
                    break
                QTest.keyClick(rack, Qt.Key.Key_Left)
        assert rack.stand == card
        QTest.keyClick(rack, Qt.Key.Key_Space)
        self.settle()

    def wave_on(self, screen: QWidget) -> None:
        for _second in range(3):
            self.pass_ms(1_000)

    def lay(self, rack: LetterRack) -> None:
        """Typed letters follow each other in a row."""
        rows = best_rows(rack.cards, self.now.options)
        if rack.draft.rows or not rows or any(rack.faces[card] == "?" for card in rows[0].cards):
            return
        self.reach(rack)
        for _step in range(40):
            if not isinstance(rack.stand, int) and rack.stand is not None and rack.stand.row == 0:
                break
            QTest.keyClick(rack, Qt.Key.Key_Left)
        for letter in rows[0].word:
            QTest.keyClick(rack, Qt.Key(ord(letter)))
        self.settle()
        assert [row.word for row in rack.draft.rows] == [rows[0].word]


@pytest.fixture(params=[PunNight, PunKeys], ids=["mouse", "keys"])
def night(request: pytest.FixtureRequest, qtbot: QtBot, tmp_path: Path) -> Iterator[PunNight]:
    night: PunNight = request.param(qtbot, tmp_path)
    yield night
    night.close()


def test_fault_51_a_whole_game_alone_from_the_shelf_to_the_shelf(night: PunNight) -> None:
    shelf = night.screen
    assert isinstance(shelf, Shelf)
    night.press(shelf.lids[PUN_LID])
    night.press(night.screen.start)
    assert night.controller.session.view(TABLE).phase is Phase.TURN
    seen = night.play()
    assert seen[0] == "TurnScreen"
    assert "ConfirmScreen" in seen
    assert seen[-2:] == ["CountScreen", "EndScreen"]
    end = night.pun.shown
    assert isinstance(end, EndScreen)
    night.press(end.back)
    assert isinstance(night.screen, Shelf)
    assert night.controller is None
