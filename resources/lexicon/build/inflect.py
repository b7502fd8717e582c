"""The subjects' base words with their other forms: English plurals, all cases and numbers of German nouns."""

from __future__ import annotations

import csv
import textwrap
import tomllib
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from common import HERE, usable

from wordgames.lexicon.entry import Kind
from wordgames.lexicon.lexicon import Lexicon

Inflect = Callable[[str], Iterable[str]]


def english(word: str) -> Iterator[str]:
    """A word and its regular plurals; irregular ones stand among the base words."""
    yield word
    if word.endswith("y") and word[-2] not in "aeiou":
        yield word[:-1] + "ies"
    elif word.endswith(("s", "x", "z", "ch", "sh", "o")):
        yield word + "es"
    yield word + "s"


def german(nouns: Path) -> Inflect:
    """Every form in the rows of german-nouns that begin with a word."""
    rows: dict[str, set[str]] = defaultdict(set)
    with nouns.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            if "Substantiv" in row["pos"].split(",") and row["lemma"]:
                cases = ("nominativ", "genitiv", "dativ", "akkusativ")
                rows[row["lemma"]] |= {text for key, text in row.items() if text and key.startswith(cases)}
    return lambda word: {word, *rows[word]}


def subjects(language: str, inflect: Inflect) -> str:
    """The text of a language's file of subjects. Raises SystemExit for a base word that the list does not have."""
    lexicon = Lexicon.open(language)
    base = tomllib.loads((HERE / "subjects" / f"{language}.toml").read_text("utf-8"))
    parts = []
    for subject, text in base.items():
        forms: set[str] = set()
        for word in text.split():
            if not _is_word(lexicon, word):
                raise SystemExit(f"{word} is no word of the list {language}")
            forms |= {usable(form, language) or "" for form in inflect(word) if _is_word(lexicon, form)}
        lines = textwrap.fill(" ".join(sorted(forms)), 128)
        parts.append(f'{subject} = """\n{lines}\n"""\n')
        print(f"{language} {subject}: {len(forms)} forms")
    return "# Made by build/build.py out of build/subjects; all forms folded.\n\n" + "\n".join(parts)


def _is_word(lexicon: Lexicon, text: str) -> bool:
    entry = lexicon.lookup(text)
    return entry is not None and bool(entry.kinds & Kind.WORD)
