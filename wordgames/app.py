"""The application as a process: fonts, log, the one error dialog, the store, the window; and its self-check.

The window is shown with a picture before the program behind it is even imported: hence the imports inside functions.
"""

from __future__ import annotations

import linecache
import os
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSettings, QSize, QTimer, qVersion
from PySide6.QtGui import QIcon, QImageReader, QPixmap
from PySide6.QtWidgets import QApplication

from wordgames import __version__
from wordgames.core.resources import resource_root
from wordgames.ui.window import THEME, Window

# PySide reads the source of every module that is imported beside it, and all those lines would be kept for good.
linecache.clearcache()

if TYPE_CHECKING:
    from wordgames.qt.log import Log
    from wordgames.session.store import Store
    from wordgames.ui.errors import ErrorCatcher
    from wordgames.ui.flow import Flow
    from wordgames.ui.painting.scenery import Scenery

STORE_NAME = "wordgames.db"
PICTURE = "launch/picture"
"""Of the settings: what the picture of the next start shows."""
PROGRAM = (
    "wordgames.texts",
    "wordgames.qt.log",
    "msgspec",
    "sqlite3",
    "wordgames.session.store",
    "wordgames.ui.errors",
    "dataclasses",
    "wordgames.ui.painting.materials",
    "wordgames.ui.painting.plates",
    "wordgames.ui.screen",
    "wordgames.ui.buttons",
    "wordgames.ui.shelf",
    "wordgames.ui.flow",
    "wordgames.ui.painting.scenery",
)
"""What the shelf needs, in portions."""
SETTLED_MS = 600
"""After that the shelf looks as it will, and is kept as the picture of the next start."""


def data_folder(data: str | Path | None) -> Path:
    """Where games, guests and the log are kept: as asked, or where this system keeps such things."""
    if data is not None:
        return Path(data)
    import platformdirs

    return platformdirs.user_data_path("wordgames", appauthor=False)


def python_version() -> str:
    """As "3.11.7"."""
    return sys.version.split()[0]


def cache_folder(data: str | Path | None) -> Path:
    """Where painted pictures are kept between two runs: they only save time."""
    if data is not None:
        return Path(data) / "cache"
    import platformdirs

    return platformdirs.user_cache_path("wordgames", appauthor=False)


def application() -> QApplication:
    """The one QApplication, without our fonts yet."""
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else QApplication(sys.argv[:1])
    app.setApplicationName("wordgames")
    app.setApplicationDisplayName("Wordgames")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("wordgames")
    return app


def dress(app: QApplication) -> None:
    """Our fonts, and buttons that Tab reaches on every system. Raises FontError."""
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QFont

    from wordgames.ui.painting.fonts import Face, load_fonts

    # Where the system would let Tab visit text fields only, our buttons could not be reached by keys.
    app.styleHints().setTabFocusBehavior(Qt.TabFocusBehavior.TabFocusAllControls)
    load_fonts()
    text = QFont(Face.TEXT.value.family)
    text.setPointSize(12)
    app.setFont(text)


def translate_qt(app: QApplication, language: str) -> None:
    """Qt's own buttons in the language that is spoken."""
    if language != "en":
        from PySide6.QtCore import QLibraryInfo, QTranslator

        # The application keeps nothing alive that is installed, so it is the parent, too.
        translator = QTranslator(app)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if translator.load(f"qtbase_{language}", folder):
            app.installTranslator(translator)


def load_program() -> None:
    """Import what the shelf needs, dropping the lines of source that PySide has read: some megabytes in all."""
    for name in PROGRAM:
        import_module(name)
        linecache.clearcache()


class Launch(QObject):
    """From the first picture to the shelf: the window is there at once, the program follows when that is painted."""

    def __init__(self, window: Window, data: str | Path | None, lang: str | None, parent: QObject) -> None:
        super().__init__(parent)
        self.window = window
        self._data, self._lang = data, lang
        self.status = 0
        self.log: Log | None = None
        self.catcher: ErrorCatcher | None = None
        self.store: Store | None = None
        self.scenery: Scenery | None = None
        self.flow: Flow | None = None
        window.show_launch_picture(self._picture())
        window.painted_first.connect(self.go_on)
        window.closing.connect(self.keep_picture)

    def _picture_file(self) -> Path:
        size = self.window.size()
        return cache_folder(self._data) / f"launch-{self._theme()}-{size.width()}x{size.height()}.jpg"

    def _theme(self) -> str:
        """What the window looked like last; any name will do here."""
        return str(self.window.settings.value(THEME, "night"))

    def _picture(self) -> QPixmap:
        """The shelf as it was seen last in this size, or the bare shelf."""
        # A QPixmap of a file would stay in Qt's cache of pixmaps.
        seen = QImageReader(str(self._picture_file())).read()
        if not seen.isNull():
            return QPixmap.fromImage(seen)
        reader = QImageReader(str(resource_root() / "scenery" / self._theme() / "shelf.jpg"))
        reader.setScaledSize(QSize(self.window.width(), self.window.width() * 9 // 16))
        return QPixmap.fromImageReader(reader)

    def keep_picture(self) -> None:
        """Keep what the shelf looks like, for the next start, where it looks otherwise than it did then."""
        from wordgames.ui.shelf import Shelf

        shown = self.window.screen_shown
        if not isinstance(shown, Shelf) or self.window.cover_shown is not None or not shown.isVisible():
            return
        file = self._picture_file()
        stamp = f"{__version__} {self._lang} {self._theme()} {shown.describe()}"
        settings = self.window.settings
        if settings.value(PICTURE) == stamp and file.exists():
            return
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            part = file.with_suffix(".part")
            if shown.grab().save(str(part), "JPG", 92):
                part.replace(file)
                settings.setValue(PICTURE, stamp)
        except OSError:
            # The picture only makes the start look quicker.
            return

    def go_on(self) -> None:
        """The window is there: everything else."""
        try:
            load_program()
        except Exception:
            # Nothing is there yet that could say so in the window; a picture that nobody can use must not stay.
            self.status = 1
            self.window.close()
            raise
        from wordgames import texts
        from wordgames.qt.log import Log, log
        from wordgames.qt.preferences import Preferences
        from wordgames.session.store import Store, StoreInUse
        from wordgames.ui.errors import ErrorCatcher
        from wordgames.ui.flow import Flow
        from wordgames.ui.overlays import LANGUAGE
        from wordgames.ui.painting.fonts import FontError
        from wordgames.ui.painting.scenery import Scenery
        from wordgames.ui.theme import ThemeError, chosen_theme

        app = application()
        folder = data_folder(self._data)
        texts.use_language(self._lang or texts.system_language())
        self.log = Log(folder / "log")
        log.info("Wordgames %s, Python %s, Qt %s", __version__, python_version(), qVersion())
        path = str(self.log.path) if self.log.path else None
        self.catcher = ErrorCatcher(self._shown_window, path, self)
        self.catcher.quit_wanted.connect(self.window.close)
        self.catcher.install()
        app.setWindowIcon(QIcon(str(resource_root() / "icons" / "wordgames.png")))
        try:
            dress(app)
            self.store = Store(folder / STORE_NAME)
            theme = chosen_theme(Preferences(self.store).theme)
        except StoreInUse as error:
            from wordgames.texts.notices import in_use

            self._say_and_close(in_use(error))
            return
        except (FontError, ThemeError) as error:
            self._say_and_close(str(error))
            return
        if self._lang is None:
            texts.use_language(self.store.setting(LANGUAGE) or texts.language())
        translate_qt(app, texts.language())
        self.scenery = Scenery(theme, cache_folder(self._data) / "scenery", self)
        self.window.scenery = self.scenery
        self.scenery.ready.connect(self.window.refresh_ground)
        self.flow = Flow(self.window, self.store, theme, self)
        self.catcher.happened.connect(self.flow.pause)
        self.flow.quit_wanted.connect(self.window.close)
        self.flow.show_shelf()
        self._settled = QTimer(self)
        self._settled.setSingleShot(True)
        self._settled.timeout.connect(self.keep_picture)
        self._settled.start(SETTLED_MS)

    def _shown_window(self) -> Window:
        return self.window

    def _say_and_close(self, sentence: str) -> None:
        from PySide6.QtWidgets import QMessageBox

        self.status = 1
        QMessageBox.information(self.window, "Wordgames", sentence)
        self.window.close()

    def end(self) -> None:
        """Put everything down and let go of all files."""
        if self.flow is not None:
            self.flow.put_down()
        if self.catcher is not None:
            self.catcher.uninstall()
        if self.scenery is not None:
            self.scenery.close()
        if self.store is not None:
            self.store.close()
        if self.log is not None:
            self.log.close()


def play(*, full_screen: bool = False, lang: str | None = None, data: str | Path | None = None) -> int:
    """Open the window and stay until it is closed. Returns the exit status."""
    app = application()
    window = Window(QSettings(str(data_folder(data) / "window.ini"), QSettings.Format.IniFormat))
    if full_screen or window.was_full_screen:
        window.showFullScreen()
    else:
        window.show()
    launch = Launch(window, data, lang, app)
    try:
        app.exec()
    finally:
        launch.end()
    return launch.status


def self_check() -> int:
    """Print what is there, one line each; the exit status is 0 where the installation is whole, else 1."""
    if sys.platform.startswith("linux") and not {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"} & set(
        os.environ
    ):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from wordgames.texts import _

    whole = True
    for line, good in _checks():
        print(line if good else f"{line}  <- {_('not whole')}")
        whole = whole and good
    print(_("Everything is there.") if whole else _("Something is missing; install Wordgames again."))
    return 0 if whole else 1


def _checks() -> Iterator[tuple[str, bool]]:
    import PySide6

    from wordgames.core.material import MaterialError
    from wordgames.games.catalog import CATALOG
    from wordgames.lexicon import Lexicon, LexiconError
    from wordgames.texts import LANGUAGES, _, notices, speaking
    from wordgames.ui.painting.fonts import Face, FontError
    from wordgames.ui.painting.scenery import Scenery
    from wordgames.ui.painting.scenes import SCENES
    from wordgames.ui.theme import THEMES, ThemeError, load_theme

    yield f"wordgames {__version__}", True
    yield f"Python {python_version()}, PySide6 {PySide6.__version__}, Qt {qVersion()}", True
    try:
        app = application()
        dress(app)
    except FontError as error:
        yield str(error), False
        return
    yield _("fonts: {names}").format(names=", ".join(sorted({face.value.family for face in Face}))), True
    spoken = speaking()
    yield _("languages: {names}").format(names=", ".join(spoken)), spoken == LANGUAGES
    for lang in sorted({lang for found in CATALOG for lang in found.languages}):
        try:
            lexicon = Lexicon.open(lang)
            yield _("word list {lang}: {n} forms").format(lang=lang, n=len(lexicon)), len(lexicon) > 0
        except LexiconError as error:
            yield notices.lexicon(error), False
    for found in CATALOG:
        for lang in found.languages:
            try:
                found.load_deck(lang)
                yield _("cards of {game} in {lang}").format(game=found.game.name, lang=lang), True
            except MaterialError as error:
                yield notices.material(error), False
    try:
        themes = [load_theme(name) for name in THEMES]
    except ThemeError as error:
        yield str(error), False
        return
    found_pictures = []
    for theme in themes:
        scenery = Scenery(theme, None)
        found_pictures += [scenery.image(name).width() > 1 for name in SCENES]
        scenery.close()
    yield _("pictures: {n}").format(n=sum(found_pictures)), all(found_pictures)
    yield from _window_check(app)


def _window_check(app: QApplication) -> Iterator[tuple[str, bool]]:
    """A window is opened, painted and closed, and a game is played in it, with everything kept in memory."""
    import tempfile

    from wordgames.session.store import Store
    from wordgames.texts import _
    from wordgames.ui.flow import Flow
    from wordgames.ui.painting.scenery import Scenery
    from wordgames.ui.shelf import lid_words
    from wordgames.ui.tables.catalog import TABLES
    from wordgames.ui.theme import load_theme
    from wordgames.ui.trialgame import HandClock, play_game

    with tempfile.TemporaryDirectory() as folder:
        store = Store(None)
        theme = load_theme()
        scenery = Scenery(theme, None)
        window = Window(QSettings(str(Path(folder) / "window.ini"), QSettings.Format.IniFormat))
        window.scenery = scenery
        clock = HandClock()
        flow = Flow(window, store, theme, clock=clock)
        flow.show_shelf()
        window.show()
        app.processEvents()
        picture = window.grab().toImage()
        colors = {picture.pixel(x, picture.height() // 2) for x in range(0, picture.width(), 16)}
        flow.preferences.set_reduce_motion(True)
        played = {game: play_game(game, flow, store, clock, app.processEvents) for game in TABLES}
        flow.put_down()
        window.close()
        scenery.close()
        store.close()
        # Gone before Python lets go of what they stand on.
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    size = f"{picture.width()} x {picture.height()}"
    yield _("a window of {size}").format(size=size), len(colors) > 8
    for game, result in played.items():
        yield _("a game of {game} played").format(game=lid_words(game).title), result is not None
