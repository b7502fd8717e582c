"""What was made in games and is remembered: every phrase with what it answered, its author and what it earned."""

from msgspec import Struct

from wordgames.core.game import Keepsake
from wordgames.core.players import Kind, Player, Seat
from wordgames.session.database import Database, Statement
from wordgames.session.names import fold

_COLUMNS = "record, game, round, seat, name, kind, asked, said, place, given, kept, made"


class Remembered(Struct, frozen=True, kw_only=True):
    """A keepsake as the store has it."""

    record: int
    game: str
    round_number: int
    seat: Seat
    name: str
    kind: Kind
    asked: str
    said: str
    place: int
    """Among those of its round, 1 is best."""
    given: int
    """Points that it was thought worth."""
    kept: int
    """Points that its author got for it."""
    made: int
    """Milliseconds since 1970."""


class Keepsakes:
    """The table of what is remembered. Rows come with the move that makes them, and go where it is taken back."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self, game: str | None = None, name: str | None = None) -> tuple[Remembered, ...]:
        """Of all games or one, of everybody or of one name (capitals aside); the latest round first, best first."""
        rows = self._database.read(
            f"SELECT {_COLUMNS} FROM keepsakes JOIN records ON records.id = keepsakes.record "
            "WHERE (?1 IS NULL OR game = ?1) AND (?2 IS NULL OR folded = ?2) "
            "ORDER BY made DESC, record DESC, round DESC, place",
            game,
            None if name is None else fold(name),
        )
        return tuple(_remembered(*row) for row in rows if row[5] in list(Kind))

    def best(self, most: int, game: str | None = None) -> tuple[Remembered, ...]:
        """Those that were thought worth most, the latest first among equals."""
        rows = self._database.read(
            f"SELECT {_COLUMNS} FROM keepsakes JOIN records ON records.id = keepsakes.record "
            "WHERE (?1 IS NULL OR game = ?1) ORDER BY given DESC, made DESC, record DESC, round DESC LIMIT ?2",
            game,
            most,
        )
        return tuple(_remembered(*row) for row in rows if row[5] in list(Kind))

    def asked(self, game: str, evening: int) -> tuple[str, ...]:
        """What has been asked in the games of an evening, each once, in alphabetical order."""
        rows = self._database.read(
            "SELECT DISTINCT asked FROM keepsakes JOIN records ON records.id = keepsakes.record "
            "WHERE game = ? AND evening = ? ORDER BY asked",
            game,
            evening,
        )
        return tuple(asked for (asked,) in rows)


def _remembered(
    record: int,
    game: str,
    round_number: int,
    seat: Seat,
    name: str,
    kind: str,
    asked: str,
    said: str,
    place: int,
    given: int,
    kept: int,
    made: int,
) -> Remembered:
    return Remembered(
        record=record,
        game=game,
        round_number=round_number,
        seat=seat,
        name=name,
        kind=Kind(kind),
        asked=asked,
        said=said,
        place=place,
        given=given,
        kept=kept,
        made=made,
    )


def remembering_made(
    record: int, number: int, item: int, made: Keepsake, author: Player, now: int
) -> Statement:
    """The row of a keepsake that the move of this number has made, for the transaction that writes the move."""
    return (
        "INSERT INTO keepsakes "
        "(record, number, item, round, seat, folded, name, kind, asked, said, place, given, kept, made) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            record,
            number,
            item,
            made.round_number,
            made.seat,
            fold(author.name),
            author.name,
            author.kind,
            made.asked,
            made.said,
            made.place,
            made.given,
            made.kept,
            now,
        ),
    )


def forgetting_from(record: int, number: int) -> Statement:
    """What takes back the keepsakes of all moves from this number on."""
    return "DELETE FROM keepsakes WHERE record = ? AND number >= ?", (record, number)
