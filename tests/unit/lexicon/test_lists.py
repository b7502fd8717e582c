"""The shipped English list follows the hand-made lists that stand beside its build script."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from wordgames.lexicon import Kind, Lexicon

BUILD = Path(__file__).parents[3] / "resources" / "lexicon" / "build"


def hand_list(name: str) -> list[str]:
    lines = (BUILD / name).read_text("utf-8").splitlines()
    return [form for line in lines if not line.startswith("#") for form in line.split()]


def kinds(form: str) -> Kind:
    entry = Lexicon.open("en").lookup(form)
    return entry.kinds if entry else Kind(0)


@pytest.mark.parametrize(
    "name", ["clipped_en.txt", "extra_en.txt", "words_though_names_en.txt", "short_en.txt"]
)
def test_words_decided_by_hand_are_words(name: str) -> None:
    forms = hand_list(name)
    assert len(forms) > 50
    assert [form for form in forms if not kinds(form) & Kind.WORD] == []


def test_no_other_short_form_is_a_word() -> None:
    short = [
        word for word, entry in Lexicon.open("en").entries() if len(word) <= 3 and entry.kinds & Kind.WORD
    ]
    assert sorted(short) == sorted(set(hand_list("short_en.txt")))


def test_names_decided_by_hand_are_names() -> None:
    assert [form for form in hand_list("extra_names_en.txt") if not kinds(form) & Kind.NAME] == []


def test_what_is_written_apart_is_no_word() -> None:
    assert [form for form in hand_list("run_together_en.txt") if kinds(form) & Kind.WORD] == []


def test_conflicts_are_settled_as_decided() -> None:
    rows = [line.split("\t") for line in (BUILD / "conflicts_en.tsv").read_text("utf-8").splitlines()]
    decided = {row[0]: row[1] for row in rows if not row[0].startswith("#")}
    assert len(decided) > 50
    for form, what in decided.items():
        expected = Kind(0)
        for kind in what.split("+"):
            expected |= Kind(0) if kind == "nothing" else Kind[kind.upper()]
        assert kinds(form) == expected, form


def test_crude_words_are_marked_and_no_others() -> None:
    patterns = [form.replace("*", "[A-Z]*") for form in hand_list("crude_en.txt")]
    crude = re.compile("|".join(patterns))
    for word, entry in Lexicon.open("en").entries():
        assert entry.crude == bool(crude.fullmatch(word)), word


@pytest.mark.parametrize("path", sorted(BUILD.glob("*_en.txt")), ids=lambda path: path.stem)
def test_lists_are_tidy(path: Path) -> None:
    forms = hand_list(path.name)
    assert [form for form in forms if not re.fullmatch(r"[A-Z]+\*?", form)] == []
    assert len(forms) == len(set(forms)), sorted({form for form in forms if forms.count(form) > 1})
