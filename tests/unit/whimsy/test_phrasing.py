"""What computers can say: orders of words that read, what collides, and the best of a hand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import permutations

import pytest

from wordgames.core.rng import Dice
from wordgames.games.whimsy.collision import HARD, collision
from wordgames.games.whimsy.material import Prompt, Word, WordCard, load_whimsy
from wordgames.games.whimsy.patterns import FLUENT, RAGGED, awkward, fits, fluency
from wordgames.games.whimsy.phrasing import phrases
from wordgames.games.whimsy.reading import heads_of, hear
from wordgames.games.whimsy.sound import sounds_alike
from wordgames.games.whimsy.tags import Part, Profile, Tag
from wordgames.games.whimsy.taste import OPEN, TASTES, worth
from wordgames.games.whimsy.view import CardView

DECK = load_whimsy("en")
GRAMMAR = re.compile(r"V?O*A*N+([LV]O*A*N+)*")
"""The same as `patterns`, written another way, over the first letters of the parts of speech."""
LETTERS = {Part.VERB: "V", Part.OWNER: "O", Part.ADJECTIVE: "A", Part.NOUN: "N", Part.LINK: "L"}
PARTS = {letter: part for part, letter in LETTERS.items()}
SOUP = Prompt("What I found in the soup", (Tag.FOOD, Tag.GROSS))


def word(text: str, part: Part = Part.NOUN, *tags: Tag) -> Word:
    return Word(text, part, tags)


def hand_of(*cards: WordCard | Word) -> tuple[CardView, ...]:
    return tuple(
        CardView(number, (card,) if isinstance(card, Word) else card.words, False)
        for number, card in enumerate(cards)
    )


def code(words: tuple[Word, ...]) -> str:
    return "".join(LETTERS[one.part] for one in words)


def deals(count: int, seed: int = 1) -> Iterator[tuple[tuple[CardView, ...], Prompt]]:
    """Hands of seven, the half of them without cards for adults."""
    dice = Dice.seeded(seed)
    family = [card for card in DECK.cards if card.profile is Profile.FAMILY]
    for number in range(count):
        cards, dice = dice.shuffle(family if number % 2 else DECK.cards)
        prompt, dice = dice.below(len(DECK.prompts))
        yield hand_of(*cards[:7]), DECK.prompts[prompt]


@pytest.mark.parametrize("parts", ["N", "AN", "ON", "VN", "OAAN", "ANLN", "NVON", "VOANLAN"])
def test_these_orders_make_a_phrase(parts: str) -> None:
    chosen = tuple(PARTS[letter] for letter in parts)
    assert fits(chosen)
    assert RAGGED < fluency(chosen) <= FLUENT


@pytest.mark.parametrize("parts", ["", "A", "L", "NA", "LN", "AON", "NL", "NLVN", "VVN", "NOA", "OLN"])
def test_these_do_not(parts: str) -> None:
    chosen = tuple(PARTS[letter] for letter in parts)
    assert not fits(chosen)
    assert fluency(chosen) == RAGGED


def test_the_patterns_are_the_grammar_that_is_written_above_up_to_five_words() -> None:
    for length in range(1, 6):
        for number in range(5**length):
            letters = "".join("VOANL"[number // 5**place % 5] for place in range(length))
            assert fits([PARTS[letter] for letter in letters]) is bool(GRAMMAR.fullmatch(letters)), letters


def test_what_is_heaped_up_reads_less_well() -> None:
    def reads(parts: str) -> float:
        return fluency(tuple(PARTS[letter] for letter in parts))

    assert reads("AN") > reads("AAN") > reads("AAAN") > reads("AAAAN")
    assert reads("AN") > reads("NN") > reads("NNN")
    assert reads("NLN") > reads("NLNLN")
    assert reads("ON") > reads("OON")


def test_adjectives_stand_in_order_and_trades_last() -> None:
    smug, steel = word("smug", Part.ADJECTIVE, Tag.MOOD), word("steel", Part.ADJECTIVE, Tag.CRAFT)
    assert awkward(smug, steel) == 0 < awkward(steel, smug)
    goose, notary = word("goose", Part.NOUN, Tag.ANIMAL), word("notary", Part.NOUN, Tag.PERSON)
    assert awkward(goose, notary) == 0 < awkward(notary, goose)
    assert awkward(smug, goose) == 0


def test_what_does_not_belong_together_collides() -> None:
    stapler = word("stapler", Part.NOUN, Tag.OBJECT, Tag.OFFICE)
    goose = word("goose", Part.NOUN, Tag.ANIMAL)
    assert collision(word("jealous", Part.ADJECTIVE, Tag.MOOD), stapler) >= HARD
    assert collision(word("steel", Part.ADJECTIVE, Tag.CRAFT), goose) >= HARD
    assert collision(word("bishop's", Part.OWNER, Tag.PERSON), stapler) >= HARD
    assert collision(word("feathered", Part.ADJECTIVE, Tag.ANIMAL), goose) == 0
    assert 0 < collision(word("blank", Part.ADJECTIVE), goose) < HARD


def test_the_noun_before_a_link_is_what_it_is_about() -> None:
    soup = (word("goose"), word("full of", Part.LINK), word("soup"), word("spoon"))
    assert heads_of(soup) == (0, 3)
    gravy, duke = word("gravy", Part.NOUN, Tag.FOOD), word("duke", Part.NOUN, Tag.PERSON)
    about = hear((gravy, word("without", Part.LINK), duke), SOUP)
    aside = hear((duke, word("without", Part.LINK), gravy), SOUP)
    assert about.suits > aside.suits > hear((duke,), SOUP).suits == 0
    assert about.answers == aside.answers == gravy


def test_phrases_are_grammatical_by_pattern_for_a_thousand_hands_and_double_cards_are_turned() -> None:
    tastes = [*TASTES.values(), OPEN]
    turned = up = 0
    for number, (hand, prompt) in enumerate(deals(1_000)):
        best = phrases(hand, prompt, tastes[number % len(tastes)])[0]
        has_noun = any(one.part is Part.NOUN for card in hand for one in card.words)
        assert GRAMMAR.fullmatch(code(best.words)) or not has_noun, best
        assert best.words == tuple(hand[one.card].words[one.turned] for one in best.cards)
        assert len({one.card for one in best.cards}) == len(best.cards)
        doubles = [one for one in best.cards if len(hand[one.card].words) == 2]
        turned += sum(one.turned for one in doubles)
        up += sum(not one.turned for one in doubles)
    assert turned > 200
    assert up > 200


def test_the_search_hardly_misses_what_trying_everything_finds() -> None:
    """All orders of up to three words, of 40 hands: what it says is at most so much worse on an average."""
    shortfall = 0.0
    for number, (hand, prompt) in enumerate(deals(40, seed=8)):
        taste = tuple(TASTES.values())[number % len(TASTES)]
        sides = [(card.card, one) for card in hand for one in card.words]
        everything = [
            worth(taste, hear([one for _, one in chosen], prompt))
            for length in (1, 2, 3)
            for chosen in permutations(sides, length)
            if len({card for card, _ in chosen}) == length and fits([one.part for _, one in chosen])
        ]
        found = phrases(hand, prompt, taste, most=3)[0].worth
        assert found <= max(everything) + 1e-9
        shortfall += max(everything) - found
    assert shortfall / 40 < 0.05


def test_a_full_house_reads_whenever_it_can() -> None:
    """Wherever seven cards can be said in one breath, they are: 394 hands of 400 or more."""
    said = 0
    for hand, prompt in deals(400, seed=3):
        best = phrases(hand, prompt, OPEN, fewest=7, most=7)[0]
        assert sorted(one.card for one in best.cards) == list(range(7))
        said += bool(GRAMMAR.fullmatch(code(best.words)))
    assert said >= 390


def test_where_no_pattern_fits_there_is_still_something_to_say() -> None:
    links = hand_of(
        *(word(f"near {n}", Part.LINK) for n in range(6)), word("smug", Part.ADJECTIVE, Tag.GROSS)
    )
    assert [one.text for one in phrases(links, SOUP, OPEN)[0].words] == ["smug"]
    assert len(phrases(links, SOUP, OPEN, fewest=2, most=2)[0].cards) == 2
    assert len(phrases(links, SOUP, OPEN, fewest=7, most=7)[0].cards) == 7


def test_with_the_condition_two_words_sound_alike_wherever_they_can() -> None:
    met = 0
    for hand, prompt in deals(200, seed=4):
        best = phrases(hand, prompt, OPEN, alike=True)[0]
        met += sounds_alike(one.text for one in best.words)
    assert met >= 190
    lone = hand_of(word("goose"), word("lamp"))
    assert phrases(lone, SOUP, OPEN, alike=True)[0].words


def test_cards_without_tags_serve_as_any_other() -> None:
    blank = hand_of(word("marzipan duke"), word("unheard-of", Part.ADJECTIVE), word("aunt's", Part.OWNER))
    best = phrases(blank, Prompt("My pride"), OPEN)[0]
    assert GRAMMAR.fullmatch(code(best.words))
    assert len(best.words) > 1
