"""Rulebook, Special Notes a to d; rules, Punch Line 9 to 12, and "All three games": rulings."""

from __future__ import annotations

import pytest

from tests.rules.punchline_table import GAME, Table
from wordgames.core.game import WordRulingNeeded
from wordgames.core.players import TABLE
from wordgames.games.punchline.events import WordRuled
from wordgames.games.punchline.moves import Close, NextGame, Rule
from wordgames.games.punchline.view import Phase, RulingView


def judged(*words: str | None, **options: bool | int) -> Table:
    table = Table(len(words), **options)
    table.play_round(*words, rule=False)
    return table


def test_special_notes_a_proper_names_count() -> None:
    table = judged("ALICE", None)
    table.rule("ALICE", reason="name")
    assert table.words()[0].points == 8  # 1+2+1+3+1
    assert table.words()[0].ruling == RulingView(True, "name", "lexicon")


@pytest.mark.parametrize("reason", ["abbreviation", "unknown", "word", "name"])
def test_special_notes_b_what_is_ruled_out_scores_nothing_with_both_fives(reason: str) -> None:
    table = Table(2)
    table.play_round("TTTTTT", None, starter=0, rule=False)
    table.rule("TTTTTT", counts=False, reason=reason)
    word = table.words()[0]
    assert (word.sum.total, word.points) == (16, 0)


def test_special_notes_c_a_word_is_looked_up_only_after_the_round_has_ended() -> None:
    table = Table(2)
    table.read()
    table.lay(0, "TEA")
    assert table.refusal(TABLE, Rule("TEA", True, "word", "table")) == ("wrong_time", {"phase": "building"})
    assert GAME.needs(table.state) == ()


def test_special_notes_d_the_sentence_is_never_compared_with_the_word() -> None:
    table = judged("ANT", "TEA")
    table.rule("ANT")
    table.rule("TEA")
    assert [word.points for word in table.words().values()] == [3 + 1, 3]  # N is own


def test_rulings_an_unknown_word_is_pending_and_owed_never_first_zero() -> None:
    table = judged("TEA", "TEA", "NOTE")
    assert [word.pending for word in table.words().values()] == [True] * 3
    assert [word.ruling for word in table.words().values()] == [None] * 3
    assert GAME.needs(table.state) == (WordRulingNeeded("TEA", "en"), WordRulingNeeded("NOTE", "en"))
    assert table.refusal(TABLE, Close()) == ("pending", {"words": "TEA NOTE"})
    table.rule("TEA")
    assert GAME.needs(table.state) == (WordRulingNeeded("NOTE", "en"),)
    table.rule("NOTE")
    assert GAME.needs(table.state) == ()
    table.close()


def test_fault_12_one_ruling_is_for_everybody_who_has_the_word() -> None:
    table = judged("TEA", "TEA")
    table.rule("TEA")
    assert [word.points for word in table.words().values()] == [3, 3]


def test_rulings_the_table_comes_before_the_house_and_the_house_before_the_lexicon() -> None:
    table = judged("TEA", None)
    table.rule("TEA", counts=True, source="lexicon")
    table.rule("TEA", counts=False, source="house")
    assert table.words()[0].points == 0
    refused = table.refusal(TABLE, Rule("TEA", True, "word", "lexicon"))
    assert refused == ("stronger_ruling", {"word": "TEA", "source": "house"})
    table.rule("TEA", counts=True, source="table")
    assert table.words()[0].points == 3
    assert table.refusal(TABLE, Rule("TEA", False, "word", "house"))[0] == "stronger_ruling"
    table.rule("TEA", counts=False, source="table")
    assert table.words()[0].points == 0


def test_rulings_a_changed_ruling_rescores_at_once_and_the_log_shows_it() -> None:
    table = judged("TEA", None)
    table.rule("TEA")
    assert table.totals() == (3, 0)
    table.rule("TEA", counts=False, reason="unknown", source="table")
    assert table.totals() == (0, 0)
    assert table.events == (WordRuled(word="TEA", counts=False, reason="unknown", source="table"),)


def test_rulings_close_when_the_next_round_starts() -> None:
    table = judged("TEA", None)
    table.rule("TEA")
    table.close()
    assert table.refusal(TABLE, Rule("TEA", False, "unknown", "table")) == (
        "wrong_time",
        {"phase": "reading"},
    )
    assert table.totals() == (3, 0)


def test_rulings_the_winner_is_named_only_when_the_last_ones_are_closed() -> None:
    table = judged("TEA", None, target=3)
    table.rule("TEA")
    assert table.view().phase is Phase.JUDGING
    assert GAME.result(table.state) is None
    table.rule("TEA", counts=False, source="table")
    table.close()
    assert table.view().phase is Phase.READING


def test_rulings_of_words_that_nobody_made_or_with_unknown_reasons_are_refused() -> None:
    table = judged("TEA", None)
    assert table.refusal(TABLE, Rule("NOTE", True, "word", "table")) == ("no_such_word", {"word": "NOTE"})
    assert table.refusal(TABLE, Rule("", True, "word", "table"))[0] == "no_such_word"
    assert table.refusal(TABLE, Rule("TEA", True, "slang", "table"))[0] == "ruling"
    assert table.refusal(TABLE, Rule("TEA", True, "word", "rules"))[0] == "ruling"
    assert table.refusal(0, Rule("TEA", True, "word", "table"))[0] == "table_only"


@pytest.mark.parametrize(("letter", "counts"), [("A", True), ("I", True), ("O", False), ("S", False)])
def test_rules_9_words_of_one_letter_are_only_a_and_i(letter: str, counts: bool) -> None:
    table = judged(letter, None)
    if counts:
        table.rule(letter)
        assert table.words()[0].points == 1
    else:
        word = table.words()[0]
        assert (word.points, word.pending) == (0, False)
        assert word.ruling == RulingView(False, "one_letter", "rules")
        assert table.refusal(TABLE, Rule(letter, True, "word", "table"))[0] == "stronger_ruling"
    table.close()


def test_rules_9_option_no_words_of_one_letter() -> None:
    table = judged("A", "I", one_letter=False)
    assert [word.points for word in table.words().values()] == [0, 0]
    assert GAME.needs(table.state) == ()
    assert table.refusal(TABLE, Rule("A", True, "word", "table"))[0] == "stronger_ruling"


def test_rules_12_a_word_that_has_scored_for_a_player_scores_nothing_for_him_later() -> None:
    table = judged("TEA", "NOTE")
    table.rule("TEA")
    table.rule("NOTE")
    table.close()
    assert table.view().seats[0].used == ("TEA",)
    table.play_round("TEA", "TEA", starter=0, rule=False)
    mine, his = table.words()[0], table.words()[1]
    assert (mine.repeated, mine.pending, mine.points) == (True, False, 0)
    assert (his.repeated, his.pending) == (False, True)
    table.rule("TEA")
    assert (table.words()[0].points, table.words()[1].points) == (0, 3)
    table.close()
    assert table.totals() == (3, 5 + 3)
    assert table.view().seats[0].used == ("TEA",)
    assert table.view().seats[1].used == ("NOTE", "TEA")


def test_rules_12_a_repeated_word_owes_the_table_no_decision() -> None:
    table = judged("TEA", None)
    table.rule("TEA")
    table.close()
    table.play_round("TEA", None, rule=False)
    assert GAME.needs(table.state) == ()
    table.close()


def test_rules_12_a_word_that_did_not_score_may_be_tried_again() -> None:
    table = judged("TEA", None)
    table.rule("TEA", counts=False)
    table.close()
    assert table.view().seats[0].used == ()
    table.play_round("TEA", None)
    assert table.words()[0].points == 3


def test_rules_12_option_off_words_may_score_again() -> None:
    table = judged("TEA", None, repeat_scores=True)
    table.rule("TEA")
    table.close()
    table.play_round("TEA", None)
    assert (table.words()[0].repeated, table.words()[0].points) == (False, 3)
    table.close()
    assert table.totals() == (6, 0)


def test_rules_12_used_words_end_with_the_game() -> None:
    table = judged("TEA", None, target=3, games=2)
    table.rule("TEA")
    table.close()
    table.do(TABLE, NextGame())
    assert table.view().game_number == 2
    assert table.view().seats[0].used == ()


def test_rules_12_how_the_strips_lay_is_shown_only_after_the_game() -> None:
    table = judged("TEA", "NOTE", target=12)
    table.rule("TEA")
    table.rule("NOTE")
    assert table.view().rounds[-1].holders == ()
    table.close()
    assert table.view().rounds[0].holders == ()
    table.play_round("RELATION", None, starter=0)  # 1+1+2+1+1+1+1+1 = 9, own N: 10, +5 +5
    table.close()
    view = table.view()
    assert view.phase is Phase.OVER
    for shown in view.rounds:
        assert [holder.seat for holder in shown.holders] == [0, 1]
    strips = view.rounds[0].holders[1].strips
    assert "".join(strip.letters[strip.position] for strip in strips if 0 <= strip.position < 11) == "NOTE"


def test_rulings_only_they_can_be_taken_back() -> None:
    assert GAME.can_undo(GAME.ruling("TEA", True, "word", "table"))
    assert GAME.ruling("TEA", True, "word", "table") == Rule("TEA", True, "word", "table")


def test_fault_26_no_undo_past_a_card_a_holder_or_the_race() -> None:
    from wordgames.core.players import Player
    from wordgames.games.punchline.moves import Arrange, Go, Join, Leave, Lock, Read, Slide, TimeUp, Turn

    moves = (
        Arrange(tuple(range(10))),
        Read(),
        Go(),
        Slide(1, 1),
        Turn(),
        Lock(),
        TimeUp(1),
        Close(),
        Leave(1),
        Join(Player(name="Zoe")),
    )
    assert not any(GAME.can_undo(move) for move in moves)
    assert [move for move in moves if GAME.is_step(move)] == [Slide(1, 1)]
