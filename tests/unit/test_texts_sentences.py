"""A sentence for every code and a line for every event: whole, with its facts, in English."""

import re
from enum import StrEnum
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from wordgames.core.events import Event
from wordgames.core.game import CommonRefusal, Refusal, Result, Standing
from wordgames.core.material import MaterialError, MaterialFault
from wordgames.games.punchline.events import PunchlineEvent, SeatLeft
from wordgames.games.punchline.material import PunchlineFault
from wordgames.games.punchline.refusals import PunchlineRefusal
from wordgames.games.whimsy.blanks import BlankRefusal
from wordgames.games.whimsy.material import WhimsyFault
from wordgames.lexicon import LexiconError, LexiconFault
from wordgames.session.codes import Notice, NoticeCode, SessionRefusal
from wordgames.session.store import StoreInUse
from wordgames.texts import notices, results, whimsy
from wordgames.texts.events import GAMES as EVENT_SPEAKERS
from wordgames.texts.events import log_line
from wordgames.texts.pun import rounds_won
from wordgames.texts.punchline import option_name, reason_name, source_name
from wordgames.texts.refusals import GAMES as REFUSAL_SPEAKERS
from wordgames.texts.refusals import say
from wordgames.texts.words import Facts, listing, name_of, points, seconds

NAMES = ["Ana", "Ben", "<b>Cem & {Co}</b>"]

FACTS: dict[str, tuple[tuple[str, int | str], ...]] = {
    CommonRefusal.TOO_FEW_SEATS: (("seats", 1), ("least", 2)),
    CommonRefusal.TOO_MANY_SEATS: (("seats", 7), ("most", 6)),
    CommonRefusal.NO_SUCH_SEAT: (("seat", 2),),
    CommonRefusal.WRONG_TIME: (("phase", "reading"),),
    SessionRefusal.NAME_TOO_LONG: (("most", 24), ("length", 200)),
    SessionRefusal.NAME_CONTROL: (("character", "U+202E"),),
    SessionRefusal.NAME_TAKEN: (("name", "Ana"),),
    SessionRefusal.RECORD_OTHER_GAME: (("game", "chess"),),
    SessionRefusal.RECORD_OTHER_RULES: (("recorded", 1), ("here", 2)),
    SessionRefusal.RECORD_UNREADABLE: (("detail", "x"),),
    SessionRefusal.RECORD_DIFFERS: (("number", 3),),
    PunchlineRefusal.LIVE_FOR_ONE: (("people", 2), ("most", 1)),
    PunchlineRefusal.OPTION: (("option", "target"), ("value", 0), ("least", 1), ("most", 9999)),
    PunchlineRefusal.LANGUAGE: (("wanted", "en"), ("deck", "de")),
    PunchlineRefusal.DECK: (("part", "cards"), ("found", 0), ("needed", 1)),
    PunchlineRefusal.TIME_OVER: (("end_ms", 30_000),),
    PunchlineRefusal.NOT_HIS_GO: (("seat", 1),),
    PunchlineRefusal.SLOT: (("slot", 11), ("least", 1), ("most", 10)),
    PunchlineRefusal.POSITION: (("position", 12), ("least", -1), ("most", 11)),
    PunchlineRefusal.TIME: (("at_ms", -1),),
    PunchlineRefusal.GLASS_RUNS: (("seat", 0),),
    PunchlineRefusal.STALE_TIMER: (("timer_id", 3),),
    PunchlineRefusal.NO_SUCH_WORD: (("word", "GLORP"),),
    PunchlineRefusal.RULING: (("reason", "x"), ("source", "y")),
    PunchlineRefusal.STRONGER_RULING: (("word", "GLORP"), ("source", "table")),
    PunchlineRefusal.PENDING: (("words", "GLORP BLORP"),),
}
CODES = [*CommonRefusal, *SessionRefusal, *PunchlineRefusal]


def is_a_sentence(text: str) -> bool:
    """Whole, without holes, without a code in it."""
    return (
        bool(re.fullmatch(r"[A-Z{<].*[.?!]", text, re.DOTALL))
        and "?" not in text
        and "{" not in text.replace("{Co}", "")
    )


@pytest.mark.parametrize("code", CODES)
def test_every_refusal_has_a_sentence_of_its_own_with_its_facts(code: str) -> None:
    sentence = say(Refusal(code, FACTS.get(code, ())), NAMES)
    assert is_a_sentence(sentence), sentence
    assert sentence != say(Refusal("no such code"))
    assert say(Refusal(code, FACTS.get(code, ())), NAMES, "punchline") == sentence


def test_codes_are_told_apart_by_their_sentences() -> None:
    sentences = [say(Refusal(code, FACTS.get(code, ())), NAMES) for code in CODES]
    assert len(set(sentences)) == len(CODES)


@pytest.mark.parametrize("code", CODES)
def test_a_refusal_without_its_facts_still_reads(code: str) -> None:
    assert "{" not in say(Refusal(code))


def test_a_code_of_a_game_that_nobody_speaks_for_still_reads() -> None:
    assert is_a_sentence(say(Refusal("x"), game="chess"))


def test_refusals_say_the_numbers() -> None:
    assert say(Refusal(CommonRefusal.TOO_MANY_SEATS, (("seats", 7), ("most", 6)))) == (
        "This game is for 6 players at most, and there are 7. Take somebody out."
    )
    too_long = say(Refusal(SessionRefusal.NAME_TOO_LONG, (("most", 24), ("length", 200))))
    assert too_long == "A name has at most 24 characters, and this one has 200. Shorten it a little."
    assert say(Refusal(PunchlineRefusal.OPTION, FACTS[PunchlineRefusal.OPTION])) == (
        "The target can be from 1 to 9999, not 0."
    )
    assert (
        say(Refusal(PunchlineRefusal.PENDING, (("words", "GLORP"),))) == "Decide first whether GLORP counts."
    )


def test_fault_38_names_stand_in_sentences_as_typed() -> None:
    assert say(Refusal(CommonRefusal.NO_SUCH_SEAT, (("seat", 2),)), NAMES) == (
        "<b>Cem & {Co}</b> is not at the table."
    )
    assert log_line(SeatLeft(seat=2), NAMES) == "<b>Cem & {Co}</b> has left the table."


def some(event: type[Event], number: int = 1) -> Event:
    """An event of this type with values that make sense."""
    values: dict[str, object] = {
        "switch": (3, 8),
        "sentence": "Never ____ in a canoe.",
        "points": ((0, 12), (1, 0)),
        "seats": (0, 1),
        "winners": (0,),
        "word": "GLORP",
        "reason": "unknown",
        "source": "table",
        "time_up": True,
        "counts": False,
        "duration_ms": 30_000,
    }
    names = [field.name for field in msgspec.structs.fields(event) if field.name != "audience"]
    return event(**{name: values.get(name, number) for name in names})


@pytest.mark.parametrize("event", get_args(PunchlineEvent))
def test_fault_27_every_event_has_a_line_with_names_and_never_you(event: type[Event]) -> None:
    for number in (0, 1, 2):
        line = log_line(some(event, number), NAMES)
        assert is_a_sentence(line), line
        assert not re.search(r"\b[Yy]ou", line)
        if "seat" in event.__struct_fields__:
            assert NAMES[number] in line


def test_an_event_that_nobody_speaks_for_is_an_error() -> None:
    with pytest.raises(ValueError, match="no line"):
        log_line(Event(), NAMES)


def test_what_the_log_says_of_words_and_rounds() -> None:
    by_name = {event.__name__: event for event in get_args(PunchlineEvent)}
    ruled = by_name["WordRuled"]
    assert log_line(ruled(word="CAT", counts=True, reason="word", source="lexicon"), NAMES) == (
        "CAT counts (the dictionary)."
    )
    assert log_line(some(ruled), NAMES) == "GLORP doesn't count: unknown (the table)."
    assert log_line(some(by_name["RoundClosed"]), NAMES) == "Round 1: Ana 12 and Ben 0."
    assert (
        log_line(by_name["MatchEnded"](winners=(0, 1), reason="finished"), NAMES)
        == "Ana and Ben share the win."
    )
    assert log_line(by_name["MatchEnded"](winners=(1,), reason="finished"), NAMES) == "Ben wins."
    assert log_line(by_name["RoundEnded"](round_number=1, time_up=False), NAMES) == "Everybody is done."


def test_results_are_told_with_ties_as_ties() -> None:
    won = Result((Standing(1, 1, 256), Standing(0, 2, 1)), (1,))
    assert results.headline(won, NAMES) == "Ben wins with 256 points."
    assert results.standings(won, NAMES) == ("1. Ben, 256 points", "2. Ana, 1 point")
    assert results.reason(won) is None
    rounds = Result((Standing(1, 1, 2), Standing(0, 2, 1)), (1,))
    assert results.headline(rounds, NAMES, rounds_won) == "Ben wins with 2 rounds won."
    assert results.standings(rounds, NAMES, rounds_won)[1] == "2. Ana, 1 round won"
    tie = Result((Standing(0, 1, 9), Standing(1, 1, 9)), (0, 1), "too_few_seats")
    assert results.headline(tie, NAMES) == "Ana and Ben share the win with 9 points."
    assert results.reason(tie) == "The game ends as it stands: too few players are left."
    assert results.headline(Result((), (), "other"), NAMES) == "Nobody wins this time."
    assert results.reason(Result((), (), "other")) == "The game ends as it stands."


@pytest.mark.parametrize(
    ("totals", "line"),
    [
        ((40, 12, 30), "Ben was losing."),
        ((12, 40, 12), "Ana and Cem were losing."),
        ((0, 0, 0), "Nobody had scored yet."),
        ((5, 5, 5), "Nobody was ahead."),
    ],
)
def test_resuming_says_where_we_were(totals: tuple[int, ...], line: str) -> None:
    assert results.where_we_were(["Ana", "Ben", "Cem"], totals) == line


@pytest.mark.parametrize("code", NoticeCode)
def test_every_notice_says_what_happened_what_was_kept_and_where(code: NoticeCode) -> None:
    where = "/home/ana/wordgames.sqlite"
    text = notices.notice(Notice(code, (("path", where), ("kept", where), ("detail", "I/O"))))
    assert where in text
    assert text.endswith(".")
    assert "?" not in text


def test_a_second_instance_is_told() -> None:
    assert is_a_sentence(notices.in_use(StoreInUse(Path("x"))))


@pytest.mark.parametrize("fault", LexiconFault)
def test_a_word_list_that_can_not_be_used_is_named(fault: LexiconFault) -> None:
    text = notices.lexicon(LexiconError(fault, "de", Path("lexicon/de.dafsa")))
    assert "de.dafsa" in text
    assert "Install" in text


@pytest.mark.parametrize("fault", [*MaterialFault, *PunchlineFault, *WhimsyFault])
def test_a_file_of_the_material_is_named_with_line_and_reason(fault: StrEnum) -> None:
    text = notices.material(MaterialError(Path("decks/cards.toml"), 12, fault, 3, 2, 1, 0))
    assert text.startswith("decks/cards.toml, line 12: ")
    assert "{" not in text
    assert "?" not in text
    assert notices.material(MaterialError(Path("cards.toml"), None, fault)).startswith("cards.toml: ")


def test_small_pieces() -> None:
    assert listing([]) == ""
    assert listing(["A", "B", "C", "D"]) == "A, B, C and D"
    assert name_of(5, NAMES) == "seat 6"
    assert name_of("?", NAMES) == "seat ?"
    assert (points(1), points(0), points(2)) == ("1 point", "0 points", "2 points")
    assert (seconds(1), seconds(1000), seconds(30_000)) == ("1 second", "1 second", "30 seconds")
    assert Facts({"n": "x"}).number("n") == 0
    assert (option_name("hat"), reason_name("hat"), source_name("hat")) == ("hat", "hat", "hat")


def test_every_game_of_the_catalogue_has_its_speakers() -> None:
    from wordgames.games.catalog import GAMES

    assert set(REFUSAL_SPEAKERS) == set(GAMES)
    assert len(EVENT_SPEAKERS) == len(GAMES)


@pytest.mark.parametrize("code", BlankRefusal)
def test_what_can_not_stand_on_a_card_is_said_in_one_sentence(code: BlankRefusal) -> None:
    facts = Facts((("most", 60), ("length", 85), ("character", "U+0007"), ("text", "goose")))
    text = whimsy.refusal(code, facts, NAMES)
    assert text is not None
    assert is_a_sentence(text)
    assert whimsy.refusal("hat", facts, NAMES) is None
