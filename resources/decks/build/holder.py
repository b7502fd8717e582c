"""How many words a holder lets one lay, and how much they are worth: exact, for many words at once.

A set of words is one big integer, a bit a word, so a step of the reckoning runs over all words together. `lay`
walks down the ten slots and keeps, for each j, the words whose first j letters can stand in the slots passed so far.
Nothing but the standard library is needed; ten slots and 20,000 words take less than a tenth of a millisecond.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from wordgames.games.punchline.material import Strip
from wordgames.games.punchline.moves import SLOTS

CIRCLES = (3, 6)
"""Slots, counted from 0, whose window is a circle (rules.md, Punch Line 3)."""
LONG = 6
"""Letters from which a word earns `LONG_POINTS` (rulebook, Scoring 1e)."""
LONG_POINTS = 5


class WordSet:
    """Words as bits, and for each place in a word and each letter the words that have it there."""

    def __init__(self, words: Iterable[str]) -> None:
        """`words`: capitals A to Z; those of more than ten letters are left out, for no holder lays them."""
        self.words = [word for word in words if len(word) <= SLOTS]
        self.at: list[dict[str, int]] = [{} for _ in range(SLOTS)]
        self.of_length = [0] * (SLOTS + 1)
        for index, word in enumerate(self.words):
            bit = 1 << index
            self.of_length[len(word)] |= bit
            for place, letter in enumerate(word):
                self.at[place][letter] = self.at[place].get(letter, 0) | bit

        self.having = lru_cache(maxsize=2048)(self._having)

    def _having(self, letters: str) -> tuple[int, ...]:
        """For each place in a word, the words with one of these letters there."""
        found = []
        for at in self.at:
            words = 0
            for letter in letters:
                words |= at.get(letter, 0)
            found.append(words)
        return tuple(found)

    def lay(self, slots: Sequence[str]) -> int:
        """The words that can be laid where slot 1 offers the first of these strings of letters, and so on.

        Each letter goes into the first slot that has it: exact, for a later slot never leaves more room.
        """
        laid = [(1 << len(self.words)) - 1] + [0] * SLOTS
        for number, letters in enumerate(slots):
            having = self.having(letters)
            for place in range(number, -1, -1):
                laid[place + 1] |= laid[place] & having[place]
        return self._whole(laid)

    def share(self, slots: Sequence[str]) -> float:
        """The share of all words that `lay` finds."""
        return self.lay(slots).bit_count() / len(self.words)

    def _whole(self, laid: Sequence[int]) -> int:
        return sum(laid[length] & self.of_length[length] for length in range(1, SLOTS + 1))


class Prices(WordSet):
    """Words in order of their plain value, highest first, so the lowest bit of a set is its dearest word."""

    def __init__(self, words: Iterable[str], values: Sequence[int]) -> None:
        """`values`: points of A to Z."""
        self.value = {chr(ord("A") + index): value for index, value in enumerate(values)}
        self.plain = {word: sum(self.value[letter] for letter in word) for word in words}
        super().__init__(sorted(self.plain, key=lambda word: (-self.plain[word], word)))
        self.long = sum(self.of_length[LONG:])

    def layings(self, strips: Sequence[Strip]) -> Iterator[tuple[int, int, int]]:
        """`(yellow letters in circles, points for own letters in squares, words that can be laid so)`.

        `strips` in the order of the slots. All ways of laying are followed, so a word stands in several sets.
        """
        everything = (1 << len(self.words)) - 1
        states: dict[tuple[int, int, int], int] = {(0, 0, 0): everything}
        for number, strip in enumerate(strips):
            steps = self._steps(strip, number in CIRCLES)
            after = dict(states)
            for (place, yellow, own), words in states.items():
                for letters, more_yellow, more_own in steps if place < SLOTS else ():
                    moved = words & self.having(letters)[place]
                    if moved:
                        key = (place + 1, yellow + more_yellow, own + more_own)
                        after[key] = after.get(key, 0) | moved
            states = after
        for (place, yellow, own), words in states.items():
            whole = words & self.of_length[place]
            if whole:
                yield yellow, own, whole

    def _steps(self, strip: Strip, circle: bool) -> list[tuple[str, int, int]]:
        """`(letters, yellow letters in circles, points for own letters in squares)` that a window can add."""
        coloured = strip.yellow if circle else strip.own
        plain = "".join(letter for at, letter in enumerate(strip.letters) if at not in coloured)
        marked = [strip.letters[at] for at in coloured]
        return [(plain, 0, 0)] + [(c, 1, 0) if circle else (c, 0, self.value[c]) for c in marked]

    def judge(self, strips: Sequence[Strip]) -> tuple[int, str, int, list[int]]:
        """`(points of the best word, it, its factor, [words laid at all, as a double, as a triple])`.

        Points without the five for starting the glass, with the five for six letters and more.
        """
        best = (0, "", 1)
        reached = [0, 0, 0]
        for yellow, own, words in self.layings(strips):
            for factor in range(yellow + 1):
                reached[factor] |= words
            for group, extra in ((words, 0), (words & self.long, LONG_POINTS)):
                if group:
                    word = self.words[(group & -group).bit_length() - 1]
                    points = (self.plain[word] + own) * (yellow + 1) + extra
                    best = max(best, (points, word, yellow + 1))
        return best[0], best[1], best[2], [words.bit_count() for words in reached]
