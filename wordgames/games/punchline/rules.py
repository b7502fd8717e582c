"""Punch Line's rules: the game object that session, computers and command line play through."""

from collections.abc import Sequence

from msgspec.structs import replace

from wordgames.core.events import Event
from wordgames.core.game import Keepsake, Need, Refusal, Result, TimerNeeded, Transition, WordRulingNeeded
from wordgames.core.players import TABLE, Actor, Player, Seat, Viewer
from wordgames.core.rng import Dice
from wordgames.games.punchline import checks, evening, flow, viewing
from wordgames.games.punchline.events import (
    GlassTurned,
    RoundBegan,
    SeatDone,
    SeatJoined,
    SeatLeft,
    SentenceRead,
    StripsArranged,
    StripSlid,
    WentBehindCurtain,
    WordRuled,
)
from wordgames.games.punchline.judging import judge, pending_words, totals
from wordgames.games.punchline.material import PunchlineDeck
from wordgames.games.punchline.moves import (
    Arrange,
    Close,
    Go,
    Join,
    Leave,
    Lock,
    Move,
    NextGame,
    Read,
    Rule,
    Slide,
    TimeUp,
    Turn,
)
from wordgames.games.punchline.state import (
    GLASS_MS,
    Glass,
    PunchlineState,
    Ruling,
    SeatRound,
    SlideMade,
)
from wordgames.games.punchline.view import Phase, PunchlineOptions, PunchlineView, TableMode


class PunchlineGame:
    """Punch Line for 2 to 6 seats, after its rulebook."""

    name = "punchline"
    rules = 2
    seat_numbers = checks.SEATS
    state_type = PunchlineState
    move_type = Move
    options_type = PunchlineOptions
    deck_type = PunchlineDeck

    def setup(
        self, players: Sequence[Player], options: PunchlineOptions, deck: PunchlineDeck, seed: int
    ) -> PunchlineState | Refusal:
        """The first state: the first game's first card is turned, or the strips wait to be arranged."""
        seated = tuple(players)
        refusal = checks.check_setup(seated, options, deck)
        if refusal is not None:
            return refusal
        dice = Dice.seeded(seed)
        reader = options.first_reader
        if reader is None:
            reader, dice = dice.below(len(seated))
        seats = len(seated)
        state = PunchlineState(
            options=options,
            deck=deck,
            dice=dice,
            players=seated,
            present=(True,) * seats,
            rotation=tuple(range(seats)),
            phase=Phase.ARRANGING,
            game_number=0,
            round_number=0,
            reader=reader,
            pile=(),
            orders=(),
            ready=(),
            seats=(),
            timer=None,
            timers=0,
            rulings=(),
            scores=(),
            used=(),
            tied=False,
            rounds=(),
            games=(),
            match_scores=(0,) * seats,
            result=None,
        )
        return flow.start_game(state, 1, reader, [])

    def check(self, state: PunchlineState, actor: Actor, move: Move) -> Refusal | None:
        """Why this actor may not make this move now; None if he may."""
        return checks.check_move(state, actor, move)

    def apply(self, state: PunchlineState, actor: Actor, move: Move) -> Transition[PunchlineState] | Refusal:
        """The move made, or the same refusal that `check` gives."""
        refusal = self.check(state, actor, move)
        if refusal is not None:
            return refusal
        events: list[Event] = []
        state = _make(state, actor, move, events)
        return Transition(state, tuple(events))

    def view(self, state: PunchlineState, viewer: Viewer) -> PunchlineView:
        """All that this viewer may know."""
        return viewing.view(state, viewer)

    def options(self, view: PunchlineView, seat: Seat) -> tuple[Move, ...]:
        """The moves open to a seat, or to the table, from the view alone.

        `Arrange` stands for every order, moves of the race are given for the start of the clock. What comes from
        outside is not listed: rulings, who leaves, who joins.
        """
        return viewing.options(view, seat)

    def needs(self, state: PunchlineState) -> tuple[Need, ...]:
        """A glass while one runs; rulings of the words that wait for one."""
        if state.timer is not None:
            return (TimerNeeded(state.timer.timer_id, state.timer.duration_ms),)
        if state.phase is Phase.JUDGING:
            words = pending_words(judge(state))
            return tuple(WordRulingNeeded(word, state.options.lang) for word in words)
        return ()

    def waiting_for(self, state: PunchlineState) -> tuple[Actor, ...]:
        """Who must act: seats that arrange or build, the table that reads, closes and goes on; nobody at the end."""
        if state.phase is Phase.OVER:
            return ()
        if state.phase is Phase.ARRANGING:
            return tuple(seat for seat in state.seats_present() if not state.ready[seat])
        return checks.at_the_screen(state) if state.phase is Phase.BUILDING else (TABLE,)

    def result(self, state: PunchlineState) -> Result | None:
        """Places of the match, None while it is played."""
        return state.result

    def keepsakes(self, state: PunchlineState) -> tuple[Keepsake, ...]:
        """Every word that scored, with its sentence."""
        return evening.keepsakes(state)

    def players(self, state: PunchlineState) -> tuple[Player, ...]:
        """Who sits, or sat, on each seat."""
        return state.players

    def ruling(self, word: str, counts: bool, reason: str, source: str) -> Rule:
        """The table's answer to a word that waits for a ruling."""
        return Rule(word, counts, reason, source)

    def time_up(self, timer_id: int) -> TimeUp:
        """The table's word that a glass has run out."""
        return TimeUp(timer_id)

    def leave(self, seat: Seat) -> Leave:
        """The table's move by which a seat leaves."""
        return Leave(seat)

    def join(self, player: Player) -> Join:
        """The table's move by which somebody sits down."""
        return Join(player)

    def is_step(self, move: Move) -> bool:
        """A strip that slides is one step of many."""
        return isinstance(move, Slide)

    def can_undo(self, move: Move) -> bool:
        """A ruling; everything else shows a card or a holder, or belongs to the race."""
        return isinstance(move, Rule)


def _make(state: PunchlineState, actor: Actor, move: Move, events: list[Event]) -> PunchlineState:
    """The state after a legal move."""
    match move:
        case Slide():
            return _slide(state, actor, move, events)
        case Turn():
            return _turn(state, actor, move, events)
        case Lock():
            return _lock(state, actor, move, events)
        case Go():
            return _go(state, actor, events)
        case Read():
            return _read(state, events)
        case TimeUp():
            return _time_up(state, events)
        case Rule():
            return _rule(state, move, events)
        case Close():
            return flow.close_round(state, events)
        case NextGame():
            return flow.next_game(state, events)
        case Arrange():
            return _arrange(state, actor, move, events)
        case Leave():
            return _leave(state, move.seat, events)
        case _:
            return _join(state, move.player, events)


def _with_seat(state: PunchlineState, seat: Seat, mine: SeatRound) -> PunchlineState:
    return replace(state, seats=(*state.seats[:seat], mine, *state.seats[seat + 1 :]))


def _arrange(state: PunchlineState, seat: Seat, move: Arrange, events: list[Event]) -> PunchlineState:
    events.append(StripsArranged(seat=seat))
    state = replace(
        state,
        orders=(*state.orders[:seat], move.order, *state.orders[seat + 1 :]),
        ready=(*state.ready[:seat], True, *state.ready[seat + 1 :]),
    )
    return flow.turn_card_when_ready(state, events)


def _read(state: PunchlineState, events: list[Event]) -> PunchlineState:
    """The sentence is read; then the card goes to the bottom of the pile (rulebook, Playing 3 and 4)."""
    state = replace(state, phase=Phase.BUILDING, pile=(*state.pile[1:], state.pile[0]))
    events.append(RoundBegan(round_number=state.round_number))
    if not state.passed:
        events.append(SentenceRead(sentence=state.sentence))
    return state


def _go(state: PunchlineState, seat: Seat, events: list[Event]) -> PunchlineState:
    glass = Glass(state.timers + 1, seat, 0, state.options.own_time_ms)
    events.append(WentBehindCurtain(seat=seat, timer_id=glass.timer_id, duration_ms=glass.duration_ms))
    events.append(SentenceRead(sentence=state.sentence, audience=(seat,)))
    state = replace(state, timer=glass, timers=glass.timer_id)
    return _with_seat(state, seat, replace(state.seats[seat], gone=True))


def _slide(state: PunchlineState, seat: Seat, move: Slide, events: list[Event]) -> PunchlineState:
    mine = state.seats[seat]
    at = move.slot - 1
    shown_to_all = state.options.mode is TableMode.OPEN and not mine.computer
    events.append(
        StripSlid(
            seat=seat,
            slot=move.slot,
            before=mine.positions[at],
            position=move.position,
            audience=None if shown_to_all else (seat,),
        )
    )
    mine = replace(
        mine,
        positions=(*mine.positions[:at], move.position, *mine.positions[at + 1 :]),
        slides=(*mine.slides, SlideMade(move.slot, move.position, move.at_ms)),
    )
    return _with_seat(state, seat, mine)


def _stop(state: PunchlineState, seat: Seat, at_ms: int) -> PunchlineState:
    """Nothing of his changes any more; on a passed screen his own time ends with it."""
    mine = state.seats[seat]
    done_ms = at_ms if mine.done_ms is None else mine.done_ms
    state = _with_seat(state, seat, replace(mine, stopped=True, done_ms=done_ms))
    return replace(state, timer=None) if state.passed else state


def _turn(state: PunchlineState, seat: Seat, move: Turn, events: list[Event]) -> PunchlineState:
    glass = state.timer
    if not state.passed:
        if glass is None:
            glass = Glass(state.timers + 1, seat, move.at_ms, GLASS_MS)
        else:
            state = _give_back_turn(state, glass.seat)
            glass = replace(glass, seat=seat)
        state = replace(state, timer=glass, timers=glass.timer_id)
        events.append(GlassTurned(seat=seat, timer_id=glass.timer_id, duration_ms=GLASS_MS))
    else:
        events.append(GlassTurned(seat=seat, timer_id=None, duration_ms=0, audience=(seat,)))
        events.append(SeatDone(seat=seat))
    state = _with_seat(state, seat, replace(state.seats[seat], turned_ms=move.at_ms))
    state = _stop(state, seat, move.at_ms)
    return flow.end_round_when_done(state, events, time_up=False)


def _give_back_turn(state: PunchlineState, seat: Seat) -> PunchlineState:
    """Somebody first in seating order turned at the same time: this seat has not turned."""
    mine = state.seats[seat]
    done_ms = mine.done_ms if mine.locked else None
    return _with_seat(state, seat, replace(mine, turned_ms=None, stopped=mine.locked, done_ms=done_ms))


def _lock(state: PunchlineState, seat: Seat, move: Lock, events: list[Event]) -> PunchlineState:
    events.append(SeatDone(seat=seat))
    state = _with_seat(state, seat, replace(state.seats[seat], locked=True))
    state = _stop(state, seat, move.at_ms)
    return flow.end_round_when_done(state, events, time_up=False)


def _time_up(state: PunchlineState, events: list[Event]) -> PunchlineState:
    glass = state.timer
    assert glass is not None  # check has compared its id
    end = glass.at_ms + glass.duration_ms
    ends = [seat for seat in state.playing() if not state.seats[seat].stopped]
    if state.passed:
        events.append(SeatDone(seat=glass.seat))
        ends = [glass.seat]
    for seat in ends:
        state = _stop(state, seat, end)
    return flow.end_round_when_done(state, events, time_up=True)


def _rule(state: PunchlineState, move: Rule, events: list[Event]) -> PunchlineState:
    ruling = Ruling(move.word, move.counts, move.reason, move.source)
    others = tuple(old for old in state.rulings if old.word != move.word)
    events.append(WordRuled(word=move.word, counts=move.counts, reason=move.reason, source=move.source))
    return replace(state, rulings=(*others, ruling))


def _leave(state: PunchlineState, seat: Seat, events: list[Event]) -> PunchlineState:
    """The round of who leaves does not count; his glass runs on; the next on his left reads (rules, "Leaving")."""
    events.append(SeatLeft(seat=seat))
    state = replace(state, present=(*state.present[:seat], False, *state.present[seat + 1 :]))
    state = _with_seat(state, seat, replace(state.seats[seat], taking_part=False))
    if len(state.seats_present()) < checks.SEATS[0]:
        if state.phase is Phase.BETWEEN:
            return flow.end_match(state, flow.TOO_FEW, events)
        if state.phase is Phase.JUDGING:
            state = flow.settle(state, events)
        return flow.end_game(state, flow.TOO_FEW, events)
    if state.phase in (Phase.ARRANGING, Phase.READING) and state.reader == seat:
        state = replace(state, reader=state.next_reader())
    if state.phase is Phase.ARRANGING:
        return flow.turn_card_when_ready(state, events)
    if state.phase is Phase.BUILDING:
        if state.passed and state.timer is not None and state.timer.seat == seat:
            state = replace(state, timer=None)
        return flow.end_round_when_done(state, events, time_up=False)
    return state


def _join(state: PunchlineState, player: Player, events: list[Event]) -> PunchlineState:
    """Last in rotation, with the lowest total present (rules, "All three games")."""
    shown = judge(state) if state.phase is Phase.JUDGING else None
    here = state.seats_present()
    lowest = min(totals(state, shown)[seat] for seat in here)
    order, dice = flow.fair_order(state.deck, state.dice)
    at = state.rotation.index(state.reader)
    seat = len(state.players)
    events.append(SeatJoined(seat=seat, total=lowest))
    arranging = state.phase is Phase.ARRANGING
    return replace(
        state,
        dice=dice,
        players=(*state.players, player),
        present=(*state.present, True),
        rotation=(*state.rotation[:at], seat, *state.rotation[at:]),
        orders=(*state.orders, order),
        ready=(*state.ready, player.is_computer or not arranging),
        seats=(*state.seats, SeatRound(taking_part=shown is None, computer=player.is_computer)),
        scores=(*state.scores, lowest),
        used=(*state.used, ()),
        match_scores=(*state.match_scores, min(state.match_scores[seat] for seat in here)),
    )
