"""What the trade screen shows in each of its states, as plain values made of a view and of what is put together."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from wordgames.core.game import Refusal
from wordgames.core.players import Seat
from wordgames.games.pun.drafts import PunDraft
from wordgames.games.pun.refusals import PunRefusal
from wordgames.games.pun.view import CardView, PunView, SideView, TradeView
from wordgames.texts import _
from wordgames.texts.refusals import say
from wordgames.ui.painting.icons import Icon
from wordgames.ui.tables import pun_trade_texts as said
from wordgames.ui.tables.pun_trade_deal import Answering, Deal, Kind, Mode, filling, fits, standing_of
from wordgames.ui.widgets.trade_tray import TrayWords
from wordgames.ui.widgets.tray_side import Piece, Shows


class Slip(Struct, frozen=True):
    """One of the slips at the right: a way to trade, or an answer."""

    key: Kind | Answering
    title: str
    sub: str
    icon: Icon
    enabled: bool = True
    picked: bool = False


class SideFace(Struct, frozen=True):
    """One half of the tray."""

    pieces: tuple[Piece, ...] = ()
    live: bool = False
    """Whether the viewer can do something with them."""
    ringed: bool = False
    """They are the viewer's own, picked from his hand."""
    hint: str = ""
    """Where there are none."""


class TradeFace(Struct, frozen=True, kw_only=True):
    """Everything on the screen but plates and rack."""

    left: SideFace = SideFace()
    """Of the active seat; where the partner enters what was agreed aloud, his own."""
    right: SideFace = SideFace()
    """Of the other one."""
    words: TrayWords
    slips: tuple[Slip, ...] = ()
    shown: bool | None = None
    """Whether the viewer's cards are open or sealed; None where that is not his to choose."""
    wish: bool = False
    """Whether the other side is what the viewer wants, and can be changed."""
    less: bool = False
    """Whether less can be wanted."""
    hint: tuple[str, str] = ("", "")
    """What to do, and what it means."""
    action: tuple[str, str] = ("", "")
    """On the brass plate."""
    ready: bool = False
    """Whether the brass plate can be pressed."""


class Hand(Struct, frozen=True):
    """The viewer's own cards, for a face."""

    cards: tuple[CardView, ...]
    draft: PunDraft
    picked: tuple[int, ...] = ()
    """Those in the tray."""

    @property
    def faces(self) -> list[str]:
        """Of the picked ones."""
        known = {card.card: card.face for card in self.cards}
        return [known[card] for card in self.picked]


def face_of(
    view: PunView,
    mode: Mode,
    deal: Deal,
    hand: Hand,
    answering: Answering | None,
    refusal: Refusal | None,
) -> TradeFace:
    """The screen for this state. `refusal`: why the rules don't allow what is put together, as it is."""
    trade = view.trade
    if mode is Mode.COMPOSE or trade is None:
        return (
            _take(view, deal, hand, refusal)
            if deal.kind is Kind.TAKE
            else _compose(view, deal, hand, refusal)
        )
    if mode is Mode.ANSWER:
        return _answer(view, trade, deal, hand, answering)
    if mode is Mode.COUNTERED:
        return _countered(view, trade, answering)
    if mode is Mode.ENTER:
        return _enter(view, trade, deal, hand, answering)
    return _wait(view, trade)


# ---- in one's own turn


def _compose(view: PunView, deal: Deal, hand: Hand, refusal: Refusal | None) -> TradeFace:
    me, partner = _me(view), deal.partner
    name = said.name_of(view, partner)
    given, wish = said.spelled(hand.faces), said.wanted(deal.wish, brief=True)
    right = None if deal.kind is Kind.POST else partner
    action, sub = _compose_action(deal, hand, name)
    sealed = not deal.shown and deal.kind is not Kind.SPEAK
    return TradeFace(
        left=_own(hand, me, _("Tap letters of yours: they go into the tray"), sealed=sealed),
        right=SideFace(tuple(Piece(Shows.WANTED, letter) for letter in deal.wants), live=True),
        words=TrayWords((me, said.you_give(given)), (right, said.you_get(wish)), said.terms(deal.wish)),
        slips=_ways(view, deal),
        shown=deal.shown if deal.kind is not Kind.SPEAK else None,
        wish=True,
        less=deal.less() != deal,
        hint=_compose_hint(view, deal, hand, refusal),
        action=(action, sub),
        ready=bool(hand.picked) and refusal is None,
    )


def _own(hand: Hand, me: Seat, hint: str, *, sealed: bool = False) -> SideFace:
    seal = me if sealed else -1
    pieces = tuple(
        Piece(Shows.FACE, face, card, seal) for face, card in zip(hand.faces, hand.picked, strict=True)
    )
    return SideFace(pieces, live=True, ringed=True, hint=hint)


def _ways(view: PunView, deal: Deal) -> tuple[Slip, ...]:
    partner, name = deal.partner, said.name_of(view, deal.partner)
    if partner is None:
        offer = Slip(
            Kind.OFFER, _("Offer it to somebody"), _("press a nameplate"), Icon.HAND_OVER, enabled=False
        )
        speak = Slip(Kind.SPEAK, _("Agreed aloud"), _("press a nameplate"), Icon.SPEECH, enabled=False)
    else:
        computer = view.seats[partner].player.is_computer
        asked = _("{name} answers at once") if computer else _("{name} gets the screen to answer")
        entered = _("computers answer offers only") if computer else _("you both enter it in secret")
        offer = Slip(
            Kind.OFFER, _("Offer it to {name}").format(name=name), asked.format(name=name), Icon.HAND_OVER
        )
        speak = Slip(
            Kind.SPEAK, _("Agreed aloud"), entered.format(name=name), Icon.SPEECH, enabled=not computer
        )
    post = Slip(Kind.POST, _("Offer it to everybody"), _("it stays until somebody takes it"), Icon.CROWD)
    return tuple(
        Slip(slip.key, slip.title, slip.sub, slip.icon, slip.enabled, slip.key is deal.kind)
        for slip in (offer, speak, post)
    )


def _compose_action(deal: Deal, hand: Hand, name: str) -> tuple[str, str]:
    given = said.spelled(hand.faces, little=False)
    wish = said.wanted(deal.wish, little=False, brief=True)
    both = said.exchange(given, wish) if given else ""
    if deal.kind is Kind.SPEAK:
        return _("We agreed"), both
    if deal.kind is Kind.POST:
        return _("Offer to all"), both
    return _("Offer to {name}").format(name=name), both


def _compose_hint(view: PunView, deal: Deal, hand: Hand, refusal: Refusal | None) -> tuple[str, str]:
    name = said.name_of(view, deal.partner)
    if refusal is not None and (hand.picked or refusal.code != PunRefusal.CARDS):
        return say(refusal, _names(view), "pun"), ""
    if deal.kind is Kind.SPEAK:
        first = _("Put in what you agreed with {name}.").format(name=name)
        return first, _("{name} enters it, too. If the two differ, nothing is traded.").format(name=name)
    if not hand.picked:
        return _("Tap the letters that you give."), _("Tap the dashed card to say what you want for them.")
    if deal.kind is Kind.POST:
        first = _("Whoever's turn it is may take it, without asking you.")
        return first, _open_or_sealed(deal)
    return _("{name} can take it, offer something else, or say no.").format(name=name), _open_or_sealed(
        deal, name
    )


def _open_or_sealed(deal: Deal, name: str = "") -> str:
    if deal.shown:
        return _("Open: everybody sees your letters.")
    if not name:
        return _("Sealed: all see how many cards, not which.")
    return _("Sealed: {name} sees how many cards, not which.").format(name=name)


def _take(view: PunView, deal: Deal, hand: Hand, refusal: Refusal | None) -> TradeFace:
    offer = standing_of(view, deal)
    me = _me(view)
    if offer is None:
        return TradeFace(words=TrayWords((me, ""), (None, ""), ""), hint=(_("This offer is gone."), ""))
    name = said.name_of(view, offer.owner)
    got = said.side_of(offer.gives)
    told = (_("{name} has agreed already: you trade at once.").format(name=name), "")
    if refusal is not None:
        wants = said.wanted(offer.wants, little=False)
        told = (
            _("{name} wants {wanted} for it.").format(name=name, wanted=wants),
            _("Tap letters of yours."),
        )
    elif len(hand.cards) > offer.wants.count:
        told = (told[0], _("Tap letters to give others instead."))
    given = said.spelled(hand.faces, little=False)
    # Letters that were asked for by name are known anyway.
    hides = offer.wants.count > len(offer.wants.letters)
    return TradeFace(
        left=_own(hand, me, said.terms(offer.wants), sealed=hides and not deal.shown),
        right=_others(offer.gives, offer.owner),
        words=TrayWords(
            (me, said.you_give(said.spelled(hand.faces))),
            (offer.owner, said.gives(name, got)),
            said.terms(offer.wants),
        ),
        shown=deal.shown if hides else None,
        hint=told,
        action=(_("Trade"), said.exchange(given, said.side_of(offer.gives, little=False)) if given else ""),
        ready=refusal is None,
    )


# ---- asked


def _answer(
    view: PunView, trade: TradeView, deal: Deal, hand: Hand, answering: Answering | None
) -> TradeFace:
    me, asking = _me(view), trade.active
    wish = trade.wants
    assert wish is not None  # whoever is asked knows what for
    name = said.name_of(view, asking)
    what = answering or _by_tray(hand, trade)
    can = filling(hand.cards, hand.draft, wish) is not None
    given = said.spelled(hand.faces, little=False)
    got = said.side_of(trade.gives, little=False)
    slips = (
        Slip(
            Answering.YES,
            _("It fits: trade"),
            said.wanted(wish, little=False) if can else said.lacking(wish),
            Icon.CHECK,
            enabled=can,
        ),
        Slip(
            Answering.OTHER,
            _("Offer something else"),
            _("{name} takes it or leaves it").format(name=name),
            Icon.SWAP,
        ),
        Slip(Answering.NO, _("No, thank you"), said.refusals_left(view, me, asking), Icon.CROSS),
    )
    action = {
        None: (_("Your answer"), _("choose one of the three")),
        Answering.YES: (_("Give {cards}").format(cards=given), _("for {wanted}").format(wanted=got)),
        Answering.OTHER: (
            _("Offer this instead") if given else _("Something else"),
            given or _("tap letters first"),
        ),
        Answering.NO: (_("No, thank you"), _("the cards stay")),
    }[what]
    sealed = trade.gives.cards is None
    return TradeFace(
        left=_others(trade.gives, asking),
        right=_own(hand, me, _("Tap letters of yours: they go into the tray"), sealed=not deal.shown),
        words=TrayWords(
            (asking, said.gives(name, said.side_of(trade.gives))),
            (me, said.you_give(said.spelled(hand.faces))),
            said.terms(wish),
        ),
        slips=_picked(slips, what),
        shown=deal.shown if what is not Answering.NO else None,
        hint=(
            _("Tap letters to put them into the tray or take them back."),
            _("You see sealed cards at your next look.")
            if sealed and not hand.picked
            else _open_or_sealed(deal, name),
        ),
        action=action,
        ready=what is Answering.NO or bool(hand.picked),
    )


def _by_tray(hand: Hand, trade: TradeView) -> Answering | None:
    """What the cards in the tray are: just what was asked for, or something else."""
    if not hand.picked or trade.wants is None:
        return None
    return Answering.YES if fits(hand.faces, trade.wants) else Answering.OTHER


def _countered(view: PunView, trade: TradeView, answering: Answering | None) -> TradeFace:
    me, other = trade.active, trade.partner
    name = said.name_of(view, other)
    answer = trade.answer or SideView(None, None, False)
    got = said.side_of(answer, little=False)
    given = said.side_of(trade.gives, little=False)
    slips = (
        Slip(Answering.YES, _("Take it"), said.exchange(given, got), Icon.CHECK),
        Slip(Answering.NO, _("Leave it"), _("the cards stay"), Icon.CROSS),
    )
    action = {
        Answering.YES: (_("Take it"), said.exchange(given, got)),
        Answering.NO: (_("Leave it"), _("the cards stay")),
    }.get(answering or Answering.OTHER, (_("Your answer"), _("take it or leave it")))
    asked = trade.wants
    return TradeFace(
        left=_others(trade.gives, me),
        right=_others(answer, other),
        words=TrayWords(
            (me, said.you_give(said.side_of(trade.gives))),
            (other, said.gives(name, said.side_of(answer))),
            _("something else"),
        ),
        slips=_picked(slips, answering),
        hint=(
            _("{name} would give something else than {wanted}.").format(
                name=name, wanted=said.wanted(asked, little=False) if asked is not None else ""
            ),
            _("You see sealed cards at your next look.") if answer.cards is None else "",
        ),
        action=action,
        ready=answering is not None,
    )


def _enter(view: PunView, trade: TradeView, deal: Deal, hand: Hand, answering: Answering | None) -> TradeFace:
    me, other = _me(view), trade.active
    name = said.name_of(view, other)
    what = answering or (Answering.YES if hand.picked else None)
    wish = said.wanted(deal.wish, brief=True)
    both = said.exchange(
        said.spelled(hand.faces, little=False), said.wanted(deal.wish, little=False, brief=True)
    )
    slips = (
        Slip(Answering.YES, _("We agreed"), _("enter what you give and get"), Icon.SPEECH),
        Slip(Answering.NO, _("We did not"), _("nothing is traded"), Icon.CROSS),
    )
    action = {
        None: (_("We agreed"), _("tap letters first")),
        Answering.YES: (_("We agreed"), both if hand.picked else _("tap letters first")),
        Answering.NO: (_("We did not"), _("nothing is traded")),
    }[what if what is not Answering.OTHER else None]
    return TradeFace(
        left=_own(hand, me, _("Tap letters of yours: they go into the tray")),
        right=SideFace(tuple(Piece(Shows.WANTED, letter) for letter in deal.wants), live=True),
        words=TrayWords(
            (me, said.you_give(said.spelled(hand.faces))),
            (other, said.you_get(wish)),
            said.terms(deal.wish),
        ),
        slips=_picked(slips, what),
        wish=True,
        less=deal.less() != deal,
        hint=(
            _("Put in what you agreed with {name}.").format(name=name),
            _("If you entered something else, nothing is traded."),
        ),
        action=action,
        ready=what is Answering.NO or bool(hand.picked),
    )


def _wait(view: PunView, trade: TradeView) -> TradeFace:
    name = said.name_of(view, trade.waits_for)
    wish = trade.wants
    pieces = (
        ()
        if wish is None
        else tuple(
            Piece(Shows.WANTED, letter)
            for letter in (*wish.letters, *[""] * (wish.count - len(wish.letters)))
        )
    )
    return TradeFace(
        left=_others(trade.gives, trade.active),
        right=SideFace(pieces),
        words=TrayWords(
            (trade.active, said.you_give(said.side_of(trade.gives))),
            (
                trade.partner,
                said.you_get(said.wanted(wish, brief=True)) if wish is not None else "",
            ),
            said.terms(wish) if wish is not None else "",
        ),
        hint=(_("{name} is thinking.").format(name=name), ""),
        action=(_("{name} is thinking").format(name=name), ""),
    )


# ---- pieces


def _me(view: PunView) -> Seat:
    return view.viewer


def _names(view: PunView) -> list[str]:
    return [seat.player.name for seat in view.seats]


def _others(side: SideView, seat: Seat) -> SideFace:
    """Cards that are not to be touched; face down where this viewer may not see them."""
    if side.cards is None:
        return SideFace((Piece(Shows.SEALED, seat=seat),) * (side.count or 0))
    seal = -1 if side.shown else seat
    return SideFace(tuple(Piece(Shows.FACE, card.face, card.card, seal) for card in side.cards))


def _picked(slips: Sequence[Slip], what: Answering | None) -> tuple[Slip, ...]:
    return tuple(
        Slip(slip.key, slip.title, slip.sub, slip.icon, slip.enabled, slip.key is what) for slip in slips
    )
