"""How each person plays at an open table: by touch, with one of two clusters of keys, or with the mouse.

The rules know nothing of this. It belongs to a name, so that who sits down again, or goes on with a game, plays as
before; what cannot be so any more is mended by `settled`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Any, Final

import msgspec
from msgspec import Struct
from PySide6.QtGui import QInputDevice

from wordgames.qt.keys import LEFT, RIGHT, Cluster
from wordgames.session.names import fold

ANGLES: Final = (0, 90, 180, 270)
"""At which side of a flat screen somebody sits, as in `wordgames.ui.turning`."""
SIDES: Final = {2: (0, 180), 3: (0, 90, 270), 4: (0, 90, 180, 270)}
"""Who sits where around a flat screen, by the number of people; they sit clockwise as they do on the sofa."""


class Way(StrEnum):
    """What somebody plays with."""

    LEFT_KEYS = "left_keys"
    RIGHT_KEYS = "right_keys"
    MOUSE = "mouse"
    TOUCH = "touch"


MOST: Final = {Way.LEFT_KEYS: 1, Way.RIGHT_KEYS: 1, Way.MOUSE: 1, Way.TOUCH: 4}
"""How many may play so (rules, Punch Line 16)."""


class Handling(Struct, frozen=True):
    """How one person plays."""

    way: Way
    angle: int = 0


class Trouble(StrEnum):
    """Why people cannot play so."""

    TOO_MANY = "too_many"
    """More people with one means than it serves."""
    NOT_BY_TOUCH = "not_by_touch"
    """The screen lies flat, and somebody plays with keys or the mouse."""
    SAME_SIDE = "same_side"
    """The screen lies flat, and two sit at one side of it."""


def trouble(handlings: Sequence[Handling]) -> Trouble | None:
    """What is wrong with playing so; None for nothing."""
    ways = [one.way for one in handlings]
    if any(ways.count(way) > most for way, most in MOST.items()):
        return Trouble.TOO_MANY
    if is_flat(handlings):
        if any(way is not Way.TOUCH for way in ways):
            return Trouble.NOT_BY_TOUCH
        if len({one.angle for one in handlings}) < len(handlings):
            return Trouble.SAME_SIDE
    return None


def is_flat(handlings: Sequence[Handling]) -> bool:
    """Whether people sit around the screen, not before it."""
    return any(one.angle for one in handlings)


def touch_known() -> bool:
    """Whether this machine is known to have a touch screen."""
    return any(device.type() is QInputDevice.DeviceType.TouchScreen for device in QInputDevice.devices())


def suggested(people: int, *, touch: bool) -> tuple[Handling, ...]:
    """Without anybody's wish: keys, keys, the mouse; all by touch where that is possible."""
    ways: tuple[Way, ...] = (Way.LEFT_KEYS, Way.RIGHT_KEYS, Way.MOUSE, *(Way.TOUCH for _ in range(4)))
    if touch and people <= MOST[Way.TOUCH]:
        ways = (Way.TOUCH,) * people
    return tuple(Handling(way) for way in ways[:people])


def settled(wishes: Sequence[Handling | None], *, touch: bool) -> tuple[Handling, ...]:
    """What everybody wishes, in order of seats, as far as it is possible together; the rest gets what is free."""
    if all(wishes) and trouble([wish for wish in wishes if wish]) is None:
        return tuple(wish for wish in wishes if wish)
    free = [way for one in suggested(len(wishes), touch=touch) for way in (one.way,)]
    free += [way for way, most in MOST.items() for _ in range(most)]
    taken: list[Way | None] = []
    for wish in wishes:
        fits = wish is not None and taken.count(wish.way) < MOST[wish.way]
        taken.append(wish.way if fits and wish is not None else None)
    for index, way in enumerate(taken):
        if way is None:
            taken[index] = next(one for one in free if taken.count(one) < MOST[one])
    return tuple(Handling(way) for way in taken if way is not None)


def other_way(handlings: Sequence[Handling], index: int) -> tuple[Handling, ...]:
    """Somebody plays with the next thing; who has it, where it serves one, gets what it replaces."""
    ways = [one.way for one in handlings]
    order = list(Way)
    old = ways[index]
    new = order[(order.index(old) + 1) % len(order)]
    if ways.count(new) >= MOST[new]:
        holder = len(ways) - 1 - ways[::-1].index(new)
        ways[holder] = old
    ways[index] = new
    return tuple(Handling(way) for way in ways)


def laid_flat(people: int) -> tuple[Handling, ...]:
    """All by touch, each at another side. Raises KeyError for a number that finds no room around a screen."""
    return tuple(Handling(Way.TOUCH, angle) for angle in SIDES[people])


def other_side(handlings: Sequence[Handling], index: int) -> tuple[Handling, ...]:
    """Somebody sits at the next side of a flat screen; who sits there changes places."""
    old = handlings[index].angle
    new = ANGLES[(ANGLES.index(old) + 1) % len(ANGLES)]
    swapped = {old: new, new: old}
    return tuple(
        Handling(one.way, new if at == index else swapped.get(one.angle, one.angle))
        for at, one in enumerate(handlings)
    )


def wishes(kept: object, names: Sequence[str]) -> tuple[Handling | None, ...]:
    """What was kept of these people's ways; None for who has none, and for what cannot be read."""
    found: list[Handling | None] = []
    for name in names:
        try:
            one = msgspec.convert(kept[fold(name)], Handling) if isinstance(kept, Mapping) else None
        except (msgspec.ValidationError, KeyError):
            one = None
        found.append(one if one is not None and one.angle in ANGLES else None)
    return tuple(found)


def to_keep(names: Sequence[str], handlings: Sequence[Handling]) -> dict[str, Any]:
    """The same to be kept."""
    return {fold(name): msgspec.to_builtins(one) for name, one in zip(names, handlings, strict=True)}


class Hands(Struct, frozen=True):
    """What is known of people's hands when a table is laid."""

    kept: dict[str, Any] = {}
    """How people have played before, as `to_keep` makes it."""
    clusters: tuple[Cluster, Cluster] = (LEFT, RIGHT)
    touch: bool = False
    """Whether there is a touch screen."""

    def of(self, names: Sequence[str]) -> tuple[Handling, ...]:
        """How these people play together."""
        return settled(wishes(self.kept, names), touch=self.touch)
