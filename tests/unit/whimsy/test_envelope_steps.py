"""Laying an envelope step by step: whatever is asked for, no card is lost and none is made."""

from __future__ import annotations

import random

import pytest

from wordgames.games.whimsy import arranging
from wordgames.games.whimsy.drafts import WhimsyDraft, seen
from wordgames.games.whimsy.moves import Played

HAND = WhimsyDraft(order=(4, 8, 15, 16, 23, 42, 99))


def cards(draft: WhimsyDraft) -> list[int]:
    return [played.card for played in draft.envelope]


def test_cards_go_in_in_the_order_in_which_they_are_put() -> None:
    draft = arranging.put_in(arranging.put_in(HAND, 15), 4)
    assert cards(draft) == [15, 4]
    assert draft.order == HAND.order, "the hand keeps a place for each"
    assert [arranging.place_of(draft, card) for card in (15, 4, 8)] == [1, 2, 0]


@pytest.mark.parametrize(
    ("place", "wanted"), [(0, [9, 1, 2]), (1, [1, 9, 2]), (2, [1, 2, 9]), (7, [1, 2, 9])]
)
def test_a_card_goes_in_where_it_is_let_go(place: int, wanted: list[int]) -> None:
    draft = WhimsyDraft(order=(1, 2, 9), envelope=(Played(1), Played(2)))
    assert cards(arranging.put_in(draft, 9, place)) == wanted


def test_a_card_that_lies_there_already_only_moves() -> None:
    draft = WhimsyDraft(order=(1, 2, 3), envelope=(Played(1), Played(2), Played(3)))
    assert cards(arranging.put_in(draft, 3, 0)) == [3, 1, 2]
    assert cards(arranging.put_in(draft, 1, 2)) == [2, 3, 1]
    assert cards(arranging.put_in(draft, 1)) == [2, 3, 1]


def test_a_card_comes_back_and_others_stay_in_order() -> None:
    draft = WhimsyDraft(order=(1, 2, 3), envelope=(Played(3), Played(1), Played(2)))
    assert cards(arranging.take_back(draft, 1)) == [3, 2]
    assert arranging.take_back(draft, 77) == draft


def test_a_turned_card_is_turned_wherever_it_lies() -> None:
    draft = arranging.turn(HAND, 15)
    assert draft.turned == (15,)
    inside = arranging.put_in(draft, 15)
    assert inside.envelope == (Played(15, turned=True),)
    back = arranging.turn(inside, 15)
    assert back.envelope == (Played(15, turned=False),)
    assert back.turned == ()


def test_the_hand_lies_as_its_owner_likes() -> None:
    assert arranging.move(HAND, 99, 0).order == (99, 4, 8, 15, 16, 23, 42)
    assert arranging.move(HAND, 4, 50).order == (8, 15, 16, 23, 42, 99, 4)


def test_a_card_of_somebody_else_goes_nowhere() -> None:
    for step in (arranging.put_in, arranging.turn):
        assert step(HAND, 1000) == HAND
    assert arranging.move(HAND, 1000, 2) == HAND


def test_a_closed_envelope_is_opened_as_it_lay() -> None:
    draft = arranging.put_in(arranging.put_in(arranging.turn(HAND, 8), 8), 42)
    closed = arranging.emptied(draft)
    assert closed.envelope == ()
    again = arranging.refilled(closed, draft.envelope)
    assert again == draft
    # Also where the draft has forgotten the cards, because they were not in the hand.
    without = seen(closed, [4, 15, 16, 23, 99])
    found = arranging.refilled(without, draft.envelope)
    assert found.envelope == draft.envelope
    assert sorted(found.order) == sorted(HAND.order)
    assert found.turned == (8,)


def test_no_step_loses_or_makes_a_card() -> None:
    dice = random.Random(5)
    draft = HAND
    for _step in range(3_000):
        card = dice.choice([*HAND.order, 1000])
        draft = dice.choice(
            [
                lambda d, c: arranging.put_in(d, c),
                lambda d, c: arranging.put_in(d, c, dice.randrange(-2, 9)),
                arranging.take_back,
                lambda d, c: arranging.move(d, c, dice.randrange(-2, 9)),
                arranging.turn,
            ]
        )(draft, card)
        assert sorted(draft.order) == sorted(HAND.order)
        inside = cards(draft)
        assert len(set(inside)) == len(inside)
        assert set(inside) <= set(HAND.order)
        assert all(played.turned == (played.card in draft.turned) for played in draft.envelope)
