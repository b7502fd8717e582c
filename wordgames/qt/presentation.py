"""What people do with what everybody sees: which word is on the stage, how far a phrase is read.

Such things are no moves and stand in no view, yet a second screen has to show them in step. The screen that people
play at publishes them, its twin on the TV follows.
"""

from __future__ import annotations

from typing import TypeAlias

from PySide6.QtCore import QObject, Signal

Shown: TypeAlias = "bool | int | str | tuple[Shown, ...] | None"
"""Plain data, which everybody may know."""


class Presentation(QObject):
    """By name, what is presented now. It belongs to a controller and lasts as long as the game is on the screen."""

    changed = Signal(str, object)
    """The name of what is presented otherwise now, and how."""

    def __init__(self, parent: QObject | None = None, *, leader: Presentation | None = None) -> None:
        """One that has a `leader` presents what that one does, and publishes nothing of its own."""
        super().__init__(parent)
        self._leader = leader
        self._shown: dict[str, Shown] = {}
        if leader is not None:
            leader.changed.connect(self.changed)

    def publish(self, name: str, value: Shown) -> None:
        """Present it so from now on. Raises TypeError for anything but plain data: a view may hold what is private."""
        _check(value)
        if self._leader is None and (name not in self._shown or self._shown[name] != value):
            self._shown[name] = value
            self.changed.emit(name, value)

    def shown(self, name: str) -> Shown:
        """How it is presented; None where nobody has said."""
        return self._leader.shown(name) if self._leader is not None else self._shown.get(name)


def _check(value: object) -> None:
    if isinstance(value, tuple):
        for part in value:
            _check(part)
    elif value is not None and type(value) not in (bool, int, str):
        raise TypeError(f"only plain data is presented, not {type(value).__name__}")
