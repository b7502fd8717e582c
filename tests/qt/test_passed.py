"""Punch Line on one laptop that is passed: equal sand through the real screens, and what nobody may see or lose."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.qt.passing import LEFT, Passed
from tests.qt.walk import told
from wordgames import texts
from wordgames.core.players import TABLE
from wordgames.games.punchline.moves import Go, Lock, Turn
from wordgames.games.punchline.view import Phase, Status, TableMode
from wordgames.session.house import Verdict
from wordgames.session.places import Cover
from wordgames.session.store import Store
from wordgames.ui.curtain import FALL_MS, HOLD_MS, Curtain
from wordgames.ui.pause import Pause
from wordgames.ui.tables.punchline_end import EndScreen
from wordgames.ui.tables.punchline_play import PlayScreen

MOST_ROUNDS = 40
Start = Callable[..., Passed]


@pytest.fixture
def start(qtbot: QtBot, tmp_path: Path) -> Iterator[Start]:
    evenings = []

    def begin(store: Store | None = None, guests: tuple[str, ...] = ("Ana", "Ben", "Chloe")) -> Passed:
        evening = Passed(qtbot, tmp_path, store, guests=guests)
        evenings.append(evening)
        return evening

    yield begin
    for evening in evenings:
        evening.close()


@pytest.fixture
def seated(start: Start) -> Passed:
    """Three people, the switch of the first card is announced."""
    evening = start()
    evening.sit_down()
    assert evening.public.options.mode is TableMode.PASSED
    assert evening.phase is Phase.READING
    return evening


@pytest.fixture
def curtained(seated: Passed) -> Passed:
    """The first curtain is down."""
    seated.click(seated.play.main)
    seated.frames(FALL_MS + 20)
    assert seated.covered
    return seated


@pytest.fixture
def gone(curtained: Passed) -> Passed:
    """The first of them has said "Go" and shows a letter."""
    curtained.hold()
    curtained.click(curtained.play.main)
    assert curtained.view.seats[curtained.me].status is Status.BUILDING
    curtained.lay(((1, 3), (2, 4)))
    return curtained


def order(evening: Passed) -> list[int]:
    """Seats from the reader's left, the reader last."""
    view = evening.public
    at = view.rotation.index(view.reader) + 1
    return list(view.rotation[at:] + view.rotation[:at])


def assert_nothing_spilt(evening: Passed) -> None:
    assert evening.covered
    assert evening.spilt() == []
    assert evening.controller.view == evening.public


# ---- a whole game


def test_a_whole_game_of_three_and_a_computer_from_the_shelf_to_the_end(start: Start) -> None:
    evening = start()
    evening.sit_down(computers=1)
    people = [seat for seat, one in enumerate(evening.public.seats) if not one.player.is_computer]
    assert [evening.public.seats[seat].player.name for seat in people] == ["Ana", "Ben", "Chloe"]
    for _round in range(MOST_ROUNDS):
        words: set[str] = set()
        waiting = [seat for seat in order(evening) if seat in people]
        assert evening.spilt() == []
        evening.click(evening.play.main)
        evening.let_computers_play()
        computer = next(seat for seat in range(4) if seat not in people)
        assert evening.public.seats[computer].status is Status.DONE, "fixed before the first Go"
        for number, seat in enumerate(waiting):
            evening.frames(FALL_MS + 20)
            assert evening.curtain.to.seat == seat
            assert [one for one, _name in evening.curtain.to.then] == waiting[number + 1 :]
            assert_nothing_spilt(evening)
            assert not any(word in told() for word in words)
            assert evening.public.sentence is None
            evening.hold(by_key=number % 2 == 1)
            assert evening.me == seat
            assert evening.spilt() == [], "no time to think before Go"
            evening.click(evening.play.main)
            assert evening.view.sentence is not None
            assert evening.spilt() != [], "what is there is found"
            assert evening.play.glass.seconds == 75
            spots = evening.idea()
            evening.lay(spots)
            strips = evening.view.seats[seat].strips
            assert strips is not None
            words = {"".join(strips[slot - 1].letters[position] for slot, position in spots)}
            words -= {word.word for closed in evening.public.rounds for word in closed.words}
            if number == 0:
                evening.click(evening.play.glass)
            elif number == 1:
                evening.click(evening.play.lock)
            else:
                QTest.keyClick(evening.play.board, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
                evening.settle()
            words = {word for word in words if len(word) > 3}
        assert evening.phase is Phase.JUDGING
        assert evening.cover is None
        shown = {word.seat: word for word in evening.view.rounds[-1].words}
        assert set(shown) == {0, 1, 2, 3}
        assert sum(word.started for word in shown.values()) == 1
        evening.see_the_reveal()
        if evening.phase is Phase.OVER:
            break
    end = evening.table.shown
    assert isinstance(end, EndScreen)
    result = evening.view.result
    assert result is not None
    assert max(one.points for one in result.standings) >= 125
    end.finish_search()
    evening.settle()


def test_the_next_rounds_order_begins_one_seat_farther(seated: Passed) -> None:
    first = []
    for _round in range(3):
        seated.click(seated.play.main)
        first.append(seated.curtain.to.seat)
        for _person in range(3):
            seated.hold()
            seated.click(seated.play.main)
            seated.click(seated.play.lock)
        seated.see_the_reveal()
    assert first == [(first[0] + step) % 3 for step in range(3)]


# ---- equal sand


def play_through(evening: Passed, *plans: tuple[str, int]) -> dict[int, int]:
    """A round: each in turn shows a letter, waits so many milliseconds after Go, and turns or locks; seat to plan."""
    seats = {}
    evening.click(evening.play.main)
    for number, (what, at_ms) in enumerate(plans):
        evening.hold()
        seats[evening.me] = number
        evening.click(evening.play.main)
        evening.lay(((1, 0), (2, 0), (3, 0)))
        evening.pass_ms(at_ms - evening.controller.clock.now_ms())
        if what == "turn":
            evening.click(evening.play.glass)
        elif what == "lock":
            evening.click(evening.play.lock)
    assert evening.phase is Phase.JUDGING
    return seats


@pytest.mark.parametrize(
    ("plans", "starter"),
    [
        ((("turn", 30_000), ("turn", 20_000), ("lock", 5_000)), 1),
        ((("turn", 20_000), ("turn", 20_000), ("turn", 20_000)), 0),
        ((("lock", 1_000), ("lock", 2_000), ("time up", 76_000)), None),
        ((("time up", 76_000), ("time up", 76_000), ("turn", 74_900)), 2),
    ],
    ids=["earliest turn", "equal times", "lock without turn", "time up"],
)
def test_the_earliest_turn_on_the_own_clocks_starts(
    seated: Passed, plans: tuple[tuple[str, int], ...], starter: int | None
) -> None:
    seats = play_through(seated, *plans)
    words = {seats[word.seat]: word for word in seated.view.rounds[-1].words}
    assert [number for number, word in words.items() if word.started] == (
        [] if starter is None else [starter]
    )
    for number, (what, at_ms) in enumerate(plans):
        assert words[number].at_ms == (75_000 if what == "time up" else at_ms)


def test_a_turn_with_a_bad_word_earns_nobody_the_five(seated: Passed) -> None:
    seats = play_through(seated, ("turn", 2_000), ("turn", 9_000), ("lock", 9_000))
    words = {seats[word.seat]: word for word in seated.view.rounds[-1].words}
    seated.controller.rule(words[0].word, "en", Verdict(False, "unknown"))
    words = {seats[word.seat]: word for word in seated.view.rounds[-1].words}
    assert words[0].started
    assert words[0].points == 0
    assert not words[1].started
    assert words[1].sum.started == 0


def test_nobody_learns_who_has_turned(gone: Passed) -> None:
    seat = gone.me
    gone.click(gone.play.glass)
    assert gone.private(seat).seats[seat].status is Status.TURNED
    gone.hold()
    assert gone.view.seats[seat].status is Status.DONE
    assert gone.view.seats[seat].clock_ms is None
    assert not any(said in told(gone.table).lower() for said in ("turned the glass", "has locked"))


def test_fault_18_a_strip_in_hand_at_the_end_keeps_the_letter_it_had(gone: Passed) -> None:
    seat, board = gone.me, gone.play.board
    before = gone.private(seat).seats[seat].strips
    assert before is not None
    grip = board.point_of(2, 0).toPoint()
    QTest.mousePress(board, LEFT, pos=grip)
    QTest.mouseMove(board, grip)
    gone.pass_ms(80_000)
    assert gone.covered
    assert gone.curtain.to.seat != seat
    QTest.mouseRelease(board, LEFT, pos=grip)
    gone.settle()
    assert gone.private(seat).seats[seat].strips == before
    assert gone.private(seat).seats[seat].status is Status.DONE
    assert_nothing_spilt(gone)


# ---- the curtain comes first


def test_fault_23_a_resize_in_the_middle_of_a_private_turn_covers_it(gone: Passed) -> None:
    seat, left = gone.me, gone.controller.glass.remaining_ms()
    strips = gone.private(seat).seats[seat].strips
    gone.window.resize(1280, 720)
    assert isinstance(gone.cover, Curtain), "before anything is painted"
    assert gone.cover.geometry() == gone.window.rect()
    gone.settle()
    assert_nothing_spilt(gone)
    gone.pass_ms(60_000)
    assert gone.controller.glass.remaining_ms() == left
    assert "Go on with your word" in gone.curtain.to.task
    gone.hold()
    assert (gone.me, gone.view.seats[seat].strips) == (seat, strips)
    assert gone.play.board.isVisible()
    gone.pass_ms(1_000)
    assert gone.controller.glass.remaining_ms() < left


def test_fault_23_a_change_of_language_covers_it_and_its_curtain_speaks_the_new_one(gone: Passed) -> None:
    try:
        texts.use_language("de")
        QCoreApplication.sendEvent(gone.window, QEvent(QEvent.Type.LanguageChange))
        assert_nothing_spilt(gone)
        assert gone.curtain.accessibleName() != ""
        assert "Go on" not in gone.curtain.to.task
    finally:
        texts.use_language("en")


def test_another_language_chosen_in_the_middle_of_a_private_turn_ends_under_the_curtain(gone: Passed) -> None:
    seat, left = gone.me, gone.controller.glass.remaining_ms()
    try:
        gone.key(Qt.Key.Key_Escape)
        gone.click(gone.cover.choices[1])
        gone.click(gone.cover.languages[1])
        assert gone.spilt() == []
        gone.key(Qt.Key.Key_Escape)
        gone.key(Qt.Key.Key_Escape)
        assert_nothing_spilt(gone)
        assert gone.curtain.to.task.startswith("Bau dein Wort weiter.")
        gone.hold()
        assert gone.me == seat
        assert gone.play.board.strips == gone.private(seat).seats[seat].strips
        assert gone.controller.glass.remaining_ms() == pytest.approx(left, abs=1_000)
    finally:
        texts.use_language("en")


def test_fault_16_and_23_a_pause_is_covered_and_its_end_is_the_curtain(gone: Passed) -> None:
    left = gone.controller.glass.remaining_ms()
    gone.click(gone.play.pause)
    assert isinstance(gone.cover, Pause)
    assert gone.spilt() == []
    gone.pass_ms(50_000)
    gone.click(gone.cover.resume_button)
    assert_nothing_spilt(gone)
    assert gone.controller.glass.remaining_ms() == left


def test_help_over_the_curtain_goes_back_to_the_curtain(curtained: Passed) -> None:
    seat = curtained.curtain.to.seat
    curtained.key(Qt.Key.Key_F1)
    assert not isinstance(curtained.cover, Curtain)
    assert curtained.spilt() == []
    curtained.key(Qt.Key.Key_Escape)
    assert_nothing_spilt(curtained)
    assert curtained.curtain.to.seat == seat
    curtained.key(Qt.Key.Key_Escape)
    assert isinstance(curtained.cover, Pause)
    curtained.key(Qt.Key.Key_Escape)
    assert_nothing_spilt(curtained)
    curtained.hold()
    assert curtained.me == seat


def test_fault_23_and_58_a_game_is_gone_on_with_under_the_curtain_and_the_clock_stands(
    start: Start, tmp_path: Path
) -> None:
    evening = start(Store(tmp_path / "wordgames.db"))
    evening.sit_down()
    evening.click(evening.play.main)
    evening.hold()
    evening.click(evening.play.main)
    evening.lay(((1, 3), (2, 4)))
    evening.pass_ms(10_000)
    seat, left = evening.me, evening.controller.glass.remaining_ms()
    strips, digest = evening.view.seats[seat].strips, evening.controller.session.digest()
    evening.flow.show_shelf()
    evening.settle()
    evening.click(evening.screen.box)
    assert evening.curtain.to.seat == seat
    assert_nothing_spilt(evening)
    assert evening.controller.session.digest() == digest
    evening.pass_ms(30_000)
    assert evening.controller.glass.remaining_ms() == pytest.approx(left, abs=1_000)
    evening.hold()
    assert evening.view.seats[seat].strips == strips


def test_fault_20_a_sleep_behind_the_curtain_pauses(gone: Passed) -> None:
    gone.hand.ms += 3_600_000
    gone.controller.clock.tick()
    assert gone.controller.scene.cover is Cover.PAUSE
    assert gone.spilt() == []
    assert isinstance(gone.cover, Pause)


# ---- bad input


def test_fault_24_clicks_double_clicks_and_held_keys_lift_nothing(curtained: Passed) -> None:
    crest = curtained.curtain.crest
    for _click in range(3):
        QTest.mouseClick(crest, LEFT, pos=curtained.crest_point)
        QTest.mouseDClick(crest, LEFT, pos=curtained.crest_point)
        QTest.mouseRelease(crest, LEFT, pos=curtained.crest_point)
        curtained.frames(HOLD_MS)
    QTest.keyPress(crest, Qt.Key.Key_Return)
    curtained.frames(2 * HOLD_MS)
    QTest.keyRelease(crest, Qt.Key.Key_Return)
    assert_nothing_spilt(curtained)


def test_fault_24_a_hold_from_before_a_resize_lifts_nothing(curtained: Passed) -> None:
    QTest.keyPress(curtained.curtain.crest, Qt.Key.Key_Space)
    curtained.frames(HOLD_MS - 40)
    curtained.window.resize(1100, 650)
    curtained.frames(2 * HOLD_MS)
    assert_nothing_spilt(curtained)
    QTest.keyRelease(curtained.curtain.crest, Qt.Key.Key_Space)
    curtained.hold()


def test_a_key_held_across_the_curtain_says_nothing_for_the_next(gone: Passed) -> None:
    """Enter locks; it is still held down when the curtain has fallen and when it rises again."""
    QTest.keyPress(gone.play.board, Qt.Key.Key_Return)
    gone.settle()
    assert gone.covered
    gone.hold()
    seat = gone.me
    for _repeat in range(5):
        QTest.sendKeyEvent(
            QTest.KeyAction.Release, gone.play.board, Qt.Key.Key_Return, "", Qt.KeyboardModifier(0)
        )
    assert gone.view.seats[seat].status is Status.WAITING
    assert gone.spilt() == []


def test_two_presses_in_one_frame_do_one_thing(gone: Passed) -> None:
    seat, session = gone.me, gone.controller.session
    QTest.mouseClick(gone.play.lock, LEFT, pos=gone.play.lock.rect().center())
    revision = session.revision
    QTest.mouseClick(gone.play.lock, LEFT, pos=gone.play.lock.rect().center())
    QTest.mouseClick(gone.play.glass, LEFT, pos=gone.play.glass.rect().center())
    assert not gone.controller.submit(seat, Turn())
    assert not gone.controller.submit(seat, Lock())
    assert session.revision == revision
    assert session.view(seat).seats[seat].status is Status.LOCKED
    other = gone.controller.scene.passed_to
    assert not gone.controller.submit(other, Go()), "not before the curtain is up"
    assert_nothing_spilt(gone)


def test_a_seat_that_leaves_while_its_time_runs_hands_over_to_the_next(gone: Passed) -> None:
    seat = gone.me
    gone.click(gone.play.pause)
    assert gone.controller.leave(seat) is None
    assert gone.spilt() == []
    assert not gone.controller.glass.running
    gone.click(gone.cover.resume_button)
    assert_nothing_spilt(gone)
    assert gone.curtain.to.seat != seat
    gone.hold()
    gone.click(gone.play.main)
    gone.click(gone.play.lock)
    gone.hold()
    gone.click(gone.play.main)
    gone.click(gone.play.lock)
    assert gone.phase is Phase.JUDGING
    assert seat not in {word.seat for word in gone.view.rounds[-1].words}


def test_fault_61_the_curtain_ends_a_drag(gone: Passed) -> None:
    board, seat = gone.play.board, gone.me
    grip = board.point_of(2, 0).toPoint()
    QTest.mousePress(board, LEFT, pos=grip)
    gone.window.resize(1280, 720)
    assert_nothing_spilt(gone)
    revision = gone.controller.session.revision
    QTest.mouseMove(board, grip * 2)
    QTest.mouseRelease(board, LEFT, pos=grip * 2)
    assert gone.controller.session.revision == revision
    gone.hold()
    assert gone.me == seat


def test_the_public_table_shows_the_reader_and_no_board(seated: Passed) -> None:
    assert isinstance(seated.table.shown, PlayScreen)
    assert seated.controller.viewer == TABLE
    assert seated.play.plate.player == seated.public.seats[seated.public.reader].player
    assert seated.spilt() == []
    assert "Pass it on" in seated.play.main.accessibleName()


@pytest.mark.parametrize("seed", range(4))
def test_fault_23_and_25_whatever_people_press_only_who_lifted_the_curtain_sees(
    seated: Passed, seed: int
) -> None:
    """Clicks, keys, holds, resizes, pauses and people who leave, as they come."""
    dice = Random(seed)
    lifted: int | None = None
    phases = set()
    for _step in range(120):
        before = seated.controller.scene
        what = dice.choice(
            ("click", "click", "slide", "key", "hold", "hold", "wait", "resize", "pause", "leave")
        )
        cover, table = seated.cover, seated.table
        if what == "hold" and isinstance(cover, Curtain):
            seated.hold(by_key=dice.random() < 0.5)
            lifted = before.passed_to
        elif what == "resize":
            seated.window.resize(1024 + dice.randrange(300), 600 + dice.randrange(200))
        elif what == "pause":
            seated.controller.pause() if dice.random() < 0.5 else seated.controller.resume()
        elif what == "leave" and dice.random() < 0.05 and len(seated.controller.session.waiting_for()):
            seated.controller.leave(dice.randrange(3))
        elif what == "wait":
            seated.pass_ms(dice.choice((200, 2_000, 20_000)))
        elif what == "key":
            key = dice.choice(
                (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_A, Qt.Key.Key_Left)
            )
            seated.key(key)
        elif cover is None and isinstance(table.shown, PlayScreen):
            play = table.shown
            thing = dice.choice((play.main, play.main, play.lock, play.glass))
            if what == "slide":
                board = play.board
                at = board.point_of(dice.randrange(1, 11), dice.randrange(0, 9)).toPoint()
                QTest.mouseClick(board, LEFT, pos=at)
            elif thing.isVisible():
                QTest.mouseClick(thing, LEFT, pos=thing.rect().center())
        elif cover is None and table.reveal is not None and table.shown is table.reveal:
            for word in {one.word for one in seated.public.rounds[-1].words if one.pending}:
                seated.controller.rule(word, "en", Verdict(True, "word"))
            table.reveal.tap()
            table.reveal.go_on()
        seated.settle()
        scene = seated.controller.scene
        phases.add(seated.public.phase)
        if scene.viewer == TABLE:
            lifted = None
            if seated.public.phase in (Phase.READING, Phase.BUILDING):
                assert seated.spilt() == []
        else:
            assert scene.viewer == lifted
            if seated.private(lifted).seats[lifted].status is Status.WAITING:
                assert seated.spilt() == [], "before Go nothing shows to the owner, either"
    assert Phase.BUILDING in phases
