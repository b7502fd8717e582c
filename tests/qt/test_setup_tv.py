"""A TV is chosen at the setup of every game: for one or many, with a picture of its own or a mirrored one."""

import pytest

from tests.qt.plugged import LAPTOP, TV, TvEvening
from wordgames.games.punchline.view import TableMode
from wordgames.ui.painting.choices import Seen
from wordgames.ui.setup import Setup


@pytest.fixture
def start(qtbot, tmp_path):
    evenings = []

    def begin(**named):
        evening = TvEvening(qtbot, tmp_path, **named)
        evenings.append(evening)
        evening.flow.show_shelf()
        return evening

    yield begin
    for evening in evenings:
        evening.close()


def setup(evening, *people):
    evening.flow.open_setup("punchline")
    screen = evening.screen
    assert isinstance(screen, Setup)
    for row in reversed(range(len(screen.lineup.players))):
        screen.lineup.remove(row)
    for name in people or ("Ana",):
        screen.lineup.add_guest(name)
    screen.lineup.add_computer()
    evening.settle()
    return screen


def card(screen, seen):
    return next(card for card in screen.seen if card.seen is seen)


def test_one_person_has_the_table_on_the_tv(start):
    evening = start()
    screen = setup(evening)
    assert [card.seen for card in screen.seen] == [Seen.ALONE, Seen.EVERYBODY, Seen.TV]
    evening.click(card(screen, Seen.TV))
    assert card(screen, Seen.TV).isChecked()
    assert screen.meaning.text.startswith("The TV shows the table")
    assert screen.options.mode is TableMode.LIVE
    assert evening.second.public is None
    evening.click(screen.start)
    assert evening.second.shown_on == TV


def test_several_pass_the_laptop_while_the_tv_shows_the_table(start):
    evening = start()
    screen = setup(evening, "Ana", "Ben")
    assert [card.seen for card in screen.seen] == [Seen.PASSED, Seen.EVERYBODY, Seen.TV]
    evening.click(card(screen, Seen.TV))
    assert screen.options.mode is TableMode.PASSED
    evening.click(screen.start)
    assert evening.tv_window.isVisible()


def test_another_card_takes_the_table_off_the_tv(start):
    evening = start()
    evening.switch_on()
    screen = setup(evening, "Ana", "Ben")
    assert card(screen, Seen.TV).isChecked()
    evening.click(card(screen, Seen.PASSED))
    assert not evening.second.wanted
    evening.click(screen.start)
    assert evening.second.public is None


def test_one_mirrored_picture_is_said_plainly_at_setup(start):
    evening = start(there=(LAPTOP,))
    screen = setup(evening, "Ana", "Ben")
    evening.click(card(screen, Seen.TV))
    assert "mirrors" in screen.meaning.text
    assert "Turn your heads" in screen.meaning_below.text
    # A TV that is plugged in later shows the table.
    evening.click(screen.start)
    assert evening.second.public is None
    evening.plugged.plug(LAPTOP, TV)
    evening.settle()
    assert evening.second.shown_on == TV


def test_who_took_the_table_off_the_tv_elsewhere_is_not_asked_for_it_again(start):
    evening = start()
    screen = setup(evening, "Ana", "Ben")
    evening.click(card(screen, Seen.TV))
    evening.click(screen.back)
    evening.second.stop()
    evening.flow.open_setup("punchline")
    assert not card(evening.screen, Seen.TV).isChecked()
    assert card(evening.screen, Seen.PASSED).isChecked()


def test_screens_that_are_known_to_mirror_are_said_without_being_asked(start):
    evening = start(there=(LAPTOP,))
    screen = setup(evening, "Ana", "Ben")
    evening.click(card(screen, Seen.PASSED))
    assert "one picture" not in screen.meaning.text
    evening.plugged._mirrored = True
    evening.plugged.plug(LAPTOP)
    assert "one picture" in screen.meaning.text
    assert "Turn your heads" in screen.meaning_below.text
    evening.click(card(screen, Seen.EVERYBODY))
    assert "one picture" not in screen.meaning.text
    evening.plugged.plug(LAPTOP, TV)
    evening.click(card(screen, Seen.TV))
    assert screen.meaning.text.startswith("The TV shows the table")
    evening.plugged.plug(LAPTOP)
    assert "one picture" in screen.meaning.text
