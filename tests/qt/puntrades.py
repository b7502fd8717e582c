"""A table of Pun with hands as a test wants them, and what people do on the trade screen."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.qt.puntable import PunEvening
from wordgames.core.players import Seat
from wordgames.games.pun.state import PunState
from wordgames.games.pun.view import PunOptions
from wordgames.session.session import Session
from wordgames.ui.tables.pun_trade import Plan, TradeScreen
from wordgames.ui.tables.pun_trade_deal import Answering, Kind
from wordgames.ui.widgets.tray_side import TraySide

LEFT = Qt.MouseButton.LeftButton
HANDS = ("ZEBRAV", "FROSTE", "CHALKY")


def deal_hands(session: Session, hands: Sequence[str], turn: Seat = 0) -> None:
    """Have these hands be dealt, and this seat begin: the state as if the deck had lain so."""
    state = session._state
    assert isinstance(state, PunState)
    left = [card for cards in (*state.hands, state.centre, state.pile) for card in cards]
    dealt = []
    for hand in hands:
        cards = []
        for face in hand:
            card = next(card for card in sorted(left) if state.deck.cards[card] == face)
            left.remove(card)
            cards.append(card)
        dealt.append(tuple(cards))
    session._show(
        replace(
            state, hands=tuple(dealt), centre=tuple(left[:3]), pile=tuple(left[3:]), turn=turn, starter=turn
        )
    )


class TradeEvening(PunEvening):
    """Ana is first to play, with the hands that are given."""

    def __init__(
        self,
        qtbot: QtBot,
        people: int = 3,
        computers: int = 0,
        hands: Sequence[str] = HANDS,
        *,
        options: PunOptions | None = None,
        size: QSize | None = None,
    ) -> None:
        super().__init__(qtbot, people, computers, options=options, size=size, start=False)
        deal_hands(self.controller.session, hands)
        self.controller.start()
        self.settle()
        self.controller.hurry()
        if people > 1:
            self.come_to(0)

    def come_to(self, seat: Seat) -> None:
        """The curtain is down before this one, who lifts it."""
        for _wait in range(100):
            if self.controller.scene.passed_to is not None:
                break
            self.pass_ms(200)
        assert self.controller.scene.passed_to == seat
        self.lift()

    def cards(self, seat: Seat, faces: str) -> tuple[int, ...]:
        """Cards of a hand by their faces."""
        hand = self.controller.session.view(seat).seats[seat].hand
        left, found = list(hand), []
        for face in faces:
            card = next(card for card in left if card.face == face)
            left.remove(card)
            found.append(card.card)
        return tuple(found)

    def hand_of(self, seat: Seat) -> str:
        """A hand by its faces, in the order of the alphabet."""
        return "".join(sorted(card.face for card in self.controller.session.view(seat).seats[seat].hand))

    # ---- the trade screen

    @property
    def trade(self) -> TradeScreen:
        """The screen that is shown."""
        assert isinstance(self.shown, TradeScreen)
        return self.shown

    def plan(self, kind: Kind, partner: Seat | None = None, number: int | None = None) -> TradeScreen:
        """The active person begins a trade."""
        self.shown.trade_wanted.emit(Plan(kind, partner, number))
        self.settle()
        return self.trade

    def tap(self, faces: str) -> None:
        """Letters of the hand: into the tray, or out of it."""
        rack = self.trade.rack
        for card in self.cards(self.view.viewer, faces):
            self.click(rack, rack.area_of(card).center())

    def tap_piece(self, side: TraySide, number: int) -> None:
        """A card in the tray, or a place."""
        self.click(side, side.area_of(number).center())

    def want(self, letters: str, count: int | None = None) -> None:
        """Say what is wanted: letters by name, chosen one by one, and so many cards in all."""
        trade = self.trade
        for _more in range((count or len(letters)) - len(trade.deal.wants)):
            self.click(trade.more)
        for number, letter in enumerate(letters):
            self.tap_piece(trade.right_side, number)
            self.click(next(tile for tile in trade.letters.tiles if tile.letter == letter))

    def answer(self, which: Answering) -> None:
        """Press a slip, as it lies there."""
        trade = self.trade
        assert trade.face is not None
        number = next(at for at, slip in enumerate(trade.face.slips) if slip.key is which)
        self.click(trade.slips[number])

    def act(self) -> None:
        """The brass plate."""
        self.click(self.trade.main)

    def drag(self, start: QPoint, widget: QWidget, end: QPoint) -> None:
        """With the mouse, from a point of a widget to a point of the window."""
        there = widget.mapFrom(widget.window(), end)
        QTest.mousePress(widget, LEFT, pos=start)
        for share in (0.25, 0.6, 1.0):
            QTest.mouseMove(widget, start + (there - start) * share)
        QTest.mouseRelease(widget, LEFT, pos=there)
        self.settle()
