"""Word Whimsy: who leaves and who sits down, in every state (rule 12; "All three games")."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.whimsy_table import GAME, Table, deck
from wordgames.core.players import TABLE, Kind
from wordgames.games.whimsy.events import RefereeFollowed, SeatJoined, SeatLeft
from wordgames.games.whimsy.moves import Close, Flip, Join, Leave, Rank
from wordgames.games.whimsy.trial import WhimsyTrial, chips
from wordgames.games.whimsy.view import Length, Phase


def choosing(seats: int = 5, **how: Any) -> Table:
    table = Table(seats, **how)
    table.flip()
    return table


def held(table: Table) -> set[int]:
    return {card for hand in table.state.hands for card in hand}


# ---- an answerer


def test_leaving_an_unclosed_hand_goes_to_the_discards() -> None:
    table = choosing()
    hand = table.state.hands[2]
    table.leave(2)
    assert table.events == (SeatLeft(seat=2),)
    assert table.state.discards == hand
    assert table.state.hands[2] == ()
    assert table.waiting == (1, 3, 4)
    assert table.view().expected == 3


def test_leaving_a_closed_envelope_stays_in_the_round_and_scores_nobody() -> None:
    table = choosing()
    table.close(2, count=3)
    rest = table.state.hands[2]
    table.leave(2)
    assert table.state.discards == rest
    assert (table.view().closed, table.view().expected) == (1, 4)
    table.close()
    table.mix()
    table.open()
    assert len(table.view().envelopes) == 4
    table.rank(2, 1, 3, 4)
    answer = table.answers()[2]
    assert (answer.place, answer.chip, answer.kept) == (1, 4, 0)
    assert table.totals() == (0, 3, 0, 2, 1)
    assert table.state.firsts == (0,) * 5
    assert chips(table.state) == tuple((value, 12) for value in range(1, 6))
    table.go_on()
    assert table.state.hands[2] == ()


@pytest.mark.parametrize("opened", [0, 1, 4])
def test_leaving_while_answers_are_read_or_ranked_the_envelope_stays(opened: int) -> None:
    table = choosing()
    table.close()
    table.mix()
    for slot in range(opened):
        table.open(slot)
    table.leave(3)
    assert len(table.view().envelopes) == 4
    if table.view().phase is Phase.READING:
        table.open()
    table.rank(3)
    assert table.answers()[3].kept == 0


def test_leaving_who_has_left_can_do_nothing_any_more() -> None:
    table = choosing()
    table.leave(2)
    assert table.refusal(2, Close(())) == ("no_such_seat", {"seat": 2})
    assert table.refusal(TABLE, Leave(2)) == ("no_such_seat", {"seat": 2})
    assert table.refusal(TABLE, Leave(9)) == ("no_such_seat", {"seat": 9})
    assert table.view(2).seats == table.view().seats
    assert GAME.options(table.view(2), 2) == ()


def test_leaving_when_everybody_else_has_closed_the_round_goes_on() -> None:
    table = choosing()
    table.close(1, 2, 4)
    table.leave(3)
    assert table.waiting == (TABLE,)
    table.mix()
    assert len(table.view().envelopes) == 3


# ---- the referee (fault 30)


def test_fault_30_before_the_prompt_the_next_on_the_left_referees() -> None:
    table = Table(5)
    table.leave(0)
    assert table.events == (SeatLeft(seat=0), RefereeFollowed(seat=1))
    assert table.view().referee == 1
    table.play_round()
    assert table.view().referee == 2


@pytest.mark.parametrize("closed", [False, True])
def test_fault_30_while_choosing_the_next_takes_over_the_same_prompt(closed: bool) -> None:
    table = choosing()
    prompt, hand = table.view().prompt, set(table.state.hands[1])
    if closed:
        table.close(1, 2, count=3)
    table.leave(0)
    assert table.view().referee == 1
    assert table.view().prompt == prompt
    assert set(table.state.hands[1]) == hand
    assert table.state.closed[1] is None
    assert table.waiting == ((3, 4) if closed else (2, 3, 4))
    table.close()
    table.mix()
    table.open()
    table.rank(4)
    assert table.answers()[4].chip == 3
    table.go_on()
    assert table.view().referee == 2


def test_fault_30_who_takes_over_may_have_been_away() -> None:
    table = choosing()
    table.sit_out(1)
    table.leave(0)
    assert table.view().referee == 1
    assert not table.view().seats[1].sits_out


def test_fault_30_before_anything_was_read_the_answer_goes_back_to_the_hand() -> None:
    table = choosing()
    hand = set(table.state.hands[1])
    table.close(count=2)
    table.mix()
    slot = table.slot(1)
    table.leave(0)
    assert set(table.state.hands[1]) == hand
    # The others lie where they lay.
    assert [one.slot for one in table.view().envelopes] == [n for n in range(4) if n != slot]
    table.open()
    table.rank()
    assert len(table.shown.answers) == 3
    assert table.shown.answers[0].chip == 3
    assert table.shown.referee == 1


@pytest.mark.parametrize("his_is_read", [False, True])
def test_fault_30_after_something_was_read_the_answer_goes_to_the_discards(his_is_read: bool) -> None:
    table = choosing()
    table.close(count=2)
    table.mix()
    answer = {one.card for one in next(e.cards for e in table.state.envelopes if e.seat == 1)}
    table.open(table.slot(1) if his_is_read else table.slot(3))
    gone = set(table.state.hands[0])
    table.leave(0)
    assert set(table.state.discards) == answer | gone
    assert len(table.state.hands[1]) == 5
    assert len(table.view().envelopes) == 3
    table.open()
    table.rank()
    table.go_on()
    assert len(table.state.hands[1]) == 7


def test_fault_30_if_his_was_the_only_closed_one_the_ranking_begins() -> None:
    table = choosing()
    table.close()
    table.mix()
    table.open(*(table.slot(seat) for seat in (2, 3, 4)))
    assert table.view().phase is Phase.READING
    table.leave(0)
    assert table.view().phase is Phase.RANKING
    assert table.waiting == (TABLE,)


def test_fault_30_while_ranking_the_next_ranks_and_chips_are_given_once() -> None:
    table = Table(5, people=1)
    table.to_the_ranking()
    assert table.waiting == (TABLE,)
    table.leave(0)
    assert table.waiting == (1,)
    table.rank(2)
    assert sum(map(len, table.state.chips)) == 3
    assert table.refusal(1, Rank(())) == ("wrong_time", {"phase": "awarded"})


def test_fault_30_after_the_chips_nobody_takes_over() -> None:
    table = Table(5)
    table.to_the_ranking()
    table.rank(1)
    table.leave(0)
    assert table.events == (SeatLeft(seat=0),)
    table.go_on()
    assert table.view().referee == 1
    assert table.state.refereed == (1, 1, 0, 0, 0)


def test_fault_30_where_everybody_ranks_what_they_ranked_stands() -> None:
    table = Table(5, variant="everybody_ranks")
    table.to_the_ranking()
    for seat in (1, 2):
        table.do(seat, Rank(table.view(seat).to_rank))
    table.do(0, Rank(table.view(0).to_rank))
    withdrawn = table.slot(1)
    table.leave(0)
    # Ben referees now: his own answer is gone, and his ranking of the others is the referee's.
    assert table.waiting == (3, 4)
    assert all(withdrawn not in ranking.order for ranking in table.state.rankings)
    for seat in (3, 4):
        table.do(seat, Rank(table.view(seat).to_rank))
    assert table.view().phase is Phase.AWARDED
    assert len(table.shown.answers) == 3


def test_fault_30_a_referee_exists_in_every_state() -> None:
    for leaver in range(5):
        for stage in range(5):
            table = Table(5)
            for step in (table.flip, table.close, table.mix, table.open, table.rank)[:stage]:
                step()
            table.leave(leaver)
            assert table.state.present[table.state.referee] or table.view().phase is Phase.AWARDED
            assert leaver not in table.waiting
            assert table.waiting


def test_fault_31_nobody_is_skipped_or_twice_when_somebody_has_left() -> None:
    table = Table(5)
    table.play_round()
    table.leave(2)
    referees = []
    for _ in range(8):
        referees.append(table.view().referee)
        table.play_round()
    assert referees == [1, 3, 4, 0, 1, 3, 4, 0]


# ---- nobody answers, too few


def test_leaving_no_answers_the_stack_is_set_aside() -> None:
    """All but one who could answer are away, and that one has to take over as the referee."""
    table = choosing()
    table.sit_out(2, 3, 4)
    table.close(1)
    table.mix()
    table.leave(0)
    assert table.view().phase is Phase.AWARDED
    assert table.shown.answers == ()
    assert table.state.box == (1,) * 5
    assert len(table.state.hands[1]) == 7
    assert table.waiting == (TABLE,)


@pytest.mark.parametrize("stage", range(6))
def test_fewer_than_three_the_game_ends_as_it_stands(stage: int) -> None:
    table = Table(3)
    table.play_round(1, 2)
    steps = (table.flip, table.close, table.mix, lambda: table.open(0), table.open, table.rank)
    for step in steps[:stage]:
        step()
    before = table.totals()
    table.leave(2)
    result = GAME.result(table.state)
    assert result is not None
    assert result.reason == "too_few_seats"
    assert [one.seat for one in result.standings] == sorted((0, 1), key=lambda seat: -before[seat])
    assert table.view().phase is Phase.OVER
    assert table.waiting == ()
    assert table.totals() == before
    assert chips(table.state) == tuple((value, 12) for value in range(1, 6))


# ---- sitting down


def test_joining_last_in_rotation_with_the_lowest_total() -> None:
    table = Table(3, length=Length.FULL)
    table.play_round(1, 2)
    table.play_round(2, 0)
    assert table.totals() == (1, 2, 3)
    table.join()
    assert table.events == (SeatJoined(seat=3, total=1),)
    assert table.totals() == (1, 2, 3, 1)
    assert (table.view().seats[3].start, table.view().seats[3].chips) == (1, ())
    referees = []
    for _ in range(6):
        referees.append(table.view().referee)
        table.play_round()
    assert referees == [2, 0, 1, 3, 2, 0]


def test_joining_before_a_prompt_a_hand_is_dealt_at_once() -> None:
    table = Table(3)
    table.join()
    assert len(table.state.hands[3]) == 7
    table.flip()
    assert table.waiting == (1, 2, 3)
    assert table.view().stack == (1, 2, 3)


def test_joining_after_the_chips_a_hand_is_dealt_with_all_others() -> None:
    table = Table(3)
    table.to_the_ranking()
    table.rank()
    table.join()
    assert table.state.hands[3] == ()
    assert len(table.shown.answers) == 2
    table.go_on()
    assert len(table.state.hands[3]) == 7


@pytest.mark.parametrize("stage", [1, 2, 3, 4])
def test_joining_only_between_rounds(stage: int) -> None:
    table = Table(4)
    newcomer = Join(table.state.players[0])
    for step in (table.flip, table.close, table.mix, table.open)[:stage]:
        step()
    assert table.refusal(TABLE, newcomer) == ("between_rounds", {})


def test_joining_not_behind_the_last_stack() -> None:
    table = Table(3, length=Length.SHORT)
    while table.state.stacks > 1:
        table.play_round()
    for step in (table.flip, table.close, table.mix, table.open, table.rank):
        step()
    assert table.view().phase is Phase.AWARDED
    assert table.state.stacks == 0
    assert table.refusal(TABLE, Join(table.state.players[0])) == ("between_rounds", {})


def test_joining_seven_is_full() -> None:
    table = Table(7)
    assert table.refusal(TABLE, Join(table.state.players[0])) == (
        "too_many_seats",
        {"seats": 8, "most": 7},
    )
    table.leave(3)
    table.join(kind=Kind.COMPUTER)
    assert len(table.state.seats_present()) == 7


@pytest.mark.parametrize(("variant", "needed"), [("none", 28), ("mulligan", 35)])
def test_joining_the_cards_are_counted_again(variant: str, needed: int) -> None:
    table = Table(3, cards=deck(needed - 1), variant=variant)
    newcomer = Join(table.state.players[0])
    assert table.refusal(TABLE, newcomer) == (
        "few_cards",
        {"cards": needed - 1, "seats": 4, "needed": needed, "most": 3},
    )
    enough = Table(3, cards=deck(needed), variant=variant)
    enough.join()
    enough.do(TABLE, Flip())
    assert len(held(enough)) == 28


def test_joining_in_a_deck_of_which_every_card_is_in_use() -> None:
    """The hand of who left is all that is left to deal to who comes."""
    table = Table(4, cards=deck(28))
    stock = WhimsyTrial().stock(table.state)
    table.leave(1)
    table.join()
    assert len(table.state.hands[4]) == 7
    assert WhimsyTrial().stock(table.state) == stock
