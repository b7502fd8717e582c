"""How hard two words collide: a stapler that is jealous, a bishop that is inflatable, a duchess in gravy.

The tags tell it. What only people are, said of a thing, collides; so does what only things are, said of somebody; what
is high and what is low; somebody and something, joined. Two words about the same thing do not.
"""

from functools import lru_cache
from typing import Final

from wordgames.games.whimsy.material import Word
from wordgames.games.whimsy.tags import Part, Tag

_LIVING: Final = frozenset({Tag.PERSON, Tag.ANIMAL})
_OF_PEOPLE: Final = frozenset({Tag.MOOD, Tag.OFFICE, Tag.LOVE, Tag.CRIME, Tag.PLAY, Tag.MUSIC, Tag.BODY})
_OF_THINGS: Final = frozenset(
    {Tag.CRAFT, Tag.FOOD, Tag.CLOTHES, Tag.SIZE, Tag.SCIENCE, Tag.HOME, Tag.VEHICLE}
)
_HIGH: Final = frozenset({Tag.LUXURY, Tag.OFFICE, Tag.MAGIC, Tag.MUSIC, Tag.LOVE, Tag.SCIENCE, Tag.IDEA})
_LOW: Final = frozenset(
    {Tag.GROSS, Tag.FOOD, Tag.HOME, Tag.CLOTHES, Tag.BODY, Tag.ANIMAL, Tag.OBJECT, Tag.PLAY}
)
HARD: Final = 0.7
"""From here on two words would hardly be expected together."""
_STRANGERS, _WRONG_SORT, _HIGH_AND_LOW, _UNKNOWN = 0.3, 0.4, 0.3, 0.4


@lru_cache(maxsize=60_000)
def collision(one: Word, other: Word) -> float:
    """From 0, the two are about the same, to 1. `one` describes, owns or meets `other`, a noun."""
    mine, its = frozenset(one.tags), frozenset(other.tags)
    if not mine or not its:
        return _UNKNOWN
    if mine & its:
        return 0.0
    hard = _STRANGERS
    living = bool(its & _LIVING)
    if one.part in (Part.NOUN, Part.OWNER):
        hard += _WRONG_SORT * (bool(mine & _LIVING) is not living)
    elif mine & (_OF_THINGS if living else _OF_PEOPLE):
        hard += _WRONG_SORT
    if (mine & _HIGH and its & _LOW) or (mine & _LOW and its & _HIGH):
        hard += _HIGH_AND_LOW
    return hard
