"""Where a word can be laid on a holder."""

from collections.abc import Sequence

from msgspec import Struct

from wordgames.games.punchline.scoring import add_up
from wordgames.games.punchline.view import CellView, Mark, StripView
from wordgames.lexicon.strips import Holder
from wordgames.lexicon.strips import Mark as PlainMark

_PLAIN: dict[Mark, PlainMark] = {Mark.OTHER: "other", Mark.OWN: "own", Mark.YELLOW: "yellow"}


class Laying(Struct, frozen=True):
    """A word on a holder."""

    spots: tuple[tuple[int, int], ...]
    """For each letter its slot, 1 to 10, and the position of its strip; slots ascend."""
    points: int
    """What it is worth without the five for starting the timer."""


def holder_of(strips: Sequence[StripView], values: Sequence[int]) -> Holder:
    """A holder for the searches of the lexicon; what the strips show now plays no part."""
    plain = [
        [(letter, _PLAIN[mark]) for letter, mark in zip(strip.letters, strip.marks, strict=True)]
        for strip in strips
    ]
    return Holder(plain, values)


def shown(
    spots: Sequence[tuple[int, int]], strips: Sequence[StripView], values: Sequence[int]
) -> tuple[CellView, ...]:
    """What the windows show when these slots' strips stand at these positions."""
    return tuple(
        CellView(
            slot,
            strips[slot - 1].letters[at],
            strips[slot - 1].marks[at],
            values[ord(strips[slot - 1].letters[at]) - ord("A")],
        )
        for slot, at in spots
    )


class Layer:
    """One holder, prepared for trying many words."""

    def __init__(self, strips: Sequence[StripView], values: Sequence[int]) -> None:
        """`strips` in slot order, `values` the points of A to Z."""
        self._strips = strips
        self._values = values
        self._holder = holder_of(strips, values)
        self._slots = dict.fromkeys("ABCDEFGHIJKLMNOPQRSTUVWXYZ", 0)
        """For each letter the slots that have it, as bits from the top."""
        for at, strip in enumerate(strips):
            for letter in strip.letters:
                self._slots[letter] |= 1 << at

    def can_lay(self, word: str) -> bool:
        """Whether the word (capitals A to Z) can be laid: each letter takes the first slot that has it."""
        at = 0
        for letter in word:
            left = self._slots[letter] >> at
            if not left:
                return False
            at += (left & -left).bit_length()
        return True

    def from_top(self, word: str) -> Laying | None:
        """The word as somebody lays it who does not look for colours: as near to the top as it goes."""
        if not self.can_lay(word):
            return None
        at = 0
        spots: list[tuple[int, int]] = []
        for letter in word:
            left = self._slots[letter] >> at
            at += (left & -left).bit_length()
            spots.append((at, self._strips[at - 1].letters.index(letter)))
        worth = add_up(shown(spots, self._strips, self._values), started=False)
        return Laying(tuple(spots), worth.total)

    def best(self, word: str) -> Laying | None:
        """The word laid for the most points; None if it can't be laid."""
        placement = self._holder.place(word)
        if placement is None:
            return None
        spots = tuple((slot, at) for slot, at in enumerate(placement.cells, 1) if at is not None)
        return Laying(spots, placement.score)
