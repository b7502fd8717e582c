"""The records of all games: a setup, a row a move, drafts, and the results of those that ended."""

import os
from collections.abc import Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from wordgames.core.game import Game, Result, Setup
from wordgames.core.players import Actor, Kind, Player, Seat
from wordgames.core.record import Record, RecordedMove, RecordError, encode, setup_from_raw
from wordgames.session.database import Database, Statement
from wordgames.session.names import fold


class RecordState(StrEnum):
    """What became of a record."""

    PLAYING = "playing"
    """It can be gone on with."""
    FINISHED = "finished"
    """It has a result."""
    PUT_AWAY = "put_away"
    """The table chose not to go on with it."""
    SET_ASIDE = "set_aside"
    """It can't be replayed here; it is kept as it is."""


class Summary(Struct, frozen=True, kw_only=True):
    """What the shelf shows of a record."""

    id: int
    game: str
    rules: int
    players: tuple[Player, ...]
    started: int
    """Milliseconds since 1970."""
    touched: int
    """When the last move was made, in milliseconds since 1970."""
    moves: int
    state: RecordState
    fell_over: bool
    """It was gone on with and the program ended before its table was shown: ask before doing that again."""


class KeptMove(NamedTuple):
    """A row of the table of moves."""

    number: int
    """From 1."""
    move_id: str
    actor: Actor
    move: bytes
    """JSON."""
    digest: str
    """Of the state that the move led to."""


class ResultRow(Struct, frozen=True, kw_only=True):
    """How one seat ended one game; what statistics are made of."""

    record: int
    game: str
    seat: Seat
    name: str
    kind: Kind
    place: int
    points: int
    won: bool
    reason: str
    marked: bool
    """A lone player overruled the dictionaries: the game counts for no bests."""
    finished: int
    """Milliseconds since 1970."""


class Records:
    """The tables of records, moves, drafts and results."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def begin(self, setup: Setup, first_digest: str, evening: int | None, now: int) -> int:
        """A new record of no moves yet; returns its id. `now` in milliseconds since 1970."""
        rows = self._database.write(
            (
                "INSERT INTO records (evening, game, rules, players, setup, first_digest, started, touched) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
                (
                    evening,
                    setup.game,
                    setup.rules,
                    msgspec.json.encode(setup.players),
                    msgspec.json.encode(setup),
                    first_digest,
                    now,
                    now,
                ),
            )
        )
        record: int = rows[0][0]
        return record

    def add(
        self,
        record: int,
        move: KeptMove,
        results: Sequence[ResultRow],
        now: int,
        *,
        durable: bool,
        also: Sequence[Statement] = (),
    ) -> None:
        """Write a move, the results that it leads to, and what else belongs to it, in one transaction."""
        self._database.write(
            (
                "INSERT INTO moves (record, number, move_id, actor, move, digest) VALUES (?, ?, ?, ?, ?, ?)",
                (record, *move),
            ),
            *_results_now(record, results, now),
            *also,
            durable=durable,
        )

    def take_back(
        self, record: int, number: int, results: Sequence[ResultRow], now: int, also: Sequence[Statement] = ()
    ) -> None:
        """Remove the moves from this number on, and the results that they led to; `results` are those before them."""
        self._database.write(
            ("DELETE FROM moves WHERE record = ? AND number >= ?", (record, number)),
            *_results_now(record, results, now),
            *also,
        )

    def all(self, *states: RecordState) -> tuple[Summary, ...]:
        """The records in these states, or all; the one that was touched last comes first."""
        states = states or tuple(RecordState)
        marks = ", ".join("?" * len(states))
        rows = self._database.read(
            "SELECT id, game, rules, players, started, touched, state, resumes, "
            "(SELECT count(*) FROM moves WHERE record = records.id) "
            f"FROM records WHERE state IN ({marks}) ORDER BY touched DESC, id DESC",
            *states,
        )
        return tuple(summary for row in rows if (summary := self._summary(*row)) is not None)

    def _summary(self, record: int, *row: Any) -> Summary | None:
        """The record of a row; one whose row can't be read is set aside and not shown."""
        game, rules, players, started, touched, state, resumes, moves = row
        try:
            return Summary(
                id=record,
                game=game,
                rules=rules,
                players=msgspec.json.decode(players, type=tuple[Player, ...]),
                started=started,
                touched=touched,
                moves=moves,
                state=RecordState(state),
                fell_over=resumes > 0,
            )
        except (msgspec.DecodeError, ValueError):
            self.mark(record, RecordState.SET_ASIDE, "record_unreadable")
            return None

    def mark(self, record: int, state: RecordState, reason: str | None = None) -> None:
        """Say what became of a record, its results untouched."""
        self._database.write(
            ("UPDATE records SET state = ?, reason = ? WHERE id = ?", (state, reason, record))
        )

    def resuming(self, record: int) -> None:
        """Remember, before anything of the record is read, that it is about to be shown."""
        self._database.write(("UPDATE records SET resumes = resumes + 1 WHERE id = ?", (record,)))

    def shown(self, record: int) -> None:
        """Its table is on the screen and the program still alive."""
        self._database.write(("UPDATE records SET resumes = 0 WHERE id = ?", (record,)), durable=False)

    def load(self, record: int, games: Mapping[str, Game]) -> tuple[Setup, str, tuple[KeptMove, ...]]:
        """Setup, digest of the first state, and moves. Raises RecordError and, for no such record, KeyError."""
        rows = self._database.read("SELECT setup, game, first_digest FROM records WHERE id = ?", record)
        if not rows:
            raise KeyError(record)
        raw, name, first_digest = rows[0]
        if name not in games:
            raise RecordError("other_game", game=name)
        try:
            setup = setup_from_raw(games[name], msgspec.json.decode(raw))
        except msgspec.DecodeError as error:
            raise RecordError("unreadable", detail=str(error)) from error
        moves = self._database.read(
            "SELECT number, move_id, actor, move, digest FROM moves WHERE record = ? ORDER BY number", record
        )
        return setup, first_digest, tuple(KeptMove(*move) for move in moves)

    def export(self, record: int, path: Path) -> None:
        """Write a record into one file, for a bug report, also one that can't be replayed here.

        Raises OSError where the file can't be written (nothing half-written is left), KeyError for no such
        record.
        """
        rows = self._database.read("SELECT setup, first_digest FROM records WHERE id = ?", record)
        if not rows:
            raise KeyError(record)
        raw, last_digest = rows[0]
        moves: list[RecordedMove] = []
        for actor, move, digest in self._database.read(
            "SELECT actor, move, digest FROM moves WHERE record = ? ORDER BY number", record
        ):
            moves.append(RecordedMove(actor, msgspec.Raw(move)))
            last_digest = digest
        setup = msgspec.json.decode(raw, type=Setup)
        beside = path.with_name(path.name + ".part")
        try:
            beside.write_bytes(encode(Record(setup, tuple(moves), last_digest)))
            os.replace(beside, path)
        except OSError:
            beside.unlink(missing_ok=True)
            raise

    def draft(self, record: int, seat: Seat) -> Any:
        """What a seat is preparing, as plain values; None for nothing, and for what can't be read."""
        rows = self._database.read("SELECT draft FROM drafts WHERE record = ? AND seat = ?", record, seat)
        try:
            return msgspec.json.decode(rows[0][0]) if rows else None
        except msgspec.DecodeError:
            return None

    def keep_draft(self, record: int, seat: Seat, draft: Any) -> None:
        """Keep what a seat is preparing (anything that JSON can say); None for nothing."""
        if draft is None:
            statement: Statement = ("DELETE FROM drafts WHERE record = ? AND seat = ?", (record, seat))
        else:
            statement = (
                "INSERT OR REPLACE INTO drafts (record, seat, draft) VALUES (?, ?, ?)",
                (record, seat, msgspec.json.encode(draft)),
            )
        self._database.write(statement, durable=False)

    def results(self, game: str | None = None, name: str | None = None) -> tuple[ResultRow, ...]:
        """Of all games or one, of everybody or of one name (capitals aside); the latest first, best places
        first.
        """
        rows = self._database.read(
            "SELECT record, game, seat, name, kind, place, points, won, reason, marked, finished "
            "FROM results WHERE (?1 IS NULL OR game = ?1) AND (?2 IS NULL OR folded = ?2) "
            "ORDER BY finished DESC, record DESC, place, seat",
            game,
            None if name is None else fold(name),
        )
        return tuple(
            ResultRow(
                record=record,
                game=game,
                seat=seat,
                name=name,
                kind=Kind(kind),
                place=place,
                points=points,
                won=bool(won),
                reason=reason,
                marked=bool(marked),
                finished=finished,
            )
            for record, game, seat, name, kind, place, points, won, reason, marked, finished in rows
            if kind in list(Kind)
        )


def result_rows(
    record: int, game: str, players: tuple[Player, ...], result: Result, marked: bool, now: int
) -> tuple[ResultRow, ...]:
    """The rows of a result, one a seat that stayed to the end."""
    return tuple(
        ResultRow(
            record=record,
            game=game,
            seat=standing.seat,
            name=players[standing.seat].name,
            kind=players[standing.seat].kind,
            place=standing.place,
            points=standing.points,
            won=standing.seat in result.winners,
            reason=result.reason,
            marked=marked,
            finished=now,
        )
        for standing in result.standings
    )


def _insert_result(row: ResultRow) -> Statement:
    return (
        "INSERT INTO results "
        "(record, game, seat, folded, name, kind, place, points, won, reason, marked, finished) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            row.record,
            row.game,
            row.seat,
            fold(row.name),
            row.name,
            row.kind,
            row.place,
            row.points,
            row.won,
            row.reason,
            row.marked,
            row.finished,
        ),
    )


def _results_now(record: int, results: Sequence[ResultRow], now: int) -> list[Statement]:
    """The record has these results, none while it is played, and was touched."""
    state = RecordState.FINISHED if results else RecordState.PLAYING
    return [
        ("DELETE FROM results WHERE record = ?", (record,)),
        *map(_insert_result, results),
        ("UPDATE records SET state = ?, touched = ? WHERE id = ?", (state, now, record)),
    ]
