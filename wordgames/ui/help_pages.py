"""What there is to read about the games, one explicit line a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from wordgames.ui import help_pun, help_punchline, help_whimsy

if TYPE_CHECKING:
    from wordgames.ui.help import Help

GUIDES: Final[dict[str, tuple[Callable[[Help], None], ...]]] = {
    "punchline": help_punchline.PAGES,
    "pun": help_pun.PAGES,
    "whimsy": help_whimsy.PAGES,
}
"""The pages by the game's name: each puts what it has on the sheet."""
