"""One running instance owns a file: a lock of the system's, which ends with its process however that ends."""

import os
import sys
from pathlib import Path


class Taken(Exception):
    """Another running instance holds the lock."""


class Ownership:
    """A held lock on a file of its own, which stays on the disk and says nothing by being there."""

    def __init__(self, path: Path) -> None:
        """Take the lock. Raises Taken, and OSError where the file can't be opened or locked."""
        # Nothing is written: a full disk must not keep anybody from reading what is on it.
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._file)
        except BaseException:
            os.close(self._file)
            raise

    def release(self) -> None:
        """Let go of it."""
        os.close(self._file)


if sys.platform == "win32":  # pragma: no cover

    def _lock(file: int) -> None:
        import msvcrt

        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise Taken from error

else:

    def _lock(file: int) -> None:
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise Taken from error
