"""What the app looks like, how it moves, and the words that this house has ruled on."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from wordgames import texts
from wordgames.qt.preferences import Preferences
from wordgames.session.house import HouseRuling
from wordgames.session.store import Store
from wordgames.texts import _
from wordgames.ui.buttons import PaperButton, Plaque, RoundButton
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.icons import Icon
from wordgames.ui.setup_things import Tick
from wordgames.ui.sheet import Pick, Sheet
from wordgames.ui.theme import Theme, chosen_theme
from wordgames.ui.window import Window
from wordgames.ui.words import Words

LANGUAGES = {"en": "English", "de": "Deutsch"}
"""Each by its own name."""
ROWS = 7
"""Remembered rulings on one page."""


class Kept(NamedTuple):
    """A remembered ruling, and for which language."""

    ruling: HouseRuling
    lang: str


def ruling_words(kept: Kept) -> str:
    """What the house says of a word."""
    word, verdict = kept.ruling.word, kept.ruling.verdict
    if kept.lang != texts.language():
        word = f"{word} ({LANGUAGES[kept.lang]})"
    if not verdict.counts:
        return _("{word}: does not count").format(word=word)
    if verdict.reason == "name":
        return _("{word}: counts, a name").format(word=word)
    return _("{word}: counts").format(word=word)


class _Row(QWidget):
    """One remembered ruling, with a cross that takes it away."""

    removed = Signal(object)
    """A `Kept`."""

    def __init__(self, parent: Sheet) -> None:
        super().__init__(parent)
        self.hide()
        self.kept: Kept | None = None
        self.words = Words("", parent, size=2.5, floor=2.2, ink="ink", on_paper=True)
        self.cross = RoundButton(Icon.CROSS, "", parent)
        self.cross.clicked.connect(self._remove)

    @property
    def word(self) -> str:
        """Which word it is about."""
        return "" if self.kept is None else self.kept.ruling.word

    def show_ruling(self, kept: Kept | None) -> None:
        """Show this one, or nothing."""
        self.kept = kept
        for thing in (self.words, self.cross):
            thing.setVisible(kept is not None)
        if kept is not None:
            self.words.say(ruling_words(kept))
            self.cross.set_symbol(Icon.CROSS, _("Forget {word}").format(word=self.word))

    def _remove(self) -> None:
        self.removed.emit(self.kept)


class Settings(Sheet):
    """Two columns: the window and its motion; the house dictionary."""

    language_chosen = Signal(str)
    """A code of `wordgames.texts.LANGUAGES`."""
    about_wanted = Signal()
    """What the program is made of is to be seen."""
    keys_wanted = Signal()
    """The keys of two at one keyboard are to be seen."""
    tv_wanted = Signal()
    """The screens that may show the table are to be seen."""

    def __init__(
        self,
        preferences: Preferences,
        store: Store,
        window: Window,
        theme: Theme | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(_("Settings"), theme, parent)
        self._preferences, self._store, self._window_set = preferences, store, window
        self.page = 0

        self.about = PaperButton(_("About Wordgames"), self, size=2.4)
        self.about.clicked.connect(self.about_wanted)
        self.place(self.about, 101, 10.4, 28.0, 5.4, gap=0.5)

        self.full = Tick(_("Full screen (F11)"), self)
        self.full.setChecked(window.isFullScreen())
        self.full.clicked.connect(self._full_screen)
        self.place(self.full, 24, 20, 46, 5, gap=0.5)
        self.motion = Tick(_("Less motion: nothing slides or turns"), self)
        self.motion.setChecked(preferences.reduce_motion)
        self.motion.toggled.connect(preferences.set_reduce_motion)
        self.place(self.motion, 24, 28, 50, 5, gap=0.5)

        self._text(_("Size (Ctrl + and Ctrl −)"), 24, 37.4, 34)
        self.smaller = RoundButton(Icon.LEFT, _("Smaller"), self)
        self.smaller.clicked.connect(self._smaller)
        self.place(self.smaller, 60, 36.6, 5, 5, gap=0.5)
        self.larger = RoundButton(Icon.RIGHT, _("Larger"), self)
        self.larger.clicked.connect(self._larger)
        self.place(self.larger, 67, 36.6, 5, 5, gap=0.5)

        self._text(_("Language"), 24, 46.4, 18)
        self.languages = [PaperButton(name, self, size=2.4) for name in LANGUAGES.values()]
        for column, (button, code) in enumerate(zip(self.languages, LANGUAGES, strict=True)):
            button.setCheckable(True)
            button.setChecked(code == texts.language())
            button.clicked.connect(self._choose_language)
            self.place(button, 44 + column * 15.6, 45.2, 14.0, 5.6, gap=0.5)
        self._text(
            _("Punch Line and Word Whimsy have English cards; Pun has either."), 24, 52.6, 50, quiet=True
        )

        self._text(_("Look"), 24, 60.2, 11.4)
        self.themes: dict[str, Pick] = {}
        for column, (name, label) in enumerate(
            (("night", _("Night")), ("day", _("Day")), ("contrast", _("Contrast")))
        ):
            pick = Pick(name, label, self)
            pick.picked.connect(preferences.set_theme)
            self.place(pick, 37.2 + column * 14.8, 59.2, 13.8, 5.6, gap=0.5)
            self.themes[name] = pick
        self._show_theme(preferences.theme)
        preferences.theme_changed.connect(self._show_theme)

        self.keys = PaperButton(_("Keys at an open table"), self, size=2.4)
        self.keys.clicked.connect(self.keys_wanted)
        self.place(self.keys, 24, 67.4, 30.0, 5.4, gap=0.5)
        self.tv = PaperButton(_("The table on a TV"), self, size=2.4)
        self.tv.clicked.connect(self.tv_wanted)
        self.place(self.tv, 56, 67.4, 23.0, 5.4, gap=0.5)
        self._text(
            _("Games, guests and rulings are kept as you play; nothing needs saving."),
            24,
            74.8,
            50,
            quiet=True,
        )

        self._text(_("House dictionary"), 84, 20, 50, heavy=True, size=3.0)
        self.empty = Words(
            _("A word that your table has ruled on, and wants to remember, is listed here."),
            self,
            size=2.4,
            floor=2.4,
            ink="card_muted",
            on_paper=True,
            top=True,
        )
        self.place(self.empty, 84, 26, 50, 10, gap=0.5)
        self.rows = [_Row(self) for _row in range(ROWS)]
        for index, row in enumerate(self.rows):
            self.place(row.words, 84, 26.0 + index * 6.2, 44, 5, gap=0.5)
            self.place(row.cross, 130, 26.4 + index * 6.2, 4.2, 4.2, gap=0.5)
            row.removed.connect(self._forget)
        self.up = RoundButton(Icon.UP, _("Earlier words"), self)
        self.up.clicked.connect(self._page_up)
        self.place(self.up, 84, 73, 5, 5, gap=0.5)
        self.down = RoundButton(Icon.DOWN, _("Later words"), self)
        self.down.clicked.connect(self._page_down)
        self.place(self.down, 91, 73, 5, 5, gap=0.5)
        self.done = Plaque(_("Done"), self, size=3.8)
        self.done.clicked.connect(self.closed)
        self.main_action = self.done
        self.place(self.done, 110, 71.6, 26, 8.6, gap=0.5)
        self._show_rulings()

    def _text(
        self,
        text: str,
        x: float,
        y: float,
        w: float,
        *,
        heavy: bool = False,
        quiet: bool = False,
        size: float = 2.6,
    ) -> None:
        face = Face.TEXT_HEAVY if heavy else Face.TEXT_BOLD
        words = Words(
            text,
            self,
            size=2.3 if quiet else size,
            floor=2.2,
            ink="card_muted" if quiet else "ink",
            on_paper=True,
            face=face,
        )
        self.place(words, x, y, w, 5 if quiet else 3.6, gap=0.5)

    def _choose_language(self) -> None:
        chosen = self.sender()
        for button, code in zip(self.languages, LANGUAGES, strict=True):
            button.setChecked(button is chosen)
            if button is chosen and code != texts.language():
                self.language_chosen.emit(code)

    # ---- window

    def _full_screen(self) -> None:
        self._window_set.set_full_screen(self.full.isChecked())

    def _smaller(self) -> None:
        self._window_set.grow(-1)
        self.full.setChecked(self._window_set.isFullScreen())

    def _larger(self) -> None:
        self._window_set.grow(1)
        self.full.setChecked(self._window_set.isFullScreen())

    # ---- look

    def _show_theme(self, chosen: str) -> None:
        for name, pick in self.themes.items():
            pick.setChecked(name == chosen_theme(chosen).name)

    # ---- house dictionary

    def _show_rulings(self) -> None:
        every = (Kept(one, lang) for lang in LANGUAGES for one in self._store.house.all(lang))
        rulings = sorted(every, key=lambda kept: (kept.ruling.word, kept.lang))
        last = max(0, (len(rulings) - 1) // ROWS)
        self.page = min(self.page, last)
        shown = rulings[self.page * ROWS : (self.page + 1) * ROWS]
        for index, row in enumerate(self.rows):
            row.show_ruling(shown[index] if index < len(shown) else None)
        self.empty.setVisible(not rulings)
        self.up.setVisible(last > 0)
        self.down.setVisible(last > 0)
        self.up.setEnabled(self.page > 0)
        self.down.setEnabled(self.page < last)

    def _forget(self, kept: Kept) -> None:
        self._store.house.forget(kept.ruling.word, kept.lang)
        self._show_rulings()
        self.done.setFocus()

    def _page_up(self) -> None:
        self.page = max(0, self.page - 1)
        self._show_rulings()

    def _page_down(self) -> None:
        self.page += 1
        self._show_rulings()
