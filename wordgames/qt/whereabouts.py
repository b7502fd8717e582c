"""Where the interrupted game stood, for the shelf."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from wordgames.core.game import Game
from wordgames.core.record import RecordedMove, RecordError, replay
from wordgames.session.records import RecordState, Summary
from wordgames.session.store import Store


class Whereabouts(Struct, frozen=True):
    """An interrupted game."""

    record: int
    """Of the store."""
    game: str
    round_number: int | None = None
    """The round that was played; None where that was not looked up, or could not be."""
    names: tuple[str, ...] = ()
    """In order of seats."""
    points: tuple[int, ...] = ()
    """Of each seat; empty where that was not looked up."""
    fell_over: bool = False
    """The program ended when it was last gone on with: ask before trying again."""


def whereabouts(
    store: Store,
    record: int,
    games: Mapping[str, Game],
    progress: Callable[[str, Any], tuple[int, tuple[int, ...]]],
) -> Whereabouts | None:
    """The game of this record, which is not over; None where there is none such.

    `progress` tells, for a game's name and a state, the rounds played and each seat's points. A game that made the
    program fall over is only named: looking into it could do so again.
    """
    playing = store.records.all(RecordState.PLAYING)
    one = next((summary for summary in playing if summary.id == record), None)
    if one is None:
        return None
    if one.fell_over or one.game not in games:
        return Whereabouts(one.id, one.game, fell_over=one.fell_over)
    store.records.resuming(one.id)
    try:
        rounds, points = progress(one.game, _state(store, one, games[one.game]))
    except (RecordError, msgspec.DecodeError):
        return Whereabouts(one.id, one.game)
    finally:
        store.records.shown(one.id)
    names = tuple(player.name for player in one.players)
    return Whereabouts(one.id, one.game, rounds + 1, names, points)


def _state(store: Store, summary: Summary, game: Game) -> Any:
    setup, _, kept = store.records.load(summary.id, {summary.game: game})
    moves = (RecordedMove(move.actor, msgspec.json.decode(move.move, type=game.move_type)) for move in kept)
    return replay(game, setup, moves)
