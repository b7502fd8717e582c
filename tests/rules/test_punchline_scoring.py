"""Rulebook, Scoring; rules, Punch Line 3, 7 and 8. The sums were worked out by hand from the rulebook."""

from __future__ import annotations

import pytest

from tests.rules.punchline_table import PLAIN, VALUES, Table, deck
from wordgames.__main__ import main
from wordgames.games.punchline.material import Strip
from wordgames.games.punchline.moves import Slide
from wordgames.games.punchline.scoring import add_up
from wordgames.games.punchline.view import CellView, Mark

# fmt: off
SUMS = [
    # column, started, total                 how it was worked out
    ("C - A - - - T - - -", False, 5),       # 3+1+1
    ("C - A. - - - T - - -", False, 6),      # 3+1+1, own A in square 3: +1
    ("C - A. - - - T* - - -", False, 12),    # (5+1) x 2, yellow T in circle 7
    ("C. A. T. - - - - - - -", False, 10),   # 5 + 5: three own letters in squares
    ("- - - C. - - A. - - T", False, 5),     # own letters in both circles add nothing
    ("C* A* T* - - - - - - -", False, 5),    # yellow letters in squares add nothing
    ("- - - Z* - - - - - O", False, 22),     # (10+1) x 2, yellow in circle 4
    ("- - - Q* - - Z* - - -", False, 60),    # (10+10) x 3, yellow in both circles
    ("Z. E. - R* - - O* - - -", False, 72),  # 10+1+1+1 = 13; own 10+1 = 11; 24 x 3
    ("D O G S - - - - - -", False, 8),       # 2+1+4+1, a plain S in circle 4
    ("P O N I E S - - - -", False, 14),      # 4+1+1+1+1+1 = 9, six letters: +5
    ("P O N I E S - - - -", True, 19),       # 9+5+5
    ("Q U E E N - - - - -", True, 21),       # 10+3+1+1+1 = 16, started: +5, five letters only
    ("J A Z Z* - - - - - -", False, 58),     # (8+1+10+10) x 2
    ("J. A. Z. Z* - - - - - -", False, 96),  # (29 + 8+1+10) x 2: doubles before the factor
    ("J. A. Z. Z* - - - - - -", True, 101),  # 96 + 5: the timer after the factor
    ("B L A C K J A C K S", False, 38),      # 4+2+1+3+5+8+1+3+5+1 = 33, +5
    ("B. L. A. C* K. J. A* C. K. S.", False, 191),  # own 4+2+1+5+8+3+5+1 = 29; (33+29) x 3 = 186; +5
    ("B. L. A. C* K. J. A* C. K. S.", True, 196),   # 191 + 5
    ("- - - A - - - - - -", False, 1),       # one plain letter in a circle
    ("I. - - - - - - - - -", False, 2),      # one own letter in a square
    ("H - O - - - T - E L", False, 7),       # 2+1+1+1+2, five letters over ten windows
    ("H - O - T - E L - S", False, 13),      # 2+1+1+1+2+1 = 8, six letters: +5; gaps do not count
    ("W - I. - D. - T* - H. -", False, 30),  # 4+1+2+1+2 = 10; own 1+2+2 = 5; 15 x 2
    ("V. I. X* E. N. S - - - -", False, 29), # 5+1+8+1+1+1 = 17; own V, I, N = 7; 24; six letters: +5
    ("- Y. - E* - - L. P. - -", False, 38),  # 4+1+2+4 = 11; own Y, P = 8 (L is in a circle); 19 x 2
    ("F. L. A. M* I. N. G* O. - -", False, 80),  # 3+2+1+3+1+1+4+1 = 16; own 3+2+1+1+1+1 = 9; 25 x 3 = 75; +5
    ("F. L. A. M* I. N. G* O. - -", True, 85),   # 80 + 5
    ("- - - - - - X - - -", True, 13),       # 8 + 5
    ("- - - O. - - X* - - -", False, 18),    # (1+8) x 2: own in circle 4 adds nothing, yellow in circle 7 doubles
    ("Z* - - - - - - - - Z*", False, 20),    # 10+10
    ("- - - - - - - - - -", False, 0),       # no letters
]
# fmt: on


def cells(column: str) -> tuple[CellView, ...]:
    marks = {"": Mark.OTHER, ".": Mark.OWN, "*": Mark.YELLOW}
    return tuple(
        CellView(slot, window[0], marks[window[1:]], VALUES[ord(window[0]) - 65])
        for slot, window in enumerate(column.split(), 1)
        if window != "-"
    )


@pytest.mark.parametrize(("column", "started", "total"), SUMS)
def test_sums_worked_out_by_hand(column: str, started: bool, total: int) -> None:
    assert add_up(cells(column), started).total == total


@pytest.mark.parametrize(("column", "started", "total"), SUMS)
def test_the_command_line_gives_the_same(
    column: str, started: bool, total: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["score", "punchline", column, *(["--started"] if started else [])]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == f"= {total}"


WORDS = [case for case in SUMS if len(case[0].replace("-", "").split()) > 1]
"""Those of two letters and more: most single letters are no word."""


@pytest.mark.parametrize(("column", "started", "total"), WORDS)
def test_what_a_holder_shows_is_worth_the_same_in_a_game(column: str, started: bool, total: int) -> None:
    """The column on strips that hold each of its letters, with its mark, where it lies after the switch."""
    shown = cells(column)
    by_slot = {cell.slot: cell for cell in shown}
    strips = [PLAIN] * 10
    for slot, cell in by_slot.items():
        mark = {Mark.OWN: ((5,), ()), Mark.YELLOW: ((), (5,)), Mark.OTHER: ((), ())}[cell.mark]
        strips[{1: 2, 2: 1}.get(slot, slot) - 1] = Strip(f"EEEEE{cell.letter}EEEEE", *mark)
    table = Table(2, deck=deck(strips=tuple(strips)))  # every card of this deck switches lines 1 and 2
    table.read()
    for slot in by_slot:
        table.do(0, Slide(slot, 5))
    if started:
        table.turn(0)
    else:
        table.lock(0)
    table.lock(1)
    word = table.words()[0]
    assert word.cells == shown
    table.rule(word.word)
    assert table.words()[0].points == total


def test_scoring_1_the_base_score_is_the_total_of_all_points_in_the_column() -> None:
    assert add_up(cells("Q - - - - - - - - Z"), started=False).letters == 20


@pytest.mark.parametrize("slot", range(1, 11))
def test_scoring_a_own_colour_in_any_of_the_eight_squares_doubles_the_letter(slot: int) -> None:
    worth = add_up((CellView(slot, "V", Mark.OWN, 5),), started=False)
    assert worth.total == (5 if slot in (4, 7) else 10)
    assert worth.own == (0 if slot in (4, 7) else 5)


@pytest.mark.parametrize("slot", range(1, 11))
def test_scoring_b_yellow_in_one_of_the_two_circles_doubles_the_word(slot: int) -> None:
    worth = add_up((CellView(slot, "V", Mark.YELLOW, 5),), started=False)
    assert (worth.factor, worth.total) == ((2, 10) if slot in (4, 7) else (1, 5))


def test_scoring_c_yellow_in_both_circles_triples_the_word() -> None:
    assert add_up(cells("- - - A* - - A* - - -"), started=False).factor == 3


def test_scoring_d_the_starter_earns_five_and_e_six_letters_earn_five() -> None:
    worth = add_up(cells("A A A A A A - - - -"), started=True)
    assert (worth.started, worth.long, worth.total) == (5, 5, 16)
    assert add_up(cells("A A A A A - - - - -"), started=False).long == 0


def test_scoring_doubles_come_before_the_factor_and_fives_after_it() -> None:
    worth = add_up(cells("B. B B B* B B - - - -"), started=True)
    # 6 x 4 = 24, doubled B: +4 = 28; x 2 = 56; +5 +5 = 66
    assert (worth.letters, worth.own, worth.factor, worth.total) == (24, 4, 2, 66)


def test_scoring_2_a_misspelt_word_scores_zero() -> None:
    table = Table(2)
    table.play_round("TEA", "TAE", rule=False)
    table.rule("TEA")
    table.rule("TAE", counts=False, reason="unknown", source="table")
    assert [word.points for word in table.words().values()] == [3, 0]


def test_scoring_2_who_fails_to_complete_a_word_scores_zero() -> None:
    table = Table(2)
    table.play_round("TEA", None)
    assert table.words()[1].points == 0
    assert not table.words()[1].pending
    assert table.view().phase == "judging"
    table.close()
    assert table.totals() == (3, 0)


def test_scoring_3_the_same_word_gives_full_credit_to_each() -> None:
    table = Table(3)
    table.play_round("TEA", "TEA", "TEA", starter=1)
    assert [word.points for word in table.words().values()] == [3, 8, 3]


def test_fault_09_a_bonus_does_not_survive_a_refused_word() -> None:
    table = Table(2)
    table.play_round("TEA", "SEATEDD", starter=1, rule=False)
    table.rule("TEA")
    table.rule("SEATEDD", counts=False, reason="unknown", source="table")
    word = table.words()[1]
    assert word.started
    assert word.sum.long == 5
    assert word.points == 0
    table.close()
    assert table.totals() == (3, 0)
    # The next round starts clean.
    table.play_round("NOTE", "TEA")
    assert [word.started for word in table.words().values()] == [False, False]
    assert all(seat.status == "done" for seat in table.view().seats)
