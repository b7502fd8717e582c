"""Strips that are put in order by hand before a game: by mouse and finger, by keys, behind the curtain, at a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.qt.hands import HandClock
from tests.qt.passing import Passed
from tests.qt.punchline_tables import GAME, LiveTable, never
from wordgames.core.game import Setup
from wordgames.core.players import Kind, Player
from wordgames.games.catalog import GAMES
from wordgames.games.punchline.material import load_punchline
from wordgames.games.punchline.moves import Lock
from wordgames.games.punchline.view import Phase, PunchlineOptions, TableMode
from wordgames.qt.controller import GameController
from wordgames.session.session import Session
from wordgames.session.store import Store
from wordgames.ui.tables.punchline_arrange import ArrangeScreen
from wordgames.ui.widgets.arrangeboard import SETTLE_MS

Make = Callable[..., LiveTable]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    tables: list[LiveTable] = []

    def build(**named: object) -> LiveTable:
        tables.append(LiveTable(qtbot, arrange=True, **named))
        return tables[-1]

    yield build
    for table in tables:
        table.close()


def screen(table: LiveTable) -> ArrangeScreen:
    shown = table.table.shown
    assert isinstance(shown, ArrangeScreen)
    return shown


def moved(order: tuple[int, ...], start: int, end: int) -> tuple[int, ...]:
    """What comes of an order when the strip of one slot goes to another."""
    out = list(order)
    out.insert(end - 1, out.pop(start - 1))
    return tuple(out)


def drag(arranging: ArrangeScreen, start: int, end: int) -> None:
    board = arranging.board
    at, to = board.point_of(start).toPoint(), board.point_of(end).toPoint()
    QTest.mousePress(board, LEFT, pos=at)
    for share in range(1, 11):
        QTest.mouseMove(board, at + (to - at) * (share / 10))
    QTest.mouseRelease(board, LEFT, pos=to)


# ---- by one person


def test_a_strip_that_is_dragged_pushes_those_between_by_one_slot(make: Make) -> None:
    table = make()
    assert table.view.phase is Phase.ARRANGING
    before = screen(table).board.order
    drag(screen(table), 2, 7)
    assert screen(table).board.order == moved(before, 2, 7)
    drag(screen(table), 7, 1)
    assert screen(table).board.order == moved(moved(before, 2, 7), 7, 1)


def test_ready_puts_them_in_and_the_first_card_is_turned(make: Make) -> None:
    table = make()
    drag(screen(table), 10, 1)
    order = screen(table).board.order
    table.click(screen(table).ready)
    assert table.view.phase is Phase.READING
    strips = [strip.strip for strip in table.view.seats[0].strips]
    one, two = (line - 1 for line in table.view.switch)
    strips[one], strips[two] = strips[two], strips[one]
    assert tuple(strips) == order
    assert table.play.board.isVisible()


def test_a_drag_that_ends_outside_leaves_the_strip_at_the_last_slot_it_passed(make: Make) -> None:
    table = make()
    before = screen(table).board.order
    board = screen(table).board
    QTest.mousePress(board, LEFT, pos=board.point_of(4).toPoint())
    QTest.mouseMove(board, board.point_of(10).toPoint() + QPoint(0, 400))
    QTest.mouseRelease(board, LEFT, pos=board.point_of(10).toPoint() + QPoint(0, 400))
    assert board.order == moved(before, 4, 10)
    QTest.mousePress(board, LEFT, pos=board.point_of(4).toPoint())
    QTest.mousePress(board, Qt.MouseButton.RightButton, pos=board.point_of(4).toPoint())
    QTest.mouseMove(board, board.point_of(1).toPoint())
    assert board.order == moved(before, 4, 10)


def test_fault_51_strips_are_put_in_order_by_keys_alone(make: Make) -> None:
    table = make()
    board = screen(table).board
    before = board.order
    assert board.hasFocus()
    table.key(Qt.Key.Key_Down)
    table.key(Qt.Key.Key_Down)
    assert (board.slot, board.order) == (3, before)
    table.key(Qt.Key.Key_Space)
    assert board.lifted
    table.key(Qt.Key.Key_Up)
    table.key(Qt.Key.Key_Up)
    assert (board.slot, board.order) == (1, moved(before, 3, 1))
    table.key(Qt.Key.Key_Escape)
    assert not board.lifted
    table.key(Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert board.order == moved(moved(before, 3, 1), 1, 2)
    table.key(Qt.Key.Key_Return)
    assert table.view.phase is Phase.READING


def test_at_the_ends_a_strip_stays(make: Make) -> None:
    table = make()
    board = screen(table).board
    before = board.order
    table.key(Qt.Key.Key_Up, Qt.KeyboardModifier.ShiftModifier)
    assert (board.slot, board.order) == (1, before)


def test_shuffle_lays_a_fair_order(make: Make) -> None:
    table = make()
    fair = table.session.setup.deck.fair_orders
    seen = set()
    for _press in range(12):
        table.click(screen(table).shuffle)
        seen.add(screen(table).board.order)
    assert len(seen) > 1
    assert seen <= set(fair)


def test_two_fingers_hold_one_strip(make: Make, qtbot: QtBot) -> None:
    table = make()
    board = screen(table).board
    before = board.order
    device = QTest.createTouchDevice()
    first, second = board.point_of(2).toPoint(), board.point_of(9).toPoint()
    QTest.touchEvent(board, device).press(1, first, board).press(2, second, board).commit()
    QTest.touchEvent(board, device).move(1, board.point_of(3).toPoint(), board).move(2, first, board).commit()
    QTest.touchEvent(board, device).release(1, first, board).release(2, first, board).commit()
    assert board.order == moved(before, 2, 3)
    assert sorted(board.order) == list(range(10))


def test_strips_travel_to_their_slots_and_come_to_rest(make: Make) -> None:
    table = make()
    board = screen(table).board
    drag(screen(table), 2, 7)
    assert board._frames.isActive()
    table.hand.ms += SETTLE_MS + 10
    board.advance()
    assert not board._frames.isActive()
    board.set_reduce_motion(True)
    drag(screen(table), 7, 2)
    assert not board._frames.isActive()


def test_what_was_put_in_order_so_far_is_there_after_a_resume(make: Make) -> None:
    table = make()
    drag(screen(table), 2, 7)
    order = screen(table).board.order
    resumed = Session.resume(table.store, table.session.record_id, GAMES)
    assert isinstance(resumed, Session)
    assert resumed.draft(0) == {"game": 1, "order": list(order)}
    screen(table).put_away()
    screen(table).show_view(table.view)
    assert screen(table).board.order == order
    table.click(screen(table).ready)
    assert table.session.draft(0) is None


def test_a_damaged_draft_shows_the_strips_as_they_lie(make: Make) -> None:
    table = make()
    lie = screen(table).board.order
    for draft in (
        {"game": 1, "order": [0] * 10},
        {"game": 2, "order": list(reversed(lie))},
        {"order": "x"},
        [1],
    ):
        table.session.keep_draft(0, draft)
        screen(table).put_away()
        screen(table).show_view(table.view)
        assert screen(table).board.order == lie


def test_each_game_of_a_match_is_arranged_for(make: Make) -> None:
    table = make(computers=("Otto",), games=2, target=3)
    table.click(screen(table).ready)
    table.read()
    word = table.layable(0, 4)[0]
    table.known[word] = "word"
    table.lay(word)
    table.do(1, Lock())
    table.click(table.play.lock)
    for _press in range(10):
        if table.view.phase is not Phase.JUDGING:
            break
        table.click(table.reveal.onward)
    assert table.view.phase is Phase.BETWEEN
    table.click(table.end.again)
    assert table.view.phase is Phase.ARRANGING
    assert screen(table).title.text == "Game 2: Ana, put your strips in order"
    drag(screen(table), 1, 2)
    table.click(screen(table).ready)
    assert table.view.phase is Phase.READING


# ---- behind the curtain


@pytest.fixture
def passed(qtbot: QtBot, tmp_path: Path) -> Iterator[Passed]:
    evening = Passed(qtbot, tmp_path, guests=("Ana", "Ben", "Chloe"))
    evening.click(evening.screen.lids[0])
    setup = evening.screen
    for _computer in range(3):
        evening.click(setup.crosses[1])
    for _guest in range(2):
        evening.click(next(place for place in setup.free if place.isVisible()))
        QTest.keyClick(setup.edit.field, Qt.Key.Key_Return)
    evening.click(setup.slip)
    evening.click(setup.house.ticks["arranged"])
    evening.click(setup.start)
    yield evening
    evening.close()


def at_screen(evening: Passed) -> ArrangeScreen:
    shown = evening.table.shown
    assert isinstance(shown, ArrangeScreen)
    return shown


def test_on_a_passed_screen_each_arranges_behind_his_curtain_in_turn(passed: Passed) -> None:
    orders = []
    for seat, name in enumerate(("Ana", "Ben", "Chloe")):
        assert passed.covered
        assert passed.controller.scene.passed_to == seat
        assert passed.curtain.to.name == name
        assert passed.spilt() == []
        assert at_screen(passed).board.order == ()
        passed.hold()
        assert at_screen(passed).seat == seat
        drag(at_screen(passed), 1 + seat, 9)
        orders.append(at_screen(passed).board.order)
        passed.click(at_screen(passed).ready)
    assert passed.phase is Phase.READING
    assert passed.spilt() == []
    one, two = (line - 1 for line in passed.public.switch)
    for seat, order in enumerate(orders):
        strips = [strip.strip for strip in passed.private(seat).seats[seat].strips]
        strips[one], strips[two] = strips[two], strips[one]
        assert tuple(strips) == order


def test_fault_23_a_resize_covers_and_nothing_that_was_done_is_lost(passed: Passed) -> None:
    passed.hold()
    drag(at_screen(passed), 3, 8)
    order = at_screen(passed).board.order
    passed.window.resize(1366, 768)
    passed.settle()
    assert passed.covered
    assert passed.spilt() == []
    passed.hold()
    assert at_screen(passed).seat == 0
    assert at_screen(passed).board.order == order


def test_fault_61_the_curtain_ends_a_drag_of_a_strip(passed: Passed) -> None:
    passed.hold()
    board = at_screen(passed).board
    QTest.mousePress(board, LEFT, pos=board.point_of(2).toPoint())
    QTest.mouseMove(board, board.point_of(5).toPoint())
    order = board.order
    passed.window.resize(1100, 640)
    passed.settle()
    assert passed.covered
    QTest.mouseRelease(board, LEFT, pos=board.point_of(5).toPoint())
    passed.hold()
    assert board.order == order
    assert sorted(order) == list(range(10))


def test_a_seat_that_leaves_while_it_arranges_hands_over_to_the_next(passed: Passed) -> None:
    passed.hold()
    assert passed.controller.leave(0) is None
    passed.settle()
    assert passed.covered
    assert passed.controller.scene.passed_to == 1
    assert passed.spilt() == []


# ---- at an open table


def test_at_an_open_table_one_arranges_after_the_other_in_the_open(qtbot: QtBot) -> None:
    store = Store(None)
    people = (Player(name="Ana"), Player(name="Ben"), Player(name="Otto", kind=Kind.COMPUTER))
    options = PunchlineOptions(mode=TableMode.OPEN, arrange=True, first_reader=0)
    setup = Setup("punchline", GAME.rules, people, options, load_punchline("en"), 5)
    session = Session.create(GAME, setup, store)
    assert isinstance(session, Session)
    controller = GameController(session, lambda player: never, open_table=True, clock=HandClock())
    arranging = ArrangeScreen(controller)
    qtbot.addWidget(arranging)
    arranging.resize(1024, 600)
    arranging.show()
    controller.viewChanged.connect(arranging.show_view)
    controller.start()
    arranging.show_view(controller.view)
    for seat, name in enumerate(("Ana", "Ben")):
        assert arranging.seat == seat
        assert arranging.title.text == f"{name}, put your strips in order"
        assert arranging.waiting.text == ("Then: Ben" if seat == 0 else "")
        drag(arranging, 1, 5)
        QTest.mouseClick(arranging.ready, LEFT, pos=arranging.ready.rect().center())
    assert controller.view.phase is Phase.READING
    controller.close()
    store.close()
