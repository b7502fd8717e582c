"""The files that Pun is played with, and what is said of a damaged one."""

from __future__ import annotations

from pathlib import Path

import pytest

from wordgames.core.material import MaterialError, MaterialFault
from wordgames.games.pun.material import PunFault, load_cards, load_pun, played_with
from wordgames.games.pun.view import PunOptions
from wordgames.lexicon import Kind, Lexicon
from wordgames.texts import notices


def write(folder: Path, text: str) -> Path:
    path = folder / "cards.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_house_deck_may_have_other_counts(tmp_path: Path) -> None:
    cards = load_cards(write(tmp_path, "pun = 1\n[letters]\nE = 3\nB = 1\n"))
    assert cards == ("B", "E", "E", "E", "?")


@pytest.mark.parametrize(
    ("text", "fault", "line", "facts"),
    [
        ("pun = 2\n[letters]\nA = 2\nÄ = 2\n", MaterialFault.UNREADABLE, 4, None),
        ('pun = 2\n[letters]\nA = 2\n"Ä" = 2\n', PunFault.LETTER, 4, ("Ä",)),
        ("pun = 2\n[letters]\nA = 2\na = 2\n", PunFault.LETTER, 4, ("a",)),
        ("pun = 2\n[letters]\nA = 2\nB = 32\n", PunFault.HOW_MANY, 4, ("B", 32, 31)),
        ("pun = -1\n[letters]\nA = 2\n", PunFault.HOW_MANY, 1, ("?", -1, 31)),
        ("pun = 2\n[letters]\n", MaterialFault.EMPTY, None, ()),
        ("pun = 2\n", MaterialFault.SHAPE, 1, None),
        ('pun = "two"\n[letters]\nA = 2\n', MaterialFault.SHAPE, 1, None),
    ],
)
def test_what_is_wrong_is_named_with_its_line(
    tmp_path: Path, text: str, fault: object, line: int | None, facts: tuple[object, ...] | None
) -> None:
    with pytest.raises(MaterialError) as caught:
        load_cards(write(tmp_path, text))
    assert caught.value.fault is fault
    assert caught.value.line == line
    assert facts is None or caught.value.facts == facts
    assert notices.material(caught.value).endswith(".") or "(" in notices.material(caught.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(MaterialError) as caught:
        load_pun("en", tmp_path)
    assert caught.value.fault is MaterialFault.MISSING


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_words_of_a_subject_are_words_of_the_language(lang: str) -> None:
    lexicon = Lexicon.open(lang)
    subjects = [subject for subject in load_pun(lang).subjects if subject.lang == lang]
    assert {subject.name for subject in subjects} == {"animals", "food", "places", "plants", "body", "home"}
    for subject in subjects:
        assert len(subject.words) >= 300
        assert list(subject.words) == sorted(set(subject.words))
        for word in subject.words:
            entry = lexicon.lookup(word)
            assert entry is not None, word
            assert entry.kinds & Kind.WORD, word


def test_a_game_holds_what_it_plays_with() -> None:
    deck = load_pun("en")
    assert played_with(deck, PunOptions()).subjects == ()
    food = played_with(deck, PunOptions(subject="food", also="de")).subjects
    assert [(one.name, one.lang) for one in food] == [("food", "en"), ("food", "de")]
    assert played_with(deck, PunOptions()).cards == deck.cards
