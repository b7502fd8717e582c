"""Where the strips of a board are drawn: at rest, sliding to a letter, or on their way to another slot."""

from __future__ import annotations

from wordgames.games.punchline.moves import SLOTS
from wordgames.ui.widgets.motion import Glide

SLIDE_MS = 140
SWITCH_MS = 900
"""How long two strips take to change places."""


class BoardMotion:
    """Positions by slot, counted from 1, as they are drawn; times are milliseconds of one clock."""

    def __init__(self) -> None:
        self._at: list[float] = []
        self._glides: dict[int, Glide] = {}
        self._rises: dict[int, Glide] = {}

    def begin(self, positions: list[float]) -> None:
        """Lie there, all at rest."""
        self._at = positions
        self._glides.clear()
        self._rises.clear()

    @property
    def moving(self) -> bool:
        """Whether anything moves by itself."""
        return bool(self._glides or self._rises)

    def position(self, slot: int) -> float:
        """Where the strip is drawn; between two letters while it slides."""
        return self._at[slot - 1]

    def aim(self, slot: int) -> float:
        """Where it will be when it is at rest."""
        glide = self._glides.get(slot)
        return glide.end if glide else self._at[slot - 1]

    def put(self, slot: int, position: float) -> None:
        """Be there at once."""
        self._glides.pop(slot, None)
        self._at[slot - 1] = position

    def slide(self, slot: int, position: float, now_ms: int) -> None:
        """Slide there from where it is now."""
        self._glides[slot] = Glide(self._at[slot - 1], position, now_ms, SLIDE_MS)

    def switch(self, a: int, b: int, pitch: float, now_ms: int) -> None:
        """The strips of two slots come from each other's place; `pitch` is the way from slot to slot in u."""
        way = pitch * (b - a)
        self._rises = {
            a: Glide(way, 0.0, now_ms, SWITCH_MS, gently=True),
            b: Glide(-way, 0.0, now_ms, SWITCH_MS, gently=True),
        }

    @property
    def unsettled(self) -> list[int]:
        """The slots whose strips lie between two letters, or are on their way from another slot."""
        return [slot for slot, at in enumerate(self._at, 1) if at % 1 or slot in self._rises]

    def travels(self, slot: int) -> bool:
        """Whether the strip is on its way from another slot."""
        return slot in self._rises

    def rise(self, slot: int, now_ms: int) -> float:
        """How far below its slot it is drawn, in u."""
        return self._rises[slot].at(now_ms) if slot in self._rises else 0.0

    def advance(self, now_ms: int) -> list[int]:
        """Move on to where all is by now; the slots that have to be painted anew."""
        changed = list(self._glides)
        for slot in changed:
            glide = self._glides[slot]
            self._at[slot - 1] = glide.at(now_ms)
            if glide.done(now_ms):
                del self._glides[slot]
        if self._rises:
            # A travelling strip crosses the slots of others.
            changed = list(range(1, SLOTS + 1))
            self._rises = {slot: rise for slot, rise in self._rises.items() if not rise.done(now_ms)}
        return changed
