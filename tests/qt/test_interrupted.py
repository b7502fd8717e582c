"""Games that are not over: several wait on the shelf, and none is given up before somebody has said so."""

import pytest
from PySide6.QtCore import Qt

from tests.qt.evening import Evening
from tests.qt.walk import told
from wordgames.games.punchline.moves import Read
from wordgames.session.records import RecordState
from wordgames.session.store import Store
from wordgames.ui.pause import Pause
from wordgames.ui.setup import Setup
from wordgames.ui.sheet import Question
from wordgames.ui.shelf import Shelf
from wordgames.ui.tables.punchline import PunchlineTable


@pytest.fixture
def evening(qtbot, tmp_path):
    evening = Evening(qtbot, tmp_path, Store(tmp_path / "wordgames.db"))
    yield evening
    evening.close()


def interrupt(evening):
    """Begin a game, and leave it. Returns its record."""
    evening.click(evening.screen.lids[0])
    evening.click(evening.screen.start)
    if isinstance(evening.cover, Question):
        evening.click(evening.cover.action)
    record = evening.controller.session.record_id
    assert evening.controller.submit(-1, Read())
    evening.flow.show_shelf()
    evening.settle()
    return record


def playing(evening):
    return [summary.id for summary in evening.store.records.all(RecordState.PLAYING)]


def ask(evening):
    """A game waits, and another one is about to begin."""
    first = interrupt(evening)
    evening.click(evening.screen.lids[0])
    evening.click(evening.screen.start)
    assert isinstance(evening.cover, Question)
    return first


def test_a_new_game_asks_what_becomes_of_the_one_that_waits(evening):
    first = ask(evening)
    assert evening.controller is None
    assert playing(evening) == [first]
    assert "Punch Line, round 1." in told(evening.cover)


def test_it_can_be_kept_and_both_lie_on_the_shelf(evening):
    first = ask(evening)
    evening.click(evening.cover.action)
    assert isinstance(evening.screen, PunchlineTable)
    second = evening.controller.session.record_id
    assert evening.controller.submit(-1, Read())
    evening.flow.show_shelf()
    evening.settle()
    assert playing(evening) == [second, first]
    shelf = evening.screen
    assert shelf.other.isVisible()
    assert shelf.other.label == "1 more game waits"
    assert evening.flow.interrupted.found.record == second
    evening.click(shelf.other)
    assert evening.flow.interrupted.found.record == first
    evening.click(shelf.other)
    assert evening.flow.interrupted.found.record == second
    evening.click(shelf.other)
    evening.click(shelf.box)
    assert evening.controller.session.record_id == first
    assert isinstance(evening.cover, Pause)


def test_who_has_kept_it_is_not_asked_again(evening):
    ask(evening)
    evening.click(evening.cover.action)
    # The new one was not played: the kept one lies on top again.
    evening.flow.show_shelf()
    evening.settle()
    evening.store.records.mark(playing(evening)[0], RecordState.PUT_AWAY)
    evening.click(evening.screen.lids[0])
    evening.click(evening.screen.start)
    assert isinstance(evening.screen, PunchlineTable)
    assert evening.cover is None


def test_it_can_be_put_away(evening):
    first = ask(evening)
    evening.click(evening.cover.other)
    assert isinstance(evening.screen, PunchlineTable)
    assert first not in playing(evening)
    assert first in [one.id for one in evening.store.records.all(RecordState.PUT_AWAY)]


@pytest.mark.parametrize("how", ["escape", "cross"])
def test_leaving_the_question_begins_and_gives_up_nothing(evening, how):
    first = ask(evening)
    if how == "escape":
        evening.key(Qt.Key.Key_Escape)
    else:
        evening.click(evening.cover.close_button)
    assert evening.cover is None
    assert isinstance(evening.screen, Setup)
    assert playing(evening) == [first]
    evening.click(evening.screen.start)
    assert isinstance(evening.cover, Question)


def test_a_game_is_put_away_from_the_shelf_by_keys(evening):
    first = interrupt(evening)
    shelf = evening.screen
    assert shelf.away.isVisible()
    shelf.away.setFocus(Qt.FocusReason.TabFocusReason)
    evening.key(Qt.Key.Key_Space)
    assert isinstance(evening.cover, Question)
    evening.key(Qt.Key.Key_Escape)
    assert playing(evening) == [first]
    evening.click(shelf.away)
    evening.key(Qt.Key.Key_Return)
    assert playing(evening) == []
    assert isinstance(evening.screen, Shelf)
    assert not shelf.box.isVisible()
    assert not shelf.away.isVisible()
    assert evening.flow.interrupted.found is None


def test_the_pause_can_quit_and_keeps_the_game(evening, qtbot):
    evening.click(evening.screen.lids[0])
    evening.click(evening.screen.start)
    assert evening.controller.submit(-1, Read())
    evening.key(Qt.Key.Key_Escape)
    with qtbot.waitSignal(evening.flow.quit_wanted):
        evening.click(evening.cover.quit)
    assert len(playing(evening)) == 1


def test_a_game_that_is_over_asks_nothing(evening):
    interrupt(evening)
    for record in playing(evening):
        evening.store.records.mark(record, RecordState.FINISHED)
    evening.click(evening.screen.lids[0])
    evening.click(evening.screen.start)
    assert evening.cover is None
    assert isinstance(evening.screen, PunchlineTable)
