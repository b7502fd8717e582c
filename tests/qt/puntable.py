"""A table of Pun in a test: its own window, real rules and computers, and a clock moved by hand."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.qt.hands import HandClock
from wordgames.core.players import TABLE, Kind, Player
from wordgames.games.pun.view import CardView, PunOptions, PunView
from wordgames.qt.controller import GameController
from wordgames.qt.tables import Seated, begin_game
from wordgames.session.places import Cover, Scene
from wordgames.session.store import Store
from wordgames.ui.tables.pun import PunTable

PEOPLE = ("Ana", "Ben", "Chloe", "David", "Eva", "Finn", "Greta", "Henry")
COMPUTERS = ("Ada", "Bert", "Cleo", "Dora", "Emil", "Fritz", "Gerda")


class PunEvening:
    """A table that stands alone in its window: what is done is done to widgets, by events."""

    def __init__(
        self,
        qtbot: QtBot,
        people: int = 1,
        computers: int = 0,
        *,
        options: PunOptions | None = None,
        seed: int = 7,
        size: QSize | None = None,
        start: bool = True,
        skip_draw: bool = True,
        reduce_motion: bool = True,
        names: tuple[str, ...] = PEOPLE,
    ) -> None:
        players = (
            *(Player(name=name) for name in names[:people]),
            *(Player(name=name, kind=Kind.COMPUTER) for name in COMPUTERS[:computers]),
        )
        self.hand = HandClock()
        self.store = Store(None)
        begun = begin_game("pun", players, options or PunOptions(), self.store, seed, self.hand)
        assert isinstance(begun, Seated), begun
        self.controller: GameController = begun.controller
        self.table = PunTable(self.controller, clock=self.hand, reduce_motion=reduce_motion)
        self.window = QWidget()
        self.window.resize(size or QSize(1024, 600))
        self.table.setParent(self.window)
        self.table.setGeometry(self.window.rect())
        qtbot.addWidget(self.window)
        self.table.show()
        self.window.show()
        self.window.activateWindow()
        if start:
            self.controller.start()
            # The draw for who begins has been seen.
            if skip_draw and self.controller.showing:
                self.controller.hurry()
        self.falls: list[int] = []
        """To whom the screen was handed over, by the curtain that fell for it."""
        self._turns = {self.controller.scene.turn}
        self.controller.sceneChanged.connect(self._scene)
        if self.controller.scene.cover is Cover.CURTAIN:
            self._turns.clear()
            self._scene(self.controller.scene)
        self.settle()

    def _scene(self, scene: Scene) -> None:
        if scene.cover is Cover.CURTAIN and scene.turn not in self._turns:
            self._turns.add(scene.turn)
            assert scene.passed_to is not None
            self.falls.append(scene.passed_to)

    def close(self) -> None:
        """The table is put down."""
        self.controller.close()
        self.settle()
        self.store.close()

    def settle(self) -> None:
        """Let computers finish thinking and events be delivered."""
        self.controller.wait_for_computers()
        for _turn in range(2):
            QCoreApplication.processEvents()

    def pass_ms(self, ms: int) -> None:
        """Let time go by, a tenth of a second at a time."""
        for _tenth in range(ms // 100):
            self.hand.ms += 100
            self.controller.clock.tick()
        self.settle()

    def lift(self) -> None:
        """Whoever's curtain is down holds the crest."""
        assert self.controller.lift(self.controller.scene.turn)
        self.settle()

    def pick(self, card: int) -> None:
        """Click a card of the hand that is shown."""
        rack = self.shown.rack
        self.click(rack, rack.area_of(card).center())

    def point_of(self, card: int) -> QPoint:
        """Where a card of the hand lies, on the whole desktop."""
        rack = self.shown.rack
        point: QPoint = rack.mapToGlobal(rack.area_of(card).center())
        return point

    def reach(self, widget: QWidget) -> None:
        """Go to a widget with the Tab key alone."""
        for _step in range(80):
            if widget.hasFocus():
                return
            QTest.keyClick(QApplication.focusWidget() or self.table, Qt.Key.Key_Tab)
        raise AssertionError(f"the keys do not come to {widget.accessibleName()}")

    @property
    def own(self) -> tuple[CardView, ...]:
        """The hand that is shown."""
        hand = self.view.seats[self.view.viewer].hand
        assert hand is not None
        return hand

    @property
    def view(self) -> PunView:
        """What the table shows."""
        view = self.controller.view
        assert isinstance(view, PunView)
        return view

    @property
    def public(self) -> PunView:
        """What the whole table may know."""
        view = self.controller.session.view(TABLE)
        assert isinstance(view, PunView)
        return view

    @property
    def shown(self) -> Any:
        """The screen on the table."""
        return self.table.shown

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """With the left button, in the middle where nothing else is said."""
        QTest.mouseClick(
            widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at or widget.rect().center()
        )
        self.settle()

    def key(self, key: Qt.Key, widget: QWidget | None = None) -> None:
        """A key, to whatever has the focus."""
        QTest.keyClick(widget or QApplication.focusWidget() or self.table, key)
        self.settle()
