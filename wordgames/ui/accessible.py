"""What screen readers and other aids are told about painted widgets, beyond names and descriptions.

Qt keeps what a factory makes until the widget is gone, and deletes it then; Python must let go of it only afterwards.
"""

from __future__ import annotations

from collections.abc import Callable

import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

_makers: dict[type[QWidget], Callable[..., QAccessibleInterface]] = {}
_kept: list[QAccessibleInterface] = []


def make_accessible(kind: type[QWidget], maker: Callable[..., QAccessibleInterface]) -> None:
    """Widgets of this class, and of classes made from it, are told about by what `maker` makes of them."""
    if not _makers:
        QAccessible.installFactory(_make)
    _makers[kind] = maker


def _make(_class_name: str, thing: QObject | None) -> QAccessibleInterface | None:
    for kind, maker in _makers.items():
        if isinstance(thing, kind):
            _kept[:] = [interface for interface in _kept if shiboken6.isValid(interface)]
            interface = maker(thing)
            _kept.append(interface)
            return interface
    return None


def static_text(widget: QWidget) -> QAccessibleInterface:
    """A widget that only says its name."""
    return QAccessibleWidget(widget, QAccessible.Role.StaticText)


def announce(widget: QWidget, text: str) -> None:
    """Have it said at once, whatever is being read."""
    if QAccessible.isActive():
        event = QAccessibleAnnouncementEvent(widget, text)
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)
