"""Where the hands of a count lie: nothing overlaps and nothing leaves the rail, however many and long they are."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordgames.ui.widgets.count_layout import LETTER, RAIL_W, SLIP, HandPlan, plan_count, side_by_side
from wordgames.ui.widgets.laying_frame import arranged

HEIGHT = 65.4
TAG = 14.0


@st.composite
def hands(draw: st.DrawFn) -> HandPlan:
    """Up to 25 cards in up to eight words, some of them refused: so many are in a hand where two people only draw."""
    words = draw(st.lists(st.integers(1, 12), max_size=8).filter(lambda words: sum(words) <= 25))
    refused = tuple(i for i in range(len(words)) if draw(st.booleans()))
    return HandPlan(tuple(words), refused, draw(st.integers(0, 25 - sum(words))))


@given(st.lists(hands(), min_size=1, max_size=8))
def test_every_table_fits(table: list[HandPlan]) -> None:
    plan = plan_count(table, HEIGHT, TAG)
    assert len(plan.rails) == len(table)
    for rail, hand in zip(plan.rails, table, strict=True):
        assert rail.top >= 0
        assert rail.rail - plan.card_h - plan.lift >= rail.top - 0.3, "a word that rises stays in its row"
        ends = [x + w for x, w in rail.words] + [x + plan.card_w * 0.86 for x in rail.left]
        starts = [x for x, _w in rail.words] + list(rail.left)
        assert all(start > end - 0.01 for end, start in pairwise_ends(ends, starts))
        assert max(ends, default=0.0) <= RAIL_W + 0.5
        assert len(rail.words) == len(hand.words)
        assert len(rail.left) == hand.left
    for above, below in pairwise(plan.rails):
        room = SLIP * plan.scale * 0.9 if above.slips and any_refused(table, plan.rails.index(above)) else 0.0
        assert below.top >= above.rail + room
    last = plan.rails[-1]
    assert last.rail + 1.0 <= HEIGHT
    assert plan.letter <= plan.card_w * LETTER + 0.001


def test_many_refused_words_of_one_make_no_cards_too_small_for_all() -> None:
    usual = HandPlan((5, 3), (1,), 1)
    for refused in range(1, 9):
        hasty = HandPlan((2,) * refused, tuple(range(refused)), 2)
        plan = plan_count([hasty, *[usual] * 4], HEIGHT, TAG)
        assert plan.rails[0].tags == (refused <= 2)
        assert all(rail.tags and not rail.slips for rail in plan.rails[1:])
        assert plan.letter >= 3.2, refused
        ends = [x + w for x, w in plan.rails[0].words]
        assert max(ends) <= RAIL_W


def pairwise_ends(ends: list[float], starts: list[float]) -> list[tuple[float, float]]:
    """Where each thing ends, and where the next one begins."""
    return list(zip(ends[:-1], starts[1:], strict=True))


def any_refused(table: list[HandPlan], row: int) -> bool:
    return bool(table[row].refused)


def test_letters_are_as_large_as_on_the_table_with_four_and_readable_with_eight() -> None:
    usual = HandPlan((5, 3), (), 1)
    assert plan_count([usual] * 4, HEIGHT).letter > 7.4
    assert plan_count([usual] * 2, HEIGHT).letter > 7.8
    eight = plan_count([usual] * 8, HEIGHT)
    assert eight.letter > 4.4
    assert not eight.rails[0].slips


def test_nobody_at_all() -> None:
    assert plan_count([], HEIGHT).rails == ()


@pytest.mark.parametrize("words", [(3,), (5, 3), (7, 6, 4), (2, 2, 2, 2, 2, 2), (12, 5)])
def test_a_laying_fits_its_frame(words: tuple[int, ...]) -> None:
    size, lines = arranged(words, 34.0, 28.0)
    assert size > 2.5
    assert [i for line in lines for i in line] == list(range(len(words)))


@given(st.lists(st.tuples(st.floats(0, RAIL_W), st.floats(1, RAIL_W)), max_size=6))
def test_slips_of_one_hand_lie_side_by_side(wanted: list[tuple[float, float]]) -> None:
    wanted.sort()
    lie = side_by_side(wanted, 0.0, RAIL_W + 2.4, 0.9)
    assert len(lie) == len(wanted)
    for (x, wide), (after, _wide) in pairwise(lie):
        assert x + wide + 0.9 <= after + 1e-6
    for (x, wide), (_x, asked) in zip(lie, wanted, strict=True):
        assert x >= -1e-6
        assert x + wide <= RAIL_W + 2.4 + 1e-6
        assert wide <= asked


def test_a_slip_that_lies_alone_lies_below_its_word() -> None:
    assert side_by_side([(10.0, 20.0)], 0.0, 94.4, 0.9) == ((10.0, 20.0),)
    assert side_by_side([(85.0, 20.0)], 0.0, 94.4, 0.9)[0] == pytest.approx((74.4, 20.0))
    assert side_by_side([(1.0, 38.0), (12.0, 23.0)], 0.0, 94.4, 0.9) == ((1.0, 38.0), (39.9, 23.0))
    assert side_by_side([], 0.0, 94.4, 0.9) == ()
