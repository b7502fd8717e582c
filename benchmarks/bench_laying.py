"""The best laying of a hand of Pun, and opening both word lists, against plainer ways in the same run.

The peer of the best laying is a map from the letters of a word, in order, to the word: every set of cards of the hand,
with every letter in a joker's place, is looked up in it, and the sets that are words are put together as well as can
be. It needs half a second of preparation and much memory, and does that for a few of the hands.
"""

from __future__ import annotations

import random
import statistics
import string
import time
from collections.abc import Callable
from functools import partial
from itertools import combinations_with_replacement

from benchmarks.figures import Figure
from wordgames.core.resources import resource_root
from wordgames.lexicon import Kind, Lexicon
from wordgames.lexicon.laying import JOKER, best_laying

LANGUAGES = ("en", "de")
CARDS, HANDS = 12, 60
PEER_HANDS = 2
MEAN_LIMIT_MS, WORST_LIMIT_MS = 50, 120
OPEN_LIMIT_MS, OPEN_LIMIT_MB = 10, 8


def measure() -> list[Figure]:
    """All figures of Pun's words."""
    return [*_opening(), *(figure for language in LANGUAGES for figure in _laying(language))]


def _opening() -> list[Figure]:
    paths = [resource_root() / "lexicon" / f"{language}.dafsa" for language in LANGUAGES]
    opened = sum(
        _milliseconds(partial(Lexicon.read, path, language), 7)
        for path, language in zip(paths, LANGUAGES, strict=True)
    )
    size = sum(path.stat().st_size for path in paths) / 1e6
    return [
        Figure(
            "open both word lists", opened, "ms", OPEN_LIMIT_MS, "median of 7, read from the disk's cache"
        ),
        Figure("both word lists in memory", size, "MB", OPEN_LIMIT_MB, "read as they are"),
    ]


def _laying(language: str) -> list[Figure]:
    lexicon = Lexicon.open(language)
    best_laying([lexicon], "WARM")
    hands = _hands(HANDS)
    times = [_milliseconds(partial(best_laying, [lexicon], hand), 1) for hand in hands]
    words = _by_letters(lexicon)
    few = hands[:PEER_HANDS]
    ours = statistics.mean(_milliseconds(partial(best_laying, [lexicon], hand), 1) for hand in few)
    peer = statistics.mean(_milliseconds(partial(_most_by_sets, hand, words), 1) for hand in few)
    note = f"{HANDS} hands of 12 cards, two of them jokers"
    return [
        Figure(
            f"the best laying, {language}", statistics.mean(times), "ms", MEAN_LIMIT_MS, f"mean of {note}"
        ),
        Figure(f"the slowest of them, {language}", max(times), "ms", WORST_LIMIT_MS, f"of {note}"),
        Figure(
            f"the best laying against all sets of cards, {language}",
            ours / peer,
            "x",
            None,
            f"{ours:.0f} ms against {peer:.0f} ms by a map of sorted letters",
        ),
    ]


def _hands(count: int) -> list[str]:
    chance = random.Random(12)
    return ["".join(chance.sample(string.ascii_uppercase * 2, CARDS - 2)) + JOKER * 2 for _ in range(count)]


def _by_letters(lexicon: Lexicon) -> frozenset[str]:
    return frozenset(
        "".join(sorted(word))
        for word, entry in lexicon.entries()
        if len(word) <= CARDS and entry.kinds & Kind.WORD
    )


def _most_by_sets(hand: str, words: frozenset[str]) -> int:
    sets = range(1 << len(hand))
    found = [chosen for chosen in sets if _is_word([hand[at] for at in _bits(chosen)], words)]
    most = [0] * len(sets)
    for cards in sets:
        for chosen in found:
            if chosen & cards == chosen:
                most[cards] = max(most[cards], chosen.bit_count() + most[cards ^ chosen])
    return most[-1]


def _bits(number: int) -> list[int]:
    return [at for at in range(number.bit_length()) if number >> at & 1]


def _is_word(cards: list[str], words: frozenset[str]) -> bool:
    letters = [card for card in cards if card != JOKER]
    fills = combinations_with_replacement(string.ascii_uppercase, len(cards) - len(letters))
    return any("".join(sorted((*letters, *fill))) in words for fill in fills)


def _milliseconds(work: Callable[[], object], runs: int) -> float:
    """The median processor time of some runs."""
    times = []
    for _ in range(runs):
        began = time.process_time()
        work()
        times.append(time.process_time() - began)
    return statistics.median(times) * 1000
