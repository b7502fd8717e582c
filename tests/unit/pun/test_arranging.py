"""Laying rows: every step keeps every card, and a Pun card that is taken back is a Pun card again."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from wordgames.games.pun import arranging
from wordgames.games.pun.arranging import LOOSE, Spot
from wordgames.games.pun.drafts import PunDraft
from wordgames.games.pun.moves import PUN_CARD, Row

FACES = dict(enumerate("ZEBRAOXV")) | {8: PUN_CARD, 9: PUN_CARD}
HAND = PunDraft(tuple(FACES))
LAID = PunDraft(HAND.order, (Row((0, 1, 8, 3, 4), "ZEBRA"), Row((5, 6), "OX")))


def test_a_word_is_laid_letter_by_letter() -> None:
    draft = arranging.put(HAND, (5,), Spot(0), FACES)
    draft = arranging.put(draft, (6,), Spot(0, 9), FACES)
    assert draft.rows == (Row((5, 6), "OX"),)
    draft = arranging.put(draft, (8,), Spot(0, 0), FACES)
    assert draft.rows == (Row((8, 5, 6), "?OX"),)
    assert arranging.set_letter(draft, 8, "F").rows == (Row((8, 5, 6), "FOX"),)
    assert arranging.complete(draft) == ()
    assert arranging.loose(draft) == (0, 1, 2, 3, 4, 7, 9)
    assert arranging.flow(draft) == (8, 5, 6, 0, 1, 2, 3, 4, 7, 9)


def test_a_pun_card_keeps_its_letter_in_rows_and_loses_it_outside() -> None:
    moved = arranging.put(LAID, (8,), Spot(1, 1), FACES)
    assert moved.rows == (Row((0, 1, 3, 4), "ZERA"), Row((5, 8, 6), "OBX"))
    assert arranging.letter_of(moved, 8) == "B"
    back = arranging.put(moved, (8,), Spot(LOOSE, 0), FACES)
    assert arranging.letter_of(back, 8) == ""
    assert arranging.put(back, (8,), Spot(1, 1), FACES).rows[1] == Row((5, 8, 6), "O?X")
    assert arranging.letter_of(arranging.dissolve(LAID, 0), 8) == ""


def test_a_card_moves_within_its_row_to_before_the_one_that_lay_there() -> None:
    assert arranging.put(LAID, (0,), Spot(0, 3), FACES).rows[0].word == "EBZRA"
    assert arranging.put(LAID, (4,), Spot(0, 0), FACES).rows[0].word == "AZEBR"
    assert arranging.put(LAID, (0,), Spot(0, 99), FACES).rows[0].word == "EBRAZ"
    assert arranging.put(LAID, (0,), Spot(0, 0), FACES) == LAID


def test_the_last_card_of_a_row_takes_the_row_along() -> None:
    draft = arranging.put(LAID, (5, 6), Spot(LOOSE, 1), FACES)
    assert draft.rows == (LAID.rows[0],)
    assert arranging.loose(draft) == (2, 5, 6, 7, 9)
    assert arranging.put(LAID, (5, 6), Spot(2), FACES).rows == LAID.rows


def test_loose_letters_are_sorted_in_place() -> None:
    draft = PunDraft((9, 7, 0, 2, 1, 8), (Row((2,), "B"),))
    assert arranging.sort(draft, FACES).order == (1, 7, 0, 2, 9, 8)
    assert arranging.spot_of(draft, 2) == Spot(0, 0)
    assert arranging.spot_of(draft, 0) == Spot(LOOSE, 2)


cards = st.lists(st.sampled_from(sorted(FACES)), min_size=1, max_size=4, unique=True)
steps = st.one_of(
    st.tuples(st.just("put"), cards, st.integers(-1, 5), st.integers(0, 9)),
    st.tuples(st.just("letter"), st.sampled_from((8, 9)), st.sampled_from("ABZ?")),
    st.tuples(st.just("dissolve"), st.integers(0, 5)),
    st.tuples(st.just("sort")),
)


@given(st.lists(steps, max_size=20))
def test_no_step_loses_a_card_or_lays_one_twice(plan: list[tuple[object, ...]]) -> None:
    draft = HAND
    for step in plan:
        match step:
            case ("put", list() as some, int(row), int(place)):
                draft = arranging.put(draft, some, Spot(min(row, len(draft.rows)), place), FACES)
            case ("letter", int(card), str(letter)):
                draft = arranging.set_letter(draft, card, letter)
            case ("dissolve", int(row)):
                draft = arranging.dissolve(draft, row) if row < len(draft.rows) else draft
            case _:
                draft = arranging.sort(draft, FACES)
        assert sorted(draft.order) == sorted(FACES)
        assert sorted(arranging.flow(draft)) == sorted(FACES)
        for number, row in enumerate(draft.rows):
            assert len(row.cards) == len(row.word) > 0
            for place, (card, letter) in enumerate(zip(row.cards, row.word, strict=True)):
                assert FACES[card] in (letter, PUN_CARD)
                assert arranging.spot_of(draft, card) == Spot(number, place)
