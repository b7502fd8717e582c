"""One's own turn at Pun: trades with the others, then one of the three choices."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from wordgames.core.events import Event
from wordgames.core.game import Refusal
from wordgames.core.players import Seat
from wordgames.games.pun.drafts import PunDraft
from wordgames.games.pun.events import CardDrawn, Swapped
from wordgames.games.pun.moves import Move
from wordgames.games.pun.view import Phase, PunView
from wordgames.qt.controller import GameController
from wordgames.qt.pun_drafts import DraftKeeper
from wordgames.qt.pun_helper import helper_of
from wordgames.qt.sandtimer import system_ms
from wordgames.texts import _
from wordgames.texts.refusals import say
from wordgames.ui.buttons import Plaque, RoundButton
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.icons import Icon
from wordgames.ui.painting.text import Align
from wordgames.ui.tables.pun_log import NEAR, STRIP, LogSheet, LogSlip, entries
from wordgames.ui.tables.pun_moving import Spots, move_cards
from wordgames.ui.tables.pun_offers import OfferBox
from wordgames.ui.tables.pun_screen import PunScreen
from wordgames.ui.tables.pun_seats import SeatRow
from wordgames.ui.tables.pun_texts import (
    last_lap,
    name_of,
    show_draw,
)
from wordgames.ui.tables.pun_trade import Kind, Plan
from wordgames.ui.tables.pun_turn_choices import EndChoices
from wordgames.ui.tables.pun_turn_words import Choice, done_words, turn_words
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.letter_rack import LetterRack
from wordgames.ui.widgets.letter_words import LetterLine
from wordgames.ui.widgets.lines import Line, Note
from wordgames.ui.widgets.pun_choices import Label
from wordgames.ui.widgets.pun_flights import Flights
from wordgames.ui.widgets.pun_table_things import DrawnCards
from wordgames.ui.widgets.seatplate import SeatPlate, shared_name_size

_CLOTH = 0.4
"""The share of extra height above what lies on the cloth."""


class TurnScreen(PunScreen):
    """What the active person sees; who plays alone sees it while computers play, too, with nothing to choose."""

    ground_name = "pun"

    trade_wanted = Signal(object)
    """He wants to put a trade together: a `wordgames.ui.tables.pun_trade.Plan`."""

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
        self._asking: Kind | None = None
        """What kind of trade somebody is to be chosen for."""
        self._new: tuple[str, str] = ("", "")
        """After one's own part: what one gave to the centre, and what one got."""
        self._me: Seat = -1
        self.log_sheet: LogSheet | None = None
        self.flights = Flights(self, clock)
        self.drawn = DrawnCards(self)

        # First, since the keys begin there: then come the trades, the choices, the action, and the others.
        self.rack = LetterRack(self)
        self.seats = SeatRow(self)
        self.log = LogSlip(NEAR, self)
        self.offers = OfferBox(self, controller)
        self.tray, self.take = self.offers.tray, self.offers.take
        self.earlier, self.later = self.offers.earlier, self.offers.later
        self.ask = Label(_("Offer"), _("to one player"), self, size=2.7)
        self.speak = Label(_("Agreed aloud"), _("enter it"), self, size=2.7)
        self.post = Label(_("To all"), _("a standing offer"), self, size=2.7)
        self.post.setCheckable(False)
        self.choices = EndChoices(self, self.rack)
        self.centre, self.swap = self.choices.centre, self.choices.swap
        self.deck, self.bell = self.choices.deck, self.choices.bell
        self.lap = Line(2.4, self, align=Align.RIGHT, floor=2.0)
        self.plate: SeatPlate | None = None
        self.first = LetterLine(2.8, self, floor=2.4)
        self.second = LetterLine(2.6, self, floor=2.2, alpha=0.9)
        self.pause = RoundButton(Icon.PAUSE, _("Pause"), self)
        self.main = Plaque("", self, size=4.0, face=Face.TEXT_HEAVY)
        self.note = Note(self, face=Face.TEXT_HEAVY)

        self.seats.asked.connect(self._asked)
        self.log.clicked.connect(self.open_log)
        self.offers.plan_wanted.connect(self.trade_wanted)
        self.ask.clicked.connect(lambda: self._ask(Kind.OFFER))
        self.speak.clicked.connect(lambda: self._ask(Kind.SPEAK))
        self.post.clicked.connect(lambda: self.trade_wanted.emit(Plan(Kind.POST, cards=self.rack.selected)))
        self.choices.changed.connect(self._choice_changed)
        self.rack.draft_changed.connect(self._keep)
        self.rack.dropped.connect(self._dropped)
        self.pause.clicked.connect(self.pause_wanted)
        self.main.clicked.connect(self._main_pressed)
        self.main_action = self.main
        controller.refused.connect(self._refused)
        self.flights.landed.connect(self._landed)
        controller.stepped.connect(self._show_draw)
        self.setFocusProxy(self.rack)
        self._place()

    def _place(self) -> None:
        for label, x in ((self.ask, 4.0), (self.speak, 21.7), (self.post, 39.4)):
            self.place(label, x, 41.0, 16.6, 7.2, _CLOTH)
        self.choices.place_on(self, _CLOTH)
        self.place(self.lap, 127.0, 21.0, 29.0, 5.0, _CLOTH)
        self.offers.place_on(self, _CLOTH)
        self.place(self.drawn, 59.0, 22.0, 97.0, 27.0, _CLOTH)
        self.place(self.rack, 4.0, 54.0, 152.0, 19.4, 0.8)
        self.place(self.first, 42.0, 78.4, 69.0, 4.4, 1.0)
        self.place(self.second, 42.0, 83.0, 69.0, 4.4, 1.0)
        self.place(self.pause, 113.2, 80.0, 5.6, 5.6, 1.0)
        self.place(self.main, 122.0, 77.7, 34.0, 10.2, 1.0)
        self.place(self.note, 122.0, 77.7, 34.0, 10.2, 1.0)

    # ---- what is shown

    @property
    def my_turn(self) -> bool:
        """Whether it is for the viewer to trade and to choose now."""
        view = self.view
        return (
            view is not None
            and view.phase is Phase.TURN
            and view.viewer == view.turn
            and view.trade is None
            and self.controller.lingering is None
        )

    @property
    def lingers(self) -> bool:
        """Whether the viewer has done his part, and looks at what it brought him."""
        return self.view is not None and self.controller.lingering == self.view.viewer

    def show_view(self, view: PunView) -> None:
        before, was_mine = self.view, self.my_turn
        super().show_view(view)
        me = view.viewer
        if before is None or before.viewer != me:
            self._sit_down(me)
        if (
            not self.my_turn
            or before is None
            or (before.turn_number, before.viewer) != (view.turn_number, me)
        ):
            self._forget_choice()
            if not self.lingers:
                self._new = ("", "")
        hand = view.seats[me].hand or ()
        self.rack.set_hand(hand, self.drafts.look(me))
        self.rack.set_helper(helper_of(self.controller.session, me))
        self.seats.show_view(view)
        self.log.show_entries(entries(self.controller.session.log(me), view))
        assert self.plate is not None
        self.plate.set_score(view.seats[me].total)
        self.plate.set_active(self.my_turn)
        self._follow()
        self._show_draw()
        if self.my_turn and not was_mine and self.isAncestorOf(QApplication.focusWidget() or self):
            # What had the focus while others played has nothing to do now.
            self.rack.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_events(self, events: tuple[Event, ...]) -> None:
        if self.view is not None and self.isVisible() and not self.reduce_motion:
            spots = Spots(self._seat_point, self._centre_point, self._deck_point, 9.0)
            for at in move_cards(self.flights, spots, self.view, events):
                self.centre[at].set_away(True)
        for event in events:
            if isinstance(event, CardDrawn):
                self._new = ("", event.face)
            elif isinstance(event, Swapped) and self.view is not None and event.seat == self.view.viewer:
                self._new = (event.gave, event.took)

    def put_away(self) -> None:
        super().put_away()
        self.close_log()
        self.flights.finish()
        self.rack.clear()
        self.log.clear()
        self.offers.clear()
        self.first.set_text("")
        self.second.set_text("")
        self.main.set_label("", name=" ")
        self.main.set_sub("")
        self._forget_choice()
        self._new = ("", "")

    def _show_draw(self) -> None:
        """Who plays alone sees at the beginning who drew what."""
        view = self.view
        draws = (
            view is not None
            and bool(view.drawn)
            and self.controller.showing
            and (view.round_number, view.turn_number) == (1, 1)
        )
        if draws and view is not None:
            show_draw(self.drawn, view)
        self.drawn.setVisible(draws)
        for thing in (*self.centre, self.swap, self.deck, self.bell):
            thing.setVisible(not draws)

    def _landed(self) -> None:
        for card in self.centre:
            card.set_away(False)

    def _seat_point(self, seat: Seat) -> QPointF:
        plate = self.seats.plates.get(seat)
        if plate is None:
            return QPointF(self.rack.mapTo(self, QPointF(self.rack.rect().center())))
        return QPointF(plate.mapTo(self, plate.hand_point()))

    def _centre_point(self, at: int) -> QPointF:
        card = self.centre[at]
        return QPointF(card.mapTo(self, QPointF(card.rect().center())))

    def _deck_point(self) -> QPointF:
        return QPointF(self.deck.mapTo(self, QPointF(self.deck.width() / 2, self.deck.height() * 0.4)))

    def _sit_down(self, seat: Seat) -> None:
        if self.plate is not None:
            self.forget(self.plate)
        self.plate = SeatPlate(seat, self.controller.session.players()[seat], self)
        self.plate.score_below = False
        if self.view is not None and self.view.rounds == 1:
            self.plate.hide_score()
        self.place(self.plate, 4.0, 78.4, 34.0, 8.8, 1.0)
        shared_name_size([self.plate], 34.0, 8.8, 3.4)
        self.plate.show()

    @property
    def choice(self) -> Choice:
        """What the turn will end with, as far as that is picked."""
        return self.choices.choice

    def _forget_choice(self) -> None:
        self._asking = None
        self.choices.forget()

    def _choice_changed(self) -> None:
        self._asking = None
        self._follow()

    def _follow(self) -> None:
        """Show what is picked, and what can be done with it."""
        view = self.view
        if view is None:
            return
        self.choices.show_view(view, mine=self.my_turn)
        self.lap.set_text(last_lap(view))
        self._follow_trades()
        self._follow_main()

    def _follow_trades(self) -> None:
        view = self.view
        assert view is not None
        open_seats = (
            [seat for seat, one in enumerate(view.seats) if one.open_to_trade] if self.my_turn else []
        )
        people = [seat for seat in open_seats if not view.seats[seat].player.is_computer]
        self.ask.setEnabled(bool(open_seats))
        self.speak.setEnabled(bool(people))
        self.post.setEnabled(self.my_turn)
        self.ask.setChecked(self._asking is Kind.OFFER)
        self.speak.setChecked(self._asking is Kind.SPEAK)
        self.seats.set_open(
            people if self._asking is Kind.SPEAK else open_seats, ringed=self._asking is not None
        )
        if self.offers.show_offers(view, mine=self.my_turn):
            self.log.set_sizes(STRIP)
            self.place(self.log, 4.0, 21.0, 51.6, 4.2, _CLOTH)
        else:
            self.log.set_sizes(NEAR)
            self.place(self.log, 4.0, 21.6, 51.6, 18.2, _CLOTH)

    # ---- the one action

    def end_move(self) -> Move | None:
        """What the turn would end with; None while that is not picked, or not possible."""
        view = self.view
        move = self.choices.move() if view is not None and self.my_turn else None
        if view is None or move is None or self.controller.check(view.viewer, move) is not None:
            return None
        return move

    def _follow_main(self) -> None:
        view = self.view
        assert view is not None
        waits = not (self.my_turn or self.lingers)
        self.main.setVisible(not waits)
        self.note.setVisible(waits)
        if waits:
            self._show_waiting(view)
            return
        if self.lingers:
            self._show_done(view)
            return
        move = self.end_move()
        own, centre = self.choices.picked_faces()
        first, label, sub = turn_words(view, self.choice, move, own, centre)
        self.first.set_text(first)
        ask = self._asking
        if ask is not None:
            self.first.set_text(_("Choose with whom."))
            self.second.set_text(_("Press a nameplate."))
        elif view.ender is not None:
            self.second.set_text(_("This is your last turn. Trade with somebody first, if you like."))
        else:
            self.second.set_text(_("Or trade with somebody first."))
        self.main.set_label(label, name=f"{label}, {sub}" if sub else label)
        self.main.set_sub(sub)
        self.main.setEnabled(move is not None)

    def _show_done(self, view: PunView) -> None:
        self.first.set_text(done_words(*self._new))
        self.second.set_text(_("Lay your words as long as you like, then pass the screen on."))
        label = _("Pass it on")
        self.main.set_label(label, name=label)
        self.main.set_sub("")
        self.main.setEnabled(True)

    def _show_waiting(self, view: PunView) -> None:
        self.first.set_text(_("You can lay your words while the others play."))
        self.second.set_text(_("A tap on the table takes them on at once."))
        if view.phase is Phase.COUNTING:
            self.note.set_text(_("The count"), _("others lay their words"))
            return
        waits = view.trade.waits_for if view.trade is not None else view.turn
        name = name_of(view, waits)
        self.note.set_text(name, _("is thinking") if view.trade is not None else _("is playing"))

    # ---- what is done

    def _main_pressed(self) -> None:
        if self.lingers:
            self.controller.pass_on()
            return
        move = self.end_move()
        if move is not None and self.view is not None:
            self.controller.submit(self.view.viewer, move)

    def _keep(self, draft: PunDraft) -> None:
        if self.view is not None:
            self.drafts.keep(self.view.viewer, draft)

    def _ask(self, kind: Kind) -> None:
        """Choose somebody for a trade; where there is only one it is he."""
        view = self.view
        assert view is not None
        found = [
            seat
            for seat, one in enumerate(view.seats)
            if one.open_to_trade and not (kind is Kind.SPEAK and one.player.is_computer)
        ]
        if len(found) == 1:
            self._asking = None
            self.trade_wanted.emit(Plan(kind, found[0], cards=self.rack.selected))
            return
        self._asking = None if self._asking is kind else kind
        self._follow()
        if self._asking is not None:
            self.seats.focus_first(found)

    def _asked(self, seat: Seat) -> None:
        kind = self._asking or Kind.OFFER
        self._asking = None
        self.trade_wanted.emit(Plan(kind, seat, cards=self.rack.selected))

    def _dropped(self, card: int, at: QPoint) -> None:
        """A card of the hand was let go of over the table: over somebody's nameplate it is offered to him."""
        if not self.my_turn:
            return
        for seat, plate in self.seats.plates.items():
            if plate.isVisible() and plate.isEnabled() and plate.rect().contains(plate.mapFromGlobal(at)):
                if card not in self.rack.selected:
                    self.rack.set_selected((*self.rack.selected, card))
                self._asked(seat)
                return

    def _refused(self, refusal: object) -> None:
        if self.isVisible() and self.view is not None and isinstance(refusal, Refusal):
            names = [player.name for player in self.controller.session.players()]
            self.first.set_text(say(refusal, names, "pun"))

    # ---- the log, and the course of things

    def open_log(self) -> None:
        """Show all that has happened, as far as the viewer may know it."""
        if self.view is None or self.log_sheet is not None:
            return
        sheet = LogSheet(self.log.shown, self.theme, self)
        sheet.setGeometry(self.rect())
        sheet.closed.connect(self.close_log)
        self.log_sheet = sheet
        sheet.show()
        sheet.raise_()
        sheet.close_button.setFocus()

    def close_log(self) -> None:
        """Put the sheet away."""
        sheet, self.log_sheet = self.log_sheet, None
        if sheet is not None:
            sheet.clear()
            sheet.hide()
            sheet.deleteLater()
            self.log.setFocus(Qt.FocusReason.OtherFocusReason)

    def escape(self) -> bool:
        if self.log_sheet is not None:
            self.close_log()
            return True
        if self._asking is not None or self.choice is not Choice.NONE:
            self._forget_choice()
            self._follow()
            return True
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A tap on the table takes computers on at once."""
        if self.flights.flying:
            self.flights.finish()
            event.accept()
            return
        if self.log_sheet is None and (self.controller.showing or not (self.my_turn or self.lingers)):
            self.controller.hurry()
            event.accept()
            return
        super().mousePressEvent(event)

    def arrange(self) -> None:
        if self.log_sheet is not None:
            self.log_sheet.setGeometry(self.rect())
