"""How a reveal goes from word to word: a value that screens and tests can move through without a clock."""

from __future__ import annotations

from dataclasses import dataclass

from wordgames.games.punchline.view import RoundView, WordView

FULL_ROUNDS = 2
"""In so many rounds the whole sum is shown step by step; afterwards a word and its total, the sum on a tap."""
STEP_MS = 750
"""From one ticket to the next."""
WORD_MS = 2_500
"""How long a finished word stays."""
FIRST_MS = 900
"""Before the first ticket of a word: the room reads it."""


def worth(word: WordView) -> int:
    """What a word is placed by in the reveal: its points, or while it waits for a ruling what it would score."""
    return word.sum.total if word.pending else word.points


def reveal_order(finished: RoundView) -> tuple[int, ...]:
    """The seats from the lowest word to the highest; equal ones in order of seats."""
    return tuple(word.seat for word in sorted(finished.words, key=lambda word: (worth(word), word.seat)))


@dataclass(frozen=True)
class Pace:
    """Where a reveal is. Times are milliseconds of the play clock."""

    order: tuple[int, ...]
    """Seats, lowest word first."""
    slow: bool
    """Every sum step by step."""
    index: int = 0
    """Of the seat that is being revealed; all have been when it is their number."""
    shown: int = 0
    """Tickets on the table."""
    since_ms: int = 0
    """When the last thing was shown."""
    held: bool = False
    """A tap has opened a sum: it stays until the next tap."""

    @property
    def finished(self) -> bool:
        """Whether every word has been shown."""
        return self.index >= len(self.order)

    @property
    def seat(self) -> int | None:
        """Whose word is being revealed."""
        return None if self.finished else self.order[self.index]

    @property
    def begins(self) -> bool:
        """Whether nothing has been shown yet but that the first word is coming."""
        return self.index == 0 and self.shown == 0 and not self.finished

    def revealed(self, seat: int) -> bool:
        """Whether this seat's word is known to the room, with its points."""
        return seat in self.order[: self.index]

    def next_word(self, now_ms: int) -> Pace:
        """On to the next."""
        return Pace(self.order, self.slow, self.index + 1, 0, now_ms)

    def ticked(self, now_ms: int, tickets: int, waits: bool) -> Pace:
        """The pace after a look at the clock.

        `tickets` is how many the word's sum has; `waits` holds a finished word back, as for a ruling.
        """
        if self.finished or self.held:
            return self
        gone = now_ms - self.since_ms
        if self.slow and self.shown < tickets:
            due = FIRST_MS if self.shown == 0 else STEP_MS
            return self._with(self.shown + 1, now_ms) if gone >= due else self
        return self.next_word(now_ms) if gone >= WORD_MS and not waits else self

    def tapped(self, now_ms: int, tickets: int, waits: bool) -> Pace:
        """The pace after a tap: first the whole sum, then the next word."""
        if self.finished:
            return self
        if self.shown < tickets:
            return self._with(tickets, now_ms, held=not self.slow)
        return self._with(tickets, now_ms) if waits else self.next_word(now_ms)

    def _with(self, shown: int, now_ms: int, *, held: bool = False) -> Pace:
        return Pace(self.order, self.slow, self.index, shown, now_ms, held)

    def touched(self, now_ms: int) -> Pace:
        """The word that is shown stays its full time from now."""
        return Pace(self.order, self.slow, self.index, self.shown, now_ms)
