"""What speaks for a word that the table rules on."""

from __future__ import annotations

import threading

import pytest
from pytestqt.qtbot import QtBot

from wordgames import texts
from wordgames.lexicon import Kind, LexiconError
from wordgames.lexicon.errors import LexiconFault
from wordgames.ui import evidence
from wordgames.ui.evidence import Commonness, Evidence, find_evidence, how_often, said_by_list
from wordgames.ui.screen import Screen
from wordgames.ui.widgets.evidencestairs import EvidenceStairs


def found(zipf: float, kind: Kind = Kind.WORD, *, rare: bool = False) -> Evidence:
    return Evidence("WORD", kind, rare, zipf)


def test_words_that_everybody_knows_stand_on_the_steps_where_people_put_them() -> None:
    steps = {word: find_evidence(word, "en").step for word in ("HOUSE", "GOOSE", "ZARF", "BDVEIB")}
    assert steps == {
        "HOUSE": Commonness.EVERYDAY,
        "GOOSE": Commonness.KNOWN,
        "ZARF": Commonness.HARDLY_EVER,
        "BDVEIB": Commonness.HARDLY_EVER,
    }


@pytest.mark.parametrize(
    ("zipf", "step"),
    [
        (0.0, Commonness.HARDLY_EVER),
        (1.49, Commonness.HARDLY_EVER),
        (1.5, Commonness.RARE),
        (2.99, Commonness.RARE),
        (3.0, Commonness.KNOWN),
        (4.49, Commonness.KNOWN),
        (4.5, Commonness.EVERYDAY),
    ],
)
def test_each_step_begins_at_its_zipf(zipf: float, step: Commonness) -> None:
    assert found(zipf).step is step


@pytest.mark.parametrize(
    ("word", "says"),
    [
        ("TROMBONE", "Our list: a word"),
        ("KEVIN", "Our list: a name"),
        ("MARK", "Our list: a word, and a name"),
        ("NASA", "Our list: an abbreviation"),
        ("BDVEIB", "Not in our list"),
    ],
)
def test_what_the_list_says(word: str, says: str) -> None:
    assert said_by_list(find_evidence(word, "en")) == says


def test_a_word_of_large_dictionaries_alone_is_called_rare() -> None:
    assert said_by_list(found(0.0, rare=True)) == "Our list: a rare word"


@pytest.mark.parametrize(
    ("zipf", "says"),
    [
        (0.0, "never met in what was counted"),
        (1.0, "about once in 100 million words"),
        (2.5, "about once in 3 million words"),
        (3.0, "about 1 time in a million words"),
        (3.3, "about 2 times in a million words"),
        (4.1, "about 10 times in a million words"),
        (5.0, "about 100 times in a million words"),
        (7.73, "about 54\u202f000 times in a million words"),
    ],
)
def test_how_often_in_plain_numbers(zipf: float, says: str) -> None:
    assert how_often(found(zipf)) == says


def test_german_counts_in_german() -> None:
    texts.use_language("de")
    try:
        assert how_often(found(2.5)) == "etwa einmal in 3 Millionen Wörtern"
        assert find_evidence("STRASSE", "de").step is Commonness.EVERYDAY
    finally:
        texts.use_language("en")


def test_without_a_word_list_there_is_no_evidence(monkeypatch: pytest.MonkeyPatch) -> None:
    class Missing:
        @staticmethod
        def open(language: str) -> None:
            raise LexiconError(LexiconFault.MISSING, language, "en.dafsa")

    monkeypatch.setattr(evidence, "Lexicon", Missing)
    assert find_evidence("HOUSE", "en") is None


def test_fault_11_a_word_is_looked_up_outside_of_the_windows_thread(qtbot: QtBot) -> None:
    threads: list[int] = []

    def find(word: str, lang: str) -> Evidence:
        threads.append(threading.get_ident())
        return Evidence(word, Kind.WORD, False, 5.0)

    screen = Screen()
    qtbot.addWidget(screen)
    stairs = EvidenceStairs(screen, find=find)
    stairs.ask("HOUSE", "en")
    stairs.ask("HOUSE", "en")
    assert stairs.evidence is None
    stairs.finish()
    qtbot.waitUntil(lambda: stairs.evidence is not None)
    assert len(threads) == 1
    assert threads[0] != threading.get_ident()
    assert stairs.accessibleDescription() == "How common: everyday"
    assert stairs.accessibleName() == "Our list: a word, about 100 times in a million words"


def test_an_answer_about_another_word_is_not_shown(qtbot: QtBot) -> None:
    go_on = threading.Event()

    def find(word: str, lang: str) -> Evidence:
        go_on.wait(5)
        return Evidence(word, Kind.WORD, False, 5.0)

    screen = Screen()
    qtbot.addWidget(screen)
    stairs = EvidenceStairs(screen, find=find)
    stairs.ask("HOUSE", "en")
    stairs.ask("GOOSE", "en")
    go_on.set()
    stairs.finish()
    qtbot.waitUntil(lambda: stairs.evidence is not None)
    assert stairs.evidence.word == "GOOSE"
