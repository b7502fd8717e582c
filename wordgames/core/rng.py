"""Chance that lives in the state: a frozen value, so the same seed gives the same game on every machine, for ever.

The generator is SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number generators", 2014). The
standard library's `random` is not used because its shuffle may change between Python versions; the golden tests
pin ours.
"""

from collections.abc import Sequence
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


class Dice(Struct, frozen=True):
    """A source of chance. Each draw returns what was drawn and the dice to draw with next."""

    state: int
    """64 bits."""

    @classmethod
    def seeded(cls, seed: int) -> "Dice":
        """The dice of a seed; any whole number is a seed."""
        return cls(seed & _MASK)

    def bits(self) -> tuple[int, "Dice"]:
        """64 random bits."""
        state = (self.state + _GAMMA) & _MASK
        z = state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31), Dice(state)

    def below(self, n: int) -> tuple[int, "Dice"]:
        """A whole number from 0 to n - 1, each equally likely. Raises ValueError for n < 1."""
        if n < 1:
            raise ValueError(f"cannot draw one of {n}")
        dice = self
        limit = (1 << 64) - (1 << 64) % n
        while True:
            value, dice = dice.bits()
            if value < limit:
                return value % n, dice

    def unit(self) -> tuple[float, "Dice"]:
        """A number from 0 up to but not including 1, with 53 random bits."""
        value, dice = self.bits()
        return (value >> 11) / (1 << 53), dice

    def shuffle(self, items: Sequence[T]) -> tuple[tuple[T, ...], "Dice"]:
        """The same items in a random order, every order equally likely (Fisher and Yates)."""
        out = list(items)
        dice = self
        for i in range(len(out) - 1, 0, -1):
            j, dice = dice.below(i + 1)
            out[i], out[j] = out[j], out[i]
        return tuple(out), dice

    def fork(self) -> tuple["Dice", "Dice"]:
        """Two dice that go their own ways, so that one can be handed out (to a computer) without the other moving."""
        value, dice = self.bits()
        return Dice(value), dice
