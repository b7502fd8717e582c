"""A card of a hand as it is read aloud."""

from __future__ import annotations

from wordgames.texts import _
from wordgames.ui.painting.word_cards import as_printed
from wordgames.ui.widgets.word_desk import Stop, WordDesk


def spoken(desk: WordDesk, stop: Stop) -> str:
    """Its word, the other one, whether the table wrote it, where it lies."""
    card = desk.laid(stop.card)
    words = as_printed(card.up)
    if card.double:
        words = _("{word}, on its head {other}").format(word=words, other=as_printed(card.down))
    if card.own:
        words = _("{word}, your own card").format(word=words)
    if stop.in_envelope:
        return _("{word}, in the envelope, number {n}").format(word=words, n=card.place)
    if card.place and not desk.closed:
        return _("{word}, number {n} in the envelope").format(word=words, n=card.place)
    return words
