"""The rack for who does not see it: letters and places one after the other, as the keys go through them.

Everything is read from the rack when it is asked for, and nothing is kept: an empty rack has nothing to tell. Actions
are objects of their own, because Qt takes the address that Python hands out as that of their class.
"""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget

from wordgames.games.pun import arranging
from wordgames.games.pun.arranging import LOOSE, Spot
from wordgames.games.pun.moves import PUN_CARD
from wordgames.texts import _
from wordgames.ui.widgets.board_accessible import NOTHING

if TYPE_CHECKING:
    from wordgames.ui.widgets.letter_rack import LetterRack, Stop


class _Part:
    """One letter or place of a rack, by its number; both may be gone by now."""

    def __init__(self, rack: LetterRack, number: int) -> None:
        self._rack = weakref.ref(rack)
        self.number = number

    @property
    def rack(self) -> LetterRack | None:
        """The widget, while it lives."""
        return self._rack()

    @property
    def stop(self) -> Stop | None:
        """What is there now."""
        rack = self.rack
        stops = rack.stops() if rack is not None else ()
        return stops[self.number] if self.number < len(stops) else None


class _Actions(QAccessibleActionInterface):
    """Pick it, or lay there what is picked."""

    def __init__(self, part: _Part) -> None:
        super().__init__()
        self._part = part

    def actionNames(self) -> list[str]:
        return [self.pressAction(), self.setFocusAction()]

    def doAction(self, name: str) -> None:
        rack, stop = self._part.rack, self._part.stop
        if rack is None or stop is None:
            return
        rack.set_stand(stop)
        if name == self.setFocusAction():
            rack.setFocus()
        elif isinstance(stop, int):
            rack.toggle(stop)
        else:
            rack.put_selected(stop)

    def keyBindingsForAction(self, name: str) -> list[str]:
        return ["Space"] if name == self.pressAction() else []


class StopInterface(QAccessibleInterface):
    """A letter or a place."""

    def __init__(self, rack: LetterRack, number: int) -> None:
        super().__init__()
        self._part = _Part(rack, number)
        self._actions = _Actions(self._part)

    def isValid(self) -> bool:
        return self._part.rack is not None

    def object(self) -> QObject | None:
        return None

    def window(self) -> QWindow | None:
        rack = self._part.rack
        return rack.window().windowHandle() if rack is not None else None

    def parent(self) -> QAccessibleInterface | None:
        rack = self._part.rack
        return QAccessible.queryAccessibleInterface(rack) if rack is not None else None

    def child(self, index: int) -> QAccessibleInterface | None:
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        rack, stop = self._part.rack, self._part.stop
        if rack is None or stop is None:
            state.invalid = True
            return state
        state.focusable = state.selectable = True
        state.focused = rack.hasFocus() and rack.stand == stop
        state.selected = stop in rack.selected
        state.invisible = not rack.isVisible()
        state.disabled = not rack.isEnabled()
        state.readOnly = rack.read_only
        return state

    def text(self, kind: QAccessible.Text) -> str:
        rack, stop = self._part.rack, self._part.stop
        if rack is None or stop is None:
            return ""
        if kind == QAccessible.Text.Name:
            return spoken(rack, stop)
        if kind == QAccessible.Text.Value and isinstance(stop, Spot) and stop.row != LOOSE:
            rows = rack.draft.rows
            return spelled(rows[stop.row].word) if stop.row < len(rows) else ""
        return ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Letters are not typed over."""

    def rect(self) -> QRect:
        rack, stop = self._part.rack, self._part.stop
        if rack is None or stop is None:
            return QRect()
        area = rack.area_of(stop)
        return QRect(rack.mapToGlobal(area.topLeft()), area.size())

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        return self._actions if kind == QAccessible.InterfaceType.ActionInterface else NOTHING


class RackInterface(QAccessibleWidget):
    """The rack as a list; without letters it is empty."""

    def __init__(self, rack: LetterRack) -> None:
        super().__init__(rack, QAccessible.Role.List)
        self._rack = weakref.ref(rack)
        self._parts: list[StopInterface] = []
        rack.destroyed.connect(self._let_go)

    def _let_go(self) -> None:
        # Qt may know the parts, and nobody but us tells it that they are gone.
        for part in self._parts:
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(part))

    def childCount(self) -> int:
        rack = self._rack()
        return len(rack.stops()) if rack is not None else 0

    def child(self, index: int) -> QAccessibleInterface | None:
        rack = self._rack()
        if rack is None or not 0 <= index < self.childCount():
            return None
        while len(self._parts) <= index:
            self._parts.append(StopInterface(rack, len(self._parts)))
        return self._parts[index]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return self._parts.index(child) if child in self._parts else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        at = QPoint(x, y)
        children = (self.child(number) for number in range(self.childCount()))
        return next((part for part in children if part is not None and part.rect().contains(at)), None)

    def focusChild(self) -> QAccessibleInterface | None:
        rack = self._rack()
        if rack is None or not rack.hasFocus() or rack.stand is None:
            return None
        return self.child(rack.stops().index(rack.stand))


def spoken_face(face: str, letter: str = "") -> str:
    """A card as it is read aloud."""
    if face != PUN_CARD:
        return face
    return _("Pun card as {letter}").format(letter=letter) if letter not in ("", PUN_CARD) else _("Pun card")


def spelled(word: str) -> str:
    """A word letter by letter; a Pun card that stands for nothing yet as such."""
    return " ".join(_("Pun card") if letter == PUN_CARD else letter for letter in word)


def spoken(rack: LetterRack, stop: Stop) -> str:
    """A letter with where it lies, or a place."""
    rows = rack.draft.rows
    if isinstance(stop, int):
        face = spoken_face(rack.faces[stop], arranging.letter_of(rack.draft, stop))
        row = arranging.spot_of(rack.draft, stop).row
        if stop in rack.selected:
            # Translators: a letter card that is picked, read aloud.
            face = _("{letter}, picked").format(letter=face)
        if row == LOOSE:
            return _("{letter}, loose").format(letter=face)
        return _("{letter}, in word {number}: {word}").format(
            letter=face, number=row + 1, word=spelled(rows[row].word)
        )
    if stop.row == LOOSE:
        return _("Loose letters")
    if stop.row < len(rows):
        return _("End of word {number}: {word}").format(
            number=stop.row + 1, word=spelled(rows[stop.row].word)
        )
    return _("A new word")


def tell_stand(rack: LetterRack) -> None:
    """Have said what the keys stand on now."""
    if QAccessible.isActive() and rack.hasFocus() and rack.stand is not None:
        event = QAccessibleEvent(rack, QAccessible.Event.Focus)
        event.setChild(rack.stops().index(rack.stand))
        QAccessible.updateAccessibility(event)


def tell_change(rack: LetterRack) -> None:
    """Letters lie otherwise now."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(rack, QAccessible.Event.VisibleDataChanged))
