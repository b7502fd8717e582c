"""A game as its record: the setup and the accepted moves, from which every state can be had again."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from wordgames.core.game import Game, Refusal, Setup
from wordgames.core.players import Actor


class RecordError(Exception):
    """A record that cannot be read or replayed. `code` is typed, `facts` are for the sentence about it."""

    def __init__(self, code: str, **facts: int | str) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts


class RecordedMove(Struct, frozen=True):
    """A move that was accepted, and whose it was."""

    actor: Actor
    move: Any
    """The game's own move."""


class Record(Struct, frozen=True):
    """A whole game, or as much of it as was played."""

    setup: Setup
    moves: tuple[RecordedMove, ...]
    digest: str
    """Of the state after the last move."""
    seal: str = ""
    """Of all the above, set by `encode`: also tells a change that the last state does not remember, such as that of a
    time; empty in a record that was never encoded."""


def digest(state: Any) -> str:
    """The fingerprint of a state: SHA-256, in hexadecimal, of its JSON as msgspec writes it (fields in order)."""
    # Brings a large library along that nothing needs before the first game.
    from hashlib import sha256

    return sha256(msgspec.json.encode(state)).hexdigest()


def begin(game: Game, setup: Setup) -> Any:
    """The first state of a setup. Raises RecordError where the rules refuse it or are of another version."""
    if setup.game != game.name:
        raise RecordError("other_game", game=setup.game)
    if setup.rules != game.rules:
        raise RecordError("other_rules", recorded=setup.rules, here=game.rules)
    state = game.setup(setup.players, setup.options, setup.deck, setup.seed)
    if isinstance(state, Refusal):
        raise RecordError("setup_refused", refusal=state.code)
    return state


def replay(game: Game, setup: Setup, moves: Iterable[RecordedMove]) -> Any:
    """The state after these moves. Raises RecordError naming the first move that the rules refuse."""
    state = begin(game, setup)
    for number, recorded in enumerate(moves, 1):
        done = game.apply(state, recorded.actor, recorded.move)
        if isinstance(done, Refusal):
            raise RecordError("move_refused", number=number, refusal=done.code)
        state = done.state
    return state


def seal(record: Record) -> str:
    """The fingerprint of a record's setup, moves and digest: SHA-256, in hexadecimal, of their JSON."""
    return digest((record.setup, record.moves, record.digest))


def encode(record: Record) -> bytes:
    """The record as sealed JSON, for one file."""
    return msgspec.json.encode(msgspec.structs.replace(record, seal=seal(record)))


def setup_from_raw(game: Game, raw: Any) -> Setup:
    """A setup from plain decoded JSON, with options and deck of the game's types. Raises RecordError."""
    try:
        plain = msgspec.convert(raw, Setup)
        return msgspec.structs.replace(
            plain,
            options=msgspec.convert(plain.options, game.options_type),
            deck=msgspec.convert(plain.deck, game.deck_type),
        )
    except msgspec.ValidationError as error:
        raise RecordError("unreadable", detail=str(error)) from error


def decode(data: bytes, games: dict[str, Game]) -> Record:
    """The record that `encode` wrote. Raises RecordError for anything that is not one, or of an unknown game."""
    try:
        raw = msgspec.json.decode(data)
        name = raw["setup"]["game"]
    except (msgspec.DecodeError, RecursionError, TypeError, KeyError, IndexError) as error:
        raise RecordError("unreadable", detail=str(error)) from error
    game = games.get(name) if isinstance(name, str) else None
    if game is None:
        raise RecordError("other_game", game=str(name)[:40])
    try:
        plain = msgspec.convert(raw, Record)
        moves = tuple(RecordedMove(m.actor, msgspec.convert(m.move, game.move_type)) for m in plain.moves)
    except msgspec.ValidationError as error:
        raise RecordError("unreadable", detail=str(error)) from error
    return Record(setup_from_raw(game, raw["setup"]), moves, plain.digest, plain.seal)
