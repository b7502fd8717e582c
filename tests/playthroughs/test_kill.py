"""Killed at any moment, a game loses nothing that was on the screen (fault 58)."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.skipif(os.name != "posix", reason="forks and kills processes as POSIX systems do")
@pytest.mark.parametrize(("game", "kills"), [("punchline", 100), ("pun", 60), ("whimsy", 60)])
def test_fault_58_kills_in_the_middle_of_play_lose_nothing_that_was_on_screen(
    game: str, kills: int, tmp_path: Path
) -> None:
    store = str(tmp_path / "wordgames.sqlite")
    done = subprocess.run(
        [sys.executable, "-m", "tests.playthroughs.killing", game, store, "1", str(kills)],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["lost"] == []
    assert report["differing"] == [], "resumed again and again it is the game that nobody disturbed"
    assert report["moved twice"] == []
    assert report["forgotten"] == [], "phrases are kept with the move that shows their authors"
    assert report["kills"] == kills
    assert report["in a game"] >= kills // 2
    assert report["games"] >= 2
