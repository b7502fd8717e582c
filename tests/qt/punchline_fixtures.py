"""A holder with ten strips, and views of a game, as plain values for the tests of the painted parts."""

from __future__ import annotations

from wordgames.core.players import Kind, Player
from wordgames.games.punchline.view import (
    CellView,
    Mark,
    RulingView,
    StripView,
    SumView,
    WordView,
)

VALUES = (1, 4, 3, 2, 1, 3, 4, 2, 1, 8, 5, 2, 3, 1, 1, 4, 10, 1, 1, 1, 3, 5, 4, 8, 4, 10)
"""English letter values (rules, Punch Line 4)."""

_STRIPS = (
    ("DASPEKTMORL", (1, 5), 8, 5),
    ("CEAHTONSBIW", (5, 9), 0, 2),
    ("FRINOLAGUEP", (2, 5), 10, -1),
    ("EJSAOITVZRN", (1, 5), 8, 8),
    ("MOLIUERATXS", (1, 5), 9, 1),
    ("WHATGENIDLO", (5, 7), 4, 11),
    ("UBISLDEONAR", (5, 10), 3, 7),
    ("TIQRSPAYLEM", (4, 5), 2, 4),
    ("GENUCARBODY", (5, 8), 10, -1),
    ("SHVEDTYNARK", (0, 5), 2, 11),
)


def _marks(own: tuple[int, ...], yellow: int) -> tuple[Mark, ...]:
    return tuple(Mark.OWN if i in own else Mark.YELLOW if i == yellow else Mark.OTHER for i in range(11))


STRIPS = tuple(
    StripView(letters, _marks(own, yellow), position) for letters, own, yellow, position in _STRIPS
)
"""The windows show K A - Z O - O S - -."""


def moved(strips: tuple[StripView, ...], slot: int, position: int) -> tuple[StripView, ...]:
    """The same strips with one of them elsewhere."""
    old = strips[slot - 1]
    return (*strips[: slot - 1], StripView(old.letters, old.marks, position), *strips[slot:])


def switched(strips: tuple[StripView, ...], a: int, b: int) -> tuple[StripView, ...]:
    """The same strips, those of two slots changed."""
    out = list(strips)
    out[a - 1], out[b - 1] = out[b - 1], out[a - 1]
    return tuple(out)


def letters(
    word: str, slots: tuple[int, ...] = (), *, own: str = "", yellow: str = ""
) -> tuple[CellView, ...]:
    """A finished word from the top down; the first letter of each in `own` and `yellow` bears that mark."""
    places = slots or tuple(range(1, len(word) + 1))
    cells = []
    for slot, letter in zip(places, word, strict=True):
        mark = Mark.OTHER
        if letter in own:
            mark, own = Mark.OWN, own.replace(letter, "", 1)
        elif letter in yellow:
            mark, yellow = Mark.YELLOW, yellow.replace(letter, "", 1)
        cells.append(CellView(slot, letter, mark, VALUES[ord(letter) - 65]))
    return tuple(cells)


def word_view(
    seat: int,
    cells: tuple[CellView, ...],
    *,
    started: bool = False,
    ruling: RulingView | None = None,
    pending: bool = False,
) -> WordView:
    """A seat's word with its sum by the rulebook's arithmetic (rules, Punch Line 8)."""
    base = sum(cell.value for cell in cells)
    double = sum(cell.value for cell in cells if cell.mark is Mark.OWN and cell.slot not in (4, 7))
    factor = 1 + sum(cell.mark is Mark.YELLOW and cell.slot in (4, 7) for cell in cells)
    long = 5 if len(cells) >= 6 else 0
    total = (base + double) * factor + 5 * started + long
    word = "".join(cell.letter for cell in cells)
    counts = ruling is not None and ruling.counts and not pending
    sums = SumView(base, double, factor, 5 * started, long, total)
    return WordView(seat, cells, word, sums, started, False, ruling, pending, total if counts else 0)


GOOD = RulingView(True, "word", "lexicon")

NAMES = ("Ana", "Ben", "Chloe", "Otto", "Vera", "Moss")


def players(*names: str, computers: str = "") -> tuple[Player, ...]:
    """People, then computers named in one string."""
    people = tuple(Player(name=name) for name in names)
    return people + tuple(Player(name=name, kind=Kind.COMPUTER) for name in computers.split())
