"""Whole random games, one after the other: `python -m tests.property.many_games pun 10000`.

The suite plays as many as fit into its time; this plays as many as one likes, and stops at the first that does not end
or loses a card.
"""

from __future__ import annotations

import sys
import time

from tests.property.test_conformance import Walk
from wordgames.games.catalog import entry


def play(game: str, seeds: range) -> int:
    """Play a game a seed; returns the number of moves. Raises AssertionError with the seed that fails."""
    found = entry(game)
    moves = 0
    for seed in seeds:
        walk = Walk(found, seed)
        moves += len(walk.steps)
        stock = found.trial.stock(walk.steps[0].state)
        assert found.game.result(walk.last) is not None, seed
        assert all(found.trial.stock(step.done.state) == stock for step in walk.steps), seed
    return moves


def main(game: str, games: int) -> None:
    """Play, and say how it went."""
    started = time.perf_counter()
    moves = play(game, range(games))
    print(f"{games} games of {game} ended after {moves} moves, in {time.perf_counter() - started:.0f} s")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
