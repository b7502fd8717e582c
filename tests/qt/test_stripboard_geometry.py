"""The lens of a strip board, and which letter a point belongs to."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QPointF

from wordgames.games.punchline.moves import LETTERS, OUT_LEFT, OUT_RIGHT, SLOTS
from wordgames.ui.widgets.board_geometry import BoardGeometry, clamp

BOARDS = [
    BoardGeometry(),
    BoardGeometry(cell=1.2, pitch=5, band_left=3.6, band_right=3.3, square=4.5, circle=4.8),
]


def seen(board: BoardGeometry, position: float, index: int) -> tuple[float, float] | None:
    """Left and right edge of a letter's cell beside the band, or None where the band hides it."""
    left = board.left_origin(position) + index * board.cell
    if left + board.cell <= board.band_rect.left() + 1e-9:
        return left, left + board.cell
    right = board.right_origin(position) + index * board.cell
    if right >= board.band_rect.right() - 1e-9:
        return right, right + board.cell
    return None


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("position", range(OUT_RIGHT, OUT_LEFT + 1))
def test_the_band_hides_no_letter_but_the_one_in_the_window(board: BoardGeometry, position: int) -> None:
    places = [seen(board, position, index) for index in range(LETTERS)]
    hidden = [index for index, place in enumerate(places) if place is None]
    assert hidden == ([position] if 0 <= position < LETTERS else [])
    groove = board.groove_rect(1)
    for place in places:
        if place is not None:
            assert groove.left() - 1e-9 <= place[0] < place[1] <= groove.right() + 1e-9


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("position", range(OUT_RIGHT, OUT_LEFT + 1))
def test_a_point_on_a_letter_is_that_letter(board: BoardGeometry, position: int) -> None:
    for index in range(LETTERS):
        place = seen(board, position, index)
        x = board.window_x if place is None else (place[0] + place[1]) / 2
        assert board.letter_at(position, x) == index


def test_beside_a_strip_there_is_no_letter() -> None:
    board = BoardGeometry()
    assert board.letter_at(0, 5.0) is None
    assert board.letter_at(10, board.width - 5) is None
    assert board.letter_at(OUT_LEFT, board.window_x) is None
    assert board.letter_at(OUT_RIGHT, board.window_x) is None


def test_the_lens_read_backwards_has_neither_gaps_nor_jumps() -> None:
    board = BoardGeometry()
    steps = [board.offset_at(x / 10) for x in range(int(board.width * 10))]
    assert all(0 < b - a < 0.03 for a, b in itertools.pairwise(steps))


def test_slots_are_found_by_height() -> None:
    board = BoardGeometry()
    assert [board.slot_at(board.slot_y(slot)) for slot in range(1, SLOTS + 1)] == list(range(1, SLOTS + 1))
    assert board.hit(QPointF(20, 0.4)) is None
    assert board.hit(QPointF(20, board.height - 0.4)) is None
    assert board.hit(QPointF(-1, 20)) is None


def test_the_large_board_has_the_measures_of_the_design() -> None:
    board = BoardGeometry()
    assert (round(board.width, 6), round(board.height, 6)) == (111.4, 66.0)
    assert board.window_rect(1).width() == 5.8
    assert board.window_rect(4).width() == board.window_rect(7).width() == 6.2


def test_no_strip_goes_further_than_out() -> None:
    assert clamp(-3.5) == OUT_RIGHT
    assert clamp(14) == OUT_LEFT
    assert clamp(4.4) == 4.4
