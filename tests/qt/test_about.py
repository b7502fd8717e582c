"""The box that says what the program is made of."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.qt.evening import Evening
from wordgames import __version__
from wordgames.core.components import Component
from wordgames.ui import about as about_module
from wordgames.ui.about import ROWS, About


@pytest.fixture
def evening(qtbot: QtBot, tmp_path: Path) -> Iterator[Evening]:
    one = Evening(qtbot, tmp_path)
    yield one
    one.close()


def opened(evening: Evening) -> About:
    evening.click(evening.screen.settings_link)
    evening.click(evening.cover.about)
    sheet = evening.cover
    assert isinstance(sheet, About)
    return sheet


def test_every_component_is_named_page_by_page(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    listed = tuple(Component(f"part {n:02}", "1", "MIT") for n in range(2 * ROWS + 1))
    monkeypatch.setattr(about_module, "components", lambda: listed)
    sheet = opened(evening)
    assert __version__ in sheet.version.text
    names = []
    while True:
        names += [row.component.name for row in sheet.rows if row.isVisible() and row.component]
        if not sheet.down.isEnabled():
            break
        evening.click(sheet.down)
    assert names == [one.name for one in listed]
    evening.click(sheet.up)
    assert sheet.rows[0].component == listed[ROWS]
    evening.click(sheet.done)
    assert evening.cover is None


def test_a_licence_is_read_and_left_again_by_keys(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "licence.txt").write_text("Do with it what you like. " * 20, encoding="utf-8")
    listed = (Component("a thing", "1", "its own", (tmp_path / "licence.txt",)),)
    monkeypatch.setattr(about_module, "components", lambda: listed)
    sheet = opened(evening)
    row = next(row for row in sheet.rows if row.isVisible() and row.isEnabled())
    row.setFocus()
    evening.key(Qt.Key.Key_Return)
    assert sheet.text.isVisible()
    assert len(sheet.text.toPlainText()) > 200
    assert row.component is not None
    assert sheet.title.text == row.component.name
    evening.key(Qt.Key.Key_Escape)
    assert not sheet.text.isVisible()
    assert row.isVisible()
    assert row.hasFocus()
    evening.key(Qt.Key.Key_Escape)
    assert evening.cover is None


def test_a_licence_that_is_gone_is_said(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    listed = tuple(
        Component(f"part {n:02}", "1", "MIT", (tmp_path / "gone.txt",) if n == 0 else ())
        for n in range(ROWS + 1)
    )
    monkeypatch.setattr(about_module, "components", lambda: listed)
    sheet = opened(evening)
    evening.click(sheet.rows[0])
    assert "gone.txt" in sheet.text.toPlainText()
    evening.click(sheet.done)
    assert not sheet.rows[1].isEnabled()
    assert sheet.rows[1].isVisible()
