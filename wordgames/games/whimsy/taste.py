"""What makes a phrase good, to whom: three temperaments, each with a taste that a person can learn.

So it never changes, and the setup, the plates and the help say what it is.
"""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from wordgames.games.whimsy.moves import HAND
from wordgames.games.whimsy.reading import Heard
from wordgames.games.whimsy.tags import Tag
from wordgames.games.whimsy.temperament import Temperament


class Taste(Struct, frozen=True):
    """What is weighed, and how much each counts."""

    suits: float
    """That it answers the prompt."""
    collision: float
    """That its words do not belong together."""
    sound: float
    """That two of its words rhyme or begin alike."""
    fluency: float
    """That it reads like a phrase."""
    lengths: tuple[float, ...]
    """How welcome phrases of one card are, of two, to seven."""
    loves: Mapping[Tag, float]
    """What is liked, or not (below 0), whatever the prompt says."""


TASTES: Final = {
    Temperament.DREAMY: Taste(
        suits=0.7,
        collision=0.3,
        sound=0.9,
        fluency=1.0,
        lengths=(-1.6, -0.7, 0.2, 0.8, 1.1, 0.9, 0.6),
        loves={
            Tag.MAGIC: 0.9,
            Tag.LOVE: 0.9,
            Tag.MUSIC: 0.8,
            Tag.LUXURY: 0.8,
            Tag.COSY: 0.5,
            Tag.NATURE: 0.4,
            Tag.GROSS: -0.9,
            Tag.CRIME: -0.4,
            Tag.OFFICE: -0.4,
        },
    ),
    Temperament.CHEEKY: Taste(
        suits=0.6,
        collision=1.7,
        sound=0.2,
        fluency=1.0,
        lengths=(-1.0, 0.1, 0.5, 0.4, 0.0, -0.3, -0.5),
        loves={
            Tag.ANIMAL: 0.8,
            Tag.GROSS: 0.8,
            Tag.BODY: 0.7,
            Tag.DANGER: 0.4,
            Tag.NOISE: 0.3,
        },
    ),
    Temperament.DRY: Taste(
        suits=1.3,
        collision=0.6,
        sound=0.0,
        fluency=1.4,
        lengths=(0.3, 1.1, 0.1, -0.9, -1.5, -2.0, -2.4),
        loves={
            Tag.OFFICE: 0.8,
            Tag.OLD: 0.5,
            Tag.HOME: 0.5,
            Tag.IDEA: 0.5,
            Tag.SCIENCE: 0.4,
            Tag.MAGIC: -0.8,
            Tag.LOVE: -0.6,
            Tag.NOISE: -0.5,
        },
    ),
}
"""Of each temperament."""
OPEN: Final = Taste(
    suits=1.0,
    collision=1.0,
    sound=0.3,
    fluency=1.0,
    lengths=(-0.5, 0.3, 0.5, 0.3, 0.0, -0.4, -0.6),
    loves={},
)
"""What is expected of somebody who has given no chips yet."""


def worth(taste: Taste, heard: Heard) -> float:
    """How good a phrase is to this taste; more is better."""
    return sum(parts(taste, heard).values()) + taste.fluency * heard.fluency


def parts(taste: Taste, heard: Heard) -> dict[str | Tag, float]:
    """What makes it so, by what it is that is liked. Of all that is loved the two dearest count, and what is not."""
    found: dict[str | Tag, float] = {
        "suits": taste.suits * heard.suits,
        "collision": taste.collision * heard.collision,
        "sound": taste.sound * heard.sound,
        "length": taste.lengths[min(heard.cards, HAND) - 1],
    }
    loved = [
        (love * min(2, heard.tags.count(tag)), tag) for tag, love in taste.loves.items() if tag in heard.tags
    ]
    loved.sort(reverse=True)
    for number, (love, tag) in enumerate(loved):
        if love < 0 or number < 2:
            found[tag] = love
    return found


def blend(one: Taste, other: Taste, share: float) -> Taste:
    """So much of the other taste in the one."""

    def mixed(mine: float, its: float) -> float:
        return mine * (1 - share) + its * share

    tags = {*one.loves, *other.loves}
    return Taste(
        suits=mixed(one.suits, other.suits),
        collision=mixed(one.collision, other.collision),
        sound=mixed(one.sound, other.sound),
        fluency=mixed(one.fluency, other.fluency),
        lengths=tuple(mixed(*pair) for pair in zip(one.lengths, other.lengths, strict=True)),
        loves={tag: mixed(one.loves.get(tag, 0.0), other.loves.get(tag, 0.0)) for tag in Tag if tag in tags},
    )
