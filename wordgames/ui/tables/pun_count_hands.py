"""The hands of a count on the screen: plate, rail and total of each, and the places where words are pressed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from msgspec import Struct

from wordgames.core.players import Seat
from wordgames.games.pun.view import CardView, PunView
from wordgames.qt.pun_count import CountWord, Key, Told
from wordgames.ui.painting.count_marks import slip_width
from wordgames.ui.screen import Screen
from wordgames.ui.widgets.count_layout import (
    PITCH,
    RAIL_W,
    RAIL_X,
    SLIP,
    TAG,
    CountPlan,
    HandPlan,
    plan_count,
)
from wordgames.ui.widgets.count_row import BELOW, CountRow, TotalCard, WordLook, WordSpot, spot_rect
from wordgames.ui.widgets.seatplate import SeatPlate, shared_name_size

TOP = 9.4
"""Where the hands begin, in u; they end at the ledge."""
HEIGHT = 65.4
PLATE_X, PLATE_W = 4.0, 34.0
TOTAL_X, TOTAL_W = 138.0, 18.0


class ShownHand(Struct, frozen=True):
    """A hand as it is to be shown."""

    seat: Seat
    words: tuple[CountWord, ...]
    reasons: tuple[str, ...]
    """Of each word, in full and where there is no room for that: in short."""
    short: tuple[str, ...]
    refused: tuple[int, ...]
    """Which words are refused, told or not: they need room."""
    left: tuple[CardView, ...]
    points: int
    match: int | None
    """What its plate says of the match; None where there is only one round."""
    most: tuple[str, str]
    """A line about the most that was in it, and the same where there is little room."""
    told: bool
    """Whether the room knows anything of it yet."""
    waits: bool
    """Whether the table is asked about one of its words."""
    spoken: tuple[str, ...]
    """Each word for who cannot see it."""


class CountHands:
    """Makes the widgets of a screen, and keeps them where they belong."""

    def __init__(self, screen: Screen, pressed: Callable[[Key], None]) -> None:
        """`pressed` is called with the word that is asked about."""
        self._screen = screen
        self._pressed = pressed
        self.plates: dict[Seat, SeatPlate] = {}
        self.rows: dict[Seat, CountRow] = {}
        self.totals: dict[Seat, TotalCard] = {}
        self.spots: dict[Key, WordSpot] = {}
        self.plan: CountPlan | None = None

    def clear(self) -> None:
        """Throw everything away, as at the beginning of another round."""
        for widgets in (self.plates, self.rows, self.totals, self.spots):
            for widget in widgets.values():
                self._screen.forget(widget)
            widgets.clear()

    def show(
        self,
        view: PunView,
        hands: Sequence[ShownHand],
        lifted: Mapping[Key, float],
        picked: Key | None,
        *,
        pressable: bool,
    ) -> None:
        """Show these hands. `lifted` says how high words lie; a word in `picked` is being asked about."""
        if tuple(hand.seat for hand in hands) != tuple(self.rows):
            self.clear()
            for hand in hands:
                self._make(view, hand.seat)
        tags = [slip_width(hand.short[i], TAG, 40.0) + 1.6 for hand in hands for i in hand.refused]
        plan = self.plan = plan_count(
            [
                HandPlan(tuple(len(word.word) for word in hand.words), hand.refused, len(hand.left))
                for hand in hands
            ],
            HEIGHT + self._screen.extra,
            max(tags, default=0.0),
        )
        self._place(plan)
        short = plan.row_h < TOTAL_W / 2
        for hand, rail in zip(hands, plan.rails, strict=True):
            reasons = hand.reasons if rail.slips else hand.short
            looks = tuple(
                WordLook(word, reason, lifted.get(word.key, 0.0), word.key == picked)
                for word, reason in zip(hand.words, reasons, strict=True)
            )
            self.rows[hand.seat].show_hand(looks, hand.left, plan, rail)
            self.totals[hand.seat].show_total(hand.points, hand.most[short], told=hand.told, waits=hand.waits)
            plate = self.plates[hand.seat]
            if hand.match is not None:
                plate.set_score(hand.match)
            plate.set_active(picked is not None and picked[0] == hand.seat)
        self._place_spots(hands, plan, pressable=pressable)

    def _make(self, view: PunView, seat: Seat) -> None:
        screen, player = self._screen, view.seats[seat].player
        plate = self.plates[seat] = SeatPlate(seat, player, screen)
        plate.score_below = False
        if view.rounds == 1:
            plate.hide_score()
        self.rows[seat] = CountRow(screen)
        self.totals[seat] = TotalCard(seat, player.name, screen)
        for widget in (plate, self.rows[seat], self.totals[seat]):
            widget.show()

    def _place(self, plan: CountPlan) -> None:
        screen = self._screen
        for seat, rail in zip(self.rows, plan.rails, strict=True):
            y, k = TOP + rail.top, plan.row_h / (PITCH - 3.9)
            screen.place(self.plates[seat], PLATE_X, y + 1.7 * k, PLATE_W, plan.row_h)
            deep = rail.rail - rail.top + (SLIP if rail.slips else 0.0) + BELOW
            screen.place(self.rows[seat], RAIL_X, y, RAIL_W, deep)
            screen.place(self.totals[seat], TOTAL_X, y + 1.6 * k, TOTAL_W, plan.row_h)
        shown = next(iter(self.plates.values()), None)
        scored = shown is not None and shown.shows_score
        room = PLATE_W - (7.0 if scored else 0.0)
        shared_name_size(list(self.plates.values()), room, plan.row_h, min(5.0, plan.row_h * 0.5))

    def _place_spots(self, hands: Sequence[ShownHand], plan: CountPlan, *, pressable: bool) -> None:
        wanted = {word.key for hand in hands for word in hand.words} if pressable else set()
        for key in set(self.spots) - wanted:
            self._screen.forget(self.spots.pop(key))
        if not pressable:
            return
        for hand, rail in zip(hands, plan.rails, strict=True):
            for i, (word, spoken) in enumerate(zip(hand.words, hand.spoken, strict=True)):
                spot = self.spots.get(word.key)
                if spot is None:
                    spot = self.spots[word.key] = WordSpot(word.key, self._screen)
                    spot.clicked.connect(partial(self._pressed, word.key))
                    spot.show()
                spot.show_word(spoken, pressable=word.told is not Told.LIES)
                at = spot_rect(plan, rail, i, word.told is Told.COUNTS)
                self._screen.place(spot, RAIL_X + at.x(), TOP + rail.top + at.y(), at.width(), at.height())
