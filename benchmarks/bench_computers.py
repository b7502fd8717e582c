"""How well computers play Punch Line: what an average word of each level is worth, over at least 500 rounds.

The levels aim at 14 to 18 points for easy, 22 to 28 for normal and 36 to 46 for hard, without the five for
starting the timer; four computers of a level play each game.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from typing import NamedTuple

from benchmarks.figures import Figure
from wordgames.core.game import Setup
from wordgames.core.players import Kind, Level, Player
from wordgames.core.playout import play_out
from wordgames.games.catalog import entry
from wordgames.games.punchline.view import PunchlineOptions, WordView
from wordgames.lexicon import Lexicon, Use

ROUNDS = 500
SEATS = 4
AIMS = {Level.EASY: (14, 18), Level.NORMAL: (22, 28), Level.HARD: (36, 46)}
"""Least and most that the average word should be worth."""


class Figures(NamedTuple):
    """What came out for one level."""

    level: Level
    rounds: int
    words: int
    """That counted."""
    worth: float
    """Mean points of a word that counts, without the five for starting the timer."""
    scored: float
    """Mean points of a seat and round as they were scored."""
    bad: int
    """Words that did not count, and rounds without a word."""
    turned_s: float
    """When the glass was turned, on average, in seconds from the sentence."""
    rounds_a_game: float
    rare: frozenset[str]
    """Words that a level should not know: marked rare in the lexicon."""


def rounds_of(level: Level, least: int, seed: int = 1) -> Iterator[tuple[WordView, ...]]:
    """The words of whole games until there were at least so many rounds; then an empty tuple ends each game."""
    found = entry("punchline")
    lexicon = Lexicon.open("en")
    deck = found.load_deck("en")
    bot = found.computer(lexicon)
    players = tuple(Player(name=str(seat), kind=Kind.COMPUTER, level=level) for seat in range(SEATS))

    def judge(word: str, _lang: str) -> tuple[bool, str]:
        judged = lexicon.judge(word, Use.PUNCHLINE)
        return judged.accepted, judged.reason.value

    played = 0
    while played < least:
        setup = Setup("punchline", found.game.rules, players, PunchlineOptions(), deck, seed)
        state, _ = play_out(found.game, setup, dict.fromkeys(range(SEATS), bot), judge)
        for closed in state.rounds:
            played += 1
            yield closed.shown.words
        yield ()
        seed += 1


def play(level: Level, least: int, seed: int = 1) -> Figures:
    """Play and add up."""
    lexicon = Lexicon.open("en")
    rounds = list(rounds_of(level, least, seed))
    words = [word for shown in rounds for word in shown]
    good = [word for word in words if word.points]
    games = rounds.count(())
    turned = [word.at_ms / 1000 for word in words if word.started and word.at_ms is not None]
    entries = {word.word: lexicon.lookup(word.word) for word in good}
    return Figures(
        level,
        len(rounds) - games,
        len(good),
        statistics.fmean(word.sum.total - word.sum.started for word in good),
        statistics.fmean(word.points for word in words),
        len(words) - len(good),
        statistics.fmean(turned),
        (len(rounds) - games) / games,
        frozenset(word for word, known in entries.items() if known is None or known.rare),
    )


def measure() -> list[Figure]:
    """What an average word of each level is worth; the table's limit is the upper end of the aim."""
    figures = []
    for level in Level:
        start = time.process_time()
        found = play(level, ROUNDS)
        took = time.process_time() - start
        least, most = AIMS[level]
        note = (
            f"aim {least} to {most}; {found.words} words in {found.rounds} rounds of {SEATS} seats, "
            f"{found.scored:.1f} points scored a round, {found.bad} without a good word; glass turned after "
            f"{found.turned_s:.0f} s; {found.rounds_a_game:.1f} rounds a game; "
            f"{took / found.rounds * 1000:.0f} ms a round"
        )
        figures.append(Figure(f"average word, {level.value}", found.worth, "points", most, note))
    return figures
