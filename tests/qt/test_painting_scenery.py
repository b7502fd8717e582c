"""Scenery: at once from its file, then in the very size; the cache folder only saves time."""

from __future__ import annotations

import gc
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QImageReader

from wordgames.core.resources import resource_root
from wordgames.ui.painting import scenery as module
from wordgames.ui.painting.colors import luminance
from wordgames.ui.painting.fonts import load_fonts
from wordgames.ui.painting.scenery import Scenery
from wordgames.ui.painting.scenes import SCENES, paint_scene
from wordgames.ui.theme import THEMES, Theme, load_theme

pytestmark = pytest.mark.usefixtures("qapp")
NIGHT = load_theme("night")
ODD = QSize(320, 200)
"""Not 16 to 9, so that it has to be painted."""


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    load_fonts()
    monkeypatch.setattr(module, "SETTLE", 0)


@pytest.fixture
def make() -> Iterator[object]:
    made: list[Scenery] = []

    def maker(folder: Path | None, theme: Theme = NIGHT) -> Scenery:
        made.append(Scenery(theme, folder))
        return made[-1]

    yield maker
    for scenery in made:
        scenery.close()


def difference(a: QImage, b: QImage) -> float:
    """Mean difference of a channel, 0 to 255, of both pictures made small."""
    small = [i.convertToFormat(QImage.Format.Format_RGB888) for i in (a, b)]
    small = [i.scaled(48, 30, mode=Qt.TransformationMode.SmoothTransformation) for i in small]
    lines = [bytes(i.constBits()) for i in small]
    return sum(abs(x - y) for x, y in zip(*lines, strict=True)) / len(lines[0])


@pytest.mark.parametrize("theme_name", [name for name in THEMES if not load_theme(name).flat])
@pytest.mark.parametrize("name", SCENES)
def test_the_committed_files_are_what_the_code_paints(name: str, theme_name: str) -> None:
    file = QImage(str(resource_root() / "scenery" / theme_name / f"{name}.jpg"))
    assert (file.width(), file.height()) == SCENES[name].file_size
    painted = paint_scene(name, load_theme(theme_name), file.size())
    assert difference(file, painted) < 1.5, "run `python3 dev.py scenery`"


def test_the_icon_is_a_picture_of_its_drawing() -> None:
    icons = resource_root() / "icons"
    picture = QImage(str(icons / "wordgames.png"))
    drawing = QImageReader(str(icons / "wordgames.svg"))
    drawing.setScaledSize(picture.size())
    wanted = drawing.read().convertToFormat(picture.format())
    assert picture.width() == picture.height() == 256
    differing = sum(
        abs(picture.pixelColor(x, y).lightness() - wanted.pixelColor(x, y).lightness()) > 16
        for x in range(0, 256, 3)
        for y in range(0, 256, 3)
    )
    assert differing <= 20


def test_the_file_itself_serves_its_own_shape(make, tmp_path: Path, qtbot) -> None:
    scenery = make(tmp_path)
    for size in (QSize(1920, 1080), QSize(1366, 768), QSize(1280, 720)):
        assert scenery.image("shelf", size).size() == size
    qtbot.wait(30)
    assert not list(tmp_path.glob("*.jpg")), "nothing had to be painted"


def test_another_shape_is_stretched_then_painted_then_kept(make, tmp_path: Path, qtbot) -> None:
    scenery = make(tmp_path)
    with qtbot.waitSignal(scenery.ready, timeout=10000) as ready:
        first = scenery.pixmap("play", ODD, 2.0)
    assert ready.args == ["play"]
    assert not first.isNull()
    exact = scenery.pixmap("play", ODD, 2.0)
    assert exact.size() == ODD
    assert exact.devicePixelRatio() == 2.0
    assert scenery.image("play", ODD) == paint_scene("play", NIGHT, ODD)
    assert scenery.image("play", ODD) is scenery.image("play", ODD)

    again = make(tmp_path)
    assert difference(again.image("play", ODD), exact.toImage()) < 2
    assert not again._waiting, "it was kept from the last run"


def test_while_a_window_is_resized_only_the_last_size_is_painted(make, tmp_path: Path, qtbot) -> None:
    scenery = make(tmp_path)
    painted: list[str] = []
    scenery.ready.connect(painted.append)
    with qtbot.waitSignal(scenery.ready, timeout=10000):
        for width in (300, 305, 310, 320):
            scenery.image("play", QSize(width, 200))
    assert painted == ["play"]
    assert scenery.image("play", ODD).size() == ODD
    assert len(list(tmp_path.glob("*.jpg"))) == 1


def test_a_kept_file_is_another_one_for_size_theme_version_and_picture(make, tmp_path, monkeypatch) -> None:
    scenery = make(tmp_path)
    names = {scenery._kept_file("play", ODD), scenery._kept_file("end", ODD)}
    names.add(scenery._kept_file("play", QSize(321, 200)))
    monkeypatch.setattr(module, "__version__", "99")
    names.add(scenery._kept_file("play", ODD))
    copy = tmp_path / "resources"
    shutil.copytree(resource_root() / "scenery", copy / "scenery")
    monkeypatch.setattr(module, "resource_root", lambda: copy)
    (copy / "scenery" / "night" / "play.jpg").write_bytes(b"repainted")
    names.add(scenery._kept_file("play", ODD))
    assert len(names) == 5


@pytest.mark.parametrize("harm", ["a file for a folder", "no picture", "half a picture", "no folder"])
def test_a_bad_cache_folder_changes_nothing(make, tmp_path: Path, qtbot, harm: str) -> None:
    folder: Path | None = tmp_path / "cache"
    if harm == "a file for a folder":
        folder.write_text("in the way")
    elif harm == "no picture":
        folder.mkdir()
        make(folder)._kept_file("play", ODD).write_text("not at all")
    elif harm == "half a picture":
        folder.mkdir()
        whole = (resource_root() / "scenery" / "night" / "play.jpg").read_bytes()
        make(folder)._kept_file("play", ODD).write_bytes(whole[: len(whole) // 2])
    else:
        folder = None
    scenery = make(folder)
    with qtbot.waitSignal(scenery.ready, timeout=10000):
        assert not scenery.image("play", ODD).isNull()
    assert scenery.image("play", ODD) == paint_scene("play", NIGHT, ODD)


def test_without_its_file_a_picture_is_painted(make, tmp_path: Path, qtbot, monkeypatch) -> None:
    monkeypatch.setattr(module, "resource_root", lambda: tmp_path)
    scenery = make(None)
    with qtbot.waitSignal(scenery.ready, timeout=10000):
        assert not scenery.image("play", ODD).isNull()
    assert scenery.image("play", ODD) == paint_scene("play", NIGHT, ODD)


def test_the_folder_keeps_only_the_latest(make, tmp_path: Path, qtbot, monkeypatch) -> None:
    monkeypatch.setattr(module, "_KEPT_FILES", 2)
    scenery = make(tmp_path)
    for width in (300, 310, 320):
        with qtbot.waitSignal(scenery.ready, timeout=10000):
            scenery.image("play", QSize(width, 200))
    assert {f.name.split("-")[2] for f in tmp_path.glob("*.jpg")} == {"310x200", "320x200"}


def test_closing_and_forgetting_leave_nothing_behind(make, tmp_path: Path) -> None:
    assert gc.isenabled()
    scenery = make(tmp_path)
    scenery.image("play", ODD)
    scenery._paint_waiting()
    scenery.close()
    assert gc.isenabled()
    scenery.forget("play")
    assert not scenery._images
    assert not scenery._pixmaps


WORDS = {
    # What stands where, in u: scene, box, the theme's field, what is written.
    "sentence": ("play", (14, 4, 140, 11), NIGHT.text.title),
    "hint": ("play", (4, 83, 150, 6), NIGHT.text.body),
    "reveal's sentence": ("reveal", (28, 5, 104, 11), NIGHT.text.title),
    "captions at the reveal": ("reveal", (6, 62, 60, 4), NIGHT.text.caption),
    "what the table is asked": ("reveal", (90, 64, 64, 10), NIGHT.text.body),
    "who wins": ("end", (28, 4, 104, 12), NIGHT.text.title),
    "captions at the end": ("end", (6, 66, 60, 4), NIGHT.text.caption),
    "setup's title": ("setup_6", (12, 4, 142, 8), NIGHT.text.title),
    "captions at setup": ("setup_6", (6, 48, 148, 5), NIGHT.text.caption),
    "what a choice means": ("setup_6", (36, 77, 84, 10), NIGHT.text.body),
    "tonight": ("shelf", (8, 66, 92, 7), NIGHT.text.shelf),
    "settings and help": ("shelf", (8, 86.2, 70, 2.8), NIGHT.text.shelf_quiet),
}


@pytest.mark.parametrize("what", WORDS)
def test_words_stand_out_from_the_brightest_of_the_ground(what: str) -> None:
    """4.5 : 1 against the brightest 2 % of the pixels that may be behind the words."""
    scene, (x, y, w, h), ink = WORDS[what]
    ground = QImage(str(resource_root() / "scenery" / "night" / f"{scene}.jpg"))
    pixels = [
        luminance(ground.pixelColor(px, py))
        for px in range(int(x * 12), int((x + w) * 12), 7)
        for py in range(int(y * 12), int((y + h) * 12), 3)
    ]
    brightest = sorted(pixels)[int(len(pixels) * 0.98)]
    assert (luminance(ink) + 0.05) / (brightest + 0.05) >= 4.5
