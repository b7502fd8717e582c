"""How to play: pages for each game, own words, what this very game is about, and nothing that runs into anything."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest

from tests.qt.evening import Evening
from tests.qt.walk import told
from wordgames import texts
from wordgames.games.pun.view import Length, PunOptions
from wordgames.games.punchline.moves import Read
from wordgames.games.punchline.view import PunchlineOptions, TableMode
from wordgames.games.whimsy.view import Length as WhimsyLength
from wordgames.games.whimsy.view import VariantChoice, WhimsyOptions
from wordgames.ui.help import Help
from wordgames.ui.help_pages import GUIDES
from wordgames.ui.theme import load_theme
from wordgames.ui.words import Words


@pytest.fixture
def make(qtbot):
    kept = []

    def made(game="punchline", options=None, size=(1024, 600)):
        sheet = Help(game, load_theme(), options=options)
        sheet.resize(*size)
        qtbot.addWidget(sheet)
        kept.append(sheet)
        sheet.show()
        qtbot.waitExposed(sheet)
        sheet.activateWindow()
        return sheet

    yield made
    texts.use_language("en")


def page_of(sheet):
    """What the page says, without those that were turned."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return told(sheet)


def read(sheet):
    """All of a game's pages."""
    said = []
    for page in range(len(GUIDES[sheet.game]())):
        sheet.show_page(page)
        said.append(page_of(sheet))
    return " ".join(said)


@pytest.mark.parametrize("game", GUIDES)
@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("size", [(1920, 1080), (1024, 600)])
def test_no_page_runs_into_its_buttons_or_into_itself(make, game, lang, size):
    texts.use_language(lang)
    sheet = make(game, size=size)
    for page in range(len(GUIDES[game]())):
        sheet.show_page(page)
        words = [thing for thing in sheet.findChildren(Words) if thing.isVisible() and thing.text]
        areas = {thing.text: thing.face().translated(thing.pos()) for thing in words}
        for button in (sheet.before, sheet.next, sheet.close_button, *sheet.tabs):
            face = button.face().translated(button.pos())
            if button.isVisible():
                assert not [
                    text for text, area in areas.items() if area.intersects(face) and text != sheet.title.text
                ]
        read_text = [area for text, area in areas.items() if text != sheet.title.text]
        for at, one in enumerate(read_text):
            assert not any(one.adjusted(1, 1, -1, -1).intersects(other) for other in read_text[at + 1 :])


@pytest.mark.parametrize("game", GUIDES)
def test_every_page_has_a_picture_that_is_told_in_words(make, game):
    sheet = make(game)
    for page in range(len(GUIDES[game]())):
        sheet.show_page(page)
        assert "Picture:" in page_of(sheet)


@pytest.mark.parametrize("theme", ["night", "day", "contrast"])
def test_every_page_is_painted_and_like_no_other(make, theme):
    sheet = make()
    sheet.set_theme(load_theme(theme))
    seen = set()
    for game in GUIDES:
        sheet.show_game(game)
        for page in range(len(GUIDES[game]())):
            sheet.show_page(page)
            seen.add(bytes(sheet.grab().toImage().constBits()))
    assert len(seen) == sum(len(pages()) for pages in GUIDES.values())


def test_keys_turn_the_pages_and_the_last_one_closes(make, qtbot):
    sheet = make()
    QTest.keyClick(sheet, Qt.Key.Key_Right)
    QTest.keyClick(sheet, Qt.Key.Key_PageDown)
    assert sheet.page == 2
    QTest.keyClick(sheet, Qt.Key.Key_Left)
    assert sheet.page == 1
    QTest.mouseClick(sheet.before, Qt.MouseButton.LeftButton, pos=sheet.before.rect().center())
    assert sheet.page == 0
    for _page in range(2):
        QTest.mouseClick(sheet.next, Qt.MouseButton.LeftButton, pos=sheet.next.rect().center())
    with qtbot.waitSignal(sheet.closed):
        QTest.mouseClick(sheet.next, Qt.MouseButton.LeftButton, pos=sheet.next.rect().center())


def test_a_tab_leads_to_another_game_by_mouse_and_keys(make):
    sheet = make("punchline")
    assert [tab.isChecked() for tab in sheet.tabs] == [True, False, False]
    sheet.show_page(2)
    QTest.mouseClick(sheet.tabs[1], Qt.MouseButton.LeftButton, pos=sheet.tabs[1].rect().center())
    assert (sheet.game, sheet.page) == ("pun", 0)
    assert "Pun card" in page_of(sheet)
    assert "strips" not in page_of(sheet)
    sheet.tabs[2].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(sheet.tabs[2], Qt.Key.Key_Space)
    assert sheet.game == "whimsy"
    assert [tab.isChecked() for tab in sheet.tabs] == [False, False, True]
    assert sheet.tabs[2].accessibleName() == "How to play Word Whimsy"


def test_pages_that_are_turned_leave_nothing_behind(make):
    sheet = make("punchline")

    def things():
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        return len([thing for thing in sheet.children() if thing.isWidgetType()])

    before = things()
    for game in GUIDES:
        sheet.show_game(game)
        read(sheet)
    sheet.show_game("punchline")
    assert things() == before


def test_a_short_game_says_its_own_target(make):
    assert "Who has 125 first wins" in read(make("punchline", PunchlineOptions(target=125)))
    assert "Who has 250 first wins" in read(make("punchline"))


def test_a_passed_screen_has_equal_sand_instead_of_the_race(make):
    passed = read(make("punchline", PunchlineOptions(mode=TableMode.PASSED, own_time_ms=90_000)))
    assert "90 seconds" in passed
    assert "Thirty seconds" not in passed
    assert "Thirty seconds" in read(make("punchline", PunchlineOptions()))


def test_pun_says_how_many_rounds_the_match_has(make):
    assert "3 rounds; the most letters" in read(make("pun", PunOptions(length=Length.NORMAL)))
    won = PunOptions(length=Length.FULL, by_rounds_won=True)
    assert "one round a seat, at least 4; whoever wins most" in read(make("pun", won))
    assert "The most letters in good words win" in read(make("pun"))


def test_word_whimsy_says_what_is_otherwise_tonight(make):
    options = WhimsyOptions(
        variant=VariantChoice.SHORT_AND_SWEET, length=WhimsyLength.SHORT, firsts_break_ties=True
    )
    tonight = read(make("whimsy", options))
    assert "Short and sweet: exactly two cards." in tonight
    assert "once round the table" in tonight
    assert "more first places win" in tonight
    usual = read(make("whimsy", WhimsyOptions()))
    assert "Short and sweet" not in usual
    assert "last stack" in usual


def test_another_game_s_help_does_not_take_its_options(make):
    sheet = make("punchline", PunchlineOptions(target=125))
    sheet.show_game("pun")
    assert sheet.options is None
    assert "The most letters" in read(sheet)


def test_help_opens_at_the_game_that_is_played_or_set_up(qtbot, tmp_path):
    evening = Evening(qtbot, tmp_path)
    evening.key(Qt.Key.Key_F1)
    assert (evening.cover.game, evening.cover.options) == ("punchline", None)
    evening.key(Qt.Key.Key_Escape)
    evening.click(evening.screen.lids[0])
    evening.click(evening.screen.lengths[0])
    evening.click(evening.screen.start)
    assert evening.controller.submit(-1, Read())
    evening.key(Qt.Key.Key_F1)
    assert evening.cover.options.target == 125
    evening.key(Qt.Key.Key_Escape)
    evening.close()
