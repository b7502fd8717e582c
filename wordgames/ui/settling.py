"""Enter pressed once too often: what has just come on the screen takes no notice of it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton

SETTLE_MS = 600
"""So long a press of Enter may have been meant for the screen before."""


class Settling(QObject):
    """Keeps Enter from a button as long as its screen has just begun; mouse and fingers press it at once."""

    def __init__(self, button: QAbstractButton, just_begun: Callable[[], bool]) -> None:
        super().__init__(button)
        self._just_begun = just_begun
        button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_enter = isinstance(event, QKeyEvent) and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        return is_enter and self._just_begun()
