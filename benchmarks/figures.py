"""A measured figure, the limit it has to keep, and the table that shows both."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """One line of the table."""

    what: str
    value: float
    unit: str
    """`x` for a ratio, `ms`, `MB`."""
    limit: float | None = None
    """The most that `value` may be; None: it is shown for orientation alone."""
    note: str = ""
    """What was measured against what."""

    @property
    def kept(self) -> bool:
        """Whether the limit is kept."""
        return self.limit is None or self.value <= self.limit


def quantile(values: Sequence[float], share: float) -> float:
    """The smallest of the values that at least `share` (0 to 1) of them do not exceed."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(len(ordered) * share) - 1)]


def table(figures: Iterable[Figure]) -> str:
    """The figures in aligned columns."""
    rows = [("figure", "value", "limit", "", "measured")]
    for it in figures:
        limit = "" if it.limit is None else f"{it.limit:g} {it.unit}"
        verdict = "" if it.limit is None else "pass" if it.kept else "FAIL"
        rows.append((it.what, f"{it.value:.2f} {it.unit}", limit, verdict, it.note))
    left, right = "{:<{}}", "{:>{}}"
    columns = (left, right, right, left)
    widths = [max(len(row[column]) for row in rows) for column in range(len(columns))]
    return "\n".join("  ".join([*map(str.format, columns, row, widths), row[-1]]).rstrip() for row in rows)
