"""In the middle of a game somebody gets up or sits down, through the pause."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.qt.passing import Passed
from wordgames.games.punchline.view import Phase, TableMode
from wordgames.session.places import Cover, Place
from wordgames.ui.pause import Pause
from wordgames.ui.seats import Seats
from wordgames.ui.setup import Setup
from wordgames.ui.tables.punchline_end import EndScreen


@pytest.fixture
def evening(qtbot: QtBot, tmp_path: Path) -> Iterator[Passed]:
    evening = Passed(qtbot, tmp_path, guests=("Ana", "Ben", "Chloe"))
    evening.sit_down()
    yield evening
    evening.close()


def open_seats(evening: Passed) -> Seats:
    """By Esc and the button of the pause."""
    if not isinstance(evening.cover, Pause):
        evening.key(Qt.Key.Key_Escape)
    evening.click(evening.cover.choices[2])
    assert isinstance(evening.cover, Seats)
    return evening.cover


def add_guest(evening: Passed, seats: Seats, name: str) -> None:
    evening.click(seats.guest)
    QTest.keyClicks(seats.edit.field, name)
    evening.key(Qt.Key.Key_Return)


def names(evening: Passed) -> list[str]:
    return [one.player.name for one in evening.public.seats if one.present]


def go_on(evening: Passed) -> None:
    evening.key(Qt.Key.Key_Escape)
    assert isinstance(evening.cover, Pause)
    evening.key(Qt.Key.Key_Escape)


def test_getting_up_takes_two_presses_at_two_places(evening: Passed) -> None:
    seats = open_seats(evening)
    assert [plate.player.name for plate, _button in seats.rows.values()] == ["Ana", "Ben", "Chloe"]
    evening.click(seats.rows[1][1])
    assert names(evening) == ["Ana", "Ben", "Chloe"]
    assert "Ben" in seats.sentence.text
    evening.click(seats.computer)
    assert names(evening) == ["Ana", "Ben", "Chloe", "Otto"], "something else was pressed: Ben stays"
    evening.click(seats.rows[1][1])
    evening.click(seats.done)
    assert names(evening) == ["Ana", "Chloe", "Otto"]
    assert list(seats.rows) == [0, 2, 3]
    evening.click(seats.done)
    assert isinstance(evening.cover, Pause)


def test_a_guest_sits_down_between_rounds_with_a_place_behind_the_curtain(evening: Passed) -> None:
    seats = open_seats(evening)
    add_guest(evening, seats, "Dora")
    assert names(evening) == ["Ana", "Ben", "Chloe", "Dora"]
    assert evening.controller.places[3] is Place.CURTAIN
    add_guest(evening, seats, "dora")
    assert "name" in seats.sentence.text.lower()
    assert len(names(evening)) == 4
    evening.key(Qt.Key.Key_Escape)
    go_on(evening)
    evening.click(evening.play.main)
    order = []
    for _person in range(4):
        order.append(evening.curtain.to.name)
        evening.hold()
        evening.click(evening.play.main)
        evening.click(evening.play.lock)
    assert sorted(order) == ["Ana", "Ben", "Chloe", "Dora"]
    assert evening.phase is Phase.JUDGING
    add_guest(evening, open_seats(evening), "Emil")
    assert len(names(evening)) == 5


def test_during_a_round_nobody_sits_down_and_the_sentence_says_when(evening: Passed) -> None:
    evening.click(evening.play.main)
    seats = open_seats(evening)
    add_guest(evening, seats, "Dora")
    assert names(evening) == ["Ana", "Ben", "Chloe"]
    assert "between two rounds" in seats.sentence.text
    go_on(evening)
    assert evening.covered


def test_the_last_person_does_not_get_up_and_one_left_ends_the_game(evening: Passed) -> None:
    seats = open_seats(evening)
    for seat in (0, 1):
        evening.click(seats.rows[seat][1])
        evening.click(seats.done)
    assert evening.controller.session.result() is not None
    assert not any(button.isVisible() for _plate, button in seats.rows.values())
    assert not seats.guest.isEnabled()
    go_on(evening)
    assert isinstance(evening.table.shown, EndScreen)
    assert evening.controller.scene.cover is Cover.NONE


def test_once_more_is_with_those_who_are_left(evening: Passed) -> None:
    seats = open_seats(evening)
    for seat in (0, 1):
        evening.click(seats.rows[seat][1])
        evening.click(seats.done)
    go_on(evening)
    end = evening.table.shown
    assert isinstance(end, EndScreen)
    end.finish_search()
    evening.click(end.again)
    assert isinstance(evening.screen, Setup)
    assert [player.name for player in evening.screen.lineup.players if not player.is_computer] == ["Chloe"]
    assert evening.screen.options.mode is TableMode.LIVE


def test_who_played_together_last_is_seated_together_again(evening: Passed) -> None:
    evening.flow.show_shelf()
    evening.settle()
    evening.click(evening.screen.lids[0])
    assert [player.name for player in evening.screen.lineup.players] == ["Ana", "Ben", "Chloe"]
    assert evening.screen.options.mode is TableMode.PASSED


def test_fault_29_and_31_whoever_leaves_in_any_state_is_not_waited_for(evening: Passed) -> None:
    evening.click(evening.play.main)
    first = evening.curtain.to.seat
    seats = open_seats(evening)
    evening.click(seats.rows[first][1])
    evening.click(seats.done)
    go_on(evening)
    second = evening.curtain.to.seat
    assert second == (first + 1) % 3
    evening.hold()
    evening.click(evening.play.main)
    seats = open_seats(evening)
    evening.click(seats.computer)
    assert "between two rounds" in seats.sentence.text
    go_on(evening)
    evening.hold()
    evening.click(evening.play.lock)
    assert evening.curtain.to.seat == (first + 2) % 3


def test_crests_are_given_out_once(evening: Passed) -> None:
    seats = open_seats(evening)
    for _time in range(5):
        evening.click(seats.computer)
        last = max(seats.rows)
        evening.click(seats.rows[last][1])
        evening.click(seats.done)
    evening.click(seats.computer)
    assert "crests" in seats.sentence.text
    assert names(evening) == ["Ana", "Ben", "Chloe"]
