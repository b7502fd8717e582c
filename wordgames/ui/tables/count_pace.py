"""How the count goes from word to word: a value that screens and tests can move through without a clock."""

from __future__ import annotations

from dataclasses import dataclass, replace

from wordgames.qt.pun_count import Key

FIRST_MS = 1_200
"""Before the first verdict: the room sees all hands."""
WORD_MS = 900
"""From one verdict to the next."""


@dataclass(frozen=True)
class CountPace:
    """Which verdicts have been told. Times are milliseconds of the play clock."""

    order: tuple[Key, ...]
    """The words as they are told."""
    told: int = 0
    """So many of them."""
    since_ms: int = 0
    """When the last one was told."""

    @property
    def finished(self) -> bool:
        """Whether all have been told."""
        return self.told >= len(self.order)

    @property
    def known(self) -> frozenset[Key]:
        """Those that have been told."""
        return frozenset(self.order[: self.told])

    @property
    def last(self) -> Key | None:
        """The one that was told last."""
        return self.order[self.told - 1] if self.told else None

    def ticked(self, now_ms: int, waits: bool) -> CountPace:
        """The pace after a look at the clock; while the last word `waits` for the table nothing more is told."""
        due = WORD_MS if self.told else FIRST_MS
        if self.finished or waits or now_ms - self.since_ms < due:
            return self
        return replace(self, told=self.told + 1, since_ms=now_ms)

    def tapped(self, now_ms: int, pending: frozenset[Key]) -> CountPace:
        """The pace after a tap: everything is told, as far as the next word that the table is asked about; no further
        while it is being asked.
        """
        told = self.told
        if self.known & pending:
            return self
        while told < len(self.order):
            told += 1
            if self.order[told - 1] in pending:
                break
        return replace(self, told=told, since_ms=now_ms)

    def touched(self, now_ms: int) -> CountPace:
        """What was told last stays its full time from now."""
        return replace(self, since_ms=now_ms)

    def among(self, order: tuple[Key, ...]) -> CountPace:
        """The pace where only these words are left, as when somebody has got up."""
        known = self.known
        here = [key for key in order if key in known]
        return replace(self, order=(*here, *(key for key in order if key not in known)), told=len(here))
