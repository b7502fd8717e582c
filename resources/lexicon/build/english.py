"""The English forms and what they are, by the rules of README.md."""

from __future__ import annotations

import argparse
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from common import (
    SHORT,
    bands,
    cities,
    crude_words,
    decisions,
    forms_of,
    given_names,
    hand_list,
    usable,
)

from wordgames.lexicon.entry import Entry, Kind

TOP_SIZE = 80
"""SCOWL's largest size that is taken; 95 holds typing errors."""
COMMON_SIZE = 70
"""Words that come with a larger size only are marked rare."""
FIRM_NAME_SIZE = 60
"""A name of this size or smaller outweighs a word that comes with size 70 or 80 only."""

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
                form = usable(line, "en")
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


def wordnet_capitals(folder: Path) -> tuple[set[str], set[str]]:
    """Names and initials among WordNet's nouns: those that begin with a capital, and those in capitals alone."""
    names, initials = set(), set()
    for line in (folder / "data.noun").read_text("utf-8").splitlines():
        if line.startswith("  "):
            continue
        fields = line.split()
        for text in fields[4 : 4 + 2 * int(fields[3], 16) : 2]:
            if text[0].isupper() and (form := usable(text, "en")):
                (initials if text.isupper() and len(text) > 1 else names).add(form)
    return names, initials


def calendar_and_languages(known: Sizes) -> tuple[set[str], set[str], set[str]]:
    """Weekdays and months with weekdays' plurals, languages that are firmly known, and all territories."""
    from babel import Locale

    locale = Locale("en")
    days = [str(day) for day in locale.days["format"]["wide"].values()]
    months = [str(month) for month in locale.months["format"]["wide"].values()]
    languages = forms_of(locale.languages.values(), "en")
    return (
        forms_of([*days, *(day + "s" for day in days), *months], "en"),
        {form for form in languages if known.get(form, 99) <= FIRM_NAME_SIZE},
        forms_of(locale.territories.values(), "en"),
    )


def english(arguments: argparse.Namespace) -> Iterator[tuple[str, Entry]]:
    """Every form with what it is, in alphabetical order, by the rules of README.md."""
    scowl = Scowl(arguments.scowl)
    wordnet_names, wordnet_initials = wordnet_capitals(arguments.wordnet)
    given = given_names(arguments.names, "en")
    calendar, languages, territories = calendar_and_languages(scowl.names)

    short = hand_list("short_en.txt")
    by_hand = hand_list("clipped_en.txt") | hand_list("extra_en.txt") | hand_list("words_though_names_en.txt")
    named = hand_list("extra_names_en.txt")
    run_together = hand_list("run_together_en.txt")
    decided = decisions("conflicts_en.tsv")
    certain_words = by_hand | calendar | languages

    crude = crude_words("crude_en.txt")

    initials = set(scowl.abbreviations) | wordnet_initials | scowl.initialisms
    weak_names = wordnet_names | cities("en") | territories

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

    band = bands("en")
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
            rare = bool(kinds & Kind.WORD) and is_rare(form)
            yield form, Entry(kinds, band.get(form, 0), rare, crude=bool(crude.fullmatch(form)))
