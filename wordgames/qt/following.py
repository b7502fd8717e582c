"""A list model that follows a sequence step by step: each change is told as what it is.

Items that went are removed, items that changed their place moved, new ones inserted, others told to be changed.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex

AnyIndex = QModelIndex | QPersistentModelIndex
ROOT: Final = QModelIndex()
Item = TypeVar("Item")


class FollowingModel(QAbstractListModel, Generic[Item]):
    """A list that goes over into another one by its keys."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._items: list[Item] = []
        self._keys: list[Hashable] = []

    @property
    def items(self) -> tuple[Item, ...]:
        """All of them, in order."""
        return tuple(self._items)

    def rowCount(self, parent: AnyIndex = ROOT) -> int:
        return 0 if parent.isValid() else len(self._items)

    def become(self, keys: Sequence[Hashable], items: Sequence[Item]) -> None:
        """Hold these, each known by its key, which no two share."""
        wanted = set(keys)
        for row in reversed(range(len(self._keys))):
            if self._keys[row] not in wanted:
                self.beginRemoveRows(QModelIndex(), row, row)
                del self._keys[row], self._items[row]
                self.endRemoveRows()
        for row, (key, item) in enumerate(zip(keys, items, strict=True)):
            if key in self._keys:
                self._bring(self._keys.index(key), row)
                if (before := self._items[row]) != item:
                    self._items[row] = item
                    at = self.index(row)
                    self.dataChanged.emit(at, at, self.changed_roles(before, item))
            else:
                self.beginInsertRows(QModelIndex(), row, row)
                self._keys.insert(row, key)
                self._items.insert(row, item)
                self.endInsertRows()

    def changed_roles(self, before: Item, after: Item) -> list[int]:
        """What is told of an item that has changed: the roles that show it; none stands for all."""
        return []

    def _bring(self, here: int, there: int) -> None:
        # What was handled before stands in front, so a row only ever moves forward.
        if here != there:
            self.beginMoveRows(QModelIndex(), here, here, QModelIndex(), there)
            self._keys.insert(there, self._keys.pop(here))
            self._items.insert(there, self._items.pop(here))
            self.endMoveRows()

    def item(self, index: AnyIndex) -> Item | None:
        """What stands at an index; None beyond the end."""
        return self._items[index.row()] if index.isValid() and index.row() < len(self._items) else None
