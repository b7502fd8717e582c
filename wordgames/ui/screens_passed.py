"""The pictures of a game that is passed: three people and a computer, from setup to the reveal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from wordgames.core.players import Kind, Player
from wordgames.games.punchline.moves import Go, Lock, Turn
from wordgames.games.punchline.view import PunchlineOptions, TableMode
from wordgames.qt.tables import Seated, begin_game

if TYPE_CHECKING:
    from wordgames.ui.screens import Gallery

SEATED = (
    Player(name="Ana"),
    Player(name="Ben"),
    Player(name="Chloe"),
    Player(name="Otto", kind=Kind.COMPUTER),
)
SEED = 11
MOST_MOVES = 60
"""Of one computer in a round."""


class PassedStates:
    """What leads from one picture to the next, in a gallery."""

    def __init__(self, gallery: Gallery) -> None:
        self._gallery = gallery

    def all(self) -> Iterator[tuple[str, Callable[[], None]]]:
        """Every picture's name, with what leads to it from the one before."""
        yield "passed-setup", self._setup
        yield "passed-house-rules", self._house_rules
        yield "passed-switch", self._switch
        yield "curtain", self._curtain
        yield "passed-go", self._go
        yield "passed-turn", self._turn
        yield "passed-again", self._again
        yield "passed-pause", self._pause
        yield "passed-seats", self._seats
        yield "passed-next", self._next
        yield "passed-reveal", self._reveal

    @property
    def _controller(self) -> Any:
        return self._gallery.flow.controller

    def _setup(self) -> None:
        self._gallery.flow.open_setup("punchline")
        setup: Any = self._gallery.window.screen_shown
        for row in (3, 2):
            setup.lineup.remove(row)
        for name in ("Ben", "Chloe"):
            setup.lineup.add_guest(name)
            setup.lineup.move(len(setup.lineup.players) - 1, len(setup.lineup.players) - 2)

    def _house_rules(self) -> None:
        setup: Any = self._gallery.window.screen_shown
        setup.slip.setChecked(True)

    def _switch(self) -> None:
        gallery = self._gallery
        options = PunchlineOptions(mode=TableMode.PASSED, first_reader=2)
        begun = begin_game("punchline", SEATED, options, gallery.store, SEED, gallery.clock)
        if not isinstance(begun, Seated):
            raise SystemExit(begun)
        gallery.flow.sit_down(begun, paused=False)

    def _curtain(self) -> None:
        table: Any = self._gallery.window.screen_shown
        table.play.main.click()
        for _move in range(MOST_MOVES):
            self._gallery.settle()
        curtain: Any = self._gallery.window.cover_shown
        curtain.crest.show_share(0.57)

    def _lift(self) -> None:
        self._controller.lift(self._controller.scene.turn)
        self._gallery.window.uncover()

    def _go(self) -> None:
        self._lift()

    def _turn(self) -> None:
        self._controller.submit(self._controller.viewer, Go())
        self._gallery.lay(seat=self._controller.viewer)
        self._gallery.pass_ms(5_000)

    def _again(self) -> None:
        self._controller.disturb()

    def _pause(self) -> None:
        self._controller.pause()

    def _seats(self) -> None:
        self._gallery.flow.show_seats()
        seats: Any = self._gallery.window.cover_shown
        seats.rows[1][1].click()

    def _next(self) -> None:
        seats: Any = self._gallery.window.cover_shown
        seats.closed.emit()
        self._controller.resume()
        self._lift()
        self._controller.submit(self._controller.viewer, Turn())

    def _reveal(self) -> None:
        for word in (("STONE", "TRAIN", "PLATE"), ("ORANGE", "SILVER", "GARDEN")):
            self._lift()
            self._controller.submit(self._controller.viewer, Go())
            self._gallery.lay(word, self._controller.viewer)
            self._controller.submit(self._controller.viewer, Lock())
        reveal: Any = self._gallery.window.screen_shown
        for _tap in range(4):
            reveal.reveal.tap()
        self._gallery.pass_ms(4_500)
