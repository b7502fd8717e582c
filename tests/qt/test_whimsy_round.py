"""From the mixed envelopes to the next prompt at a real table, whoever referees and looks, whatever comes between."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.qt.whimsy_evening import WhimsyEvening
from wordgames.games.whimsy.view import Phase, VariantChoice
from wordgames.qt.tables import Seated, resume_game
from wordgames.session.store import Store
from wordgames.ui.tables.whimsy_pacing import RANK_MS, WHY_MS
from wordgames.ui.tables.whimsy_reveal import RevealScreen
from wordgames.ui.tables.whimsy_scores import ScoresScreen
from wordgames.ui.tables.whimsy_verdict import VerdictScreen
from wordgames.ui.theme import load_theme

READ_MS = 5_500


@pytest.fixture
def evening(qtbot: QtBot, tmp_path: Path) -> Iterator[WhimsyEvening]:
    here = WhimsyEvening(qtbot, tmp_path)
    yield here
    here.close()


def to_envelopes(evening: WhimsyEvening, people: int, computers: int = 0, **options: object) -> None:
    """All envelopes are closed and mixed, none is open."""
    evening.begin(people, computers, **options)  # type: ignore[arg-type]
    evening.to_choosing()
    while evening.covered:
        evening.hold()
        evening.fill(2)
        evening.click(evening.choose.main)
    evening.let_computers_choose()
    mix_and_look(evening)


def mix_and_look(evening: WhimsyEvening) -> None:
    """Mix the envelopes, and hear the prompt again."""
    evening.mix()
    for _look in range(4):
        if isinstance(evening.shown, RevealScreen):
            return
        evening.click(evening.shown.main)
        evening.pass_ms(1_000)
    assert isinstance(evening.shown, RevealScreen)


def read_all(evening: WhimsyEvening) -> None:
    for _envelope in range(evening.public.expected):
        evening.click(evening.shown.main)
        evening.pass_ms(READ_MS)
    assert evening.public.phase in (Phase.RANKING, Phase.AWARDED)


def test_a_person_referees_in_the_open(evening: WhimsyEvening) -> None:
    to_envelopes(evening, 3)
    assert evening.spilt() == []
    reveal = evening.shown
    assert QApplication.focusWidget() is reveal.main, "what the keys act on is seen"
    reveal.pause.setFocus()
    evening.click(reveal.things.pile)
    evening.pass_ms(READ_MS)
    assert QApplication.focusWidget() is reveal.pause, "and stays where somebody has taken it"
    evening.click(reveal.main)
    evening.pass_ms(READ_MS)
    evening.click(reveal.things.envelopes[1])
    evening.pass_ms(400)
    assert reveal.podium.order == (1, 0)
    evening.click(reveal.main)
    assert isinstance(evening.shown, ScoresScreen), "what the room did itself it need not see again"
    assert QApplication.focusWidget() is evening.shown.main
    evening.click(evening.shown.main)
    evening.click(evening.shown.main)
    assert evening.phase is Phase.PROMPT
    assert evening.public.round_number == 2


def test_a_computer_referees_and_says_why(evening: WhimsyEvening) -> None:
    to_envelopes(evening, 2, 2, first_referee=2)
    read_all(evening)
    for _second in range(60):
        if evening.public.phase is Phase.AWARDED:
            break
        evening.pass_ms(1_000)
    assert isinstance(evening.shown, VerdictScreen)
    assert QApplication.focusWidget() is evening.shown.main
    evening.pass_ms(3 * RANK_MS + 500)
    assert evening.shown.speech.isVisible()
    evening.pass_ms(WHY_MS + 500)
    assert isinstance(evening.shown, ScoresScreen)
    evening.pass_ms(20_000)
    evening.click(evening.shown.main)
    assert evening.phase is Phase.PROMPT


def test_everybody_ranks_behind_the_curtain(evening: WhimsyEvening) -> None:
    to_envelopes(evening, 4, variant=VariantChoice.EVERYBODY_RANKS)
    read_all(evening)
    assert not evening.covered, "everybody hears the last one, too"
    reveal = evening.shown
    assert reveal.main.label == "Pass it on"
    heard = reveal.cards.shown_words
    assert len(heard) == 2
    evening.click(reveal.main)
    for _person in range(4):
        assert evening.covered
        assert reveal.cards.shown_words == heard, "nobody sees what another looked at last"
        evening.hold()
        reveal = evening.shown
        assert isinstance(reveal, RevealScreen)
        assert reveal.podium.order is None, "nobody sees how another has ranked"
        for slot in reveal.podium.slots[:-1]:
            evening.click(reveal.things.envelopes[slot])
            evening.pass_ms(400)
        evening.click(reveal.main)
    assert isinstance(evening.shown, VerdictScreen)
    assert evening.shown.what.text == "Everybody has ranked."
    evening.click(evening.shown.main)
    evening.click(evening.shown.main)
    assert isinstance(evening.shown, ScoresScreen)


def test_everybody_ranks_alone_among_computers(evening: WhimsyEvening) -> None:
    evening.begin(1, 3, first_referee=1, variant=VariantChoice.EVERYBODY_RANKS)
    evening.to_choosing()
    evening.fill(2)
    evening.click(evening.choose.main)
    evening.let_computers_choose()
    mix_and_look(evening)
    reveal = evening.shown
    for _envelope in range(2):
        evening.click(reveal.main)
        evening.pass_ms(READ_MS)
    evening.click(reveal.main)
    evening.pass_ms(600)
    assert len(reveal.things.envelopes) == 3, "while the last one is read all are there"
    assert not reveal.may_place()
    evening.pass_ms(READ_MS)
    own = {one.slot for one in evening.view.envelopes} - set(evening.view.to_rank)
    assert len(own) == 1
    assert set(reveal.things.envelopes) == set(evening.view.to_rank), "then his own is not ranked"
    evening.click(reveal.things.envelopes[reveal.podium.slots[0]])
    evening.pass_ms(400)
    evening.click(reveal.main)
    for _second in range(60):
        if evening.public.phase is Phase.AWARDED:
            break
        evening.pass_ms(1_000)
    assert isinstance(evening.shown, VerdictScreen)


def test_a_round_alone_among_computers(evening: WhimsyEvening) -> None:
    evening.begin(1, 3, first_referee=0)
    evening.to_choosing()
    evening.let_computers_choose()
    mix_and_look(evening)
    read_all(evening)
    reveal = evening.shown
    for slot in (2, 0):
        evening.click(reveal.things.envelopes[slot])
        evening.pass_ms(400)
    assert reveal.podium.order == (2, 0, 1)
    evening.click(reveal.main)
    assert [one.slot for one in evening.public.shown[-1].answers] == [2, 0, 1]


def test_a_game_that_goes_on_in_the_middle_of_reading(qtbot: QtBot, tmp_path: Path) -> None:
    store = Store(tmp_path / "evening.db")
    first = WhimsyEvening(qtbot, tmp_path, store)
    to_envelopes(first, 4)
    first.click(first.shown.main)
    first.pass_ms(READ_MS)
    first.click(first.shown.things.steps[1])
    first.click(first.shown.main)
    first.pass_ms(700)
    assert len(first.shown.cards.shown_words) == 1, "in the middle of the second phrase"
    record = first.controller.session.record_id
    first.flow.put_down()
    resumed = resume_game(record, store, first.hand)
    assert isinstance(resumed, Seated), resumed
    first.flow.sit_down(resumed, paused=True)
    first.settle()
    first.click(first.cover.resume_button)
    assert isinstance(first.shown, RevealScreen)
    assert first.shown.podium.places == (None, 0, None)
    assert first.shown.things.pile.count == 1
    assert len(first.shown.cards.shown_words) == 2, "read to its end"
    first.close()


def test_in_another_look_everything_stands_where_it_stood(evening: WhimsyEvening) -> None:
    to_envelopes(evening, 4)
    read_all(evening)
    reveal = evening.shown
    evening.click(reveal.things.envelopes[2])
    for name in ("day", "contrast", "night"):
        evening.window.set_theme(load_theme(name))
        evening.settle()
        assert reveal.podium.places == (2, None, None)
        assert reveal.cards.theme.name == name
        assert not reveal.grab().isNull()
    evening.window.resize(1366, 768)
    evening.settle()
    box = reveal.things.envelopes[2].geometry()
    step = reveal.things.steps[0].geometry()
    assert step.left() <= box.center().x() <= step.right()
