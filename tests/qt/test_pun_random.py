"""Whole matches at the table by random moves, with people who leave, sit down, pause and drag windows about."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from tests.qt.puntable import PunEvening
from wordgames.core.game import WordRulingNeeded
from wordgames.core.players import TABLE, Player
from wordgames.games.pun.moves import PUN_CARD, Lay
from wordgames.games.pun.state import PunState
from wordgames.games.pun.view import Length, Phase, PunOptions
from wordgames.session.house import Verdict
from wordgames.session.places import Cover
from wordgames.ui.tables.pun_count import CountScreen
from wordgames.ui.tables.pun_trade import Plan
from wordgames.ui.tables.pun_trade_deal import Kind
from wordgames.ui.tables.pun_turn import TurnScreen
from wordgames.ui.widgets.letter_rack import LetterRack
from wordgames.ui.widgets.tray_side import TraySide

TABLES = ((2, 0), (3, 0), (2, 1), (1, 2), (4, 1))
SIZES = (QSize(1024, 600), QSize(1280, 720), QSize(800, 900))
STEPS = 60


class RandomEvening(PunEvening):
    """Everything that happens follows from the seed."""

    def __init__(self, qtbot: QtBot, seed: int) -> None:
        self.chance = Random(seed)
        people, computers = TABLES[seed % len(TABLES)]
        options = PunOptions(
            lang=self.chance.choice(("en", "de")),
            length=self.chance.choice((Length.NORMAL, Length.FULL)),
            trade_with_ender=self.chance.random() < 0.5,
            without_qxy=self.chance.random() < 0.3,
            subject=self.chance.choice((None, "animals")),
        )
        super().__init__(
            qtbot,
            people,
            computers,
            options=options,
            seed=seed,
            reduce_motion=self.chance.random() < 0.5,
        )

    @property
    def session(self) -> Any:
        return self.controller.session

    def holds(self) -> None:
        """All cards are there, drafts hold what hands have, and under a cover nothing is anybody's own."""
        state = self.session._state
        assert isinstance(state, PunState)
        held = [card for cards in (*state.hands, state.centre, state.pile, state.aside) for card in cards]
        assert len(held) == len(set(held)) == (48 if state.options.without_qxy else 54)
        for seat, hand in enumerate(state.hands):
            if not state.players[seat].is_computer and state.phase in (Phase.TURN, Phase.COUNTING):
                for row in self.table.drafts.draft(seat).rows:
                    assert set(row.cards) <= set(hand)
                    for card, letter in zip(row.cards, row.word, strict=True):
                        assert state.deck.cards[card] in (letter, PUN_CARD)
        if self.controller.scene.cover is not Cover.NONE:
            assert not any(rack.cards for rack in self.table.findChildren(LetterRack))
            assert not any(side.pieces for side in self.table.findChildren(TraySide) if not side.isVisible())

    def disturb(self) -> None:
        """Now and then something comes between."""
        what, controller = self.chance.random(), self.controller
        if what < 0.04:
            controller.pause()
            self.settle()
            self.holds()
            controller.resume()
        elif what < 0.06:
            controller.undo()
        elif what < 0.075:
            controller.leave(self.chance.randrange(len(self.session.players())))
        elif what < 0.11:
            controller.join(Player(name=f"Guest {len(self.session.players())}"))
        elif what < 0.14:
            self.window.resize(self.chance.choice(SIZES))
            self.table.setGeometry(self.window.rect())
            controller.disturb()
        self.settle()
        self.holds()

    def step(self) -> None:
        """Whatever is next: a curtain, a ruling, a computer, or somebody's move."""
        controller, session = self.controller, self.session
        if controller.scene.cover is Cover.CURTAIN:
            self.lift()
        needs = [need for need in session.needs() if isinstance(need, WordRulingNeeded)]
        me = controller.viewer
        if controller.lingering is not None:
            controller.pass_on()
        elif needs:
            controller.rule(needs[0].word, needs[0].langs[0], Verdict(self.chance.random() < 0.6, "word"))
        elif TABLE in session.waiting_for():
            controller.submit(TABLE, session.options(TABLE)[0])
        elif me in session.waiting_for():
            self.lay()
            self.plan()
            move = self.chance.choice(session.options(me))
            if isinstance(move, Lay):
                rows = self.table.drafts.draft(me).rows
                move = Lay(tuple(row for row in rows if PUN_CARD not in row.word))
            assert controller.submit(me, move), move
        else:
            self.pass_ms(600)
            controller.hurry()
        self.settle()

    def lay(self) -> None:
        """A letter goes into a word."""
        rack = getattr(self.shown, "rack", None)
        if rack is None or not rack.cards or self.chance.random() < 0.4:
            return
        places = [stop for stop in rack.stops() if not isinstance(stop, int)]
        rack.put((self.chance.choice(rack.cards).card,), self.chance.choice(places))
        if rack.choosing is not None:
            rack.set_letter(rack.choosing, "E")

    def plan(self) -> None:
        """Somebody begins to put a trade together, and may do something else after all."""
        view = self.view
        if not isinstance(self.shown, TurnScreen) or view.trade is not None or self.chance.random() < 0.7:
            return
        others = [
            seat for seat, one in enumerate(view.seats) if one.open_to_trade and not one.player.is_computer
        ]
        if others and view.turn == view.viewer:
            kind = self.chance.choice((Kind.OFFER, Kind.SPEAK, Kind.POST))
            self.shown.trade_wanted.emit(Plan(kind, self.chance.choice(others)))
            self.settle()

    def close(self) -> None:
        count = self.table.screens.get(CountScreen)
        if isinstance(count, CountScreen):
            count.hindsight.finish()
            count.ledge.evidence.finish()
        super().close()


@pytest.mark.parametrize("seed", range(5))
def test_whatever_happens_nothing_is_lost_or_told_and_nobody_waits_for_who_has_gone(
    qtbot: QtBot, seed: int
) -> None:
    evening = RandomEvening(qtbot, seed)
    for _step in range(STEPS):
        evening.disturb()
        if not evening.session.waiting_for():
            break
        evening.step()
        evening.holds()
    assert evening.session.revision > 5
    evening.close()
