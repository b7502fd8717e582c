"""A game of Pun at the controller: computers take their turns by the clock, in one session with its record."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from wordgames.core.players import Kind, Level, Player
from wordgames.games.pun.view import Phase, PunOptions
from wordgames.lexicon import Lexicon, LexiconError, LexiconFault
from wordgames.qt.tables import Seated, begin_game, resume_game
from wordgames.session.store import Store


class Clock:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.ms = 0

    def __call__(self) -> int:
        return self.ms


@pytest.mark.parametrize("missing", ["en", "de"])
def test_fault_10_a_missing_list_of_either_language_is_said_before_the_game_and_at_resuming(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    store = Store(tmp_path / "wordgames.sqlite")
    players = (Player(name="Ana"), Player(name="Robot", kind=Kind.COMPUTER))
    options = PunOptions(also="de")
    begun = begin_game("pun", players, options, store, 3)
    assert isinstance(begun, Seated)
    record = begun.controller.session.record_id
    begun.controller.close()
    open_list = Lexicon.open

    def without(language: str) -> Lexicon:
        if language == missing:
            raise LexiconError(LexiconFault.MISSING, language, tmp_path / f"{language}.dafsa")
        return open_list(language)

    monkeypatch.setattr(Lexicon, "open", without)
    for said in (begin_game("pun", players, options, store, 4), resume_game(record, store)):
        assert isinstance(said, str)
        assert f"{missing}.dafsa" in said
    monkeypatch.undo()
    resumed = resume_game(record, store)
    assert isinstance(resumed, Seated), "nothing was lost"
    resumed.controller.close()
    store.close()


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
