"""Helpers of the Qt tests: a clock that is moved by hand."""


class HandClock:
    """Milliseconds that pass only when the test says so."""

    def __init__(self) -> None:
        self.ms = 1_000_000

    def __call__(self) -> int:
        return self.ms
