"""What all may see when the hands of a round are open: the most that was in each, and how words are written."""

from msgspec import Struct

from wordgames.games.pun.laying import best_rows, lexicons
from wordgames.games.pun.moves import Row
from wordgames.games.pun.view import HandView, PunOptions


class Most(Struct, frozen=True):
    """The most that was in a hand."""

    rows: tuple[Row, ...]
    letters: int
    laid: bool
    """Whether the hand has brought that much: what the table let count may be more than dictionaries find."""


def most_in(hand: HandView, options: PunOptions) -> Most:
    """The larger of what was laid and counts, and what the dictionaries find. Raises LexiconError."""
    rows = best_rows(hand.cards, options)
    letters = sum(len(row.cards) for row in rows)
    if letters > hand.points:
        return Most(rows, letters, False)
    laid = tuple(Row(tuple(card.card for card in one.cards), one.word) for one in hand.words if one.points)
    return Most(laid, hand.points, True)


def written(word: str, options: PunOptions) -> str:
    """How a word is written where its letters hide it, several ways apart: STRASSE is Straße. Else nothing.

    Raises LexiconError.
    """
    ways: dict[str, str] = {}
    for lexicon in lexicons(options):
        for way in lexicon.written(word):
            # Written large and small it is the same word to who reads it.
            ways.setdefault(way.casefold() if "ß" not in way else way.lower(), way)
    return "" if all(way.isascii() for way in ways) else " / ".join(ways.values())
