"""Numbers on their way: what moves on screen, read off a clock that is handed in, so that tests need not wait."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Glide:
    """A number that goes from `start` to `end`, quick at first and slowing down, or `gently` at both ends.
    Times are milliseconds of one clock.
    """

    start: float
    end: float
    begin_ms: int
    length_ms: int
    gently: bool = False

    def share(self, now_ms: int) -> float:
        """How much of the time has gone, 0 to 1."""
        if self.length_ms <= 0:
            return 1.0
        return min(1.0, max(0.0, (now_ms - self.begin_ms) / self.length_ms))

    def at(self, now_ms: int) -> float:
        """The number now."""
        gone = self.share(now_ms)
        way = gone * gone * (3 - 2 * gone) if self.gently else 1.0 - (1.0 - gone) ** 3
        return self.start + (self.end - self.start) * way

    def done(self, now_ms: int) -> bool:
        """Whether it has arrived."""
        return self.share(now_ms) >= 1.0
