"""A real game of Punch Line at an open table: several people's hands, and a clock moved by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.qt.hands import HandClock
from tests.qt.punchline_tables import GAME, never
from wordgames.core.game import Setup
from wordgames.core.players import TABLE, Kind, Player, Seat
from wordgames.games.punchline.laying import Layer
from wordgames.games.punchline.material import load_punchline
from wordgames.games.punchline.moves import Move, Read, Slide
from wordgames.games.punchline.view import Phase, PunchlineOptions, PunchlineView, TableMode
from wordgames.qt.controller import GameController
from wordgames.qt.handling import Handling, Hands, Way, to_keep
from wordgames.session.house import Verdict
from wordgames.session.session import Session
from wordgames.session.store import Store
from wordgames.ui.tables.catalog import make_table
from wordgames.ui.tables.open_seat import OpenSeat
from wordgames.ui.tables.punchline import PunchlineTable
from wordgames.ui.tables.punchline_open import OpenScreen
from wordgames.ui.widgets.stripboard import StripBoard

_screens: list[QPointingDevice] = []
RIGHT_SHIFT, LEFT_SHIFT = 62, 50
"""The codes that an X server gives."""


def touch_screen() -> QPointingDevice:
    """The one touch screen of all tests: Qt keeps what it has been given."""
    if not _screens:
        _screens.append(QTest.createTouchDevice())
    return _screens[0]


class OpenTable:
    """People, and computers that do as they are told, before one screen."""

    def __init__(
        self,
        qtbot: QtBot,
        *people: str,
        computers: tuple[str, ...] = (),
        ways: tuple[Way, ...] = (),
        angles: tuple[int, ...] = (),
        words: Mapping[str, str] | None = None,
        size: tuple[int, int] = (1024, 600),
        seed: int = 5,
        store: Store | None = None,
        **named: Any,
    ) -> None:
        """`ways` and `angles` say how each person plays and sits; `words` is all that the lexicon knows."""
        self.hand = HandClock()
        self.known = dict(words or {})
        self.store = store or Store(None)
        seated = (
            *(Player(name=name) for name in people),
            *(Player(name=name, kind=Kind.COMPUTER) for name in computers),
        )
        options = PunchlineOptions(mode=TableMode.OPEN, first_reader=named.pop("first_reader", 0), **named)
        setup = Setup("punchline", GAME.rules, seated, options, load_punchline("en"), seed)
        session = Session.create(GAME, setup, self.store, self._judge)
        assert isinstance(session, Session), session
        self.session = session
        self.controller = GameController(
            session, lambda player: never, starts_clock=(Read,), open_table=True, clock=self.hand
        )
        chosen = ways or (Way.TOUCH,) * len(people)
        sides = angles or (0,) * len(people)
        handlings = [Handling(way, side) for way, side in zip(chosen, sides, strict=True)]
        hands = Hands(to_keep(people, handlings))
        table = make_table("punchline", self.controller, find_masterpiece=None, hands=hands, clock=self.hand)
        assert isinstance(table, PunchlineTable)
        self.table = table
        table.resize(*size)
        qtbot.addWidget(table)
        table.show()
        table.activateWindow()
        self.controller.start()
        table.setFocus()
        self.settle()

    def close(self) -> None:
        """Leave the table and the store."""
        self.controller.close()
        self.table.hide()
        self.store.close()

    def _judge(self, word: str, lang: str) -> Verdict | None:
        reason = self.known.get(word)
        return None if reason is None else Verdict(reason in ("word", "name"), reason)

    # ---- looking

    @property
    def view(self) -> PunchlineView:
        """What the whole table may know."""
        view = self.session.view(TABLE)
        assert isinstance(view, PunchlineView)
        return view

    @property
    def play(self) -> OpenScreen:
        """The screen of the round."""
        assert isinstance(self.table.shown, OpenScreen)
        return self.table.shown

    def seat(self, seat: Seat) -> OpenSeat:
        """The widgets of a seat."""
        return self.play.seats[seat]

    def board(self, seat: Seat) -> StripBoard:
        """The board of a person's seat."""
        board = self.seat(seat).board
        assert board is not None
        return board

    def positions(self, seat: Seat) -> list[int]:
        """Where the strips of a seat are, told by the rules."""
        strips = self.session.view(seat).seats[seat].strips
        assert strips is not None
        return [strip.position for strip in strips]

    def spots(self, seat: Seat, words: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
        """Slots and positions of the first of the words that can be laid."""
        view = self.session.view(seat)
        strips = view.seats[seat].strips
        assert strips is not None
        layer = Layer(strips, view.values)
        laying = next(best for word in words if (best := layer.best(word)) is not None)
        return laying.spots

    # ---- time

    def settle(self) -> None:
        """Let events be delivered."""
        self.controller.wait_for_computers()
        for _turn in range(2):
            QCoreApplication.processEvents()

    def pass_ms(self, ms: int) -> None:
        """Let time go by, in steps that are no sleep of the machine."""
        while ms > 0:
            step = min(ms, 100)
            self.hand.ms += step
            ms -= step
            self.controller.clock.tick()
            if isinstance(self.table.shown, OpenScreen):
                self.table.shown.keys.repeat()
        if isinstance(self.table.shown, OpenScreen):
            for one in self.table.shown.seats.values():
                if one.board is not None:
                    one.board.advance()
            self.table.shown.glass.advance()
        self.settle()

    # ---- hands

    def do(self, seat: int, move: Move) -> None:
        """Somebody, or the table, makes a move without a hand."""
        assert self.controller.submit(seat, move)
        self.settle()

    def read(self) -> None:
        """The sentence is read."""
        self.do(TABLE, Read())
        assert self.view.phase is Phase.BUILDING

    def lay(self, seat: Seat, spots: tuple[tuple[int, int], ...]) -> None:
        """These letters come into the windows of a seat, without a hand."""
        for slot, position in spots:
            self.do(seat, Slide(slot, position))

    def touch(self) -> Any:
        """A sequence of touch points; each event is told of all fingers that are down."""
        return QTest.touchEvent(self.table.window(), touch_screen())

    def tap(self, *widgets: QWidget) -> None:
        """A finger on the middle of each of these, all in one event, and all up again."""
        down, up = self.touch(), None
        for finger, widget in enumerate(widgets):
            assert widget.isVisible()
            down = down.press(finger, widget.rect().center(), widget)
        down.commit()
        up = self.touch()
        for finger, widget in enumerate(widgets):
            up = up.release(finger, widget.rect().center(), widget)
        up.commit()
        self.settle()

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """The left button of the mouse."""
        assert widget.isVisible()
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center() if at is None else at)
        self.settle()

    def key_down(self, key: Qt.Key, *, code: int = 0, auto: bool = False) -> None:
        """A key goes down on whatever has the focus."""
        self._key(QEvent.Type.KeyPress, key, code, auto)

    def key_up(self, key: Qt.Key, *, code: int = 0, auto: bool = False) -> None:
        """It goes up."""
        self._key(QEvent.Type.KeyRelease, key, code, auto)

    def key(self, key: Qt.Key, *, code: int = 0) -> None:
        """Down and up."""
        self.key_down(key, code=code)
        self.key_up(key, code=code)

    def _key(self, kind: QEvent.Type, key: Qt.Key, code: int, auto: bool) -> None:
        target = QApplication.focusWidget() or self.table
        text = chr(key).lower() if 65 <= key <= 90 else ""
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, code, 0, 0, text, auto)
        QCoreApplication.sendEvent(target, event)
        self.settle()
