"""The helper counts letters for its owner alone, by what would count at this table."""

from collections.abc import Iterator

import pytest

from wordgames.core.players import Player
from wordgames.games.pun.moves import Row
from wordgames.games.pun.view import PunOptions
from wordgames.qt.pun_helper import helped_letters
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


def rows(*words: str) -> tuple[Row, ...]:
    return tuple(Row(tuple(range(len(word))), word) for word in words)


def test_only_who_has_the_helper_is_helped(qapp: object, store: Store) -> None:
    session = seated(store, PunOptions())
    assert helped_letters(session, 0, rows("CAT", "QXZ")) == 3
    assert helped_letters(session, 1, rows("CAT")) is None
    assert helped_letters(session, 0, ()) == 0


def test_it_counts_by_the_rules_of_this_table(qapp: object, store: Store) -> None:
    session = seated(store, PunOptions(min_length=3, subject="animals"))
    assert helped_letters(session, 0, rows("OX", "HORSE", "CHAIR", "C?T")) == 5
    german = seated(store, PunOptions(also="de"))
    assert helped_letters(german, 0, rows("STRASSE", "HOUSE", "INGRID")) == 12
    store.house.remember("BLUMPS", "de", Verdict(True, "word"), 1)
    assert helped_letters(german, 0, rows("BLUMPS")) == 6
