"""Painted widgets with parts, for who does not see them: letters of a rack, cards in a tray.

Everything is read from the widget when it is asked for, and nothing is kept: a widget without parts has nothing to
tell. Actions are objects of their own, because Qt takes the address that Python hands out as that of their class.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol, cast

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from wordgames.ui.widgets.piece_accessible import NOTHING, PieceInterface, on_screen


class HasParts(Protocol):
    """What a widget with parts says of them, by their numbers from 0, and does with them."""

    def part_count(self) -> int:
        """How many there are now."""
        ...

    def part_name(self, number: int) -> str:
        """What a part is, as it is read aloud."""
        ...

    def part_value(self, number: int) -> str:
        """What it holds; often nothing."""
        ...

    def part_area(self, number: int) -> QRect:
        """Where it is, in pixels of the widget."""
        ...

    def part_picked(self, number: int) -> bool:
        """Whether it is picked."""
        ...

    def part_fixed(self) -> bool:
        """Whether nothing can be done with the parts now."""
        ...

    def part_with_keys(self) -> int:
        """The part that the keys stand on, or -1."""
        ...

    def press_part(self, number: int) -> None:
        """As a tap on it would."""
        ...

    def give_keys(self, number: int) -> None:
        """Have the keys stand on it."""
        ...


class _Part:
    """One part of a widget; both may be gone by now."""

    def __init__(self, widget: QWidget, number: int) -> None:
        self._widget = weakref.ref(widget)
        self.number = number

    @property
    def widget(self) -> QWidget | None:
        """The widget, while it lives."""
        return self._widget()

    @property
    def owner(self) -> HasParts | None:
        """The same, while it has this part."""
        widget = cast("HasParts | None", self._widget())
        return widget if widget is not None and self.number < widget.part_count() else None


class Extra(NamedTuple):
    """Something more than a press that can be done with a part."""

    name: str
    """For programs."""
    label: str
    """As it is read aloud."""
    key: str
    do: Callable[[], None]


def _extras(owner: HasParts | None, number: int) -> dict[str, Extra]:
    """What else can be done with a part; a widget tells by a method `part_extras`, which it need not have."""
    tell = getattr(owner, "part_extras", None)
    return {extra.name: extra for extra in tell(number)} if tell is not None else {}


class _Actions(QAccessibleActionInterface):
    """Press it, go to it, and what else the widget offers."""

    def __init__(self, part: _Part) -> None:
        super().__init__()
        self._part = part

    def actionNames(self) -> list[str]:
        extras = _extras(self._part.owner, self._part.number)
        return [self.pressAction(), self.setFocusAction(), *extras]

    def localizedActionName(self, name: str) -> str:
        extra = _extras(self._part.owner, self._part.number).get(name)
        return extra.label if extra is not None else super().localizedActionName(name)

    def doAction(self, name: str) -> None:
        owner, widget = self._part.owner, self._part.widget
        if owner is None or widget is None:
            return
        extra = _extras(owner, self._part.number).get(name)
        owner.give_keys(self._part.number)
        if extra is not None:
            extra.do()
        elif name == self.setFocusAction():
            widget.setFocus()
        else:
            owner.press_part(self._part.number)

    def keyBindingsForAction(self, name: str) -> list[str]:
        extra = _extras(self._part.owner, self._part.number).get(name)
        return [extra.key] if extra is not None else ["Space"] if name == self.pressAction() else []


class PartInterface(PieceInterface):
    """One part, as an item of a list."""

    def __init__(self, widget: QWidget, number: int) -> None:
        super().__init__(widget)
        self._part = _Part(widget, number)
        self._actions = _Actions(self._part)

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        owner, widget = self._part.owner, self._part.widget
        if owner is None or widget is None:
            state.invalid = True
            return state
        state.focusable = state.selectable = True
        state.focused = widget.hasFocus() and owner.part_with_keys() == self._part.number
        state.selected = owner.part_picked(self._part.number)
        state.invisible = not widget.isVisible()
        state.disabled = not widget.isEnabled()
        state.readOnly = owner.part_fixed()
        return state

    def text(self, kind: QAccessible.Text) -> str:
        owner = self._part.owner
        if owner is not None and kind == QAccessible.Text.Name:
            return owner.part_name(self._part.number)
        if owner is not None and kind == QAccessible.Text.Value:
            return owner.part_value(self._part.number)
        return ""

    def rect(self) -> QRect:
        owner, widget = self._part.owner, self._part.widget
        if owner is None or widget is None:
            return QRect()
        return on_screen(widget, owner.part_area(self._part.number))

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        return self._actions if kind == QAccessible.InterfaceType.ActionInterface else NOTHING


class PartsInterface(QAccessibleWidget):
    """The widget as a list of its parts."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget, QAccessible.Role.List)
        self._widget = weakref.ref(widget)
        self._parts: list[PartInterface] = []
        widget.destroyed.connect(self._let_go)

    def _let_go(self) -> None:
        # Qt may know the parts, and nobody but us tells it that they are gone.
        for part in self._parts:
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(part))

    @property
    def _owner(self) -> HasParts | None:
        return cast("HasParts | None", self._widget())

    def childCount(self) -> int:
        owner = self._owner
        return owner.part_count() if owner is not None else 0

    def child(self, index: int) -> QAccessibleInterface | None:
        widget = self._widget()
        if widget is None or not 0 <= index < self.childCount():
            return None
        while len(self._parts) <= index:
            self._parts.append(PartInterface(widget, len(self._parts)))
        return self._parts[index]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return self._parts.index(child) if child in self._parts else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        at = QPoint(x, y)
        children = (self.child(number) for number in range(self.childCount()))
        return next((part for part in children if part is not None and part.rect().contains(at)), None)

    def focusChild(self) -> QAccessibleInterface | None:
        owner, widget = self._owner, self._widget()
        if owner is None or widget is None or not widget.hasFocus():
            return None
        return self.child(owner.part_with_keys())


def tell_focus(widget: QWidget) -> None:
    """Have said what the keys stand on now."""
    number = cast("HasParts", widget).part_with_keys()
    if QAccessible.isActive() and widget.hasFocus() and number >= 0:
        event = QAccessibleEvent(widget, QAccessible.Event.Focus)
        event.setChild(number)
        QAccessible.updateAccessibility(event)


def tell_parts(widget: QWidget) -> None:
    """Its parts are others now, or lie otherwise."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(widget, QAccessible.Event.VisibleDataChanged))
