"""What may be done in Word Whimsy, and why not: one source of refusals for rules, screens and computers."""

from wordgames.core.game import CommonRefusal, Refusal
from wordgames.core.players import TABLE, Actor, Player, Seat
from wordgames.games.whimsy.choice import played_with
from wordgames.games.whimsy.material import WhimsyDeck
from wordgames.games.whimsy.moves import (
    HAND,
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
from wordgames.games.whimsy.refusals import WhimsyNote as Note
from wordgames.games.whimsy.refusals import WhimsyRefusal as Code
from wordgames.games.whimsy.state import WhimsyState, cards_needed
from wordgames.games.whimsy.variants import PIECES, piece, to_rank
from wordgames.games.whimsy.view import Length, Phase, Variant, VariantChoice, WhimsyOptions

SEATS = range(3, 8)
"""How many play (rules, Word Whimsy; the rulebook speaks of four to seven, and "so forth" below)."""
GLASS_S = (10, 300)
"""Least and most of the soft glass, in seconds."""
EVEN_STACKS = {5: 10, 7: 7}
"""Stacks with which all referee equally often (rulebook, Optional rule for five or seven players)."""
GLASS_FROM_SEATS = 5
"""The soft glass is on by default with so many seats or more."""
GLASS_DEFAULT_S = 40


def refuse(code: str, **facts: int | str) -> Refusal:
    """A refusal with its facts."""
    return Refusal(code, tuple(facts.items()))


def usual_glass(seats: int) -> int | None:
    """The soft glass that the setup offers so many seats, in seconds; None for none."""
    return GLASS_DEFAULT_S if seats >= GLASS_FROM_SEATS else None


def stacks_for(options: WhimsyOptions, seats: int) -> int:
    """Point stacks, and so rounds, of a game (rules, Word Whimsy 2)."""
    if options.length is Length.SHORT:
        return seats
    if options.length is Length.NORMAL and options.fewer_stacks:
        return EVEN_STACKS.get(seats, STACKS)
    return STACKS


def possible_variants(seats: int, cards: int) -> tuple[Variant, ...]:
    """Those that so many seats can play with so many word cards."""
    return tuple(variant for variant in Variant if _check_variant(variant, seats, cards) is None)


def check_setup(players: tuple[Player, ...], options: WhimsyOptions, deck: WhimsyDeck) -> Refusal | None:
    """Why these can't play so; None if they can."""
    seats = len(players)
    if seats < SEATS[0]:
        return refuse(CommonRefusal.TOO_FEW_SEATS, seats=seats, least=SEATS[0])
    if seats > SEATS[-1]:
        return refuse(CommonRefusal.TOO_MANY_SEATS, seats=seats, most=SEATS[-1])
    if deck.lang != options.lang:
        return refuse(Code.LANGUAGE, wanted=options.lang, deck=deck.lang)
    first, glass = options.first_referee, options.soft_glass_s
    if first is not None and not 0 <= first < seats:
        return refuse(Code.OPTION, option="first_referee", value=first, least=0, most=seats - 1)
    if glass is not None and not GLASS_S[0] <= glass <= GLASS_S[1]:
        return refuse(Code.OPTION, option="soft_glass_s", value=glass, least=GLASS_S[0], most=GLASS_S[1])
    kept = played_with(deck, options)
    if not kept.prompts:
        return refuse(Code.NO_PROMPT)
    return _check_variant(_chosen(options), seats, len(kept.cards))


def _chosen(options: WhimsyOptions) -> Variant | None:
    """The variant that is chosen by name."""
    named = options.variant not in (VariantChoice.NONE, VariantChoice.DRAWN)
    return Variant(options.variant.value) if named else None


def _check_variant(variant: Variant | None, seats: int, cards: int) -> Refusal | None:
    played = PIECES[variant]
    if variant is not None and seats < played.least_seats:
        return refuse(Code.VARIANT_SEATS, variant=variant.value, seats=seats, least=played.least_seats)
    return check_size(cards, seats, played.spare_cards)


def check_size(cards: int, seats: int, spare: int = 0) -> Refusal | None:
    """Whether so many word cards do for so many seats (rules, Word Whimsy 8)."""
    needed = cards_needed(seats, spare)
    if cards >= needed:
        return None
    most = max(0, (cards - spare) // HAND)
    return refuse(Code.FEW_CARDS, cards=cards, seats=seats, needed=needed, most=most)


def setup_notes(seats: int, options: WhimsyOptions, deck: WhimsyDeck) -> tuple[Refusal, ...]:
    """What the setup tells the table of a game that can be played: by what a refusal is told, too."""
    notes: list[Refusal] = []
    cards, enough = len(played_with(deck, options).cards), cards_needed(seats) + HAND * (seats - 1)
    if cards < enough:
        notes.append(refuse(Note.TIGHT, cards=cards, seats=seats, enough=enough))
    rounds = stacks_for(options, seats)
    if rounds % seats:
        even = rounds - rounds % seats
        notes.append(refuse(Note.UNEVEN, rounds=rounds, seats=seats, more=rounds % seats, even=even))
    return tuple(notes)


def check_move(state: WhimsyState, actor: Actor, move: Move) -> Refusal | None:
    """Why this actor may not make this move now; None if he may."""
    if state.phase is Phase.OVER:
        return refuse(CommonRefusal.GAME_OVER)
    if isinstance(move, Rank) and not piece(state).everybody:
        return (
            _in_phase(state, Phase.RANKING) or _check_judge(state, actor) or _check_rank(state, actor, move)
        )
    if isinstance(move, Close | Reopen | Mulligan | Rank):
        if actor == TABLE:
            return refuse(CommonRefusal.SEAT_ONLY)
        if not _is_here(state, actor):
            return refuse(CommonRefusal.NO_SUCH_SEAT, seat=actor)
        return _check_seat(state, actor, move)
    return _check_table(state, move) if actor == TABLE else refuse(CommonRefusal.TABLE_ONLY)


def judges_in_the_open(state: WhimsyState) -> bool:
    """Whether the table puts the answers in order, with a person for a referee, instead of a seat for itself."""
    return not piece(state).everybody and not state.players[state.referee].is_computer


def _is_here(state: WhimsyState, seat: Seat) -> bool:
    return 0 <= seat < len(state.players) and state.present[seat]


def _in_phase(state: WhimsyState, phase: Phase) -> Refusal | None:
    return None if state.phase is phase else refuse(CommonRefusal.WRONG_TIME, phase=state.phase.value)


def _check_judge(state: WhimsyState, actor: Actor) -> Refusal | None:
    """The referee, or for a person the table."""
    if actor == state.referee or (actor == TABLE and judges_in_the_open(state)):
        return None
    return refuse(Code.NOT_YOURS_TO_RANK, seat=state.referee)


def _check_seat(state: WhimsyState, seat: Seat, move: Close | Reopen | Mulligan | Rank) -> Refusal | None:
    if isinstance(move, Rank):
        return _in_phase(state, Phase.RANKING) or _check_own_rank(state, seat, move)
    if (refusal := _in_phase(state, Phase.CHOOSING)) is not None:
        return refusal
    if seat == state.referee:
        return refuse(Code.NOT_REFEREE, seat=seat)
    closed = state.closed[seat] is not None
    if isinstance(move, Reopen):
        return None if closed else refuse(Code.NOT_CLOSED)
    if isinstance(move, Mulligan) and not piece(state).mulligan:
        return refuse(Code.NO_MULLIGAN)
    if closed:
        return refuse(Code.CLOSED)
    if isinstance(move, Mulligan):
        return refuse(Code.MULLIGAN_USED) if state.mulligans[seat] else None
    return _check_cards(state, seat, move.cards)


def _check_cards(state: WhimsyState, seat: Seat, cards: tuple[Played, ...]) -> Refusal | None:
    chosen, played = [one.card for one in cards], piece(state)
    if len(set(chosen)) != len(chosen) or not set(chosen) <= set(state.hands[seat]):
        return refuse(Code.CARDS)
    for one in cards:
        if one.turned and len(state.deck.cards[one.card].words) == 1:
            return refuse(Code.TURNED, card=one.card)
    if not played.fewest <= len(chosen) <= played.most:
        return refuse(Code.COUNT, cards=len(chosen), least=played.fewest, most=played.most)
    return None


def _check_own_rank(state: WhimsyState, seat: Seat, move: Rank) -> Refusal | None:
    """Where everybody ranks."""
    if seat not in piece(state).rankers(state):
        return refuse(Code.NOT_YOURS_TO_RANK, seat=state.referee)
    if any(ranking.seat == seat for ranking in state.rankings):
        return refuse(Code.RANKED)
    return _check_rank(state, seat, move)


def _check_rank(state: WhimsyState, actor: Actor, move: Rank) -> Refusal | None:
    slots = to_rank(state, actor)
    if sorted(move.order) != sorted(slots):
        return refuse(Code.ORDER, answers=len(slots))
    if (refusal := piece(state).check_order(move)) is not None:
        return refusal
    if move.word:
        best = next(envelope for envelope in state.envelopes if envelope.slot == move.order[0])
        if all(shown.word.text != move.word for shown in state.show(best.cards)):
            return refuse(Code.WORD, word=move.word)
    return None


def _check_table(
    state: WhimsyState, move: Flip | SitOut | Mix | Open | Next | Leave | Join
) -> Refusal | None:
    match move:
        case Leave():
            here = _is_here(state, move.seat)
            return None if here else refuse(CommonRefusal.NO_SUCH_SEAT, seat=move.seat)
        case Flip():
            return _in_phase(state, Phase.PROMPT)
        case SitOut():
            return _in_phase(state, Phase.CHOOSING) or _check_sit_out(state, move.seat)
        case Mix():
            return _in_phase(state, Phase.CHOOSING) or _check_mix(state)
        case Open():
            shut = any(one.slot == move.slot and not one.opened for one in state.envelopes)
            return _in_phase(state, Phase.READING) or (
                None if shut else refuse(Code.NO_SUCH_ENVELOPE, slot=move.slot)
            )
        case Next():
            return _in_phase(state, Phase.AWARDED)
        case Join():
            return _check_join(state)


def _check_sit_out(state: WhimsyState, seat: Seat) -> Refusal | None:
    """Says nothing of whether his envelope is closed: it stays in the round if it is."""
    if not _is_here(state, seat):
        return refuse(CommonRefusal.NO_SUCH_SEAT, seat=seat)
    if seat == state.referee:
        return refuse(Code.NOT_REFEREE, seat=seat)
    return refuse(Code.SITS_OUT, seat=seat) if state.out[seat] else None


def _check_mix(state: WhimsyState) -> Refusal | None:
    if not state.still_choosing():
        return None
    return refuse(Code.STILL_CHOOSING, closed=state.closed_count, expected=state.answers)


def _check_join(state: WhimsyState) -> Refusal | None:
    # Behind the last stack no other comes: who sat down then would have a place without having played.
    if state.phase not in (Phase.PROMPT, Phase.AWARDED) or not state.stacks:
        return refuse(Code.BETWEEN_ROUNDS)
    seats = len(state.seats_present()) + 1
    if seats > SEATS[-1]:
        return refuse(CommonRefusal.TOO_MANY_SEATS, seats=seats, most=SEATS[-1])
    return check_size(len(state.deck.cards), seats, piece(state).spare_cards)
