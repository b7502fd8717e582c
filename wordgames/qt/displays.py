"""The screens of this machine, as a person would count them: one for each picture.

Windows ask a `Displays` and not Qt, so that tests can plug screens in and out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget


@dataclass(frozen=True)
class Display:
    """One screen."""

    key: str
    """By which it is known again when it is plugged in another day."""
    name: str
    """For people; no two that are there together have the same."""
    area: QRect
    """Where it lies among the others, in pixels of the layout."""
    room: QRect
    """The part of it that no panel of the desktop takes."""


def pictures(areas: Sequence[QRect]) -> list[int]:
    """Which of these screens show a picture of their own: of several that lie over each other, the largest.

    A mirrored screen is reported by some systems as a second one in the same place, by others not at all.
    """
    order = sorted(range(len(areas)), key=lambda one: -areas[one].width() * areas[one].height())
    own: list[int] = []
    for one in order:
        # Edges that overlap by a hand's breadth are a careless layout, not one picture.
        shared = (areas[one].intersected(areas[other]) for other in own)
        size = areas[one].width() * areas[one].height()
        if all(2 * both.width() * both.height() <= size for both in shared):
            own.append(one)
    return sorted(own)


class Displays(QObject):
    """All screens that show a picture of their own."""

    changed = Signal()
    """One has come, gone, moved, or changed its size. When one goes this is told before the system has moved windows
    off it.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.screenAdded.connect(self._added)
        application.screenRemoved.connect(self.changed)
        for screen in QGuiApplication.screens():
            self._watch(screen)

    def all(self) -> tuple[Display, ...]:
        """In the system's order, the main one first."""
        screens = QGuiApplication.screens()
        names = _names(screens)
        return tuple(
            Display(_key(screens[one]), names[one], screens[one].geometry(), screens[one].availableGeometry())
            for one in pictures([screen.geometry() for screen in screens])
        )

    @property
    def mirrored(self) -> bool:
        """Whether the system tells of several screens that show one picture. Where it tells of one, that may still be
        so.
        """
        screens = QGuiApplication.screens()
        return len(pictures([screen.geometry() for screen in screens])) < len(screens)

    def of(self, window: QWidget) -> Display | None:
        """On which of them a window is; None where it is on none that is left.

        Not every system tells a window its place, but each tells it its screen.
        """
        screen = window.screen()
        if screen not in QGuiApplication.screens():
            return None
        shown, key = self.all(), _key(screen)
        itself = next((one for one in shown if one.key == key), None)
        return itself or next((one for one in shown if one.area.intersects(screen.geometry())), None)

    def _added(self, screen: QScreen) -> None:
        self._watch(screen)
        self.changed.emit()

    def _watch(self, screen: QScreen) -> None:
        screen.geometryChanged.connect(self.changed)
        screen.availableGeometryChanged.connect(self.changed)


def _key(screen: QScreen) -> str:
    return "|".join((screen.name(), screen.manufacturer(), screen.model(), screen.serialNumber()))


def _names(screens: Sequence[QScreen]) -> list[str]:
    """What people would call them, each once."""
    names: list[str] = []
    for screen in screens:
        # The plug alone ("HDMI-1") where the screen says nothing of itself, or two say the same.
        model = " ".join(part for part in (screen.manufacturer(), screen.model()) if part.strip())
        # Windows calls plugs "\\.\DISPLAY1".
        plug = screen.name().rpartition("\\")[2]
        wanted = [model, f"{model} ({plug})"] if model else [plug]
        wanted += [f"{wanted[-1]} {number}" for number in range(2, 20)]
        names.append(next(name for name in wanted if name and name not in names))
    return names
