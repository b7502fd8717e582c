"""Pun's rules: the game object that session, computers and command line play through."""

from collections.abc import Sequence

from msgspec.structs import replace

from wordgames.core.events import Event
from wordgames.core.game import Keepsake, Need, Refusal, Result, Transition, WordRulingNeeded
from wordgames.core.players import TABLE, Actor, Player, Seat, Viewer
from wordgames.core.rng import Dice
from wordgames.games.pun import checks, flow, trading, viewing
from wordgames.games.pun.events import (
    CardDrawn,
    Drew,
    HandLaid,
    SeatJoined,
    SeatLeft,
    Stood,
    Swapped,
    WordRuled,
)
from wordgames.games.pun.judging import judge, pending_words, totals
from wordgames.games.pun.material import PunDeck, played_with
from wordgames.games.pun.moves import (
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
    Rule,
    Speak,
    Stand,
    Swap,
    TakeStanding,
    Withdraw,
)
from wordgames.games.pun.state import PunState, Ruling
from wordgames.games.pun.view import Length, Phase, PunOptions, PunView

ROUNDS = {Length.SHORT: 1, Length.NORMAL: 3}
"""Rounds of a match; the full one has one a seat, and at least `FULL_AT_LEAST`."""
FULL_AT_LEAST = 4


class PunGame:
    """Pun for 2 to 8 seats, after its rulebook."""

    name = "pun"
    rules = 2
    seat_numbers = checks.SEATS
    state_type = PunState
    move_type = Move
    options_type = PunOptions
    deck_type = PunDeck

    def setup(
        self, players: Sequence[Player], options: PunOptions, deck: PunDeck, seed: int
    ) -> PunState | Refusal:
        """The first state: lots are drawn, the first round is dealt, its starter is active."""
        seated = tuple(players)
        refusal = checks.check_setup(seated, options, deck)
        if refusal is not None:
            return refusal
        seats = len(seated)
        faces = tuple(deck.cards[card] for card in checks.cards_in_play(deck, options))
        starter, drawn, dice = flow.draw_for_starter(faces, seats, Dice.seeded(seed))
        state = PunState(
            options=options,
            deck=played_with(deck, options),
            dice=dice,
            players=seated,
            present=(True,) * seats,
            rotation=tuple(range(seats)),
            phase=Phase.TURN,
            rounds=ROUNDS.get(options.length, max(FULL_AT_LEAST, seats)),
            round_number=0,
            starter=starter,
            turn=starter,
            turn_number=0,
            ender=None,
            quiet_turns=0,
            pile=(),
            centre=(),
            hands=(),
            aside=(),
            trade=None,
            standing=(),
            offers_posted=0,
            offers=(),
            refused=(),
            laid=(),
            rulings=(),
            totals=(0,) * seats,
            won=(0,) * seats,
            closed=(),
            drawn=drawn,
            result=None,
        )
        return flow.deal(state, 1, starter, [])

    def check(self, state: PunState, actor: Actor, move: Move) -> Refusal | None:
        """Why this actor may not make this move now; None if he may."""
        return checks.check_move(state, actor, move)

    def apply(self, state: PunState, actor: Actor, move: Move) -> Transition[PunState] | Refusal:
        """The move made, or the same refusal that `check` gives."""
        refusal = self.check(state, actor, move)
        if refusal is not None:
            return refusal
        events: list[Event] = []
        state = _make(state, actor, move, events)
        return Transition(state, tuple(events))

    def view(self, state: PunState, viewer: Viewer) -> PunView:
        """All that this viewer may know."""
        return viewing.view(state, viewer)

    def options(self, view: PunView, seat: Seat) -> tuple[Move, ...]:
        """The moves open to a seat, or to the table, from the view alone.

        Swaps and drawing, ending, standing are all listed for one card; offers, answers, longer swaps and
        rows stand for others of their kind. Rulings, who leaves and who joins come from outside.
        """
        return viewing.options(view, seat)

    def needs(self, state: PunState) -> tuple[Need, ...]:
        """Rulings of the words that wait for one; in two languages a word that either accepts counts."""
        if state.phase is not Phase.JUDGING:
            return ()
        langs = "+".join(state.options.languages)
        return tuple(WordRulingNeeded(word, langs) for word in pending_words(judge(state)))

    def waiting_for(self, state: PunState) -> tuple[Actor, ...]:
        """Who must act: the active seat or its partner, all who have not laid, the table; nobody when it is over."""
        match state.phase:
            case Phase.TURN:
                return (state.turn if state.trade is None else checks.waits_for(state, state.trade),)
            case Phase.COUNTING:
                return tuple(seat for seat in state.seats_present() if state.laid[seat] is None)
            case Phase.JUDGING:
                return (TABLE,)
            case Phase.OVER:
                return ()

    def result(self, state: PunState) -> Result | None:
        """Places of the match, None while it is played."""
        return state.result

    def keepsakes(self, state: PunState) -> tuple[Keepsake, ...]:
        """Nothing yet."""
        return ()

    def players(self, state: PunState) -> tuple[Player, ...]:
        """Who sits, or sat, on each seat."""
        return state.players

    def ruling(self, word: str, counts: bool, reason: str, source: str) -> Rule:
        """The table's answer to a word that waits for a ruling."""
        return Rule(word, counts, reason, source)

    def time_up(self, timer_id: int) -> Move:
        """There is no glass in Pun. Raises NotImplementedError."""
        raise NotImplementedError("no glass runs in Pun")

    def leave(self, seat: Seat) -> Leave:
        """The table's move by which a seat leaves."""
        return Leave(seat)

    def join(self, player: Player) -> Join:
        """The table's move by which somebody sits down."""
        return Join(player)

    def is_step(self, move: Move) -> bool:
        """Every move is a decision."""
        return False

    def can_undo(self, move: Move) -> bool:
        """A ruling; everything else shows somebody a card, or tells him what another one thinks."""
        return isinstance(move, Rule)


def _make(state: PunState, actor: Actor, move: Move, events: list[Event]) -> PunState:
    """The state after a legal move."""
    match move:
        case Post():
            return trading.post(state, actor, move, events)
        case Withdraw():
            return trading.withdraw(state, actor, move, events)
        case TakeStanding():
            return trading.take_standing(state, actor, move, events)
        case Offer():
            return trading.offer(state, actor, move, events)
        case Speak():
            return trading.speak(state, actor, move, events)
        case Answer():
            return trading.answer(state, actor, move, events)
        case Refuse():
            return trading.refuse(state, actor, move, events)
        case Accept():
            return trading.accept(state, actor, move, events)
        case Swap():
            return _swap(state, actor, move, events)
        case Draw():
            return _draw(state, actor, move, events)
        case EndRound():
            return flow.end_round(_quietly(state), events, quiet=False, why=move.why)
        case Stand():
            events.append(Stood(seat=actor, why=move.why))
            return flow.next_turn(_quietly(state), events)
        case Lay():
            return _lay(state, actor, move, events)
        case Rule():
            return _rule(state, move, events)
        case Close():
            return flow.close_round(state, events)
        case Leave():
            return _leave(state, move.seat, events)
        case Join():
            return _join(state, move.player, events)


def _quietly(state: PunState) -> PunState:
    """One more turn without a draw."""
    return replace(state, quiet_turns=state.quiet_turns + 1)


def _with_hand(state: PunState, seat: Seat, hand: tuple[int, ...]) -> PunState:
    return replace(state, hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]))


def _swap(state: PunState, seat: Seat, move: Swap, events: list[Event]) -> PunState:
    """One for one with the centre: three cards always lie there (rules, Pun 5)."""
    events.append(Swapped(seat=seat, gave=state.faces(move.give), took=state.faces(move.take), why=move.why))
    lands = dict(zip(move.take, move.give, strict=True))
    hand = tuple(card for card in state.hands[seat] if card not in move.give)
    state = replace(state, centre=tuple(lands.get(card, card) for card in state.centre))
    state = trading.lapse(_with_hand(state, seat, (*hand, *move.take)), seat, events)
    return flow.next_turn(_quietly(state), events)


def _draw(state: PunState, seat: Seat, move: Draw, events: list[Event]) -> PunState:
    card, pile = state.pile[0], state.pile[1:]
    events.append(Drew(seat=seat, left=len(pile), why=move.why))
    events.append(CardDrawn(seat=seat, card=card, face=state.deck.cards[card], audience=(seat,)))
    state = _with_hand(replace(state, pile=pile, quiet_turns=0), seat, (*state.hands[seat], card))
    return flow.next_turn(state, events)


def _lay(state: PunState, seat: Seat, move: Lay, events: list[Event]) -> PunState:
    events.append(HandLaid(seat=seat))
    state = replace(state, laid=(*state.laid[:seat], move.rows, *state.laid[seat + 1 :]))
    return flow.show_hands_when_laid(state, events)


def _rule(state: PunState, move: Rule, events: list[Event]) -> PunState:
    ruling = Ruling(move.word, move.counts, move.reason, move.source)
    others = tuple(old for old in state.rulings if old.word != move.word)
    events.append(WordRuled(word=move.word, counts=move.counts, reason=move.reason, source=move.source))
    return replace(state, rulings=(*others, ruling))


def _leave(state: PunState, seat: Seat, events: list[Event]) -> PunState:
    """His cards lie face down out of play, his offers lapse, a lap that he ended still stops at his seat (rules 16)."""
    events.append(SeatLeft(seat=seat))
    state = flow.drop_standing(state, events, seat)
    state = replace(
        state,
        present=(*state.present[:seat], False, *state.present[seat + 1 :]),
        aside=(*state.aside, *state.hands[seat]),
        laid=(*state.laid[:seat], None, *state.laid[seat + 1 :]),
    )
    state = _with_hand(state, seat, ())
    if state.trade is not None and seat in (state.turn, state.trade.partner):
        state = replace(state, trade=None)
    if len(state.seats_present()) < checks.SEATS[0]:
        if state.phase is Phase.JUDGING:
            state = flow.settle(state, events)
        return flow.end_match(state, flow.TOO_FEW, events)
    if state.phase is Phase.TURN and seat == state.turn:
        return flow.next_turn(state, events)
    if state.phase is Phase.COUNTING:
        return flow.show_hands_when_laid(state, events)
    return state


def _join(state: PunState, player: Player, events: list[Event]) -> PunState:
    """Last in rotation, with the lowest of those present (rules, "All three games"); plays from the next deal on."""
    letters, won = totals(state, judge(state))
    here = state.seats_present()
    at = state.rotation.index(state.starter)
    seat = len(state.players)
    lowest, fewest = min(letters[one] for one in here), min(won[one] for one in here)
    events.append(SeatJoined(seat=seat, total=lowest))
    return replace(
        state,
        players=(*state.players, player),
        present=(*state.present, True),
        rotation=(*state.rotation[:at], seat, *state.rotation[at:]),
        hands=(*state.hands, ()),
        offers=(*state.offers, 0),
        refused=(*state.refused, 0),
        laid=(*state.laid, None),
        totals=(*state.totals, lowest),
        won=(*state.won, fewest),
    )
