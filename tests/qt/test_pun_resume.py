"""The power goes in the middle of a trade, or of the count: the game opens where it was, behind the right curtain."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.qt.hands import HandClock
from tests.qt.walk import told
from wordgames.core.players import TABLE, Player, Seat
from wordgames.games.pun.moves import Answer, EndRound, Lay, Move, Offer, Refuse, Row, Speak, Stand, Wish
from wordgames.games.pun.state import PunState
from wordgames.games.pun.view import Phase, PunOptions
from wordgames.qt.tables import Seated, begin_game, resume_game
from wordgames.session.places import Cover
from wordgames.session.store import Store
from wordgames.ui.tables.pun import PunTable
from wordgames.ui.tables.pun_confirm import ConfirmScreen
from wordgames.ui.tables.pun_count import CountScreen
from wordgames.ui.tables.pun_public import PublicScreen
from wordgames.ui.tables.pun_screen import PunScreen
from wordgames.ui.tables.pun_trade import TradeScreen
from wordgames.ui.tables.pun_turn import TurnScreen
from wordgames.ui.widgets.letter_rack import LetterRack


class Evening:
    """Three people who pass a screen; what they do is kept in a file, and the power can go at any time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.store = Store(folder / "wordgames.sqlite")
        self.clock = HandClock()
        players = tuple(Player(name=name) for name in ("Ana", "Ben", "Chloe"))
        begun = begin_game("pun", players, PunOptions(), self.store, 5, self.clock)
        assert isinstance(begun, Seated), begun
        self.controller = begun.controller
        self.controller.start()
        self.controller.hurry()
        self.cuts = 0

    @property
    def state(self) -> PunState:
        state = self.controller.session._state
        assert isinstance(state, PunState)
        return state

    def act(self, seat: Seat, move: Move) -> None:
        """Whoever the game waits for lifts the curtain and makes a move."""
        if self.controller.scene.cover is Cover.CURTAIN:
            assert self.controller.scene.passed_to == seat
            self.controller.lift(self.controller.scene.turn)
        assert self.controller.submit(seat, move), move
        self.controller.pass_on()

    def opens(self, qtbot: QtBot, seat: Seat | None, screen: type[PunScreen]) -> None:
        """What the disk holds now is opened in another program: covered, then for this seat, on this screen."""
        self.cuts += 1
        there = self.folder / str(self.cuts)
        there.mkdir()
        for file in self.folder.glob("wordgames.sqlite*"):
            shutil.copy(file, there / file.name)
        store = Store(there / "wordgames.sqlite")
        resumed = resume_game(self.controller.session.record_id, store, self.clock)
        assert isinstance(resumed, Seated), resumed
        controller = resumed.controller
        table = PunTable(controller, clock=self.clock, reduce_motion=True)
        qtbot.addWidget(table)
        table.resize(1024, 600)
        table.show()
        controller.start(paused=True)
        assert controller.session.digest() == self.controller.session.digest()
        controller.resume()
        scene = controller.scene
        assert scene.passed_to == seat
        assert scene.viewer == TABLE
        # Nothing of anybody's own lies below the cover.
        assert type(table.shown) is (PublicScreen if seat is not None else screen)
        assert not any(rack.cards for rack in table.findChildren(LetterRack))
        if seat is not None:
            assert scene.cover is Cover.CURTAIN
            hand = "".join(card.face for card in controller.session.view(seat).seats[seat].hand or ())
            assert hand not in told(table).replace(" ", "")
            controller.lift(scene.turn)
            assert controller.view.viewer == seat
            assert type(table.shown) is screen
        controller.close()
        if isinstance(table.shown, CountScreen):
            table.shown.hindsight.finish()
            table.shown.ledge.evidence.finish()
        store.close()


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    made = Evening(tmp_path)
    yield made
    made.controller.close()
    made.store.close()


def test_fault_58_in_the_middle_of_each_trade(qtbot: QtBot, evening: Evening) -> None:
    one = evening.state.turn
    other = (one + 1) % 3
    evening.opens(qtbot, one, TurnScreen)
    evening.act(one, Offer(other, evening.state.hands[one][:1], False, Wish(1)))
    evening.opens(qtbot, other, TradeScreen)
    evening.act(other, Answer(evening.state.hands[other][:2]))
    evening.opens(qtbot, one, TradeScreen)
    evening.act(one, Refuse())
    evening.opens(qtbot, one, TurnScreen)
    evening.act(one, Speak(other, evening.state.hands[one][:1], Wish(1)))
    evening.opens(qtbot, other, TradeScreen)
    evening.act(other, Speak(one, evening.state.hands[other][:1], Wish(1)))
    evening.opens(qtbot, one, TurnScreen)


def test_fault_58_in_the_middle_of_the_count(qtbot: QtBot, evening: Evening) -> None:
    one = evening.state.turn
    order = [one, (one + 1) % 3, (one + 2) % 3]
    evening.act(order[0], EndRound())
    evening.act(order[1], Stand())
    evening.opens(qtbot, order[2], TurnScreen)
    evening.act(order[2], Stand())
    assert evening.state.phase is Phase.COUNTING
    for seat in range(3):
        # Nobody has laid anything: each is asked.
        evening.opens(qtbot, seat, ConfirmScreen)
        card = evening.state.hands[seat][0]
        face = evening.state.faces((card,))
        evening.act(seat, Lay((Row((card,), "E" if face == "?" else face),)))
    assert evening.state.phase is Phase.JUDGING
    evening.opens(qtbot, None, CountScreen)
