"""All that outlives an evening, in one file."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from wordgames.session.codes import Notice
from wordgames.session.database import Connect, Database, StoreInUse, connect
from wordgames.session.guests import Guests
from wordgames.session.house import House
from wordgames.session.keepsakes import Keepsakes
from wordgames.session.owncards import OwnCards
from wordgames.session.records import Records

__all__ = ["Store", "StoreInUse"]


def _milliseconds() -> int:
    return time.time_ns() // 1_000_000


class Store:
    """Guests, records, rulings, results and settings of one house. It is used from one thread."""

    def __init__(
        self, path: Path | None, *, now: Callable[[], int] = _milliseconds, connect: Connect = connect
    ) -> None:
        """Open or begin the store at `path`; None keeps everything in memory.

        `now` tells the milliseconds since 1970. Raises StoreInUse where another running instance owns the
        file; whatever else is wrong with file or disk is told by `take_notices`, and everything works in
        memory.
        """
        self._database = Database(path, connect)
        self.now = now
        self.guests = Guests(self._database)
        self.house = House(self._database)
        self.keepsakes = Keepsakes(self._database)
        self.own_cards = OwnCards(self._database)
        self.records = Records(self._database)
        self._evening: int | None = None

    @property
    def path(self) -> Path | None:
        """The file; None for a store that was never meant to outlive the program."""
        return self._database.path

    @property
    def on_disk(self) -> bool:
        """Whether what is kept now will be there the next time."""
        return self._database.on_disk

    def take_notices(self) -> tuple[Notice, ...]:
        """What people have to be told and have not been told yet; ask after opening and after each move."""
        notices = tuple(self._database.notices)
        self._database.notices.clear()
        return notices

    @property
    def evening(self) -> int:
        """The id of this evening, which begins with its first game."""
        if self._evening is None:
            self._evening = self._database.write(
                ("INSERT INTO evenings (started) VALUES (?) RETURNING id", (self.now(),))
            )[0][0]
        return self._evening

    def setting(self, key: str, default: Any = None) -> Any:
        """A setting's plain value, `default` where it was never set or can't be read."""
        rows = self._database.read("SELECT value FROM settings WHERE key = ?", key)
        try:
            return msgspec.json.decode(rows[0][0]) if rows else default
        except msgspec.DecodeError:
            return default

    def set_setting(self, key: str, value: Any) -> None:
        """Keep a setting: anything that JSON can say."""
        self._database.write(
            ("INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)", (key, msgspec.json.encode(value)))
        )

    def close(self) -> None:
        """Let go of the file; nothing is lost where this is never called."""
        self._database.close()
