"""An open table from setup on: what people play with is chosen, kept, and played with; keys are changed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.qt.evening import Evening
from wordgames.core.players import TABLE
from wordgames.games.punchline.moves import OUT_RIGHT, Lock
from wordgames.games.punchline.view import Phase, TableMode
from wordgames.qt.handling import Way
from wordgames.qt.keys import LEFT, RIGHT, Act
from wordgames.ui.keysheet import KeySheet
from wordgames.ui.painting.choices import Seen
from wordgames.ui.pause import Pause
from wordgames.ui.setup import Setup
from wordgames.ui.tables.punchline_open import OpenScreen
from wordgames.ui.tables.punchline_reveal import RevealScreen


@pytest.fixture
def evening(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Evening]:
    # Other tests have told Qt of a touch screen.
    monkeypatch.setattr("wordgames.qt.preferences.touch_known", lambda: False)
    evening = Evening(qtbot, tmp_path)
    yield evening
    evening.close()


def setup_for(evening: Evening, *people: str, computers: int = 0) -> Setup:
    """The setup with these on the sofa, and one table for everybody."""
    evening.flow.open_setup("punchline")
    setup = evening.screen
    assert isinstance(setup, Setup)
    for row in reversed(range(len(setup.lineup.players))):
        setup.lineup.remove(row)
    for name in people:
        setup.lineup.add_guest(name)
    for _computer in range(computers):
        setup.lineup.add_computer()
    evening.settle()
    evening.click(next(card for card in setup.seen if card.seen is Seen.EVERYBODY))
    return setup


def lower_lines(setup: Setup) -> list[str]:
    return [place.below for place in setup.places if place.isVisible()]


def test_one_table_needs_two_people(evening: Evening) -> None:
    setup = setup_for(evening, "Ana", computers=2)
    assert setup.options.mode is TableMode.LIVE
    assert setup.hint.text == "Add a guest first: so far one person plays."
    assert lower_lines(setup) == ["", "", ""]


def test_each_plate_says_what_is_played_with_and_a_press_changes_it(evening: Evening) -> None:
    setup = setup_for(evening, "Ana", "Ben", "Chloe", computers=1)
    assert setup.options.mode is TableMode.OPEN
    assert lower_lines(setup) == ["keys W A S D", "arrow keys", "the mouse", ""]
    evening.click(setup.levels[0])
    assert lower_lines(setup) == ["arrow keys", "keys W A S D", "the mouse", ""]
    evening.click(setup.levels[2])
    assert lower_lines(setup)[2] == "by touch"
    assert "No touch screen" in setup.meaning.text


def test_where_a_touch_screen_is_known_all_play_by_touch(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wordgames.qt.preferences.touch_known", lambda: True)
    setup = setup_for(evening, "Ana", "Ben", "Chloe", "David")
    assert lower_lines(setup) == ["by touch"] * 4


def test_what_is_played_with_moves_with_the_plate(evening: Evening) -> None:
    setup = setup_for(evening, "Ana", "Ben", "Chloe")
    setup.lineup.move(0, 2)
    evening.click(setup.levels[0])
    evening.click(setup.levels[0])
    setup.lineup.move(2, 0)
    by_name = {place.player.name: place.below for place in setup.places if place.isVisible()}
    evening.click(setup.start)
    assert isinstance(evening.table.shown, OpenScreen)
    play = evening.table.shown
    words = {Way.LEFT_KEYS: "keys W A S D", Way.RIGHT_KEYS: "arrow keys", Way.MOUSE: "the mouse"}
    for seat, one in play.seats.items():
        assert one.handling is not None
        name = evening.view.seats[seat].player.name
        assert by_name[name] == words.get(one.handling.way, "by touch")


def test_people_sit_around_a_flat_screen_and_change_sides(evening: Evening) -> None:
    setup = setup_for(evening, "Ana", "Ben", computers=1)
    evening.click(setup.flat)
    assert lower_lines(setup) == ["at the lower edge", "at the upper edge", ""]
    evening.click(setup.levels[0])
    assert lower_lines(setup) == ["at the left edge", "at the upper edge", ""]
    evening.click(setup.start)
    play = evening.table.shown
    assert isinstance(play, OpenScreen)
    assert [play.seats[seat].station.angle for seat in (0, 1)] == [90, 180]
    evening.flow.show_shelf()
    again = setup_for(evening, "Ana", "Ben")
    assert again.flat.isChecked()
    evening.click(again.flat)
    assert lower_lines(again) == ["keys W A S D", "arrow keys"]


def test_five_find_no_room_around_a_flat_screen(evening: Evening) -> None:
    setup = setup_for(evening, "Ana", "Ben", "Chloe", "David", "Eva")
    assert not setup.flat.isVisible()
    assert lower_lines(setup)[3:] == ["by touch", "by touch"]


def test_fault_51_from_setup_to_the_reveal_by_two_clusters_of_keys(evening: Evening) -> None:
    setup = setup_for(evening, "Ana", "Ben", computers=1)
    evening.click(setup.start)
    evening.pass_ms(3_000)
    if evening.phase is Phase.READING:
        evening.key(Qt.Key.Key_E if evening.view.reader == 0 else Qt.Key.Key_Return)
    assert evening.phase is Phase.BUILDING
    evening.key(Qt.Key.Key_A)
    evening.key(Qt.Key.Key_Left)
    assert [seat.strips[0].position for seat in evening.view.seats[:2]] == [0, 0]
    evening.key(Qt.Key.Key_Q)
    evening.key(Qt.Key.Key_Return)
    for _second in range(31):
        if evening.phase is Phase.JUDGING:
            break
        evening.pass_ms(1_000)
    assert isinstance(evening.table.shown, RevealScreen)
    assert evening.view.rounds[-1].words[0].started


def test_who_goes_on_with_a_game_plays_as_before(evening: Evening) -> None:
    setup = setup_for(evening, "Ana", "Ben")
    evening.click(setup.levels[0])
    evening.click(setup.start)
    evening.flow.show_shelf()
    evening.settle()
    shelf = evening.screen
    shelf.go_on_wanted.emit()
    assert isinstance(evening.cover, Pause)
    evening.controller.resume()
    play = evening.table.shown
    assert isinstance(play, OpenScreen)
    ways = [one.handling.way for one in play.seats.values() if one.handling is not None]
    assert ways == [Way.RIGHT_KEYS, Way.LEFT_KEYS]
    assert play.focusWidget() is play or play.hasFocus()


def test_keys_are_changed_one_by_one_during_a_game(evening: Evening) -> None:
    setup = setup_for(evening, "Ana", "Ben")
    evening.click(setup.start)
    if evening.phase is Phase.READING:
        evening.key(Qt.Key.Key_E if evening.view.reader == 0 else Qt.Key.Key_Return)
    evening.flow.show_settings()
    evening.click(evening.cover.keys)
    sheet = evening.cover
    assert isinstance(sheet, KeySheet)
    slide_left = next(key for key in sheet.keys if key.whose == 0 and key.act is Act.LEFT)
    evening.click(slide_left)
    assert "Now press" in sheet.hint.text
    QTest.keyClick(slide_left, Qt.Key.Key_J)
    assert evening.flow.preferences.clusters[0].left == "J"
    evening.click(slide_left)
    QTest.keyClick(slide_left, Qt.Key.Key_Escape)
    assert evening.flow.preferences.clusters[0].left == "J"
    evening.click(slide_left)
    QTest.keyClick(slide_left, Qt.Key.Key_F1)
    assert "needed for other things" in sheet.hint.text
    assert evening.cover is sheet
    evening.click(sheet.done)
    assert evening.cover is None
    evening.key(Qt.Key.Key_J)
    evening.key(Qt.Key.Key_A)
    strips = evening.view.seats[0].strips
    assert strips is not None
    assert strips[0].position == 0
    evening.flow.show_settings()
    evening.click(evening.cover.keys)
    evening.click(evening.cover.usual)
    assert evening.flow.preferences.clusters == (LEFT, RIGHT)


def test_a_computers_strips_are_in_no_board(evening: Evening) -> None:
    setup = setup_for(evening, "Ana", "Ben", computers=2)
    evening.click(setup.start)
    play = evening.table.shown
    assert isinstance(play, OpenScreen)
    assert [one.board is None for one in play.seats.values()] == [False, False, True, True]
    assert evening.view.viewer == TABLE
    assert all(seat.strips is None for seat in evening.view.seats[2:])
    assert all(strip.position == OUT_RIGHT for strip in evening.view.seats[0].strips or ())
    assert evening.controller.check(0, Lock()) is not None
