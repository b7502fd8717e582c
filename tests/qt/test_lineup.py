"""The line-up: names, seats, order (faults 34 and 35)."""

import random

import pytest
from PySide6.QtTest import QAbstractItemModelTester

from wordgames.core.players import Kind, Level, Player
from wordgames.qt.lineup import PLACES, Lineup, LineupRole, against_computers, with_mixed_levels


@pytest.fixture
def lineup(qapp):
    model = Lineup(against_computers("Ana", 2))
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    yield model
    del tester


def names(lineup):
    return [player.name for player in lineup.players]


def test_the_usual_line_up_is_one_person_and_three_computers():
    players = against_computers("Ana")
    assert [player.kind for player in players] == [Kind.PERSON] + [Kind.COMPUTER] * 3
    assert len({player.name for player in players}) == 4


def test_a_computer_never_takes_a_guests_name(lineup):
    lineup.rename(0, "mabel")
    lineup.remove(2)
    lineup.add_computer()
    lineup.add_computer()
    assert len({name.casefold() for name in names(lineup)}) == len(names(lineup))


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name_empty"),
        ("   ", "name_empty"),
        ("x" * 200, "name_too_long"),
        (" OTTO ", "name_taken"),
        ("a\tb", "name_control"),
        ("\u202eevil", "name_control"),
    ],
)
def test_fault_34_a_bad_name_changes_nothing_and_says_why(lineup, name, code):
    before = lineup.players
    assert lineup.rename(0, name).code == code
    assert lineup.add_guest(name).code == code
    assert lineup.players == before


def test_fault_34_odd_names_are_kept_as_typed(lineup):
    for name in ("  Zoë ", "👩‍🚀 Kim", "نورا", "<b>x</b>", "Black & Blue"):
        assert lineup.rename(0, name) is None
        assert names(lineup)[0] == name.strip()


def test_renaming_to_ones_own_name_in_capitals_is_no_clash(lineup):
    assert lineup.rename(0, "ANA") is None


def test_levels_go_round(lineup):
    levels = []
    for _ in range(4):
        lineup.next_level(1)
        levels.append(lineup.data(lineup.index(1), LineupRole.LEVEL))
    assert levels == [Level.HARD, Level.EASY, Level.NORMAL, Level.HARD]
    lineup.next_level(0)
    assert lineup.players[0] == Player(name="Ana")


def test_a_full_sofa_takes_nobody_more(lineup):
    for _ in range(9):
        lineup.add_computer()
    assert len(lineup.players) == PLACES
    assert lineup.is_full


def test_moving_keeps_everybody(lineup):
    assert lineup.move(0, 2)
    assert names(lineup)[2] == "Ana"
    assert not lineup.move(2, 99)
    assert lineup.move(2, 0)
    assert names(lineup)[0] == "Ana"


def test_the_model_holds_under_random_changes(lineup):
    chance = random.Random(4)
    for step in range(400):
        size = len(lineup.players)
        row = chance.randrange(size) if size else 0
        action = chance.randrange(5)
        if action == 0 and not lineup.is_full:
            lineup.add_guest(f"G{step}")
        elif action == 1:
            lineup.add_computer()
        elif action == 2:
            lineup.remove(row)
        elif action == 3:
            lineup.move(row, chance.randrange(PLACES))
        elif size:
            lineup.rename(row, f"N{step}")
        assert lineup.rowCount() == len(lineup.players) <= PLACES


def test_computers_that_differ_by_temperament_sit_down_one_of_each() -> None:
    lineup = Lineup([Player(name="Ana")], places=7, mixed=True)
    for _ in range(4):
        lineup.add_computer()
    assert [player.level for player in lineup.players[1:]] == [*Level, Level.EASY]
    lineup.remove(2)
    lineup.add_computer()
    assert lineup.players[-1].level is Level.NORMAL


def test_a_line_up_of_another_game_is_mixed() -> None:
    mixed = with_mixed_levels(against_computers("Ana"))
    assert [player.level for player in mixed[1:]] == list(Level)
    assert [player.name for player in mixed] == [player.name for player in against_computers("Ana")]
    assert not mixed[0].is_computer
