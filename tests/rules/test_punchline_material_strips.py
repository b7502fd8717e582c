"""The strips make a good game, and "Shuffle" deals fairly (rules.md, Punch Line 1 to 3; docs/strips.md)."""

import importlib
import random
from collections.abc import Iterator
from itertools import combinations
from statistics import median
from types import ModuleType

import pytest

from wordgames.core.resources import resource_root
from wordgames.games.punchline.material import PunchlineDeck, Strip, load_punchline

VALUES = (1, 4, 3, 2, 1, 3, 4, 2, 1, 8, 5, 2, 3, 1, 1, 4, 10, 1, 1, 1, 3, 5, 4, 8, 4, 10)
WORDS = [
    "A",
    "AS",
    "SEA",
    "ATE",
    "TEAS",
    "SEAT",
    "EASE",
    "STATE",
    "TASTES",
    "ESTATE",
    "ESTATES",
    "SEATTASTES",
]


@pytest.fixture(scope="module")
def deck() -> PunchlineDeck:
    return load_punchline("en")


@pytest.fixture(scope="module")
def build() -> Iterator[ModuleType]:
    """The script that made the strips."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(resource_root() / "decks" / "build"))
        yield importlib.import_module("strips")


def random_strips(seed: int) -> list[Strip]:
    """Ten small strips of few letters, with colours."""
    chance = random.Random(seed)
    strips = []
    for _ in range(10):
        letters = "".join(chance.sample("AESTXZ", 3))
        strips.append(Strip(letters=letters, own=(chance.randrange(3),), yellow=()))
        if chance.random() < 0.6:
            free = chance.choice([at for at in range(3) if at not in strips[-1].own])
            strips[-1] = Strip(letters=letters, own=strips[-1].own, yellow=(free,))
    return strips


def every_laying(word: str, strips: list[Strip]) -> Iterator[tuple[int, int]]:
    """`(factor, points)` of each way to lay a word, by trying all slots (rulebook, Scoring), no timer."""
    for slots in combinations(range(10), len(word)):
        cells = [(slot, strips[slot].letters.find(letter)) for slot, letter in zip(slots, word, strict=True)]
        if any(cell < 0 for _, cell in cells):
            continue
        yellow = sum(slot in (3, 6) and cell in strips[slot].yellow for slot, cell in cells)
        total = 0
        for (slot, cell), letter in zip(cells, word, strict=True):
            value = VALUES[ord(letter) - ord("A")]
            total += value * (2 if slot not in (3, 6) and cell in strips[slot].own else 1)
        yield yellow + 1, total * (yellow + 1) + (5 if len(word) >= 6 else 0)


@pytest.mark.parametrize("seed", range(12))
def test_the_measures_equal_trying_all_slots(build: ModuleType, seed: int) -> None:
    strips = random_strips(seed)
    layings = {word: list(every_laying(word, strips)) for word in WORDS}
    laid = {word for word in WORDS if layings[word]}

    yardstick = build.WordSet([*WORDS, "ELEVENLETTERS"])
    found = yardstick.lay([strip.letters for strip in strips])
    assert {word for index, word in enumerate(yardstick.words) if found >> index & 1} == laid

    points, word, factor, reached = build.Prices(WORDS, VALUES).judge(strips)
    assert points == max((points for ways in layings.values() for _, points in ways), default=0)
    if laid:
        assert (factor, points) in layings[word]
    for least in (1, 2, 3):
        assert reached[least - 1] == sum(
            any(factor >= least for factor, _ in ways) for ways in layings.values()
        )


def test_the_committed_strips_make_a_good_game(build: ModuleType, deck: PunchlineDeck) -> None:
    yardstick, priced = build.WordSet(build.common_words(3.0)), build.prices()
    rows = [[deck.strips[at] for at in order] for order in build.orders(1000, 7)]
    shares = [yardstick.share([strip.letters for strip in row]) for row in rows]
    assert median(shares) >= 0.40
    assert min(shares) >= 0.20
    seen = [priced.judge(row) for row in rows[:150]]
    assert 45 <= median(points for points, *_ in seen) <= 60
    factors = [factor for _, _, factor, _ in seen]
    assert factors.count(2) >= 0.5 * len(seen), "a double is common"
    assert factors.count(3) <= 0.25 * len(seen), "a triple is an event"


def test_shuffle_is_fair(build: ModuleType, deck: PunchlineDeck) -> None:
    yardstick = build.WordSet(build.common_words(3.0))
    letters = [strip.letters for strip in deck.strips]
    middle = median(yardstick.share([letters[at] for at in order]) for order in build.orders(5000, 11))
    assert len(set(deck.fair_orders)) == len(deck.fair_orders) == build.POOL
    for order in deck.fair_orders:
        # Two medians of 5,000 orders differ by up to a tenth of a percentage point.
        assert abs(yardstick.share([letters[at] for at in order]) - middle) <= build.FAIR + 0.001
