"""Pictures of a match: strips put in order by hand, the end of a game, the running score, the end of it all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from wordgames.ui.screens import Gallery


class MatchStates:
    """What leads from one picture to the next, in a gallery."""

    def __init__(self, gallery: Gallery) -> None:
        self._gallery = gallery

    def all(self) -> Iterator[tuple[str, Callable[[], None]]]:
        """Every picture's name, with what leads to it from the one before."""
        yield "arrange", self._arrange
        yield "between", self._between
        yield "play-match", self._next_game
        yield "reveal-match", self._reveal
        yield "match-end", self._end

    @property
    def _table(self) -> Any:
        return self._gallery.window.screen_shown

    def _arrange(self) -> None:
        self._gallery.begin(target=30, games=2, arrange=True)

    def _between(self) -> None:
        self._table.arranging.ready.click()
        self._gallery.play_out()

    def _next_game(self) -> None:
        self._table.end.again.click()
        self._table.arranging.ready.click()

    def _reveal(self) -> None:
        self._gallery.play_round()
        self._gallery.see_words()

    def _end(self) -> None:
        self._gallery.close_round()
        self._gallery.play_out()
