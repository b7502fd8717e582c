"""Pun on a TV: no letter of a hand or of a sealed trade, nothing to press, and the count in step with the laptop."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from tests.qt.puntable import PunEvening
from tests.qt.punwalk import spilt_letters
from wordgames.games.pun.moves import (
    Accept,
    Answer,
    Draw,
    EndRound,
    Offer,
    Post,
    Speak,
    Stand,
    Swap,
    TakeStanding,
    Wish,
)
from wordgames.games.pun.view import Phase
from wordgames.qt.twin import TwinController
from wordgames.session.places import Cover
from wordgames.ui.staged_count import stage_count
from wordgames.ui.tables.pun import PunTable
from wordgames.ui.tables.pun_count import CountScreen
from wordgames.ui.tables.pun_public import PublicScreen


class TvPun(PunEvening):
    """People pass the laptop; a second table shows what everybody may see."""

    def __init__(self, qtbot: QtBot, **named: object) -> None:
        super().__init__(qtbot, **named)  # type: ignore[arg-type]
        self.qtbot = qtbot
        self.twin = TwinController(self.controller)
        self.tv = self.second_table()

    def second_table(self) -> PunTable:
        """One that is switched on now."""
        table = PunTable(self.twin, clock=self.hand)  # type: ignore[arg-type]
        table.resize(QSize(1280, 720))
        self.qtbot.addWidget(table)
        table.show()
        QCoreApplication.processEvents()
        return table

    def nothing_private(self) -> None:
        """Neither a letter of anybody nor a button."""
        self.settle()
        assert spilt_letters(self.controller.session, self.tv) == set()
        for button in self.tv.findChildren(QAbstractButton):
            assert not (button.isVisible() and button.isEnabled()), button.accessibleName()

    def act(self, move: object) -> None:
        """Whoever the game waits for lifts the curtain and makes this move."""
        self.nothing_private()
        if self.controller.scene.cover is Cover.CURTAIN:
            self.lift()
        self.nothing_private()
        assert type(self.tv.shown) is PublicScreen
        assert self.controller.submit(self.view.viewer, move), move
        self.nothing_private()
        self.pass_ms(1_000)
        self.nothing_private()

    def cards(self, seat: int) -> list[int]:
        """Of a hand."""
        return [card.card for card in self.controller.session.view(seat).seats[seat].hand]


@pytest.fixture
def evening(qtbot: QtBot) -> Iterator[TvPun]:
    made = TvPun(qtbot, people=3)
    yield made
    made.close()


def test_a_whole_round_with_every_kind_of_trade_tells_nothing_private(evening: TvPun) -> None:
    first = evening.public.turn
    second, third = (first + 1) % 3, (first + 2) % 3
    evening.act(Post((evening.cards(first)[0],), True, Wish(1)))
    evening.act(Swap((evening.cards(first)[1],), (evening.public.centre[0].card,)))
    evening.controller.pass_on()
    number = evening.public.standing[0].number
    evening.act(TakeStanding(number, (evening.cards(second)[0],)))
    evening.act(Draw())
    evening.controller.pass_on()
    evening.act(Offer(first, (evening.cards(third)[0],), False, Wish(1)))
    evening.act(Answer((evening.cards(first)[0], evening.cards(first)[1])))
    evening.act(Accept())
    evening.act(Speak(first, (evening.cards(third)[0],), Wish(1)))
    evening.act(Speak(third, (evening.cards(first)[0],), Wish(1)))
    evening.act(Draw())
    evening.controller.pass_on()
    evening.act(EndRound())
    evening.act(Stand())
    evening.act(Stand())
    evening.nothing_private()


def test_what_lies_on_a_laptop_is_found_there_and_not_on_the_tv(evening: TvPun) -> None:
    evening.lift()
    assert spilt_letters(evening.controller.session, evening.window), "else the walk proves nothing"
    evening.nothing_private()


def test_the_count_is_in_step(qtbot: QtBot) -> None:
    evening = TvPun(qtbot, people=3)
    stage_count(evening.controller, ("ZEbRA FOX", "TOY INGRID", "BLUMPS + KW"))
    evening.settle()
    assert evening.public.phase is Phase.JUDGING

    def in_step(tv: PunTable) -> None:
        laptop, there = evening.shown, tv.shown
        assert isinstance(laptop, CountScreen)
        assert isinstance(there, CountScreen)
        assert there.pace == laptop.pace
        assert there.ledge.line.text == laptop.ledge.line.text
        said = {seat: total.accessibleName() for seat, total in laptop.hands.totals.items()}
        assert said == {seat: total.accessibleName() for seat, total in there.hands.totals.items()}

    in_step(evening.tv)
    for _moment in range(12):
        evening.pass_ms(500)
        in_step(evening.tv)
    late = evening.second_table()
    in_step(late)
    evening.click(evening.shown.hands.spots[(0, 0)])
    in_step(evening.tv)
    for button in evening.tv.findChildren(QAbstractButton):
        assert not (button.isVisible() and button.isEnabled()), button.accessibleName()
    evening.shown.hindsight.finish()
    for table in (evening.tv, late):
        assert isinstance(table.shown, CountScreen)
        table.shown.hindsight.finish()
        table.shown.ledge.evidence.finish()
    evening.shown.ledge.evidence.finish()
    evening.close()
