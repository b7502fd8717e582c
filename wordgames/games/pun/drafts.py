"""What a seat prepares all round: rows of words, and the order of its hand. A draft of the session, never a move.

A draft holds the cards as its owner last saw them. Whenever a hand has changed it is trimmed at once, looked at or not:
only so is a Pun card that was traded away and came back a Pun card again.
"""

from collections.abc import Sequence

from msgspec import Struct

from wordgames.games.pun.moves import Row


class PunDraft(Struct, frozen=True):
    """One seat's draft; plain enough for JSON."""

    order: tuple[int, ...] = ()
    """The cards of the hand as its owner last saw and sorted them."""
    rows: tuple[Row, ...] = ()
    """Words as far as they are laid; a row may be no word yet."""


def trim(draft: PunDraft, hand: Sequence[int]) -> PunDraft:
    """The draft without what the hand has lost; rows close up, and empty ones vanish.

    New cards are not added to `order`: their owner has not seen them yet (`is_seen`).
    """
    kept = frozenset(hand)
    rows = tuple(_kept_row(row, kept) for row in draft.rows)
    order = tuple(card for card in draft.order if card in kept)
    return PunDraft(order, tuple(row for row in rows if row.cards))


def _kept_row(row: Row, kept: frozenset[int]) -> Row:
    left = [(card, letter) for card, letter in zip(row.cards, row.word, strict=True) if card in kept]
    return Row(tuple(card for card, _ in left), "".join(letter for _, letter in left))


def seen(draft: PunDraft, hand: Sequence[int]) -> PunDraft:
    """The draft when its owner looks: trimmed, and new cards last in his order."""
    draft = trim(draft, hand)
    return PunDraft((*draft.order, *(card for card in hand if card not in draft.order)), draft.rows)


def is_seen(draft: PunDraft, hand: Sequence[int]) -> bool:
    """Whether the hand is as its owner last saw it: then at the count he need not be handed the screen (rules 12)."""
    return sorted(draft.order) == sorted(hand)
