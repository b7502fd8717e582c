"""The strip board under real events: drag, wheel, click, keys, touch, and what must do nothing."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QPainter, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.qt.hands import HandClock
from tests.qt.punchline_fixtures import STRIPS, VALUES, moved, switched
from wordgames.games.punchline.moves import OUT_LEFT, OUT_RIGHT
from wordgames.games.punchline.view import Mark, StripView
from wordgames.ui.theme import load_theme
from wordgames.ui.widgets.board_geometry import BoardGeometry
from wordgames.ui.widgets.board_painting import BoardLook, paint_cell
from wordgames.ui.widgets.stripboard import StripBoard


class Table:
    """A board whose wishes are granted, as a game would in a running round."""

    def __init__(self, qtbot: QtBot) -> None:
        self.clock = HandClock()
        self.window = QWidget()
        self.board = StripBoard(load_theme(), self.window, clock=self.clock)
        self.board.resize(1146, 692)
        self.window.resize(1146, 760)
        self.other = QWidget(self.window)
        self.other.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.strips: tuple[StripView, ...] = STRIPS
        self.asked: list[tuple[int, int]] = []
        self.grants = True
        self.board.slideRequested.connect(self.slide)
        self.board.show_strips(STRIPS, 0, VALUES)
        qtbot.addWidget(self.window)
        self.window.show()
        self.window.activateWindow()
        self.board.setFocus()
        qtbot.waitUntil(self.board.hasFocus)

    def slide(self, slot: int, position: int) -> None:
        self.asked.append((slot, position))
        if self.grants:
            self.strips = moved(self.strips, slot, position)
            self.board.show_strips(self.strips, 0, VALUES)

    def wait(self, ms: int) -> None:
        self.clock.ms += ms
        self.board.advance()

    def at(self, slot: int, offset: float) -> QPoint:
        return self.board.point_of(slot, offset).toPoint()

    def window_letters(self) -> str:
        return "".join(s.letters[s.position] if 0 <= s.position < 11 else "-" for s in self.strips)


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return Table(qtbot)


def drag(table: Table, slot: int, start: float, *stops: float) -> None:
    """Press on the letter at `start`, move over the stops, and hold there."""
    QTest.mousePress(table.board, Qt.MouseButton.LeftButton, pos=table.at(slot, start))
    for stop in stops:
        move(table, slot, stop)


def move(table: Table, slot: int, offset: float) -> None:
    QTest.mouseMove(table.board, table.at(slot, offset))


def release(table: Table, slot: int, offset: float) -> None:
    QTest.mouseRelease(table.board, Qt.MouseButton.LeftButton, pos=table.at(slot, offset))


def test_a_drag_takes_the_letter_under_the_finger_along(table: Table) -> None:
    drag(table, 8, 3, 2, 1, 0)
    assert table.board.shown_position(8) == pytest.approx(7, abs=0.1)
    release(table, 8, 0)
    table.wait(200)
    assert table.strips[7].position == 7
    assert table.board.shown_position(8) == 7


def test_between_two_letters_the_strip_follows_and_snaps_on_release(table: Table) -> None:
    drag(table, 8, 3, 2.3)
    assert 4.5 < table.board.shown_position(8) < 5
    release(table, 8, 2.3)
    assert table.strips[7].position == 5
    table.wait(60)
    assert 4.5 < table.board.shown_position(8) < 5
    table.wait(100)
    assert table.board.shown_position(8) == 5


def test_each_letter_passing_the_window_is_asked_for_once(table: Table) -> None:
    drag(table, 8, 4, 3.7, 3.2, 3.0, 2.9, 2.0)
    assert table.asked == [(8, 5), (8, 6)]


def test_a_strip_can_be_pulled_out_at_either_end_and_no_further(table: Table) -> None:
    drag(table, 1, -3, 1, 5, 8)
    release(table, 1, 8)
    assert table.strips[0].position == OUT_RIGHT
    table.wait(200)
    drag(table, 1, 9, 0, -9, -11)
    release(table, 1, -11)
    assert table.strips[0].position == OUT_LEFT


def test_moving_up_and_down_keeps_hold_of_the_same_strip(table: Table) -> None:
    drag(table, 8, 3, 2)
    QTest.mouseMove(table.board, table.at(3, 1))
    release(table, 3, 1)
    assert {slot for slot, _ in table.asked} == {8}
    assert table.strips[7].position == 6


@pytest.mark.parametrize(
    ("slot", "offset", "letter"), [(8, 3, "Y"), (8, -4, "T"), (6, -1, "O"), (3, 1, "F"), (3, 11, "P")]
)
def test_a_click_brings_any_letter_into_the_window(table: Table, slot: int, offset: int, letter: str) -> None:
    QTest.mouseClick(table.board, Qt.MouseButton.LeftButton, pos=table.at(slot, offset))
    assert table.window_letters()[slot - 1] == letter
    assert table.board.slot == slot


def test_a_click_beside_a_strip_only_chooses_the_slot(table: Table) -> None:
    QTest.mouseClick(table.board, Qt.MouseButton.LeftButton, pos=table.at(1, 9))
    assert table.asked == []
    assert table.board.slot == 1


def wheel(table: Table, slot: int, x: int, y: int) -> None:
    at = QPointF(table.at(slot, 0))
    event = QWheelEvent(
        at,
        QPointF(table.board.mapToGlobal(at)),
        QPoint(),
        QPoint(x, y),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(table.board, event)


def test_the_wheel_slides_the_strip_below_it_by_whole_letters(table: Table) -> None:
    wheel(table, 5, 0, -120)
    assert table.asked == [(5, 2)]
    wheel(table, 5, 0, -60)
    assert len(table.asked) == 1
    wheel(table, 5, 0, -60)
    assert table.asked[-1] == (5, 3)
    wheel(table, 5, 240, 0)
    assert table.asked[-1] == (5, 1)


def test_the_wheel_ends_at_the_ends(table: Table) -> None:
    for _ in range(14):
        wheel(table, 5, 0, 120)
    assert table.strips[4].position == OUT_RIGHT


def press(
    table: Table, key: Qt.Key | str, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    if isinstance(key, str):
        QTest.keyClicks(table.board, key, modifier)
    else:
        QTest.keyClick(table.board, key, modifier)


def test_fault_51_slots_and_strips_move_by_the_arrow_keys(table: Table) -> None:
    press(table, Qt.Key.Key_Up)
    assert table.board.slot == 1
    for _ in range(7):
        press(table, Qt.Key.Key_Down)
    assert table.board.slot == 8
    press(table, Qt.Key.Key_Left)
    assert table.strips[7].position == 5
    press(table, Qt.Key.Key_Right)
    press(table, Qt.Key.Key_Right)
    assert table.strips[7].position == 3
    for _ in range(5):
        press(table, Qt.Key.Key_Down)
    assert table.board.slot == 10


def test_home_and_end_slide_a_strip_out(table: Table) -> None:
    press(table, Qt.Key.Key_Home)
    assert table.strips[0].position == OUT_LEFT
    press(table, Qt.Key.Key_End)
    assert table.strips[0].position == OUT_RIGHT
    press(table, Qt.Key.Key_End)
    assert len(table.asked) == 2


def test_a_letter_jumps_to_the_next_such_letter_around_the_end(table: Table) -> None:
    doubled = StripView("ABCABCABCAB", STRIPS[0].marks, 4)
    table.strips = (doubled, *STRIPS[1:])
    table.board.show_strips(table.strips, 0, VALUES)
    for expected in (6, 9, 0, 3):
        press(table, "a")
        assert table.strips[0].position == expected
    press(table, "z")
    assert table.strips[0].position == 3
    table.board.set_slot(10)
    press(table, "S", Qt.KeyboardModifier.ShiftModifier)
    assert table.strips[9].position == 0


def test_enter_and_shift_enter_go_up_as_signals(table: Table, qtbot: QtBot) -> None:
    with qtbot.waitSignal(table.board.lockRequested):
        press(table, Qt.Key.Key_Return)
    with qtbot.waitSignal(table.board.turnRequested):
        press(table, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert table.asked == []


def test_fault_50_keys_with_control_are_not_the_boards(table: Table) -> None:
    press(table, "d", Qt.KeyboardModifier.ControlModifier)
    press(table, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert table.asked == []


def held(table: Table) -> None:
    """A strip in hand between its fifth and sixth letter, nearer to the sixth."""
    drag(table, 8, 3, 2.3)
    assert table.asked == [(8, 5)]


def let_go(table: Table, how: Callable[[], None]) -> None:
    """The hold ends; the strip settles on its letter, and the pointer holds nothing any more."""
    held(table)
    how()
    table.wait(200)
    assert table.board.shown_position(8) == table.strips[7].position == 5
    move(table, 8, -3)
    release(table, 8, -3)
    table.wait(200)
    assert table.asked == [(8, 5)]
    assert table.board.shown_position(8) == 5


def test_fault_61_escape_ends_a_drag_and_nothing_else(table: Table) -> None:
    let_go(table, lambda: press(table, Qt.Key.Key_Escape))


def test_fault_61_the_second_button_ends_a_drag(table: Table) -> None:
    let_go(
        table,
        lambda: QTest.mouseClick(table.board, Qt.MouseButton.RightButton, pos=table.at(8, 2)),
    )


def test_fault_61_losing_the_focus_ends_a_drag(table: Table) -> None:
    let_go(table, table.other.setFocus)


def test_fault_61_disabling_ends_a_drag(table: Table) -> None:
    let_go(table, lambda: table.board.setEnabled(False))


def test_fault_61_hiding_ends_a_drag(table: Table) -> None:
    let_go(table, table.board.hide)


def test_fault_18_a_strip_held_when_the_time_ends_keeps_the_letter_it_had(table: Table) -> None:
    held(table)
    table.board.set_frozen(True)
    move(table, 8, -2)
    release(table, 8, -2)
    table.wait(200)
    assert table.strips[7].position == 5
    assert table.board.shown_position(8) == 5


def test_a_refused_slide_goes_back(table: Table) -> None:
    table.grants = False
    drag(table, 8, 3, 1)
    release(table, 8, 1)
    table.wait(200)
    assert table.board.shown_position(8) == 4


def test_a_frozen_board_takes_no_slides(table: Table) -> None:
    table.board.set_frozen(True)
    press(table, Qt.Key.Key_Left)
    press(table, "s")
    press(table, Qt.Key.Key_Home)
    wheel(table, 1, 0, -120)
    QTest.mouseClick(table.board, Qt.MouseButton.LeftButton, pos=table.at(8, 3))
    drag(table, 8, 3, 0)
    release(table, 8, 0)
    assert table.asked == []


def test_right_and_middle_button_do_nothing(table: Table) -> None:
    for button in (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton):
        QTest.mouseClick(table.board, button, pos=table.at(8, 3))
    assert table.asked == []


def test_motion_takes_140_ms_and_can_be_interrupted(table: Table) -> None:
    press(table, Qt.Key.Key_Left)
    table.wait(70)
    assert 5 < table.board.shown_position(1) < 6
    press(table, Qt.Key.Key_Right)
    between = table.board.shown_position(1)
    assert 5 < between < 6
    table.wait(139)
    assert table.board.moving
    table.wait(1)
    assert not table.board.moving
    assert table.board.shown_position(1) == 5


def test_reduced_motion_jumps(table: Table) -> None:
    table.board.set_reduce_motion(True)
    press(table, Qt.Key.Key_Left)
    assert table.board.shown_position(1) == 6
    assert not table.board.moving


def test_a_switch_travels_and_ends(table: Table) -> None:
    table.board.show_strips(switched(STRIPS, 2, 9), 0, VALUES)
    assert not table.board.moving
    table.board.animate_switch(2, 9)
    assert table.board.moving
    assert table.board.shown_position(2) == OUT_RIGHT
    table.wait(400)
    assert table.board.moving
    table.wait(600)
    assert not table.board.moving


def test_two_fingers_slide_two_strips(table: Table) -> None:
    device = touch_device()
    board = table.board
    QTest.touchEvent(board, device).press(0, table.at(8, 3)).press(1, table.at(5, 4)).commit()
    QTest.touchEvent(board, device).move(0, table.at(8, 2)).move(1, table.at(5, 2)).commit()
    QTest.touchEvent(board, device).release(0, table.at(8, 2)).release(1, table.at(5, 2)).commit()
    assert table.strips[7].position == 5
    assert table.strips[4].position == 3


def test_fault_62_a_touch_taps_a_letter_and_a_swipe_moves_only_sideways(table: Table) -> None:
    device = touch_device()
    board = table.board
    QTest.touchEvent(board, device).press(0, table.at(8, 3)).commit()
    QTest.touchEvent(board, device).release(0, table.at(8, 3)).commit()
    assert table.strips[7].position == 7
    QTest.touchEvent(board, device).press(0, table.at(5, 3)).commit()
    QTest.touchEvent(board, device).move(0, table.at(9, 3)).commit()
    QTest.touchEvent(board, device).release(0, table.at(9, 3)).commit()
    assert table.asked == [(8, 7), (5, 4)]


_touch: list[QPointingDevice] = []


def touch_device() -> QPointingDevice:
    """One touch screen for all tests: Qt keeps each for good."""
    if not _touch:
        _touch.append(QTest.createTouchDevice())
    return _touch[0]


def test_what_moves_is_painted_and_nothing_else(table: Table, qtbot: QtBot) -> None:
    before = table.board.grab().toImage()
    press(table, Qt.Key.Key_Left)
    table.wait(200)
    after = table.board.grab().toImage()
    changed = differing_rows(before, after)
    area = table.board.row_area(1)
    assert changed
    assert min(changed) >= area.top()
    assert max(changed) <= area.bottom()


def test_painted_piece_by_piece_it_looks_as_painted_at_once(table: Table) -> None:
    rnd = random.Random(3)
    board, window = table.board, table.window

    def seen() -> QImage:
        QApplication.processEvents()
        return (
            window.screen().grabWindow(window.winId()).toImage().convertToFormat(QImage.Format.Format_RGB32)
        )

    keys = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home)
    for step in range(50):
        slot = rnd.randint(1, 10)
        what = rnd.random()
        if what < 0.4:
            press(table, rnd.choice(keys))
        elif what < 0.6:
            QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=table.at(slot, rnd.randint(-5, 5)))
        elif what < 0.8:
            drag(table, slot, 0, rnd.uniform(-3, 3))
            QApplication.processEvents()
            release(table, slot, rnd.uniform(-3, 3))
        elif what < 0.9:
            table.strips = switched(table.strips, 2, 9)
            board.show_strips(table.strips, 0, VALUES)
            board.set_marked((2, 9))
            board.animate_switch(2, 9)
        else:
            board.set_marked(())
        table.wait(rnd.choice((20, 60, 200, 1_000)))
        pieces = seen()
        board.repaint()
        assert largest_difference(pieces, seen()) <= 2, f"after step {step}"


def largest_difference(a: QImage, b: QImage) -> int:
    """How far the bytes of two pictures of one size are apart at most."""
    rows = differing_rows(a, b)
    return max(
        (
            abs(x - y)
            for row in rows
            for x, y in zip(bytes(a.constScanLine(row)), bytes(b.constScanLine(row)), strict=True)
        ),
        default=0,
    )


def differing_rows(a: QImage, b: QImage) -> list[int]:
    """The pixel rows in which two pictures of one size differ."""
    return [y for y in range(a.height()) if bytes(a.constScanLine(y)) != bytes(b.constScanLine(y))]


def test_its_name_and_description_speak_for_the_owner(table: Table) -> None:
    assert table.board.accessibleName()
    assert "K A - Z O - O S - -" in table.board.accessibleDescription()
    press(table, Qt.Key.Key_Down)
    assert "C E A H T O N S B I W" in table.board.accessibleDescription()


def test_fault_25_a_cleared_board_holds_nothing(table: Table) -> None:
    empty = StripBoard(load_theme(), table.window)
    empty.resize(table.board.size())
    blank = empty.grab().toImage()
    table.board.clear()
    assert table.board.accessibleDescription() == ""
    assert table.board.grab().toImage() == blank
    press(table, Qt.Key.Key_Left)
    QTest.mouseClick(table.board, Qt.MouseButton.LeftButton, pos=table.at(8, 3))
    assert table.asked == []


def grey_cell(mark: Mark) -> QImage:
    """A letter O on a strip in grey, its mark this one."""
    look = BoardLook(load_theme(), BoardGeometry(), 0, VALUES)
    picture = QImage(92, 92, QImage.Format.Format_RGB32)
    picture.fill(0xFFFFF8E8)
    p = QPainter(picture)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.scale(20, 20)
    paint_cell(p, look, "O", mark, 2.3, 2.35, 4.6, 4.7)
    p.end()
    return picture.convertToFormat(QImage.Format.Format_Grayscale8)


def test_fault_48_own_and_yellow_are_told_apart_in_grey() -> None:
    other, own, yellow = (grey_cell(mark) for mark in (Mark.OTHER, Mark.OWN, Mark.YELLOW))

    def dark(picture: QImage, x: float, y: float) -> bool:
        return picture.pixelColor(round(x * 20), round(y * 20)).value() < 130

    dot, star, rim = (2.3 + 4.6 * 0.36, 2.35 - 4.7 * 0.30), (3.39, 1.35), (0.42, 2.35)
    assert [dark(picture, *dot) for picture in (other, own)] == [False, True]
    assert [dark(picture, *star) for picture in (other, yellow)] == [False, True]
    assert [dark(picture, *rim) for picture in (other, own, yellow)] == [False, False, True]


def test_who_comes_next_and_a_new_card_begin_at_the_top(table: Table) -> None:
    """Nobody sees where another stopped, and keys pressed under a curtain move nothing."""
    cleared = tuple(msgspec.structs.replace(strip, position=-1) for strip in STRIPS)
    table.board.set_slot(5)
    table.board.clear()
    QTest.keyClick(table.board, Qt.Key.Key_Down)
    assert table.board.slot == 5
    table.board.show_strips(STRIPS, 0, VALUES)
    assert table.board.slot == 5
    table.board.clear()
    table.board.show_strips(cleared, 0, VALUES)
    assert table.board.slot == 1
    table.board.set_slot(7)
    table.board.show_strips(STRIPS, 1, VALUES)
    assert table.board.slot == 1


def test_the_only_letter_slid_out_leaves_the_keys_where_they_are(table: Table) -> None:
    cleared = tuple(msgspec.structs.replace(strip, position=-1) for strip in STRIPS)
    table.board.set_slot(4)
    table.board.show_strips(cleared, 0, VALUES)
    assert table.board.slot == 4
