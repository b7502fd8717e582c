"""Punch Line at the session's table: rulings of the house, the screen that is passed, what each may know."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from wordgames.core.game import Setup, WordRulingNeeded
from wordgames.core.players import TABLE, Kind, Player
from wordgames.games.catalog import GAMES
from wordgames.games.punchline.material import load_punchline
from wordgames.games.punchline.moves import OUT_RIGHT, Close, Go, Lock, Read, Slide
from wordgames.games.punchline.view import Phase, PunchlineOptions, PunchlineView, TableMode
from wordgames.session.house import Verdict
from wordgames.session.places import Cover, Places, Scene
from wordgames.session.session import Accepted, Session
from wordgames.session.store import Store

GAME = GAMES["punchline"]
WORD = Verdict(True, "word")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path / "wordgames.sqlite", now=lambda: 1)
    yield store
    store.close()


def begin(
    store: Store, people: int, computers: int, mode: TableMode, judge: Any = lambda word, lang: None
) -> Session:
    names = ("Ana", "Ben", "Cem")[:people]
    players = tuple(Player(name=name) for name in names) + tuple(
        Player(name=f"Robot {number}", kind=Kind.COMPUTER) for number in range(computers)
    )
    options = PunchlineOptions(mode=mode, first_reader=0)
    setup = Setup("punchline", GAME.rules, players, options, load_punchline("en"), 7)
    session = Session.create(GAME, setup, store, judge)
    assert isinstance(session, Session)
    return session


def play(session: Session, actor: int, move: Any) -> Accepted:
    done = session.submit(actor, move, move_id=session.fresh_id(), revision=session.revision)
    assert isinstance(done, Accepted), done
    return done


def show_letters(session: Session, seat: int, count: int) -> str:
    """Slide the first letters of the upper strips into their windows; the word that stands there then."""
    strips = session.view(seat).seats[seat].strips
    for slot in range(1, count + 1):
        if strips[slot - 1].position == OUT_RIGHT:
            play(session, seat, Slide(slot, 0, 100 * slot))
    return "".join(strip.letters[0] for strip in strips[:count])


def a_round(session: Session, letters: int) -> str:
    """One round in which Ana shows so many letters and the computer none; her word."""
    play(session, TABLE, Read())
    word = show_letters(session, 0, letters)
    play(session, 0, Lock(5_000))
    play(session, 1, Lock(5_000))
    return word


def total(session: Session) -> int:
    view: PunchlineView = session.view(TABLE)
    return view.seats[0].total


def test_fault_06_the_table_overrules_and_the_score_follows_at_once(store: Store) -> None:
    session = begin(store, 1, 1, TableMode.LIVE, lambda word, lang: Verdict(False, "abbreviation"))
    word = a_round(session, 4)
    assert session.needs() == (), "the dictionary has ruled"
    assert total(session) == 0
    ruled = session.rule(word, "en", WORD, remember=True, move_id="x", revision=session.revision)
    assert isinstance(ruled, Accepted)
    worth = total(session)
    assert worth > 0
    assert session.marked, "who plays alone and overrules plays for no bests"
    session.undo()
    assert (total(session), store.house.find(word, "en")) == (0, None)
    session.rule(word, "en", WORD, remember=True, move_id="y", revision=session.revision)
    play(session, TABLE, Close())
    store.house.remember(word, "en", Verdict(False, "unknown"), 1)
    assert total(session) == worth, "a round that is closed stays as it is"
    assert not session.can_undo


def test_fault_06_a_remembered_ruling_holds_in_the_next_game_and_can_be_removed(store: Store) -> None:
    session = begin(store, 1, 1, TableMode.LIVE)
    word = a_round(session, 4)
    assert session.needs() == (WordRulingNeeded(word, "en"),), "an unknown word is pending, never first 0"
    session.rule(word, "en", WORD, remember=True, move_id="x", revision=session.revision)
    again = begin(store, 1, 1, TableMode.LIVE)
    assert a_round(again, 4) == word
    assert again.needs() == ()
    assert again.record().moves[-1].move.source == "house"
    store.house.forget(word, "en")
    third = begin(store, 1, 1, TableMode.LIVE)
    a_round(third, 4)
    assert third.needs() == (WordRulingNeeded(word, "en"),)


def test_the_screen_is_passed_from_curtain_to_curtain_and_back_to_the_table(store: Store) -> None:
    session = begin(store, 3, 1, TableMode.PASSED)
    places = Places.at_one_screen(session.players())
    assert places.follow(session.waiting_for()) == Scene(TABLE), "the table reads"
    play(session, TABLE, Read())
    assert places.follow(session.waiting_for()) == Scene(TABLE), "computers play before the first Go"
    play(session, 3, Lock(1_000))
    for turn, seat in enumerate((1, 2, 0), 1):
        scene = places.follow(session.waiting_for())
        assert scene == Scene(TABLE, Cover.CURTAIN, seat, turn)
        assert session.view(TABLE).sentence is None
        assert places.lift(scene.turn)
        play(session, seat, Go())
        assert places.follow(session.waiting_for()).viewer == seat
        assert session.view(seat).sentence is not None
        assert [places.may_show(other) for other in range(4)] == [other == seat for other in range(4)]
        show_letters(session, seat, 2)
        play(session, seat, Lock(9_000))
    assert session.view(TABLE).phase is Phase.JUDGING
    assert places.follow(session.waiting_for()) == Scene(TABLE, turn=3)


def test_fault_27_the_log_of_the_table_names_no_letter_of_a_covered_holder(store: Store) -> None:
    session = begin(store, 1, 1, TableMode.LIVE)
    play(session, TABLE, Read())
    show_letters(session, 0, 3)
    assert (
        sum(len(events) for events in session.log(0)) == sum(len(events) for events in session.log(TABLE)) + 3
    )
    assert session.log(1) == session.log(TABLE)


@pytest.mark.parametrize("mode", [TableMode.OPEN, TableMode.PASSED])
def test_fault_29_whoever_leaves_is_not_waited_for_in_any_state(store: Store, mode: TableMode) -> None:
    for moves in range(6):
        session = begin(store, 3, 0, mode)
        for _ in range(moves):
            actor = session.waiting_for()[0]
            play(session, actor, session.options(actor)[0])
        for seat in (1, 0):
            play(session, TABLE, GAME.leave(seat))
            assert seat not in session.waiting_for()
        result = session.result()
        assert result is not None
        assert [standing.seat for standing in result.standings] == [2]
        assert [row.name for row in store.records.results() if row.record == session.record_id] == ["Cem"]


@pytest.mark.parametrize("mode", TableMode)
def test_fault_58_resumed_in_every_state_everything_is_as_it_was(store: Store, mode: TableMode) -> None:
    people = 1 if mode is TableMode.LIVE else 2
    session = begin(store, people, 2, mode, lambda word, lang: WORD if len(word) > 2 else None)
    random = Random(5)
    phases = set()
    for _ in range(90):
        actor = random.choice(session.waiting_for())
        pending = [need for need in session.needs() if isinstance(need, WordRulingNeeded)]
        if pending:
            session.rule(pending[0].word, "en", WORD, move_id=session.fresh_id(), revision=session.revision)
        else:
            options = session.options(actor)
            play(session, actor, options[-1] if random.random() < 0.2 else random.choice(options))
        resumed = Session.resume(store, session.record_id, GAMES, lambda word, lang: None)
        assert isinstance(resumed, Session)
        assert resumed.digest() == session.digest()
        assert resumed.record() == session.record()
        assert (resumed.waiting_for(), resumed.needs()) == (session.waiting_for(), session.needs())
        assert resumed.can_undo == session.can_undo
        for viewer in range(TABLE, len(session.players())):
            assert resumed.view(viewer) == session.view(viewer)
            assert resumed.log(viewer) == session.log(viewer)
        for seat, player in enumerate(session.players()):
            if player.is_computer:
                # The same view, dice and move id: it chooses the same, and can make it only once.
                assert replace(resumed.bot_turn(seat), revision=0) == replace(
                    session.bot_turn(seat), revision=0
                )
        phases.add(session.view(TABLE).phase)
    assert phases >= {Phase.READING, Phase.BUILDING, Phase.JUDGING}
