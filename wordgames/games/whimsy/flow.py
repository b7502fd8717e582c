"""How a game goes on: prompts, envelopes, chips, refills, the end. Each step adds its events to a list."""

from msgspec.structs import replace

from wordgames.core.events import Event
from wordgames.core.game import Result, Standing
from wordgames.core.players import Seat
from wordgames.core.rng import Dice
from wordgames.games.whimsy.events import (
    Awarded,
    CardsDrawn,
    ChipsGiven,
    EnvelopesMixed,
    GameEnded,
    HandsRefilled,
    PromptTurned,
    RoundBegan,
    StackSetAside,
)
from wordgames.games.whimsy.moves import HAND
from wordgames.games.whimsy.state import CHIP_VALUES, Envelope, Ranking, WhimsyState, chips_for
from wordgames.games.whimsy.variants import piece
from wordgames.games.whimsy.view import AnswerView, Phase, RoundView

FINISHED = "finished"
"""All stacks were played."""
TOO_FEW = "too_few_seats"
"""Two seats were left; the game ended as it stood."""


def draw(
    pile: tuple[int, ...], discards: tuple[int, ...], dice: Dice, count: int
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], Dice]:
    """So many cards from the pile; where it runs dry on the way, the discards are shuffled in (rulebook, Notes).

    Returns the cards, and pile, discards and dice after it.
    """
    drawn, pile = pile[:count], pile[count:]
    if len(drawn) < count:
        pile, dice = dice.shuffle(discards)
        discards = ()
        more = count - len(drawn)
        drawn, pile = drawn + pile[:more], pile[more:]
    return drawn, pile, discards, dice


def exchange(state: WhimsyState, seat: Seat) -> WhimsyState:
    """A mulligan: the whole hand is discarded, and as many cards are drawn."""
    hand = state.hands[seat]
    drawn, pile, discards, dice = draw(state.pile, (*state.discards, *hand), state.dice, len(hand))
    hands = (*state.hands[:seat], drawn, *state.hands[seat + 1 :])
    return replace(state, hands=hands, pile=pile, discards=discards, dice=dice)


def refill(state: WhimsyState, events: list[Event]) -> WhimsyState:
    """Everybody here draws until he has seven cards, from the referee's left on (rulebook, Playing a Turn 5)."""
    hands = list(state.hands)
    pile, discards, dice, reshuffled = state.pile, state.discards, state.dice, False
    for seat in state.here_from_left_of(state.referee):
        missing = HAND - len(hands[seat])
        reshuffled = reshuffled or missing > len(pile)
        drawn, pile, discards, dice = draw(pile, discards, dice, missing)
        hands[seat] = (*hands[seat], *drawn)
        if drawn:
            events.append(CardsDrawn(seat=seat, cards=drawn, audience=(seat,)))
    events.append(HandsRefilled(reshuffled=reshuffled))
    return replace(state, hands=tuple(hands), pile=pile, discards=discards, dice=dice)


def begin_round(state: WhimsyState, referee: Seat, events: list[Event]) -> WhimsyState:
    """The next prompt waits for its referee to turn it over."""
    seats = len(state.players)
    number = state.round_number + 1
    events.append(RoundBegan(round_number=number, referee=referee))
    return appoint(
        replace(
            state,
            phase=Phase.PROMPT,
            round_number=number,
            closed=(None,) * seats,
            out=(False,) * seats,
            envelopes=(),
            rankings=(),
        ),
        referee,
    )


def appoint(state: WhimsyState, referee: Seat) -> WhimsyState:
    """This seat referees the round."""
    times = state.refereed
    counted = (*times[:referee], times[referee] + 1, *times[referee + 1 :])
    out = (*state.out[:referee], False, *state.out[referee + 1 :])
    return replace(state, referee=referee, refereed=counted, out=out)


def flip(state: WhimsyState, events: list[Event]) -> WhimsyState:
    """The top prompt lies open; when all were played they are shuffled and come again."""
    prompts, used, dice = state.prompts, state.prompts_used, state.dice
    if not prompts:
        prompts, dice = dice.shuffle(used)
        used = ()
    prompt = prompts[0]
    events.append(PromptTurned(referee=state.referee, prompt=state.deck.prompts[prompt].text))
    return replace(
        state, phase=Phase.CHOOSING, prompt=prompt, prompts=prompts[1:], prompts_used=used, dice=dice
    )


def mix(state: WhimsyState, events: list[Event]) -> WhimsyState:
    """The dice alone say where each envelope lies, whoever closed it, and when (rules, Word Whimsy 6)."""
    authors = tuple(seat for seat, cards in enumerate(state.closed) if cards is not None)
    order, dice = state.dice.shuffle(authors)
    envelopes = tuple(Envelope(slot, seat, state.closed[seat] or ()) for slot, seat in enumerate(order))
    state = replace(
        state,
        dice=dice,
        phase=Phase.READING,
        closed=(None,) * len(state.players),
        envelopes=envelopes,
    )
    events.append(EnvelopesMixed(envelopes=len(envelopes)))
    return go_on(state, events)


def go_on(state: WhimsyState, events: list[Event]) -> WhimsyState:
    """From reading to ranking when all are open, and to the chips when all who rank have."""
    if state.phase is Phase.READING and all(envelope.opened for envelope in state.envelopes):
        state = replace(state, phase=Phase.RANKING)
    if state.phase is not Phase.RANKING:
        return state
    if not state.envelopes:
        return _set_aside(state, events)
    ranked = [ranking.seat for ranking in state.rankings]
    return state if set(piece(state).rankers(state)) - set(ranked) else _award(state, events)


def _set_aside(state: WhimsyState, events: list[Event]) -> WhimsyState:
    """Nobody has answered: the whole stack scores nobody, the rotation goes on."""
    events.append(StackSetAside(round_number=state.round_number))
    assert state.prompt_card is not None
    shown = RoundView(state.round_number, state.prompt_card, state.referee, (), None, "")
    return replace(
        state,
        phase=Phase.AWARDED,
        stacks=state.stacks - 1,
        box=tuple(count + 1 for count in state.box),
        shown=(*state.shown, shown),
    )


def _award(state: WhimsyState, events: list[Event]) -> WhimsyState:
    """One chip to each answer, the highest to the first; what is left of the stack goes back (rulebook, 3)."""
    judge = next(ranking for ranking in state.rankings if ranking.seat == state.referee)
    order = piece(state).order(state)
    answers = tuple(
        _answer(state, judge, slot, place, chip)
        for place, (slot, chip) in enumerate(zip(order, chips_for(len(order)), strict=True), 1)
    )
    chips, firsts = list(state.chips), list(state.firsts)
    kept = [answer for answer in answers if answer.kept]
    for answer in kept:
        chips[answer.seat] = (*chips[answer.seat], answer.kept)
        firsts[answer.seat] += answer.place == 1
    taken = {answer.kept for answer in kept}
    same = judge.order[0] == order[0]
    why, word = (judge.why, judge.word) if same else (None, "")
    assert state.prompt_card is not None
    shown = RoundView(state.round_number, state.prompt_card, state.referee, answers, why, word)
    told = tuple(
        Awarded(
            answer.seat,
            tuple(card.word.text for card in answer.cards),
            answer.place,
            answer.chip,
            answer.kept,
            answer.mulligan,
        )
        for answer in answers
    )
    events.append(
        ChipsGiven(round_number=state.round_number, referee=state.referee, answers=told, why=why, word=word)
    )
    return replace(
        state,
        phase=Phase.AWARDED,
        stacks=state.stacks - 1,
        box=tuple(count + (value not in taken) for value, count in zip(CHIP_VALUES, state.box, strict=True)),
        chips=tuple(chips),
        firsts=tuple(firsts),
        shown=(*state.shown, shown),
    )


def _answer(state: WhimsyState, judge: Ranking, slot: int, place: int, chip: int) -> AnswerView:
    envelope = next(one for one in state.envelopes if one.slot == slot)
    mulligan = state.mulligans[envelope.seat] == state.round_number
    return AnswerView(
        slot=slot,
        seat=envelope.seat,
        cards=state.show(envelope.cards),
        place=place,
        chip=chip,
        kept=chip if state.present[envelope.seat] and not mulligan else 0,
        mulligan=mulligan,
        fulfils=slot in judge.fulfils if piece(state).fulfils else True,
    )


def next_round(state: WhimsyState, events: list[Event]) -> WhimsyState:
    """The cards are discarded, hands filled up, the next on the left referees; or the last stack is gone."""
    played = tuple(one.card for envelope in state.envelopes for one in envelope.cards)
    used = state.prompts_used if state.prompt is None else (*state.prompts_used, state.prompt)
    state = replace(state, discards=(*state.discards, *played), envelopes=(), prompt=None, prompts_used=used)
    if not state.stacks:
        return end_game(state, FINISHED, events)
    state = refill(state, events)
    return begin_round(state, state.here_from_left_of(state.referee)[0], events)


def end_game(state: WhimsyState, reason: str, events: list[Event]) -> WhimsyState:
    """The most points win; equal ones share, or more first places decide (rules, Word Whimsy 11)."""
    points = state.totals()

    def worth(seat: Seat) -> tuple[int, int]:
        return points[seat], state.firsts[seat] if state.options.firsts_break_ties else 0

    here = sorted(state.seats_present(), key=lambda seat: (*(-part for part in worth(seat)), seat))
    standings = tuple(
        Standing(seat, 1 + sum(worth(other) > worth(seat) for other in here), points[seat]) for seat in here
    )
    winners = tuple(standing.seat for standing in standings if standing.place == 1)
    events.append(GameEnded(winners=winners, reason=reason))
    return replace(state, phase=Phase.OVER, result=Result(standings, winners, reason))


def progress(state: WhimsyState) -> tuple[int, tuple[int, ...]]:
    """Stacks played so far, and everybody's points."""
    return len(state.shown), state.totals()
