"""Word Whimsy's rules: the game object that session, computers and command line play through."""

from collections.abc import Sequence

from msgspec.structs import replace

from wordgames.core.events import Event
from wordgames.core.game import Keepsake, Need, Refusal, Result, Transition
from wordgames.core.players import TABLE, Actor, Player, Seat, Viewer
from wordgames.core.rng import Dice
from wordgames.games.whimsy import checks, flow, leaving, viewing
from wordgames.games.whimsy.choice import played_with
from wordgames.games.whimsy.events import (
    EnvelopeClosed,
    EnvelopeOpened,
    EnvelopeReopened,
    EnvelopesCounted,
    HandExchanged,
    RankingMade,
    SeatSatOut,
)
from wordgames.games.whimsy.material import WhimsyDeck
from wordgames.games.whimsy.moves import (
    STACKS,
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
from wordgames.games.whimsy.state import CHIP_VALUES, Ranking, WhimsyState
from wordgames.games.whimsy.variants import piece
from wordgames.games.whimsy.view import Phase, Variant, VariantChoice, WhimsyOptions, WhimsyView


class WhimsyGame:
    """Word Whimsy for 3 to 7 seats, after its rulebook."""

    name = "whimsy"
    rules = 1
    seat_numbers = checks.SEATS
    state_type = WhimsyState
    move_type = Move
    options_type = WhimsyOptions
    deck_type = WhimsyDeck

    def setup(
        self, players: Sequence[Player], options: WhimsyOptions, deck: WhimsyDeck, seed: int
    ) -> WhimsyState | Refusal:
        """The first state: cards are shuffled, everybody has seven, the first prompt waits to be turned."""
        seated = tuple(players)
        refusal = checks.check_setup(seated, options, deck)
        if refusal is not None:
            return refusal
        seats, deck = len(seated), played_with(deck, options)
        dice = Dice.seeded(seed)
        variant, dice = _variant(options, seats, len(deck.cards), dice)
        referee = options.first_referee
        if referee is None:
            referee, dice = dice.below(seats)
        pile, dice = dice.shuffle(range(len(deck.cards)))
        prompts, dice = _prompts(options, deck, dice)
        stacks = checks.stacks_for(options, seats)
        state = WhimsyState(
            options=options,
            deck=deck,
            dice=dice,
            players=seated,
            present=(True,) * seats,
            rotation=tuple(range(seats)),
            phase=Phase.PROMPT,
            variant=variant,
            rounds=stacks,
            round_number=0,
            referee=referee,
            prompts=prompts,
            prompts_used=(),
            prompt=None,
            pile=pile,
            discards=(),
            hands=((),) * seats,
            closed=(None,) * seats,
            out=(False,) * seats,
            envelopes=(),
            rankings=(),
            mulligans=(0,) * seats,
            stacks=stacks,
            box=(STACKS - stacks,) * len(CHIP_VALUES),
            chips=((),) * seats,
            start=(0,) * seats,
            firsts=(0,) * seats,
            refereed=(0,) * seats,
            shown=(),
            result=None,
        )
        return flow.begin_round(flow.refill(state, []), referee, [])

    def check(self, state: WhimsyState, actor: Actor, move: Move) -> Refusal | None:
        """Why this actor may not make this move now; None if he may."""
        return checks.check_move(state, actor, move)

    def apply(self, state: WhimsyState, actor: Actor, move: Move) -> Transition[WhimsyState] | Refusal:
        """The move made, or the same refusal that `check` gives."""
        refusal = self.check(state, actor, move)
        if refusal is not None:
            return refusal
        events: list[Event] = []
        state = _make(state, actor, move, events)
        return Transition(state, tuple(events))

    def view(self, state: WhimsyState, viewer: Viewer) -> WhimsyView:
        """All that this viewer may know."""
        return viewing.view(state, viewer)

    def options(self, view: WhimsyView, seat: Seat) -> tuple[Move, ...]:
        """The moves open to a seat, or to the table, from the view alone.

        An answer of each length, and one order of the answers, stand for all others. Who leaves, joins or sits out
        comes from outside.
        """
        return viewing.options(view, seat)

    def needs(self, state: WhimsyState) -> tuple[Need, ...]:
        """Nothing: no word is ruled on, and the soft glass forces nobody, so it is the screen's own."""
        return ()

    def waiting_for(self, state: WhimsyState) -> tuple[Actor, ...]:
        """Who must act: the table for all that happens in the open, who fills an envelope, who ranks unseen.

        Who fills envelopes, or ranks, is named in the order in which one screen is passed.
        """
        match state.phase:
            case Phase.OVER:
                return ()
            case Phase.CHOOSING:
                return state.still_choosing() or (TABLE,)
            case Phase.RANKING if not checks.judges_in_the_open(state):
                done = [ranking.seat for ranking in state.rankings]
                return tuple(seat for seat in piece(state).rankers(state) if seat not in done)
            case _:
                return (TABLE,)

    def result(self, state: WhimsyState) -> Result | None:
        """Places at the end, None while it is played."""
        return state.result

    def keepsakes(self, state: WhimsyState) -> tuple[Keepsake, ...]:
        """Every phrase whose author is known, with its prompt and its chip."""
        return tuple(
            Keepsake(
                round_number=shown.number,
                seat=answer.seat,
                asked=shown.prompt.text,
                said=" ".join(card.word.text for card in answer.cards),
                place=answer.place,
                given=answer.chip,
                kept=answer.kept,
            )
            for shown in state.shown
            for answer in shown.answers
        )

    def players(self, state: WhimsyState) -> tuple[Player, ...]:
        """Who sits, or sat, on each seat."""
        return state.players

    def ruling(self, word: str, counts: bool, reason: str, source: str) -> Move:
        """No word is ruled on in Word Whimsy. Raises NotImplementedError."""
        raise NotImplementedError("no word is ruled on in Word Whimsy")

    def time_up(self, timer_id: int) -> Move:
        """No glass forces anything in Word Whimsy. Raises NotImplementedError."""
        raise NotImplementedError("no glass of the rules runs in Word Whimsy")

    def leave(self, seat: Seat) -> Leave:
        """The table's move by which a seat leaves."""
        return Leave(seat)

    def join(self, player: Player) -> Join:
        """The table's move by which somebody sits down."""
        return Join(player)

    def sit_out(self, seat: Seat) -> SitOut:
        """The table's move by which a round does not wait for a seat."""
        return SitOut(seat)

    def is_step(self, move: Move) -> bool:
        """Every move is a decision."""
        return False

    def can_undo(self, move: Move) -> bool:
        """Nothing: prompts, answers and authors are seen at once, and an envelope has its own way back."""
        return False


def _variant(options: WhimsyOptions, seats: int, cards: int, dice: Dice) -> tuple[Variant | None, Dice]:
    """The variant of the game, drawn or chosen (rules, Word Whimsy 10)."""
    if options.variant is VariantChoice.NONE:
        return None, dice
    if options.variant is not VariantChoice.DRAWN:
        return Variant(options.variant.value), dice
    possible = checks.possible_variants(seats, cards)
    index, dice = dice.below(len(possible))
    return possible[index], dice


def _prompts(options: WhimsyOptions, deck: WhimsyDeck, dice: Dice) -> tuple[tuple[int, ...], Dice]:
    """The prompts shuffled, those that were seen this evening below the others (rules, Word Whimsy 8)."""
    order, dice = dice.shuffle(range(len(deck.prompts)))
    if options.unseen_first:
        order = tuple(sorted(order, key=lambda prompt: deck.prompts[prompt].text in options.seen))
    return order, dice


def _make(state: WhimsyState, actor: Actor, move: Move, events: list[Event]) -> WhimsyState:
    """The state after a legal move."""
    match move:
        case Flip():
            return flow.flip(state, events)
        case Close():
            return _close(state, actor, move.cards, events)
        case Reopen():
            return _reopen(state, actor, events)
        case Mulligan():
            return _mulligan(state, actor, events)
        case SitOut():
            return _sit_out(state, move.seat, events)
        case Mix():
            return flow.mix(state, events)
        case Open():
            return _open(state, move.slot, events)
        case Rank():
            return _rank(state, actor, move, events)
        case Next():
            return flow.next_round(state, events)
        case Leave():
            return leaving.leave(state, move.seat, events)
        case Join():
            return leaving.join(state, move.player, events)


def _with_envelope(
    state: WhimsyState,
    seat: Seat,
    hand: tuple[int, ...],
    closed: tuple[Played, ...] | None,
    events: list[Event],
) -> WhimsyState:
    state = replace(
        state,
        hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]),
        closed=(*state.closed[:seat], closed, *state.closed[seat + 1 :]),
    )
    events.append(EnvelopesCounted(closed=state.closed_count, expected=state.answers))
    return state


def _close(state: WhimsyState, seat: Seat, cards: tuple[Played, ...], events: list[Event]) -> WhimsyState:
    events.append(EnvelopeClosed(seat=seat, audience=(seat,)))
    inside = {played.card for played in cards}
    hand = tuple(card for card in state.hands[seat] if card not in inside)
    return _with_envelope(state, seat, hand, cards, events)


def _reopen(state: WhimsyState, seat: Seat, events: list[Event]) -> WhimsyState:
    events.append(EnvelopeReopened(seat=seat, audience=(seat,)))
    back = tuple(played.card for played in state.closed[seat] or ())
    return _with_envelope(state, seat, (*state.hands[seat], *back), None, events)


def _mulligan(state: WhimsyState, seat: Seat, events: list[Event]) -> WhimsyState:
    """Everybody learns it when the chips are given: until then nothing is known of a hand (rules, Word Whimsy 6)."""
    used = (*state.mulligans[:seat], state.round_number, *state.mulligans[seat + 1 :])
    state = flow.exchange(replace(state, mulligans=used), seat)
    events.append(HandExchanged(seat=seat, cards=state.hands[seat], audience=(seat,)))
    return state


def _sit_out(state: WhimsyState, seat: Seat, events: list[Event]) -> WhimsyState:
    state = replace(state, out=(*state.out[:seat], True, *state.out[seat + 1 :]))
    events.append(SeatSatOut(seat=seat))
    return state


def _open(state: WhimsyState, slot: int, events: list[Event]) -> WhimsyState:
    envelopes = tuple(
        replace(envelope, opened=envelope.opened or envelope.slot == slot) for envelope in state.envelopes
    )
    cards = next(envelope.cards for envelope in envelopes if envelope.slot == slot)
    words = tuple(shown.word.text for shown in state.show(cards))
    events.append(EnvelopeOpened(slot=slot, words=words))
    return flow.go_on(replace(state, envelopes=envelopes), events)


def _rank(state: WhimsyState, actor: Actor, move: Rank, events: list[Event]) -> WhimsyState:
    seat = state.referee if actor == TABLE else actor
    if piece(state).everybody:
        events.append(RankingMade(seat=seat, audience=(seat,)))
    mine = Ranking(seat, move.order, move.fulfils, move.why, move.word)
    rankings = sorted((*state.rankings, mine), key=lambda ranking: ranking.seat)
    return flow.go_on(replace(state, rankings=tuple(rankings)), events)
