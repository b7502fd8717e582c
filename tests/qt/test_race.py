"""The replay of a race: what stood in whose windows when, and the screen that shows it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.qt.passing import Passed
from tests.qt.punchline_fixtures import letters
from tests.qt.punchline_tables import LiveTable
from tests.qt.walk import told
from wordgames.core.players import TABLE
from wordgames.games.punchline.moves import Close, Lock, Slide
from wordgames.games.punchline.view import Phase, SlideView, StripView
from wordgames.ui.tables.punchline_race import RaceScreen
from wordgames.ui.tables.race import FRESH_MS, LINGER_MS, SPEED, Lane, Race, clock_time, race_of

Make = Callable[..., LiveTable]


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    tables: list[LiveTable] = []

    def build(**named: object) -> LiveTable:
        tables.append(LiveTable(qtbot, **named))
        return tables[-1]

    yield build
    for table in tables:
        table.close()


def revealed(make: Make, **named: object) -> LiveTable:
    """A round whose words have all been shown. Ana laid hers from 2 s on, Otto his after 8 s; he locked last."""
    table = make(computers=("Otto",), **named)
    table.read()
    words = (table.layable(0, 4)[0], table.layable(1, 5)[0])
    table.known = dict.fromkeys(words, "word")
    table.pass_ms(2_000)
    table.lay(words[0])
    table.pass_ms(6_000)
    table.others_lay(1, words[1])
    table.click(table.play.lock)
    table.pass_ms(1_000)
    table.do(1, Lock())
    table.words = words
    for _tap in range(10):
        if table.reveal.pace.finished:
            break
        table.reveal.tap()
    return table


def race(table: LiveTable) -> RaceScreen:
    assert table.reveal.race is not None
    return table.reveal.race


def seen(table: LiveTable) -> dict[int, str]:
    return {lane.seat: holder.letters for lane, holder, _plate, _says in race(table)._lanes}


# ---- what stood where


def test_windows_are_empty_at_first_and_keep_the_last_letter_that_came() -> None:
    one, two = letters("AB", (3, 3))
    lane = Lane(0, (SlideView(3, one, 500), SlideView(3, two, 900), SlideView(3, None, 2_000)), 2_500, False)
    assert [lane.windows(at)[2] for at in (499, 500, 899, 900, 1_999, 2_000)] == [
        None,
        one,
        one,
        two,
        two,
        None,
    ]
    assert all(cell is None for cell in (*lane.windows(1_000)[:2], *lane.windows(1_000)[3:]))


def test_a_letter_is_marked_for_a_moment_and_an_emptied_window_is_not() -> None:
    (one,) = letters("A", (3,))
    lane = Lane(0, (SlideView(3, one, 500), SlideView(4, None, 500)), 600, False)
    assert lane.fresh(499) == frozenset()
    assert lane.fresh(500) == lane.fresh(499 + FRESH_MS) == {3}
    assert lane.fresh(500 + FRESH_MS) == frozenset()


def test_a_race_ends_a_moment_after_the_last_is_done() -> None:
    assert Race((Lane(0, (), 4_000, True), Lane(1, (), 9_000, False))).length_ms == 9_000 + LINGER_MS
    assert clock_time(0) == "0:00"
    assert clock_time(75_999) == "1:15"


def test_a_round_without_a_slide_has_no_race(make: Make) -> None:
    table = make(computers=("Otto",))
    table.read()
    table.do(1, Lock())
    table.click(table.play.lock)
    assert race_of(table.view.rounds[-1]) is None
    for _tap in range(5):
        table.reveal.tap()
    assert table.reveal.pace.finished
    assert not table.reveal.replay.isVisible()


def test_the_race_of_a_closed_round_is_gone_from_the_view(make: Make) -> None:
    table = revealed(make)
    assert race_of(table.view.rounds[-1]) is not None
    table.do(TABLE, Close())
    assert race_of(table.view.rounds[-1]) is None


# ---- the screen


def test_the_race_is_offered_only_when_every_word_is_known(make: Make) -> None:
    table = make(computers=("Otto",))
    table.read()
    table.known = {word: "word" for seat in (0, 1) for word in table.layable(seat, 4)}
    table.lay(table.layable(0, 4)[0])
    table.others_lay(1, table.layable(1, 4)[0])
    table.do(1, Lock())
    table.click(table.play.lock)
    reveal = table.reveal
    while not reveal.pace.finished:
        assert not reveal.replay.isVisible()
        reveal.replay_race()
        assert reveal.race is None
        reveal.tap()
    assert reveal.replay.isVisible()


def test_all_slide_side_by_side_as_they_did_four_times_as_fast(make: Make) -> None:
    table = revealed(make)
    table.click(table.reveal.replay)
    assert race(table).isVisible()
    assert seen(table) == {0: "", 1: ""}
    table.pass_ms(1_900 // SPEED)
    assert seen(table) == {0: "", 1: ""}
    table.pass_ms(4_000 // SPEED)
    assert seen(table) == {0: table.words[0], 1: ""}
    table.pass_ms(20_000 // SPEED)
    assert race(table).finished
    assert seen(table) == dict(enumerate(table.words))
    assert "done at" in told(race(table))


def test_a_tap_skips_to_the_end_and_the_next_goes_back(make: Make) -> None:
    table = revealed(make)
    table.click(table.reveal.replay)
    screen = race(table)
    table.click(screen)
    assert screen.finished
    assert seen(table) == dict(enumerate(table.words))
    assert table.view.phase is Phase.JUDGING
    table.click(screen)
    assert table.reveal.race is None
    assert table.reveal.replay.hasFocus()


def test_fault_51_the_race_by_keys_alone(make: Make) -> None:
    table = revealed(make)
    for _tab in range(12):
        if table.reveal.replay.hasFocus():
            break
        table.key(Qt.Key.Key_Tab)
    table.key(Qt.Key.Key_Return)
    table.key(Qt.Key.Key_Escape)
    assert table.reveal.race is None
    table.key(Qt.Key.Key_Return)
    assert race(table).back.hasFocus()
    QTest.keyClick(race(table), Qt.Key.Key_Space)
    assert race(table).finished
    table.click(race(table).again)
    assert not race(table).finished
    table.key(Qt.Key.Key_Return)
    assert table.reveal.race is None


def test_the_race_stands_still_while_paused(make: Make) -> None:
    table = revealed(make)
    table.click(table.reveal.replay)
    table.pass_ms(500)
    before = race(table).at_ms
    table.controller.pause()
    table.hand.ms += 60_000
    table.controller.resume()
    assert race(table).at_ms == before


def test_it_fills_the_window_after_a_resize_and_goes_with_its_round(make: Make) -> None:
    table = revealed(make)
    table.click(table.reveal.replay)
    table.table.resize(1366, 768)
    table._settle()
    assert race(table).size() == table.table.size()
    reveal = table.reveal
    table.do(TABLE, Close())
    table.read()
    assert table.controller.submit(0, Slide(2, 2))
    table.do(1, Lock())
    table.click(table.play.lock)
    assert table.reveal is reveal
    assert reveal.race is None


# ---- a passed round


def test_a_passed_round_is_shown_side_by_side_on_everybodys_own_clock(qtbot: QtBot, tmp_path: Path) -> None:
    evening = Passed(qtbot, tmp_path, guests=("Ana", "Ben", "Chloe"))
    evening.sit_down(computers=1)
    evening.click(evening.play.main)
    evening.let_computers_play()
    laid = {}
    for number in range(3):
        evening.hold()
        evening.click(evening.play.main)
        evening.pass_ms(1_000 * (number + 1))
        evening.lay(evening.idea())
        laid[evening.me] = "".join(
            strip.letters[strip.position]
            for strip in evening.view.seats[evening.me].strips or ()
            if _shows(strip)
        )
        evening.click(evening.play.lock)
    assert evening.phase is Phase.JUDGING
    reveal = evening.table.reveal
    assert reveal is not None
    for _tap in range(30):
        if reveal.pace.finished:
            break
        evening.click(reveal.accept if reveal.accept.isVisible() else reveal.onward)
    evening.click(reveal.replay)
    assert reveal.race is not None
    assert {holder.letters for _lane, holder, *_rest in reveal.race._lanes} == {""}
    evening.pass_ms(100_000 // SPEED)
    assert reveal.race.finished
    letters_of = {lane.seat: holder.letters for lane, holder, *_rest in reveal.race._lanes}
    assert {seat: letters_of[seat] for seat in laid} == laid
    firsts = [lane.slides[0].at_ms for lane, *_rest in reveal.race._lanes if lane.seat in laid]
    assert max(firsts) < 4_500, "each began at his own Go"
    evening.close()


def _shows(strip: StripView) -> bool:
    return 0 <= strip.position < len(strip.letters)
