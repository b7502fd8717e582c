"""From typed text to capitals A to Z."""

from __future__ import annotations

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordgames.lexicon import fold


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        ("cat", "CAT", "CAT"),
        ("Cat", "CAT", "CAT"),
        ("café", "CAFE", "CAFE"),
        ("cafe\u0301", "CAFE", "CAFE"),
        ("naïve", "NAIVE", "NAIVE"),
        ("Öl", "OL", "OEL"),
        ("o\u0308l", "OL", "OEL"),
        ("grün", "GRUN", "GRUEN"),
        ("ÄÜ", "AU", "AEUE"),
        ("Straße", "STRASSE", "STRASSE"),
        ("STRAẞE", "STRASSE", "STRASSE"),
    ],
)
def test_case_and_accents_fall_off(text: str, english: str, german: str) -> None:
    assert fold(text) == english
    assert fold(text, "de") == german


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        " cat",
        "ice cream",
        "x-ray",
        "x‑ray",
        "don't",
        "don’t",
        "don‘t",
        "donʼt",
        "mp3",
        "привет",
        "ﬁne",
        "cat\n",
    ],
)
def test_what_is_no_single_word_of_latin_letters(text: str) -> None:
    assert fold(text) is None


def test_fault_14_lengths_are_after_folding_and_i_has_no_locale() -> None:
    assert fold("ß", "de") == "SS"
    assert fold("i") == "I"
    assert fold("İstanbul") == "ISTANBUL"
    assert fold("ısı") is None, "the dotless i is another letter"


@given(st.text(max_size=20), st.sampled_from(["en", "de"]))
def test_whatever_is_typed_becomes_capitals_or_nothing(text: str, language: str) -> None:
    folded = fold(text, language)
    assert folded is None or (folded and set(folded) <= set(string.ascii_uppercase))
    if folded:
        assert fold(folded, language) == folded
        assert fold(folded.lower(), language) == folded
