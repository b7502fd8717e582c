"""What there is to read about the games, one explicit line a game. What they show is imported when they are read."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from wordgames.ui.help import Help

Pages: TypeAlias = "tuple[Callable[[Help], None], ...]"


def _punchline() -> Pages:
    from wordgames.ui.help_punchline import PAGES

    return PAGES


def _pun() -> Pages:
    from wordgames.ui.help_pun import PAGES

    return PAGES


def _whimsy() -> Pages:
    from wordgames.ui.help_whimsy import PAGES

    return PAGES


GUIDES: Final[dict[str, Callable[[], Pages]]] = {
    "punchline": _punchline,
    "pun": _pun,
    "whimsy": _whimsy,
}
"""By the game's name what gets its pages: each puts what it has on the sheet."""
