"""The item models of Word Whimsy's public half, under random changes and Qt's own tester."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from wordgames.qt.whimsy_models import (
    EnvelopeModel,
    EnvelopeRole,
    EnvelopeRow,
    PhraseModel,
    PhraseRow,
    PlaceModel,
    PlaceRole,
    PlaceRow,
    RowModel,
    ScoreModel,
    ScoreRole,
    ScoreRow,
)

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def envelopes(dice: random.Random) -> list[EnvelopeRow]:
    slots = sorted(dice.sample(range(6), dice.randrange(7)))
    return [EnvelopeRow(slot, dice.choice(["", "Soggy séance"]), dice.random() < 0.5) for slot in slots]


def places(dice: random.Random) -> list[PlaceRow]:
    return [
        PlaceRow(place, 5 - place, dice.choice([None, 1, 2]), "Goose") for place in range(dice.randrange(7))
    ]


def scores(dice: random.Random) -> list[ScoreRow]:
    count = dice.randrange(7)
    return [ScoreRow(i + 1, "Goose", i, "Ana", 1, 0, dice.randrange(9)) for i in range(count)]


def phrases(dice: random.Random) -> list[PhraseRow]:
    count = dice.randrange(12)
    return [PhraseRow(1 + i // 3, 1 + i % 3, "Why", "Goose", ("Goose",), 0, "Ana", 3) for i in range(count)]


@pytest.mark.parametrize(
    ("model", "rows"),
    [(EnvelopeModel, envelopes), (PlaceModel, places), (ScoreModel, scores), (PhraseModel, phrases)],
)
def test_models_keep_their_word_under_random_changes(
    qtbot: QtBot, model: type[RowModel], rows: object
) -> None:
    shown = model()
    tester = QAbstractItemModelTester(shown, FATAL)
    dice = random.Random(4)
    for _change in range(120):
        wanted = rows(dice)  # type: ignore[operator]
        shown.set_rows(wanted)
        assert list(shown.items) == wanted
        assert shown.rowCount() == len(wanted)
        for row, one in enumerate(wanted):
            assert shown.data(shown.index(row), Qt.ItemDataRole.DisplayRole) == one.phrase
    del tester


def test_a_change_tells_which_row_and_what_of_it(qtbot: QtBot) -> None:
    model = EnvelopeModel()
    model.set_rows([EnvelopeRow(0), EnvelopeRow(1), EnvelopeRow(2)])
    told: list[tuple[int, set[int]]] = []
    gone: list[int] = []
    came: list[int] = []
    model.dataChanged.connect(lambda first, _last, roles: told.append((first.row(), set(roles))))
    model.rowsRemoved.connect(lambda _parent, first, _last: gone.append(first))
    model.rowsInserted.connect(lambda _parent, first, _last: came.append(first))
    model.set_rows([EnvelopeRow(0), EnvelopeRow(1, "Goose", opened=True), EnvelopeRow(2)])
    assert told == [(1, {int(EnvelopeRole.PHRASE), int(EnvelopeRole.OPENED)})]
    model.set_rows([EnvelopeRow(0), EnvelopeRow(2)])
    assert gone == [1]
    model.set_rows([EnvelopeRow(0), EnvelopeRow(2), EnvelopeRow(3)])
    assert came == [2]
    moved: list[tuple[int, int]] = []
    model.rowsMoved.connect(lambda _parent, first, _last, _to, row: moved.append((first, row)))
    model.set_rows([EnvelopeRow(3), EnvelopeRow(0)])
    assert moved == [(1, 0)], "the envelope is still the same one"


def test_models_answer_by_role_and_nothing_else(qtbot: QtBot) -> None:
    place = PlaceModel()
    place.set_rows([PlaceRow(0, 5, 2, "Goose")])
    index = place.index(0)
    assert place.data(index, PlaceRole.CHIP) == 5
    assert place.data(index, PlaceRole.SLOT) == 2
    assert place.data(index, Qt.ItemDataRole.UserRole + 40) is None
    assert place.data(place.index(7)) is None
    assert place.roleNames()[int(PlaceRole.CHIP)] == b"chip"
    assert place.rowCount(index) == 0
    score = ScoreModel()
    score.set_rows([ScoreRow(1, "Goose", 3, "David", 2, 7, 9)])
    assert score.data(score.index(0), ScoreRole.NAME) == "David"
    assert score.data(score.index(0), ScoreRole.BEFORE) == 7
