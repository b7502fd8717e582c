"""How the screen of a game goes from person to person, where several share it."""

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from wordgames.core.players import Seat


def _nobody(view: Any) -> Seat | None:
    return None


class PassingOn(Struct, frozen=True):
    """What a game wishes of the screen that is passed."""

    lingers: tuple[type, ...] = ()
    """Moves after which who made them keeps the screen until he passes it on: they show him something new."""
    keeps: Callable[[Any], Seat | None] = _nobody
    """By the table's view: who keeps the screen while the game waits for computers alone."""
    show_ms: int = 0
    """How long everybody looks at what a computer did before the next curtain falls."""
    begin_ms: int = 0
    """How long everybody looks at a table that has just been laid."""


AT_ONCE: Final = PassingOn()
"""Who is done gives the screen straight to the next."""
