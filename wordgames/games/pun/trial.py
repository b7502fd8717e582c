"""Random games of Pun for the suite that tries every game."""

from msgspec.structs import replace

from wordgames.core.game import Setup
from wordgames.core.players import TABLE, Actor, Kind, Player, Seat, Viewer
from wordgames.core.rng import Dice
from wordgames.games.pun.checks import cards_in_play
from wordgames.games.pun.judging import REASONS, SOURCES, judge
from wordgames.games.pun.material import PunDeck, played_with
from wordgames.games.pun.moves import (
    PUN_CARD,
    Accept,
    Answer,
    Close,
    Draw,
    EndRound,
    Join,
    Lay,
    Leave,
    Move,
    Offer,
    Post,
    Refuse,
    Row,
    Rule,
    Speak,
    Stand,
    Swap,
    TakeStanding,
    Wish,
    Withdraw,
)
from wordgames.games.pun.rules import PunGame
from wordgames.games.pun.state import PunState, Standing, Trade
from wordgames.games.pun.view import Length, Phase, PunOptions

_GAME = PunGame()


class _Draw:
    """Dice that are thrown again and again."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def below(self, n: int) -> int:
        value, self.dice = self.dice.below(n)
        return value

    def chance(self, percent: int) -> bool:
        return self.below(100) < percent

    def some(self, cards: tuple[int, ...], most: int) -> tuple[int, ...]:
        """One card or more, up to `most`."""
        shuffled, self.dice = self.dice.shuffle(cards)
        return shuffled[: 1 + self.below(most)]

    def wish(self) -> Wish:
        letters = "".join("ESTPUN?"[self.below(7)] for _ in range(self.below(3)))
        return Wish(max(1, len(letters), self.below(4)), letters)


class PunTrial:
    """See `wordgames.core.trial.Trial`."""

    def setup(self, deck: PunDeck, dice: Dice) -> Setup:
        """Any number of seats and any options; a deck that runs dry sometimes."""
        draw = _Draw(dice)
        seats = 2 + draw.below(7)
        people = draw.below(seats + 1)
        kinds, draw.dice = draw.dice.shuffle((Kind.PERSON,) * people + (Kind.COMPUTER,) * (seats - people))
        players = tuple(Player(name=f"Seat {seat}", kind=kind) for seat, kind in enumerate(kinds))
        options = PunOptions(
            lang=deck.lang,
            also=("en", "de", None)[draw.below(3)],
            min_length=2 + draw.below(3),
            without_qxy=seats < 8 and draw.chance(50),
            trade_with_ender=draw.chance(70),
            length=tuple(Length)[draw.below(3)],
            by_rounds_won=draw.chance(50),
        )
        subjects = [subject.name for subject in deck.subjects if subject.lang == deck.lang]
        if subjects and draw.chance(30):
            options = replace(options, subject=subjects[draw.below(len(subjects))])
        return Setup(
            _GAME.name, _GAME.rules, players, options, played_with(deck, options), draw.below(1 << 32)
        )

    def anything(self, state: PunState, dice: Dice) -> tuple[Actor, Move]:
        """Cards and numbers go a little beyond what there is."""
        draw = _Draw(dice)
        actor = draw.below(len(state.players) + 2) - 1
        if draw.chance(60):
            actor = state.turn
        here = 0 <= actor < len(state.hands)
        hand = state.hands[actor] if here and state.hands[actor] and draw.chance(80) else (0, 1, 2)
        other = draw.below(len(state.players) + 1)
        number = draw.below(state.offers_posted + 2)
        cards, shown = draw.some(hand, 3), draw.chance(50)
        moves: tuple[Move, ...] = (
            Post(cards, shown, draw.wish()),
            Withdraw(number),
            TakeStanding(number, cards, shown),
            Offer(other, cards, shown, draw.wish()),
            Speak(other, cards, draw.wish(), shown),
            Answer(cards, shown),
            Refuse(),
            Accept(),
            Swap(cards, draw.some((*state.centre, 0), 3)),
            Draw(),
            EndRound(),
            Stand(),
            Lay((Row(cards, "ABC"[: 1 + draw.below(3)]),)),
            self._rule(state, draw),
            Close(),
            Leave(draw.below(len(state.players) + 2) - 1),
            Join(self._newcomer(draw)),
        )
        return actor, moves[draw.below(len(moves))]

    def outside(self, state: PunState, dice: Dice) -> tuple[Actor, Move] | None:
        """Rulings, right or changed; somebody sits down; trades, long swaps and words of any kind."""
        draw = _Draw(dice)
        actor = _GAME.waiting_for(state)[0]
        candidates: list[tuple[Actor, Move]] = [
            (TABLE, self._rule(state, draw)),
            (TABLE, Join(self._newcomer(draw))),
        ]
        if actor != TABLE:
            hand = state.hands[actor]
            cards, shown = draw.some(hand, 3), draw.chance(50)
            partner = draw.below(len(state.players))
            taken = draw.some(state.centre, 3)
            candidates += [
                (actor, Lay(self._rows(state, actor, draw))),
                (actor, Post(cards, shown, draw.wish())),
                (actor, Offer(partner, cards, shown, draw.wish())),
                (actor, Speak(partner, cards, draw.wish(), shown)),
                (actor, Answer(cards, shown)),
                (actor, Swap(draw.some(hand, 3)[: len(taken)], taken)),
            ]
        legal = [(who, move) for who, move in candidates if _GAME.check(state, who, move) is None]
        return legal[draw.below(len(legal))] if legal else None

    def forced(self, state: PunState) -> tuple[Actor, Move]:
        """The round's end, a stand, an empty row, a no."""
        seat = _GAME.waiting_for(state)[0]
        options = _GAME.options(_GAME.view(state, seat), seat)
        return seat, options[0] if state.trade is not None else options[-1]

    def hide(self, state: PunState, viewer: Viewer, dice: Dice) -> PunState:
        """The cards that the viewer can't see change places; sealed wishes, covered words and the dice are others."""
        draw = _Draw(dice)
        state = replace(state, dice=Dice(draw.below(1 << 60)))
        known = self._known(state, viewer)
        hidden = tuple(card for card in cards_in_play(state.deck, state.options) if card not in known)
        shuffled, draw.dice = draw.dice.shuffle(hidden)
        places = dict(zip(hidden, shuffled, strict=True))

        def moved(cards: tuple[int, ...]) -> tuple[int, ...]:
            return tuple(places.get(card, card) for card in cards)

        trade = state.trade
        if trade is not None:
            secret = _GAME.view(state, viewer).trade
            assert secret is not None
            trade = replace(
                trade,
                cards=moved(trade.cards),
                answer=moved(trade.answer),
                wants=draw.wish() if secret.wants is None else trade.wants,
            )
        counting = state.phase is Phase.COUNTING
        return replace(
            state,
            pile=moved(state.pile),
            aside=moved(state.aside),
            hands=tuple(moved(hand) for hand in state.hands),
            trade=trade,
            standing=tuple(replace(offer, cards=moved(offer.cards)) for offer in state.standing),
            laid=tuple(
                () if counting and rows and seat != viewer else rows for seat, rows in enumerate(state.laid)
            ),
        )

    def _known(self, state: PunState, viewer: Viewer) -> frozenset[int]:
        """The cards that this viewer sees: his hand, the centre, open offers, and at the end of a round all hands."""
        known = {*state.centre}
        if viewer != TABLE:
            known |= {*state.hands[viewer]}
        if state.phase in (Phase.JUDGING, Phase.OVER):
            for hand in state.hands:
                known |= {*hand}
        trade: Trade | None = state.trade
        seen = _GAME.view(state, viewer).trade
        if trade is not None and seen is not None:
            known |= {*trade.cards} if seen.gives.cards is not None else set()
            known |= {*trade.answer} if seen.answer is not None and seen.answer.cards is not None else set()
        offers: tuple[Standing, ...] = state.standing
        for offer in offers:
            known |= {*offer.cards} if offer.shown else set()
        return frozenset(known)

    def stock(self, state: PunState) -> tuple[str, ...]:
        """Every card in play, wherever it lies."""
        cards = (*state.pile, *state.centre, *state.aside, *(card for hand in state.hands for card in hand))
        return tuple(sorted(f"card {card:02d}" for card in cards))

    def _rows(self, state: PunState, seat: Seat, draw: _Draw) -> tuple[Row, ...]:
        """Letters of a hand in any order, as one row or two."""
        cards, draw.dice = draw.dice.shuffle(state.hands[seat])
        cut = draw.below(len(cards) + 1)
        faces = state.faces(cards).replace(PUN_CARD, "AEIOU"[draw.below(5)])
        rows = (Row(cards[:cut], faces[:cut]), Row(cards[cut:], faces[cut:]))
        return tuple(row for row in rows if row.cards)

    def _rule(self, state: PunState, draw: _Draw) -> Rule:
        shown = judge(state).hands if state.phase is Phase.JUDGING else ()
        words = [laid.word for hand in shown for laid in hand.words] or ["WORD"]
        word = words[draw.below(len(words))]
        return Rule(word, draw.chance(70), REASONS[draw.below(len(REASONS))], SOURCES[draw.below(3)])

    def _newcomer(self, draw: _Draw) -> Player:
        return Player(name="Late", kind=Kind.COMPUTER if draw.chance(50) else Kind.PERSON)
