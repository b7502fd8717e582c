"""The command line's rows, and how common a word is."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from wordgames.lexicon import Lexicon, LexiconError, Use
from wordgames.lexicon.frequency import zipf
from wordgames.lexicon.report import word_rows


def lines(words: list[str], use: Use) -> list[str]:
    return [row.line() for row in word_rows(words, use=use)]


TYPED = ["Cat", "LONDON", "nasa", "don't", "xzqv", "café"]


@pytest.mark.parametrize("use", [Use.DICTIONARY, Use.PUN])
def test_rows_for_a_dictionary_word(use: Use) -> None:
    assert lines(TYPED, use) == [
        "Cat\taccepted\tword",
        "LONDON\trefused\tname",
        "nasa\trefused\tabbreviation",
        "don't\trefused\tunknown",
        "xzqv\trefused\tunknown",
        "café\taccepted\tword",
    ]


def test_rows_for_punch_line() -> None:
    assert lines(["LONDON", "nasa"], Use("punchline")) == [
        "LONDON\taccepted\tname",
        "nasa\trefused\tabbreviation",
    ]


def test_a_language_without_a_list_is_an_error() -> None:
    with pytest.raises(LexiconError):
        word_rows(["hund"], language="xx")


def test_how_common() -> None:
    english = Lexicon.open("en")
    assert zipf(english, "the") == zipf(english, "THE") > 7.5
    assert 5 < zipf(english, "water") < 6
    rare = english.lookup("crwth")
    assert rare
    assert zipf(english, "crwth") == rare.band / 2 < 3
    assert zipf(english, "xzqv") == 0
    assert zipf(english, "don't") == 0


def test_the_band_and_the_small_list_agree() -> None:
    english = Lexicon.open("en")
    for word in ("house", "people", "garden", "yellow", "café", "mark"):
        entry = english.lookup(word)
        assert entry
        assert abs(zipf(english, word) - (entry.band / 2 + 0.25)) <= 0.3, word


def test_fault_11_wordfreq_stays_unloaded_until_asked() -> None:
    code = (
        "import sys; from wordgames.lexicon import Lexicon; Lexicon.open('en').lookup('cat');"
        "import wordgames.lexicon.frequency, wordgames.lexicon.report, wordgames.lexicon.strips;"
        "print('wordfreq' in sys.modules)"
    )
    root = Path(__file__).parents[3]
    done = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
