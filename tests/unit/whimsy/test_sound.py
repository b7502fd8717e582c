"""What spelling tells of sound: marks for the referee beforehand, who decides."""

from __future__ import annotations

import pytest

from wordgames.games.whimsy.sound import alliterates, first_sound, rhymes, sounds_alike


@pytest.mark.parametrize(
    "texts",
    [
        ("damp", "dentist"),
        ("camel's", "kettle"),
        ("phantom", "ferret"),
        ("knitted", "notary"),
        ("wrinkled", "raincoat"),
        ("haunted", "hot-water bottle"),
        ("quick", "crab"),
        ("cellar", "salad"),
        ("Beige", "badger"),
        ("angry", "aunt"),
        ("big", "damp", "goose", "gander"),
        ("cheese-flavoured", "choirboy"),
    ],
)
def test_words_that_begin_alike_alliterate(texts: tuple[str, ...]) -> None:
    assert alliterates(texts)
    assert sounds_alike(texts)


@pytest.mark.parametrize(
    "texts",
    [
        ("shoe", "sock"),
        ("chicken", "camel"),
        ("three", "tigers"),
        ("giant", "knee", "lamp"),
        ("goose",),
        ("goose", "goose"),
        ("tower", "of", "the", "ogre"),
        ("full of", "the old"),
        (),
    ],
)
def test_words_that_begin_otherwise_the_same_word_and_small_ones_do_not(texts: tuple[str, ...]) -> None:
    assert not alliterates(texts)


@pytest.mark.parametrize(
    "texts", [("fat", "cat"), ("haunted", "wanted"), ("wobbly", "lamb", "ham", "jam"), ("free", "tree")]
)
def test_words_that_end_alike_from_a_vowel_on_rhyme(texts: tuple[str, ...]) -> None:
    assert rhymes(texts)


@pytest.mark.parametrize(
    "texts", [("goose", "trombone"), ("sofa", "opera house"), ("tv", "hmm"), ("pig", "pig")]
)
def test_others_do_not(texts: tuple[str, ...]) -> None:
    assert not rhymes(texts)
    assert not sounds_alike(texts)


def test_first_sounds() -> None:
    assert first_sound("camel") == first_sound("kettle") == "k"
    assert first_sound("knight") == "n"
    assert first_sound("") == ""
