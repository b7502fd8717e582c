"""Computers in Punch Line: as good as their level, from their view alone, and never twice the same move."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from benchmarks.bench_computers import AIMS, play
from tests.rules.punchline_table import GAME, Table
from wordgames.core.bot import bot_dice
from wordgames.core.game import Refusal
from wordgames.core.players import Level
from wordgames.core.rng import Dice
from wordgames.games.catalog import entry
from wordgames.games.punchline.bots import LISTENS_MS, MANNERS, MARGIN_MS, PunchlineBot
from wordgames.games.punchline.material import load_punchline
from wordgames.games.punchline.moves import OUT_RIGHT, Lock, Move, Slide, Turn
from wordgames.games.punchline.state import GLASS_MS, PunchlineState
from wordgames.games.punchline.view import Phase, TableMode
from wordgames.games.vocabulary import BANDS, vocabulary
from wordgames.lexicon import Kind, Lexicon

LEXICON = Lexicon.open("en")
DECK = load_punchline("en")
BOT = PunchlineBot(LEXICON)


def table_of_computers(level: Level = Level.NORMAL, seed: int = 1, **options: Any) -> Table:
    table = Table(3, people=1, deck=DECK, seed=seed, **{"mode": TableMode.LIVE, **options})
    players = (table.state.players[0], *(replace(player, level=level) for player in table.state.players[1:]))
    table.state = replace(table.state, players=players)
    table.read()
    return table


def choose(table: Table, seat: int, seed: int = 1, bot: PunchlineBot = BOT) -> tuple[Move, int]:
    view = table.view(seat)
    return bot.choose(view, GAME.options(view, seat), bot_dice(seed, seat))


def play_on(table: Table, seat: int, until_ms: int = 10**9, seed: int = 1) -> list[Move]:
    """The computer's moves up to a time; what it did last stands on the table."""
    moves: list[Move] = []
    while seat in GAME.waiting_for(table.state):
        move, think_ms = choose(table, seat, seed)
        assert isinstance(move, Slide | Turn | Lock)
        assert move.at_ms - (table.view(seat).seats[seat].clock_ms or 0) == think_ms
        if move.at_ms > until_ms:
            break
        table.do(seat, move)
        moves.append(move)
    return moves


@pytest.mark.parametrize("level", Level)
def test_the_average_word_of_a_level_is_worth_what_it_should_be(level: Level) -> None:
    """60 rounds here; the benchmark plays 500. Half a point of slack each way for the smaller number."""
    found = play(level, 60, seed=1000)
    least, most = AIMS[level]
    assert least - 0.5 <= found.worth <= most + 0.5
    assert found.bad <= found.words / 20


@pytest.mark.parametrize("level", Level)
def test_fault_68_a_level_plays_only_words_that_it_would_know(level: Level) -> None:
    words = vocabulary(LEXICON, level)
    assert len(words) > 5_000
    for word in words:
        known = LEXICON.lookup(word)
        assert known is not None
        assert known.band >= BANDS[level]
        assert known.kinds & Kind.WORD
        assert not known.rare
        assert not known.crude
        assert 3 <= len(word) <= 10
    assert list(words) == sorted(words)


def test_computers_never_play_crude_or_hurtful_words() -> None:
    known = {word for level in Level for word in vocabulary(LEXICON, level)}
    crude = [word for word, found in LEXICON.entries(BANDS[Level.HARD]) if found.crude]
    assert len(crude) > 50
    assert not known.intersection(crude)


def test_harder_computers_know_more() -> None:
    sizes = [len(vocabulary(LEXICON, level)) for level in (Level.EASY, Level.NORMAL, Level.HARD)]
    assert sizes == sorted(sizes)


@pytest.mark.parametrize("level", Level)
def test_a_round_takes_the_time_of_a_person(level: Level) -> None:
    for seed in range(12):
        table = table_of_computers(level, seed)
        moves = play_on(table, 1, seed=seed)
        assert isinstance(moves[-1], Turn)  # nobody else has turned the glass
        times = [move.at_ms for move in moves if isinstance(move, Slide | Turn)]
        assert times == sorted(times)
        assert LISTENS_MS < times[0] < 90_000
        assert 10_000 < times[-1] < 110_000
        assert all(later - before >= 300 for before, later in pairwise(times))


def test_a_computer_lays_one_word_from_top_to_bottom_and_nothing_else() -> None:
    for seed in range(20):
        table = table_of_computers(Level.HARD, seed)
        slides = [move for move in play_on(table, 1, seed=seed) if isinstance(move, Slide)]
        assert [slide.slot for slide in slides] == sorted({slide.slot for slide in slides})
        table.lock(0)
        play_on(table, 2, seed=seed)
        assert table.view().phase is Phase.JUDGING
        word = table.words()[1].word
        known = LEXICON.lookup(word)
        assert known is not None
        assert known.kinds & Kind.WORD


def test_a_glass_that_somebody_turns_hurries_it_and_it_locks_in_time() -> None:
    for seed in range(30):
        for level in Level:
            table = table_of_computers(level, seed)
            table.do(0, Slide(1, 5, 9_000))
            table.turn(0, at_ms=10_000)
            moves = play_on(table, 1, seed=seed)
            assert isinstance(moves[-1], Lock)
            assert moves[-1].at_ms <= 40_000
            word = "".join(
                strip.letters[at]
                for strip, at in zip(table.strips(1), table.state.seats[1].positions, strict=True)
                if 0 <= at < 11
            )
            assert word == "" or LEXICON.lookup(word) is not None


@pytest.mark.parametrize("level", Level)
def test_nobody_needs_the_whole_glass_for_laying_even_the_longest_word(level: Level) -> None:
    manner = MANNERS[level]
    slowest = 10 * manner.a_slide * 1.5 + 2 * manner.a_slide * 1.5
    assert slowest + MARGIN_MS < GLASS_MS


def test_a_word_that_is_half_laid_when_the_glass_is_turned_is_finished() -> None:
    for seed in range(20):
        alone = table_of_computers(seed=seed)
        whole = [move for move in play_on(alone, 1, seed=seed) if isinstance(move, Slide)]
        table = table_of_computers(seed=seed)
        half = play_on(table, 1, until_ms=whole[1].at_ms, seed=seed)
        assert half == whole[:2]
        table.do(0, Slide(1, 5, whole[1].at_ms + 10))
        table.turn(0, at_ms=whole[1].at_ms + 10)
        rest = play_on(table, 1, seed=seed)
        assert [move for move in rest if isinstance(move, Slide)] == whole[2:]


def test_fault_58_asked_again_after_a_resume_it_goes_on_and_does_nothing_twice() -> None:
    """At every moment of a round a fresh computer, from a fresh view, chooses what the first one would have."""
    table = table_of_computers(seed=4)
    while 1 in GAME.waiting_for(table.state):
        fresh = PunchlineBot(LEXICON)
        choice = choose(table, 1)
        assert choose(table, 1, bot=fresh) == choice
        assert choose(table, 1) == choice
        table.do(1, choice[0])
    assert GAME.options(table.view(1), 1) == ()


def test_a_computer_does_not_play_a_word_that_has_scored_for_it() -> None:
    table = table_of_computers(seed=9)
    before = table.state
    play_on(table, 1, seed=9)
    played = _word(table)
    again = replace(before, used=((), (played,), ()))
    table.state = again
    play_on(table, 1, seed=9)
    assert _word(table) != played


def _word(table: Table) -> str:
    positions = table.state.seats[1].positions
    return "".join(s.letters[at] for s, at in zip(table.strips(1), positions, strict=True) if 0 <= at < 11)


def test_other_rounds_other_seats_and_other_seeds_bring_other_words() -> None:
    words = set()
    for seed in range(8):
        table = table_of_computers(seed=seed)
        play_on(table, 1, seed=seed)
        words.add(_word(table))
    assert len(words) >= 6


def test_on_a_passed_screen_it_turns_its_own_glass_within_its_own_time() -> None:
    for seed in range(20):
        table = table_of_computers(Level.EASY, seed, mode=TableMode.PASSED, own_time_ms=45_000)
        moves = play_on(table, 1, seed=seed)
        assert isinstance(moves[-1], Turn)
        assert moves[-1].at_ms <= 45_000
        assert _word(table)


def test_with_a_holder_that_shows_no_word_it_locks() -> None:
    strips = tuple(replace(strip, letters="QQQQQQQQQQQ") for strip in DECK.strips)
    table = Table(3, mode=TableMode.LIVE, people=1, deck=replace(DECK, strips=strips))
    table.read()
    moves = play_on(table, 1)
    assert [type(move) for move in moves] == [Lock]
    assert table.state.seats[1].positions == (OUT_RIGHT,) * 10


def test_a_strip_that_is_out_of_place_is_slid_out_again() -> None:
    table = table_of_computers(seed=2)
    laid = {move.slot for move in play_on(table, 1, seed=2) if isinstance(move, Slide)}
    other = next(slot for slot in range(1, 11) if slot not in laid)
    table = table_of_computers(seed=2)
    table.do(1, Slide(other, 4, 100))
    moves = play_on(table, 1, seed=2)
    assert any(
        isinstance(move, Slide) and move.slot == other and move.position == OUT_RIGHT for move in moves
    )


def test_the_catalogue_makes_the_computer() -> None:
    bot = entry("punchline").computer(LEXICON)
    table = table_of_computers()
    view = table.view(1)
    assert bot.choose(view, GAME.options(view, 1), Dice.seeded(3)) == BOT.choose(
        view, GAME.options(view, 1), Dice.seeded(3)
    )
    assert not isinstance(GAME.apply(table.state, 1, choose(table, 1)[0]), Refusal)
    assert isinstance(table.state, PunchlineState)
