"""The contract of a computer player."""

from typing import Any, Protocol

from wordgames.core.players import Seat
from wordgames.core.rng import Dice


class Bot(Protocol):
    """Chooses from a view and its options alone; it never sees a state.

    A bot holds no memory: what it knows is in the view, and what it draws comes from the dice it is handed. A seat is
    handed the same dice (`bot_dice`) all game, so it may be asked again at any time, after a resume too: it
    goes on with what it had in mind, and does nothing twice.
    """

    def choose(self, view: Any, options: tuple[Any, ...], dice: Dice) -> tuple[Any, int]:
        """The next move, and how long a person would take for it.

        The time is in milliseconds since his last move or, for the first, since his round began. Where the move
        carries `at_ms`, that is when it is due on the clock of his round. What others do meanwhile may change the
        answer; so ask again after every change, and keep to `at_ms`.
        """
        ...


def bot_dice(seed: int, seat: Seat) -> Dice:
    """The dice that a computer on this seat is handed all game; they tell it nothing about those of the game."""
    dice = Dice.seeded(seed ^ 0x5EED_0F_B075)
    for _ in range(seat + 2):
        fork, dice = dice.fork()
    return fork
