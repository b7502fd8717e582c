"""The tables, one explicit line a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from wordgames.ui.screen import Screen
from wordgames.ui.tables.punchline import PunchlineTable

TABLES: Final[dict[str, Callable[..., Screen]]] = {"punchline": PunchlineTable}
"""By the game's name: makes its table from a controller and a theme; `reduce_motion`, `hands`, `clock` by name."""


def make_table(name: str, *args: Any, **named: Any) -> Screen:
    """The table of a game. Raises KeyError for a game that has none."""
    return TABLES[name](*args, **named)
