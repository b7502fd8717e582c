"""How a match goes on: games, cards, rounds, their end. Each step adds its events to a list."""

from msgspec.structs import replace

from wordgames.core.events import Event
from wordgames.core.game import Result, Standing
from wordgames.core.players import Seat
from wordgames.core.rng import Dice
from wordgames.games.punchline.events import (
    CardTurned,
    GameBegan,
    GameEnded,
    MatchEnded,
    RoundClosed,
    RoundEnded,
    TieToBreak,
)
from wordgames.games.punchline.judging import judge, totals
from wordgames.games.punchline.material import PunchlineDeck
from wordgames.games.punchline.state import FinishedGame, FinishedRound, Order, PunchlineState, SeatRound
from wordgames.games.punchline.view import Phase

FINISHED = "finished"
"""A game was won, or all sides were read."""
TOO_FEW = "too_few_seats"
"""One seat was left; the game ended as it stood."""


def fair_order(deck: PunchlineDeck, dice: Dice) -> tuple[Order, Dice]:
    """One of the deck's fair orders of the strips (rules, Punch Line 2, "Shuffle")."""
    index, dice = dice.below(len(deck.fair_orders))
    return deck.fair_orders[index], dice


def start_game(state: PunchlineState, number: int, reader: Seat, events: list[Event]) -> PunchlineState:
    """Begin a game of the match: the deck shuffled, the strips set anew, no points (rules, Punch Line 14)."""
    pile, dice = state.dice.shuffle(range(len(state.deck.cards)))
    orders: list[Order] = []
    for _ in state.players:
        order, dice = fair_order(state.deck, dice)
        orders.append(order)
    seats = len(state.players)
    by_hand = state.options.arrange
    state = replace(
        state,
        dice=dice,
        phase=Phase.ARRANGING,
        game_number=number,
        round_number=0,
        reader=reader,
        pile=pile,
        orders=tuple(orders),
        ready=tuple(player.is_computer or not by_hand for player in state.players),
        seats=fresh_round(state),
        rulings=(),
        scores=(0,) * seats,
        used=((),) * seats,
        tied=False,
        rounds=(),
    )
    events.append(GameBegan(game_number=number, first_reader=reader))
    return turn_card_when_ready(state, events)


def fresh_round(state: PunchlineState) -> tuple[SeatRound, ...]:
    """Everybody here takes part, every window is cleared (rules, Punch Line 6)."""
    return tuple(
        SeatRound(taking_part=here, computer=player.is_computer)
        for here, player in zip(state.present, state.players, strict=True)
    )


def turn_card_when_ready(state: PunchlineState, events: list[Event]) -> PunchlineState:
    """Turn the first card as soon as everybody here has arranged his strips."""
    waiting = any(here and not ready for here, ready in zip(state.present, state.ready, strict=True))
    return state if waiting else turn_card(state, events)


def turn_card(state: PunchlineState, events: list[Event]) -> PunchlineState:
    """A new round: the top card's switch is announced, and done on every holder (rulebook, Playing 2)."""
    state = replace(state, phase=Phase.READING, round_number=state.round_number + 1)
    one, two = state.side.switch
    state = replace(
        state,
        orders=tuple(_switched(order, one - 1, two - 1) for order in state.orders),
        seats=fresh_round(state),
        rulings=(),
    )
    switch = (min(one, two), max(one, two))
    events.append(CardTurned(round_number=state.round_number, reader=state.reader, switch=switch))
    return state


def _switched(order: Order, one: int, two: int) -> Order:
    slots = list(order)
    slots[one], slots[two] = slots[two], slots[one]
    return tuple(slots)


def end_round_when_done(state: PunchlineState, events: list[Event], *, time_up: bool) -> PunchlineState:
    """Freeze every holder and show the words as soon as nobody can change his any more."""
    if not all(state.seats[seat].stopped for seat in state.playing()):
        return state
    events.append(RoundEnded(round_number=state.round_number, time_up=time_up))
    return replace(state, phase=Phase.JUDGING, timer=None)


def settle(state: PunchlineState, events: list[Event]) -> PunchlineState:
    """Close the round that is being judged: its points are final, its words are used."""
    shown = judge(state)
    scored = {word.seat: word.word for word in shown.words if word.points > 0}
    events.append(
        RoundClosed(round_number=shown.number, points=tuple((word.seat, word.points) for word in shown.words))
    )
    brief = replace(shown, words=tuple(replace(word, slides=()) for word in shown.words))
    closed = FinishedRound(brief, state.orders, tuple(mine.positions for mine in state.seats))
    return replace(
        state,
        scores=totals(state, shown),
        used=tuple(
            (*words, scored[seat]) if seat in scored else words for seat, words in enumerate(state.used)
        ),
        rounds=(*state.rounds, closed),
    )


def close_round(state: PunchlineState, events: list[Event]) -> PunchlineState:
    """The rulings are closed: the winners, one more round for a tie, or the next card (rules, Punch Line 15)."""
    state = settle(state, events)
    best = leaders(state, state.scores)
    reached = state.scores[best[0]] >= state.options.target
    last_side = state.round_number >= 2 * len(state.deck.cards)
    if last_side or (reached and (len(best) == 1 or state.tied)):
        return end_game(state, FINISHED, events)
    if reached:
        events.append(TieToBreak(seats=best))
    return turn_card(replace(state, tied=reached, reader=state.next_reader()), events)


def leaders(state: PunchlineState, points: tuple[int, ...]) -> tuple[Seat, ...]:
    """Who is here and has the most points."""
    here = state.seats_present()
    most = max(points[seat] for seat in here)
    return tuple(seat for seat in here if points[seat] == most)


def end_game(state: PunchlineState, reason: str, events: list[Event]) -> PunchlineState:
    """The game has its winners; the table looks at them before the next game of the match, or that was the last."""
    winners = leaders(state, state.scores)
    events.append(GameEnded(game_number=state.game_number, winners=winners, reason=reason))
    state = replace(
        state,
        timer=None,
        games=(*state.games, FinishedGame(state.rounds, state.scores, winners)),
        match_scores=tuple(a + b for a, b in zip(state.match_scores, state.scores, strict=True)),
    )
    if reason == FINISHED and state.game_number < state.options.games:
        return replace(state, phase=Phase.BETWEEN)
    return end_match(state, reason, events)


def next_game(state: PunchlineState, events: list[Event]) -> PunchlineState:
    """The next game of the match; reading goes on to the left (rules, Punch Line 14)."""
    return start_game(state, state.game_number + 1, state.next_reader(), events)


def end_match(state: PunchlineState, reason: str, events: list[Event]) -> PunchlineState:
    """No game follows: the points of all games say who has won."""
    result = _result(state, reason)
    events.append(MatchEnded(winners=result.winners, reason=reason))
    return replace(state, phase=Phase.OVER, result=result)


def _result(state: PunchlineState, reason: str) -> Result:
    points = state.match_scores
    here = sorted(state.seats_present(), key=lambda seat: (-points[seat], seat))
    standings = tuple(
        Standing(seat, 1 + sum(points[other] > points[seat] for other in here), points[seat]) for seat in here
    )
    return Result(standings, leaders(state, points), reason)


def progress(state: PunchlineState) -> tuple[int, tuple[int, ...]]:
    """Sentences read to the end so far in the match, and everybody's points in it."""
    rounds = sum(len(game.rounds) for game in state.games)
    if state.phase in (Phase.BETWEEN, Phase.OVER):
        return rounds, state.match_scores
    shown = judge(state) if state.phase is Phase.JUDGING else None
    now = totals(state, shown)
    return (
        rounds + len(state.rounds) + (shown is not None),
        tuple(a + b for a, b in zip(state.match_scores, now, strict=True)),
    )
