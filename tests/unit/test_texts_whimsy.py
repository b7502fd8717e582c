"""Word Whimsy's sentences: whole, with their facts, by names, and before the chips without an author."""

import re
from collections.abc import Iterator
from typing import get_args

import msgspec
import pytest

from wordgames.core.events import Event
from wordgames.core.game import Refusal
from wordgames.games.whimsy.events import Awarded, ChipsGiven, HandsRefilled, WhimsyEvent
from wordgames.games.whimsy.moves import Why
from wordgames.games.whimsy.refusals import WhimsyNote, WhimsyRefusal
from wordgames.games.whimsy.tags import Part
from wordgames.games.whimsy.view import Length, Variant
from wordgames.texts import use_language, whimsy
from wordgames.texts.events import log_line
from wordgames.texts.refusals import say

NAMES = ["Ana", "Ben", "<b>Cem & {Co}</b>"]
FACTS: tuple[tuple[str, int | str], ...] = (
    ("seat", 1),
    ("least", 4),
    ("most", 5),
    ("value", 999),
    ("option", "soft_glass_s"),
    ("wanted", "en"),
    ("deck", "de"),
    ("cards", 34),
    ("seats", 5),
    ("needed", 35),
    ("variant", "everybody_ranks"),
    ("closed", 2),
    ("expected", 4),
    ("answers", 4),
    ("slot", 9),
    ("word", "goose"),
)


@pytest.fixture(params=["en", "de"])
def lang(request: pytest.FixtureRequest) -> Iterator[str]:
    use_language(request.param)
    yield request.param
    use_language("en")


def is_a_sentence(text: str) -> bool:
    """Whole, without holes, without a code in it."""
    whole = re.fullmatch(r"[A-ZÜ0-9<“„].*[.!?]", text, re.DOTALL)
    return bool(whole) and "{" not in text.replace("{Co}", "") and "_" not in text


@pytest.mark.usefixtures("lang")
@pytest.mark.parametrize("code", WhimsyRefusal)
def test_every_refusal_has_a_sentence_of_its_own_with_its_facts(code: WhimsyRefusal) -> None:
    sentence = say(Refusal(code, FACTS), NAMES, "whimsy")
    assert is_a_sentence(sentence), sentence
    assert "?" not in sentence
    assert sentence != say(Refusal("no such code"))
    assert say(Refusal(code, FACTS), NAMES) == sentence
    assert "{" not in say(Refusal(code), game="whimsy")


@pytest.mark.usefixtures("lang")
def test_codes_are_told_apart_by_their_sentences() -> None:
    assert len({say(Refusal(code, FACTS), NAMES, "whimsy") for code in WhimsyRefusal}) == len(WhimsyRefusal)


def test_fault_36_too_few_word_cards_are_refused_with_the_numbers() -> None:
    facts = (("cards", 48), ("seats", 7), ("needed", 49), ("most", 6))
    assert say(Refusal(WhimsyRefusal.FEW_CARDS, facts), NAMES, "whimsy") == (
        "7 players need 49 word cards, and there are 48: enough for 6 players. "
        "Let more cards in, or take somebody out."
    )


def test_an_envelope_is_told_its_number_of_cards() -> None:
    def count(least: int, most: int) -> str:
        facts = (("cards", 3), ("least", least), ("most", most))
        return say(Refusal(WhimsyRefusal.COUNT, facts), NAMES, "whimsy")

    assert count(2, 2) == "Exactly 2 cards belong into the envelope."
    assert count(1, 7) == "Put 1 to 7 cards into the envelope."


def test_an_option_outside_its_range_is_told_by_what_it_is() -> None:
    glass = (("option", "soft_glass_s"), ("value", 5), ("least", 10), ("most", 300))
    assert "10 to 300 seconds, not for 5" in say(Refusal(WhimsyRefusal.OPTION, glass), NAMES, "whimsy")
    referee = (("option", "first_referee"), ("value", 9), ("least", 0), ("most", 3))
    assert "referees first" in say(Refusal(WhimsyRefusal.OPTION, referee), NAMES, "whimsy")


@pytest.mark.usefixtures("lang")
def test_the_setup_notes_what_it_does_not_refuse() -> None:
    tight = whimsy.note(Refusal(WhimsyNote.TIGHT, (("cards", 50), ("seats", 7), ("enough", 91))))
    uneven = whimsy.note(
        Refusal(WhimsyNote.UNEVEN, (("rounds", 12), ("seats", 5), ("more", 2), ("even", 10)))
    )
    for text, numbers in ((tight, ("50", "91")), (uneven, ("2", "10"))):
        assert is_a_sentence(text)
        assert all(number in text for number in numbers)


@pytest.mark.usefixtures("lang")
def test_variants_lengths_and_reasons_have_words_of_their_own() -> None:
    assert len({whimsy.variant_name(variant) for variant in Variant}) == len(Variant)
    assert len({whimsy.variant_line(variant) for variant in Variant}) == len(Variant)
    assert "10" in whimsy.length_line(Length.NORMAL, 10)
    assert "10" not in whimsy.length_line(Length.SHORT, 10)
    said = [whimsy.why(reason, "goose") for reason in Why]
    assert len(set(said)) == len(Why)
    assert all(len(line.split()) <= 6 for line in said), said
    assert ["goose" in line for line in said] == [reason is not Why.SPEECHLESS for reason in Why]


@pytest.mark.usefixtures("lang")
def test_parts_of_speech_have_names_and_say_what_they_do() -> None:
    assert len({whimsy.part_name(part) for part in Part}) == len(Part)
    uses = [whimsy.part_use(part) for part in Part]
    assert len(set(uses)) == len(Part)
    assert all(is_a_sentence(use) for use in uses)


def some(event: type[Event], number: int) -> Event:
    """An event of this type with values that make sense."""
    answers = (
        Awarded(0, ("damp", "notary"), 1, 2, 2, False),
        Awarded(1, ("goose",), 2, 1, 0, True),
        Awarded(2, ("lukewarm", "lasagne"), 3, 0, 0, False),
    )
    values: dict[str, object] = {
        "prompt": "What is living in my shed",
        "words": ("damp", "notary"),
        "cards": (4, 5, 6)[:number],
        "answers": answers,
        "winners": (0,),
        "why": Why.SUITS,
        "word": "notary",
        "reason": "finished",
        "reshuffled": number == 1,
    }
    names = [field.name for field in msgspec.structs.fields(event) if field.name != "audience"]
    return event(**{name: values.get(name, number) for name in names})


@pytest.mark.parametrize("event", get_args(WhimsyEvent))
def test_fault_27_every_event_has_a_line_with_names_and_never_you(event: type[Event]) -> None:
    for number in (0, 1, 2):
        line = log_line(some(event, number), NAMES)
        assert is_a_sentence(line), line
        assert not re.search(r"\b[Yy]ou", line)
        if "seat" in event.__struct_fields__:
            assert NAMES[number] in line


def test_what_the_log_says_of_a_round() -> None:
    assert log_line(some(ChipsGiven, 3), NAMES) == (
        "Round 3: Ana “damp notary” 2, Ben “goose” 1, given back for a new hand "
        "and <b>Cem & {Co}</b> “lukewarm lasagne” 0."
    )
    left = ChipsGiven(
        round_number=1,
        referee=0,
        answers=(Awarded(1, ("goose",), 1, 1, 0, False),),
        why=None,
        word="",
    )
    assert log_line(left, NAMES) == "Round 1: Ben “goose” 1, given back."
    assert log_line(HandsRefilled(reshuffled=True), NAMES).endswith("the discards were shuffled in.")
