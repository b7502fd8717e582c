"""Word Whimsy's cards: what a good file gives, and what a bad one is told (rulebook, Components)."""

import re
import shutil
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from wordgames.core.material import MaterialError, MaterialFault
from wordgames.core.rng import Dice
from wordgames.games.whimsy.blanks import BlankRefusal, check_blank, tidy_blank
from wordgames.games.whimsy.material import (
    WhimsyDeck,
    WhimsyFault,
    WhimsyReader,
    WordCard,
    deck_files,
    deck_folder,
    load_whimsy,
    read_folder,
)
from wordgames.games.whimsy.tags import Part, Profile, Tag

FOLDER = deck_folder("en")
SORTS = frozenset(Tag) - {Tag.GROSS, Tag.NOISE, Tag.COSY, Tag.OLD, Tag.MOTION, Tag.MOOD, Tag.SIZE, Tag.CRAFT}
DEALS = 4_000


@pytest.fixture(scope="module")
def deck() -> WhimsyDeck:
    return load_whimsy("en")


def texts_of(deck: WhimsyDeck) -> list[str]:
    return [word.text for card in deck.cards for word in card.words]


def test_components_50_prompts_170_single_and_80_double_word_cards(deck: WhimsyDeck) -> None:
    assert read_folder(FOLDER).skipped == []
    assert len(deck.prompts) == len({prompt.text.casefold() for prompt in deck.prompts}) == 50
    assert Counter(len(card.words) for card in deck.cards) == {1: 170, 2: 80}
    assert len(texts_of(deck)) == len({text.casefold() for text in texts_of(deck)}) == 330


def test_content_rule_9_doubles_change_kind(deck: WhimsyDeck) -> None:
    for card in deck.cards:
        assert len({word.part for word in card.words}) == len(card.words)


def test_additional_notes_most_words_are_adjectives_and_nouns(deck: WhimsyDeck) -> None:
    parts = Counter(word.part for card in deck.cards for word in card.words)
    assert set(parts) == set(Part)
    assert parts[Part.ADJECTIVE] + parts[Part.NOUN] >= 330 * 0.85


def test_each_word_has_tags_and_each_prompt_asks_for_something(deck: WhimsyDeck) -> None:
    for card in deck.cards:
        for word in card.words:
            if word.part is not Part.LINK:
                assert 1 <= len(word.tags) == len(set(word.tags)) <= 3, word
            if word.part is Part.NOUN:
                assert SORTS.intersection(word.tags), word
    for prompt in deck.prompts:
        assert 1 <= len(prompt.asks) == len(set(prompt.asks)) <= 3, prompt


def test_whatever_a_prompt_asks_for_is_in_the_deck_of_the_family(deck: WhimsyDeck) -> None:
    """A computer finds eight words or more for each tag that a prompt names."""
    there = Counter(
        tag
        for card in deck.cards
        if card.profile is Profile.FAMILY
        for word in card.words
        for tag in word.tags
    )
    for prompt in deck.prompts:
        for tag in prompt.asks:
            assert there[tag] >= 8, tag


def test_content_rules_in_numbers(deck: WhimsyDeck) -> None:
    nouns = [word for card in deck.cards for word in card.words if word.part is Part.NOUN]
    assert sum(Tag.FOOD in noun.tags for noun in nouns) < 20
    assert not [text for text in texts_of(deck) if text.endswith("ly") and text != "melancholy"]
    for text in (*texts_of(deck), *(prompt.text for prompt in deck.prompts)):
        assert text.isascii(), "the display font has no curly quotes and no dashes"
        assert len(text) <= 60
    assert max(len(text) for text in texts_of(deck)) <= 18
    for prompt in deck.prompts:
        assert re.match(r"[A-Z].*[a-z]$", prompt.text), "a thing, not a sentence"
    openings = Counter(prompt.text.split()[0] for prompt in deck.prompts)
    assert max(openings.values()) <= 25


def test_content_rule_10_family_by_default(deck: WhimsyDeck) -> None:
    spicy = [card for card in deck.cards if card.profile is Profile.SPICY]
    assert 5 <= len(spicy) <= 25
    assert 3 <= sum(prompt.profile is Profile.SPICY for prompt in deck.prompts) <= 8


def holds(hand: tuple[WordCard, ...], part: Part) -> int:
    return sum(any(word.part is part for word in card.words) for card in hand)


@pytest.mark.parametrize("profiles", [{Profile.FAMILY}, {Profile.FAMILY, Profile.SPICY}])
def test_content_rule_9_hands_hold_two_adjectives_and_two_nouns(
    deck: WhimsyDeck, profiles: set[Profile]
) -> None:
    cards = [card for card in deck.cards if card.profile in profiles]
    dice = Dice.seeded(7)
    good = 0
    for _ in range(DEALS):
        shuffled, dice = dice.shuffle(cards)
        hand = shuffled[:7]
        good += holds(hand, Part.ADJECTIVE) >= 2 and holds(hand, Part.NOUN) >= 2
    assert good / DEALS >= 0.95


def test_the_deck_survives_a_record(deck: WhimsyDeck) -> None:
    again = msgspec.json.decode(msgspec.json.encode(deck), type=WhimsyDeck)
    assert again == deck
    assert hash(again) == hash(deck)


GOOD = """# A deck.
[[prompt]]
text = "My _ lodger"
asks = "person, noise"

[[word]]
noun = "kettle: object, home"
adjective = "dry"
profile = "spicy"
"""


def read(path: Path, text: str) -> WhimsyReader:
    path.write_text(text, encoding="utf-8")
    reader = WhimsyReader()
    reader.read(path)
    return reader


def test_a_file_may_hold_prompts_and_words(tmp_path: Path) -> None:
    reader = read(tmp_path / "mine.toml", GOOD)
    (prompt,), (card,) = reader.prompts, reader.cards
    assert (prompt.text, prompt.asks) == ("My ____ lodger", (Tag.PERSON, Tag.NOISE))
    assert [(word.text, word.part) for word in card.words] == [
        ("kettle", Part.NOUN),
        ("dry", Part.ADJECTIVE),
    ]
    assert (card.words[0].tags, card.words[1].tags) == ((Tag.OBJECT, Tag.HOME), ())
    assert (prompt.profile, card.profile) == (Profile.FAMILY, Profile.SPICY)
    assert reader.skipped == []


@pytest.mark.parametrize(
    ("card", "fault", "line"),
    [
        ('[[word]]\nnoun = "lid\n', MaterialFault.UNREADABLE, 11),
        ("[[word]]\nnoun = \n", MaterialFault.UNREADABLE, 11),
        ('[[word]]\nnoun = "lid"\nnoun = "jar"\n', MaterialFault.UNREADABLE, 12),
        ("[[word]]\nnoun = [\n", MaterialFault.UNREADABLE, 11),
        ("[[word]]\nnoun = 7\n", MaterialFault.SHAPE, 10),
        ('[[word]]\nnoun = "lid"\nprofile = "rude"\n', MaterialFault.SHAPE, 12),
        ('[[word]]\nadverb = "nearly"\n', WhimsyFault.PART, 11),
        ('[[word]]\nprofile = "family"\n', WhimsyFault.WORDS, 10),
        ('[[word]]\nnoun = "a"\nverb = "b"\nlink = "c"\n', WhimsyFault.WORDS, 10),
        ('[[word]]\nnoun = "lid: object, tin"\n', WhimsyFault.TAG, 11),
        ('[[word]]\nnoun = ": object"\n', WhimsyFault.EMPTY_TEXT, 11),
        ('[[word]]\nnoun = "a\\u0007b"\n', WhimsyFault.CONTROL, 11),
        (f'[[word]]\nnoun = "{"a" * 61}"\n', MaterialFault.LENGTH, 11),
        ('[[word]]\nnoun = "Kettle"\n', MaterialFault.DUPLICATE, 11),
        ('[[word]]\nnoun = "lid"\nadjective = "lid"\n', MaterialFault.DUPLICATE, 11),
        ('[[prompt]]\ntext = "My __ lodger"\n', MaterialFault.DUPLICATE, 11),
        ('[[prompt]]\nasks = "person"\n', MaterialFault.SHAPE, 10),
        ('[[prompt]]\ntext = "My aunt"\nlikes = "it"\n', MaterialFault.SHAPE, 10),
        ('[[prompt]]\ntext = "My aunt"\nasks = "everything"\n', WhimsyFault.TAG, 12),
        ('[[prompt]]\ntext = "   "\n', WhimsyFault.EMPTY_TEXT, 11),
        ('[[joker]]\ntext = "x"\n', WhimsyFault.NO_CARD, 10),
        ('[word]\nnoun = "lid"\n', WhimsyFault.NO_CARD, 10),
        (f"# {'x' * 3_000}\n", MaterialFault.LONG_LINE, 10),
    ],
)
def test_a_bad_card_is_named_with_line_and_reason_and_the_rest_loads(
    tmp_path: Path, card: str, fault: MaterialFault | WhimsyFault, line: int
) -> None:
    path = tmp_path / "mine.toml"
    reader = read(path, f'{GOOD}{card}[[word]]\nverb = "airing"\n')
    (error,) = reader.skipped
    assert (error.path, error.line, error.fault) == (path, line, fault)
    kept = ["airing"] if fault is MaterialFault.LONG_LINE else ["kettle", "airing"]
    assert [card.words[0].text for card in reader.cards] == kept
    assert len(reader.prompts) == 1


@pytest.mark.parametrize(
    ("text", "fault", "line"),
    [
        ("", MaterialFault.EMPTY, 1),
        ("# nothing yet\n", MaterialFault.EMPTY, 1),
        ('strips = ["A"]\n', WhimsyFault.NO_CARD, 1),
        ("# a\nwhat is this\n[[word]]\nnoun = 'lid'\n", MaterialFault.UNREADABLE, 2),
        ("[[word]]\n" * 3_001, MaterialFault.TOO_MANY, 3_001),
    ],
)
def test_a_bad_file_is_named(tmp_path: Path, text: str, fault: MaterialFault, line: int) -> None:
    reader = read(tmp_path / "mine.toml", text)
    (error,) = reader.skipped
    assert (error.line, error.fault, reader.cards) == (line, fault, [])


def test_an_empty_or_damaged_file_is_named_and_the_rest_loads(tmp_path: Path) -> None:
    folder = tmp_path / "decks" / "en" / "whimsy"
    shutil.copytree(FOLDER, folder)
    (folder / "mine.toml").write_bytes(b"")
    (folder / "cut.toml").write_bytes(b"\xff\xfe\x00")
    reader = read_folder(folder)
    assert [(error.path.name, error.fault) for error in reader.skipped] == [
        ("cut.toml", MaterialFault.UNREADABLE),
        ("mine.toml", MaterialFault.EMPTY),
    ]
    assert load_whimsy("en", tmp_path) == load_whimsy("en")


def test_without_prompts_or_words_there_is_no_deck(tmp_path: Path) -> None:
    folder = tmp_path / "decks" / "en" / "whimsy"
    with pytest.raises(MaterialError) as caught:
        load_whimsy("en", tmp_path)
    assert (caught.value.fault, caught.value.path) == (MaterialFault.MISSING, folder)
    shutil.copytree(FOLDER, folder)
    (folder / "prompts.toml").write_text("")
    with pytest.raises(MaterialError) as caught:
        load_whimsy("en", tmp_path)
    assert (caught.value.fault, caught.value.path) == (MaterialFault.EMPTY, folder / "prompts.toml")


def test_words_are_not_twice_over_all_files(tmp_path: Path) -> None:
    reader = WhimsyReader()
    for path in (*deck_files(FOLDER), *deck_files(FOLDER)):
        reader.read(path)
    assert len(reader.cards) == 250
    assert Counter(error.fault for error in reader.skipped) == {MaterialFault.DUPLICATE: 300}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", BlankRefusal.EMPTY),
        ("   ", BlankRefusal.EMPTY),
        ("\u3164", BlankRefusal.EMPTY),
        ("\u0301", BlankRefusal.EMPTY),
        ("a" * 61, BlankRefusal.TOO_LONG),
        ("a" + "\u0301" * 240, BlankRefusal.TOO_LONG),
        ("two\nlines", BlankRefusal.CONTROL),
        ("a\tb", BlankRefusal.CONTROL),
        ("nul\0", BlankRefusal.CONTROL),
        ("\u202egnippilf", BlankRefusal.CONTROL),
    ],
)
def test_components_blank_cards_what_can_not_stand_on_one(text: str, code: BlankRefusal) -> None:
    refusal = check_blank(text)
    assert refusal is not None
    assert refusal.code == code


def test_components_blank_cards_the_facts_of_a_refusal() -> None:
    long = check_blank("ä" * 85)
    assert long is not None
    assert long.facts == (("most", 60), ("length", 85))
    control = check_blank("bell\a")
    assert control is not None
    assert control.facts == (("character", "U+0007"),)


@pytest.mark.parametrize(
    "text", ["a", "a" * 60, "  " + "ä" * 60 + " ", "👩\u200d🚀" * 20, "<b>a & b</b>", "____"]
)
def test_components_blank_cards_what_can_stand_on_one(text: str) -> None:
    assert check_blank(text) is None


def test_a_blank_is_kept_without_stray_spaces() -> None:
    assert tidy_blank("  very   old  cheese ") == "very old cheese"
