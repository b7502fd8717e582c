"""What is possible when: the one source of refusals."""

from collections.abc import Sequence

from wordgames.core.game import CommonRefusal, Refusal
from wordgames.core.players import TABLE, Actor, Player, Seat
from wordgames.games.pun.judging import REASONS, SOURCES, judge, pending_words, ruling_of
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
    Rule,
    Speak,
    Stand,
    Swap,
    TakeStanding,
    Wish,
    Withdraw,
)
from wordgames.games.pun.refusals import PunRefusal as Code
from wordgames.games.pun.state import (
    MOST_REFUSED,
    MOST_STANDING,
    MOST_SWAPPED,
    PunState,
    Standing,
    Trade,
    cards_needed,
)
from wordgames.games.pun.view import Phase, PunOptions, TradeStep

SEATS = range(2, 9)
"""How many play (rulebook: 2-8)."""
MIN_LENGTH = (2, 4)
"""Least and most of the shortest word's letters (rules, Pun 9)."""


def refuse(code: str, **facts: int | str) -> Refusal:
    """A refusal with its facts."""
    return Refusal(code, tuple(facts.items()))


def check_setup(players: tuple[Player, ...], options: PunOptions, deck: PunDeck) -> Refusal | None:
    """Why these can't play so; None if they can."""
    seats = len(players)
    if seats < SEATS[0]:
        return refuse(CommonRefusal.TOO_FEW_SEATS, seats=seats, least=SEATS[0])
    if seats > SEATS[-1]:
        return refuse(CommonRefusal.TOO_MANY_SEATS, seats=seats, most=SEATS[-1])
    least, most = MIN_LENGTH
    if not least <= options.min_length <= most:
        value = options.min_length
        return refuse(Code.OPTION, option="min_length", value=value, least=least, most=most)
    if deck.lang != options.lang:
        return refuse(Code.LANGUAGE, wanted=options.lang, deck=deck.lang)
    if options.subject is not None and not any(one.words for one in played_with(deck, options).subjects):
        return refuse(Code.SUBJECT, subject=options.subject)
    return _check_deck(deck, options, seats)


def _check_deck(deck: PunDeck, options: PunOptions, seats: int) -> Refusal | None:
    letters = {face for face in deck.cards if face != PUN_CARD}
    known = all(len(letter) == 1 and "A" <= letter <= "Z" for letter in letters)
    if not known or len(letters - set("QXY" if options.without_qxy else "")) < 2:
        return refuse(Code.DECK_FACES, letters=len(letters))
    return check_size(len(cards_in_play(deck, options)), seats)


def cards_in_play(deck: PunDeck, options: PunOptions) -> tuple[int, ...]:
    """The numbers of all cards that are played with."""
    out = "QXY" if options.without_qxy else ""
    return tuple(card for card, face in enumerate(deck.cards) if face not in out)


def check_size(cards: int, seats: int) -> Refusal | None:
    """Whether so many cards can be dealt to so many seats (rules, Pun 1)."""
    needed = cards_needed(seats)
    if cards >= needed:
        return None
    most = max(0, (cards - cards_needed(0)) // (cards_needed(1) - cards_needed(0)))
    return refuse(Code.DECK_TOO_SMALL, cards=cards, seats=seats, needed=needed, most=most)


def check_move(state: PunState, actor: Actor, move: Move) -> Refusal | None:
    """Why this actor may not make this move now; None if he may."""
    if state.phase is Phase.OVER:
        return refuse(CommonRefusal.GAME_OVER)
    if isinstance(move, Rule | Close | Leave | Join):
        return _check_table(state, move) if actor == TABLE else refuse(CommonRefusal.TABLE_ONLY)
    if actor == TABLE:
        return refuse(CommonRefusal.SEAT_ONLY)
    if not _is_here(state, actor):
        return refuse(CommonRefusal.NO_SUCH_SEAT, seat=actor)
    if isinstance(move, Lay):
        return _in_phase(state, Phase.COUNTING) or _check_lay(state, actor, move)
    return _in_phase(state, Phase.TURN) or _check_turn(state, actor, move)


def _is_here(state: PunState, seat: Seat) -> bool:
    return 0 <= seat < len(state.players) and state.present[seat]


def _in_phase(state: PunState, phase: Phase) -> Refusal | None:
    return None if state.phase is phase else refuse(CommonRefusal.WRONG_TIME, phase=state.phase.value)


def _check_turn(state: PunState, seat: Seat, move: Move) -> Refusal | None:
    trade = state.trade
    if isinstance(move, Answer | Refuse | Accept):
        return _check_reply(state, seat, move)
    if isinstance(move, Speak) and trade is not None and trade.step is TradeStep.SPOKEN:
        if seat == trade.partner and move.partner == state.turn:
            return _check_side(state, seat, move.cards) or _check_wish(
                move.wants, len(state.hands[state.turn])
            )
        return refuse(Code.TRADE_OPEN, seat=trade.partner)
    if seat != state.turn:
        return refuse(Code.NOT_YOUR_TURN, seat=state.turn)
    if trade is not None:
        return refuse(Code.TRADE_OPEN, seat=waits_for(state, trade))
    if isinstance(move, Post | Withdraw | TakeStanding | Offer | Speak):
        return _check_trade(state, seat, move)
    return _check_choice(state, seat, move)


def waits_for(state: PunState, trade: Trade) -> Seat:
    """Who must do something about a trade."""
    return state.turn if trade.step is TradeStep.COUNTERED else trade.partner


def _check_reply(state: PunState, seat: Seat, move: Answer | Refuse | Accept) -> Refusal | None:
    trade = state.trade
    if trade is None or seat != waits_for(state, trade):
        return refuse(Code.NO_TRADE)
    if isinstance(move, Answer):
        if trade.step is not TradeStep.OFFERED:
            return refuse(Code.NO_TRADE)
        return _check_side(state, seat, move.cards)
    if isinstance(move, Accept) and trade.step is not TradeStep.COUNTERED:
        return refuse(Code.NO_TRADE)
    return None


def _check_trade(
    state: PunState, seat: Seat, move: Post | Withdraw | TakeStanding | Offer | Speak
) -> Refusal | None:
    match move:
        case Withdraw():
            mine = find_standing(state, move.number)
            known = mine is not None and mine.owner == seat
            return None if known else refuse(Code.NO_SUCH_OFFER, number=move.number)
        case TakeStanding():
            return _check_side(state, seat, move.cards) or _check_take(state, move)
        case Post():
            if sum(offer.owner == seat for offer in state.standing) >= MOST_STANDING:
                return refuse(Code.TOO_MANY_STANDING, most=MOST_STANDING)
            return _check_side(state, seat, move.cards) or _check_wish(move.wants, len(state.deck.cards))
        case Offer() | Speak():
            return (
                _check_partner(state, seat, move)
                or _check_side(state, seat, move.cards)
                or _check_wish(move.wants, len(state.hands[move.partner]))
            )


def find_standing(state: PunState, number: int) -> Standing | None:
    """The standing offer of a number; None if it is gone."""
    return next((offer for offer in state.standing if offer.number == number), None)


def _check_take(state: PunState, move: TakeStanding) -> Refusal | None:
    offer = find_standing(state, move.number)
    if offer is None or offer.owner == state.turn:
        return refuse(Code.NO_SUCH_OFFER, number=move.number)
    if not state.is_open(offer.owner):
        return refuse(Code.ENDER_CLOSED, seat=offer.owner)
    return None if state.fits(move.cards, offer.wants) else refuse(Code.DOES_NOT_FIT)


def _check_partner(state: PunState, seat: Seat, move: Offer | Speak) -> Refusal | None:
    partner = move.partner
    if partner == seat or not _is_here(state, partner):
        return refuse(Code.PARTNER, seat=partner)
    if not state.is_open(partner):
        return refuse(Code.ENDER_CLOSED, seat=partner)
    if state.refused[partner] >= MOST_REFUSED:
        return refuse(Code.PARTNER_CLOSED, seat=partner)
    if isinstance(move, Speak):
        silent = [one for one in (seat, partner) if state.players[one].is_computer]
        return refuse(Code.CANNOT_SPEAK, seat=silent[0]) if silent else None
    return None


def _check_side(state: PunState, seat: Seat, cards: Sequence[int]) -> Refusal | None:
    good = cards and len(set(cards)) == len(cards) and set(cards) <= set(state.hands[seat])
    return None if good else refuse(Code.CARDS)


def _check_wish(wish: Wish, most: int) -> Refusal | None:
    letters = all(letter == PUN_CARD or "A" <= letter <= "Z" for letter in wish.letters)
    good = letters and 1 <= wish.count <= most and len(wish.letters) <= wish.count
    return None if good else refuse(Code.WISH, count=wish.count)


def _check_choice(state: PunState, seat: Seat, move: Move) -> Refusal | None:
    """Phase 2: one of the three choices."""
    match move:
        case Swap():
            given, taken = len(move.give), len(move.take)
            if given != taken or not 1 <= given <= MOST_SWAPPED:
                return refuse(Code.SWAP_COUNT, given=given, taken=taken, most=MOST_SWAPPED)
            if len(set(move.take)) < taken or not set(move.take) <= set(state.centre):
                return refuse(Code.NOT_IN_CENTRE)
            return _check_side(state, seat, move.give)
        case Draw():
            return None if state.pile else refuse(Code.DECK_OUT)
        case EndRound():
            return None if state.ender is None else refuse(Code.LAST_LAP, seat=state.ender)
        case _:
            assert isinstance(move, Stand)
            return refuse(Code.NOT_LAST_LAP) if state.ender is None else None


def _check_lay(state: PunState, seat: Seat, move: Lay) -> Refusal | None:
    if state.laid[seat] is not None:
        return refuse(Code.LAID)
    free = set(state.hands[seat])
    for row in move.rows:
        fits = len(row.cards) == len(row.word) > 0
        for card, letter in zip(row.cards, row.word, strict=False):
            face = state.deck.cards[card] if card in free else ""
            fits = fits and face in (letter, PUN_CARD) and "A" <= letter <= "Z"
            free.discard(card)
        if not fits:
            return refuse(Code.ROW, word=row.word)
    return None


def _check_table(state: PunState, move: Rule | Close | Leave | Join) -> Refusal | None:
    match move:
        case Leave():
            here = _is_here(state, move.seat)
            return None if here else refuse(CommonRefusal.NO_SUCH_SEAT, seat=move.seat)
        case Rule():
            return _in_phase(state, Phase.JUDGING) or _check_rule(state, move)
        case Close():
            pending = pending_words(judge(state)) if state.phase is Phase.JUDGING else ()
            return _in_phase(state, Phase.JUDGING) or (
                refuse(Code.PENDING, words=" ".join(pending)) if pending else None
            )
        case Join():
            return _check_join(state)


def _check_rule(state: PunState, move: Rule) -> Refusal | None:
    if move.reason not in REASONS or move.source not in SOURCES[:3]:
        return refuse(Code.RULING, reason=move.reason, source=move.source)
    if not any(laid.word == move.word for hand in judge(state).hands for laid in hand.words):
        return refuse(Code.NO_SUCH_WORD, word=move.word)
    before = ruling_of(state, move.word)
    if before is not None and SOURCES.index(before.source) > SOURCES.index(move.source):
        return refuse(Code.STRONGER_RULING, word=move.word, source=before.source)
    return None


def _check_join(state: PunState) -> Refusal | None:
    # Behind the last round no other comes: who sat down then would have a place, and perhaps win, without a card.
    if state.phase is not Phase.JUDGING or state.round_number >= state.rounds:
        return refuse(Code.BETWEEN_ROUNDS)
    seats = len(state.seats_present()) + 1
    if seats > SEATS[-1]:
        return refuse(CommonRefusal.TOO_MANY_SEATS, seats=seats, most=SEATS[-1])
    return check_size(len(cards_in_play(state.deck, state.options)), seats)
