"""Everything that an object and all below it could tell somebody: texts for aids, tips, titles, fields, and models."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtWidgets import QApplication, QWidget

TEXTS = (
    QAccessible.Text.Name,
    QAccessible.Text.Description,
    QAccessible.Text.Value,
    QAccessible.Text.Help,
)


def told(*roots: QObject) -> str:
    """All that is said anywhere below the roots, hidden pages too; without roots by the whole application."""
    return "\n".join(
        text for root in (roots or QApplication.topLevelWidgets()) for text in _below(root) if text
    )


def letters_of(text: str) -> str:
    """The letters alone, as capitals: "D A S-P" says DASP, too."""
    return "".join(letter for letter in text.upper() if letter.isalpha())


def tells(secret: str, *roots: QObject) -> list[str]:
    """The lines of what is told in which these letters stand in this order, whatever stands between them.

    Give a whole strip, or a word of five letters and more: short ones stand in many words by chance.
    """
    wanted = letters_of(secret)
    if not wanted:
        raise ValueError("without letters there is nothing to look for")
    return [line for line in told(*roots).splitlines() if wanted in letters_of(line)]


def _below(root: QObject) -> Iterator[str]:
    yield root.objectName()
    for name in root.dynamicPropertyNames():
        try:
            yield str(root.property(name.data().decode()))
        except RuntimeError:
            # One of Qt's own, of a type that Python does not know.
            continue
    if isinstance(root, QAction):
        yield from (root.text(), root.toolTip(), root.statusTip(), root.whatsThis())
    if isinstance(root, QAbstractItemModel):
        yield from _model(root)
    if isinstance(root, QWidget):
        yield from (root.toolTip(), root.statusTip(), root.whatsThis(), root.windowTitle())
        yield from (root.accessibleName(), root.accessibleDescription())
        # What fields and our own widgets show, whether or not an aid reads it.
        for name in ("text", "label", "sub"):
            shown: Any = getattr(root, name, "")
            yield str(shown() if callable(shown) else shown)
        interface = QAccessible.queryAccessibleInterface(root)
        if interface is not None:
            yield from _accessible(interface)
    for child in root.children():
        yield from _below(child)


def _accessible(interface: Any) -> Iterator[str]:
    yield from (interface.text(kind) for kind in TEXTS)
    value = interface.valueInterface()
    if value is not None:
        yield str(value.currentValue())
    for number in range(interface.childCount()):
        child = interface.child(number)
        if child is not None and child.object() is None:
            # Children that are no widgets, as the parts of a painted one; widgets are walked to by themselves.
            yield from _accessible(child)


def _model(model: QAbstractItemModel, parent: QModelIndex | None = None) -> Iterator[str]:
    parent = parent or QModelIndex()
    flat = isinstance(model, QAbstractListModel)
    roles = {*model.roleNames(), *range(Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 16)}
    for row in range(model.rowCount(parent)):
        for column in range(1 if flat else model.columnCount(parent)):
            index = model.index(row, column, parent)
            yield from (str(model.data(index, role)) for role in roles)
            if not flat and model.hasChildren(index):
                yield from _model(model, index)
