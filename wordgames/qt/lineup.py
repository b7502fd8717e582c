"""Who will play, in sofa order: people and computers, with names that are checked as they are given."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from itertools import chain, count
from typing import Any, Final

import msgspec
from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from wordgames.core.game import Refusal
from wordgames.core.players import Kind, Level, Player
from wordgames.session.names import check_name, fold, is_pair, tidy

PLACES: Final = 6
"""On the usual sofa."""
LEVELS: Final = (Level.EASY, Level.NORMAL, Level.HARD)
COMPUTER_NAMES: Final = ("Otto", "Mabel", "Kit", "Greta", "Hugo", "Ivy", "Nils", "Fay", "Bruno")
"""More than places, so that one is free whatever the guests are called."""

AnyIndex = QModelIndex | QPersistentModelIndex
_ROOT: Final = QModelIndex()


class LineupRole(IntEnum):
    """What the sofa shows of a place."""

    NAME = Qt.ItemDataRole.DisplayRole
    KIND = Qt.ItemDataRole.UserRole + 1
    """A `Kind`."""
    LEVEL = Qt.ItemDataRole.UserRole + 2
    """A `Level`; of a person, without meaning."""


class Lineup(QAbstractListModel):
    """The players of the next game. A change that is refused changes nothing and says why."""

    def __init__(
        self,
        players: Sequence[Player] = (),
        parent: QObject | None = None,
        *,
        places: int = PLACES,
        mixed: bool = False,
    ) -> None:
        """`places` are on the sofa of the game that will be played; who finds none is not there. `mixed`: a computer
        that sits down is of another level than those that are there, as where levels are temperaments.
        """
        super().__init__(parent)
        self._places = places
        self._mixed = mixed
        self._players: list[Player] = list(players)[:places]

    @property
    def players(self) -> tuple[Player, ...]:
        """From left to right as they sit."""
        return tuple(self._players)

    @property
    def people(self) -> int:
        """How many seats are not computers."""
        return sum(not player.is_computer for player in self._players)

    @property
    def is_full(self) -> bool:
        """Whether no place is free."""
        return len(self._players) >= self._places

    # ---- QAbstractListModel

    def rowCount(self, parent: AnyIndex = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._players)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._players):
            return None
        player = self._players[index.row()]
        if role == LineupRole.NAME:
            return player.name
        if role == LineupRole.KIND:
            return player.kind
        if role == LineupRole.LEVEL:
            return player.level
        return None

    # ---- changes

    def add_guest(self, name: str) -> Refusal | None:
        """Somebody sits down on the first free place."""
        refusal = check_name(name, self._names())
        if refusal is None:
            self._append(person(name))
        return refusal

    def add_computer(self, level: Level | None = None) -> None:
        """A computer sits down under a free name; with a full sofa nothing happens."""
        if not self.is_full:
            if level is None:
                level = rarest_level(self._players) if self._mixed else Level.NORMAL
            name = free_computer_name(self._names())
            self._append(Player(name=name, kind=Kind.COMPUTER, level=level))

    def rename(self, row: int, name: str) -> Refusal | None:
        """Another name for a place."""
        refusal = check_name(name, self._names(but=row))
        if refusal is None:
            player = self._players[row]
            named = msgspec.structs.replace(player, name=tidy(name))
            self._set(row, named if player.is_computer else person(name))
        return refusal

    def next_level(self, row: int) -> None:
        """A computer becomes one step better, and after the best easy again. A person stays as he is."""
        player = self._players[row]
        if player.is_computer:
            level = LEVELS[(LEVELS.index(player.level) + 1) % len(LEVELS)]
            self._set(row, Player(name=player.name, kind=player.kind, level=level))

    def remove(self, row: int) -> None:
        """Somebody gets up; those to the right move up."""
        if 0 <= row < len(self._players):
            self.beginRemoveRows(QModelIndex(), row, row)
            del self._players[row]
            self.endRemoveRows()

    def move(self, row: int, to: int) -> bool:
        """Somebody sits down elsewhere among those who sit. Returns whether anything changed."""
        to = max(0, min(to, len(self._players) - 1))
        if to == row or not 0 <= row < len(self._players):
            return False
        # Qt counts the place before which a row goes, with the row itself still there.
        self.beginMoveRows(QModelIndex(), row, row, QModelIndex(), to + 1 if to > row else to)
        self._players.insert(to, self._players.pop(row))
        self.endMoveRows()
        return True

    def _append(self, player: Player) -> None:
        row = len(self._players)
        self.beginInsertRows(QModelIndex(), row, row)
        self._players.append(player)
        self.endInsertRows()

    def _set(self, row: int, player: Player) -> None:
        self._players[row] = player
        index = self.index(row)
        self.dataChanged.emit(index, index)

    def _names(self, but: int | None = None) -> list[str]:
        return [player.name for row, player in enumerate(self._players) if row != but]


def free_computer_name(names: Iterable[str]) -> str:
    """What the next computer beside these is called."""
    taken = {fold(name) for name in names}
    numbered = (f"{name} {number}" for number in count(2) for name in COMPUTER_NAMES)
    return next(name for name in chain(COMPUTER_NAMES, numbered) if fold(name) not in taken)


def person(name: str) -> Player:
    """One guest, or two who play as one, on one seat."""
    return Player(name=tidy(name), kind=Kind.PAIR if is_pair(name) else Kind.PERSON)


def rarest_level(players: Iterable[Player]) -> Level:
    """The one that the fewest computers among these are of, the first of them."""
    taken = [player.level for player in players if player.is_computer]
    return min(LEVELS, key=taken.count)


def with_mixed_levels(players: Iterable[Player]) -> tuple[Player, ...]:
    """The same players, the computers of each level in turn."""
    mixed: list[Player] = []
    for player in players:
        level = rarest_level(mixed) if player.is_computer else player.level
        mixed.append(msgspec.structs.replace(player, level=level))
    return tuple(mixed)


def against_computers(name: str, computers: int = 3) -> tuple[Player, ...]:
    """One person and so many computers: the line-up that needs no change to be played."""
    lineup = Lineup([person(name)], places=1 + computers)
    for _ in range(computers):
        lineup.add_computer()
    return lineup.players
