"""The German list as it is shipped: what is a word, and how it is written."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from wordgames.core.resources import resource_root
from wordgames.lexicon import Kind, Lexicon, LexiconError, LexiconFault, Reason, Use, judge_in
from wordgames.lexicon.spelling import CAPITAL, SMALL, decode, encode

DATA = Path(__file__).parents[2] / "data"


@pytest.fixture(scope="module")
def german() -> Lexicon:
    return Lexicon.open("de")


@pytest.mark.parametrize("use", list(Use))
def test_the_probe_is_98_percent_right(german: Lexicon, use: Use) -> None:
    with (DATA / "probe_de.tsv").open(encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file, delimiter="\t") if row["category"] != "name_contested"]
    wrong = []
    for row in rows:
        right = row["is_word"] == "1" or (use is Use.PUNCHLINE and row["is_name"] == "1")
        if german.judge(row["word"], use).accepted != right:
            wrong.append(row["word"])
    assert len(rows) > 140
    assert len(wrong) <= len(rows) / 50, wrong


def test_fault_01_everyday_words_pass(german: Lexicon) -> None:
    lines = (DATA / "common_de.txt").read_text("utf-8").splitlines()
    words = {word for line in lines if not line.startswith("#") for word in line.split()}
    assert len(words) >= 300
    for use in Use:
        assert [word for word in sorted(words) if not german.judge(word, use).accepted] == []


@pytest.mark.parametrize(
    "word", ["KG", "IV", "TV", "USW", "KFZ", "BZW", "LKW", "GMBH", "ZUGZUGZUG", "B", "I", "A", "CM"]
)
def test_fault_02_what_only_spell_checkers_take(german: Lexicon, word: str) -> None:
    for use in Use:
        assert not german.judge(word, use).accepted


@pytest.mark.parametrize("word", ["KG", "IV", "TV", "USW", "KFZ", "BZW"])
def test_fault_02_an_abbreviation_is_called_one(german: Lexicon, word: str) -> None:
    assert german.judge(word, Use.PUN).reason is Reason.ABBREVIATION


@pytest.mark.parametrize("word", ["KLAUS", "STEFAN", "BERLIN", "BERLINS", "MÜNCHEN", "Muenchen", "SONY"])
def test_fault_03_a_name_alone_is_no_word(german: Lexicon, word: str) -> None:
    judged = german.judge(word, Use.PUN)
    assert not judged.accepted
    assert judged.reason is Reason.NAME
    assert german.judge(word, Use.PUNCHLINE).accepted


@pytest.mark.parametrize("word", ["ERNST", "WOLF", "MARK", "ROSE", "KÖNIG", "Weber", "BAYERN"])
def test_fault_03_a_noun_that_is_also_a_name_is_a_word(german: Lexicon, word: str) -> None:
    entry = german.lookup(word)
    assert entry
    assert entry.kinds & Kind.NAME
    assert german.judge(word, Use.PUN).accepted


def test_fault_10_a_missing_list_is_an_error_and_no_other_list(
    german: Lexicon, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wordgames.lexicon.lexicon.resource_root", lambda: tmp_path)
    Lexicon.open.cache_clear()
    from wordgames.lexicon import lexicon

    lexicon._spellings.cache_clear()
    try:
        for ask in (lambda: Lexicon.open("de"), lambda: german.written("STRASSE")):
            with pytest.raises(LexiconError) as caught:
                ask()
            assert (caught.value.fault, caught.value.language) == (LexiconFault.MISSING, "de")
    finally:
        Lexicon.open.cache_clear()


def test_fault_12_two_spellings_of_one_form(german: Lexicon) -> None:
    assert german.judge("MASSE", Use.PUN).accepted
    assert german.written("MASSE") == german.written("Maße") == ("Masse", "Maße")


def test_fault_12_a_name_that_folds_onto_a_word_does_not_block_it(german: Lexicon) -> None:
    # Möller the founder's word and Moeller the name, Goethe's Groß and groß.
    for word in ("GROSS", "KLEIN", "KOENIG", "MUELLER"):
        entry = german.lookup(word)
        assert entry
        assert entry.kinds == Kind.WORD | Kind.NAME
        assert german.judge(word, Use.PUN).accepted


@pytest.mark.parametrize(("typed", "letters"), [("Öl", "OEL"), ("grün", "GRUEN"), ("Straße", "STRASSE")])
def test_fault_13_umlauts_count_as_two_letters(german: Lexicon, typed: str, letters: str) -> None:
    for word in (typed, letters):
        assert german.judge(word, Use.PUN, min_length=len(letters)).accepted
        assert not german.judge(word, Use.PUN, min_length=len(letters) + 1).accepted


@pytest.mark.parametrize("word", ["GRUN", "OL", "STRASE", "SCHON"])
def test_an_umlaut_is_not_its_plain_letter(german: Lexicon, word: str) -> None:
    assert german.judge(word, Use.PUN).accepted == (word == "SCHON")


def test_compounds_are_words_and_run_together_words_are_not(german: Lexicon) -> None:
    for word in ("HANDSCHUH", "FUSSBALL", "ZUG", "KARTE", "TURN"):
        assert german.judge(word, Use.PUN).accepted
    assert not german.judge("GAMETURN", Use.PUN).accepted


@pytest.mark.parametrize(
    ("form", "written"),
    [
        ("STRASSE", ("Straße",)),
        ("oel", ("Öl", "öl")),
        ("GRUEN", ("Grün", "grün")),
        ("CAFE", ("Café",)),
        ("LAUFEN", ("Laufen", "laufen")),
        ("POESIE", ("Poesie",)),
        ("KUSS", ("Kuss",)),
        ("FLOSS", ("Floß", "floss")),
        ("BUSSE", ("Busse", "Buße")),
        ("ABENTEUER", ("Abenteuer",)),
        ("MUENCHEN", ("München",)),
        ("SCHIESSUEBUNGEN", ("Schießübungen",)),
        ("KUESSTE", ("küsste",)),
        ("XQZV", ()),
        ("zwei Worte", ()),
    ],
)
def test_a_word_is_shown_as_it_is_written(german: Lexicon, form: str, written: tuple[str, ...]) -> None:
    assert german.written(form) == written


@pytest.mark.parametrize(
    ("text", "code", "bit"),
    [
        ("Straße", "STRA^E", CAPITAL),
        ("überall", "]BERALL", SMALL),
        ("ÄÖÜ", "[\\]", CAPITAL),
        ("Café", "CAF_", CAPITAL),
        ("Cafe\u0301", "CAF_", CAPITAL),
        ("à", "A", SMALL),
    ],
)
def test_spellings_are_kept_in_31_letters(text: str, code: str, bit: int) -> None:
    assert encode(text) == (code, bit)


@pytest.mark.parametrize("text", ["Straße", "öd", "Öl", "wäre", "Café", "müßig", "Ähre"])
def test_a_spelling_survives_packing(text: str) -> None:
    assert decode(*encode(text)) == text


def test_english_hides_no_spelling() -> None:
    assert Lexicon.open("en").written("CAFE") == ()


def test_good_if_either_language_accepts(german: Lexicon) -> None:
    english = Lexicon.open("en")
    assert judge_in([english, german], "GAME", Use.PUN).accepted
    assert judge_in([english, german], "SPIEL", Use.PUN).accepted
    assert not judge_in([german], "GAME", Use.PUN).accepted
    assert judge_in([english, german], "KFZ", Use.PUN).reason is Reason.ABBREVIATION
    assert judge_in([english, german], "BERLIN", Use.PUN).reason is Reason.NAME
    assert not judge_in([english, german], "ZUG", Use.PUN, min_length=4).accepted


def test_both_lists_and_the_spellings_are_small() -> None:
    files = ("en.dafsa", "de.dafsa", "de.spellings.dafsa")
    assert sum((resource_root() / "lexicon" / name).stat().st_size for name in files) < 8_000_000


def test_crude_words_count_and_are_marked(german: Lexicon) -> None:
    entry = german.lookup("Scheiße")
    assert entry
    assert entry.crude
    assert german.judge("Scheiße", Use.PUN).accepted
    kind = german.lookup("Kind")
    assert kind
    assert not kind.crude
