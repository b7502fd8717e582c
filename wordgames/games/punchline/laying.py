"""Where a word can be laid on a holder."""

from collections.abc import Sequence

from msgspec import Struct

from wordgames.games.punchline.scoring import CIRCLES
from wordgames.games.punchline.view import Mark, StripView


class Laying(Struct, frozen=True):
    """A word on a holder."""

    spots: tuple[tuple[int, int], ...]
    """For each letter its slot, 1 to 10, and the position of its strip; slots ascend."""
    base: int
    """Its points without either +5."""


class _Spot(Struct, frozen=True):
    """The best cell of one letter in one slot."""

    position: int
    worth: int
    yellow: bool
    """It is yellow in a circle."""


class Layer:
    """One holder, prepared for trying many words; what the strips show now plays no part."""

    def __init__(self, strips: Sequence[StripView], values: Sequence[int]) -> None:
        """`strips` in slot order, `values` the points of A to Z."""
        self._spots: list[dict[str, _Spot]] = [
            _best_spots(slot, strip, values) for slot, strip in enumerate(strips, 1)
        ]
        self._slots = dict.fromkeys("ABCDEFGHIJKLMNOPQRSTUVWXYZ", 0)
        """For each letter the slots that have it, as bits from the top."""
        for at, spots in enumerate(self._spots):
            for letter in spots:
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
        """The word as somebody lays it who does not look for colours: each letter in the first slot that has it."""
        if not self.can_lay(word):
            return None
        slots: list[int] = []
        for letter in word:
            at = slots[-1] if slots else 0
            left = self._slots[letter] >> at
            slots.append(at + (left & -left).bit_length())
        return self._laying(word, slots)

    def best(self, word: str) -> Laying | None:
        """The word laid for the most points; of equal ways the one nearest to the top."""
        # By number of yellow letters in circles: the best sum so far and its slots.
        reached: list[dict[int, tuple[int, tuple[int, ...]]]] = [{} for _ in range(len(word) + 1)]
        reached[0][0] = (0, ())
        for at, spots in enumerate(self._spots):
            for done in range(min(at, len(word) - 1), -1, -1):
                spot = spots.get(word[done])
                if spot is None:
                    continue
                for yellow, (total, slots) in reached[done].items():
                    now = yellow + spot.yellow
                    worth = total + spot.worth
                    if now not in reached[done + 1] or worth > reached[done + 1][now][0]:
                        reached[done + 1][now] = (worth, (*slots, at + 1))
        ways = reached[len(word)].items()
        if not ways:
            return None
        _, slots = max(((1 + yellow) * total, slots) for yellow, (total, slots) in ways)
        return self._laying(word, slots)

    def _laying(self, word: str, slots: Sequence[int]) -> Laying:
        spots = [self._spots[slot - 1][letter] for slot, letter in zip(slots, word, strict=True)]
        base = sum(spot.worth for spot in spots) * (1 + sum(spot.yellow for spot in spots))
        return Laying(tuple((slot, spot.position) for slot, spot in zip(slots, spots, strict=True)), base)


def _best_spots(slot: int, strip: StripView, values: Sequence[int]) -> dict[str, _Spot]:
    """In a square a letter in the own colour is best, in a circle a yellow one; of equal cells the first."""
    spots: dict[str, _Spot] = {}
    for position, (letter, mark) in enumerate(zip(strip.letters, strip.marks, strict=True)):
        circle = slot in CIRCLES
        doubled = mark is Mark.OWN and not circle
        value = values[ord(letter) - ord("A")]
        spot = _Spot(position, value * 2 if doubled else value, mark is Mark.YELLOW and circle)
        known = spots.get(letter)
        if known is None or (spot.yellow, spot.worth) > (known.yellow, known.worth):
            spots[letter] = spot
    return spots
