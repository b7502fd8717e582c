"""A holder with ten strips, and views of a game, as plain values for the tests of the painted parts."""

from __future__ import annotations

from wordgames.games.punchline.view import Mark, StripView

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
