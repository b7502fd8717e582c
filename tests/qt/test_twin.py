"""A second table that only shows: it holds what everybody may know, makes no move, and keeps in step."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from tests.qt.punchline_tables import LiveTable, runs_of
from tests.qt.walk import told
from wordgames.core.players import TABLE, Player
from wordgames.games.punchline.moves import Lock, Read
from wordgames.games.punchline.view import Phase, PunchlineView
from wordgames.qt.presentation import Presentation
from wordgames.qt.twin import TwinController
from wordgames.session.house import Verdict
from wordgames.ui.tables.catalog import make_table
from wordgames.ui.tables.pacing import FIRST_MS
from wordgames.ui.tables.punchline import PunchlineTable
from wordgames.ui.tables.punchline_reveal import RevealScreen
from wordgames.ui.widgets.publicplate import PublicPlate

Make = Callable[..., "Pair"]


class Pair:
    """Ana's table, and a second one that everybody sees."""

    def __init__(self, qtbot: QtBot, **named: object) -> None:
        self.first = LiveTable(qtbot, computers=("Otto", "Vera"), **named)
        self.twin = TwinController(self.first.controller)
        self.qtbot = qtbot
        self.second = self.lay()

    def lay(self) -> PunchlineTable:
        table = make_table("punchline", self.twin, clock=self.first.hand)
        assert isinstance(table, PunchlineTable)
        table.resize(1024, 600)
        self.qtbot.addWidget(table)
        table.show()
        QCoreApplication.processEvents()
        return table

    @property
    def reveals(self) -> tuple[RevealScreen, RevealScreen]:
        one, two = self.first.table.shown, self.second.shown
        assert isinstance(one, RevealScreen)
        assert isinstance(two, RevealScreen)
        return one, two

    def judge(self) -> None:
        """Play the first round to its reveal; nobody knows the words."""
        first = self.first
        first.read()
        words = [first.layable(seat, 3, 4, 5)[length - 3] for seat, length in enumerate((5, 3, 4))]
        first.lay(words[0])
        for seat in (1, 2):
            first.others_lay(seat, words[seat])
            first.do(seat, Lock())
        first.click(first.play.lock)
        assert first.view.phase is Phase.JUDGING

    def same(self) -> None:
        one, two = self.reveals
        assert (one.pace.index, one.pace.shown) == (two.pace.index, two.pace.shown)
        assert one.shown_seat == two.shown_seat
        assert one.sums.accessibleName() == two.sums.accessibleName()
        assert one.word.accessibleName() == two.word.accessibleName()
        assert one.verdict.text == two.verdict.text
        assert (one.race is None) == (two.race is None)


@pytest.fixture
def pair(qtbot: QtBot) -> Iterator[Pair]:
    pair = Pair(qtbot)
    yield pair
    pair.first.close()


def test_the_twin_gives_what_the_table_knows_and_takes_nothing(pair: Pair) -> None:
    twin, session = pair.twin, pair.first.session
    seen: list[object] = []
    twin.viewChanged.connect(seen.append)
    heard: list[object] = []
    twin.eventsApplied.connect(heard.append)
    revision = session.revision
    assert twin.view.viewer == TABLE == twin.viewer
    assert twin.check(TABLE, Read()) is not None
    assert not twin.submit(TABLE, Read())
    assert not twin.rule("CAT", "en", Verdict(True, "word"))
    assert not twin.undo()
    twin.pause()
    assert not pair.first.controller.paused
    assert session.revision == revision == twin.session.revision
    with pytest.raises(PermissionError):
        twin.session.view(0)
    assert twin.session.setup.seed == 0
    session.keep_draft(0, {"order": "secret"})
    assert twin.session.draft(0) is None
    twin.session.keep_draft(0, None)
    assert session.draft(0) == {"order": "secret"}
    pair.first.read()
    assert seen
    assert all(isinstance(view, PunchlineView) and view.viewer == TABLE for view in seen)
    assert heard
    audiences = [event.audience for events in heard for event in events]  # type: ignore[attr-defined]
    assert all(audience is None or TABLE in audience for audience in audiences)
    assert twin.session.log(0) == session.log(TABLE)
    assert twin.scene.viewer == TABLE
    assert twin.looking == 0
    assert twin.session.result() is None
    assert not twin.session.marked
    assert not twin.session.has_helper(0)
    assert twin.session.waiting_for() == session.waiting_for()
    assert twin.places is pair.first.controller.places


def test_no_strip_is_in_the_second_table_during_a_round(pair: Pair) -> None:
    first = pair.first
    first.read()
    assert isinstance(first.view, PunchlineView)
    strips = first.view.seats[0].strips
    assert strips
    first.lay(first.layable(0, 5)[0])
    runs = runs_of(strips)
    assert any(run in told(first.table) for run in runs)
    assert not any(run in told(pair.second) for run in runs)


def test_the_second_reveal_is_in_step_with_the_first(pair: Pair) -> None:
    pair.judge()
    first = pair.first
    one, two = pair.reveals
    pair.same()
    first.pass_ms(FIRST_MS + 100)
    assert one.pace.shown == 1
    pair.same()
    for _tap in range(30):
        one.tap()
        pair.same()
        if one.accept.isVisible():
            one._accept()
            pair.same()
        if one.pace.finished:
            break
    assert one.pace.finished
    shown = two.pace.order[0]
    one._slip_pressed(shown)
    assert two.shown_seat == shown
    pair.same()
    one._challenge()
    assert two.evidence.isVisible()
    one.tap()
    one.replay_race()
    pair.same()
    assert one.race is not None
    assert two.race is not None
    first.pass_ms(200)
    assert one.race.at_ms == two.race.at_ms > 0
    one.race.tap()
    assert two.race.finished
    one.race.play()
    assert not two.race.finished
    one.race.tap()
    one.race.tap()
    pair.same()


def test_the_second_reveal_has_nothing_to_press(pair: Pair) -> None:
    pair.judge()
    one, two = pair.reveals
    for _tap in range(30):
        one.tap()
        for button in (
            two.accept,
            two.refuse,
            two.challenge,
            two.replay,
            two.onward,
            two.pause,
            two.remember,
        ):
            assert not button.isVisible()
        if one.accept.isVisible():
            one._accept()


def test_a_table_that_is_laid_in_mid_reveal_stands_where_the_other_does(pair: Pair) -> None:
    pair.judge()
    one, _two = pair.reveals
    one.tap()
    one._accept()
    one.tap()
    assert one.pace.index > 0
    pair.second = pair.lay()
    pair.same()


def test_a_plate_for_the_room_says_points_of_the_game_and_of_the_match(qtbot: QtBot) -> None:
    plate = PublicPlate(2, Player(name="Chloe"))
    qtbot.addWidget(plate)
    plate.resize(400, 120)
    plate.show_seat(12, "is thinking", active=True)
    assert plate.accessibleName() == "Chloe, 12 points"
    assert plate.accessibleDescription() == plate.words == "is thinking"
    without = plate.grab().toImage()
    plate.show_seat(12, "is thinking", active=True, match=240)
    assert plate.accessibleName() == "Chloe, 12 points, 240 in the match"
    assert plate.grab().toImage() != without


def test_only_plain_data_is_presented_and_a_follower_publishes_nothing(qtbot: QtBot) -> None:
    leader = Presentation()
    follower = Presentation(leader=leader)
    followed: list[tuple[str, object]] = []
    follower.changed.connect(lambda name, value: followed.append((name, value)))
    assert follower.shown("count") is None
    leader.publish("count", (1, ("ANA", None), True))
    leader.publish("count", (1, ("ANA", None), True))
    follower.publish("count", (2,))
    assert followed == [("count", (1, ("ANA", None), True))]
    assert follower.shown("count") == (1, ("ANA", None), True)
    for bad in ([1], {"a": 1}, (1, object()), 1.5):
        with pytest.raises(TypeError):
            leader.publish("count", bad)  # type: ignore[arg-type]
