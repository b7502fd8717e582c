"""Names: 1 to 24 visible characters, no two alike, no characters that play tricks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordgames.core.characters import visible_length
from wordgames.core.game import Refusal
from wordgames.core.players import Player
from wordgames.session.codes import SessionRefusal
from wordgames.session.names import MOST_VISIBLE, check_name, check_players, fold, tidy

FAMILY = "👨\u200d👩\u200d👧"
ENGLAND = "🏴" + "".join(chr(0xE0000 + ord(c)) for c in "gbeng") + "\U000e007f"


@pytest.mark.parametrize(
    ("name", "length"),
    [
        ("Ana", 3),
        ("Zoë", 3),
        ("Zoe\u0308", 3),
        (FAMILY, 1),
        ("🇩🇪🇦🇹", 2),
        ("🇩", 1),
        ("🇩🇪🇦", 2),
        ("👍🏽", 1),
        (ENGLAND, 1),
        ("❤\ufe0f", 1),
        ("שלום", 4),
        ("Ana & Ben", 9),
        ("\u3164", 0),
    ],
)
def test_visible_length(name: str, length: int) -> None:
    assert visible_length(name) == length


@pytest.mark.parametrize("name", ["", "   ", "\n\t", "\u3164", "\u2800 \u2800", "\u0301", "\u00a0"])
def test_a_name_that_shows_nothing_is_refused(name: str) -> None:
    assert check_name(name) == Refusal(SessionRefusal.NAME_EMPTY)


def test_a_name_of_200_letters_is_refused_with_the_numbers() -> None:
    assert check_name("x" * 200) == Refusal(SessionRefusal.NAME_TOO_LONG, (("most", 24), ("length", 200)))
    assert check_name("x" * 24) is None
    assert check_name(" " + "x" * 24 + " ") is None


def test_marks_can_not_be_heaped_without_end() -> None:
    refusal = check_name("a" + "\u0301" * 200)
    assert refusal is not None
    assert refusal.code == SessionRefusal.NAME_TOO_LONG


@pytest.mark.parametrize(
    ("name", "character"),
    [
        ("A\x00na", "U+0000"),
        ("A\tna", "U+0009"),
        ("\u202eana", "U+202E"),
        ("ana\u2066", "U+2066"),
        ("a\u200fna", "U+200F"),
        ("a\u061cna", "U+061C"),
        ("a\u2028na", "U+2028"),
        ("a\u200bna", "U+200B"),
        ("\ufeffana", "U+FEFF"),
        ("a\ud800", "U+D800"),
    ],
)
def test_control_and_direction_characters_are_refused(name: str, character: str) -> None:
    assert check_name(name) == Refusal(SessionRefusal.NAME_CONTROL, (("character", character),))


@pytest.mark.parametrize(
    ("name", "other"),
    [("ANA", "Ana"), ("Straße", "STRASSE"), ("Zoe\u0308", "zoë"), (" Ana ", "ana"), ("Σ", "ς")],
)
def test_fault_34_the_same_name_in_other_letters_is_taken(name: str, other: str) -> None:
    assert check_name(name, [other]) == Refusal(SessionRefusal.NAME_TAKEN, (("name", tidy(name)),))


@pytest.mark.parametrize(
    "name", ["<b>x</b>", "a<b", "&amp;", "Black & Blue", "'; --", "Ana\u200dna", "٣", "🐻", "o'Neil"]
)
def test_fault_34_any_visible_name_is_good_as_typed(name: str) -> None:
    assert check_name(name, ["Ben"]) is None
    assert tidy(name) == name


def test_players_are_judged_in_order_of_seats() -> None:
    assert check_players([Player(name="Ana"), Player(name="Ben")]) is None
    assert check_players([Player(name="Ana"), Player(name="ana")]) == Refusal(
        SessionRefusal.NAME_TAKEN, (("name", "ana"),)
    )
    assert check_players([]) is None


@given(st.text(max_size=40))
def test_no_text_breaks_the_check(name: str) -> None:
    refusal = check_name(name)
    if refusal is None:
        kept = tidy(name)
        assert 1 <= visible_length(kept) <= MOST_VISIBLE
        assert tidy(kept) == kept
        assert check_name(kept, [fold(kept)]) is not None
