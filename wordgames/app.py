"""The application as a process: fonts, log, the one error dialog, the store, the window; and its self-check."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Iterator
from pathlib import Path

import platformdirs
import PySide6
from PySide6.QtCore import QSettings, Qt, QTimer, qVersion
from PySide6.QtGui import QFont, QIcon
from PySide6.QtWidgets import QApplication, QMessageBox

from wordgames import __version__, texts
from wordgames.core.resources import resource_root
from wordgames.qt.log import Log, log
from wordgames.session.store import Store, StoreInUse
from wordgames.texts import _
from wordgames.ui.errordialog import ErrorCatcher
from wordgames.ui.flow import Flow
from wordgames.ui.painting.fonts import Face, FontError, load_fonts
from wordgames.ui.painting.scenery import Scenery, cache_folder
from wordgames.ui.theme import ThemeError, load_theme
from wordgames.ui.window import Window

STORE_NAME = "wordgames.db"
GAME_LANGUAGE = "en"
"""The language that is played in: the one whose cards and word list are there."""


def data_folder(data: str | Path | None) -> Path:
    """Where games, guests and the log are kept: as asked, or where this system keeps such things."""
    return Path(data) if data is not None else platformdirs.user_data_path("wordgames", appauthor=False)


def application() -> QApplication:
    """The one QApplication, with our fonts. Raises FontError."""
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else QApplication(sys.argv[:1])
    app.setApplicationName("wordgames")
    app.setApplicationDisplayName("Wordgames")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("wordgames")
    # Where the system would let Tab visit text fields only, our buttons could not be reached by keys.
    app.styleHints().setTabFocusBehavior(Qt.TabFocusBehavior.TabFocusAllControls)
    load_fonts()
    text = QFont(Face.TEXT.value.family)
    text.setPointSize(12)
    app.setFont(text)
    return app


def translate_qt(app: QApplication, language: str) -> None:
    """Qt's own buttons in the language that is spoken."""
    if language != "en":
        from PySide6.QtCore import QLibraryInfo, QTranslator

        # The application keeps nothing alive that is installed, so it is the parent, too.
        translator = QTranslator(app)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if translator.load(f"qtbase_{language}", folder):
            app.installTranslator(translator)


def play(*, full_screen: bool = False, lang: str | None = None, data: str | Path | None = None) -> int:
    """Open the window and stay until it is closed. Returns the exit status."""
    texts.use_language(lang or texts.system_language())
    folder = data_folder(data)
    app = application()
    translate_qt(app, texts.language())
    opened_log = Log(folder / "log")
    log.info("Wordgames %s, Python %s, Qt %s", __version__, platform.python_version(), qVersion())
    try:
        store = Store(folder / STORE_NAME)
    except StoreInUse as error:
        from wordgames.texts.notices import in_use

        QMessageBox.information(None, "Wordgames", in_use(error))
        opened_log.close()
        return 1
    theme = load_theme()
    scenery = Scenery(theme, cache_folder(), app)
    window = Window(QSettings(str(folder / "window.ini"), QSettings.Format.IniFormat))
    window.scenery = scenery
    scenery.ready.connect(window.refresh_ground)
    catcher = ErrorCatcher(lambda: window, str(opened_log.path) if opened_log.path else None, app)
    catcher.install()
    flow = Flow(window, store, theme, GAME_LANGUAGE, app)
    catcher.happened.connect(flow.pause)
    catcher.quit_wanted.connect(window.close)
    flow.quit_wanted.connect(window.close)
    flow.show_shelf()
    if full_screen or window.was_full_screen:
        window.showFullScreen()
    else:
        window.show()
    # Drawn from an SVG, which would take its time from the first paint.
    icon = resource_root() / "icons" / "wordgames.svg"
    QTimer.singleShot(0, app, lambda: app.setWindowIcon(QIcon(str(icon))))
    try:
        return app.exec()
    finally:
        flow.put_down()
        catcher.uninstall()
        scenery.close()
        store.close()
        opened_log.close()


def self_check() -> int:
    """Print what is there, one line each; the exit status is 0 where the installation is whole, else 1."""
    if sys.platform.startswith("linux") and not {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"} & set(
        os.environ
    ):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    whole = True
    for line, good in _checks():
        print(line if good else f"{line}  <- {_('not whole')}")
        whole = whole and good
    print(_("Everything is there.") if whole else _("Something is missing; install Wordgames again."))
    return 0 if whole else 1


def _checks() -> Iterator[tuple[str, bool]]:
    from wordgames.games.catalog import CATALOG
    from wordgames.games.punchline.material import MaterialError
    from wordgames.lexicon import Lexicon, LexiconError
    from wordgames.texts import notices
    from wordgames.ui.painting.scenes import SCENES

    yield f"wordgames {__version__}", True
    yield f"Python {platform.python_version()}, PySide6 {PySide6.__version__}, Qt {qVersion()}", True
    try:
        app = application()
    except FontError as error:
        yield str(error), False
        return
    yield _("fonts: {names}").format(names=", ".join(sorted({face.value.family for face in Face}))), True
    try:
        lexicon = Lexicon.open(GAME_LANGUAGE)
        yield _("word list {lang}: {n} forms").format(lang=GAME_LANGUAGE, n=len(lexicon)), len(lexicon) > 0
    except LexiconError as error:
        yield notices.lexicon(error), False
    for found in CATALOG:
        try:
            found.load_deck(GAME_LANGUAGE)
            yield _("cards of {game} in {lang}").format(game=found.game.name, lang=GAME_LANGUAGE), True
        except MaterialError as error:
            yield notices.material(error), False
    try:
        theme = load_theme()
    except ThemeError as error:
        yield str(error), False
        return
    scenery = Scenery(theme, None)
    missing = [name for name in SCENES if scenery.image(name).width() <= 1]
    scenery.close()
    yield _("pictures: {n}").format(n=len(SCENES) - len(missing)), not missing
    yield from _window_check(app)


def _window_check(app: QApplication) -> Iterator[tuple[str, bool]]:
    """A window is opened, painted and closed, with everything kept in memory."""
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        store = Store(None)
        theme = load_theme()
        scenery = Scenery(theme, None)
        window = Window(QSettings(str(Path(folder) / "window.ini"), QSettings.Format.IniFormat))
        window.scenery = scenery
        flow = Flow(window, store, theme, GAME_LANGUAGE)
        flow.show_shelf()
        window.show()
        app.processEvents()
        picture = window.grab().toImage()
        colors = {picture.pixel(x, picture.height() // 2) for x in range(0, picture.width(), 16)}
        window.close()
        flow.put_down()
        scenery.close()
        store.close()
    size = f"{picture.width()} x {picture.height()}"
    yield _("a window of {size}").format(size=size), len(colors) > 8
