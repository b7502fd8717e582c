"""A trade at Pun, at the screen of who decides: put together, answered, countered, or entered as it was agreed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from wordgames.core.game import Refusal
from wordgames.core.players import Seat
from wordgames.games.pun.drafts import PunDraft
from wordgames.games.pun.moves import Accept, Move, Refuse, Speak
from wordgames.games.pun.view import CardView, PunView
from wordgames.qt.controller import GameController
from wordgames.qt.pun_drafts import DraftKeeper
from wordgames.qt.pun_helper import helper_of
from wordgames.qt.sandtimer import system_ms
from wordgames.texts.refusals import say
from wordgames.ui.tables.pun_trade_deal import (
    Answering,
    Deal,
    Kind,
    Mode,
    Plan,
    answer_of,
    begun,
    filling,
    fits,
    mode_of,
    standing_of,
)
from wordgames.ui.tables.pun_trade_faces import Hand, TradeFace, face_of
from wordgames.ui.tables.pun_trade_table import GAP, TRAY_Y, TradeTable
from wordgames.ui.theme import Theme
from wordgames.ui.widgets import trade_tray as tray
from wordgames.ui.widgets.tray_side import TraySide


class TradeScreen(TradeTable):
    """Shown while the active person puts a trade together (`plan`), and whenever a trade waits for the viewer.

    It is shown, too, while a trade of the viewer's own waits for a computer.
    """

    left = Signal()
    """He does not want to trade after all, or has submitted what was put together without a trade coming of it: back
    to his turn."""

    plan: Plan | None = None
    """What is put together; None where a trade under way is shown."""

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
        self.deal = Deal()
        """What is put together now."""
        self.answering: Answering | None = None
        """The answer that is picked, where the tray does not say it."""
        self.face: TradeFace | None = None
        """What is shown."""
        self._about: object = None
        """What the deal belongs to: another plan, or another trade, begins anew."""
        self._filled: object = None
        """What the tray was filled for: a standing offer, or a plan whose cards were picked before."""
        self._mine: tuple[int, ...] = ()
        """What the viewer has offered already."""
        self._place_for_letter = -1
        self._connect()
        self.setFocusProxy(self.rack)

    def _connect(self) -> None:
        self.seats.asked.connect(self.partner_pressed)
        self.controller.refused.connect(self._refused)
        self.rack.draft_changed.connect(self._keep_draft)
        self.rack.selection_changed.connect(self._tray_changed)
        self.rack.dropped.connect(self._card_dropped)
        for side in (self.left_side, self.right_side):
            side.pressed.connect(partial(self._piece_pressed, side))
            side.typed.connect(partial(self._letter_typed, side))
            side.taken.connect(partial(self._piece_taken, side))
            side.added.connect(self._one_more)
            side.dropped.connect(partial(self._piece_dropped, side))
        self.open.clicked.connect(partial(self._set_shown, True))
        self.sealed.clicked.connect(partial(self._set_shown, False))
        self.more.clicked.connect(self._one_more)
        self.fewer.clicked.connect(lambda: self._set_deal(self.deal.less()))
        for number, slip in enumerate(self.slips):
            slip.clicked.connect(partial(self._slip_pressed, number))
        self.letters.chosen.connect(self._letter_chosen)
        self.letters.left.connect(self._end_letter)
        self.main.clicked.connect(self._act)
        self.close_trade.clicked.connect(self.left)
        self.pause.clicked.connect(self.pause_wanted)

    # ---- what is shown

    def show_view(self, view: PunView) -> None:
        super().show_view(view)
        me = view.viewer
        about = (me, view.turn_number, view.round_number, self.plan, view.trade)
        mine = view.seats[me]
        if about != self._about:
            self._begin(view, about)
        if mine.hand is not None:
            self.rack.set_hand(mine.hand, self.drafts.look(me))
            self.rack.set_helper(helper_of(self.controller.session, me))
        if self.plan is not None and about != self._filled:
            if self.plan.kind is Kind.TAKE:
                self._fill_for_standing(view)
            else:
                self.rack.set_selected(self.plan.cards)
            self._filled = about
        if self._mine:
            self.rack.set_selected(self._mine)
        self.sit(me, view)
        self._refresh()

    def _begin(self, view: PunView, about: object) -> None:
        """Another plan, or another trade: nothing of the last one is left in the tray."""
        self._about = about
        self.answering = None
        self._end_letter()
        self.rack.set_selected(())
        self.rack.setFocus(Qt.FocusReason.OtherFocusReason)
        self._mine = ()
        if view.trade is None:
            self.deal = begun(self.plan or Plan(Kind.POST), view)
        else:
            # Who is asked openly answers so, where he does not choose otherwise.
            shown = view.trade.gives.shown
            self.deal = Deal(Kind.SPEAK, view.trade.active, shown=shown)
            own = view.trade.gives.cards if view.trade.active == view.viewer else None
            self._mine = tuple(card.card for card in own or ())

    def _fill_for_standing(self, view: PunView) -> None:
        """What fits lies in the tray at once: a second press takes the offer."""
        offer = standing_of(view, self.deal)
        cards = filling(self.rack.cards, self.rack.draft, offer.wants) if offer is not None else None
        self.rack.set_selected(cards or ())

    def put_away(self) -> None:
        """Hold nothing of anybody's own."""
        super().put_away()
        self._about = self._filled = None
        self._end_letter()
        self.deal, self.answering, self.face = Deal(), None, None
        self.show_nothing()

    @property
    def mode(self) -> Mode:
        """What the viewer does now."""
        assert self.view is not None
        return mode_of(self.view)

    def _hand(self) -> Hand:
        return Hand(self.rack.cards, self.rack.draft, self.rack.selected)

    def _refresh(self) -> None:
        """Show what is put together as it is now."""
        view = self.view
        if view is None:
            return
        face = face_of(view, self.mode, self.deal, self._hand(), self.answering, self._refusal())
        self.face = face
        self._show_seats(view)
        self.show_face(face)
        self.rack.set_read_only(self.mode in (Mode.WAIT, Mode.COUNTERED))
        self.close_trade.setVisible(view.trade is None)

    def _show_seats(self, view: PunView) -> None:
        """The others; ringed is the one with whom it is."""
        chooses = self.mode is Mode.COMPOSE and self.deal.kind is not Kind.TAKE
        self.seats.show_view(view)
        can = [seat for seat, one in enumerate(view.seats) if chooses and one.open_to_trade]
        self.seats.set_open(can, ringed=False)
        other = self.deal.partner if view.trade is None else view.trade.partner
        if view.trade is not None and other == view.viewer:
            other = view.trade.active
        if self.deal.kind is Kind.POST and view.trade is None:
            other = None
        for seat, plate in self.seats.plates.items():
            plate.set_asked(seat == other)

    def _refusal(self) -> Refusal | None:
        """Why the rules do not allow what is put together."""
        view = self.view
        if view is None or self.mode is not Mode.COMPOSE:
            return None
        move = self.deal.move(self.rack.selected)
        return None if move is None else self.controller.check(view.viewer, move)

    # ---- what is put together

    def _set_deal(self, deal: Deal) -> None:
        self.deal = deal
        self._refresh()

    def _tray_changed(self, _cards: object) -> None:
        self._end_letter()
        if self.answering is not None and self.mode in (Mode.ANSWER, Mode.ENTER):
            self.answering = None
        self._refresh()

    def _keep_draft(self, draft: PunDraft) -> None:
        if self.view is not None:
            self.drafts.keep(self.view.viewer, draft)
        self._refresh()

    def _set_shown(self, shown: bool) -> None:
        self._set_deal(replace(self.deal, shown=shown))

    def _one_more(self) -> None:
        if self.face is not None and self.face.wish:
            self._set_deal(self.deal.more())

    def _is_wish(self, side: TraySide) -> bool:
        """Whether this side is what the viewer wants; else his own cards lie there."""
        return self.face is not None and self.face.wish and side is self.right_side

    def _piece_pressed(self, side: TraySide, number: int) -> None:
        if self._is_wish(side):
            self._choose_letter(side, number)
        else:
            self._take_out(side, number)

    def _take_out(self, side: TraySide, number: int) -> None:
        card = side.pieces[number].card
        if card in self.rack.selected:
            self.rack.toggle(card)

    def _piece_taken(self, side: TraySide, number: int) -> None:
        if self._is_wish(side):
            self._set_deal(self.deal.less(number))
        else:
            self._take_out(side, number)

    def _letter_typed(self, side: TraySide, number: int, letter: str) -> None:
        if self._place_for_letter >= 0:
            self._letter_chosen(letter)
        elif self._is_wish(side):
            self._set_deal(self.deal.typed(number, letter))
        else:
            self._put_in(letter)

    def _put_in(self, letter: str) -> None:
        """Typed on one's own side: the next card of this letter goes into the tray."""
        picked = self.rack.selected
        card = next(
            (one.card for one in self.rack.cards if one.face == letter and one.card not in picked), None
        )
        if card is not None:
            self.rack.toggle(card)

    def _card_dropped(self, card: int, at: QPoint) -> None:
        side = self._own_side
        if side.takes(at) and card not in self.rack.selected:
            self.rack.toggle(card)

    def _piece_dropped(self, side: TraySide, number: int, at: QPoint) -> None:
        if not self._is_wish(side) and not side.takes(at):
            self._take_out(side, number)

    @property
    def _own_side(self) -> TraySide:
        """Where the viewer's own cards go."""
        return self.right_side if self.mode is Mode.ANSWER else self.left_side

    # ---- the letter of a card that is wanted

    def _choose_letter(self, side: TraySide, number: int) -> None:
        self._place_for_letter = number
        self.letters.show_letters(self.deal.wants[number])
        area, u = side.area_of(number), self.u
        middle = side.mapTo(self, area.center()).x() / u - self.wing
        x = min(max(4.0, middle - self.letters.WIDTH / 2), 156.0 - self.letters.WIDTH)
        self.place(
            self.letters,
            x,
            TRAY_Y + tray.TOP + tray.CARDS + 0.4,
            self.letters.WIDTH,
            self.letters.HEIGHT,
            GAP,
        )
        self.letters.show()
        self.letters.raise_()

    def _letter_chosen(self, letter: str) -> None:
        number = self._place_for_letter
        self._end_letter()
        # The same letter once more: any card again.
        same = 0 <= number < len(self.deal.wants) and self.deal.wants[number] == letter
        self._set_deal(self.deal.with_letter(number, "" if same else letter))

    def _end_letter(self) -> None:
        self._place_for_letter = -1
        focus = QApplication.focusWidget()
        had_focus = focus is not None and self.letters.isAncestorOf(focus)
        self.letters.hide()
        if had_focus and self.isVisible():
            self.right_side.setFocus(Qt.FocusReason.OtherFocusReason)

    # ---- what is done

    def partner_pressed(self, seat: Seat) -> None:
        """A nameplate was pressed: trade with this one."""
        if self.mode is Mode.COMPOSE and self.deal.kind is not Kind.TAKE:
            kind = Kind.OFFER if self.deal.kind is Kind.POST else self.deal.kind
            if self.view is not None and self.view.seats[seat].player.is_computer:
                kind = Kind.OFFER
            self._set_deal(replace(self.deal, kind=kind, partner=seat))

    def _slip_pressed(self, number: int) -> None:
        if self.face is None or number >= len(self.face.slips):
            return
        self._end_letter()
        key = self.face.slips[number].key
        if isinstance(key, Kind):
            self._set_deal(replace(self.deal, kind=key))
        else:
            self._answer_pressed(key)

    def _answer_pressed(self, key: Answering) -> None:
        view = self.view
        trade = view.trade if view is not None else None
        if trade is None:
            return
        if self.mode is Mode.ANSWER and trade.wants is not None:
            fitting = fits(self._hand().faces, trade.wants)
            if key is Answering.YES and not fitting:
                self.rack.set_selected(filling(self.rack.cards, self.rack.draft, trade.wants) or ())
            elif key is Answering.OTHER and fitting:
                self.rack.set_selected(())
        self.answering = key
        self._refresh()

    def _move(self) -> Move | None:
        """What the brass plate does."""
        view = self.view
        if view is None or self.face is None or not self.face.ready:
            return None
        cards, mode = self.rack.selected, self.mode
        if mode is Mode.COMPOSE:
            return self.deal.move(cards)
        if mode is Mode.COUNTERED:
            return Accept() if self.answering is Answering.YES else Refuse()
        if self.answering is Answering.NO:
            return Refuse()
        if mode is Mode.ENTER and view.trade is not None:
            return Speak(view.trade.active, cards, self.deal.wish, self.deal.shown)
        return answer_of(cards, self.deal.shown)

    def _act(self) -> None:
        move, view = self._move(), self.view
        if move is None or view is None:
            return
        composed = view.trade is None
        if self.controller.submit(view.viewer, move) and composed:
            after = self.view
            if after is not None and after.trade is None:
                # No trade waits for anybody: it is made, or lies on the table.
                self.left.emit()

    def _refused(self, refusal: object) -> None:
        """The table has changed since: say what is not possible any more."""
        if self.isVisible() and self.view is not None and isinstance(refusal, Refusal):
            self.hint.set_text(say(refusal, [seat.player.name for seat in self.view.seats], "pun"))

    def escape(self) -> bool:
        """Esc: the letters go, then the trade that is put together."""
        if not self.letters.isHidden():
            self._end_letter()
            return True
        if self.view is not None and self.view.trade is None:
            self.left.emit()
            return True
        return False


__all__ = ["CardView", "Kind", "Plan", "TradeScreen"]
