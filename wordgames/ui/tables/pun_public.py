"""The table of Pun as everybody may see it: between two hand-overs, on a TV, and while computers play."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from wordgames.core.events import Event
from wordgames.core.players import TABLE, Seat
from wordgames.games.pun.view import Phase, PunView
from wordgames.qt.controller import GameController
from wordgames.qt.pun_drafts import DraftKeeper
from wordgames.qt.sandtimer import system_ms
from wordgames.texts import _
from wordgames.ui.buttons import RoundButton
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.icons import Icon
from wordgames.ui.painting.text import Align
from wordgames.ui.tables.pun_log import ROOM, LogSlip, entries
from wordgames.ui.tables.pun_moving import Spots, move_cards
from wordgames.ui.tables.pun_screen import PunScreen
from wordgames.ui.tables.pun_texts import last_lap, name_of, others, seen_of, show_draw
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.lines import Line
from wordgames.ui.widgets.pun_choices import CentreCard
from wordgames.ui.widgets.pun_flights import Flights
from wordgames.ui.widgets.pun_plate import FAR, PunPlate
from wordgames.ui.widgets.pun_table_things import DeckPile, DrawnCards, LapBell, LapOrder, PlayingSlip

SHOWN_DRAW = "pun_draw"
"""Of what is presented: whether everybody looks at who drew what."""
_WIDE, _NARROW = 49.3, 36.5
_UPPER, _LOWER, _HIGH = 2.2, 52.4, 21.2
"""The rows of plates with their fans, in u."""
_ONE_ROW = 3
"""So many seats stand in one row, and what lies between gets all the room below."""


def rows_of(seats: tuple[Seat, ...]) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """Who sits in the upper row, left to right, and in the lower one, so that turns run clockwise."""
    if len(seats) <= _ONE_ROW:
        return seats, ()
    half = (len(seats) + 1) // 2
    return seats[:half], tuple(reversed(seats[half:]))


class PublicScreen(PunScreen):
    """Huge, to be read from three metres. Nothing in it is anybody's own."""

    ground_name = "pun_table"

    def __init__(
        self,
        controller: GameController,
        drafts: DraftKeeper,
        theme: Theme | None = None,
        parent: QWidget | None = None,
        *,
        clock: Callable[[], int] = system_ms,
    ) -> None:
        super().__init__(controller, drafts, theme, parent, clock=clock)
        self.plates: dict[Seat, PunPlate] = {}
        self._there: tuple[Seat, ...] = ()
        self.deck = DeckPile(self)
        self.centre = [CentreCard(self, turn=turn) for turn in (-0.6, 0.5, -0.4)]
        self.log = LogSlip(ROOM, self)
        self.drawn = DrawnCards(self)
        self.bell = LapBell(self)
        self.title = Line(5.6, self, face=Face.SERIF, align=Align.LEFT, floor=3.6, gold=True)
        self.below = Line(4.2, self, face=Face.TEXT_SEMI, align=Align.LEFT, floor=2.6)
        self.order = LapOrder(self)
        self.pause = RoundButton(Icon.PAUSE, _("Pause"), self)
        self.note = PlayingSlip(self)
        self.flights = Flights(self, clock)
        self.pause.clicked.connect(self.pause_wanted)
        self.pause.setVisible(controller.leads)
        self.flights.landed.connect(self._landed)
        for thing in (*self.centre, self.log):
            # A TV can't be pressed, and here nobody has anything to choose.
            thing.setEnabled(False)
            thing.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        controller.presentation.changed.connect(self._presented)
        if controller.leads:
            controller.stepped.connect(self._stepped)

    # ---- what is shown

    def show_view(self, view: PunView) -> None:
        super().show_view(view)
        there = others(view, TABLE)
        for seat in there:
            helped = self.controller.session.has_helper(seat)
            seen = seen_of(view, seat, brief=len(there) > 6, helped=helped)
            if seat not in self.plates:
                self.plates[seat] = PunPlate(seen, FAR, self)
            self.plates[seat].show_seat(seen)
        if there != self._there:
            self._there = there
            self._place(there)
        for place, card in zip(self.centre, view.centre, strict=False):
            place.show_card(card)
        self.deck.set_cards(view.deck)
        self.log.show_entries(entries(self.controller.session.log(TABLE), view))
        self._show_ledge(view)
        self._show_draw(view)

    def show_events(self, events: tuple[Event, ...]) -> None:
        if self.view is None or self.reduce_motion or not self.isVisible():
            return
        spots = Spots(self._seat_point, self._centre_point, self._deck_point, 10.0)
        for at in move_cards(self.flights, spots, self.view, events):
            self.centre[at].set_away(True)

    def put_away(self) -> None:
        super().put_away()
        self.flights.finish()

    def _place(self, there: tuple[Seat, ...]) -> None:
        upper, lower = rows_of(there)
        for seat, plate in self.plates.items():
            plate.setVisible(seat in there)
        columns = max(len(upper), 1)
        w = _NARROW if columns > 3 else _WIDE
        for row, y, gap in ((upper, _UPPER, 0.1), (lower, _LOWER, 0.9)):
            cell = 152.0 / columns
            start = 4.0 + (152.0 - cell * len(row)) / 2
            for at, seat in enumerate(row):
                self.place(self.plates[seat], start + cell * (at + 0.5) - w / 2, y, w, _HIGH, gap)
        # Without a lower row what lies in the middle is larger.
        roomy = not lower
        k, y = (1.16, 30.0) if roomy else (1.0, 27.0)
        self.place(self.deck, 5.0, y, 14 * k, 20.4 * k, 0.5)
        left, pitch = 5.0 + 14 * k + 7.2, 15.4 * k
        for at, card in enumerate(self.centre):
            self.place(card, left + at * pitch, y, 14 * k, 20.4 * k, 0.5)
        x = left + 3 * pitch + (2.4 if roomy else 4.6)
        self.place(self.log, x, 26.0, 156.0 - x, 44.0 if roomy else 23.6, 0.5)
        self.place(self.drawn, 4.0, 25.0, 152.0, 26.0 if not roomy else 40.0, 0.5)
        self.place(self.bell, 4.4, 77.6, 11.6, 10.6, 1.0)
        self.place(self.order, 50.0, 77.6, 60.0, 10.4, 1.0)
        self.place(self.pause, 113.0, 80.0, 5.6, 5.6, 1.0)
        self.place(self.note, 121.0, 77.7, 35.0, 10.2, 1.0)

    def _show_ledge(self, view: PunView) -> None:
        ended = view.ender is not None and view.phase is Phase.TURN
        self.bell.setVisible(ended)
        self.order.setVisible(ended)
        x = 19.4 if ended else 5.0
        wide = 30.0 if ended else 96.0
        self.place(self.title, x, 77.6, wide, 6.0, 1.0)
        self.place(self.below, x, 83.6, wide, 5.2, 1.0)
        if ended:
            assert view.ender is not None
            self.title.set_text(_("Last lap"))
            self.below.set_text(_("{name} has rung").format(name=name_of(view, view.ender)))
            order = self._lap(view)
            now = order.index(view.turn) if view.turn in order else len(order)
            names = ", ".join(name_of(view, seat) for seat in order[now:])
            self.order.show_order(order, now, _("Still to play: {names}").format(names=names))
        else:
            if view.rounds > 1:
                text = _("Round {number} of {count}").format(number=view.round_number, count=view.rounds)
            else:
                text = _("Round {number}").format(number=view.round_number)
            self.title.set_text(_("The count") if view.phase is Phase.COUNTING else text)
            self.below.set_text(last_lap(view) or _("{name} began").format(name=name_of(view, view.starter)))
        self._show_note(view)

    def _show_note(self, view: PunView) -> None:
        if view.phase is Phase.COUNTING:
            self.note.set_text(_("The count"), _("words are laid"))
            return
        trade = view.trade
        waits = trade.waits_for if trade is not None else view.turn
        doing = _("is thinking") if trade is not None else _("is playing")
        if self.controller.leads and view.seats[waits].player.is_computer:
            doing = _("a tap goes on")
        self.note.set_text(name_of(view, waits), doing)

    @staticmethod
    def _lap(view: PunView) -> tuple[Seat, ...]:
        """Who plays in the last lap, in order."""
        assert view.ender is not None
        at = view.rotation.index(view.ender) + 1
        order = view.rotation[at:] + view.rotation[: at - 1]
        return tuple(seat for seat in order if view.seats[seat].present)

    def _show_draw(self, view: PunView) -> None:
        """While a table has just been laid, everybody sees who drew what."""
        presentation = self.controller.presentation
        if self.controller.leads:
            first = view.turn_number == 1 and view.round_number == 1 and view.phase is Phase.TURN
            presentation.publish(SHOWN_DRAW, bool(self.controller.showing and first and view.drawn))
        draws = bool(presentation.shown(SHOWN_DRAW)) and bool(view.drawn)
        if draws:
            show_draw(self.drawn, view)
        self.drawn.setVisible(draws)
        for thing in (self.deck, *self.centre, self.log):
            thing.setVisible(not draws)

    def _stepped(self) -> None:
        if self.view is not None:
            self._show_draw(self.view)

    def _presented(self, name: str, _value: object) -> None:
        if name == SHOWN_DRAW and self.view is not None:
            self._show_draw(self.view)

    # ---- where things are

    def _seat_point(self, seat: Seat) -> QPointF:
        plate = self.plates[seat]
        return QPointF(plate.mapTo(self, plate.hand_point()))

    def _centre_point(self, at: int) -> QPointF:
        card = self.centre[at]
        return QPointF(card.mapTo(self, QPointF(card.rect().center())))

    def _deck_point(self) -> QPointF:
        return QPointF(self.deck.mapTo(self, QPointF(self.deck.rect().center())))

    def _landed(self) -> None:
        for card in self.centre:
            card.set_away(False)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A tap skips what moves, or takes the table on at once."""
        self._go_on()
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space and Enter do what a tap does."""
        if (
            event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
            and not event.isAutoRepeat()
        ):
            self._go_on()
            event.accept()
            return
        super().keyPressEvent(event)

    def _go_on(self) -> None:
        if self.flights.flying:
            self.flights.finish()
        elif self.controller.leads:
            self.controller.hurry()
