"""Searches along strips give what looking at every word gives."""

from __future__ import annotations

import itertools
import random
import re
from functools import cache

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wordgames.lexicon import Kind, Lexicon
from wordgames.lexicon.automaton import Automaton
from wordgames.lexicon.builder import build
from wordgames.lexicon.entry import CRUDE, RARE
from wordgames.lexicon.orders import OrderCounter
from wordgames.lexicon.strips import Holder, Mark, Wanted, best, layable

VALUES = dict(
    zip(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
        (1, 4, 3, 2, 1, 3, 4, 2, 1, 8, 5, 2, 3, 1, 1, 4, 10, 1, 1, 1, 3, 5, 4, 8, 4, 10),
        strict=True,
    )
)
POINTS = tuple(VALUES.values())
OFTEN = "EEEEEEETTTTTAAAAAOOOOOIIIIINNNNSSSSHHHRRRRDDDLLLCCUUMMWWFFGGYYPPBBVVKKJXQZ"
Cells = tuple[tuple[str, Mark], ...]


def deal(seed: int) -> list[Cells]:
    """Ten strips of eleven letters, the middle one own and some others own or yellow; letters may repeat."""
    chance = random.Random(seed)
    strips = []
    for _ in range(10):
        marks: list[Mark] = ["other"] * 11
        for at in chance.sample(range(11), 4):
            marks[at] = chance.choice(("own", "yellow"))
        marks[5] = "own"
        strips.append(tuple((chance.choice(OFTEN), mark) for mark in marks))
    return strips


def worth(strips: list[Cells], cells: tuple[int | None, ...]) -> tuple[str, int]:
    """Word and points of letters in windows, by the rulebook's words."""
    word, total, factor = "", 0, 1
    for number, (strip, index) in enumerate(zip(strips, cells, strict=True), 1):
        if index is None:
            continue
        letter, mark = strip[index]
        word += letter
        total += VALUES[letter]
        if mark == "own" and number not in (4, 7):
            total += VALUES[letter]
        if mark == "yellow" and number in (4, 7):
            factor += 1
    return word, total * factor + (5 if len(word) >= 6 else 0)


def best_by_hand(strips: list[Cells], word: str) -> int | None:
    """The most that a word is worth, trying every choice of slots and letters."""
    most = None
    for slots in itertools.combinations(range(len(strips)), len(word)):
        options = [
            [at for at, (found, _) in enumerate(strips[slot]) if found == letter]
            for slot, letter in zip(slots, word, strict=True)
        ]
        for choice in itertools.product(*options):
            cells: list[int | None] = [None] * len(strips)
            for slot, index in zip(slots, choice, strict=True):
                cells[slot] = index
            points = worth(strips, tuple(cells))[1]
            most = points if most is None else max(most, points)
    return most


@cache
def english() -> Lexicon:
    return Lexicon.open("en")


@pytest.fixture(scope="module")
def sample() -> list[str]:
    """A few hundred forms of all kinds and lengths."""
    forms = [word for word, _ in english().entries() if len(word) <= 8]
    return random.Random(5).sample(forms, 400)


@pytest.mark.parametrize("seed", range(3))
def test_one_word_is_laid_in_the_best_of_all_ways(seed: int, sample: list[str]) -> None:
    strips = deal(seed)
    holder = Holder(strips, POINTS)
    laid = 0
    for word in sample:
        placement = holder.place(word)
        assert (placement.score if placement else None) == best_by_hand(strips, word), word
        if placement:
            laid += 1
            assert placement.word == word
            assert worth(strips, placement.cells) == (word, placement.score)
    assert laid > 20


def test_no_letters_are_no_word() -> None:
    assert Holder(deal(1), POINTS).place("") is None


@pytest.fixture(scope="module")
def scanned() -> str:
    """Every form that Punch Line accepts, one a line."""
    return "\n".join(word for word, entry in english().entries() if entry.kinds & (Kind.WORD | Kind.NAME))


def spelt_down(strips: list[Cells], forms: str) -> list[str]:
    """Those of the forms, one a line, whose letters lie on the strips from top to bottom."""
    slots = "".join(f"[{''.join(letter for letter, _ in strip)}]?" for strip in strips)
    return re.findall(f"^{slots}$", forms, re.MULTILINE)


@pytest.mark.parametrize("seed", range(30))
def test_the_best_of_all_equals_a_scan_of_the_whole_list(seed: int, scanned: str) -> None:
    strips = deal(100 + seed)
    holder = Holder(strips, POINTS)
    found = best(english(), holder)
    assert found
    assert worth(strips, found.cells) == (found.word, found.score)
    for word in spelt_down(strips, scanned):
        # Every letter twice and both circles yellow: who is worth no more even so need not be tried.
        if 6 * sum(VALUES[letter] for letter in word) + 5 > found.score:
            placement = holder.place(word)
            assert placement
            assert placement.score <= found.score, placement


@pytest.mark.parametrize("seed", range(3))
def test_what_can_be_laid_equals_a_scan_of_the_whole_list(seed: int, scanned: str) -> None:
    strips = deal(200 + seed)
    assert sorted(layable(english(), Holder(strips, POINTS))) == spelt_down(strips, scanned)


def test_searches_take_what_is_wanted() -> None:
    bits = {"CAT": 1, "LONDON": 2, "NASA": 4, "ZAX": 1 | RARE, "BUM": 1 | CRUDE, "A": 1, "MARK": 3}
    band = {"CAT": 10, "LONDON": 9, "NASA": 8, "ZAX": 2, "BUM": 7, "A": 14, "MARK": 10}
    lexicon = Lexicon("en", Automaton(build((word, bits[word], band[word]) for word in sorted(bits))))
    holder = Holder([[(letter, "other") for letter in "ABCDEKLMNORSTUXZ"] for _ in range(10)], POINTS)

    def lays(wanted: Wanted) -> set[str]:
        words = set(layable(lexicon, holder, wanted))
        # The best of them is found under the same conditions, one after the other.
        ranked: list[str] = []
        while found := best(lexicon, holder, wanted=replace_used(wanted, ranked)):
            ranked.append(found.word)
        assert set(ranked) == words
        scores = [placed.score for word in ranked if (placed := holder.place(word))]
        assert scores == sorted(scores, reverse=True)
        return words

    assert lays(Wanted()) == {"CAT", "LONDON", "ZAX", "BUM", "A", "MARK"}
    assert lays(Wanted(kinds=Kind.WORD)) == {"CAT", "ZAX", "BUM", "A", "MARK"}
    assert lays(Wanted(kinds=Kind.NAME)) == {"LONDON", "MARK"}
    assert lays(Wanted(min_band=9)) == {"CAT", "LONDON", "A", "MARK"}
    assert lays(Wanted(min_length=4)) == {"LONDON", "MARK"}
    assert lays(Wanted(rare=False)) == {"CAT", "LONDON", "BUM", "A", "MARK"}
    assert lays(Wanted(crude=False)) == {"CAT", "LONDON", "ZAX", "A", "MARK"}
    assert lays(Wanted(used=frozenset({"CAT", "A"}))) == {"LONDON", "ZAX", "BUM", "MARK"}
    assert lays(Wanted(min_band=15)) == set()


def replace_used(wanted: Wanted, used: list[str]) -> Wanted:
    return msgspec.structs.replace(wanted, used=wanted.used | frozenset(used))


WORDS = st.sets(st.text("ABC", min_size=1, max_size=7), min_size=1, max_size=30)
MARKS: st.SearchStrategy[Mark] = st.sampled_from(["other", "own", "yellow"])
STRIPS = st.lists(st.lists(st.tuples(st.sampled_from("ABC"), MARKS), max_size=3), min_size=1, max_size=8)


@given(WORDS, STRIPS)
@settings(max_examples=200)
def test_small_lists_and_short_holders(words: set[str], strips: list[Cells]) -> None:
    lexicon = Lexicon("en", Automaton(build((word, 1, 5) for word in sorted(words))))
    holder = Holder(strips, POINTS)
    scores = {word: most for word in words if (most := best_by_hand(strips, word)) is not None}
    assert set(layable(lexicon, holder)) == set(scores)
    found = best(lexicon, holder)
    assert (found.score if found else None) == max(scores.values(), default=None)
    counter = OrderCounter(words, ["".join(letter for letter, _ in strip) for strip in strips])
    assert counter.count(range(len(strips))) == len(scores)


@pytest.mark.parametrize("values", [POINTS[:25], (*POINTS[:25], 0), (*POINTS[:25], 11)])
def test_values_are_26_from_1_to_10(values: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="26 letter values"):
        Holder(deal(1), values)


def test_counting_many_orders_equals_laying_each() -> None:
    strips = deal(7)
    common = [word for word, entry in english().entries(min_band=6) if entry.kinds & Kind.WORD]
    counter = OrderCounter(common, ["".join(letter for letter, _ in strip) for strip in strips])
    assert counter.total == sum(len(word) <= 10 for word in common)
    chance = random.Random(3)
    counts = set()
    for _ in range(10):
        order = chance.sample(range(10), 10)
        holder = Holder([strips[at] for at in order], POINTS)
        count = counter.count(order)
        assert count == len(list(layable(english(), holder, Wanted(kinds=Kind.WORD, min_band=6))))
        counts.add(count)
    assert len(counts) > 1
    assert OrderCounter([], ["ABC"]).count([0]) == 0
