"""The English list as it is shipped: what is a word, what counts in which game."""

from __future__ import annotations

import csv
import os
import subprocess
import sys
from pathlib import Path

import pytest

from wordgames.core.resources import resource_root
from wordgames.lexicon import Kind, Lexicon, LexiconError, LexiconFault, Reason, Use

DATA = Path(__file__).parents[2] / "data"
CONTESTED = {"name_contested", "cap_word"}
"""Where dictionaries themselves disagree."""


@pytest.fixture(scope="module")
def english() -> Lexicon:
    return Lexicon.open("en")


def probe() -> list[dict[str, str]]:
    with (DATA / "probe_en.tsv").open(encoding="utf-8", newline="") as file:
        return [row for row in csv.DictReader(file, delimiter="\t") if row["category"] not in CONTESTED]


@pytest.mark.parametrize("use", [Use.DICTIONARY, Use.PUN, Use.PUNCHLINE])
def test_the_probe_is_99_percent_right(english: Lexicon, use: Use) -> None:
    rows = probe()
    wrong = []
    for row in rows:
        right = row["is_word"] == "1" or (use is Use.PUNCHLINE and row["is_name"] == "1")
        if english.judge(row["word"], use).accepted != right:
            wrong.append(row["word"])
    assert len(rows) > 290
    assert len(wrong) <= len(rows) / 100, wrong


def test_fault_01_everyday_words_pass(english: Lexicon) -> None:
    lines = (DATA / "common_en.txt").read_text("utf-8").splitlines()
    words = [word for line in lines if not line.startswith("#") for word in line.split()]
    assert len(words) >= 300
    for use in Use:
        assert [word for word in words if not english.judge(word, use).accepted] == []


SPELL_CHECK = ["MGR", "NASA", "TV", "IV", "KG", "KW", "LX", "CS", "MR", "ETC", "USA", "B", "C", "X", "O"]


@pytest.mark.parametrize("word", SPELL_CHECK)
def test_fault_02_what_only_spell_checkers_take(english: Lexicon, word: str) -> None:
    for use in Use:
        assert not english.judge(word, use).accepted


@pytest.mark.parametrize("word", ["NASA", "TV", "IV", "KG", "MR"])
def test_fault_02_an_abbreviation_is_called_one(english: Lexicon, word: str) -> None:
    assert english.judge(word, Use.PUNCHLINE).reason is Reason.ABBREVIATION


def test_one_letter_words(english: Lexicon) -> None:
    alphabet = [chr(65 + at) for at in range(26)]
    assert [letter for letter in alphabet if english.judge(letter, Use.PUNCHLINE).accepted] == ["A", "I"]
    assert not any(english.judge(letter, Use.PUNCHLINE, min_length=2).accepted for letter in alphabet)
    assert english.judge("AM", Use.PUNCHLINE, min_length=2).accepted
    assert not english.judge("AM", Use.PUN, min_length=3).accepted
    assert english.judge("AM", Use.PUN, min_length=3).reason is Reason.WORD


@pytest.mark.parametrize("word", ["LONDON", "KEVIN", "SAM", "DAN", "EVEREST"])
def test_fault_03_names_count_in_punch_line_alone(english: Lexicon, word: str) -> None:
    judged = english.judge(word, Use.PUNCHLINE)
    assert judged.accepted
    if word not in ("SAM", "DAN"):  # A missile and a grade in judo, in large dictionaries.
        assert judged.reason is Reason.NAME
        assert not english.judge(word, Use.PUN).accepted
        assert not english.judge(word, Use.DICTIONARY).accepted


@pytest.mark.parametrize("word", ["MARK", "ROSE", "PETER", "CHINA", "TURKEY", "mark", "Rose"])
def test_fault_03_a_noun_that_is_also_a_name_is_a_word(english: Lexicon, word: str) -> None:
    for use in Use:
        judged = english.judge(word, use)
        assert judged.accepted
        assert judged.reason is Reason.WORD
    entry = english.lookup(word)
    assert entry
    assert entry.kinds & Kind.NAME


@pytest.mark.parametrize("word", ["DONT", "ISNT", "DIDNT", "THEYRE", "OCLOCK", "don't", "don’t", "isn't"])
def test_fault_04_no_word_by_a_lost_apostrophe(english: Lexicon, word: str) -> None:
    assert not english.judge(word, Use.PUNCHLINE).accepted


@pytest.mark.parametrize("word", ["CANT", "WONT", "ILL", "WELL", "ITS", "LETS", "WERE"])
def test_fault_04_words_of_their_own(english: Lexicon, word: str) -> None:
    assert english.judge(word, Use.PUN).accepted


@pytest.mark.parametrize("word", ["XRAY", "NEWYORK", "ICECREAM", "TSHIRT", "x-ray", "New York"])
def test_nothing_run_together(english: Lexicon, word: str) -> None:
    judged = english.judge(word, Use.PUNCHLINE)
    assert not judged.accepted
    assert judged.reason is Reason.UNKNOWN


@pytest.mark.parametrize(
    "pair", ["COLOR COLOUR", "GRAY GREY", "REALIZE REALISE", "TIRE TYRE", "TRAVELED TRAVELLED"]
)
def test_fault_05_american_and_british(english: Lexicon, pair: str) -> None:
    for word in pair.split():
        assert english.judge(word, Use.PUN).accepted


def test_fault_10_a_missing_list_is_an_error_and_no_other_list(tmp_path: Path) -> None:
    with pytest.raises(LexiconError) as caught:
        Lexicon.open("xx")
    assert caught.value.fault is LexiconFault.MISSING
    assert caught.value.language == "xx"
    with pytest.raises(LexiconError, match="missing"):
        Lexicon.read(tmp_path, "en")  # A folder can't be read as a file.


def test_fault_14_turkish_changes_nothing() -> None:
    code = "from wordgames.lexicon import Lexicon; print(Lexicon.open('en').lookup('quiz').band)"
    bands = set()
    for locale in ("tr_TR.UTF-8", "C.UTF-8"):
        environment = {**os.environ, "LANG": locale, "LC_ALL": locale}
        root = Path(__file__).parents[3]
        done = subprocess.run(
            [sys.executable, "-c", code], cwd=root, env=environment, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        bands.add(done.stdout)
    assert len(bands) == 1


def test_facts_of_a_word(english: Lexicon) -> None:
    the, zax = english.lookup("the"), english.lookup("ZAX")
    assert the
    assert zax
    assert (the.band, the.rare, the.crude) == (15, False, False)
    assert zax.rare
    assert zax.band < 6
    shit = english.lookup("SHIT")
    assert shit
    assert shit.crude
    assert english.judge("SHIT", Use.PUNCHLINE).accepted, "crude words count, computers only do not play them"


def test_common_words_can_be_listed(english: Lexicon) -> None:
    common = dict(english.entries(min_band=10))
    assert "WATER" in common
    assert "ZAX" not in common
    assert list(common) == sorted(common)
    assert all(entry.band >= 10 for entry in common.values())
    assert len(english) == sum(1 for _ in english.entries()) > 250_000


def test_the_list_is_small_and_opened_once() -> None:
    assert (resource_root() / "lexicon" / "en.dafsa").stat().st_size < 1_600_000
    assert Lexicon.open("en") is Lexicon.open("en")
