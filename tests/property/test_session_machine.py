"""A session under any mixture of moves, undos, resumes and failing disks, against a plain list of moves."""

import tempfile
from pathlib import Path
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.unit.session_disk import FailingDisk
from tests.unit.session_toy import TOY, Add, Draw, Join, Leave, Rule, Say, TimeUp, toy_setup
from wordgames.core.players import TABLE, Player
from wordgames.core.record import RecordedMove, digest, replay
from wordgames.session.house import Verdict
from wordgames.session.session import Accepted, Duplicate, Session
from wordgames.session.store import Store

MOVES = st.one_of(
    st.builds(Add, st.integers(0, 4)),
    st.just(Draw()),
    st.builds(Say, st.sampled_from(["CAT", "GLORP"])),
    st.builds(TimeUp, st.integers(0, 30)),
    st.builds(Leave, st.integers(0, 2)),
    st.just(Join(Player(name="Dora"))),
)


def judge(word: str, lang: str) -> Verdict | None:
    """Knows one word."""
    return Verdict(True, "word") if word == "CAT" else None


class Evening(RuleBasedStateMachine):
    """The session agrees with the list of what it accepted, and the store with the session."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.disk = FailingDisk()
        self.path = Path(self.folder.name) / "wordgames.sqlite"
        self.store = Store(self.path, connect=self.disk.connect)

    @initialize(seed=st.integers(0, 99), goal=st.sampled_from([5, 30]))
    def begin(self, seed: int, goal: int) -> None:
        session = Session.create(
            TOY, toy_setup("Ana", "Ben", "Cem", seed=seed, target=goal), self.store, judge
        )
        assert isinstance(session, Session)
        self.session = session
        self.moves: list[RecordedMove] = []
        self.undoable = 0
        self.last: tuple[int, Any, str] | None = None

    def accept(self, actor: int, move: Any) -> None:
        self.moves.append(RecordedMove(actor, move))
        self.undoable = self.undoable + 1 if TOY.can_undo(move) else 0
        if move == Say("CAT"):
            self.moves.append(RecordedMove(TABLE, Rule("CAT", True, "word", "lexicon")))
            self.undoable = 0

    @rule(actor=st.integers(-1, 2), move=MOVES)
    def submit(self, actor: int, move: Any) -> None:
        move_id = self.session.fresh_id()
        done = self.session.submit(actor, move, move_id=move_id, revision=self.session.revision)
        if isinstance(done, Accepted):
            self.last = (actor, move, move_id)
            self.accept(actor, move)

    @rule(counts=st.booleans())
    def rule_on_a_word(self, counts: bool) -> None:
        verdict = Verdict(counts, "word")
        done = self.session.rule(
            "GLORP",
            "en",
            verdict,
            remember=False,
            move_id=self.session.fresh_id(),
            revision=self.session.revision,
        )
        if isinstance(done, Accepted):
            self.accept(TABLE, Rule("GLORP", counts, "word", "table"))

    @precondition(lambda self: self.last is not None)
    @rule()
    def send_the_last_one_again(self) -> None:
        assert self.last is not None
        actor, move, move_id = self.last
        done = self.session.submit(actor, move, move_id=move_id, revision=self.session.revision)
        assert isinstance(done, Duplicate)

    @rule()
    def undo(self) -> None:
        done = self.session.undo()
        assert isinstance(done, Accepted) == (self.undoable > 0)
        if isinstance(done, Accepted):
            self.moves.pop()
            self.undoable -= 1
            self.last = None

    @precondition(lambda self: self.store.on_disk)
    @rule()
    def resume(self) -> None:
        self.store.close()
        self.store = Store(self.path, connect=self.disk.connect)
        resumed = Session.resume(self.store, self.session.record_id, {"toy": TOY}, judge)
        assert isinstance(resumed, Session), resumed
        assert resumed.digest() == self.session.digest()
        self.session = resumed

    @precondition(lambda self: self.store.on_disk)
    @rule(writes=st.integers(0, 8))
    def fill_the_disk(self, writes: int) -> None:
        self.disk.writes_left = writes

    @precondition(lambda self: not self.store.on_disk)
    @rule()
    def play_on_in_memory(self) -> None:
        assert [notice.code for notice in self.store.take_notices()] in (["store_full"], [])

    @invariant()
    def agree(self) -> None:
        record = self.session.record()
        assert list(record.moves) == self.moves
        state = replay(TOY, record.setup, record.moves)
        assert digest(state) == record.digest == self.session.digest()
        result = TOY.result(state)
        assert self.session.result() == result
        assert len(self.store.records.results()) == (0 if result is None else len(result.standings))
        assert self.session.can_undo == (self.undoable > 0)
        _, _, kept = self.store.records.load(self.session.record_id, {"toy": TOY})
        assert [move.digest for move in kept][-1:] == [record.digest][: len(kept)]
        assert len(kept) == len(self.moves)

    def teardown(self) -> None:
        self.disk.writes_left = None
        self.store.close()
        self.folder.cleanup()


TestEvening = Evening.TestCase
TestEvening.settings = settings(max_examples=25, stateful_step_count=25)
