"""The missed masterpiece: the best word that lay on somebody's strips and was not built, shown after the game."""

from collections.abc import Iterator

from msgspec import Struct

from wordgames.core.players import Level, Seat
from wordgames.games.punchline.laying import holder_of, shown
from wordgames.games.punchline.view import CellView, PunchlineView, RoundView, StripView, WordView
from wordgames.games.vocabulary import BANDS
from wordgames.lexicon import Kind, Lexicon
from wordgames.lexicon.strips import Wanted, best


class Masterpiece(Struct, frozen=True):
    """A word that nobody saw."""

    seat: Seat
    """On whose holder it lay."""
    round_number: int
    sentence: str
    """Of that round, with its blank."""
    cells: tuple[CellView, ...]
    """The word, from the top."""
    total: int
    """Its points without those for starting the timer."""


def missed_masterpiece(view: PunchlineView, lexicon: Lexicon) -> Masterpiece | None:
    """The best word over all rounds of a finished game, on people's holders, or on all where only computers played.

    Looked for are dictionary words that a good player knows, built by nobody in this game, worth more than what the
    holder's owner made of the round. About 50 ms a holder. None where everybody did as well as could be, and while the
    game is played, since holders are shown only after it.
    """
    people = any(not seat.player.is_computer for seat in view.seats)
    wanted = Wanted(
        kinds=Kind.WORD,
        min_band=BANDS[Level.HARD],
        min_length=2,
        rare=False,
        crude=False,
        used=frozenset(word.word for played in view.rounds for word in played.words),
    )
    found: Masterpiece | None = None
    for played, word, strips in _holders(view):
        if people and view.seats[word.seat].player.is_computer:
            continue
        placement = best(lexicon, holder_of(strips, view.values), wanted)
        if placement is None or placement.score <= max(word.points, found.total if found else 0):
            continue
        spots = [(slot, at) for slot, at in enumerate(placement.cells, 1) if at is not None]
        cells = shown(spots, strips, view.values)
        found = Masterpiece(word.seat, played.number, played.sentence, cells, placement.score)
    return found


def _holders(view: PunchlineView) -> Iterator[tuple[RoundView, WordView, tuple[StripView, ...]]]:
    for played in view.rounds:
        words = {word.seat: word for word in played.words}
        for holder in played.holders:
            yield played, words[holder.seat], holder.strips
