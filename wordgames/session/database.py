"""One SQLite file that never stands in the way of a game.

It belongs to one process at a time. A file that can't be used is kept aside whole and a fresh one begun; a
disk that fails in the middle leaves the file as it was, and the evening goes on with a copy in memory. What
happened is told once, as a `Notice`.
"""

import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory
from typing import Any, Final, Protocol, TypeAlias

from wordgames.session.codes import Notice, NoticeCode
from wordgames.session.ownership import Ownership, Taken
from wordgames.session.schema import APPLICATION_ID, MIGRATIONS

Row: TypeAlias = tuple[Any, ...]
Statement: TypeAlias = tuple[str, Sequence[Any]]
"""SQL and its parameters."""


class Cursor(Protocol):
    """What is needed of a cursor."""

    def fetchall(self) -> list[Any]:
        """The rows that are left."""
        ...


class Connection(Protocol):
    """What is needed of a connection, so that tests can hand in one whose file system fails."""

    def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> Cursor:
        """Run one statement, outside of any transaction that it does not begin itself."""
        ...

    def backup(self, target: sqlite3.Connection, /) -> None:
        """Copy the whole database into another one."""
        ...

    def close(self) -> None:
        """Let go of the file and its locks."""
        ...


Connect: TypeAlias = Callable[[str], Connection]
"""Opens the database under a path; raises sqlite3.Error."""


_OUR_FAULTS: Final = (0, sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_MISUSE)
"""Primary result codes that no disk is to blame for."""


_DISK_FAULTS: Final = (
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
)
"""Those that say nothing about what is in the file."""

_SMALLEST: Final = 512
"""Bytes of the smallest page that a database can have."""


class StoreInUse(Exception):
    """Another running instance owns the file."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.path = path


class _Damaged(Exception):
    """The file is no database of ours, or not a whole one."""


class _Newer(Exception):
    """A newer version of the program wrote the file."""


def connect(address: str) -> sqlite3.Connection:
    """An ordinary connection, in autocommit, that never waits for a lock."""
    connection = sqlite3.connect(address, timeout=0, isolation_level=None)
    # A name with broken letters is better than a guest list that can't be shown.
    connection.text_factory = lambda text: text.decode("utf-8", "replace")
    return connection


def _primary(error: sqlite3.Error) -> int:
    """SQLite's primary result code of an error, 0 where it has none."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


class Database:
    """An open store file, or its stand-in in memory."""

    def __init__(self, path: Path | None, connect: Connect = connect) -> None:
        """Open or begin the file; None keeps everything in memory. Raises StoreInUse."""
        self.path = path
        self.notices: list[Notice] = []
        """What people have to be told, oldest first; whoever tells it takes it out."""
        self._connect = connect
        self._lock: Ownership | None = None
        self._connection: Connection | None = None
        self._durable = True
        if path is not None:
            self._open(path)
        if self._connection is None:
            self._connection = _memory()

    @property
    def on_disk(self) -> bool:
        """Whether what is written will be there the next time."""
        return self._lock is not None

    def read(self, sql: str, *parameters: Any) -> list[Row]:
        """The rows of a query."""
        try:
            return self._run(sql, parameters)
        except sqlite3.DatabaseError as error:
            self._give_up_the_disk(error)
            return self._run(sql, parameters)

    def write(self, *statements: Statement, durable: bool = True) -> list[Row]:
        """Run the statements in one transaction, all or none; returns the rows of the last one.

        When it returns, a killed process loses nothing of it; `durable` says that a power cut does not
        either.
        """
        try:
            return self._transact(statements, durable)
        except sqlite3.DatabaseError as error:
            self._give_up_the_disk(error)
            return self._transact(statements, durable)

    def close(self) -> None:
        """Fold the journal into the file and let go of it."""
        _close(self._connection)
        self._connection = None
        self._let_go()

    def _run(self, sql: str, parameters: Sequence[Any] = ()) -> list[Row]:
        assert self._connection is not None, "the store is closed"
        return self._connection.execute(sql, parameters).fetchall()

    def _transact(self, statements: Sequence[Statement], durable: bool) -> list[Row]:
        if durable is not self._durable:
            self._run(f"PRAGMA synchronous={'FULL' if durable else 'NORMAL'}")
            self._durable = durable
        rows: list[Row] = []
        self._run("BEGIN IMMEDIATE")
        for sql, parameters in statements:
            rows = self._run(sql, parameters)
        self._run("COMMIT")
        return rows

    def _open(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = Ownership(path.with_name(path.name + ".lock"))
            try:
                self._connection = self._connect_whole(path)
                return
            except _Damaged:
                self._set_aside(path, NoticeCode.DAMAGED, "damaged")
            except _Newer:
                self._set_aside(path, NoticeCode.NEWER, "newer")
            self._connection = self._connect_whole(path)
        except Taken as error:
            raise StoreInUse(path) from error
        except OSError as error:
            self._stay_in_memory(path, NoticeCode.READ_ONLY, str(error))
        except sqlite3.DatabaseError as error:
            self._stay_in_memory(path, _notice_code(error), str(error))

    def _connect_whole(self, path: Path) -> Connection:
        """A connection to a file that has been looked through, untouched, and then brought to this version."""
        existed = path.exists()
        if existed:
            self._look_at_file(path)
        connection = self._connect(str(path))
        try:
            with _damage_told():
                # Exclusive locking keeps the journal's index in memory: one file less that may fail.
                connection.execute("PRAGMA locking_mode=EXCLUSIVE")
                if existed:
                    _look_through(connection)
                for pragma in ("journal_mode=WAL", "synchronous=FULL"):
                    connection.execute(f"PRAGMA {pragma}").fetchall()
                migrate(connection)
        except BaseException:
            _close(connection)
            raise
        return connection

    def _look_at_file(self, path: Path) -> None:
        """What has to be found out before SQLite may touch the file. Raises _Damaged or _Newer."""
        with path.open("rb") as file:
            if len(start := file.read(_SMALLEST)) < _SMALLEST or not start.startswith(b"SQLite format 3\0"):
                # SQLite would take a very short file for an empty one, and write into it.
                raise _Damaged
        journal = path.with_name(path.name + "-wal")
        if journal.exists() and journal.stat().st_size:
            # The last process was killed. Closing would fold the journal in, whatever the file is: look at a copy.
            with _copied(path, self._connect) as copy, _damage_told():
                _look_through(copy)

    def _set_aside(self, path: Path, code: NoticeCode, word: str) -> None:
        number = 1
        while (kept := path.with_name(f"{path.stem}.{word}-{number}{path.suffix}")).exists():
            number += 1
        # The journal goes with its file, and first: alone it would be taken for that of the fresh file.
        journal = path.with_name(path.name + "-wal")
        if journal.exists():
            os.replace(journal, kept.with_name(kept.name + "-wal"))
        os.replace(path, kept)
        self.notices.append(Notice(code, (("kept", str(kept)),)))

    def _give_up_the_disk(self, error: sqlite3.DatabaseError) -> None:
        """Go on in memory with a copy of what was kept; where the disk is not at fault, raise the error."""
        failed, path = self._connection, self.path
        assert failed is not None
        _quietly_roll_back(failed)
        if path is None or not self.on_disk or _primary(error) in _OUR_FAULTS:
            raise error
        self._connection = _copy(failed)
        _close(failed)
        self._let_go()
        self._durable = True
        self.notices.append(_failure(_notice_code(error), path, str(error)))

    def _stay_in_memory(self, path: Path, code: NoticeCode, detail: str) -> None:
        """The file can't be written from the start: read what is there, and leave it alone."""
        self._connection = self._read_a_copy(path)
        self._let_go()
        self.notices.append(_failure(code, path, detail))

    def _read_a_copy(self, path: Path) -> Connection:
        """What the file holds, in memory. SQLite reads a journal only where it may write, so it gets a copy."""
        with suppress(OSError, sqlite3.DatabaseError), _copied(path, self._connect) as source:
            return _copy(source)
        return _memory()

    def _let_go(self) -> None:
        if self._lock is not None:
            self._lock.release()
            self._lock = None


def migrate(connection: Connection, scripts: Sequence[str] = MIGRATIONS) -> None:
    """Run the scripts that a file has not seen, each with its version in one transaction."""
    [(version,)] = connection.execute("PRAGMA user_version").fetchall()
    for number, script in enumerate(scripts[version:], version + 1):
        connection.execute("BEGIN IMMEDIATE")
        for statement in script.split(";"):
            if statement.strip():
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id={APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version={number}")
        connection.execute("COMMIT")


@contextmanager
def _copied(path: Path, connect: Connect) -> Iterator[Connection]:
    """A connection to a copy of a file and its journal, for as long as the block lasts."""
    with TemporaryDirectory() as folder:
        for name in (path.name, path.name + "-wal"):
            with suppress(FileNotFoundError):
                copyfile(path.with_name(name), Path(folder, name))
        connection = connect(str(Path(folder, path.name)))
        try:
            connection.execute("PRAGMA locking_mode=EXCLUSIVE")
            yield connection
        finally:
            _close(connection)


@contextmanager
def _damage_told() -> Iterator[None]:
    """What SQLite raises for damaged files, as _Damaged."""
    try:
        yield
    except UnicodeDecodeError as error:  # It quotes what it stumbled over.
        raise _Damaged from error
    except sqlite3.DatabaseError as error:
        if _primary(error) in _DISK_FAULTS:
            raise
        raise _Damaged from error


def _look_through(connection: Connection) -> None:
    """Raises _Damaged or _Newer, or sqlite3.DatabaseError, for a file that must not be used."""
    [(application,)] = connection.execute("PRAGMA application_id").fetchall()
    [(version,)] = connection.execute("PRAGMA user_version").fetchall()
    if application != APPLICATION_ID:
        raise _Damaged
    if version > len(MIGRATIONS):
        raise _Newer
    if connection.execute("PRAGMA quick_check(1)").fetchall() != [("ok",)]:
        raise _Damaged
    blank = _memory(MIGRATIONS[:version])
    if _tables(connection) != _tables(blank):
        raise _Damaged
    blank.close()


def _tables(connection: Connection) -> list[Row]:
    return connection.execute("SELECT type, name, sql FROM sqlite_master ORDER BY name").fetchall()


def _memory(scripts: Sequence[str] = MIGRATIONS) -> sqlite3.Connection:
    connection = connect(":memory:")
    migrate(connection, scripts)
    return connection


def _copy(source: Connection) -> sqlite3.Connection:
    """A copy in memory; an empty one where the source can't be read or is none of ours."""
    target = connect(":memory:")
    try:
        source.backup(target)
        _look_through(target)
        migrate(target)
    except (sqlite3.DatabaseError, _Damaged, _Newer):
        target.close()
        return _memory()
    return target


def _close(connection: Connection | None) -> None:
    """Close, whatever the disk says to the last checkpoint: what is in the journal is found again."""
    if connection is not None:
        with suppress(sqlite3.DatabaseError):
            connection.close()


def _quietly_roll_back(connection: Connection) -> None:
    with suppress(sqlite3.DatabaseError):  # Most failures have rolled back by themselves.
        connection.execute("ROLLBACK")


def _notice_code(error: sqlite3.DatabaseError) -> NoticeCode:
    code = _primary(error)
    if code == sqlite3.SQLITE_FULL:
        return NoticeCode.FULL
    if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM):
        return NoticeCode.READ_ONLY
    return NoticeCode.FAILED


def _failure(code: NoticeCode, path: Path, detail: str) -> Notice:
    facts: tuple[tuple[str, int | str], ...] = (("path", str(path)),)
    return Notice(code, facts + (("detail", detail),) if code is NoticeCode.FAILED else facts)
