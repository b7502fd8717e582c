"""Word Whimsy: "Ending the Game" and "Additional Notes", and rules 11 and 13."""

from __future__ import annotations

import pytest

from tests.rules.whimsy_table import GAME, Table
from wordgames.core.players import TABLE
from wordgames.games.whimsy.events import GameEnded
from wordgames.games.whimsy.flow import progress
from wordgames.games.whimsy.moves import Close, Flip, Join, Leave, Mix, Next, Open, Rank, Reopen
from wordgames.games.whimsy.trial import chips
from wordgames.games.whimsy.view import Length, Phase


@pytest.mark.parametrize("seats", range(3, 8))
def test_ending_the_game_when_all_chips_have_been_awarded(seats: int) -> None:
    table = Table(seats)
    for number in range(1, 12):
        table.play_round()
        assert table.state.result is None, number
    table.to_the_ranking()
    table.rank()
    # The last chips are looked at before the winners are named.
    assert table.view().phase is Phase.AWARDED
    assert table.view().stacks == 0
    table.go_on()
    assert table.view().phase is Phase.OVER
    assert len(table.view().shown) == 12
    assert table.waiting == ()
    per_round = min(5, seats - 1)
    assert sum(map(len, table.state.chips)) == 12 * per_round
    assert chips(table.state) == tuple((value, 12) for value in range(1, 6))
    assert table.refusal(TABLE, Flip()) == ("game_over", {})


def test_ending_the_game_each_totals_up_the_most_points_win() -> None:
    table = Table(3, length=Length.SHORT)
    table.play_round(1, 2)
    table.play_round(2, 0)
    table.play_round(1, 0)
    assert table.totals() == (2, 4, 3)
    result = GAME.result(table.state)
    assert result is not None
    assert result.winners == (1,)
    assert [(one.seat, one.place, one.points) for one in result.standings] == [
        (1, 1, 4),
        (2, 2, 3),
        (0, 3, 2),
    ]
    assert result.reason == "finished"
    assert table.events[-1] == GameEnded(winners=(1,), reason="finished")
    assert progress(table.state) == (3, (2, 4, 3))


def test_totals_are_the_chips_that_were_won() -> None:
    table = Table(3, length=Length.SHORT)
    table.play_round(1, 2)
    table.play_round(2, 0)
    seats = table.view().seats
    assert [seat.chips for seat in seats] == [(1,), (2,), (1, 2)]
    assert [seat.total for seat in seats] == [1, 2, 3]
    assert [seat.firsts for seat in seats] == [0, 1, 1]


def test_rule_11_ties_at_the_end_are_shared() -> None:
    table = Table(3, length=Length.SHORT)
    table.play_round(1, 2)
    table.play_round(2, 0)
    table.play_round(0, 1)
    result = GAME.result(table.state)
    assert result is not None
    assert table.totals() == (3, 3, 3)
    assert result.winners == (0, 1, 2)
    assert {one.place for one in result.standings} == {1}


@pytest.mark.parametrize("firsts_break_ties", [False, True])
def test_rule_11_option_more_first_places_decide(firsts_break_ties: bool) -> None:
    table = Table(4, length=Length.SHORT, firsts_break_ties=firsts_break_ties)
    table.play_round(1, 2, 3)  # Ben 3, Cy 2, Dee 1
    table.play_round(0, 2, 3)  # Ana 3, Cy 2, Dee 1
    table.play_round(1, 0, 3)  # Ben 3, Ana 2, Dee 1
    table.play_round(2, 0, 1)  # Cy 3, Ana 2, Ben 1
    assert table.totals() == (7, 7, 7, 3)
    assert table.state.firsts == (1, 2, 1, 0)
    result = GAME.result(table.state)
    assert result is not None
    assert result.winners == ((1,) if firsts_break_ties else (0, 1, 2))
    places = {one.seat: one.place for one in result.standings}
    assert places == ({1: 1, 0: 2, 2: 2, 3: 4} if firsts_break_ties else {0: 1, 1: 1, 2: 1, 3: 4})


def test_additional_notes_the_prompt_is_seen_from_the_referee_s_perspective() -> None:
    """The view says whose prompt it is, and whose first round as the referee, for the hint (rule 13)."""
    table = Table(3)
    for number in range(4):
        view = table.view()
        assert view.seats[view.referee].refereed == 1 + number // 3
        table.play_round()


def test_a_round_that_is_over_can_be_looked_at_with_all_that_was_said() -> None:
    table = Table(4, people=0)
    table.to_the_ranking(count=2)
    table.rank(2, 3, 1)
    shown = table.shown
    assert (shown.number, shown.referee) == (1, 0)
    assert shown.prompt == table.view().prompt
    said = {answer.seat: tuple(card.word.text for card in answer.cards) for answer in shown.answers}
    assert all(len(words) == 2 for words in said.values())
    table.go_on()
    assert table.view().shown == (shown,)


def test_fault_26_nothing_is_taken_back_but_an_envelope_by_its_owner() -> None:
    for move in (Flip(), Close(()), Reopen(), Mix(), Open(0), Rank((0,)), Next(), Leave(0)):
        assert not GAME.can_undo(move)
        assert not GAME.is_step(move)


def test_nothing_is_owed_from_outside() -> None:
    table = Table()
    assert GAME.needs(table.state) == ()
    with pytest.raises(NotImplementedError):
        GAME.time_up(1)
    with pytest.raises(NotImplementedError):
        GAME.ruling("W", True, "word", "table")


def test_moves_of_the_table_are_no_seat_s_and_the_other_way_round() -> None:
    table = Table()
    assert table.refusal(1, Join(table.state.players[0])) == ("table_only", {})
    table.flip()
    assert table.refusal(TABLE, Close(table.cards(1))) == ("seat_only", {})
    assert table.refusal(9, Close(())) == ("no_such_seat", {"seat": 9})
    assert table.refusal(1, Leave(1)) == ("table_only", {})
