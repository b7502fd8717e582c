"""The tables, one explicit line a game. Each is imported when it is laid first, or its setup has been looked at."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from wordgames.ui.tables.table import Table


def _punchline() -> type[Table]:
    from wordgames.ui.tables.punchline import PunchlineTable

    return PunchlineTable


def _pun() -> type[Table]:
    from wordgames.ui.tables.pun import PunTable

    return PunTable


def _whimsy() -> type[Table]:
    from wordgames.ui.tables.whimsy import WhimsyTable

    return WhimsyTable


TABLES: Final[dict[str, Callable[[], type[Table]]]] = {
    "punchline": _punchline,
    "pun": _pun,
    "whimsy": _whimsy,
}
"""By the game's name: what gets its table."""


def make_table(name: str, *args: Any, **named: Any) -> Table:
    """The table of a game, from a controller and a theme; `reduce_motion`, `hands`, `clock` by name."""
    return TABLES[name]()(*args, **named)
