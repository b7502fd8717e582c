"""A list that follows an item model by its signals alone, so that a test can compare it with the model."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QModelIndex


class Mirror:
    """Follows a model by its signals alone."""

    def __init__(self, model: QAbstractItemModel, role: int) -> None:
        self.model, self.role, self.rows = (
            model,
            role,
            [self._at(row, model, role) for row in range(model.rowCount())],
        )
        self.told: list[str] = []
        model.rowsInserted.connect(self._inserted)
        model.rowsRemoved.connect(self._removed)
        model.rowsMoved.connect(self._moved)
        model.dataChanged.connect(self._changed)

    @staticmethod
    def _at(row: int, model: QAbstractItemModel, role: int) -> object:
        return model.data(model.index(row, 0), role)

    def _inserted(self, _parent: QModelIndex, first: int, last: int) -> None:
        self.told.append("insert")
        self.rows[first:first] = [self._at(row, self.model, self.role) for row in range(first, last + 1)]

    def _removed(self, _parent: QModelIndex, first: int, last: int) -> None:
        self.told.append("remove")
        del self.rows[first : last + 1]

    def _moved(self, _a: QModelIndex, first: int, last: int, _b: QModelIndex, to: int) -> None:
        self.told.append("move")
        moved = self.rows[first : last + 1]
        del self.rows[first : last + 1]
        at = to if to < first else to - len(moved)
        self.rows[at:at] = moved

    def _changed(self, first: QModelIndex, last: QModelIndex) -> None:
        self.told.append("change")
        for row in range(first.row(), last.row() + 1):
            self.rows[row] = self._at(row, self.model, self.role)

    def take(self) -> list[str]:
        """What was told since the last time."""
        told, self.told = self.told, []
        return told
