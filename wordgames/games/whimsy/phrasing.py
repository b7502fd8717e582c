"""Finding phrases: all that a hand can say by the patterns, both sides of its double cards, the best for a taste.

What is short is tried in full; of what is longer only the most promising beginnings are gone on with. A rough figure,
summed up card by card, says which; the best by it are then listened to (`reading.hear`) and weighed (`taste.worth`).
"""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from wordgames.games.whimsy.collision import collision
from wordgames.games.whimsy.material import Prompt, Word
from wordgames.games.whimsy.moves import HAND, Played
from wordgames.games.whimsy.patterns import awkward, cost, may_end, may_follow
from wordgames.games.whimsy.reading import hear, sound_of
from wordgames.games.whimsy.sound import sounds_alike
from wordgames.games.whimsy.tags import Part
from wordgames.games.whimsy.taste import Taste, worth
from wordgames.games.whimsy.view import CardView

_WIDTH: Final = 10
"""Beginnings that are gone on with, for each number of cards and each part of speech that they end with."""
_LISTENED: Final = 30
"""Phrases that are listened to."""
_LONGEST: Final = 5
"""Cards of the longest phrase that anybody tries who may lay less."""
_ORDER: Final = (Part.OWNER, Part.VERB, Part.ADJECTIVE, Part.LINK, Part.NOUN)
"""In which words are laid where no pattern fits."""


class Phrase(NamedTuple):
    """Something to say."""

    cards: tuple[Played, ...]
    words: tuple[Word, ...]
    worth: float


class _Side(NamedTuple):
    """A word of the hand, and how it is to be laid."""

    number: int
    """Its place among all of the hand."""
    card: int
    turned: bool
    word: Word
    dear: float
    """What it is worth by itself."""


class _Beginning(NamedTuple):
    sides: tuple[_Side, ...]
    parts: tuple[Part, ...]
    rough: float


def phrases(
    hand: Sequence[CardView],
    prompt: Prompt,
    taste: Taste,
    *,
    fewest: int = 1,
    most: int = HAND,
    alike: bool = False,
) -> tuple[Phrase, ...]:
    """The best phrases of a hand, best first, of so many cards; with `alike` only such in which two words sound
    alike, if there are any. Where no pattern fits, one phrase that breaks them: there is always something to say.
    """
    sides = _sides(hand, prompt, taste)
    meetings = tuple(tuple(_meeting(one.word, other.word, taste) for other in sides) for one in sides)
    found: list[_Beginning] = []
    beginnings = [_Beginning((), (), 0.0)]
    longest = min(most, len(hand), max(fewest, _LONGEST))
    ends = tuple(side for side in sides if may_end((side.word.part,)))
    for cards in range(1, longest + 1):
        beginnings = _longer(beginnings, ends if cards == longest else sides, meetings, taste)
        if fewest == len(hand):
            beginnings = [one for one in beginnings if _can_end(one, hand)]
        if cards >= fewest:
            found += [one for one in beginnings if may_end(one.parts)]
        beginnings = _promising(beginnings)
    if alike:
        found = [one for one in found if sounds_alike(side.word.text for side in one.sides)] or found
    found.sort(key=lambda one: -one.rough - taste.lengths[len(one.sides) - 1])
    said = sorted((_phrase(one.sides, prompt, taste) for one in found[:_LISTENED]), key=_by_worth)
    return tuple(said) or (_broken(hand, sides, prompt, taste, fewest),)


def _by_worth(phrase: Phrase) -> float:
    return -phrase.worth


def _by_rough(beginning: _Beginning) -> float:
    return -beginning.rough


def _sides(hand: Sequence[CardView], prompt: Prompt, taste: Taste) -> tuple[_Side, ...]:
    words = [(card.card, bool(turned), word) for card in hand for turned, word in enumerate(card.words)]
    return tuple(
        _Side(number, card, turned, word, _dear(word, prompt, taste))
        for number, (card, turned, word) in enumerate(words)
    )


def _dear(word: Word, prompt: Prompt, taste: Taste) -> float:
    asked = sum(tag in word.tags for tag in prompt.asks)
    return taste.suits * asked * 0.5 + sum(taste.loves.get(tag, 0.0) for tag in word.tags) * 0.7


def _longer(
    beginnings: Sequence[_Beginning],
    sides: Sequence[_Side],
    meetings: Sequence[Sequence[float]],
    taste: Taste,
) -> list[_Beginning]:
    """All of these with one word more."""
    found: list[_Beginning] = []
    for begun in beginnings:
        follow = may_follow(begun.parts)
        used = {side.card for side in begun.sides}
        for side in sides:
            if side.word.part in follow and side.card not in used:
                parts = (*begun.parts, side.word.part)
                rough = begun.rough + side.dear - taste.fluency * cost(parts)
                if begun.sides:
                    rough += meetings[begun.sides[-1].number][side.number]
                found.append(_Beginning((*begun.sides, side), parts, rough))
    return found


def _can_end(begun: _Beginning, hand: Sequence[CardView]) -> bool:
    """Whether the rest of the hand can be said behind this, all of it."""
    used = {side.card for side in begun.sides}
    rest = sorted(
        "".join(sorted({word.part.value[0] for word in card.words})) for card in hand if card.card not in used
    )
    return _leads_to_end(begun.parts[-1], tuple(rest))


@cache
def _leads_to_end(last: Part, rest: tuple[str, ...]) -> bool:
    """Whether cards that have words of these parts of speech, by first letters, can all stand behind it."""
    if not rest:
        return may_end((last,))
    return any(
        _leads_to_end(part, (*rest[:at], *rest[at + 1 :]))
        for part in may_follow((last,))
        for at, letters in enumerate(rest)
        if part.value[0] in letters
    )


def _meeting(one: Word, other: Word, taste: Taste) -> float:
    """What two neighbours add to each other."""
    hard = taste.collision * collision(one, other) if other.part is Part.NOUN else 0.0
    alike = taste.sound * (sound_of(one.text, other.text) is not None)
    return hard + alike - taste.fluency * awkward(one, other)


def _promising(beginnings: Sequence[_Beginning]) -> list[_Beginning]:
    """The best that end with each part of speech."""
    kept: list[_Beginning] = []
    for part in Part:
        kept += sorted((one for one in beginnings if one.parts[-1] is part), key=_by_rough)[:_WIDTH]
    return kept


def _phrase(sides: Sequence[_Side], prompt: Prompt, taste: Taste) -> Phrase:
    words = tuple(side.word for side in sides)
    cards = tuple(Played(side.card, side.turned) for side in sides)
    return Phrase(cards, words, worth(taste, hear(words, prompt)))


def _broken(
    hand: Sequence[CardView], sides: Sequence[_Side], prompt: Prompt, taste: Taste, fewest: int
) -> Phrase:
    """The dearest word of each card, as many as there must be, in an order that reads as well as may be."""
    best = [
        max((side for side in sides if side.card == card.card), key=lambda side: side.dear) for card in hand
    ]
    chosen = sorted(best, key=lambda side: -side.dear)[: max(fewest, 1)]
    chosen.sort(key=lambda side: _ORDER.index(side.word.part))
    return _phrase(chosen, prompt, taste)
