"""What there is to hear in a phrase, whoever wrote it: what it answers, what collides, how it sounds and reads."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, pairwise
from typing import Final, NamedTuple

from wordgames.games.whimsy.collision import collision
from wordgames.games.whimsy.material import Prompt, Word
from wordgames.games.whimsy.patterns import awkward, fluency
from wordgames.games.whimsy.sound import alliterates, rhymes
from wordgames.games.whimsy.tags import Part, Tag

_ALSO: Final = 0.4
"""What an answer to one more thing that a prompt asks for counts, or one that is not what the phrase is about."""
_SECOND: Final = 0.25
"""What the second hardest collision counts."""
_APART: Final = 0.6
"""What two words that sound alike count where others stand between them."""


class Heard(NamedTuple):
    """A phrase as it is heard. Each figure comes with the words that it is about, for who says why."""

    words: tuple[Word, ...]
    suits: float
    """0: it answers nothing that the prompt asks for; 1: what it is about answers; more where other words do, too."""
    answers: Word | None
    collision: float
    """From 0 to 1.25."""
    collides: Word | None
    """What one would not expect there."""
    sound: float
    """From 0 to 1."""
    sounds: Word | None
    rhymes: bool
    """Whether `sounds` is about a rhyme; else two words begin alike."""
    fluency: float
    tags: tuple[Tag, ...]
    """Of all words, each as often as it is there."""

    @property
    def cards(self) -> int:
        """How many."""
        return len(self.words)


def hear(words: Sequence[Word], prompt: Prompt) -> Heard:
    """Listen to a phrase."""
    said = tuple(words)
    heads = heads_of(said)
    suits, answers = _suits(said, heads, prompt)
    hard, collides = _collision(said, heads)
    sound, sounds, rhyming = _sound(said)
    reads = fluency(tuple(word.part for word in said))
    reads -= sum(awkward(one, other) for one, other in pairwise(said))
    tags = tuple(tag for word in said for tag in word.tags)
    return Heard(said, suits, answers, hard, collides, sound, sounds, rhyming, reads, tags)


def heads_of(words: Sequence[Word]) -> tuple[int, ...]:
    """Where the nouns stand that end a noun phrase; the first of them is what all is about."""
    nouns = [word.part is Part.NOUN for word in words]
    return tuple(at for at, noun in enumerate(nouns) if noun and not (nouns[at + 1 :] and nouns[at + 1]))


def _suits(words: tuple[Word, ...], heads: tuple[int, ...], prompt: Prompt) -> tuple[float, Word | None]:
    found, by = 0.0, None
    about = words[heads[0]] if heads else None
    for tag in prompt.asks:
        if about is not None and tag in about.tags:
            found += 1.0 if found < 1.0 else _ALSO
            by = about
            continue
        other = next((word for word in words if tag in word.tags), None)
        if other is not None:
            found += _ALSO
            by = by or other
    return found, by


def _collision(words: tuple[Word, ...], heads: tuple[int, ...]) -> tuple[float, Word | None]:
    """Each word collides with the noun that it belongs to, each noun with the one it is joined to."""
    hardest, second, by = 0.0, 0.0, None
    for at, word in enumerate(words):
        if word.part is Part.LINK:
            continue
        head = next((one for one in heads if one > at), None)
        if head is None:
            break
        hard = collision(word, words[head])
        if hard > hardest:
            hardest, second, by = hard, hardest, words[head]
        else:
            second = max(second, hard)
    return hardest + _SECOND * second, by


def _sound(words: tuple[Word, ...]) -> tuple[float, Word | None, bool]:
    best: tuple[float, Word | None, bool] = (0.0, None, False)
    for one, other in combinations(range(len(words)), 2):
        if Part.LINK in (words[one].part, words[other].part):
            continue
        alike = sound_of(words[one].text, words[other].text)
        worth = (1.0 if other == one + 1 else _APART) * (alike is not None)
        if worth > best[0]:
            best = (worth, words[other], alike == "rhyme")
    return best


@lru_cache(maxsize=60_000)
def sound_of(one: str, other: str) -> str | None:
    """How two words sound alike: "rhyme", "start", or not at all."""
    if rhymes((one, other)):
        return "rhyme"
    return "start" if alliterates((one, other)) else None
