"""A round of Punch Line at the table: reading, sliding, turning the glass, locking, the end of the time."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.qt.punchline_tables import LiveTable
from tests.qt.walk import told
from wordgames.core.players import TABLE
from wordgames.games.punchline.moves import OUT_RIGHT, Lock, Slide, Turn
from wordgames.games.punchline.view import Phase, Status
from wordgames.ui.widgets.sentence import typeset

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


def building(make: Make, **named: object) -> LiveTable:
    """A round under way."""
    table = make(**named)
    table.read()
    return table


# ---- reading


def test_a_turned_card_announces_its_switch_and_hides_its_sentence(make: Make) -> None:
    table = make()
    assert table.view.phase is Phase.READING
    low, high = table.view.switch
    assert f"{low} and {high}" in table.play.sentence.accessibleName()
    assert table.play.board.frozen
    assert table.play.main.label == "Read it"


def test_the_one_action_reads_the_sentence_and_the_race_begins(make: Make) -> None:
    table = make()
    table.click(table.play.main)
    assert table.view.phase is Phase.BUILDING
    assert typeset(table.view.sentence).replace("____", "…") == table.play.sentence.accessibleName()
    assert not table.play.board.frozen
    assert table.play.board.hasFocus()


def test_fault_51_enter_reads_too_and_a_second_enter_locks_nothing(make: Make) -> None:
    table = make()
    table.key(Qt.Key.Key_Return)
    assert table.view.phase is Phase.BUILDING
    table.key(Qt.Key.Key_Return)
    assert table.view.seats[0].status is Status.BUILDING


def test_fault_67_a_computer_reads_by_itself_after_a_moment(make: Make) -> None:
    table = make(first_reader=1)
    assert "Otto" in table.play.hint.text
    table.pass_ms(2_500)
    assert table.view.phase is Phase.READING
    table.pass_ms(200)
    assert table.view.phase is Phase.BUILDING


def test_a_person_who_reads_is_not_hurried(make: Make) -> None:
    table = make(first_reader=0)
    table.pass_ms(20_000)
    assert table.view.phase is Phase.READING


def test_before_the_sentence_is_read_nothing_slides_turns_or_locks(make: Make) -> None:
    table = make()
    before = table.session.digest()
    QTest.mouseClick(table.play.board, Qt.MouseButton.LeftButton, pos=table.letter_point(3, 5))
    table.key(Qt.Key.Key_Left)
    table.key(Qt.Key.Key_A)
    table.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    table.click(table.play.glass)
    assert table.session.digest() == before


# ---- sliding


def test_letters_that_are_clicked_stand_in_the_windows_and_on_the_slip(make: Make) -> None:
    table = building(make)
    word = table.layable(0, 4)[0]
    table.lay(word)
    assert word in table.play.sentence.accessibleName()
    shown = [s.letters[s.position] for s in table.view.seats[0].strips if 0 <= s.position < 11]
    assert "".join(shown) == word


def test_a_drag_slides_the_strip_in_the_game(make: Make) -> None:
    table = building(make)
    board = table.play.board
    start, stop = table.letter_point(2, 4), board.point_of(2, 0).toPoint()
    QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=start)
    for share in (0.3, 0.6, 1.0):
        QTest.mouseMove(board, start + (stop - start) * share)
    QTest.mouseRelease(board, Qt.MouseButton.LeftButton, pos=stop)
    assert table.view.seats[0].strips[1].position == 4


def test_a_slide_carries_the_time_of_the_round(make: Make) -> None:
    table = building(make)
    table.pass_ms(1_500)
    table.key(Qt.Key.Key_Left)
    assert table.view.seats[0].clock_ms == 1_500


# ---- glass and lock


def test_the_glass_cannot_be_turned_before_a_letter_shows(make: Make) -> None:
    table = building(make)
    assert not table.play.glass.isEnabled()
    assert not table.play.main.isEnabled()
    table.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert table.view.timer is None
    table.lay(table.layable(0, 3)[0])
    assert table.play.glass.isEnabled()
    assert table.play.main.isEnabled()


@pytest.mark.parametrize("how", ["glass", "plaque", "key"])
def test_the_glass_is_turned_by_click_by_plaque_and_by_key(make: Make, how: str) -> None:
    table = building(make)
    table.lay(table.layable(0, 3)[0])
    if how == "glass":
        table.click(table.play.glass)
    elif how == "plaque":
        table.click(table.play.main)
    else:
        table.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert table.view.timer.starter == 0
    assert table.view.seats[0].status is Status.TURNED
    assert table.play.board.frozen
    table.pass_ms(10_000)
    assert table.play.glass.seconds == 20


def test_fault_17_turned_twice_it_runs_once(make: Make) -> None:
    table = building(make)
    table.lay(table.layable(0, 3)[0])
    table.click(table.play.glass)
    first = table.view.timer
    table.click(table.play.glass)
    table.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert table.view.timer == first
    table.pass_ms(29_900)
    assert table.view.phase is Phase.BUILDING
    table.pass_ms(200)
    assert table.view.phase is Phase.JUDGING


def test_enter_locks_a_word_and_never_an_empty_holder(make: Make) -> None:
    table = building(make)
    table.key(Qt.Key.Key_Return)
    assert table.view.seats[0].status is Status.BUILDING
    table.lay(table.layable(0, 3)[0])
    table.key(Qt.Key.Key_Return)
    assert table.view.seats[0].status is Status.LOCKED


def test_the_lock_is_final_and_whoever_has_locked_may_still_turn(make: Make) -> None:
    table = building(make)
    table.lay(table.layable(0, 3)[0])
    table.click(table.play.lock)
    assert table.view.seats[0].status is Status.LOCKED
    before = table.view.seats[0].strips
    table.key(Qt.Key.Key_Left)
    QTest.mouseClick(table.play.board, Qt.MouseButton.LeftButton, pos=table.letter_point(8, 2))
    assert table.view.seats[0].strips == before
    assert table.play.main.label == "Turn it"
    table.click(table.play.main)
    assert table.view.timer.starter == 0


def test_an_empty_holder_is_locked_by_its_button(make: Make) -> None:
    table = building(make)
    table.click(table.play.lock)
    assert table.view.seats[0].status is Status.LOCKED


def test_when_somebody_else_turns_the_one_action_locks(make: Make) -> None:
    table = building(make)
    table.others_lay(1, table.layable(1, 3)[0])
    table.do(1, Turn())
    assert "Otto" in table.play.hint.text
    assert table.play.main.label == "Lock it"
    assert not table.play.lock.isVisible()
    table.pass_ms(700)
    table.click(table.play.glass)
    assert table.view.timer.starter == 1
    table.lay(table.layable(0, 3)[0])
    table.click(table.play.main)
    assert table.view.seats[0].status is Status.LOCKED
    assert table.play.note.isVisible()


def test_fault_21_when_all_are_done_the_round_ends_at_once(make: Make) -> None:
    table = building(make)
    for seat in (1, 2, 3):
        table.do(seat, Lock())
    assert table.view.phase is Phase.BUILDING
    table.click(table.play.lock)
    assert table.view.phase is Phase.JUDGING


def test_fault_18_a_strip_held_by_the_mouse_at_0_keeps_the_letter_it_had(make: Make) -> None:
    table = building(make)
    table.others_lay(1, table.layable(1, 3)[0])
    table.do(1, Turn())
    board = table.play.board
    start = table.letter_point(2, 4)
    QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=start)
    aim = board.point_of(2, 0).toPoint()
    QTest.mouseMove(board, (start + aim) / 2)
    QTest.mouseMove(board, aim)
    held = table.view.seats[0].strips[1].letters[4]
    table.pass_ms(30_000)
    assert table.view.phase is Phase.JUDGING
    QTest.mouseMove(board, aim + QPoint(200, 0))
    QTest.mouseRelease(board, Qt.MouseButton.LeftButton, pos=aim + QPoint(200, 0))
    mine = next(word for word in table.view.rounds[-1].words if word.seat == 0)
    assert mine.word == held


def test_fault_16_pausing_covers_the_board_and_stops_the_sand(make: Make) -> None:
    table = building(make)
    word = table.layable(0, 4)[0]
    table.lay(word)
    table.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    table.pass_ms(5_000)
    asked = []
    table.table.pause_wanted.connect(lambda: asked.append(True))
    table.click(table.play.pause)
    assert asked == [True]
    table.controller.pause()
    letters = " ".join(table.view.seats[0].strips[0].letters)
    assert word not in told(table.table)
    assert letters not in told(table.table)
    assert table.play.board.grab().toImage().allGray()
    table.hand.ms += 60_000
    table.controller.resume()
    table.pass_ms(100)
    assert table.play.glass.seconds == 25
    assert word in told(table.table)


# ---- the others


def test_fault_25_covered_holders_show_and_say_no_letter(make: Make) -> None:
    table = building(make)
    table.pass_ms(1_000)
    before, picture = told(table.table), table.table.grab().toImage()
    word = table.layable(1, 6)[0]
    table.others_lay(1, word)
    assert told(table.table) == before
    assert table.table.grab().toImage() == picture
    assert word not in told(table.table)


def test_a_cover_changes_with_the_state_only(make: Make) -> None:
    table = building(make)
    holder = table.play._others[1][0]
    thinking = holder.grab().toImage()
    table.do(1, Slide(4, 3))
    table.do(1, Slide(5, OUT_RIGHT))
    assert holder.grab().toImage() == thinking
    table.do(1, Lock())
    assert holder.status is Status.LOCKED
    assert holder.grab().toImage() != thinking
    assert "locked" in holder.accessibleDescription()


@pytest.mark.parametrize("count", range(1, 6))
def test_two_to_six_seats_have_their_place_and_nothing_overlaps(make: Make, count: int) -> None:
    names = ("Otto", "Vera", "Moss", "Wilhelmina Ottokar", "Bo")[:count]
    table = building(make, computers=names, size=(1024, 600))
    things = [part for parts in table.play._others.values() for part in parts]
    assert len(things) == 2 * count
    faces = [part.face().translated(part.pos().toPointF()) for part in things]
    for i, a in enumerate(faces):
        assert table.table.rect().toRectF().contains(a)
        for b in faces[i + 1 :]:
            overlap = a.intersected(b)
            assert overlap.width() * overlap.height() < 1


def test_fault_34_markup_in_a_name_is_shown_as_typed(make: Make) -> None:
    table = building(make, computers=("<b>x</b>", "Black & Blue"))
    assert "<b>x</b>, 0 points" in told(table.table)
    assert "Black & Blue, 0 points" in told(table.table)


def test_the_rules_alone_decide_what_a_move_does(make: Make) -> None:
    """What the table submits is what the game accepted: nothing is shown that is not in the view."""
    table = building(make)
    table.lay(table.layable(0, 5)[0])
    positions = [strip.position for strip in table.view.seats[0].strips]
    table.pass_ms(300)
    assert [table.play.board.shown_position(slot) for slot in range(1, 11)] == positions
    assert table.controller.check(TABLE, Turn()) is not None
