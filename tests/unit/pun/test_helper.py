"""The helper counts letters for its owner alone, by what would count at this table."""

from collections.abc import Iterator

import pytest

from wordgames.core.players import Player
from wordgames.games.pun.moves import Row
from wordgames.games.pun.view import PunOptions
from wordgames.qt.pun_helper import helper_of
from wordgames.qt.tables import Seated, begin_game
from wordgames.session.guests import Guest
from wordgames.session.house import Verdict
from wordgames.session.session import Session
from wordgames.session.store import Store


@pytest.fixture
def store() -> Iterator[Store]:
    store = Store(None)
    yield store
    store.close()


def seated(store: Store, options: PunOptions) -> Session:
    """A table of two; Ana has the helper."""
    ana = store.guests.seated("Ana", 1)
    assert isinstance(ana, Guest)
    store.guests.prefer(ana.id, large_hand=False, helper=True)
    begun = begin_game("pun", (Player(name="Ana"), Player(name="Ben")), options, store, 1)
    assert isinstance(begun, Seated), begun
    begun.controller.close()
    return begun.controller.session


def helped(session: Session, *words: str) -> tuple[int, ...]:
    """What Ana's helper says of these words."""
    helper = helper_of(session, 0)
    assert helper is not None
    return helper(rows(*words))


def rows(*words: str) -> tuple[Row, ...]:
    return tuple(Row(tuple(range(len(word))), word) for word in words)


def test_only_who_has_the_helper_is_helped(qapp: object, store: Store) -> None:
    session = seated(store, PunOptions())
    assert helped(session, "CAT", "QXZ") == (3, 0)
    assert helper_of(session, 1) is None
    assert helped(session) == ()


def test_it_counts_by_the_rules_of_this_table(qapp: object, store: Store) -> None:
    session = seated(store, PunOptions(min_length=3, subject="animals"))
    assert helped(session, "OX", "HORSE", "CHAIR", "C?T") == (0, 5, 0, 0)
    german = seated(store, PunOptions(also="de"))
    assert helped(german, "STRASSE", "HOUSE", "INGRID") == (7, 5, 0)
    store.house.remember("BLUMPS", "de", Verdict(True, "word"), 1)
    assert helped(german, "BLUMPS") == (6,)
