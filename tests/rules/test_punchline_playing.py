"""Rulebook, Equipment and Playing; rules, Punch Line 1, 2, 5, 6, 7 and 14."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from tests.rules.punchline_table import GAME, PLAIN, Table, deck
from wordgames.core.players import TABLE, Kind, Player
from wordgames.games.punchline.events import CardTurned, GameBegan
from wordgames.games.punchline.material import load_punchline
from wordgames.games.punchline.moves import (
    LETTERS,
    OUT_LEFT,
    OUT_RIGHT,
    SLOTS,
    Arrange,
    Close,
    Lock,
    NextGame,
    Read,
    Slide,
)
from wordgames.games.punchline.state import CLEARED
from wordgames.games.punchline.view import Phase, PunchlineOptions, TableMode


def test_equipment_1_each_player_has_ten_slots_with_the_same_ten_strips() -> None:
    table = Table(4, deck=load_punchline("en"))
    for seat in range(4):
        strips = table.view(seat).seats[seat].strips
        assert strips is not None
        assert len(strips) == SLOTS
        assert sorted(strip.strip for strip in strips) == list(range(SLOTS))
        assert Counter(strip.letters for strip in strips) == Counter(
            strip.letters for strip in table.state.deck.strips
        )
        assert all(len(strip.letters) == LETTERS for strip in strips)


def test_equipment_1b_strips_may_be_inserted_in_any_order() -> None:
    table = Table(3, people=2, arrange=True, deck=load_punchline("en"))
    assert table.view().phase is Phase.ARRANGING
    assert table.view().switch is None
    assert GAME.waiting_for(table.state) == (0, 1)  # a computer arranges nothing
    order = (9, 8, 7, 6, 5, 4, 3, 2, 1, 0)
    table.do(0, Arrange(order))
    assert table.state.orders[0] == order
    assert GAME.waiting_for(table.state) == (1,)
    assert table.view().seats[0].status == "done"
    assert table.view().seats[1].status == "building"
    table.do(1, Arrange(tuple(range(10))))
    assert table.view().phase is Phase.READING


@pytest.mark.parametrize("order", [(0,) * 10, tuple(range(9)), tuple(range(1, 11)), tuple(range(11))])
def test_equipment_1b_an_order_names_each_strip_once(order: tuple[int, ...]) -> None:
    table = Table(2, arrange=True)
    assert table.refusal(0, Arrange(order))[0] == "order"


def test_equipment_1b_who_is_ready_does_not_arrange_again_and_nobody_once_a_card_is_turned() -> None:
    table = Table(2, arrange=True)
    table.do(0, Arrange(tuple(range(10))))
    assert table.refusal(0, Arrange(tuple(range(10))))[0] == "ready"
    table.do(1, Arrange(tuple(range(10))))
    assert table.refusal(0, Arrange(tuple(range(10)))) == ("wrong_time", {"phase": "reading"})


def test_rules_2_shuffle_draws_a_fair_order_for_each_seat_by_seed() -> None:
    material = load_punchline("en")
    orders = set()
    for seed in range(20):
        table = Table(6, deck=material, seed=seed)
        one, two = table.state.side.switch
        for order in table.state.orders:
            slots = list(order)
            slots[one - 1], slots[two - 1] = slots[two - 1], slots[one - 1]
            assert tuple(slots) in material.fair_orders  # as it lay before the first card's switch
            orders.add(tuple(slots))
        assert Table(6, deck=material, seed=seed).state == table.state
    assert len(orders) > 20


def test_playing_1_the_cards_are_shuffled_and_the_table_names_the_first_reader_or_the_dice_do() -> None:
    piles = {Table(2, seed=seed).state.pile for seed in range(50)}
    assert len(piles) == 50
    assert all(sorted(pile) == list(range(28)) for pile in piles)
    assert Table(4, first_reader=2).view().reader == 2
    drawn = Counter(Table(4, first_reader=None, seed=seed).view().reader for seed in range(400))
    assert set(drawn) == {0, 1, 2, 3}
    assert min(drawn.values()) > 60


def test_playing_2_the_two_strips_of_the_switch_change_places_on_every_holder() -> None:
    material = deck(cards=1, strips=tuple(load_punchline("en").strips), c0s1=(3, 9))
    table = Table(3, deck=material)
    assert table.view().switch == (3, 9)
    assert table.state.orders == ((0, 1, 8, 3, 4, 5, 6, 7, 2, 9),) * 3


def test_playing_2_a_switch_is_announced_low_line_first() -> None:
    table = Table(2, deck=deck(cards=1, c0s1=(9, 3)))
    assert table.view().switch == (3, 9)


def test_rules_5_switches_add_up_over_the_game_and_are_never_undone() -> None:
    material = deck(cards=2, c0s1=(1, 2), c1s1=(2, 3))
    table = Table(2, deck=material)
    orders = [table.state.orders[0]]
    for _ in range(2):
        table.play_round(None, None)
        table.close()
        orders.append(table.state.orders[0])
    # The first card's two sides switch 1 and 2, the second's first side 2 and 3 and its other side 1 and 2. Whichever
    # card came first, two rounds later both first sides have been done, one upon the other, and one of them again.
    assert orders[0] in ((1, 0, 2, *range(3, 10)), (0, 2, 1, *range(3, 10)))
    assert orders[1] in ((1, 2, 0, *range(3, 10)), (2, 0, 1, *range(3, 10)))
    assert orders[2][:3] == (orders[1][1], orders[1][0], orders[1][2])


def test_playing_3_the_sentence_is_read_only_after_the_switch() -> None:
    table = Table(2)
    assert table.view().phase is Phase.READING
    assert [table.view(viewer).sentence for viewer in (TABLE, 0, 1)] == [None] * 3
    table.read()
    assert table.view(0).sentence == table.view(TABLE).sentence == table.state.sentence
    assert "side 1 sentence 1" in table.state.sentence


def test_playing_3_game_n_reads_sentence_n_and_starts_on_the_other_side_after_four() -> None:
    table = Table(2, games=8, target=1)
    seen = []
    for _ in range(8):
        table.play_round("TEA", None)
        sentence = table.view().sentence
        assert sentence is not None
        seen.append(sentence.split(" ", 2)[2])
        table.close()
        if table.view().phase is Phase.BETWEEN:
            table.do(TABLE, NextGame())
    assert seen == [f"side {side} sentence {n} ____." for side in (1, 2) for n in (1, 2, 3, 4)]
    assert table.view().phase is Phase.OVER


def test_playing_4_a_card_that_was_read_goes_to_the_bottom_of_the_pile() -> None:
    table = Table(2)
    pile = table.state.pile
    table.read()
    assert table.state.pile == (*pile[1:], pile[0])


def test_rules_14_the_deck_is_turned_over_after_its_last_card() -> None:
    table = Table(2, target=9999)
    sentences, switches = [], []
    for _ in range(56):
        switches.append(table.view().switch)
        table.play_round(None, None)
        sentences.append(table.view().sentence)
        table.close()
    assert all(sentence is not None and "side 1" in sentence for sentence in sentences[:28])
    assert all(sentence is not None and "side 2" in sentence for sentence in sentences[28:])
    assert len(set(sentences)) == 56
    cards = [str(sentence).split()[1] for sentence in sentences]
    assert cards[:28] == cards[28:]


def test_playing_4_the_next_reader_sits_on_the_readers_left() -> None:
    table = Table(3, first_reader=1)
    readers = []
    for _ in range(5):
        readers.append(table.view().reader)
        table.play_round(None, None, None)
        table.close()
    assert readers == [1, 2, 0, 1, 2]


def test_rules_14_reading_goes_on_to_the_left_over_games() -> None:
    table = Table(3, first_reader=2, games=3, target=1)
    readers = []
    for _ in range(3):
        readers.append((table.view().game_number, table.view().reader))
        table.play_round("TEA", None, None)
        table.close()
        if table.view().phase is Phase.BETWEEN:
            table.do(TABLE, NextGame())
    assert readers == [(1, 2), (2, 0), (3, 1)]


def test_rules_14_each_game_shuffles_the_deck_and_sets_the_strips_anew() -> None:
    table = Table(3, games=2, target=1, deck=load_punchline("en"))
    pile, orders = table.state.pile, table.state.orders
    table.read()
    for seat in range(3):
        table.do(seat, Slide(1, 5))
        table.lock(seat)
    for word in {word.word for word in table.words().values()}:
        if len(word) > 1 or word in "AI":
            table.rule(word)
    table.state = replace(table.state, scores=(5, 0, 0))
    table.do(TABLE, Close())
    table.do(TABLE, NextGame())
    assert [type(event) for event in table.events if isinstance(event, GameBegan | CardTurned)] == [
        GameBegan,
        CardTurned,
    ]
    assert table.view().game_number == 2
    assert sorted(table.state.pile) == sorted(pile)
    assert table.state.pile != pile
    assert table.state.orders != orders
    assert table.totals() == (0, 0, 0)


def test_playing_5_a_slide_moves_one_strip_left_or_right_past_either_end() -> None:
    table = Table(2)
    table.read()
    for position in range(OUT_RIGHT, OUT_LEFT + 1):
        table.do(0, Slide(4, position))
        strips = table.view(0).seats[0].strips
        assert strips is not None
        assert strips[3].position == position
        assert all(strip.position == OUT_RIGHT for slot, strip in enumerate(strips, 1) if slot != 4)
    assert table.refusal(0, Slide(4, OUT_LEFT + 1)) == ("position", {"position": 12, "least": -1, "most": 11})
    assert table.refusal(0, Slide(4, OUT_RIGHT - 1))[0] == "position"
    assert table.refusal(0, Slide(0, 3)) == ("slot", {"slot": 0, "least": 1, "most": 10})
    assert table.refusal(0, Slide(11, 3))[0] == "slot"
    assert table.refusal(0, Slide(1, 3, -1)) == ("time", {"at_ms": -1})


def test_playing_5_the_word_runs_from_top_to_bottom() -> None:
    table = Table(2)
    table.play_round("TEA", None)
    assert table.words()[0].word == "TEA"
    assert [cell.slot for cell in table.words()[0].cells] == [1, 2, 3]


def test_playing_6_windows_may_be_skipped_between_letters() -> None:
    table = Table(2)
    table.read()
    for slot, letter in ((2, "C"), (5, "A"), (10, "T")):
        table.do(0, Slide(slot, PLAIN.letters.index(letter)))
    table.lock(0, 1)
    assert table.words()[0].word == "CAT"
    assert [cell.slot for cell in table.words()[0].cells] == [2, 5, 10]


def test_rules_6_every_window_is_cleared_at_the_start_of_a_round() -> None:
    table = Table(2)
    table.play_round("TEA", "NOTE")
    table.close()
    assert all(mine.positions == CLEARED for mine in table.state.seats)
    for seat in (0, 1):
        strips = table.view(seat).seats[seat].strips
        assert strips is not None
        assert all(strip.position == OUT_RIGHT for strip in strips)


def test_playing_moves_of_the_race_are_refused_before_the_sentence_is_read_and_after_the_end() -> None:
    table = Table(2)
    assert table.refusal(0, Slide(1, 1)) == ("wrong_time", {"phase": "reading"})
    table.read()
    assert table.refusal(TABLE, Read()) == ("wrong_time", {"phase": "building"})
    table.lock(0, 1)
    assert table.refusal(0, Lock()) == ("wrong_time", {"phase": "judging"})


def test_playing_who_may_do_what() -> None:
    table = Table(2)
    assert table.refusal(0, Read())[0] == "table_only"
    table.read()
    assert table.refusal(TABLE, Lock())[0] == "seat_only"
    assert table.refusal(5, Lock()) == ("no_such_seat", {"seat": 5})
    assert table.refusal(-2, Lock()) == ("no_such_seat", {"seat": -2})


def test_fault_33_nobody_submits_and_the_rotation_goes_on() -> None:
    table = Table(3)
    table.play_round(None, None, None)
    assert GAME.needs(table.state) == ()
    table.close()
    assert table.totals() == (0, 0, 0)
    assert table.view().reader == 1
    assert table.view().phase is Phase.READING


def test_fault_46_over_many_deals_every_card_comes_and_a_seed_deals_again() -> None:
    first = Counter(Table(2, seed=seed).state.card for seed in range(2000))
    assert set(first) == set(range(28))
    assert min(first.values()) > 2000 / 28 / 2
    assert Table(2, seed=77).state == Table(2, seed=77).state


@pytest.mark.parametrize("mode", TableMode)
def test_playing_a_computers_seat_and_a_persons_seat_follow_the_same_rules(mode: TableMode) -> None:
    table = Table(2, mode=mode, people=1)
    assert table.state.players == (
        Player(name="Ana"),
        Player(name="Ben", kind=Kind.COMPUTER),
    )
    table.play_round("TEA", "NOTE")
    assert {word.word for word in table.words().values()} == {"TEA", "NOTE"}


def test_playing_options_are_kept_in_the_view() -> None:
    table = Table(2, target=125)
    assert table.view().options == PunchlineOptions(mode=TableMode.OPEN, first_reader=0, target=125)
    assert table.view().target == 125


def test_fault_37_cards_stay_what_they_are_over_ten_thousand_rounds() -> None:
    """Games of all 56 sides, one after the other: the pile holds each card once, in every round."""
    every = list(range(28))
    played = 0
    for seed in range(179):
        table = Table(2, seed=seed, target=9999)
        while table.view().phase is not Phase.OVER:
            table.read()
            table.lock(0, 1)
            table.close()
            played += 1
            assert sorted(table.state.pile) == every
    assert played == 179 * 56 > 10_000


def test_fault_36_a_deck_that_is_read_to_the_end_is_turned_over_and_then_the_game_is_over() -> None:
    table = Table(2, deck=deck(cards=1))
    for sentence in ("card 0 side 1 sentence 1 ____.", "card 0 side 2 sentence 1 ____."):
        table.play_round(None, None)
        assert table.view().sentence == sentence
        table.close()
    assert table.view().phase is Phase.OVER
