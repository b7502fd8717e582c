"""The process around the screens: start, second instance, errors, what is imported when."""

import json
import subprocess
import sys

import pytest
from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from wordgames import app as application
from wordgames import texts
from wordgames.app import Launch, self_check
from wordgames.session.store import Store
from wordgames.ui.pause import Pause
from wordgames.ui.setup import Setup
from wordgames.ui.sheet import Question
from wordgames.ui.shelf import Shelf
from wordgames.ui.window import Window


@pytest.fixture
def start(qtbot, tmp_path):
    launches = []

    def launch(data=tmp_path / "data", lang=None):
        window = Window(QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat))
        window.setMinimumSize(1, 1)
        window.resize(1024, 600)
        window.show()
        launch = Launch(window, data, lang, QApplication.instance())
        launches.append(launch)
        qtbot.waitExposed(window)
        return launch

    yield launch
    for launch in launches:
        launch.window.close()
        launch.end()
        launch.window.deleteLater()
        launch.deleteLater()
    texts.use_language("en")


def on_the_shelf(qtbot, launch):
    qtbot.waitUntil(lambda: isinstance(launch.window.screen_shown, Shelf))
    return launch.window.screen_shown


def test_the_window_has_a_picture_first_and_then_the_shelf(start, qtbot):
    launch = start()
    assert launch.window.screen_shown is None
    first = launch.window.grab().toImage()
    assert len({first.pixel(x, 300) for x in range(0, first.width(), 16)}) > 8
    on_the_shelf(qtbot, launch)


def test_the_next_start_shows_the_shelf_as_it_was_seen_last(start, qtbot):
    launch = start()
    shelf = on_the_shelf(qtbot, launch)
    launch.flow.add_guest("Ana")
    launch.keep_picture()
    seen = shelf.grab().toImage()
    launch.window.close()
    launch.end()
    again = start()
    first = again.window.grab().toImage()
    points = [(x, y) for x in range(10, 1020, 50) for y in range(10, 590, 50)]
    far = [
        (x, y)
        for x, y in points
        if abs(first.pixelColor(x, y).lightness() - seen.pixelColor(x, y).lightness()) > 24
    ]

    assert len(far) < len(points) / 50


def test_the_next_start_has_the_look_that_was_chosen_from_its_first_picture_on(start, qtbot):
    launch = start()
    on_the_shelf(qtbot, launch)
    launch.flow.preferences.set_theme("day")
    launch.window.close()
    launch.end()
    again = start()
    first = again.window.grab().toImage()
    on_the_shelf(qtbot, again)
    assert again.flow.theme.name == again.window.screen_shown.theme.name == "day"
    wall = [first.pixelColor(x, 40).lightness() for x in (300, 640, 740)]
    assert min(wall) > 150, "birch, not walnut"


@pytest.mark.qt_no_exception_capture
def test_fault_56_a_second_instance_says_so_and_changes_nothing(start, qtbot, tmp_path):
    owner = Store(tmp_path / "data" / application.STORE_NAME)
    owner.set_setting("tonight", ["Ana"])
    said = []

    def press():
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            said.append(box.text())
            box.accept()

    timer = QTimer()
    timer.timeout.connect(press)
    timer.start(5)
    launch = start()
    qtbot.waitUntil(lambda: bool(said))
    timer.stop()
    qtbot.waitUntil(lambda: not launch.window.isVisible())
    assert "running already" in said[0]
    assert launch.status == 1
    assert launch.flow is None
    assert owner.setting("tonight") == ["Ana"]
    owner.close()


def test_fault_57_without_a_place_to_write_the_game_goes_on(start, qtbot, tmp_path):
    (tmp_path / "taken").write_text("a file where a folder should be")
    launch = start(data=tmp_path / "taken" / "data")
    shelf = on_the_shelf(qtbot, launch)
    qtbot.waitUntil(lambda: isinstance(launch.window.cover_shown, Question))
    launch.window.cover_shown.action.click()
    shelf.lids[0].click()
    assert isinstance(launch.window.screen_shown, Setup)
    launch.window.screen_shown.start.click()
    assert launch.flow.controller is not None
    assert launch.log.path is None


@pytest.mark.qt_no_exception_capture
def test_fault_65_an_exception_at_the_table_pauses_it_and_keeps_the_game(start, qtbot):
    launch = start()
    on_the_shelf(qtbot, launch).lids[0].click()
    launch.window.screen_shown.start.click()
    controller = launch.flow.controller
    digest = controller.session.digest()

    def fail():
        raise ZeroDivisionError

    QTimer.singleShot(0, launch, fail)
    qtbot.waitUntil(lambda: launch.catcher.dialog is not None)
    assert controller.paused
    assert isinstance(launch.window.cover_shown, Pause)
    assert controller.session.digest() == digest
    launch.catcher.dialog.quit_button.click()
    qtbot.waitUntil(lambda: not launch.window.isVisible())


def test_the_language_asked_for_is_spoken(start, qtbot):
    launch = start(lang="de")
    assert on_the_shelf(qtbot, launch).settings_link.label == "Einstellungen"


CHILD = """
import json, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from wordgames import app
from wordgames.ui.window import Window

loaded = {}
def seen(stage):
    heavy = ("wordgames.lexicon", "wordgames.games.punchline.rules", "wordgames.ui.tables", "msgspec")
    loaded[stage] = [name for name in heavy if name in sys.modules]

loop = QApplication.exec
def watched(*args):
    seen("first")
    QTimer.singleShot(1200, lambda: (seen("shelf"), print(json.dumps(loaded)), QApplication.instance().quit()))
    return loop()
QApplication.exec = watched
sys.exit(app.play(data=sys.argv[1]))
"""


def test_fault_11_no_word_list_and_no_rules_are_read_for_the_first_paint(tmp_path):
    done = subprocess.run(
        [sys.executable, "-c", CHILD, str(tmp_path / "data")], capture_output=True, text=True, timeout=60
    )
    loaded = json.loads(done.stdout.splitlines()[-1])
    assert loaded == {"first": [], "shelf": ["msgspec"]}
    assert done.returncode == 0


def test_self_check_says_that_all_is_there(capsys, qapp):
    assert self_check() == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("wordgames ")
    assert lines[-1] == "Everything is there."
    assert any("forms" in line for line in lines)


def test_self_check_names_what_is_missing(capsys, qapp, monkeypatch, tmp_path):
    from wordgames.lexicon import Lexicon, LexiconError, LexiconFault

    def missing(language):
        raise LexiconError(LexiconFault.MISSING, language, tmp_path / "en.dafsa")

    monkeypatch.setattr(Lexicon, "open", missing)
    assert self_check() == 1
    out = capsys.readouterr().out
    assert "en.dafsa" in out
    assert "install Wordgames again" in out


def test_self_check_misses_a_language_without_its_catalogue(capsys, qapp, monkeypatch, tmp_path):
    monkeypatch.setattr(texts, "resource_root", lambda: tmp_path)
    assert texts.speaking() == ("en",)
    assert self_check() == 1
    assert "languages: en  <- not whole" in capsys.readouterr().out
