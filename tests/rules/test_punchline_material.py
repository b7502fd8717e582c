"""Punch Line's material: what a good file gives, and what a bad one is told (rulebook, Equipment; rules 1, 3, 14)."""

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from string import ascii_uppercase

import msgspec
import pytest

from wordgames.core.material import BLANK, MaterialError, MaterialFault
from wordgames.core.resources import resource_root
from wordgames.games.punchline.material import (
    MIDDLE,
    PunchlineDeck,
    PunchlineFault,
    load_cards,
    load_orders,
    load_punchline,
    load_strips,
    load_values,
)

FOLDER = resource_root() / "decks" / "en" / "punchline"


@pytest.fixture(scope="module")
def deck() -> PunchlineDeck:
    return load_punchline("en")


def sentences_of(deck: PunchlineDeck) -> list[str]:
    return [sentence for card in deck.cards for side in card.sides for sentence in side.sentences]


def test_equipment_2_28_cards_two_sides_a_switch_and_four_sentences(deck: PunchlineDeck) -> None:
    assert len(deck.cards) == 28
    sentences = sentences_of(deck)
    assert len(sentences) == len({sentence.casefold() for sentence in sentences}) == 224
    for sentence in sentences:
        assert re.findall("_+", sentence) == [BLANK]
        assert len(sentence) <= 60
        assert sentence.isascii(), "the display font has no curly quotes and no dashes"


def test_switches_are_balanced_and_differ(deck: PunchlineDeck) -> None:
    switches = [side.switch for card in deck.cards for side in card.sides]
    times = Counter(line for switch in switches for line in switch)
    assert sorted(times) == list(range(1, 11))
    assert set(times.values()) == {11, 12}
    assert all(low < high for low, high in switches)
    assert len(set(switches)) == 45, "each of the 45 pairs occurs"
    for side in (0, 1):
        assert len({card.sides[side].switch for card in deck.cards}) == 28, (
            "no pair twice in one pass of the deck"
        )


def test_content_rules_punch_line_last_and_hardly_an_a_before_the_blank(deck: PunchlineDeck) -> None:
    sentences = sentences_of(deck)
    assert sum(bool(re.search(rf"\ban? {BLANK}", sentence)) for sentence in sentences) <= 224 * 0.05
    assert sum(bool(re.search(rf"{BLANK}\W*$", sentence)) for sentence in sentences) >= 224 * 0.95


def test_sentences_do_not_all_begin_alike(deck: PunchlineDeck) -> None:
    openings = Counter(sentence.split()[0] for sentence in sentences_of(deck))
    assert openings["The"] <= 224 * 0.3
    assert openings.most_common(2)[1][1] <= 224 * 0.1


def test_equipment_1_ten_strips_of_eleven_letters_with_an_own_centre_column(deck: PunchlineDeck) -> None:
    assert len(deck.strips) == 10
    for strip in deck.strips:
        assert len(strip.letters) == 11
        assert MIDDLE in strip.own
        assert not set(strip.own) & set(strip.yellow)
    assert set().union(*(strip.letters for strip in deck.strips)) == set(ascii_uppercase)


def test_strategy_hint_letter_values(deck: PunchlineDeck) -> None:
    values = dict(zip(ascii_uppercase, deck.values, strict=True))
    assert (values["A"], values["I"], values["V"], values["Z"]) == (1, 1, 5, 10)


def test_the_deck_survives_a_record(deck: PunchlineDeck) -> None:
    again = msgspec.json.decode(msgspec.json.encode(deck), type=PunchlineDeck)
    assert again == deck
    assert hash(again) == hash(deck)


def first(name: str, pattern: str) -> tuple[int, str]:
    """The number and text of the first line of a file that a pattern is found in."""
    lines = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    return next((number, line) for number, line in enumerate(lines, 1) if re.search(pattern, line))


SENTENCE_LINE, SENTENCE = first("cards.toml", r'^    "')
SWITCH_LINE, SWITCH = first("cards.toml", r"^switch")
STRIP_LINE, STRIP = first("strips.toml", r'^    "')
ORDER_LINE, ORDER = first("orders.toml", r'^    "')


def edited(folder: Path, name: str, old: str, new: str) -> Path:
    """A copy of one of the files with the first occurrence of something replaced."""
    text = (FOLDER / name).read_text(encoding="utf-8")
    assert old in text
    return written(folder / name, text.replace(old, new, 1))


def written(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "fault", "line"),
    [
        (SENTENCE, '    "No blank at all.",', MaterialFault.BLANK, SENTENCE_LINE),
        (SENTENCE, '    "One ____ and one ____.",', MaterialFault.BLANK, SENTENCE_LINE),
        (SENTENCE, f'    "{"very " * 11}much ____.",', MaterialFault.LENGTH, SENTENCE_LINE),
        (SENTENCE, '    "Two  spaces before ____.",', MaterialFault.TYPOGRAPHY, SENTENCE_LINE),
        (SENTENCE, '    "No mark at the end ____",', MaterialFault.TYPOGRAPHY, SENTENCE_LINE),
        (SWITCH, "switch = [4, 4]", PunchlineFault.SWITCH, SWITCH_LINE),
        (SWITCH, "switch = [0, 4]", PunchlineFault.SWITCH, SWITCH_LINE),
        (SWITCH, "switch = [3, 11]", PunchlineFault.SWITCH, SWITCH_LINE),
        (SWITCH, 'switch = ["a", 4]', MaterialFault.SHAPE, SWITCH_LINE),
        (SWITCH, "switch = [1, 2, 3]", MaterialFault.SHAPE, SWITCH_LINE),
        (SWITCH, "swap = [1, 2]", MaterialFault.SHAPE, SWITCH_LINE - 1),
        (SENTENCE + "\n", "", MaterialFault.SHAPE, SENTENCE_LINE - 1),
        (SENTENCE, SENTENCE[:-2], MaterialFault.UNREADABLE, SENTENCE_LINE),
    ],
)
def test_a_bad_card_is_named_with_line_and_reason(
    tmp_path: Path, old: str, new: str, fault: MaterialFault | PunchlineFault, line: int
) -> None:
    path = edited(tmp_path, "cards.toml", old, new)
    with pytest.raises(MaterialError) as caught:
        load_cards(path)
    assert (caught.value.path, caught.value.line, caught.value.fault) == (path, line, fault)
    assert str(caught.value).startswith(f"{path}:{line}: {fault}")


def test_a_control_character_in_a_sentence(tmp_path: Path) -> None:
    path = edited(tmp_path, "cards.toml", SENTENCE, '    "A bell \\u0007 and ____.",')
    with pytest.raises(MaterialError) as caught:
        load_cards(path)
    assert (caught.value.fault, caught.value.facts) == (MaterialFault.TYPOGRAPHY, ("A bell \a and ____.",))


def test_a_sentence_that_stands_there_twice(tmp_path: Path) -> None:
    lines = (FOLDER / "cards.toml").read_text(encoding="utf-8").splitlines()
    later = max(index for index, line in enumerate(lines) if line.startswith('    "'))
    lines[later] = SENTENCE
    with pytest.raises(MaterialError) as caught:
        load_cards(written(tmp_path / "cards.toml", "\n".join(lines)))
    assert (caught.value.fault, caught.value.line) == (MaterialFault.DUPLICATE, later + 1)


def test_a_card_too_few(tmp_path: Path) -> None:
    text = (FOLDER / "cards.toml").read_text(encoding="utf-8")
    with pytest.raises(MaterialError) as caught:
        load_cards(written(tmp_path / "cards.toml", text[: text.rindex("[[card]]")]))
    assert (caught.value.fault, caught.value.facts) == (MaterialFault.COUNT, ("cards", 28, 27))


def test_lines_switched_too_unevenly(tmp_path: Path) -> None:
    text = (FOLDER / "cards.toml").read_text(encoding="utf-8")
    uneven = re.sub(r"switch = \[\d+, \d+\]", "switch = [1, 2]", text, count=3)
    with pytest.raises(MaterialError) as caught:
        load_cards(written(tmp_path / "cards.toml", uneven))
    assert (caught.value.fault, caught.value.line) == (PunchlineFault.SWITCH_BALANCE, None)


@pytest.mark.parametrize(
    ("row", "fault"),
    [
        ("A B C D E F. G H I J", MaterialFault.COUNT),
        ("A B C D E F. G H I J K L", MaterialFault.COUNT),
        ("A B C D E F. G H I J k", PunchlineFault.CELL),
        ("A B C D E F. G H I J K.*", PunchlineFault.CELL),
        ("A. B C D E F G H I J K", PunchlineFault.MIDDLE_CELL),
    ],
)
def test_a_bad_strip_is_named_with_line_and_reason(tmp_path: Path, row: str, fault: MaterialFault) -> None:
    with pytest.raises(MaterialError) as caught:
        load_strips(edited(tmp_path, "strips.toml", STRIP, f'    "{row}",'))
    assert (caught.value.fault, caught.value.line) == (fault, STRIP_LINE)


@pytest.mark.parametrize(
    ("change", "fault", "line"),
    [
        (lambda lines: lines.remove(STRIP), MaterialFault.COUNT, STRIP_LINE - 1),
        (lambda lines: lines.__setitem__(STRIP_LINE, STRIP), MaterialFault.DUPLICATE, STRIP_LINE + 1),
    ],
)
def test_a_strip_too_few_or_twice(
    tmp_path: Path, change: Callable[[list[str]], None], fault: MaterialFault | PunchlineFault, line: int
) -> None:
    lines = (FOLDER / "strips.toml").read_text(encoding="utf-8").splitlines()
    change(lines)
    with pytest.raises(MaterialError) as caught:
        load_strips(written(tmp_path / "strips.toml", "\n".join(lines)))
    assert (caught.value.fault, caught.value.line) == (fault, line)


def test_strips_without_a_letter_of_the_alphabet(tmp_path: Path) -> None:
    text = (FOLDER / "strips.toml").read_text(encoding="utf-8")
    with pytest.raises(MaterialError) as caught:
        load_strips(written(tmp_path / "strips.toml", re.sub(r"\bZ(?=[.* \"])", "E", text)))
    assert (caught.value.fault, caught.value.facts) == (PunchlineFault.ALPHABET, ("Z",))


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("Q = 10", "Q = 11", PunchlineFault.VALUE),
        ("A = 1", "A = 0", PunchlineFault.VALUE),
        ("A = 1\n", "", PunchlineFault.ALPHABET),
        ("A = 1", "A = 1\na = 1", PunchlineFault.ALPHABET),
        ("A = 1", 'A = "one"', MaterialFault.SHAPE),
    ],
)
def test_bad_letter_values(tmp_path: Path, old: str, new: str, fault: MaterialFault) -> None:
    with pytest.raises(MaterialError) as caught:
        load_values(edited(tmp_path, "values.toml", old, new))
    assert caught.value.fault == fault


@pytest.mark.parametrize(
    "order", ["1 2 3 4 5 6 7 8 9", "1 2 3 4 5 6 7 8 9 9", "0 1 2 3 4 5 6 7 8 9", "1 2 3 4 5 6 7 8 9 ten"]
)
def test_an_order_that_does_not_name_each_strip_once(tmp_path: Path, order: str) -> None:
    with pytest.raises(MaterialError) as caught:
        load_orders(edited(tmp_path, "orders.toml", ORDER, f'    "{order}",'))
    assert (caught.value.fault, caught.value.line) == (PunchlineFault.ORDER, ORDER_LINE)


def test_no_orders(tmp_path: Path) -> None:
    with pytest.raises(MaterialError) as caught:
        load_orders(written(tmp_path / "orders.toml", "orders = []\n"))
    assert (caught.value.fault, caught.value.line) == (MaterialFault.COUNT, 1)


def test_a_missing_or_damaged_file(tmp_path: Path) -> None:
    with pytest.raises(MaterialError) as caught:
        load_punchline("xx", tmp_path)
    assert (caught.value.fault, caught.value.line) == (MaterialFault.MISSING, None)
    assert caught.value.path == tmp_path / "decks" / "xx" / "punchline" / "cards.toml"
    damaged = tmp_path / "values.toml"
    damaged.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(MaterialError) as caught:
        load_values(damaged)
    assert caught.value.fault == MaterialFault.UNREADABLE
