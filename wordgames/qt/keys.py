"""Two people at one keyboard: which key is whose, and what holding it down does.

A key is called by what Qt calls it, `W`, `Up`, `Return`; Shift also by its side, `LeftShift` or `RightShift`, which
only the keyboard's own codes tell. Where they do not, `Shift` belongs to the one cluster that has a Shift.
Repeats are made here and not by the system, which repeats the last key alone: so that two can hold keys at a time.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Final

import msgspec
from msgspec import Struct
from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent

from wordgames.core.players import Seat
from wordgames.qt.sandtimer import system_ms

REPEAT_AFTER_MS: Final = 320
REPEAT_EVERY_MS: Final = 90
_TICK_MS: Final = 15

_LEFT_SHIFT: Final = {"win32": (0x2A,), "darwin": (0x38,)}
_RIGHT_SHIFT: Final = {"win32": (0x36, 0x136), "darwin": (0x3C,)}
_LINUX_SHIFTS: Final = (50, 62)
"""evdev's 42 and 54, and 8, as X11 and Wayland give them."""
_NEVER: Final = (Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_F1, Qt.Key.Key_F11)
_MODIFIERS: Final = (
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
    Qt.Key.Key_CapsLock,
)


class Act(StrEnum):
    """What a key of a cluster does."""

    UP = "up"
    LEFT = "left"
    DOWN = "down"
    RIGHT = "right"
    GLASS = "glass"
    LOCK = "lock"


_REPEATED: Final = (Act.UP, Act.DOWN, Act.LEFT, Act.RIGHT)


class Cluster(Struct, frozen=True):
    """The six keys of one person."""

    up: str
    left: str
    down: str
    right: str
    glass: str
    lock: str

    def act_of(self, key: str) -> Act | None:
        """What a key does; None for one of somebody else."""
        return next((act for act in Act if getattr(self, act.value) == key), None)

    @property
    def keys(self) -> tuple[str, ...]:
        """All six, as `Act` has them in order."""
        return tuple(getattr(self, act.value) for act in Act)


LEFT: Final = Cluster("W", "A", "S", "D", "Q", "E")
RIGHT: Final = Cluster("Up", "Left", "Down", "Right", "RightShift", "Return")
"""The usual keys."""


def read_clusters(kept: object) -> tuple[Cluster, Cluster]:
    """What was kept of the two clusters, or the usual ones where that cannot be played with."""
    try:
        left, right = msgspec.convert(kept, tuple[Cluster, Cluster])
    except msgspec.ValidationError:
        return LEFT, RIGHT
    keys = (*left.keys, *right.keys)
    return (left, right) if len(set(keys)) == len(keys) and all(keys) else (LEFT, RIGHT)


def with_key(clusters: tuple[Cluster, Cluster], whose: int, act: Act, key: str) -> tuple[Cluster, Cluster]:
    """Another key for an act; where it did something else, that gets the key which this replaces."""
    old = getattr(clusters[whose], act.value)
    changed = list(clusters)
    for index, cluster in enumerate(clusters):
        before = cluster.act_of(key)
        if before is not None:
            changed[index] = msgspec.structs.replace(cluster, **{before.value: old})
    changed[whose] = msgspec.structs.replace(changed[whose], **{act.value: key})
    return changed[0], changed[1]


def key_name(event: QKeyEvent, platform: str = sys.platform) -> str:
    """What a key is called here; empty for one that cannot be in a cluster."""
    try:
        key = Qt.Key(event.key())
    except ValueError:
        return ""
    if key in _NEVER or key in _MODIFIERS or key == Qt.Key.Key_unknown:
        return ""
    if key == Qt.Key.Key_Shift:
        return _shift(event, platform)
    # A key that Qt has no name for is called by its number.
    return key.name.removeprefix("Key_") if key.name.startswith("Key_") else ""


def _shift(event: QKeyEvent, platform: str) -> str:
    if platform in _LEFT_SHIFT:
        code = event.nativeVirtualKey() if platform == "darwin" else event.nativeScanCode()
        left, right = code in _LEFT_SHIFT[platform], code in _RIGHT_SHIFT[platform]
    else:
        left, right = (event.nativeScanCode() == shift for shift in _LINUX_SHIFTS)
    return "LeftShift" if left else "RightShift" if right else "Shift"


class KeyHands(QObject):
    """Keys that go down and up, as acts of those who play with them."""

    acted = Signal(int, object)
    """Seat, and the `Act`."""

    def __init__(
        self,
        clusters: Mapping[Seat, Cluster],
        parent: QObject | None = None,
        *,
        clock: Callable[[], int] = system_ms,
    ) -> None:
        super().__init__(parent)
        self._clusters = dict(clusters)
        self._clock = clock
        self._held: dict[str, tuple[Seat, Act, int]] = {}
        """By key: whose it is, what it does, and when that is done again."""
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK_MS)
        self._timer.timeout.connect(self.repeat)

    def set_clusters(self, clusters: Mapping[Seat, Cluster]) -> None:
        """Other keys, or other people; nothing is held any more."""
        if dict(clusters) != self._clusters:
            self.let_go()
            self._clusters = dict(clusters)

    def owner(self, event: QKeyEvent) -> tuple[Seat, Act] | None:
        """Whose key it is and what it does; None for nobody's, and together with Ctrl, Alt or Meta."""
        plain = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        if event.modifiers() & ~plain:
            return None
        name = key_name(event)
        for one in (name, *_ALIASES.get(name, ())):
            found = [
                (seat, act)
                for seat, cluster in self._clusters.items()
                if (act := cluster.act_of(one)) is not None
            ]
            if len(found) == 1:
                return found[0]
        if name == "Shift":
            found = [
                (seat, act)
                for seat, cluster in self._clusters.items()
                for side in ("LeftShift", "RightShift")
                if (act := cluster.act_of(side)) is not None
            ]
            return found[0] if len(found) == 1 else None
        return None

    def press(self, event: QKeyEvent) -> bool:
        """A key goes down. Returns whether it is anybody's."""
        owner = self.owner(event)
        if owner is None:
            return False
        name = key_name(event)
        if not event.isAutoRepeat() and name not in self._held:
            seat, act = owner
            if act in _REPEATED:
                self._held[name] = (seat, act, self._clock() + REPEAT_AFTER_MS)
                self._timer.start()
            self.acted.emit(seat, act)
        return True

    def release(self, event: QKeyEvent) -> bool:
        """A key goes up. Returns whether it is anybody's."""
        if not event.isAutoRepeat():
            self._held.pop(key_name(event), None)
            if not self._held:
                self._timer.stop()
        return self.owner(event) is not None

    def let_go(self) -> None:
        """Nothing is held: the window has lost the keyboard, or the round is over."""
        self._held.clear()
        self._timer.stop()

    def repeat(self) -> None:
        """Do again what is held long enough."""
        now = self._clock()
        for name, (seat, act, due) in list(self._held.items()):
            if now >= due and name in self._held:
                self._held[name] = (seat, act, now + REPEAT_EVERY_MS)
                self.acted.emit(seat, act)


_ALIASES: Final = {"Enter": ("Return",), "Return": ("Enter",)}
"""The Enter of the keypad does what the other does, unless it does something of its own."""
