"""Whole games in virtual time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.rules.punchline_table import GAME, PLAIN, deck
from wordgames.core.game import Setup
from wordgames.core.players import Kind, Player
from wordgames.core.playout import play_out
from wordgames.core.record import RecordError, digest, replay
from wordgames.core.rng import Dice
from wordgames.games.punchline.moves import Lock, Move, Slide, TimeUp, Turn
from wordgames.games.punchline.view import PunchlineOptions, PunchlineView


class Typist:
    """Lays TEA letter by letter in so many milliseconds each, then turns the glass or locks after as many more."""

    def __init__(self, pace: int) -> None:
        self.pace = pace

    def choose(self, view: PunchlineView, options: tuple[Move, ...], dice: Dice) -> tuple[Any, int]:
        mine = view.seats[view.viewer]
        assert mine.strips is not None
        clock = mine.clock_ms or 0
        for slot, letter in enumerate("TEA", 1):
            at = PLAIN.letters.index(letter)
            if mine.strips[slot - 1].position != at:
                return Slide(slot, at, clock + self.pace), self.pace
        turn = any(isinstance(move, Turn) for move in options)
        return (Turn if turn else Lock)(clock + self.pace), self.pace


def play(paces: Mapping[int, int], **options: int) -> Any:
    players = tuple(Player(name=str(seat), kind=Kind.COMPUTER) for seat in paces)
    setup = Setup("punchline", GAME.rules, players, PunchlineOptions(**options), deck(cards=1), 3)  # type: ignore[arg-type]
    bots = {seat: Typist(pace) for seat, pace in paces.items()}
    return play_out(GAME, setup, bots, lambda word, lang: (word == "TEA", "word"))


def test_the_quickest_turns_the_glass_and_the_others_lock() -> None:
    state, record = play({0: 2_000, 1: 1_000, 2: 3_000}, target=1)
    words = state.rounds[0].shown.words
    assert [word.started for word in words] == [False, True, False]
    assert [word.at_ms for word in words] == [8_000, 4_000, 12_000]
    assert digest(replay(GAME, record.setup, record.moves)) == record.digest


def test_the_glass_runs_out_on_who_is_too_slow() -> None:
    state, record = play({0: 1_000, 1: 20_000}, target=1)
    words = state.rounds[0].shown.words
    assert words[1].word == "T"
    assert words[1].at_ms == 34_000
    assert any(isinstance(recorded.move, TimeUp) for recorded in record.moves)


def test_who_was_frozen_begins_the_next_round_anew() -> None:
    """His time to think counts from the new sentence: on the virtual clock nobody moves before he can have thought."""
    state, record = play({0: 1_000, 1: 20_000}, target=400)
    rounds = [closed.shown for closed in state.rounds]
    assert len(rounds) == 2  # both sides of the only card
    for shown in rounds:
        assert [word.at_ms for word in shown.words] == [4_000, 34_000]
        assert [slide.at_ms for slide in shown.words[1].slides] == []
    seats = [recorded.actor for recorded in record.moves if isinstance(recorded.move, Slide | Turn)]
    assert seats == [0, 0, 0, 0, 1] * 2


def test_slides_come_in_the_order_of_their_times() -> None:
    _, record = play({0: 2_000, 1: 1_500}, target=1)
    times = [recorded.move.at_ms for recorded in record.moves if isinstance(recorded.move, Slide)]
    assert times == sorted(times)


def test_a_setup_that_the_rules_refuse_is_an_error() -> None:
    with pytest.raises(RecordError):
        play({0: 1_000})


def test_a_computer_that_makes_an_illegal_move_is_an_error_that_names_it() -> None:
    class Cheat:
        def choose(self, view: Any, options: Any, dice: Dice) -> tuple[Any, int]:
            return Slide(99, 0), 1

    players = tuple(Player(name=str(seat), kind=Kind.COMPUTER) for seat in range(2))
    setup = Setup("punchline", GAME.rules, players, PunchlineOptions(), deck(), 3)
    with pytest.raises(RuntimeError, match="slot"):
        play_out(GAME, setup, dict.fromkeys(range(2), Cheat()), lambda word, lang: (True, "word"))
