"""Words and points of a round as they stand (rules, Punch Line 8 to 13; "All three games", rulings)."""

from typing import Final

from wordgames.core.players import Seat
from wordgames.games.punchline.scoring import add_up, cell, column, spell
from wordgames.games.punchline.state import PunchlineState, SeatRound
from wordgames.games.punchline.view import RoundView, RulingView, SlideView, WordView

ONE_LETTER_WORDS: Final = ("A", "I")
"""The only words of one letter (rules, Punch Line 9)."""
SOURCES: Final = ("lexicon", "house", "table", "rules")
"""Who may say whether a word counts, the weakest first; the last is no ruling but the rule on one letter."""
REASONS: Final = ("word", "name", "abbreviation", "unknown")
"""What a word may be said to be."""

_NO_WORD = RulingView(counts=False, reason="one_letter", source="rules")


def starter(state: PunchlineState) -> Seat | None:
    """Who gets the +5 for the glass if his word is good.

    At one table only one seat turns it. On a passed screen everybody may turn his own; the earliest turn on the
    players' clocks counts, equal times by seating order from the reader's left (rules, "Equal sand"). Who has left
    turned it for nobody.
    """
    turned = [
        (mine.turned_ms, place, seat)
        for place, seat in enumerate(state.from_left_of_reader())
        if (mine := state.seats[seat]).taking_part and mine.turned_ms is not None
    ]
    return min(turned)[2] if turned else None


def ruling_of(state: PunchlineState, word: str) -> RulingView | None:
    """What is said of a word of this round; None while nothing is."""
    if len(word) == 1 and not (state.options.one_letter and word in ONE_LETTER_WORDS):
        return _NO_WORD
    for ruling in state.rulings:
        if ruling.word == word:
            return RulingView(ruling.counts, ruling.reason, ruling.source)
    return None


def judge(state: PunchlineState) -> RoundView:
    """The round in hand as it stands: words, sums, rulings, points of everybody who takes part."""
    first = starter(state)
    words = tuple(_judge_seat(state, seat, seat == first) for seat in state.playing())
    return RoundView(state.round_number, state.sentence, state.reader, words)


def _judge_seat(state: PunchlineState, seat: Seat, started: bool) -> WordView:
    mine = state.seats[seat]
    cells = column(state.deck.strips, state.orders[seat], mine.positions, state.deck.values)
    word = spell(cells)
    ruling = ruling_of(state, word) if word else None
    repeated = word in state.used[seat] and not state.options.repeat_scores
    # A word that can't score any more owes the table no decision.
    pending = bool(word) and ruling is None and not repeated
    worth = add_up(cells, started)
    return WordView(
        seat=seat,
        cells=cells,
        word=word,
        sum=worth,
        started=started,
        repeated=repeated,
        ruling=ruling,
        pending=pending,
        points=worth.total if ruling is not None and ruling.counts and not repeated else 0,
        at_ms=mine.done_ms,
        slides=_replay(state, seat, mine),
    )


def _replay(state: PunchlineState, seat: Seat, mine: SeatRound) -> tuple[SlideView, ...]:
    strips, order, values = state.deck.strips, state.orders[seat], state.deck.values
    return tuple(
        SlideView(made.slot, cell(strips[order[made.slot - 1]], made.slot, made.position, values), made.at_ms)
        for made in mine.slides
    )


def pending_words(shown: RoundView) -> tuple[str, ...]:
    """Words that wait for a ruling, each once, in order of seats."""
    return tuple(dict.fromkeys(word.word for word in shown.words if word.pending))


def totals(state: PunchlineState, shown: RoundView | None) -> tuple[int, ...]:
    """Everybody's points with the round in hand as it stands (`shown`; None where none is being judged).

    Who sat down while the round was judged has the lowest total of those present who played it.
    """
    if shown is None:
        return state.scores
    scores = list(state.scores)
    for word in shown.words:
        scores[word.seat] += word.points
    played = [scores[word.seat] for word in shown.words]
    if played:
        for seat in state.seats_present():
            if not state.seats[seat].taking_part:
                scores[seat] = min(played)
    return tuple(scores)
