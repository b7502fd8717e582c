"""The whole app in a test: a window with its flow, real computers and the real word list, and a clock moved by hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QPoint, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.qt.hands import HandClock
from wordgames.games.punchline.laying import Layer
from wordgames.games.punchline.view import Phase, PunchlineView
from wordgames.lexicon import Lexicon
from wordgames.qt.displays import Displays
from wordgames.session.store import Store
from wordgames.ui.flow import Flow
from wordgames.ui.tables.punchline import PunchlineTable
from wordgames.ui.theme import load_theme
from wordgames.ui.window import Window

COMMON_BAND = 9
"""Words of zipf 4.5 and more: those that a hurried person thinks of."""


class Evening:
    """From the shelf on. Whatever is done is done to widgets, by events."""

    def __init__(
        self, qtbot: QtBot, folder: Path, store: Store | None = None, *, displays: Displays | None = None
    ) -> None:
        """Everything is kept in memory unless a store is given; the folder takes the window's place."""
        self.hand = HandClock()
        self.store = store or Store(None)
        self.window = Window(QSettings(str(folder / "window.ini"), QSettings.Format.IniFormat))
        self.window.resize(1024, 600)
        self.flow = Flow(
            self.window,
            self.store,
            load_theme(),
            clock=self.hand,
            draw_seed=lambda: 7,
            displays=displays,
        )
        self.flow.show_shelf()
        qtbot.addWidget(self.window)
        self.window.show()
        self.window.activateWindow()
        self.settle()
        self.words = sorted(
            (word for word, entry in Lexicon.open("en").entries(COMMON_BAND) if 3 <= len(word) <= 6),
            key=lambda word: (-len(word), word),
        )

    def close(self) -> None:
        """The window is closed, the store too."""
        self.flow.put_down()
        # What the shelf asks of the store a turn of the event loop later must find it open.
        for _turn in range(3):
            self.settle()
        self.window.close()
        self.store.close()

    def settle(self) -> None:
        """Let computers finish thinking and events be delivered."""
        if self.flow.controller is not None:
            self.flow.controller.wait_for_computers()
        # What a first painting asks for comes with the events after it.
        for _turn in range(2):
            QCoreApplication.processEvents()

    def pass_ms(self, ms: int) -> None:
        """Let time go by, a tenth of a second at a time, as the clock of the table ticks."""
        for _tenth in range(ms // 100):
            if self.flow.controller is None:
                return
            self.hand.ms += 100
            self.flow.controller.clock.tick()
        self.settle()

    @property
    def screen(self) -> Any:
        """What the window shows."""
        return self.window.screen_shown

    @property
    def cover(self) -> Any:
        """What lies over it."""
        return self.window.cover_shown

    @property
    def controller(self) -> Any:
        """Of the table; None elsewhere."""
        return self.flow.controller

    @property
    def table(self) -> PunchlineTable:
        """The table on the screen."""
        screen = self.window.screen_shown
        assert isinstance(screen, PunchlineTable)
        return screen

    @property
    def view(self) -> PunchlineView:
        """What the person at the screen may know."""
        view: Any = self.flow.controller.view
        assert isinstance(view, PunchlineView)
        return view

    @property
    def phase(self) -> Phase:
        """Where the game stands."""
        return self.view.phase

    @property
    def me(self) -> int:
        """The person's seat."""
        return self.view.viewer

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """The left button of the mouse, on the middle of a thing or at a point of it."""
        assert widget.isVisible()
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center() if at is None else at)
        self.settle()

    def key(self, key: Qt.Key) -> None:
        """A key on what has the focus."""
        QTest.keyClick(QApplication.focusWidget() or self.window, key)
        self.settle()

    def idea(self) -> tuple[tuple[int, int], ...]:
        """Slots and positions of a common word that has not scored for the person yet."""
        mine = self.view.seats[self.me]
        assert mine.strips is not None
        layer = Layer(mine.strips, self.view.values)
        word = next(word for word in self.words if word not in mine.used and layer.can_lay(word))
        laying = layer.best(word)
        assert laying is not None
        return laying.spots
