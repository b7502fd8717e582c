"""Rules, Punch Line 13 and 16: who may see which holder, sentence, word and time; no oracle."""

from __future__ import annotations

import pytest

from tests.rules.punchline_table import GAME, Table
from wordgames.core.events import Event
from wordgames.core.players import TABLE
from wordgames.games.punchline.events import StripSlid
from wordgames.games.punchline.moves import Lock, Read, Slide, Turn
from wordgames.games.punchline.view import Phase, TableMode


def seen(table: Table, viewer: int) -> list[bool]:
    """For each seat whether the viewer sees its holder."""
    return [seat.strips is not None for seat in table.view(viewer).seats]


def heard(events: tuple[Event, ...], viewer: int) -> bool:
    return any(event.audience is None or viewer in event.audience for event in events)


def test_live_a_seat_sees_its_own_holder_and_the_table_none() -> None:
    table = Table(3, mode=TableMode.LIVE, people=1)
    table.read()
    assert seen(table, 0) == [True, False, False]
    assert seen(table, 1) == [False, True, False]
    assert seen(table, TABLE) == [False] * 3
    table.lay(0, "TEA")
    table.lock(0)
    assert seen(table, 0) == [True, False, False]  # his own word is no secret from him


def test_live_nobody_hears_of_anothers_strips() -> None:
    table = Table(2, mode=TableMode.LIVE, people=1)
    table.read()
    table.do(1, Slide(1, 3, 500))
    assert table.events == (StripSlid(seat=1, slot=1, before=-1, position=3, audience=(1,)),)
    assert not heard(table.events, 0)
    assert not heard(table.events, TABLE)


def test_open_holders_of_people_can_be_seen_by_all_and_computers_never() -> None:
    table = Table(4, mode=TableMode.OPEN, people=2)
    table.read()
    assert seen(table, TABLE) == [True, True, False, False]
    assert seen(table, 0) == [True, True, False, False]
    table.do(0, Slide(1, 3))
    assert heard(table.events, TABLE)
    assert heard(table.events, 1)


def test_open_a_computer_sees_its_own_holder_only() -> None:
    table = Table(4, mode=TableMode.OPEN, people=2)
    table.read()
    assert seen(table, 2) == [False, False, True, False]
    table.do(2, Slide(1, 3))
    assert not heard(table.events, 0)


def test_open_frozen_and_locked_holders_are_covered_until_the_reveal() -> None:
    table = Table(3, mode=TableMode.OPEN)
    table.read()
    table.lay(0, "TEA")
    table.turn(0)
    table.lock(1)
    assert seen(table, TABLE) == [False, False, True]
    assert seen(table, 2) == [False, False, True]
    assert seen(table, 0) == [True, False, True]
    table.lock(2)
    assert table.view().phase is Phase.JUDGING
    assert seen(table, TABLE) == [True] * 3


def test_passed_holders_are_seen_by_their_owners_only() -> None:
    table = Table(3, mode=TableMode.PASSED)
    table.read()
    assert [seen(table, viewer) for viewer in (TABLE, 0, 1, 2)] == [
        [False, False, False],
        [True, False, False],
        [False, True, False],
        [False, False, True],
    ]


@pytest.mark.parametrize("mode", TableMode)
def test_words_are_shown_to_nobody_before_the_round_is_over(mode: TableMode) -> None:
    table = Table(3, mode=mode, people=1)
    table.read()
    for viewer in (TABLE, 0, 1, 2):
        assert table.view(viewer).rounds == ()


def test_no_oracle_no_options_depend_on_whether_letters_are_a_word() -> None:
    word, none = Table(2), Table(2)
    for table, letters in ((word, "TEA"), (none, "TAE")):
        table.read()
        table.lay(0, letters)
    assert [type(move) for move in GAME.options(word.view(0), 0)] == [
        type(move) for move in GAME.options(none.view(0), 0)
    ]


def test_the_clock_of_a_covered_holder_is_covered_too() -> None:
    table = Table(2, mode=TableMode.LIVE, people=1)
    table.read()
    table.do(1, Slide(1, 3, 700))
    assert table.view(0).seats[1].clock_ms is None
    assert table.view(1).seats[1].clock_ms == 700
    table.do(1, Lock(900))
    assert table.view(1).seats[1].clock_ms == 900
    assert table.view(0).seats[0].clock_ms == 0


def test_options_of_a_seat_are_what_it_may_do() -> None:
    table = Table(2)
    assert GAME.options(table.view(), TABLE) == (Read(),)
    assert GAME.options(table.view(0), 0) == ()
    table.read()
    assert GAME.options(table.view(), TABLE) == ()
    moves = GAME.options(table.view(0), 0)
    assert len(moves) == 10 * 12 + 1
    assert all(GAME.check(table.state, 0, move) is None for move in moves)
    table.do(0, Slide(3, 4))
    assert Turn() in GAME.options(table.view(0), 0)
    table.lock(0)
    assert GAME.options(table.view(0), 0) == (Turn(),)
    table.turn(0)
    assert GAME.options(table.view(0), 0) == ()
    assert Turn() not in GAME.options(table.view(1), 1)
    assert GAME.options(table.view(), TABLE) == (GAME.time_up(1),)


def test_options_of_the_table_wait_for_pending_words() -> None:
    table = Table(2)
    table.play_round("TEA", None, rule=False)
    assert GAME.options(table.view(), TABLE) == ()
    table.rule("TEA")
    assert len(GAME.options(table.view(), TABLE)) == 1


def test_a_viewer_who_is_not_there_is_an_error() -> None:
    table = Table(2)
    with pytest.raises(ValueError, match="no such viewer"):
        table.view(2)
