"""A whole game of Word Whimsy of three people by the mouse alone, from the shelf to the shelf."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.qt.whimsy_evening import LEFT, WhimsyEvening
from wordgames.games.whimsy.view import Phase
from wordgames.ui.setup import Setup
from wordgames.ui.shelf import Shelf
from wordgames.ui.tables.whimsy_end import EndScreen
from wordgames.ui.tables.whimsy_mix import MixScreen
from wordgames.ui.tables.whimsy_reveal import RevealScreen
from wordgames.ui.tables.whimsy_scores import ScoresScreen
from wordgames.ui.widgets.word_desk import Stop

READ_MS = 8_000


@pytest.fixture
def evening(qtbot: QtBot, tmp_path: Path) -> Iterator[WhimsyEvening]:
    made = WhimsyEvening(qtbot, tmp_path, guests=("Ana", "Ben", "Chloe"))
    yield made
    made.close()


def sit_down(evening: WhimsyEvening) -> None:
    """From the shelf through setup to the table: three people, once round."""
    evening.click(evening.screen.lids[2])
    setup = evening.screen
    assert isinstance(setup, Setup)
    for _guest in range(2):
        evening.click(next(place for place in setup.free if place.isVisible()))
        QTest.keyClick(setup.edit.field, Qt.Key.Key_Return)
    for _computer in range(3):
        evening.click(setup.crosses[1])
    assert [player.name for player in setup.lineup.players] == ["Ana", "Ben", "Chloe"]
    evening.click(setup.lengths[0])
    evening.click(setup.start)
    evening.note_common_words()


def fill_by_mouse(evening: WhimsyEvening, number: int) -> None:
    """An envelope: a tap, a drag, an order that is changed; a double card turned over where there is one."""
    hand = evening.cards
    first, second, third = hand.draft.order[:3]
    double = next((card for card in hand.hand.items if card.double), None)
    evening.tap(first)
    evening.drag_in(second)
    if number % 2:
        evening.drag_in(third)
        evening.drag_out(third)
        assert third not in evening.laid
    if double is not None:
        up = double.up
        stop = Stop(double.card, in_envelope=double.card in evening.laid)
        evening.click(hand, evening.point(stop, 0.66))
        assert hand.laid(double.card).up != up
    # The second is put on top of the first.
    QTest.mousePress(hand, LEFT, pos=evening.point(Stop(second, in_envelope=True)))
    on_top = evening.point(Stop(first, in_envelope=True), 0.05)
    QTest.mouseMove(hand, evening.point(Stop(second, in_envelope=True)) + QPoint(0, -30))
    QTest.mouseMove(hand, on_top)
    QTest.mouseRelease(hand, LEFT, pos=on_top)
    assert evening.laid == [second, first]


def choose(evening: WhimsyEvening, *, have_back: bool) -> None:
    """One circle from the referee's left; nothing of anybody's is told at any hand-over."""
    referee = evening.public.referee
    order = []
    for number in range(2):
        assert evening.covered
        assert not evening.spilt()
        order.append(evening.curtain.to.seat)
        evening.hold()
        fill_by_mouse(evening, number)
        evening.click(evening.choose.main)
    assert order == [(referee + 1) % 3, (referee + 2) % 3]
    mix = evening.shown
    assert isinstance(mix, MixScreen)
    assert not evening.spilt()
    if have_back:
        evening.click(mix.back)
        evening.click(mix.names[order[0]])
        assert not evening.spilt()
        evening.hold()
        evening.click(evening.choose.reopen)
        evening.tap(evening.laid[1])
        evening.click(evening.choose.main)
        assert not evening.spilt()


def read_and_rank(evening: WhimsyEvening) -> None:
    """Open one after the other, tap them from best to worst, give the chips."""
    reveal = evening.shown
    assert isinstance(reveal, RevealScreen)
    for _envelope in evening.public.envelopes:
        evening.click(reveal.main)
        evening.pass_ms(READ_MS)
    assert evening.phase is Phase.RANKING
    best = evening.public.envelopes[1].slot
    evening.click(reveal.things.envelopes[best])
    evening.pass_ms(2_000)
    assert reveal.podium.order is not None, "the last place fills itself"
    evening.click(reveal.main)
    assert evening.phase is Phase.AWARDED


def test_a_whole_game_of_three_by_mouse(evening: WhimsyEvening) -> None:
    sit_down(evening)
    assert evening.public.rounds == 3
    referees = []
    given = 0
    for round_number in range(1, 4):
        assert evening.public.round_number == round_number
        referees.append(evening.public.referee)
        evening.click(evening.shown.deck)
        assert evening.shown.prompt.isVisible()
        evening.click(evening.shown.main)
        choose(evening, have_back=round_number == 2)
        evening.mix()
        assert evening.shown.prompt.text == evening.public.prompt.text
        evening.click(evening.shown.main)
        read_and_rank(evening)
        given += sum(answer.chip for answer in evening.public.shown[-1].answers)
        assert given == 3 * round_number, "the chips 1 and 2 a round"
        assert sum(seat.total for seat in evening.public.seats) == given
        scores = evening.shown
        assert isinstance(scores, ScoresScreen)
        for _press in range(3):
            if evening.phase is not Phase.AWARDED:
                break
            evening.pass_ms(5_000)
            evening.click(scores.main)
    assert sorted(referees) == [0, 1, 2], "everybody once"
    assert evening.phase is Phase.OVER
    end = evening.shown
    assert isinstance(end, EndScreen)
    result = evening.public.result
    assert result is not None
    assert sum(one.points for one in result.standings) == given
    evening.click(end.back)
    assert isinstance(evening.screen, Shelf)
