"""What holds for the setup of every game, in both languages: nothing too small, nothing out of reach of the keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from wordgames import texts
from wordgames.core.players import Level
from wordgames.games.catalog import GAMES, entry
from wordgames.qt.lineup import Lineup, against_computers
from wordgames.ui.flow import explain
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.text import fit_block, fitted
from wordgames.ui.setup import Setup
from wordgames.ui.setup_page import Tick, Turn
from wordgames.ui.setup_pages import PAGES

SMALLEST = 2.0
"""In u: no words of the setup are set smaller."""


@pytest.fixture
def make(qtbot):
    kept = []

    def made(game, seats=4, people=1):
        page = PAGES[game]
        lineup = Lineup(against_computers("Ana", seats - people), places=page.places)
        for name in ("Ben", "Chloe", "David", "Eva", "Finn", "Gustav", "Hanna")[: people - 1]:
            assert lineup.add_guest(name) is None
        setup = Setup(game, lineup, page.usual(texts.language(), lineup.players), (), explain)
        setup.resize(1600, 900)
        qtbot.addWidget(setup)
        kept.append(setup)
        setup.show()
        qtbot.waitExposed(setup)
        setup.activateWindow()
        return setup

    yield made
    texts.use_language("en")


def test_every_game_of_the_catalogue_has_its_page():
    assert list(PAGES) == list(GAMES)
    for game, page in PAGES.items():
        assert isinstance(page.usual("en", against_computers("Ana")), entry(game).options)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", PAGES)
def test_no_words_are_set_too_small(make, game, lang):
    texts.use_language(lang)
    page = PAGES[game]
    for seats in (page.least, 5, page.places):
        for people in {1, seats}:
            setup = make(game, seats, people)
            lines = [
                (setup.meaning.text, 2.6, 78, Face.TEXT_BOLD),
            ]
            lines.append((setup.meaning_below.text, 2.6, 78, Face.TEXT_SEMI))
            for card in setup.seen:
                lines += [(card.label, 2.45, 26, Face.TEXT_HEAVY), (card.sub, 2.2, 26, Face.TEXT_BOLD)]
            for ticket in setup.lengths:
                w = ticket.face().width() / ticket.u - 1.6
                lines += [(ticket.first, 2.2, w, Face.TEXT_HEAVY), (ticket.second, 2.2, w, Face.TEXT_BOLD)]
            for rule in setup.house.rules:
                if isinstance(rule, Tick):
                    lines.append((rule.text, 2.6, 66, Face.TEXT_BOLD))
                elif isinstance(rule, Turn):
                    lines += [(rule.value, 3.6, 25, Face.DISPLAY), (rule.below, 2.2, 25, Face.TEXT_BOLD)]
            small = [
                text for text, size, room, face in lines if text and fitted(text, size, room, face) < SMALLEST
            ]
            assert not small
            # What is said up there may stand in two lines.
            for hint in (setup.hint.text, *(page.about_level(level) for level in Level)):
                block = fit_block(hint, 2.8, 2.2, 71, Face.TEXT_SEMI)
                assert len(block.lines) <= 2, hint
                assert block.size >= SMALLEST, hint


@pytest.mark.parametrize("game", PAGES)
def test_fault_51_tab_goes_over_everything_and_says_what_it_is(make, game):
    setup = make(game, PAGES[game].least + 1)
    QTest.mouseClick(setup.slip, Qt.MouseButton.LeftButton, pos=setup.slip.rect().center())
    setup.back.setFocus(Qt.FocusReason.TabFocusReason)
    seen = []
    while setup.focusWidget() not in seen:
        here = setup.focusWidget()
        assert here.accessibleName()
        seen.append(here)
        QTest.keyClick(here, Qt.Key.Key_Tab)
    reachable = [stop for stop in setup.house.stops if stop.isEnabled()]
    assert set(reachable) <= set(seen)
    assert [stop for stop in seen if stop in reachable] == reachable
    assert {setup.back, setup.slip, setup.start} <= set(seen)


@pytest.mark.parametrize("game", PAGES)
def test_every_house_rule_changes_the_options_and_back_again(make, game):
    setup = make(game, 5)
    page, players = PAGES[game], setup.lineup.players
    for rule in page.rules(setup.options, players):
        if isinstance(rule, Tick):
            assert rule.changed != setup.options
            again = next(one for one in page.rules(rule.changed, players) if one.key == rule.key)
            assert again.on != rule.on
            # Whoever takes eight games back still plays a full match.
            assert again.changed == setup.options or rule.key == "eight"
        elif isinstance(rule, Turn):
            assert rule.more is not None or rule.less is not None
            for step, way in ((rule.more, "less"), (rule.less, "more")):
                if step is not None:
                    there = next(one for one in page.rules(step[1], players) if one.key == rule.key)
                    assert there.value == step[0]
                    assert getattr(there, way)[1] == setup.options


@pytest.mark.parametrize("game", PAGES)
def test_the_usual_rules_are_those_of_the_rulebook(make, game):
    page = PAGES[game]
    for lang in ("en", "de"):
        texts.use_language(lang)
        setup = make(game)
        assert page.own_rules(setup.options, setup.lineup.players) == 0


@pytest.mark.parametrize("game", PAGES)
def test_every_ticket_can_be_taken(make, game):
    setup = make(game, 5)
    for ticket in list(setup.lengths):
        QTest.mouseClick(ticket, Qt.MouseButton.LeftButton, pos=ticket.rect().center())
        assert [one.value for one in setup.lengths if one.isChecked()] == [ticket.value]
