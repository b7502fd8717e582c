"""Random games of Word Whimsy for the suite that tries every game."""

from msgspec.structs import replace

from wordgames.core.game import Setup
from wordgames.core.players import TABLE, Actor, Kind, Player, Seat, Viewer
from wordgames.core.rng import Dice
from wordgames.games.whimsy.checks import possible_variants
from wordgames.games.whimsy.material import WhimsyDeck
from wordgames.games.whimsy.moves import (
    HAND,
    Close,
    Flip,
    Join,
    Leave,
    Mix,
    Move,
    Mulligan,
    Next,
    Open,
    Played,
    Rank,
    Reopen,
    SitOut,
)
from wordgames.games.whimsy.rules import WhimsyGame
from wordgames.games.whimsy.state import WhimsyState
from wordgames.games.whimsy.variants import piece, to_rank
from wordgames.games.whimsy.view import Length, Phase, VariantChoice, WhimsyOptions

_GAME = WhimsyGame()


class _Draw:
    """Dice that are thrown again and again."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def below(self, n: int) -> int:
        value, self.dice = self.dice.below(n)
        return value

    def chance(self, percent: int) -> bool:
        return self.below(100) < percent

    def order(self, items: tuple[int, ...]) -> tuple[int, ...]:
        shuffled, self.dice = self.dice.shuffle(items)
        return shuffled


class WhimsyTrial:
    """See `wordgames.core.trial.Trial`."""

    def setup(self, deck: WhimsyDeck, dice: Dice) -> Setup:
        """Any number of seats and any variant that they can play; small decks, which run dry in mid-refill."""
        draw = _Draw(dice)
        seats = 3 + draw.below(5)
        people = draw.below(seats + 1)
        kinds, draw.dice = draw.dice.shuffle((Kind.PERSON,) * people + (Kind.COMPUTER,) * (seats - people))
        players = tuple(Player(name=f"Seat {seat}", kind=kind) for seat, kind in enumerate(kinds))
        cards = draw.order(tuple(range(len(deck.cards))))[: HAND * seats + draw.below(30)]
        prompts = draw.order(tuple(range(len(deck.prompts))))[: 1 + draw.below(12)]
        deck = WhimsyDeck(
            deck.lang,
            tuple(deck.prompts[prompt] for prompt in prompts),
            tuple(deck.cards[card] for card in cards),
        )
        possible = (*possible_variants(seats, len(deck.cards)), VariantChoice.DRAWN, VariantChoice.NONE)
        options = WhimsyOptions(
            lang=deck.lang,
            length=tuple(Length)[draw.below(3)],
            fewer_stacks=draw.chance(50),
            first_referee=draw.below(seats) if draw.chance(50) else None,
            variant=VariantChoice(possible[draw.below(len(possible))].value),
            firsts_break_ties=draw.chance(50),
            spicy=True,
            unseen_first=draw.chance(80),
            seen=tuple(prompt.text for prompt in deck.prompts if draw.chance(30)),
        )
        return Setup(_GAME.name, _GAME.rules, players, options, deck, draw.below(1 << 32))

    def anything(self, state: WhimsyState, dice: Dice) -> tuple[Actor, Move]:
        """Cards, slots and seats go a little beyond what there is."""
        draw = _Draw(dice)
        actor = draw.below(len(state.players) + 2) - 1
        if draw.chance(30):
            actor = state.referee
        here = 0 <= actor < len(state.hands)
        hand = state.hands[actor] if here and state.hands[actor] and draw.chance(80) else (0, 1, 2)
        slots = tuple(envelope.slot for envelope in state.envelopes)
        order = draw.order(to_rank(state, actor) if draw.chance(60) else slots)
        somebody = draw.below(len(state.players) + 2) - 1
        moves: tuple[Move, ...] = (
            Flip(),
            Close(self._some(hand, draw)),
            Reopen(),
            Mulligan(),
            SitOut(somebody),
            Mix(),
            Open(draw.below(8) - 1),
            Rank(order),
            Rank(order, draw.order(order)[: draw.below(3)]),
            Rank(order, word="nothing of the kind"),
            Next(),
            Leave(somebody),
            Join(self._newcomer(draw)),
        )
        return actor, moves[draw.below(len(moves))]

    def outside(self, state: WhimsyState, dice: Dice) -> tuple[Actor, Move] | None:
        """Somebody sits down, sits out, takes his envelope back; answers and orders of every kind."""
        draw = _Draw(dice)
        actor = _GAME.waiting_for(state)[0]
        seat = draw.below(len(state.players))
        slots = draw.order(to_rank(state, actor))
        some = draw.below(len(slots) + 1) if piece(state).fulfils else 0
        candidates: list[tuple[Actor, Move]] = [
            (TABLE, Join(self._newcomer(draw))),
            (TABLE, SitOut(seat)),
            (seat, Reopen()),
            (seat, Mulligan()),
            (seat, Close(self._some(state.hands[seat] or (0,), draw))),
            (actor, Rank(slots, slots[:some])),
        ]
        legal = [(who, move) for who, move in candidates if _GAME.check(state, who, move) is None]
        return legal[draw.below(len(legal))] if legal else None

    def forced(self, state: WhimsyState) -> tuple[Actor, Move]:
        """A closed envelope, an order as the envelopes lie."""
        seat = _GAME.waiting_for(state)[0]
        return seat, _GAME.options(_GAME.view(state, seat), seat)[0]

    def hide(self, state: WhimsyState, viewer: Viewer, dice: Dice) -> WhimsyState:
        """Cards that the viewer can't see change places, and how many lie where; so do authors, and who has closed."""
        draw = _Draw(dice)
        me = viewer if viewer != TABLE and state.present[viewer] else None
        state = replace(state, dice=Dice(draw.below(1 << 60)))
        if state.phase not in (Phase.AWARDED, Phase.OVER):
            state = self._other_authors(state, me, draw)
            state = self._other_closers(state, me, draw)
            state = self._other_mulligans(state, me, draw)
            rankings = tuple(one for one in state.rankings if one.seat == me or draw.chance(50))
            state = replace(state, rankings=rankings)
        return self._other_cards(state, me, draw)

    def _other_authors(self, state: WhimsyState, me: Seat | None, draw: _Draw) -> WhimsyState:
        """Envelopes change owners, and the closed ones their contents' number."""
        own = [one for one in state.envelopes if one.seat == me]
        others = [one for one in state.envelopes if one.seat != me]
        seats = draw.order(tuple(one.seat for one in others))
        swapped = [replace(one, seat=seat) for one, seat in zip(others, seats, strict=True)]
        envelopes = sorted((*own, *swapped), key=lambda one: one.slot)
        if own and not own[0].opened:
            # Neither does its owner know which of the closed ones is his.
            slots = draw.order(tuple(one.slot for one in envelopes if not one.opened))
            shut = [one for one in envelopes if not one.opened]
            kept = [one for one in envelopes if one.opened]
            moved = [replace(one, slot=slot) for one, slot in zip(shut, slots, strict=True)]
            envelopes = sorted((*kept, *moved), key=lambda one: one.slot)
        return replace(state, envelopes=tuple(envelopes))

    def _other_closers(self, state: WhimsyState, me: Seat | None, draw: _Draw) -> WhimsyState:
        """As many have closed, but others; each of them any number of cards."""
        if state.phase is not Phase.CHOOSING:
            return state
        may = [
            seat for seat in state.seats_present() if seat not in (me, state.referee) and not state.out[seat]
        ]
        hands, closed = list(state.hands), list(state.closed)
        count = sum(closed[seat] is not None for seat in may)
        for seat in may:
            back = tuple(one.card for one in closed[seat] or ())
            hands[seat], closed[seat] = (*hands[seat], *back), None
        for seat in draw.order(tuple(may))[:count]:
            cards = self._some(hands[seat], draw)
            inside = {one.card for one in cards}
            closed[seat] = cards
            hands[seat] = tuple(card for card in hands[seat] if card not in inside)
        return replace(state, hands=tuple(hands), closed=tuple(closed))

    def _other_mulligans(self, state: WhimsyState, me: Seat | None, draw: _Draw) -> WhimsyState:
        """Others have, or have not, thrown their hand away in this round."""

        def other(seat: Seat, used: int) -> int:
            hidden = seat != me and used in (0, state.round_number)
            return (0, state.round_number)[draw.below(2)] if hidden else used

        mulligans = tuple(other(seat, used) for seat, used in enumerate(state.mulligans))
        return replace(state, mulligans=mulligans)

    def _other_cards(self, state: WhimsyState, me: Seat | None, draw: _Draw) -> WhimsyState:
        known: set[int] = set()
        if me is not None:
            known.update(state.hands[me], (one.card for one in state.closed[me] or ()))
        for envelope in state.envelopes:
            if envelope.opened or envelope.seat == me:
                known.update(one.card for one in envelope.cards)
        hidden = tuple(card for card in range(len(state.deck.cards)) if card not in known)
        places = dict(zip(hidden, draw.order(hidden), strict=True))

        def moved(cards: tuple[int, ...]) -> tuple[int, ...]:
            return tuple(places.get(card, card) for card in cards)

        def played(cards: tuple[Played, ...]) -> tuple[Played, ...]:
            return tuple(one if one.card in known else Played(places[one.card], False) for one in cards)

        return replace(
            state,
            pile=moved(state.pile),
            discards=moved(state.discards),
            hands=tuple(moved(hand) for hand in state.hands),
            closed=tuple(None if cards is None else played(cards) for cards in state.closed),
            envelopes=tuple(replace(one, cards=played(one.cards)) for one in state.envelopes),
            prompts=draw.order(state.prompts),
        )

    def stock(self, state: WhimsyState) -> tuple[str, ...]:
        """Every word card, every prompt and every chip, wherever it lies."""
        cards = [
            *state.pile,
            *state.discards,
            *(card for hand in state.hands for card in hand),
            *(one.card for cards in state.closed for one in cards or ()),
            *(one.card for envelope in state.envelopes for one in envelope.cards),
        ]
        prompts = [*state.prompts, *state.prompts_used, *(() if state.prompt is None else (state.prompt,))]
        return (
            *sorted(f"card {card:04d}" for card in cards),
            *sorted(f"prompt {prompt:04d}" for prompt in prompts),
            *(f"chip {value} no. {number}" for value, count in chips(state) for number in range(count)),
        )

    def _some(self, hand: tuple[int, ...], draw: _Draw) -> tuple[Played, ...]:
        """One card of these or more, single ones as they are."""
        cards = draw.order(hand)[: 1 + draw.below(len(hand))]
        return tuple(Played(card, draw.chance(20)) for card in cards)

    def _newcomer(self, draw: _Draw) -> Player:
        return Player(name="Late", kind=Kind.COMPUTER if draw.chance(50) else Kind.PERSON)


def chips(state: WhimsyState) -> tuple[tuple[int, int], ...]:
    """How many chips of each value there are: in stacks, won, and out of the game."""
    won = [chip for mine in state.chips for chip in mine]
    return tuple((value, state.stacks + won.count(value) + out) for value, out in enumerate(state.box, 1))
