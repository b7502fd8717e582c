"""Punch Line at an open table: several people at a time by touch, by keys, with the mouse, and a computer."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QTransform
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.qt.open_tables import LEFT_SHIFT, RIGHT_SHIFT, OpenTable, touch_screen
from tests.qt.punchline_tables import WORDS
from tests.qt.walk import told
from wordgames.core.players import TABLE
from wordgames.games.punchline.moves import OUT_LEFT, OUT_RIGHT, Close, Leave, Lock, Read, Slide, Turn
from wordgames.games.punchline.view import Phase, Status
from wordgames.qt.handling import Way
from wordgames.qt.keys import Cluster
from wordgames.ui.turning import upright
from wordgames.ui.widgets.lens_board import LensBoard
from wordgames.ui.widgets.lens_geometry import LensGeometry
from wordgames.ui.widgets.stripboard import StripBoard

Make = Callable[..., OpenTable]
FOUR = ("Ana", "Ben", "Chloe", "David")
KEYS_AND_MOUSE = (Way.LEFT_KEYS, Way.RIGHT_KEYS, Way.MOUSE)


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    tables: list[OpenTable] = []

    def build(*people: str, **named: object) -> OpenTable:
        tables.append(OpenTable(qtbot, *people, **named))
        return tables[-1]

    yield build
    for table in tables:
        table.close()


def building(make: Make, *people: str, **named: object) -> OpenTable:
    """A round under way."""
    table = make(*people, **named)
    table.read()
    return table


def point(table: OpenTable, seat: int, slot: int, letter: int) -> QPoint:
    """Where a letter of a seat's strip lies on its board."""
    board = table.board(seat)
    return board.point_of(slot, letter - table.positions(seat)[slot - 1]).toPoint()


# ---- by touch


def test_four_fingers_slide_four_strips_at_a_time(make: Make) -> None:
    table = building(make, *FOUR)
    boards = [table.board(seat) for seat in range(4)]
    # From its place right of the window, where its first letter is next to it.
    starts = [point(table, seat, 2 + seat, 0) for seat in range(4)]
    sequence = table.touch()
    for seat in range(4):
        sequence.press(seat, starts[seat], boards[seat])
    sequence.commit()
    for share in (0.5, 1.0):
        sequence = table.touch()
        for seat in range(4):
            middle = boards[seat].point_of(2 + seat, 0).toPoint()
            sequence.move(seat, starts[seat] + (middle - starts[seat]) * share, boards[seat])
        sequence.commit()
    sequence = table.touch()
    for seat in range(4):
        sequence.release(seat, boards[seat].point_of(2 + seat, 0).toPoint(), boards[seat])
    sequence.commit()
    table.settle()
    for seat in range(4):
        expected = [OUT_RIGHT] * 10
        expected[1 + seat] = 0
        assert table.positions(seat) == expected


def test_fault_62_a_tap_on_a_letter_or_in_the_loupe_does_what_a_drag_does(make: Make) -> None:
    table = building(make, *FOUR)
    board = table.board(0)
    assert isinstance(board, LensBoard)
    QTest.touchEvent(board, touch_screen()).press(0, point(table, 0, 3, 1), board).commit()
    QTest.touchEvent(board, touch_screen()).release(0, point(table, 0, 3, 1), board).commit()
    assert table.positions(0)[2] == 1
    assert board.slot == 3
    at = board.loupe_point(8).toPoint()
    QTest.touchEvent(board, touch_screen()).press(0, at, board).commit()
    assert table.positions(0)[2] == 8
    at = board.loupe_point(4).toPoint()
    QTest.touchEvent(board, touch_screen()).move(0, at, board).commit()
    QTest.touchEvent(board, touch_screen()).release(0, at, board).commit()
    assert table.positions(0)[2] == 4


def test_fault_17_two_who_turn_in_one_frame_are_told_apart_by_the_rules(make: Make) -> None:
    for reader, winner in ((0, 1), (1, 3), (3, 1)):
        table = building(make, *FOUR, first_reader=reader)
        for seat in range(4):
            table.lay(seat, table.spots(seat, WORDS[:12]))
        # From the reader's left: who sits nearer to it counts, whichever finger was told of first.
        table.tap(table.seat(3).glass, table.seat(1).glass)
        assert table.view.timer is not None
        assert table.view.timer.starter == winner
        statuses = [one.status for one in table.view.seats]
        assert statuses.count(Status.TURNED) == 1
        assert statuses[winner] is Status.TURNED
        assert table.view.seats[4 - winner].status is Status.BUILDING


def test_turned_and_locked_holders_are_covered_until_the_reveal(make: Make) -> None:
    table = building(make, *FOUR)
    for seat in range(4):
        table.lay(seat, table.spots(seat, WORDS[:12]))
    table.tap(table.seat(0).glass)
    assert not table.board(0).isVisible()
    assert table.seat(0).cover.isVisible()
    assert "turned the glass" in table.seat(0).says.text
    table.tap(table.seat(2).lock, table.seat(3).lock)
    assert [table.view.seats[seat].status for seat in (2, 3)] == [Status.LOCKED] * 2
    assert table.view.seats[1].strips is not None
    assert table.board(1).isVisible()


def test_fault_18_a_finger_that_holds_a_strip_when_the_time_ends_leaves_it(make: Make) -> None:
    table = building(make, *FOUR)
    table.lay(0, table.spots(0, WORDS[:12]))
    table.tap(table.seat(0).glass)
    board = table.board(1)
    start, middle = point(table, 1, 5, 2), board.point_of(5, 0).toPoint()
    table.touch().press(0, start, board).commit()
    table.touch().move(0, middle, board).commit()
    assert table.positions(1)[4] == 2
    table.pass_ms(30_000)
    assert table.view.phase is Phase.JUDGING
    table.touch().move(0, board.point_of(5, 3).toPoint(), board).commit()
    table.touch().release(0, board.point_of(5, 3).toPoint(), board).commit()
    assert table.session.view(TABLE).rounds[-1].words[1].word == strip_letter(table, 1, 5, 2)


def strip_letter(table: OpenTable, seat: int, slot: int, index: int) -> str:
    strips = table.session.view(seat).seats[seat].strips
    assert strips is not None
    return strips[slot - 1].letters[index]


@pytest.mark.parametrize("angles", [(0, 180), (0, 90, 180, 270)])
def test_boards_lie_turned_to_who_sits_around_and_are_moved_from_there(
    make: Make, angles: tuple[int, ...]
) -> None:
    table = building(make, *FOUR[: len(angles)], angles=angles, computers=("Otto",))
    for seat, angle in enumerate(angles):
        board = table.board(seat)
        left, right = board.point_of(6, -5), board.point_of(6, 5)
        # What is right for its owner.
        way = right - left
        along = {0: way.x(), 90: way.y(), 180: -way.x(), 270: -way.y()}[angle]
        assert along > 0.9 * (abs(way.x()) + abs(way.y())) > 0
        start, middle = point(table, seat, 6, 0), board.point_of(6, 0).toPoint()
        table.touch().press(0, start, board).commit()
        table.touch().move(0, middle, board).commit()
        table.touch().release(0, middle, board).commit()
        assert table.positions(seat)[5] == 0
    places = [table.seat(seat).plate.geometry() for seat in table.play.seats]
    assert all(not a.intersects(b) for i, a in enumerate(places) for b in places[i + 1 :])


def test_everything_of_a_turned_seat_lies_inside_the_screen_and_apart(make: Make) -> None:
    table = building(make, *FOUR, angles=(0, 90, 180, 270), computers=("Otto", "Mabel"))
    screen = table.play.rect().adjusted(-25, -25, 25, 25)
    boards = [table.board(seat).geometry() for seat in range(4)]
    for one in table.play.seats.values():
        for widget in one.widgets:
            if widget.isVisible():
                assert screen.contains(widget.geometry()), widget.accessibleName()
    margin = round(1.7 * table.play.u)
    inner = [board.adjusted(margin, margin, -margin, -margin) for board in boards]
    assert all(not a.intersects(b) for i, a in enumerate(inner) for b in inner[i + 1 :])


# ---- by keys


def test_fault_51_two_at_one_keyboard_have_their_own_keys(make: Make) -> None:
    table = building(make, "Ana", "Ben", ways=(Way.LEFT_KEYS, Way.RIGHT_KEYS))
    table.key(Qt.Key.Key_S)
    table.key(Qt.Key.Key_Down)
    table.key(Qt.Key.Key_Down)
    assert (table.board(0).slot, table.board(1).slot) == (2, 3)
    table.key(Qt.Key.Key_A)
    table.key(Qt.Key.Key_Left)
    table.key(Qt.Key.Key_Left)
    assert table.positions(0)[1] == 0
    assert table.positions(1)[2] == 1
    table.key(Qt.Key.Key_D)
    assert table.positions(0)[1] == OUT_RIGHT


def test_letters_do_not_jump_here(make: Make) -> None:
    table = building(make, "Ana", "Ben", ways=(Way.LEFT_KEYS, Way.RIGHT_KEYS))
    before = table.session.digest()
    for key in (Qt.Key.Key_T, Qt.Key.Key_R, Qt.Key.Key_Home, Qt.Key.Key_Z):
        table.key(key)
    assert table.session.digest() == before


def test_the_two_shifts_are_told_apart_by_their_codes(make: Make) -> None:
    table = building(make, "Ana", "Ben", ways=(Way.LEFT_KEYS, Way.RIGHT_KEYS))
    for seat in range(2):
        table.lay(seat, table.spots(seat, WORDS[:12]))
    table.key(Qt.Key.Key_Shift, code=LEFT_SHIFT)
    assert table.view.timer is None
    table.key(Qt.Key.Key_Shift, code=RIGHT_SHIFT)
    assert table.view.timer is not None
    assert table.view.timer.starter == 1
    table.key(Qt.Key.Key_E)
    assert table.view.phase is Phase.JUDGING


def test_two_hold_keys_at_a_time_and_each_strip_slides_on(make: Make) -> None:
    table = building(make, "Ana", "Ben", ways=(Way.LEFT_KEYS, Way.RIGHT_KEYS))
    table.key_down(Qt.Key.Key_A)
    table.key_down(Qt.Key.Key_Left)
    # The system repeats the last key alone; it is not asked.
    table.key_down(Qt.Key.Key_Left, auto=True)
    table.key_up(Qt.Key.Key_Left, auto=True)
    assert (table.positions(0)[0], table.positions(1)[0]) == (0, 0)
    table.pass_ms(300)
    assert (table.positions(0)[0], table.positions(1)[0]) == (0, 0)
    table.pass_ms(500)
    assert table.positions(0)[0] == table.positions(1)[0] > 2
    table.key_up(Qt.Key.Key_A)
    stopped = table.positions(0)[0]
    table.pass_ms(400)
    assert table.positions(0)[0] == stopped < table.positions(1)[0]
    # A keyboard that never tells that the key is up lets the strip slide to its end, and no further.
    table.pass_ms(3_000)
    assert table.positions(1)[0] == OUT_LEFT
    table.pass_ms(1_000)
    assert table.positions(1)[0] == OUT_LEFT


def test_a_held_key_is_let_go_when_the_window_loses_the_keyboard(make: Make) -> None:
    table = building(make, "Ana", "Ben", ways=(Way.LEFT_KEYS, Way.RIGHT_KEYS))
    table.key_down(Qt.Key.Key_A)
    table.table.hide()
    table.pass_ms(2_000)
    assert table.positions(0)[0] == 0


def test_other_keys_can_be_chosen_during_a_game(make: Make) -> None:
    table = building(make, "Ana", "Ben", ways=(Way.LEFT_KEYS, Way.RIGHT_KEYS))
    right = table.play._hands.clusters[1]
    table.table.set_clusters((Cluster("I", "J", "K", "L", "U", "O"), right))
    table.key(Qt.Key.Key_J)
    table.key(Qt.Key.Key_A)
    assert table.positions(0)[0] == 0


def test_a_key_locks_no_empty_holder_and_reads_only_for_who_reads(make: Make) -> None:
    table = make("Ana", "Ben", ways=(Way.LEFT_KEYS, Way.RIGHT_KEYS), first_reader=1)
    table.key(Qt.Key.Key_E)
    assert table.view.phase is Phase.READING
    table.key(Qt.Key.Key_Return)
    assert table.view.phase is Phase.BUILDING
    table.key(Qt.Key.Key_Return)
    assert table.view.seats[1].status is Status.BUILDING
    table.click(table.seat(1).lock)
    assert table.view.seats[1].status is Status.LOCKED


def test_a_finger_locks_an_empty_holder(make: Make) -> None:
    table = building(make, *FOUR)
    table.tap(table.seat(2).lock)
    assert table.view.seats[2].status is Status.LOCKED


def test_a_held_key_is_let_go_when_something_is_laid_over_the_table(make: Make) -> None:
    table = building(make, "Ana", "Ben", ways=(Way.LEFT_KEYS, Way.RIGHT_KEYS))
    table.key_down(Qt.Key.Key_A)
    table.table.setEnabled(False)
    table.table.setEnabled(True)
    table.pass_ms(2_000)
    assert table.positions(0)[0] == 0


def test_what_is_played_with_keys_is_not_moved_by_the_mouse(make: Make) -> None:
    table = building(make, "Ana", "Ben", "Chloe", ways=KEYS_AND_MOUSE)
    table.click(table.board(0), point(table, 0, 4, 2))
    table.click(table.board(2), point(table, 2, 4, 2))
    assert table.positions(0) == [OUT_RIGHT] * 10
    assert table.positions(2)[3] == 2


def test_the_glass_itself_is_turned_by_who_has_the_mouse(make: Make) -> None:
    table = building(make, "Ana", "Ben", "Chloe", ways=KEYS_AND_MOUSE)
    assert not table.play.glass.isEnabled()
    table.click(table.board(2), point(table, 2, 4, 2))
    table.click(table.play.glass)
    assert table.view.timer is not None
    assert table.view.timer.starter == 2


# ---- time, and who leaves


def test_fault_15_thirty_seconds_freeze_every_holder_as_it_stands(make: Make) -> None:
    table = building(make, "Ana", "Ben", ways=(Way.LEFT_KEYS, Way.RIGHT_KEYS))
    table.key(Qt.Key.Key_A)
    table.key(Qt.Key.Key_Q)
    table.pass_ms(29_900)
    table.key(Qt.Key.Key_Left)
    assert table.view.phase is Phase.BUILDING
    table.pass_ms(200)
    assert table.view.phase is Phase.JUDGING
    words = table.view.rounds[-1].words
    assert [word.word for word in words] == [strip_letter(table, 0, 1, 0), strip_letter(table, 1, 1, 0)]
    assert [word.started for word in words] == [True, False]


def test_who_has_locked_may_still_turn_the_glass(make: Make) -> None:
    table = building(make, *FOUR)
    table.lay(0, table.spots(0, WORDS[:12]))
    table.tap(table.seat(0).lock)
    assert table.view.seats[0].status is Status.LOCKED
    assert table.seat(0).glass.isVisible()
    table.tap(table.seat(0).glass)
    assert table.view.timer is not None
    assert table.view.timer.starter == 0


def test_a_seat_that_leaves_while_its_glass_runs_takes_its_column_and_not_the_sand(make: Make) -> None:
    table = building(make, *FOUR)
    table.lay(1, table.spots(1, WORDS[:12]))
    table.tap(table.seat(1).glass)
    table.pass_ms(4_000)
    table.do(TABLE, Leave(1))
    assert list(table.play.seats) == [0, 2, 3]
    assert table.controller.glass.remaining_ms() == 26_000
    table.pass_ms(26_000)
    assert table.view.phase is Phase.JUDGING
    assert all(not word.started for word in table.view.rounds[-1].words)


def test_a_computer_reads_by_itself_and_its_holder_is_never_shown(make: Make) -> None:
    table = make("Ana", "Ben", ways=(Way.LEFT_KEYS, Way.RIGHT_KEYS), computers=("Otto",), first_reader=2)
    assert table.seat(2).board is None
    table.pass_ms(2_700)
    assert table.view.phase is Phase.BUILDING
    assert table.seat(2).cover.isVisible()


def test_fault_25_nothing_tells_a_letter_of_a_covered_or_a_computers_holder(make: Make) -> None:
    """The same table twice, but for what the covered ones laid: everything that speaks says the same."""
    said = []
    pictures = []
    for other in (False, True):
        table = building(
            make, "Ana", "Ben", "Chloe", ways=KEYS_AND_MOUSE, computers=("Otto",), words={}, size=(1366, 768)
        )
        for seat in (1, 3):
            table.lay(seat, table.spots(seat, tuple(reversed(WORDS)) if other else WORDS))
        table.do(1, Lock())
        table.do(3, Turn())
        assert table.view.seats[1].strips is None
        assert table.view.seats[3].strips is None
        table.settle()
        said.append(told(table.table))
        table.seat(1).cover.repaint()
        pictures.append(table.play.grab().toImage())
        assert not table.board(1)._strips
    assert said[0] == said[1]
    assert pictures[0] == pictures[1]
    assert "Otto's holder, covered" in said[0]


def test_while_paused_no_board_holds_a_letter_of_who_is_covered(make: Make) -> None:
    table = building(make, *FOUR)
    table.lay(0, table.spots(0, WORDS))
    table.tap(table.seat(0).lock)
    table.controller.pause()
    table.tap(table.seat(1).glass)
    assert table.view.timer is None
    table.controller.resume()
    assert not table.board(0)._strips
    assert table.board(1).isVisible()


def test_the_blank_is_a_line_of_one_length(make: Make) -> None:
    table = building(make, *FOUR)
    before = table.play.sentence.grab().toImage()
    table.lay(0, table.spots(0, ("GARDENS", *WORDS)))
    table.settle()
    assert table.play.sentence.grab().toImage() == before
    assert "…" in table.play.sentence.accessibleName()


# ---- whole games


def play_round_by_touch(table: OpenTable, words: tuple[str, ...]) -> None:
    reader = table.view.reader
    table.tap(table.seat(reader).lock)
    assert table.view.phase is Phase.BUILDING
    laid = [table.spots(seat, words) for seat in range(4)]
    boards = [table.board(seat) for seat in range(4)]
    for step in range(max(len(spots) for spots in laid)):
        fingers = [(seat, *laid[seat][step]) for seat in range(4) if step < len(laid[seat])]
        # All choose their strip at a time, then all tap the letter in their loupes.
        for point_at in ("strip", "loupe"):
            down, up = table.touch(), []
            for seat, slot, position in fingers:
                board = boards[seat]
                assert isinstance(board, LensBoard)
                at = board.point_of(slot, 0) if point_at == "strip" else board.loupe_point(position)
                down.press(seat, at.toPoint(), board)
                up.append((seat, at.toPoint(), board))
            down.commit()
            end = table.touch()
            for seat, at, board in up:
                end.release(seat, at, board)
            end.commit()
        table.settle()
    for seat in range(4):
        for slot, position in laid[seat]:
            assert table.positions(seat)[slot - 1] == position
    table.tap(table.seat(1).glass, table.seat(2).glass)
    assert table.view.timer is not None
    others = [seat for seat in range(4) if table.view.seats[seat].status is Status.BUILDING]
    table.tap(*(table.seat(seat).lock for seat in others[:-1]))
    table.pass_ms(30_000)
    assert table.view.phase is Phase.JUDGING


def test_a_game_of_four_by_touch_points(make: Make) -> None:
    known = dict.fromkeys(WORDS, "word")
    table = make(*FOUR, words=known, target=40, repeat_scores=True)
    for _round in range(12):
        play_round_by_touch(table, WORDS)
        table.do(TABLE, Close())
        if table.view.phase is Phase.OVER:
            break
    assert table.view.result is not None
    assert max(one.points for one in table.view.result.standings) >= 40


def slide_by_keys(table: OpenTable, seat: int, spots: tuple[tuple[int, int], ...]) -> None:
    up, down, left, right = (
        (Qt.Key.Key_W, Qt.Key.Key_S, Qt.Key.Key_A, Qt.Key.Key_D)
        if seat == 0
        else (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)
    )
    for slot, position in spots:
        while table.board(seat).slot != slot:
            table.key(down if table.board(seat).slot < slot else up)
        for _step in range(13):
            now = table.positions(seat)[slot - 1]
            if now == position:
                break
            table.key(left if now < position else right)


def test_a_game_of_two_by_keys_with_the_mouse_and_a_computer(make: Make) -> None:
    known = dict.fromkeys(WORDS, "word")
    table = make(
        "Ana",
        "Ben",
        "Chloe",
        ways=KEYS_AND_MOUSE,
        computers=("Otto",),
        words=known,
        target=40,
        repeat_scores=True,
    )
    for _round in range(12):
        reader = table.view.reader
        if reader == 3:
            table.pass_ms(2_700)
        elif reader == 2:
            table.click(table.seat(2).lock)
        else:
            table.key(Qt.Key.Key_E if reader == 0 else Qt.Key.Key_Return)
        assert table.view.phase is Phase.BUILDING
        for seat in (0, 1):
            slide_by_keys(table, seat, table.spots(seat, WORDS))
        for slot, position in table.spots(2, WORDS):
            board = table.board(2)
            assert isinstance(board, LensBoard)
            table.click(board, board.point_of(slot, 0).toPoint())
            table.click(board, board.loupe_point(position).toPoint())
        table.lay(3, table.spots(3, WORDS))
        table.key(Qt.Key.Key_Shift, code=RIGHT_SHIFT)
        table.key(Qt.Key.Key_E)
        table.click(table.seat(2).lock)
        table.do(3, Lock())
        assert table.view.phase is Phase.JUDGING
        assert all(word.points > 0 for word in table.view.rounds[-1].words)
        table.do(TABLE, Close())
        if table.view.phase is Phase.OVER:
            break
    assert table.view.result is not None


def test_reading_is_done_once(make: Make) -> None:
    table = make(*FOUR)
    lock = table.seat(0).lock
    table.tap(lock)
    assert table.view.phase is Phase.BUILDING
    assert table.controller.check(TABLE, Read()) is not None
    assert table.positions(0) == [OUT_RIGHT] * 10
    table.do(0, Slide(1, 0))


@pytest.mark.parametrize("angle", [90, 180, 270])
def test_a_turned_board_is_the_upright_one_turned(make: Make, angle: int) -> None:
    table = make("Ana", "Ben")
    strips = table.view.seats[0].strips
    assert strips is not None
    shown = []
    for turn in (0, angle):
        board = StripBoard(table.table.theme, shared=True, angle=turn)
        board.resize(upright(QSize(800, 480), turn))
        board.show_strips(strips, 0, table.view.values)
        shown.append(board.grab().toImage())
        board.deleteLater()
    back = shown[1].transformed(QTransform().rotate(-angle))
    assert back.size() == shown[0].size()
    points = [(x, y) for x in range(5, 795, 7) for y in range(5, 475, 7)]
    apart = [
        abs(back.pixelColor(x, y).lightness() - shown[0].pixelColor(x, y).lightness()) for x, y in points
    ]
    assert sum(apart) / len(apart) < 2


def test_a_board_painted_row_by_row_is_the_one_painted_at_once(make: Make) -> None:
    table = building(make, *FOUR, size=(1366, 768))
    board = table.board(0)
    board.set_reduce_motion(True)
    board.grab()
    for slot, position in ((1, 3), (10, 0), (4, 5), (1, 7), (10, OUT_LEFT), (7, 10)):
        table.do(0, Slide(slot, position))
        board.set_slot(slot)
        board.grab()
    board.set_marked((2, 9))
    board.grab()
    board.set_marked(())
    strips = table.view.seats[0].strips
    assert strips is not None
    geometry = table.seat(0).station.geometry
    assert isinstance(geometry, LensGeometry)
    afresh = LensBoard(table.table.theme, geometry=geometry)
    afresh.resize(board.size())
    afresh.show_strips(strips, 0, table.view.values)
    afresh.set_slot(board.slot)
    kept, new = board.grab().toImage(), afresh.grab().toImage()
    afresh.deleteLater()
    differ = [
        (x, y) for y in range(new.height()) for x in range(new.width()) if kept.pixel(x, y) != new.pixel(x, y)
    ]
    assert not differ, (len(differ), differ[:5], differ[-5:])


def test_a_strip_that_moves_is_painted_where_it_rests(make: Make) -> None:
    """A strip on its way, all but arrived, looks as it does when it lies there."""
    table = building(make, *FOUR, size=(1366, 768))
    board = table.board(0)
    table.lay(0, ((5, 4),))
    table.pass_ms(300)
    rest = board.grab().toImage()
    board._motion.put(5, 4.0001)
    moving = board.grab().toImage()
    row = board.row_area(5)
    points = [(x, y) for x in range(row.left(), row.right(), 3) for y in range(row.top(), row.bottom(), 3)]
    points = [(x, y) for x, y in points if rest.valid(x, y)]
    apart = [abs(rest.pixelColor(x, y).lightness() - moving.pixelColor(x, y).lightness()) for x, y in points]
    assert sum(apart) / len(apart) < 4


def test_after_a_pause_in_which_the_table_was_laid_anew_the_glass_can_be_turned(make: Make) -> None:
    """A game that is gone on with opens paused: its buttons must be alive when the pause is over."""
    table = building(make, *FOUR)
    table.lay(1, table.spots(1, WORDS))
    table.controller.pause()
    table.controller.viewChanged.emit(table.view)
    table.controller.resume()
    assert table.seat(1).glass.isEnabled()
    table.tap(table.seat(1).glass)
    assert table.view.timer is not None
    assert table.view.timer.starter == 1
