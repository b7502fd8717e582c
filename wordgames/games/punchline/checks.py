"""What is possible when: the one source of refusals."""

from msgspec.structs import asdict

from wordgames.core.game import CommonRefusal, Refusal
from wordgames.core.players import TABLE, Actor, Kind, Player, Seat
from wordgames.games.punchline.judging import REASONS, SOURCES, judge, pending_words, ruling_of
from wordgames.games.punchline.material import PunchlineDeck
from wordgames.games.punchline.moves import (
    LETTERS,
    OUT_LEFT,
    OUT_RIGHT,
    SLOTS,
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
from wordgames.games.punchline.refusals import PunchlineRefusal as Code
from wordgames.games.punchline.state import PunchlineState
from wordgames.games.punchline.view import Phase, PunchlineOptions, TableMode

SEATS = range(2, 7)
"""How many play (rules, Punch Line: 2 to 6 seats)."""
RANGES = {"target": (1, 9999), "games": (1, 8), "own_time_ms": (45_000, 180_000)}
"""Least and most of each option that is a number."""


def refuse(code: str, **facts: int | str) -> Refusal:
    """A refusal with its facts."""
    return Refusal(code, tuple(facts.items()))


def check_setup(
    players: tuple[Player, ...], options: PunchlineOptions, deck: PunchlineDeck
) -> Refusal | None:
    """Why these can't play so; None if they can."""
    seats = len(players)
    if seats < SEATS[0]:
        return refuse(CommonRefusal.TOO_FEW_SEATS, seats=seats, least=SEATS[0])
    if seats > SEATS[-1]:
        return refuse(CommonRefusal.TOO_MANY_SEATS, seats=seats, most=SEATS[-1])
    if options.mode is TableMode.LIVE and (people := _people(players)) > 1:
        return refuse(Code.LIVE_FOR_ONE, people=people, most=1)
    for name, (least, most) in RANGES.items():
        value = asdict(options)[name]
        if not least <= value <= most:
            return refuse(Code.OPTION, option=name, value=value, least=least, most=most)
    first = options.first_reader
    if first is not None and not 0 <= first < seats:
        return refuse(Code.OPTION, option="first_reader", value=first, least=0, most=seats - 1)
    if deck.lang != options.lang:
        return refuse(Code.LANGUAGE, wanted=options.lang, deck=deck.lang)
    return _check_deck(deck)


def _people(players: tuple[Player, ...]) -> int:
    return sum(player.kind is not Kind.COMPUTER for player in players)


def _check_deck(deck: PunchlineDeck) -> Refusal | None:
    if not deck.cards:
        return refuse(Code.DECK, part="cards", found=0, needed=1)
    for side in (side for card in deck.cards for side in card.sides):
        if side.switch[0] == side.switch[1] or not all(1 <= line <= SLOTS for line in side.switch):
            return refuse(Code.DECK, part="switch", found=str(side.switch), needed=2)
    if len(deck.strips) != SLOTS:
        return refuse(Code.DECK, part="strips", found=len(deck.strips), needed=SLOTS)
    for strip in deck.strips:
        if len(strip.letters) != LETTERS or not all("A" <= letter <= "Z" for letter in strip.letters):
            return refuse(Code.DECK, part="letters", found=strip.letters, needed=LETTERS)
    if len(deck.values) != 26:
        return refuse(Code.DECK, part="values", found=len(deck.values), needed=26)
    good = sum(is_order(order) for order in deck.fair_orders)
    if not deck.fair_orders or good < len(deck.fair_orders):
        return refuse(Code.DECK, part="orders", found=good, needed=max(1, len(deck.fair_orders)))
    return None


def is_order(order: tuple[int, ...]) -> bool:
    """Whether it names each of the ten strips once."""
    return sorted(order) == list(range(SLOTS))


def check_move(state: PunchlineState, actor: Actor, move: Move) -> Refusal | None:
    """Why this actor may not make this move now; None if he may."""
    if state.phase is Phase.OVER:
        return refuse(CommonRefusal.GAME_OVER)
    if isinstance(move, Arrange | Go | Slide | Turn | Lock):
        if actor == TABLE:
            return refuse(CommonRefusal.SEAT_ONLY)
        if not _is_here(state, actor):
            return refuse(CommonRefusal.NO_SUCH_SEAT, seat=actor)
        if isinstance(move, Arrange):
            return _check_arrange(state, actor, move)
        return _check_building(state, actor, move)
    if actor != TABLE:
        return refuse(CommonRefusal.TABLE_ONLY)
    return _check_table(state, move)


def _is_here(state: PunchlineState, seat: Seat) -> bool:
    return 0 <= seat < len(state.players) and state.present[seat]


def _in_phase(state: PunchlineState, *phases: Phase) -> Refusal | None:
    return None if state.phase in phases else refuse(CommonRefusal.WRONG_TIME, phase=state.phase.value)


def _check_arrange(state: PunchlineState, seat: Seat, move: Arrange) -> Refusal | None:
    if (refusal := _in_phase(state, Phase.ARRANGING)) is not None:
        return refusal
    if state.ready[seat]:
        return refuse(Code.READY)
    return None if is_order(move.order) else refuse(Code.ORDER)


def _check_building(state: PunchlineState, seat: Seat, move: Go | Slide | Turn | Lock) -> Refusal | None:
    """A move of the race. The order of the questions decides which of several reasons is given."""
    if (refusal := _in_phase(state, Phase.BUILDING)) is not None:
        return refusal
    mine = state.seats[seat]
    if isinstance(move, Go):
        return _check_go(state, seat)
    if mine.turned_ms is not None:
        return refuse(Code.TURNED)
    if mine.locked and (state.passed or not isinstance(move, Turn)):
        return refuse(Code.LOCKED)
    if move.at_ms < 0:
        return refuse(Code.TIME, at_ms=move.at_ms)
    if (refusal := _check_clock(state, seat, move.at_ms)) is not None:
        return refusal
    if isinstance(move, Slide):
        return _check_slide(move)
    if isinstance(move, Turn):
        return _check_turn(state, seat, move)
    return None


def _check_go(state: PunchlineState, seat: Seat) -> Refusal | None:
    mine = state.seats[seat]
    if not state.passed or mine.computer or mine.gone:
        return refuse(Code.GONE)
    return _check_his_go(state, seat)


def _check_his_go(state: PunchlineState, seat: Seat) -> Refusal | None:
    now = at_the_screen(state)
    return None if seat in now else refuse(Code.NOT_HIS_GO, seat=now[0])


def at_the_screen(state: PunchlineState) -> tuple[Seat, ...]:
    """Whose moves the building phase waits for, by number.

    At one table everybody who is not done. On a passed screen first the computers, whose rounds are fixed before the
    first Go, then one person after the other from the reader's left, so that the playing order rotates.
    """
    building = [seat for seat in state.playing() if not state.seats[seat].stopped]
    if not state.passed:
        return tuple(building)
    computers = tuple(seat for seat in building if state.seats[seat].computer)
    people = tuple(seat for seat in state.from_left_of_reader() if seat in building)
    return computers or people[:1]


def _check_clock(state: PunchlineState, seat: Seat, at_ms: int) -> Refusal | None:
    """No move counts after the end of his time, even where nobody has said yet that it is up."""
    end: int | None = None
    if state.passed:
        if (refusal := _check_his_go(state, seat)) is not None:
            return refusal
        if not (state.seats[seat].gone or state.seats[seat].computer):
            return refuse(Code.GO_FIRST)
        end = state.options.own_time_ms
    elif state.timer is not None:
        end = state.timer.at_ms + state.timer.duration_ms
    return refuse(Code.TIME_OVER, end_ms=end) if end is not None and at_ms > end else None


def _check_slide(move: Slide) -> Refusal | None:
    if not 1 <= move.slot <= SLOTS:
        return refuse(Code.SLOT, slot=move.slot, least=1, most=SLOTS)
    if not OUT_RIGHT <= move.position <= OUT_LEFT:
        return refuse(Code.POSITION, position=move.position, least=OUT_RIGHT, most=OUT_LEFT)
    return None


def _check_turn(state: PunchlineState, seat: Seat, move: Turn) -> Refusal | None:
    glass = state.timer
    if glass is not None and not state.passed:
        order = state.from_left_of_reader()
        first = move.at_ms == glass.at_ms and order.index(seat) < order.index(glass.seat)
        if not (first and state.present[glass.seat]):
            return refuse(Code.GLASS_RUNS, seat=glass.seat)
    return None if state.seats[seat].shows_letter else refuse(Code.NO_LETTER)


def _check_table(state: PunchlineState, move: Move) -> Refusal | None:
    if isinstance(move, Read):
        return _in_phase(state, Phase.READING)
    if isinstance(move, TimeUp):
        running = state.timer is not None and state.timer.timer_id == move.timer_id
        return None if running else refuse(Code.STALE_TIMER, timer_id=move.timer_id)
    if isinstance(move, Rule):
        return _in_phase(state, Phase.JUDGING) or _check_rule(state, move)
    if isinstance(move, Close):
        return _in_phase(state, Phase.JUDGING) or _check_close(state)
    if isinstance(move, NextGame):
        return _in_phase(state, Phase.BETWEEN)
    if isinstance(move, Leave):
        return None if _is_here(state, move.seat) else refuse(CommonRefusal.NO_SUCH_SEAT, seat=move.seat)
    assert isinstance(move, Join)
    return _check_join(state, move)


def _check_rule(state: PunchlineState, move: Rule) -> Refusal | None:
    if move.reason not in REASONS or move.source not in SOURCES[:3]:
        return refuse(Code.RULING, reason=move.reason, source=move.source)
    if not any(word.word == move.word != "" for word in judge(state).words):
        return refuse(Code.NO_SUCH_WORD, word=move.word)
    before = ruling_of(state, move.word)
    if before is not None and SOURCES.index(before.source) > SOURCES.index(move.source):
        return refuse(Code.STRONGER_RULING, word=move.word, source=before.source)
    return None


def _check_close(state: PunchlineState) -> Refusal | None:
    pending = pending_words(judge(state))
    return refuse(Code.PENDING, words=" ".join(pending)) if pending else None


def _check_join(state: PunchlineState, move: Join) -> Refusal | None:
    if state.phase is Phase.BUILDING:
        return refuse(Code.BETWEEN_ROUNDS)
    here = tuple(state.players[seat] for seat in state.seats_present())
    if len(here) + 1 > SEATS[-1]:
        return refuse(CommonRefusal.TOO_MANY_SEATS, seats=len(here) + 1, most=SEATS[-1])
    if state.options.mode is TableMode.LIVE and (people := _people((*here, move.player))) > 1:
        return refuse(Code.LIVE_FOR_ONE, people=people, most=1)
    return None
