"""The row of seats below a reveal: what is still to come is covered, what was shown lies there as a slip."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from wordgames.core.players import Seat
from wordgames.games.punchline.view import PunchlineView, Status, WordView
from wordgames.texts import _
from wordgames.ui.painting.fonts import Face
from wordgames.ui.screen import WIDTH, Screen
from wordgames.ui.tables.punchline_texts import match_tab, name_of
from wordgames.ui.widgets.choices import WordSlip
from wordgames.ui.widgets.covered import CoveredHolder
from wordgames.ui.widgets.lines import Line
from wordgames.ui.widgets.seatplate import SeatPlate, shared_name_size

SCORE_MS = 500
"""How long a score takes to rise."""
ROW_W = 83.0
"""What the row may take at the left, in u."""
_ROW_Y = 67.6


class _Sizes(NamedTuple):
    """In u."""

    w: float
    gap: float
    left: float
    holder_y: float
    holder: float
    slip_y: float
    slip: float
    plate: float
    name: float
    band: float | None
    word: float


class RevealRow:
    """Holder, slip and plate of every seat that took part, from the lowest word to the highest."""

    def __init__(
        self, screen: Screen, pressed: Callable[[Seat], None], *, for_the_room: bool = False
    ) -> None:
        """`pressed` is called when the slip of a seat is. `for_the_room` it is large, over the whole width."""
        self._screen = screen
        self._for_the_room = for_the_room
        self._pressed = pressed
        self.reduce_motion = False
        """Scores jump."""
        self.seats: dict[Seat, tuple[CoveredHolder, WordSlip, SeatPlate]] = {}
        self._rising: dict[Seat, tuple[int, int, int]] = {}
        """Scores on their way: from, to, and since when."""
        self.still = Line(2.3, screen, face=Face.TEXT_SEMI, caption=True, ruled=True)

    def build(self, view: PunchlineView, order: tuple[Seat, ...]) -> None:
        """Lay out the seats of another round, with the scores from before it."""
        screen = self._screen
        for parts in self.seats.values():
            for part in parts:
                screen.forget(part)
        self.seats = {}
        self._rising.clear()
        for seat in order:
            player = view.seats[seat].player
            slip = WordSlip(seat, screen)
            slip.clicked.connect(partial(self._pressed, seat))
            self.seats[seat] = (
                CoveredHolder(seat, player.name, screen),
                slip,
                SeatPlate(seat, player, screen),
            )
        self._place(self._large() if self._for_the_room else self._small())
        words = _words(view)
        for seat, (_holder, _slip, plate) in self.seats.items():
            plate.set_match(match_tab(view, seat))
            plate.set_score(view.seats[seat].total - words[seat].points)

    def _small(self) -> _Sizes:
        count = max(1, len(self.seats))
        gap = 1.8 if count <= 4 else 1.2
        w = min(17.0, (ROW_W - gap * (count - 1)) / count)
        if count <= 4:
            return _Sizes(w, gap, 6.0, _ROW_Y - 1.2, 10.6, _ROW_Y + 1.0, 7.6, 7.2, 2.75, None, 3.1)
        return _Sizes(w, gap, 6.0, _ROW_Y - 1.2, 10.6, _ROW_Y + 1.0, 7.6, 5.6, 2.3, 4.2, 3.1)

    def _large(self) -> _Sizes:
        count, gap = max(1, len(self.seats)), 2.4
        w = min(34.0, (WIDTH - 12.0 - gap * (count - 1)) / count)
        left = (WIDTH - count * w - gap * (count - 1)) / 2
        return _Sizes(w, gap, left, 67.6, 10.6, 68.4, 9.6, 9.6, 5.0, 7.0, 5.0)

    def _place(self, sizes: _Sizes) -> None:
        screen, w, h = self._screen, sizes.w, sizes.plate
        for i, (holder, slip, plate) in enumerate(self.seats.values()):
            x = sizes.left + i * (w + sizes.gap)
            holder.set_status(Status.BUILDING)
            slip.size_u = sizes.word
            screen.place(holder, x + 0.6, sizes.holder_y, w - 1.2, sizes.holder, 1.0)
            screen.place(slip, x + 0.6, sizes.slip_y, w - 1.2, sizes.slip, 1.0)
            screen.place(plate, x, _ROW_Y + 11.2, w, h, 1.0)
            plate.show()
        plates = [plate for _holder, _slip, plate in self.seats.values()]
        if self._for_the_room:
            for plate in plates:
                plate.score_below = False
        shared_name_size(plates, w, h, sizes.name, sizes.band)

    def show(
        self,
        view: PunchlineView,
        known: tuple[Seat, ...],
        on_stage: Seat | None,
        large: Seat | None,
        now: int,
    ) -> None:
        """Show what the room knows: the words of the seats `known`. One is being revealed (`on_stage`), one is shown
        large.
        """
        words = _words(view)
        for seat, (holder, slip, plate) in self.seats.items():
            word = words[seat]
            holder.setVisible(seat not in known and seat != on_stage)
            slip.setVisible(seat in known or seat == on_stage)
            name = name_of(view, seat)
            points = f"+{word.points}" if word.points else "0"
            if seat in known and not word.pending:
                spoken = f"{name}: {word.word or _('no word')}, {points}"
                slip.show_word(word.word if word.cells else "–", points, pending=False, name=spoken)
            else:
                slip.show_word("", "", pending=True, name=_("{name}'s word").format(name=name))
            slip.setEnabled(seat in known)
            plate.set_active(seat == large)
            if seat in known:
                self._let_rise(seat, plate, view.seats[seat].total, now)
        self._place_still([seat for seat in self.seats if seat not in known and seat != on_stage])

    def tick(self, now: int) -> None:
        """Let scores rise to where they are by now."""
        for seat, (start, end, since) in list(self._rising.items()):
            share = min(1.0, (now - since) / SCORE_MS)
            self.seats[seat][2].set_score(round(start + (end - start) * share))
            if share >= 1.0:
                del self._rising[seat]

    def _let_rise(self, seat: Seat, plate: SeatPlate, total: int, now: int) -> None:
        if seat in self._rising and self._rising[seat][1] == total:
            return
        self._rising.pop(seat, None)
        if plate.score == total:
            return
        if self.reduce_motion:
            plate.set_score(total)
        else:
            self._rising[seat] = (plate.score, total, now)

    def _place_still(self, coming: list[Seat]) -> None:
        shown = bool(coming) and not self._for_the_room
        self.still.setVisible(shown)
        if not shown:
            return
        screen = self._screen
        self.still.set_text(_("still to come"))
        spots = [self.seats[seat][0].geometry() for seat in coming]
        left = min(spot.left() for spot in spots) / screen.u - screen.wing + 1.6
        right = max(spot.right() for spot in spots) / screen.u - screen.wing - 1.6
        screen.place(self.still, left, 62.6, max(14.0, right - left), 2.8, 1.0)


def _words(view: PunchlineView) -> dict[Seat, WordView]:
    return {word.seat: word for word in view.rounds[-1].words}
