"""Every game on a TV, in the whole app: it is shown, covered by a pause, and survives screens that come and go."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from tests.qt.plugged import LAPTOP, TV, TvEvening
from tests.qt.punchline_tables import runs_of
from tests.qt.walk import told
from wordgames.core.players import TABLE, Kind, Player
from wordgames.games.catalog import entry
from wordgames.games.punchline.moves import Read, Turn
from wordgames.games.punchline.view import Phase, PunchlineOptions, TableMode
from wordgames.qt.handling import Hands
from wordgames.qt.tables import Seated, begin_game
from wordgames.session.places import Cover
from wordgames.ui.sheet import Question
from wordgames.ui.tables.catalog import TABLES
from wordgames.ui.tables.punchline_end import EndScreen
from wordgames.ui.tables.punchline_open import OpenScreen
from wordgames.ui.tables.punchline_public import PublicScreen
from wordgames.ui.tables.table import Table
from wordgames.ui.tvcover import Calm

PEOPLE = tuple(Player(name=name) for name in ("Ana", "Ben", "Chloe"))
OTTO = Player(name="Otto", kind=Kind.COMPUTER)


@pytest.fixture
def evening(qtbot: QtBot, tmp_path: Path) -> Iterator[TvEvening]:
    made = TvEvening(qtbot, tmp_path)
    made.switch_on()
    yield made
    made.close()


def sit_down(evening: TvEvening, game: str, players: tuple[Player, ...], options: object = None) -> None:
    options = options or entry(game).options()
    begun = begin_game(game, players, options, evening.store, 7, evening.hand)
    assert isinstance(begun, Seated), begun
    evening.flow.sit_down(begun, paused=False)
    evening.settle()


def nothing_to_press(evening: TvEvening) -> None:
    for button in evening.tv_window.findChildren(QAbstractButton):
        assert not (button.isVisible() and button.isEnabled()), button.accessibleName()


def options_of(game: str) -> object:
    return PunchlineOptions(mode=TableMode.PASSED) if game == "punchline" else None


@pytest.mark.parametrize("game", sorted(TABLES))
def test_every_game_is_shown_on_the_tv_and_covered_by_a_pause(evening: TvEvening, game: str) -> None:
    sit_down(evening, game, PEOPLE, options_of(game))
    table = evening.tv_window.screen_shown
    assert type(table) is type(evening.screen)
    assert isinstance(table, Table)
    assert table is not evening.screen
    assert evening.tv_window.cover_shown is None
    nothing_to_press(evening)
    evening.controller.pause()
    assert isinstance(evening.tv_window.cover_shown, Calm)
    evening.click(evening.cover.resume_button)
    assert evening.tv_window.cover_shown is None
    evening.flow.show_shelf()
    assert evening.tv_window.screen_shown is None


@pytest.mark.parametrize("game", sorted(TABLES))
def test_fault_53_in_every_game_screens_come_and_go(evening: TvEvening, game: str) -> None:
    sit_down(evening, game, PEOPLE, options_of(game))
    evening.plugged.plug(LAPTOP)
    assert evening.second.public is None
    evening.plugged.plug(LAPTOP, TV)
    assert isinstance(evening.cover, Question)
    evening.click(evening.cover.action)
    assert evening.tv_window.area == TV.area
    evening.plugged.plug(TV)
    assert evening.second.public is None
    assert evening.controller.scene.cover is Cover.PAUSE
    assert evening.controller.viewer == TABLE
    evening.click(evening.cover.resume_button)
    evening.plugged.plug(LAPTOP, TV)
    evening.click(evening.cover.action)
    assert evening.second.home == LAPTOP
    assert type(evening.tv_window.screen_shown) is type(evening.screen)


@pytest.mark.parametrize("game", sorted(TABLES))
def test_fault_53_in_every_game_who_plays_alone_is_covered_where_a_screen_has_gone(
    evening: TvEvening, game: str
) -> None:
    sit_down(evening, game, (PEOPLE[0], OTTO, Player(name="Vera", kind=Kind.COMPUTER)))
    assert evening.controller.viewer == 0
    evening.plugged.plug(TV)
    assert evening.controller.viewer == TABLE
    evening.click(evening.cover.resume_button)
    assert evening.covered
    assert evening.curtain.to.seat == 0
    evening.hold()
    assert evening.controller.viewer == 0


def test_an_open_table_is_shown_on_the_tv_as_it_is_and_nothing_can_be_pressed_there(
    evening: TvEvening,
) -> None:
    evening.flow.preferences.keep_hands(("Ana", "Ben", "Chloe"), Hands().of(("Ana", "Ben", "Chloe")))
    sit_down(evening, "punchline", (*PEOPLE, OTTO), PunchlineOptions(mode=TableMode.OPEN, first_reader=0))
    assert isinstance(evening.tv_table.shown, OpenScreen)
    nothing_to_press(evening)
    evening.controller.submit(TABLE, Read())
    evening.settle()
    nothing_to_press(evening)
    view = evening.controller.view
    everybody = {run for seat in range(3) for run in runs_of(view.seats[seat].strips)}
    assert any(run in told(evening.tv_window) for run in everybody), "all may see them"
    computer = evening.controller.session.view(3).seats[3].strips
    assert computer
    assert not any(run in told(evening.tv_window) for run in runs_of(computer) - everybody)
    evening.controller.submit(0, Turn())
    evening.settle()
    assert evening.tv_table.shown.glass.seconds == 30
    nothing_to_press(evening)


def test_strips_that_are_put_in_order_lie_on_no_tv(evening: TvEvening) -> None:
    sit_down(evening, "punchline", PEOPLE, PunchlineOptions(mode=TableMode.PASSED, arrange=True))
    assert evening.controller.view.phase is Phase.ARRANGING
    for _person in range(3):
        assert isinstance(evening.tv_table.shown, PublicScreen)
        assert evening.told_on_tv() == []
        evening.hold()
        assert "is looking at the laptop" in evening.tv_table.shown.looks.text
        assert evening.told_on_tv() == []
        evening.click(evening.screen.arranging.ready)
    assert evening.controller.view.phase is Phase.READING


def test_somebody_who_arranges_alone_is_said_to_the_room(evening: TvEvening) -> None:
    sit_down(evening, "punchline", (PEOPLE[0], OTTO), PunchlineOptions(arrange=True))
    shown = evening.tv_table.shown
    assert isinstance(shown, PublicScreen)
    assert shown.looks.text == "Ana is looking at the laptop"
    assert evening.told_on_tv() == []


def test_who_has_the_laptop_is_said_to_the_room(evening: TvEvening) -> None:
    sit_down(evening, "punchline", PEOPLE, PunchlineOptions(mode=TableMode.PASSED, first_reader=2))
    shown = evening.tv_table.shown
    assert isinstance(shown, PublicScreen)
    evening.click(evening.play.main)
    assert shown.looks.text == "Pass the laptop to Ana"
    assert [plate.words for _holder, plate in shown.seats.values()] == ["is next", "", ""]
    evening.hold()
    assert shown.looks.text == "Ana is looking at the laptop"
    assert shown.seats[0][1].words == "is looking"
    evening.click(evening.play.main)
    assert shown.seats[0][1].words == "is thinking"
    evening.controller.leave(1)
    assert 1 not in shown.seats
    evening.key(Qt.Key.Key_Escape)
    assert evening.tv_window.cover_shown is not None


def test_the_end_of_a_game_has_nothing_to_press_on_the_tv(evening: TvEvening) -> None:
    sit_down(evening, "punchline", (PEOPLE[0], OTTO), PunchlineOptions(target=50, first_reader=0))
    for _round in range(30):
        if evening.phase is Phase.OVER:
            break
        if evening.phase is Phase.READING:
            evening.controller.submit(TABLE, Read())
        if evening.phase is Phase.BUILDING:
            evening.controller.submit(0, Turn())
        evening.pass_ms(40_000)
        if evening.phase is Phase.JUDGING:
            evening.see_the_reveal()
    assert isinstance(evening.tv_table.shown, EndScreen)
    nothing_to_press(evening)
    evening.tv_table.shown.finish_search()
    evening.table.end.finish_search()
