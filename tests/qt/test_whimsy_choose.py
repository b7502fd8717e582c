"""Filling envelopes: the prompt is turned and read, the screen goes round once, envelopes are mixed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.qt.walk import told
from tests.qt.whimsy_evening import LEFT, WhimsyEvening
from wordgames.core.players import TABLE
from wordgames.games.whimsy.moves import Played
from wordgames.games.whimsy.view import Phase, VariantChoice
from wordgames.qt.twin import TwinController
from wordgames.session.places import Cover
from wordgames.session.store import Store
from wordgames.ui.tables.whimsy import WhimsyTable
from wordgames.ui.tables.whimsy_choose import ChooseScreen
from wordgames.ui.tables.whimsy_mix import MixScreen
from wordgames.ui.tables.whimsy_reveal import RevealScreen
from wordgames.ui.tables.whimsy_wait import WaitScreen
from wordgames.ui.theme import load_theme
from wordgames.ui.widgets.envelopes import SHUFFLE_MS
from wordgames.ui.widgets.word_desk import Stop


@pytest.fixture
def evening(qtbot: QtBot, tmp_path: Path) -> Iterator[WhimsyEvening]:
    made = WhimsyEvening(qtbot, tmp_path)
    yield made
    made.close()


# ---- one circle


def test_the_screen_goes_round_once_from_the_referees_left(evening: WhimsyEvening) -> None:
    evening.begin(4, first_referee=1)
    wait = evening.shown
    assert isinstance(wait, WaitScreen)
    assert wait.ask.text == "Ben turns the next prompt"
    assert not wait.prompt.isVisible()
    evening.click(wait.deck)
    assert evening.phase is Phase.CHOOSING
    assert evening.controller.scene.cover is Cover.NONE, "it is read aloud before it goes round"
    assert wait.prompt.isVisible()
    assert wait.prompt.text == evening.public.prompt.text
    assert wait.main.accessibleName() == "Pass it on, Chloe begins"
    evening.click(wait.main)
    order = []
    for _seat in range(3):
        assert evening.covered
        assert not evening.spilt()
        curtain = evening.curtain
        order.append(curtain.to.name)
        evening.hold()
        assert evening.choose.seat == evening.view.viewer
        evening.fill(1 + len(order))
        evening.click(evening.choose.main)
    assert order == ["Chloe", "David", "Ana"]
    assert isinstance(evening.shown, MixScreen)
    assert not evening.spilt()
    evening.mix()
    assert evening.phase is Phase.READING
    assert isinstance(evening.shown, MixScreen), "the prompt once more before the first envelope"
    evening.click(evening.shown.main)
    assert isinstance(evening.shown, RevealScreen)


def test_the_curtain_says_whose_turn_it_is_and_who_comes_next(evening: WhimsyEvening) -> None:
    evening.begin(4)
    evening.to_choosing()
    to = evening.curtain.to
    assert (to.name, [name for _seat, name in to.then]) == ("Ana", ["Ben", "Chloe"])
    assert "David" in to.task
    assert to.occasion == "Round 1 of 12"
    evening.hold()
    assert evening.choose.main.accessibleName() == "Close the envelope, then pass to Ben"


def test_who_refereed_last_has_the_next_one_at_his_left(evening: WhimsyEvening) -> None:
    evening.begin(3)
    evening.to_choosing()
    evening.all_close()
    evening.mix()
    evening.click(evening.shown.main)
    finish_round(evening)
    assert evening.public.referee == 0
    assert evening.shown.last.isVisibleTo(evening.shown) is False, "the scores were just seen"
    evening.click(evening.shown.deck)
    best = evening.public.shown[-1].answers[0]
    assert evening.public.seats[best.seat].player.name in evening.shown.last.accessibleName()
    assert evening.shown.last.isVisible()


def finish_round(evening: WhimsyEvening) -> None:
    """Open, rank and go on, whatever the other screens look like."""
    from wordgames.games.whimsy.moves import Next, Open, Rank

    for envelope in evening.public.envelopes:
        evening.controller.submit(TABLE, Open(envelope.slot))
    view = evening.public
    evening.controller.submit(TABLE, Rank(view.to_rank))
    evening.controller.submit(TABLE, Next())
    evening.settle()


# ---- the envelope


def test_nothing_is_closed_that_is_empty(evening: WhimsyEvening) -> None:
    evening.begin(3)
    evening.to_choosing()
    evening.hold()
    assert not evening.choose.main.isEnabled()
    QTest.keyClick(evening.cards, Qt.Key.Key_Return)
    assert evening.public.closed == 0
    evening.tap(evening.cards.draft.order[0])
    assert evening.choose.main.isEnabled()
    evening.tap(evening.cards.draft.order[0])
    assert not evening.choose.main.isEnabled()


def test_a_closed_envelope_holds_what_was_laid_in_this_order_with_the_words_that_were_up(
    evening: WhimsyEvening,
) -> None:
    evening.begin(3)
    evening.to_choosing()
    evening.hold()
    double = next(card for card in evening.cards.hand.items if card.double)
    others = [card.card for card in evening.cards.hand.items if card.card != double.card][:2]
    evening.tap(others[0])
    evening.tap(double.card, lower=True)
    evening.tap(double.card)
    evening.drag_in(others[1])
    assert evening.laid == [others[0], double.card, others[1]]
    QTest.keyClick(evening.cards, Qt.Key.Key_Return)
    answer = evening.private(0).seats[0].answer
    assert answer is not None
    assert [(one.card, one.turned) for one in answer] == [
        (others[0], False),
        (double.card, True),
        (others[1], False),
    ]
    assert answer[1].word.text == double.down


def test_what_is_laid_is_kept_under_every_curtain(evening: WhimsyEvening) -> None:
    evening.begin(3)
    evening.to_choosing()
    evening.hold()
    order = evening.cards.draft.order
    evening.fill(3)
    hand = evening.cards
    hand.set_stand(Stop(order[6]))
    QTest.keyClick(hand, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    before = hand.draft
    evening.controller.disturb()
    assert evening.covered
    assert hand.cards == ()
    assert not evening.spilt()
    evening.hold()
    assert evening.cards.draft == before
    evening.controller.pause()
    assert not evening.spilt()
    evening.controller.resume()
    evening.hold()
    assert evening.cards.draft == before
    evening.click(evening.choose.main)
    evening.hold()
    assert evening.cards.draft.envelope == (), "the next one's envelope is his own"


@pytest.mark.parametrize("end", ["curtain", "pause", "escape", "glass"])
def test_fault_61_a_drag_at_the_curtain_or_the_glass_loses_no_card(evening: WhimsyEvening, end: str) -> None:
    evening.begin(3, soft_glass_s=40)
    evening.to_choosing()
    evening.hold()
    evening.fill(2)
    before = evening.cards.draft
    hand = evening.cards
    at = evening.point(Stop(before.order[4]))
    QTest.mousePress(hand, LEFT, pos=at)
    over = QPoint(round((139 + hand.wing) * hand.u), round(30 * hand.u))
    QTest.mouseMove(hand, at + QPoint(30, 0))
    QTest.mouseMove(hand, over)
    assert hand.holding
    match end:
        case "curtain":
            evening.controller.disturb()
            assert hand.cards == ()
            QTest.mouseRelease(hand, LEFT, pos=over)
            evening.hold()
        case "pause":
            evening.controller.pause()
            QTest.mouseRelease(hand, LEFT, pos=over)
            evening.controller.resume()
            evening.hold()
        case "escape":
            QTest.keyClick(QApplication.focusWidget() or hand, Qt.Key.Key_Escape)
            assert not evening.controller.paused, "the first Esc only lets go"
            QTest.mouseRelease(hand, LEFT, pos=over)
        case "glass":
            # The sand runs out while the card hangs there: nothing happens to it.
            evening.pass_ms(41_000)
            assert hand.holding
            QTest.mouseRelease(hand, LEFT, pos=over)
            assert evening.laid.count(before.order[4]) == 1
            evening.tap(before.order[4])
    assert evening.cards.draft == before
    assert sorted(card.card for card in evening.cards.hand.items) == sorted(before.order)


def test_a_card_that_is_picked_by_its_grip_asks_where_it_goes(evening: WhimsyEvening) -> None:
    evening.begin(3)
    evening.to_choosing()
    evening.hold()
    hand = evening.cards
    order = hand.draft.order
    corner = hand.area_of(Stop(order[5])).topLeft() + QPoint(round(1.5 * hand.u), round(2 * hand.u))
    evening.click(hand, corner)
    assert evening.choose.what.text == "Now tap where it goes."
    evening.tap(order[0])
    assert hand.draft.order == (order[5], *order[:5], order[6])
    assert evening.choose.what.text.startswith("Tap words")
    assert evening.laid == []


def test_a_computer_that_closes_meanwhile_takes_no_card_out_of_the_hand(evening: WhimsyEvening) -> None:
    evening.begin(1, 3, first_referee=1)
    evening.to_choosing()
    evening.fill(1)
    hand = evening.cards
    at = evening.point(Stop(hand.draft.order[4]))
    QTest.mousePress(hand, LEFT, pos=at)
    QTest.mouseMove(hand, at + QPoint(40, 10))
    assert hand.holding
    closed = evening.public.closed
    for _look in range(20):
        evening.pass_ms(2_000)
    assert evening.public.closed > closed
    assert hand.holding
    over = QPoint(round((139 + hand.wing) * hand.u), round(60 * hand.u))
    QTest.mouseMove(hand, over)
    QTest.mouseRelease(hand, LEFT, pos=over)
    assert len(evening.laid) == 2


def test_the_first_time_a_note_says_how_cards_lie(evening: WhimsyEvening) -> None:
    evening.begin(3)
    evening.to_choosing()
    evening.hold()
    assert evening.choose.note_card.isVisible()
    evening.click(evening.choose.note_card)
    assert not evening.choose.note_card.isVisible()
    evening.fill()
    evening.click(evening.choose.main)
    evening.hold()
    assert not evening.choose.note_card.isVisible(), "it was read"


def test_closing_an_envelope_needs_no_note_any_more(evening: WhimsyEvening) -> None:
    evening.begin(3)
    evening.to_choosing()
    evening.hold()
    evening.fill()
    assert evening.choose.note_card.isVisible()
    evening.click(evening.choose.main)
    evening.hold()
    assert not evening.choose.note_card.isVisible()


def test_in_the_referees_first_round_his_side_is_told(evening: WhimsyEvening) -> None:
    evening.begin(3)
    evening.to_choosing()
    evening.hold()
    assert "Chloe" in evening.choose.also.text
    evening.fill()
    evening.click(evening.choose.main)
    evening.all_close()
    evening.mix()
    for _round in range(3):
        finish_round(evening)
        if evening.public.referee == 2:
            break
        evening.to_choosing()
        evening.all_close()
        evening.mix()
    assert evening.public.referee == 2
    evening.to_choosing()
    evening.hold()
    assert "Chloe" not in evening.choose.also.text


def test_the_hand_lies_as_its_owner_likes_from_round_to_round(evening: WhimsyEvening) -> None:
    evening.begin(3)
    evening.to_choosing()
    evening.hold()
    hand = evening.cards
    hand.set_stand(Stop(hand.draft.order[6]))
    for _step in range(6):
        QTest.keyClick(hand, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    order = hand.draft.order
    evening.tap(order[3])
    evening.click(evening.choose.main)
    evening.all_close()
    evening.mix()
    finish_round(evening)
    assert evening.public.referee == 0
    evening.to_choosing()
    evening.all_close()
    evening.mix()
    finish_round(evening)
    evening.to_choosing()
    while evening.curtain.to.name != "Ana":
        evening.hold()
        evening.fill()
        evening.click(evening.choose.main)
    evening.hold()
    now = evening.cards.draft.order
    assert now[:6] == tuple(card for card in order if card != order[3])
    assert now[6] not in order, "the new one is last"


# ---- having it back


def test_until_mix_an_envelope_can_be_had_back_and_nobody_learns_whose(evening: WhimsyEvening, qtbot) -> None:
    evening.begin(4)
    twin = TwinController(evening.controller)
    tv: Any = WhimsyTable(twin, load_theme(), reduce_motion=True, clock=evening.hand)
    qtbot.addWidget(tv)
    tv.resize(1280, 720)
    tv.show()
    evening.to_choosing()
    evening.hold()
    double = next(card for card in evening.cards.hand.items if card.double)
    evening.tap(double.card, lower=True)
    cards = [double.card, *(c for c in evening.cards.draft.order if c != double.card)][:2]
    for card in cards:
        evening.tap(card)
    evening.click(evening.choose.main)
    evening.all_close(1)
    mix = evening.shown
    assert isinstance(mix, MixScreen)
    evening.click(mix.back)
    assert [button.label for button in mix.names.values()] == ["Ana", "Ben", "Chloe"]
    before = told(tv.shown)
    evening.click(mix.names[0])
    assert evening.covered
    assert evening.curtain.to.name == "Ana"
    assert evening.curtain.to.then == ()
    assert "Ana, has another look" in told(tv.shown)
    looking = told(tv.shown)
    evening.hold()
    assert evening.cards.closed
    assert evening.choose.also.text == "You can have it back until they are mixed."
    evening.click(evening.choose.main)
    assert evening.shown is mix, "she has left it closed"
    assert evening.public.closed == 3
    assert told(tv.shown) == before
    evening.click(mix.back)
    evening.click(mix.names[0])
    evening.hold()
    evening.click(evening.choose.reopen)
    assert evening.public.closed == 2
    assert told(tv.shown) == looking, "that it is open again shows nowhere"
    assert evening.laid == cards
    assert evening.cards.draft.envelope[0] == Played(cards[0], turned=True)
    evening.tap(cards[1])
    evening.click(evening.choose.main)
    assert isinstance(evening.shown, MixScreen)
    answer = evening.private(0).seats[0].answer
    assert answer is not None
    assert [one.card for one in answer] == [cards[0]]
    assert told(tv.shown) == before
    assert not evening.spilt()
    tv.close()


def test_who_plays_alone_opens_his_own_again_without_a_curtain(evening: WhimsyEvening) -> None:
    evening.begin(1, 3, first_referee=1)
    evening.to_choosing()
    assert isinstance(evening.shown, ChooseScreen)
    assert evening.choose.main.accessibleName() == "Close the envelope, you can have it back"
    cards = evening.fill(2)
    evening.click(evening.choose.main)
    assert isinstance(evening.shown, WaitScreen)
    assert evening.shown.note.isVisible()
    assert evening.shown.row.filled == 0, "how many are closed is nobody's business"
    evening.click(evening.shown.back)
    assert isinstance(evening.shown, ChooseScreen)
    assert evening.laid == cards
    evening.click(evening.choose.main)
    evening.let_computers_choose()
    assert isinstance(evening.shown, MixScreen)
    evening.click(evening.shown.back)
    assert isinstance(evening.shown, ChooseScreen)
    evening.click(evening.choose.main)
    assert isinstance(evening.shown, MixScreen)
    evening.click(evening.shown.main)
    assert evening.phase is Phase.READING


def test_a_referee_alone_with_computers_only_waits(evening: WhimsyEvening) -> None:
    evening.begin(1, 2, first_referee=0)
    evening.click(evening.shown.deck)
    assert isinstance(evening.shown, WaitScreen)
    assert not evening.shown.back.isVisible()
    assert evening.shown.prompt.isVisible()
    evening.let_computers_choose()
    assert isinstance(evening.shown, MixScreen)
    assert not evening.shown.back.isVisible()


# ---- the glass


def test_the_soft_glass_runs_behind_ones_own_curtain_and_forces_nothing(evening: WhimsyEvening) -> None:
    evening.begin(5, soft_glass_s=40)
    evening.to_choosing()
    evening.pass_ms(20_000)
    evening.hold()
    assert evening.choose.glass.isVisible()
    assert evening.choose.seconds.text == "40 s"
    evening.pass_ms(10_000)
    assert evening.choose.seconds.text == "30 s"
    evening.controller.disturb()
    evening.frames(5_000)
    evening.hold()
    assert evening.choose.seconds.text == "30 s", "under the curtain it stands"
    evening.fill(3)
    evening.pass_ms(60_000)
    assert evening.choose.seconds.text == ""
    assert evening.choose.hurry.text == "no hurry"
    assert evening.public.closed == 0
    assert len(evening.laid) == 3
    for card in evening.cards.draft.order[3:]:
        evening.tap(card)
    assert len(evening.laid) == 7
    evening.click(evening.choose.main)
    evening.hold()
    assert evening.choose.seconds.text == "40 s", "each has his own"


def test_without_a_glass_there_is_none(evening: WhimsyEvening) -> None:
    evening.begin(3)
    evening.to_choosing()
    evening.hold()
    assert not evening.choose.glass.isVisible()
    assert evening.choose.seconds.text == evening.choose.hurry.text == ""
    assert not evening.choose.tag.isVisible()


# ---- variants


def test_short_and_sweet_says_what_is_missing(evening: WhimsyEvening) -> None:
    evening.begin(3, variant=VariantChoice.SHORT_AND_SWEET)
    evening.to_choosing()
    assert evening.table.wait is not None
    evening.hold()
    assert evening.choose.tag.accessibleName() == "Short and sweet: exactly two cards"
    evening.tap(evening.cards.draft.order[0])
    assert not evening.choose.main.isEnabled()
    assert evening.choose.also.text
    evening.tap(evening.cards.draft.order[1])
    assert evening.choose.main.isEnabled()


def test_a_mulligan_deals_seven_others_once(evening: WhimsyEvening) -> None:
    evening.begin(3, variant=VariantChoice.MULLIGAN)
    evening.to_choosing()
    evening.hold()
    before = set(evening.cards.draft.order)
    evening.fill(2)
    assert evening.choose.mulligan.isEnabled()
    evening.click(evening.choose.mulligan)
    after = set(evening.cards.draft.order)
    assert len(after) == 7
    assert not before & after
    assert evening.laid == []
    assert not evening.choose.mulligan.isEnabled()


# ---- mixing


def test_envelopes_are_mixed_for_all_to_see_and_a_tap_skips_it(evening: WhimsyEvening) -> None:
    evening.begin(3)
    evening.to_choosing()
    evening.all_close()
    mix = evening.shown
    evening.click(mix.main)
    assert mix.row.shuffling
    still = mix.row.grab().toImage()
    assert mix.note.isVisible()
    evening.hand.ms += SHUFFLE_MS // 2
    mix.row.advance()
    assert mix.row.grab().toImage() != still
    QTest.mouseClick(mix, LEFT, pos=QPoint(5, 60))
    assert not mix.row.shuffling
    assert mix.main.isVisible()


def test_mixing_comes_to_rest_by_itself(evening: WhimsyEvening) -> None:
    evening.begin(3)
    evening.to_choosing()
    evening.all_close()
    mix = evening.shown
    evening.click(mix.main)
    evening.hand.ms += SHUFFLE_MS + 10
    mix.row.advance()
    assert not mix.row.shuffling
    assert mix.main.accessibleName() == "Read them"


# ---- going on another day


def test_a_game_that_is_gone_on_with_has_everything_where_it_was(qtbot: QtBot, tmp_path: Path) -> None:
    store = Store(tmp_path / "games.db")
    first = WhimsyEvening(qtbot, tmp_path, store)
    first.begin(3)
    first.to_choosing()
    first.hold()
    first.fill(3)
    draft = first.cards.draft
    first.flow.show_shelf()
    first.settle()
    first.click(first.screen.box)
    assert first.covered, "behind the curtain, whoever sits there now"
    first.hold()
    assert first.cards.draft == draft
    first.close()


# ---- on a TV


def test_the_tv_shows_the_prompt_and_who_is_choosing_and_nothing_to_press(
    evening: WhimsyEvening, qtbot: QtBot
) -> None:
    evening.begin(5, soft_glass_s=40)
    twin = TwinController(evening.controller)
    tv: Any = WhimsyTable(twin, load_theme(), reduce_motion=True, clock=evening.hand)
    qtbot.addWidget(tv)
    tv.resize(1280, 720)
    tv.show()
    assert not tv.shown.main.isVisible()
    assert not tv.shown.deck.isEnabled()
    evening.to_choosing()
    evening.hold()
    wait = tv.shown
    assert isinstance(wait, WaitScreen)
    assert wait.prompt.text == evening.public.prompt.text
    assert wait.who is not None
    assert wait.who.accessibleName() == "Ana, is choosing"
    assert wait.note.accessibleName() == "Waiting for Ana"
    assert wait.what.text == "Ben is next."
    evening.pass_ms(1_000)
    assert wait.glass.isVisible()
    assert not wait.pause.isVisible()
    said = told(tv)
    evening.fill(3)
    assert told(tv) == said, "what somebody lays shows nowhere"
    evening.click(evening.choose.main)
    assert wait.row.filled == 1
    evening.all_close()
    assert isinstance(tv.shown, MixScreen)
    assert not tv.shown.main.isVisible()
    assert not tv.shown.back.isVisible()
    evening.mix()
    assert isinstance(tv.shown, MixScreen)
    evening.click(evening.shown.main)
    assert isinstance(tv.shown, RevealScreen)
    tv.close()
