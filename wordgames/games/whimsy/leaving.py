"""Who leaves, and who sits down, in every state of a game (rules, Word Whimsy 12; "All three games")."""

from msgspec.structs import replace

from wordgames.core.events import Event
from wordgames.core.players import Player, Seat
from wordgames.games.whimsy import checks, flow
from wordgames.games.whimsy.events import RefereeFollowed, SeatJoined, SeatLeft
from wordgames.games.whimsy.moves import HAND
from wordgames.games.whimsy.state import WhimsyState
from wordgames.games.whimsy.view import Phase


def leave(state: WhimsyState, seat: Seat, events: list[Event]) -> WhimsyState:
    """His hand goes to the discards, a closed envelope stays in the round and scores nobody."""
    events.append(SeatLeft(seat=seat))
    state = replace(
        state,
        present=(*state.present[:seat], False, *state.present[seat + 1 :]),
        discards=(*state.discards, *state.hands[seat]),
        hands=(*state.hands[:seat], (), *state.hands[seat + 1 :]),
        rankings=tuple(ranking for ranking in state.rankings if ranking.seat != seat),
    )
    if len(state.seats_present()) < checks.SEATS[0]:
        return flow.end_game(state, flow.TOO_FEW, events)
    if state.phase is Phase.AWARDED:
        return state
    if seat == state.referee:
        state = _follow(state, events)
    return flow.go_on(state, events)


def _follow(state: WhimsyState, events: list[Event]) -> WhimsyState:
    """The next on the left takes over the same prompt; his own answer is withdrawn."""
    heir = state.here_from_left_of(state.referee)[0]
    events.append(RefereeFollowed(seat=heir))
    return _withdraw(flow.appoint(state, heir), heir)


def _withdraw(state: WhimsyState, seat: Seat) -> WhimsyState:
    """His answer goes back to his hand if nothing was read yet, else to the discards."""
    mine = [envelope for envelope in state.envelopes if envelope.seat == seat]
    answer = state.closed[seat] or tuple(one for envelope in mine for one in envelope.cards)
    cards = tuple(one.card for one in answer)
    gone = {envelope.slot for envelope in mine}
    if any(envelope.opened for envelope in state.envelopes):
        state = replace(state, discards=(*state.discards, *cards))
    else:
        hand = (*state.hands[seat], *cards)
        state = replace(state, hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]))
    return replace(
        state,
        closed=(*state.closed[:seat], None, *state.closed[seat + 1 :]),
        envelopes=tuple(envelope for envelope in state.envelopes if envelope.seat != seat),
        rankings=tuple(
            replace(ranking, order=tuple(slot for slot in ranking.order if slot not in gone))
            for ranking in state.rankings
        ),
    )


def join(state: WhimsyState, player: Player, events: list[Event]) -> WhimsyState:
    """Last in rotation with the lowest total of those present; before a prompt he is dealt his hand at once."""
    seat, at = len(state.players), state.rotation.index(state.referee)
    totals = state.totals()
    lowest = min(totals[other] for other in state.seats_present())
    events.append(SeatJoined(seat=seat, total=lowest))
    state = replace(
        state,
        players=(*state.players, player),
        present=(*state.present, True),
        rotation=(*state.rotation[:at], seat, *state.rotation[at:]),
        hands=(*state.hands, ()),
        closed=(*state.closed, None),
        out=(*state.out, False),
        mulligans=(*state.mulligans, 0),
        chips=(*state.chips, ()),
        start=(*state.start, lowest),
        firsts=(*state.firsts, 0),
        refereed=(*state.refereed, 0),
    )
    if state.phase is Phase.PROMPT:
        drawn, pile, discards, dice = flow.draw(state.pile, state.discards, state.dice, HAND)
        state = replace(state, hands=(*state.hands[:-1], drawn), pile=pile, discards=discards, dice=dice)
    return state
