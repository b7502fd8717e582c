"""The table of the benchmarks tells what was measured, and whether the limit is kept."""

from __future__ import annotations

import pytest

from benchmarks.figures import Figure, quantile, table


def test_table() -> None:
    figures = [
        Figure("start", 1.701, "x", 1.7, "340 ms against 200 ms"),
        Figure("a strip", 0.25, "ms", 1),
        Figure("the very first start", 512.345, "ms"),
    ]
    assert table(figures).splitlines() == [
        "figure                    value  limit        measured",
        "start                    1.70 x  1.7 x  FAIL  340 ms against 200 ms",
        "a strip                 0.25 ms   1 ms  pass",
        "the very first start  512.35 ms",
    ]


@pytest.mark.parametrize(("share", "expected"), [(0, 1), (0.25, 1), (0.26, 2), (0.5, 2), (0.95, 4), (1, 4)])
def test_quantile(share: float, expected: int) -> None:
    assert quantile([3, 1, 4, 2], share) == expected
