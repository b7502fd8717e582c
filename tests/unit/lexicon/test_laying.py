"""The best laying of a hand is what trying everything finds."""

from __future__ import annotations

import random
import string
import time
from collections import Counter
from functools import cache
from itertools import combinations_with_replacement

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordgames.lexicon import Kind, Lexicon, Use
from wordgames.lexicon.automaton import LABEL, LABEL_SHIFT, LAST, TARGET, Automaton
from wordgames.lexicon.builder import build
from wordgames.lexicon.entry import CRUDE, RARE
from wordgames.lexicon.laying import JOKER, WORDS, Hand, LaidWord, best_laying, spellable
from wordgames.lexicon.strips import Wanted

DECK = string.ascii_uppercase * 2
MOST_CARDS, HANDS = 8, 500


@cache
def spellings(language: str) -> frozenset[str]:
    """The letters in order of every word of up to eight letters, read off the automaton's edges."""
    automaton = Lexicon.open(language).automaton
    words, found = automaton.words, set()
    waiting = [(automaton.root, "")]
    while waiting:
        node, letters = waiting.pop()
        while True:
            edge = words[node]
            label = edge >> LABEL_SHIFT & LABEL
            if label and len(letters) < MOST_CARDS:
                waiting.append((edge & TARGET, letters + chr(64 + label)))
            elif not label and edge & Kind.WORD:
                found.add("".join(sorted(letters)))
            if edge & LAST:
                break
            node += 1
    return frozenset(found)


def is_word(cards: list[str], known: frozenset[str]) -> bool:
    letters = [card for card in cards if card != JOKER]
    fills = combinations_with_replacement(string.ascii_uppercase, len(cards) - len(letters))
    return any("".join(sorted((*letters, *fill))) in known for fill in fills)


def most_cards(hand: str, known: frozenset[str]) -> int:
    """The most cards in disjoint words: every set of cards is tried as one word, and every way to divide the hand."""
    sets = range(1 << len(hand))
    words = [
        chosen
        for chosen in sets
        if is_word([card for at, card in enumerate(hand) if chosen >> at & 1], known)
    ]
    most = [0] * len(sets)
    for cards in sets:
        for chosen in words:
            if chosen & cards == chosen:
                most[cards] = max(most[cards], chosen.bit_count() + most[cards ^ chosen])
    return most[-1]


def deal(chance: random.Random) -> str:
    """One to eight cards, with jokers more often than a deck with two of them would give."""
    jokers = chance.choices((0, 1, 2), (5, 3, 1))[0]
    letters = chance.randint(1 if not jokers else 0, MOST_CARDS - jokers)
    return "".join(chance.sample(DECK, letters)) + JOKER * jokers


def total(laying: tuple[LaidWord, ...]) -> int:
    return sum(len(laid.word) for laid in laying)


def check(hand: str, laying: tuple[LaidWord, ...]) -> None:
    """Each card is used at most once, and lies where its letter is."""
    used: Counter[str] = Counter()
    for laid in laying:
        assert len(laid.cards) == len(laid.word)
        assert all(card in (JOKER, letter) for card, letter in zip(laid.cards, laid.word, strict=True))
        used.update(laid.cards)
    assert not used - Counter(hand)


@pytest.mark.parametrize("language", ["en", "de"])
def test_fault_08_equal_to_brute_force_on_500_hands(language: str) -> None:
    chance = random.Random(20)
    lexicon, known = Lexicon.open(language), spellings(language)
    for _ in range(HANDS):
        hand = deal(chance)
        laying = best_laying([lexicon], hand)
        check(hand, laying)
        assert all(lexicon.automaton.find(laid.word) for laid in laying)
        assert total(laying) == most_cards(hand, known), hand


def test_both_languages_together_lay_what_either_has() -> None:
    chance = random.Random(4)
    lexicons = [Lexicon.open("en"), Lexicon.open("de")]
    known = spellings("en") | spellings("de")
    for _ in range(40):
        hand = deal(chance)
        assert total(best_laying(lexicons, hand)) == most_cards(hand, known), hand


def small(*words: str, bits: int = 1) -> Lexicon:
    return Lexicon("en", Automaton(build((word, bits, 4) for word in sorted(words))))


ANY = st.lists(st.text(alphabet="ABC", min_size=1, max_size=4), min_size=1, max_size=8, unique=True)


@given(ANY, st.text(alphabet="ABC", max_size=6), st.integers(0, 2))
def test_any_small_list_is_searched_to_the_end(words: list[str], letters: str, jokers: int) -> None:
    hand = letters + JOKER * jokers
    laying = best_laying([small(*words)], hand)
    check(hand, laying)
    assert total(laying) == most_cards(hand, frozenset("".join(sorted(word)) for word in words))


def test_fault_08_a_joker_may_stand_for_a_letter_that_the_hand_has() -> None:
    # Each word takes the A in its own right; only with a joker in place of one of them both can lie.
    laying = best_laying([small("AB", "AC")], "ABC?")
    assert laying == (LaidWord("AB", "?B"), LaidWord("AC", "AC")) or laying == (
        LaidWord("AB", "AB"),
        LaidWord("AC", "?C"),
    )


def test_fault_08_a_joker_doubles_a_letter_and_two_stand_in_one_word() -> None:
    assert best_laying([small("EGGS")], "EGS?")[0].cards.count(JOKER) == 1
    assert best_laying([small("EGGS")], "ES??") == (LaidWord("EGGS", "E??S"),)
    assert best_laying([small("EGGS")], "E??") == ()


def test_the_rulebooks_hands() -> None:
    english, german = Lexicon.open("en"), Lexicon.open("de")
    assert total(best_laying([english], "GAMETURN")) == 8
    assert total(best_laying([english], "TURNCARD")) == 8
    assert total(best_laying([german], "ZUGKARTE")) == 8
    assert total(best_laying([german], "OEL")) == 3
    assert total(best_laying([german], "GRUEN")) == 5
    assert total(best_laying([german], "STRASSE")) == 7


def test_two_jokers_left_over_make_a_word() -> None:
    for language in ("en", "de"):
        assert total(best_laying([Lexicon.open(language)], "??")) == 2
    assert total(best_laying([Lexicon.open("en")], "?")) == 1, "A or I"
    assert total(best_laying([Lexicon.open("de")], "?")) == 0


def test_short_words_may_be_barred() -> None:
    wanted = Wanted(kinds=Kind.WORD, min_length=3)
    lexicon = small("A", "AB", "ABC")
    assert total(best_laying([lexicon], "AAB", wanted)) == 0
    assert total(best_laying([lexicon], "AAB")) == 3
    assert total(best_laying([lexicon], "ABC", wanted)) == 3


def test_only_wanted_words_are_found() -> None:
    for bits, wanted in (
        (2, WORDS),
        (1 | RARE, Wanted(kinds=Kind.WORD, rare=False)),
        (1 | CRUDE, Wanted(kinds=Kind.WORD, crude=False)),
        (1, Wanted(kinds=Kind.WORD, min_band=5)),
        (1, Wanted(kinds=Kind.WORD, used=frozenset({"AB"}))),
    ):
        for subject in (None, {"AB"}):
            assert list(spellable([small("AB", bits=bits)], "AB", wanted, subject)) == []
    for subject in (None, {"AB", "BA", "ABB", "XX"}):
        assert [found.word for found in spellable([small("AB")], "AB", WORDS, subject)] == ["AB"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_subject_leaves_its_words_alone(language: str) -> None:
    lexicon = Lexicon.open(language)
    words = {word for word, _, _ in lexicon.automaton.forms(8) if len(word) in (2, 3, 4)}
    subject = frozenset(random.Random(1).sample(sorted(words), 200))
    chance = random.Random(2)
    for _ in range(20):
        hand = deal(chance)
        all_found = {found.word for found in spellable([lexicon], hand)}
        assert {found.word for found in spellable([lexicon], hand, subject=subject)} == all_found & subject
        laying = best_laying([lexicon], hand, subject=subject)
        assert {laid.word for laid in laying} <= subject


def test_the_most_common_of_equal_words_is_shown() -> None:
    assert best_laying([Lexicon.open("en")], "ERWAT") == (LaidWord("WATER", "WATER"),)
    both = [Lexicon.open("en"), Lexicon.open("de")]
    assert {found.word for found in spellable(both, "ARM")} >= {"ARM", "RAM", "MAR", "AM"}
    assert len([found for found in spellable(both, "ARM") if found.word == "ARM"]) == 1


def test_no_cards_no_words() -> None:
    assert best_laying([small("AB")], "") == ()
    assert best_laying([], "AB") == ()


@pytest.mark.parametrize("cards", ["ab", "Ä", "A B", "A!", "_"])
def test_a_hand_is_of_letters_and_jokers(cards: str) -> None:
    with pytest.raises(ValueError, match="letters A to Z"):
        Hand(cards)


def test_a_hand_has_an_end() -> None:
    assert total(best_laying([small("AA")], "A" * 31)) == 30
    with pytest.raises(ValueError, match="31 equal"):
        Hand("A" * 32)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_hand_of_half_the_deck_is_laid_in_a_moment(language: str) -> None:
    """Two people who only draw hold 25 cards each: the search ends when it has looked long enough."""
    lexicon = Lexicon.open(language)
    cards = string.ascii_uppercase.replace("Q", "") + "E"
    began = time.process_time()
    laid = best_laying([lexicon], cards + "??")
    assert time.process_time() - began < 30
    left = Counter(cards + "??")
    left.subtract("".join(word.cards for word in laid))
    assert min(left.values()) >= 0
    assert all(lexicon.judge(word.word, Use.PUN).accepted for word in laid)
    assert sum(len(word.word) for word in laid) >= 20
