"""What keys want of a rack.

Arrows go from letter to letter and place to place; with Shift they carry the letter along. A letter that is typed is
laid behind where the keys stand in a row, or gone to where none such is loose. Space picks and lays; behind a word it
picks all of it. Backspace takes back a letter, with Shift the word. Ctrl+O sorts the loose letters.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from wordgames.games.pun import arranging
from wordgames.games.pun.arranging import LOOSE, Spot
from wordgames.games.pun.moves import PUN_CARD
from wordgames.lexicon.fold import fold

if TYPE_CHECKING:
    from wordgames.ui.widgets.letter_rack import LetterRack

_ALLOWED = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_PUN = ("*", "?")


@dataclass(frozen=True)
class Wanted:
    """What a key does; `act` says whether there was anything to do."""

    act: Callable[[LetterRack], bool]


def belongs(event: QKeyEvent, rack: LetterRack) -> bool:
    """Whether a key is the rack's, before any shortcut."""
    return wanted(event, rack) is not None


def wanted(event: QKeyEvent, rack: LetterRack) -> Wanted | None:
    """What a key wants of a rack; None for what is not the rack's."""
    if not rack.cards:
        return None
    key, modifiers = Qt.Key(event.key()), event.modifiers()
    if key == Qt.Key.Key_Z and modifiers == Qt.KeyboardModifier.ControlModifier:
        return Wanted(lambda one: one.undo()) if rack.can_undo else None
    if key == Qt.Key.Key_O and modifiers == Qt.KeyboardModifier.ControlModifier:
        return Wanted(_sort)
    if modifiers & ~_ALLOWED:
        return None
    if key == Qt.Key.Key_Escape and rack.choosing is not None:
        return Wanted(_stop_choosing)
    if key == Qt.Key.Key_Escape:
        return Wanted(_let_go) if rack.holding or (rack.selected and not rack.lifts) else None
    if rack.holding:
        return None
    return _plain(event, key, bool(modifiers & Qt.KeyboardModifier.ShiftModifier), rack)


def _plain(event: QKeyEvent, key: Qt.Key, shift: bool, rack: LetterRack) -> Wanted | None:
    if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
        by = -1 if key == Qt.Key.Key_Left else 1
        return Wanted(lambda one: _carry(one, by) if shift else _go(one, by))
    if key in (Qt.Key.Key_Home, Qt.Key.Key_End):
        return Wanted(lambda one: _go_to_end(one, first=key == Qt.Key.Key_Home))
    if key == Qt.Key.Key_Space or (key in _ENTER and _lays(rack)):
        return Wanted(_pick) if not event.isAutoRepeat() else None
    if key in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
        return Wanted(_dissolve if shift else _take_back)
    if key in (Qt.Key.Key_Insert, Qt.Key.Key_Plus):
        return Wanted(_begin_word)
    letters = typed(event.text())
    return Wanted(lambda one: _type_all(one, letters)) if letters else None


def typed(text: str) -> str:
    """The cards that a key names: Ä is the two letters A and E, ß is SS, a star or question mark the Pun card."""
    return PUN_CARD if text in _PUN else fold(text, "de") or ""


def _lays(rack: LetterRack) -> bool:
    """Whether Enter lays something; else it is for the screen's one action."""
    return isinstance(rack.stand, Spot) and bool(rack.selected) and not rack.lifts


def _stop_choosing(rack: LetterRack) -> bool:
    rack.end_choosing()
    return True


def _let_go(rack: LetterRack) -> bool:
    if rack.holding:
        rack.end_holds()
    else:
        rack.set_selected(())
    return True


def _go(rack: LetterRack, by: int) -> bool:
    stops = rack.stops()
    here = rack.stand
    if here is None:
        return False
    there = stops.index(here) + by
    if not 0 <= there < len(stops):
        return False
    rack.set_stand(stops[there])
    return True


def _go_to_end(rack: LetterRack, *, first: bool) -> bool:
    stops = rack.stops()
    rack.set_stand(stops[0] if first else stops[-1])
    return True


def _carry(rack: LetterRack, by: int) -> bool:
    """The letter goes along, past the next letter, into the next row, or out of the rows."""
    card = rack.stand
    if not isinstance(card, int) or rack.read_only:
        return True
    draft = rack.draft
    here = arranging.spot_of(draft, card)
    row = arranging.loose(draft) if here.row == LOOSE else draft.rows[here.row].cards
    rows = len(draft.rows)
    inside = 0 <= here.place + by < len(row)
    if inside:
        there = Spot(here.row, here.place + (2 if by > 0 else -1))
    elif by < 0:
        if here.row == 0:
            return True
        # From the loose letters into a word of its own; a word of one letter goes on into the row before.
        there = Spot(rows) if here.row == LOOSE else Spot(here.row - 1, 99)
    elif here.row == LOOSE:
        return True
    elif here.row + 1 < rows:
        there = Spot(here.row + 1, 0)
    else:
        there = Spot(LOOSE, 0)
    rack.put((card,), there)
    rack.set_stand(card)
    return True


def _pick(rack: LetterRack) -> bool:
    at = rack.stand
    if isinstance(at, int):
        rack.toggle(at)
    elif at is not None:
        cards = rack.selected
        rack.press_place(at.row)
        if cards and not rack.lifts:
            rack.set_stand(cards[-1])
    return True


def _take_back(rack: LetterRack) -> bool:
    """Out of the row, and on to the letter before it; behind a row its last one."""
    at, draft = rack.stand, rack.draft
    if at is None:
        return False
    spot = arranging.spot_of(draft, at) if isinstance(at, int) else Spot(at.row, at.place - 1)
    if spot.row == LOOSE or spot.row >= len(draft.rows):
        return True
    row = draft.rows[spot.row].cards
    if (
        isinstance(at, int)
        and rack.draft.rows[spot.row].word[spot.place] != PUN_CARD
        and rack.faces[at] == PUN_CARD
    ):
        # First its letter, then the card.
        rack.set_letter(at, PUN_CARD)
        return True
    rack.put((row[spot.place],), Spot(LOOSE, 99))
    if len(row) > 1:
        end = len(row) - 1
        behind: int | Spot = Spot(spot.row, end)
        rack.set_stand(row[spot.place - 1] if isinstance(at, int) and spot.place else behind)
    return True


def _dissolve(rack: LetterRack) -> bool:
    """The whole word is loose letters again."""
    at = rack.stand
    row = (
        arranging.spot_of(rack.draft, at).row if isinstance(at, int) else at.row if at is not None else LOOSE
    )
    if 0 <= row < len(rack.draft.rows):
        rack.dissolve(row)
    return True


def _sort(rack: LetterRack) -> bool:
    rack.sort()
    return True


def _begin_word(rack: LetterRack) -> bool:
    """What is picked, or the letter that the keys stand on, begins a word."""
    fresh = Spot(len(rack.draft.rows))
    at = rack.stand
    if rack.selected and not rack.lifts:
        cards = rack.selected
        rack.put_selected(fresh)
        rack.set_stand(cards[-1])
    elif isinstance(at, int) and arranging.spot_of(rack.draft, at).row == LOOSE:
        rack.put((at,), fresh)
        rack.set_stand(at)
    else:
        rack.set_stand(fresh)
    return True


def _type_all(rack: LetterRack, letters: str) -> bool:
    return all(_type(rack, letter) for letter in letters)


def _type(rack: LetterRack, letter: str) -> bool:
    """Lay a loose letter behind where the keys stand in a row; else go to the next one of this kind."""
    at, draft = rack.stand, rack.draft
    if at is None:
        return False
    pun = rack.choosing
    if pun is None and isinstance(at, int) and letter != PUN_CARD and _unset(rack, at):
        pun = at
    if pun is not None:
        rack.set_letter(pun, letter)
        rack.set_stand(pun)
        return True
    spot = arranging.spot_of(draft, at) if isinstance(at, int) else at
    faces = rack.faces
    free = [card for card in arranging.loose(draft) if faces[card] == letter and card not in rack.selected]
    if spot.row != LOOSE and free and not rack.read_only and not rack.lifts:
        place = spot.place + (1 if isinstance(at, int) else 0)
        rack.put((free[0],), Spot(spot.row, place))
        rack.set_stand(free[0])
        return True
    stops = rack.stops()
    here = stops.index(at)
    order = (*stops[here + 1 :], *stops[: here + 1])
    found = next((stop for stop in order if isinstance(stop, int) and faces[stop] == letter), None)
    if found is not None:
        rack.set_stand(found)
    return True


def _unset(rack: LetterRack, card: int) -> bool:
    return arranging.letter_of(rack.draft, card) == PUN_CARD
