"""`best`: what it prints of a hand of Pun, and the one sentence for what is no hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from wordgames.__main__ import main
from wordgames.lexicon import Lexicon

Capture = pytest.CaptureFixture[str]


def rows(capsys: Capture) -> list[list[str]]:
    return [line.split("\t") for line in capsys.readouterr().out.splitlines()]


@pytest.mark.parametrize(
    ("arguments", "total"),
    [
        (["GAMETURN"], 8),
        (["turncard"], 8),
        (["ZUGKARTE", "--lang", "de"], 8),
        (["öl", "--lang", "de"], 3),
        (["grün", "--lang", "de"], 5),
        (["Straße", "--lang", "de"], 7),
        (["oel?", "--lang", "both"], 4),
        (["??"], 2),
        (["qqq"], 0),
        (["cat", "--min", "4"], 0),
        (["a", "--min", "2"], 0),
    ],
)
def test_the_most_cards_of_a_hand(arguments: list[str], total: int, capsys: Capture) -> None:
    assert main(["best", "pun", *arguments]) == 0
    found = rows(capsys)
    laid = [row for row in found if row[0] == "lay"]
    assert ["total", str(total)] in found
    assert sum(len(row[1]) for row in laid) == total
    assert all(len(row[1]) == len(row[2]) for row in laid)


def test_the_words_with_the_most_letters_follow(capsys: Capture) -> None:
    assert main(["best", "pun", "strasse", "--lang", "de"]) == 0
    words = [row for row in rows(capsys) if row[0] == "word"]
    assert words[0] == ["word", "STRASSE", "7", "Straße"]
    lengths = [int(row[2]) for row in words]
    assert lengths == sorted(lengths, reverse=True)
    assert len(words) == 10


def test_a_subject(capsys: Capture) -> None:
    assert main(["best", "pun", "catdog", "--subject", "animals"]) == 0
    found = rows(capsys)
    assert found[:3] == [["lay", "CAT", "CAT"], ["lay", "DOG", "DOG"], ["total", "6"]]


@pytest.mark.parametrize(
    "arguments",
    [
        ["best", "pun", "ab1"],
        ["best", "pun", "a-b"],
        ["best", "pun", ""],
        ["best", "pun", "???"],
        ["best", "pun", "A" * 21],
        ["best", "pun", "ab", "--min", "0"],
        ["best", "pun", "ab", "--lang", "fr"],
        ["best", "pun", "ab", "--subject", "cars"],
        ["best", "chess", "ab"],
    ],
)
def test_what_is_no_hand_is_one_sentence(arguments: list[str], capsys: Capture) -> None:
    assert main(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("wordgames: ")
    assert told.err.count("\n") == 1


def test_fault_10_a_missing_list_is_said_and_not_replaced(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wordgames.lexicon.lexicon.resource_root", lambda: tmp_path)
    Lexicon.open.cache_clear()
    try:
        assert main(["best", "pun", "OEL", "--lang", "de"]) == 2
    finally:
        Lexicon.open.cache_clear()
    assert capsys.readouterr().out == ""


def test_word_knows_german(capsys: Capture) -> None:
    assert main(["word", "--lang", "de", "Öl", "KFZ", "Klaus", "Wolf", "grun"]) == 0
    assert rows(capsys) == [
        ["Öl", "accepted", "word"],
        ["KFZ", "refused", "abbreviation"],
        ["Klaus", "refused", "name"],
        ["Wolf", "accepted", "word"],
        ["grun", "refused", "unknown"],
    ]
