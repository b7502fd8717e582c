"""The tables, one explicit line a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from wordgames.ui.tables.pun import PunTable
from wordgames.ui.tables.punchline import PunchlineTable
from wordgames.ui.tables.table import Table
from wordgames.ui.tables.whimsy import WhimsyTable

TABLES: Final[dict[str, Callable[..., Table]]] = {
    "punchline": PunchlineTable,
    "pun": PunTable,
    "whimsy": WhimsyTable,
}
"""By the game's name: makes its table from a controller and a theme; `reduce_motion`, `hands`, `clock` by name.
The lid of a game that is not here says that it is still being made.
"""


def make_table(name: str, *args: Any, **named: Any) -> Table:
    """The table of a game. Raises KeyError for a game that has none."""
    return TABLES[name](*args, **named)
