"""The missed masterpiece: the best word that lay on somebody's strips in a finished game, and nobody built."""

from __future__ import annotations

from wordgames.games.punchline.view import CellView, HolderView, Mark, PunchlineView, RoundView, StripView
from wordgames.lexicon import Kind, Lexicon, LexiconError
from wordgames.lexicon.strips import Holder, Placement, Strip, Wanted, best
from wordgames.lexicon.strips import Mark as LetterMark
from wordgames.ui.widgets.poster import Masterpiece

KNOWN_BAND = 4
"""Twice the zipf value that a masterpiece has at least: a word that the room has heard of, or it is no joy."""


def missed_masterpiece(view: PunchlineView) -> Masterpiece | None:
    """Search the holders of all rounds, which takes up to 60 ms each; None where there is none or no word list."""
    try:
        lexicon = Lexicon.open(view.options.lang)
    except LexiconError:
        return None
    built = frozenset(word.word for finished in view.rounds for word in finished.words)
    wanted = Wanted(kinds=Kind.WORD, min_band=KNOWN_BAND, min_length=2, rare=False, crude=False, used=built)
    found: tuple[int, RoundView, HolderView, Placement] | None = None
    for finished in view.rounds:
        for holder in finished.holders:
            laid = best(lexicon, Holder([_searched(strip) for strip in holder.strips], view.values), wanted)
            if laid is not None and (found is None or laid.score > found[0]):
                found = (laid.score, finished, holder, laid)
    if found is None:
        return None
    score, finished, holder, laid = found
    name = view.seats[holder.seat].player.name
    return Masterpiece(
        holder.seat, name, finished.number, finished.sentence, _cells(view, holder, laid), score
    )


def _searched(strip: StripView) -> Strip:
    """A strip as the search takes it."""
    kinds: dict[Mark, LetterMark] = {Mark.OWN: "own", Mark.YELLOW: "yellow", Mark.OTHER: "other"}
    return [(letter, kinds[mark]) for letter, mark in zip(strip.letters, strip.marks, strict=True)]


def _cells(view: PunchlineView, holder: HolderView, laid: Placement) -> tuple[CellView, ...]:
    cells = []
    for slot, index in enumerate(laid.cells, 1):
        if index is not None:
            strip = holder.strips[slot - 1]
            letter = strip.letters[index]
            cells.append(CellView(slot, letter, strip.marks[index], view.values[ord(letter) - ord("A")]))
    return tuple(cells)
