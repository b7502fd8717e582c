"""Computers that play Word Whimsy: they say what would please the referee, and referee by a taste of their own.

They see what everybody on their seat sees, and ask whose an envelope is as little as the rules let them know it. What
is as good as something else the dice decide.
"""

from bisect import bisect_right
from functools import lru_cache
from itertools import accumulate
from math import exp
from typing import Final

from wordgames.core.rng import Dice
from wordgames.games.whimsy.learning import Known, known_of, taste_to_please
from wordgames.games.whimsy.material import Prompt
from wordgames.games.whimsy.moves import Close, Move, Mulligan, Rank
from wordgames.games.whimsy.phrasing import Phrase, phrases
from wordgames.games.whimsy.reading import hear
from wordgames.games.whimsy.reasons import reason
from wordgames.games.whimsy.sound import sounds_alike
from wordgames.games.whimsy.taste import OPEN, TASTES, blend, worth
from wordgames.games.whimsy.temperament import Temperament, temperament
from wordgames.games.whimsy.variants import PIECES
from wordgames.games.whimsy.view import CardView, Variant, WhimsyView

CHOOSES_MS: Final = {Temperament.DREAMY: 11_000, Temperament.CHEEKY: 8_000, Temperament.DRY: 6_000}
"""How long the first card takes, on an average; each further one a little more."""
CARD_MS: Final = 1_200
RANKS_MS: Final = 3_000
"""How long a ranking takes, on an average; a little more for each phrase."""
PHRASE_MS: Final = 1_200
OWN_SHARE: Final = 0.35
"""How much of its own taste a computer keeps while it looks for what would please another."""
_WHIM: Final = 0.25
"""How far below the best a phrase may be and still be said every third time that the best is."""
_CANDIDATES: Final = 8
_AS_GOOD: Final = 0.05
"""Two phrases that are no further apart are as good as each other."""
_POOR: Final = 2.6
"""A hand that has nothing better to say, to somebody of whom nothing is known, is worth a chip to be rid of."""


class WhimsyBot:
    """A computer on any seat of Word Whimsy; its temperament is in the view."""

    def choose(self, view: WhimsyView, options: tuple[Move, ...], dice: Dice) -> tuple[Move, int]:
        """The next move of this seat, and how long a person would take for it."""
        bits, _ = dice.bits()
        dice = Dice.seeded(bits + view.round_number)
        share, dice = dice.unit()
        pace, mine = 0.6 + 0.8 * share, temperament(view.seats[view.viewer].player)
        assert view.prompt is not None
        if view.to_rank:
            return rank(view, view.prompt, dice), round(pace * (RANKS_MS + PHRASE_MS * len(view.to_rank)))
        hand = view.seats[view.viewer].hand
        assert hand is not None
        if Mulligan() in options and throws_away(view, view.prompt, hand):
            return Mulligan(), round(pace * CHOOSES_MS[mine])
        said = answer(view, view.prompt, hand, dice)
        return Close(said.cards), round(pace * (CHOOSES_MS[mine] + CARD_MS * len(said.cards)))


def answer(view: WhimsyView, prompt: Prompt, hand: tuple[CardView, ...], dice: Dice) -> Phrase:
    """One of the phrases that would please the referee most, with a little of the computer's own taste."""
    own = temperament(view.seats[view.viewer].player)
    found = _possible(hand, prompt, view.variant, known_of(view), own)[:_CANDIDATES]
    bounds = tuple(accumulate(exp((phrase.worth - found[0].worth) / _WHIM) for phrase in found))
    drawn, _ = dice.unit()
    return found[bisect_right(bounds[:-1], drawn * bounds[-1])]


@lru_cache(maxsize=32)
def _possible(
    hand: tuple[CardView, ...], prompt: Prompt, variant: Variant | None, known: Known | None, own: Temperament
) -> tuple[Phrase, ...]:
    """The best for a referee of whom this is known, or for anybody. Kept, as a computer is asked again after each move
    of the others.
    """
    taste = OPEN if known is None else blend(taste_to_please(known), TASTES[own], OWN_SHARE)
    piece = PIECES[variant]
    return phrases(hand, prompt, taste, fewest=piece.fewest, most=piece.most, alike=piece.fulfils)


def throws_away(view: WhimsyView, prompt: Prompt, hand: tuple[CardView, ...]) -> bool:
    """Whether seven new cards are worth the chip that this answer would earn: never at the end, where none follows."""
    if view.round_number == view.rounds:
        return False
    own = temperament(view.seats[view.viewer].player)
    return _possible(hand, prompt, view.variant, None, own)[0].worth < _POOR


def rank(view: WhimsyView, prompt: Prompt, dice: Dice) -> Rank:
    """By the computer's own taste, and why; with a condition those phrases that meet it before all others."""
    me = view.seats[view.viewer].player
    taste = TASTES[temperament(me)]
    open_cards = {envelope.slot: envelope.cards or () for envelope in view.envelopes}
    words = {slot: [card.word for card in open_cards[slot]] for slot in view.to_rank}
    heard = {slot: hear(words[slot], prompt) for slot in view.to_rank}
    fulfil = PIECES[view.variant].fulfils
    good = {slot for slot in view.to_rank if fulfil and sounds_alike(word.text for word in words[slot])}
    drawn, _ = dice.shuffle(view.to_rank)
    order = sorted(drawn, key=lambda slot: (slot not in good, -round(worth(taste, heard[slot]) / _AS_GOOD)))
    before = [finished.why for finished in view.shown if finished.referee == view.viewer]
    why, word = reason(
        taste, heard[order[0]], [heard[slot] for slot in order[1:]], before[-1] if before else None
    )
    return Rank(tuple(order), tuple(slot for slot in order if slot in good), why, word)
