"""Pun, "Phase 2" (German: "Phase 2"), and rules 5 to 8: the three choices, the last lap, no end in sight."""

from __future__ import annotations

import pytest

from tests.rules.pun_table import GAME, Table
from wordgames.games.pun.events import CardDrawn, Drew, RoundEnding, Swapped
from wordgames.games.pun.moves import Draw, EndRound, Offer, Refuse, Stand, Swap, Wish
from wordgames.games.pun.view import Phase


def table(seats: int = 3, **options: object) -> Table:
    hands = ("QZCATS", "EENOPR", "HIJKLM", "BDFGWX")[:seats]
    return Table(*hands, centre="UVY", **options)  # type: ignore[arg-type]


def swap(at: Table, give: str, take: str) -> None:
    at.do(at.turn, Swap(at.cards(at.turn, give), at.middle(take)))


# ---- 1. swapping with the centre


@pytest.mark.parametrize(
    ("give", "take", "centre"), [("Q", "V", "UQY"), ("QZ", "YU", "ZVQ"), ("QZC", "UVY", "QZC")]
)
def test_phase_2_1_one_or_more_cards_of_the_hand_for_as_many_of_the_centre(
    give: str, take: str, centre: str
) -> None:
    at = table()
    swap(at, give, take)
    assert at.state.faces(at.state.centre) == centre
    assert at.hand(0) == "".join(face for face in "QZCATS" if face not in give) + take
    assert at.events[0] == Swapped(seat=0, gave=give, took=take, why=None)
    assert at.turn == 1


def test_phase_2_1_one_for_one_one_to_three() -> None:
    at = table()
    for give, take in (("QZ", "U"), ("Q", "UV"), ("", ""), ("QZCA", "UVY")):
        code, facts = at.refusal(0, Swap(at.cards(0, give), at.middle(take)))
        assert code == "swap_count"
        assert facts == {"given": len(give), "taken": len(take), "most": 3}
    mine, centre = at.cards(0, "QZ"), at.middle("UV")
    assert at.refusal(0, Swap(mine, (centre[0], centre[0]))) == ("not_in_centre", {})
    assert at.refusal(0, Swap(mine, (centre[0], 99))) == ("not_in_centre", {})
    assert at.refusal(0, Swap((mine[0], mine[0]), centre)) == ("cards", {})
    assert at.refusal(0, Swap(centre, centre)) == ("cards", {})


def test_rule_05_at_most_as_many_as_the_hand_holds() -> None:
    at = Table("Q", "EENOPR", centre="UVY")
    assert at.refusal(0, Swap((*at.cards(0, "Q"), *at.cards(1, "EE")), at.middle("UVY"))) == ("cards", {})
    swap(at, "Q", "U")
    assert at.hand(0) == "U"


def test_rule_05_three_cards_lie_in_the_centre_also_when_the_deck_is_out() -> None:
    at = table(pile="B")
    at.draw()
    assert not at.state.pile
    for give, take in (("E", "U"), ("H", "E"), ("Q", "H")):
        swap(at, give, take)
        assert len(at.state.centre) == 3


# ---- 2. drawing


def test_phase_2_2_the_top_card_of_the_deck_for_its_drawer_alone() -> None:
    at = table(pile="WB")
    at.draw()
    assert at.hand(0) == "QZCATSW"
    assert at.turn == 1
    card = at.state.hands[0][-1]
    assert at.events[:2] == (
        Drew(seat=0, left=1, why=None),
        CardDrawn(seat=0, card=card, face="W", audience=(0,)),
    )
    assert at.view().deck == 1


def test_phase_2_2_not_when_the_deck_is_out() -> None:
    at = table(pile="W")
    at.draw()
    assert at.refusal(1, Draw()) == ("deck_out", {})
    assert Draw() not in GAME.options(at.view(1), 1)
    swap(at, "E", "U")


def test_phase_2_each_choice_ends_the_turn() -> None:
    at = table()
    swap(at, "Q", "U")
    assert at.turn == 1
    at.draw()
    assert at.turn == 2
    at.end()
    assert at.turn == 0


def test_rule_06_outside_the_last_lap_one_of_the_three_must_be_chosen() -> None:
    at = table()
    assert at.refusal(0, Stand()) == ("not_last_lap", {})


# ---- 3. ending the round


def test_phase_2_3_fault_32_everybody_else_has_exactly_one_more_turn() -> None:
    at = table(4)
    at.draw()
    at.draw()
    at.end()
    assert at.events[0] == RoundEnding(seat=2, quiet=False, why=None)
    assert at.view().ender == 2
    turns = []
    while at.state.phase is Phase.TURN:
        turns.append(at.turn)
        at.do(at.turn, Stand())
    assert turns == [3, 0, 1]
    assert at.state.phase is Phase.COUNTING


def test_phase_2_3_in_the_last_lap_turns_are_full_ones() -> None:
    at = table(4)
    at.end()
    swap(at, "E", "U")
    at.draw()
    at.do(3, Offer(1, at.cards(3, "B"), True, Wish(1)))
    at.do(1, Refuse())
    at.do(3, Stand())
    assert at.state.phase is Phase.COUNTING
    assert at.refusal(0, Draw()) == ("wrong_time", {"phase": "counting"})


def test_rule_07_the_round_is_ended_once() -> None:
    at = table()
    at.end()
    assert at.refusal(1, EndRound()) == ("last_lap", {"seat": 0})


# ---- no end in sight


def test_rule_08_after_three_laps_without_a_draw_the_seat_to_move_counts_as_having_ended() -> None:
    at = table()
    seen = []
    while at.view().ender is None:
        seen.append(at.view().turns_to_quiet_end)
        swap(at, at.hand(at.turn)[0], at.state.faces(at.state.centre)[0])
    assert seen == [9, 8, 7, 6, 5, 4, 3, 2, 1]
    assert RoundEnding(seat=0, quiet=True, why=None) in at.events
    assert at.turn == 1
    assert at.view().turns_to_quiet_end == 0
    for seat in (1, 2):
        at.do(seat, Stand())
    assert at.state.phase is Phase.COUNTING


def test_rule_08_a_draw_begins_the_count_anew() -> None:
    at = table()
    for _ in range(8):
        swap(at, at.hand(at.turn)[0], at.state.faces(at.state.centre)[0])
    at.draw()
    assert at.view().turns_to_quiet_end == 9


def test_rule_08_where_somebody_leaves_laps_are_shorter_and_the_turn_that_runs_is_still_played() -> None:
    at = table()
    for _ in range(7):
        swap(at, at.hand(at.turn)[0], at.state.faces(at.state.centre)[0])
    assert at.view().turns_to_quiet_end == 2
    at.leave((at.turn + 1) % 3)
    assert at.view().turns_to_quiet_end == 1, "of six, seven are over"
    here, other = at.turn, next(seat for seat in at.state.seats_present() if seat != at.turn)
    swap(at, at.hand(here)[0], at.state.faces(at.state.centre)[0])
    assert at.state.ender == other
    assert at.turn == here, "everybody but him has exactly one more turn"


def test_rule_08_draws_in_the_last_lap_prolong_nothing() -> None:
    at = table()
    at.end()
    at.draw()
    at.draw()
    assert at.state.phase is Phase.COUNTING
