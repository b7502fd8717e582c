"""The game is paused: everything is covered, all clocks stand."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from wordgames.texts import _
from wordgames.ui.buttons import PaperButton, Plaque
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.icons import Icon
from wordgames.ui.painting.text import Align
from wordgames.ui.screen import Screen
from wordgames.ui.theme import Theme
from wordgames.ui.words import Words


class Pause(Screen):
    """One thing to do, go on; beside it help, settings, the seats, and the way back to the shelf."""

    ground_name = "play"
    go_on = Signal()
    help_wanted = Signal()
    settings_wanted = Signal()
    seats_wanted = Signal()
    tv_wanted = Signal()
    file_wanted = Signal()
    leave_wanted = Signal()
    quit_wanted = Signal()

    def __init__(
        self,
        theme: Theme | None = None,
        parent: QWidget | None = None,
        *,
        title: str = "",
        lines: tuple[str, ...] = (),
    ) -> None:
        """`title` and `lines` may say where a resumed game stood, instead of the usual."""
        super().__init__(theme, parent)
        heading = Words(
            title or _("Paused"),
            self,
            size=10.0,
            ink="title",
            face=Face.DISPLAY,
            shadow=True,
            align=Align.CENTER,
        )
        self.place(heading, 20, 15.0, 120, 12.0, gap=0.3)
        for row, line in enumerate(lines or (_("The clock stands still, and nobody sees what you hold."),)):
            words = Words(line, self, size=3.2, ink="body", align=Align.CENTER)
            self.place(words, 20, 28.4 + 4.4 * row, 120, 4.4, gap=0.4)
        self.resume_button = Plaque(_("Go on"), self)
        self.resume_button.clicked.connect(self.go_on)
        self.main_action = self.resume_button
        self.place(self.resume_button, 60, 41.0, 40, 12.0, gap=0.5)
        choices = (
            (_("How to play"), "", Icon.BOOK, self.help_wanted),
            (_("Settings"), "", Icon.GEAR, self.settings_wanted),
            (_("Who plays on?"), _("get up or sit down"), Icon.PAWN, self.seats_wanted),
            (_("Back to the shelf"), _("the game is kept"), Icon.LEFT, self.leave_wanted),
        )
        self.choices: list[PaperButton] = []
        for column, (label, sub, icon, signal) in enumerate(choices):
            button = PaperButton(label, self, sub=sub, icon=icon)
            button.clicked.connect(signal)
            self.place(button, 15 + column * 33.0, 61.0, 31.0, 8.6, gap=0.7)
            self.choices.append(button)
        self.tv = PaperButton(_("The table on a TV"), self, sub=_("hands stay here"), icon=Icon.SCREEN)
        self.tv.clicked.connect(self.tv_wanted)
        self.file = PaperButton(_("Save as a file"), self, sub=_("for a bug report"), icon=Icon.DOWN)
        self.file.clicked.connect(self.file_wanted)
        self.quit = PaperButton(_("Quit"), self, sub=_("the game is kept"), icon=Icon.CROSS)
        self.quit.clicked.connect(self.quit_wanted)
        for column, button in enumerate((self.tv, self.file, self.quit)):
            self.place(button, 31.5 + column * 33.0, 72.6, 31.0, 8.6, gap=0.8)

    def escape(self) -> bool:
        self.go_on.emit()
        return True
