"""The strip board for who does not see it: ten sliders, whose values are the letters in the windows.

Everything is read from the board when it is asked for, and nothing is kept: a board without strips has nothing to tell.
Values and actions are objects of their own, because Qt takes the address that Python hands out as that of their class.
"""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleValueChangeEvent,
    QAccessibleValueInterface,
)
from PySide6.QtWidgets import QAccessibleWidget

from wordgames.games.punchline.moves import LETTERS, OUT_LEFT, OUT_RIGHT, SLOTS
from wordgames.games.punchline.view import Mark, StripView
from wordgames.texts import _
from wordgames.ui.widgets.piece_accessible import NOTHING, PieceInterface, on_screen

if TYPE_CHECKING:
    from wordgames.ui.widgets.stripboard import StripBoard


class _Part:
    """One strip of a board, which may be gone by now."""

    def __init__(self, board: StripBoard, slot: int) -> None:
        self._board = weakref.ref(board)
        self.slot = slot

    @property
    def board(self) -> StripBoard | None:
        """The widget, while it lives."""
        return self._board()

    @property
    def strip(self) -> StripView | None:
        """The strip that lies there now."""
        board = self.board
        return board.strips[self.slot - 1] if board is not None and board.strips else None

    def move(self, position: int) -> None:
        """Wish for this position, as a key would."""
        board = self.board
        if board is not None:
            board.set_slot(self.slot)
            board.ask(self.slot, position)


class _Value(QAccessibleValueInterface):
    """The strip's position, as in `games.punchline.moves`."""

    def __init__(self, part: _Part) -> None:
        super().__init__()
        self._part = part

    def currentValue(self) -> int:
        strip = self._part.strip
        return strip.position if strip is not None else OUT_RIGHT

    def setCurrentValue(self, value: object) -> None:
        if isinstance(value, int | float):
            self._part.move(round(value))

    def minimumValue(self) -> int:
        return OUT_RIGHT

    def maximumValue(self) -> int:
        return OUT_LEFT

    def minimumStepSize(self) -> int:
        return 1


class _Actions(QAccessibleActionInterface):
    """On to the next letter, and back."""

    def __init__(self, part: _Part) -> None:
        super().__init__()
        self._part = part

    def actionNames(self) -> list[str]:
        return [self.increaseAction(), self.decreaseAction(), self.setFocusAction()]

    def doAction(self, name: str) -> None:
        strip, board = self._part.strip, self._part.board
        if name == self.setFocusAction() and board is not None:
            board.set_slot(self._part.slot)
            board.setFocus()
        elif strip is not None and name in (self.increaseAction(), self.decreaseAction()):
            self._part.move(strip.position + (1 if name == self.increaseAction() else -1))

    def keyBindingsForAction(self, name: str) -> list[str]:
        return {self.increaseAction(): ["Left"], self.decreaseAction(): ["Right"]}.get(name, [])


class SlotInterface(PieceInterface):
    """One slider of the ten."""

    def __init__(self, board: StripBoard, slot: int) -> None:
        super().__init__(board)
        self._part = _Part(board, slot)
        self._value = _Value(self._part)
        self._actions = _Actions(self._part)

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Slider

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        board = self._part.board
        if board is None:
            state.invalid = True
            return state
        state.focusable = True
        state.focused = board.hasFocus() and board.slot == self._part.slot
        state.invisible = not board.isVisible()
        state.disabled = not board.isEnabled()
        state.readOnly = board.frozen
        return state

    def text(self, kind: QAccessible.Text) -> str:
        strip = self._part.strip
        if strip is None:
            return ""
        if kind == QAccessible.Text.Name:
            # Not every bridge passes the value on as a text, so the letter is in the name, too.
            letter = letter_in_window(strip)
            return _("Window {number}: {letter}").format(number=self._part.slot, letter=letter)
        if kind == QAccessible.Text.Value:
            return letter_in_window(strip)
        if kind == QAccessible.Text.Description:
            letters = zip(strip.letters, strip.marks, strict=True)
            spoken = ", ".join(spoken_letter(letter, mark) for letter, mark in letters)
            return _("Strip: {letters}").format(letters=spoken)
        return ""

    def rect(self) -> QRect:
        board = self._part.board
        if board is None:
            return QRect()
        return on_screen(board, board.window_area(self._part.slot))

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        if kind == QAccessible.InterfaceType.ValueInterface:
            return self._value
        if kind == QAccessible.InterfaceType.ActionInterface:
            return self._actions
        return NOTHING


class BoardInterface(QAccessibleWidget):
    """The board with its ten sliders; without strips it has none."""

    def __init__(self, board: StripBoard) -> None:
        super().__init__(board, QAccessible.Role.Grouping)
        self._board = weakref.ref(board)
        self._slots = [SlotInterface(board, slot) for slot in range(1, SLOTS + 1)]
        board.destroyed.connect(self._let_go)

    def _let_go(self) -> None:
        # Qt may know the sliders, and nobody but us tells it that they are gone.
        for slot in self._slots:
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(slot))

    def childCount(self) -> int:
        board = self._board()
        return len(self._slots) if board is not None and board.strips else 0

    def child(self, index: int) -> QAccessibleInterface | None:
        return self._slots[index] if 0 <= index < self.childCount() else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return self._slots.index(child) if child in self._slots else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        at = QPoint(x, y)
        return next((slot for slot in self._slots[: self.childCount()] if slot.rect().contains(at)), None)

    def focusChild(self) -> QAccessibleInterface | None:
        board = self._board()
        return self.child(board.slot - 1) if board is not None and board.hasFocus() else None


def letter_in_window(strip: StripView) -> str:
    """The letter, with what it is; or that there is none."""
    if not 0 <= strip.position < LETTERS:
        return _("empty")
    return spoken_letter(strip.letters[strip.position], strip.marks[strip.position])


def spoken_letter(letter: str, mark: Mark) -> str:
    """A letter as it is read aloud."""
    if mark is Mark.OWN:
        # Translators: a letter of a strip that is printed in its player's own colour, read aloud.
        return _("{letter} in own colour").format(letter=letter)
    if mark is Mark.YELLOW:
        return _("{letter} in yellow").format(letter=letter)
    return letter


def tell_value(board: StripBoard, slot: int) -> None:
    """Have the new letter in a window said."""
    if QAccessible.isActive():
        renamed = QAccessibleEvent(board, QAccessible.Event.NameChanged)
        for event in (renamed, QAccessibleValueChangeEvent(board, board.strips[slot - 1].position)):
            event.setChild(slot - 1)
            QAccessible.updateAccessibility(event)


def tell_slot(board: StripBoard) -> None:
    """Have said which strip the keys move now."""
    if QAccessible.isActive() and board.hasFocus():
        event = QAccessibleEvent(board, QAccessible.Event.Focus)
        event.setChild(board.slot - 1)
        QAccessible.updateAccessibility(event)
