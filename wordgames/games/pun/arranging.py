"""Laying rows of words from a hand, one step after the other: pure steps from draft to draft.

A Pun card that lies in a row and stands for no letter yet has `PUN_CARD` in the row's word. Whatever is done, a draft
keeps every card of the hand, and each lies in one row at most.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from wordgames.games.pun.drafts import PunDraft
from wordgames.games.pun.moves import PUN_CARD, Row

LOOSE: Final = -1
"""In the place of a row: the letters that lie in none."""


class Spot(Struct, frozen=True):
    """A place for a card: before the card that lies there now, or behind the last one."""

    row: int
    """A row's number from 0, the number of rows for a new one, or `LOOSE`."""
    place: int = 0
    """From 0; as large as you like for the last one."""


def loose(draft: PunDraft) -> tuple[int, ...]:
    """The cards in no row, in their owner's order."""
    laid = {card for row in draft.rows for card in row.cards}
    return tuple(card for card in draft.order if card not in laid)


def flow(draft: PunDraft) -> tuple[int, ...]:
    """All cards as they lie: row after row, the loose ones last."""
    return (*(card for row in draft.rows for card in row.cards), *loose(draft))


def spot_of(draft: PunDraft, card: int) -> Spot:
    """Where a card of the hand lies."""
    for number, row in enumerate(draft.rows):
        if card in row.cards:
            return Spot(number, row.cards.index(card))
    return Spot(LOOSE, loose(draft).index(card))


def letter_of(draft: PunDraft, card: int) -> str:
    """What a card stands for where it lies in a row (`PUN_CARD`: nothing yet); nothing for a loose one."""
    for row in draft.rows:
        if card in row.cards:
            return row.word[row.cards.index(card)]
    return ""


def put(draft: PunDraft, cards: Sequence[int], spot: Spot, faces: Mapping[int, str]) -> PunDraft:
    """The draft with these cards, in this order, at a spot. A Pun card that leaves the rows is a Pun card again."""
    letters = {card: letter_of(draft, card) or faces[card] for card in cards}
    moved = [card for card in dict.fromkeys(cards) if card in draft.order]
    there = _cards_at(draft, spot.row)
    # Cards that move away from before the spot take it along.
    before = [card for card in there[: spot.place] if card not in moved]
    rows = [_without(row, moved) for row in draft.rows]
    order = [card for card in draft.order if card not in moved]
    if spot.row == LOOSE:
        behind = next((card for card in there[spot.place :] if card not in moved), None)
        at = len(order) if behind is None else order.index(behind)
        return PunDraft((*order[:at], *moved, *order[at:]), _not_empty(rows))
    word = "".join(letters[card] for card in moved)
    if spot.row >= len(rows):
        rows.append(Row(tuple(moved), word))
    else:
        row, at = rows[spot.row], len(before)
        rows[spot.row] = Row((*row.cards[:at], *moved, *row.cards[at:]), row.word[:at] + word + row.word[at:])
    return PunDraft(draft.order, _not_empty(rows))


def set_letter(draft: PunDraft, card: int, letter: str) -> PunDraft:
    """A Pun card in a row stands for this letter from now on; `PUN_CARD`: for none."""
    rows = tuple(
        Row(
            row.cards,
            "".join(letter if one == card else old for one, old in zip(row.cards, row.word, strict=True)),
        )
        for row in draft.rows
    )
    return PunDraft(draft.order, rows)


def dissolve(draft: PunDraft, row: int) -> PunDraft:
    """A row's letters are loose again, at the places that they have in their owner's order."""
    return PunDraft(draft.order, (*draft.rows[:row], *draft.rows[row + 1 :]))


def sort(draft: PunDraft, faces: Mapping[int, str]) -> PunDraft:
    """Loose letters in the order of the alphabet, Pun cards last; those in rows keep their places."""
    free = loose(draft)
    ranked = iter(sorted(free, key=lambda card: (faces[card] == PUN_CARD, faces[card])))
    return PunDraft(tuple(next(ranked) if card in free else card for card in draft.order), draft.rows)


def complete(draft: PunDraft) -> tuple[Row, ...]:
    """The rows that can be laid: those with a Pun card that stands for nothing are no words."""
    return tuple(row for row in draft.rows if PUN_CARD not in row.word)


def _cards_at(draft: PunDraft, row: int) -> tuple[int, ...]:
    if row == LOOSE:
        return loose(draft)
    return draft.rows[row].cards if row < len(draft.rows) else ()


def _without(row: Row, cards: Sequence[int]) -> Row:
    left = [(card, letter) for card, letter in zip(row.cards, row.word, strict=True) if card not in cards]
    return Row(tuple(card for card, _ in left), "".join(letter for _, letter in left))


def _not_empty(rows: Sequence[Row]) -> tuple[Row, ...]:
    return tuple(row for row in rows if row.cards)
