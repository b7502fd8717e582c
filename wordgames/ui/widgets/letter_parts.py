"""What a rack tells of its letters and places to who does not see them, one after the other as the keys go."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QRect

from wordgames.games.pun.arranging import Spot
from wordgames.games.pun.drafts import PunDraft
from wordgames.ui.widgets.letter_spoken import spelled, spoken

Stop: TypeAlias = int | Spot
"""What the keys stand on: a card, or a place for one: behind the last of a row, a new row, behind the loose ones."""


class RackParts:
    """The part of a rack that `parts_accessible` reads."""

    if TYPE_CHECKING:

        @property
        def draft(self) -> PunDraft: ...
        @property
        def faces(self) -> Mapping[int, str]: ...
        @property
        def selected(self) -> tuple[int, ...]: ...
        @property
        def read_only(self) -> bool: ...
        @property
        def stand(self) -> Stop | None: ...
        def stops(self) -> tuple[Stop, ...]: ...
        def area_of(self, stop: Stop) -> QRect: ...
        def toggle(self, card: int) -> None: ...
        def press_place(self, row: int) -> None: ...
        def set_stand(self, stop: Stop) -> None: ...

    def part_count(self) -> int:
        return len(self.stops())

    def part_name(self, number: int) -> str:
        return spoken(self.draft, self.faces, self.selected, self.stops()[number])

    def part_value(self, number: int) -> str:
        stop = self.stops()[number]
        if isinstance(stop, int) or not 0 <= stop.row < len(self.draft.rows):
            return ""
        return spelled(self.draft.rows[stop.row].word)

    def part_area(self, number: int) -> QRect:
        return self.area_of(self.stops()[number])

    def part_picked(self, number: int) -> bool:
        return self.stops()[number] in self.selected

    def part_fixed(self) -> bool:
        return self.read_only

    def part_with_keys(self) -> int:
        stand = self.stand
        return -1 if stand is None else self.stops().index(stand)

    def press_part(self, number: int) -> None:
        stop = self.stops()[number]
        if isinstance(stop, int):
            self.toggle(stop)
        else:
            self.press_place(stop.row)

    def give_keys(self, number: int) -> None:
        self.set_stand(self.stops()[number])
