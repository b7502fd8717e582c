"""One piece of a painted widget, for who does not see it: what every piece says of itself, whatever it is."""

from __future__ import annotations

import weakref

import shiboken6
from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QWidget

NOTHING = shiboken6.VoidPtr(0)
"""An address of nothing: in the place of one, PySide takes None for an object and crashes."""


class PieceInterface(QAccessibleInterface):
    """A child without children, on a widget that may be gone by now."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__()
        self._on = weakref.ref(widget)

    def isValid(self) -> bool:
        return self._on() is not None

    def object(self) -> QObject | None:
        return None

    def window(self) -> QWindow | None:
        widget = self._on()
        return widget.window().windowHandle() if widget is not None else None

    def parent(self) -> QAccessibleInterface | None:
        widget = self._on()
        return QAccessible.queryAccessibleInterface(widget) if widget is not None else None

    def child(self, index: int) -> QAccessibleInterface | None:
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Letters are not typed over."""


def on_screen(widget: QWidget, area: QRect) -> QRect:
    """An area of a widget, in pixels of the screen."""
    return QRect(widget.mapToGlobal(area.topLeft()), area.size())
