"""What is told of an open hand afterwards: the most that was in it, and how its words are written."""

import pytest

from wordgames.games.pun.hindsight import most_in, written
from wordgames.games.pun.view import CardView, HandView, LaidView, PunOptions, RulingView

GERMAN = PunOptions(lang="de")
COUNTS = RulingView(True, "word", "table")


def hand(faces: str, laid: str = "", *, counts: bool = True) -> HandView:
    """A hand of these letters, of which a word was laid."""
    cards = tuple(CardView(number, face) for number, face in enumerate(faces))
    words = ()
    if laid:
        points = len(laid) if counts else 0
        words = (LaidView(laid, cards[: len(laid)], COUNTS if counts else None, not counts, points),)
    return HandView(0, cards, words, cards[len(laid) :], sum(word.points for word in words))


def test_the_most_in_a_hand_is_what_the_dictionaries_find() -> None:
    most = most_in(hand("TACZQ"), PunOptions())
    assert (most.letters, most.laid) == (3, False)
    assert [row.word for row in most.rows] in (["ACT"], ["CAT"])


def test_what_was_laid_is_shown_where_it_is_as_much_or_more() -> None:
    most = most_in(hand("CATZQ", "CAT"), PunOptions())
    assert (most.letters, most.laid) == (3, True)
    assert most.rows[0].cards == (0, 1, 2)
    more = most_in(hand("QXZVW", "QXZVW"), PunOptions())
    assert (more.letters, more.laid) == (5, True), "the table let it count"


def test_a_word_that_waits_is_not_the_most() -> None:
    most = most_in(hand("QXZVCAT", "QXZV", counts=False), PunOptions())
    assert (most.letters, most.laid) == (3, False)


@pytest.mark.parametrize(
    ("word", "way"),
    [
        ("STRASSE", "Straße"),
        ("OEL", "Öl"),
        ("GRUEN", "Grün"),
        ("MASSE", "Masse / Maße"),
        ("HAUS", ""),
        ("QXZ", ""),
    ],
)
def test_words_whose_letters_hide_how_they_are_written(word: str, way: str) -> None:
    assert written(word, GERMAN) == way


def test_english_words_hide_nothing() -> None:
    assert written("ZEBRA", PunOptions()) == ""
    assert written("OEL", PunOptions(also="de")) == "Öl"
