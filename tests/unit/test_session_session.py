"""One game at one table: moves once, views, undo, rulings, resume."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.unit.session_toy import TOY, Add, Added, Draw, Join, Leave, Rule, Say, TimeUp, ToyGame, toy_setup
from wordgames.core.game import Refusal, Result, Standing, TimerNeeded, WordRulingNeeded
from wordgames.core.players import TABLE, Player
from wordgames.core.record import Record, decode, encode, replay, seal
from wordgames.session.codes import SessionRefusal
from wordgames.session.house import HouseRuling, Verdict
from wordgames.session.records import RecordState
from wordgames.session.session import Accepted, Duplicate, Session, heard
from wordgames.session.store import Store

GAMES = {"toy": TOY}
WORD = Verdict(True, "word")


def judge(word: str, lang: str) -> Verdict | None:
    """Knows CAT as a word and KFZ as an abbreviation; of UNSURE it says so; of the rest nothing."""
    return {
        "CAT": WORD,
        "KFZ": Verdict(False, "abbreviation"),
        "UNSURE": Verdict(False, "unknown"),
    }.get(word)


class Clock:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.ms = 1_000

    def __call__(self) -> int:
        return self.ms


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(tmp_path: Path, clock: Clock) -> Iterator[Store]:
    store = Store(tmp_path / "wordgames.sqlite", now=clock)
    yield store
    store.close()


def begin(store: Store, *names: str, **how: int) -> Session:
    session = Session.create(TOY, toy_setup(*names, **how), store, judge)
    assert isinstance(session, Session)
    return session


def again(session: Session, **games: Any) -> Session:
    """The session as the next start of the program finds it."""
    session.store.close()
    store = Store(session.store.path, now=session.store.now)
    resumed = Session.resume(store, session.record_id, games or GAMES, judge)
    assert isinstance(resumed, Session), resumed
    session.store = store
    return resumed


def play(session: Session, actor: int, move: Any) -> Accepted:
    done = session.submit(actor, move, move_id=session.fresh_id(), revision=session.revision)
    assert isinstance(done, Accepted), done
    return done


def test_a_move_is_made_once_however_often_it_is_sent(store: Store) -> None:
    session = begin(store)
    done = session.submit(0, Add(2), move_id="press", revision=0)
    assert done == Accepted(1, (Added(seat=0, points=2),))
    assert session.submit(0, Add(2), move_id="press", revision=0) == Duplicate(1)
    assert session.submit(1, Add(3), move_id="press", revision=1) == Duplicate(1)
    assert session.view(TABLE).points == (2, 0)
    assert again(session).submit(0, Add(2), move_id="press", revision=0) == Duplicate(1)


def test_a_refused_move_changes_nothing_and_may_be_sent_again(store: Store) -> None:
    session = begin(store)
    before = session.digest()
    refused = session.submit(1, Add(2), move_id="early", revision=0)
    assert refused == Refusal("not_your_turn")
    assert session.check(1, Add(2)) == refused
    assert (session.digest(), session.revision, session.log(TABLE)) == (before, 0, ())
    play(session, 0, Add(1))
    assert session.submit(1, Add(2), move_id="early", revision=1) == Accepted(2, (Added(seat=1, points=2),))


def test_others_may_have_moved_since_but_not_taken_back(store: Store) -> None:
    session = begin(store)
    play(session, 0, Add(1))
    play(session, 1, Add(1))
    assert isinstance(session.submit(0, Add(1), move_id="a", revision=0), Accepted)
    assert session.undo() == Accepted(4, ())
    assert session.submit(0, Add(1), move_id="b", revision=3) == Refusal(SessionRefusal.STALE)
    assert session.submit(0, Add(1), move_id="b", revision=5) == Refusal(SessionRefusal.STALE)
    assert isinstance(session.submit(0, Add(1), move_id="b", revision=4), Accepted)


def test_an_undone_press_that_arrives_again_is_still_the_same_press(store: Store) -> None:
    session = begin(store)
    session.submit(0, Add(1), move_id="press", revision=0)
    session.undo()
    assert session.submit(0, Add(1), move_id="press", revision=session.revision) == Duplicate(2)


def test_setups_are_refused_by_names_and_by_rules_and_leave_no_record(store: Store) -> None:
    taken = Session.create(TOY, toy_setup("Ana", "ANA"), store)
    assert taken == Refusal(SessionRefusal.NAME_TAKEN, (("name", "ANA"),))
    many = Session.create(TOY, toy_setup("A", "B", "C", "D", "E"), store)
    assert many == Refusal("seats", (("seats", 5), ("least", 2), ("most", 4)))
    assert store.records.all() == ()
    assert store.guests.all() == ()


def test_people_are_remembered_as_guests_and_computers_are_not(store: Store, clock: Clock) -> None:
    clock.ms = 5_000
    begin(store, "Ana", computers=1)
    assert [(guest.name, guest.last_used) for guest in store.guests.all()] == [("Ana", 5_000)]


def test_views_hide_and_events_are_heard_by_their_audience(store: Store) -> None:
    session = begin(store)
    done = play(session, 0, Draw())
    assert heard(done.events, 0) == done.events
    assert heard(done.events, 1) == heard(done.events, TABLE) == ()
    assert session.log(0) == (done.events,)
    assert session.log(1) == ((),)
    assert session.view(0).hidden[0] > 0
    assert session.view(1).hidden == session.view(TABLE).hidden == (0, 0)
    assert session.view(0) is session.view(0)


def test_what_the_game_waits_for_and_owes(store: Store) -> None:
    session = begin(store)
    assert session.waiting_for() == (0,)
    assert session.options(0) == (Add(1), Add(2), Add(3), Draw(), Say("A"))
    assert session.options(1) == ()
    assert session.needs() == (TimerNeeded(0, 30_000),)
    assert session.result() is None
    assert [player.name for player in session.players()] == ["Ana", "Ben"]


def test_house_comes_before_the_lexicon_and_unknown_words_wait_for_the_table(store: Store) -> None:
    session = begin(store, target=100)
    store.house.remember("CAT", "en", Verdict(False, "name"), 1)
    done = play(session, 0, Say("CAT"))
    assert session.record().moves[-1].move == Rule("CAT", False, "name", "house")
    assert session.record().moves[-1].actor == TABLE
    assert done.revision == session.revision == 2
    play(session, 1, Say("KFZ"))
    assert session.record().moves[-1].move == Rule("KFZ", False, "abbreviation", "lexicon")
    for number, word in enumerate(["UNSURE", "GLORP"]):
        play(session, number, Say(word))
        assert WordRulingNeeded(word, "en") in session.needs()
    ruled = session.rule("GLORP", "en", WORD, move_id="it counts", revision=session.revision)
    assert isinstance(ruled, Accepted)
    assert session.record().moves[-1].move == Rule("GLORP", True, "word", "table")
    assert store.house.find("GLORP", "en") is None


def test_without_a_judge_the_table_rules_on_every_word(store: Store) -> None:
    session = Session.create(TOY, toy_setup(), store)
    assert isinstance(session, Session)
    play(session, 0, Say("CAT"))
    assert session.needs()[0] == WordRulingNeeded("CAT", "en")


def test_a_word_that_waits_when_the_program_is_killed_is_ruled_on_when_it_is_resumed(store: Store) -> None:
    session = begin(store)
    play(session, 0, Say("GLORP"))
    store.house.remember("GLORP", "en", WORD, 1)
    resumed = again(session)
    assert resumed.record().moves[-1].move == Rule("GLORP", True, "word", "house")
    assert resumed.revision == 2


def test_a_remembered_ruling_is_taken_back_with_its_move(store: Store) -> None:
    session = begin(store)
    play(session, 0, Say("GLORP"))
    play(session, 1, Say("BLORP"))
    store.house.remember("BLORP", "de", Verdict(False, "unknown"), 1)
    for word in ("GLORP", "BLORP"):
        session.rule(word, "en", WORD, remember=True, move_id=word, revision=session.revision)
    session.undo()
    assert store.house.all("en") == (HouseRuling("GLORP", WORD),)
    session.undo()
    assert store.house.all("en") == ()
    assert store.house.all("de") == (HouseRuling("BLORP", Verdict(False, "unknown")),)


def test_what_the_house_said_before_comes_back_with_an_undo(store: Store) -> None:
    session = begin(store)
    play(session, 0, Say("GLORP"))
    store.house.remember("GLORP", "en", Verdict(False, "unknown"), 1)
    session.rule("GLORP", "en", WORD, remember=True, move_id="x", revision=session.revision)
    assert store.house.find("GLORP", "en") == WORD
    session.undo()
    assert store.house.find("GLORP", "en") == Verdict(False, "unknown")


def test_a_refused_ruling_is_not_remembered(store: Store) -> None:
    session = begin(store)
    refused = session.rule("NEVER", "en", WORD, remember=True, move_id="x", revision=0)
    assert refused == Refusal("no_such_word")
    assert store.house.all("en") == ()


def test_undo_takes_moves_back_one_by_one_also_on_the_disk(store: Store) -> None:
    session = begin(store)
    digests = [session.digest()]
    for seat in (0, 1, 0):
        play(session, seat, Add(1))
        digests.append(session.digest())
    for digest in reversed(digests[:-1]):
        assert session.can_undo
        session.undo()
        assert session.digest() == digest
        assert len(session.log(TABLE)) == len(session.record().moves)
    assert session.undo() == Refusal(SessionRefusal.UNDO_NOTHING)
    assert not session.can_undo
    assert again(session).record().moves == ()


def test_fault_26_no_undo_past_a_move_that_showed_somebody_something_new(store: Store) -> None:
    session = begin(store)
    play(session, 0, Add(1))
    play(session, 1, Draw())
    assert not session.can_undo
    assert session.undo() == Refusal(SessionRefusal.UNDO_BARRED)
    play(session, 0, Add(1))
    assert isinstance(session.undo(), Accepted)
    assert session.undo() == Refusal(SessionRefusal.UNDO_BARRED)
    assert again(session).undo() == Refusal(SessionRefusal.UNDO_BARRED)


def test_after_a_resume_the_same_moves_can_be_taken_back(store: Store) -> None:
    session = begin(store)
    play(session, 0, Draw())
    before = session.digest()
    play(session, 1, Add(3))
    resumed = again(session)
    resumed.undo()
    assert resumed.digest() == before
    assert resumed.undo() == Refusal(SessionRefusal.UNDO_BARRED)


def test_fault_59_200_fast_undos_leave_state_log_and_score_agreeing(store: Store) -> None:
    session = begin(store, target=1_000)
    start = session.digest()
    for number in range(200):
        play(session, number % 2, Add(1))
    for left in reversed(range(200)):
        session.undo()
        assert sum(session.view(TABLE).points) == len(session.log(TABLE)) == left
    assert session.digest() == start
    resumed = again(session)
    assert resumed.digest() == start
    assert resumed.view(TABLE).points == (0, 0)


def test_a_computer_gets_its_view_its_options_and_dice_of_its_own(store: Store) -> None:
    session = begin(store, "Ana", computers=2)
    turns = [session.bot_turn(seat) for seat in (1, 2)]
    assert turns[0].view == session.view(1)
    assert turns[0].dice != turns[1].dice
    play(session, 0, Add(1))
    turn = session.bot_turn(1)
    assert turn.dice == turns[0].dice, "what others do does not touch its dice"
    assert turn.options == session.options(1)
    assert isinstance(session.submit(1, Draw(), move_id=turn.move_id, revision=turn.revision), Accepted)
    assert session.submit(1, Draw(), move_id=turn.move_id, revision=turn.revision) == Duplicate(2)
    assert session.bot_turn(1).move_id != turn.move_id
    other = begin(store, "Ana", computers=2, seed=8)
    assert other.bot_turn(1).dice != turn.dice


def test_fault_58_a_resumed_computer_chooses_what_it_would_have_chosen_and_moves_once(store: Store) -> None:
    session = begin(store, "Ana", computers=1)
    play(session, 0, Add(1))
    turn = session.bot_turn(1)
    resumed = again(session)
    assert resumed.bot_turn(1) == turn
    assert isinstance(resumed.submit(1, Add(2), move_id=turn.move_id, revision=turn.revision), Accepted)
    once_more = again(resumed)
    assert once_more.submit(1, Add(2), move_id=turn.move_id, revision=turn.revision) == Duplicate(2)
    assert once_more.bot_turn(1).move_id != turn.move_id


def test_an_undone_computer_move_can_be_made_anew(store: Store) -> None:
    session = begin(store, "Ana", computers=1)
    play(session, 0, Draw())
    turn = session.bot_turn(1)
    session.submit(1, Add(1), move_id=turn.move_id, revision=turn.revision)
    session.undo()
    again = session.bot_turn(1)
    assert (again.view, again.dice) == (turn.view, turn.dice)
    assert isinstance(session.submit(1, Add(1), move_id=again.move_id, revision=again.revision), Accepted)


def test_the_lexicon_s_own_rulings_are_not_taken_back(store: Store) -> None:
    class WithdrawsAll(ToyGame):
        def can_undo(self, move: Any) -> bool:
            return True

    session = Session.create(WithdrawsAll(), toy_setup(), store, judge)
    assert isinstance(session, Session)
    play(session, 0, Say("CAT"))
    assert session.undo() == Refusal(SessionRefusal.UNDO_BARRED)


def test_drafts_are_kept_a_seat_and_are_no_moves(store: Store) -> None:
    session = begin(store)
    assert session.draft(0) is None
    session.keep_draft(0, {"rows": ["CAT", "IS"]})
    session.keep_draft(1, [1, 2])
    session.keep_draft(1, None)
    resumed = again(session)
    assert resumed.draft(0) == {"rows": ["CAT", "IS"]}
    assert resumed.draft(1) is None
    assert resumed.revision == 0


def test_a_result_is_written_with_its_move_and_taken_back_with_it(store: Store, clock: Clock) -> None:
    session = begin(store, "Ana", "Ben", target=3)
    play(session, 0, Add(2))
    play(session, 1, Add(2))
    clock.ms = 9_000
    play(session, 0, Add(1))
    assert session.result() == Result((Standing(0, 1, 3), Standing(1, 2, 2)), (0,))
    assert session.waiting_for() == ()
    ana, ben = store.records.results("toy")
    assert (ana.name, ana.place, ana.points, ana.won, ana.reason, ana.finished) == (
        "Ana",
        1,
        3,
        True,
        "finished",
        9_000,
    )
    assert (ben.name, ben.place, ben.points, ben.won, ben.marked) == ("Ben", 2, 2, False, False)
    assert [row.seat for row in store.records.results(name="BEN")] == [1]
    assert [summary.state for summary in store.records.all()] == [RecordState.FINISHED]
    session.undo()
    assert store.records.results() == ()
    assert [summary.id for summary in store.records.all(RecordState.PLAYING)] == [session.record_id]
    assert session.result() is None


def test_a_result_that_a_ruling_has_changed_comes_back_with_an_undo(store: Store) -> None:
    class RuledAfterwards(ToyGame):
        """Words may be ruled on when the game is over."""

        def check(self, state: Any, actor: int, move: Any) -> Refusal | None:
            over = isinstance(move, Rule) and state.over and move.word in state.pending
            return None if over else super().check(state, actor, move)

        def apply(self, state: Any, actor: int, move: Any) -> Any:
            done = super().apply(state, actor, move)
            if isinstance(done, Refusal) or not state.over:
                return done
            still_over = msgspec.structs.replace(done.state, over=state.over)
            return msgspec.structs.replace(done, state=still_over)

    session = Session.create(RuledAfterwards(), toy_setup(), store, judge)
    assert isinstance(session, Session)
    play(session, 0, Say("GLORP"))
    play(session, TABLE, TimeUp(0))
    assert [row.points for row in store.records.results()] == [0, 0]
    ruled = session.rule("GLORP", "en", WORD, move_id="x", revision=session.revision)
    assert isinstance(ruled, Accepted)
    assert [row.points for row in store.records.results()] == [1, 0]
    session.undo()
    assert [row.points for row in store.records.results()] == [0, 0]
    assert store.records.all()[0].state is RecordState.FINISHED


def test_fault_29_who_left_is_not_waited_for_and_the_game_ends_as_it_stands(store: Store) -> None:
    session = begin(store, "Ana", "Ben", "Cem")
    play(session, TABLE, TOY.leave(0))
    assert session.waiting_for() == (1,)
    play(session, TABLE, Leave(2))
    assert session.result() == Result((Standing(1, 1, 0),), (1,), "too_few_seats")
    assert [(row.name, row.reason) for row in store.records.results()] == [("Ben", "too_few_seats")]


def test_somebody_who_sat_down_later_has_a_result_too(store: Store) -> None:
    session = begin(store)
    play(session, TABLE, Join(Player(name="Cem")))
    play(session, TABLE, TimeUp(0))
    assert [row.name for row in store.records.results()] == ["Ana", "Ben", "Cem"]


def test_who_plays_alone_and_overrules_the_dictionaries_is_marked(store: Store) -> None:
    session = begin(store, "Ana", computers=1, target=3)
    play(session, 0, Say("GLORP"))
    assert not session.marked
    session.rule("GLORP", "en", WORD, move_id="x", revision=1)
    assert session.marked
    session.undo()
    assert not session.marked
    session.rule("GLORP", "en", WORD, move_id="y", revision=session.revision)
    resumed = again(session)
    assert resumed.marked
    play(resumed, 1, Add(3))
    assert [row.marked for row in resumed.store.records.results()] == [True, True]
    two = begin(resumed.store)
    play(two, 0, Say("GLORP"))
    two.rule("GLORP", "en", WORD, move_id="x", revision=1)
    assert not two.marked


@pytest.mark.parametrize(
    ("scores", "counts", "gains"),
    [
        (lambda state: state.points, True, True),
        (lambda state: state.points, False, False),
        (lambda state: (-state.points[0], 0), True, False),
        (lambda state: state.points[::-1], True, False),
        (lambda state: (0, -state.points[0]), True, True),
    ],
    ids=["for oneself", "without a gain", "against oneself", "for a computer", "against a computer"],
)
def test_a_ruling_marks_the_game_of_who_plays_alone_only_where_he_gains_by_it(
    store: Store, scores: Callable[[Any], Sequence[int]], counts: bool, gains: bool
) -> None:
    session = Session.create(TOY, toy_setup("Ana", computers=1), store, judge, scores)
    assert isinstance(session, Session)
    play(session, 0, Say("GLORP"))
    verdict = WORD if counts else Verdict(False, "unknown")
    session.rule("GLORP", "en", verdict, move_id="x", revision=session.revision)
    assert session.marked is gains
    store.close()
    resumed = Session.resume(Store(store.path, now=store.now), session.record_id, GAMES, judge, scores)
    assert isinstance(resumed, Session)
    assert resumed.marked is gains
    resumed.store.close()


def test_fault_58_a_resumed_game_has_the_same_digest_view_and_log(store: Store) -> None:
    session = begin(store)
    moves = [(0, Draw()), (1, Say("CAT")), (0, Say("GLORP")), (1, Add(2)), (0, Draw())]
    for actor, move in moves:
        play(session, actor, move)
        resumed = again(session)
        assert resumed.digest() == session.digest()
        for viewer in (0, 1, TABLE):
            assert resumed.view(viewer) == session.view(viewer)
            assert resumed.log(viewer) == session.log(viewer)
        session = resumed


def unsealed(record: Record) -> Record:
    assert record.seal == seal(record), "nobody changed it"
    return msgspec.structs.replace(record, seal="")


def test_the_record_replays_to_the_digest_and_can_be_exported(store: Store, tmp_path: Path) -> None:
    session = begin(store)
    play(session, 0, Add(2))
    play(session, 1, Say("CAT"))
    record = session.record()
    assert unsealed(decode(encode(record), GAMES)) == record
    state = replay(TOY, record.setup, record.moves)
    assert state.points == session.view(TABLE).points
    path = tmp_path / "report.json"
    store.records.export(session.record_id, path)
    assert unsealed(decode(path.read_bytes(), GAMES)) == record
    fresh = begin(store)
    store.records.export(fresh.record_id, path)
    assert unsealed(decode(path.read_bytes(), GAMES)) == fresh.record()


def test_an_export_that_can_not_be_written_leaves_nothing_half_done(store: Store, tmp_path: Path) -> None:
    session = begin(store)
    taken = tmp_path / "folder"
    taken.mkdir()
    with pytest.raises(OSError, match="folder"):
        store.records.export(session.record_id, taken)
    assert {path.name for path in tmp_path.iterdir() if "part" in path.name} == set()
    with pytest.raises(KeyError):
        store.records.export(99, tmp_path / "x")


def test_fault_55_a_resume_that_took_the_program_down_is_asked_about(store: Store) -> None:
    session = begin(store)
    assert not store.records.all(RecordState.PLAYING)[0].fell_over
    resumed = again(session)
    assert resumed.store.records.all(RecordState.PLAYING)[0].fell_over
    resumed.shown()
    resumed.shown()
    assert not resumed.store.records.all(RecordState.PLAYING)[0].fell_over
    play(resumed, 0, Add(1))
    assert not resumed.store.records.all(RecordState.PLAYING)[0].fell_over


def test_a_game_can_be_put_away_but_not_a_finished_one(store: Store) -> None:
    session = begin(store)
    session.put_away()
    assert [summary.id for summary in store.records.all(RecordState.PUT_AWAY)] == [session.record_id]
    other = begin(store)
    play(other, TABLE, TimeUp(0))
    other.put_away()
    assert [summary.id for summary in store.records.all(RecordState.FINISHED)] == [other.record_id]


def spoil(store: Store, sql: str, *parameters: Any) -> None:
    store._database.write((sql, parameters))


@pytest.mark.parametrize(
    ("sql", "parameters", "code"),
    [
        ("UPDATE moves SET digest = 'x' WHERE number = 2", (), SessionRefusal.RECORD_DIFFERS),
        (
            "UPDATE moves SET move = ? WHERE number = 1",
            (msgspec.json.encode(Add(2)),),
            SessionRefusal.RECORD_DIFFERS,
        ),
        ("UPDATE moves SET actor = 0 WHERE number = 2", (), SessionRefusal.RECORD_DIFFERS),
        ("DELETE FROM moves WHERE number = 1", (), SessionRefusal.RECORD_DIFFERS),
        ("UPDATE records SET first_digest = 'x'", (), SessionRefusal.RECORD_DIFFERS),
        ("UPDATE moves SET move = x'7b' WHERE number = 2", (), SessionRefusal.RECORD_UNREADABLE),
        ("UPDATE moves SET move = x'5b5d' WHERE number = 2", (), SessionRefusal.RECORD_UNREADABLE),
        ("UPDATE records SET setup = x'00'", (), SessionRefusal.RECORD_UNREADABLE),
        ("UPDATE records SET setup = x'7b7d'", (), SessionRefusal.RECORD_UNREADABLE),
    ],
)
def test_a_record_that_differs_is_set_aside_alone_and_its_results_are_kept(
    store: Store, sql: str, parameters: tuple[Any, ...], code: SessionRefusal
) -> None:
    good = begin(store)
    play(good, TABLE, TimeUp(0))
    bad = begin(store)
    play(bad, 0, Add(3))
    play(bad, 1, Add(3))
    other = begin(store)
    spoil(
        store,
        sql
        if "records" in sql
        else f"{sql}{' AND' if 'WHERE' in sql else ' WHERE'} record = {bad.record_id}",
        *parameters,
    )
    refusal = Session.resume(store, bad.record_id, GAMES)
    assert isinstance(refusal, Refusal)
    assert refusal.code == code
    assert [summary.id for summary in store.records.all(RecordState.SET_ASIDE)] == [bad.record_id]
    assert not store.records.all(RecordState.SET_ASIDE)[0].fell_over
    assert [summary.id for summary in store.records.all(RecordState.PLAYING)] == [other.record_id]
    assert len(store.records.results()) == 2


def test_a_record_of_other_rules_is_set_aside_with_both_versions(store: Store) -> None:
    class NewerToy(ToyGame):
        rules = 2

    session = begin(store)
    refusal = Session.resume(store, session.record_id, {"toy": NewerToy()})
    assert refusal == Refusal(SessionRefusal.RECORD_OTHER_RULES, (("recorded", 1), ("here", 2)))
    assert len(store.records.all(RecordState.SET_ASIDE)) == 1


def test_a_record_of_a_game_that_is_not_here_waits_for_it(store: Store) -> None:
    session = begin(store)
    refusal = Session.resume(store, session.record_id, {})
    assert refusal == Refusal(SessionRefusal.RECORD_OTHER_GAME, (("game", "toy"),))
    assert isinstance(again(session), Session)


def test_there_is_no_such_record(store: Store) -> None:
    assert Session.resume(store, 99, GAMES) == Refusal(SessionRefusal.RECORD_MISSING)


def test_games_of_one_evening_are_kept_together(store: Store) -> None:
    begin(store)
    begin(store)
    rows = store._database.read("SELECT DISTINCT evening FROM records")
    assert rows == [(store.evening,)]
