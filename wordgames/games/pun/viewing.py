"""What of a state a viewer may know, and what a view leaves open to do."""

from collections.abc import Iterable

from wordgames.core.players import TABLE, Seat, Viewer
from wordgames.games.pun.flow import turns_to_quiet_end
from wordgames.games.pun.judging import card_views, judge, totals
from wordgames.games.pun.moves import (
    Accept,
    Answer,
    Close,
    Draw,
    EndRound,
    Lay,
    Move,
    Offer,
    Post,
    Refuse,
    Speak,
    Stand,
    Swap,
    TakeStanding,
    Wish,
    Withdraw,
)
from wordgames.games.pun.state import MOST_REFUSED, MOST_STANDING, PunState, Trade
from wordgames.games.pun.view import (
    CardView,
    DrawnView,
    Phase,
    PunView,
    SeatView,
    SideView,
    StandingView,
    TradeStep,
    TradeView,
)


def view(state: PunState, viewer: Viewer) -> PunView:
    """All that this viewer may know. Who has left sees what the whole table sees."""
    if viewer != TABLE and not 0 <= viewer < len(state.players):
        raise ValueError(f"no such viewer: {viewer}")
    if viewer != TABLE and not state.present[viewer]:
        eyes: Viewer = TABLE
    else:
        eyes = viewer
    shown = judge(state) if state.phase is Phase.JUDGING else None
    points = totals(state, shown)
    last_lap = state.ender is not None or state.phase is not Phase.TURN
    return PunView(
        viewer=viewer,
        phase=state.phase,
        round_number=state.round_number,
        rounds=state.rounds,
        starter=state.starter,
        turn=state.turn,
        turn_number=state.turn_number,
        ender=state.ender,
        # Where somebody has left, laps are shorter, and this turn may be one too many already: it is still played.
        turns_to_quiet_end=0 if last_lap else max(1, turns_to_quiet_end(state)),
        deck=len(state.pile),
        centre=card_views(state, state.centre),
        seats=tuple(_seat_view(state, seat, eyes, points) for seat in range(len(state.players))),
        rotation=state.rotation,
        trade=None if state.trade is None else _trade_view(state, state.trade, eyes),
        standing=tuple(
            StandingView(
                offer.number,
                offer.owner,
                _side(state, offer.cards, offer.shown, eyes == offer.owner),
                offer.wants,
            )
            for offer in state.standing
        ),
        drawn=tuple(tuple(DrawnView(one.seat, one.face) for one in draw) for draw in state.drawn),
        shown=state.closed if shown is None else (*state.closed, shown),
        options=state.options,
        result=state.result,
    )


def _seat_view(
    state: PunState, seat: Seat, viewer: Viewer, points: tuple[tuple[int, ...], tuple[int, ...]]
) -> SeatView:
    own = seat == viewer and state.present[seat]
    trading = state.phase is Phase.TURN
    return SeatView(
        player=state.players[seat],
        present=state.present[seat],
        hand=card_views(state, state.hands[seat]) if own else None,
        cards=len(state.hands[seat]),
        total=points[0][seat],
        won=points[1][seat],
        offers=state.offers[seat],
        refused=state.refused[seat],
        open_to_trade=trading and state.is_open(seat) and state.refused[seat] < MOST_REFUSED,
        laid=state.laid[seat] is not None,
    )


def _side(state: PunState, cards: tuple[int, ...], shown: bool, known: bool) -> SideView:
    return SideView(len(cards), card_views(state, cards) if shown or known else None, shown)


def _trade_view(state: PunState, trade: Trade, viewer: Viewer) -> TradeView:
    """An open offer is everybody's; of a sealed one the partner knows wish and number, of a spoken trade nothing."""
    active = viewer == state.turn
    spoken = trade.step is TradeStep.SPOKEN
    if spoken and not active:
        gives, knows_wish = SideView(None, None, False), False
    else:
        gives = _side(state, trade.cards, trade.shown and not spoken, active)
        knows_wish = active or viewer == trade.partner or trade.shown
    answer = None
    if trade.step is TradeStep.COUNTERED:
        answer = _side(state, trade.answer, trade.answer_shown, viewer == trade.partner)
    return TradeView(
        step=trade.step,
        active=state.turn,
        partner=trade.partner,
        waits_for=state.turn if trade.step is TradeStep.COUNTERED else trade.partner,
        gives=gives,
        wants=trade.wants if knows_wish else None,
        answer=answer,
    )


def options(view: PunView, seat: Seat) -> tuple[Move, ...]:
    """The moves that a view leaves open to a seat, or to the table."""
    if seat == TABLE:
        return _table_options(view)
    mine = view.seats[seat]
    if mine.hand is None:
        return ()
    if view.phase is Phase.COUNTING:
        return () if mine.laid else (Lay(()),)
    if view.phase is not Phase.TURN:
        return ()
    if view.trade is not None:
        return _reply_options(view.trade, mine.hand, seat)
    if seat != view.turn:
        return ()
    return (*_trade_options(view, mine.hand, seat), *_choices(view, mine.hand))


def _table_options(view: PunView) -> tuple[Move, ...]:
    pending = view.phase is not Phase.JUDGING or any(
        word.pending for hand in view.shown[-1].hands for word in hand.words
    )
    return () if pending else (Close(),)


def _reply_options(trade: TradeView, hand: tuple[CardView, ...], seat: Seat) -> tuple[Move, ...]:
    if seat != trade.waits_for:
        return ()
    if trade.step is TradeStep.COUNTERED:
        return (Refuse(), Accept())
    if trade.step is TradeStep.SPOKEN:
        return (Refuse(), Speak(trade.active, (hand[0].card,), Wish(1)))
    assert trade.wants is not None  # whoever is asked knows what for
    fitting = fit(hand, trade.wants)
    counter = Answer((hand[0].card,))
    return (Refuse(), counter) if fitting is None else (Refuse(), counter, Answer(fitting))


def fit(hand: Iterable[CardView], wish: Wish) -> tuple[int, ...] | None:
    """The first cards of a hand that a wish asks for, named letters first; None where the hand has not got them."""
    left = list(hand)
    cards: list[int] = []
    for letter in wish.letters:
        found = next((card for card in left if card.face == letter), None)
        if found is None:
            return None
        left.remove(found)
        cards.append(found.card)
    more = wish.count - len(cards)
    return (*cards, *(card.card for card in left[:more])) if more <= len(left) else None


def _trade_options(view: PunView, hand: tuple[CardView, ...], seat: Seat) -> tuple[Move, ...]:
    """One offer to each open partner, what standing offers can be taken, one of one's own."""
    first = (hand[0].card,)
    mine = tuple(offer.number for offer in view.standing if offer.owner == seat)
    moves: list[Move] = [Withdraw(number) for number in mine]
    if len(mine) < MOST_STANDING:
        moves.append(Post(first, True, Wish(1)))
    for offer in view.standing:
        cards = fit(hand, offer.wants)
        open_owner = view.seats[offer.owner].present and (
            view.options.trade_with_ender or offer.owner != view.ender
        )
        if offer.owner != seat and open_owner and cards is not None:
            moves.append(TakeStanding(offer.number, cards))
    for partner, other in enumerate(view.seats):
        if other.open_to_trade:
            moves.append(Offer(partner, first, False, Wish(1)))
            if not (other.player.is_computer or view.seats[seat].player.is_computer):
                moves.append(Speak(partner, first, Wish(1)))
    return tuple(moves)


def _choices(view: PunView, hand: tuple[CardView, ...]) -> tuple[Move, ...]:
    swaps: tuple[Move, ...] = tuple(
        Swap((card.card,), (other.card,)) for card in hand for other in view.centre
    )
    draw: tuple[Move, ...] = (Draw(),) if view.deck else ()
    return (*swaps, *draw, EndRound() if view.ender is None else Stand())
