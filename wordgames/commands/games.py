"""`simulate` and `replay`: whole games without a screen."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from wordgames.commands.errors import CommandError
from wordgames.core.game import Refusal, Setup
from wordgames.core.material import MaterialError
from wordgames.core.players import Kind, Level, Player
from wordgames.core.playout import play_out
from wordgames.core.record import Record, RecordError, begin, decode, digest, encode, replay, seal
from wordgames.games.catalog import CATALOG, GAMES, Entry, entry
from wordgames.lexicon import Lexicon, LexiconError
from wordgames.texts import command_line as texts
from wordgames.texts import notices


def simulate(
    game: str, players: int, level: str | None, seed: int, games: int, lang: str, record: str | None
) -> Iterator[str]:
    """A JSON line a game of computers, with seeds from `seed` on; the last game's record goes into a file."""
    if games < 1:
        raise CommandError(texts.no_games(games))
    found = _entry(game)
    if level is not None and not found.levels:
        raise CommandError(texts.no_levels(game))
    try:
        deck = found.load_deck(lang)
        lexicon = None if found.use is None else Lexicon.open(lang)
        bot = found.computer(lexicon)
    except LexiconError as error:
        raise CommandError(notices.lexicon(error)) from error
    except MaterialError as error:
        raise CommandError(notices.material(error)) from error
    seats = tuple(
        Player(name=f"Computer {number}", kind=Kind.COMPUTER, level=_level(found, level, number))
        for number in range(1, players + 1)
    )
    options = msgspec.convert({"lang": lang}, found.game.options_type)
    setup = Setup(game, found.game.rules, seats, options, found.trim(deck, options), seed)
    refused = found.game.setup(setup.players, setup.options, setup.deck, setup.seed)
    if isinstance(refused, Refusal):
        raise CommandError(texts.refused_setup(game, refused, found.game.seat_numbers))

    def judge(word: str, _lang: str) -> tuple[bool, str]:
        assert lexicon is not None, "no word is judged in this game"
        assert found.use is not None
        judged = lexicon.judge(word, found.use)
        return judged.accepted, judged.reason.value

    for number in range(games):
        setup = msgspec.structs.replace(setup, seed=seed + number)
        state, played = play_out(found.game, setup, dict.fromkeys(range(players), bot), judge)
        yield _line(found, played, state, played.digest)
    if record is not None:
        try:
            Path(record).write_bytes(encode(played))
        except OSError as error:
            raise CommandError(texts.cannot_write(record, error.strerror or str(error))) from error


class Differs(Exception):
    """The record was changed, or does not lead to the state that it says; holds the sentence about it."""


def replay_file(file: str) -> Iterator[str]:
    """The JSON line of a recorded game, as replayed. Raises Differs after it where the record does not agree."""
    try:
        data = Path(file).read_bytes()
    except OSError as error:
        raise CommandError(texts.cannot_read(file, error.strerror or str(error))) from error
    try:
        record = decode(data, GAMES)
        found = entry(record.setup.game)
        begin(found.game, record.setup)
    except RecordError as error:
        raise CommandError(texts.not_a_record(file, error)) from error
    try:
        state = replay(found.game, record.setup, record.moves)
    except RecordError as error:
        raise Differs(texts.changed_record(file, error)) from error
    reached = digest(state)
    yield _line(found, record, state, reached)
    if reached != record.digest or record.seal != seal(record):
        raise Differs(texts.not_as_written(file))


def _entry(game: str) -> Entry:
    try:
        return entry(game)
    except KeyError:
        known = tuple(one.game.name for one in CATALOG)
        raise CommandError(texts.no_such_game(game, known)) from None


def _level(found: Entry, level: str | None, number: int) -> Level:
    """The level of a computer; where there are temperaments in its place, one after the other."""
    return Level(level or Level.NORMAL) if found.levels else tuple(Level)[number % len(Level)]


def _line(found: Entry, played: Record, state: Any, reached: str) -> str:
    result = found.game.result(state)
    rounds, totals = found.progress(state)
    return msgspec.json.encode(
        {
            "game": found.game.name,
            "seed": played.setup.seed,
            "rounds": rounds,
            "moves": len(played.moves),
            "totals": totals,
            "winners": () if result is None else result.winners,
            "digest": reached,
        }
    ).decode()
