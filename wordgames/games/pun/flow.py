"""How a match goes on: rounds, turns, the last lap, the count. Each step adds its events to a list."""

from msgspec.structs import replace

from wordgames.core.events import Event
from wordgames.core.game import Result, Standing
from wordgames.core.players import Seat
from wordgames.core.rng import Dice
from wordgames.games.pun.checks import cards_in_play
from wordgames.games.pun.events import (
    CountBegan,
    HandsShown,
    MatchEnded,
    RoundClosed,
    RoundDealt,
    RoundEnding,
    StandingGone,
    TurnBegan,
)
from wordgames.games.pun.judging import judge, totals
from wordgames.games.pun.moves import CENTRE, HAND, PUN_CARD, Why
from wordgames.games.pun.state import QUIET_LAPS, Drawn, PunState
from wordgames.games.pun.view import Phase

FINISHED = "finished"
"""All rounds were played."""
TOO_FEW = "too_few_seats"
"""One seat was left; the game ended as it stood."""


def draw_for_starter(
    faces: tuple[str, ...], seats: int, dice: Dice
) -> tuple[Seat, tuple[tuple[Drawn, ...], ...], Dice]:
    """Who begins, what was drawn for it, and the dice after it (rules, Pun 2).

    Each draws; who has a Pun card draws again, and so do all who tie for the letter nearest to Z.
    """
    drawn: list[tuple[Drawn, ...]] = []
    drawing, best = list(range(seats)), dict[Seat, str]()
    while True:
        shuffled, dice = dice.shuffle(faces)
        drawn.append(tuple(Drawn(seat, face) for seat, face in zip(drawing, shuffled, strict=False)))
        best |= {one.seat: one.face for one in drawn[-1] if one.face != PUN_CARD}
        again = [one.seat for one in drawn[-1] if one.face == PUN_CARD]
        if not again:
            highest = max(best.values())
            again = [seat for seat, face in best.items() if face == highest]
            if len(again) == 1:
                return again[0], tuple(drawn), dice
            best = {}
        drawing = again


def deal(state: PunState, number: int, starter: Seat, events: list[Event]) -> PunState:
    """A round: all cards shuffled, six to each, three face up in the centre (rulebook, Pun Rules)."""
    cards, dice = state.dice.shuffle(cards_in_play(state.deck, state.options))
    hands: list[tuple[int, ...]] = [()] * len(state.players)
    for seat in state.seats_present():
        hands[seat], cards = cards[:HAND], cards[HAND:]
    seats = len(state.players)
    state = replace(
        state,
        dice=dice,
        phase=Phase.TURN,
        round_number=number,
        starter=starter,
        turn_number=0,
        ender=None,
        quiet_turns=0,
        pile=cards[CENTRE:],
        centre=cards[:CENTRE],
        hands=tuple(hands),
        aside=(),
        trade=None,
        standing=(),
        laid=(None,) * seats,
        rulings=(),
    )
    events.append(RoundDealt(round_number=number, starter=starter))
    return begin_turn(state, starter, events)


def begin_turn(state: PunState, seat: Seat, events: list[Event]) -> PunState:
    """A seat is active, or after three laps without a draw counts as having ended the round (rules, Pun 8)."""
    seats = len(state.players)
    state = replace(
        state,
        turn=seat,
        turn_number=state.turn_number + 1,
        trade=None,
        offers=(0,) * seats,
        refused=(0,) * seats,
    )
    if state.ender is None and turns_to_quiet_end(state) == 0:
        return end_round(state, events, quiet=True)
    events.append(TurnBegan(seat=seat))
    return state


def turns_to_quiet_end(state: PunState) -> int:
    """How many more turns without a draw end the round."""
    return max(0, QUIET_LAPS * len(state.seats_present()) - state.quiet_turns)


def end_round(state: PunState, events: list[Event], *, quiet: bool, why: Why | None = None) -> PunState:
    """The active seat ended the round: everybody else has exactly one more turn (rules, Pun 7)."""
    seat = state.turn
    events.append(RoundEnding(seat=seat, quiet=quiet, why=why))
    if not state.options.trade_with_ender:
        state = drop_standing(state, events, seat)
    return next_turn(replace(state, ender=seat), events)


def next_turn(state: PunState, events: list[Event]) -> PunState:
    """The next on the left is active; in the last lap the count comes where it has been round."""
    for seat in state.to_the_left_of(state.turn):
        if seat == state.ender:
            break
        if state.present[seat]:
            return begin_turn(state, seat, events)
    events.append(CountBegan(round_number=state.round_number))
    return replace(state, phase=Phase.COUNTING, trade=None, standing=())


def drop_standing(state: PunState, events: list[Event], seat: Seat) -> PunState:
    """All standing offers of a seat lapse."""
    gone = [offer for offer in state.standing if offer.owner == seat]
    events.extend(StandingGone(seat=seat, number=offer.number, withdrawn=False) for offer in gone)
    return replace(state, standing=tuple(offer for offer in state.standing if offer.owner != seat))


def show_hands_when_laid(state: PunState, events: list[Event]) -> PunState:
    """Open all hands as soon as everybody here has confirmed his words."""
    if any(state.laid[seat] is None for seat in state.seats_present()):
        return state
    events.append(HandsShown(round_number=state.round_number))
    return replace(state, phase=Phase.JUDGING)


def settle(state: PunState, events: list[Event]) -> PunState:
    """Close the round that is being judged: its points are final."""
    shown = judge(state)
    points = tuple((hand.seat, hand.points) for hand in shown.hands)
    events.append(RoundClosed(round_number=shown.number, points=points, winners=shown.winners))
    letters, won = totals(state, shown)
    return replace(state, totals=letters, won=won, closed=(*state.closed, shown))


def close_round(state: PunState, events: list[Event]) -> PunState:
    """The rulings are closed: the next round, begun by the next on the left, or the winners (rules, Pun 14)."""
    state = settle(state, events)
    if state.round_number >= state.rounds:
        return end_match(state, FINISHED, events)
    starter = next(seat for seat in state.to_the_left_of(state.starter) if state.present[seat])
    return deal(state, state.round_number + 1, starter, events)


def end_match(state: PunState, reason: str, events: list[Event]) -> PunState:
    """All is over."""
    points = state.won if state.options.by_rounds_won else state.totals
    here = sorted(state.seats_present(), key=lambda seat: (-points[seat], seat))
    standings = tuple(
        Standing(seat, 1 + sum(points[other] > points[seat] for other in here), points[seat]) for seat in here
    )
    winners = tuple(standing.seat for standing in standings if standing.place == 1)
    events.append(MatchEnded(winners=winners, reason=reason))
    return replace(
        state, phase=Phase.OVER, trade=None, standing=(), result=Result(standings, winners, reason)
    )


def progress(state: PunState) -> tuple[int, tuple[int, ...]]:
    """Rounds played so far, and everybody's letters, or rounds won where the match goes by those."""
    shown = judge(state) if state.phase is Phase.JUDGING else None
    letters, won = totals(state, shown)
    return len(state.closed) + (shown is not None), won if state.options.by_rounds_won else letters
