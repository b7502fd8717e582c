"""The word list against plainer ways to do the same, in one run: opening, looking up, the best word on a
holder.

The peer of opening and looking up is a frozenset of the same forms, read from a text file; the peer of the
search for the best word is a scan: a regular expression picks the forms that lie on the strips, and each is
laid in its best way.
"""

from __future__ import annotations

import random
import re
import statistics
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from benchmarks.figures import Figure
from wordgames.core.resources import resource_root
from wordgames.games.punchline.material import Strip as DeckStrip
from wordgames.games.punchline.material import load_punchline
from wordgames.lexicon import Kind, Lexicon
from wordgames.lexicon.strips import Holder, Mark, Strip, Wanted, best, layable

HOLDERS = 40
SCANNED = 4
"""Holders that are scanned too: a scan takes a second."""
BEST_LIMIT_MS = 60


def measure() -> list[Figure]:
    """All figures of the word list."""
    path = resource_root() / "lexicon" / "en.dafsa"
    lexicon = Lexicon.read(path, "en")
    forms = [word for word, _ in lexicon.entries()]
    return [*_looking_up(path, lexicon, forms), *_best_words(lexicon)]


def _looking_up(path: Path, lexicon: Lexicon, forms: list[str]) -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        text = Path(folder) / "forms.txt"
        text.write_text("\n".join(forms))
        opened = _milliseconds(lambda: Lexicon.read(path, "en"))
        read = _milliseconds(lambda: frozenset(text.read_text().split()))
    asked = random.Random(1).sample(forms, 2000)
    known = frozenset(forms)
    found = _milliseconds(lambda: [lexicon.lookup(word) for word in asked]) / len(asked) * 1000
    hashed = _milliseconds(lambda: [word in known for word in asked]) / len(asked) * 1000
    return [
        Figure(
            "open the English list",
            opened / read,
            "x",
            0.2,
            f"{opened:.1f} ms against {read:.0f} ms of a frozenset",
        ),
        Figure("look a form up", found, "us", None, f"against {hashed:.2f} us of a frozenset"),
        Figure("the English list on disk", path.stat().st_size / 1e6, "MB"),
    ]


def _best_words(lexicon: Lexicon) -> list[Figure]:
    deck = load_punchline("en")
    strips = [_cells(strip) for strip in deck.strips]
    chance = random.Random(2)
    orders = [chance.sample(strips, len(strips)) for _ in range(HOLDERS)]
    holders = [Holder(order, deck.values) for order in orders]
    best(lexicon, holders[0])  # The first search works out what the nodes are worth.
    searched = [_milliseconds(partial(best, lexicon, holder), 1) for holder in holders]
    some = Wanted(kinds=Kind.WORD, min_band=6)
    listed = [_milliseconds(partial(_list, lexicon, holder, some), 1) for holder in holders]
    accepted = "\n".join(word for word, entry in lexicon.entries() if entry.kinds & (Kind.WORD | Kind.NAME))
    some_orders = zip(orders[:SCANNED], holders[:SCANNED], strict=True)
    scanned = [_milliseconds(partial(_scan, order, holder, accepted), 1) for order, holder in some_orders]
    mean, scan = statistics.mean(searched), statistics.mean(scanned)
    note = f"mean of {HOLDERS} orders, {max(searched):.0f} ms at most; {mean / scan:.3f} of a scan's {scan:.0f} ms"
    return [
        Figure("the best word on a holder", mean, "ms", BEST_LIMIT_MS, note),
        Figure(
            "all layable words of zipf 3 and more",
            statistics.mean(listed),
            "ms",
            None,
            f"mean of {HOLDERS} orders",
        ),
    ]


def _cells(strip: DeckStrip) -> Strip:
    def mark(at: int) -> Mark:
        return "own" if at in strip.own else "yellow" if at in strip.yellow else "other"

    return [(letter, mark(at)) for at, letter in enumerate(strip.letters)]


def _list(lexicon: Lexicon, holder: Holder, wanted: Wanted) -> list[str]:
    return list(layable(lexicon, holder, wanted))


def _scan(strips: Sequence[Strip], holder: Holder, forms: str) -> int:
    slots = "".join(f"[{''.join(letter for letter, _ in strip)}]?" for strip in strips)
    laid = (holder.place(word) for word in re.findall(f"^{slots}$", forms, re.MULTILINE))
    return max(placement.score for placement in laid if placement)


def _milliseconds(work: Callable[[], object], runs: int = 7) -> float:
    """The median processor time of some runs: none of this waits for anything, and what else runs must not count."""
    times = []
    for _ in range(runs):
        began = time.process_time()
        work()
        times.append(time.process_time() - began)
    return statistics.median(times) * 1000
