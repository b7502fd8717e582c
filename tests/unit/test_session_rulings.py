"""Where the answer about a word comes from, in one language and in several."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from wordgames.core.game import WordRulingNeeded
from wordgames.session.house import Verdict
from wordgames.session.rulings import Rulings
from wordgames.session.store import Store

WORD, NAME, NO = Verdict(True, "word"), Verdict(False, "name"), Verdict(False, "unknown")
SAID = {("HUND", "de"): WORD, ("HUND", "en"): NAME, ("KEVIN", "en"): NAME, ("GLORP", "en"): NO}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path / "wordgames.sqlite")
    yield store
    store.close()


def judge(word: str, lang: str) -> Verdict | None:
    return SAID.get((word, lang))


@pytest.mark.parametrize(
    ("word", "langs", "answer"),
    [
        ("HUND", "de", (WORD, "lexicon")),
        ("HUND", "en", (NAME, "lexicon")),
        ("HUND", "en+de", (WORD, "lexicon")),
        ("KEVIN", "de+en", (NAME, "lexicon")),
        ("GLORP", "en+de", None),
    ],
)
def test_in_several_languages_either_may_accept(
    store: Store, word: str, langs: str, answer: tuple[Verdict, str] | None
) -> None:
    assert Rulings(store.house, judge).answer(WordRulingNeeded(word, langs)) == answer


def test_the_house_speaks_before_the_lexicon_in_each_language(store: Store) -> None:
    rulings = Rulings(store.house, judge)
    store.house.remember("HUND", "de", NO, 1)
    assert rulings.answer(WordRulingNeeded("HUND", "de")) == (NO, "house")
    assert rulings.answer(WordRulingNeeded("HUND", "en+de")) == (NAME, "lexicon")
    store.house.remember("KEVIN", "de", WORD, 2)
    assert rulings.answer(WordRulingNeeded("KEVIN", "en+de")) == (WORD, "house")
