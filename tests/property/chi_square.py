"""Whether counts are as even as chance would make them, or two things independent: Pearson's test at one per cent."""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, exp, pi, sqrt

ONE_PER_CENT = 0.01


def survival(x: float, freedom: int) -> float:
    """The chance that a chi-square variable of so many degrees of freedom is at least x."""
    half = x / 2
    if freedom % 2:
        total = erfc(sqrt(half))
        term = 2 * sqrt(half / pi) * exp(-half)
        for k in range(3, freedom + 1, 2):
            total += term
            term *= x / k
        return total
    term = total = exp(-half)
    for k in range(1, freedom // 2):
        term *= half / k
        total += term
    return total


def is_even(counts: Sequence[int]) -> bool:
    """Whether all outcomes may well be equally likely."""
    mean = sum(counts) / len(counts)
    x = sum((count - mean) ** 2 / mean for count in counts)
    return survival(x, len(counts) - 1) > ONE_PER_CENT


def is_independent(table: Sequence[Sequence[int]]) -> bool:
    """Whether rows and columns of a table of counts may well have nothing to do with each other."""
    rows = [sum(row) for row in table]
    columns = [sum(column) for column in zip(*table, strict=True)]
    everything = sum(rows)
    x = sum(
        (table[i][j] - rows[i] * columns[j] / everything) ** 2 / (rows[i] * columns[j] / everything)
        for i in range(len(rows))
        for j in range(len(columns))
    )
    return survival(x, (len(rows) - 1) * (len(columns) - 1)) > ONE_PER_CENT
