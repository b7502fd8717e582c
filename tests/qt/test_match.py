"""A match: the end of each game, its running score, and the games that house rules ask for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.qt.evening import Evening
from tests.qt.punchline_tables import LiveTable
from wordgames.core.players import TABLE
from wordgames.games.catalog import GAMES
from wordgames.games.punchline.moves import Leave, Lock
from wordgames.games.punchline.view import Phase
from wordgames.session.session import Session

Make = Callable[..., LiveTable]


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    tables: list[LiveTable] = []

    def build(**named: object) -> LiveTable:
        tables.append(LiveTable(qtbot, computers=("Otto",), target=3, **named))
        return tables[-1]

    yield build
    for table in tables:
        table.close()


def play_game(table: LiveTable, winner: int = 0) -> None:
    """One round, in which one seat lays a word that ends the game."""
    table.read()
    word = next(w for w in table.layable(winner, 4, 5, 3) if w not in table.view.seats[winner].used)
    table.known[word] = "word"
    if winner == 0:
        table.lay(word)
    else:
        table.others_lay(winner, word)
    table.do(1, Lock())
    table.click(table.play.lock)
    for _press in range(10):
        if table.view.phase is not Phase.JUDGING:
            return
        table.click(table.reveal.onward)
    raise AssertionError("the reveal does not come to its end")


def test_each_game_ends_with_its_winner_and_next_game_goes_on(make: Make) -> None:
    table = make(games=4, first_reader=0)
    readers = []
    for number in range(1, 5):
        assert table.view.game_number == number
        readers.append(table.view.reader)
        play_game(table, winner=number % 2)
        if number < 4:
            assert table.view.phase is Phase.BETWEEN
            assert table.end.title.text == f"Game {number} goes to {('Ana', 'Otto')[number % 2]}!"
            assert table.end.again.label == "Next game"
            assert f"Game {number} of 4. In the match: " in table.end.match.text
            assert table.end.again.hasFocus()
            table.key(Qt.Key.Key_Return)
    assert readers == [0, 1, 0, 1]
    assert table.view.phase is Phase.OVER
    assert table.end.again.label == "Once more"
    assert table.end.match.text == "The games went to 1: Otto · 2: Ana · 3: Otto · 4: Ana"
    totals = [sum(game.totals[seat] for game in table.view.finished_games) for seat in (0, 1)]
    for seat, name in enumerate(("Ana", "Otto")):
        assert f"{name}, {totals[seat]} points" in table.end.stairs.accessibleName()


def test_rules_14_the_sentence_is_the_games_and_the_side_its_half_of_the_match(make: Make) -> None:
    table = make(games=8)
    for number in range(1, 9):
        table.read()
        deck = table.session.setup.deck
        places = [
            (side, at)
            for card in deck.cards
            for side in (0, 1)
            for at, sentence in enumerate(card.sides[side].sentences)
            if sentence == table.view.sentence
        ]
        assert ((number - 1) // 4, (number - 1) % 4) in places
        word = table.layable(0, 4)[0]
        table.known[word] = "word"
        table.lay(word)
        table.do(1, Lock())
        table.click(table.play.lock)
        for _press in range(10):
            if table.view.phase is not Phase.JUDGING:
                break
            table.click(table.reveal.onward)
        if number < 8:
            table.click(table.end.again)
    assert table.view.phase is Phase.OVER


def test_plates_and_reveal_say_how_the_match_stands(make: Make) -> None:
    table = make(games=2)
    assert table.play.plate.accessibleName() == "Ana, 0 points"
    assert table.play.standing.text == "Game 1 of 2, round 1 · to 3"
    play_game(table)
    won = table.view.seats[0].match_total
    table.click(table.end.again)
    assert table.play.plate.accessibleName() == f"Ana, 0 points, {won} in the match"
    assert table.play.standing.text == "Game 2 of 2, round 1 · to 3"
    table.read()
    table.do(1, Lock())
    table.click(table.play.lock)
    assert table.reveal.match.text == f"Game 2 of 2. In the match: Ana {won} · Otto 0"
    assert table.reveal.row.seats[0][2].accessibleName() == f"Ana, 0 points, {won} in the match"


def test_a_single_game_says_nothing_of_a_match(make: Make) -> None:
    table = make()
    assert table.play.standing.text == "Round 1 · first to 3"
    play_game(table)
    assert table.view.phase is Phase.OVER
    assert table.end.match.text == ""
    assert table.end.again.label == "Once more"


def test_fault_58_between_two_games_a_resume_shows_the_winner_first(make: Make) -> None:
    table = make(games=2)
    play_game(table)
    resumed = Session.resume(table.store, table.session.record_id, GAMES, table._judge)
    assert isinstance(resumed, Session)
    assert resumed.digest() == table.session.digest()
    assert resumed.view(0).phase is Phase.BETWEEN
    assert resumed.waiting_for() == (TABLE,)


def test_fault_29_with_one_left_between_two_games_the_match_is_over(make: Make) -> None:
    table = make(games=2)
    play_game(table)
    assert table.end.again.label == "Next game"
    table.do(TABLE, Leave(1))
    assert table.view.phase is Phase.OVER
    assert table.end.again.label == "Once more"
    assert table.end.title.text == "Ana wins!"


def test_a_double_press_on_next_game_begins_one(make: Make) -> None:
    table = make(games=4)
    play_game(table)
    again = table.end.again
    again.click()
    again.click()
    assert (table.view.game_number, table.view.phase) == (2, Phase.READING)


# ---- setup


@pytest.fixture
def evening(qtbot: QtBot, tmp_path: Path) -> Iterator[Evening]:
    evening = Evening(qtbot, tmp_path)
    yield evening
    evening.close()


def test_full_is_four_games_and_a_house_rule_makes_it_eight(evening: Evening) -> None:
    evening.click(evening.screen.lids[0])
    setup = evening.screen
    evening.click(setup.lengths[2])
    assert setup.options.games == 4
    evening.click(setup.slip)
    evening.click(setup.house.ticks["eight"])
    evening.click(setup.house.ticks["arranged"])
    assert (setup.options.games, setup.options.arrange) == (8, True)
    assert setup.slip.sub == "2 of your own"
    evening.click(setup.slip)
    assert setup.lengths[2].isChecked()
    assert setup.lengths[2].accessibleName() == "Full: about 135 min, eight games"
    evening.click(setup.start)
    assert evening.view.options.games == 8
    assert evening.phase is Phase.ARRANGING


def test_eight_games_taken_back_are_four_and_another_length_takes_them_back(evening: Evening) -> None:
    evening.click(evening.screen.lids[0])
    setup = evening.screen
    evening.click(setup.slip)
    evening.click(setup.house.ticks["eight"])
    evening.click(setup.house.ticks["eight"])
    assert setup.options.games == 4
    evening.click(setup.house.ticks["eight"])
    evening.click(setup.slip)
    evening.click(setup.lengths[0])
    assert (setup.options.games, setup.options.target) == (1, 125)
    assert not setup.house.ticks["eight"].isChecked()
