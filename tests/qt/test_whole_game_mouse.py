"""A whole game of Punch Line against three computers by the mouse alone, from the shelf to the shelf."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.qt.evening import Evening
from wordgames.games.punchline.view import Phase, Status
from wordgames.ui.pause import Pause
from wordgames.ui.setup import Setup
from wordgames.ui.shelf import Shelf
from wordgames.ui.tables.punchline_end import EndScreen
from wordgames.ui.tables.punchline_play import PlayScreen
from wordgames.ui.tables.punchline_reveal import RevealScreen

MOST_ROUNDS = 40


def drag_into_window(evening: Evening, slot: int, index: int) -> None:
    """Take the letter by its place on the strip and pull it into the window."""
    play = evening.table.shown
    assert isinstance(play, PlayScreen)
    strips = evening.view.seats[evening.me].strips
    assert strips is not None
    start = play.board.point_of(slot, index - strips[slot - 1].position).toPoint()
    end = play.board.point_of(slot, 0).toPoint()
    QTest.mousePress(play.board, Qt.MouseButton.LeftButton, pos=start)
    for share in (0.25, 0.5, 0.75, 1.0):
        QTest.mouseMove(play.board, start + (end - start) * share)
    QTest.mouseRelease(play.board, Qt.MouseButton.LeftButton, pos=end)
    evening.settle()


def play_round(evening: Evening) -> None:
    """Read, lay a word by clicks and drags, turn the glass or lock, wait for the sand."""
    play = evening.table.shown
    assert isinstance(play, PlayScreen)
    evening.click(play.main)
    assert evening.phase is Phase.BUILDING
    idea = evening.idea()
    for number, (slot, position) in enumerate(idea):
        strips = evening.view.seats[evening.me].strips
        assert strips is not None
        if number % 2:
            drag_into_window(evening, slot, position)
        elif strips[slot - 1].position != position:
            at = play.board.point_of(slot, position - strips[slot - 1].position).toPoint()
            evening.click(play.board, at)
            evening.pass_ms(200)
            play.board.advance()
    strips = evening.view.seats[evening.me].strips
    assert strips is not None
    assert [(slot, s.position) for slot, s in enumerate(strips, 1) if 0 <= s.position < 11] == list(idea)
    if evening.view.timer is None:
        evening.click(play.glass)
        assert evening.view.timer is not None
    else:
        evening.click(play.main)
        assert evening.view.seats[evening.me].status is Status.LOCKED
    for _second in range(60):
        if evening.phase is not Phase.BUILDING:
            break
        evening.pass_ms(1_000)
    assert evening.phase is Phase.JUDGING


def see_the_reveal(evening: Evening) -> None:
    """Tap through the words, rule on what nobody knows, and close the round."""
    reveal = evening.table.shown
    assert isinstance(reveal, RevealScreen)
    for _tap in range(100):
        if evening.phase is not Phase.JUDGING:
            return
        if reveal.accept.isVisible():
            evening.click(reveal.accept)
        elif reveal.onward.isEnabled():
            evening.click(reveal.onward)
    raise AssertionError("the reveal does not come to its end")


@pytest.fixture
def evening(qtbot: QtBot, tmp_path: Path) -> Iterator[Evening]:
    evening = Evening(qtbot, tmp_path)
    yield evening
    evening.close()


def test_a_whole_game_by_the_mouse(evening: Evening) -> None:
    shelf = evening.window.screen_shown
    assert isinstance(shelf, Shelf)
    evening.click(shelf.lids[0])
    setup = evening.window.screen_shown
    assert isinstance(setup, Setup)
    evening.click(setup.lengths[0])
    evening.click(setup.start)

    for _round in range(MOST_ROUNDS):
        play_round(evening)
        points = {word.seat: word.points for word in evening.view.rounds[-1].words}
        assert len(points) == 4
        see_the_reveal(evening)
        if evening.phase is Phase.OVER:
            break

    end = evening.table.shown
    assert isinstance(end, EndScreen)
    result = evening.view.result
    assert result is not None
    best = max(one.points for one in result.standings)
    assert best >= 125
    assert [evening.view.seats[seat].total for seat in result.winners] == [best] * len(result.winners)
    for seat in result.winners:
        assert evening.view.seats[seat].player.name in end.title.text
    end.finish_search()
    evening.settle()
    assert end.poster.isVisible()
    assert len(evening.view.rounds) >= 2

    evening.click(end.again)
    assert isinstance(evening.table.shown, PlayScreen)
    assert evening.phase is Phase.READING
    assert evening.view.seats[evening.me].total == 0

    evening.click(evening.table.shown.pause)
    pause = evening.window.cover_shown
    assert isinstance(pause, Pause)
    evening.click(pause.choices[-1])
    assert isinstance(evening.window.screen_shown, Shelf)
