"""A game as its record: replay, seal, and what a file may be that is none."""

from __future__ import annotations

import msgspec
import pytest

from tests.rules.punchline_table import GAME, deck
from wordgames.core.game import Setup, Transition
from wordgames.core.players import TABLE, Kind, Player
from wordgames.core.record import (
    Record,
    RecordedMove,
    RecordError,
    begin,
    decode,
    digest,
    encode,
    replay,
    seal,
)
from wordgames.games.catalog import GAMES, entry
from wordgames.games.punchline.moves import Close, Lock, Read, Slide
from wordgames.games.punchline.view import PunchlineOptions

PLAYERS = tuple(Player(name=name, kind=Kind.COMPUTER) for name in ("Ana", "Ben"))
SETUP = Setup("punchline", GAME.rules, PLAYERS, PunchlineOptions(), deck(cards=2), 5)
MOVES = (
    RecordedMove(TABLE, Read()),
    RecordedMove(0, Slide(1, 3, 700)),
    RecordedMove(0, Lock(900)),
    RecordedMove(1, Lock(900)),
    RecordedMove(TABLE, Close()),
)


def played() -> Record:
    state = begin(GAME, SETUP)
    for move in MOVES[:4]:
        done = GAME.apply(state, move.actor, move.move)
        assert isinstance(done, Transition)
        state = done.state
    return Record(SETUP, MOVES[:4], digest(state))


def test_a_record_is_read_as_it_was_written() -> None:
    record = played()
    read = decode(encode(record), GAMES)
    assert (read.setup, read.moves, read.digest) == (record.setup, record.moves, record.digest)
    assert read.seal == seal(record) == seal(read)
    assert digest(replay(GAME, read.setup, read.moves)) == record.digest


def test_the_seal_tells_a_change_that_the_last_state_forgets() -> None:
    changed = encode(played()).replace(b'"at_ms":700', b'"at_ms":701')
    read = decode(changed, GAMES)
    assert read.seal != seal(read)


def test_a_move_that_was_never_possible_is_named() -> None:
    moves = (*MOVES[:2], RecordedMove(TABLE, Read()))
    with pytest.raises(RecordError) as raised:
        replay(GAME, SETUP, moves)
    assert (raised.value.code, raised.value.facts) == ("move_refused", {"number": 3, "refusal": "wrong_time"})


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "pun"}, "other_game"),
        ({"rules": 99}, "other_rules"),
        ({"players": PLAYERS[:1]}, "setup_refused"),
    ],
)
def test_a_setup_that_is_not_for_these_rules(change: dict[str, object], code: str) -> None:
    with pytest.raises(RecordError) as raised:
        begin(GAME, msgspec.structs.replace(SETUP, **change))
    assert raised.value.code == code


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "unreadable"),
        (b"\x00" * 100, "unreadable"),
        (b"[]", "unreadable"),
        (b"{}", "unreadable"),
        (b'{"setup": []}', "unreadable"),
        (b"[" * 10_000, "unreadable"),
        (b'{"setup": {"game": 7}}', "other_game"),
        (b'{"setup": {"game": "chess"}}', "other_game"),
        (b'{"setup": {"game": "punchline"}}', "unreadable"),
        (encode(played())[:-400], "unreadable"),
        (encode(played()).replace(b'"type":"slide"', b'"type":"slode"'), "unreadable"),
        (encode(played()).replace(b'"mode":"live"', b'"mode":"loud"'), "unreadable"),
    ],
    ids=lambda value: None if isinstance(value, str) else str(value[:16]),
)
def test_a_file_that_is_no_record(data: bytes, code: str) -> None:
    with pytest.raises(RecordError) as raised:
        decode(data, GAMES)
    assert raised.value.code == code


def test_the_digest_is_of_the_fields_in_order() -> None:
    assert digest((1, "a")) == digest((1, "a"))
    assert digest((1, "a")) != digest(("a", 1))
    assert len(digest(())) == 64


def test_the_catalogue_knows_its_games_by_name() -> None:
    assert entry("punchline").game is GAMES["punchline"]
    with pytest.raises(KeyError):
        entry("chess")
