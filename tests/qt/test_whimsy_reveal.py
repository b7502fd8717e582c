"""Envelopes are opened, read and ranked: by mouse, touch and keys, with nothing told of whose they are."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.qt import whimsy_show as game
from tests.qt.walk import told
from tests.qt.whimsy_show import LEFT, NAMES, Show
from wordgames.core.players import TABLE
from wordgames.games.whimsy.moves import Leave
from wordgames.games.whimsy.view import Phase, VariantChoice
from wordgames.qt.twin import TwinController
from wordgames.session.session import Session
from wordgames.ui.tables.whimsy_pacing import DROP_MS, FLAP_MS, LAST_MS, WORD_MS
from wordgames.ui.tables.whimsy_reveal import DOUBLE_PRESS_MS, PRESENTED, RevealScreen
from wordgames.ui.tables.whimsy_texts import phrase

READ_MS = FLAP_MS + 7 * WORD_MS + LAST_MS + 400
GLIDE_MS = 400


def reading(qtbot: QtBot, seats: int = 4, counts: tuple[int, ...] = (2, 3, 1), **options: object) -> Show:
    session = game.begin(seats, **options)  # type: ignore[arg-type]
    game.answer(session, counts)
    return Show(qtbot, session, RevealScreen)


def ranking(qtbot: QtBot, seats: int = 4, **options: object) -> Show:
    """All are open and read."""
    show = reading(qtbot, seats, **options)  # type: ignore[arg-type]
    for _envelope in range(seats - 1):
        show.click(show.screen.main)
        show.pass_ms(DOUBLE_PRESS_MS)
        show.click(show.screen, QPoint(640, 300))
    return show


def words_of(show: Show, slot: int) -> str:
    envelope = next(one for one in show.view.envelopes if one.slot == slot)
    assert envelope.cards is not None
    return phrase(envelope.cards)


# ---- reading


def test_a_phrase_comes_word_by_word_after_its_flap(qtbot: QtBot) -> None:
    show = reading(qtbot, counts=(3,))
    screen = show.screen
    assert screen.things.pile.count == 3
    assert screen.cards.shown_words == ()
    show.click(screen.main)
    assert screen.things.pile.count == 2
    words = words_of(show, 0).split(" ")
    shown = []
    for _step in range(60):
        show.pass_ms(50)
        shown.append(len(screen.cards.shown_words))
    first, second, third = (shown.index(count) * 50 + 50 for count in (1, 2, 3))
    assert first == pytest.approx(FLAP_MS, abs=50)
    assert second - first == pytest.approx(WORD_MS, abs=50)
    assert third - second == pytest.approx(LAST_MS, abs=50), "the joke has its pause"
    assert " ".join(screen.cards.shown_words) == " ".join(words)
    assert screen.cards.accessibleName() == words_of(show, 0)


def test_nothing_of_a_phrase_is_told_before_it_is_read(qtbot: QtBot) -> None:
    show = reading(qtbot, counts=(3,))
    show.click(show.screen.main)
    show.pass_ms(FLAP_MS + 100)
    cards = show.view.envelopes[0].cards
    assert cards is not None
    said = told(show.screen).lower()
    assert cards[0].word.text.lower() in said
    assert cards[2].word.text.lower() not in said
    show.pass_ms(READ_MS)
    assert cards[2].word.text.lower() in told(show.screen).lower()


def test_a_tap_skips_but_a_double_press_does_not(qtbot: QtBot) -> None:
    show = reading(qtbot, counts=(3,))
    screen = show.screen
    show.click(screen.main)
    show.click(screen.main)
    assert not screen.reading.hurried, "the second half of a double press"
    show.pass_ms(DOUBLE_PRESS_MS)
    show.click(screen, QPoint(640, 300))
    assert len(screen.cards.shown_words) == 3
    assert screen.things.pile.count == 2, "a tap opens nothing"
    show.key(Qt.Key.Key_Return)
    assert screen.things.pile.count == 1
    show.pass_ms(DOUBLE_PRESS_MS)
    QTest.keyClick(screen, Qt.Key.Key_Space)
    assert screen.reading.hurried


def test_the_pile_opens_the_next_too_by_touch(qtbot: QtBot) -> None:
    show = reading(qtbot)
    show.touch(show.screen.things.pile)
    assert show.screen.things.pile.count == 2
    show.pass_ms(READ_MS)
    show.click(show.screen.things.pile)
    assert show.screen.things.pile.count == 1


def test_each_can_be_read_again(qtbot: QtBot) -> None:
    show = reading(qtbot)
    screen = show.screen
    for _envelope in range(2):
        show.click(screen.main)
        show.pass_ms(READ_MS)
    assert screen.cards.accessibleName() == words_of(show, 1)
    show.click(screen.things.envelopes[0])
    assert screen.cards.accessibleName() == words_of(show, 0), "at once, and all of it"
    assert screen.podium.places == (None, None, None), "while some are closed a tap only shows"
    assert screen.picked == 0


def test_a_game_that_goes_on_shows_the_last_phrase_read_to_its_end(qtbot: QtBot) -> None:
    show = reading(qtbot, counts=(3,))
    show.click(show.screen.main)
    show.pass_ms(FLAP_MS + 100)
    assert len(show.screen.cards.shown_words) == 1
    again = Show(qtbot, show.session, RevealScreen)
    assert again.screen.cards.accessibleName() == words_of(again, 0)
    assert again.screen.things.pile.count == 2
    show.controller.close()


def test_while_paused_nothing_goes_on(qtbot: QtBot) -> None:
    show = reading(qtbot, counts=(3,))
    show.click(show.screen.main)
    show.controller.pause()
    show.pass_ms(READ_MS)
    assert show.screen.cards.shown_words == ()
    show.screen.go_on()
    show.screen.tap()
    show.screen.open_next()
    assert show.screen.things.pile.count == 2
    show.controller.resume()
    show.pass_ms(READ_MS)
    assert len(show.screen.cards.shown_words) == 3


# ---- ranking


@pytest.mark.parametrize("seats", [3, 5, 7])
def test_ranking_by_taps_from_best_to_worst_and_the_last_fills_itself(qtbot: QtBot, seats: int) -> None:
    show = ranking(qtbot, seats)
    screen = show.screen
    order = list(reversed(range(seats - 1)))
    assert not screen.main.isVisible()
    for slot in order[:-1]:
        assert screen.podium.order is None
        show.click(screen.things.envelopes[slot])
        show.pass_ms(GLIDE_MS)
    assert screen.podium.order == tuple(order)
    chips = [screen.things.envelopes[slot].chip for slot in order]
    best = min(5, seats - 1)
    assert chips == [max(0, best - place) for place in range(seats - 1)], "with seven the last gets nothing"
    assert screen.main.isVisible()
    assert screen.main.label == "Give the chips"
    show.click(screen.main)
    assert show.view.phase is Phase.AWARDED
    assert [one.slot for one in show.view.shown[-1].answers] == order


def test_who_opened_by_enter_gives_the_chips_by_enter_and_does_not_pause(qtbot: QtBot) -> None:
    show = ranking(qtbot, 3)
    screen = show.screen
    # As when the last envelope was opened by Enter: there is nothing to do, and the keys go on to the pause.
    screen.show_action("Open the next")
    screen.main.setFocus()
    screen.show_note("2 places are free")
    assert QApplication.focusWidget() is screen.pause
    show.click(screen.things.envelopes[0])
    show.pass_ms(GLIDE_MS)
    assert screen.main.label == "Give the chips"
    assert screen.main.hasFocus() or screen.things.envelopes[0].hasFocus()
    screen.show_note("")
    screen.pause.setFocus()
    screen.show_action("Give the chips")
    assert screen.main.hasFocus()
    screen.show_action("Give the chips")
    screen.pause.setFocus()
    screen.show_action("Give the chips")
    assert screen.pause.hasFocus(), "who went there himself stays there"


def test_ranking_by_touch(qtbot: QtBot) -> None:
    show = ranking(qtbot, 3)
    show.touch(show.screen.things.envelopes[1])
    assert show.screen.podium.order == (1, 0)


def test_fault_62_ranking_by_a_finger_that_carries(qtbot: QtBot) -> None:
    show = ranking(qtbot, 4)
    things = show.screen.things
    show.touch_drag(things.envelopes[2], show.middle(things.steps[1]))
    show.pass_ms(GLIDE_MS)
    assert show.screen.podium.places == (None, 2, None)
    show.touch_drag(things.envelopes[2], show.middle(things.steps[0]))
    show.pass_ms(GLIDE_MS)
    assert show.screen.podium.places == (2, None, None)
    show.touch_drag(things.envelopes[1], QPoint(640, 150))
    show.pass_ms(GLIDE_MS)
    assert show.screen.podium.places == (2, None, None)


def test_ranking_by_drag_and_changing_places(qtbot: QtBot) -> None:
    show = ranking(qtbot, 5)
    screen, things = show.screen, show.screen.things
    show.drag(things.envelopes[2], show.middle(things.steps[0]))
    show.pass_ms(GLIDE_MS)
    assert screen.podium.places == (2, None, None, None)
    show.drag(things.envelopes[0], show.middle(things.steps[0]))
    show.pass_ms(GLIDE_MS)
    assert screen.podium.places == (0, None, None, None), "what stood there is loose again"
    show.drag(things.envelopes[2], show.middle(things.steps[1]))
    show.pass_ms(GLIDE_MS)
    show.drag(things.envelopes[0], show.middle(things.steps[1]))
    show.pass_ms(GLIDE_MS)
    assert screen.podium.places == (2, 0, None, None), "two that stand change places"
    show.drag(things.envelopes[0], QPoint(round(8 * screen.u), round(60 * screen.u)))
    show.pass_ms(GLIDE_MS)
    assert screen.podium.places == (2, None, None, None), "beside the podium it is loose"
    boxes = [things.envelopes[slot].geometry() for slot in range(4)]
    assert all(not a.intersected(b).contains(a.center()) for a in boxes for b in boxes if a is not b)


def test_a_tap_and_then_a_place(qtbot: QtBot) -> None:
    show = reading(qtbot, 5)
    screen, things = show.screen, show.screen.things
    show.click(screen.main)
    show.pass_ms(READ_MS)
    show.click(things.steps[2])
    assert screen.podium.places == (None, None, 0, None), "given a place before the others were heard"
    show.click(screen.main)
    show.click(things.steps[0])
    assert screen.podium.place_of(1) is None, "what is still being read has no place yet"
    show.pass_ms(READ_MS)
    show.click(things.steps[2])
    assert screen.podium.places == (None, None, 1, None)
    show.click(things.envelopes[0])
    show.click(things.steps[0])
    show.click(things.steps[2])
    assert screen.podium.places == (1, None, 0, None)


def test_ranking_by_keys_alone(qtbot: QtBot) -> None:
    show = reading(qtbot, 4)
    screen, things = show.screen, show.screen.things
    for _envelope in range(3):
        show.key(Qt.Key.Key_Return)
        show.pass_ms(READ_MS)
    show.key(Qt.Key.Key_3)
    assert screen.podium.places == (None, None, 2), "the one on the stage"
    show.key(Qt.Key.Key_Backspace)
    assert screen.podium.loose == (0, 1, 2)
    for _tab in range(12):
        if QApplication.focusWidget() is things.envelopes[1]:
            break
        show.key(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is things.envelopes[1]
    show.key(Qt.Key.Key_R)
    assert screen.cards.accessibleName() == words_of(show, 1)
    assert screen.podium.loose == (0, 1, 2), "read again, and nothing else"
    show.key(Qt.Key.Key_1)
    show.key(Qt.Key.Key_Tab)
    show.key(Qt.Key.Key_Space)
    assert screen.podium.order == (1, 2, 0)
    screen.main.setFocus()
    show.key(Qt.Key.Key_Return)
    assert show.view.phase is Phase.AWARDED


def test_changes_are_taken_back_one_by_one(qtbot: QtBot) -> None:
    show = ranking(qtbot, 4)
    screen = show.screen
    show.click(screen.things.envelopes[2])
    show.click(screen.things.envelopes[0])
    assert screen.podium.order == (2, 0, 1), "the last filled itself"
    undo = Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(screen, Qt.Key.Key_Z, undo)
    assert screen.podium.places == (2, None, None)
    QTest.keyClick(screen, Qt.Key.Key_Z, undo)
    assert screen.podium.places == (None, None, None)
    QTest.keyClick(screen, Qt.Key.Key_Z, undo)
    assert screen.podium.places == (None, None, None)


# ---- drags that end nowhere (faults 60 and 61)


@pytest.mark.parametrize("where", [QPoint(640, -200), QPoint(640, 150), QPoint(-50, 400), QPoint(640, 680)])
def test_fault_60_a_drag_that_ends_nowhere_changes_nothing(qtbot: QtBot, where: QPoint) -> None:
    show = ranking(qtbot, 4)
    things = show.screen.things
    home = things.envelopes[1].geometry()
    show.drag(things.envelopes[1], where)
    show.pass_ms(GLIDE_MS)
    assert show.screen.podium.loose == (0, 1, 2)
    assert things.envelopes[1].geometry() == home
    show.drag(things.envelopes[1], show.middle(things.envelopes[1]) + QPoint(1, 1))
    show.pass_ms(GLIDE_MS)
    assert show.screen.podium.place_of(1) == 0, "a press that hardly moves is a tap"


@pytest.mark.parametrize("end", ["escape", "second button", "window", "pause", "resize"])
def test_fault_61_a_drag_ends_without_loss(qtbot: QtBot, end: str) -> None:
    show = ranking(qtbot, 4)
    screen, things = show.screen, show.screen.things
    thing = things.envelopes[1]
    home = thing.geometry()
    target = show.middle(things.steps[0])
    show.drag(thing, target, release=False)
    assert thing.dragging
    if end == "escape":
        show.key(Qt.Key.Key_Escape)
    elif end == "second button":
        QTest.mousePress(thing, Qt.MouseButton.RightButton, pos=thing.rect().center())
    elif end == "window":
        QApplication.sendEvent(thing, QEvent(QEvent.Type.WindowDeactivate))
    elif end == "pause":
        screen.hide()
        screen.show()
    else:
        screen.resize(1366, 768)
        screen.resize(1280, 720)
    show.pass_ms(GLIDE_MS)
    assert not thing.dragging
    QTest.mouseRelease(thing, LEFT, pos=thing.rect().center())
    assert screen.podium.loose == (0, 1, 2)
    assert thing.geometry() == home
    assert show.view.phase is Phase.RANKING


# ---- kept


def test_the_podium_is_kept_until_the_chips_are_given(qtbot: QtBot) -> None:
    show = ranking(qtbot, 5)
    show.click(show.screen.things.envelopes[3])
    show.click(show.screen.things.envelopes[1])
    show.controller.pause()
    show.controller.close()
    again = Show(qtbot, show.session, RevealScreen)
    assert again.screen.podium.places == (3, 1, None, None)
    assert again.screen.things.envelopes[3].chip == 4
    other = game.begin(5)
    game.answer(other)
    fresh = Show(qtbot, other, RevealScreen)
    assert fresh.screen.podium.loose == (0, 1, 2, 3)


def test_an_envelope_that_is_taken_out_leaves_the_others_where_they_stand(qtbot: QtBot) -> None:
    """The referee leaves, and the next takes over: his answer is withdrawn."""
    show = ranking(qtbot, 5)
    show.click(show.screen.things.envelopes[0])
    before = {one.slot for one in show.view.envelopes}
    refusal = show.controller.leave(0)
    assert refusal is None
    after = {one.slot for one in show.view.envelopes}
    assert len(after) == len(before) - 1
    assert set(show.screen.things.envelopes) == after
    assert set(show.screen.podium.slots) == after
    assert len(show.screen.things.steps) == len(after)


# ---- who wrote what is nobody's to know


@pytest.mark.parametrize("seats", [3, 7])
def test_until_the_chips_are_given_nothing_tells_an_author(qtbot: QtBot, seats: int) -> None:
    show = reading(qtbot, seats)
    screen = show.screen

    def check() -> None:
        said = told(screen)
        assert not [name for name in NAMES[1:seats] if name in said], "but for the referee's plate"

    check()
    for _envelope in range(seats - 1):
        show.click(screen.main)
        check()
        show.pass_ms(READ_MS)
        check()
    for slot in range(seats - 1):
        show.click(screen.things.envelopes[slot])
        check()


def test_two_rounds_that_differ_in_authors_alone_look_alike(qtbot: QtBot) -> None:
    """The same cards in the same slots, closed by others: nothing that is told is other, in no other order."""
    pictures, texts = [], []
    for shift in (0, 1):
        session = _same_envelopes(shift)
        show = Show(qtbot, session, RevealScreen)
        show.screen.set_reduce_motion(True)
        for _envelope in range(3):
            show.click(show.screen.main)
            show.pass_ms(READ_MS)
        chain, widget = [], show.screen.things.pile
        for _step in range(40):
            widget = widget.nextInFocusChain()
            chain.append((type(widget).__name__, widget.accessibleName()))
        texts.append((told(show.screen), chain))
        pictures.append(show.screen.grab().toImage())
    assert texts[0] == texts[1]
    assert pictures[0] == pictures[1]


def _same_envelopes(shift: int) -> Session:
    session = game.begin(4)
    game.answer(session)
    state = session._state
    envelopes = state.envelopes
    seats = [one.seat for one in envelopes]
    turned = seats[shift:] + seats[:shift]
    changed = tuple(type(one)(one.slot, seat, one.cards) for one, seat in zip(envelopes, turned, strict=True))
    session._state = msgspec.structs.replace(state, envelopes=changed)
    return session


# ---- variants


def test_where_everybody_ranks_each_ranks_without_his_own(qtbot: QtBot) -> None:
    session = game.begin(4, variant=VariantChoice.EVERYBODY_RANKS)
    game.answer(session)
    game.read_all(session)
    show = Show(qtbot, session, RevealScreen)
    controller, screen = show.controller, show.screen
    ranked = []
    for _person in range(4):
        seat = controller.scene.passed_to
        assert seat is not None
        assert not screen.may_place(), "below the curtain nobody ranks"
        assert controller.lift(controller.scene.turn)
        own = {one.slot for one in show.view.envelopes} - set(show.view.to_rank)
        assert len(own) == (0 if seat == 0 else 1)
        assert set(screen.things.envelopes) == set(show.view.to_rank)
        assert all(step.worth == 0 for step in screen.things.steps), "what it is worth all decide together"
        for slot in show.view.to_rank:
            if screen.podium.order is None:
                show.click(screen.things.envelopes[slot])
                show.pass_ms(GLIDE_MS)
        assert screen.main.label == "That's my order"
        ranked.append(seat)
        show.click(screen.main)
    assert sorted(ranked) == [0, 1, 2, 3]
    assert show.session.view(TABLE).phase is Phase.AWARDED


def test_phrases_that_rhyme_are_ticked_and_stand_above_the_others(qtbot: QtBot) -> None:
    show = ranking(qtbot, 4, variant=VariantChoice.RHYME_OR_ALLITERATE)
    screen = show.screen
    hinted = {one.slot for one in show.view.envelopes if one.fulfils}
    assert set(screen._kept.fulfils) == hinted, "what the spelling suggests is ticked first"
    show.click(screen.things.envelopes[0])
    assert screen.rhymes.isVisible()
    show.click(screen.things.envelopes[1])
    assert screen.podium.order == (0, 1, 2)
    for slot in range(3):
        show.click(screen.things.envelopes[slot])
        if screen.rhymes.isChecked() != (slot == 2):
            show.click(screen.rhymes)
    assert screen._kept.fulfils == (2,)
    assert not screen.main.isEnabled()
    assert "above" in screen.what.text or "rhyme" in screen.what.text.lower()
    show.click(screen.things.envelopes[2])
    show.click(screen.things.steps[0])
    assert screen.podium.order == (2, 1, 0)
    assert screen.main.isEnabled()
    show.click(screen.main)
    assert [one.fulfils for one in show.view.shown[-1].answers] == [True, False, False]


def test_a_computer_that_referees_is_waited_for(qtbot: QtBot) -> None:
    session = game.begin(4, computers=(0,))
    game.answer(session)
    show = Show(qtbot, session, RevealScreen)
    screen = show.screen
    for _envelope in range(3):
        show.click(screen.main)
        show.pass_ms(READ_MS)
        assert not screen.may_place()
    assert not screen.main.isVisible()
    assert "Ana" in screen.note.accessibleName()
    show.click(screen.things.envelopes[0])
    assert screen.podium.order is None
    show.drag(screen.things.envelopes[1], show.middle(screen.things.steps[0]))
    assert screen.podium.loose == (0, 1, 2)
    for _second in range(40):
        show.controller.wait_for_computers()
        show.pass_ms(1_000)
    assert show.session.view(TABLE).phase is Phase.AWARDED


# ---- beside a second screen


def test_a_second_screen_shows_the_same_and_can_do_nothing(qtbot: QtBot) -> None:
    show = ranking(qtbot, 4)
    twin = Show(qtbot, show.session, RevealScreen, controller=TwinController(show.controller), hand=show.hand)
    show.click(show.screen.things.envelopes[2])
    show.pass_ms(GLIDE_MS)
    assert twin.screen.podium == show.screen.podium
    assert twin.screen.cards.accessibleName() == show.screen.cards.accessibleName()
    assert not twin.screen.main.isVisible()
    assert not twin.screen.pause.isVisible()
    show.click(twin.screen.things.envelopes[0])
    twin.screen.tap()
    assert twin.screen.podium == show.screen.podium
    show.click(show.screen.things.steps[1])
    assert twin.screen.podium.places == (None, 2, None)


def test_a_second_screen_reads_in_step(qtbot: QtBot) -> None:
    show = reading(qtbot, counts=(3,))
    twin = Show(qtbot, show.session, RevealScreen, controller=TwinController(show.controller), hand=show.hand)
    show.click(show.screen.main)
    for _step in range(20):
        show.pass_ms(100)
        assert twin.screen.cards.shown_words == show.screen.cards.shown_words
    late = Show(qtbot, show.session, RevealScreen, controller=TwinController(show.controller), hand=show.hand)
    assert late.screen.cards.shown_words == show.screen.cards.shown_words
    assert show.controller.presentation.shown(PRESENTED) is not None


def test_who_leaves_takes_nobody_with_him(qtbot: QtBot) -> None:
    """An author gets up while his answer is read: it stays in the round."""
    show = reading(qtbot, 5)
    show.click(show.screen.main)
    show.pass_ms(READ_MS)
    game.make(show.session, TABLE, Leave(2))
    show.screen.show_view(show.session.view(TABLE))
    assert len(show.screen.podium.slots) == 4
    assert DROP_MS < WORD_MS
