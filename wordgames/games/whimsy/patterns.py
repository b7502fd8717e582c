"""Which orders of parts of speech make a phrase, and how well each reads.

A phrase is noun phrases on a string: what is done to it, whose it is, adjectives, a noun; then a link, or something
that this noun does, and the next noun phrase. "Ironing Dracula's moth-eaten kilt", "jealous stapler in love with
cactus", "llama licking unpaid lighthouse" are three of them. Two nouns in a row make one ("hedgehog taxidermist").
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from wordgames.games.whimsy.material import Word
from wordgames.games.whimsy.tags import Part, Tag

_HEAD: Final = (Part.OWNER, Part.ADJECTIVE, Part.NOUN)
_FOLLOWS: Final[dict[Part | None, tuple[Part, ...]]] = {
    None: (Part.VERB, *_HEAD),
    Part.VERB: _HEAD,
    Part.OWNER: _HEAD,
    Part.ADJECTIVE: (Part.ADJECTIVE, Part.NOUN),
    Part.NOUN: (Part.NOUN, Part.LINK, Part.VERB),
    Part.LINK: _HEAD,
}
"""What may stand behind what; None is the beginning."""
_COST: Final[dict[Part, tuple[float, ...]]] = {
    Part.OWNER: (0.0, 0.8),
    Part.ADJECTIVE: (0.0, 0.05, 0.7, 1.0),
    Part.NOUN: (0.0, 0.5, 1.2),
    Part.LINK: (0.05, 0.5, 0.8),
}
"""What each one more takes off how well a phrase reads: of the first three so many in a row, of links so many in all, a
verb behind a noun among them. The last number stands for all that come after."""
FLUENT: Final = 1.0
"""How well a phrase reads that nothing is taken off."""
RAGGED: Final = 0.3
"""How well it reads when no pattern fits: people like to break them, and may."""
_MATTER: Final = frozenset({Tag.CRAFT, Tag.FOOD, Tag.SCIENCE})
_MANNER: Final = frozenset({Tag.MOOD, Tag.SIZE})
_JOINED: Final = frozenset({Tag.PERSON, Tag.PLACE, Tag.EVENT})
_TURNED, _UNJOINED = 0.1, 0.4


def may_follow(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """What may stand behind these."""
    return _FOLLOWS[parts[-1] if parts else None]


def may_end(parts: Sequence[Part]) -> bool:
    """Whether a phrase may end here: behind a noun."""
    return bool(parts) and parts[-1] is Part.NOUN


@cache
def cost(parts: tuple[Part, ...]) -> float:
    """What the last one of these takes off how well they read."""
    last = parts[-1]
    if last is Part.VERB and len(parts) == 1:
        return 0.0
    if last in (Part.LINK, Part.VERB):
        steps = _COST[Part.LINK]
        joined = sum(part is Part.LINK or (part is Part.VERB and at > 0) for at, part in enumerate(parts))
        return steps[min(joined, len(steps)) - 1]
    run = 1
    while run < len(parts) and parts[-run - 1] is last:
        run += 1
    steps = _COST[last]
    return steps[min(run, len(steps)) - 1]


@cache
def fluency(parts: tuple[Part, ...]) -> float:
    """How well these read in this order: at most `FLUENT`, less the longer the string is, `RAGGED` where
    no pattern fits."""
    if not fits(parts):
        return RAGGED
    return FLUENT - sum(cost(parts[:end]) for end in range(1, len(parts) + 1))


def fits(parts: Sequence[Part]) -> bool:
    """Whether these make a phrase in this order."""
    chosen = tuple(parts)
    steps = all(part in may_follow(chosen[:at]) for at, part in enumerate(chosen))
    return steps and may_end(chosen)


def awkward(one: Word, other: Word) -> float:
    """What two neighbours take off besides: adjectives in the wrong order, two nouns of which the second is no
    trade, place or event ("poodle exorcist" reads better than "exorcist poodle").
    """
    if one.part is other.part is Part.ADJECTIVE:
        return 0.0 if _in_order(one, other) else _TURNED
    if one.part is other.part is Part.NOUN:
        return _UNJOINED if _JOINED.isdisjoint(other.tags) else 0.0
    return 0.0


def _in_order(one: Word, other: Word) -> bool:
    """Whether one adjective reads well before the other: how it is before what it is made of."""
    return _closeness(one) <= _closeness(other)


def _closeness(word: Word) -> int:
    """How near to its noun an adjective stands."""
    if not _MANNER.isdisjoint(word.tags):
        return 0
    return 1 if _MATTER.isdisjoint(word.tags) else 2
