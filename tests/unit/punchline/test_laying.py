"""Words on holders, and the missed masterpiece."""

from __future__ import annotations

import itertools

from msgspec.structs import replace

from tests.rules.punchline_table import VALUES, Table
from wordgames.core.players import TABLE, Level
from wordgames.core.rng import Dice
from wordgames.games.punchline.laying import Layer, shown
from wordgames.games.punchline.masterpiece import missed_masterpiece
from wordgames.games.punchline.material import load_punchline
from wordgames.games.punchline.moves import Slide
from wordgames.games.punchline.scoring import add_up, spell
from wordgames.games.punchline.view import Mark, StripView, TableMode
from wordgames.games.vocabulary import vocabulary
from wordgames.lexicon import Lexicon

LEXICON = Lexicon.open("en")


def strips(seed: int) -> tuple[StripView, ...]:
    """Short strips of few letters, so that all ways to lay a word can be tried."""
    dice = Dice.seeded(seed)
    made = []
    for _ in range(10):
        letters, marks = "", []
        for _ in range(11):
            letter, dice = dice.below(4)
            mark, dice = dice.below(3)
            letters += "STAE"[letter]
            marks.append(tuple(Mark)[mark])
        made.append(StripView(letters, tuple(marks), -1))
    return tuple(made)


def all_ways(word: str, holder: tuple[StripView, ...]) -> list[int]:
    """Points of every way to lay the word."""
    found = []
    for slots in itertools.combinations(range(1, 11), len(word)):
        cells = [
            [at for at, letter in enumerate(holder[slot - 1].letters) if letter == wanted]
            for slot, wanted in zip(slots, word, strict=True)
        ]
        # Of equal letters on one strip only the marks differ.
        distinct = [
            list({holder[slot - 1].marks[at]: at for at in spots}.values())
            for slot, spots in zip(slots, cells, strict=True)
        ]
        for positions in itertools.product(*distinct):
            spots = tuple(zip(slots, positions, strict=True))
            found.append(add_up(shown(spots, holder, VALUES), started=False).total)
    return found


def test_the_best_way_to_lay_a_word_equals_trying_all() -> None:
    for seed in range(12):
        holder = strips(seed)
        layer = Layer(holder, VALUES)
        for word in ("SEAT", "TASTE", "ASS", "STATES"):
            ways = all_ways(word, holder)
            assert layer.can_lay(word) == bool(ways)
            if not ways:
                continue
            best, from_top = layer.best(word), layer.from_top(word)
            assert best is not None
            assert from_top is not None
            for laying in (best, from_top):
                cells = shown(laying.spots, holder, VALUES)
                assert spell(cells) == word
                assert [cell.slot for cell in cells] == sorted({cell.slot for cell in cells})
                assert add_up(cells, started=False).total == laying.points
            assert best.points == max(ways)
            assert from_top.points in ways


def test_a_word_from_the_top_takes_the_first_slots_that_have_its_letters() -> None:
    holder = tuple(StripView("ZZZZZZZZZZ" + letter, (Mark.OTHER,) * 11, -1) for letter in "XSXEXAXTXX")
    layer = Layer(holder, VALUES)
    laid = layer.from_top("SEAT")
    assert laid is not None
    assert laid.spots == ((2, 10), (4, 10), (6, 10), (8, 10))
    assert not layer.can_lay("TEAS")
    assert layer.from_top("TEAS") is None
    assert layer.best("TEAS") is None


def finished(words: tuple[str | None, ...], **options: bool) -> Table:
    table = Table(2, deck=load_punchline("en"), target=1, **options)
    table.read()
    for seat, word in enumerate(words):
        if word is not None:
            view = table.view(seat).seats[seat].strips
            assert view is not None
            laid = Layer(view, VALUES).best(word)
            assert laid is not None
            for slot, at in laid.spots:
                table.do(seat, Slide(slot, at))
    table.lock(0, 1)
    for word in words:
        if word:
            table.rule(word)
    table.close()
    return table


def test_the_missed_masterpiece_is_the_best_word_that_a_good_player_knows() -> None:
    table = finished(("TEA", None))
    found = missed_masterpiece(table.view(), LEXICON)
    assert found is not None
    worth = {}
    for holder in table.view().rounds[0].holders:
        layer = Layer(holder.strips, VALUES)
        laid = (layer.best(word) for word in vocabulary(LEXICON, Level.HARD) if layer.can_lay(word))
        worth[holder.seat] = max(one.points for one in laid if one is not None)
    assert found.total >= max(worth.values())
    assert found.total == add_up(found.cells, started=False).total
    assert (found.round_number, found.sentence) == (1, table.view().rounds[0].sentence)
    assert LEXICON.lookup(spell(found.cells)) is not None


def test_the_missed_masterpiece_lay_on_a_persons_holder_where_people_play() -> None:
    for seed in range(6):
        table = Table(3, mode=TableMode.LIVE, people=1, deck=load_punchline("en"), seed=seed)
        table.play_round(None, None, None)
        table.close()
        table.leave(1)
        table.leave(2)
        found = missed_masterpiece(table.view(), LEXICON)
        assert found is not None
        assert found.seat == 0


def test_before_the_end_of_the_game_there_is_no_masterpiece_to_be_found() -> None:
    table = Table(2, deck=load_punchline("en"))
    table.play_round(None, None)
    table.close()
    assert missed_masterpiece(table.view(TABLE), LEXICON) is None


def test_who_laid_the_best_word_missed_none() -> None:
    table = finished(("TEA", None))
    view = table.view()
    found = missed_masterpiece(view, LEXICON)
    assert found is not None
    played = view.rounds[0]
    words = tuple(replace(word, points=found.total) for word in played.words)
    assert missed_masterpiece(replace(view, rounds=(replace(played, words=words),)), LEXICON) is None


def test_a_word_that_somebody_built_in_this_game_was_not_missed() -> None:
    table = finished(("TEA", None))
    view = table.view()
    found = missed_masterpiece(view, LEXICON)
    assert found is not None
    played = view.rounds[0]
    words = (played.words[0], replace(played.words[1], word=spell(found.cells)))
    second = missed_masterpiece(replace(view, rounds=(replace(played, words=words),)), LEXICON)
    assert second is not None
    assert spell(second.cells) != spell(found.cells)
