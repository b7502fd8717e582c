"""Item models of Word Whimsy's public half: the envelopes on the table, the places of the podium, the scores.

They hold what everybody may know at the moment and nothing else: until the chips are given no row says whose it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from msgspec import Struct
from PySide6.QtCore import Qt

from wordgames.qt.following import AnyIndex, FollowingModel


class EnvelopeRow(Struct, frozen=True):
    """An envelope on the table."""

    slot: int
    phrase: str = ""
    """Once it has been read."""
    opened: bool = False
    place: int | None = None
    """Where it stands, counted from 0; None while it is loose."""
    sounds: bool = False
    """Whether it is marked as one that rhymes or alliterates."""


class PlaceRow(Struct, frozen=True):
    """A place of the podium."""

    place: int
    """Counted from 0, the best."""
    chip: int
    """0 for none."""
    slot: int | None = None
    phrase: str = ""


class ScoreRow(Struct, frozen=True):
    """An answer whose author is known."""

    place: int
    """From 1."""
    phrase: str
    seat: int
    name: str
    chip: int
    before: int
    total: int
    words: tuple[str, ...] = ()
    note: str = ""
    """Why the chip is not counted, where it is not."""
    sounds: bool = False
    """Variant *Rhyme or alliterate*: whether it does."""


class PhraseRow(Struct, frozen=True):
    """A phrase that this game has heard, or an earlier one, with its author."""

    number: int
    """Of the round."""
    place: int
    """From 1."""
    prompt: str
    phrase: str
    words: tuple[str, ...]
    seat: int
    name: str
    chip: int
    game: int = 0
    """The record of an earlier game; 0: of this one."""

    @property
    def page(self) -> tuple[int, int]:
        """Game and round."""
        return self.game, self.number

    @property
    def key(self) -> tuple[int, int, int]:
        """No other phrase has the same."""
        return self.game, self.number, self.place


class EnvelopeRole(IntEnum):
    """What is asked of an envelope."""

    PHRASE = Qt.ItemDataRole.DisplayRole
    SLOT = Qt.ItemDataRole.UserRole + 1
    OPENED = Qt.ItemDataRole.UserRole + 2
    PLACE = Qt.ItemDataRole.UserRole + 3
    SOUNDS = Qt.ItemDataRole.UserRole + 4


class PlaceRole(IntEnum):
    """What is asked of a place."""

    PHRASE = Qt.ItemDataRole.DisplayRole
    PLACE = Qt.ItemDataRole.UserRole + 1
    CHIP = Qt.ItemDataRole.UserRole + 2
    SLOT = Qt.ItemDataRole.UserRole + 3


class ScoreRole(IntEnum):
    """What is asked of a score."""

    PHRASE = Qt.ItemDataRole.DisplayRole
    PLACE = Qt.ItemDataRole.UserRole + 1
    SEAT = Qt.ItemDataRole.UserRole + 2
    NAME = Qt.ItemDataRole.UserRole + 3
    CHIP = Qt.ItemDataRole.UserRole + 4
    BEFORE = Qt.ItemDataRole.UserRole + 5
    TOTAL = Qt.ItemDataRole.UserRole + 6


class PhraseRole(IntEnum):
    """What is asked of a phrase."""

    PHRASE = Qt.ItemDataRole.DisplayRole
    PROMPT = Qt.ItemDataRole.UserRole + 1
    NAME = Qt.ItemDataRole.UserRole + 2
    SEAT = Qt.ItemDataRole.UserRole + 3
    CHIP = Qt.ItemDataRole.UserRole + 4
    NUMBER = Qt.ItemDataRole.UserRole + 5
    PLACE = Qt.ItemDataRole.UserRole + 6


class RowModel(FollowingModel[Any]):
    """Frozen rows in a list, each known by a key of its own."""

    roles: type[IntEnum]
    """Each names the field of a row that it asks for."""
    key = "place"
    """The field that a row is known by."""

    def set_rows(self, rows: Sequence[Any]) -> None:
        """Show these."""
        self.become([getattr(row, self.key) for row in rows], rows)

    def changed_roles(self, before: Any, after: Any) -> list[int]:
        """Those whose fields differ."""
        fields = {int(role): role.name.lower() for role in self.roles}
        return [role for role, field in fields.items() if getattr(before, field) != getattr(after, field)]

    # ---- QAbstractListModel

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.item(index)
        if row is None or role not in list(self.roles):
            return None
        return getattr(row, self.roles(role).name.lower())

    def roleNames(self) -> dict[int, Any]:
        return {int(role): role.name.lower().encode() for role in self.roles}


class EnvelopeModel(RowModel):
    """The envelopes of a round by their slots."""

    roles = EnvelopeRole
    key = "slot"


class PlaceModel(RowModel):
    """The podium from its best place to its last."""

    roles = PlaceRole


class ScoreModel(RowModel):
    """The answers of a round whose chips were given, best first."""

    roles = ScoreRole


class PhraseModel(RowModel):
    """Phrases of earlier games and of this one so far, round after round, best first."""

    roles = PhraseRole
    key = "key"
