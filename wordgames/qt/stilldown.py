"""A key that is still down from before does nothing where it was not pressed.

Under X the first repeat of a held key may come as a release and a press of the same time, not marked as a repeat.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QWindow

SAME_MS: Final = 5
"""Nobody lets go of a key and presses it again in less."""


def follows(event: QKeyEvent, released_at: int) -> bool:
    """Whether a press is the same hold as the release at this time; 0 is no time."""
    return released_at > 0 and 0 <= event.timestamp() - released_at <= SAME_MS


class StillDown(QObject):
    """Keeps a key from a window until it has been let go of."""

    def __init__(self, key: Qt.Key, window: QWindow) -> None:
        super().__init__(window)
        self._key = key
        self._released_at = 0
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Swallow what belongs to the old hold; the next press of its own ends the watch."""
        if not isinstance(event, QKeyEvent) or event.key() != self._key:
            return False
        if event.type() is QEvent.Type.KeyRelease:
            if not event.isAutoRepeat():
                self._released_at = event.timestamp()
            return True
        if event.isAutoRepeat() or follows(event, self._released_at):
            return True
        watched.removeEventFilter(self)
        self.deleteLater()
        return False
