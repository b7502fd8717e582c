"""What lies over whatever is shown: the pause, help, settings, seats, and what people have to be told."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from wordgames import texts
from wordgames.core.game import Refusal
from wordgames.qt.preferences import Preferences
from wordgames.session.store import Store
from wordgames.texts import _
from wordgames.ui.shelf import GAMES
from wordgames.ui.theme import Theme
from wordgames.ui.window import Window

if TYPE_CHECKING:
    from wordgames.ui.tvflow import Television

LANGUAGE = "language"
"""Of the store's settings: the language of the texts, where it was chosen."""


class Overlays(QObject):
    """Lays one sheet at a time over a screen. A table under it is paused, and goes on where it went."""

    quit_wanted = Signal()

    def __init__(self, window: Window, store: Store, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.window = window
        self.store = store
        self.theme = theme
        self.preferences = Preferences(store, self)
        self.controller: Any = None
        """The `GameController` of the table that is on the screen, or None."""
        self._after_cover: Callable[[], None] | None = None
        window.help_wanted.connect(self.show_help)

    @property
    def tv(self) -> Television:
        """The second screen."""
        raise NotImplementedError

    def show_shelf(self, sentence: str = "") -> None:
        """The shelf; whatever was played is kept and put down."""
        raise NotImplementedError

    def lay_table(self) -> None:
        """The table of the game that goes on, anew."""
        raise NotImplementedError

    # ---- the pause

    def show_pause(self) -> None:
        from wordgames.ui.pause import Pause

        pause = Pause(self.theme, lines=self.tv.pause_lines())
        pause.go_on.connect(self.controller.resume)
        pause.help_wanted.connect(self.show_help)
        pause.settings_wanted.connect(self.show_settings)
        pause.seats_wanted.connect(self.show_seats)
        pause.tv_wanted.connect(self.show_tv)
        pause.file_wanted.connect(self.keep_file)
        pause.leave_wanted.connect(self.show_shelf)
        pause.quit_wanted.connect(self.quit_wanted)
        self.window.cover(pause)

    # ---- sheets over whatever is shown

    def show_help(self) -> None:
        """How to play. Over a table the clock stands, and goes on where it went."""
        from wordgames.ui.help import Help

        setup = self.controller.session.setup if self.controller is not None else None
        game = getattr(self.window.screen_shown, "game", GAMES[0]) if setup is None else setup.game
        sheet = Help(game, self.theme, options=None if setup is None else setup.options)
        self.lay_over(sheet, sheet.closed)

    def show_settings(self) -> None:
        """What the app looks like, and the house dictionary."""
        from wordgames.ui.settings import Settings

        sheet = Settings(self.preferences, self.store, self.window, self.theme)
        sheet.language_chosen.connect(self._speak)
        sheet.keys_wanted.connect(self._show_keys)
        sheet.about_wanted.connect(self._show_about)
        sheet.tv_wanted.connect(self._show_tv_instead)
        self.lay_over(sheet, sheet.closed)

    def _show_keys(self) -> None:
        """The keys at an open table, in the place of the settings."""
        from wordgames.ui.keysheet import KeySheet

        sheet = KeySheet(self.preferences, self.theme)
        sheet.closed.connect(self._sheet_closed)
        self.window.cover(sheet)

    def _show_about(self) -> None:
        """What the program is made of, in the place of the settings."""
        from wordgames.ui.about import About

        sheet = About(self.theme)
        sheet.closed.connect(self._sheet_closed)
        self.window.cover(sheet)

    def show_tv(self) -> None:
        """On which screen the table is shown."""
        from wordgames.ui.tvsheet import TvSheet

        sheet = TvSheet(self.tv.second, self.theme)
        self.lay_over(sheet, sheet.closed)

    def _show_tv_instead(self) -> None:
        """The same in the place of the settings."""
        from wordgames.ui.tvsheet import TvSheet

        sheet = TvSheet(self.tv.second, self.theme)
        sheet.closed.connect(self._sheet_closed)
        self.window.cover(sheet)

    def _speak(self, language: str) -> None:
        """Another language from now on, also below the settings: on the shelf, or on a table that is paused."""
        self.store.set_setting(LANGUAGE, language)
        texts.use_language(language)
        # The sheet that was pressed goes away with the screen below it.
        QTimer.singleShot(0, self, self._show_anew)

    def _show_anew(self) -> None:
        self._after_cover = None
        if self.controller is None:
            self.show_shelf()
        else:
            self.lay_table()
        self.show_settings()

    def keep_file(self) -> None:
        """Write the game that goes on into one file, for a bug report, and say where it is."""
        from wordgames.ui.gamefile import write_game_file

        if self.controller is not None:
            session = self.controller.session
            self.tell(
                _("This game as a file"),
                write_game_file(self.store, session.record_id, session.setup.game),
            )

    def show_seats(self) -> None:
        """Who plays on: somebody gets up or sits down while the game is paused."""
        from wordgames.ui.seats import Seats

        controller = self.controller
        if controller is not None:
            sheet = Seats(controller, self._explain_at_table, self.theme)
            self.lay_over(sheet, sheet.closed)

    def _explain_at_table(self, refusal: Refusal) -> str:
        from wordgames.texts.refusals import say

        session = self.controller.session
        return say(refusal, [player.name for player in session.players()], session.setup.game)

    def lay_over(self, sheet: Any, done: Any) -> None:
        """Show a sheet over whatever is shown, until it says `done`; a game is paused meanwhile."""
        if self._after_cover is not None:
            # One sheet at a time: a second F1 does nothing.
            sheet.deleteLater()
            return
        controller = self.controller
        if controller is None:
            self._after_cover = self.window.uncover
        elif controller.places.paused:
            self._after_cover = self.show_pause
        else:
            self._after_cover = controller.resume
        done.connect(self._sheet_closed)
        self.window.cover(sheet)
        if controller is not None:
            controller.pause()

    def _sheet_closed(self, *_answer: object) -> None:
        after, self._after_cover = self._after_cover, None
        if after is not None:
            after()

    # ---- what people have to be told

    def _noticed(self, notices: object) -> None:
        self.tell_notices(notices)

    def tell_notices(self, notices: Any = None) -> None:
        """Say once what the store has to say."""
        told = self.store.take_notices() if notices is None else notices
        if told:
            from wordgames.texts.notices import notice

            self.tell(_("A word about your games"), tuple(notice(one) for one in told))

    def tell(self, title: str, sentences: tuple[str, ...]) -> None:
        """A few sentences that stop nothing but have to be read."""
        from wordgames.ui.sheet import Question

        question = Question(title, sentences, self.theme)
        self.lay_over(question, question.answered)
