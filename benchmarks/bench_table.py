"""Painting the table of Punch Line: one moving strip, the running sand, the whole table, at 1920 x 1080.

Each is a synchronous repaint into the window's backing store, the ground below it included, as in a running
game. Counted is what the thread computes, so that other programs on a busy machine do not count. The peer is
a plain widget of the same size that fills itself with one colour.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from benchmarks.figures import Figure, quantile
from wordgames.core.game import Setup
from wordgames.core.players import TABLE, Kind, Player
from wordgames.games.punchline.material import load_punchline
from wordgames.games.punchline.moves import Lock, Move, Read, Slide, Turn
from wordgames.games.punchline.rules import PunchlineGame
from wordgames.games.punchline.view import PunchlineOptions
from wordgames.qt.controller import GameController
from wordgames.session.session import BotTurn, Session
from wordgames.session.store import Store
from wordgames.ui.painting.scenery import Scenery
from wordgames.ui.tables.punchline import PunchlineTable
from wordgames.ui.tables.punchline_play import PlayScreen
from wordgames.ui.theme import load_theme

SIZE = (1920, 1080)
SERIES, FRAMES = 5, 80
STRIP_LIMIT_MS, TABLE_LIMIT_MS = 1.0, 6.0


class _Plain(QWidget):
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), "#3B1220")
        painter.end()


class _Clock:
    ms = 1_000_000

    def __call__(self) -> int:
        return self.ms


def _never(turn: BotTurn) -> tuple[Move, int]:
    return Lock(), 10**9


def _p95(frame: Callable[[int], None]) -> float:
    """The 95th percentile of the milliseconds that `frame` takes, called with its number, in the quietest series."""
    for number in range(20):
        frame(number)
    found = []
    for _series in range(SERIES):
        times = []
        for number in range(FRAMES):
            start = time.thread_time()
            frame(number)
            times.append((time.thread_time() - start) * 1000)
        found.append(quantile(times, 0.95))
    return min(found)


def measure() -> list[Figure]:
    """The figures of one table with three computers, the glass running."""
    application = QApplication.instance() or QApplication([])
    clock = _Clock()
    seated = (
        Player(name="Ana"),
        *(Player(name=name, kind=Kind.COMPUTER) for name in ("Otto", "Vera", "Moss")),
    )
    store = Store(None)
    setup = Setup(
        "punchline", PunchlineGame.rules, seated, PunchlineOptions(first_reader=0), load_punchline("en"), 5
    )
    session = Session.create(PunchlineGame(), setup, store)
    assert isinstance(session, Session)
    controller = GameController(session, lambda player: _never, starts_clock=(Read,), clock=clock)
    table = PunchlineTable(controller, find_masterpiece=None, clock=clock)
    table.scenery = scenery = Scenery(load_theme(), None)
    plain = _Plain()
    for widget in (table, plain):
        widget.resize(*SIZE)
        widget.show()
    controller.start()
    for actor, move in ((TABLE, Read()), (0, Slide(3, 4)), (1, Slide(2, 2)), (1, Turn())):
        assert controller.submit(actor, move)
    QCoreApplication.processEvents()
    play = table.play
    assert isinstance(play, PlayScreen)
    clock.ms += 2_000
    play.glass.advance()
    board = play.board

    def strip(number: int) -> None:
        # Between two letters, as in the middle of a slide.
        board._motion.put(5, (number % 90) / 10)
        board.repaint(board.row_area(5))

    def sand(number: int) -> None:
        play.glass.run(28_000 - 100 * number, 30_000)
        play.glass.repaint()

    def whole(number: int) -> None:
        play.repaint()

    def bare(number: int) -> None:
        plain.repaint()

    peer = _p95(bare)
    figures = [
        Figure("repaint of one moving strip", _p95(strip), "ms", STRIP_LIMIT_MS, "95th percentile"),
        Figure("repaint of glass and running sand", _p95(sand), "ms", None, "10 times a second"),
        Figure(
            "repaint of the whole table",
            _p95(whole),
            "ms",
            TABLE_LIMIT_MS,
            f"95th percentile, 1920 x 1080; {peer:.2f} ms for a widget of one colour",
        ),
    ]
    controller.close()
    store.close()
    scenery.close()
    for widget in (table, plain):
        widget.hide()
    del application
    return figures
