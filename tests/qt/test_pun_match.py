"""A match of three at one laptop, by real events: every kind of trade, and at each hand-over nothing of any hand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.qt.passing import Passed
from tests.qt.puntrades import deal_hands
from tests.qt.punwalk import spilt_letters
from tests.qt.walk import told
from wordgames.core.players import TABLE, Player, Seat
from wordgames.games.pun.events import SpokenNotMade, TradeMade
from wordgames.games.pun.view import PunOptions, PunView
from wordgames.qt.tables import Seated, begin_game
from wordgames.session.places import Cover, Scene
from wordgames.ui.tables.pun import PunTable
from wordgames.ui.tables.pun_confirm import ConfirmScreen
from wordgames.ui.tables.pun_count import CountScreen
from wordgames.ui.tables.pun_end import EndScreen
from wordgames.ui.tables.pun_trade import TradeScreen
from wordgames.ui.tables.pun_trade_deal import Answering
from wordgames.ui.tables.pun_turn import TurnScreen

ANA, BEN, CHLOE = range(3)
HANDS = ("ZEBRAV", "FROSTE", "CHALKY")
FACES = "ABCDEFGHIJKLMNOPQRSTUVWXYZ?"


class Match(Passed):
    """Window, curtain and table are the real ones; all is done by mouse, and a little by keys."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        super().__init__(qtbot, folder)
        self.falls: list[Seat] = []
        """Who was handed the screen, each time."""
        players = tuple(Player(name=name) for name in ("Ana", "Ben", "Chloe"))
        begun = begin_game("pun", players, PunOptions(), self.store, 7, self.hand)
        assert isinstance(begun, Seated)
        deal_hands(begun.controller.session, HANDS)
        begun.controller.sceneChanged.connect(self._scene)
        self.flow.sit_down(begun, paused=False)
        self.settle()
        self.controller.hurry()
        self.settle()

    def _scene(self, scene: Scene) -> None:
        if scene.cover is Cover.CURTAIN and scene.passed_to is not None:
            self.falls.append(scene.passed_to)

    # ---- looking

    @property
    def pun(self) -> PunTable:
        """The table."""
        screen = self.window.screen_shown
        assert isinstance(screen, PunTable)
        return screen

    @property
    def turn(self) -> TurnScreen:
        """One's own turn, on the screen."""
        assert isinstance(self.pun.shown, TurnScreen)
        return self.pun.shown

    @property
    def trade(self) -> TradeScreen:
        """A trade, on the screen."""
        assert isinstance(self.pun.shown, TradeScreen)
        return self.pun.shown

    def board(self) -> PunView:
        """What the whole table may know."""
        view = self.controller.session.view(TABLE)
        assert isinstance(view, PunView)
        return view

    def hand_of(self, seat: Seat) -> str:
        """A hand by its faces, in the order of the alphabet."""
        hand = self.controller.session.view(seat).seats[seat].hand
        return "".join(sorted(card.face for card in hand))

    # ---- hands

    def lift(self, seat: Seat) -> None:
        """The curtain hangs before this one; nothing of any hand is told; he holds his crest."""
        assert self.covered
        assert self.controller.scene.passed_to == seat
        self.look_around()
        self.hold(by_key=seat == CHLOE)
        assert self.controller.viewer == seat

    def look_around(self) -> None:
        """A walk over all that can speak finds no letter of a covered hand."""
        # What has been thrown away goes with the event loop's next turn.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        assert not spilt_letters(self.controller.session)

    def press(self, widget: QWidget, at: QPoint | None = None) -> None:
        """A click with time enough since the last one that it is no double one."""
        QTest.mouseClick(
            widget, Qt.MouseButton.LeftButton, pos=widget.rect().center() if at is None else at, delay=1
        )
        self.settle()

    def tap(self, faces: str) -> None:
        """Letters of the hand into the tray."""
        rack = self.trade.rack
        for face in faces:
            card = next(one.card for one in rack.cards if one.face == face and one.card not in rack.selected)
            self.press(rack, rack.area_of(card).center())

    def want(self, letters: str, more: int = 0) -> None:
        """Say what is wanted: letters by name, and so many others."""
        trade = self.trade
        for number, letter in enumerate(letters):
            if number >= len(trade.deal.wants):
                self.press(trade.more)
            self.press(trade.right_side, trade.right_side.area_of(number).center())
            self.press(trade.letters.tiles[FACES.index(letter)])
        for _more in range(more):
            self.press(trade.more)

    def ask(self, seat: Seat) -> None:
        """Press a nameplate: a trade with this one."""
        plate = self.turn.seats.plates[seat]
        self.press(plate, plate.rect().center() + QPoint(0, plate.height() // 4))
        assert self.trade.deal.partner == seat

    def agree(self, seat: Seat) -> None:
        """What was agreed aloud is entered with this one."""
        self.press(self.turn.speak)
        plate = self.turn.seats.plates[seat]
        self.press(plate, plate.rect().center() + QPoint(0, plate.height() // 4))
        assert self.trade.deal.partner == seat

    def answer(self, which: Answering) -> None:
        """Press a slip, and then the brass plate."""
        trade = self.trade
        assert trade.face is not None
        number = next(at for at, slip in enumerate(trade.face.slips) if slip.key is which)
        self.press(trade.slips[number])
        self.press(trade.main)

    def draw(self) -> None:
        """Draw, look at the card, and pass the screen on."""
        self.press(self.turn.deck)
        self.press(self.turn.main)
        assert self.controller.lingering == self.controller.viewer
        self.press(self.turn.main)

    def count(self) -> None:
        """Confirm the words where somebody is asked, look at all hands, and close the round, up to the winners."""
        for _step in range(200):
            shown = self.pun.shown
            if isinstance(shown, EndScreen):
                return
            if self.covered:
                seat = self.controller.scene.passed_to
                assert seat is not None
                self.lift(seat)
            elif isinstance(shown, ConfirmScreen):
                self.press(shown.confirm)
            elif isinstance(shown, CountScreen):
                if shown.ledge.accept.isVisible():
                    self.press(shown.ledge.accept)
                elif shown.result is not None:
                    self.press(shown.result.onward)
                elif shown.ledge.onward.isVisible() and shown.ledge.onward.isEnabled():
                    self.press(shown.ledge.onward)
            self.pass_ms(1_000)
        raise AssertionError("the count comes to no end")


@pytest.fixture
def match(qtbot: QtBot, tmp_path: Path) -> Iterator[Match]:
    match = Match(qtbot, tmp_path)
    yield match
    match.close()


def test_a_match_of_three_with_every_kind_of_trade(match: Match, capsys: pytest.CaptureFixture[str]) -> None:
    # A standing offer: V for an E.
    match.lift(ANA)
    match.press(match.turn.post)
    match.tap("V")
    match.want("E")
    match.press(match.trade.main)
    assert [offer.wants.letters for offer in match.board().standing] == ["E"]
    assert match.turn.isVisible()

    # A sealed offer to Ben, with a counter-offer that is taken.
    match.ask(BEN)
    match.tap("BR")
    match.press(match.trade.sealed)
    match.want("O", more=1)
    match.press(match.trade.main)
    match.lift(BEN)
    sealed = [match.trade.left_side.part_name(number) for number in range(2)]
    assert sealed == ["Sealed card", "Sealed card"]
    assert "you give B" not in told(match.pun)
    match.tap("F")
    match.answer(Answering.OTHER)
    match.lift(ANA)
    assert match.trade.right_side.part_name(0) == "Sealed card", "sealed until his next look"
    match.answer(Answering.YES)
    assert (match.hand_of(ANA), match.hand_of(BEN)) == ("AEFVZ", "BEORRST")

    # An offer that Chloe refuses.
    match.ask(CHLOE)
    match.tap("Z")
    match.press(match.trade.main)
    match.lift(CHLOE)
    match.answer(Answering.NO)
    match.lift(ANA)
    assert match.board().seats[CHLOE].refused == 1

    # Agreed aloud with Chloe: it fits.
    match.agree(CHLOE)
    match.tap("Z")
    match.want("Y")
    match.press(match.trade.main)
    match.lift(CHLOE)
    assert match.trade.left_side.pieces == (), "nothing of what Ana has entered"
    match.tap("Y")
    match.want("Z")
    match.answer(Answering.YES)
    match.lift(ANA)
    assert (match.hand_of(ANA), match.hand_of(CHLOE)) == ("AEFVY", "ACHKLZ")

    # Agreed aloud with Ben: it does not.
    match.agree(BEN)
    match.tap("F")
    match.want("S")
    match.press(match.trade.main)
    match.lift(BEN)
    match.tap("T")
    match.want("F")
    match.answer(Answering.YES)
    match.lift(ANA)
    assert match.hand_of(ANA) == "AEFVY"
    heard = [event for events in match.controller.session.log(TABLE) for event in events]
    assert sum(isinstance(event, SpokenNotMade) for event in heard) == 1
    traded = [event for event in heard if isinstance(event, TradeMade)]
    assert [(one.given_letters, one.got_letters) for one in traded] == [(None, None), (None, None)]
    match.draw()

    # Ben takes the standing offer without a hand-over.
    match.lift(BEN)
    match.press(match.turn.take)
    assert match.hand_of(BEN).count("V") == 1
    assert match.hand_of(ANA).count("E") == 2
    assert not match.board().standing
    match.draw()
    match.lift(CHLOE)
    match.draw()
    offers = 4
    with capsys.disabled():
        falls = len(match.falls) - match.covered
        print(f"\nPun, a match of three: {falls} hand-overs in a lap, {offers} offers and spoken trades")
        assert falls <= 3 + 2 * offers

    # The bell; everybody else has one more turn, then the count.
    match.lift(ANA)
    match.press(match.turn.bell)
    match.press(match.turn.main)
    for seat in (BEN, CHLOE):
        match.lift(seat)
        match.press(match.turn.bell)
        match.press(match.turn.main)
    match.count()
    standings = match.board().result
    assert standings is not None
    assert len(standings.standings) == 3
    log = [
        line for events in match.controller.session.log(TABLE) for event in events for line in [repr(event)]
    ]
    assert not any("CardsTraded" in line for line in log), "the public log names no letter of a sealed trade"
