"""A disk that fails when it is told to: SQLite's own failing writes, not a mocked answer."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import apsw


def _translated(error: apsw.Error) -> sqlite3.OperationalError:
    translated = sqlite3.OperationalError(str(error))
    translated.sqlite_errorcode = error.extendedresult
    return translated


class _Connection:
    """An apsw connection with the little of sqlite3's interface that the store uses."""

    def __init__(self, address: str, vfs: str) -> None:
        flags = apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_CREATE
        try:
            self._connection = apsw.Connection(address, flags=flags, vfs=vfs)
        except apsw.Error as error:
            raise _translated(error) from error

    def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> "_Rows":
        try:
            return _Rows(list(self._connection.execute(sql, tuple(parameters))))
        except apsw.Error as error:
            raise _translated(error) from error

    def backup(self, target: sqlite3.Connection, /) -> None:
        # The two libraries share no memory: the copy goes over as the bytes of a database without a journal.
        copy = apsw.Connection(":memory:")
        try:
            with copy.backup("main", self._connection, "main") as backup:
                backup.step()
            data = copy.serialize("main")
        except apsw.Error as error:
            raise _translated(error) from error
        finally:
            copy.close()
        with sqlite3.connect(":memory:") as image:
            # Bytes 18 and 19 say "journalled": an image in memory can't be.
            image.deserialize(data[:18] + b"\x01\x01" + data[20:])
            image.backup(target)
        image.close()

    def close(self) -> None:
        try:
            self._connection.close(True)
        except apsw.Error as error:
            raise _translated(error) from error


class _Rows:
    def __init__(self, rows: list[Any]) -> None:
        self._rows = rows

    def fetchall(self) -> list[Any]:
        return self._rows


class FailingDisk(apsw.VFS):
    """A file system that can be full, read-only or broken. `connect` goes to a store."""

    _number = 0

    def __init__(self) -> None:
        FailingDisk._number += 1
        self.name = f"failing-{FailingDisk._number}"
        super().__init__(self.name, base="")
        self.writes_left: int | None = None
        """How many more writes succeed; None: all."""
        self.error = apsw.SQLITE_FULL
        """SQLite's code for what the first write after them says, and all later ones."""
        self.read_only: Path | None = None
        """The folder in which nothing can be opened for writing or begun."""
        self.unreadable = False
        """Whether reads fail."""
        self.syncs = 0

    def connect(self, address: str) -> _Connection:
        return _Connection(address, self.name)

    def xOpen(self, name: Any, flags: list[int]) -> "_File":
        wants_to_write = flags[0] & (apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_CREATE)
        path = str(name.filename() if isinstance(name, apsw.URIFilename) else name or "")
        if self.read_only and wants_to_write and Path(path).is_relative_to(self.read_only):
            raise apsw.exception_for(apsw.SQLITE_CANTOPEN)
        return _File(self, name, flags)

    def spend(self) -> None:
        if self.writes_left is not None:
            if self.writes_left <= 0:
                raise apsw.exception_for(self.error)
            self.writes_left -= 1


class _File(apsw.VFSFile):
    def __init__(self, disk: FailingDisk, name: Any, flags: list[int]) -> None:
        self._disk = disk
        super().__init__("", name, flags)

    def xWrite(self, data: bytes, offset: int) -> None:
        self._disk.spend()
        super().xWrite(data, offset)

    def xSync(self, flags: int) -> None:
        self._disk.spend()
        self._disk.syncs += 1
        super().xSync(flags)

    def xRead(self, amount: int, offset: int) -> bytes:
        if self._disk.unreadable:
            raise apsw.exception_for(apsw.SQLITE_IOERR)
        return super().xRead(amount, offset)
