"""Pun 16, and "All three games": leaving in every state, joining between rounds."""

from __future__ import annotations

import pytest

from tests.rules.pun_table import CARDS, GAME, Table, deck
from wordgames.core.players import TABLE, Kind, Player
from wordgames.games.pun.events import MatchEnded, SeatJoined, SeatLeft, StandingGone
from wordgames.games.pun.moves import Answer, Join, Leave, Offer, Post, Speak, Stand, Wish
from wordgames.games.pun.view import Length, Phase

LATE = Player(name="Late")


def table(seats: int = 3, **options: object) -> Table:
    hands = ("QZCATS", "EENOPR", "HIJKLM", "BDFGWX")[:seats]
    return Table(*hands, centre="UVY", **options)  # type: ignore[arg-type]


def test_rule_16_the_cards_lie_face_down_out_of_play() -> None:
    at = table()
    at.leave(1)
    assert at.events == (SeatLeft(seat=1),)
    assert at.state.faces(at.state.aside) == "EENOPR"
    assert at.view().seats[1].cards == 0
    assert not at.view().seats[1].present
    assert at.view(1).seats[1].hand is None
    assert at.refusal(1, Stand()) == ("no_such_seat", {"seat": 1})
    assert at.refusal(TABLE, Leave(1)) == ("no_such_seat", {"seat": 1})
    assert at.refusal(0, Offer(1, at.cards(0, "Q"), False, Wish(1))) == ("partner", {"seat": 1})


def test_fault_29_the_turn_of_who_left_goes_on_to_the_left() -> None:
    at = table()
    at.leave(0)
    assert at.turn == 1
    at.draw()
    at.leave(2)
    assert at.state.phase is Phase.OVER


def test_fault_31_nobody_is_skipped_or_twice() -> None:
    at = table(4)
    at.draw()
    at.leave(2)
    turns = []
    for _ in range(6):
        turns.append(at.turn)
        at.draw()
    assert turns == [1, 3, 0, 1, 3, 0]


@pytest.mark.parametrize("who", [0, 1])
def test_rule_16_his_offers_lapse(who: int) -> None:
    at = table()
    at.do(0, Post(at.cards(0, "Q"), True, Wish(1)))
    at.do(0, Offer(1, at.cards(0, "Z"), False, Wish(1)))
    at.leave(who)
    assert at.state.trade is None
    assert at.state.turn == (1 if who == 0 else 0)
    assert (StandingGone(seat=0, number=1, withdrawn=False) in at.events) == (who == 0)
    at.draw()


def test_a_trade_of_two_others_goes_on() -> None:
    at = table()
    at.do(0, Speak(1, at.cards(0, "Z"), Wish(1)))
    at.leave(2)
    assert GAME.waiting_for(at.state) == (1,)
    at.do(1, Speak(0, at.cards(1, "E"), Wish(1)))
    assert at.hand(0) == "QCATSE"


def test_rule_16_a_lap_that_he_ended_still_stops_at_his_seat() -> None:
    at = table(4)
    at.draw()
    at.end()
    at.leave(1)
    turns = []
    while at.state.phase is Phase.TURN:
        turns.append(at.turn)
        at.do(at.turn, Stand())
    assert turns == [2, 3, 0]


def test_fault_32_the_last_lap_ends_when_its_last_seat_leaves() -> None:
    at = table(4)
    at.end()
    at.do(1, Stand())
    at.do(2, Stand())
    at.leave(3)
    assert at.state.phase is Phase.COUNTING


def test_who_has_ended_the_round_is_the_last_but_one() -> None:
    at = table()
    at.end()
    at.leave(0)
    at.do(1, Stand())
    at.do(2, Stand())
    assert GAME.waiting_for(at.state) == (1, 2)


def test_leaving_at_the_count_nobody_waits_for_him() -> None:
    at = table()
    at.to_the_count()
    at.lay(0)
    at.lay(1)
    at.leave(2)
    assert at.state.phase is Phase.JUDGING
    assert set(at.hands()) == {0, 1}


def test_leaving_while_words_are_judged_takes_them_along() -> None:
    at = table(length=Length.NORMAL)
    at.to_the_count()
    at.lay(0, "CATS")
    at.lay(1, "OPEN")
    at.lay(2, "HIM")
    at.leave(1)
    assert set(at.hands()) == {0, 2}
    assert [need.word for need in GAME.needs(at.state)] == ["CATS", "HIM"]  # type: ignore[attr-defined]
    at.rule_all()
    at.close()
    assert at.turn == 2
    assert at.hand(1) == ""
    assert sum(map(len, at.state.hands)) + len(at.state.centre) + len(at.state.pile) == 54


def test_rule_16_one_left_the_round_does_not_count() -> None:
    at = Table("GAMETU", "CATDOG", length=Length.NORMAL)
    at.play_round("GAME", "CAT")
    at.leave(0)
    assert MatchEnded(winners=(1,), reason="too_few_seats") in at.events
    result = GAME.result(at.state)
    assert result is not None
    assert [(one.seat, one.points) for one in result.standings] == [(1, 3)]


def test_one_left_while_a_round_is_judged_what_he_laid_counts() -> None:
    at = Table("GAMETU", "CATDOG")
    at.to_the_count()
    at.lay(0, "GAME")
    at.lay(1, "CAT", "DOG")
    at.rule_all()
    at.leave(0)
    result = GAME.result(at.state)
    assert result is not None
    assert [(one.seat, one.points) for one in result.standings] == [(1, 6)]


def test_the_starter_who_has_left_is_followed_by_the_next_on_his_left() -> None:
    at = table(4, length=Length.NORMAL)
    at.to_the_count()
    for seat in range(4):
        at.lay(seat)
    at.leave(0)
    at.leave(1)
    at.close()
    assert at.turn == 2
    assert at.hand(0) == at.hand(1) == ""


# ---- joining


def judged(seats: int = 3, **options: object) -> Table:
    at = table(seats, **options)
    at.to_the_count()
    for seat, word in enumerate(("CATS", "OPEN", "HIM", "WX")[:seats]):
        at.lay(seat, word)
    at.rule_all()
    return at


def test_a_new_seat_joins_between_rounds_last_with_the_lowest_total_present() -> None:
    at = judged(length=Length.NORMAL)
    at.do(TABLE, Join(LATE))
    assert at.events == (SeatJoined(seat=3, total=3),)
    assert at.view().rotation == (3, 0, 1, 2)
    assert [seat.total for seat in at.view().seats] == [4, 4, 3, 3]
    at.rule("CATS", False, "unknown")
    at.rule("HIM", False, "unknown")
    assert [seat.total for seat in at.view().seats] == [0, 4, 0, 0]
    at.close()
    assert [len(hand) for hand in at.state.hands] == [6, 6, 6, 6]
    turns = []
    for _ in range(4):
        turns.append(at.turn)
        at.draw()
    assert turns == [1, 2, 3, 0]


def test_fault_31_a_newcomer_begins_last() -> None:
    at = judged(length=Length.FULL)
    at.do(TABLE, Join(LATE))
    at.close()
    starters = [at.turn]
    for _ in range(2):
        at.to_the_count()
        for seat in range(4):
            at.lay(seat)
        at.close()
        starters.append(at.turn)
    assert starters == [1, 2, 3]


def test_only_between_rounds_and_only_where_the_number_allows_it() -> None:
    at = table()
    assert at.refusal(TABLE, Join(LATE)) == ("between_rounds", {})
    last = judged(length=Length.SHORT)
    assert last.refusal(TABLE, Join(LATE)) == ("between_rounds", {}), "no round comes in which he could play"
    full = Table(seats=8, length=Length.NORMAL)
    full.to_the_count()
    for seat in range(8):
        full.lay(seat)
    assert full.refusal(TABLE, Join(LATE)) == ("too_many_seats", {"seats": 9, "most": 8})
    full.leave(3)
    full.do(TABLE, Join(Player(name="Bot", kind=Kind.COMPUTER)))
    small = Table(seats=2, cards=deck(CARDS[:18]), length=Length.NORMAL)
    small.to_the_count()
    for seat in range(2):
        small.lay(seat)
    facts = {"cards": 18, "seats": 3, "needed": 21, "most": 2}
    assert small.refusal(TABLE, Join(LATE)) == ("deck_too_small", facts)


def test_a_newcomer_alone_with_another_when_all_others_leave() -> None:
    at = judged(2, length=Length.NORMAL)
    at.do(TABLE, Join(LATE))
    at.do(TABLE, Join(LATE))
    at.leave(0)
    at.leave(1)
    at.close()
    assert at.turn in (2, 3)
    assert GAME.check(at.state, at.turn, Post(at.state.hands[at.turn][:1], True, Wish(1))) is None
    assert GAME.check(at.state, at.turn, Answer(())) is not None
