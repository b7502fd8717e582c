"""Writes the recorded games that must replay for ever: `python -m tests.playthroughs.recording`.

Run it only when the rules have been changed on purpose and their version has been raised: a recorded game that no
longer replays is a saved game that is lost.
"""

from __future__ import annotations

from pathlib import Path

from tests.property.test_conformance import Walk
from wordgames.core.game import Setup
from wordgames.core.players import Kind, Level, Player
from wordgames.core.playout import play_out
from wordgames.core.record import encode
from wordgames.games.catalog import entry
from wordgames.games.punchline.view import PunchlineOptions, TableMode
from wordgames.lexicon import Lexicon

FOLDER = Path(__file__).parent / "punchline"


def main() -> None:
    """A match of computers of all levels at one table, the same on a passed screen, and random games of people."""
    FOLDER.mkdir(exist_ok=True)
    found = entry("punchline")
    lexicon = Lexicon.open("en")
    bot = found.computer(lexicon)
    players = tuple(Player(name=level.value.title(), kind=Kind.COMPUTER, level=level) for level in Level)
    for mode in (TableMode.LIVE, TableMode.PASSED):
        options = PunchlineOptions(mode=mode, target=60, games=2)
        setup = Setup("punchline", found.game.rules, players, options, found.load_deck("en"), 12)

        def judge(word: str, _lang: str) -> tuple[bool, str]:
            judged = lexicon.judge(word, found.use)
            return judged.accepted, judged.reason.value

        _, record = play_out(found.game, setup, dict.fromkeys(range(len(players)), bot), judge)
        (FOLDER / f"computers_{mode.value}.json").write_bytes(encode(record))
    for mode in TableMode:
        seed = next(seed for seed in range(100) if Walk(found, seed).setup.options.mode is mode)
        (FOLDER / f"random_{mode.value}.json").write_bytes(encode(Walk(found, seed).record()))


if __name__ == "__main__":
    main()
