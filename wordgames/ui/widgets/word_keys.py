"""What the keys do at a hand of word cards.

Arrows walk, with Shift they move the card; Space puts it in or takes it back, T turns it over, Backspace takes back the
last one, a digit is a card of the hand. Enter is the screen's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

if TYPE_CHECKING:
    from wordgames.ui.widgets.word_desk import Stop
    from wordgames.ui.widgets.word_hand import WordHand

Doing = Callable[["WordHand"], bool]
"""Does it and says whether there was anything to do."""

_WAYS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


def wanted(event: QKeyEvent) -> Doing | None:
    """What a key wishes for; None where it is not meant for a hand."""
    if event.matches(QKeySequence.StandardKey.Undo):
        return lambda hand: hand.undo()
    mods = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    key = Qt.Key(event.key())
    if key in _WAYS:
        dx, dy = _WAYS[key]
        if mods == Qt.KeyboardModifier.ShiftModifier:
            return lambda hand: _shift(hand, dx, dy)
        return (lambda hand: _walk(hand, dx, dy)) if not mods else None
    if mods:
        return None
    if key in (Qt.Key.Key_Space, Qt.Key.Key_Select):
        return None if event.isAutoRepeat() else _toggle
    if key == Qt.Key.Key_T:
        return None if event.isAutoRepeat() else _turn
    if key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
        return _take_last
    if Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
        number = key - Qt.Key.Key_1
        return lambda hand: _digit(hand, number)
    return None


def _toggle(hand: WordHand) -> bool:
    stop = hand.stand
    if stop is None or hand.closed:
        return False
    hand.toggle(stop.card)
    return True


def _turn(hand: WordHand) -> bool:
    stop = hand.stand
    if stop is None or not hand.laid(stop.card).double:
        return False
    hand.turn(stop.card)
    return True


def _take_last(hand: WordHand) -> bool:
    letters = hand.letters.items
    if not letters or hand.closed:
        return False
    hand.toggle(letters[-1].card)
    return True


def _digit(hand: WordHand, number: int) -> bool:
    cards = hand.hand.items
    if number >= len(cards) or hand.closed:
        return False
    stop = next(stop for stop in hand.stops() if stop.card == cards[number].card)
    hand.set_stand(stop)
    hand.toggle(stop.card)
    return True


def _shift(hand: WordHand, dx: int, dy: int) -> bool:
    stop = hand.stand
    if stop is None or hand.closed:
        return False
    # In the envelope up is earlier; in the hand left is.
    by = (dy or dx) if stop.in_envelope else (dx or dy)
    hand.shift(stop, by)
    return True


def _walk(hand: WordHand, dx: int, dy: int) -> bool:
    here = hand.stand
    if here is None:
        return False
    there = nearest({stop: hand.area_of(stop) for stop in hand.stops()}, here, dx, dy)
    if there is None:
        return False
    hand.set_stand(there)
    return True


def nearest(areas: dict[Stop, QRect], here: Stop, dx: int, dy: int) -> Stop | None:
    """What lies nearest in a direction; None where there is nothing."""
    start = areas[here].center()
    best: tuple[float, Stop] | None = None
    for stop, area in areas.items():
        way = area.center() - start
        along = way.x() * dx + way.y() * dy
        across = abs(way.x() * dy) + abs(way.y() * dx)
        if stop == here or along <= area.height() // 3 or (dx and across > 2 * area.height()):
            continue
        far = along + 2 * across
        if best is None or far < best[0]:
            best = (far, stop)
    return best[1] if best is not None else None
