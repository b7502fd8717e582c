"""How to play: a sheet with a tab for each game and pages with painted pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from wordgames.texts import _
from wordgames.ui.buttons import Plaque, SlabButton
from wordgames.ui.help_pages import GUIDES
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.text import Align, fit_block
from wordgames.ui.screen import PaintedWidget
from wordgames.ui.sheet import Pick, Sheet
from wordgames.ui.shelf import GAMES, lid_words
from wordgames.ui.theme import Theme
from wordgames.ui.words import Words

BODY = 2.5
"""Size of what is read."""
LEFT, RIGHT, TOP = 19.0, 94.0, 19.0
"""Where picture and text begin; the picture is up to 68 u wide, the text COLUMN."""
COLUMN = 48.0

Paragraphs = tuple[tuple[str, str], ...]


class Tab(Pick):
    """A game; the one that is being read is checked."""

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        title = lid_words(game).title
        super().__init__(game, title, parent)
        self.setAccessibleName(_("How to play {game}").format(game=title))
        self.game = game


class Help(Sheet):
    """Arrow keys and the buttons turn the pages."""

    def __init__(
        self,
        game: str = GAMES[0],
        theme: Theme | None = None,
        parent: QWidget | None = None,
        *,
        options: Any = None,
    ) -> None:
        """`options` are those of the `game` that is being played, whose help then says what it is about."""
        super().__init__(_("How to play"), theme, parent, area=(12.0, 4.0, 136.0, 82.0))
        self._played, self._options = game, options
        self.game = game
        self.page = 0
        self._things: list[QWidget] = []
        self.tabs = [Tab(name, self) for name in GAMES]
        for column, tab in enumerate(self.tabs):
            self.place(tab, 68.4 + column * 22.6, 7.9, 20.8, 6.0, gap=0.5)
            tab.picked.connect(self.show_game)
        self.number = Words(
            "", self, size=2.4, ink="card_muted", on_paper=True, align=Align.CENTER, face=Face.TEXT_SEMI
        )
        self.place(self.number, 60, 76.6, 40, 4.0, gap=0.5)
        self.before = SlabButton(_("Back"), self, size=3.2)
        self.before.clicked.connect(self._turn_back)
        self.place(self.before, 19, 73.4, 26, 8.6, gap=0.5)
        self.next = Plaque(_("Next"), self, size=3.8)
        self.next.clicked.connect(self._turn_on)
        self.main_action = self.next
        self.place(self.next, 115, 73.4, 26, 8.6, gap=0.5)
        self.show_game(game)

    @property
    def _pages(self) -> tuple[Callable[[Help], None], ...]:
        return GUIDES[self.game]()

    @property
    def options(self) -> Any:
        """Those that are played by, where this is the game that goes on."""
        return self._options if self.game == self._played else None

    def show_game(self, game: str) -> None:
        """The first page about a game."""
        self.game = game
        for tab in self.tabs:
            tab.setChecked(tab.game == game)
        self.show_page(0)

    def show_page(self, page: int) -> None:
        """Turn to this page, from 0."""
        last = len(self._pages) - 1
        self.page = max(0, min(page, last))
        for thing in self._things:
            self.forget(thing)
        self._things = []
        self._pages[self.page](self)
        for thing in self._things:
            thing.show()
        self.before.setVisible(self.page > 0)
        self.next.set_label(_("Next") if self.page < last else _("Got it"))
        self.number.say(_("{page} of {pages}").format(page=self.page + 1, pages=last + 1))

    def _turn_on(self) -> None:
        if self.page == len(self._pages) - 1:
            self.closed.emit()
        else:
            self.show_page(self.page + 1)

    def _turn_back(self) -> None:
        self.show_page(self.page - 1)
        if self.page == 0:
            self.next.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Right, Qt.Key.Key_PageDown):
            self.show_page(self.page + 1)
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_PageUp):
            self.show_page(self.page - 1)
        else:
            super().keyPressEvent(event)

    # ---- what pages are made of

    def add(self, thing: QWidget, x: float, y: float, w: float, h: float) -> None:
        """Put something on this page."""
        self.place(thing, x, y, w, h, gap=0.5)
        self._things.append(thing)

    def picture(self, thing: PaintedWidget, name: str, x: float, y: float, w: float, h: float) -> None:
        """Put a picture on this page, with what it shows in words."""
        thing.setAccessibleName(name)
        self.add(thing, x, y, w, h)

    def say(self, paragraphs: Paragraphs, x: float = RIGHT, y: float = TOP - 2.0, w: float = COLUMN) -> None:
        """Paragraphs below one another, each under a word of its own."""
        for heading, text in paragraphs:
            title = Words(heading, self, size=3.0, floor=2.6, ink="ink", on_paper=True, face=Face.DISPLAY)
            self.add(title, x, y, w, 4.0)
            body = Words(
                text, self, size=BODY, floor=BODY, ink="ink", on_paper=True, face=Face.TEXT, top=True
            )
            high = len(fit_block(text, BODY, BODY, w, Face.TEXT).lines) * BODY * 1.3 + 0.6
            self.add(body, x, y + 4.4, w, high)
            y += 4.4 + high + 2.0

    def caption(self, text: str, x: float, y: float, w: float) -> None:
        """A line or two under a picture."""
        words = Words(
            text, self, size=2.4, floor=2.2, ink="card_muted", on_paper=True, align=Align.CENTER, top=True
        )
        self.add(words, x, y, w, 7.0)
