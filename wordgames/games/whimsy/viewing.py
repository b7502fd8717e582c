"""What of a state a viewer may know, and what a view leaves open to do."""

from wordgames.core.players import TABLE, Seat, Viewer
from wordgames.games.whimsy.checks import judges_in_the_open
from wordgames.games.whimsy.moves import Close, Flip, Mix, Move, Mulligan, Next, Open, Played, Rank, Reopen
from wordgames.games.whimsy.sound import sounds_alike
from wordgames.games.whimsy.state import Envelope, WhimsyState, chips_for
from wordgames.games.whimsy.variants import PIECES, piece, to_rank
from wordgames.games.whimsy.view import CardView, EnvelopeView, Phase, PlayedView, SeatView, WhimsyView


def view(state: WhimsyState, viewer: Viewer) -> WhimsyView:
    """All that this viewer may know. Who has left sees what the whole table sees."""
    if viewer != TABLE and not 0 <= viewer < len(state.players):
        raise ValueError(f"no such viewer: {viewer}")
    eyes = viewer if viewer != TABLE and state.present[viewer] else TABLE
    on_table = state.phase in (Phase.READING, Phase.RANKING)
    awarded = state.phase in (Phase.AWARDED, Phase.OVER)
    totals = state.totals()
    return WhimsyView(
        viewer=viewer,
        phase=state.phase,
        round_number=state.round_number,
        rounds=state.rounds,
        referee=state.referee,
        variant=state.variant,
        prompt=state.prompt_card,
        seats=tuple(_seat_view(state, seat, eyes, totals[seat]) for seat in range(len(state.players))),
        rotation=state.rotation,
        closed=state.closed_count,
        expected=state.answers,
        envelopes=tuple(_envelope_view(state, one) for one in state.envelopes) if on_table else (),
        stack=() if awarded else tuple(sorted(chip for chip in chips_for(state.answers) if chip)),
        stacks=state.stacks,
        to_rank=_to_rank(state, eyes),
        shown=state.shown,
        options=state.options,
        result=state.result,
    )


def _seat_view(state: WhimsyState, seat: Seat, eyes: Viewer, total: int) -> SeatView:
    mine = seat == eyes
    used = state.mulligans[seat]
    public = used < state.round_number or state.phase is Phase.AWARDED
    return SeatView(
        player=state.players[seat],
        present=state.present[seat],
        hand=tuple(_card_view(state, card) for card in state.hands[seat]) if mine else None,
        answer=_answer(state, seat) if mine else None,
        total=total,
        chips=state.chips[seat],
        start=state.start[seat],
        firsts=state.firsts[seat],
        refereed=state.refereed[seat],
        mulligan_used=used > 0 and (mine or public),
        sits_out=state.out[seat],
        ranked=mine and any(ranking.seat == seat for ranking in state.rankings),
    )


def _card_view(state: WhimsyState, card: int) -> CardView:
    shown = state.deck.cards[card]
    return CardView(card, shown.words, shown.own)


def _answer(state: WhimsyState, seat: Seat) -> tuple[PlayedView, ...] | None:
    """What lies in his envelope, until everybody knows."""
    closed = state.closed[seat]
    if closed is None and state.phase in (Phase.READING, Phase.RANKING):
        closed = next((one.cards for one in state.envelopes if one.seat == seat), None)
    return None if closed is None else state.show(closed)


def _envelope_view(state: WhimsyState, envelope: Envelope) -> EnvelopeView:
    if not envelope.opened:
        return EnvelopeView(envelope.slot, None, None)
    cards = state.show(envelope.cards)
    hint = sounds_alike(card.word.text for card in cards) if piece(state).fulfils else None
    return EnvelopeView(envelope.slot, cards, hint)


def _to_rank(state: WhimsyState, eyes: Viewer) -> tuple[int, ...]:
    if state.phase is not Phase.RANKING:
        return ()
    judges = eyes == state.referee or (eyes == TABLE and judges_in_the_open(state))
    if piece(state).everybody:
        done = any(ranking.seat == eyes for ranking in state.rankings)
        judges = eyes in piece(state).rankers(state) and not done
    return to_rank(state, eyes) if judges else ()


def options(view: WhimsyView, seat: Seat) -> tuple[Move, ...]:
    """The moves that a view leaves open to a seat, or to the table."""
    ranks: tuple[Move, ...] = (Rank(view.to_rank),) if view.to_rank else ()
    if seat == TABLE:
        return (*_table_options(view), *ranks)
    mine = view.seats[seat]
    if view.phase is not Phase.CHOOSING or mine.hand is None or seat == view.referee:
        return ranks
    if mine.answer is not None:
        return (Reopen(),)
    played, cards = PIECES[view.variant], [Played(card.card) for card in mine.hand]
    moves: list[Move] = [Close(tuple(cards[:count])) for count in range(played.fewest, played.most + 1)]
    if played.mulligan and not mine.mulligan_used:
        moves.append(Mulligan())
    return tuple(moves)


def _table_options(view: WhimsyView) -> tuple[Move, ...]:
    match view.phase:
        case Phase.PROMPT:
            return (Flip(),)
        case Phase.CHOOSING if view.closed == view.expected:
            return (Mix(),)
        case Phase.READING:
            return tuple(Open(envelope.slot) for envelope in view.envelopes if envelope.cards is None)
        case Phase.AWARDED:
            return (Next(),)
        case _:
            return ()
