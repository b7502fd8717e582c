"""A game that goes on is written into one file from the pause, and can be replayed from it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.qt.evening import Evening
from tests.qt.walk import told
from wordgames.commands.games import replay_file
from wordgames.ui import gamefile
from wordgames.ui.pause import Pause


def test_the_pause_writes_the_game_into_a_file_that_can_be_replayed(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "Documents with spaces"
    monkeypatch.setattr(gamefile, "documents", lambda: folder)
    evening = Evening(qtbot, tmp_path)
    evening.click(evening.screen.lids[0])
    evening.click(evening.screen.start)
    evening.click(evening.table.play.main)
    evening.key(Qt.Key.Key_Escape)
    for _time in range(2):
        evening.click(evening.cover.file)
        said = told(evening.cover)
        (file,) = folder.iterdir()
        assert file.name in said
        assert str(folder) in said
        assert evening.controller.paused
        evening.key(Qt.Key.Key_Return)
        assert isinstance(evening.cover, Pause)
    line = json.loads(next(iter(replay_file(str(file)))))
    assert line["game"] == "punchline"
    assert line["digest"] == evening.controller.session.digest()
    evening.close()


def test_a_file_that_cannot_be_written_is_said_and_the_game_stays(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A file where the folder should be: nothing can be made in it, not even by root.
    blocked = tmp_path / "blocked"
    blocked.write_text("", encoding="utf-8")
    monkeypatch.setattr(gamefile, "documents", lambda: blocked)
    evening = Evening(qtbot, tmp_path)
    evening.click(evening.screen.lids[0])
    evening.click(evening.screen.start)
    evening.key(Qt.Key.Key_Escape)
    evening.click(evening.cover.file)
    assert "could not be written" in told(evening.cover)
    evening.key(Qt.Key.Key_Escape)
    evening.click(evening.cover.resume_button)
    assert evening.cover is None
    evening.close()


def test_without_being_told_the_file_goes_where_the_system_keeps_documents() -> None:
    assert gamefile.documents().is_absolute()
