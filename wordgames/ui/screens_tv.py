"""The pictures of an evening with a TV: what the room sees while the people look at their own cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QRect
from PySide6.QtWidgets import QApplication, QWidget

from wordgames.core.players import TABLE
from wordgames.games.punchline.moves import Go, Lock, Read, Turn
from wordgames.games.punchline.view import PunchlineOptions, TableMode
from wordgames.qt.displays import Display, Displays
from wordgames.qt.tables import Seated, begin_game
from wordgames.ui.screens_passed import SEATED
from wordgames.ui.screens_pun import PunStates
from wordgames.ui.screens_pun_count import PunCountStates
from wordgames.ui.screens_whimsy import WhimsyStates
from wordgames.ui.screens_whimsy_reveal import WhimsyRevealStates

if TYPE_CHECKING:
    from wordgames.ui.screens import Gallery

SEED = 11
MOST_MOVES = 60
PUN = frozenset({"pun-begin", "pun-turn", "pun-turn-8-last-lap", "pun-count", "pun-count-8", "pun-end"})
WHIMSY = frozenset(
    {
        "whimsy-prompt",
        "whimsy-choose",
        "whimsy-mix",
        "whimsy-choose-glass",
        "whimsy-reveal",
        "whimsy-rank-7-half",
        "whimsy-verdict",
        "whimsy-scores",
        "whimsy-end",
    }
)
"""States of the other games beside which the TV is looked at."""

State = tuple[str, Callable[[], "QWidget | None"]]


class Two(Displays):
    """A laptop and a TV that nobody has to plug in."""

    def __init__(self, parent: QObject | None = None) -> None:
        QObject.__init__(self, parent)
        self.there = tuple(
            Display(key, name, area, area)
            for key, name, area in (
                ("laptop", "Laptop", QRect(0, 0, 1920, 1080)),
                ("tv", "Living room TV", QRect(9000, 0, 3840, 2160)),
            )
        )

    def all(self) -> tuple[Display, ...]:
        return self.there


class TvStates:
    """What leads from one picture to the next, in a gallery."""

    def __init__(self, gallery: Gallery) -> None:
        self._gallery = gallery

    def all(self) -> Iterator[State]:
        """Every picture's name, with what leads to it from the one before."""
        yield "tv-one-picture", self._one_picture
        yield "tv-choose", self._choose
        yield "tv-switch", self._switch
        yield "tv-curtain", self._curtain
        yield "tv-go", self._go
        yield "tv-building", self._building
        yield "tv-reveal", self._reveal
        yield "tv-pending", self._pending
        yield "tv-paused", self._paused
        yield "tv-alone", self._alone
        yield "tv-end", self._end
        yield from self._beside(PunStates(self._gallery).all(), PUN)
        yield from self._beside(PunCountStates(self._gallery).all(), PUN)
        yield from self._beside(WhimsyStates(self._gallery).all(), WHIMSY)
        yield from self._beside(WhimsyRevealStates(self._gallery).all(), WHIMSY)

    def _beside(
        self, states: Iterator[tuple[str, Callable[[], Any]]], names: frozenset[str]
    ) -> Iterator[State]:
        """What the TV shows in some of these states, which follow each other."""
        for name, reach in states:
            if name in names:
                yield f"tv-{name}", partial(self._after, reach)
            else:
                reach()

    def _after(self, reach: Callable[[], Any]) -> QWidget:
        reach()
        return self._tv()

    @property
    def _flow(self) -> Any:
        return self._gallery.flow

    @property
    def _controller(self) -> Any:
        return self._flow.controller

    def _tv(self) -> QWidget:
        """The window on the TV, in the gallery's size, with its grounds painted."""
        second = self._flow.tv.second
        public: Any = second.public
        public.setWindowState(self._gallery.window.windowState())
        public.resize(self._gallery.size)
        self._gallery.settle()
        public.grab()
        public.scenery.finish()
        QApplication.processEvents()
        window: QWidget = public
        return window

    def _one_picture(self) -> None:
        self._flow.show_shelf()
        self._flow.show_tv()

    def _choose(self) -> None:
        second = self._flow.tv.second
        second.displays = Two(second)
        second.choose("tv")
        sheet: Any = self._gallery.window.cover_shown
        sheet.show_screens()

    def _begin(self, players: Any, options: PunchlineOptions) -> None:
        begun = begin_game("punchline", players, options, self._gallery.store, SEED, self._gallery.clock)
        if not isinstance(begun, Seated):
            raise SystemExit(begun)
        self._flow.sit_down(begun, paused=False)

    def _switch(self) -> QWidget:
        self._begin(SEATED, PunchlineOptions(mode=TableMode.PASSED, first_reader=2))
        return self._tv()

    def _curtain(self) -> QWidget:
        table: Any = self._gallery.window.screen_shown
        table.play.main.click()
        for _move in range(MOST_MOVES):
            self._gallery.settle()
        return self._tv()

    def _lift(self) -> None:
        self._controller.lift(self._controller.scene.turn)
        self._gallery.window.uncover()

    def _go(self) -> QWidget:
        self._lift()
        return self._tv()

    def _building(self) -> QWidget:
        self._controller.submit(self._controller.viewer, Go())
        self._gallery.lay(seat=self._controller.viewer)
        self._gallery.pass_ms(9_000)
        return self._tv()

    def _reveal(self) -> QWidget:
        self._controller.submit(self._controller.viewer, Turn())
        for word in (("STONE", "TRAIN", "PLATE"), ("ORANGE", "SILVER", "GARDEN")):
            self._lift()
            self._controller.submit(self._controller.viewer, Go())
            self._gallery.lay(word, self._controller.viewer)
            self._controller.submit(self._controller.viewer, Lock())
        reveal: Any = self._gallery.window.screen_shown
        for _tap in range(4):
            reveal.reveal.tap()
        self._gallery.pass_ms(4_500)
        return self._tv()

    def _pending(self) -> QWidget:
        reveal: Any = self._gallery.window.screen_shown
        for _tap in range(12):
            if reveal.reveal.pace.finished:
                break
            reveal.reveal.tap()
        reveal.reveal._challenge()
        table: Any = self._tv()
        table.screen_shown.reveal.evidence.finish()
        return self._tv()

    def _paused(self) -> QWidget:
        self._controller.pause()
        return self._tv()

    def _alone(self) -> QWidget:
        self._gallery.begin()
        self._controller.submit(TABLE, Read())
        self._gallery.pass_ms(6_000)
        self._gallery.lay()
        self._controller.submit(0, Turn())
        self._gallery.pass_ms(8_000)
        return self._tv()

    def _end(self) -> QWidget:
        self._gallery.begin(target=75)
        self._gallery.play_out()
        table: Any = self._tv()
        table.screen_shown.end.finish_search()
        QApplication.processEvents()
        return self._tv()
