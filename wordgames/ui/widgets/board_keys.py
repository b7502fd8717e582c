"""What keys want of a strip board."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from wordgames.games.punchline.moves import LETTERS, OUT_LEFT, OUT_RIGHT
from wordgames.games.punchline.view import StripView

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
SLOTS = (Qt.Key.Key_Up, Qt.Key.Key_Down)
_SLIDES = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)


def belongs(event: QKeyEvent, holding: bool) -> bool:
    """Whether a key is the board's: letters and arrows, Esc while a strip is held; no shortcut with Ctrl, Alt, Meta."""
    plain = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
    if event.modifiers() & ~plain:
        return False
    if event.key() == Qt.Key.Key_Escape:
        return holding
    return event.key() in (*ENTER, *SLOTS, *_SLIDES) or _letter(event) is not None


def position_for(event: QKeyEvent, strip: StripView) -> int | None:
    """Where a key wants a strip; None for a letter that it has not."""
    letter = _letter(event)
    if letter is not None:
        return next_letter(strip, letter)
    match event.key():
        case Qt.Key.Key_Home:
            return OUT_LEFT
        case Qt.Key.Key_End:
            return OUT_RIGHT
        case Qt.Key.Key_Left:
            return strip.position + 1
        case _:
            return strip.position - 1


def next_letter(strip: StripView, letter: str) -> int | None:
    """The index of the next such letter right of the one in the window, around the end; None if the strip has none."""
    start = strip.position + 1
    order = [(start + i) % LETTERS for i in range(LETTERS)]
    return next((i for i in order if strip.letters[i] == letter), None)


def _letter(event: QKeyEvent) -> str | None:
    text = event.text().upper()
    return text if len(text) == 1 and "A" <= text <= "Z" else None
