"""Computers at Word Whimsy: a taste each, from the view alone, legal wherever they sit, and a reason that is true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations
from statistics import mean

import pytest
from msgspec.structs import replace

from tests.rules.whimsy_table import GAME, Table, deck
from tests.unit.whimsy.computers import BOT, choose, computer, game, played, rounds, to_rank
from tests.unit.whimsy.test_phrasing import DECK, SOUP, deals, word
from wordgames.core.bot import bot_dice
from wordgames.core.players import TABLE, Level, Player
from wordgames.core.rng import Dice
from wordgames.games.whimsy.bots import answer, rank
from wordgames.games.whimsy.checks import possible_variants
from wordgames.games.whimsy.learning import Known, known_of, learned, taste_to_please
from wordgames.games.whimsy.material import Prompt, Word, WordCard
from wordgames.games.whimsy.moves import Close, Mulligan, Rank
from wordgames.games.whimsy.phrasing import phrases
from wordgames.games.whimsy.reading import Heard, hear
from wordgames.games.whimsy.sound import sounds_alike
from wordgames.games.whimsy.tags import Part, Tag
from wordgames.games.whimsy.taste import OPEN, TASTES, Taste, blend, worth
from wordgames.games.whimsy.temperament import Temperament
from wordgames.games.whimsy.trial import WhimsyTrial
from wordgames.games.whimsy.view import (
    AnswerView,
    Length,
    RoundView,
)

ROUNDS = 200


def correlation(one: Sequence[int], other: Sequence[int]) -> float:
    """Spearman's, of two orders of the same slots."""
    n = len(one)
    return 1 - 6 * sum((one.index(slot) - other.index(slot)) ** 2 for slot in one) / (n * (n * n - 1))


def test_temperaments_rank_consistently_and_each_in_its_own_way() -> None:
    """Six phrases a round: a temperament agrees with itself, whatever the dice, and much less with the others."""
    itself: list[float] = []
    others: dict[tuple[Temperament, Temperament], list[float]] = {}
    for made, prompt in rounds(ROUNDS // 2):
        orders = {}
        for temperament in Temperament:
            view = to_rank(made, prompt, temperament)
            orders[temperament] = rank(view, prompt, Dice.seeded(1)).order
            itself.append(correlation(orders[temperament], rank(view, prompt, Dice.seeded(2)).order))
        for pair in combinations(Temperament, 2):
            others.setdefault(pair, []).append(correlation(*(orders[one] for one in pair)))
    assert mean(itself) > 0.98
    measured = {pair: round(mean(found), 2) for pair, found in others.items()}
    assert max(measured.values()) < 0.5, measured


def test_a_person_can_tell_temperaments_by_what_they_like_best() -> None:
    """What wins is long with the dreamy, collides hardest with the cheeky, and is short with the dry one."""
    cards: dict[Temperament, list[int]] = {temperament: [] for temperament in Temperament}
    hard: dict[Temperament, list[float]] = {temperament: [] for temperament in Temperament}
    for made, prompt in rounds(60):
        for temperament in Temperament:
            best = made[rank(to_rank(made, prompt, temperament), prompt, Dice.seeded(1)).order[0]]
            cards[temperament].append(len(best))
            hard[temperament].append(hear(best, prompt).collision)
    dreamy, cheeky, dry = (mean(cards[temperament]) for temperament in Temperament)
    assert dreamy > cheeky > dry
    assert dreamy > dry + 1.5
    assert mean(hard[Temperament.CHEEKY]) > max(mean(hard[Temperament.DREAMY]), mean(hard[Temperament.DRY]))


def test_ties_of_taste_are_broken_by_the_dice() -> None:
    same = [(word(f"stone {n}", Part.NOUN, Tag.OBJECT),) for n in range(3)]
    view = to_rank(same, SOUP, Temperament.DRY)
    orders = Counter(rank(view, SOUP, Dice.seeded(seed)).order for seed in range(300))
    assert len(orders) == 6
    assert max(orders.values()) < 100
    assert rank(view, SOUP, Dice.seeded(5)) == rank(view, SOUP, Dice.seeded(5))


@pytest.mark.parametrize("variant", ["none", "everybody_ranks", "rhyme_or_alliterate"])
def test_nobody_ranks_by_author(variant: str) -> None:
    """Envelopes change owners, and hands, totals and names what they are; the ranking stays."""
    trial, ranked = WhimsyTrial(), 0
    for seed in range(12):
        table = Table(5, people=0, cards=DECK, seed=seed, variant=variant)
        table.flip()
        for seat in table.state.still_choosing():
            table.do(seat, choose(table, seat, seed)[0])  # type: ignore[arg-type]
        table.mix()
        table.open()
        seat = table.waiting[0]
        mine = choose(table, seat, seed)[0]
        for shift in range(3):
            other = trial.hide(table.state, seat, Dice.seeded(shift))
            view = GAME.view(other, seat)
            seats = tuple(
                one if number == seat else replace(one, player=Player(name=f"X{shift}"), total=shift)
                for number, one in enumerate(view.seats)
            )
            view = replace(view, seats=seats)
            assert BOT.choose(view, GAME.options(view, seat), bot_dice(seed, seat))[0] == mine
            ranked += 1
    assert ranked == 36


@pytest.mark.parametrize("seats", range(3, 8))
def test_computers_play_every_variant_on_every_number_of_seats(seats: int) -> None:
    variants = ["none", *(variant.value for variant in possible_variants(seats, len(DECK.cards)))]
    assert len(variants) == (5 if seats == 3 else 6)
    for variant in variants:
        for finished in game(seats, variant, seed=seats):
            assert len(finished.answers) == seats - 1
            for one in finished.answers:
                count = len(one.cards)
                assert {"short_and_sweet": count == 2, "full_house": count == 7}.get(variant, 1 <= count <= 5)
                if variant == "rhyme_or_alliterate":
                    assert one.fulfils is sounds_alike(card.word.text for card in one.cards)
            assert finished.why is not None or variant == "everybody_ranks"


def test_all_orders_that_computers_find_are_the_same_with_the_same_dice() -> None:
    assert game(4, "none", 3) == game(4, "none", 3)
    assert game(4, "none", 3) != game(4, "none", 4)


def test_computers_are_equally_good() -> None:
    """None of the temperaments wins or loses most of the time, with two of each and a referee of each."""
    chips: Counter[Level] = Counter()
    for seed in range(10):
        for finished in game(6, "none", 100 + seed, Length.NORMAL):
            for one in finished.answers:
                chips[tuple(Level)[one.seat % 3]] += one.chip
    shares = [chips[level] / chips.total() for level in Level]
    assert min(shares) > 0.25, shares
    assert max(shares) < 0.42, shares


def test_thinking_takes_as_long_as_a_person_would() -> None:
    times: dict[type, list[int]] = {Close: [], Rank: []}
    for seed in range(10):
        table = Table(5, people=0, cards=DECK, seed=seed)
        table.flip()
        for seat in table.state.still_choosing():
            move, ms = choose(table, seat, seed)
            times[type(move)].append(ms)
            assert choose(table, seat, seed) == (move, ms)
            table.do(seat, move)  # type: ignore[arg-type]
        table.mix()
        table.open()
        times[Rank].append(choose(table, table.waiting[0], seed)[1])
    for found in times.values():
        assert min(found) > 3_000
        assert max(found) < 25_000
        assert len(set(found)) > 5


# ---- what people like


def shown(number: int, prompt: Prompt, best_first: Sequence[Sequence[Word]], referee: int = 0) -> RoundView:
    answers = tuple(
        AnswerView(slot, slot + 1, played(words), slot + 1, 5 - slot, 5 - slot, False, True)
        for slot, words in enumerate(best_first)
    )
    return RoundView(number, prompt, referee, answers, None, "")


def after(likes: Callable[[Heard], float], count: int = 5) -> Taste:
    """What is learned of somebody who likes this, from so many rounds."""
    seen = [
        shown(number, prompt, sorted(made, key=lambda words: -likes(hear(words, prompt))))
        for number, (made, prompt) in enumerate(rounds(count))
    ]
    return learned(seen)


def animals(heard: Heard) -> float:
    return heard.tags.count(Tag.ANIMAL)


def said(taste: Taste, figure: Callable[[Heard], float]) -> float:
    return mean(
        figure(hear(phrases(hand, prompt, taste)[0].words, prompt)) for hand, prompt in deals(60, seed=5)
    )


@pytest.mark.parametrize(
    "likes",
    [animals, lambda heard: heard.cards, lambda heard: -heard.cards, lambda heard: heard.sound],
    ids=["animals", "long", "short", "sound"],
)
def test_computers_learn_from_five_rounds_what_somebody_likes(likes: Callable[[Heard], float]) -> None:
    assert said(after(likes), likes) > said(OPEN, likes) + 0.1


def test_nothing_is_learned_from_the_chips_of_others_or_of_one_answer() -> None:
    made = [(word("goose", Part.NOUN, Tag.ANIMAL),), (word("lamp", Part.NOUN, Tag.OBJECT),)]
    table = Table(4, people=2)
    table.flip()
    rounds_of = [shown(1, SOUP, made, referee=2), shown(2, SOUP, made), shown(3, SOUP, made[:1])]
    known = known_of(replace(table.view(1), shown=tuple(rounds_of)))
    assert known == Known(None, tuple(rounds_of[1:]), False)
    assert known_of(replace(table.view(1), referee=3)) == Known(Temperament.CHEEKY, (), False)
    assert learned(rounds_of[2:]) is OPEN
    assert taste_to_please(known).loves[Tag.ANIMAL] > 0
    assert (
        taste_to_please(known._replace(everybody=True)).loves[Tag.ANIMAL]
        < taste_to_please(known).loves[Tag.ANIMAL]
    )
    many = learned([shown(number, SOUP, made) for number in range(50)])
    assert max(many.loves.values()) <= 2.5
    assert min(many.loves.values()) >= -2.5


def test_answers_suit_the_referee_more_than_another() -> None:
    """The same hands, laid for a dreamy and for a dry referee."""
    lengths: dict[Temperament, list[int]] = {Temperament.DREAMY: [], Temperament.DRY: []}
    table = Table(4, people=0, cards=DECK)
    table.flip()
    view = table.view(1)
    for hand, prompt in deals(60, seed=9):
        for temperament, found in lengths.items():
            seats = (replace(view.seats[0], player=computer(temperament)), *view.seats[1:])
            asked = replace(view, seats=seats, prompt=prompt)
            found.append(len(answer(asked, prompt, hand, Dice.seeded(1)).cards))
    assert mean(lengths[Temperament.DREAMY]) > mean(lengths[Temperament.DRY]) + 1


def test_a_blend_lies_between() -> None:
    mixed = blend(TASTES[Temperament.DREAMY], TASTES[Temperament.DRY], 0.5)
    heard = hear((word("ghost", Part.NOUN, Tag.MAGIC),), SOUP)
    low, high = sorted(worth(TASTES[one], heard) for one in (Temperament.DREAMY, Temperament.DRY))
    assert worth(mixed, heard) == pytest.approx((low + high) / 2)


# ---- the mulligan


def poor_hand() -> tuple[Word, ...]:
    return tuple(word(f"beside {n}", Part.LINK) for n in range(7))


def mulligan_table(rounds_left: bool = True) -> Table:
    cards = replace(deck(60), cards=(*(WordCard((one,)) for one in poor_hand()), *deck(60).cards))
    table = Table(4, people=0, cards=cards, hands=[[*range(20, 27)], [*range(7)]], variant="mulligan")
    if not rounds_left:
        table.state = replace(table.state, rounds=1)
    table.flip()
    return table


def test_a_hand_that_says_nothing_is_thrown_away_once() -> None:
    table = mulligan_table()
    assert choose(table, 1)[0] == Mulligan()
    table.do(1, Mulligan())
    assert isinstance(choose(table, 1)[0], Close)


def test_in_the_last_round_no_chip_is_given_for_new_cards() -> None:
    assert isinstance(choose(mulligan_table(rounds_left=False), 1)[0], Close)


def test_good_hands_are_kept() -> None:
    used = 0
    for seed in range(6):
        used += sum(
            one.mulligan for finished in game(4, "mulligan", seed, Length.NORMAL) for one in finished.answers
        )
    assert 3 <= used <= 20, "of 24 that there are"


def test_a_table_of_people_is_asked_nothing_of_computers() -> None:
    table = Table(4)
    table.to_the_ranking()
    assert table.view(TABLE).to_rank
