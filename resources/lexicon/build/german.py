"""The German forms, what they are and how they are written, by the rules of README.md."""

from __future__ import annotations

import argparse
import csv
import gzip
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path

import hunspell
from common import SHORT, bands, cities, crude_words, decisions, forms_of, given_names, hand_list, usable

from wordgames.lexicon.entry import Entry, Kind

VOWELS = frozenset("AEIOUY")
TWO_SOURCES = 4
"""Forms up to this many letters are words if two sources at least have them."""
LONG = 15
"""Longer compounds that one source alone has are words if wordfreq has counted them: there is no end of them."""
FULL = 8
"""Nouns that spell checkers alone have are words from this many letters on; shorter ones are mostly names."""
ABSTRACT = ("UNG", "UNGEN", "HEIT", "KEIT", "ISMUS", "TION", "SCHAFT")
"""Endings that no name has."""
NAME_TAGS = frozenset({"Toponym", "Vorname", "Nachname", "Eigenname", "Straßenname"})
OTHER_TAGS = frozenset({"Abkürzung", "Symbol", "Buchstabe", "Affix", "Suffix", "Gebundenes Lexem"})
"""Rows of german-nouns that are no nouns as they stand."""

Written = dict[str, set[str]]
"""Form -> the ways in which it is written."""


def written(texts: Iterable[str]) -> Written:
    found: Written = defaultdict(set)
    for text in texts:
        if form := usable(text, "de"):
            found[form].add(text)
    return found


def is_initialism(text: str) -> bool:
    """Whether a text is letters that are spelled out (KG, GmbH, AKWs), rather than a word with a capital."""
    return len(text) > 1 and 2 * sum(char.isupper() for char in text) >= len(text)


def is_mixed(text: str) -> bool:
    """Whether a text has a capital inside (ArbeiterInnen, iPhone): no spelling of a word."""
    return any(char.isupper() for char in text[1:])


class Sources:
    """All sources by what they say."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        spelled = hunspell.words(arguments.igerman, "de_DE")
        for text, sign in hunspell.words(arguments.frami, "de_DE_frami").items():
            spelled[text] = spelled.get(text, False) or sign
        listed = arguments.ngerman.read_text("utf-8").split()
        small = {text for text in spelled if text[0].islower() and not is_mixed(text)}
        self.small = written(small)
        """Written without a capital in hunspell. wngerman has abbreviations there, without their full stops."""
        self.abbreviations = forms_of((text for text in listed if text[0].islower()), "de") - set(self.small)

        self.listed = forms_of(listed, "de")

        capitals = {text for text in spelled if not text[0].islower()}
        compounds = {text for text in listed if not text[0].islower()} - capitals
        everything = capitals | compounds
        self.abbreviations |= forms_of(filter(is_initialism, everything), "de")
        self.spelled = written(text for text in everything if not is_mixed(text))
        """Written with a capital by the spell checkers: nouns and names."""
        self.nounlike = forms_of((text for text in capitals if spelled[text]), "de") | forms_of(
            compounds, "de"
        )
        """Those of them that spell checkers treat as common nouns."""

        self.names: Written = defaultdict(set)
        nouns = set(self._lines(arguments.denckring / "nouns.txt.gz"))
        self._read_rows(arguments.nouns, nouns)
        self.abbreviations |= forms_of(filter(is_initialism, nouns), "de")
        self.nouns = written(text for text in nouns if not is_mixed(text))
        """Nouns of dictionaries, all forms of german-nouns and the lemmas of denckring."""
        self.wikidata = written(self._lines(arguments.denckring / "words.txt.gz"))
        """All forms of Wikidata's lexemes, in small letters and with ss for ß."""

    @staticmethod
    def _lines(path: Path) -> list[str]:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            return file.read().split("\n")

    def _read_rows(self, path: Path, nouns: set[str]) -> None:
        self.wiktionary: set[str] = set()
        with path.open(encoding="utf-8", newline="") as file:
            for row in csv.DictReader(file):
                tags = {tag.strip() for tag in row["pos"].split(",")}
                texts = {
                    text
                    for key, text in row.items()
                    if text and text.isalpha() and key != "pos" and not key.startswith("genus")
                }
                if tags & NAME_TAGS:
                    for form, ways in written(texts).items():
                        self.names[form] |= ways
                elif "Abkürzung" in tags:
                    self.abbreviations |= forms_of(texts, "de")
                elif not tags & OTHER_TAGS:
                    nouns |= texts
                    self.wiktionary |= forms_of((text for text in texts if not is_mixed(text)), "de")

    def count(self, form: str) -> int:
        """How many sources have a form: hunspell, wngerman, Wikidata (denckring), Wiktionary (german-nouns)."""
        return (
            (form in self.small or form in self.spelled)
            + (form in self.listed)
            + (form in self.wikidata or (form in self.nouns and form not in self.wiktionary))
            + (form in self.wiktionary)
        )

    def add_names(self, texts: Iterable[str]) -> None:
        for form, ways in written(texts).items():
            self.names[form] |= ways


def territories() -> set[str]:
    from babel import Locale

    return {str(name) for name in Locale("de").territories.values() if not is_initialism(str(name))}


class German:
    """What each form is."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self.sources = sources = Sources(arguments)
        self.bands = bands("de")
        self.by_hand = written(hand_list("extra_de.txt") | hand_list("short_de.txt"))
        self.names_only = forms_of(hand_list("names_though_nouns_de.txt"), "de")
        self.words_too = forms_of(hand_list("words_though_names_de.txt"), "de")
        self.decided = decisions("conflicts_de.tsv")
        both = sources.names.keys() & sources.nouns.keys() - sources.small.keys() - self.decided.keys()
        undecided = both - self.names_only - self.words_too
        if undecided := {form for form in undecided if len(form) > SHORT}:
            raise SystemExit(
                f"Nouns that are names too, to be decided by hand: {' '.join(sorted(undecided))}"
            )
        foreign = given_names(arguments.names, "de") | cities("de")
        sources.add_names(territories())
        sources.add_names(name.capitalize() for name in foreign if name not in sources.names)
        self.names = set(sources.names)
        self.names |= {name + "S" for name in self.names if not name.endswith("S")}
        self.names |= {form for form in sources.spelled if self._looks_like_a_name(form)}

    def _is_infinitive_as_noun(self, form: str) -> bool:
        """SUCHENS, RUDERNS: a verb's infinitive as a noun, in the genitive."""
        return form.endswith("NS") and form[:-1] in self.sources.small

    def _looks_like_a_name(self, form: str) -> bool:
        """Known to spell checkers alone, who do not treat it as a noun."""
        sources = self.sources
        return not (
            form in sources.nounlike
            or form in sources.wikidata
            or form.endswith(ABSTRACT)
            or self._is_infinitive_as_noun(form)
        )

    def _is_common(self, form: str) -> bool:
        """Whether a source says that a form is a word, not only that it is spelled right."""
        return form in self.sources.small or form in self.sources.nouns

    def _is_word(self, form: str) -> bool:
        if form in self.by_hand or form in self.words_too:
            return True
        if len(form) <= SHORT or form in self.names_only or not VOWELS & set(form):
            return False
        sources = self.sources
        if len(form) <= TWO_SOURCES and sources.count(form) < 2:
            return False
        if self._is_common(form):
            return True
        if form in self.names or form in sources.abbreviations:
            return False
        if len(form) > LONG and sources.count(form) < 2 and form not in self.bands:
            return False
        return form in sources.wikidata or len(form) >= FULL or self._is_infinitive_as_noun(form)

    def entries(self) -> Iterator[tuple[str, Entry]]:
        """Every form with what it is, in alphabetical order."""
        sources = self.sources
        crude = crude_words("crude_de.txt")
        everything = {
            *self.by_hand,
            *sources.small,
            *sources.nouns,
            *sources.spelled,
            *sources.wikidata,
            *self.names,
            *sources.abbreviations,
            *self.decided,
        }
        for form in sorted(everything):
            kinds = Kind.WORD if self._is_word(form) else Kind(0)
            if form in self.names or form in self.names_only:
                kinds |= Kind.NAME
            if form in sources.abbreviations or not VOWELS & set(form):
                # A name outweighs an abbreviation, as in English.
                kinds |= Kind(0) if kinds & Kind.NAME else Kind.ABBREVIATION
            kinds = self.decided.get(form, kinds)
            if kinds:
                level = self.bands.get(form, 0)
                rare = bool(kinds & Kind.WORD) and form not in self.by_hand
                rare = rare and (level == 0 or not self._is_common(form))
                yield form, Entry(kinds, level, rare, crude=bool(crude.fullmatch(form)))

    def spellings(self, form: str, kinds: Kind) -> set[str]:
        """The ways in which a word is written; a name's where the form is no word."""
        sources = self.sources
        if not kinds & Kind.WORD:
            return sources.names.get(form, set()) | sources.spelled.get(form, set())
        if form in self.by_hand:
            return self.by_hand[form]
        sure = sources.small.get(form, set()) | sources.spelled.get(form, set())
        ways = sure | sources.nouns.get(form, set())
        ways = {text for text in ways if text in sure or not self._is_foreign(text, sure or ways)}
        return ways or {self._habits.write(text) for text in sources.wikidata[form]}

    @staticmethod
    def _is_foreign(text: str, others: set[str]) -> bool:
        """Whether a text is Switzerland's way (Strasse beside Straße) or that of before 1996 (Kuß beside Kuss).

        Beside spellings that hunspell has, whatever differs from them by ß alone is; else what has ss for a ß.
        """
        plain = text.replace("ß", "ss")
        return any(other != text and other.replace("ß", "ss") == plain for other in others) and (
            text == plain or text not in others
        )

    @cached_property
    def _habits(self) -> Habits:
        return Habits(self.sources)


class Habits:
    """Where written words have a capital or a ß, by the letters around: for forms that come without either."""

    def __init__(self, sources: Sources) -> None:
        self.capitals: Counter[str] = Counter()
        self.sharp: Counter[str] = Counter()
        for source in (sources.small, sources.nouns, sources.spelled):
            for ways in source.values():
                for text in ways:
                    self._learn(text)

    def _learn(self, text: str) -> None:
        small = text.lower()
        for length in range(2, len(small) + 1):
            self.capitals[small[-length:]] += 1 if text != small else -1
        plain = small.replace("ß", "ss")
        at = plain.find("ss")
        if at > 0 and plain.count("ss") == 1:
            for context in self._contexts(plain, at):
                self.sharp[context] += 1 if "ß" in small else -1

    @staticmethod
    def _contexts(text: str, at: int) -> list[str]:
        """The letters around an ss, from many to few."""
        around = ((5, 2), (3, 1), (2, 1), (2, 0), (1, 0))
        return [text[max(0, at - before) : at + 2 + after] for before, after in around]

    def write(self, text: str) -> str:
        at = text.find("ss", 1)
        while at > 0:
            known = [self.sharp[context] for context in self._contexts(text, at) if self.sharp[context]]
            if known and known[0] > 0:
                text = text[:at] + "ß" + text[at + 2 :]
            at = text.find("ss", at + 1)
        for start in range(len(text) - 1):
            if votes := self.capitals[text[start:]]:
                return text.capitalize() if votes > 0 else text
        return text
