"""What was made in games is kept with the move that made it, taken back with it, and found again."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.unit.session_toy import TOY, Add, toy_setup
from wordgames.core.material import OwnCard
from wordgames.core.players import Kind
from wordgames.session.database import connect, migrate
from wordgames.session.schema import MIGRATIONS
from wordgames.session.session import Accepted, Duplicate, Session
from wordgames.session.store import Store

GAMES = {"toy": TOY}


class Clock:
    """A clock that goes on by one whenever it is read."""

    def __init__(self) -> None:
        self.ms = 1_000

    def __call__(self) -> int:
        self.ms += 1
        return self.ms


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path / "wordgames.sqlite", now=Clock())
    yield store
    store.close()


def begin(store: Store, *names: str, **how: int) -> Session:
    session = Session.create(TOY, toy_setup(*names, **how), store)
    assert isinstance(session, Session)
    return session


def add(session: Session, seat: int, points: int, move_id: str = "") -> None:
    done = session.submit(seat, Add(points), move_id=move_id or session.fresh_id(), revision=session.revision)
    assert isinstance(done, Accepted), done


def said(store: Store) -> list[tuple[int, int, str, str, str]]:
    kept = reversed(store.keepsakes.all())
    return [(one.round_number, one.seat, one.name, one.asked, one.said) for one in kept]


def test_what_a_move_makes_is_kept_with_all_that_belongs_to_it(store: Store) -> None:
    session = begin(store, "Ana", target=50, computers=1)
    add(session, 0, 2)
    assert store.keepsakes.all() == ()
    add(session, 1, 3)
    add(session, 0, 3)
    latest, first = store.keepsakes.all()
    assert (first.record, first.game, first.round_number) == (session.record_id, "toy", 1)
    assert (first.seat, first.name, first.kind) == (1, "Robot 0", Kind.COMPUTER)
    assert (first.asked, first.said) == ("How many for seat 1?", "Three")
    assert (first.place, first.given, first.kept) == (1, 3, 2)
    assert (latest.seat, latest.name, latest.kind) == (0, "Ana", Kind.PERSON)
    assert 1_000 < first.made < latest.made


def test_an_undo_takes_it_back_and_nothing_else(store: Store) -> None:
    session = begin(store, target=50)
    add(session, 0, 3)
    add(session, 1, 3)
    before = store.keepsakes.all()
    add(session, 0, 3)
    assert len(store.keepsakes.all()) == 3
    assert isinstance(session.undo(), Accepted)
    assert store.keepsakes.all() == before
    add(session, 0, 1)
    assert store.keepsakes.all() == before


def test_a_move_that_is_sent_twice_makes_it_once(store: Store) -> None:
    session = begin(store, target=50)
    add(session, 0, 3, "press")
    again = session.submit(0, Add(3), move_id="press", revision=0)
    assert isinstance(again, Duplicate)
    assert len(store.keepsakes.all()) == 1


def test_a_resume_finds_it_and_makes_nothing_twice(store: Store) -> None:
    session = begin(store, target=50)
    add(session, 0, 3)
    add(session, 1, 3)
    before = said(store)
    store.close()
    reopened = Store(store.path, now=store.now)
    resumed = Session.resume(reopened, session.record_id, GAMES)
    assert isinstance(resumed, Session)
    assert said(reopened) == before
    add(resumed, 0, 3)
    assert said(reopened)[:2] == before
    assert isinstance(resumed.undo(), Accepted)
    assert isinstance(resumed.undo(), Accepted)
    assert said(reopened) == before[:1]
    reopened.close()


def test_it_outlives_the_game_and_is_found_by_name_and_by_worth(store: Store) -> None:
    one = begin(store, "Ana", "Ben", target=50)
    add(one, 0, 3)
    add(one, 1, 3)
    one.put_away()
    other = begin(store, "ANA", "Cem", target=50)
    add(other, 0, 3)
    assert [kept.record for kept in store.keepsakes.all(name="ana")] == [other.record_id, one.record_id]
    assert [kept.name for kept in store.keepsakes.all(name="Cem")] == []
    assert len(store.keepsakes.all("toy")) == 3
    assert store.keepsakes.all("chess") == store.keepsakes.best(9, "chess") == ()
    assert [kept.name for kept in store.keepsakes.best(2)] == ["ANA", "Ben"]


def test_what_was_asked_this_evening_is_known_of_this_evening_alone(store: Store) -> None:
    session = begin(store, target=50)
    add(session, 0, 3)
    add(session, 1, 3)
    add(session, 0, 3)
    evening = store.evening
    assert store.keepsakes.asked("toy", evening) == ("How many for seat 0?", "How many for seat 1?")
    assert store.keepsakes.asked("chess", evening) == ()
    store.close()
    tomorrow = Store(store.path, now=store.now)
    begin(tomorrow)
    assert tomorrow.evening != evening
    assert tomorrow.keepsakes.asked("toy", tomorrow.evening) == ()
    tomorrow.close()


def test_a_file_of_the_version_before_gets_room_for_it_and_keeps_what_it_has(tmp_path: Path) -> None:
    path = tmp_path / "wordgames.sqlite"
    old = connect(str(path))
    migrate(old, MIGRATIONS[:1])
    old.execute("INSERT INTO guests (name, folded, last_used) VALUES ('Ana', 'ana', 1)")
    old.close()
    store = Store(path, now=Clock())
    assert store.take_notices() == ()
    assert [guest.name for guest in store.guests.all()] == ["Ana"]
    session = begin(store, target=50)
    add(session, 0, 3)
    assert len(store.keepsakes.all()) == 1
    store.close()


def test_own_cards_are_kept_for_each_game_and_language(store: Store) -> None:
    cards = (
        OwnCard("prompt", 0, "What Grandma said"),
        OwnCard("word", 0, "<b>Bob & co.</b>", "noun"),
        OwnCard("word", 3, "wobbly", "adjective"),
    )
    store.own_cards.keep("toy", "en", cards)
    assert store.own_cards.all("toy", "en") == cards
    assert store.own_cards.all("toy", "de") == store.own_cards.all("chess", "en") == ()
    store.close()
    reopened = Store(store.path, now=store.now)
    assert reopened.own_cards.all("toy", "en") == cards
    reopened.own_cards.keep("toy", "en", cards[1:2])
    assert reopened.own_cards.all("toy", "en") == cards[1:2]
    reopened.close()
