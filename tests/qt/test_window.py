"""The main window: one screen, one cover, keys that work everywhere, a place that is kept."""

import pytest
from PySide6.QtCore import QRect, QSettings, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton

from wordgames.ui.screen import Screen, unit_of
from wordgames.ui.window import SMALLEST, Window, on_screen, smallest_size


@pytest.fixture
def settings(tmp_path):
    return QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)


@pytest.fixture
def window(qtbot, settings):
    window = Window(settings)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    return window


def test_one_unit_from_the_smallest_window_to_the_largest():
    assert unit_of(QSize(1920, 1080)) == 12
    assert unit_of(QSize(3840, 2160)) == 24
    assert unit_of(QSize(1024, 600)) == pytest.approx(6.4)
    assert unit_of(QSize(3440, 1440)) == 16


def test_extra_height_goes_into_gaps_and_extra_width_into_wings(qtbot):
    screen = Screen()
    qtbot.addWidget(screen)
    child = QLineEdit(screen)
    screen.place(child, 10, 80, 20, 5, gap=1.0)
    for size, rect in (
        (QSize(1600, 900), QRect(100, 800, 200, 50)),
        (QSize(1600, 1000), QRect(100, 900, 200, 50)),
        (QSize(2000, 900), QRect(300, 800, 200, 50)),
    ):
        screen.resize(size)
        screen.grab()
        assert child.geometry() == rect


def test_a_screen_fills_the_window_and_replaces_the_one_before(window, qtbot):
    first, second = Screen(), Screen()
    window.show_screen(first)
    with qtbot.waitSignal(first.destroyed):
        window.show_screen(second)
    window.resize(1200, 700)
    assert second.geometry() == window.rect()
    assert window.screen_shown is second


def test_a_cover_takes_keys_and_focus_and_gives_them_back(window):
    screen, cover = Screen(), Screen()
    field = QLineEdit(screen)
    window.show_screen(screen)
    window.activateWindow()
    field.setFocus()
    window.cover(cover)
    assert not field.isEnabled()
    assert cover.geometry() == window.rect()
    window.uncover()
    assert field.isEnabled()
    assert window.focusWidget() is field


def test_f11_and_sizes_by_keys(window, monkeypatch):
    monkeypatch.setattr(Window, "_room", lambda self: QRect(0, 0, 1920, 1040))
    window.show_screen(Screen())
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()
    window.resize(SMALLEST)
    before = window.size()
    QTest.keyClick(window, Qt.Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    assert window.size() == before
    for _ in range(20):
        QTest.keyClick(window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
        if window.isFullScreen():
            break
        assert before.width() < window.width() <= 1920
        before = window.size()
    assert window.isFullScreen()
    QTest.keyClick(window, Qt.Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    assert not window.isFullScreen()


def test_fault_47_every_screen_as_small_as_1024_by_600_is_enough(window):
    assert window.minimumSize().width() <= 1024
    assert window.minimumSize().height() <= 600
    assert smallest_size(QRect(0, 0, 800, 480)) == QSize(800, 480)


def test_fault_50_letters_and_signs_are_typed_not_obeyed(window):
    screen = Screen()
    button = QPushButton(screen)
    field = QLineEdit(screen)
    window.show_screen(screen)
    field.setFocus()
    helped = []
    window.help_wanted.connect(lambda: helped.append(1))
    QTest.keyClicks(field, "Zoe +-=0 fhdm?")
    assert field.text() == "Zoe +-=0 fhdm?"
    assert (helped, window.isFullScreen(), button.isDown()) == ([], False, False)
    QTest.keyClick(field, Qt.Key.Key_F1)
    assert helped == [1]


def test_fault_53_a_window_that_lost_its_monitor_comes_back():
    here = [QRect(0, 0, 1920, 1040)]
    assert on_screen(QRect(2500, 100, 1366, 768), here) == QRect(277, 136, 1366, 768)
    assert on_screen(QRect(100, 100, 1366, 768), here) == QRect(100, 100, 1366, 768)
    assert here[0].contains(on_screen(QRect(-5000, -5000, 3840, 2160), here))
    assert on_screen(QRect(100, -700, 1366, 768), here).top() >= 0


def test_size_and_place_are_kept(window, settings, qtbot):
    window.show_screen(Screen())
    window.setGeometry(0, 30, 800, 610)
    window.close()
    again = Window(settings)
    qtbot.addWidget(again)
    assert again.size() == QSize(800, 610)
    assert not again.was_full_screen


def test_one_cover_after_the_other_gives_the_focus_back_to_what_is_still_there(window, qtbot):
    screen = Screen()
    field = QLineEdit(screen)
    window.show_screen(screen)
    field.setFocus()
    first = Screen()
    within = QLineEdit(first)
    window.cover(first)
    within.setFocus()
    with qtbot.waitSignal(first.destroyed):
        window.cover(Screen())
    window.cover(Screen())
    window.uncover()
    assert screen.isEnabled()
    field.setFocus()
    window.cover(Screen())
    with qtbot.waitSignal(field.destroyed):
        field.deleteLater()
    window.uncover()
    assert window.cover_shown is None
