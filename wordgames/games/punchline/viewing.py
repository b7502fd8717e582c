"""What of a state a viewer may know, and what a view leaves open to do."""

from functools import lru_cache

from msgspec.structs import replace

from wordgames.core.players import TABLE, Kind, Seat, Viewer
from wordgames.games.punchline.judging import judge, totals
from wordgames.games.punchline.material import Strip
from wordgames.games.punchline.moves import (
    LETTERS,
    OUT_LEFT,
    OUT_RIGHT,
    Arrange,
    Close,
    Go,
    Lock,
    Move,
    NextGame,
    Read,
    Slide,
    TimeUp,
    Turn,
)
from wordgames.games.punchline.state import FinishedRound, Order, PunchlineState
from wordgames.games.punchline.view import (
    GameView,
    HolderView,
    Mark,
    Phase,
    PunchlineView,
    RoundView,
    SeatView,
    Status,
    StripView,
    TableMode,
    TimerView,
)


def view(state: PunchlineState, viewer: Viewer) -> PunchlineView:
    """All that this viewer may know. Who has left sees what the whole table sees."""
    if viewer != TABLE and not 0 <= viewer < len(state.players):
        raise ValueError(f"no such viewer: {viewer}")
    shown = judge(state) if state.phase is Phase.JUDGING else None
    points = totals(state, shown)
    over = state.phase in (Phase.BETWEEN, Phase.OVER)
    rounds = tuple(_round_view(state, closed, open_holders=over) for closed in state.rounds)
    card_lies = state.phase in (Phase.READING, Phase.BUILDING, Phase.JUDGING)
    glass = state.timer
    return PunchlineView(
        viewer=viewer,
        phase=state.phase,
        game_number=state.game_number,
        games=state.options.games,
        round_number=state.round_number,
        reader=state.reader,
        switch=_low_first(state.side.switch) if card_lies else None,
        sentence=state.sentence if _may_read(state, viewer) else None,
        target=state.options.target,
        values=state.deck.values,
        seats=tuple(_seat_view(state, seat, viewer, points[seat]) for seat in range(len(state.players))),
        timer=None
        if glass is None
        else TimerView(glass.timer_id, None if state.passed else glass.seat, glass.duration_ms, glass.at_ms),
        options=state.options,
        rounds=rounds if shown is None else (*rounds, shown),
        result=state.result,
        finished_games=_finished_games(state),
        tied=state.tied,
        rotation=state.rotation,
    )


def _low_first(switch: tuple[int, int]) -> tuple[int, int]:
    return min(switch), max(switch)


def _may_read(state: PunchlineState, viewer: Viewer) -> bool:
    """The sentence is everybody's once it is read; on a passed screen each has it from his Go on."""
    if state.phase is Phase.BUILDING and state.passed:
        return viewer != TABLE and state.seats[viewer].gone and state.present[viewer]
    return state.phase in (Phase.BUILDING, Phase.JUDGING)


def _may_see_holder(state: PunchlineState, seat: Seat, viewer: Viewer) -> bool:
    """His own; at an open table those of people too, as long as they are not frozen or locked."""
    if not state.present[seat]:
        return False
    if seat == viewer:
        return True
    if state.options.mode is not TableMode.OPEN or _is_computer(state, seat) or _is_computer(state, viewer):
        return False
    return not (state.phase is Phase.BUILDING and state.seats[seat].stopped)


def _is_computer(state: PunchlineState, viewer: Viewer) -> bool:
    return viewer != TABLE and state.players[viewer].kind is Kind.COMPUTER


def _seat_view(state: PunchlineState, seat: Seat, viewer: Viewer, total: int) -> SeatView:
    mine = state.seats[seat]
    visible = _may_see_holder(state, seat, viewer)
    last_slide = mine.slides[-1].at_ms if mine.slides else 0
    return SeatView(
        player=state.players[seat],
        present=state.present[seat],
        total=total,
        status=_status(state, seat, viewer),
        strips=_strips(state, state.orders[seat], mine.positions) if visible else None,
        used=state.used[seat],
        match_total=state.match_scores[seat],
        clock_ms=max(last_slide, mine.done_ms or 0) if visible else None,
    )


def _status(state: PunchlineState, seat: Seat, viewer: Viewer) -> Status:
    mine = state.seats[seat]
    if not mine.taking_part:
        return Status.OUT
    if state.phase is Phase.ARRANGING:
        return Status.DONE if state.ready[seat] else Status.BUILDING
    if state.phase in (Phase.JUDGING, Phase.BETWEEN, Phase.OVER):
        return Status.DONE
    if not mine.stopped:
        waits = state.passed and not mine.computer and not mine.gone
        return Status.WAITING if waits else Status.BUILDING
    if state.passed and seat != viewer:
        # Whether somebody has turned his glass must not push who plays after him.
        return Status.DONE
    if mine.turned_ms is not None:
        return Status.TURNED
    return Status.LOCKED if mine.locked else Status.DONE


def _strips(state: PunchlineState, order: Order, positions: tuple[int, ...]) -> tuple[StripView, ...]:
    strips = state.deck.strips
    return tuple(
        StripView(strips[strip].letters, _marks(strips[strip]), position, strip)
        for strip, position in zip(order, positions, strict=True)
    )


@lru_cache(maxsize=256)
def _marks(strip: Strip) -> tuple[Mark, ...]:
    return tuple(
        Mark.OWN if at in strip.own else Mark.YELLOW if at in strip.yellow else Mark.OTHER
        for at in range(LETTERS)
    )


def _round_view(state: PunchlineState, closed: FinishedRound, *, open_holders: bool) -> RoundView:
    if not open_holders:
        return closed.shown
    holders = tuple(
        HolderView(word.seat, _strips(state, closed.orders[word.seat], closed.positions[word.seat]))
        for word in closed.shown.words
    )
    return replace(closed.shown, holders=holders)


def _finished_games(state: PunchlineState) -> tuple[GameView, ...]:
    """Earlier games with all their holders: the strips have been set anew since."""
    return tuple(
        GameView(
            number,
            tuple(_round_view(state, closed, open_holders=True) for closed in game.rounds),
            game.totals,
            game.winners,
        )
        for number, game in enumerate(state.games, 1)
    )


def options(view: PunchlineView, seat: Seat) -> tuple[Move, ...]:
    """The moves that a view leaves open to a seat, or to the table."""
    if seat == TABLE:
        return _table_options(view)
    mine = view.seats[seat]
    if not mine.present or mine.strips is None:
        return ()
    if view.phase is Phase.ARRANGING and mine.status is Status.BUILDING:
        return (Arrange(tuple(strip.strip for strip in mine.strips)),)
    if view.phase is not Phase.BUILDING:
        return ()
    passed = view.options.mode is TableMode.PASSED
    can_turn = (passed or view.timer is None) and any(0 <= at.position < LETTERS for at in mine.strips)
    turn: tuple[Move, ...] = (Turn(),) if can_turn else ()
    if mine.status is Status.WAITING:
        return (Go(),) if _goes_next(view, seat) else ()
    if mine.status is Status.LOCKED:
        return () if passed else turn
    if mine.status is not Status.BUILDING:
        return ()
    slides: tuple[Move, ...] = tuple(
        Slide(slot, position)
        for slot, strip in enumerate(mine.strips, 1)
        for position in range(OUT_RIGHT, OUT_LEFT + 1)
        if position != strip.position
    )
    return (*slides, *turn, Lock())


def _table_options(view: PunchlineView) -> tuple[Move, ...]:
    time_up: tuple[Move, ...] = () if view.timer is None else (TimeUp(view.timer.timer_id),)
    if view.phase is Phase.READING:
        return (Read(),)
    if view.phase is Phase.JUDGING and not any(word.pending for word in view.rounds[-1].words):
        return (Close(),)
    if view.phase is Phase.BETWEEN:
        return (NextGame(),)
    return time_up


def _goes_next(view: PunchlineView, seat: Seat) -> bool:
    """Passed screen: nobody is at it, and he is the next from the reader's left."""
    statuses = [other.status for other in view.seats]
    if Status.BUILDING in statuses:
        return False
    at = view.rotation.index(view.reader) + 1
    order = view.rotation[at:] + view.rotation[:at]
    return next(other for other in order if statuses[other] is Status.WAITING) == seat
