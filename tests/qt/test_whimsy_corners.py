"""Word Whimsy's table where things are unusual: other looks, damaged drafts, long phrases, nobody to hand it to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.qt.hands import HandClock
from tests.qt.whimsy_evening import LEFT, WhimsyEvening
from wordgames.core.game import Setup
from wordgames.core.players import TABLE, Kind, Player
from wordgames.games.whimsy.bots import WhimsyBot
from wordgames.games.whimsy.drafts import WhimsyDraft
from wordgames.games.whimsy.material import Prompt, Word, WordCard, load_whimsy
from wordgames.games.whimsy.moves import Next, Open, Rank
from wordgames.games.whimsy.rules import WhimsyGame
from wordgames.games.whimsy.tags import Part
from wordgames.games.whimsy.view import Phase, VariantChoice, WhimsyOptions
from wordgames.qt.controller import GameController
from wordgames.qt.tables import Seated
from wordgames.session.places import Cover
from wordgames.session.session import BotTurn, Session
from wordgames.ui.painting.fonts import load_fonts
from wordgames.ui.tables.whimsy_choose import ChooseScreen
from wordgames.ui.tables.whimsy_mix import MixScreen
from wordgames.ui.tables.whimsy_wait import WaitScreen
from wordgames.ui.widgets.envelopes import EnvelopeRow
from wordgames.ui.widgets.lastphrase import LastPhrase
from wordgames.ui.widgets.promptcard import TURN_MS
from wordgames.ui.widgets.word_desk import Stop
from wordgames.ui.widgets.word_hand import WordHand


@pytest.fixture
def evening(qtbot: QtBot, tmp_path: Path) -> Iterator[WhimsyEvening]:
    made = WhimsyEvening(qtbot, tmp_path)
    yield made
    made.close()


def with_words(
    evening: WhimsyEvening, words: tuple[str, ...], prompt: str = "My motto", **options: Any
) -> None:
    """A game of three with single cards of these words alone."""
    cards = tuple(WordCard((Word(word, Part.NOUN),)) for word in words)
    deck = replace(load_whimsy("en"), prompts=(Prompt(prompt),), cards=cards)
    players = (Player(name="Ana"), Player(name="Ben"), Player(name="Chloe"))
    chosen = WhimsyOptions(first_referee=2, **options)
    session = Session.create(
        WhimsyGame(), Setup("whimsy", WhimsyGame.rules, players, chosen, deck, 4), evening.store
    )
    assert isinstance(session, Session)
    bot = WhimsyBot()

    def choose(turn: BotTurn) -> tuple[Any, int]:
        return bot.choose(turn.view, turn.options, turn.dice)

    controller = GameController(session, lambda _player: choose, clock=evening.hand)
    evening.flow.sit_down(Seated("whimsy", controller), paused=False)


def test_a_hand_without_double_cards_is_told_of_dragging(evening: WhimsyEvening) -> None:
    with_words(evening, tuple(f"word{n}" for n in range(40)))
    evening.to_choosing()
    for _round in range(2):
        evening.all_close()
        evening.mix()
        for envelope in evening.public.envelopes:
            evening.controller.submit(TABLE, Open(envelope.slot))
        evening.controller.submit(TABLE, Rank(evening.public.to_rank))
        evening.controller.submit(TABLE, Next())
        evening.settle()
        evening.to_choosing()
    evening.all_close()
    evening.mix()
    for envelope in evening.public.envelopes:
        evening.controller.submit(TABLE, Open(envelope.slot))
    evening.controller.submit(TABLE, Rank(evening.public.to_rank))
    evening.controller.submit(TABLE, Next())
    evening.settle()
    evening.to_choosing()
    evening.hold()
    assert evening.choose.also.text == "Drag a card to put it elsewhere."


def test_words_that_cannot_be_broken_get_wide_cards_on_their_own_scenery(evening: WhimsyEvening) -> None:
    with_words(evening, tuple(f"Wackelpuddingform{n}" for n in range(40)))
    evening.to_choosing()
    evening.hold()
    assert evening.choose.ground_name == "theatre_choose_wide"
    plan = evening.cards.plan
    assert plan.wide
    assert len(plan.rows) == 3
    evening.fill(7)
    assert not evening.window.grab().isNull()


def test_fault_43_a_blank_in_a_prompt_is_shown_as_a_line(evening: WhimsyEvening) -> None:
    with_words(evening, tuple(f"word{n}" for n in range(40)), prompt="The day ____ met ____")
    evening.to_choosing()
    evening.hold()
    assert evening.choose.prompt.text == "The day ____ met ____"
    assert not evening.window.grab().isNull()


def test_a_damaged_draft_is_an_empty_one(evening: WhimsyEvening) -> None:
    evening.begin(3)
    evening.to_choosing()
    evening.controller.session.keep_draft(0, {"order": "what?", "envelope": 7})
    evening.hold()
    assert evening.laid == []
    assert len(evening.cards.draft.order) == 7
    evening.controller.disturb()
    evening.controller.session.keep_draft(0, {"order": [1, 2, 900], "envelope": [{"card": 900}]})
    evening.hold()
    assert evening.laid == []
    assert len(set(evening.cards.draft.order)) == 7


@pytest.mark.parametrize("look", ["day", "contrast"])
def test_fault_49_another_look_comes_to_every_piece(evening: WhimsyEvening, look: str) -> None:
    evening.begin(5, soft_glass_s=40)
    evening.flow.preferences.set_theme("night")

    def changes() -> None:
        night = evening.window.grab().toImage()
        evening.flow.preferences.set_theme(look)
        evening.settle()
        there = evening.window.grab().toImage()
        assert there != night
        evening.flow.preferences.set_theme("night")
        evening.settle()
        again = evening.window.grab().toImage()
        samples = [(x, y) for x in range(0, again.width(), 7) for y in range(0, again.height(), 7)]
        differ = sum(again.pixel(x, y) != night.pixel(x, y) for x, y in samples)
        assert differ / len(samples) < 0.01

    changes()
    evening.click(evening.shown.deck)
    changes()
    evening.click(evening.shown.main)
    evening.hold()
    evening.fill(3)
    evening.cards.arrive()
    changes()
    evening.click(evening.choose.main)
    evening.all_close()
    changes()


def test_motion_can_be_switched_off_in_the_middle_of_it(evening: WhimsyEvening) -> None:
    evening.begin(3)
    evening.to_choosing()
    evening.hold()
    evening.tap(evening.cards.draft.order[0])
    assert evening.cards.motion.busy
    evening.flow.preferences.set_reduce_motion(True)
    assert not evening.cards.motion.busy
    evening.click(evening.choose.main)
    evening.frames(400)
    QTest.keyPress(evening.curtain.crest, Qt.Key.Key_Space)
    evening.frames(700)
    assert evening.cover is None
    evening.fill(1)
    evening.click(evening.choose.main)
    evening.click(evening.shown.main)
    assert not evening.shown.row.shuffling, "mixed is mixed"
    evening.flow.preferences.set_reduce_motion(False)


def test_where_nobody_is_handed_the_screen_it_is_let_go_all_the_same(evening: WhimsyEvening) -> None:
    """Ben leaves while the prompt is read aloud, and only computers are left to choose."""
    evening.begin(2, 2, first_referee=0, variant=VariantChoice.EVERYBODY_RANKS)
    evening.click(evening.shown.deck)
    assert isinstance(evening.shown, WaitScreen)
    assert evening.controller.leave(1) is None
    evening.settle()
    assert evening.shown.note.accessibleName() == "One moment, they are choosing"
    evening.let_computers_choose()
    evening.mix()
    evening.click(evening.shown.main)
    for envelope in evening.public.envelopes:
        evening.controller.submit(TABLE, Open(envelope.slot))
    evening.settle()
    assert evening.phase in (Phase.RANKING, Phase.AWARDED)
    if evening.phase is Phase.RANKING and 0 in evening.controller.session.waiting_for():
        assert evening.controller.scene.cover is Cover.CURTAIN, "the referee ranks behind a curtain"


def test_a_second_press_on_mix_or_on_the_deck_does_nothing(evening: WhimsyEvening) -> None:
    evening.begin(3)
    deck = evening.shown.deck
    evening.click(deck)
    # What was the deck is the prompt now, and the second half of a double click is nobody's wish.
    QTest.mouseDClick(evening.shown, LEFT, pos=deck.geometry().center())
    evening.settle()
    assert evening.phase is Phase.CHOOSING
    assert isinstance(evening.shown, WaitScreen)
    assert evening.shown.main.label == "Pass it on"
    evening.click(evening.shown.main)
    evening.all_close()
    mix = evening.shown
    assert isinstance(mix, MixScreen)
    evening.click(mix.back)
    evening.click(mix.back)
    assert mix.names == {}, "asked again, it is not asked any more"


def test_esc_pauses_where_no_card_is_held(evening: WhimsyEvening) -> None:
    evening.begin(3)
    evening.to_choosing()
    evening.hold()
    evening.key(Qt.Key.Key_Escape)
    assert evening.controller.scene.cover is Cover.PAUSE
    assert not evening.spilt()
    assert evening.table.choose is not None
    assert evening.table.choose.seat is None, "it holds nothing of anybody's"


def test_a_long_phrase_on_the_slip_of_the_last_round_is_set_in_lines(qtbot: QtBot) -> None:
    load_fonts()
    slip = LastPhrase()
    qtbot.addWidget(slip)
    slip.resize(800, 300)
    slip.show_phrase("My motto", "Goose", 1, "Ben", 0)
    pictures = [slip.grab().toImage()]
    slip.show_phrase("My motto", " ".join(["Undercover Dumpling"] * 9), 1, "Ben", 5)
    pictures.append(slip.grab().toImage())
    assert "Undercover" in slip.accessibleName()
    slip.show_words("Once upon a time")
    pictures.append(slip.grab().toImage())
    assert slip.accessibleName() == "Once upon a time"
    assert all(a != b for i, a in enumerate(pictures) for b in pictures[i + 1 :])


def test_a_row_of_envelopes_with_nothing_in_it_shows_nothing(qtbot: QtBot) -> None:
    load_fonts()
    row = EnvelopeRow(10, 7, clock=HandClock())
    qtbot.addWidget(row)
    row.resize(600, 120)
    empty = row.grab().toImage()
    row.show_row(0, 1)
    assert row.grab().toImage() != empty
    assert row.accessibleName() == ""
    row.show_row(1, 1)
    assert row.accessibleName() == "1 envelope"
    row.advance()
    row.finish()
    assert not row.shuffling


def test_an_empty_hand_knows_no_keys_and_no_taps(qtbot: QtBot) -> None:
    load_fonts()
    hand = WordHand(clock=HandClock())
    qtbot.addWidget(hand)
    hand.resize(900, 450)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_T, Qt.Key.Key_1, Qt.Key.Key_Backspace):
        QTest.keyClick(hand, key)
    QTest.keyClick(hand, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert not hand.press(1, QPointF(50, 50))
    hand.drag(1, QPointF(60, 60))
    hand.release(1, QPointF(60, 60))
    hand.set_stand(Stop(5))
    hand.turn(5)
    hand.shift(Stop(5), 1)
    hand.advance()
    assert hand.stand is None
    assert hand.draft == WhimsyDraft()
    assert hand.grab().toImage().size() == hand.size()
    assert hand.part_with_keys() == -1


def test_only_who_answers_sees_a_hand(evening: WhimsyEvening) -> None:
    """A choosing screen that is given somebody else's view holds nothing."""
    evening.begin(3)
    evening.to_choosing()
    evening.hold()
    screen = evening.choose
    evening.fill(2)
    screen.show_view(evening.public)
    assert screen.seat is None
    assert screen.hand.cards == ()
    assert isinstance(screen, ChooseScreen)
    assert not screen.main.isVisible()
    screen.main.click()
    screen.reopen.click()
    screen.mulligan.click()
    assert evening.public.closed == 0


def test_computers_names_bear_no_curtain(evening: WhimsyEvening) -> None:
    evening.begin(2, 2, first_referee=1)
    evening.to_choosing()
    assert evening.curtain.to.then == (), "computers need no screen"
    assert evening.public.seats[2].player.kind is Kind.COMPUTER
    evening.hold()
    evening.fill(2)
    evening.click(evening.choose.main)
    evening.let_computers_choose()
    assert isinstance(evening.shown, MixScreen)
    assert evening.shown.row.filled == 3


def test_the_prompt_comes_up_when_it_is_turned_and_a_tap_skips_it(evening: WhimsyEvening) -> None:
    evening.begin(3)
    evening.click(evening.shown.deck)
    prompt = evening.shown.prompt
    assert prompt.turning
    flat = prompt.grab().toImage()
    evening.hand.ms += TURN_MS // 2
    prompt.advance()
    half = prompt.grab().toImage()
    assert half != flat
    QTest.mouseClick(evening.shown, LEFT, pos=evening.shown.rect().center())
    assert not prompt.turning
    whole = prompt.grab().toImage()
    assert whole != half
    prompt.turn_over()
    evening.hand.ms += TURN_MS
    prompt.advance()
    assert not prompt.turning
    prompt.turn_over()
    evening.flow.preferences.set_reduce_motion(True)
    assert not prompt.turning
    assert prompt.grab().toImage() == whole


def test_a_high_window_has_long_threads(evening: WhimsyEvening) -> None:
    evening.window.resize(1040, 820)
    evening.begin(3)
    assert not evening.shown.threads.isVisible()
    evening.click(evening.shown.deck)
    threads = evening.shown.threads
    assert threads.isVisible()
    assert threads.geometry().bottom() >= evening.shown.prompt.geometry().top()
    assert threads.geometry().top() < 4.4 * evening.shown.u
    evening.window.resize(1280, 720)
    evening.click(evening.shown.main)
    evening.hold()
    assert not evening.choose.threads.isVisible()


def test_fault_51_the_focus_is_seen_on_deck_and_note(evening: WhimsyEvening) -> None:
    evening.begin(3)
    deck = evening.shown.deck
    without = deck.grab().toImage()
    deck.setFocus(Qt.FocusReason.TabFocusReason)
    assert deck.grab().toImage() != without
    evening.key(Qt.Key.Key_Space)
    assert evening.phase is Phase.CHOOSING, "the deck is pressed by keys, too"
    evening.click(evening.shown.main)
    evening.hold()
    note = evening.choose.note_card
    without = note.grab().toImage()
    note.setFocus(Qt.FocusReason.TabFocusReason)
    assert note.grab().toImage() != without
    evening.key(Qt.Key.Key_Space)
    assert not note.isVisible()
