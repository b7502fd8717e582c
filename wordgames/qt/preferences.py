"""What people set once: kept in the store, told to whoever shows it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from wordgames.session.store import Store

REDUCE_MOTION = "reduce_motion"
THEME = "theme"


class Preferences(QObject):
    """The settings that screens heed."""

    reduce_motion_changed = Signal(bool)
    theme_changed = Signal(str)

    def __init__(self, store: Store, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store

    @property
    def reduce_motion(self) -> bool:
        """Nothing slides, turns or fades; what happens is there at once."""
        return bool(self._store.setting(REDUCE_MOTION, False))

    def set_reduce_motion(self, on: bool) -> None:
        """Keep it, and tell."""
        if on != self.reduce_motion:
            self._store.set_setting(REDUCE_MOTION, on)
            self.reduce_motion_changed.emit(on)

    @property
    def theme(self) -> str:
        """The name of what the app looks like; empty before anybody has chosen."""
        name = self._store.setting(THEME, "")
        return name if isinstance(name, str) else ""

    def set_theme(self, name: str) -> None:
        """Keep it, and tell."""
        if name != self.theme:
            self._store.set_setting(THEME, name)
            self.theme_changed.emit(name)
