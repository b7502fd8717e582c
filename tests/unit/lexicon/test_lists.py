"""The shipped lists follow the hand-made lists that stand beside their build script."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from string import ascii_uppercase

import pytest

from wordgames.lexicon import Kind, Lexicon, fold
from wordgames.lexicon.entry import CRUDE

BUILD = Path(__file__).parents[3] / "resources" / "lexicon" / "build"


def hand_list(name: str) -> list[str]:
    lines = (BUILD / name).read_text("utf-8").splitlines()
    return [form for line in lines if not line.startswith("#") for form in line.split()]


def kinds(form: str, language: str) -> Kind:
    entry = Lexicon.open(language).lookup(form)
    return entry.kinds if entry else Kind(0)


@pytest.mark.parametrize(
    "name",
    [
        "clipped_en.txt",
        "extra_en.txt",
        "words_though_names_en.txt",
        "short_en.txt",
        "extra_de.txt",
        "words_though_names_de.txt",
        "short_de.txt",
    ],
)
def test_words_decided_by_hand_are_words(name: str) -> None:
    language = Path(name).stem[-2:]
    forms = hand_list(name)
    assert len(forms) > 40
    assert [form for form in forms if not kinds(form, language) & Kind.WORD] == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_other_short_form_is_a_word(language: str) -> None:
    letters = ["".join(form) for length in (1, 2, 3) for form in product(ascii_uppercase, repeat=length)]
    short = {form for form in letters if kinds(form, language) & Kind.WORD}
    by_hand = [*hand_list(f"short_{language}.txt"), *hand_list(f"extra_{language}.txt")]
    assert short == {form for text in by_hand if len(form := fold(text, language) or "") <= 3}


@pytest.mark.parametrize(
    ("name", "language"), [("extra_names_en.txt", "en"), ("names_though_nouns_de.txt", "de")]
)
def test_names_decided_by_hand_are_names(name: str, language: str) -> None:
    assert [form for form in hand_list(name) if not kinds(form, language) & Kind.NAME] == []


def test_nouns_that_are_names_alone_are_no_words() -> None:
    names = hand_list("names_though_nouns_de.txt")
    assert [form for form in names if kinds(form, "de") & Kind.WORD] == []
    assert set(names) & set(hand_list("words_though_names_de.txt")) == set()
    assert len(names) + len(hand_list("words_though_names_de.txt")) > 653


def test_what_is_written_apart_is_no_word() -> None:
    assert [form for form in hand_list("run_together_en.txt") if kinds(form, "en") & Kind.WORD] == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_conflicts_are_settled_as_decided(language: str) -> None:
    lines = (BUILD / f"conflicts_{language}.tsv").read_text("utf-8").splitlines()
    decided = dict(line.split("\t")[:2] for line in lines if not line.startswith("#"))
    assert len(decided) > 50
    for form, what in decided.items():
        expected = Kind(0)
        for kind in what.split("+"):
            expected |= Kind(0) if kind == "nothing" else Kind[kind.upper()]
        assert kinds(form, language) == expected, form


def crude_list(language: str) -> tuple[set[str], tuple[str, ...]]:
    """Crude forms, and the beginnings of more."""
    listed = hand_list(f"crude_{language}.txt")
    assert len(listed) > 100
    exact = {form for form in listed if not form.endswith("*")}
    return exact, tuple(form[:-1] for form in listed if form.endswith("*"))


def test_crude_words_are_marked_and_no_others() -> None:
    exact, begun = crude_list("en")
    for word, bits, _ in Lexicon.open("en").automaton.forms():
        if bool(bits & CRUDE) != (word in exact or word.startswith(begun)):
            pytest.fail(word)


def test_crude_german_words_are_marked_and_common_ones_are_not() -> None:
    """All million forms take too long; these are listed crude forms, and those that computers could play."""
    exact, begun = crude_list("de")
    german = Lexicon.open("de")
    common = {word for word, _, _ in german.automaton.forms(6)}
    checked = 0
    for word in common | exact | {form + ending for form in begun for ending in ("", "E", "EN", "ER", "S")}:
        if entry := german.lookup(word):
            checked += 1
            assert entry.crude == (word in exact or word.startswith(begun)), word
    assert checked > 20_000


@pytest.mark.parametrize("path", sorted(BUILD.glob("*_??.txt")), ids=lambda path: path.stem)
def test_lists_are_tidy(path: Path) -> None:
    forms = hand_list(path.name)
    letters = r"[A-Z]+\*?" if path.stem.endswith("_en") or path.stem.startswith("crude") else r"[^\W\d_]+"
    assert [form for form in forms if not re.fullmatch(letters, form)] == []
    assert len(forms) == len(set(forms)), sorted({form for form in forms if forms.count(form) > 1})
