"""Rules, Punch Line 16 and "Equal sand": one mouse, several people, each with the same time behind the curtain."""

from __future__ import annotations

import pytest

from tests.rules.punchline_table import GAME, Table
from wordgames.core.game import TimerNeeded
from wordgames.core.players import TABLE
from wordgames.games.punchline.events import GlassTurned, SeatDone, SentenceRead, WentBehindCurtain
from wordgames.games.punchline.moves import Go, Leave, Lock, Slide, TimeUp, Turn
from wordgames.games.punchline.view import Phase, Status, TableMode


def passed(seats: int = 3, people: int | None = None, **options: int) -> Table:
    table = Table(seats, mode=TableMode.PASSED, people=people, **options)
    table.read()
    return table


def go(table: Table, seat: int, word: str, turn_ms: int | None = None, lock_ms: int = 70_000) -> None:
    """A person's whole turn behind the curtain."""
    table.do(seat, Go())
    table.lay(seat, word)
    if turn_ms is None:
        table.lock(seat, at_ms=lock_ms)
    else:
        table.turn(seat, at_ms=turn_ms)


def judge(table: Table) -> None:
    for need in GAME.needs(table.state):
        table.rule(need.word)  # type: ignore[attr-defined]


def test_equal_sand_people_play_one_after_the_other_from_the_readers_left() -> None:
    table = passed(first_reader=1)
    order = []
    while table.view().phase is Phase.BUILDING:
        (seat,) = GAME.waiting_for(table.state)
        others = [
            other for other in range(3) if other != seat and table.view().seats[other].status == "waiting"
        ]
        for other in others:
            assert table.refusal(other, Go()) == ("not_his_go", {"seat": seat})
            assert GAME.options(table.view(other), other) == ()
        assert GAME.options(table.view(seat), seat) == (Go(),)
        order.append(seat)
        go(table, seat, "TEA")
    assert order == [2, 0, 1]


def test_equal_sand_the_playing_order_rotates() -> None:
    table = Table(3, mode=TableMode.PASSED)
    first = []
    for _ in range(4):
        table.read()
        first.append(GAME.waiting_for(table.state)[0])
        for _ in range(3):
            go(table, GAME.waiting_for(table.state)[0], "")
        table.close()
    assert first == [1, 2, 0, 1]


def test_equal_sand_nothing_is_done_before_the_own_go_and_there_is_one() -> None:
    table = passed()
    assert table.refusal(1, Slide(1, 1))[0] == "go_first"
    assert table.refusal(2, Slide(1, 1)) == ("not_his_go", {"seat": 1})
    table.do(1, Go())
    assert table.refusal(1, Go())[0] == "gone"


def test_equal_sand_each_has_the_sentence_from_his_go_on_and_the_same_time() -> None:
    table = passed(own_time_ms=60_000)
    assert [table.view(viewer).sentence for viewer in (TABLE, 0, 1, 2)] == [None] * 4
    table.do(1, Go())
    assert table.events == (
        WentBehindCurtain(seat=1, timer_id=1, duration_ms=60_000),
        SentenceRead(sentence=table.state.sentence, audience=(1,)),
    )
    assert [table.view(viewer).sentence for viewer in (TABLE, 0, 2)] == [None] * 3
    assert table.view(1).sentence == table.state.sentence
    assert GAME.needs(table.state) == (TimerNeeded(1, 60_000),)
    timer = table.view(1).timer
    assert timer is not None
    assert timer.starter is None
    table.lock(1)
    assert GAME.needs(table.state) == ()
    table.do(2, Go())
    assert GAME.needs(table.state) == (TimerNeeded(2, 60_000),)


def test_equal_sand_the_sentence_is_everybodys_at_the_reveal() -> None:
    table = passed()
    for seat in (1, 2, 0):
        go(table, seat, "TEA")
    assert table.view().sentence == table.state.sentence


def test_equal_sand_turning_the_glass_freezes_him_at_once_and_nobody_else() -> None:
    table = passed()
    table.do(1, Go())
    table.lay(1, "TEA")
    table.turn(1, at_ms=20_000)
    assert table.refusal(1, Slide(1, 1))[0] == "turned"
    assert table.events == (
        GlassTurned(seat=1, timer_id=None, duration_ms=0, audience=(1,)),
        SeatDone(seat=1),
    )
    table.do(2, Go())
    table.do(2, Slide(1, 1, 74_999))
    assert table.state.timer is not None
    assert table.state.timer.duration_ms == 75_000


def test_equal_sand_whether_somebody_turned_is_not_shown_to_who_plays_after_him() -> None:
    turned, locked = passed(), passed()
    go(turned, 1, "TEA", turn_ms=20_000)
    go(locked, 1, "TEA", lock_ms=50_000)
    for viewer in (TABLE, 0, 2):
        assert turned.view(viewer) == locked.view(viewer)
        assert turned.view(viewer).seats[1].status is Status.DONE
    assert turned.view(1).seats[1].status is Status.TURNED
    assert locked.view(1).seats[1].status is Status.LOCKED


def test_equal_sand_the_earliest_turn_on_the_own_clocks_gets_the_five() -> None:
    table = passed()
    go(table, 1, "TEA", turn_ms=30_000)
    go(table, 2, "TOE", turn_ms=20_000)
    go(table, 0, "TEA")
    judge(table)
    assert [word.points for word in table.words().values()] == [3, 3, 8]
    assert [word.at_ms for word in table.words().values()] == [70_000, 30_000, 20_000]


@pytest.mark.parametrize(("reader", "starter"), [(0, 1), (1, 2), (2, 0)])
def test_equal_sand_equal_times_go_by_seating_order_from_the_readers_left(reader: int, starter: int) -> None:
    table = passed(first_reader=reader)
    for _ in range(3):
        go(table, GAME.waiting_for(table.state)[0], "TEA", turn_ms=25_000)
    assert [seat for seat, word in table.words().items() if word.started] == [starter]


def test_equal_sand_a_turn_with_a_bad_word_earns_nobody_the_five() -> None:
    table = passed(seats=2)
    go(table, 1, "TAE", turn_ms=5_000)
    go(table, 0, "TEA", turn_ms=10_000)
    table.rule("TAE", counts=False, reason="unknown")
    table.rule("TEA")
    assert [word.points for word in table.words().values()] == [3, 0]


def test_equal_sand_a_lock_without_a_turn_earns_nothing_and_is_final() -> None:
    table = passed(seats=2)
    go(table, 1, "TEA")
    assert table.refusal(1, Turn())[0] == "locked"
    go(table, 0, "TEA")
    judge(table)
    assert [word.points for word in table.words().values()] == [3, 3]


def test_equal_sand_time_up_with_a_strip_in_hand_keeps_the_letter_it_had() -> None:
    table = passed(seats=2)
    table.do(1, Go())
    table.lay(1, "TEA", at_ms=70_000)
    assert table.refusal(1, Slide(4, 0, 75_001)) == ("time_over", {"end_ms": 75_000})
    table.time_up()
    assert table.events == (SeatDone(seat=1),)
    assert table.view(1).seats[1].status is Status.DONE
    assert table.view().phase is Phase.BUILDING
    assert table.refusal(1, Slide(4, 0)) == ("not_his_go", {"seat": 0})
    table.do(0, Go())
    table.time_up()
    assert table.view().phase is Phase.JUDGING
    assert table.words()[1].word == "TEA"
    assert table.words()[1].at_ms == 75_000
    assert not any(word.started for word in table.words().values())


def test_equal_sand_the_time_of_one_is_not_the_time_of_the_next() -> None:
    table = passed(seats=2)
    table.do(1, Go())
    table.lock(1)
    table.do(0, Go())
    assert table.refusal(TABLE, TimeUp(1)) == ("stale_timer", {"timer_id": 1})


def test_equal_sand_computers_are_fixed_before_the_first_go() -> None:
    table = passed(seats=4, people=2, first_reader=0)
    assert GAME.waiting_for(table.state) == (2, 3)
    assert table.refusal(1, Go()) == ("not_his_go", {"seat": 2})
    assert table.refusal(2, Go())[0] == "gone"
    assert GAME.options(table.view(1), 1) == ()
    table.lay(2, "TEA")
    assert table.refusal(2, Slide(1, 1, 75_001))[0] == "time_over"
    table.turn(2, at_ms=40_000)
    assert GAME.waiting_for(table.state) == (3,)
    table.lock(3)
    assert GAME.waiting_for(table.state) == (1,)
    go(table, 1, "TEA", turn_ms=40_001)
    go(table, 0, "TEA", turn_ms=39_999)
    assert [word.started for word in table.words().values()] == [True, False, False, False]


def test_equal_sand_the_reveal_can_replay_all_holders_side_by_side() -> None:
    table = passed(seats=2)
    table.do(1, Go())
    table.do(1, Slide(2, 1, 4_000))
    table.do(1, Slide(2, 3, 6_000))
    table.do(1, Slide(2, 11, 7_000))
    table.lock(1)
    go(table, 0, "")
    steps = [
        (slide.slot, None if slide.cell is None else slide.cell.letter, slide.at_ms)
        for slide in table.words()[1].slides
    ]
    assert steps == [(2, "T", 4_000), (2, "O", 6_000), (2, None, 7_000)]
    table.close()
    assert table.view().rounds[0].words[1].slides == ()


def test_equal_sand_who_leaves_behind_the_curtain_ends_his_time_and_the_next_plays() -> None:
    table = passed()
    table.do(1, Go())
    table.do(TABLE, Leave(1))
    assert GAME.needs(table.state) == ()
    assert GAME.waiting_for(table.state) == (2,)
    go(table, 2, "TEA")
    go(table, 0, "TEA")
    assert set(table.words()) == {0, 2}


def test_equal_sand_who_leaves_after_his_turn_of_the_glass_takes_no_five() -> None:
    table = passed()
    go(table, 1, "TEA", turn_ms=5_000)
    table.do(2, Go())
    table.do(TABLE, Leave(1))
    assert table.state.timer is not None  # the time of who plays runs on
    table.lay(2, "TEA")
    table.turn(2, at_ms=30_000)
    go(table, 0, "TEA")
    assert {seat: word.started for seat, word in table.words().items()} == {0: False, 2: True}


def test_equal_sand_no_letter_no_turn() -> None:
    table = passed()
    table.do(1, Go())
    assert table.refusal(1, Turn())[0] == "no_letter"
    assert Lock() in GAME.options(table.view(1), 1)
    assert Turn() not in GAME.options(table.view(1), 1)
    table.lay(1, "TEA")
    assert Turn() in GAME.options(table.view(1), 1)
    table.lock(1)
    assert GAME.options(table.view(1), 1) == ()
