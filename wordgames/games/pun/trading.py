"""Phase 1: standing offers, offers with one counter, trades agreed aloud (rules, Pun 3 and 4)."""

from msgspec.structs import replace

from wordgames.core.events import Event
from wordgames.core.players import Seat
from wordgames.games.pun.checks import find_standing
from wordgames.games.pun.events import (
    CardsTraded,
    Countered,
    OfferDetailed,
    OfferMade,
    OfferRefused,
    SpokenBegan,
    SpokenNotMade,
    StandingGone,
    StandingPosted,
    TradeMade,
)
from wordgames.games.pun.moves import Accept, Answer, Offer, Post, Refuse, Speak, TakeStanding, Why, Withdraw
from wordgames.games.pun.state import PunState, Standing, Trade
from wordgames.games.pun.view import TradeStep


def post(state: PunState, seat: Seat, move: Post, events: list[Event]) -> PunState:
    """A standing offer lies on the table."""
    number = state.offers_posted + 1
    offer = Standing(number, seat, move.cards, move.shown, move.wants)
    events.append(
        StandingPosted(
            seat=seat,
            number=number,
            given=len(move.cards),
            letters=_faces(state, move.cards, move.shown),
            wants=move.wants,
            why=move.why,
        )
    )
    return replace(state, standing=(*state.standing, offer), offers_posted=number)


def withdraw(state: PunState, seat: Seat, move: Withdraw, events: list[Event]) -> PunState:
    """Its owner takes a standing offer back."""
    events.append(StandingGone(seat=seat, number=move.number, withdrawn=True))
    return _without(state, move.number)


def take_standing(state: PunState, seat: Seat, move: TakeStanding, events: list[Event]) -> PunState:
    """The active player takes what somebody offers to all: no hand-over is needed."""
    offer = find_standing(state, move.number)
    assert offer is not None  # check has found it
    state = _without(state, move.number)
    trade = Trade(
        step=TradeStep.OFFERED,
        partner=offer.owner,
        cards=move.cards,
        shown=move.shown,
        wants=offer.wants,
        answer=offer.cards,
        answer_shown=offer.shown,
    )
    return _make(state, seat, trade, events, move.why, offer.number)


def offer(state: PunState, seat: Seat, move: Offer, events: list[Event]) -> PunState:
    """An offer waits for the partner's answer."""
    partner = move.partner
    events.append(OfferMade(seat=seat, partner=partner, given=len(move.cards), why=move.why))
    events.append(
        OfferDetailed(
            seat=seat,
            partner=partner,
            letters=_faces(state, move.cards, move.shown),
            wants=move.wants,
            audience=None if move.shown else (seat, partner),
        )
    )
    trade = Trade(
        step=TradeStep.OFFERED, partner=partner, cards=move.cards, shown=move.shown, wants=move.wants
    )
    return replace(state, trade=trade, offers=_counted(state.offers, partner))


def speak(state: PunState, seat: Seat, move: Speak, events: list[Event]) -> PunState:
    """What was agreed aloud: entered by the active player first, then by the partner, who sees nothing of it."""
    if seat == state.turn:
        events.append(SpokenBegan(seat=seat, partner=move.partner))
        trade = Trade(
            step=TradeStep.SPOKEN,
            partner=move.partner,
            cards=move.cards,
            shown=move.shown,
            wants=move.wants,
        )
        return replace(state, trade=trade)
    trade = _open(state)
    if state.fits(move.cards, trade.wants) and state.fits(trade.cards, move.wants):
        made = replace(trade, answer=move.cards, answer_shown=move.shown)
        return _make(state, state.turn, made, events)
    return _not_made(state, events)


def answer(state: PunState, seat: Seat, move: Answer, events: list[Event]) -> PunState:
    """What fits exactly makes the trade; anything else is a counter-offer."""
    trade = replace(_open(state), answer=move.cards, answer_shown=move.shown)
    if state.fits(move.cards, trade.wants):
        return _make(state, state.turn, trade, events, move.why)
    events.append(
        Countered(
            seat=seat,
            partner=state.turn,
            given=len(move.cards),
            letters=_faces(state, move.cards, move.shown),
            why=move.why,
        )
    )
    return replace(state, trade=replace(trade, step=TradeStep.COUNTERED))


def refuse(state: PunState, seat: Seat, move: Refuse, events: list[Event]) -> PunState:
    """No. Of a spoken trade nobody learns whether it was this or that the two did not fit."""
    trade = _open(state)
    if trade.step is TradeStep.SPOKEN:
        return _not_made(state, events)
    other = trade.partner if seat == state.turn else state.turn
    events.append(OfferRefused(seat=seat, partner=other, why=move.why))
    return replace(state, trade=None, refused=_counted(state.refused, trade.partner))


def accept(state: PunState, seat: Seat, move: Accept, events: list[Event]) -> PunState:
    """The active player takes the counter-offer."""
    return _make(state, seat, _open(state), events, move.why)


def _open(state: PunState) -> Trade:
    assert state.trade is not None  # check has seen it
    return state.trade


def _not_made(state: PunState, events: list[Event]) -> PunState:
    events.append(SpokenNotMade(seat=state.turn, partner=_open(state).partner))
    return replace(state, trade=None)


def _make(
    state: PunState,
    seat: Seat,
    trade: Trade,
    events: list[Event],
    why: Why | None = None,
    standing: int | None = None,
) -> PunState:
    """The cards change hands, for good; new ones come last."""
    partner, given, got = trade.partner, trade.cards, trade.answer
    events.append(
        TradeMade(
            seat=seat,
            partner=partner,
            given=len(given),
            got=len(got),
            given_letters=_faces(state, given, trade.shown),
            got_letters=_faces(state, got, trade.answer_shown),
            standing=standing,
            why=why,
        )
    )
    events.append(
        CardsTraded(
            seat=seat,
            partner=partner,
            given_letters=state.faces(given),
            got_letters=state.faces(got),
            audience=(seat, partner),
        )
    )
    hands = list(state.hands)
    hands[seat] = (*(card for card in hands[seat] if card not in given), *got)
    hands[partner] = (*(card for card in hands[partner] if card not in got), *given)
    state = replace(state, hands=tuple(hands), trade=None)
    return lapse(lapse(state, seat, events), partner, events)


def lapse(state: PunState, owner: Seat, events: list[Event]) -> PunState:
    """After a hand has changed: its standing offers go on with equal cards, or lapse where they can't be met."""
    kept: list[Standing] = []
    for offer in state.standing:
        cards = offer.cards if offer.owner != owner else _equal_cards(state, offer)
        if cards is None:
            events.append(StandingGone(seat=owner, number=offer.number, withdrawn=False))
        else:
            kept.append(replace(offer, cards=cards))
    return replace(state, standing=tuple(kept))


def _equal_cards(state: PunState, offer: Standing) -> tuple[int, ...] | None:
    """The offered cards, those that are gone replaced by others of the hand with the same face."""
    hand = state.hands[offer.owner]
    free = [card for card in hand if card not in offer.cards]
    cards: list[int] = []
    for card in offer.cards:
        if card not in hand:
            face = state.deck.cards[card]
            equal = next((other for other in free if state.deck.cards[other] == face), None)
            if equal is None:
                return None
            free.remove(equal)
            card = equal
        cards.append(card)
    return tuple(cards)


def _without(state: PunState, number: int) -> PunState:
    return replace(state, standing=tuple(offer for offer in state.standing if offer.number != number))


def _faces(state: PunState, cards: tuple[int, ...], shown: bool) -> str | None:
    return state.faces(cards) if shown else None


def _counted(counts: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    return (*counts[:seat], counts[seat] + 1, *counts[seat + 1 :])
