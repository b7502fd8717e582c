"""How a phrase of one to seven cards is set: on as few rows as leave its words large, all of one size."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import Final

from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.text import Block, elided, fitted, text_width, wrap
from wordgames.ui.painting.word_cards import block_in

LARGEST: Final = 9.4
"""In u: a phrase of few cards."""
ONE_ROW: Final = 8.0
"""A phrase stands on one row where its words are no smaller than this, else on two."""
TWO_ROWS: Final = 5.0
"""And on two where they are no smaller than this, else on three."""
PADDING: Final = 0.72
"""Left and right of a word together, in sizes of its letters."""
GAP: Final = 2.2
"""Between two cards of a row, in u."""
LEADING: Final = 1.06
"""From line to line of a card, in sizes of its letters."""
_HEIGHTS = {1: 1.52, 2: 1.42, 3: 1.36}
"""Height of a card in sizes of its letters, by the number of rows."""
_ROW_GAP = 0.9
_OVERHANG = 1.18
"""Three rows may be so much higher than one or two: what they hang in front of has to wait."""
_LONG = 13.0
"""Width of the longest line of a card, in sizes of its letters: more is set on further lines."""


@dataclass(frozen=True)
class Spot:
    """Where a card hangs, in u."""

    lines: tuple[str, ...]
    """Its word; one that is very long has more than one line."""
    x: float
    y: float
    w: float
    h: float
    row: int


@dataclass(frozen=True)
class Laid:
    """A phrase with a place for each of its cards, in reading order."""

    size: float
    """Of the letters, in u."""
    spots: tuple[Spot, ...]

    @property
    def rows(self) -> int:
        """How many rows there are."""
        return self.spots[-1].row + 1 if self.spots else 0

    @property
    def bottom(self) -> float:
        """Where the lowest card ends."""
        return max((spot.y + spot.h for spot in self.spots), default=0.0)


def lay_phrase(words: Sequence[str], width: float, height: float) -> Laid:
    """Cards for these words, centred in `width`, from 0 down to at most `height` (three rows: a little lower).

    One row at 8 u or more, two at 5 u or more, else three as large as they can be.
    """
    if not words:
        return Laid(0.0, ())
    cards = [tuple(wrap(word, 1.0, _LONG, Face.SERIF)) or (word,) for word in words]
    widths = [max(text_width(line, 1.0, Face.SERIF) for line in lines) + PADDING for lines in cards]
    more = LEADING * (max(len(lines) for lines in cards) - 1)
    best: tuple[float, tuple[range, ...]] = (0.0, ())
    for count, floor in ((1, ONE_ROW), (2, TWO_ROWS), (3, 0.0)):
        if count > len(words):
            break
        room = height * (_OVERHANG if count == 3 else 1.0)
        tall = (room - _ROW_GAP * (count - 1)) / (count * (_HEIGHTS[count] + more))
        size, rows = max(
            ((min(LARGEST, tall, _size_on(widths, rows, width)), rows) for rows in _cuts(len(words), count)),
            key=lambda found: (found[0], -_ragged(widths, found[1])),
        )
        if size > best[0]:
            best = size, rows
        if size >= floor:
            break
    size, rows = best
    return Laid(size, tuple(_placed(cards, widths, size, rows, size * (_HEIGHTS[len(rows)] + more), width)))


def _cuts(count: int, rows: int) -> Iterator[tuple[range, ...]]:
    """Every way to cut so many words into rows, none of them empty."""
    for cut in combinations(range(1, count), rows - 1):
        yield tuple(range(a, b) for a, b in pairwise((0, *cut, count)))


def _size_on(widths: Sequence[float], rows: tuple[range, ...], width: float) -> float:
    """The largest size at which every row fits; `widths` are those of letters 1 u high, with their padding."""
    return min((width - GAP * (len(row) - 1)) / sum(widths[i] for i in row) for row in rows)


def _ragged(widths: Sequence[float], rows: tuple[range, ...]) -> float:
    """How much longer the longest row is than the shortest."""
    sums = [sum(widths[i] for i in row) for row in rows]
    return max(sums) - min(sums)


def _placed(
    cards: Sequence[tuple[str, ...]],
    widths: Sequence[float],
    size: float,
    rows: tuple[range, ...],
    h: float,
    width: float,
) -> Iterator[Spot]:
    for row, indexes in enumerate(rows):
        used = sum(widths[i] for i in indexes) * size + GAP * (len(indexes) - 1)
        x = (width - used) / 2
        for i in indexes:
            w = widths[i] * size
            yield Spot(cards[i], x, row * (h + _ROW_GAP), w, h, row)
            x += w + GAP


def cut_block(text: str, size: float, floor: float, w: float, h: float, leading: float = LEADING) -> Block:
    """A phrase in a box of `w` by `h`, as large as it fits without breaking a word, down to `floor`; what has no room
    even then ends in an ellipsis, for it can be brought large by a tap.
    """
    longest = max(text.split(), key=lambda word: text_width(word, 1.0, Face.SERIF), default="")
    # A hair less than the width: a word that fits it exactly might be broken by rounding.
    size = max(floor, fitted(longest, size, w * 0.99, Face.SERIF))
    block = block_in(text, size, floor, w, h, leading=leading)
    most = max(1, int(h / (block.size * leading) + 0.01))
    if len(block.lines) <= most:
        return block
    kept = block.lines[:most]
    last = elided(f"{kept[-1]} {block.lines[most]}", block.size, w, Face.SERIF)
    return Block((*kept[:-1], last if last.endswith("…") else f"{last}…"), block.size)
