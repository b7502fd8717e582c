"""How a phrase is read, and how chips and signatures come: values that are read off a clock that is handed in."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

FLAP_MS: Final = 320
"""The flap lifts before the first card."""
WORD_MS: Final = 450
LAST_MS: Final = 700
"""Before the last word: it is the joke."""
DROP_MS: Final = 220
"""How long a card takes to come down on its threads."""

RANK_MS: Final = 1_300
"""Between two places that a computer gives, and before the first."""
WHY_MS: Final = 3_200
"""How long it is read why the best is the best."""

SIGN_MS: Final = 600
CHIP_MS: Final = 350
SCORE_MS: Final = 500
ROW_MS: Final = 1_150
"""From one author to the next: his total still rises when the next one signs."""


@dataclass(frozen=True)
class Reading:
    """A phrase that is being read. Times are milliseconds of the play clock."""

    slot: int
    words: int
    since_ms: int
    hurried: bool = False
    """All of it stands there already: a tap, or it is read again."""

    def due_ms(self, word: int) -> int:
        """When a word, counted from 0, comes."""
        if word == 0:
            return self.since_ms + FLAP_MS
        gap = LAST_MS if word == self.words - 1 else WORD_MS
        return self.due_ms(word - 1) + gap

    def shown(self, now_ms: int) -> int:
        """How many words stand there."""
        if self.hurried:
            return self.words
        return sum(self.due_ms(word) <= now_ms for word in range(self.words))

    def drop(self, now_ms: int) -> float:
        """How far the last word that stands there has come down, 0 to 1."""
        shown = self.shown(now_ms)
        if self.hurried or shown == 0:
            return 1.0
        return min(1.0, (now_ms - self.due_ms(shown - 1)) / DROP_MS)

    def flap(self, now_ms: int) -> float:
        """How far the flap is up, 0 to 1."""
        return 1.0 if self.hurried else min(1.0, max(0.0, (now_ms - self.since_ms) / FLAP_MS))

    def finished(self, now_ms: int) -> bool:
        """Whether it has been read to its end."""
        return self.hurried or now_ms >= self.due_ms(self.words - 1) + DROP_MS

    def skipped(self) -> Reading:
        """At its end at once."""
        return replace(self, hurried=True)


@dataclass(frozen=True)
class Verdict:
    """A computer, or everybody together, has ranked: the envelopes go to their places one by one, the last first."""

    order: tuple[int, ...]
    """Slots, best first."""
    since_ms: int
    says_why: bool = False
    hurried: bool = False

    def standing(self, now_ms: int) -> int:
        """How many of the last places are taken."""
        if self.hurried:
            return len(self.order)
        return min(len(self.order), max(0, (now_ms - self.since_ms) // RANK_MS))

    def finished(self, now_ms: int) -> bool:
        """Whether all stand, and what is said of the best can have been read."""
        if self.hurried and not self.says_why:
            return True
        end = self.since_ms + (0 if self.hurried else RANK_MS * len(self.order))
        return now_ms >= end + (WHY_MS if self.says_why else RANK_MS)

    def skipped(self, now_ms: int) -> Verdict:
        """All stand at once; another tap goes on."""
        return replace(self, hurried=True, since_ms=now_ms)


@dataclass(frozen=True)
class Signing:
    """Authors sign from the last place to the first, chips land and totals rise."""

    rows: int
    since_ms: int
    hurried: bool = False

    def _gone(self, row: int, now_ms: int) -> int:
        """Milliseconds since the author of a row, counted from the best, took the pen; below 0 before."""
        return now_ms - self.since_ms - ROW_MS * (self.rows - 1 - row)

    def _share(self, row: int, now_ms: int, after: int, length: int) -> float:
        if self.hurried:
            return 1.0
        return min(1.0, max(0.0, (self._gone(row, now_ms) - after) / length))

    def written(self, row: int, now_ms: int) -> float:
        """How much of a signature stands there."""
        return self._share(row, now_ms, 0, SIGN_MS)

    def flown(self, row: int, now_ms: int) -> float:
        """How far a chip is on its way to its owner."""
        return self._share(row, now_ms, SIGN_MS, CHIP_MS)

    def risen(self, row: int, now_ms: int) -> float:
        """How much of a chip has been counted."""
        return self._share(row, now_ms, SIGN_MS + CHIP_MS, SCORE_MS)

    def writing(self, now_ms: int) -> int | None:
        """The row whose author has the pen; None before the first and after the last."""
        if self.hurried:
            return None
        rows = [row for row in range(self.rows) if 0 <= self._gone(row, now_ms) < ROW_MS]
        return rows[-1] if rows else None

    def finished(self, now_ms: int) -> bool:
        """Whether everything has arrived."""
        return self.hurried or self.rows == 0 or self._gone(0, now_ms) >= SIGN_MS + CHIP_MS + SCORE_MS
