"""What happened, and who may know."""

from msgspec import Struct

from wordgames.core.players import Seat


class Event(Struct, frozen=True, kw_only=True):
    """Something that a move brought about. Games subclass it, one tagged Struct an event."""

    audience: tuple[Seat, ...] | None = None
    """The seats that may know; None: everybody. The log and the animations read events, so this is a secret's fence."""
