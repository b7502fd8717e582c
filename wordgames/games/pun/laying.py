"""Rows out of a hand: the best there are, for computers, for who wants it laid, and for all to see after a round."""

from collections.abc import Iterable, Sequence
from functools import cache

from wordgames.games.pun.moves import Row
from wordgames.games.pun.view import CardView, PunOptions
from wordgames.lexicon import Kind, Lexicon
from wordgames.lexicon.laying import LaidWord, best_laying
from wordgames.lexicon.strips import Wanted
from wordgames.lexicon.subjects import Subject, subject_forms


def lexicons(options: PunOptions) -> tuple[Lexicon, ...]:
    """The word lists of all languages that are played. Raises LexiconError."""
    return tuple(Lexicon.open(lang) for lang in options.languages)


def wanted(options: PunOptions, min_band: int | None = None) -> Wanted:
    """Which words count, or with a band those that somebody knows, crude and rare ones left out.

    The lists have no words of one letter but the English A and I, which count where words of two do.
    """
    shortest = 1 if options.min_length == 2 else options.min_length
    if min_band is None:
        return Wanted(kinds=Kind.WORD, min_length=shortest)
    return Wanted(kinds=Kind.WORD, min_length=shortest, min_band=min_band, rare=False, crude=False)


@cache
def subject_words(options: PunOptions) -> frozenset[str] | None:
    """The words of the subject that is played; None where all words count. Raises LexiconError."""
    if options.subject is None:
        return None
    subject = Subject(options.subject)
    return frozenset[str]().union(*(subject_forms(subject, lang) for lang in options.languages))


def best_rows(cards: Sequence[CardView], options: PunOptions) -> tuple[Row, ...]:
    """The words that take most cards of a hand, by the lexicons of the game. Raises LexiconError."""
    faces = "".join(card.face for card in cards)
    laid = best_laying(lexicons(options), faces, wanted(options), subject_words(options))
    return rows_of(laid, cards)


def rows_of(laid: Iterable[LaidWord], cards: Sequence[CardView]) -> tuple[Row, ...]:
    """Words as rows of these cards, the first of equal ones."""
    left: dict[str, list[int]] = {}
    for card in cards:
        left.setdefault(card.face, []).append(card.card)
    return tuple(Row(tuple(left[face].pop(0) for face in word.cards), word.word) for word in laid)


def most(cards: Sequence[CardView], options: PunOptions) -> int:
    """The most letters that are in a hand. Raises LexiconError."""
    return sum(len(row.cards) for row in best_rows(cards, options))
