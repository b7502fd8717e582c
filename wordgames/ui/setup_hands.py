"""Setup of an open table: what each person plays with, and where around a flat screen he sits."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from wordgames.qt.handling import (
    SIDES,
    Handling,
    Hands,
    Way,
    is_flat,
    laid_flat,
    other_side,
    other_way,
    to_keep,
    trouble,
)
from wordgames.qt.keys import RIGHT, Cluster
from wordgames.texts import _
from wordgames.ui.widgets.foot import key_words


class HandsChoice:
    """What is chosen so far. Who sits down, gets up or moves takes along how he plays."""

    def __init__(self, hands: Hands, names: Sequence[str]) -> None:
        """`names` are of those who sit there already."""
        self._hands = hands
        self._flat = is_flat(hands.of(names))

    @property
    def touch(self) -> bool:
        """Whether there is a touch screen."""
        return self._hands.touch

    def can_lie_flat(self, people: int) -> bool:
        """Whether so many find room around a flat screen."""
        return people in SIDES

    def is_flat(self, people: int) -> bool:
        """Whether they sit around the screen, not before it."""
        return self._flat and self.can_lie_flat(people)

    def set_flat(self, flat: bool) -> None:
        """Lay the screen flat, or stand it up."""
        self._flat = flat

    def of(self, names: Sequence[str]) -> tuple[Handling, ...]:
        """How these people play, in order."""
        kept = self._hands.of(names)
        if not self.is_flat(len(names)):
            if not is_flat(kept):
                return kept
            return Hands({}, self._hands.clusters, self._hands.touch).of(names)
        return kept if is_flat(kept) and trouble(kept) is None else laid_flat(len(names))

    def change(self, names: Sequence[str], index: int) -> None:
        """One of them plays with the next thing, or sits at the next side."""
        now = self.of(names)
        changed = other_side(now, index) if self.is_flat(len(names)) else other_way(now, index)
        self._hands = replace(self._hands, kept={**self._hands.kept, **to_keep(names, changed)})

    def words(self, one: Handling, people: int) -> str:
        """What one plays with, or where he sits, in a few words."""
        if self.is_flat(people):
            return {
                0: _("at the lower edge"),
                90: _("at the left edge"),
                180: _("at the upper edge"),
                270: _("at the right edge"),
            }[one.angle]
        left, right = self._hands.clusters
        return {
            Way.LEFT_KEYS: _keys(left),
            Way.RIGHT_KEYS: _("arrow keys") if right.keys[:4] == RIGHT.keys[:4] else _keys(right),
            Way.MOUSE: _("the mouse"),
            Way.TOUCH: _("by touch"),
        }[one.way]


def _keys(cluster: Cluster) -> str:
    return _("keys {keys}").format(keys=" ".join(key_words(key) for key in cluster.keys[:4]))
