"""Words and points of a round as they stand (rules, Pun 9 to 14; "All three games", rulings)."""

from typing import Final

from wordgames.core.players import Seat
from wordgames.games.pun.moves import Row
from wordgames.games.pun.state import PunState
from wordgames.games.pun.view import CardView, HandView, LaidView, PunOptions, RoundView, RulingView

ONE_LETTER_WORDS: Final = ("A", "I")
"""English words of one letter (rules, Pun 9)."""
SOURCES: Final = ("lexicon", "house", "table", "rules")
"""Who may say whether a word counts, the weakest first; the last is no ruling but the option on short words."""
REASONS: Final = ("word", "name", "abbreviation", "unknown")
"""What a word may be said to be."""

_TOO_SHORT = RulingView(counts=False, reason="too_short", source="rules")


def is_long_enough(word: str, options: PunOptions) -> bool:
    """Whether a word has the letters that the table asks for (rules, Pun 9)."""
    if len(word) >= options.min_length:
        return True
    return options.min_length == 2 and word in ONE_LETTER_WORDS and "en" in options.languages


def ruling_of(state: PunState, word: str) -> RulingView | None:
    """What is said of a word of this round; None while nothing is.

    With a subject, a word that dictionaries know counts only if it is one of the subject's; the table may think
    otherwise.
    """
    if not is_long_enough(word, state.options):
        return _TOO_SHORT
    ruling = next((one for one in state.rulings if one.word == word), None)
    if ruling is None:
        return None
    subject = state.options.subject
    if ruling.counts and subject is not None and ruling.source != "table" and not _is_of_subject(state, word):
        return RulingView(False, "off_subject", ruling.source)
    return RulingView(ruling.counts, ruling.reason, ruling.source)


def _is_of_subject(state: PunState, word: str) -> bool:
    return any(word in subject.words for subject in state.deck.subjects)


def judge(state: PunState) -> RoundView:
    """The round in hand as it stands: hands, words, rulings, points of everybody who takes part."""
    hands = tuple(_judge_hand(state, seat, rows) for seat, rows in enumerate(state.laid) if rows is not None)
    most = max((hand.points for hand in hands), default=0)
    winners = tuple(hand.seat for hand in hands if hand.points == most)
    return RoundView(state.round_number, state.starter, hands, winners)


def _judge_hand(state: PunState, seat: Seat, rows: tuple[Row, ...]) -> HandView:
    words = tuple(_judge_word(state, row) for row in rows)
    used = {card for row in rows for card in row.cards}
    cards = card_views(state, state.hands[seat])
    return HandView(
        seat=seat,
        cards=cards,
        words=words,
        left=tuple(card for card in cards if card.card not in used),
        points=sum(word.points for word in words),
    )


def _judge_word(state: PunState, row: Row) -> LaidView:
    ruling = ruling_of(state, row.word)
    points = len(row.word) if ruling is not None and ruling.counts else 0
    return LaidView(row.word, card_views(state, row.cards), ruling, ruling is None, points)


def card_views(state: PunState, cards: tuple[int, ...]) -> tuple[CardView, ...]:
    """The cards face up."""
    return tuple(CardView(card, state.deck.cards[card]) for card in cards)


def pending_words(shown: RoundView) -> tuple[str, ...]:
    """Words that wait for a ruling, each once, in order of seats."""
    return tuple(dict.fromkeys(laid.word for hand in shown.hands for laid in hand.words if laid.pending))


def totals(state: PunState, shown: RoundView | None) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Everybody's letters and rounds won with the round in hand as it stands (`shown`; None where none is).

    Who sat down after the round has the lowest of those who played it and are present.
    """
    if shown is None:
        return state.totals, state.won
    letters, won = list(state.totals), list(state.won)
    for hand in shown.hands:
        letters[hand.seat] += hand.points
        won[hand.seat] += hand.seat in shown.winners
    played = [hand.seat for hand in shown.hands]
    if played:
        for seat in state.seats_present():
            if state.laid[seat] is None:
                letters[seat] = min(letters[other] for other in played)
                won[seat] = min(won[other] for other in played)
    return tuple(letters), tuple(won)
