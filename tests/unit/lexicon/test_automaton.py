"""The packed automaton holds exactly what it was built from, and damage is noticed."""

from __future__ import annotations

import string
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordgames.lexicon.automaton import HEADER, MAX_LETTERS, Automaton
from wordgames.lexicon.builder import build
from wordgames.lexicon.entry import Entry, Kind, band_of, pack_class, unpack_class
from wordgames.lexicon.errors import LexiconError, LexiconFault
from wordgames.lexicon.lexicon import Lexicon

WORDS = st.text(alphabet="ABCZ", min_size=1, max_size=MAX_LETTERS) | st.text(
    alphabet=string.ascii_uppercase, min_size=1, max_size=4
)
CLASSES = st.tuples(st.integers(0, 31), st.integers(0, 15))
LISTS = st.dictionaries(WORDS, CLASSES, min_size=1, max_size=120)


def packed(forms: dict[str, tuple[int, int]]) -> bytes:
    return build((word, *forms[word]) for word in sorted(forms))


@given(LISTS, st.sets(WORDS))
def test_it_holds_the_set_it_was_built_from(forms: dict[str, tuple[int, int]], others: set[str]) -> None:
    automaton = Automaton(packed(forms))
    assert automaton.count == len(forms)
    assert automaton.longest == max(map(len, forms))
    assert list(automaton.forms()) == [(word, *forms[word]) for word in sorted(forms)]
    for word in others | set(forms):
        assert automaton.find(word) == forms.get(word)


@given(LISTS, st.integers(0, 15))
def test_a_band_leaves_the_common_forms(forms: dict[str, tuple[int, int]], band: int) -> None:
    common = [word for word in sorted(forms) if forms[word][1] >= band]
    assert [word for word, _, _ in Automaton(packed(forms)).forms(band)] == common


def test_equal_endings_are_stored_once() -> None:
    endings = ["", "ED", "ER", "ERS", "ING", "S"]
    one = build((f"WALK{ending}", 1, 4) for ending in endings)
    two = build((f"{stem}{ending}", 1, 4) for stem in ("TALK", "WALK") for ending in endings)
    assert len(two) - len(one) == 4, "only the edge for the other first letter is new"


@pytest.mark.parametrize("word", ["", "a", "Ä", "A-B", "A" * (MAX_LETTERS + 1), "A1"])
def test_only_capitals_up_to_twenty_are_taken(word: str) -> None:
    with pytest.raises(ValueError, match="not 1 to 20 capitals"):
        build([(word, 1, 0)])


@pytest.mark.parametrize("words", [["B", "A"], ["A", "A"], ["AB", "A"]])
def test_forms_must_ascend(words: list[str]) -> None:
    with pytest.raises(ValueError, match="not ascending"):
        build((word, 1, 0) for word in words)


def test_no_forms_are_no_list() -> None:
    with pytest.raises(ValueError, match="no forms"):
        build([])


@given(st.integers(1, 7), st.integers(0, 15), st.booleans(), st.booleans())
def test_an_entry_survives_packing(kinds: int, band: int, rare: bool, crude: bool) -> None:
    entry = Entry(Kind(kinds), band, rare, crude)
    assert unpack_class(pack_class(entry), band) == entry


@pytest.mark.parametrize(("zipf", "band"), [(-1.0, 0), (0.0, 0), (3.49, 6), (3.5, 7), (7.74, 15), (12.0, 15)])
def test_a_band_is_half_a_zipf(zipf: float, band: int) -> None:
    assert band_of(zipf) == band


GOOD = build([("CAT", 1, 9), ("DOG", 1, 9)])
OTHER_VERSION = GOOD[:8] + b"\x63\x00" + GOOD[10:]


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (b"", LexiconFault.DAMAGED),
        (GOOD[: HEADER.size - 1], LexiconFault.DAMAGED),
        (GOOD[:-4], LexiconFault.DAMAGED),
        (GOOD + bytes(4), LexiconFault.DAMAGED),
        (GOOD[:-1] + bytes([GOOD[-1] ^ 1]), LexiconFault.DAMAGED),
        (bytes(len(GOOD)), LexiconFault.DAMAGED),
        (b"not a word list at all, but a text of some length", LexiconFault.DAMAGED),
        (OTHER_VERSION, LexiconFault.NEWER),
    ],
)
def test_a_damaged_file_is_named(tmp_path: Path, data: bytes, fault: LexiconFault) -> None:
    path = tmp_path / "en.dafsa"
    path.write_bytes(data)
    with pytest.raises(LexiconError) as caught:
        Lexicon.read(path, "en")
    assert (caught.value.fault, caught.value.language, caught.value.path) == (fault, "en", path)
    assert str(path) in str(caught.value)
    assert "'en'" in str(caught.value)


@given(st.integers(0, 8 * len(GOOD) - 1))
def test_one_changed_bit_is_an_error_or_changes_nothing(bit: int) -> None:
    data = bytearray(GOOD)
    data[bit // 8] ^= 1 << bit % 8
    try:
        automaton = Automaton(bytes(data))
    except ValueError:
        return
    assert list(automaton.forms()) == [("CAT", 1, 9), ("DOG", 1, 9)]


def test_a_list_that_does_not_fit_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wordgames.lexicon.builder.TARGET", 3)
    with pytest.raises(ValueError, match="too many edges"):
        build([("CAT", 1, 0)])
