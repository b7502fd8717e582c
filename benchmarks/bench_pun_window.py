"""The window while a computer of Pun thinks: how long a repaint of the whole table takes then, and when nobody thinks.

Seven computers of the best level and a person play a round. The table is repainted without a pause, 1920 x 1080; what
is counted is the time on the clock from the beginning of a frame to the next one, events and all, since that is what
somebody sees. The peer is the same frame in the same minute while nobody thinks.
"""

from __future__ import annotations

import os
import time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from benchmarks.figures import Figure, quantile
from wordgames.core.players import Kind, Level, Player
from wordgames.games.pun.moves import Draw, Refuse, Stand
from wordgames.games.pun.view import Phase, PunOptions
from wordgames.qt.tables import Seated, begin_game
from wordgames.session.store import Store
from wordgames.ui.painting.scenery import Scenery
from wordgames.ui.tables.pun import PunTable
from wordgames.ui.theme import load_theme

SIZE = (1920, 1080)
SEATS = 8
MOVES = 60
RATIO_LIMIT = 5.0
WARM = 30
FRAMES_A_LOOK = 4
"""While nobody thinks, between two moves."""


class _Clock:
    ms = 1_000_000

    def __call__(self) -> int:
        return self.ms


def measure() -> list[Figure]:
    """How long a frame takes at most, and how much longer than else."""
    application = QApplication.instance() or QApplication([])
    clock, store = _Clock(), Store(None)
    players = (
        Player(name="Ana"),
        *(Player(name=f"Seat {seat}", kind=Kind.COMPUTER, level=Level.HARD) for seat in range(1, SEATS)),
    )
    begun = begin_game("pun", players, PunOptions(), store, 3, clock)
    assert isinstance(begun, Seated)
    controller = begun.controller
    table = PunTable(controller, clock=clock, reduce_motion=True)
    table.scenery = scenery = Scenery(load_theme(), None)
    table.resize(*SIZE)
    table.show()
    controller.start()
    thinking: list[float] = []
    idle: list[float] = []

    def frame(times: list[float]) -> None:
        start = time.perf_counter()
        assert table.shown is not None
        table.shown.repaint()
        QCoreApplication.processEvents()
        times.append((time.perf_counter() - start) * 1000)

    for _frame in range(WARM):
        frame([])
    for _move in range(MOVES):
        if controller.view.phase is not Phase.TURN:
            break
        while controller.thinking:
            frame(thinking)
        for _frame in range(FRAMES_A_LOOK):
            frame(idle)
        view = controller.view
        if view.trade is not None and view.trade.waits_for == 0:
            controller.submit(0, Refuse())
        elif view.trade is None and view.turn == 0:
            controller.submit(0, Stand() if view.ender is not None else Draw())
        else:
            clock.ms += 5_000
            controller.clock.tick()
    controller.close()
    store.close()
    scenery.close()
    table.hide()
    del application
    usual, busy = quantile(idle, 0.5), quantile(thinking, 0.5)
    note = (
        f"95 % within {quantile(thinking, 0.95):.1f} ms, of {len(thinking)} frames; {max(idle):.1f} ms else"
    )
    return [
        Figure(
            "a frame while a computer among eight thinks",
            busy / usual,
            "x",
            RATIO_LIMIT,
            f"median {busy:.1f} ms against {usual:.1f} ms while nobody does",
        ),
        # What else runs on the machine decides about the longest: it has no limit.
        Figure("the longest of them", max(thinking), "ms", None, note),
    ]
