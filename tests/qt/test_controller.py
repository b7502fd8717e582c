"""The controller, with a small game, computers that do as they are told, and a clock moved by hand."""

import gc
import sys
import threading

import pytest
from PySide6.QtCore import QCoreApplication, QTimer

from tests.qt.hands import HandClock
from tests.unit.session_toy import TOY, Add, Draw, Join, Say, toy_setup
from wordgames.core.players import TABLE, Player
from wordgames.qt.botrunner import SWITCH_S
from wordgames.qt.controller import GameController
from wordgames.session.house import Verdict
from wordgames.session.places import Cover
from wordgames.session.session import Session
from wordgames.session.store import Store

ADD_ONE = Add(1)


class Table:
    """A controller with all that it said."""

    def __init__(
        self, *names, computers=0, think_ms=500, move=ADD_ONE, store=None, session=None, passed=False
    ):
        self.hand = HandClock()
        self.store = store or Store(None)
        self.asked = []
        self.move, self.think_ms = move, think_ms
        setup = toy_setup(*names, computers=computers)
        self.session = session or Session.create(TOY, setup, self.store)
        self.controller = GameController(
            self.session,
            lambda player: self.choose,
            open_table=len(names) > 1 and not passed,
            clock=self.hand,
        )
        self.views, self.events, self.refusals, self.scenes = [], [], [], []
        self.controller.viewChanged.connect(self.views.append)
        self.controller.eventsApplied.connect(self.events.extend)
        self.controller.refused.connect(self.refusals.append)
        self.controller.sceneChanged.connect(self.scenes.append)

    def choose(self, turn):
        self.asked.append(turn.move_id)
        if isinstance(self.move, Exception):
            raise self.move
        return self.move, self.think_ms

    def thought(self):
        """Wait until the worker has chosen and its answer is delivered."""
        self.controller._runner._pool.waitForDone()
        QCoreApplication.processEvents()

    def pass_ms(self, ms):
        self.thought()
        self.hand.ms += ms
        self.controller.clock.tick()
        self.thought()


@pytest.fixture
def make(qapp):
    tables = []

    def build(*args, **named):
        table = Table(*args, **named)
        tables.append(table)
        return table

    yield build
    for table in tables:
        table.controller.close()
    for store in {id(table.store): table.store for table in tables}.values():
        store.close()


def test_moves_go_in_and_views_and_events_come_out(make):
    table = make("Ana", "Ben")
    table.controller.start()
    assert table.controller.submit(0, Add(2))
    assert table.views[-1].points == (2, 0)
    assert [event.points for event in table.events] == [2]
    assert not table.controller.submit(0, Add(2))
    assert [refusal.code for refusal in table.refusals] == ["not_your_turn"]


def test_a_computer_plays_after_the_time_that_it_thinks(make):
    table = make("Ana", computers=1, think_ms=1_500)
    table.controller.start()
    table.controller.submit(0, Add(1))
    table.pass_ms(1_400)
    assert table.views[-1].points == (1, 0)
    table.pass_ms(100)
    assert table.views[-1].points == (1, 1)
    assert table.asked == ["bot-1-0"]


def test_fault_16_nothing_happens_while_paused(make):
    table = make("Ana", computers=1)
    table.controller.start()
    table.controller.submit(0, Add(1))
    table.thought()
    table.controller.pause()
    assert table.scenes[-1].cover is Cover.PAUSE
    assert table.views[-1].hidden == (0, 0)
    table.pass_ms(60_000)
    assert not table.controller.submit(0, Add(1))
    assert table.session.view(TABLE).points == (1, 0)
    table.controller.resume()
    assert table.scenes[-1].cover is Cover.NONE
    table.pass_ms(500)
    assert table.session.view(TABLE).points == (1, 1)


def test_a_paused_table_shows_nobodys_secrets(make):
    table = make("Ana", computers=1)
    table.controller.start()
    table.controller.submit(0, Draw())
    assert table.views[-1].hidden[0] > 0
    table.controller.pause()
    assert table.views[-1].hidden == (0, 0)


def test_fault_18_and_21_the_glass_ends_the_game_before_a_late_move(make):
    table = make("Ana", "Ben")
    table.controller.start()
    table.controller.submit(0, Add(1))
    for _ in range(6):
        table.pass_ms(4_900)
    table.hand.ms += 600
    assert not table.controller.submit(1, Add(3))
    assert table.session.result().reason == "time"
    assert table.session.view(TABLE).points == (1, 0)
    assert not table.controller.glass.running


def test_fault_19_nothing_moves_after_leaving(make):
    table = make("Ana", computers=1)
    table.controller.start()
    table.controller.submit(0, Add(1))
    table.thought()
    before = (table.session.revision, len(table.views))
    table.controller.close()
    table.pass_ms(4_000)
    table.controller.resume()
    assert not table.controller.submit(0, Add(1))
    assert (table.session.revision, len(table.views)) == before
    assert not table.controller.glass.running


def test_fault_20_a_sleep_pauses_the_game(make):
    table = make("Ana", "Ben")
    table.controller.start()
    table.pass_ms(8 * 3_600_000)
    assert table.controller.paused
    assert table.scenes[-1].cover is Cover.PAUSE
    assert table.session.result() is None


def test_a_computer_that_sees_something_new_chooses_anew_in_the_time_it_began(make):
    table = make("Ana", "Ben", computers=1, think_ms=1_000)
    table.controller.start()
    table.controller.submit(0, Add(1))
    table.controller.submit(1, Add(1))
    table.pass_ms(400)
    assert table.asked == ["bot-2-0"]
    table.controller.submit(TABLE, Join(Player(name="Chloe")))
    table.pass_ms(500)
    assert table.asked == ["bot-2-0"] * 2
    assert table.session.view(TABLE).points[2] == 0
    table.pass_ms(100)
    assert table.session.view(TABLE).points[2] == 1


def test_a_refused_choice_is_not_tried_for_ever(make):
    table = make("Ana", computers=1, move=Add(9))
    table.controller.start()
    table.controller.submit(0, Add(1))
    for _ in range(5):
        table.pass_ms(1_000)
    assert table.asked == ["bot-1-0"]
    assert table.session.view(TABLE).points == (1, 0)


def test_rulings_of_the_table_are_remembered_by_the_house(make):
    table = make("Ana", "Ben")
    table.controller.start()
    table.controller.submit(0, Say("ZORK"))
    assert table.controller.rule("ZORK", "en", Verdict(True, "name"), remember=True)
    assert table.store.house.find("ZORK", "en") == Verdict(True, "name")
    assert table.views[-1].pending == ()


def test_undo_where_it_is_allowed(make):
    table = make("Ana", "Ben")
    table.controller.start()
    table.controller.submit(0, Add(3))
    assert table.controller.undo()
    assert table.views[-1].points == (0, 0)
    assert not table.controller.undo()


def test_fault_58_a_resumed_game_opens_covered_with_the_time_it_had(make):
    table = make("Ana", computers=1)
    table.controller.start()
    table.controller.submit(0, Add(1))
    table.pass_ms(400)
    table.controller.glass.start(1, 30_000)
    table.controller.pause()
    left = table.controller.glass.remaining_ms()
    table.controller.close()
    again = Session.resume(table.store, table.session.record_id, {"toy": TOY})
    resumed = make(session=again, store=table.store)
    resumed.controller.start(paused=True)
    assert resumed.controller.paused
    assert resumed.scenes[-1].cover is Cover.PAUSE
    assert resumed.controller.glass.remaining_ms() == left < 30_000
    resumed.controller.resume()
    resumed.pass_ms(500)
    assert again.view(TABLE).points == (1, 1)


def test_fault_65_an_error_in_a_computer_is_heard_of(make, qtbot):
    table = make("Ana", computers=1, move=ZeroDivisionError("by a computer"))
    table.controller.start()
    table.controller.submit(0, Add(1))
    with qtbot.captureExceptions() as caught:
        table.thought()
    assert [type(value) for _, value, _ in caught] == [ZeroDivisionError]


def test_fault_67_the_window_lives_while_a_computer_thinks(make, qtbot):
    done = threading.Event()
    table = make("Ana", computers=1, think_ms=2_000)
    choose = table.choose

    def slowly(turn):
        done.wait(10)
        return choose(turn)

    table.controller._choosers[1] = slowly
    table.controller.start()
    table.controller.submit(0, Add(1))
    alive = []
    QTimer.singleShot(0, table.controller, lambda: alive.append(True))
    qtbot.waitUntil(lambda: bool(alive))
    assert table.controller.thinking
    assert table.asked == []
    # A press made meanwhile does nothing, then or later.
    assert not table.controller.submit(0, Add(3))
    done.set()
    table.thought()
    assert not table.controller.thinking
    assert table.session.view(TABLE).points == (1, 0)
    table.pass_ms(2_000)
    assert table.session.view(TABLE).points == (1, 1)


def test_fault_67_painting_waits_no_5_ms_each_time_it_wants_python_back(make):
    before = sys.getswitchinterval()
    try:
        sys.setswitchinterval(0.005)
        make("Ana", computers=1)
        assert sys.getswitchinterval() == pytest.approx(SWITCH_S)
        assert SWITCH_S <= 0.001
    finally:
        sys.setswitchinterval(before)


def test_thinking_leaves_garbage_collection_as_it_was(make):
    table = make("Ana", computers=1)
    table.controller.start()
    table.controller.submit(0, Add(1))
    table.thought()
    assert gc.isenabled()
