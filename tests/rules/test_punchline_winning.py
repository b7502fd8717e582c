"""Rulebook, Winning; rules, Punch Line 14 and 15; lengths of a game and a match."""

from __future__ import annotations

from tests.rules.punchline_table import GAME, Table, deck
from wordgames.core.game import Standing
from wordgames.core.players import TABLE
from wordgames.games.punchline.events import GameEnded, MatchEnded, TieToBreak
from wordgames.games.punchline.moves import Leave, Lock, NextGame, Read, Slide
from wordgames.games.punchline.view import Phase, PunchlineOptions


def test_winning_the_target_is_250_by_default() -> None:
    assert PunchlineOptions().target == 250


def test_winning_the_first_to_reach_the_target_wins() -> None:
    table = Table(2, target=7)
    table.play_round("TEA", "NOTE")  # 3 and 4 + own N = 5
    table.close()
    assert table.view().phase is Phase.READING
    table.play_round("TOE", "TEA")
    table.close()
    result = GAME.result(table.state)
    assert result is not None
    assert result.winners == (1,)
    assert result.standings == (Standing(1, 1, 8), Standing(0, 2, 6))
    assert result.reason == "finished"
    assert GAME.waiting_for(table.state) == ()
    assert [type(event) for event in table.events[-2:]] == [GameEnded, MatchEnded]


def test_winning_exactly_the_target_is_enough_and_the_highest_total_wins() -> None:
    table = Table(3, target=3)
    table.play_round("TEA", "NOTE", "TO")
    table.close()
    result = GAME.result(table.state)
    assert result is not None
    assert result.winners == (1,)
    assert [standing.place for standing in result.standings] == [1, 2, 3]


def test_rules_15_an_exact_tie_plays_one_more_round_with_everybody() -> None:
    table = Table(3, target=3)
    table.play_round("TEA", "TOE", "TO")
    table.close()
    assert table.view().phase is Phase.READING
    assert table.view().tied
    assert TieToBreak(seats=(0, 1)) in table.events
    table.play_round("TOE", None, "NOTED")  # seat 2: 2 + 5 + 2 = 9 overtakes both
    table.close()
    result = GAME.result(table.state)
    assert result is not None
    assert result.winners == (2,)


def test_rules_15_tied_again_it_is_shared() -> None:
    table = Table(3, target=3)
    table.play_round("TEA", "TOE", None)
    table.close()
    table.play_round("ATE", "EAT", None)
    table.close()
    result = GAME.result(table.state)
    assert result is not None
    assert result.winners == (0, 1)
    assert result.standings == (Standing(0, 1, 6), Standing(1, 1, 6), Standing(2, 3, 0))


def test_rules_15_a_tie_below_the_target_is_no_tie() -> None:
    table = Table(2, target=4)
    table.play_round("TEA", "TOE")
    table.close()
    assert not table.view().tied


def test_rules_15_when_those_who_tied_have_left_the_game_goes_on() -> None:
    table = Table(4, target=3)
    table.play_round("TEA", "TOE", None, None)
    table.close()
    table.do(TABLE, Leave(0))
    table.do(TABLE, Leave(1))
    table.play_round(None, None, "A", None)
    table.close()
    assert table.view().phase is Phase.READING
    assert not table.view().tied


def test_rules_15_after_all_sides_the_highest_total_wins() -> None:
    table = Table(2, deck=deck(cards=2))
    for number in range(4):
        table.play_round("TEA" if number == 1 else None, None)
        table.close()
    result = GAME.result(table.state)
    assert result is not None
    assert result.winners == (0,)
    assert table.view().round_number == 4


def test_rules_15_a_tie_after_all_sides_is_shared() -> None:
    table = Table(2, deck=deck(cards=1), target=3)
    for number in range(2):
        table.play_round(*(("TEA", "TOE") if number else (None, None)))
        table.close()
    result = GAME.result(table.state)
    assert result is not None
    assert result.winners == (0, 1)


def test_rules_14_a_match_adds_up_the_points_of_its_games() -> None:
    table = Table(2, games=2, target=3)
    table.play_round("TEA", None)
    table.close()
    between = table.view()
    assert between.phase is Phase.BETWEEN
    assert (between.game_number, between.result) == (1, None)
    assert [(seat.total, seat.match_total) for seat in between.seats] == [(3, 3), (0, 0)]
    assert GAME.waiting_for(table.state) == (TABLE,)
    assert GAME.options(between, TABLE) == (NextGame(),)
    assert [len(shown.holders) for shown in between.rounds] == [2]
    table.do(TABLE, NextGame())
    view = table.view()
    assert (view.game_number, view.round_number, view.phase) == (2, 1, Phase.READING)
    assert [seat.match_total for seat in view.seats] == [3, 0]
    assert [seat.total for seat in view.seats] == [0, 0]
    assert view.finished_games[0].winners == (0,)
    assert view.finished_games[0].totals == (3, 0)
    assert [len(shown.holders) for shown in view.finished_games[0].rounds] == [2]
    table.play_round(None, "NOTE")
    table.close()
    result = GAME.result(table.state)
    assert result is not None
    assert result.winners == (1,)
    assert result.standings == (Standing(1, 1, 5), Standing(0, 2, 3))
    assert len(table.view().finished_games) == 2
    assert [seat.total for seat in table.view().seats] == [0, 5]


def test_rules_14_strips_are_arranged_anew_in_each_game_of_a_match() -> None:
    from wordgames.games.punchline.moves import Arrange

    table = Table(2, games=2, target=3, arrange=True)
    for seat in (0, 1):
        table.do(seat, Arrange(tuple(range(10))))
    table.play_round("TEA", None)
    table.close()
    table.do(TABLE, NextGame())
    assert table.view().phase is Phase.ARRANGING
    assert table.view().sentence is None


def test_winning_nothing_can_be_done_when_the_game_is_over() -> None:
    table = Table(2, target=3)
    table.play_round("TEA", None)
    table.close()
    for actor, move in ((TABLE, Read()), (0, Lock()), (0, Slide(1, 1)), (TABLE, Leave(0))):
        assert table.refusal(actor, move)[0] == "game_over"
    assert GAME.needs(table.state) == ()
    assert all(GAME.options(table.view(seat), seat) == () for seat in (TABLE, 0, 1))
