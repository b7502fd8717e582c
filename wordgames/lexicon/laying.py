"""Words out of a hand of letter cards and jokers: what can be laid, and the most cards in words at once.

Exact for hands of up to some twenty cards; of larger ones, where trying all takes minutes, it is the most that is found
in about a second.

A hand is written as its letters A to Z and a ``?`` for each joker, the Pun card. Each joker stands for one of the 26
letters in one word. A laying is any number of words that share no card; it is worth a point a card.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

import msgspec

from wordgames.lexicon.automaton import BAND_SHIFT, LABEL, LABEL_SHIFT, LAST, TARGET
from wordgames.lexicon.entry import Kind
from wordgames.lexicon.lexicon import Lexicon
from wordgames.lexicon.strips import Wanted

JOKER = "?"
WORDS = Wanted(kinds=Kind.WORD)
"""What Pun accepts: dictionary words of any length that has one."""

_DIGIT = 6
"""Bits for the number of equal cards in a packed hand, the highest of them kept free: up to 31 equal cards."""
_MOST = (1 << _DIGIT - 1) - 1
_LOOKS = 4_000_000
"""Looks at words, about a second, after which the search takes what comes. Hands of up to 20 cards need fewer."""
_SETS = 400_000
"""Sets of cards to which jokers in place of letters are added: hands of more than 35 cards have more."""


class LaidWord(msgspec.Struct, frozen=True):
    """A word as it is laid."""

    word: str
    """In capitals."""
    cards: str
    """The cards it is laid with, letter by letter: as the word, with ``?`` for a joker."""


class Found(msgspec.Struct, frozen=True):
    """A word that a hand can spell."""

    word: str
    band: int
    """How common it is, the highest of all lexicons that have it."""


class Hand:
    """The cards of a hand, packed: for each letter in it, and for the jokers, a digit that counts them."""

    def __init__(self, cards: str) -> None:
        """Raises ValueError for anything but A to Z and ``?``, and for more than 31 equal cards."""
        self.jokers = cards.count(JOKER)
        counts = {letter: cards.count(letter) for letter in sorted(set(cards) - {JOKER})}
        if not all("A" <= letter <= "Z" for letter in counts):
            raise ValueError(f"a hand is of letters A to Z and {JOKER}: {cards!r}")
        if max((self.jokers, *counts.values())) > _MOST:
            raise ValueError(f"more than {_MOST} equal cards")
        self.units = [0] * 27
        """What one card of each label 1 to 26 counts in a packed number; 0 for letters that are not in the hand."""
        self.letters = tuple(counts)
        """The different letters; the digits follow in this order above that of the jokers."""
        for place, letter in enumerate(counts, 1):
            self.units[ord(letter) - 64] = 1 << _DIGIT * place
        self.packed = self.jokers + sum(
            count * self.units[ord(letter) - 64] for letter, count in counts.items()
        )
        """The whole hand."""

    def need(self, word: str) -> int | None:
        """The cards that a word takes, packed, jokers only for what is missing; None if it can't be spelled."""
        left = self.packed
        for char in word:
            unit = self.units[ord(char) - 64]
            if left & unit * _MOST:
                left -= unit
            elif left & _MOST:
                left -= 1
            else:
                return None
        return self.packed - left


def spellable(
    lexicons: Iterable[Lexicon], cards: str, wanted: Wanted = WORDS, subject: Collection[str] | None = None
) -> Iterator[Found]:
    """Every wanted word of any of the lexicons that the cards can spell, once each, in no particular order.

    With a ``subject``, only the forms in it.
    """
    hand = Hand(cards)
    bands: dict[str, int] = {}
    for lexicon in lexicons:
        found = _walk(lexicon, hand, wanted) if subject is None else _pick(lexicon, hand, wanted, subject)
        for word, _, band in found:
            if band > bands.get(word, -1):
                bands[word] = band
    return (Found(word, band) for word, band in bands.items())


def best_laying(
    lexicons: Iterable[Lexicon], cards: str, wanted: Wanted = WORDS, subject: Collection[str] | None = None
) -> tuple[LaidWord, ...]:
    """Words without a card in common that take the most cards of all, the longest first.

    Of words that take the same cards the most common stands for all.
    """
    hand = Hand(cards)
    words: dict[int, tuple[int, str]] = {}
    for lexicon in lexicons:
        found = _walk(lexicon, hand, wanted) if subject is None else _pick(lexicon, hand, wanted, subject)
        for word, need, band in found:
            # Of equally common words the first in the alphabet, whichever lexicon it came from.
            known = words.get(need)
            if known is None or (-band, word) < (-known[0], known[1]):
                words[need] = (band, word)
    chosen = _Choice(hand, words).best()
    laid = (_lay(hand, words[need][1], cards) for need, cards in chosen)
    return tuple(sorted(laid, key=lambda one: (-len(one.word), one.word)))


def _walk(lexicon: Lexicon, hand: Hand, wanted: Wanted) -> Iterator[tuple[str, int, int]]:
    """Each wanted word that the hand can spell, with the cards it takes and its band, depth first."""
    words = lexicon.automaton.words
    units = hand.units
    masks = [unit * _MOST for unit in units]
    whole = hand.packed
    kinds, barred = wanted.class_bits()
    floor = wanted.min_band
    shortest, used = wanted.min_length, wanted.used
    stack = [(lexicon.automaton.root, whole, "")]
    push, pop = stack.append, stack.pop
    while stack:
        node, left, prefix = pop()
        while True:
            edge = words[node]
            band = edge >> BAND_SHIFT & 15
            if band >= floor:
                label = edge >> LABEL_SHIFT & LABEL
                if label:
                    if left & masks[label]:
                        push((edge & TARGET, left - units[label], prefix + chr(64 + label)))
                    elif left & _MOST:
                        push((edge & TARGET, left - 1, prefix + chr(64 + label)))
                elif edge & kinds and not edge & barred and len(prefix) >= shortest and prefix not in used:
                    yield prefix, whole - left, band
            if edge & LAST:
                break
            node += 1


def _pick(
    lexicon: Lexicon, hand: Hand, wanted: Wanted, forms: Iterable[str]
) -> Iterator[tuple[str, int, int]]:
    """Those of the forms that ``_walk`` would find."""
    kinds, barred = wanted.class_bits()
    for word in forms:
        need = hand.need(word)
        found = lexicon.automaton.find(word) if need is not None else None
        if need is None or found is None or len(word) < wanted.min_length or word in wanted.used:
            continue
        bits, band = found
        if bits & kinds and not bits & barred and band >= wanted.min_band:
            yield word, need, band


def _lay(hand: Hand, word: str, cards: int) -> LaidWord:
    """A word with its cards: the last of equal letters are the jokers, where there are too few."""
    laid = []
    for char in word:
        unit = hand.units[ord(char) - 64]
        if cards & unit * _MOST:
            cards -= unit
            laid.append(char)
        else:
            laid.append(JOKER)
    return LaidWord(word, "".join(laid))


class _Choice:
    """Disjoint words with the most cards.

    What a word takes is a packed number; equal ones are one. A joker may also stand for a letter that the hand has,
    when another word takes that letter, so each number is joined by those with jokers in place of letters. Cards are
    then decided one kind after the other: the first kind that is left goes into a word, or one card of it is left
    over; what the cards that remain can give is remembered.
    """

    def __init__(self, hand: Hand, needs: Iterable[int]) -> None:
        self.hand = hand
        self.origin: dict[int, int] = {}
        """For each number of cards the word, by what it takes at the least jokers, that they can lay."""
        for need in needs:
            self.origin[need] = need
        self._add_jokers()
        # The kinds of cards in the order in which they are decided: the one in the fewest words first.
        units = [hand.units[ord(letter) - 64] for letter in hand.letters] + [1]
        uses = {unit: sum(1 for need in self.origin if need & unit * _MOST) for unit in units}
        self.order = sorted(units, key=lambda unit: (uses[unit], unit))
        self.guards = sum(unit << _DIGIT - 1 for unit in units)
        self.by_kind: dict[int, list[tuple[int, int]]] = {unit: [] for unit in units}
        for need in sorted(self.origin, key=lambda need: (-_size(need), need)):
            first = next(unit for unit in self.order if need & unit * _MOST)
            self.by_kind[first].append((need, _size(need)))
        self.bound: dict[int, int] = {}
        """How many of so many cards can be laid at most; where `first` has them, it is just that many."""
        self.first: dict[int, int] = {}
        self.looks = 0

    def _add_jokers(self) -> None:
        waiting = list(self.origin)
        units = [self.hand.units[ord(letter) - 64] for letter in self.hand.letters]
        while waiting and len(self.origin) < _SETS:
            need = waiting.pop()
            if need & _MOST < self.hand.jokers:
                for unit in units:
                    if need & unit * _MOST and (other := need - unit + 1) not in self.origin:
                        self.origin[other] = self.origin[need]
                        waiting.append(other)

    def best(self) -> Sequence[tuple[int, int]]:
        """The chosen words, each as what it takes at the least jokers and as the cards that it is laid with."""
        chosen = []
        left = self.hand.packed
        while left:
            self._most(left, -1)
            taken = self.first[left]
            if taken in self.origin:
                chosen.append((self.origin[taken], taken))
            left -= taken
        return chosen

    def _most(self, left: int, floor: int) -> int:
        """How many of these cards can be laid at most, if that is more than `floor`; else no more than `floor`.

        What to take away first for it, a word or a card, is kept in `first`.
        """
        if not left:
            return 0
        size = _size(left)
        bound = self.bound.get(left, size)
        if left in self.first or bound <= floor:
            return bound
        kind = next(unit for unit in self.order if left & unit * _MOST)
        guards, tired = self.guards, False
        most, first = floor, 0
        for need, length in self.by_kind[kind]:
            self.looks += 1
            if (left + guards - need) & guards == guards:
                total = length + self._most(left - need, most - length)
                if total > most:
                    most, first = total, need
                    if most == bound:
                        break
                if self.looks > _LOOKS:
                    tired = True
                    break
        if most < min(bound, size - 1) and not tired:
            total = self._most(left - kind, most)
            if total > most:
                most, first = total, kind
        if first:
            self.first[left] = first
        if first or not tired:
            self.bound[left] = most
        return most


def _size(packed: int) -> int:
    """The number of cards in a packed number."""
    count = 0
    while packed:
        count += packed & _MOST
        packed >>= _DIGIT
    return count
