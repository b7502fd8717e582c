"""What a seat prepares before it closes its envelope, and the table before chips are given. Drafts of the session."""

from collections.abc import Sequence

from msgspec import Struct

from wordgames.games.whimsy.moves import Played


class WhimsyDraft(Struct, frozen=True):
    """One seat's draft; plain enough for JSON. It goes on from round to round."""

    order: tuple[int, ...] = ()
    """The cards of the hand, those in the open envelope included, as their owner sorted them."""
    envelope: tuple[Played, ...] = ()
    """What lies in the open envelope so far, in reading order, the first on top."""
    turned: tuple[int, ...] = ()
    """Double cards of the hand whose second word is up, whether they lie in the envelope or not."""


class RankDraft(Struct, frozen=True):
    """The podium so far: kept under `TABLE` where the referee ranks in the open, else under the seat that ranks."""

    round_number: int = 0
    """Of another round it is no draft any more."""
    places: tuple[int | None, ...] = ()
    """The slot on each place, best first; None where there is none yet."""
    fulfils: tuple[int, ...] = ()
    """Variant *Rhyme or alliterate*: the slots whose phrases do, as ticked so far."""


def seen(draft: WhimsyDraft, hand: Sequence[int]) -> WhimsyDraft:
    """The draft when its owner looks: what has left the hand is gone, new cards are last in his order.

    `hand` has all his cards, those of a closed envelope not among them.
    """
    kept = frozenset(hand)
    order = [card for card in draft.order if card in kept]
    order += [card for card in hand if card not in draft.order]
    return WhimsyDraft(
        tuple(order),
        tuple(played for played in draft.envelope if played.card in kept),
        tuple(card for card in draft.turned if card in kept),
    )
