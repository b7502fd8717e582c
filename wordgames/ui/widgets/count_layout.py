"""Where the hands of a count lie, in u: a rail a hand, its words from the left, what is left over behind them.

With few hands everything is as large as on the table, and a refused word has the slip with its reason below it. With
many, rails lie closer, and the reason stands behind the word. Cards are of one size on all rails, the largest at which
the longest hand fits.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

CARD_W = 8.0
CARD_H = 10.9
LETTER = 0.95
"""Size of a letter in widths of its card, as far as its height allows."""
LETTER_HIGH = 0.78
"""The same in heights."""
STEP = 1.05
"""From card to card, in widths."""
APART = 0.65
"""Between two words, in widths."""
LOOP = 0.3
"""More room behind a refused word, in widths, for the loop of the pencil."""
LEFT_SIZE = 0.86
"""Cards that were left over are smaller."""
RAIL_X, RAIL_W = 42.0, 92.0
ROOM = 89.0
"""For cards on a rail."""
FIRST_X = 1.5
"""From the rail's left end to the first card."""
PITCH = 14.1
"""From rail to rail, with room enough."""
SLIP = 6.5
"""So much more below a rail with a refused word."""
MOST_SCALE = 1.3
"""Two hands are laid out larger than four, as far as their words allow it."""
SLENDER = 1.2
"""Where a long hand makes cards narrow they stay so much higher."""
_FREE = 1.0
"""Between the last rail and the ledge."""
TAG = 2.7
"""Size of the words of a reason that stands behind its word."""
MOST_TAGS = 0.4
"""The share of a rail that reasons may take: where one hand has more of them, its red pencil must do, else the cards of
all would have to be too small to read.
"""


@dataclass(frozen=True)
class HandPlan:
    """What is to be laid out of a hand."""

    words: tuple[int, ...]
    """Letters of each word."""
    refused: tuple[int, ...] = ()
    """Which of them are refused."""
    left: int = 0


@dataclass(frozen=True)
class RailPlan:
    """One hand's place; all heights are from the top of the whole, all widths from the left end of the rail."""

    top: float
    """Of the row: plate and total stand beside it."""
    rail: float
    """Upper edge of the rail; cards stand on it."""
    words: tuple[tuple[float, float], ...]
    """Left edge and width of each word."""
    left: tuple[float, ...]
    """Left edges of what is left over."""
    slips: bool
    """Whether a reason lies on a slip below its word."""
    tags: bool
    """Whether it stands behind its word; else it is told by a press alone."""


@dataclass(frozen=True)
class CountPlan:
    """The whole."""

    card_w: float
    card_h: float
    letter: float
    lift: float
    """How much higher a word lies that counts."""
    row_h: float
    """Height of plate and total."""
    rails: tuple[RailPlan, ...]

    @property
    def scale(self) -> float:
        """Of discs, rails and slips."""
        return min(MOST_SCALE, self.card_h / CARD_H)


def plan_count(hands: Sequence[HandPlan], height: float, tag_width: float = 12.0) -> CountPlan:
    """Lay out these hands in so much height; `tag_width` is that of the longest reason that stands behind a word."""
    count = max(1, len(hands))
    height -= _FREE
    slipped = sum(bool(hand.refused) for hand in hands)
    room = height / (count * PITCH + slipped * SLIP)
    slips = count <= 4 and room >= 0.82
    if slips:
        k = min(MOST_SCALE, room)
        pitch, slip = PITCH * k, SLIP * k
    else:
        k = min(1.0, height / (count * PITCH))
        pitch, slip = height / count if k < 1 else PITCH, 0.0
    above, below = _around(k)
    card_h = pitch - above - below
    card_w = min(CARD_W * max(1.0, k), card_h * (CARD_W / CARD_H if k > 0.9 else 0.9))
    tagged = [not slips and len(hand.refused) * tag_width <= MOST_TAGS * ROOM for hand in hands]
    for hand, on in zip(hands, tagged, strict=True):
        room = ROOM - (len(hand.refused) * tag_width if on else 0.0)
        card_w = min(card_w, room / max(1.0, _units(hand)))
    card_h = min(card_h, card_w * CARD_H / CARD_W * SLENDER) if k > 0.9 else card_h
    plans, y = [], _slack(height, count * pitch + slipped * slip if slips else count * pitch)
    for hand, on in zip(hands, tagged, strict=True):
        rail = _rail(hand, y, y + pitch - below, card_w, tag_width if on else 0.0)
        plans.append(replace(rail, slips=slips, tags=on))
        y += pitch + (slip if hand.refused else 0.0)
    letter = min(card_w * LETTER, card_h * LETTER_HIGH)
    return CountPlan(card_w, card_h, letter, 1.2 * k, pitch - 3.9 * k, tuple(plans))


def side_by_side(
    wanted: Sequence[tuple[float, float]], left: float, right: float, gap: float
) -> tuple[tuple[float, float], ...]:
    """Left edges and widths of slips, as near as can be to where they would lie alone, none over another.

    Where they have no room in a row all become narrower alike.
    """
    widths = [width for _x, width in wanted]
    room = right - left - gap * (len(widths) - 1)
    share = min(1.0, room / sum(widths)) if widths else 1.0
    widths = [width * share for width in widths]
    edges: list[float] = []
    at = left
    for (x, _width), width in zip(wanted, widths, strict=True):
        edges.append(max(x, at))
        at = edges[-1] + width + gap
    at = right
    for i in reversed(range(len(edges))):
        edges[i] = min(edges[i], at - widths[i])
        at = edges[i] - gap
    return tuple(zip(edges, widths, strict=True))


def _around(k: float) -> tuple[float, float]:
    """Room above a row's cards (they rise), and below them for the rail."""
    return 1.6 * k, 1.6 * k


def _slack(height: float, used: float) -> float:
    return max(0.0, (height - used) / 2)


def _units(hand: HandPlan) -> float:
    """How wide a hand is, in widths of a card."""
    cards = sum(hand.words) * STEP
    gaps = APART * max(0, len(hand.words) - 1)
    left = (hand.left * STEP * LEFT_SIZE + APART * 1.2) if hand.left else 0.0
    return cards + gaps + left + LOOP * len(hand.refused)


def _rail(hand: HandPlan, top: float, rail: float, card_w: float, tag_width: float) -> RailPlan:
    x, words = FIRST_X, []
    for i, letters in enumerate(hand.words):
        wide = (letters - 1) * STEP * card_w + card_w
        words.append((x, wide))
        x += wide + APART * card_w
        if i in hand.refused:
            x += LOOP * card_w + tag_width
    x += APART * card_w * 0.2
    step = STEP * LEFT_SIZE * card_w
    left = tuple(x + i * step for i in range(hand.left))
    return RailPlan(top, rail, tuple(words), left, slips=False, tags=False)
