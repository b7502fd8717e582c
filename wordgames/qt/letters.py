"""The letters of one hand and the words that lie there, as item models that follow a draft step by step.

A change is told as what it is: cards that went are removed, cards that changed their place moved, new ones inserted.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QObject, Qt

from wordgames.games.pun import arranging
from wordgames.games.pun.arranging import LOOSE
from wordgames.games.pun.drafts import PunDraft
from wordgames.games.pun.moves import Row
from wordgames.games.pun.view import CardView
from wordgames.qt.following import AnyIndex, FollowingModel


class LetterRole(IntEnum):
    """What a rack shows of a card."""

    FACE = Qt.ItemDataRole.DisplayRole
    CARD = Qt.ItemDataRole.UserRole + 1
    """Its number in the deck."""
    LETTER = Qt.ItemDataRole.UserRole + 2
    """What a Pun card stands for, `PUN_CARD` for nothing yet; of a loose card, nothing."""
    ROW = Qt.ItemDataRole.UserRole + 3
    """The number of its row, or `LOOSE`."""
    SELECTED = Qt.ItemDataRole.UserRole + 4
    """Whether it is picked."""
    AWAY = Qt.ItemDataRole.UserRole + 5
    """Whether it lies in a tray, and only its place is here."""


class WordRole(IntEnum):
    """What a rack shows of a row."""

    WORD = Qt.ItemDataRole.DisplayRole
    CARDS = Qt.ItemDataRole.UserRole + 1
    """Their numbers in the deck."""


class Letter(Struct, frozen=True):
    """A card of the hand as it lies."""

    card: int
    face: str
    letter: str = ""
    row: int = LOOSE
    selected: bool = False
    away: bool = False


class HandModel(FollowingModel[Letter]):
    """All cards as they lie: row after row, the loose ones last. A card is the same card wherever it goes."""

    def show(self, letters: Sequence[Letter]) -> None:
        """These lie here now."""
        self.become([letter.card for letter in letters], letters)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        letter = self.item(index)
        if letter is None:
            return None
        return {
            LetterRole.FACE: letter.face,
            LetterRole.CARD: letter.card,
            LetterRole.LETTER: letter.letter,
            LetterRole.ROW: letter.row,
            LetterRole.SELECTED: letter.selected,
            LetterRole.AWAY: letter.away,
        }.get(role)  # type: ignore[call-overload]


@dataclass
class _Known:
    """A row that was shown, with the number that it keeps while its cards change."""

    number: int
    cards: frozenset[int]


class WordModel(FollowingModel[Row]):
    """The rows. One stays the same row as long as some card of it does."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._known: list[_Known] = []
        self._count = 0

    def show(self, rows: Sequence[Row]) -> None:
        """These words lie here now."""
        free = list(self._known)
        known = []
        for row in rows:
            cards = frozenset(row.cards)
            same = max(free, key=lambda one: len(one.cards & cards), default=None)
            if same is None or not same.cards & cards:
                self._count += 1
                known.append(_Known(self._count, cards))
            else:
                free.remove(same)
                known.append(_Known(same.number, cards))
        self._known = known
        self.become([one.number for one in known], rows)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.item(index)
        if row is None:
            return None
        return {WordRole.WORD: row.word, WordRole.CARDS: row.cards}.get(role)  # type: ignore[call-overload]


def letters_of(
    cards: Sequence[CardView],
    draft: PunDraft,
    selected: Sequence[int] = (),
    away: Sequence[int] = (),
) -> tuple[Letter, ...]:
    """A hand as it lies by a draft that holds all of it."""
    faces = {card.card: card.face for card in cards}
    return tuple(
        Letter(
            card,
            faces[card],
            arranging.letter_of(draft, card),
            arranging.spot_of(draft, card).row,
            card in selected,
            card in away,
        )
        for card in arranging.flow(draft)
        if card in faces
    )
