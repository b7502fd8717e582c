"""Builds a language's packed word list from its sources and the hand-made lists beside this script.

    python resources/lexicon/build/build.py en --help
    python resources/lexicon/build/build.py de --help

README.md tells where the sources come from and shows both calls in full. Nothing here runs on a player's machine.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterable
from pathlib import Path

import inflect
from common import HERE
from english import english
from german import German

from wordgames.lexicon.builder import build
from wordgames.lexicon.entry import Entry, pack_class
from wordgames.lexicon.spelling import encode


def main() -> None:
    parser = argparse.ArgumentParser(description="Build a packed word list, or the lists of subjects.")
    parser.add_argument("--out", type=Path, default=HERE.parent, help="the folder for the packed lists")
    parts = parser.add_subparsers(dest="what", required=True)

    en = parts.add_parser("en")
    en.add_argument("--scowl", type=Path, required=True, help="the folder of SCOWL's lists")
    en.add_argument("--wordnet", type=Path, required=True, help="the folder with WordNet's data.noun")
    de = parts.add_parser("de")
    de.add_argument(
        "--igerman", type=Path, required=True, help="the folder with de_DE.dic and .aff of igerman98"
    )
    de.add_argument("--frami", type=Path, required=True, help="the folder with de_DE_frami.dic and .aff")
    de.add_argument("--ngerman", type=Path, required=True, help="the word list ngerman")
    de.add_argument(
        "--denckring", type=Path, required=True, help="the folder with nouns.txt.gz and words.txt.gz"
    )
    de.add_argument("--nouns", type=Path, required=True, help="nouns.csv of german-nouns")
    subjects = parts.add_parser("subjects", help="the lists of subjects, out of the built word lists")
    subjects.add_argument("--nouns", type=Path, required=True, help="nouns.csv of german-nouns")
    for language in (en, de):
        language.add_argument(
            "--names", type=Path, required=True, help="the folder with the census' dist.*.first"
        )

    arguments = parser.parse_args()
    if arguments.what == "en":
        write(arguments.out / "en.dafsa", list(english(arguments)))
    elif arguments.what == "subjects":
        folder = arguments.out / "subjects"
        folder.mkdir(exist_ok=True)
        (folder / "en.toml").write_text(inflect.subjects("en", inflect.english), "utf-8")
        (folder / "de.toml").write_text(inflect.subjects("de", inflect.german(arguments.nouns)), "utf-8")
    else:
        german = German(arguments)
        entries = list(german.entries())
        write(arguments.out / "de.dafsa", entries)
        write_spellings(
            arguments.out / "de.spellings.dafsa",
            (text for form, entry in entries for text in german.spellings(form, entry.kinds)),
        )


def write(path: Path, entries: list[tuple[str, Entry]]) -> None:
    path.write_bytes(build((form, pack_class(entry), entry.band) for form, entry in entries))
    counts = Counter(kind.name for _, entry in entries for kind in entry.kinds)
    rare = sum(entry.rare for _, entry in entries)
    print(f"{len(entries)} forms, {path.stat().st_size} bytes, {rare} rare, {dict(counts)}")


def write_spellings(path: Path, texts: Iterable[str]) -> None:
    spelled: dict[str, int] = defaultdict(int)
    for text in texts:
        code, bit = encode(text)
        spelled[code] |= bit
    path.write_bytes(build((code, bits, 0) for code, bits in sorted(spelled.items())))
    print(f"{len(spelled)} spellings, {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
