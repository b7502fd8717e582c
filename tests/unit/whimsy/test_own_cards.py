"""Blank cards: what a table may write, and how it comes among the other cards (rules, Word Whimsy 9)."""

from __future__ import annotations

import pytest

from tests.rules.whimsy_table import deck
from wordgames.core.game import Refusal
from wordgames.core.material import OwnCard
from wordgames.games.whimsy.blanks import BlankRefusal
from wordgames.games.whimsy.material import WhimsyDeck, load_whimsy
from wordgames.games.whimsy.owncards import BLANKS, PARTS, PROMPT, WORD, check_one, check_own, with_own
from wordgames.games.whimsy.tags import Part

DECK = deck(30, 5)


def word(number: int, text: str, part: str = Part.NOUN) -> OwnCard:
    return OwnCard(WORD, number, text, part)


def prompt(number: int, text: str) -> OwnCard:
    return OwnCard(PROMPT, number, text)


def code(cards: tuple[OwnCard, ...]) -> str | None:
    refusal = check_own(cards, DECK)
    return None if refusal is None else refusal.code


def test_components_fifteen_blanks_five_prompts_and_ten_word_cards() -> None:
    assert BLANKS == {PROMPT: 5, WORD: 10}
    full = tuple(prompt(n, f"Prompt of ours {n}") for n in range(5)) + tuple(
        word(n, f"our {n}") for n in range(10)
    )
    assert check_own(full, DECK) is None
    for more in (prompt(5, "One more"), word(10, "one more"), prompt(-1, "Before"), prompt(2, "Twice there")):
        assert code((*full, more)) == BlankRefusal.TOO_MANY


def test_additional_notes_adjectives_and_nouns_generally_make_the_best_cards() -> None:
    assert PARTS == (Part.ADJECTIVE, Part.NOUN)
    assert all(code((word(0, "wobbly", part),)) is None for part in Part)


@pytest.mark.parametrize(
    ("card", "refusal"),
    [
        (word(0, ""), BlankRefusal.EMPTY),
        (word(0, " \u200b "), BlankRefusal.EMPTY),
        (prompt(0, "x" * 61), BlankRefusal.TOO_LONG),
        (prompt(0, "a\x07b"), BlankRefusal.CONTROL),
        (prompt(0, "a\u202eb"), BlankRefusal.CONTROL),
        (word(0, "goose", ""), BlankRefusal.PART),
        (word(0, "goose", "adverb"), BlankRefusal.PART),
        (word(0, " W7 "), BlankRefusal.TWICE),
        (word(0, "x3"), BlankRefusal.TWICE),
        (prompt(0, "prompt 1"), BlankRefusal.TWICE),
        (OwnCard("joker", 0, "goose"), BlankRefusal.TOO_MANY),
    ],
)
def test_what_may_not_stand_on_a_blank_is_refused_and_left_out(card: OwnCard, refusal: BlankRefusal) -> None:
    assert code((card,)) == refusal
    found = check_one(card, (), DECK)
    assert isinstance(found, Refusal)
    assert found.code == refusal
    assert with_own(DECK, (card,)) == DECK


def test_no_text_stands_on_two_own_cards() -> None:
    assert code((word(0, "goose"), word(1, "GOOSE "))) == BlankRefusal.TWICE
    other = check_one(word(1, "Goose"), (word(0, "goose"),), DECK)
    assert other is not None
    assert other.code == BlankRefusal.TWICE
    assert check_one(word(1, "duck"), (word(0, "goose"),), DECK) is None
    assert len(with_own(DECK, (word(0, "goose"), word(1, "GOOSE"))).cards) == 31


def test_own_cards_come_behind_the_others_marked_as_the_table_s() -> None:
    own = (prompt(1, " What  Ben _ "), word(4, "<b>Bob & co.</b>"), word(7, "wobbly", Part.ADJECTIVE))
    mixed = with_own(DECK, own)
    assert mixed.cards[:30] == DECK.cards
    assert [card.words[0].text for card in mixed.cards[30:]] == ["<b>Bob & co.</b>", "wobbly"]
    assert [card.words[0].part for card in mixed.cards[30:]] == [Part.NOUN, Part.ADJECTIVE]
    assert all(card.own for card in mixed.cards[30:])
    assert not any(card.own for card in mixed.cards[:30])
    assert [one.own for one in mixed.prompts] == [False] * 5 + [True]
    # A blank in it is shown as a line, however it was written (fault 43).
    assert mixed.prompts[-1].text == "What Ben ____"


def test_our_own_deck_has_room_for_them() -> None:
    found: WhimsyDeck = load_whimsy("en")
    mixed = with_own(found, (word(0, "the neighbour's parrot"), prompt(0, "What Uncle Fred calls art")))
    assert (len(mixed.cards), len(mixed.prompts)) == (251, 51)
