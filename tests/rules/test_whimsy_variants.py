"""Word Whimsy: the five house variants in place of the rulebook's cards (rules 8 and 10)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.whimsy_table import GAME, PEOPLE, Table, deck, players
from wordgames.core.game import Refusal
from wordgames.core.players import TABLE, Seat
from wordgames.games.whimsy.events import HandExchanged, RankingMade
from wordgames.games.whimsy.moves import Close, Mulligan, Rank, Reopen
from wordgames.games.whimsy.trial import chips
from wordgames.games.whimsy.view import Phase, VariantChoice, WhimsyOptions


def choosing(seats: int = 4, **how: Any) -> Table:
    table = Table(seats, **how)
    table.flip()
    return table


# ---- Short and sweet, Full house


@pytest.mark.parametrize(("variant", "only"), [("short_and_sweet", 2), ("full_house", 7)])
def test_short_and_sweet_exactly_two_full_house_all_seven(variant: str, only: int) -> None:
    table = choosing(variant=variant)
    for count in range(8):
        if count != only:
            assert table.refusal(1, Close(table.cards(1, count))) == (
                "count",
                {"cards": count, "least": only, "most": only},
            )
    assert GAME.options(table.view(1), 1) == (Close(table.cards(1, only)),)
    table.close(count=only)
    table.mix()
    table.open()
    table.rank()
    table.go_on()
    assert [len(hand) for hand in table.state.hands] == [7] * 4


# ---- Rhyme or alliterate


def judged(*hands: tuple[str, ...]) -> Table:
    """A game of persons in which each of the answerers says these words, read aloud and not yet ranked."""
    words = [word for hand in hands for word in hand]
    cards, at, dealt = deck(words=words), 0, [tuple(range(140, 147))]
    for hand in hands:
        spare = tuple(range(60 + 10 * len(dealt), 67 + 10 * len(dealt) - len(hand)))
        dealt.append((*range(at, at + len(hand)), *spare))
        at += len(hand)
    table = Table(1 + len(hands), cards=cards, hands=dealt, variant="rhyme_or_alliterate")
    table.flip()
    for seat, hand in enumerate(hands, 1):
        table.close(seat, count=len(hand))
    table.mix()
    table.open()
    return table


def test_rhyme_or_alliterate_phrases_that_do_not_are_ranked_below() -> None:
    table = judged(("damp", "dentist"), ("haunted", "lasagne"), ("beige", "badger"))
    one, two, three = (table.slot(seat) for seat in (1, 2, 3))
    assert table.refusal(TABLE, Rank((two, one, three), (one, three))) == ("below", {})
    assert table.refusal(TABLE, Rank((one, two, three), (one, three))) == ("below", {})
    assert table.refusal(TABLE, Rank((one, three, two), (one, one))) == ("below", {})
    table.do(TABLE, Rank((three, one, two), (one, three)))
    assert {seat: answer.fulfils for seat, answer in table.answers().items()} == {1: True, 2: False, 3: True}
    assert [answer.seat for answer in table.shown.answers] == [3, 1, 2]


def test_rhyme_or_alliterate_the_referee_decides_which_do() -> None:
    """The spelling only suggests: colonel and kernel are beyond it, and a referee may be of another opinion."""
    table = judged(("kernel", "colonel"), ("damp", "dentist"))
    hint = {envelope.slot: envelope.fulfils for envelope in table.view().envelopes}
    assert hint[table.slot(2)] is True
    table.do(TABLE, Rank((table.slot(1), table.slot(2)), (table.slot(1),)))
    assert {seat: answer.fulfils for seat, answer in table.answers().items()} == {1: True, 2: False}


def test_rhyme_or_alliterate_none_may_do_and_all_may() -> None:
    for fulfils in ((), (0, 1)):
        table = judged(("goose", "notary"), ("trombone", "lasagne"))
        table.do(TABLE, Rank((1, 0), fulfils))
        assert {answer.fulfils for answer in table.shown.answers} == {bool(fulfils)}


def test_only_rhyme_or_alliterate_asks_which_do() -> None:
    table = Table()
    table.to_the_ranking()
    assert all(envelope.fulfils is None for envelope in table.view().envelopes)
    assert table.refusal(TABLE, Rank((0, 1, 2), (0,))) == ("below", {})
    table.rank()
    assert all(answer.fulfils for answer in table.shown.answers)


# ---- Everybody ranks


def everybody(seats: int = 4) -> Table:
    table = Table(seats, variant="everybody_ranks")
    table.to_the_ranking()
    return table


def likes(table: Table, seat: Seat, *authors: Seat) -> None:
    table.do(seat, Rank(tuple(table.slot(author) for author in authors)))


def test_everybody_ranks_from_four_seats() -> None:
    options = WhimsyOptions(variant=VariantChoice.EVERYBODY_RANKS)
    done = GAME.setup(players(3, 3), options, deck(), 1)
    assert isinstance(done, Refusal)
    assert dict(done.facts) == {"variant": "everybody_ranks", "seats": 3, "least": 4}


def test_everybody_ranks_nobody_his_own_in_a_circle_from_the_referee_s_left() -> None:
    table = everybody()
    assert table.waiting == (1, 2, 3, 0)
    for seat in range(4):
        mine = {table.slot(seat)} if seat else set()
        assert set(table.view(seat).to_rank) == {0, 1, 2} - mine
    assert table.view().to_rank == ()
    own = table.slot(1)
    assert table.refusal(1, Rank((0, 1, 2))) == ("order", {"answers": 2})
    assert own not in table.view(1).to_rank
    assert table.refusal(TABLE, Rank((0, 1, 2))) == ("seat_only", {})


def test_everybody_ranks_once_and_unseen_until_all_have() -> None:
    table = everybody()
    before = [table.view(viewer) for viewer in (TABLE, 0, 1, 3)]
    likes(table, 2, 3, 1)
    assert table.events == (RankingMade(seat=2, audience=(2,)),)
    assert [table.view(viewer) for viewer in (TABLE, 0, 1, 3)] == before
    assert table.view(2).seats[2].ranked
    assert table.view(2).to_rank == ()
    assert table.refusal(2, Rank((0, 1))) == ("ranked", {})
    assert table.waiting == (1, 3, 0)


def test_everybody_ranks_the_mean_place_decides() -> None:
    table = everybody()
    likes(table, 1, 3, 2)
    likes(table, 2, 3, 1)
    likes(table, 3, 2, 1)
    likes(table, 0, 1, 2, 3)
    # Counted from 0: Ben 1 + 1 + 0 = 2/3, Cy 1 + 0 + 1 = 2/3, Dee 0 + 0 + 2 = 2/3; the referee decides.
    assert [answer.seat for answer in table.shown.answers] == [1, 2, 3]
    table = everybody()
    likes(table, 1, 3, 2)
    likes(table, 2, 3, 1)
    likes(table, 3, 2, 1)
    likes(table, 0, 2, 3, 1)
    # Ben 1 + 1 + 2 = 4/3, Cy 1 + 0 + 0 = 1/3, Dee 0 + 0 + 1 = 1/3; the referee breaks the tie for Cy.
    assert [answer.seat for answer in table.shown.answers] == [2, 3, 1]
    assert table.totals() == (0, 1, 3, 2)


def test_everybody_ranks_may_put_another_than_the_referee_s_first() -> None:
    table = everybody(5)
    likes(table, 1, 4, 2, 3)
    likes(table, 2, 4, 1, 3)
    likes(table, 3, 4, 1, 2)
    likes(table, 4, 1, 2, 3)
    likes(table, 0, 2, 4, 1, 3)
    assert table.shown.answers[0].seat == 4
    # What the referee would have said of his own favourite is not said of another's.
    assert (table.shown.why, table.shown.word) == (None, "")


def test_everybody_ranks_who_is_away_does_not() -> None:
    table = choosing(5, variant="everybody_ranks")
    table.sit_out(3)
    table.close()
    table.mix()
    table.open()
    assert table.waiting == (1, 2, 4, 0)
    assert table.refusal(3, Rank(tuple(range(3)))) == ("not_yours_to_rank", {"seat": 0})


def test_everybody_ranks_the_only_author_has_nothing_to_rank() -> None:
    table = choosing(variant="everybody_ranks")
    table.sit_out(1, 3)
    table.close()
    table.mix()
    table.open()
    assert table.waiting == (0,)
    table.do(0, Rank((0,)))
    assert table.totals() == (0, 0, 1, 0)


def test_everybody_ranks_an_author_who_left_is_still_ranked() -> None:
    table = everybody(5)
    gone = table.slot(1)
    table.leave(1)
    assert gone in table.view(2).to_rank
    likes(table, 2, 1, 3, 4)
    likes(table, 3, 1, 2, 4)
    likes(table, 4, 1, 2, 3)
    likes(table, 0, 1, 2, 3, 4)
    assert table.shown.answers[0].seat == 1
    assert table.shown.answers[0].kept == 0


# ---- Mulligan


def test_mulligan_needs_seven_cards_more() -> None:
    options = WhimsyOptions(variant=VariantChoice.MULLIGAN)
    done = GAME.setup(players(4, 4), options, deck(34), 1)
    assert isinstance(done, Refusal)
    assert dict(done.facts) == {"cards": 34, "seats": 4, "needed": 35, "most": 3}
    assert not isinstance(GAME.setup(players(4, 4), options, deck(35), 1), Refusal)


def test_mulligan_discards_the_hand_and_draws_seven() -> None:
    table = choosing(variant="mulligan")
    hand, top = table.state.hands[1], table.state.pile[:7]
    table.do(1, Mulligan())
    assert table.state.hands[1] == top
    assert table.state.discards == hand
    assert table.events == (HandExchanged(seat=1, cards=top, audience=(1,)),)
    assert table.waiting == (1, 2, 3)


def test_mulligan_the_chip_of_this_answer_goes_back_unscored() -> None:
    table = choosing(variant="mulligan")
    table.do(1, Mulligan())
    table.close()
    table.mix()
    table.open()
    table.rank(1, 2, 3)
    answer = table.answers()[1]
    assert (answer.chip, answer.kept, answer.mulligan) == (3, 0, True)
    assert table.totals() == (0, 0, 2, 1)
    assert table.state.firsts == (0, 0, 0, 0)
    assert chips(table.state) == tuple((value, 12) for value in range(1, 6))
    table.go_on()
    # Only the answer of that round pays for it.
    table.play_round(0, 2, 3)
    table.play_round(1, 0, 3)
    assert table.totals()[1] == 3


def test_mulligan_once_a_game_not_as_referee_before_closing() -> None:
    table = choosing(variant="mulligan")
    assert table.refusal(0, Mulligan()) == ("not_referee", {"seat": 0})
    table.close(2)
    assert table.refusal(2, Mulligan()) == ("closed", {})
    table.do(1, Mulligan())
    assert table.refusal(1, Mulligan()) == ("mulligan_used", {})
    assert not any(isinstance(move, Mulligan) for move in GAME.options(table.view(1), 1))
    table.close()
    table.mix()
    assert table.refusal(3, Mulligan()) == ("wrong_time", {"phase": "reading"})
    table.open()
    table.rank()
    table.go_on()
    table.play_round()
    table.flip()
    assert table.view().referee == 2
    assert table.refusal(1, Mulligan()) == ("mulligan_used", {})
    assert Mulligan() in GAME.options(table.view(3), 3)
    assert Table().state.variant is None


def test_mulligan_after_the_envelope_was_had_back() -> None:
    table = choosing(variant="mulligan")
    table.close(1, count=3)
    table.do(1, Reopen())
    hand = set(table.state.hands[1])
    table.do(1, Mulligan())
    assert set(table.state.discards) == hand
    assert len(table.state.hands[1]) == 7


def test_mulligan_is_no_move_of_other_games() -> None:
    table = choosing()
    assert table.refusal(1, Mulligan()) == ("no_mulligan", {})


def test_mulligan_is_spent_even_if_the_answer_is_withdrawn() -> None:
    table = choosing(variant="mulligan")
    table.do(1, Mulligan())
    table.close(1)
    table.leave(0)
    assert table.view().referee == 1
    table.close()
    table.mix()
    table.open()
    table.rank()
    table.go_on()
    table.flip()
    assert table.refusal(1, Mulligan()) == ("mulligan_used", {})


def test_mulligan_in_a_deck_that_runs_dry_reshuffles_what_was_discarded() -> None:
    for seed in range(30):
        table = choosing(3, cards=deck(28), variant="mulligan", seed=seed)
        table.do(1, Mulligan())
        table.do(2, Mulligan())
        assert [len(hand) for hand in table.state.hands] == [7, 7, 7]
        everything = [*table.state.pile, *table.state.discards, *sum(table.state.hands, ())]
        assert sorted(everything) == list(range(28))


def test_mulligan_is_known_to_nobody_else_before_the_chips() -> None:
    table = choosing(variant="mulligan")
    before = [table.view(viewer) for viewer in (TABLE, 0, 2, 3)]
    table.do(1, Mulligan())
    assert [table.view(viewer) for viewer in (TABLE, 0, 2, 3)] == before
    assert table.view(1).seats[1].mulligan_used
    table.close()
    table.mix()
    table.open()
    assert not any(seat.mulligan_used for seat in table.view(2).seats)
    table.rank()
    assert [seat.mulligan_used for seat in table.view(2).seats] == [False, True, False, False]
    assert table.view().phase is Phase.AWARDED
    assert PEOPLE[1] == table.state.players[1].name
