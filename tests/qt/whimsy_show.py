"""A round of Word Whimsy that has come to its envelopes, on one screen, with a clock that is moved by hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.qt.hands import HandClock
from wordgames.core.game import Setup
from wordgames.core.players import TABLE, Kind, Player
from wordgames.games.whimsy.bots import WhimsyBot
from wordgames.games.whimsy.material import WhimsyDeck, load_whimsy
from wordgames.games.whimsy.moves import Close, Flip, Mix, Open, Played, Rank
from wordgames.games.whimsy.rules import WhimsyGame
from wordgames.games.whimsy.view import Phase, WhimsyOptions, WhimsyView
from wordgames.qt.controller import GameController
from wordgames.session.session import BotTurn, Session
from wordgames.session.store import Store
from wordgames.ui.theme import load_theme

LEFT = Qt.MouseButton.LeftButton
NAMES = ("Ana", "Ben", "Chloe", "David", "Emma", "Max", "Greta")
FRAME_MS = 50


@cache
def deck() -> WhimsyDeck:
    """The cards that come with the app."""
    return load_whimsy("en")


def begin(
    seats: int = 4,
    *,
    computers: Sequence[int] = (),
    seed: int = 5,
    store: Store | None = None,
    **options: Any,
) -> Session:
    """A game in its first round; the first seat referees."""
    players = tuple(
        Player(name=name, kind=Kind.COMPUTER if seat in computers else Kind.PERSON)
        for seat, name in enumerate(NAMES[:seats])
    )
    options.setdefault("first_referee", 0)
    setup = Setup("whimsy", WhimsyGame.rules, players, WhimsyOptions(**options), deck(), seed)
    session = Session.create(WhimsyGame(), setup, store or Store(None))
    assert isinstance(session, Session)
    return session


def make(session: Session, actor: int, move: Any) -> None:
    """A move that is possible."""
    done = session.submit(actor, move, move_id=session.fresh_id(), revision=session.revision)
    assert hasattr(done, "events"), done


def answer(session: Session, counts: Sequence[int] = (2, 3, 1)) -> None:
    """Everybody closes an envelope with so many of his cards, in turn; then they are mixed."""
    make(session, TABLE, Flip())
    for index, seat in enumerate(session.waiting_for()):
        hand = session.view(seat).seats[seat].hand
        chosen = tuple(Played(card.card) for card in hand[: counts[index % len(counts)]])
        make(session, seat, Close(chosen))
    make(session, TABLE, Mix())


def read_all(session: Session) -> None:
    """All envelopes are opened."""
    for envelope in session.view(TABLE).envelopes:
        make(session, TABLE, Open(envelope.slot))


def read_rest(session: Session) -> None:
    """What is still closed is opened."""
    for envelope in session.view(TABLE).envelopes:
        if envelope.cards is None:
            make(session, TABLE, Open(envelope.slot))


def award(session: Session, order: Sequence[int] | None = None) -> None:
    """The chips are given, in the order of the slots if in no other."""
    slots = tuple(envelope.slot for envelope in session.view(TABLE).envelopes)
    for actor in session.waiting_for():
        view = session.view(actor)
        wanted = tuple(slot for slot in (order or slots) if slot in view.to_rank)
        make(session, actor, Rank(wanted))


def chooser(_player: Player) -> Any:
    bot = WhimsyBot()

    def choose(turn: BotTurn) -> tuple[Any, int]:
        return bot.choose(turn.view, turn.options, turn.dice)

    return choose


class Show:
    """One screen in a window of its own. Whatever is done is done to widgets, by events."""

    def __init__(
        self,
        qtbot: QtBot,
        session: Session,
        kind: Any,
        *,
        theme: str = "night",
        size: tuple[int, int] = (1280, 720),
        controller: Any = None,
        hand: HandClock | None = None,
    ) -> None:
        self.hand = hand or HandClock()
        self.session = session
        self.controller: Any = controller or GameController(session, chooser, clock=self.hand)
        if controller is None:
            self.controller.start()
        self.screen: Any = kind(self.controller, load_theme(theme), clock=self.hand)
        qtbot.addWidget(self.screen)
        self.screen.resize(*size)
        self.controller.viewChanged.connect(self.show)
        self.screen.show_view(self.controller.view)
        self.screen.show()
        self.screen.activateWindow()
        QApplication.processEvents()

    def show(self, view: WhimsyView) -> None:
        """A table would show another screen where this one does not fit any more."""
        if view.phase in (Phase.READING, Phase.RANKING):
            self.screen.show_view(view)

    @property
    def view(self) -> WhimsyView:
        view: WhimsyView = self.controller.view
        return view

    def pass_ms(self, ms: int) -> None:
        """Time goes by in frames."""
        for _frame in range(ms // FRAME_MS):
            self.hand.ms += FRAME_MS
            self.controller.clock.tick()
        QApplication.processEvents()

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """The left button of the mouse."""
        assert widget.isVisible()
        QTest.mouseClick(widget, LEFT, pos=at or widget.rect().center())
        QApplication.processEvents()

    def key(self, key: Qt.Key) -> None:
        """A key on what has the focus."""
        QTest.keyClick(QApplication.focusWidget() or self.screen, key)
        QApplication.processEvents()

    def drag(self, widget: QWidget, to: QPoint, *, release: bool = True) -> None:
        """Press on the middle of a thing, move to a point of the screen in three steps, and let go there."""
        start = widget.mapTo(self.screen, widget.rect().center())
        QTest.mousePress(widget, LEFT, pos=widget.rect().center())
        for step in (0.2, 0.6, 1.0):
            at = start + (to - start) * step
            QTest.mouseMove(widget, widget.mapFrom(self.screen, at))
        if release:
            QTest.mouseRelease(widget, LEFT, pos=widget.mapFrom(self.screen, to))
        QApplication.processEvents()

    def middle(self, widget: QWidget) -> QPoint:
        """The middle of a thing on the screen."""
        return widget.mapTo(self.screen, widget.rect().center())

    def touch_drag(self, widget: QWidget, to: QPoint) -> None:
        """A finger carries a thing to a point of the screen."""
        device, window = touch_screen(), self.screen
        start = widget.mapTo(window, widget.rect().center())
        QTest.touchEvent(window, device).press(1, start).commit()
        for step in (0.2, 0.6, 1.0):
            QTest.touchEvent(window, device).move(1, start + (to - start) * step).commit()
        QTest.touchEvent(window, device).release(1, to).commit()
        QApplication.processEvents()

    def touch(self, widget: QWidget) -> None:
        """A finger taps on the middle of a thing."""
        device = touch_screen()
        at = widget.rect().center()
        QTest.touchEvent(widget.window(), device).press(1, widget.mapTo(widget.window(), at)).commit()
        QTest.touchEvent(widget.window(), device).release(1, widget.mapTo(widget.window(), at)).commit()
        QApplication.processEvents()


@cache
def touch_screen() -> Any:
    """A touch screen, for the whole run."""
    assert QGuiApplication.instance() is not None
    return QTest.createTouchDevice()
