"""One game at one table, from its setup to its result: the only owner of the record.

Whoever wants to move submits here; whoever wants to look gets a view from here. A move is in the store before
anybody learns that it was made, so what was on the screen is never lost.
"""

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from types import NoneType
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from wordgames.core.bot import bot_dice
from wordgames.core.events import Event
from wordgames.core.game import Game, Need, Refusal, Result, Setup, WordRulingNeeded
from wordgames.core.players import TABLE, Actor, Player, Seat, Viewer
from wordgames.core.record import Record, RecordedMove, RecordError, begin, digest
from wordgames.core.rng import Dice
from wordgames.session.codes import SessionRefusal
from wordgames.session.database import Statement
from wordgames.session.house import Verdict, forgetting, remembering
from wordgames.session.keepsakes import forgetting_from, remembering_made
from wordgames.session.names import check_players
from wordgames.session.records import KeptMove, RecordState, ResultRow, result_rows
from wordgames.session.rulings import Judge, Rulings
from wordgames.session.store import Store

Scores: TypeAlias = Callable[[Any], Sequence[int]]
"""Everybody's points in a state as they stand, by seat."""


class Accepted(Struct, frozen=True):
    """The move was made, and is kept."""

    revision: int
    """Of the table as it is now."""
    events: tuple[Event, ...]
    """What happened, with whatever house dictionary and lexicon ruled at once; filter it by `heard`."""


class Duplicate(Struct, frozen=True):
    """A move of this id has been made before; nothing was done."""

    revision: int
    """Of the table as it is now."""


class BotTurn(Struct, frozen=True):
    """What a computer needs to choose its next move, and the runner to submit it once."""

    view: Any
    options: tuple[Any, ...]
    dice: Dice
    """The seat's own, the same all game and after a resume: so a computer goes on with what it had in mind."""
    move_id: str
    """Of the seat and the number of its own moves so far, so that none is made twice."""
    revision: int


def heard(events: Iterable[Event], viewer: Viewer) -> tuple[Event, ...]:
    """Those events that a viewer may know."""
    return tuple(event for event in events if event.audience is None or viewer in event.audience)


def no_judge(word: str, lang: str) -> None:
    """For games without words, and tables that rule on every one."""


class Session:
    """A game under way. `create` and `resume` make one."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        state: Any,
        store: Store,
        record: int,
        judge: Judge,
        scores: Scores | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.store = store
        self.record_id = record
        """Of the store's record of this game."""
        self.revision = 0
        """Grows with each move and each undo; what was made against an older table can be told by it."""
        self._rulings = Rulings(store.house, judge)
        self._scores = scores
        self._state = state
        self._first_digest = digest(state)
        self._moves: list[KeptMove] = []
        self._events: list[tuple[Event, ...]] = []
        self._seen: set[str] = set()
        self._before: list[Any] = []
        # The states that undo goes back to, of the moves at the end that can be taken back.
        self._last_undo = 0
        self._own_moves: dict[Seat, int] = {}
        # Those that were taken back included: their ids are spent.
        self._marks: set[int] = set()
        # Numbers of the rulings by which who plays alone gained something.
        self._remembered: dict[int, tuple[str, str, Verdict | None]] = {}
        # By the number of the ruling's move: word, language, and what the house said of it before.
        self._shown = True
        self._views: dict[Viewer, Any] = {}

    @classmethod
    def create(
        cls,
        game: Game,
        setup: Setup,
        store: Store,
        judge: Judge = no_judge,
        scores: Scores | None = None,
    ) -> "Session | Refusal":
        """Begin a game and its record, or say why names or rules do not allow it; guests are remembered.

        By `scores` the session tells which rulings gain somebody who plays alone something; without, all do.
        """
        if (refusal := check_players(setup.players)) is not None:
            return refusal
        state = game.setup(setup.players, setup.options, setup.deck, setup.seed)
        if isinstance(state, Refusal):
            return state
        now = store.now()
        for player in setup.players:
            if not player.is_computer:
                store.guests.seated(player.name, now)
        record = store.records.begin(setup, digest(state), store.evening, now)
        session = cls(game, setup, state, store, record, judge, scores)
        session._settle()
        return session

    @classmethod
    def resume(
        cls,
        store: Store,
        record: int,
        games: Mapping[str, Game],
        judge: Judge = no_judge,
        scores: Scores | None = None,
    ) -> "Session | Refusal":
        """Go on with a record exactly where it was left, or set it aside and say why, its results kept.

        Until `shown` is called the store remembers that this was tried (`Summary.fell_over`).
        """
        try:
            store.records.resuming(record)
            setup, first_digest, moves = store.records.load(record, games)
            game = games[setup.game]
            session = cls(game, setup, begin(game, setup), store, record, judge, scores)
            session._shown = False
            if session._first_digest != first_digest:
                raise RecordError("differs", number=0)
            for move in moves:
                session._replay(move)
        except KeyError:
            return Refusal(SessionRefusal.RECORD_MISSING)
        except RecordError as error:
            refusal = _record_refusal(error)
            if refusal.code != SessionRefusal.RECORD_OTHER_GAME:
                store.records.mark(record, RecordState.SET_ASIDE, refusal.code)
            store.records.shown(record)
            return refusal
        session._settle()
        return session

    def shown(self) -> None:
        """The table of a resumed game is on the screen: it may be gone on with again without asking."""
        if not self._shown:
            self._shown = True
            self.store.records.shown(self.record_id)

    def submit(
        self, actor: Actor, move: Any, *, move_id: str, revision: int
    ) -> Accepted | Duplicate | Refusal:
        """Make a move, once.

        `move_id` names this one press or choice (`fresh_id`, or a `BotTurn`'s); `revision` is that of the
        table it was made against. Others may have moved since; a table that was taken back since refuses it.
        """
        return self._submit(actor, move, move_id, revision)

    def check(self, actor: Actor, move: Any) -> Refusal | None:
        """Why the move is not possible now; None if it is."""
        return self.game.check(self._state, actor, move)

    def would_end(self, actor: Actor, move: Any) -> bool:
        """Whether the game would be over with this move, if it is possible at all."""
        done = self.game.apply(self._state, actor, move)
        return not isinstance(done, Refusal) and self.game.result(done.state) is not None

    def undo(self) -> Accepted | Refusal:
        """Take the last move back, where it showed nobody anything new and nobody raced."""
        if not self._moves:
            return Refusal(SessionRefusal.UNDO_NOTHING)
        if not self._before:
            return Refusal(SessionRefusal.UNDO_BARRED)
        move = self._moves[-1]
        now = self.store.now()
        self._marks.discard(move.number)
        also: tuple[Statement, ...] = ()
        if move.number in self._remembered:
            word, lang, verdict = self._remembered.pop(move.number)
            also = (remembering(word, lang, verdict, now) if verdict else forgetting(word, lang),)
        also += (forgetting_from(self.record_id, move.number),)
        rows = self._result_rows(self._before[-1], now)
        self.store.records.take_back(self.record_id, move.number, rows, now, also)
        self._moves.pop()
        self._events.pop()
        self._show(self._before.pop())
        self._last_undo = self.revision
        return Accepted(self.revision, ())

    @property
    def can_undo(self) -> bool:
        """Whether `undo` would do anything."""
        return bool(self._before)

    def rule(
        self, word: str, lang: str, verdict: Verdict, *, remember: bool = False, move_id: str, revision: int
    ) -> Accepted | Duplicate | Refusal:
        """The table rules on a word, and has the house remember it if wished; an undo takes both back."""
        move = self.game.ruling(word, verdict.counts, verdict.reason, "table")
        number = len(self._moves) + 1
        before = self.store.house.find(word, lang)
        also = (remembering(word, lang, verdict, self.store.now()),) if remember else ()
        done = self._submit(TABLE, move, move_id, revision, also)
        if remember and isinstance(done, Accepted):
            self._remembered[number] = (word, lang, before)
        return done

    def fresh_id(self) -> str:
        """A name for one press, that no other press has or will have."""
        return os.urandom(9).hex()

    def view(self, viewer: Viewer) -> Any:
        """All that the viewer may know."""
        if viewer not in self._views:
            self._views[viewer] = self.game.view(self._state, viewer)
        return self._views[viewer]

    def options(self, seat: Seat) -> tuple[Any, ...]:
        """The moves that are open to a seat."""
        return self.game.options(self.view(seat), seat)

    def bot_turn(self, seat: Seat) -> BotTurn:
        """What the computer on this seat chooses its next move from."""
        own = self._own_moves.get(seat, 0)
        dice = bot_dice(self.setup.seed, seat)
        return BotTurn(self.view(seat), self.options(seat), dice, f"bot-{seat}-{own}", self.revision)

    def needs(self) -> tuple[Need, ...]:
        """What the game still waits for from outside: rulings by the table, a glass."""
        return self.game.needs(self._state)

    def waiting_for(self) -> tuple[Actor, ...]:
        """Who must act; empty when it is over."""
        return self.game.waiting_for(self._state)

    def result(self) -> Result | None:
        """The result, None while it is played."""
        return self.game.result(self._state)

    def has_helper(self, seat: Seat) -> bool:
        """Whether somebody's own view helps him; everybody may know that he has it."""
        player = self.players()[seat]
        guest = None if player.is_computer else self.store.guests.find(player.name)
        return guest is not None and guest.helper

    def players(self) -> tuple[Player, ...]:
        """Who sits, or sat, on each seat."""
        return self.game.players(self._state)

    @property
    def marked(self) -> bool:
        """Whether a person who plays alone gained by a ruling of his own, so that the game counts for no bests.

        A ruling against oneself, or for a computer, is no gain, and marks nothing.
        """
        return bool(self._marks) and self._alone() is not None

    def log(self, viewer: Viewer) -> tuple[tuple[Event, ...], ...]:
        """What has happened as far as the viewer may know it, move by move; nothing that was taken back."""
        return tuple(heard(events, viewer) for events in self._events)

    def digest(self) -> str:
        """The fingerprint of the game as it stands."""
        return self._moves[-1].digest if self._moves else self._first_digest

    def record(self) -> Record:
        """The game so far, for `wordgames.core.record.encode`."""
        moves = tuple(RecordedMove(move.actor, self._decode(move)) for move in self._moves)
        return Record(self.setup, moves, self.digest())

    def draft(self, seat: Seat) -> Any:
        """What a seat is preparing, as plain values; None for nothing."""
        return self.store.records.draft(self.record_id, seat)

    def keep_draft(self, seat: Seat, draft: Any) -> None:
        """Keep what a seat is preparing: anything that JSON can say, None for nothing."""
        self.store.records.keep_draft(self.record_id, seat, draft)

    def put_away(self) -> None:
        """The table will not go on with this game; what is finished stays finished."""
        if self.result() is None:
            self.store.records.mark(self.record_id, RecordState.PUT_AWAY)

    def _submit(
        self, actor: Actor, move: Any, move_id: str, revision: int, also: tuple[Statement, ...] = ()
    ) -> Accepted | Duplicate | Refusal:
        if move_id in self._seen:
            return Duplicate(self.revision)
        if not self._last_undo <= revision <= self.revision:
            return Refusal(SessionRefusal.STALE)
        made = self._make(actor, move, move_id, also)
        if isinstance(made, Refusal):
            return made
        events = made + self._settle()
        return Accepted(self.revision, events)

    def _make(
        self, actor: Actor, move: Any, move_id: str, also: tuple[Statement, ...] = ()
    ) -> tuple[Event, ...] | Refusal:
        """Apply, keep in one transaction with `also`, and only then show a move."""
        done = self.game.apply(self._state, actor, move)
        if isinstance(done, Refusal):
            return done
        kept = KeptMove(len(self._moves) + 1, move_id, actor, msgspec.json.encode(move), digest(done.state))
        now = self.store.now()
        self._mark(kept.number, move, done.state)
        rows = self._result_rows(done.state, now)
        durable = not self.game.is_step(move)
        if durable:
            # A step of a race makes nothing that is remembered.
            also += self._new_keepsakes(kept.number, done.state, now)
        self.store.records.add(self.record_id, kept, rows, now, durable=durable, also=also)
        self._take(kept, move, done.state, done.events)
        return done.events

    def _new_keepsakes(self, number: int, state: Any, now: int) -> tuple[Statement, ...]:
        """What the move has made that is to be remembered, written in the same transaction."""
        before = len(self.game.keepsakes(self._state))
        players = self.game.players(state)
        return tuple(
            remembering_made(self.record_id, number, item, made, players[made.seat], now)
            for item, made in enumerate(self.game.keepsakes(state)[before:], 1)
        )

    def _result_rows(self, state: Any, now: int) -> tuple[ResultRow, ...]:
        result = self.game.result(state)
        if result is None:
            return ()
        players = self.game.players(state)
        return result_rows(self.record_id, self.game.name, players, result, self.marked, now)

    def _replay(self, kept: KeptMove) -> None:
        """Make a kept move again. Raises RecordError where it does not lead where it led."""
        move = self._decode(kept)
        done = self.game.apply(self._state, kept.actor, move)
        if (
            isinstance(done, Refusal)
            or kept.number != len(self._moves) + 1
            or digest(done.state) != kept.digest
        ):
            raise RecordError("differs", number=kept.number)
        self._mark(kept.number, move, done.state)
        self._take(kept, move, done.state, done.events)

    def _take(self, kept: KeptMove, move: Any, state: Any, events: tuple[Event, ...]) -> None:
        if self.game.can_undo(move) and (not self._is_ruling(move) or move.source == "table"):
            self._before.append(self._state)
        else:
            self._before.clear()
        self._moves.append(kept)
        self._events.append(events)
        self._seen.add(kept.move_id)
        if kept.actor != TABLE:
            self._own_moves[kept.actor] = self._own_moves.get(kept.actor, 0) + 1
        self._show(state)

    def _show(self, state: Any) -> None:
        self._state = state
        self._views.clear()
        self.revision += 1

    def _settle(self) -> tuple[Event, ...]:
        """Let house dictionary and lexicon rule on what they know of the words that wait for a ruling."""
        events: tuple[Event, ...] = ()
        for need in self.needs():
            if isinstance(need, WordRulingNeeded) and (answer := self._rulings.answer(need)) is not None:
                verdict, source = answer
                made = self._make(
                    TABLE,
                    self.game.ruling(need.word, verdict.counts, verdict.reason, source),
                    self.fresh_id(),
                )
                if not isinstance(made, Refusal):
                    events += made
        return events

    def _decode(self, kept: KeptMove) -> Any:
        try:
            return msgspec.json.decode(kept.move, type=self.game.move_type)
        except msgspec.DecodeError as error:
            raise RecordError("unreadable", detail=str(error)) from error

    @cached_property
    def _ruling_type(self) -> type[Any]:
        try:
            return type(self.game.ruling("A", True, "word", "table"))
        except NotImplementedError:
            # No words are ruled on in this game.
            return NoneType

    def _alone(self) -> Seat | None:
        """The one person among computers; None where several people play, or none."""
        people = [seat for seat, player in enumerate(self.players()) if not player.is_computer]
        return people[0] if len(people) == 1 else None

    def _mark(self, number: int, move: Any, after: Any) -> None:
        """Remember a ruling of the table by which the person who plays alone is better off than before it."""
        alone = self._alone()
        if alone is None or not self._is_ruling(move) or move.source != "table":
            return
        if self._scores is not None:
            won = [new - old for old, new in zip(self._scores(self._state), self._scores(after), strict=True)]
            if won[alone] <= 0 and all(gain >= 0 for seat, gain in enumerate(won) if seat != alone):
                return
        self._marks.add(number)

    def _is_ruling(self, move: Any) -> bool:
        return isinstance(move, self._ruling_type)


def _record_refusal(error: RecordError) -> Refusal:
    """What a person is told of a record that can't be gone on with."""
    facts = tuple(error.facts.items())
    match error.code:
        case "other_game":
            return Refusal(SessionRefusal.RECORD_OTHER_GAME, facts)
        case "other_rules":
            return Refusal(SessionRefusal.RECORD_OTHER_RULES, facts)
        case "unreadable":
            return Refusal(SessionRefusal.RECORD_UNREADABLE, facts)
        case _:
            return Refusal(SessionRefusal.RECORD_DIFFERS, facts)
