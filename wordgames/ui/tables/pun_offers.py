"""The standing offers at Pun as they lie before whoever moves: one in the tray, to be taken with one press."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from wordgames.games.pun.moves import TakeStanding, Withdraw
from wordgames.games.pun.view import PunView, StandingView
from wordgames.games.pun.viewing import fit
from wordgames.qt.controller import GameController
from wordgames.texts import _
from wordgames.ui.buttons import RoundButton
from wordgames.ui.painting.icons import Icon
from wordgames.ui.painting.letter_lines import tiles
from wordgames.ui.screen import Screen
from wordgames.ui.tables.pun_texts import given, name_of, standing_note, wanted
from wordgames.ui.tables.pun_trade_deal import Kind, Plan
from wordgames.ui.widgets.pun_choices import Label
from wordgames.ui.widgets.pun_offer import OfferTray


class OfferBox(QObject):
    """Tray, the button beside it, and two to leaf; those that fit the hand come first, one's own last."""

    plan_wanted = Signal(object)
    """More than one choice of cards fits the offer: a `Plan` to choose them."""

    def __init__(self, screen: Screen, controller: GameController) -> None:
        super().__init__(screen)
        self._controller = controller
        self._view: PunView | None = None
        self._at = 0
        self._offers: tuple[StandingView, ...] = ()
        self.tray = OfferTray(screen)
        self.take = Label("", "", screen, size=2.6)
        self.take.setCheckable(False)
        self.earlier = RoundButton(Icon.LEFT, _("Offer before"), screen)
        self.later = RoundButton(Icon.RIGHT, _("Next offer"), screen)
        self.take.clicked.connect(self._take)
        self.earlier.clicked.connect(lambda: self._leaf(-1))
        self.later.clicked.connect(lambda: self._leaf(1))

    def place_on(self, screen: Screen, gap: float) -> None:
        """Put everything where it belongs; `gap` is the share of extra height above it."""
        screen.place(self.tray, 4.0, 26.6, 38.6, 13.2, gap)
        screen.place(self.take, 43.8, 26.6, 12.2, 7.4, gap)
        screen.place(self.earlier, 44.4, 35.2, 4.6, 4.6, gap)
        screen.place(self.later, 50.8, 35.2, 4.6, 4.6, gap)

    def show_offers(self, view: PunView, *, mine: bool) -> bool:
        """Show the offers of a view, where it is the viewer's turn (`mine`). Returns whether there are any."""
        if self._view is None or (view.viewer, view.turn_number) != (
            self._view.viewer,
            self._view.turn_number,
        ):
            self._at = 0
        self._view = view
        rank = {
            offer.number: (offer.owner == view.viewer, self._fitting(view, offer) is None, offer.number)
            for offer in view.standing
        }
        self._offers = tuple(sorted(view.standing, key=lambda offer: rank[offer.number])) if mine else ()
        self._at = min(self._at, max(0, len(self._offers) - 1))
        self._show(view)
        return bool(self._offers)

    def clear(self) -> None:
        """Hold nothing of anybody's own."""
        self._view, self._offers = None, ()
        self.tray.show_offer(None)
        self.take.set_words("", "")

    def _show(self, view: PunView) -> None:
        count = len(self._offers)
        self.tray.setVisible(count > 0)
        self.take.setVisible(count > 0)
        self.earlier.setVisible(count > 1)
        self.later.setVisible(count > 1)
        if not count:
            self.tray.show_offer(None)
            return
        offer = self._offers[self._at]
        captions = (
            _("gives {given}").format(given=given(offer.gives, tiles)),
            _("for {wanted}").format(wanted=wanted(offer.wants, tiles)),
        )
        of = _("{n} of {count}").format(n=self._at + 1, count=count) if count > 1 else ""
        self.tray.show_offer(offer, captions, f"{name_of(view, offer.owner)}: {standing_note(offer, 0)}", of)
        if offer.owner == view.viewer:
            self.take.set_words(_("Take back"), _("your offer"))
            self.take.setEnabled(True)
        else:
            self.take.set_words(_("Trade"), _("this offer"))
            self.take.setEnabled(self._fitting(view, offer) is not None)

    def _fitting(self, view: PunView, offer: StandingView) -> tuple[int, ...] | None:
        """Cards of the hand that an offer asks for; None where it can't be taken."""
        cards = fit(view.seats[view.viewer].hand or (), offer.wants)
        if (
            cards is None
            or self._controller.check(view.viewer, TakeStanding(offer.number, cards)) is not None
        ):
            return None
        return cards

    def _leaf(self, by: int) -> None:
        if self._view is not None and self._offers:
            self._at = (self._at + by) % len(self._offers)
            self._show(self._view)

    def _take(self) -> None:
        """Take the offer in the tray, or one's own one back; where several cards fit, they are chosen first."""
        view, offer = self._view, self.tray.offer
        if view is None or offer is None:
            return
        if offer.owner == view.viewer:
            self._controller.submit(view.viewer, Withdraw(offer.number))
            return
        cards = self._fitting(view, offer)
        if cards is None:
            return
        if len(offer.wants.letters) == offer.wants.count:
            self._controller.submit(view.viewer, TakeStanding(offer.number, cards))
        else:
            self.plan_wanted.emit(Plan(Kind.TAKE, offer.owner, offer.number))
