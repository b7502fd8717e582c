"""Rules, Punch Line "Leaving", and "All three games": leaving in every state, joining between rounds."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rules.punchline_table import GAME, Table
from wordgames.core.game import Refusal, TimerNeeded
from wordgames.core.players import TABLE, Kind, Player
from wordgames.games.punchline.events import MatchEnded, SeatJoined, SeatLeft
from wordgames.games.punchline.moves import Arrange, Go, Join, Leave, Lock, NextGame, Turn
from wordgames.games.punchline.view import Phase, Status, TableMode


def test_leaving_the_round_of_who_leaves_does_not_count() -> None:
    table = Table(3)
    table.play_round("TEA", "NOTE", "TOE")
    table.leave(1)
    assert set(table.words()) == {0, 2}
    table.close()
    assert table.totals() == (3, 0, 3)
    assert table.view().seats[1].status is Status.OUT
    assert not table.view().seats[1].present


def test_leaving_an_unruled_word_goes_with_its_owner() -> None:
    table = Table(3)
    table.play_round(None, "NOTE", None, rule=False)
    assert len(GAME.needs(table.state)) == 1
    table.leave(1)
    assert GAME.needs(table.state) == ()
    table.close()


def test_leaving_his_glass_runs_on_and_nobody_gets_its_five() -> None:
    table = Table(3)
    table.read()
    for seat in range(3):
        table.lay(seat, "TEA")
    table.turn(0, at_ms=5_000)
    table.leave(0)
    assert GAME.needs(table.state) == (TimerNeeded(1, 30_000),)
    assert table.refusal(1, Turn(5_000)) == ("glass_runs", {"seat": 0})
    table.time_up()
    table.rule("TEA")
    assert [word.points for word in table.words().values()] == [3, 3]


def test_leaving_when_he_was_the_last_to_be_waited_for_the_round_ends() -> None:
    table = Table(3)
    table.read()
    table.lock(0, 1)
    table.leave(2)
    assert table.view().phase is Phase.JUDGING


@pytest.mark.parametrize("when", ["reading", "building", "judging"])
def test_fault_31_if_he_read_the_next_on_his_left_reads_next(when: str) -> None:
    table = Table(4, first_reader=1)
    if when != "reading":
        table.read()
    if when == "judging":
        table.lock(0, 1, 2, 3)
    table.leave(1)
    if when == "reading":
        assert table.view().reader == 2  # this card is his now
        table.read()
    if when != "judging":
        table.lock(0, 2, 3)
    table.close()
    assert table.view().reader == (3 if when == "reading" else 2)


def test_fault_31_nobody_reads_twice_or_never_when_somebody_else_leaves() -> None:
    table = Table(4)
    readers = []
    for number in range(6):
        readers.append(table.view().reader)
        if number == 1:
            table.leave(2)
        table.play_round(None, None, None, None)
        table.close()
    assert readers == [0, 1, 3, 0, 1, 3]


def test_fault_31_counts_of_readings_differ_by_one_at_most() -> None:
    for seats in range(2, 7):
        table = Table(seats)
        readers: Counter[int] = Counter()
        for _ in range(17):
            readers[table.view().reader] += 1
            table.play_round(*[None] * seats)
            table.close()
            assert max(readers.values()) - min(readers[seat] for seat in range(seats)) <= 1


@pytest.mark.parametrize("mode", [TableMode.OPEN, TableMode.PASSED])
def test_leaving_one_left_the_game_ends_as_it_stands(mode: TableMode) -> None:
    table = Table(2, mode=mode)
    table.play_round("TEA", "NOTE")
    table.close()
    table.leave(1)
    result = GAME.result(table.state)
    assert result is not None
    assert (result.winners, result.reason) == ((0,), "too_few_seats")
    assert [(standing.seat, standing.points) for standing in result.standings] == [(0, 3)]
    assert [type(event) for event in table.events] == [SeatLeft, type(table.events[1]), MatchEnded]
    assert GAME.waiting_for(table.state) == ()


def test_leaving_one_left_while_words_are_judged_his_word_counts_as_it_stands() -> None:
    table = Table(2, games=4)
    table.play_round("TEA", "NOTE", rule=False)
    table.rule("TEA")
    table.leave(1)
    result = GAME.result(table.state)
    assert result is not None
    assert result.standings[0].points == 3
    assert len(table.view().rounds) == 1
    assert GAME.players(table.state)[1].name == "Ben"


def test_leaving_in_the_middle_of_a_round_ends_the_match_with_what_was_closed() -> None:
    table = Table(2, games=4)
    table.read()
    table.lay(0, "TEA")
    table.turn(0)
    table.leave(1)
    assert table.view().phase is Phase.OVER
    assert table.view().timer is None
    assert GAME.needs(table.state) == ()


def test_leaving_while_strips_are_arranged() -> None:
    table = Table(3, arrange=True)
    table.do(0, Arrange(tuple(range(10))))
    table.do(1, Arrange(tuple(range(10))))
    table.leave(2)
    assert table.view().phase is Phase.READING
    table = Table(3, arrange=True)
    table.leave(0)
    assert table.view().reader == 1
    assert table.view().phase is Phase.ARRANGING


def test_fault_29_who_has_left_is_never_waited_for() -> None:
    table = Table(3)
    table.leave(2)
    table.read()
    assert GAME.waiting_for(table.state) == (0, 1)
    assert table.refusal(2, Lock()) == ("no_such_seat", {"seat": 2})
    assert table.refusal(TABLE, Leave(2)) == ("no_such_seat", {"seat": 2})
    assert GAME.options(table.view(2), 2) == ()
    assert table.view(2).seats[2].strips is None


def test_joining_between_rounds_with_the_lowest_total_present() -> None:
    table = Table(3)
    table.play_round("TEA", "NOTE", "TO")
    table.close()
    table.leave(2)
    table.join()
    assert table.events == (SeatJoined(seat=3, total=3),)
    assert table.totals() == (3, 5, 2, 3)
    table.play_round(None, None, None, "TEA")
    assert table.words()[3].points == 3


def test_joining_while_words_are_judged_waits_for_the_next_round() -> None:
    table = Table(2)
    table.play_round("TEA", "NOTE")
    table.join()
    assert table.view().seats[2].status is Status.OUT
    assert set(table.words()) == {0, 1}
    assert table.totals() == (3, 5, 3)
    table.rule("TEA", counts=False, source="table")
    assert table.totals() == (0, 5, 0)  # the lowest total as it stands
    table.close()
    assert table.totals() == (0, 5, 0)
    table.play_round(None, None, "TEA")
    assert table.words()[2].points == 3


def test_joining_while_words_are_judged_and_all_who_played_leave() -> None:
    table = Table(2)
    table.play_round("TEA", "NOTE")
    table.join()
    table.join("Yan")
    table.leave(0)
    table.leave(1)
    assert table.view().rounds[-1].words == ()
    table.close()
    assert table.totals() == (0, 0, 3, 3)
    assert table.view().reader == 2
    assert table.view().phase is Phase.READING


def test_joining_while_a_round_runs_is_refused() -> None:
    table = Table(2)
    table.read()
    assert table.refusal(TABLE, Join(Player(name="Zoe")))[0] == "between_rounds"


def test_fault_31_who_joins_is_last_in_rotation() -> None:
    table = Table(3, first_reader=1)
    table.join()
    assert table.view().rotation == (0, 3, 1, 2)
    readers = []
    for _ in range(5):
        readers.append(table.view().reader)
        table.play_round(None, None, None, None)
        table.close()
    assert readers == [1, 2, 0, 3, 1]


def test_joining_needs_a_free_seat() -> None:
    table = Table(6)
    assert table.refusal(TABLE, Join(Player(name="Zoe"))) == ("too_many_seats", {"seats": 7, "most": 6})
    table.leave(5)
    table.join()
    assert sum(seat.present for seat in table.view().seats) == 6


def test_joining_a_live_table_a_second_person_is_refused_and_a_computer_is_not() -> None:
    table = Table(2, mode=TableMode.LIVE, people=1)
    assert table.refusal(TABLE, Join(Player(name="Zoe"))) == ("live_for_one", {"people": 2, "most": 1})
    table.join("Hal", Kind.COMPUTER)


def test_joining_while_strips_are_arranged_he_arranges_too() -> None:
    table = Table(2, arrange=True)
    table.join()
    assert GAME.waiting_for(table.state) == (0, 1, 2)
    table.join("Hal", Kind.COMPUTER)
    assert GAME.waiting_for(table.state) == (0, 1, 2)


def test_joining_a_match_with_the_lowest_total_of_its_games() -> None:
    table = Table(2, games=2, target=3)
    table.play_round("TEA", "TO")
    table.close()
    table.join()
    assert table.view().phase is Phase.BETWEEN
    assert [seat.match_total for seat in table.view().seats] == [3, 2, 2]
    table.do(TABLE, NextGame())
    assert [seat.match_total for seat in table.view().seats] == [3, 2, 2]


def test_leaving_between_two_games_the_next_reader_is_the_one_on_his_left() -> None:
    table = Table(3, games=2, target=3, first_reader=0)
    table.play_round("TEA", None, None)
    table.close()
    table.leave(1)
    table.do(TABLE, NextGame())
    assert table.view().reader == 2


def test_leaving_between_two_games_one_left_ends_the_match_with_the_games_as_they_are() -> None:
    table = Table(2, games=2, target=3)
    table.play_round("TEA", None)
    table.close()
    table.leave(1)
    result = GAME.result(table.state)
    assert result is not None
    assert (result.winners, result.reason) == ((0,), "too_few_seats")
    assert [(standing.seat, standing.points) for standing in result.standings] == [(0, 3)]
    assert len(table.view().finished_games) == 1


def test_fault_29_every_seat_can_leave_in_every_phase_and_mode() -> None:
    for mode in (TableMode.OPEN, TableMode.PASSED):
        for phase in ("arranging", "reading", "building", "gone", "done", "judging", "between"):
            for seat in range(3):
                match = {"games": 2, "target": 1} if phase == "between" else {}
                table = Table(3, mode=mode, arrange=phase == "arranging", first_reader=2, **match)
                if phase in ("building", "gone", "done"):
                    table.read()
                if phase in ("gone", "done") and mode is TableMode.PASSED:
                    table.do(0, Go())
                if phase == "done":
                    table.lay(0, "TEA")
                    table.turn(0)
                if phase in ("judging", "between"):
                    table.play_round("TEA", "NOTE", None)
                if phase == "between":
                    table.close()
                table.leave(seat)
                waiting = GAME.waiting_for(table.state)
                assert waiting
                assert seat not in waiting
                assert not isinstance(GAME.apply(table.state, TABLE, Leave((seat + 1) % 3)), Refusal)
