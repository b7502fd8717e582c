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
from wordgames.games.pun.view import Length, PunOptions
from wordgames.games.punchline.view import PunchlineOptions, TableMode
from wordgames.games.whimsy.view import VariantChoice, WhimsyOptions
from wordgames.lexicon import Lexicon

HERE = Path(__file__).parent


def main() -> None:
    """Every game."""
    punchline(HERE / "punchline")
    pun(HERE / "pun")
    whimsy(HERE / "whimsy")


def punchline(folder: Path) -> None:
    """A match of computers of all levels at one table, the same on a passed screen, and random games of people."""
    folder.mkdir(exist_ok=True)
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
        (folder / f"computers_{mode.value}.json").write_bytes(encode(record))
    for mode in TableMode:
        seed = next(seed for seed in range(100) if Walk(found, seed).setup.options.mode is mode)
        (folder / f"random_{mode.value}.json").write_bytes(encode(Walk(found, seed).record()))


def pun(folder: Path) -> None:
    """Matches of computers of all levels in both languages, and random games of every length."""
    folder.mkdir(exist_ok=True)
    found = entry("pun")
    players = tuple(Player(name=level.value.title(), kind=Kind.COMPUTER, level=level) for level in Level)
    for lang in ("en", "de"):
        lexicon = Lexicon.open(lang)
        bot = found.computer(lexicon)
        options = PunOptions(lang=lang, length=Length.NORMAL, without_qxy=lang == "de")
        deck = found.trim(found.load_deck(lang), options)
        setup = Setup("pun", found.game.rules, players, options, deck, 12)

        def judge(word: str, _lang: str, lexicon: Lexicon = lexicon) -> tuple[bool, str]:
            judged = lexicon.judge(word, found.use)
            return judged.accepted, judged.reason.value

        _, record = play_out(found.game, setup, dict.fromkeys(range(len(players)), bot), judge)
        (folder / f"computers_{lang}.json").write_bytes(encode(record))
    for length in Length:
        seed = next(seed for seed in range(100) if Walk(found, seed).setup.options.length is length)
        (folder / f"random_{length.value}.json").write_bytes(encode(Walk(found, seed).record()))


def whimsy(folder: Path) -> None:
    """A game of computers of all temperaments, and a random game of people of each variant."""
    folder.mkdir(exist_ok=True)
    found = entry("whimsy")
    bot = found.computer(Lexicon.open("en"))
    players = tuple(Player(name=level.value.title(), kind=Kind.COMPUTER, level=level) for level in Level)
    options = WhimsyOptions()
    deck = found.trim(found.load_deck("en"), options)
    setup = Setup("whimsy", found.game.rules, players, options, deck, 12)
    _, record = play_out(
        found.game, setup, dict.fromkeys(range(len(players)), bot), lambda *_: (True, "word")
    )
    (folder / "computers.json").write_bytes(encode(record))
    for choice in VariantChoice:
        walks = (Walk(found, seed) for seed in range(1000))
        walk = next(
            walk for walk in walks if walk.setup.options.variant is choice and len(walk.last.shown) > 3
        )
        (folder / f"random_{choice.value}.json").write_bytes(encode(walk.record()))


if __name__ == "__main__":
    main()
