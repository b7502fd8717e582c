"""Pun: what each may know (rules, Pun 4; "All three games"), beside what the suite for every game tries."""

from __future__ import annotations

import pytest

from tests.rules.pun_table import GAME, Table
from wordgames.core.players import TABLE
from wordgames.games.pun.moves import (
    Answer,
    Join,
    Lay,
    Offer,
    Post,
    Refuse,
    Rule,
    Speak,
    Stand,
    TakeStanding,
    Wish,
)
from wordgames.games.pun.view import Phase


def table(**options: object) -> Table:
    return Table("QZCATS", "EENOPR", "HIJKLM", centre="UVY", **options)  # type: ignore[arg-type]


def test_nobody_sees_a_hand_but_its_owner() -> None:
    at = table()
    for viewer in (TABLE, 0, 1, 2):
        seen = [seat.hand is not None for seat in at.view(viewer).seats]
        assert seen == [seat == viewer for seat in range(3)]


def test_laid_words_are_covered_until_all_have_laid() -> None:
    at = table()
    at.to_the_count()
    at.lay(0, "CATS")
    assert at.view(0).shown == at.view(1).shown == ()
    assert at.view(0).seats[0].laid


def test_fault_26_only_a_ruling_is_taken_back() -> None:
    assert GAME.can_undo(Rule("CAT", True, "word", "table"))
    for move in (Refuse(), Stand(), Lay(()), Offer(1, (0,), False, Wish(1)), Post((0,), True, Wish(1))):
        assert not GAME.can_undo(move)
        assert not GAME.is_step(move)


def test_no_glass_runs_in_pun() -> None:
    with pytest.raises(NotImplementedError):
        GAME.time_up(1)


def test_there_is_no_viewer_that_does_not_sit_there() -> None:
    with pytest.raises(ValueError, match="no such viewer"):
        GAME.view(table().state, 3)


def test_options_are_those_of_who_must_act() -> None:
    at = table()
    assert GAME.options(at.view(1), 1) == ()
    assert GAME.options(at.view(), TABLE) == ()
    at.do(0, Post(at.cards(0, "Q"), True, Wish(1, "E")))
    at.do(0, Offer(1, at.cards(0, "Z"), False, Wish(1, "W")))
    assert GAME.options(at.view(0), 0) == ()
    assert GAME.options(at.view(1), 1) == (Refuse(), Answer(at.cards(1, "E")))
    at.do(1, Refuse())
    at.draw()
    assert [move for move in GAME.options(at.view(1), 1) if isinstance(move, TakeStanding)] == [
        TakeStanding(1, at.cards(1, "E"))
    ]
    at.draw()
    assert not any(isinstance(move, TakeStanding) for move in GAME.options(at.view(2), 2))
    at.to_the_count()
    for seat in (0, 1, 2):
        assert GAME.options(at.view(seat), seat) == (Lay(()),)
        at.lay(seat)
        assert GAME.options(at.view(seat), seat) == ()


def test_people_may_speak_with_people() -> None:
    at = table(people=2)
    spoken = [move.partner for move in GAME.options(at.view(0), 0) if isinstance(move, Speak)]
    assert spoken == [1]


def test_who_has_left_sees_what_the_whole_table_sees() -> None:
    at = table()
    at.leave(1)
    assert at.view(1).seats == at.view().seats
    assert GAME.options(at.view(1), 1) == ()


def test_moves_of_the_table_are_no_seat_s() -> None:
    at = table()
    assert at.refusal(1, Join(at.state.players[0])) == ("table_only", {})
    assert at.view().phase is Phase.TURN
