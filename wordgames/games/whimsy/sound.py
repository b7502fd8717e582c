"""Whether words sound alike, as far as their spelling tells: a hint for who judges, never a judgement.

English spelling does not say how a word is spoken, and no dictionary of pronunciations is at hand. So the referee
decides which phrases rhyme or alliterate; this marks beforehand those that do beyond much doubt.
"""

import re
from collections.abc import Iterable
from itertools import combinations
from typing import Final

_STARTS: Final = (
    ("ph", "f"),
    ("kn", "n"),
    ("gn", "n"),
    ("wr", "r"),
    ("ps", "s"),
    ("sch", "sk"),
    ("sh", "sh"),
    ("ch", "ch"),
    ("th", "th"),
    ("wh", "w"),
    ("rh", "r"),
    ("qu", "k"),
    ("ce", "s"),
    ("ci", "s"),
    ("cy", "s"),
    ("c", "k"),
    ("x", "s"),
)
"""Spellings of a first sound that is another letter's, or two letters' own; else the first letter stands for itself."""
_SILENT: Final = frozenset(
    {"of", "the", "a", "an", "in", "on", "with", "and", "for", "to", "from", "by", "at"}
)
"""Too small to count as one of the two words."""
_ENDING: Final = re.compile(r"[aeiouy]+[^aeiouy]*e?$|[aeiouy]+$")


def _words(texts: Iterable[str]) -> list[str]:
    found = [word for text in texts for word in re.findall(r"[^\W\d_]+", text.casefold())]
    return [word for word in found if word not in _SILENT and len(word) > 1]


def first_sound(word: str) -> str:
    """The sound that a word begins with, by its spelling: "k" for "camel" and "kettle", "n" for "knight"."""
    return next((sound for start, sound in _STARTS if word.startswith(start)), word[:1])


def ending(word: str) -> str:
    """The letters from the last sounded vowel on: what rhymes if spelling is to be trusted."""
    found = _ENDING.search(word)
    return found.group() if found else ""


def alliterates(texts: Iterable[str]) -> bool:
    """Whether two different words begin with the same sound, by their spelling."""
    return any(
        one != other and first_sound(one) == first_sound(other)
        for one, other in combinations(_words(texts), 2)
    )


def rhymes(texts: Iterable[str]) -> bool:
    """Whether two different words end alike from a vowel on, with at least two letters, by their spelling."""
    return any(
        one != other and len(ending(one)) > 1 and ending(one) == ending(other)
        for one, other in combinations(_words(texts), 2)
    )


def sounds_alike(texts: Iterable[str]) -> bool:
    """Whether two words rhyme or alliterate, as far as spelling tells."""
    kept = tuple(texts)
    return alliterates(kept) or rhymes(kept)
