"""Word Whimsy on a TV: no card of a hand or of a closed envelope, nothing to press, and in step with the laptop."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from tests.qt.plugged import LAPTOP, TV, Plugged
from tests.qt.whimsy_evening import WhimsyEvening
from wordgames.games.whimsy.view import Phase
from wordgames.ui.tables.whimsy import WhimsyTable
from wordgames.ui.tables.whimsy_end import EndScreen
from wordgames.ui.tables.whimsy_reveal import RevealScreen
from wordgames.ui.tables.whimsy_scores import ScoresScreen
from wordgames.ui.tables.whimsy_wait import WaitScreen

READ_MS = 8_000


class TvWhimsy(WhimsyEvening):
    """Three people pass the laptop; the TV shows the table."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.plugged = Plugged(LAPTOP, TV)
        super().__init__(qtbot, folder, guests=("Ana", "Ben", "Chloe"), displays=self.plugged)
        self.flow.tv.second.choose(TV.key)

    @property
    def tv_window(self) -> Any:
        """The window on the TV."""
        return self.flow.tv.second.public

    @property
    def tv(self) -> Any:
        """The screen of the table that the room sees."""
        table = self.tv_window.screen_shown
        assert isinstance(table, WhimsyTable)
        return table.shown

    def kept(self, *roots: QObject) -> set[str]:
        """What is told of hands and envelopes, but for the phrases that the table has seen."""
        view = self.public
        seen = [one.cards or () for one in view.envelopes]
        seen += [answer.cards for shown in view.shown for answer in shown.answers]
        return set(self.spilt(*roots)) - {
            word.text.lower() for cards in seen for card in cards for word in (card.word, card.other) if word
        }

    def nothing_private(self) -> None:
        """Neither a card of anybody nor a button."""
        assert not self.kept(self.tv_window)
        for button in self.tv_window.findChildren(QAbstractButton):
            assert not (button.isVisible() and button.isEnabled()), button.accessibleName()


@pytest.fixture
def evening(qtbot: QtBot, tmp_path: Path) -> Iterator[TvWhimsy]:
    made = TvWhimsy(qtbot, tmp_path)
    yield made
    made.close()


def in_step(evening: TvWhimsy) -> None:
    """The phrase on the stage, and what stands on the podium."""
    laptop, tv = evening.shown, evening.tv
    assert type(laptop) is type(tv)
    assert tv.cards.accessibleName() == laptop.cards.accessibleName()
    assert tv.prompt.text == laptop.prompt.text
    if isinstance(laptop, RevealScreen):
        assert tv.picked == laptop.picked
        assert tv.podium == laptop.podium


def test_whole_rounds_of_three_tell_nothing_private_and_stay_in_step(evening: TvWhimsy) -> None:
    evening.begin(3)
    for _round in range(2):
        evening.nothing_private()
        evening.click(evening.shown.deck)
        evening.nothing_private()
        evening.click(evening.shown.main)
        for _person in range(2):
            assert evening.covered
            evening.nothing_private()
            evening.hold()
            assert isinstance(evening.tv, WaitScreen)
            evening.nothing_private()
            evening.fill()
            assert evening.spilt(evening.window), "the laptop shows them, so the walk would find them"
            evening.nothing_private()
            evening.click(evening.choose.main)
            evening.nothing_private()
        evening.mix()
        evening.nothing_private()
        evening.click(evening.shown.main)
        reveal = evening.shown
        assert isinstance(reveal, RevealScreen)
        for _envelope in evening.public.envelopes:
            evening.click(reveal.main)
            for _second in range(READ_MS // 1_000):
                evening.pass_ms(1_000)
                in_step(evening)
                evening.nothing_private()
        assert evening.phase is Phase.RANKING
        evening.click(reveal.things.envelopes[evening.public.envelopes[1].slot])
        in_step(evening)
        evening.pass_ms(2_000)
        in_step(evening)
        evening.click(reveal.main)
        scores = evening.shown
        assert isinstance(scores, ScoresScreen)
        assert isinstance(evening.tv, ScoresScreen)
        for _press in range(3):
            if evening.phase is not Phase.AWARDED:
                break
            evening.pass_ms(5_000)
            evening.nothing_private()
            evening.click(scores.main)


def test_a_tv_that_is_switched_on_in_mid_reveal_stands_where_the_laptop_does(evening: TvWhimsy) -> None:
    evening.begin(3)
    evening.click(evening.shown.deck)
    evening.click(evening.shown.main)
    evening.all_close()
    evening.mix()
    evening.click(evening.shown.main)
    evening.flow.tv.second.stop()
    reveal = evening.shown
    evening.click(reveal.main)
    evening.pass_ms(1_000)
    evening.flow.tv.second.choose(TV.key)
    evening.settle()
    in_step(evening)
    evening.pass_ms(READ_MS)
    evening.click(reveal.main)
    evening.pass_ms(READ_MS)
    first = evening.public.envelopes[0].slot
    evening.click(reveal.things.envelopes[first])
    evening.flow.tv.second.stop()
    evening.flow.tv.second.choose(TV.key)
    evening.settle()
    in_step(evening)


@pytest.mark.parametrize("when", ["choosing", "mix", "reading", "awarded"])
def test_fault_53_unplugging_leaves_no_hand_on_the_tv(evening: TvWhimsy, when: str) -> None:
    evening.begin(3)
    evening.click(evening.shown.deck)
    evening.click(evening.shown.main)
    if when == "choosing":
        evening.hold()
        evening.fill()
    else:
        evening.all_close()
    if when in ("reading", "awarded"):
        evening.mix()
        evening.click(evening.shown.main)
        for _envelope in evening.public.envelopes:
            evening.click(evening.shown.main)
            evening.pass_ms(READ_MS)
    if when == "awarded":
        evening.click(evening.shown.things.envelopes[evening.public.envelopes[0].slot])
        evening.pass_ms(2_000)
        evening.click(evening.shown.main)
        assert evening.phase is Phase.AWARDED
    evening.plugged.plug(TV)
    assert evening.tv_window is None
    assert not evening.kept()
    evening.click(evening.cover.resume_button)
    assert not evening.kept()
    if when == "choosing":
        evening.hold()
        assert evening.spilt()


def test_the_end_has_nothing_to_press_on_the_tv(evening: TvWhimsy) -> None:
    evening.begin(3, first_referee=0)
    while evening.phase is not Phase.OVER:
        evening.click(evening.shown.deck)
        evening.click(evening.shown.main)
        evening.all_close()
        evening.mix()
        evening.click(evening.shown.main)
        for _envelope in evening.public.envelopes:
            evening.click(evening.shown.main)
            evening.pass_ms(READ_MS)
        evening.click(evening.shown.things.envelopes[evening.public.envelopes[0].slot])
        evening.pass_ms(2_000)
        evening.click(evening.shown.main)
        for _press in range(3):
            if evening.phase is not Phase.AWARDED:
                break
            evening.pass_ms(5_000)
            evening.click(evening.shown.main)
    assert isinstance(evening.tv, EndScreen)
    evening.nothing_private()
