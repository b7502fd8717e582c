"""The pictures of trades at Pun: put together, answered, countered, agreed aloud, standing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from wordgames.core.players import TABLE, Kind, Player
from wordgames.games.pun.laying import best_rows
from wordgames.games.pun.moves import PUN_CARD, Draw, Offer, Post, Refuse, Speak, Wish
from wordgames.games.pun.view import PunOptions, PunView
from wordgames.ui.tables import pun_trade_deal as deals

if TYPE_CHECKING:
    from wordgames.ui.screens import Gallery

PEOPLE = ("Ana", "Ben", "Chloe", "David", "Emma", "Maximilian", "Greta", "Henry")

State = tuple[str, Callable[[], None]]


class TradeStates:
    """What leads from one picture to the next, in a gallery."""

    def __init__(self, gallery: Gallery) -> None:
        self._gallery = gallery

    def all(self) -> Iterator[State]:
        """Every picture's name, with what leads to it from the one before."""
        yield "pun-trade", partial(self._begin, 4)
        yield "pun-trade-offer", partial(self._offer, 1, 1)
        yield "pun-trade-sealed", self._seal
        yield "pun-trade-letters", self._letters
        yield "pun-trade-spoken", partial(self._press, 1)
        yield "pun-trade-standing", partial(self._press, 2)
        yield "pun-trade-many", self._many
        yield "pun-trade-answer", self._asked
        yield "pun-trade-answer-fits", self._fits
        yield "pun-trade-answer-other", self._other
        yield "pun-trade-answer-no", self._no
        yield "pun-trade-countered", self._countered
        yield "pun-trade-closed", self._closed
        yield "pun-trade-enter", self._enter
        yield "pun-trade-take", self._take
        yield "pun-trade-waits", self._waits
        yield "pun-trade-pun-card", self._pun_card
        yield "pun-trade-8", partial(self._begin, 8)

    # ---- hands

    @property
    def _controller(self) -> Any:
        return self._gallery.flow.controller

    @property
    def _shown(self) -> Any:
        table: Any = self._gallery.window.screen_shown
        return table.shown

    @property
    def _view(self) -> PunView:
        view: PunView = self._controller.view
        return view

    def _public(self) -> PunView:
        view: PunView = self._controller.session.view(TABLE)
        return view

    def _sit(self, people: int, computers: int = 0) -> None:
        players = (
            *(Player(name=name) for name in PEOPLE[:people]),
            *(Player(name=name, kind=Kind.COMPUTER) for name in ("Otto", "Mabel", "Kit")[:computers]),
        )
        self._gallery.sit_down("pun", PunOptions(), players)
        self._gallery.settle()

    def _begin(self, people: int) -> None:
        self._sit(people)
        self._lift()
        self._plan(deals.Kind.OFFER)

    def _lift(self) -> None:
        """Whoever's turn it is lays the words that are in his hand, and looks."""
        controller = self._controller
        controller.hurry()
        controller.lift(controller.scene.turn)
        self._gallery.settle()
        self._gallery.window.uncover()
        view = self._view
        hand = view.seats[view.viewer].hand or ()
        drafts = self._shown.drafts
        draft = drafts.look(view.viewer)
        drafts.keep(view.viewer, type(draft)(draft.order, best_rows(hand, view.options)))
        self._shown.show_view(view)

    def _plan(self, kind: deals.Kind, number: int | None = None) -> None:
        view = self._view
        partner: int | None = view.rotation[(view.rotation.index(view.turn) + 1) % len(view.rotation)]
        if kind is deals.Kind.TAKE:
            partner = next(offer.owner for offer in view.standing if offer.number == number)
        self._shown.trade_wanted.emit(deals.Plan(kind, partner, number))

    def _pick(self, count: int) -> None:
        """The last cards of the hand, loose ones first, into the tray."""
        rack = self._shown.rack
        rack.set_selected([letter.card for letter in rack.hand.items][-count:])

    def _partner_has(self) -> str:
        """A letter that the partner has."""
        partner = self._shown.deal.partner
        hand = self._controller.session.view(partner).seats[partner].hand or ()
        return next((card.face for card in hand if card.face != PUN_CARD), "E")

    # ---- states

    def _offer(self, give: int, more: int) -> None:
        self._pick(give)
        shown = self._shown
        shown.right_side.typed.emit(0, self._partner_has())
        for _more in range(more - 1):
            shown.more.click()

    def _seal(self) -> None:
        self._pick(2)
        self._shown.more.click()
        self._shown.sealed.click()

    def _letters(self) -> None:
        self._shown.right_side.pressed.emit(1)

    def _press(self, number: int) -> None:
        self._shown.letters.left.emit()
        self._shown.slips[number].click()

    def _many(self) -> None:
        self._press(0)
        self._pick(6)
        for _more in range(3):
            self._shown.more.click()

    def _asked(self) -> None:
        self._pick(2)
        for _less in range(3):
            self._shown.fewer.click()
        self._shown.main.click()
        self._lift()

    def _fits(self) -> None:
        self._shown.slips[0].click()

    def _other(self) -> None:
        self._shown.slips[1].click()
        self._pick(3)

    def _no(self) -> None:
        self._shown.slips[2].click()

    def _countered(self) -> None:
        self._pick(2)
        self._pick(3)
        self._shown.main.click()
        self._lift()

    def _closed(self) -> None:
        controller, view = self._controller, self._view
        me, partner = view.turn, view.trade.partner if view.trade is not None else 0
        controller.submit(me, Refuse())
        hand = self._view.seats[me].hand or ()
        controller.submit(me, Offer(partner, (hand[0].card,), False, Wish(1)))
        self._lift()
        controller.submit(partner, Refuse())
        self._lift()
        self._shown.trade_wanted.emit(deals.Plan(deals.Kind.OFFER, partner))
        self._pick(1)

    def _enter(self) -> None:
        self._shown.left.emit()
        controller, view = self._controller, self._view
        partner = next(seat for seat, one in enumerate(view.seats) if one.open_to_trade)
        hand = view.seats[view.turn].hand or ()
        controller.submit(view.turn, Speak(partner, (hand[0].card,), Wish(1)))
        self._lift()
        self._pick(1)
        self._shown.right_side.typed.emit(0, hand[0].face)

    def _take(self) -> None:
        controller, view = self._controller, self._view
        controller.submit(view.viewer, Refuse())
        self._lift()
        view = self._view
        hand = view.seats[view.turn].hand or ()
        controller.submit(view.turn, Post((hand[0].card, hand[1].card), True, Wish(2)))
        controller.submit(view.turn, Draw())
        controller.pass_on()
        self._lift()
        self._plan(deals.Kind.TAKE, self._view.standing[-1].number)

    def _waits(self) -> None:
        self._sit(1, 3)
        while self._public().turn != 0 or self._public().trade is not None:
            if self._public().trade is not None and self._public().trade.waits_for == 0:  # type: ignore[union-attr]
                self._controller.submit(0, Refuse())
            self._gallery.settle()
            self._controller.hurry()
        self._lift()
        self._plan(deals.Kind.OFFER)
        self._offer(1, 1)
        self._shown.main.click()

    def _pun_card(self) -> None:
        """Somebody with a Pun card chooses what it stands for."""
        self._sit(8)
        for _turn in range(60):
            self._lift()
            view = self._view
            hand = view.seats[view.viewer].hand or ()
            pun = next((card.card for card in hand if card.face == PUN_CARD), None)
            if pun is not None:
                rack = self._shown.rack
                rack.set_selected(())
                rack.put((pun,), type(rack.stops()[-1])(0, 0))
                rack.choose_letter(pun)
                return
            self._controller.submit(view.turn, Draw())
            self._controller.pass_on()


def trade_states(gallery: Gallery) -> Iterator[State]:
    """All of them."""
    return TradeStates(gallery).all()
