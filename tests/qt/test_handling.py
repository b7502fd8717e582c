"""How people play at an open table: what is suggested, kept, changed, and possible together."""

import pytest

from wordgames.qt.handling import (
    MOST,
    Handling,
    Hands,
    Trouble,
    Way,
    laid_flat,
    other_side,
    other_way,
    settled,
    suggested,
    to_keep,
    trouble,
    wishes,
)

LEFT, RIGHT, MOUSE, TOUCH = (Handling(way) for way in Way)


def ways(handlings):
    return [one.way for one in handlings]


@pytest.mark.parametrize("people", range(2, 7))
@pytest.mark.parametrize("touch", [False, True])
def test_what_is_suggested_is_possible(people, touch):
    assert trouble(suggested(people, touch=touch)) is None
    assert len(suggested(people, touch=touch)) == people


def test_keys_and_mouse_come_first_and_touch_where_it_is_known():
    assert ways(suggested(4, touch=False)) == list(Way)
    assert set(ways(suggested(4, touch=True))) == {Way.TOUCH}
    assert Way.LEFT_KEYS in ways(suggested(5, touch=True))


def test_two_cannot_have_the_same_keys_nor_five_play_by_touch():
    assert trouble([LEFT, LEFT]) is Trouble.TOO_MANY
    assert trouble([MOUSE, MOUSE]) is Trouble.TOO_MANY
    assert trouble([TOUCH] * 4) is None
    assert trouble([TOUCH] * 5) is Trouble.TOO_MANY


def test_around_a_flat_screen_all_play_by_touch_and_each_at_another_side():
    assert trouble([TOUCH, Handling(Way.TOUCH, 180)]) is None
    assert trouble([LEFT, Handling(Way.TOUCH, 180)]) is Trouble.NOT_BY_TOUCH
    assert trouble([Handling(Way.TOUCH, 90)] * 2) is Trouble.SAME_SIDE
    for people in (2, 3, 4):
        assert trouble(laid_flat(people)) is None


@pytest.mark.parametrize(
    "wished",
    [
        [LEFT, LEFT, LEFT],
        [None, LEFT],
        [MOUSE, None, MOUSE, TOUCH],
        [TOUCH] * 6,
        [Handling(Way.TOUCH, 90), LEFT],
    ],
)
def test_wishes_that_cannot_be_had_together_are_mended(wished):
    mended = settled(wished, touch=False)
    assert len(mended) == len(wished)
    assert trouble(mended) is None
    first = next((index for index, wish in enumerate(wished) if wish is not None))
    assert mended[first].way is wished[first].way


def test_another_way_goes_round_and_takes_from_who_has_it():
    now = (LEFT, RIGHT)
    assert ways(other_way(now, 0)) == [Way.RIGHT_KEYS, Way.LEFT_KEYS]
    for _turn in range(len(Way)):
        now = other_way(now, 0)
        assert trouble(now) is None
    assert now[0] == LEFT
    full = settled([None] * 6, touch=False)
    for index in range(6):
        assert trouble(other_way(full, index)) is None


def test_another_side_changes_places_with_who_sits_there():
    now = laid_flat(2)
    turned = other_side(other_side(now, 0), 0)
    assert [one.angle for one in turned] == [180, 90]
    assert trouble(turned) is None


def test_people_play_as_they_did_by_name():
    kept = to_keep(["Ana", "Ben"], [MOUSE, LEFT])
    assert Hands(kept).of(["BEN", "Chloe", "ana"]) == (LEFT, RIGHT, MOUSE)


@pytest.mark.parametrize(
    "kept", [None, [], {"ana": 3}, {"ana": {"way": "feet"}}, {"ana": {"way": "touch", "angle": 45}}]
)
def test_what_cannot_be_read_is_no_wish(kept):
    assert wishes(kept, ["Ana"]) == (None,)


def test_there_is_room_for_six():
    assert sum(MOST.values()) >= 6
