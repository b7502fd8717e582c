"""Rulebook, The Timer; rules, Punch Line 13."""

from __future__ import annotations

from tests.rules.punchline_table import GAME, Table
from wordgames.core.game import TimerNeeded
from wordgames.core.players import TABLE
from wordgames.games.punchline.events import GlassTurned, RoundEnded
from wordgames.games.punchline.moves import Go, Lock, Slide, TimeUp, Turn
from wordgames.games.punchline.view import Phase, Status


def building(seats: int = 3, **options: int) -> Table:
    table = Table(seats, **options)
    table.read()
    return table


def test_timer_whoever_has_a_word_may_turn_it_over_and_thirty_seconds_run() -> None:
    table = building()
    table.lay(1, "TEA")
    table.turn(1, at_ms=12_000)
    assert GAME.needs(table.state) == (TimerNeeded(1, 30_000),)
    timer = table.view(0).timer
    assert timer is not None
    assert (timer.starter, timer.duration_ms, timer.at_ms) == (1, 30_000, 12_000)
    assert [seat.status for seat in table.view().seats] == [Status.BUILDING, Status.TURNED, Status.BUILDING]
    assert table.events == (GlassTurned(seat=1, timer_id=1, duration_ms=30_000),)


def test_timer_b_the_starter_may_not_adjust_his_word() -> None:
    table = building()
    table.lay(1, "TEA")
    table.turn(1)
    assert table.refusal(1, Slide(1, 2))[0] == "turned"
    assert table.refusal(1, Lock())[0] == "turned"


def test_rules_13_at_least_one_letter_must_show() -> None:
    table = building()
    assert table.refusal(0, Turn())[0] == "no_letter"
    table.do(0, Slide(1, 11))
    assert table.refusal(0, Turn())[0] == "no_letter"
    table.do(0, Slide(1, 0))
    table.turn(0)


def test_timer_opponents_go_on_until_the_time_is_over() -> None:
    table = building()
    table.lay(0, "TEA")
    table.turn(0)
    table.lay(1, "NOTE", at_ms=29_000)
    table.time_up()
    assert table.view().phase is Phase.JUDGING
    assert {seat: word.word for seat, word in table.words().items()} == {0: "TEA", 1: "NOTE", 2: ""}
    assert table.events == (RoundEnded(round_number=1, time_up=True),)


def test_rules_13_when_the_time_is_over_every_holder_is_frozen_as_it_stands() -> None:
    table = building(2)
    table.lay(0, "TEA")
    table.turn(0, at_ms=5_000)
    table.lay(1, "NOT", at_ms=20_000)
    table.time_up()
    assert table.words()[1].word == "NOT"
    assert table.words()[1].at_ms == 35_000
    assert table.refusal(1, Slide(4, 0))[0] == "wrong_time"


def test_rules_13_a_lock_is_final() -> None:
    table = building()
    table.lay(0, "TEA")
    table.lock(0)
    assert table.refusal(0, Slide(4, 0))[0] == "locked"
    assert table.refusal(0, Lock())[0] == "locked"
    assert table.view().seats[0].status is Status.LOCKED


def test_rules_13_who_has_locked_may_still_start_the_glass_while_nobody_has() -> None:
    table = building()
    table.lay(0, "TEA")
    table.lock(0, at_ms=3_000)
    table.turn(0, at_ms=9_000)
    assert table.view().seats[0].status is Status.TURNED
    table.lock(1, 2)
    assert table.words()[0].started
    assert table.words()[0].at_ms == 3_000


def test_rules_13_when_all_others_have_locked_the_round_ends_at_once() -> None:
    table = building()
    table.lay(0, "TEA")
    table.turn(0)
    table.lock(1)
    assert table.view().phase is Phase.BUILDING
    table.lock(2)
    assert table.view().phase is Phase.JUDGING
    assert table.view().timer is None
    assert table.words()[0].sum.started == 5


def test_rules_13_if_everybody_locks_and_nobody_started_nobody_gets_the_five() -> None:
    table = building()
    for seat in range(3):
        table.lay(seat, "TEA")
    table.lock(0, 1, 2)
    assert table.events[-1] == RoundEnded(round_number=1, time_up=False)
    assert [word.sum.started for word in table.words().values()] == [0, 0, 0]


def test_rules_13_the_last_to_be_done_may_turn_the_glass_and_ends_the_round() -> None:
    table = building(2)
    table.lock(0)
    table.lay(1, "TEA")
    table.turn(1)
    assert table.view().phase is Phase.JUDGING
    assert table.words()[1].sum.started == 5


def test_rules_13_of_two_starts_at_one_time_the_first_from_the_readers_left_counts() -> None:
    # Seat 1 reads; from his left they sit 2, 0, 1.
    table = Table(3, first_reader=1)
    table.read()
    for seat in range(3):
        table.lay(seat, "TEA")
    table.turn(0, at_ms=10_000)
    assert table.refusal(1, Turn(10_000)) == ("glass_runs", {"seat": 0})
    table.turn(2, at_ms=10_000)
    timer = table.view().timer
    assert timer is not None
    assert (timer.starter, timer.timer_id) == (2, 1)
    # Who was second has not turned: he goes on as before.
    assert table.view().seats[0].status is Status.BUILDING
    table.do(0, Slide(4, 0, 11_000))
    assert table.refusal(0, Turn(10_000)) == ("glass_runs", {"seat": 2})
    table.lock(0, 1)
    assert [word.started for word in table.words().values()] == [False, False, True]


def test_rules_13_a_lock_stays_when_the_start_goes_to_somebody_else() -> None:
    table = Table(3, first_reader=1)
    table.read()
    for seat in range(3):
        table.lay(seat, "TEA")
    table.lock(0, at_ms=4_000)
    table.turn(0, at_ms=10_000)
    table.turn(2, at_ms=10_000)
    assert table.view().seats[0].status is Status.LOCKED
    assert table.refusal(0, Slide(4, 0, 11_000))[0] == "locked"


def test_fault_17_started_twice_it_is_one_timer_with_one_starter_and_one_five() -> None:
    table = building()
    table.lay(0, "TEA")
    table.lay(1, "TEA")
    table.turn(0, at_ms=1_000)
    assert table.refusal(0, Turn(1_000))[0] == "turned"
    assert table.refusal(1, Turn(1_001)) == ("glass_runs", {"seat": 0})
    assert len(GAME.needs(table.state)) == 1
    table.lock(1, 2)
    assert sum(word.sum.started for word in table.words().values()) == 5


def test_fault_18_input_after_the_end_does_not_count() -> None:
    table = building()
    table.lay(0, "TEA")
    table.turn(0, at_ms=10_000)
    table.do(1, Slide(1, 0, 40_000))
    # Nobody has said yet that the time is up, but by the clock it was.
    assert table.refusal(1, Slide(1, 3, 40_001)) == ("time_over", {"end_ms": 40_000})
    assert table.refusal(1, Lock(40_001))[0] == "time_over"
    table.time_up()
    assert table.words()[1].word == "E"


def test_fault_18_time_up_of_a_timer_that_does_not_run_is_refused() -> None:
    table = building()
    assert table.refusal(TABLE, TimeUp(1)) == ("stale_timer", {"timer_id": 1})
    table.lay(0, "TEA")
    table.turn(0)
    assert table.refusal(TABLE, TimeUp(2))[0] == "stale_timer"
    assert table.refusal(0, TimeUp(1))[0] == "table_only"
    table.lock(1, 2)
    assert table.refusal(TABLE, TimeUp(1))[0] == "stale_timer"
    table.rule("TEA")
    table.close()
    table.read()
    table.lay(0, "NOTE")
    table.turn(0)
    assert table.refusal(TABLE, TimeUp(1))[0] == "stale_timer"
    table.do(TABLE, TimeUp(2))


def test_fault_21_everybody_is_done_and_the_glass_stops() -> None:
    table = building(2)
    table.lay(0, "TEA")
    table.turn(0)
    table.lock(1)
    assert GAME.needs(table.state)[0] != TimerNeeded(1, 30_000)
    assert table.state.timer is None


def test_timer_there_is_no_go_at_one_table() -> None:
    table = building()
    assert table.refusal(0, Go())[0] == "gone"


def test_fault_22_without_a_start_the_round_has_no_limit() -> None:
    table = building()
    assert GAME.needs(table.state) == ()
    table.do(0, Slide(1, 0, 10**9))
    assert table.view().phase is Phase.BUILDING
