"""The five house variants (rules, Word Whimsy 10): each says where it does otherwise than the rulebook's game.

A variant is a piece that the rules ask at the few places where variants differ; the plain game is the piece that all of
them begin from.
"""

from fractions import Fraction
from typing import Final

from wordgames.core.game import Refusal
from wordgames.core.players import Seat
from wordgames.games.whimsy.moves import HAND, Rank
from wordgames.games.whimsy.refusals import WhimsyRefusal as Code
from wordgames.games.whimsy.state import Ranking, WhimsyState
from wordgames.games.whimsy.view import Variant

FOUR = 4
"""Seats from which everybody may rank: with fewer an answerer would have nothing to choose between."""


class Plain:
    """The rulebook's game."""

    least_seats = 3
    spare_cards = 0
    """Word cards that it needs beside the hands."""
    fewest = 1
    """Cards of an answer (rulebook, Playing a Turn 2)."""
    most = HAND
    mulligan = False
    """Whether a hand may be exchanged."""
    fulfils = False
    """Whether the referee says which phrases meet a condition."""
    everybody = False
    """Whether each ranks for himself, unseen."""

    def rankers(self, state: WhimsyState) -> tuple[Seat, ...]:
        """Who ranks, in the order in which a screen is passed."""
        return (state.referee,)

    def check_order(self, move: Rank) -> Refusal | None:
        """Why these answers may not stand in this order."""
        return Refusal(Code.BELOW) if move.fulfils else None

    def order(self, state: WhimsyState) -> tuple[int, ...]:
        """The answers from best to worst, when everybody who ranks has."""
        return _of(state, state.referee).order


class ShortAndSweet(Plain):
    """Exactly two cards."""

    fewest = most = 2


class FullHouse(Plain):
    """All seven cards."""

    fewest = most = HAND


class RhymeOrAlliterate(Plain):
    """Two words of a phrase must; the referee says which phrases do, and ranks those that don't below them."""

    fulfils = True

    def check_order(self, move: Rank) -> Refusal | None:
        """Those that do come first."""
        good = set(move.order[: len(move.fulfils)]) == set(move.fulfils)
        return None if good and len(set(move.fulfils)) == len(move.fulfils) else Refusal(Code.BELOW)


class EverybodyRanks(Plain):
    """Referee and answerers rank, nobody his own; the mean place decides, the referee breaks ties."""

    least_seats = FOUR
    everybody = True

    def rankers(self, state: WhimsyState) -> tuple[Seat, ...]:
        """From the referee's left, he himself last; not who is away, or has nothing but his own."""
        here = state.here_from_left_of(state.referee)
        return tuple(
            seat for seat in here if seat == state.referee or (to_rank(state, seat) and not state.out[seat])
        )

    def order(self, state: WhimsyState) -> tuple[int, ...]:
        """By the mean of the places that those who could rank an answer gave it."""
        judged = _of(state, state.referee).order
        return tuple(sorted(judged, key=lambda slot: (_mean_place(state, slot), judged.index(slot))))


class MulliganOnce(Plain):
    """Once a game seven new cards, paid with the chip of the answer."""

    spare_cards = HAND
    mulligan = True


PIECES: Final[dict[Variant | None, Plain]] = {
    None: Plain(),
    Variant.SHORT_AND_SWEET: ShortAndSweet(),
    Variant.FULL_HOUSE: FullHouse(),
    Variant.RHYME_OR_ALLITERATE: RhymeOrAlliterate(),
    Variant.EVERYBODY_RANKS: EverybodyRanks(),
    Variant.MULLIGAN: MulliganOnce(),
}
"""What the rules ask, by the variant that is played."""


def piece(state: WhimsyState) -> Plain:
    """What is played here."""
    return PIECES[state.variant]


def to_rank(state: WhimsyState, seat: Seat) -> tuple[int, ...]:
    """The slots that a seat ranks: all but its own, by slot."""
    return tuple(envelope.slot for envelope in state.envelopes if envelope.seat != seat)


def _of(state: WhimsyState, seat: Seat) -> Ranking:
    return next(ranking for ranking in state.rankings if ranking.seat == seat)


def _mean_place(state: WhimsyState, slot: int) -> Fraction:
    places = [ranking.order.index(slot) for ranking in state.rankings if slot in ranking.order]
    return Fraction(sum(places), len(places))
