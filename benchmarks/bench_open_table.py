"""Painting an open table of Punch Line with six holders, at 1920 x 1080 and 3840 x 2160.

A frame is a synchronous repaint of the whole table, the ground below it included, while a strip slides on
each of the open boards. New sand comes ten times a second, and is shown apart. Counted is what the thread
computes. The peer is a plain widget of the same size that fills itself with one colour.
"""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from benchmarks.bench_table import _Clock, _never, _p95, _Plain
from benchmarks.figures import Figure
from wordgames.core.game import Setup
from wordgames.core.players import TABLE, Kind, Player
from wordgames.games.punchline.material import load_punchline
from wordgames.games.punchline.moves import Read, Slide, Turn
from wordgames.games.punchline.rules import PunchlineGame
from wordgames.games.punchline.view import PunchlineOptions, TableMode
from wordgames.qt.controller import GameController
from wordgames.session.session import Session
from wordgames.session.store import Store
from wordgames.ui.painting.scenery import Scenery
from wordgames.ui.tables.punchline import PunchlineTable
from wordgames.ui.tables.punchline_open import OpenScreen
from wordgames.ui.theme import load_theme

SIZES = (((1920, 1080), 6.0), ((3840, 2160), 20.0))
PEOPLE = ("Ana", "Ben", "Chloe", "David", "Eva")


def _measure(size: tuple[int, int], limit_ms: float) -> list[Figure]:
    clock = _Clock()
    seated = (*(Player(name=name) for name in PEOPLE), Player(name="Otto", kind=Kind.COMPUTER))
    store = Store(None)
    options = PunchlineOptions(first_reader=0, mode=TableMode.OPEN)
    session = Session.create(
        PunchlineGame(), Setup("punchline", 1, seated, options, load_punchline("en"), 5), store
    )
    assert isinstance(session, Session)
    controller = GameController(
        session, lambda player: _never, starts_clock=(Read,), open_table=True, clock=clock
    )
    table = PunchlineTable(controller, find_masterpiece=None, clock=clock)
    table.scenery = scenery = Scenery(load_theme(), None)
    plain = _Plain()
    for widget in (table, plain):
        widget.resize(*size)
        widget.show()
    controller.start()
    assert controller.submit(TABLE, Read())
    for seat in range(len(PEOPLE)):
        for slot in range(1, 9):
            assert controller.submit(seat, Slide(slot, (slot + seat) % 11))
    assert controller.submit(len(PEOPLE), Slide(1, 3))
    assert controller.submit(len(PEOPLE), Turn())
    scenery.finish()
    QCoreApplication.processEvents()
    play = table.play
    assert isinstance(play, OpenScreen)
    play.refresh_background()
    clock.ms += 2_000
    play.glass.advance()
    boards = [one.board for one in play.seats.values() if one.board is not None]
    for board in boards:
        board.advance()

    def frame(number: int) -> None:
        for board in boards:
            # Between two letters, as in the middle of a slide.
            board._motion.put(5, (number % 90 + 0.5) / 10)
        play.repaint()

    def with_sand(number: int) -> None:
        play.glass.run(28_000 - 100 * number, 30_000)
        frame(number)

    def bare(number: int) -> None:
        plain.repaint()

    took, sanded, peer = _p95(frame), _p95(with_sand), _p95(bare)
    name = f"{size[0]} x {size[1]}"
    figures = [
        Figure(f"frame of six holders, {name}", took, "ms", limit_ms, "95th percentile, five strips sliding"),
        Figure(f"the same with new sand, {name}", sanded, "ms", None, "10 times a second"),
        Figure("against a frame of one colour", took / peer, "x", None, f"{peer:.2f} ms, {name}"),
    ]
    controller.close()
    store.close()
    scenery.close()
    for widget in (table, plain):
        widget.hide()
    return figures


def measure() -> list[Figure]:
    """The figures of one table with five people and a computer, the glass running."""
    application = QApplication.instance() or QApplication([])
    figures = [figure for size, limit in SIZES for figure in _measure(size, limit)]
    del application
    return figures
