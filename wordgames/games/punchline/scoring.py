"""What a column is worth (rulebook, Scoring; rules, Punch Line 7, 8 and 9)."""

from collections.abc import Iterable, Sequence
from typing import Final

from wordgames.games.punchline.material import Strip
from wordgames.games.punchline.moves import LETTERS
from wordgames.games.punchline.view import CellView, Mark, SumView

CIRCLES: Final = (4, 7)
"""Slots with a circle; the other eight have squares (rules, Punch Line 3)."""
STARTED: Final = 5
"""For starting the timer (rulebook, Bonus Points d)."""
LONG: Final = 5
"""For a word of `LONG_FROM` letters or more (rulebook, Bonus Points e)."""
LONG_FROM: Final = 6


def cell(strip: Strip, slot: int, position: int, values: Sequence[int]) -> CellView | None:
    """What a window shows: the letter of the strip that lies in it, or None.

    `slot` is 1 to 10, `position` the index of the letter in the window, `values` the points of A to Z.
    """
    if not 0 <= position < LETTERS:
        return None
    letter = strip.letters[position]
    mark = Mark.OWN if position in strip.own else Mark.YELLOW if position in strip.yellow else Mark.OTHER
    return CellView(slot, letter, mark, values[ord(letter) - ord("A")])


def column(
    strips: Sequence[Strip], order: Sequence[int], positions: Sequence[int], values: Sequence[int]
) -> tuple[CellView, ...]:
    """The letters in the windows from top to bottom; empty windows are skipped (rules, Punch Line 7)."""
    cells = (
        cell(strips[strip], slot, position, values)
        for slot, (strip, position) in enumerate(zip(order, positions, strict=True), 1)
    )
    return tuple(shown for shown in cells if shown is not None)


def add_up(cells: Iterable[CellView], started: bool) -> SumView:
    """The sum of a column that counts as a word, step by step (rules, Punch Line 8)."""
    shown = tuple(cells)
    letters = sum(one.value for one in shown)
    own = sum(one.value for one in shown if one.mark is Mark.OWN and one.slot not in CIRCLES)
    factor = 1 + sum(one.mark is Mark.YELLOW and one.slot in CIRCLES for one in shown)
    start = STARTED if started else 0
    long = LONG if len(shown) >= LONG_FROM else 0
    return SumView(letters, own, factor, start, long, (letters + own) * factor + start + long)


def spell(cells: Iterable[CellView]) -> str:
    """The word that a column spells."""
    return "".join(one.letter for one in cells)
