"""The others at a table of Pun, in one row along its far edge."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Qt, Signal

from wordgames.core.players import Seat
from wordgames.games.pun.view import PunView
from wordgames.texts import _
from wordgames.ui.tables.pun_screen import PunScreen
from wordgames.ui.tables.pun_texts import others, seen_of
from wordgames.ui.widgets.pun_plate import CLOSE, NEAR, Build, PunPlate

_LEFT, _WIDTH = 4.0, 152.0
_TOP, _FOOT = 2.4, 20.0
_GAP = 0.2
"""The share of extra height above the row."""
_WIDEST = 44.0


def places(count: int) -> tuple[tuple[float, ...], float, Build]:
    """Where so many plates stand, how wide each is, and how it is built, in u."""
    if count <= 1:
        return (_LEFT + (_WIDTH - _WIDEST) / 2,), _WIDEST, NEAR
    between = 10.0 if count <= 3 else 1.6
    w = min(_WIDEST, (_WIDTH - between * (count - 1)) / count)
    pitch = (_WIDTH - w) / (count - 1)
    return tuple(_LEFT + at * pitch for at in range(count)), w, NEAR if count <= 4 else CLOSE


class SeatRow(QObject):
    """Makes the plates of a screen, and keeps them where they belong."""

    asked = Signal(int)
    """Somebody was chosen for a trade: his seat."""

    def __init__(self, screen: PunScreen) -> None:
        super().__init__(screen)
        self._screen = screen
        self.plates: dict[Seat, PunPlate] = {}
        self._there: tuple[Seat, ...] = ()

    def show_view(self, view: PunView) -> None:
        """Show the others of a view."""
        there = others(view, view.viewer)
        spots, w, build = places(len(there))
        for seat in there:
            helped = self._screen.controller.session.has_helper(seat)
            seen = seen_of(view, seat, brief=len(there) > 4, helped=helped)
            plate = self.plates.get(seat)
            if plate is None:
                plate = PunPlate(seen, build, self._screen)
                plate.clicked.connect(lambda _checked=False, seat=seat: self.asked.emit(seat))
                self.plates[seat] = plate
            plate.show_seat(seen, build)
        if there != self._there:
            self._there = there
            for seat, plate in self.plates.items():
                plate.setVisible(seat in there)
            for seat, x in zip(there, spots, strict=True):
                self._screen.place(self.plates[seat], x, _TOP, w, _FOOT - _TOP, _GAP)
                self.plates[seat].show()

    def set_open(self, seats: Iterable[Seat], *, ringed: bool) -> None:
        """These can be asked for a trade."""
        chosen = set(seats)
        for seat, plate in self.plates.items():
            plate.set_can_ask(seat in chosen, _("Ask for a trade"))
            plate.set_asked(ringed and seat in chosen)

    def focus_first(self, seats: Iterable[Seat]) -> None:
        """Have the keys stand on the first of these."""
        found = [seat for seat in self._there if seat in set(seats)]
        if found:
            self.plates[found[0]].setFocus(Qt.FocusReason.TabFocusReason)
