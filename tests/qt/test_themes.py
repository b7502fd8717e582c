"""One look for everything: switched while running, kept for the next start, and never by colour alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest

from wordgames.games.punchline.view import Mark
from wordgames.ui.painting.fonts import load_fonts
from wordgames.ui.screens import Gallery
from wordgames.ui.settings import Settings
from wordgames.ui.theme import THEMES, Theme, load_theme
from wordgames.ui.vision import Eyes, seen_by
from wordgames.ui.widgets.board_geometry import BoardGeometry
from wordgames.ui.widgets.board_painting import BoardLook, paint_cell
from wordgames.ui.window import THEME

SIZE = QSize(1024, 600)
SHOWN = ("shelf", "setup", "play", "play-glass", "settings", "reveal")
"""Some of the gallery's pictures, in their order: they hold every kind of thing that is painted."""


@pytest.fixture
def galleries(qapp, tmp_path: Path) -> Iterator[object]:
    load_fonts()
    made: list[Gallery] = []

    def make(theme: str) -> Gallery:
        made.append(Gallery(SIZE, tmp_path, theme))
        return made[-1]

    yield make
    for gallery in made:
        gallery.close()


def grab(gallery: Gallery) -> QImage:
    # Of two windows only one has the focus, which shows.
    gallery.window.activateWindow()
    gallery.settle()
    return gallery.window.grab().toImage()


def unlike(a: QImage, b: QImage) -> float:
    """The share of pixels that differ visibly."""
    count = sum(
        abs(QColor(a.pixel(x, y)).lightness() - QColor(b.pixel(x, y)).lightness()) > 24
        for x in range(0, a.width(), 3)
        for y in range(0, a.height(), 3)
    )
    return count / (a.width() * a.height() / 9)


@pytest.mark.parametrize("other", ["day", "contrast"])
def test_fault_49_a_switch_while_running_leaves_nothing_of_the_old_look(galleries, other: str) -> None:
    running, fresh = galleries("night"), galleries(other)
    for (name, reach), (_name, reach_too) in zip(running.all(), fresh.all(), strict=True):
        reach()
        reach_too()
        if name in SHOWN:
            before = grab(running)
            running.flow.preferences.set_theme(other)
            switched = grab(running)
            assert unlike(before, switched) > 0.2, name
            assert unlike(switched, grab(fresh)) < 0.001, name
            running.flow.preferences.set_theme("night")
            assert unlike(grab(running), before) < 0.001, name
        if name == SHOWN[-1]:
            break


def test_the_look_is_chosen_in_the_settings_and_kept(galleries) -> None:
    gallery = galleries("night")
    gallery.flow.show_shelf()
    gallery.flow.show_settings()
    sheet = gallery.window.cover_shown
    assert isinstance(sheet, Settings)
    assert [name for name, pick in sheet.themes.items() if pick.isChecked()] == ["night"]
    QTest.mouseClick(sheet.themes["contrast"], Qt.MouseButton.LeftButton)
    QTest.mouseClick(sheet.themes["contrast"], Qt.MouseButton.LeftButton)
    assert [name for name, pick in sheet.themes.items() if pick.isChecked()] == ["contrast"]
    assert gallery.store.setting("theme") == "contrast"
    assert gallery.window.settings.value(THEME) == "contrast"
    assert sheet.theme.name == gallery.window.screen_shown.theme.name == gallery.flow.theme.name == "contrast"
    sheet.themes["day"].setFocus()
    QTest.keyClick(sheet.themes["day"], Qt.Key.Key_Space)
    assert gallery.flow.theme is load_theme("day")


# ---- never by colour alone


def cell(theme: Theme, mark: Mark) -> QImage:
    image = QImage(110, 110, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.board.strip[1]))
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.scale(22, 22)
    look = BoardLook(theme, BoardGeometry(), 0, (1,) * 26)
    paint_cell(p, look, "E", mark, 2.5, 2.5, look.geometry.cell, look.geometry.strip)
    p.end()
    return image


@pytest.mark.parametrize("eyes", Eyes)
@pytest.mark.parametrize("name", THEMES)
def test_fault_48_own_yellow_and_other_letters_differ_for_all_eyes(qapp, name: str, eyes: Eyes) -> None:
    theme = load_theme(name)
    seen = [seen_by(cell(theme, mark), eyes).convertToFormat(QImage.Format.Format_RGB32) for mark in Mark]
    for i, one in enumerate(seen):
        for other in seen[i + 1 :]:
            assert unlike(one, other) > 0.01


@pytest.mark.parametrize("name", THEMES)
def test_fault_48_marks_differ_in_form_where_all_hues_are_one(qapp, name: str) -> None:
    """A dot, and a rim with a star: they are there when nothing has a colour."""
    theme = load_theme(name)
    board = msgspec.structs.replace(theme.board, yellow=theme.board.strip[1], muted=theme.board.ink)
    if theme.board.own_letter is None:
        seats = msgspec.structs.replace(
            theme.seats, own=(theme.board.ink,) * 8, colors=(theme.board.ink,) * 8
        )
        plain = msgspec.structs.replace(theme, board=board, seats=seats)
    else:
        plain = msgspec.structs.replace(theme, board=board)
    seen = [cell(plain, mark) for mark in Mark]
    assert all(unlike(a, b) > 0.005 for i, a in enumerate(seen) for b in seen[i + 1 :])


def test_vision_leaves_greys_alone_and_takes_hues_away() -> None:
    image = QImage(4, 1, QImage.Format.Format_RGB32)
    for x, name in enumerate(("#FFFFFF", "#808080", "#B00000", "#3A5A00")):
        image.setPixelColor(x, 0, QColor(name))
    for eyes in Eyes:
        seen = seen_by(image, eyes).convertToFormat(QImage.Format.Format_RGB32)
        for x in (0, 1):
            was, now = image.pixelColor(x, 0), seen.pixelColor(x, 0)
            assert max(abs(was.red() - now.red()), abs(was.blue() - now.blue())) <= 6
    deutan = seen_by(image, Eyes.DEUTAN)
    red, green = deutan.pixelColor(2, 0), deutan.pixelColor(3, 0)
    assert abs(red.hslHue() - green.hslHue()) < 20, "red and green look alike"
    tritan = seen_by(image, Eyes.TRITAN)
    assert abs(tritan.pixelColor(2, 0).hslHue() - tritan.pixelColor(3, 0).hslHue()) > 40
