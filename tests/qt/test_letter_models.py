"""The models of a hand and its words: they tell every change as what it is, whatever comes."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QModelIndex
from PySide6.QtTest import QAbstractItemModelTester

from tests.qt.mirror import Mirror
from wordgames.games.pun import arranging
from wordgames.games.pun.arranging import Spot
from wordgames.games.pun.drafts import PunDraft, seen, trim
from wordgames.games.pun.moves import PUN_CARD, Row
from wordgames.games.pun.view import CardView
from wordgames.qt.letters import HandModel, LetterRole, WordModel, WordRole, letters_of

pytestmark = pytest.mark.usefixtures("qapp")
FACES = dict(enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZ")) | {26: PUN_CARD, 27: PUN_CARD}
FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def views(hand: list[int]) -> tuple[CardView, ...]:
    return tuple(CardView(card, FACES[card]) for card in hand)


def test_models_follow_random_changes_by_their_signals() -> None:
    hand_model, words = HandModel(), WordModel()
    testers = [QAbstractItemModelTester(model, FATAL) for model in (hand_model, words)]
    cards, rows = Mirror(hand_model, LetterRole.CARD), Mirror(words, WordRole.WORD)
    rnd = random.Random(4)
    hand: list[int] = []
    draft = PunDraft()
    for _step in range(400):
        choice = rnd.random()
        if choice < 0.2:
            hand = [card for card in hand if rnd.random() < 0.8]
            new = [card for card in FACES if card not in hand]
            hand += rnd.sample(new, rnd.randint(0, min(3, 16 - len(hand))) if len(hand) < 16 else 0)
            draft = seen(trim(draft, hand), hand)
        elif choice < 0.7 and hand:
            spot = Spot(rnd.randint(-1, len(draft.rows)), rnd.randint(0, 9))
            draft = arranging.put(draft, rnd.sample(hand, min(len(hand), rnd.randint(1, 3))), spot, FACES)
        elif choice < 0.8 and 26 in hand:
            draft = arranging.set_letter(draft, 26, rnd.choice("ABC?"))
        elif choice < 0.9 and draft.rows:
            draft = arranging.dissolve(draft, rnd.randrange(len(draft.rows)))
        else:
            draft = arranging.sort(draft, FACES)
        some = rnd.sample(hand, min(len(hand), 2))
        hand_model.show(letters_of(views(hand), draft, some[:1], some[1:]))
        words.show(draft.rows)
        assert cards.rows == list(arranging.flow(draft))
        assert rows.rows == [row.word for row in draft.rows]
    assert testers
    assert {"insert", "remove", "move", "change"} <= set(cards.told) & set(rows.told) | {"move"}
    assert "move" in cards.told


def test_a_card_that_goes_into_a_row_is_moved_not_made_anew() -> None:
    hand_model, words = HandModel(), WordModel()
    draft = PunDraft((0, 1, 2))
    hand_model.show(letters_of(views([0, 1, 2]), draft))
    words.show(draft.rows)
    cards, rows = Mirror(hand_model, LetterRole.CARD), Mirror(words, WordRole.WORD)
    draft = arranging.put(draft, (2,), Spot(0), FACES)
    hand_model.show(letters_of(views([0, 1, 2]), draft))
    words.show(draft.rows)
    assert (cards.take(), rows.take()) == (["move", "change"], ["insert"])
    draft = arranging.put(draft, (0,), Spot(0, 9), FACES)
    hand_model.show(letters_of(views([0, 1, 2]), draft))
    words.show(draft.rows)
    assert rows.take() == ["change"], "the same row, one letter longer"
    assert cards.take() == ["change"], "it has come to lie behind the other, where it stood"
    assert hand_model.data(hand_model.index(1), LetterRole.ROW) == 0


def test_roles_say_what_is_shown() -> None:
    hand_model, words = HandModel(), WordModel()
    draft = PunDraft((26, 0, 1), (Row((26, 0), "?A"),))
    hand_model.show(letters_of(views([0, 1, 26]), draft, (0,), (1,)))
    words.show(draft.rows)
    first = hand_model.index(0)
    roles = (LetterRole.FACE, LetterRole.CARD, LetterRole.LETTER, LetterRole.ROW)
    assert [hand_model.data(first, role) for role in roles] == [PUN_CARD, 26, PUN_CARD, 0]
    assert [hand_model.data(hand_model.index(row), LetterRole.SELECTED) for row in range(3)] == [
        False,
        True,
        False,
    ]
    assert [hand_model.data(hand_model.index(row), LetterRole.AWAY) for row in range(3)] == [
        False,
        False,
        True,
    ]
    assert hand_model.data(hand_model.index(2), LetterRole.ROW) == arranging.LOOSE
    assert words.data(words.index(0), WordRole.CARDS) == (26, 0)
    assert words.data(words.index(0)) == "?A"
    assert hand_model.data(QModelIndex(), LetterRole.CARD) is None
    assert words.data(QModelIndex()) is None
    assert hand_model.data(first, 999) is None


def test_a_cover_leaves_nothing_in_them() -> None:
    hand_model, words = HandModel(), WordModel()
    draft = PunDraft((0, 1), (Row((0,), "A"),))
    hand_model.show(letters_of(views([0, 1]), draft))
    words.show(draft.rows)
    hand_model.show(())
    words.show(())
    assert hand_model.rowCount() == words.rowCount() == 0
    assert hand_model.items == words.items == ()
