"""Rules, Punch Line: how many play, what may be chosen, what a deck must hold; each refusal with its numbers."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tests.rules.punchline_table import GAME, VALUES, deck
from wordgames.core.game import Refusal
from wordgames.core.players import Kind, Player
from wordgames.games.punchline.material import ActivityCard, CardSide, PunchlineDeck, Strip
from wordgames.games.punchline.view import PunchlineOptions, TableMode


def players(people: int, computers: int = 0) -> tuple[Player, ...]:
    return tuple(Player(name=f"P{number}") for number in range(people)) + tuple(
        Player(name=f"C{number}", kind=Kind.COMPUTER) for number in range(computers)
    )


def refusal(seated: tuple[Player, ...], options: PunchlineOptions, material: PunchlineDeck) -> Refusal:
    refused = GAME.setup(seated, options, material, 1)
    assert isinstance(refused, Refusal)
    return refused


OPEN = PunchlineOptions(mode=TableMode.OPEN)


@pytest.mark.parametrize("seats", [0, 1, 7, 30])
def test_two_to_six_seats_play(seats: int) -> None:
    refused = refusal(players(seats), OPEN, deck())
    if seats < 2:
        assert refused == Refusal("too_few_seats", (("seats", seats), ("least", 2)))
    else:
        assert refused == Refusal("too_many_seats", (("seats", seats), ("most", 6)))


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_number_from_two_to_six_plays(seats: int) -> None:
    assert not isinstance(GAME.setup(players(seats), OPEN, deck(), 1), Refusal)


def test_live_is_for_one_person_or_pair_and_computers() -> None:
    assert not isinstance(GAME.setup(players(1, 5), PunchlineOptions(), deck(), 1), Refusal)
    assert not isinstance(GAME.setup(players(0, 2), PunchlineOptions(), deck(), 1), Refusal)
    refused = refusal(players(2, 1), PunchlineOptions(), deck())
    assert refused == Refusal("live_for_one", (("people", 2), ("most", 1)))
    pair = (Player(name="Ana & Ben", kind=Kind.PAIR), *players(1))
    assert refusal(pair, PunchlineOptions(), deck()).code == "live_for_one"


@pytest.mark.parametrize(
    ("option", "value", "least", "most"),
    [
        ("target", 0, 1, 9999),
        ("target", 10_000, 1, 9999),
        ("games", 0, 1, 8),
        ("games", 9, 1, 8),
        ("own_time_ms", 44_999, 45_000, 180_000),
        ("own_time_ms", 180_001, 45_000, 180_000),
        ("first_reader", 2, 0, 1),
        ("first_reader", -1, 0, 1),
    ],
)
def test_an_option_outside_its_range_is_refused(option: str, value: int, least: int, most: int) -> None:
    chosen = replace(OPEN, **{option: value})
    facts = (("option", option), ("value", value), ("least", least), ("most", most))
    assert refusal(players(2), chosen, deck()) == Refusal("option", facts)


def test_the_deck_speaks_the_language_that_was_chosen() -> None:
    refused = refusal(players(2), replace(OPEN, lang="de"), deck())
    assert refused == Refusal("language", (("wanted", "de"), ("deck", "en")))


def side(one: int, two: int) -> CardSide:
    return CardSide((one, two), ("a ____.", "b ____.", "c ____.", "d ____."))


BAD_DECKS: list[tuple[str, dict[str, Any]]] = [
    ("cards", {"cards": ()}),
    ("switch", {"cards": (ActivityCard((side(1, 2), side(3, 3))),)}),
    ("switch", {"cards": (ActivityCard((side(0, 2), side(3, 4))),)}),
    ("strips", {"strips": ()}),
    ("letters", {"strips": (Strip("SHORT", (5,), ()),) * 10}),
    ("letters", {"strips": (Strip("abcdefghijk", (5,), ()),) * 10}),
    ("values", {"values": VALUES[:25]}),
    ("orders", {"fair_orders": ()}),
    ("orders", {"fair_orders": (tuple(range(10)), (0,) * 10)}),
]


@pytest.mark.parametrize(("part", "change"), BAD_DECKS)
def test_a_deck_that_cannot_be_played_with_is_refused(part: str, change: dict[str, Any]) -> None:
    refused = refusal(players(2), OPEN, replace(deck(), **change))
    assert refused.code == "deck"
    assert refused.facts[0] == ("part", part)
    assert [name for name, _ in refused.facts] == ["part", "found", "needed"]


def test_fault_36_a_deck_with_too_little_is_refused_with_the_numbers() -> None:
    some = replace(deck(), strips=deck().strips[:9])
    assert refusal(players(2), OPEN, some) == Refusal(
        "deck", (("part", "strips"), ("found", 9), ("needed", 10))
    )
