"""What a game gives to the suite that tries every game of the catalogue (tests/property)."""

from typing import Any, Protocol

from wordgames.core.game import Setup
from wordgames.core.players import Actor, Viewer
from wordgames.core.rng import Dice


class Trial(Protocol):
    """Draws whatever a random game needs, and knows what in a state is hidden and what must never get lost."""

    def setup(self, deck: Any, dice: Dice) -> Setup:
        """A random setup that the rules accept: seats, options, a short game with this deck or a part of it."""
        ...

    def anything(self, state: Any, dice: Dice) -> tuple[Actor, Any]:
        """A random move of a random actor, legal or not."""
        ...

    def outside(self, state: Any, dice: Dice) -> tuple[Actor, Any] | None:
        """A random legal move that no options list, such as a ruling or somebody who sits down; None for none."""
        ...

    def forced(self, state: Any) -> tuple[Actor, Any]:
        """A legal move that brings a state that waits for a seat nearer to its end, such as a lock."""
        ...

    def hide(self, state: Any, viewer: Viewer, dice: Dice) -> Any:
        """The state with whatever this viewer may not know replaced at random by something else that is possible."""
        ...

    def stock(self, state: Any) -> tuple[str, ...]:
        """Everything that lies on the table or in hands, sorted: the same in every state of a game."""
        ...
