"""Every game that can be played, one explicit line each."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from wordgames.core.game import Game
from wordgames.games.punchline.material import load_punchline
from wordgames.games.punchline.rules import PunchlineGame


class Entry(NamedTuple):
    """A game and what belongs to it."""

    game: Game
    load_deck: Callable[[str], Any]
    """Its material in a language, such as "en"; raises the game's own error where a file is missing or damaged."""


CATALOG: Final = (Entry(PunchlineGame(), load_punchline),)
"""The games in the order of the shelf."""

GAMES: Final[dict[str, Game]] = {entry.game.name: entry.game for entry in CATALOG}
"""The games by name, as records name them."""


def entry(name: str) -> Entry:
    """A game by its name. Raises KeyError."""
    return {one.game.name: one for one in CATALOG}[name]
