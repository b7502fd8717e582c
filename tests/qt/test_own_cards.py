"""Where a table writes its own cards: by mouse and by keys, kept at once, refused in one sentence."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from wordgames.core.material import OwnCard
from wordgames.games.whimsy.material import load_whimsy
from wordgames.games.whimsy.owncards import PROMPT, WORD
from wordgames.games.whimsy.tags import Part
from wordgames.session.store import Store
from wordgames.texts import use_language
from wordgames.ui.own_cards import GAME, ORDER, OwnCardsScreen
from wordgames.ui.setup_whimsy import OWN_CARDS

DECK = load_whimsy("en")


@pytest.fixture
def store():
    store = Store(None, now=lambda: 1)
    yield store
    store.close()


@pytest.fixture
def screen(qtbot, store):
    screen = OwnCardsScreen(store.own_cards, DECK)
    screen.resize(1280, 720)
    qtbot.addWidget(screen)
    screen.show()
    qtbot.waitExposed(screen)
    screen.activateWindow()
    return screen


def click(widget):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


def write(screen, kind, number, text):
    """Press on a blank, type in place of what stands there, Enter."""
    click(screen.blanks[kind, number])
    if text:
        QTest.keyClicks(screen.edit.field, text)
    else:
        QTest.keyClick(screen.edit.field, Qt.Key.Key_Delete)
    QTest.keyClick(screen.edit.field, Qt.Key.Key_Return)


def kept(store):
    return store.own_cards.all(GAME, "en")


def test_fifteen_blanks_five_prompts_and_ten_words(screen):
    kinds = [kind for kind, _number in screen.blanks]
    assert (kinds.count(PROMPT), kinds.count(WORD)) == (5, 10)
    assert screen.blanks[WORD, 9].accessibleName() == "Word card 10: blank"
    assert screen.what.text == "0 of 15 cards are written."
    assert "Adjectives and nouns make the best cards" in screen.also.text
    assert not any(part.isVisible() for part in screen.parts.values())


def test_what_is_written_is_kept_at_once_and_there_the_next_time(screen, store, qtbot):
    write(screen, PROMPT, 1, "What  Grandma hides ")
    write(screen, WORD, 3, "gnu")
    assert kept(store) == (
        OwnCard(PROMPT, 1, "What Grandma hides"),
        OwnCard(WORD, 3, "gnu", Part.NOUN),
    )
    assert screen.blanks[WORD, 3].accessibleName() == "Word card 4: gnu"
    assert not screen.edit.isVisible()
    assert screen.blanks[WORD, 3].hasFocus()
    assert screen.what.text == "2 of 15 cards are written."
    again = OwnCardsScreen(store.own_cards, DECK)
    qtbot.addWidget(again)
    assert again.blanks[PROMPT, 1].label == "What Grandma hides"
    assert again.parts[3].label == "noun"


def test_a_card_that_is_written_on_can_be_changed_and_wiped(screen, store):
    write(screen, WORD, 0, "gnu")
    click(screen.parts[0])
    write(screen, WORD, 0, "wildebeest")
    assert kept(store) == (OwnCard(WORD, 0, "wildebeest", Part.VERB),)
    write(screen, WORD, 0, "")
    assert kept(store) == ()
    assert screen.also.text == "This card is blank again."
    assert screen.blanks[WORD, 0].accessibleName() == "Word card 1: blank"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("x" * 61, "A card has room for 60 characters, and these are 61; shorten it."),
        ("a\u202eb", "A card can't show the character U+202E; write it without."),
        ("ARCHDUKE", "There is a card that says “ARCHDUKE” already. Write something else."),
        ("Gnu", "There is a card that says “Gnu” already. Write something else."),
    ],
)
def test_what_can_not_stand_there_is_refused_in_one_sentence_and_can_be_changed(screen, store, text, said):
    write(screen, WORD, 1, "gnu")
    click(screen.blanks[WORD, 0])
    # Pasted: not all of these can be typed.
    screen.edit.field.insert(text)
    QTest.keyClick(screen.edit.field, Qt.Key.Key_Return)
    assert screen.also.text == said
    assert screen.edit.isVisible()
    assert len(kept(store)) == 1
    screen.edit.field.selectAll()
    QTest.keyClicks(screen.edit.field, "ox")
    QTest.keyClick(screen.edit.field, Qt.Key.Key_Return)
    assert [card.text for card in kept(store)] == ["ox", "gnu"]


def test_a_blank_that_is_left_empty_stays_blank(screen, store):
    for leave in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        click(screen.blanks[PROMPT, 0])
        QTest.keyClick(screen.edit.field, leave)
        assert not screen.edit.isVisible()
    assert kept(store) == ()


def test_white_space_alone_is_refused_in_one_sentence(screen, store):
    click(screen.blanks[PROMPT, 0])
    screen.edit.field.insert("x" * 61)
    QTest.keyClick(screen.edit.field, Qt.Key.Key_Return)
    screen.edit.field.selectAll()
    screen.edit.field.insert("   ")
    QTest.keyClick(screen.edit.field, Qt.Key.Key_Return)
    assert screen.also.text == "An empty card would stay blank; write something on it."
    assert kept(store) == ()


def test_escape_leaves_a_card_as_it_was(screen, store):
    write(screen, WORD, 0, "gnu")
    click(screen.blanks[WORD, 0])
    QTest.keyClicks(screen.edit.field, "something else")
    QTest.keyClick(screen.edit.field, Qt.Key.Key_Escape)
    assert [card.text for card in kept(store)] == ["gnu"]
    assert screen.blanks[WORD, 0].label == "gnu"


def test_another_blank_is_pressed_while_one_is_written_on(screen, store):
    click(screen.blanks[WORD, 0])
    QTest.keyClicks(screen.edit.field, "gnu")
    click(screen.blanks[WORD, 1])
    assert [card.text for card in kept(store)] == ["gnu"]
    assert screen.edit.isVisible()
    assert screen.edit.field.text() == ""
    QTest.keyClicks(screen.edit.field, "GNU")
    click(screen.blanks[WORD, 2])
    # What can't be kept holds the pen until it can.
    assert "already" in screen.also.text
    assert screen.edit.field.text() == "GNU"


def test_the_part_of_speech_goes_round_the_ones_that_serve_best_first(screen, store):
    assert ORDER[:2] == (Part.ADJECTIVE, Part.NOUN)
    assert set(ORDER) == set(Part)
    write(screen, WORD, 0, "gnu")
    assert screen.also.text == "A noun is what a phrase ends with: “goose”."
    shown = []
    for _press in Part:
        click(screen.parts[0])
        shown.append(kept(store)[0].part)
        assert screen.parts[0].accessibleName().startswith("Word card 1: ")
    assert shown == ["verb", "owner", "link", "adjective", "noun"]
    assert screen.also.text.startswith("A noun")


def test_by_keys_alone(screen, store):
    screen.back.setFocus()
    QTest.keyClick(screen.back, Qt.Key.Key_Tab)
    assert screen.blanks[PROMPT, 0].hasFocus()
    QTest.keyClick(screen.blanks[PROMPT, 0], Qt.Key.Key_Space)
    QTest.keyClicks(screen.edit.field, "What I call art")
    QTest.keyClick(screen.edit.field, Qt.Key.Key_Return)
    assert screen.blanks[PROMPT, 0].hasFocus()
    QTest.keyClick(screen.blanks[PROMPT, 0], Qt.Key.Key_Right)
    assert screen.blanks[WORD, 0].hasFocus()
    QTest.keyClick(screen.blanks[WORD, 0], Qt.Key.Key_Return)
    QTest.keyClicks(screen.edit.field, "gnu")
    QTest.keyClick(screen.edit.field, Qt.Key.Key_Return)
    QTest.keyClick(screen.blanks[WORD, 0], Qt.Key.Key_Tab)
    assert screen.parts[0].hasFocus()
    QTest.keyClick(screen.parts[0], Qt.Key.Key_Space)
    assert [(card.text, card.part) for card in kept(store)] == [("What I call art", ""), ("gnu", "verb")]


def test_fault_50_letters_are_typed_and_do_nothing_else(screen, store):
    write(screen, WORD, 0, "m f1 ctrl d")
    assert kept(store)[0].text == "m f1 ctrl d"


def test_fault_38_text_is_shown_as_typed(screen, store):
    write(screen, WORD, 0, "<b>Bob & co.</b>")
    assert kept(store)[0].text == "<b>Bob & co.</b>"
    assert screen.blanks[WORD, 0].accessibleName() == "Word card 1: <b>Bob & co.</b>"
    screen.grab()


def test_done_keeps_what_is_being_written_escape_does_not(screen, store, qtbot):
    click(screen.blanks[WORD, 0])
    QTest.keyClicks(screen.edit.field, "gnu")
    with qtbot.waitSignal(screen.closed):
        click(screen.done)
    assert [card.text for card in kept(store)] == ["gnu"]
    click(screen.blanks[WORD, 1])
    QTest.keyClicks(screen.edit.field, "GNU")
    with qtbot.assertNotEmitted(screen.closed):
        click(screen.back)
    QTest.keyClick(screen.edit.field, Qt.Key.Key_Escape)
    with qtbot.waitSignal(screen.closed):
        QTest.keyClick(screen, Qt.Key.Key_Escape)


def test_every_look_and_language_can_be_painted(screen):
    from wordgames.ui.theme import THEMES, load_theme

    write(screen, PROMPT, 0, "My plan for the last _ on earth")
    write(screen, WORD, 0, "the neighbour's overwhelming trombone")
    for name in THEMES:
        screen.set_theme(load_theme(name))
        assert not screen.grab().isNull()
    use_language("de")
    try:
        screen.hint("x")
        screen._refresh()
        assert screen.what.text == "2 von 15 Karten sind beschrieben."
        assert screen.parts[0].label == "Nomen"
    finally:
        use_language("en")


def test_it_is_opened_from_the_house_rules_and_the_setup_waits_below(qtbot, store, tmp_path):
    from PySide6.QtCore import QSettings

    from wordgames.ui.flow import Flow
    from wordgames.ui.theme import load_theme
    from wordgames.ui.window import Window

    window = Window(QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(window)
    window.resize(1280, 720)
    flow = Flow(window, store, load_theme())
    window.show()
    flow.open_setup("whimsy")
    setup = window.screen_shown
    setup.slip.setChecked(True)
    click(setup.house.presses[OWN_CARDS])
    screen = window.cover_shown
    assert isinstance(screen, OwnCardsScreen)
    write(screen, WORD, 0, "gnu")
    click(screen.done)
    assert window.cover_shown is None
    assert window.screen_shown is setup
    assert [card.text for card in kept(store)] == ["gnu"]
    QApplication.processEvents()
    # The place of a press beside the note, not over a tick.
    ticks = [tick.geometry() for tick in setup.house.ticks.values() if tick.isVisible()]
    press = setup.house.presses[OWN_CARDS].geometry()
    assert all(not press.contains(tick.center()) for tick in ticks)
    assert press.center().x() > max(tick.left() for tick in ticks)
    assert setup.house.rect().contains(QPoint(press.center()))
    flow.put_down()
