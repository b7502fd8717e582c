"""Pun: "Components" and "Pun Rules" (German: "Karten", "Anzahl Spieler", "Pun-Spielregeln"), and rules 1, 2, 9, 14."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from tests.rules.pun_table import CARDS, GAME, Table, deck, players
from wordgames.core.game import Refusal
from wordgames.core.rng import Dice
from wordgames.games.pun.events import RoundDealt
from wordgames.games.pun.flow import draw_for_starter
from wordgames.games.pun.material import load_pun
from wordgames.games.pun.moves import Draw
from wordgames.games.pun.view import Length, PunOptions


def refused(seats: int, faces: object = CARDS, **options: object) -> tuple[str, dict[str, int | str]]:
    done = GAME.setup(players(seats, seats), PunOptions(**options), deck(faces), 1)  # type: ignore[arg-type]
    assert isinstance(done, Refusal), done
    return str(done.code).removeprefix("pun_"), dict(done.facts)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_components_54_cards_the_alphabet_twice_and_two_pun_cards(lang: str) -> None:
    assert sorted(load_pun(lang).cards) == sorted(CARDS)
    assert len(CARDS) == 54


@pytest.mark.parametrize("seats", range(2, 9))
def test_pun_rules_six_cards_each_three_in_the_centre_the_rest_is_the_deck(seats: int) -> None:
    table = Table(seats=seats)
    assert [len(hand) for hand in table.state.hands] == [6] * seats
    assert len(table.state.centre) == 3
    assert len(table.state.pile) == 54 - 6 * seats - 3


def test_pun_rules_hands_are_dealt_face_down_the_centre_lies_face_up() -> None:
    table = Table(seats=3)
    view = table.view(1)
    assert [seat.hand is not None for seat in view.seats] == [False, True, False]
    assert [seat.cards for seat in view.seats] == [6, 6, 6]
    assert len(view.centre) == 3
    assert view.deck == 33


def test_two_to_eight_play() -> None:
    assert refused(1) == ("too_few_seats", {"seats": 1, "least": 2})
    done = GAME.setup(players(8, 8) + players(1, 1), PunOptions(), deck(), 1)
    assert isinstance(done, Refusal)
    assert dict(done.facts) == {"seats": 9, "most": 8}


def test_rule_01_without_q_x_and_y_48_cards_are_played_by_seven_at_most() -> None:
    table = Table(seats=7, without_qxy=True)
    faces = Counter(
        face
        for cards in (*table.state.hands, table.state.centre, table.state.pile)
        for face in table.state.faces(cards)
    )
    assert faces.total() == 48
    assert not faces.keys() & set("QXY")
    assert refused(8, without_qxy=True) == (
        "deck_too_small",
        {"cards": 48, "seats": 8, "needed": 51, "most": 7},
    )


def test_fault_36_a_house_deck_that_cannot_be_dealt_is_refused_with_the_numbers() -> None:
    assert refused(4, CARDS[:20]) == ("deck_too_small", {"cards": 20, "seats": 4, "needed": 27, "most": 2})
    assert refused(2, CARDS[:14]) == ("deck_too_small", {"cards": 14, "seats": 2, "needed": 15, "most": 1})
    assert refused(2, CARDS[:2]) == ("deck_faces", {"letters": 1})
    assert refused(2, ("?",) * 30) == ("deck_faces", {"letters": 0})
    assert refused(2, (*CARDS, "Ä")) == ("deck_faces", {"letters": 27})
    assert refused(2, (*"QXY" * 9, *"A" * 20), without_qxy=True) == ("deck_faces", {"letters": 4})


def test_a_house_deck_may_have_other_counts() -> None:
    table = Table(seats=2, cards=deck(("A",) * 8 + ("B",) * 7))
    assert not table.state.pile
    assert table.refusal(table.turn, Draw()) == ("deck_out", {})


def test_rule_02_the_letter_nearest_to_z_begins() -> None:
    at_once = 0
    for seed in range(40):
        table = Table(seats=4, seed=seed)
        first = table.view().drawn[0]
        assert [one.seat for one in first] == [0, 1, 2, 3]
        assert table.state.starter == table.turn
        if len(table.view().drawn) == 1:
            assert table.turn == max(first, key=lambda one: one.face).seat
            at_once += 1
    assert at_once > 20


def test_rule_02_a_pun_card_or_a_tie_for_the_highest_is_drawn_again() -> None:
    puns = ties = 0
    for seed in range(300):
        _, drawn, _ = draw_for_starter(("A", "B", "B", "?"), 3, Dice.seeded(seed))
        best: dict[int, str] = {}
        for draw, following in pairwise(drawn):
            faces = {one.seat: one.face for one in draw}
            best |= faces
            drawing = {one.seat for one in following}
            if "?" in faces.values():
                assert drawing == {seat for seat, face in faces.items() if face == "?"}
                puns += 1
            else:
                highest = max(best.values())
                assert drawing == {seat for seat, face in best.items() if face == highest}
                assert len(drawing) > 1
                best = {}
                ties += 1
        assert all(one.face != "?" for one in drawn[-1])
    assert puns
    assert ties


def test_rule_02_everybody_begins_about_as_often() -> None:
    begun = Counter(Table(seats=3, seed=seed).turn for seed in range(300))
    assert min(begun.values()) > 70


def test_rule_02_later_rounds_are_begun_by_the_next_on_the_left() -> None:
    table = Table(seats=3, length=Length.NORMAL)
    first = table.turn
    for number in (2, 3):
        table.to_the_count()
        for seat in range(3):
            table.lay(seat)
        table.close()
        assert table.turn == table.state.starter == (first + number - 1) % 3
        assert RoundDealt(round_number=number, starter=table.turn) in table.events


def test_fault_46_the_same_seed_deals_the_same_cards_and_every_card_comes() -> None:
    assert Table(seats=3, seed=5).state == Table(seats=3, seed=5).state
    dealt = Counter(Table(seats=2, seed=seed).hand(0) for seed in range(60))
    assert len(dealt) == 60
    assert set("".join(dealt)) == set(CARDS)


@pytest.mark.parametrize(
    ("length", "seats", "rounds"), [("short", 5, 1), ("normal", 5, 3), ("full", 3, 4), ("full", 6, 6)]
)
def test_rule_14_lengths(length: str, seats: int, rounds: int) -> None:
    assert Table(seats=seats, length=Length(length)).view().rounds == rounds


def test_options_are_refused_with_their_range() -> None:
    assert refused(2, min_length=1) == ("option", {"option": "min_length", "value": 1, "least": 2, "most": 4})
    assert refused(2, min_length=5)[0] == "option"
    assert refused(2, lang="de") == ("language", {"wanted": "de", "deck": "en"})
    assert refused(2, subject="tools") == ("subject", {"subject": "tools"})


def test_a_game_holds_the_words_of_its_own_subject_alone() -> None:
    assert Table(seats=2).state.deck.subjects == ()
    assert [one.lang for one in Table(seats=2, subject="animals").state.deck.subjects] == ["en"]
    both = Table(seats=2, subject="animals", also="de").state.deck.subjects
    assert [one.lang for one in both] == ["en", "de"]
