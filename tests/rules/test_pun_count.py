"""Pun: "Object of the game" and the words (German: "Ziel des Spiels", "Finaler Sieger"), and rules 9 to 14."""

from __future__ import annotations

import pytest

from tests.rules.pun_table import GAME, Table
from wordgames.core.game import WordRulingNeeded
from wordgames.core.players import TABLE
from wordgames.games.pun.events import CountBegan, HandLaid, HandsShown, RoundClosed, WordRuled
from wordgames.games.pun.moves import Close, Lay, Row, Rule
from wordgames.games.pun.view import Length, Phase
from wordgames.lexicon import Lexicon, Use


def counted(*hands: str, **options: object) -> Table:
    """A table at the count."""
    at = Table(*hands, **options)  # type: ignore[arg-type]
    at.to_the_count()
    return at


def by_lexicon(at: Table) -> None:
    """Rule on every word as the lexicons do."""
    for need in GAME.needs(at.state):
        assert isinstance(need, WordRulingNeeded)
        judged = [Lexicon.open(lang).judge(need.word, Use.PUN) for lang in need.langs]
        best = next((one for one in judged if one.accepted), judged[0])
        at.rule(need.word, best.accepted, best.reason.value, "lexicon")


# ---- the object of the game


@pytest.mark.parametrize(
    ("lang", "hand", "words", "points"),
    [
        ("en", "GAME", ["GAME"], 4),
        ("en", "GAMETURN", ["GAME", "TURN"], 8),
        ("en", "TURNCARD", ["TURN", "CARD"], 8),
        ("de", "SPIEL", ["SPIEL"], 5),
        ("de", "ZUGKARTE", ["ZUG", "KARTE"], 8),
        ("de", "OEL", ["OEL"], 3),
        ("de", "GRUEN", ["GRUEN"], 5),
        ("de", "STRASE?", ["STRASSE"], 7),
    ],
)
def test_object_of_the_game_fault_13_each_letter_of_a_word_is_a_point(
    lang: str, hand: str, words: list[str], points: int
) -> None:
    at = counted(hand, "BCDFGH", lang=lang)
    if "?" in hand:
        at.do(0, Lay((at.row(0, "STRASSE", "STRAS?E"),)))
    else:
        at.lay(0, *words)
    at.lay(1)
    by_lexicon(at)
    assert at.points() == {0: points, 1: 0}


@pytest.mark.parametrize("word", ["GRUN", "OL"])
def test_german_umlauts_are_two_letters_and_never_one(word: str) -> None:
    at = counted(word + "BCDF", "BCDFGH", lang="de")
    at.lay(0, word)
    at.lay(1)
    by_lexicon(at)
    assert at.points()[0] == 0


@pytest.mark.parametrize("word", ["KG", "IV", "TV", "USW", "KFZ"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_fault_02_abbreviations_are_not_allowed(lang: str, word: str) -> None:
    at = counted(word + "AEB", "BCDFGH", lang=lang)
    at.lay(0, word)
    at.lay(1)
    by_lexicon(at)
    assert at.points()[0] == 0


@pytest.mark.parametrize(
    ("word", "points"), [("LONDON", 0), ("KEVIN", 0), ("MARK", 4), ("ROSE", 4), ("CHINA", 5)]
)
def test_fault_03_names_are_not_allowed_but_a_noun_that_is_also_a_name_is_a_word(
    word: str, points: int
) -> None:
    at = counted(word, "BCDFGH")
    at.lay(0, word)
    at.lay(1)
    by_lexicon(at)
    assert at.points()[0] == points


def test_inflected_forms_are_words() -> None:
    at = counted("CARDSGAMES"[:10], "BCDFGH")
    at.lay(0, "CARDS", "GAMES")
    at.lay(1)
    by_lexicon(at)
    assert at.points()[0] == 10


# ---- short words and languages


@pytest.mark.parametrize(
    ("lang", "also", "least", "word", "long_enough"),
    [
        ("en", None, 2, "A", True),
        ("en", None, 2, "I", True),
        ("en", None, 2, "B", False),
        ("de", None, 2, "A", False),
        ("de", "en", 2, "A", True),
        ("en", None, 2, "AT", True),
        ("en", None, 3, "AT", False),
        ("en", None, 3, "A", False),
        ("en", None, 3, "CAT", True),
        ("en", None, 4, "CAT", False),
        ("de", None, 3, "OEL", True),
        ("de", None, 4, "OEL", False),
    ],
)
def test_rule_09_how_long_a_word_must_be(
    lang: str, also: str | None, least: int, word: str, long_enough: bool
) -> None:
    at = counted("ABICTOEL", "BCDFGH", lang=lang, also=also, min_length=least)
    at.lay(0, word)
    at.lay(1)
    laid = at.hands()[0].words[0]
    assert laid.pending == long_enough
    if not long_enough:
        assert laid.ruling is not None
        assert (laid.ruling.counts, laid.ruling.reason, laid.ruling.source) == (False, "too_short", "rules")
        assert at.refusal(TABLE, Rule(word, True, "word", "table"))[0] == "stronger_ruling"


def test_rule_09_in_two_languages_either_may_accept() -> None:
    at = counted("HUNDCATS", "BCDFGH", also="de")
    at.lay(0, "HUND", "CATS")
    at.lay(1)
    assert GAME.needs(at.state) == (WordRulingNeeded("HUND", "en+de"), WordRulingNeeded("CATS", "en+de"))
    by_lexicon(at)
    assert at.points()[0] == 8


def test_stadt_land_pun_only_words_of_the_subject_count() -> None:
    at = counted("CATDOGSUN", "GAMETURN", subject="animals")
    at.lay(0, "CAT", "DOG", "SUN")
    at.lay(1, "GAME", "TURN")
    by_lexicon(at)
    assert at.points() == {0: 6, 1: 0}
    sun = at.hands()[0].words[2]
    assert sun.ruling is not None
    assert (sun.ruling.counts, sun.ruling.reason) == (False, "off_subject")
    at.rule("SUN")
    assert at.points()[0] == 9


def test_stadt_land_pun_the_house_dictionary_says_what_is_a_word_not_of_which_subject() -> None:
    at = counted("CATDOGSUN", "GAMETURN", subject="animals")
    at.lay(0, "SUN")
    at.lay(1)
    at.rule("SUN", True, "word", "house")
    assert at.points()[0] == 0


# ---- the Pun card


@pytest.mark.parametrize("letter", "AEQXYZ")
def test_the_pun_card_is_any_of_the_26_letters(letter: str) -> None:
    at = counted("?BCDFG", "HIJKLM")
    at.do(0, Lay((at.row(0, letter, "?"),)))


@pytest.mark.parametrize("letter", ["Ä", "ß", "a", "?", "", "AB"])
def test_rule_11_and_nothing_else(letter: str) -> None:
    at = counted("?BCDFG", "HIJKLM")
    assert at.refusal(0, Lay((Row(at.cards(0, "?"), letter),))) == ("row", {"word": letter})


def test_rule_11_one_letter_in_one_word_worth_a_point() -> None:
    at = counted("CA?DG", "HIJKLM")
    twice = at.cards(0, "?")[0]
    c, a, d, g = at.cards(0, "CADG")
    both = Lay((Row((c, a, twice), "CAT"), Row((d, twice, g), "DOG")))
    assert at.refusal(0, both) == ("row", {"word": "DOG"})
    at.do(0, Lay((Row((c, a, twice), "CAT"),)))
    at.lay(1)
    by_lexicon(at)
    assert at.points()[0] == 3
    shown = at.hands()[0].words[0]
    assert [card.face for card in shown.cards] == ["C", "A", "?"]


# ---- laying


def test_rule_12_each_confirms_and_then_all_is_shown_together() -> None:
    at = counted("GAMETURN", "CATDOG", "HIJKLM")
    assert CountBegan(round_number=1) in at.events
    assert GAME.waiting_for(at.state) == (0, 1, 2)
    at.lay(1, "CAT", "DOG")
    assert at.events == (HandLaid(seat=1),)
    assert GAME.waiting_for(at.state) == (0, 2)
    assert at.view(0).shown == ()
    assert [seat.laid for seat in at.view().seats] == [False, True, False]
    at.lay(2)
    at.lay(0, "GAME")
    assert at.events == (HandLaid(seat=0), HandsShown(round_number=1))
    assert at.state.phase is Phase.JUDGING
    hand = at.hands()[0]
    assert [card.face for card in hand.left] == list("TURN")
    assert [card.face for card in hand.cards] == list("GAMETURN")


def test_rule_12_a_hand_is_laid_once() -> None:
    at = counted("GAMETURN", "CATDOG")
    at.lay(0, "GAME")
    assert at.refusal(0, Lay(())) == ("laid", {})
    at.lay(1)
    assert at.refusal(1, Lay(())) == ("wrong_time", {"phase": "judging"})


def test_rule_12_a_refused_word_counts_nothing() -> None:
    at = counted("GAMETURN", "CATDOG")
    at.lay(0, "GAME", "TRUN")
    at.lay(1)
    at.rule("GAME")
    at.rule("TRUN", False, "unknown")
    assert at.points()[0] == 4
    at.close()


@pytest.mark.parametrize("word", ["GAMES", "CAT", "GAM"])
def test_rule_13_a_row_is_of_cards_of_the_hand_letter_by_letter(word: str) -> None:
    at = counted("GAMETURN", "CATDOG")
    cards = at.cards(0, "GAME")
    assert at.refusal(0, Lay((Row(cards, word),))) == ("row", {"word": word})
    assert at.refusal(0, Lay((Row((), ""),))) == ("row", {"word": ""})
    assert at.refusal(0, Lay((Row((*cards[:3], 99), "GAME"),))) == ("row", {"word": "GAME"})


# ---- the count


def test_rule_13_a_card_counts_once_and_the_same_word_twice_from_different_cards_twice() -> None:
    at = counted("CATCATS", "HIJKLM")
    cat = at.row(0, "CAT")
    assert at.refusal(0, Lay((cat, cat))) == ("row", {"word": "CAT"})
    at.lay(0, "CAT", "CAT")
    at.lay(1)
    assert [need.word for need in GAME.needs(at.state)] == ["CAT"]  # type: ignore[attr-defined]
    at.rule("CAT")
    assert at.points()[0] == 6


def test_rule_13_what_is_left_over_costs_nothing() -> None:
    at = counted("CATQQXX", "HIJKLM")
    at.lay(0, "CAT")
    at.lay(1)
    at.rule_all()
    assert at.points() == {0: 3, 1: 0}


# ---- rulings


def test_fault_06_an_unknown_word_waits_for_the_table_which_overrules_and_rescores_at_once() -> None:
    at = counted("GLORPS", "CATDOG")
    at.lay(0, "GLORP")
    at.lay(1, "CAT")
    at.rule("CAT", True, "word", "lexicon")
    assert at.hands()[0].words[0].pending
    assert at.refusal(TABLE, Close()) == ("pending", {"words": "GLORP"})
    assert GAME.options(at.view(), TABLE) == ()
    at.rule("GLORP", False, "unknown")
    assert at.view().seats[0].total == 0
    at.rule("GLORP", True, "word")
    assert at.events == (WordRuled(word="GLORP", counts=True, reason="word", source="table"),)
    assert at.view().seats[0].total == 5
    assert at.view().seats[0].won == 1
    at.rule("CAT", False, "unknown")
    assert at.view().seats[1].total == 0
    assert at.refusal(TABLE, Rule("CAT", True, "word", "lexicon"))[0] == "stronger_ruling"
    assert at.refusal(TABLE, Rule("DOG", True, "word", "table")) == ("no_such_word", {"word": "DOG"})
    assert at.refusal(TABLE, Rule("CAT", True, "because", "table"))[0] == "ruling"
    assert at.refusal(TABLE, Rule("CAT", True, "word", "rules"))[0] == "ruling"
    assert at.refusal(0, Rule("CAT", True, "word", "table")) == ("table_only", {})


def test_rulings_close_with_the_round() -> None:
    at = Table("GAMETU", "CATDOG", length=Length.NORMAL)
    at.play_round("GAME", "CAT")
    assert at.refusal(TABLE, Rule("GAME", False, "name", "table")) == ("wrong_time", {"phase": "turn"})
    assert at.refusal(TABLE, Close()) == ("wrong_time", {"phase": "turn"})


# ---- winning


def test_the_player_with_the_most_points_on_his_hand_wins() -> None:
    at = Table("GAMETU", "CATDOG", "HIJKLM")
    at.play_round("GAME", "CAT", "")
    result = GAME.result(at.state)
    assert result is not None
    assert result.winners == (0,)
    assert [(one.seat, one.place, one.points) for one in result.standings] == [
        (0, 1, 4),
        (1, 2, 3),
        (2, 3, 0),
    ]
    assert at.refusal(0, Lay(())) == ("game_over", {})
    assert GAME.waiting_for(at.state) == ()


def test_rule_14_ties_are_shared() -> None:
    at = Table("GAMETU", "CARDOG", "HIJKLM")
    at.play_round("GAME", "CARD", "HI")
    result = GAME.result(at.state)
    assert result is not None
    assert result.winners == (0, 1)
    assert [one.place for one in result.standings] == [1, 1, 3]


def rounds(at: Table, *points: tuple[int, int, int]) -> None:
    """Play rounds in which each seat lays so many letters."""
    for letters in points:
        at.to_the_count()
        for seat, number in enumerate(letters):
            cards = at.state.hands[seat][:number]
            faces = at.state.faces(cards).replace("?", "E")
            at.do(seat, Lay((Row(cards, faces),) if cards else ()))
        at.rule_all()
        if letters != points[-1]:
            at.close()
    at.close()


def test_final_winner_most_points_after_all_rounds() -> None:
    at = Table("GAMETU", "CARDOG", "HIJKLM", length=Length.NORMAL)
    rounds(at, (6, 0, 2), (2, 3, 3), (2, 4, 3))
    result = GAME.result(at.state)
    assert result is not None
    assert [(one.seat, one.points) for one in result.standings] == [(0, 10), (2, 8), (1, 7)]


def test_final_winner_option_who_won_most_rounds() -> None:
    at = Table("GAMETU", "CARDOG", "HIJKLM", length=Length.NORMAL, by_rounds_won=True)
    rounds(at, (6, 0, 2), (2, 3, 2), (2, 4, 3))
    result = GAME.result(at.state)
    assert result is not None
    assert [(one.seat, one.points) for one in result.standings] == [(1, 2), (0, 1), (2, 0)]


def test_rule_14_tied_winners_get_a_full_round_won_each() -> None:
    at = Table("GAMETU", "CARDOG", "HIJKLM", length=Length.NORMAL, by_rounds_won=True)
    at.play_round("GAME", "CARD", "HI")
    assert RoundClosed(round_number=1, points=((0, 4), (1, 4), (2, 2)), winners=(0, 1)) in at.events
    assert [seat.won for seat in at.view().seats] == [1, 1, 0]
    assert [seat.total for seat in at.view().seats] == [4, 4, 2]
