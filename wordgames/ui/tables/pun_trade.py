"""A trade at Pun, at the screen of who decides: put together, answered, countered, or entered as it was agreed."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct
from PySide6.QtCore import Signal

from wordgames.core.players import Seat
from wordgames.ui.tables.pun_screen import PunScreen


class Kind(Enum):
    """What the active person puts together."""

    OFFER = "offer"
    """An offer to a partner."""
    SPEAK = "speak"
    """What was agreed aloud with a partner."""
    POST = "post"
    """A standing offer to everybody."""
    TAKE = "take"
    """The cards for somebody's standing offer, where more than one choice fits it."""


class Plan(Struct, frozen=True):
    """What kind of trade the active person begins, and with whom."""

    kind: Kind
    partner: Seat | None = None
    """None for a standing offer."""
    number: int | None = None
    """Of the standing offer that is taken."""


class TradeScreen(PunScreen):
    """Shown while the active person puts a trade together (`plan`), and whenever a trade waits for the viewer.

    It is shown, too, while a trade of the viewer's own waits for a computer.
    """

    left = Signal()
    """He does not want to trade after all, or has submitted what was put together without a trade coming of it: back
    to his turn."""

    plan: Plan | None = None
    """What is put together; None where a trade under way is shown."""
