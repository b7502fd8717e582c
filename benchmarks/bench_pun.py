"""Computers of Pun: how long a turn of one among eight takes, and what a hand of each level is worth at the count."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from benchmarks.figures import Figure, quantile
from wordgames.core.game import Game, Setup, Transition
from wordgames.core.players import Kind, Level, Player
from wordgames.core.playout import play_out
from wordgames.core.record import Record, begin
from wordgames.core.rng import Dice
from wordgames.games.catalog import entry
from wordgames.games.pun.events import TradeMade
from wordgames.games.pun.laying import most
from wordgames.games.pun.view import PunOptions
from wordgames.lexicon import Lexicon, Use

GAMES = 12
TURN_LIMIT_MS = 300


class Figures(NamedTuple):
    """What came out for one level."""

    turns_ms: list[float]
    """Processor time of all that a seat thought in one turn, its own or another's, in milliseconds."""
    letters: float
    """Mean letters of a hand at the count."""
    in_hand: float
    """Mean of the most that was in it."""
    laps: float
    trades: float
    """Trades a round."""


class _Timed:
    """A computer whose thinking is timed, turn by turn."""

    def __init__(self, choose: Callable[..., tuple[Any, int]]) -> None:
        self._choose = choose
        self.turns: dict[tuple[int, int], float] = {}

    def choose(self, view: Any, options: tuple[Any, ...], dice: Dice) -> tuple[Any, int]:
        start = time.process_time()
        chosen = self._choose(view, options, dice)
        key = (view.turn_number, view.viewer)
        self.turns[key] = self.turns.get(key, 0.0) + 1000 * (time.process_time() - start)
        return chosen


def play(level: Level, seats: int, lang: str, games: int = GAMES) -> Figures:
    """Play rounds and add up."""
    found, lexicon, options = entry("pun"), Lexicon.open(lang), PunOptions(lang=lang)
    deck = found.trim(found.load_deck(lang), options)
    players = tuple(Player(name=str(seat), kind=Kind.COMPUTER, level=level) for seat in range(seats))

    def judge(word: str, _lang: str) -> tuple[bool, str]:
        judged = lexicon.judge(word, Use.PUN)
        return judged.accepted, judged.reason.value

    turns: list[float] = []
    letters: list[int] = []
    in_hand: list[int] = []
    laps: list[float] = []
    trades = 0
    for seed in range(games):
        timed = _Timed(found.computer(lexicon).choose)
        setup = Setup("pun", found.game.rules, players, options, deck, seed)
        state, record = play_out(found.game, setup, dict.fromkeys(range(seats), timed), judge)
        turns += timed.turns.values()
        laps.append(state.turn_number / seats)
        trades += _trades(found.game, record)
        for hand in state.closed[0].hands:
            letters.append(hand.points)
            in_hand.append(most(hand.cards, options))
    return Figures(
        turns, statistics.fmean(letters), statistics.fmean(in_hand), statistics.fmean(laps), trades / games
    )


def _trades(game: Game, record: Record) -> int:
    """Trades that were made in a recorded game."""
    state, made = begin(game, record.setup), 0
    for move in record.moves:
        done = game.apply(state, move.actor, move.move)
        assert isinstance(done, Transition)
        made += sum(isinstance(event, TradeMade) for event in done.events)
        state = done.state
    return made


def measure() -> list[Figure]:
    """The slowest turn among eight, and what hands are worth."""
    figures = []
    for lang in ("en", "de"):
        for level in Level:
            eight = play(level, 8, lang)
            note = (
                f"processor time, the slowest of {len(eight.turns_ms)}; "
                f"mean {statistics.fmean(eight.turns_ms):.1f} ms, 95 % within {quantile(eight.turns_ms, 0.95):.1f} ms"
            )
            what = f"a turn among eight, {level.value}, {lang}"
            figures.append(Figure(what, max(eight.turns_ms), "ms", TURN_LIMIT_MS, note))
        for level in Level:
            four = play(level, 4, lang)
            note = (
                f"of {four.in_hand:.1f} that were in it; rounds of four, {four.laps:.1f} laps, "
                f"{four.trades:.1f} trades"
            )
            figures.append(
                Figure(f"letters of a hand, {level.value}, {lang}", four.letters, "letters", None, note)
            )
    return figures
