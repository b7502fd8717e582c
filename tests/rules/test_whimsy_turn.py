"""Word Whimsy: "Playing a Turn", and rules 1, 5, 6, 7 and 8."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.rules.whimsy_table import GAME, Table, deck
from wordgames.core.players import TABLE
from wordgames.games.whimsy.events import (
    CardsDrawn,
    ChipsGiven,
    EnvelopeOpened,
    EnvelopesCounted,
    EnvelopesMixed,
    HandsRefilled,
    PromptTurned,
    RoundBegan,
    StackSetAside,
)
from wordgames.games.whimsy.moves import Close, Flip, Mix, Next, Open, Played, Rank, Reopen, SitOut, Why
from wordgames.games.whimsy.trial import chips
from wordgames.games.whimsy.view import Phase


def choosing(seats: int = 4, **how: Any) -> Table:
    table = Table(seats, **how)
    table.flip()
    return table


# ---- 1. The Referee flips over a Red Prompt Card and reads it aloud.


def test_playing_a_turn_1_the_referee_flips_a_prompt_over_for_all_to_hear() -> None:
    table = Table()
    assert table.view().phase is Phase.PROMPT
    table.flip()
    prompt = table.view().prompt
    assert prompt is not None
    assert all(table.view(viewer).prompt == prompt for viewer in range(4))
    assert table.events == (PromptTurned(referee=0, prompt=prompt.text),)
    assert table.refusal(TABLE, Flip()) == ("wrong_time", {"phase": "choosing"})


# ---- 2. Each player (other than the Referee) chooses any number of Word Cards in his or her hand.


def test_playing_a_turn_2_all_but_the_referee_answer() -> None:
    table = choosing()
    assert table.waiting == (1, 2, 3)
    assert table.refusal(0, Close(table.cards(0))) == ("not_referee", {"seat": 0})
    assert GAME.options(table.view(0), 0) == ()


@pytest.mark.parametrize("count", range(1, 8))
def test_playing_a_turn_2_one_card_all_seven_or_any_number_in_between(count: int) -> None:
    table = choosing()
    table.close(2, count=count)
    assert len(table.state.closed[2] or ()) == count
    assert len(table.state.hands[2]) == 7 - count


def test_playing_a_turn_2_not_none_and_no_card_twice_or_of_another_s() -> None:
    table = choosing()
    (card,) = table.cards(1)
    assert table.refusal(1, Close(())) == ("count", {"cards": 0, "least": 1, "most": 7})
    assert table.refusal(1, Close((card, card))) == ("cards", {})
    assert table.refusal(1, Close(table.cards(2))) == ("cards", {})
    assert table.refusal(1, Close((Played(9_999),))) == ("cards", {})
    assert table.refusal(1, Close((Played(-1),))) == ("cards", {})


def test_playing_a_turn_2_the_cards_read_in_order_form_a_phrase() -> None:
    table = choosing(3, cards=deck(words=("walrus", "zombie", "chicken")), hands=[(), (0, 1, 2, 4, 5, 6, 8)])
    table.do(1, Close((Played(1), Played(0), Played(2))))
    table.close()
    table.mix()
    table.open(table.slot(1))
    assert ("zombie", "walrus", "chicken") in table.phrases()


def test_playing_a_turn_2_a_double_card_may_be_turned_to_choose_the_other_word() -> None:
    for turned, word, other in ((False, "w3", "x3"), (True, "x3", "w3")):
        table = choosing(3, hands=[(), (3, 4, 5, 6, 8, 9, 10)])
        table.do(1, Close((Played(3, turned),)))
        table.close()
        table.mix()
        table.open()
        (card,) = table.view().envelopes[table.slot(1)].cards or ()
        assert (card.word.text, card.turned) == (word, turned)
        assert card.other is not None
        assert card.other.text == other


def test_playing_a_turn_2_a_single_card_has_nothing_to_turn_up() -> None:
    table = choosing(3, hands=[(), (3, 4, 5, 6, 8, 9, 10)])
    assert table.refusal(1, Close((Played(3), Played(4, True)))) == ("turned", {"card": 4})


def test_how_to_submit_the_card_on_top_is_read_first() -> None:
    table = choosing(3, hands=[(), (0, 1, 2, 4, 5, 6, 8)])
    table.do(1, Close((Played(5), Played(1))))
    answer = table.view(1).seats[1].answer
    assert answer is not None
    assert [card.word.text for card in answer] == ["w5", "w1"]
    table.close()
    table.mix()
    table.open(table.slot(1))
    assert table.events == (EnvelopeOpened(slot=table.slot(1), words=("w5", "w1")),)


def test_rule_05_the_circle_goes_from_the_referee_s_left() -> None:
    table = choosing(5, first_referee=3)
    assert table.waiting == (4, 0, 1, 2)
    table.close(0)
    assert table.waiting == (4, 1, 2)


def test_rule_05_a_closed_envelope_can_be_had_back_until_mix() -> None:
    table = choosing()
    table.close()
    assert table.waiting == (TABLE,)
    hand = {*table.state.hands[2], *(played.card for played in table.state.closed[2] or ())}
    assert table.refusal(2, Close(table.cards(2))) == ("closed", {})
    table.do(2, Reopen())
    assert table.waiting == (2,)
    assert set(table.state.hands[2]) == hand
    assert table.refusal(2, Reopen()) == ("not_closed", {})
    assert table.refusal(TABLE, Mix()) == ("still_choosing", {"closed": 2, "expected": 3})
    table.do(2, Close(table.cards(2, 3)))
    table.mix()
    assert table.refusal(2, Reopen()) == ("wrong_time", {"phase": "reading"})


def test_rule_05_what_is_turned_and_in_order_can_be_changed_in_the_open_envelope() -> None:
    table = choosing(3, hands=[(), (3, 4, 5, 6, 8, 9, 10)])
    table.do(1, Close((Played(3), Played(4))))
    table.do(1, Reopen())
    table.do(1, Close((Played(4), Played(3, True))))
    answer = table.view(1).seats[1].answer
    assert answer is not None
    assert [card.word.text for card in answer] == ["w4", "x3"]


# ---- 3. The Referee mixes up the submitted envelopes.


def test_playing_a_turn_3_envelopes_are_mixed_when_all_are_closed() -> None:
    table = choosing()
    table.close(1, 3)
    assert table.refusal(TABLE, Mix()) == ("still_choosing", {"closed": 2, "expected": 3})
    table.close(2)
    assert table.refusal(1, Mix()) == ("table_only", {})
    table.mix()
    assert table.events == (EnvelopesMixed(envelopes=3),)
    assert sorted(one.seat for one in table.state.envelopes) == [1, 2, 3]
    assert table.view().prompt is not None


def test_playing_a_turn_3_one_at_a_time_the_answers_are_read_aloud() -> None:
    table = choosing()
    table.close()
    table.mix()
    for opened in range(3):
        shown = table.view().envelopes
        assert [one.slot for one in shown] == [0, 1, 2]
        assert [one.cards is not None for one in shown] == [slot < opened for slot in range(3)]
        assert table.view().phase is Phase.READING
        assert table.refusal(TABLE, Rank((0, 1, 2))) == ("wrong_time", {"phase": "reading"})
        table.open(opened)
        assert table.refusal(TABLE, Open(opened))[0] in ("no_such_envelope", "wrong_time")
    assert table.view().phase is Phase.RANKING


def test_playing_a_turn_3_any_envelope_may_be_the_next_each_once() -> None:
    table = choosing()
    table.close()
    table.mix()
    table.open(2)
    assert table.refusal(TABLE, Open(2)) == ("no_such_envelope", {"slot": 2})
    assert table.refusal(TABLE, Open(3)) == ("no_such_envelope", {"slot": 3})
    assert GAME.options(table.view(), TABLE) == (Open(0), Open(1))
    assert table.refusal(0, Open(0)) == ("table_only", {})


@pytest.mark.parametrize(
    ("seats", "chips_by_place"),
    [(3, (2, 1)), (4, (3, 2, 1)), (5, (4, 3, 2, 1)), (6, (5, 4, 3, 2, 1)), (7, (5, 4, 3, 2, 1, 0))],
)
def test_playing_a_turn_3_one_chip_each_the_highest_for_the_first(
    seats: int, chips_by_place: tuple[int, ...]
) -> None:
    table = Table(seats)
    table.to_the_ranking()
    authors = tuple(range(seats - 1, 0, -1))
    table.rank(*authors)
    assert [answer.seat for answer in table.shown.answers] == list(authors)
    assert tuple(answer.chip for answer in table.shown.answers) == chips_by_place
    assert [answer.place for answer in table.shown.answers] == list(range(1, seats))
    assert table.totals() == (0, *reversed(chips_by_place))


def test_playing_a_turn_3_in_a_7_player_game_last_place_does_not_score() -> None:
    table = Table(7)
    table.to_the_ranking()
    table.rank(1, 2, 3, 4, 5, 6)
    assert table.totals() == (0, 5, 4, 3, 2, 1, 0)
    assert table.state.chips[6] == ()
    assert chips(table.state) == tuple((value, 12) for value in range(1, 6))


def test_rule_01_chips_go_by_the_answers_that_there_are() -> None:
    table = choosing(6)
    table.close(1, 2)
    table.sit_out(3, 4)
    assert table.view().stack == (1, 2, 3)
    table.close(5)
    table.mix()
    table.open()
    table.rank(5, 2, 1)
    assert table.totals() == (0, 1, 2, 0, 0, 3)
    assert table.state.box == (0, 0, 0, 1, 1)


def test_rule_07_a_strict_order_of_all_answers() -> None:
    table = Table()
    table.to_the_ranking()
    for order in ((), (0,), (0, 1), (0, 1, 1), (0, 1, 2, 2), (0, 1, 3)):
        assert table.refusal(TABLE, Rank(order)) == ("order", {"answers": 3})


def test_rule_07_any_answer_may_be_read_again_before_the_chips() -> None:
    table = Table()
    table.to_the_ranking()
    for viewer in (TABLE, 0, 1, 2, 3):
        assert all(one.cards for one in table.view(viewer).envelopes)


def test_rule_07_chips_are_given_together_then_the_authors_are_shown() -> None:
    table = Table()
    table.to_the_ranking()
    assert table.view().shown == ()
    table.rank(3, 1, 2)
    (given,) = table.events
    assert isinstance(given, ChipsGiven)
    assert given.audience is None
    assert [(answer.seat, answer.chip) for answer in given.answers] == [(3, 3), (1, 2), (2, 1)]
    assert table.view().phase is Phase.AWARDED
    assert table.view().envelopes == ()
    assert table.view().to_rank == ()
    assert table.refusal(TABLE, Rank((0, 1, 2))) == ("wrong_time", {"phase": "awarded"})


def test_the_referee_ranks_a_person_in_the_open_a_computer_for_itself() -> None:
    person = Table(people=4)
    person.to_the_ranking()
    assert person.waiting == (TABLE,)
    assert person.view().to_rank == person.view(0).to_rank == (0, 1, 2)
    assert person.refusal(1, Rank((0, 1, 2))) == ("not_yours_to_rank", {"seat": 0})
    assert person.view(1).to_rank == ()
    person.do(0, Rank((0, 1, 2)))
    computer = Table(people=0)
    computer.to_the_ranking()
    assert computer.waiting == (0,)
    assert computer.view().to_rank == ()
    assert computer.refusal(TABLE, Rank((0, 1, 2))) == ("not_yours_to_rank", {"seat": 0})
    computer.rank(1)
    assert computer.answers()[1].place == 1


def test_a_computer_says_why_about_a_word_of_the_best() -> None:
    table = Table(people=0)
    table.to_the_ranking()
    best = table.phrases()[1][0]
    other = table.phrases()[0][0]
    assert table.refusal(0, Rank((1, 0, 2), why=Why.TASTE, word=other)) == ("word", {"word": other})
    table.do(0, Rank((1, 0, 2), why=Why.TASTE, word=best))
    assert (table.shown.why, table.shown.word) == (Why.TASTE, best)


# ---- 4. The Referee collects all of the cards played that round and puts them in a discard pile.


def test_playing_a_turn_4_the_cards_played_are_discarded() -> None:
    table = Table()
    table.to_the_ranking(count=3)
    played = {one.card for envelope in table.state.envelopes for one in envelope.cards}
    assert len(played) == 9
    table.rank()
    assert table.state.discards == ()
    table.go_on()
    assert set(table.state.discards) == played
    assert table.state.envelopes == ()


# ---- 5. Each player draws cards until he or she has seven cards in hand.


def test_playing_a_turn_5_everybody_draws_up_to_seven() -> None:
    table = choosing()
    for seat, count in ((1, 1), (2, 7), (3, 4)):
        table.close(seat, count=count)
    before = table.state.hands
    table.mix()
    table.open()
    table.rank()
    table.go_on()
    assert [len(hand) for hand in table.state.hands] == [7] * 4
    drawn = {event.seat: event for event in table.events if isinstance(event, CardsDrawn)}
    assert {seat: len(event.cards) for seat, event in drawn.items()} == {1: 1, 2: 7, 3: 4}
    for seat, event in drawn.items():
        assert event.audience == (seat,)
        assert table.state.hands[seat] == (*before[seat], *event.cards)
    assert HandsRefilled(reshuffled=False) in table.events


def test_playing_a_turn_5_the_player_to_the_left_becomes_the_new_referee() -> None:
    table = Table(5)
    referees = []
    for _ in range(11):
        referees.append(table.view().referee)
        table.play_round()
    assert referees == [0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0]
    assert table.state.refereed == (3, 3, 2, 2, 2)


def test_playing_a_turn_5_a_new_round_starts() -> None:
    table = Table()
    table.play_round()
    assert table.view().phase is Phase.PROMPT
    assert (table.view().round_number, table.view().stacks) == (2, 11)
    assert table.view().prompt is None
    assert RoundBegan(round_number=2, referee=1) in table.events
    assert table.refusal(TABLE, Next()) == ("wrong_time", {"phase": "prompt"})


# ---- Nobody there


def test_who_is_away_is_not_waited_for() -> None:
    table = choosing()
    assert table.refusal(TABLE, SitOut(0)) == ("not_referee", {"seat": 0})
    assert table.refusal(TABLE, SitOut(9)) == ("no_such_seat", {"seat": 9})
    table.sit_out(2)
    assert table.refusal(TABLE, SitOut(2)) == ("sits_out", {"seat": 2})
    assert table.waiting == (1, 3)
    assert table.view().seats[2].sits_out
    table.close(1, 3)
    table.mix()
    assert len(table.view().envelopes) == 2
    table.open()
    table.rank()
    table.go_on()
    assert not table.view().seats[2].sits_out
    table.flip()
    assert 2 in table.waiting


def test_who_was_away_may_still_answer_before_mix() -> None:
    table = choosing()
    table.sit_out(2)
    table.close(1, 3)
    table.do(2, Close(table.cards(2)))
    assert table.events[-1] == EnvelopesCounted(closed=3, expected=3)
    table.mix()
    assert len(table.view().envelopes) == 3


def test_sitting_out_tells_nothing_of_an_envelope_that_is_closed() -> None:
    table = choosing()
    table.close(2)
    assert GAME.check(table.state, TABLE, SitOut(2)) is None
    assert GAME.check(table.state, TABLE, SitOut(1)) is None
    table.sit_out(2)
    assert (table.view().closed, table.view().expected) == (1, 3)


def test_fault_33_nobody_submitted() -> None:
    table = choosing()
    table.sit_out(1, 2, 3)
    assert table.waiting == (TABLE,)
    table.mix()
    assert StackSetAside(round_number=1) in table.events
    assert table.view().phase is Phase.AWARDED
    assert table.shown.answers == ()
    assert table.totals() == (0, 0, 0, 0)
    assert table.state.box == (1, 1, 1, 1, 1)
    table.go_on()
    assert (table.view().referee, table.view().stacks) == (1, 11)


# ---- Additional notes: "If you run out of Word Cards in the middle of a game"


def test_additional_notes_discarded_words_are_shuffled_back_in_the_middle_of_a_refill() -> None:
    table = Table(3, cards=deck(26))
    table.to_the_ranking(count=4)
    table.rank()
    assert len(table.state.pile) == 5
    table.go_on()
    assert HandsRefilled(reshuffled=True) in table.events
    assert [len(hand) for hand in table.state.hands] == [7] * 3
    # Thirteen were to be had: five of the pile, eight of the discards; eight were drawn.
    assert len(table.state.pile) == 5
    assert table.state.discards == ()


def test_fault_36_a_deck_that_runs_dry_is_never_refilled_from_hands() -> None:
    for seed in range(50):
        table = Table(3, cards=deck(21), seed=seed)
        kept = table.state.hands[0]
        table.to_the_ranking(count=7)
        table.rank()
        table.go_on()
        assert table.state.hands[0] == kept
        assert Counter(card for hand in table.state.hands for card in hand) == Counter(range(21))


def test_a_reshuffled_deck_comes_in_another_order() -> None:
    orders = set()
    for seed in range(20):
        table = Table(3, cards=deck(21), seed=seed, hands=[range(7), range(7, 14), range(14, 21)])
        table.to_the_ranking(count=7)
        table.rank()
        table.go_on()
        orders.add(table.state.hands[1])
    assert len(orders) > 15
