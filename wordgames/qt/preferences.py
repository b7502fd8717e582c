"""What people set once: kept in the store, told to whoever shows it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QObject, Signal

from wordgames.qt.handling import Handling, Hands, to_keep, touch_known
from wordgames.qt.keys import Cluster, read_clusters
from wordgames.session.store import Store

REDUCE_MOTION = "reduce_motion"
THEME = "theme"
HANDS = "open_table_hands"
KEYS = "open_table_keys"


class Preferences(QObject):
    """The settings that screens heed."""

    reduce_motion_changed = Signal(bool)
    theme_changed = Signal(str)
    clusters_changed = Signal(object)
    """The two clusters of keys."""

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

    @property
    def hands(self) -> Hands:
        """How people play who share this screen."""
        kept = self._store.setting(HANDS, {})
        return Hands(kept if isinstance(kept, dict) else {}, self.clusters, touch_known())

    def keep_hands(self, names: Sequence[str], handlings: Sequence[Handling]) -> None:
        """These people play so from now on."""
        self._store.set_setting(HANDS, {**self.hands.kept, **to_keep(names, handlings)})

    @property
    def clusters(self) -> tuple[Cluster, Cluster]:
        """The keys of two who share a keyboard."""
        return read_clusters(self._store.setting(KEYS))

    def set_clusters(self, clusters: tuple[Cluster, Cluster]) -> None:
        """Keep these keys, and tell."""
        if clusters != self.clusters:
            self._store.set_setting(KEYS, msgspec.to_builtins(clusters))
            self.clusters_changed.emit(clusters)
