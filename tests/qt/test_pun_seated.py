"""A game of Pun at the controller: computers take their turns by the clock, in one session with its record."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from wordgames.core.players import Kind, Level, Player
from wordgames.games.pun.view import Phase, PunOptions
from wordgames.qt.tables import Seated, begin_game
from wordgames.session.store import Store


class Clock:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.ms = 0

    def __call__(self) -> int:
        return self.ms


@pytest.mark.parametrize("options", [PunOptions(), PunOptions(subject="animals", also="de")])
def test_computers_play_a_round_by_the_clock_step_by_step(
    qtbot: QtBot, tmp_path: Path, options: PunOptions
) -> None:
    store, clock = Store(tmp_path / "wordgames.sqlite"), Clock()
    players = tuple(Player(name=level.value, kind=Kind.COMPUTER, level=level) for level in Level)
    seated = begin_game("pun", players, options, store, 3, clock)
    assert isinstance(seated, Seated)
    controller = seated.controller
    controller.start()
    setup = controller.session.setup
    assert {one.name for one in setup.deck.subjects} == ({"animals"} if options.subject else set())
    moved: list[int] = []
    controller.eventsApplied.connect(lambda events: moved.append(clock.ms))
    for _ in range(400):
        if controller.view.phase is Phase.JUDGING:
            break
        controller.wait_for_computers()
        QCoreApplication.processEvents()
        clock.ms += 900
        controller.clock.tick()
    controller.close()
    store.close()
    assert controller.view.phase is Phase.JUDGING
    turns = [later - sooner for sooner, later in pairwise(moved)]
    assert len(turns) > 6
    assert sorted(turns)[len(turns) // 2] >= 900
