"""Why a computer likes what it likes: in at most six words, true, and seldom the same twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from tests.unit.whimsy.computers import game, rounds, to_rank
from tests.unit.whimsy.test_phrasing import DECK, SOUP, hand_of, word
from wordgames.core.rng import Dice
from wordgames.games.whimsy.bots import rank
from wordgames.games.whimsy.collision import HARD
from wordgames.games.whimsy.material import Word
from wordgames.games.whimsy.moves import Why
from wordgames.games.whimsy.phrasing import phrases
from wordgames.games.whimsy.reading import Heard, hear
from wordgames.games.whimsy.reasons import LONG, SHORT, reason
from wordgames.games.whimsy.sound import alliterates, rhymes
from wordgames.games.whimsy.tags import Part, Tag
from wordgames.games.whimsy.taste import OPEN, TASTES
from wordgames.games.whimsy.temperament import Temperament
from wordgames.texts import use_language
from wordgames.texts.whimsy import temperament_line, temperament_name, why

ROUNDS = 200


@pytest.fixture(params=["en", "de"])
def lang(request: pytest.FixtureRequest) -> Iterator[str]:
    use_language(request.param)
    yield request.param
    use_language("en")


@pytest.mark.usefixtures("lang")
def test_reasons_have_at_most_six_words_in_both_languages() -> None:
    words = [one.text for card in DECK.cards for one in card.words if one.part is not Part.LINK]
    quoted = [text for text in words if len(text.split()) <= 2]
    assert len(quoted) == len(words)
    for reason_why in Why:
        for text in quoted:
            line = why(reason_why, text)
            assert len(line.split()) <= 6, line
            assert (text in line) is (reason_why is not Why.SPEECHLESS)
    for number in range(20):
        for finished in game(4, "none", 300 + number):
            assert finished.why is not None
            assert len(why(finished.why, finished.word).split()) <= 6


TRUE: dict[Why, Callable[[Heard, Word], bool]] = {
    Why.ODD_PAIR: lambda heard, one: heard.collision >= HARD,
    Why.SHORT: lambda heard, one: heard.cards <= SHORT,
    Why.LONG: lambda heard, one: heard.cards >= LONG,
    Why.SOUND: lambda heard, one: alliterates(word.text for word in heard.words),
    Why.RHYME: lambda heard, one: rhymes(word.text for word in heard.words),
    Why.GRAND: lambda heard, one: Tag.LUXURY in one.tags,
    Why.MAGIC: lambda heard, one: Tag.MAGIC in one.tags,
    Why.LOVE: lambda heard, one: Tag.LOVE in one.tags,
    Why.MUSIC: lambda heard, one: Tag.MUSIC in one.tags,
    Why.ANIMAL: lambda heard, one: Tag.ANIMAL in one.tags,
    Why.GROSS: lambda heard, one: Tag.GROSS in one.tags,
    Why.BODY: lambda heard, one: Tag.BODY in one.tags,
    Why.DANGER: lambda heard, one: Tag.DANGER in one.tags,
    Why.OFFICE: lambda heard, one: Tag.OFFICE in one.tags,
    Why.OLD: lambda heard, one: Tag.OLD in one.tags,
    Why.HOME: lambda heard, one: Tag.HOME in one.tags,
}


def test_every_reason_is_true_of_its_phrase() -> None:
    given: Counter[Why] = Counter()
    for made, prompt in rounds(ROUNDS):
        for temperament, taste in TASTES.items():
            ranked = rank(to_rank(made, prompt, temperament), prompt, Dice.seeded(1))
            best = hear(made[ranked.order[0]], prompt)
            assert ranked.why is not None
            quoted = next(one for one in best.words if one.text == ranked.word)
            given[ranked.why] += 1
            if ranked.why is Why.SUITS:
                assert set(prompt.asks) & set(quoted.tags)
            elif ranked.why is Why.TASTE:
                assert any(taste.loves.get(tag, 0) > 0 for tag in quoted.tags)
            elif ranked.why not in (Why.SHRUG, Why.SPEECHLESS):
                assert TRUE[ranked.why](best, quoted), (ranked, best)
    assert len(given) > 10
    assert max(given.values()) < given.total() / 3


def test_a_computer_seldom_says_the_same_twice() -> None:
    duke = word("duke", Part.NOUN, Tag.PERSON, Tag.LUXURY, Tag.MAGIC)
    best, others = hear((duke,), SOUP), [hear((word("lamp", Part.NOUN, Tag.OBJECT),), SOUP)]
    dreamy = TASTES[Temperament.DREAMY]
    first, _ = reason(dreamy, best, others)
    assert {first, reason(dreamy, best, others, first)[0]} == {Why.GRAND, Why.MAGIC}


def test_where_there_is_nothing_to_praise_or_nothing_to_quote_something_is_said_all_the_same() -> None:
    plain = hear((word("lamp", Part.NOUN, Tag.OBJECT),) * 3, SOUP)
    assert reason(TASTES[Temperament.DREAMY], plain, []) == (
        Why.LONG if plain.cards >= LONG else Why.SHRUG,
        "lamp",
    )
    endless = hear((word("a thing of which there is much to tell", Part.NOUN, Tag.MAGIC),), SOUP)
    assert reason(TASTES[Temperament.DREAMY], endless, []) == (Why.SPEECHLESS, "")
    lone = hand_of(word("near", Part.LINK))
    assert phrases(lone, SOUP, OPEN)[0].words[0].text == "near"
    assert reason(OPEN, hear((word("near", Part.LINK),), SOUP), []) == (Why.SPEECHLESS, "")


@pytest.mark.usefixtures("lang")
def test_each_temperament_has_a_name_and_says_what_it_likes() -> None:
    names = [temperament_name(temperament) for temperament in Temperament]
    lines = [temperament_line(temperament) for temperament in Temperament]
    assert len(set(names)) == len(set(lines)) == 3
    for name, line in zip(names, lines, strict=True):
        assert line.lower().startswith(f"{name}: ")
        assert len(line) < 95
