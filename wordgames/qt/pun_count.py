"""The words of an open round of Pun as an item model: what lies there, and as much of the verdicts as has been told."""

from __future__ import annotations

from collections.abc import Mapping, Set
from enum import IntEnum, StrEnum
from typing import Any, TypeAlias

from msgspec import Struct
from PySide6.QtCore import Qt

from wordgames.core.players import Seat
from wordgames.games.pun.view import CardView, LaidView, RoundView
from wordgames.qt.following import AnyIndex, FollowingModel

Key: TypeAlias = tuple[Seat, int]
"""A word by its seat and its place in the seat's laying."""


class Told(StrEnum):
    """What the room knows of a word."""

    LIES = "lies"
    """It lies there; its verdict comes."""
    COUNTS = "counts"
    REFUSED = "refused"
    PENDING = "pending"
    """The table is asked."""


class CountRole(IntEnum):
    """What the count shows of a word."""

    WORD = Qt.ItemDataRole.DisplayRole
    SEAT = Qt.ItemDataRole.UserRole + 1
    TOLD = Qt.ItemDataRole.UserRole + 2
    POINTS = Qt.ItemDataRole.UserRole + 3
    REASON = Qt.ItemDataRole.UserRole + 4
    WRITTEN = Qt.ItemDataRole.UserRole + 5


class CountWord(Struct, frozen=True):
    """A word of the round."""

    key: Key
    word: str
    cards: tuple[CardView, ...]
    told: Told
    points: int
    """0 as long as nothing has been told."""
    reason: str
    """Why it is refused; empty otherwise."""
    source: str
    """Who says so; empty while nobody has."""
    written: str = ""
    """How it is written, where its letters hide that."""

    @property
    def seat(self) -> Seat:
        """Whose it is."""
        return self.key[0]


class CountModel(FollowingModel[CountWord]):
    """All words of a round, hand by hand."""

    def show(self, shown: RoundView, told: Set[Key], written: Mapping[str, str]) -> None:
        """Show the words of a round; the verdicts of those in `told` are known."""
        words = [
            _word(laid, (hand.seat, i), told, written)
            for hand in shown.hands
            for i, laid in enumerate(hand.words)
        ]
        self.become([word.key for word in words], words)

    def word(self, key: Key | None) -> CountWord | None:
        """One of them; None for one that is not there."""
        return next((word for word in self.items if word.key == key), None)

    def of(self, seat: Seat) -> tuple[CountWord, ...]:
        """The words of a hand."""
        return tuple(word for word in self.items if word.seat == seat)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        word = self.item(index)
        if word is None:
            return None
        return {
            CountRole.WORD: word.word,
            CountRole.SEAT: word.seat,
            CountRole.TOLD: word.told.value,
            CountRole.POINTS: word.points,
            CountRole.REASON: word.reason,
            CountRole.WRITTEN: word.written,
        }.get(role)  # type: ignore[call-overload]


def _word(laid: LaidView, key: Key, told: Set[Key], written: Mapping[str, str]) -> CountWord:
    ruling = laid.ruling
    if key not in told:
        state, points, reason, source = Told.LIES, 0, "", ""
    elif ruling is None:
        state, points, reason, source = Told.PENDING, 0, "", ""
    elif ruling.counts:
        state, points, reason, source = Told.COUNTS, laid.points, "", ruling.source
    else:
        state, points, reason, source = Told.REFUSED, 0, ruling.reason, ruling.source
    spelled = written.get(laid.word, "") if key in told else ""
    return CountWord(key, laid.word, laid.cards, state, points, reason, source, spelled)
