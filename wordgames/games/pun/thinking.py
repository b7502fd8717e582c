"""What a computer sees in letters: the words that it knows, and what a hand with other cards would be worth to it."""

from functools import lru_cache
from typing import Final

from msgspec import Struct

from wordgames.core.players import Level
from wordgames.games.pun.laying import lexicons, subject_words, wanted
from wordgames.games.pun.moves import PUN_CARD
from wordgames.games.pun.view import PunOptions
from wordgames.games.vocabulary import BANDS
from wordgames.lexicon.laying import LaidWord, best_laying, spellable

MOST_WORDS: Final = {Level.EASY: 40, Level.NORMAL: 80, Level.HARD: 140}
"""Words that a level keeps in mind at once, the longest and commonest of those that some letters can spell."""
KEPT: Final = 0.5
"""What a card is worth because it is kept (rules, Pun 15)."""
MOST_FREE: Final = 2
"""Free letters that it can think with at once; with more nearly every word is there."""


class Head(Struct, frozen=True):
    """Who thinks, about what game."""

    level: Level
    options: PunOptions


class Laid(Struct, frozen=True):
    """The best of some letters, as far as he sees."""

    words: tuple[LaidWord, ...]
    left: str
    """The letters in no word."""

    @property
    def points(self) -> int:
        """Cards in words."""
        return sum(len(laid.word) for laid in self.words)


@lru_cache(maxsize=256)
def known_words(head: Head, faces: str) -> tuple[str, ...]:
    """Words that he would think of with these letters in view, `faces` in order."""
    found = spellable(
        lexicons(head.options),
        faces,
        wanted(head.options, BANDS[head.level]),
        subject_words(head.options),
    )
    best = sorted(found, key=lambda one: (-len(one.word), -one.band, one.word))
    short = [one.word for one in best if len(one.word) <= 3][: MOST_WORDS[head.level] // 4]
    return (*(one.word for one in best[: MOST_WORDS[head.level]]), *short)


@lru_cache(maxsize=4096)
def best_of(head: Head, faces: str, *in_view: str) -> Laid:
    """The best that he lays of some letters, out of the words that he sees in them and in each of the others in view.

    All letters are in order. What is compared must be seen in the same letters, his whole hand among them: else a word
    that he has not thought of looks like a gain.
    """
    words = tuple(
        dict.fromkeys(word for letters in in_view or (faces,) for word in known_words(head, letters))
    )
    laid = best_laying(lexicons(head.options), faces, wanted(head.options, BANDS[head.level]), subject=words)
    left = faces
    for one in laid:
        left = without(left, one.cards)
    return Laid(laid, left)


def ordered(*faces: str) -> str:
    """Letters in one order, so that equal hands are equal."""
    return "".join(sorted("".join(faces)))


def without(faces: str, taken: str) -> str:
    """The letters that are left when some are taken away, each once."""
    for face in taken:
        faces = faces.replace(face, "", 1)
    return faces


def worth(head: Head, faces: str, *in_view: str, unseen: int = 0) -> float:
    """What a hand is worth to him: its words, and half a point for each card; unseen cards are only kept."""
    return best_of(head, ordered(faces), *map(ordered, in_view)).points + KEPT * (len(faces) + unseen)


@lru_cache(maxsize=256)
def gains(head: Head, faces: str) -> tuple[tuple[str, int, str], ...]:
    """Letters that would lengthen what he lays, the best first: the letter, the points, what would be left over."""
    free = PUN_CARD * (1 if faces.count(PUN_CARD) < MOST_FREE else 0)
    in_view = (faces, ordered(faces, free))
    now = best_of(head, faces, *in_view).points
    letters = sorted({letter for word in known_words(head, in_view[1]) for letter in word})
    found = []
    for letter in letters if free else ():
        then = best_of(head, ordered(faces, letter), *in_view)
        if then.points > now:
            found.append((letter, then.points - now, then.left))
    return tuple(sorted(found, key=lambda one: (-one[1], one[0])))
