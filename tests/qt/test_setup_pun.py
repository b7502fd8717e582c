"""The setup of Pun: eight places, whose words count, how many rounds, and what the house changes."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.qt.evening import Evening
from wordgames import texts
from wordgames.core.players import Level
from wordgames.games.pun.view import Length, PunOptions
from wordgames.qt.lineup import Lineup, against_computers
from wordgames.qt.twin import TwinController
from wordgames.ui.flow import explain
from wordgames.ui.painting.choices import Seen
from wordgames.ui.setup import Setup
from wordgames.ui.setup_pages import PAGES

PEOPLE = ("Ana", "Ben", "Chloe", "David", "Eva", "Finn", "Gustav", "Hanna")


@pytest.fixture
def make(qtbot):
    kept = []

    def made(*players, options=None):
        page = PAGES["pun"]
        lineup = Lineup(against_computers("Ana"), places=page.places)
        setup = Setup("pun", lineup, options or PunOptions(), (), explain)
        setup.resize(1280, 720)
        qtbot.addWidget(setup)
        kept.append(setup)
        setup.show()
        qtbot.waitExposed(setup)
        setup.activateWindow()
        for name in players:
            setup.lineup.add_guest(name)
        return setup

    yield made
    texts.use_language("en")


def click(widget):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


def turn(setup, rule, presses=1):
    for _press in range(presses):
        click(setup.house.turns[rule].more)
    return setup.house.turns[rule].rule.value


def checked(setup):
    return [card.value for card in setup.seen if card.isChecked()]


def test_the_sofa_holds_eight_and_no_more(make):
    setup = make(*PEOPLE[1:5])
    assert len(setup.lineup.players) == 8
    assert all(place.isVisible() for place in setup.places)
    assert not any(free.isVisible() for free in setup.free)
    setup.lineup.add_computer()
    assert len(setup.lineup.players) == 8


@pytest.mark.parametrize("size", [(1920, 1080), (1366, 768), (1024, 600), (2560, 1080)])
def test_fault_47_eight_plates_lie_within_every_window_side_by_side(make, size):
    setup = make(*PEOPLE[1:5])
    setup.resize(*size)
    setup.grab()
    plates = [place.face().translated(place.pos()) for place in setup.places]
    assert all(setup.rect().contains(plate.toAlignedRect()) for plate in plates)
    assert all(left.right() < right.left() for left, right in pairwise(plates))


def test_hands_are_secret_so_there_is_no_open_table(make):
    setup = make()
    assert [card.seen for card in setup.seen] == [Seen.ALONE, Seen.PASSED]
    assert checked(setup) == [Seen.ALONE]
    setup.lineup.add_guest("Ben")
    assert checked(setup) == [Seen.PASSED]
    click(setup.seen[0])
    assert "all but one" in setup.hint.text


def test_lengths_say_how_many_rounds(make, qtbot):
    setup = make(*PEOPLE[1:3])
    assert [ticket.second for ticket in setup.lengths] == ["1 round", "3 rounds", "6 rounds"]
    click(setup.lengths[2])
    with qtbot.waitSignal(setup.begun) as begun:
        click(setup.start)
    players, options, game = begun.args
    assert (len(players), options.length, game) == (6, Length.FULL, "pun")


def test_the_minutes_grow_with_the_people(make):
    alone, many = make(), make(*PEOPLE[1:5])

    def minutes(setup):
        return [int(ticket.first.split()[1]) for ticket in setup.lengths]

    assert minutes(alone) == sorted(minutes(alone))
    assert all(few < more for few, more in zip(minutes(alone), minutes(many), strict=True))


def test_languages_subject_and_the_shortest_word(make, qtbot):
    setup = make()
    click(setup.slip)
    assert setup.house.turns["languages"].rule.value == "English"
    assert turn(setup, "languages") == "German"
    assert setup.options.languages == ("de",)
    assert "seven" in setup.house.look()[-1]
    assert turn(setup, "languages") == "English and German"
    assert setup.options.languages == ("en", "de")
    assert turn(setup, "subject") == "animals"
    assert turn(setup, "shortest", 2) == "4"
    assert not setup.house.turns["shortest"].more.isEnabled()
    assert setup.meaning_below.text == "Words in English and German count, from 4 letters on; only animals."
    assert setup.slip.sub == "3 of your own"
    with qtbot.waitSignal(setup.begun) as begun:
        click(setup.start)
    options = begun.args[1]
    assert (options.languages, options.subject, options.min_length) == (("en", "de"), "animals", 4)


def test_every_subject_of_the_deck_can_be_chosen_and_none(make):
    setup = make()
    click(setup.slip)
    seen = [turn(setup, "subject") for _press in range(7)]
    assert len(set(seen)) == 7
    assert seen[-1] == "all words"
    assert setup.options.subject is None


def test_the_house_changes_what_it_likes(make, qtbot):
    setup = make()
    click(setup.slip)
    for rule in ("without_qxy", "rounds_won", "lay_best", "ender"):
        click(setup.house.ticks[rule])
    assert setup.slip.sub == "4 of your own"
    with qtbot.waitSignal(setup.begun) as begun:
        click(setup.start)
    assert begun.args[1] == PunOptions(
        without_qxy=True, by_rounds_won=True, lay_best=True, trade_with_ender=False
    )


def test_eight_can_not_be_dealt_to_without_q_x_and_y_and_the_numbers_say_so(make):
    setup = make(*PEOPLE[1:5], options=PunOptions(without_qxy=True))
    assert "48" in setup.meaning.text
    assert "51" in setup.meaning.text
    assert "7" in setup.meaning.text
    click(setup.crosses[7])
    assert "48" not in setup.meaning.text


def test_a_german_window_plays_in_german():
    page = PAGES["pun"]
    assert page.usual("de", ()).languages == ("de",)
    assert page.usual("en", ()).languages == ("en",)


def test_computers_say_how_they_play_when_they_are_turned(make):
    setup = make()
    click(setup.levels[1])
    assert setup.lineup.players[1].level is Level.HARD
    assert setup.hint.text.startswith("Sly")
    assert setup.places[1].accessibleName() == "Otto, computer, sly"


def test_the_helper_is_switched_on_a_guests_plate_and_stays_with_him(qtbot, tmp_path):
    evening = Evening(qtbot, tmp_path)
    evening.flow.add_guest("Ana")
    evening.flow.open_setup("pun")
    setup = evening.screen
    assert setup.places[0].below == "helper: off"
    assert setup.places[0].accessibleName() == "Ana, helper: off"
    evening.click(setup.levels[0])
    assert setup.places[0].below == "helper: on"
    assert "for its owner alone" in setup.hint.text
    evening.click(setup.back)
    evening.flow.open_setup("punchline")
    assert evening.screen.places[0].below == ""
    evening.flow.open_setup("pun")
    setup = evening.screen
    assert setup.places[0].below == "helper: on"
    setup.lineup.add_guest("Ben")
    evening.click(setup.start)
    session = evening.controller.session
    players = session.players()
    assert [session.has_helper(seat) for seat in range(len(players))] == [
        player.name == "Ana" for player in players
    ]
    public = session_of_tv(evening)
    assert [public.has_helper(seat) for seat in range(len(players))].count(True) == 1
    evening.flow.open_setup("pun")
    evening.click(evening.screen.levels[0])
    assert evening.screen.places[0].below == "helper: off"
    evening.close()


def session_of_tv(evening):
    """What a second table would be laid from."""
    return TwinController(evening.controller).session


def test_too_few_are_told_how_many_are_missing(make):
    setup = make()
    for _computer in range(3):
        setup.lineup.remove(1)
    assert setup.meaning.text == "1 more is needed: add a guest or a computer."


def test_fault_51_the_house_rules_by_keys_alone(make):
    setup = make()
    setup.slip.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(setup.slip, Qt.Key.Key_Space)
    seen = []
    for _stop in range(12):
        QTest.keyClick(setup.focusWidget(), Qt.Key.Key_Tab)
        seen.append(setup.focusWidget())
    assert all(stop in seen for stop in setup.house.stops if stop.isEnabled())
    more = setup.house.turns["languages"].more
    more.setFocus(Qt.FocusReason.TabFocusReason)
    assert more.accessibleName() == "Language: German"
    QTest.keyClick(more, Qt.Key.Key_Space)
    assert setup.options.languages == ("de",)
    assert more.accessibleName() == "Language: English and German"
    assert more.accessibleDescription() == "now: German"
