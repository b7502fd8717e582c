"""The table's rulings with what speaks for a word, their undo, and the end that is looked for after them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.qt.punchline_tables import LiveTable
from wordgames.core.players import TABLE
from wordgames.games.punchline.moves import Close, Lock
from wordgames.games.punchline.view import Phase, WordView
from wordgames.lexicon import Kind
from wordgames.session.house import Verdict
from wordgames.ui.evidence import Commonness
from wordgames.ui.tables.reveal_row import SCORE_MS

CTRL = Qt.KeyboardModifier.ControlModifier
Make = Callable[..., LiveTable]


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    tables: list[LiveTable] = []

    def build(**named: object) -> LiveTable:
        tables.append(LiveTable(qtbot, **named))
        return tables[-1]

    yield build
    for table in tables:
        table.close()


def asked(make: Make, **named: object) -> LiveTable:
    """The table is asked for Ana's word of six letters, which nobody knows; Otto's of three is known."""
    table = make(computers=("Otto",), **named)
    table.read()
    table.words = (table.layable(0, 6)[0], table.layable(1, 3)[0])
    table.known[table.words[1]] = "word"
    table.lay(table.words[0])
    table.others_lay(1, table.words[1])
    table.do(1, Lock())
    table.click(table.play.lock)
    for _tap in range(10):
        if table.reveal.accept.isVisible():
            return table
        table.reveal.tap()
    raise AssertionError("the word does not come to the stage")


def mine(table: LiveTable) -> WordView:
    return next(word for word in table.view.rounds[-1].words if word.seat == 0)


def to_the_end(table: LiveTable) -> None:
    for _tap in range(10):
        if table.reveal.pace.finished:
            return
        table.reveal.tap()


def test_who_is_asked_sees_what_speaks_for_the_word(make: Make) -> None:
    table = asked(make)
    reveal = table.reveal
    assert reveal.evidence.isVisible()
    reveal.evidence.finish()
    table._settle()
    found = reveal.evidence.evidence
    assert found is not None
    assert found.word == table.words[0]
    assert found.kind & Kind.WORD
    assert found.step >= Commonness.RARE
    assert "times in a million words" in reveal.evidence.accessibleName()
    table.click(reveal.accept)
    assert not reveal.evidence.isVisible()


def test_a_challenged_word_has_its_evidence_too(make: Make) -> None:
    table = asked(make)
    table.click(table.reveal.accept)
    to_the_end(table)
    table.click(table.reveal.row.seats[1][1])
    table.click(table.reveal.challenge)
    table.reveal.evidence.finish()
    table._settle()
    assert table.reveal.evidence.isVisible()
    found = table.reveal.evidence.evidence
    assert found is not None
    assert found.word == table.words[1]


def test_ctrl_z_takes_a_ruling_back_and_the_word_waits_again(make: Make) -> None:
    table = asked(make)
    reveal = table.reveal
    digest = table.session.digest()
    table.click(reveal.accept)
    assert mine(table).points > 0
    assert reveal.remark.text == "Ctrl+Z takes it back."
    table.key(Qt.Key.Key_Z, CTRL)
    assert mine(table).pending
    assert table.session.digest() == digest
    assert reveal.accept.isVisible()
    table.pass_ms(SCORE_MS + 200)
    assert reveal.row.seats[0][2].score == 0


def test_ctrl_z_after_the_last_word_brings_the_one_that_waits_back_to_the_stage(make: Make) -> None:
    table = asked(make)
    table.click(table.reveal.refuse)
    to_the_end(table)
    table.click(table.reveal.row.seats[1][1])
    assert table.reveal.shown_seat == 1
    table.key(Qt.Key.Key_Z, CTRL)
    assert table.reveal.shown_seat == 0
    assert table.reveal.accept.isVisible()
    table.click(table.reveal.accept)
    assert mine(table).points > 0


def test_ctrl_z_makes_the_house_forget_what_it_was_told_to_remember(make: Make) -> None:
    table = asked(make)
    table.click(table.reveal.remember)
    table.click(table.reveal.accept)
    assert table.store.house.find(table.words[0], "en") is not None
    table.key(Qt.Key.Key_Z, CTRL)
    assert table.store.house.find(table.words[0], "en") is None


def test_fault_26_ctrl_z_takes_back_nothing_but_rulings(make: Make) -> None:
    table = asked(make)
    before = table.session.digest()
    table.key(Qt.Key.Key_Z, CTRL)
    assert table.session.digest() == before
    table.click(table.reveal.accept)
    to_the_end(table)
    table.do(TABLE, Close())
    before = table.session.digest()
    table.key(Qt.Key.Key_Z, CTRL)
    assert table.session.digest() == before
    assert table.view.phase is Phase.READING


def test_fault_06_score_total_and_the_end_follow_a_ruling_at_once(make: Make) -> None:
    table = asked(make, target=12)
    reveal = table.reveal
    assert mine(table).sum.total >= 12
    table.click(reveal.accept)
    to_the_end(table)
    assert table.view.seats[0].total == mine(table).sum.total
    assert reveal.onward.label == "That's it"
    table.click(reveal.challenge)
    table.click(reveal.refuse)
    assert table.view.seats[0].total == 0
    assert reveal.onward.label == "Next card"
    assert table.view.phase is Phase.JUDGING
    table.click(reveal.challenge)
    table.click(reveal.accept)
    assert table.view.phase is Phase.JUDGING
    table.click(reveal.onward)
    assert table.view.phase is Phase.OVER
    assert table.end.title.text == "Ana wins!"


def test_fault_06_a_remembered_ruling_changes_no_finished_round(make: Make) -> None:
    table = asked(make)
    table.click(table.reveal.refuse)
    to_the_end(table)
    table.click(table.reveal.onward)
    closed = table.view.rounds[0]
    table.store.house.remember(table.words[0], "en", Verdict(True, "word"), 0)
    assert table.view.rounds[0] == closed
    assert table.view.seats[0].total == 0


def test_the_room_is_told_which_words_have_scored(make: Make) -> None:
    table = asked(make)
    assert table.reveal.used.text == ""
    table.click(table.reveal.accept)
    to_the_end(table)
    table.click(table.reveal.onward)
    table.read()
    table.do(1, Lock())
    table.click(table.play.lock)
    to_the_end(table)
    table.click(table.reveal.row.seats[0][1])
    assert table.reveal.used.text == f"Ana has scored with: {table.words[0]}"
