"""The log: one line an event, by names, so that it reads the same for everybody who may know the event."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from wordgames.core.events import Event
from wordgames.texts import pun, punchline, whimsy

Speaker: TypeAlias = Callable[[Event, Sequence[str]], str | None]
"""Makes the line of a game's event; None for one that is not its own."""

GAMES: Final[tuple[Speaker, ...]] = (punchline.log_line, pun.log_line, whimsy.log_line)
"""The speakers of all games."""


def log_line(event: Event, names: Sequence[str]) -> str:
    """The line of an event, for viewers whom `wordgames.session.session.heard` lets know; names in order of seats."""
    for speak in GAMES:
        if (line := speak(event, names)) is not None:
            return line
    raise ValueError(f"no line for {type(event).__name__}")
