"""Games that were recorded once replay to the same end for ever; nobody's saved game is lost by a new version."""

from __future__ import annotations

from pathlib import Path

import pytest

from wordgames.core.record import decode, digest, replay, seal
from wordgames.games.catalog import GAMES

FILES = sorted(Path(__file__).parent.glob("*/*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_recorded_game_replays_to_its_end(file: Path) -> None:
    record = decode(file.read_bytes(), GAMES)
    game = GAMES[record.setup.game]
    state = replay(game, record.setup, record.moves)
    assert digest(state) == record.digest
    assert seal(record) == record.seal
    assert game.result(state) is not None


def test_there_is_a_recorded_game_of_every_game() -> None:
    assert {file.parent.name for file in FILES} == set(GAMES)
