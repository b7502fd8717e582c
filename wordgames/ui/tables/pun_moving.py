"""Which cards cross a table of Pun when something has happened, from where to where."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF

from wordgames.core.events import Event
from wordgames.core.players import Seat
from wordgames.games.pun.events import Drew, Swapped, TradeMade
from wordgames.games.pun.view import PunView
from wordgames.ui.widgets.pun_flights import Flights


class Spots:
    """Where a screen has its seats, the places in the centre and the deck, in its own pixels."""

    def __init__(
        self,
        seat: Callable[[Seat], QPointF],
        centre: Callable[[int], QPointF],
        deck: Callable[[], QPointF],
        width: float,
    ) -> None:
        """`width` is that of a card in the centre, in u."""
        self.seat, self.centre, self.deck, self.width = seat, centre, deck, width


def places_of(view: PunView, faces: str) -> list[int]:
    """Where in the centre these faces lie, each place once."""
    left = list(range(len(view.centre)))
    found: list[int] = []
    for face in faces:
        at = next((at for at in left if view.centre[at].face == face), None)
        if at is not None:
            left.remove(at)
            found.append(at)
    return found


def move_cards(flights: Flights, spots: Spots, before: PunView, events: Sequence[Event]) -> list[int]:
    """Have the cards of these events cross the table; `before` is how it lay until then.

    Returns the places in the centre to which cards are on their way.
    """
    coming: list[int] = []
    for event in events:
        match event:
            case TradeMade():
                one, other = spots.seat(event.seat), spots.seat(event.partner)
                flights.fly(event.given_letters or "", event.given, one, other, spots.width * 0.8)
                flights.fly(event.got_letters or "", event.got, other, one, spots.width * 0.8)
            case Swapped():
                hand = spots.seat(event.seat)
                for at, gave, took in zip(
                    places_of(before, event.took), event.gave, event.took, strict=False
                ):
                    flights.fly(took, 1, spots.centre(at), hand, spots.width)
                    flights.fly(gave, 1, hand, spots.centre(at), spots.width)
                    coming.append(at)
            case Drew():
                flights.fly("", 1, spots.deck(), spots.seat(event.seat), spots.width)
    return coming
