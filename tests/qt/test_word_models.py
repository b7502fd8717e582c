"""The models of a hand of word cards and its envelope: they tell every change as what it is, whatever comes."""

from __future__ import annotations

import random

import pytest
from PySide6.QtTest import QAbstractItemModelTester

from tests.qt.mirror import Mirror
from wordgames.games.whimsy import arranging
from wordgames.games.whimsy.drafts import WhimsyDraft, seen
from wordgames.games.whimsy.material import Word
from wordgames.games.whimsy.tags import Part
from wordgames.games.whimsy.view import CardView
from wordgames.qt.wordcards import CardRole, WordCardModel, envelope_of, hand_of

pytestmark = pytest.mark.usefixtures("qapp")
FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def card(number: int) -> CardView:
    """Every third one is double; every fifth one the table's own."""
    words = (Word(f"word{number}", Part.NOUN),)
    if number % 3 == 0:
        words = (*words, Word(f"other{number}", Part.ADJECTIVE))
    return CardView(number, words, own=number % 5 == 0)


def test_the_models_say_what_lies_where() -> None:
    cards = tuple(card(number) for number in (3, 4, 5))
    draft = arranging.put_in(arranging.turn(WhimsyDraft(order=(4, 3, 5)), 3), 3)
    hand, letters = WordCardModel(), WordCardModel()
    hand.show(hand_of(cards, draft))
    letters.show(envelope_of(cards, draft))
    assert [hand.data(hand.index(row), CardRole.UP) for row in range(3)] == ["word4", "other3", "word5"]
    at = hand.index(1)
    assert hand.data(at, CardRole.DOWN) == "word3"
    assert hand.data(at, CardRole.PLACE) == 1
    assert hand.data(at, CardRole.CARD) == 3
    assert hand.data(hand.index(2), CardRole.OWN) is True
    assert hand.data(hand.index(9), CardRole.UP) is None
    assert hand.data(at, 12345) is None
    assert letters.rowCount() == 1
    assert letters.items[0].double


def test_a_card_stays_the_same_card() -> None:
    cards = tuple(card(number) for number in range(7))
    hand = WordCardModel()
    draft = WhimsyDraft(order=tuple(range(7)))
    hand.show(hand_of(cards, draft))
    mirror = Mirror(hand, CardRole.CARD)
    hand.show(hand_of(cards, arranging.move(draft, 6, 0)))
    hand.show(hand_of(cards, arranging.turn(arranging.move(draft, 6, 0), 3)))
    assert mirror.told == ["move", "change"]
    assert mirror.rows == [6, 0, 1, 2, 3, 4, 5]


def test_models_stay_whole_under_random_changes() -> None:
    dice = random.Random(9)
    hand, letters = WordCardModel(), WordCardModel()
    testers = [QAbstractItemModelTester(model, FATAL) for model in (hand, letters)]
    mirrors = [
        Mirror(model, role)
        for model in (hand, letters)
        for role in (CardRole.CARD, CardRole.UP, CardRole.PLACE)
    ]
    numbers = list(range(40))
    mine = numbers[:7]
    draft = WhimsyDraft(order=tuple(mine))
    for _step in range(1_500):
        number = dice.choice(mine)
        what = dice.randrange(6)
        if what == 0:
            draft = arranging.put_in(draft, number, dice.randrange(8))
        elif what == 1:
            draft = arranging.take_back(draft, number)
        elif what == 2:
            draft = arranging.move(draft, number, dice.randrange(7))
        elif what == 3:
            draft = arranging.turn(draft, number)
        elif what == 4:
            # The envelope is closed, and the hand filled up again.
            gone = {played.card for played in draft.envelope}
            fresh = dice.sample([n for n in numbers if n not in mine], len(gone))
            mine = [n for n in mine if n not in gone] + fresh
            draft = seen(draft, mine)
        elif dice.random() < 0.1:
            hand.show(())
            letters.show(())
        cards = tuple(card(n) for n in mine)
        hand.show(hand_of(cards, draft))
        letters.show(envelope_of(cards, draft))
        for mirror in mirrors:
            model = mirror.model
            assert mirror.rows == [
                model.data(model.index(row, 0), mirror.role) for row in range(model.rowCount())
            ]
    assert testers
