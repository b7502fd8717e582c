"""The guests whom the house knows."""

from msgspec import Struct

from wordgames.core.game import Refusal
from wordgames.session.database import Database
from wordgames.session.names import check_name, fold, tidy


class Guest(Struct, frozen=True, kw_only=True):
    """Somebody who has played here before."""

    id: int
    name: str
    """As typed, tidied."""
    large_hand: bool = False
    """His private view is set in larger letters."""
    helper: bool = False
    """His private view counts the letters of words that would count; his nameplate says so with a badge."""
    last_used: int = 0
    """When he was last seated, in milliseconds since 1970."""


class Guests:
    """The table of guests; no two have the same name, capitals aside."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self) -> tuple[Guest, ...]:
        """Those seated last come first."""
        rows = self._database.read(
            "SELECT id, name, large_hand, helper, last_used FROM guests ORDER BY last_used DESC, id DESC"
        )
        return tuple(_guest(*row) for row in rows)

    def find(self, name: str) -> Guest | None:
        """The guest of that name, capitals aside."""
        rows = self._database.read(
            "SELECT id, name, large_hand, helper, last_used FROM guests WHERE folded = ?", fold(name)
        )
        return _guest(*rows[0]) if rows else None

    def seated(self, name: str, now: int) -> Guest | Refusal:
        """Remember that he plays now, in milliseconds since 1970; a new name makes a new guest."""
        if (refusal := check_name(name)) is not None:
            return refusal
        rows = self._database.write(
            (
                "INSERT INTO guests (name, folded, last_used) VALUES (?, ?, ?) ON CONFLICT (folded) "
                "DO UPDATE SET name = excluded.name, last_used = excluded.last_used "
                "RETURNING id, name, large_hand, helper, last_used",
                (tidy(name), fold(name), now),
            )
        )
        return _guest(*rows[0])

    def rename(self, guest_id: int, name: str) -> Refusal | None:
        """Give a guest another name; his results go with him."""
        others = [guest for guest in self.all() if guest.id != guest_id]
        if (refusal := check_name(name, (guest.name for guest in others))) is not None:
            return refusal
        self._database.write(
            (
                "UPDATE results SET folded = ? WHERE folded = (SELECT folded FROM guests WHERE id = ?)",
                (fold(name), guest_id),
            ),
            ("UPDATE guests SET name = ?, folded = ? WHERE id = ?", (tidy(name), fold(name), guest_id)),
        )
        return None

    def prefer(self, guest_id: int, *, large_hand: bool, helper: bool) -> None:
        """Set what he likes."""
        self._database.write(
            ("UPDATE guests SET large_hand = ?, helper = ? WHERE id = ?", (large_hand, helper, guest_id))
        )

    def forget(self, guest_id: int) -> None:
        """Take a guest off the list; results of finished games stay."""
        self._database.write(("DELETE FROM guests WHERE id = ?", (guest_id,)))


def _guest(id: int, name: str, large_hand: int, helper: int, last_used: int) -> Guest:
    return Guest(id=id, name=name, large_hand=bool(large_hand), helper=bool(helper), last_used=last_used)
