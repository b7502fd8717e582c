"""Word Whimsy: what each may know (rule 6; "All three games"), beside what the suite for every game tries."""

from __future__ import annotations

import pytest

from tests.rules.whimsy_table import GAME, Table
from wordgames.core.players import TABLE, Player
from wordgames.games.whimsy.moves import Close, Flip, Join, Mix, Next, Open, Rank, Reopen
from wordgames.games.whimsy.view import Phase


def test_nobody_sees_a_hand_but_its_owner() -> None:
    table = Table()
    for viewer in (TABLE, 0, 1, 2, 3):
        seen = [seat.hand is not None for seat in table.view(viewer).seats]
        assert seen == [seat == viewer for seat in range(4)]


def test_rule_06_a_closed_envelope_is_known_to_its_owner_alone() -> None:
    table = Table()
    table.flip()
    before = [table.view(viewer) for viewer in (TABLE, 0, 1, 3)]
    table.close(2, count=3)
    for viewer, was in zip((TABLE, 0, 1, 3), before, strict=True):
        view = table.view(viewer)
        # That one more is closed is all that anybody else sees.
        assert (was.closed, view.closed) == (0, 1)
        assert view.seats == was.seats
    assert [card.card for card in table.view(2).seats[2].answer or ()] == [
        played.card for played in table.state.closed[2] or ()
    ]
    assert len(table.view(2).seats[2].hand or ()) == 4


def test_rule_06_nobody_knows_which_of_the_mixed_envelopes_is_his_before_it_is_opened() -> None:
    """Neither is it told after that: whoever wrote it knows his own words."""
    for everybody in ("none", "everybody_ranks"):
        table = Table(variant=everybody)
        table.flip()
        table.close()
        table.mix()
        assert len({table.view(viewer).envelopes for viewer in (TABLE, 0, 1, 2, 3)}) == 1
        table.open(0)
        assert len({table.view(viewer).envelopes for viewer in (TABLE, 0, 1, 2, 3)}) == 1


def test_rule_06_how_many_cards_lie_in_a_closed_envelope_is_not_told() -> None:
    shown = set()
    for count in (1, 4, 7):
        table = Table()
        table.flip()
        table.close(count=count)
        table.mix()
        shown.add(table.view().envelopes)
    assert len(shown) == 1


def test_after_the_chips_an_answer_lies_open_and_in_nobody_s_view_of_his_own() -> None:
    table = Table()
    table.to_the_ranking()
    assert table.view(1).seats[1].answer is not None
    table.rank()
    assert table.view(1).seats[1].answer is None
    assert {answer.seat for answer in table.view(3).shown[-1].answers} == {1, 2, 3}


def test_options_are_those_of_who_must_act() -> None:
    table = Table(people=0)
    assert GAME.options(table.view(), TABLE) == (Flip(),)
    assert GAME.options(table.view(1), 1) == ()
    table.flip()
    assert GAME.options(table.view(), TABLE) == ()
    assert [len(move.cards) for move in GAME.options(table.view(1), 1) if isinstance(move, Close)] == [
        *range(1, 8)
    ]
    table.close()
    assert GAME.options(table.view(1), 1) == (Reopen(),)
    assert GAME.options(table.view(), TABLE) == (Mix(),)
    table.mix()
    assert GAME.options(table.view(), TABLE) == (Open(0), Open(1), Open(2))
    assert GAME.options(table.view(1), 1) == ()
    table.open()
    assert GAME.options(table.view(), TABLE) == ()
    assert GAME.options(table.view(0), 0) == (Rank((0, 1, 2)),)
    table.rank()
    assert GAME.options(table.view(), TABLE) == (Next(),)
    table.go_on()
    table.to_the_end()
    assert table.view().phase is Phase.OVER
    assert GAME.options(table.view(), TABLE) == GAME.options(table.view(1), 1) == ()


def test_who_has_left_sees_what_the_whole_table_sees() -> None:
    table = Table()
    table.leave(1)
    assert table.view(1).seats == table.view().seats
    assert table.view(1).to_rank == ()


def test_there_is_no_viewer_that_does_not_sit_there() -> None:
    with pytest.raises(ValueError, match="no such viewer"):
        GAME.view(Table().state, 4)


def test_the_table_s_own_moves_for_who_leaves_and_who_comes() -> None:
    table = Table()
    player = Player(name="Late")
    table.do(TABLE, GAME.join(player))
    assert GAME.join(player) == Join(player)
    assert GAME.players(table.state)[-1] == player
    table.do(TABLE, GAME.leave(4))
    assert table.state.seats_present() == (0, 1, 2, 3)
