"""Random games of Punch Line for the suite that tries every game."""

from msgspec.structs import replace

from wordgames.core.game import Setup
from wordgames.core.players import TABLE, Actor, Kind, Player, Viewer
from wordgames.core.rng import Dice
from wordgames.games.punchline.judging import REASONS, SOURCES, judge
from wordgames.games.punchline.material import PunchlineDeck
from wordgames.games.punchline.moves import (
    LETTERS,
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
from wordgames.games.punchline.rules import PunchlineGame
from wordgames.games.punchline.state import FinishedRound, Order, PunchlineState, SeatRound, SlideMade
from wordgames.games.punchline.view import Phase, PunchlineOptions, TableMode

_GAME = PunchlineGame()


class _Draw:
    """Dice that are thrown again and again."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def below(self, n: int) -> int:
        value, self.dice = self.dice.below(n)
        return value

    def chance(self, percent: int) -> bool:
        return self.below(100) < percent

    def order(self, items: int | tuple[int, ...]) -> Order:
        shuffled, self.dice = self.dice.shuffle(range(items) if isinstance(items, int) else items)
        return shuffled

    def positions(self) -> Order:
        return tuple(self.below(LETTERS + 2) + OUT_RIGHT for _ in range(SLOTS))


class PunchlineTrial:
    """See `wordgames.core.trial.Trial`."""

    def setup(self, deck: PunchlineDeck, dice: Dice) -> Setup:
        """Any mode and number of seats; few cards, so that all sides are read sometimes."""
        draw = _Draw(dice)
        mode = tuple(TableMode)[draw.below(3)]
        seats = 2 + draw.below(5)
        people = draw.below(2 if mode is TableMode.LIVE else seats + 1)
        players = tuple(
            Player(name=f"Seat {seat}", kind=Kind.PERSON if seat < people else Kind.COMPUTER)
            for seat in draw.order(seats)
        )
        options = PunchlineOptions(
            mode=mode,
            target=20 + draw.below(80),
            games=1 + draw.below(3),
            one_letter=draw.chance(50),
            repeat_scores=draw.chance(50),
            arrange=draw.chance(50),
            first_reader=draw.below(seats) if draw.chance(50) else None,
            lang=deck.lang,
        )
        some = replace(deck, cards=deck.cards[: 2 + draw.below(4)])
        return Setup(_GAME.name, _GAME.rules, players, options, some, draw.below(1 << 32))

    def anything(self, state: PunchlineState, dice: Dice) -> tuple[Actor, Move]:
        """Numbers go a little beyond what there is."""
        draw = _Draw(dice)
        at_ms = draw.below(90_000) - 1_000
        moves: tuple[Move, ...] = (
            Arrange(draw.order(SLOTS) if draw.chance(80) else (0,) * SLOTS),
            Read(),
            Go(),
            Slide(draw.below(SLOTS + 2), draw.below(LETTERS + 4) - 2, at_ms),
            Turn(at_ms),
            Lock(at_ms),
            TimeUp(draw.below(state.timers + 2)),
            self._rule(state, draw),
            Close(),
            NextGame(),
            Leave(draw.below(len(state.players) + 2) - 1),
            Join(self._newcomer(draw)),
        )
        return draw.below(len(state.players) + 2) - 1, moves[draw.below(len(moves))]

    def outside(self, state: PunchlineState, dice: Dice) -> tuple[Actor, Move] | None:
        """Rulings, right or changed; somebody sits down; time is up; strips in another order."""
        draw = _Draw(dice)
        timer = state.timer
        arranging = tuple(seat for seat in state.seats_present() if not state.ready[seat])
        candidates: tuple[tuple[Actor, Move], ...] = (
            (TABLE, self._rule(state, draw)),
            (TABLE, Join(self._newcomer(draw))),
            (TABLE, TimeUp(0 if timer is None else timer.timer_id)),
            (arranging[0] if arranging else TABLE, Arrange(draw.order(SLOTS))),
        )
        legal = [(actor, move) for actor, move in candidates if _GAME.check(state, actor, move) is None]
        return legal[draw.below(len(legal))] if legal else None

    def forced(self, state: PunchlineState) -> tuple[Actor, Move]:
        """A lock, after the Go that it may need; strips as they lie."""
        seat = _GAME.waiting_for(state)[0]
        options = _GAME.options(_GAME.view(state, seat), seat)
        return seat, options[-1]

    def hide(self, state: PunchlineState, viewer: Viewer, dice: Dice) -> PunchlineState:
        """Other strips, slides and times on covered holders; other dice; another pile below the card that lies open."""
        draw = _Draw(dice)
        seen = _GAME.view(state, viewer)
        covered = tuple(mine.strips is None for mine in seen.seats)
        if state.phase in (Phase.BETWEEN, Phase.OVER):
            return replace(state, dice=Dice(draw.below(1 << 60)))
        building = state.phase is Phase.BUILDING
        return replace(
            state,
            dice=Dice(draw.below(1 << 60)),
            pile=self._hidden_pile(state, draw),
            orders=tuple(
                self._hidden_order(state, seat, draw) if hidden else state.orders[seat]
                for seat, hidden in enumerate(covered)
            ),
            seats=tuple(
                self._hidden_round(state, mine, draw) if hidden and building and mine.taking_part else mine
                for mine, hidden in zip(state.seats, covered, strict=True)
            ),
            rounds=tuple(
                FinishedRound(
                    closed.shown,
                    tuple(draw.order(order) for order in closed.orders),
                    tuple(draw.positions() for _ in closed.positions),
                )
                for closed in state.rounds
            ),
        )

    def _hidden_order(self, state: PunchlineState, seat: int, draw: _Draw) -> Order:
        """While words are shown, strips that were moved in the round are known; the others are still covered."""
        order = state.orders[seat]
        moved = (
            {made.slot - 1 for made in state.seats[seat].slides} if state.phase is Phase.JUDGING else set()
        )
        free = [slot for slot in range(SLOTS) if slot not in moved]
        slots = list(order)
        for slot, other in zip(free, draw.order(tuple(free)), strict=True):
            slots[slot] = order[other]
        return tuple(slots)

    def _hidden_pile(self, state: PunchlineState, draw: _Draw) -> Order:
        """The card of this round stays: its switch is known, and its sentence to some."""
        if state.phase is Phase.READING:
            return (state.pile[0], *draw.order(state.pile[1:]))
        if state.phase is Phase.ARRANGING:
            return draw.order(state.pile)
        return (*draw.order(state.pile[:-1]), state.pile[-1])

    def _hidden_round(self, state: PunchlineState, mine: SeatRound, draw: _Draw) -> SeatRound:
        """On a passed screen also whether he turned or locked, and when; at one table that he did is seen by all."""
        slides = tuple(
            SlideMade(1 + draw.below(SLOTS), draw.below(LETTERS), draw.below(60_000))
            for _ in range(draw.below(5))
        )
        mine = replace(mine, positions=draw.positions(), slides=slides)
        if mine.stopped and state.passed:
            done = draw.below(60_000)
            turned = draw.chance(50)
            return replace(mine, locked=not turned, turned_ms=done if turned else None, done_ms=done)
        return replace(mine, done_ms=draw.below(60_000)) if mine.stopped else mine

    def stock(self, state: PunchlineState) -> tuple[str, ...]:
        """Cards in the pile, and the strips of each seat that sat down at the beginning."""
        cards = tuple(f"card {card}" for card in state.pile)
        strips = tuple(
            f"strip {strip} of seat {seat}" for seat, order in enumerate(state.orders[:2]) for strip in order
        )
        return tuple(sorted(cards + strips))

    def _rule(self, state: PunchlineState, draw: _Draw) -> Rule:
        words = [word.word for word in judge(state).words] if state.phase is Phase.JUDGING else []
        words = [word for word in words if word] or ["WORD"]
        word = words[draw.below(len(words))]
        return Rule(word, draw.chance(70), REASONS[draw.below(len(REASONS))], SOURCES[draw.below(3)])

    def _newcomer(self, draw: _Draw) -> Player:
        return Player(name="Late", kind=Kind.COMPUTER if draw.chance(50) else Kind.PERSON)
