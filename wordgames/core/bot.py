"""The contract of a computer player."""

from typing import Any, Protocol

from wordgames.core.rng import Dice


class Bot(Protocol):
    """Chooses from a view and its options alone; it never sees a state.

    A bot holds no memory: what it knows is in the view, and what it draws comes from the dice it is handed, so the
    same view and dice give the same choice.
    """

    def choose(self, view: Any, options: tuple[Any, ...], dice: Dice) -> tuple[Any, int]:
        """The move and how long a person would have thought about it, in milliseconds."""
        ...
