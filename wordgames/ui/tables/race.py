"""A round as it was played, for its replay: what stood in whose windows when."""

from __future__ import annotations

from dataclasses import dataclass

from wordgames.core.players import Seat
from wordgames.games.punchline.moves import SLOTS
from wordgames.games.punchline.view import CellView, RoundView, SlideView

SPEED = 4
"""So many times as fast as it was."""
FRESH_MS = 1_200
"""So long, on the clock of the race, a letter that has come is marked."""
LINGER_MS = 1_500
"""From the last thing that happened to the end of the race."""


@dataclass(frozen=True)
class Lane:
    """One holder: only its windows, for how the strips lay is shown after the game (rules, Punch Line 12)."""

    seat: Seat
    slides: tuple[SlideView, ...]
    done_ms: int
    """When on his own clock he turned, locked, or ran out of time."""
    turned: bool
    """He has the five for the glass, if his word counts."""

    def windows(self, at_ms: int) -> tuple[CellView | None, ...]:
        """What stands in the windows of slots 1 to 10 at this time; all are empty at first."""
        shown: list[CellView | None] = [None] * SLOTS
        for slide in self.slides:
            if slide.at_ms <= at_ms:
                shown[slide.slot - 1] = slide.cell
        return tuple(shown)

    def fresh(self, at_ms: int) -> frozenset[int]:
        """Slots into whose windows something has come just now."""
        return frozenset(
            slide.slot
            for slide in self.slides
            if 0 <= at_ms - slide.at_ms < FRESH_MS and slide.cell is not None
        )


@dataclass(frozen=True)
class Race:
    """A finished round."""

    lanes: tuple[Lane, ...]
    """In order of seats."""

    @property
    def length_ms(self) -> int:
        """How long it is shown, on its own clock."""
        return max((lane.done_ms for lane in self.lanes), default=0) + LINGER_MS


def race_of(finished: RoundView) -> Race | None:
    """The race of a round that is being judged; None for a round of which no slide is known."""
    lanes = []
    for word in finished.words:
        last = word.slides[-1].at_ms if word.slides else 0
        lanes.append(Lane(word.seat, word.slides, max(last, word.at_ms or 0), word.started))
    return Race(tuple(lanes)) if any(lane.slides for lane in lanes) else None


def clock_time(ms: int) -> str:
    """Minutes and seconds."""
    return f"{ms // 60_000}:{ms // 1_000 % 60:02}"
