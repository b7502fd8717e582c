"""Words on a holder of letter strips: which can be laid, where best, and the best of all. Exact.

A word is laid when its letters stand in slots from top to bottom, one letter of a slot's strip each; slots may stay
empty between them. It is worth ``(letters + the value again of each own letter in a square) x (1 + yellow letters in
circles)``, and 5 more from six letters on (rulebook, Scoring).
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal

import msgspec

from wordgames.lexicon.automaton import BAND_SHIFT, LABEL, LABEL_SHIFT, LAST, TARGET, Automaton
from wordgames.lexicon.entry import CRUDE, RARE, TOP_BAND, Kind
from wordgames.lexicon.lexicon import Lexicon

Mark = Literal["other", "own", "yellow"]
"""What a letter on a strip is, for its owner."""
Strip = Sequence[tuple[str, Mark]]
"""The letters of one slot, capitals A to Z, each with its mark."""

CIRCLES = (4, 7)
"""The slots with a round window, counted from 1 at the top; all others are square."""
LONG_WORD = 6
"""From so many letters on a word earns the bonus."""
LONG_BONUS = 5

_SHIFT = 2
_YELLOWS = 3
"""States are packed as slot and number of yellows: two bits for the yellows, since there are two circles."""
_BAND_BITS = TOP_BAND << BAND_SHIFT


class Placement(msgspec.Struct, frozen=True):
    """A word as it is laid."""

    word: str
    """In capitals."""
    score: int
    """Points without the five for starting the timer."""
    cells: tuple[int | None, ...]
    """For each slot the index of the chosen letter on its strip, or None for an empty window."""


class Wanted(msgspec.Struct, frozen=True):
    """Which forms of the lexicon a search takes; by default all that Punch Line accepts."""

    kinds: Kind = Kind.WORD | Kind.NAME
    """A form must be one of these."""
    min_band: int = 0
    """The least frequency band, twice the zipf value: 7 for zipf 3.5 and more."""
    min_length: int = 1
    """The least number of letters; 2 where the table plays without one-letter words."""
    rare: bool = True
    """Whether words of large dictionaries alone are taken."""
    crude: bool = True
    """Whether coarse and hurtful words are taken."""
    used: frozenset[str] = frozenset()
    """Words that are taken no more."""

    def class_bits(self) -> tuple[int, int]:
        """The class bits of which a form must have one, and those of which it may have none."""
        return int(self.kinds), (0 if self.rare else RARE) | (0 if self.crude else CRUDE)


class Holder:
    """Strips in their slots, prepared for searches."""

    def __init__(self, strips: Sequence[Strip], values: Sequence[int]) -> None:
        """``values`` are the points of A to Z, 1 to 10 each; raises ValueError for others."""
        if len(values) != 26 or not all(1 <= value <= 10 for value in values):
            raise ValueError("26 letter values from 1 to 10 are needed")
        self.values = tuple(values)
        self.slots = len(strips)
        self.choices: list[list[tuple[int, int, int]]] = [[] for _ in range(27)]
        """For each label 1 to 26 the slots that hold the letter, ascending, each with the points that it adds there at
        most and whether it is yellow in a circle (1 or 0)."""
        self._cells: dict[tuple[int, int], int] = {}
        for slot, strip in enumerate(strips):
            self._add(slot, strip, slot + 1 in CIRCLES)

    def _add(self, slot: int, strip: Strip, circle: bool) -> None:
        best: dict[int, tuple[int, int]] = {}
        for index, (letter, mark) in enumerate(strip):
            label = ord(letter) - 64
            value = self.values[label - 1]
            if circle:
                worth = (1 if mark == "yellow" else 0, value)
            else:
                worth = (0, 2 * value if mark == "own" else value)
            if worth > best.get(label, (-1, 0)):
                best[label] = worth
                self._cells[slot, label] = index
        for label, (yellow, gain) in best.items():
            self.choices[label].append((slot, gain, yellow))

    def place(self, word: str) -> Placement | None:
        """The best that a word in capitals is worth here and how it is laid for that; None if it can't be laid."""
        states: dict[tuple[int, int], tuple[int, tuple[int, ...]]] = {(0, 0): (0, ())}
        for char in word:
            choices = self.choices[ord(char) - 64]
            after: dict[tuple[int, int], tuple[int, tuple[int, ...]]] = {}
            for (first, yellows), (base, slots) in states.items():
                for slot, gain, yellow in choices:
                    key = (slot + 1, yellows + yellow)
                    if slot >= first and base + gain > after.get(key, (-1, ()))[0]:
                        after[key] = (base + gain, (*slots, slot))
            states = after
        if not word or not states:
            return None
        yellows, (base, slots) = max(
            ((key[1], laid) for key, laid in states.items()), key=lambda state: (1 + state[0]) * state[1][0]
        )
        cells: list[int | None] = [None] * self.slots
        for char, slot in zip(word, slots, strict=True):
            cells[slot] = self._cells[slot, ord(char) - 64]
        return Placement(word, points(base, yellows, len(word)), tuple(cells))


def points(base: int, yellows: int, letters: int) -> int:
    """What a word is worth: its letters with doubles, the yellow letters in circles, and its length."""
    return base * (1 + yellows) + (LONG_BONUS if letters >= LONG_WORD else 0)


EVERYTHING = Wanted()


def layable(lexicon: Lexicon, holder: Holder, wanted: Wanted = EVERYTHING) -> Iterator[str]:
    """Every wanted word that can be laid, in no particular order; ``holder.place`` tells what one is worth.

    Whether a word can be laid is decided by taking each letter in the topmost slot that is left, so a branch of the
    automaton is entered with one slot number only: 15 ms for the 20,000 words of band 6 and more on one core.
    """
    words = lexicon.automaton.words
    after = _next_slots(holder)
    floor = wanted.min_band << BAND_SHIFT
    kinds, barred = wanted.class_bits()
    shortest, used = wanted.min_length, wanted.used
    stack = [(lexicon.automaton.root, 0, "")]
    while stack:
        node, slot, prefix = stack.pop()
        row = after[slot]
        while True:
            edge = words[node]
            if edge & _BAND_BITS >= floor:
                label = edge >> LABEL_SHIFT & LABEL
                if label:
                    if row[label]:
                        stack.append((edge & TARGET, row[label], prefix + chr(64 + label)))
                elif edge & kinds and not edge & barred and len(prefix) >= shortest and prefix not in used:
                    yield prefix
            if edge & LAST:
                break
            node += 1


def _next_slots(holder: Holder) -> list[list[int]]:
    """For each first free slot and label the first free slot once the letter is laid topmost; 0 where it can't be."""
    rows = [[0] * 27 for _ in range(holder.slots + 1)]
    for label, choices in enumerate(holder.choices):
        for slot, _, _ in choices:
            for first in range(slot, -1, -1):
                if rows[first][label]:
                    break
                rows[first][label] = slot + 1
    return rows


def best(lexicon: Lexicon, holder: Holder, wanted: Wanted = EVERYTHING) -> Placement | None:
    """The wanted word that is worth most on this holder; None if none can be laid."""
    search = _BestSearch(lexicon.automaton, holder, wanted)
    search.run(lexicon.automaton.root)
    return holder.place(search.word) if search.word else None


class _BestSearch:
    """Depth first along the automaton with all ways at once in which the letters so far can lie.

    A state is (first free slot, yellow letters in circles, points of the letters so far); one is dropped where another
    has at least its points and yellows and no fewer free slots. A branch is left where the best word so far can't be
    beaten by what the free slots can hold, nor by what the forms below are worth, with each circle still free
    counted as yellow if one of its yellow letters is to come.
    """

    def __init__(self, automaton: Automaton, holder: Holder, wanted: Wanted) -> None:
        self.words = automaton.words
        self.below, self.letters = _worth_below(automaton, holder.values)
        self.choices = holder.choices
        self.wanted = wanted
        self.kinds, self.barred = wanted.class_bits()
        self.floor = wanted.min_band << BAND_SHIFT
        self.score = 0
        self.word = ""
        firsts = range(holder.slots + 1)
        never = -(10**6)
        self.most = [
            [max((gain for slot, gain, _ in it if slot >= first), default=never) for it in self.choices]
            for first in firsts
        ]
        """For each first free slot and label the points that the letter adds in its best slot from there on."""
        # For each first free slot, what the slots from there on can add: points, and points by doubling.
        self.rest = [0] * (holder.slots + 1)
        self.doubles = [0] * (holder.slots + 1)
        for slot in reversed(range(holder.slots)):
            here = [
                (gain, gain - holder.values[label - 1])
                for label, choices in enumerate(self.choices)
                for at, gain, _ in choices
                if at == slot
            ]
            self.rest[slot] = self.rest[slot + 1] + max((gain for gain, _ in here), default=0)
            self.doubles[slot] = self.doubles[slot + 1] + max((double for _, double in here), default=0)
        self.upper, self.lower = (self._yellow_letters(circle - 1) for circle in CIRCLES)
        self.factors = [
            [
                [1 + (upper and first < CIRCLES[0]) + (lower and first < CIRCLES[1]) for first in firsts]
                for lower in (False, True)
            ]
            for upper in (False, True)
        ]
        """What the points can still be multiplied by, for each first free slot; which list counts depends on whether a
        yellow letter for the upper circle is to come, and whether one for the lower is."""

    def _yellow_letters(self, slot: int) -> int:
        """The letters that are yellow in this slot's circle, a bit a label."""
        return sum(
            1 << label for label, it in enumerate(self.choices) if any(at == slot and y for at, _, y in it)
        )

    def run(self, root: int) -> None:
        """Find the best word of all."""
        self._visit(root, [(0, 0, 0)], self.factors[True][True], "")

    def _visit(self, node: int, states: list[tuple[int, int, int]], factor: list[int], prefix: str) -> None:
        """Search below a node that is reached in these states, by ascending slot."""
        words, below, letters, floor = self.words, self.below, self.letters, self.floor
        # What the next letter and all after it must add at least so that one of the states beats the best word.
        need = min((self.score - LONG_BONUS) // (y + factor[first]) - base for first, y, base in states)
        topmost = states[0][0]
        most, doubles = self.most[topmost], self.doubles[topmost]
        while True:
            edge = words[node]
            label = edge >> LABEL_SHIFT & LABEL
            if label:
                target = edge & TARGET
                value = below[target]
                rest = value + (value if value < doubles else doubles)
                if most[label] + rest > need and edge & _BAND_BITS >= floor:
                    coming = letters[target]
                    then = self.factors[coming & self.upper != 0][coming & self.lower != 0]
                    after = self._lay(label, states, rest, then)
                    if after:
                        self._visit(target, after, then, prefix + chr(64 + label))
            elif edge & _BAND_BITS >= floor:
                score = max(points(base, yellows, len(prefix)) for _, yellows, base in states)
                if score > self.score and self._takes(prefix, edge):
                    self.score = score
                    self.word = prefix
            if edge & LAST:
                return
            node += 1

    def _takes(self, word: str, edge: int) -> bool:
        """Whether the form that this terminal symbol ends is wanted."""
        right_class = bool(edge & self.kinds) and not edge & self.barred
        return right_class and len(word) >= self.wanted.min_length and word not in self.wanted.used

    def _lay(
        self, label: int, states: list[tuple[int, int, int]], rest: int, factor: list[int]
    ) -> list[tuple[int, int, int]]:
        """The states after one more letter, without those that can't lead to a better word."""
        laid: dict[int, int] = {}  # By first free slot and yellows, packed into one number for speed.
        choices = self.choices[label]
        for first, yellows, base in states:
            for slot, gain, yellow in choices:
                if slot >= first:
                    key = (slot + 1 << _SHIFT) + yellows + yellow
                    if laid.get(key, -1) < base + gain:
                        laid[key] = base + gain
        after = []
        # For each number of yellows the most points among the kept states with so many or more.
        top = [-1] * (_YELLOWS + 1)
        for key in sorted(laid):
            base = laid[key]
            first, yellows = key >> _SHIFT, key & _YELLOWS
            if base <= top[yellows]:
                continue
            for fewer in range(yellows + 1):
                if top[fewer] < base:
                    top[fewer] = base
            more = self.rest[first]
            if rest < more:
                more = rest
            if (base + more) * (yellows + factor[first]) + LONG_BONUS > self.score:
                after.append((first, yellows, base))
        return after


@lru_cache(maxsize=4)
def _worth_below(automaton: Automaton, values: tuple[int, ...]) -> tuple[bytearray, array[int]]:
    """For each node the highest sum of plain letter values on a way from it to the end of a form (at most 200), and
    all the letters on those ways, a bit a label.

    Nodes lie after all the nodes that they lead to, so one pass over the edges does: 0.1 s, once.
    """
    below = bytearray(len(automaton.words))
    letters = array("I", bytes(4 * len(automaton.words)))
    node = most = seen = 0
    for index, edge in enumerate(automaton.words):
        label = edge >> LABEL_SHIFT & LABEL
        if label:
            target = edge & TARGET
            value = values[label - 1] + below[target]
            if value > most:
                most = value
            seen |= letters[target] | 1 << label
        if edge & LAST:
            below[node], letters[node] = most, seen
            node, most, seen = index + 1, 0, 0
    return below, letters
