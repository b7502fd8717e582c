"""Steps of laying an envelope: what a draft becomes when a card goes in, comes back, moves, or is turned over.

No step loses a card or makes one: whatever is asked for, the cards of `order` stay the same cards.
"""

from wordgames.games.whimsy.drafts import WhimsyDraft
from wordgames.games.whimsy.moves import Played


def place_of(draft: WhimsyDraft, card: int) -> int:
    """Where in the envelope a card lies, from 1; 0 where it is in the hand."""
    return next((i for i, played in enumerate(draft.envelope, 1) if played.card == card), 0)


def put_in(draft: WhimsyDraft, card: int, place: int | None = None) -> WhimsyDraft:
    """The card in the envelope, read at `place` (from 0; None: last); it may lie in it before."""
    if card not in draft.order:
        return draft
    rest = [played for played in draft.envelope if played.card != card]
    at = len(rest) if place is None else min(max(place, 0), len(rest))
    rest.insert(at, Played(card, card in draft.turned))
    return WhimsyDraft(draft.order, tuple(rest), draft.turned)


def take_back(draft: WhimsyDraft, card: int) -> WhimsyDraft:
    """The card in the hand again."""
    rest = tuple(played for played in draft.envelope if played.card != card)
    return WhimsyDraft(draft.order, rest, draft.turned)


def move(draft: WhimsyDraft, card: int, index: int) -> WhimsyDraft:
    """The card at this place of the hand, from 0: the order is its owner's own."""
    if card not in draft.order:
        return draft
    order = [other for other in draft.order if other != card]
    order.insert(min(max(index, 0), len(order)), card)
    return WhimsyDraft(tuple(order), draft.envelope, draft.turned)


def turn(draft: WhimsyDraft, card: int) -> WhimsyDraft:
    """A double card the other way up, wherever it lies."""
    if card not in draft.order:
        return draft
    if card in draft.turned:
        turned = tuple(other for other in draft.turned if other != card)
    else:
        turned = (*draft.turned, card)
    envelope = tuple(Played(one.card, one.card in turned) for one in draft.envelope)
    return WhimsyDraft(draft.order, envelope, turned)


def emptied(draft: WhimsyDraft) -> WhimsyDraft:
    """All cards in the hand, as after a mulligan or another prompt."""
    return WhimsyDraft(draft.order, (), draft.turned)


def refilled(draft: WhimsyDraft, cards: tuple[Played, ...]) -> WhimsyDraft:
    """These in the envelope, as they lay in the closed one that its owner opens again, each with the word it showed."""
    order = (*draft.order, *(one.card for one in cards if one.card not in draft.order))
    laid = {one.card: one.turned for one in cards}
    turned = tuple(card for card in order if laid.get(card, card in draft.turned))
    return WhimsyDraft(order, cards, turned)
