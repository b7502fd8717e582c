"""Pun's sentences: whole, with their facts, by names, and never a letter that was face down."""

import re
from typing import get_args

import msgspec
import pytest

from wordgames.core.events import Event
from wordgames.core.game import Refusal
from wordgames.core.material import MaterialError
from wordgames.games.pun.events import (
    OfferDetailed,
    PunEvent,
    RoundEnding,
    StandingGone,
    TradeMade,
    WordRuled,
)
from wordgames.games.pun.material import PunFault
from wordgames.games.pun.moves import Why, Wish
from wordgames.games.pun.refusals import PunRefusal
from wordgames.texts import notices, pun, use_language
from wordgames.texts.events import log_line
from wordgames.texts.refusals import say

NAMES = ["Ana", "Ben", "<b>Cem & {Co}</b>"]
FACTS: tuple[tuple[str, int | str], ...] = (
    ("seat", 1),
    ("least", 2),
    ("most", 3),
    ("value", 9),
    ("wanted", "en"),
    ("deck", "de"),
    ("cards", 48),
    ("seats", 8),
    ("needed", 51),
    ("word", "GLORP"),
    ("words", "GLORP BLORP"),
)


def is_a_sentence(text: str) -> bool:
    """Whole, without holes, without a code in it."""
    return bool(re.fullmatch(r"[A-ZÜ0-9<].*[.!]", text, re.DOTALL)) and "{" not in text.replace("{Co}", "")


@pytest.mark.parametrize("code", PunRefusal)
def test_every_refusal_has_a_sentence_of_its_own_with_its_facts(code: PunRefusal) -> None:
    sentence = say(Refusal(code, FACTS), NAMES, "pun")
    assert is_a_sentence(sentence), sentence
    assert "?" not in sentence
    assert sentence != say(Refusal("no such code"))
    assert say(Refusal(code, FACTS), NAMES) == sentence
    assert "{" not in say(Refusal(code), game="pun")


def test_codes_are_told_apart_by_their_sentences() -> None:
    assert len({say(Refusal(code, FACTS), NAMES, "pun") for code in PunRefusal}) == len(PunRefusal)


def test_fault_36_a_deck_that_is_too_small_is_refused_with_the_numbers() -> None:
    facts = (("cards", 48), ("seats", 8), ("needed", 51), ("most", 7))
    assert say(Refusal(PunRefusal.DECK_TOO_SMALL, facts), NAMES, "pun") == (
        "8 players need 51 cards, and there are 48: enough for 7 players. Take fewer cards out, or somebody."
    )


def some(event: type[Event], number: int = 1, face_down: bool = False) -> Event:
    """An event of this type with values that make sense."""
    values: dict[str, object] = {
        "points": ((0, 12), (1, 0)),
        "winners": (0,),
        "word": "GLORP",
        "reason": "unknown",
        "source": "table",
        "counts": False,
        "quiet": False,
        "withdrawn": False,
        "letters": None if face_down else "EQ",
        "given_letters": None if face_down else "EQ",
        "got_letters": None if face_down else "?",
        "gave": "E",
        "took": "?",
        "face": "?",
        "wants": Wish(2, "E"),
        "why": None,
    }
    if event.__name__ == "CardsTraded":
        values |= {"given_letters": "EQ", "got_letters": "?"}
    names = [field.name for field in msgspec.structs.fields(event) if field.name != "audience"]
    return event(**{name: values.get(name, number) for name in names})


@pytest.mark.parametrize("event", get_args(PunEvent))
def test_fault_27_every_event_has_a_line_with_names_and_never_you(event: type[Event]) -> None:
    for number in (0, 1, 2):
        for face_down in (False, True):
            line = log_line(some(event, number, face_down), NAMES)
            assert is_a_sentence(line), line
            assert "?" not in line
            assert not re.search(r"\b[Yy]ou", line)
            if "seat" in event.__struct_fields__:
                assert NAMES[number] in line


def test_what_the_log_says_of_a_trade() -> None:
    def trade(given: str | None, got: str | None) -> str:
        event = TradeMade(
            seat=0,
            partner=1,
            given=2,
            got=1,
            given_letters=given,
            got_letters=got,
            standing=None,
            why=None,
        )
        return log_line(event, NAMES)

    assert trade(None, None) == "Ana and Ben trade: 2 cards for 1 card."
    assert trade("QZ", "?") == "Ana and Ben trade: Q and Z for a Pun card."
    detailed = OfferDetailed(seat=0, partner=1, letters=None, wants=Wish(3, "E"))
    assert log_line(detailed, NAMES) == "Ana wants E and 2 more cards."
    detailed = OfferDetailed(seat=0, partner=1, letters="Q", wants=Wish(2))
    assert log_line(detailed, NAMES) == "Ana gives Q and wants 2 cards."
    gone = StandingGone(seat=1, number=1, withdrawn=True)
    assert log_line(gone, NAMES) == "Ben takes a standing offer back."
    quiet = RoundEnding(seat=1, quiet=True, why=None)
    assert log_line(quiet, NAMES).startswith("Three laps without a draw: Ben ends the round.")


def test_what_a_word_is_said_to_be() -> None:
    short = WordRuled(word="AT", counts=False, reason="too_short", source="rules")
    assert log_line(short, NAMES) == "AT doesn't count: too short (the rules)."
    counts = WordRuled(word="AT", counts=True, reason="word", source="table")
    assert log_line(counts, NAMES) == "AT counts (the table)."
    assert pun.reason_name("off_subject") == "not of this subject"
    assert pun.reason_name("name") == "a name"


def test_a_computer_says_why_in_a_few_words() -> None:
    said = [pun.why(why) for why in Why]
    assert len(set(said)) == len(Why)
    assert all(is_a_sentence(text) and len(text) <= 40 for text in said)


def test_wishes_read_as_people_say_them() -> None:
    assert pun.wish(Wish(1, "E")) == "E"
    assert pun.wish(Wish(1)) == "1 card"
    assert pun.wish(Wish(2, "S?")) == "S and a Pun card"
    assert pun.wish(Wish(2, "S")) == "S and 1 more card"


@pytest.mark.parametrize("fault", PunFault)
def test_a_file_of_pun_is_named_with_line_and_reason(fault: PunFault) -> None:
    from pathlib import Path

    text = notices.material(MaterialError(Path("cards.toml"), 3, fault, "Ä", 40, 31))
    assert text.startswith("cards.toml, line 3: ")
    assert is_a_sentence(text.removeprefix("cards.toml, line 3: "))


def test_german_is_spoken_of_everything() -> None:
    use_language("de")
    try:
        for code in PunRefusal:
            assert is_a_sentence(say(Refusal(code, FACTS), NAMES, "pun")), code
        assert say(Refusal(PunRefusal.DECK_OUT), NAMES, "pun") == (
            "Der Stapel ist leer. Tausche mit der Mitte oder beende die Runde."
        )
        assert pun.why(Why.CONTENT) == "Meine Hand ist gut so."
    finally:
        use_language("en")
