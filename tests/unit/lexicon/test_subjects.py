"""The subjects of "Stadt, Land, Pun"."""

from __future__ import annotations

from pathlib import Path

import pytest

from wordgames.lexicon import Kind, Lexicon, LexiconError, LexiconFault
from wordgames.lexicon.subjects import Subject, _read, subject_forms

EVERY = [(subject, language) for subject in Subject for language in ("en", "de")]
SOME = {
    (Subject.ANIMALS, "en"): "CAT CATS DOG MOUSE MICE GOOSE GEESE ANT OX OXEN EEL YAK WOLVES",
    (Subject.ANIMALS, "de"): "HUND HUNDE KUH KUEHE AAL AI EMU BAER BAEREN VOGEL VOEGEL MAUS MAEUSE",
    (Subject.FOOD, "en"): "APPLE APPLES BREAD EGG HAM PIE TEA LOAVES",
    (Subject.FOOD, "de"): "APFEL AEPFEL BROT EI EIER OEL MUS TEE KAESE KLOESSE NUSS",
    (Subject.PLACES, "en"): "CITY CITIES TOWN INN PUB ZOO BEACH BEACHES WHARVES",
    (Subject.PLACES, "de"): "STADT STAEDTE LAND LAENDER AU TAL TAELER SEE STRASSE FLUSS FLUESSE",
    (Subject.PLANTS, "en"): "OAK OAKS FIR ROSE IVY DAISY DAISIES CACTI",
    (Subject.PLANTS, "de"): "ROSE EICHE TANNE KLEE BAUM BAEUME GRAS GRAESER STIEFMUETTERCHEN",
    (Subject.BODY, "en"): "ARM EYE EYES FOOT FEET TOOTH TEETH LIP TOE",
    (Subject.BODY, "de"): "ARM OHR OHREN FUSS FUESSE ZAHN ZAEHNE ZEH PO KNIE",
    (Subject.HOME, "en"): "BED CUP KNIFE KNIVES PAN RUG TABLE DISHES",
    (Subject.HOME, "de"): "TISCH TUER TUEREN STUHL STUEHLE UHR TASSE LOEFFEL",
}


@pytest.mark.parametrize(("subject", "language"), EVERY)
def test_a_subject_has_many_words_and_each_is_one(subject: Subject, language: str) -> None:
    forms = subject_forms(subject, language)
    lexicon = Lexicon.open(language)
    assert len(forms) >= 300
    entries = {form: lexicon.automaton.find(form) for form in forms}
    assert [form for form, found in entries.items() if not found or not found[0] & Kind.WORD] == []
    assert any(len(form) <= 3 for form in forms)


@pytest.mark.parametrize(("subject", "language"), EVERY)
def test_everyday_words_of_a_subject_are_in_it(subject: Subject, language: str) -> None:
    assert set(SOME[subject, language].split()) - subject_forms(subject, language) == set()


def test_a_subject_is_not_everything() -> None:
    for language in ("en", "de"):
        assert "ROSE" not in subject_forms(Subject.ANIMALS, language)
        assert "ARM" not in subject_forms(Subject.FOOD, language)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (None, LexiconFault.MISSING),
        ("animals = ", LexiconFault.DAMAGED),
        ('animals = "CAT"', LexiconFault.DAMAGED),
        ("".join(f"{subject.value} = 1\n" for subject in Subject), LexiconFault.DAMAGED),
    ],
)
def test_fault_10_subjects_that_are_missing_or_damaged(
    tmp_path: Path, text: str | None, fault: LexiconFault
) -> None:
    path = tmp_path / "en.toml"
    if text is not None:
        path.write_text(text)
    with pytest.raises(LexiconError) as caught:
        _read(path, "en")
    assert (caught.value.fault, caught.value.language) == (fault, "en")


def test_fault_10_a_language_without_subjects_is_an_error() -> None:
    with pytest.raises(LexiconError):
        subject_forms(Subject.FOOD, "xx")
