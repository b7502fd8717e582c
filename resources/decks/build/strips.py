"""Searches for ten letter strips that make a good game, draws fair orders of them, and prints the figures.

    python resources/decks/build/strips.py search --seed 1   # about ten minutes; writes strips.toml
    python resources/decks/build/strips.py orders            # writes orders.toml: fair orders for "Shuffle"
    python resources/decks/build/strips.py report            # prints the figures that stand in docs/strips.md

It needs the project itself, installed, whose lexicon says what is a common word, and the standard library.
"""

import argparse
import math
import random
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import median, quantiles
from string import ascii_uppercase
from typing import Protocol, TypeVar

from holder import Prices, WordSet

from wordgames.games.punchline.material import MIDDLE, Strip, load_strips, load_values
from wordgames.games.punchline.moves import LETTERS, SLOTS
from wordgames.lexicon import Kind, Lexicon
from wordgames.lexicon.entry import band_of

FOLDER = Path(__file__).resolve().parents[1] / "en" / "punchline"
LAYABLE_ZIPF = 3.0
"""Words this common or commoner are the yardstick of what can be laid (rules.md, Punch Line 2)."""
BEST_ZIPF = 3.5
"""Words this common or commoner compete for the best word."""
FAIR = 0.03
"""A fair order's share of layable words differs from the median of all orders by no more."""
SLACK = 0.002
"""The written orders stay this far inside, so that a few words more or less in the lexicon tip none over."""
MEDIAN_OF = 5000
"""Random orders whose median stands for the median of all 3,628,800."""
POOL = 400
"""Fair orders that are written."""

T = TypeVar("T")
Order = Sequence[int]


def common_words(lowest: float) -> list[str]:
    """The dictionary words of the English lexicon that are as common as this zipf value, a multiple of 0.5."""
    found = Lexicon.open("en").entries(band_of(lowest))
    return [word for word, entry in found if entry.kinds & Kind.WORD and len(word) <= SLOTS]


def orders(count: int, seed: int) -> list[list[int]]:
    """Random orders of the ten strips."""
    chance = random.Random(seed)
    return [chance.sample(range(SLOTS), SLOTS) for _ in range(count)]


def balanced(count: int, chance: random.Random) -> list[list[int]]:
    """Orders in which each strip stands equally often in each slot, so that few of them tell much: tens of turns."""
    firsts = [chance.sample(range(SLOTS), SLOTS) for _ in range(count // SLOTS)]
    return [first[turn:] + first[:turn] for first in firsts for turn in range(SLOTS)]


class Climb(Protocol[T]):
    """What `improve` needs to know of a search."""

    def draw(self, done: float) -> None:
        """Other trial orders, more of them as the climb goes on (`done`, from 0 to 1)."""
        ...

    def neighbour(self, now: T) -> T:
        """A small change."""
        ...

    def height(self, now: T) -> float:
        """How good it is on the trial orders."""
        ...


def improve(climb: Climb[T], start: T, steps: int, heat: float, chance: random.Random) -> T:
    """Climbs by small changes; early on it takes small steps down, too.

    The trial orders change a hundred times on the way: else the climb would learn them by heart.
    """
    now, height = start, 0.0
    for step in range(steps):
        done = step / steps
        if step % (steps // 100) == 0:
            climb.draw(done)
            height = climb.height(now)
        other = climb.neighbour(now)
        other_height = climb.height(other)
        if other_height > height or chance.random() < math.exp((other_height - height) / (heat * (1 - done))):
            now, height = other, other_height
    return now


class LetterClimb:
    """Which eleven letters stand on which strip: as many common words as possible can be laid in any order."""

    TWICE = "ABCDEFGHIKLMNOPRSTUVWY"
    """Letters that stand on two strips at least; the others, J, Q, X and Z, stand on one at least. With those on two
    as well no search came above 39.2 % in the median order."""
    WORST_WEIGHT = 0.05
    """What the worst twentieth of the orders counts beside the mean."""

    def __init__(self, yardstick: WordSet, chance: random.Random) -> None:
        self.yardstick = yardstick
        self.chance = chance
        self.trials: list[list[int]] = []

    def start(self) -> tuple[str, ...]:
        """Each letter as often as it must, the other places by how often letters occur in the words."""
        often = Counter(letter for word in self.yardstick.words for letter in word)
        rows: list[set[str]] = [set() for _ in range(SLOTS)]
        for index, letter in enumerate(ascii_uppercase + self.TWICE):
            rows[index % SLOTS].add(letter)
        for row in rows:
            while len(row) < LETTERS:
                row.update(self.chance.choices(ascii_uppercase, [often[c] for c in ascii_uppercase]))
        return tuple("".join(sorted(row)) for row in rows)

    def neighbour(self, rows: tuple[str, ...]) -> tuple[str, ...]:
        """One letter replaced by another, or two strips exchange a letter."""
        changed = list(rows)
        while True:
            one, two = self.chance.sample(range(SLOTS), 2)
            out = self.chance.choice(rows[one])
            if self.chance.random() < 0.5:
                if sum(out in row for row in rows) <= (2 if out in self.TWICE else 1):
                    continue
                into = self.chance.choice([c for c in ascii_uppercase if c not in rows[one]])
            else:
                others = [c for c in rows[two] if c not in rows[one]]
                if out in rows[two] or not others:
                    continue
                into = self.chance.choice(others)
                changed[two] = "".join(sorted(rows[two].replace(into, out)))
            changed[one] = "".join(sorted(rows[one].replace(out, into)))
            return tuple(changed)

    def draw(self, done: float) -> None:
        """60 to 240 orders."""
        self.trials = balanced(60 if done < 0.5 else 120 if done < 0.8 else 240, self.chance)

    def height(self, rows: tuple[str, ...]) -> float:
        """The mean share of layable words, and a part of that of the worst orders."""
        shares = sorted(self.yardstick.share([rows[i] for i in order]) for order in self.trials)
        tail = len(shares) // 20
        return sum(shares) / len(shares) + self.WORST_WEIGHT * sum(shares[:tail]) / tail


class ColourClimb:
    """Which letters are own and which yellow: a double is common, a triple an event, the best word 45 to 60 points."""

    BEST_POINTS = 52
    BEST_DOUBLE = 0.75
    """Share of orders whose best word is a double."""
    BEST_TRIPLE = 0.12
    DOUBLES = 0.2
    """Of the common words that can be laid, the share that can be laid as a double."""

    def __init__(self, prices: Prices, rows: tuple[str, ...], chance: random.Random) -> None:
        self.prices = prices
        self.rows = rows
        self.chance = chance
        self.trials: list[list[int]] = []

    def start(self) -> tuple[tuple[str, str], ...]:
        """For each strip its own letters, the middle one first, and its yellow ones."""
        picks = [self.chance.sample(row, 4) for row in self.rows]
        return tuple(("".join(pick[:3]), pick[3]) for pick in picks)

    def neighbour(self, colours: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
        """One strip gets other own or yellow letters: two to four own, at most two yellow."""
        at = self.chance.randrange(SLOTS)
        own, yellow = colours[at]
        if self.chance.random() < 0.5:
            free = [c for c in self.rows[at] if c not in yellow]
            own = "".join(self.chance.sample(free, self.chance.choice((2, 3, 3, 4))))
        else:
            free = [c for c in self.rows[at] if c not in own]
            yellow = "".join(self.chance.sample(free, self.chance.choice((0, 1, 1, 2))))
        return (*colours[:at], (own, yellow), *colours[at + 1 :])

    def draw(self, done: float) -> None:
        """20 to 80 orders."""
        self.trials = balanced(20 if done < 0.6 else 80, self.chance)

    def height(self, colours: tuple[tuple[str, str], ...]) -> float:
        """Minus the distance from the aims."""
        strips = [paint(row, own, yellow) for row, (own, yellow) in zip(self.rows, colours, strict=True)]
        seen = [self.prices.judge([strips[i] for i in order]) for order in self.trials]
        doubles = median(laid[1] / laid[0] for *_, laid in seen)
        return -(
            abs(median(points for points, *_ in seen) - self.BEST_POINTS) / 20
            + abs(sum(factor == 2 for _, _, factor, _ in seen) / len(seen) - self.BEST_DOUBLE)
            + 2 * abs(sum(factor == 3 for _, _, factor, _ in seen) / len(seen) - self.BEST_TRIPLE)
            + 2 * abs(doubles - self.DOUBLES)
        )


def paint(letters: str, own: str, yellow: str) -> Strip:
    """A strip with these letters in this row and these of them in colour."""
    return Strip(
        letters=letters,
        own=tuple(sorted(letters.index(letter) for letter in own)),
        yellow=tuple(sorted(letters.index(letter) for letter in yellow)),
    )


def arrange(row: str, own: str, yellow: str, words: frozenset[str], chance: random.Random) -> Strip:
    """The letters in a row, the first own one in the middle.

    No word of three letters or more can be read along it in either direction, and no three coloured cells touch.
    """
    others = [letter for letter in row if letter != own[0]]
    while True:
        chance.shuffle(others)
        letters = "".join((*others[:MIDDLE], own[0], *others[MIDDLE:]))
        colours = "".join("c" if letter in own + yellow else "-" for letter in letters)
        if "ccc" not in colours and not pieces(letters) & words and not pieces(letters[::-1]) & words:
            return paint(letters, own, yellow)


def pieces(letters: str) -> set[str]:
    """All runs of three letters or more."""
    return {letters[start:end] for start in range(LETTERS) for end in range(start + 3, LETTERS + 1)}


def search(seed: int, letter_steps: int, colour_steps: int) -> list[Strip]:
    """Ten strips; the same seed and steps give the same strips."""
    chance = random.Random(seed)
    letters = LetterClimb(WordSet(common_words(LAYABLE_ZIPF)), chance)
    rows = improve(letters, letters.start(), letter_steps, 0.0005, chance)
    colours = ColourClimb(prices(), rows, chance)
    painted = improve(colours, colours.start(), colour_steps, 0.02, chance)
    words = frozenset(common_words(LAYABLE_ZIPF))
    return [
        arrange(row, own, yellow, words, chance) for row, (own, yellow) in zip(rows, painted, strict=True)
    ]


def fair_orders(yardstick: WordSet, strips: Sequence[Strip], seed: int) -> tuple[float, list[list[int]]]:
    """The median share of layable words, and `POOL` orders that lie within `FAIR` of it."""
    letters = [strip.letters for strip in strips]
    middle = median(yardstick.share([letters[i] for i in order]) for order in orders(MEDIAN_OF, seed))
    chance = random.Random(seed + 1)
    pool: list[list[int]] = []
    while len(pool) < POOL:
        order = chance.sample(range(SLOTS), SLOTS)
        if order not in pool and abs(yardstick.share([letters[i] for i in order]) - middle) <= FAIR - SLACK:
            pool.append(order)
    return middle, pool


def prices() -> Prices:
    """The words that compete for the best, with the English letter values."""
    return Prices(common_words(BEST_ZIPF), load_values(FOLDER / "values.toml"))


def report(strips: Sequence[Strip], seed: int) -> str:
    """The figures, over 1,000 random orders."""
    yardstick, priced = WordSet(common_words(LAYABLE_ZIPF)), prices()
    rows = [[strips[i] for i in order] for order in orders(1000, seed)]
    shares = sorted(yardstick.share([strip.letters for strip in row]) for row in rows)
    seen = [priced.judge(row) for row in rows]
    points = sorted(best for best, *_ in seen)
    tenths = quantiles(points, n=10)
    doubles = [laid[1] / laid[0] for *_, laid in seen]
    triples = [laid[2] / laid[0] for *_, laid in seen]
    places = Counter(letter for strip in strips for letter in strip.letters)
    lines = [
        f"seed {seed}, 1,000 random orders",
        f"words of up to ten letters with zipf {LAYABLE_ZIPF} and more: {len(yardstick.words):,}",
        f"of them laid: median {median(shares):.1%}, worst {shares[0]:.1%}, best {shares[-1]:.1%}",
        f"words with zipf {BEST_ZIPF} and more: {len(priced.words):,}",
        f"best of them, points: median {median(points):.0f}, first tenth {tenths[0]:.0f}, last tenth {tenths[8]:.0f}",
        *(
            f"orders whose best word is {name}: {sum(factor == number for _, _, factor, _ in seen) / 1000:.1%}"
            for number, name in ((1, "plain"), (2, "a double"), (3, "a triple"))
        ),
        f"of the words laid, can be laid as a double: {median(doubles):.1%} in the median order",
        f"of the words laid, can be laid as a triple: {median(triples):.2%} in the median order",
        f"orders in which some word is a triple: {sum(share > 0 for share in triples) / 1000:.1%}",
        f"own cells {sum(len(strip.own) for strip in strips)}, yellow {sum(len(strip.yellow) for strip in strips)}",
        "places of each letter: " + " ".join(f"{letter}{times}" for letter, times in places.most_common()),
    ]
    return "\n".join(lines)


def write_strips(strips: Sequence[Strip]) -> None:
    """`strips.toml`."""
    rows = []
    for strip in strips:
        mark = {**dict.fromkeys(strip.own, "."), **dict.fromkeys(strip.yellow, "*")}
        rows.append(" ".join(letter + mark.get(at, "") for at, letter in enumerate(strip.letters)))
    head = (
        "# The ten letter strips of Punch Line, English. Licence: CC BY-SA 4.0 (see resources/decks/LICENSE.md).\n"
        '# "A" is a letter, "A." one in the owner\'s colour (the sixth always is), "A*" a yellow one.\n'
        "# Made by resources/decks/build/strips.py; after a change run its `orders` and `report`.\n"
    )
    body = "".join(f'    "{row}",\n' for row in rows)
    (FOLDER / "strips.toml").write_text(f"{head}strips = [\n{body}]\n", encoding="utf-8")


def write_orders(middle: float, pool: Sequence[Order], seed: int) -> None:
    """`orders.toml`."""
    head = (
        f"# {len(pool)} fair orders of the strips in strips.toml, by their numbers from slot 1 on: in each the\n"
        f"# share of common words that can be laid is within {100 * FAIR:.0f} percentage points of {middle:.2%}, the\n"
        "# median of all orders.\n"
        f"# Made by resources/decks/build/strips.py (`orders`, seed {seed}). Licence: CC BY-SA 4.0.\n"
    )
    body = "".join(f'    "{" ".join(str(strip + 1) for strip in order)}",\n' for order in pool)
    (FOLDER / "orders.toml").write_text(f"{head}orders = [\n{body}]\n", encoding="utf-8")


def main() -> None:
    """See the module."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("search", "orders", "report"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--letter-steps", type=int, default=40_000)
    parser.add_argument("--colour-steps", type=int, default=1_000)
    options = parser.parse_args()
    if options.what == "search":
        write_strips(search(options.seed, options.letter_steps, options.colour_steps))
        return
    strips = load_strips(FOLDER / "strips.toml")
    if options.what == "orders":
        write_orders(*fair_orders(WordSet(common_words(LAYABLE_ZIPF)), strips, options.seed), options.seed)
    else:
        print(report(strips, options.seed))


if __name__ == "__main__":
    main()
