"""Computers that play Word Whimsy: phrases by what a prompt asks for, chips by the same taste."""

from collections.abc import Iterable

from wordgames.core.rng import Dice
from wordgames.games.whimsy.material import Prompt, Word
from wordgames.games.whimsy.moves import Close, Move, Played, Rank, Why
from wordgames.games.whimsy.sound import sounds_alike
from wordgames.games.whimsy.tags import Part
from wordgames.games.whimsy.variants import PIECES
from wordgames.games.whimsy.view import CardView, PlayedView, WhimsyView

THINKS_MS = 9_000
"""Mean time for an answer, and for a ranking."""
ORDER = (Part.OWNER, Part.VERB, Part.ADJECTIVE, Part.NOUN, Part.LINK)
"""Parts of speech in the order in which they read well; a noun ends the phrase."""


class WhimsyBot:
    """A computer on any seat of Word Whimsy."""

    def choose(self, view: WhimsyView, options: tuple[Move, ...], dice: Dice) -> tuple[Move, int]:
        """The next move of this seat, and how long a person would take for it."""
        bits, _ = dice.bits()
        dice = Dice.seeded(bits + view.round_number)
        share, dice = dice.unit()
        time = round(THINKS_MS * (0.5 + share))
        assert view.prompt is not None
        if view.to_rank:
            return rank(view, view.prompt), time
        hand = view.seats[view.viewer].hand
        assert hand is not None
        return Close(answer(view, view.prompt, hand, dice)), time


def suits(words: Iterable[Word], prompt: Prompt) -> int:
    """How many of the tags that a prompt asks for are in some words."""
    tags = [tag for word in words for tag in word.tags]
    return sum(tags.count(tag) > 0 for tag in prompt.asks)


def answer(view: WhimsyView, prompt: Prompt, hand: tuple[CardView, ...], dice: Dice) -> tuple[Played, ...]:
    """One or two adjectives and a noun, the ones that suit the prompt best; as many cards as the variant asks for."""
    piece = PIECES[view.variant]
    shuffled, dice = dice.shuffle(hand)
    sides = [(card, turned) for card in shuffled for turned in range(len(card.words))]
    nouns = [side for side in sides if _part(*side) is Part.NOUN] or sides
    noun = max(nouns, key=lambda side: suits((side[0].words[side[1]],), prompt))
    wanted, dice = dice.below(2)
    count = min(max(piece.fewest, 2 + wanted), piece.most)
    others = [side for side in sides if side[0] is not noun[0]]
    others.sort(
        key=lambda side: (_part(*side) is not Part.ADJECTIVE, -suits((side[0].words[side[1]],), prompt))
    )
    chosen: list[tuple[CardView, int]] = []
    for side in others:
        if len(chosen) < count - 1 and all(side[0] is not one[0] for one in chosen):
            chosen.append(side)
    chosen.sort(key=lambda side: ORDER.index(_part(*side)))
    return tuple(Played(card.card, bool(turned)) for card, turned in (*chosen, noun))


def _part(card: CardView, turned: int) -> Part:
    return card.words[turned].part


def rank(view: WhimsyView, prompt: Prompt) -> Rank:
    """Those that suit the prompt first; with a condition those that meet it before all others."""
    open_cards = {envelope.slot: envelope.cards or () for envelope in view.envelopes}
    fulfil = PIECES[view.variant].fulfils
    good = {slot for slot in view.to_rank if fulfil and sounds_alike(_texts(open_cards[slot]))}
    order = sorted(
        view.to_rank,
        key=lambda slot: (slot not in good, *_taste(open_cards[slot], prompt), slot),
    )
    best = [card.word for card in open_cards[order[0]]]
    word = max(best, key=lambda one: suits((one,), prompt))
    why = Why.SUITS if suits(best, prompt) else Why.ODD_PAIR
    return Rank(tuple(order), tuple(slot for slot in order if slot in good), why, word.text)


def _texts(cards: Iterable[PlayedView]) -> list[str]:
    return [card.word.text for card in cards]


def _taste(cards: tuple[PlayedView, ...], prompt: Prompt) -> tuple[int, int]:
    """Less is better: what suits, then what is neither one word nor a heap of them."""
    return -suits([card.word for card in cards], prompt), abs(len(cards) - 3)
