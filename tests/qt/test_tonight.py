"""Who is seated when a setup is opened: from this game, else from the last one; what was kept may be damaged."""

import msgspec
import pytest
from msgspec.structs import replace

from wordgames.core.players import Kind, Level, Player
from wordgames.games.punchline.view import PunchlineOptions
from wordgames.games.whimsy.view import WhimsyOptions
from wordgames.session.store import Store
from wordgames.ui.painting.choices import Seen
from wordgames.ui.setup_pages import PAGES
from wordgames.ui.tonight import LAST, Tonight

ANA, BEN = Player(name="Ana"), Player(name="Ben")
OTTO = Player(name="Otto", kind=Kind.COMPUTER)


@pytest.fixture
def store(qapp):
    store = Store(None)
    yield store
    store.close()


@pytest.fixture
def tonight(store):
    return Tonight(store)


def names(last):
    return [player.name for player in last.players]


def punchline(tonight):
    return tonight.last_setup(PAGES["punchline"], PunchlineOptions, "en")


def whimsy(tonight):
    return tonight.last_setup(PAGES["whimsy"], WhimsyOptions, "de")


def test_the_first_evening_seats_a_guest_without_a_name_and_three_computers(tonight):
    last = punchline(tonight)
    assert names(last) == ["Guest", "Otto", "Mabel", "Kit"]
    assert last.options == PunchlineOptions()
    assert last.seen is None


def test_computers_of_word_whimsy_are_of_each_temperament_until_the_table_chose_others(tonight):
    computers = [player.level for player in whimsy(tonight).players[1:]]
    assert computers == list(Level)
    tonight.remember("punchline", punchline(tonight).players, PunchlineOptions(), None)
    assert [player.level for player in whimsy(tonight).players[1:]] == list(Level)
    dry = tuple(replace(player, level=Level.HARD) for player in whimsy(tonight).players)
    tonight.remember("whimsy", dry, WhimsyOptions(), None)
    assert {player.level for player in whimsy(tonight).players[1:]} == {Level.HARD}
    assert {player.level for player in punchline(tonight).players[1:]} == {Level.NORMAL}


def test_another_game_seats_those_who_played_the_last_one(tonight):
    tonight.remember("punchline", (ANA, BEN, OTTO), PunchlineOptions(target=125), Seen.EVERYBODY)
    last = whimsy(tonight)
    assert names(last) == ["Ana", "Ben", "Otto"]
    assert last.options == WhimsyOptions()
    assert punchline(tonight).seen is Seen.EVERYBODY
    assert last.seen is None


def test_as_many_computers_sit_down_as_the_game_needs(tonight):
    tonight.remember("punchline", (ANA, OTTO), PunchlineOptions(), None)
    last = whimsy(tonight)
    assert len(last.players) == 3
    assert names(last)[:2] == ["Ana", "Otto"]
    tonight.remember("punchline", (ANA, BEN), PunchlineOptions(), None)
    assert len(whimsy(tonight).players) >= 3


def test_who_is_picked_plays_instead_of_who_played_last(tonight):
    tonight.remember("punchline", (ANA, BEN), PunchlineOptions(), None)
    tonight.add("Zoe & Yann")
    tonight.pick("Zoe & Yann")
    last = punchline(tonight)
    assert last.players[0].kind is Kind.PAIR
    assert "Ben" not in names(last)


def test_who_is_not_said_stays(tonight):
    tonight.remember("punchline", (ANA, OTTO), PunchlineOptions(), Seen.PASSED)
    tonight.remember("punchline", (ANA, OTTO), PunchlineOptions(), None)
    assert punchline(tonight).seen is Seen.PASSED


@pytest.mark.parametrize(
    "kept",
    [
        5,
        {},
        {"players": "nobody", "options": []},
        {"players": [{"name": 7}], "options": {"target": "far"}, "seen": "by all"},
        {"options": msgspec.to_builtins(PunchlineOptions(target=75))},
    ],
)
def test_what_was_kept_may_be_damaged(store, tonight, kept):
    store.set_setting("setup_punchline", kept)
    store.set_setting(LAST, kept)
    store.set_setting("tonight", kept)
    last = punchline(tonight)
    assert names(last) == ["Guest", "Otto", "Mabel", "Kit"]
    assert last.options.target in (250, 75)
    assert last.seen is None
    assert tonight.guests == ()
