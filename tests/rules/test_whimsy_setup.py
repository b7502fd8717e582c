"""Word Whimsy: "Components", "Setup" and "Getting Ready for the First Turn", and rules 1 to 4, 8 and 9."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from tests.property.chi_square import is_even
from tests.rules.whimsy_table import GAME, Table, deck, players
from wordgames.core.game import Refusal
from wordgames.games.whimsy.checks import setup_notes, usual_glass
from wordgames.games.whimsy.choice import played_with
from wordgames.games.whimsy.material import WhimsyDeck, load_whimsy
from wordgames.games.whimsy.moves import Flip
from wordgames.games.whimsy.refusals import WhimsyNote
from wordgames.games.whimsy.state import WhimsyState
from wordgames.games.whimsy.tags import Profile
from wordgames.games.whimsy.trial import chips
from wordgames.games.whimsy.view import Length, Phase, VariantChoice, WhimsyOptions


def refused(seats: int, cards: WhimsyDeck | None = None, **options: Any) -> tuple[str, dict[str, int | str]]:
    sitting = players(min(seats, 8), min(seats, 8))
    done = GAME.setup(sitting, WhimsyOptions(**options), cards or deck(), 1)
    assert isinstance(done, Refusal), done
    return str(done.code).removeprefix("whimsy_"), dict(done.facts)


def test_components_50_prompts_250_word_cards() -> None:
    found = load_whimsy("en")
    assert len(found.prompts) == 50
    assert Counter(len(card.words) for card in found.cards) == {1: 170, 2: 80}


def test_components_60_chips_twelve_of_each_number() -> None:
    assert chips(Table().state) == ((1, 12), (2, 12), (3, 12), (4, 12), (5, 12))


def test_components_seven_envelopes_are_enough_for_all_who_can_answer() -> None:
    table = Table(7)
    table.flip()
    assert table.view().expected == 6


def test_setup_1_and_2_word_cards_and_prompts_are_shuffled_and_lie_face_down() -> None:
    one, other = Table(seed=1).state, Table(seed=2).state
    assert one.pile != other.pile
    assert one.prompts != other.prompts
    assert sorted((*one.pile, *(card for hand in one.hands for card in hand))) == list(range(150))
    view = Table().view()
    assert view.prompt is None
    assert not any("pile" in field or "prompts" in field for field in view.__struct_fields__)


def test_fault_46_over_2000_deals_every_card_comes_and_a_seed_gives_the_same_deal_again() -> None:
    assert Table(3, seed=5).state == Table(3, seed=5).state
    dealt = Counter[int]()
    for seed in range(2_000):
        dealt.update(Table(3, seed=seed, cards=deck(70)).state.hands[0])
    assert set(dealt) == set(range(70))
    assert is_even([dealt[card] for card in range(70)])


def test_setup_3_twelve_stacks_each_with_one_of_each_chip() -> None:
    table = Table(6)
    assert table.view().stacks == 12
    assert table.view().stack == (1, 2, 3, 4, 5)


@pytest.mark.parametrize(
    ("seats", "stack"),
    [(7, (1, 2, 3, 4, 5)), (6, (1, 2, 3, 4, 5)), (5, (1, 2, 3, 4)), (4, (1, 2, 3)), (3, (1, 2))],
)
def test_setup_4_with_fewer_than_six_the_highest_chips_are_taken_out(
    seats: int, stack: tuple[int, ...]
) -> None:
    table = Table(seats)
    assert table.view().stack == stack
    table.play_round()
    # What was taken out is out of the game; with seven the last of six answers gets none.
    assert sum(table.state.box) == 5 - len(stack)
    assert sum(map(len, table.state.chips)) == len(stack)


@pytest.mark.parametrize(("seats", "stacks"), [(3, 12), (4, 12), (5, 10), (6, 12), (7, 7)])
def test_optional_rule_stacks_are_removed_so_that_all_referee_equally_often(seats: int, stacks: int) -> None:
    table = Table(seats, fewer_stacks=True)
    assert table.view().stacks == table.view().rounds == stacks
    table.to_the_end()
    assert table.state.refereed == (stacks // seats,) * seats
    assert Table(seats).view().stacks == 12


@pytest.mark.parametrize("seats", range(3, 8))
def test_rule_02_short_is_once_round_the_table_full_is_all_twelve(seats: int) -> None:
    assert Table(seats, length=Length.SHORT, fewer_stacks=True).view().rounds == seats
    assert Table(seats, length=Length.FULL, fewer_stacks=True).view().rounds == 12
    assert chips(Table(seats, length=Length.SHORT).state) == tuple((value, 12) for value in range(1, 6))


@pytest.mark.parametrize(
    ("seats", "uneven"),
    [
        (4, None),
        (5, {"rounds": 12, "seats": 5, "more": 2, "even": 10}),
        (7, {"rounds": 12, "seats": 7, "more": 5, "even": 7}),
    ],
)
def test_rule_02_the_setup_says_who_would_referee_more_often(
    seats: int, uneven: dict[str, int] | None
) -> None:
    notes = setup_notes(seats, WhimsyOptions(), deck())
    assert [dict(note.facts) for note in notes] == ([] if uneven is None else [uneven])
    assert not setup_notes(seats, WhimsyOptions(fewer_stacks=True), deck())


def test_getting_ready_1_the_biggest_mouth_is_tapped() -> None:
    assert [Table(first_referee=seat).view().referee for seat in range(4)] == [0, 1, 2, 3]


def test_rule_03_or_the_dice_choose_the_first_referee() -> None:
    first = Counter(Table(first_referee=None, seed=seed).view().referee for seed in range(600))
    assert set(first) == {0, 1, 2, 3}
    assert is_even(list(first.values()))


@pytest.mark.parametrize("seats", range(3, 8))
def test_getting_ready_2_each_player_the_referee_too_has_seven_word_cards(seats: int) -> None:
    table = Table(seats)
    assert [len(hand) for hand in table.state.hands] == [7] * seats
    assert len(table.view(0).seats[0].hand or ()) == 7
    assert table.view().phase is Phase.PROMPT


def test_three_to_seven_play() -> None:
    assert refused(2) == ("too_few_seats", {"seats": 2, "least": 3})
    assert refused(8) == ("too_many_seats", {"seats": 8, "most": 7})


def test_options_outside_their_range_are_refused() -> None:
    assert refused(4, first_referee=4) == (
        "option",
        {"option": "first_referee", "value": 4, "least": 0, "most": 3},
    )
    assert refused(4, soft_glass_s=5) == (
        "option",
        {"option": "soft_glass_s", "value": 5, "least": 10, "most": 300},
    )
    assert refused(4, lang="de") == ("language", {"wanted": "de", "deck": "en"})
    assert [usual_glass(seats) for seats in range(3, 8)] == [None, None, 40, 40, 40]


@pytest.mark.parametrize("seats", range(3, 8))
def test_fault_36_too_few_word_cards_are_refused_with_the_numbers(seats: int) -> None:
    numbers = {"cards": 7 * seats - 1, "seats": seats, "needed": 7 * seats, "most": seats - 1}
    assert refused(seats, deck(7 * seats - 1)) == ("few_cards", numbers)
    assert isinstance(GAME.setup(players(seats, seats), WhimsyOptions(), deck(7 * seats), 1), WhimsyState)
    assert refused(seats, deck(prompts=0)) == ("no_prompt", {})


def test_rule_08_the_setup_notes_where_cards_may_come_back_next_round() -> None:
    (note,) = setup_notes(4, WhimsyOptions(), deck(48))
    assert note.code == WhimsyNote.TIGHT
    assert dict(note.facts) == {"cards": 48, "seats": 4, "enough": 49}
    assert not setup_notes(4, WhimsyOptions(), deck(49))


def test_rule_08_prompts_not_yet_seen_this_evening_come_first() -> None:
    seen = tuple(f"Prompt {n}" for n in range(3, 12))
    for seed in range(30):
        state = Table(cards=deck(prompts=12), seen=seen, seed=seed).state
        assert sorted(state.prompts[:3]) == [0, 1, 2]
        assert sorted(state.prompts[3:]) == list(range(3, 12))
    first = {
        Table(cards=deck(prompts=12), seen=seen, unseen_first=False, seed=n).state.prompts[0]
        for n in range(60)
    }
    assert first - {0, 1, 2}


def test_rule_08_one_prompt_is_enough_it_comes_again() -> None:
    table = Table(cards=deck(prompts=1))
    for _ in range(3):
        table.flip()
        assert table.view().prompt is not None
        table.close()
        table.mix()
        table.open()
        table.rank()
        table.go_on()
    assert [shown.prompt.text for shown in table.view().shown] == ["Prompt 0"] * 3


def test_rule_08_every_prompt_comes_once_before_one_comes_again() -> None:
    table = Table(cards=deck(prompts=5))
    for _ in range(10):
        table.play_round()
    texts = [shown.prompt.text for shown in table.view().shown]
    assert sorted(texts[:5]) == sorted(texts[5:]) == [f"Prompt {n}" for n in range(5)]


def test_rule_09_the_table_s_own_cards_are_in_or_out_by_choice() -> None:
    found = deck(40, 6)
    own = WhimsyDeck(
        "en",
        tuple(replace(prompt, own=n == 0) for n, prompt in enumerate(found.prompts)),
        tuple(replace(card, own=n < 10) for n, card in enumerate(found.cards)),
    )
    assert played_with(own, WhimsyOptions()) == own
    without = played_with(own, WhimsyOptions(blanks=False))
    assert (len(without.prompts), len(without.cards)) == (5, 30)
    assert refused(5, own, blanks=False)[1]["cards"] == 30
    shown = Table(cards=own).view(1).seats[1].hand
    assert shown is not None
    assert [card.own for card in shown] == [card.card < 10 for card in shown]


def test_spicy_cards_are_only_for_tables_that_ask_for_them() -> None:
    found = deck(40)
    spicy = replace(
        found,
        cards=tuple(
            replace(card, profile=Profile.SPICY if n < 5 else Profile.FAMILY)
            for n, card in enumerate(found.cards)
        ),
    )
    assert len(played_with(spicy, WhimsyOptions()).cards) == 35
    assert len(played_with(spicy, WhimsyOptions(spicy=True)).cards) == 40
    assert len(Table(3, cards=spicy).state.deck.cards) == 35


@pytest.mark.parametrize("choice", VariantChoice)
def test_rule_10_at_most_one_variant_a_game_drawn_or_chosen(choice: VariantChoice) -> None:
    played = Counter(Table(variant=choice, seed=seed).view().variant for seed in range(40))
    if choice is VariantChoice.DRAWN:
        assert len(played) == 5
        assert None not in played
    else:
        assert len(played) == 1
        expected = None if choice is VariantChoice.NONE else choice.value
        assert set(played) == {expected}


def test_rule_10_a_drawn_variant_is_one_that_can_be_played() -> None:
    three = {Table(3, variant="drawn", seed=seed, cards=deck(21)).view().variant for seed in range(60)}
    assert {variant.value for variant in three if variant} == {
        "short_and_sweet",
        "full_house",
        "rhyme_or_alliterate",
    }


def test_the_prompt_is_turned_only_by_the_table() -> None:
    assert Table().refusal(0, Flip()) == ("table_only", {})
