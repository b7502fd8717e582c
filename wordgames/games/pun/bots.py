"""Computers that play Pun as people of three levels do.

In his turn a computer takes a standing offer that pays, asks one or two partners for the letter that it misses, leaves
that wish as a standing offer of its own, then swaps, draws or ends the round, whatever its hand gains most by. It
trades for a strict gain alone, counting every card kept as half a point (rules, Pun 15). All of it follows from its own
view and its own dice.
"""

from typing import Final

from msgspec import Struct

from wordgames.core.players import Level
from wordgames.core.rng import Dice
from wordgames.games.pun.laying import best_rows, rows_of
from wordgames.games.pun.moves import (
    PUN_CARD,
    Accept,
    Answer,
    Draw,
    EndRound,
    Lay,
    Move,
    Offer,
    Post,
    Refuse,
    Row,
    Stand,
    Swap,
    TakeStanding,
    Why,
    Wish,
    Withdraw,
)
from wordgames.games.pun.thinking import KEPT, Head, best_of, gains, known_words, ordered, without, worth
from wordgames.games.pun.view import CardView, Phase, PunView, SideView, TradeStep

PATIENCE: Final = 2
"""Laps of a round before a computer may end it: a hand that came well dealt must not take the others' game away."""


class Manner(Struct, frozen=True):
    """How somebody of a level plays. Times in milliseconds."""

    offers: int
    """Offers that he makes in a turn at most."""
    swaps: int
    """Cards that he thinks of swapping at once."""
    counters: bool
    """Whether he answers with something else where he can't give what was asked for."""
    content: int
    """Cards in words with which he ends the round."""
    a_look: int
    """Mean time before he does something in his turn."""
    a_word: int
    """Mean time before he answers."""


MANNERS: Final = {
    Level.EASY: Manner(offers=1, swaps=1, counters=False, content=6, a_look=2_200, a_word=1_500),
    Level.NORMAL: Manner(offers=1, swaps=2, counters=True, content=8, a_look=1_900, a_word=1_300),
    Level.HARD: Manner(offers=2, swaps=3, counters=True, content=9, a_look=1_700, a_word=1_200),
}
"""A round of four takes two laps on easy and three on the others, and 5, 7 and 7 letters of a hand are laid at its end
(benchmarks/bench_pun.py)."""
SPARE_FOR_ONE: Final = 2
"""Spare cards that he offers for one letter: it gains him a point for half a one, and the half is the partner's."""
UNLIKELY: Final = 0.5
"""Of what an unknown card may bring, so much is counted: Pun cards and letters that are gone even out."""


class PunBot:
    """A computer on any seat of Pun; it plays at the level that its player has, in the languages of the game."""

    def choose(self, view: PunView, options: tuple[Move, ...], dice: Dice) -> tuple[Move, int]:
        """The next move of this seat, and how long a person would take for it."""
        mind = _Mind(view, dice)
        if view.phase is Phase.COUNTING:
            return Lay(mind.rows()), mind.about(mind.manner.a_word)
        if view.trade is not None:
            return mind.reply(), mind.about(mind.manner.a_word)
        return mind.turn(options), mind.about(mind.manner.a_look)


class _Mind:
    """One look at the table."""

    def __init__(self, view: PunView, dice: Dice) -> None:
        mine = view.seats[view.viewer]
        assert mine.hand is not None
        self.view = view
        self.hand = mine.hand
        self.faces = ordered(*(card.face for card in mine.hand))
        self.head = Head(mine.player.level, view.options)
        self.manner = MANNERS[mine.player.level]
        self.dice = _mix(dice, view)

    def about(self, mean: int) -> int:
        """A time from three quarters to five quarters of the mean."""
        share, self.dice = self.dice.unit()
        return round(mean * (0.75 + share / 2))

    def rows(self) -> tuple[Row, ...]:
        """The best that he knows, or that there is where the table has it laid."""
        if self.view.options.lay_best:
            return best_rows(self.hand, self.view.options)
        return rows_of(best_of(self.head, self.faces).words, self.hand)

    # ---- his turn

    def turn(self, options: tuple[Move, ...]) -> Move:
        """A trade that pays, else one of the three choices, with what is left open for the others before it."""
        trade = self._standing(options) or self._offer()
        if trade is not None:
            return trade
        choice = self._choice()
        return self._leave_open(choice) or choice

    def _standing(self, options: tuple[Move, ...]) -> Move | None:
        """The first standing offer that pays."""
        takable = {move.number for move in options if isinstance(move, TakeStanding)}
        for offer in self.view.standing:
            if offer.number in takable:
                cards = self._give(offer.wants, offer.gives)
                if cards is not None:
                    return TakeStanding(offer.number, cards, why=Why.NEEDS_IT)
        return None

    def _offer(self) -> Move | None:
        """A spare card for the letter that helps most, to somebody whom he has not asked in this turn."""
        asked = sum(seat.offers for seat in self.view.seats)
        open_seats = [
            seat for seat, other in enumerate(self.view.seats) if other.open_to_trade and not other.offers
        ]
        wishes = [(letter, left) for letter, _, left in gains(self.head, self.faces) if left]
        if asked >= self.manner.offers or not open_seats or not wishes:
            return None
        letter, left = wishes[min(asked, len(wishes) - 1)]
        which, self.dice = self.dice.below(len(open_seats))
        cards = self._cards(left[:SPARE_FOR_ONE])
        return Offer(open_seats[which], cards, True, Wish(1, letter), why=Why.NEEDS_IT)

    def _leave_open(self, choice: Move) -> Move | None:
        """One standing offer that pays with the hand as it will be after `choice`; one that does not is taken back.

        Not where nobody will take it, or where he would rather keep all that he has.
        """
        if self.view.ender is not None or isinstance(choice, EndRound):
            return None
        after = self._after_choice(choice)
        mine = [offer for offer in self.view.standing if offer.owner == self.view.viewer]
        for offer in mine:
            assert offer.gives.cards is not None
            if not self._pays(after, "".join(card.face for card in offer.gives.cards), offer.wants.letters):
                return Withdraw(offer.number)
        wishes = [(letter, left) for letter, _, left in gains(self.head, after) if left]
        if mine or not wishes:
            return None
        letter, left = wishes[0]
        going = choice.give if isinstance(choice, Swap) else ()
        spare = [
            card for card in self.hand if card.face in left.replace(letter, "") and card.card not in going
        ]
        if not spare or not self._pays(after, spare[0].face, letter):
            return None
        return Post((spare[0].card,), True, Wish(1, letter), why=Why.NEEDS_IT)

    def _after_choice(self, choice: Move) -> str:
        """The hand after it; a card that is not known yet is none."""
        if not isinstance(choice, Swap):
            return self.faces
        face = {card.card: card.face for card in (*self.hand, *self.view.centre)}
        gone = "".join(face[card] for card in choice.give)
        return ordered(without(self.faces, gone), "".join(face[card] for card in choice.take))

    def _pays(self, hand: str, gives: str, gets: str) -> bool:
        """Whether giving these letters of a hand for those is a strict gain."""
        if any(hand.count(face) < gives.count(face) for face in gives):
            return False
        seen = (hand, hand + gets)
        return worth(self.head, without(hand, gives) + gets, *seen) > worth(self.head, hand, *seen)

    def _choice(self) -> Move:
        """Swap, draw, end or stand, by what the hand gains."""
        view = self.view
        now = best_of(self.head, self.faces)
        if view.ender is None and self._is_content(now.points):
            return EndRound(why=Why.CONTENT)
        gain, swap = self._swap()
        drawn = KEPT + self._hope() if view.deck else 0.0
        if swap is not None and gain >= drawn:
            return swap
        if view.deck:
            return Draw(why=Why.NOTHING_HELPS)
        if view.ender is not None:
            return Stand(why=Why.LAST_LAP)
        return self._fish(now.left) or EndRound(why=Why.CONTENT)

    def _is_content(self, points: int) -> bool:
        """Few cards are without a word, nobody else can have many more in words, and everybody has had some turns."""
        if self.view.turn_number <= PATIENCE * sum(seat.present for seat in self.view.seats):
            return False
        spare = len(self.faces) - points
        longest = max(seat.cards for seat in self.view.seats)
        return points >= self.manner.content or (spare == 0 and points >= min(longest, self.manner.content))

    def _swap(self) -> tuple[float, Move | None]:
        """The swap that gains most points, and how many."""
        centre = self.view.centre
        in_view = (self.faces, ordered(self.faces, *(card.face for card in centre)))
        before = best_of(self.head, self.faces, *in_view).points
        gain, best = 0, None
        for chosen in _choices(len(centre), self.manner.swaps):
            take = tuple(centre[at] for at in chosen)
            taken = "".join(card.face for card in take)
            laid = best_of(self.head, ordered(self.faces, taken), *in_view)
            needed = without(taken, _common(taken, laid.left))
            spare = without(laid.left, _common(laid.left, taken))
            # What is taken and stays without a word is not worth taking, and what is given must be spare.
            if len(needed) == len(taken) <= len(spare) and laid.points - before > gain:
                gain = laid.points - before
                give = self._cards(spare[: len(taken)])
                best = Swap(give, tuple(card.card for card in take), why=Why.NEEDS_IT)
        return gain, best

    def _hope(self) -> float:
        """Points that an unknown card would bring on average."""
        return UNLIKELY * sum(points for _, points, _ in gains(self.head, self.faces)) / 26

    def _fish(self, spare: str) -> Move | None:
        """The deck is out and nothing helps at once: a spare letter for one that is in more words, for a lap or two."""
        if not spare or self.view.turns_to_quiet_end <= len(self.view.seats):
            return None
        in_view = ordered(self.faces, *(card.face for card in self.view.centre))
        free = PUN_CARD if PUN_CARD not in in_view else ""
        words = known_words(self.head, ordered(in_view, free))
        uses = {face: sum(face in word for word in words) for face in in_view}
        taken = max(self.view.centre, key=lambda card: (uses[card.face], card.face))
        worst = min(spare, key=lambda face: (uses[face], face))
        if uses[taken.face] <= uses[worst]:
            return None
        return Swap(self._cards(worst), (taken.card,), why=Why.SPARE)

    # ---- trades

    def reply(self) -> Move:
        """To an offer, or to the counter-offer that his own one met with."""
        trade = self.view.trade
        assert trade is not None
        if trade.step is TradeStep.COUNTERED:
            assert trade.answer is not None
            assert trade.gives.cards is not None
            given = "".join(card.face for card in trade.gives.cards)
            pays = self._after(without(self.faces, given), trade.answer) > self._now(trade.answer)
            return Accept(why=Why.NEEDS_IT) if pays else Refuse(why=Why.NO_USE)
        assert trade.wants is not None
        cards = self._give(trade.wants, trade.gives)
        if cards is not None:
            return Answer(cards, why=Why.NEEDS_IT)
        return self._counter(trade.wants, trade.gives) or Refuse(why=Why.NO_USE)

    def _give(self, wish: Wish, gets: SideView) -> tuple[int, ...] | None:
        """Cards that fit a wish, where the trade is a strict gain; None where it is not."""
        if any(self.faces.count(letter) < wish.letters.count(letter) for letter in wish.letters):
            return None
        left = without(self.faces, wish.letters)
        spare = self._spare(left, gets)
        more = wish.count - len(wish.letters)
        if more > len(spare):
            return None
        given = wish.letters + spare[:more]
        if self._after(without(self.faces, given), gets) <= self._now(gets):
            return None
        return self._cards(given)

    def _counter(self, wish: Wish, gets: SideView) -> Move | None:
        """Spare cards, as many, for what is offered, where that pays."""
        if not self.manner.counters or gets.cards is None:
            return None
        given = self._spare(self.faces, gets)[: wish.count]
        if not given or self._after(without(self.faces, given), gets) <= self._now(gets):
            return None
        return Answer(self._cards(given), shown=True, why=Why.SPARE)

    def _spare(self, left: str, gets: SideView) -> str:
        """Those of the letters that he would have no word for if he got the others."""
        seen = _seen(gets)
        laid = best_of(self.head, ordered(left, seen), self.faces, ordered(self.faces, seen))
        return _common(laid.left, left)

    def _after(self, left: str, gets: SideView) -> float:
        seen = _seen(gets)
        unseen = (gets.count or 0) - len(seen)
        return worth(self.head, left + seen, self.faces, self.faces + seen, unseen=unseen)

    def _now(self, gets: SideView) -> float:
        return worth(self.head, self.faces, self.faces, self.faces + _seen(gets))

    def _cards(self, faces: str) -> tuple[int, ...]:
        """Cards of the hand with these faces."""
        left: list[CardView] = list(self.hand)
        cards = []
        for face in faces:
            card = next(card for card in left if card.face == face)
            left.remove(card)
            cards.append(card.card)
        return tuple(cards)


def _seen(side: SideView) -> str:
    return "".join(card.face for card in side.cards or ())


def _common(some: str, others: str) -> str:
    """The letters of `some` that are among `others` too, as often as in both, in the order of `some`."""
    found = []
    for face in some:
        if face in others:
            others = others.replace(face, "", 1)
            found.append(face)
    return "".join(found)


def _choices(n: int, most: int) -> tuple[tuple[int, ...], ...]:
    """Which of n cards, one first, at most `most`."""
    sets = (tuple(at for at in range(n) if bits >> at & 1) for bits in range(1, 1 << n))
    return tuple(sorted((one for one in sets if len(one) <= most), key=lambda one: (len(one), one)))


def _mix(dice: Dice, view: PunView) -> Dice:
    """Fresh dice for each turn and each offer from the ones that stay the same all game."""
    bits, _ = dice.bits()
    offers = sum(seat.offers for seat in view.seats)
    return Dice.seeded(bits + view.round_number * 100_000 + view.turn_number * 100 + offers)
