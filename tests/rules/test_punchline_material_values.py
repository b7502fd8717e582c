"""The letter values follow from the law that the rules give (rules.md, Punch Line 4)."""

import math
from collections import Counter
from functools import cache
from string import ascii_uppercase

import pytest
from wordfreq import get_frequency_dict

from wordgames.core.resources import resource_root
from wordgames.games.punchline.material import load_values

FOLDS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


@cache
def shares(lang: str) -> dict[str, float]:
    """Each letter's share in running text: tokens of a to z alone once umlauts and ß are folded, by frequency."""
    weights: Counter[str] = Counter()
    for token, frequency in get_frequency_dict(lang, wordlist="large").items():
        folded = token.translate(FOLDS)
        if folded.isascii() and folded.isalpha():
            for letter in folded.upper():
                weights[letter] += frequency
    whole = sum(weights.values())
    return {letter: weight / whole for letter, weight in weights.items()}


def exact(lang: str, k: float) -> list[float]:
    """The law before it is rounded."""
    share = shares(lang)
    return [1 + k * math.log(share["I"] / share[letter]) for letter in ascii_uppercase]


@pytest.mark.parametrize(("lang", "k"), [("en", 2.055), ("de", 1.774)])
def test_the_frozen_values_follow_from_the_law(lang: str, k: float) -> None:
    frozen = load_values(resource_root() / "decks" / lang / "punchline" / "values.toml")
    derived = [min(10, max(1, round(value))) for value in exact(lang, k)]
    assert dict(zip(ascii_uppercase, frozen, strict=True)) == dict(zip(ascii_uppercase, derived, strict=True))


@pytest.mark.parametrize(("lang", "k"), [("en", 2.055), ("de", 1.774)])
def test_k_puts_v_four_above_i(lang: str, k: float) -> None:
    share = shares(lang)
    assert 4 / math.log(share["I"] / share["V"]) == pytest.approx(k, abs=0.0006)


def test_x_and_g_lie_on_an_edge_which_is_why_the_table_is_frozen() -> None:
    values = dict(zip(ascii_uppercase, exact("en", 2.055), strict=True))
    assert values["X"] == pytest.approx(8.499, abs=0.001)
    assert values["G"] == pytest.approx(3.507, abs=0.001)
