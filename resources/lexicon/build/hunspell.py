"""Expands a dictionary of hunspell into the words that stand in it, without its endless compounds."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ONLY_IN_COMPOUNDS, NEEDS_AFFIX, FORBIDDEN, CIRCUMFIX = "o", "h", "d", "f"
"""Flags of the German dictionaries, as the head of their .aff files names them."""
NOUN_SIGNS = frozenset("mjEPTpNFRqQ")
"""Flags that only common nouns have: they join compounds (m, j) or have a plural, a genitive in -es, a feminine."""


class _Affix(NamedTuple):
    prefix: bool
    crosses: bool
    strip: str
    add: str
    where: re.Pattern[str]


def words(folder: Path, name: str) -> dict[str, bool]:
    """Every word of ``name``.dic with its affixes, and whether an entry of it bears a sign of a common noun."""
    raw = (folder / f"{name}.aff").read_bytes()
    encoding = "utf-8" if b"SET UTF-8" in raw else "iso8859-1"
    affixes = _affixes(raw.decode(encoding))
    found: dict[str, bool] = {}
    for line in (folder / f"{name}.dic").read_text(encoding).splitlines()[1:]:
        stem, _, rest = line.partition("/")
        flags = rest.split()[0] if rest else ""
        if not stem.isalpha() or set(flags) & {ONLY_IN_COMPOUNDS, FORBIDDEN}:
            continue
        sign = bool(NOUN_SIGNS & set(flags))
        for word in _expanded(stem, flags, affixes):
            found[word] = found.get(word, False) or sign
    return found


def _affixes(text: str) -> dict[str, list[_Affix]]:
    found: dict[str, list[_Affix]] = defaultdict(list)
    crosses: dict[str, bool] = {}
    for line in text.splitlines():
        fields = line.split()
        if len(fields) < 4 or fields[0] not in ("PFX", "SFX"):
            continue
        kind, flag, strip, more = fields[:4]
        if len(fields) == 4:  # The head of a group: whether it crosses with affixes of the other kind.
            crosses[flag] = strip == "Y"
            continue
        add, _, also = more.partition("/")
        if "-" in add or set(also) & {ONLY_IN_COMPOUNDS, CIRCUMFIX}:
            continue
        where = re.compile(f"^{fields[4]}" if kind == "PFX" else f"{fields[4]}$")
        strip, add = ("" if part == "0" else part for part in (strip, add))
        found[flag].append(_Affix(kind == "PFX", crosses[flag], strip, add, where))
    return found


def _expanded(stem: str, flags: str, affixes: dict[str, list[_Affix]]) -> Iterator[str]:
    mine = [affix for flag in flags for affix in affixes.get(flag, ())]
    crossing = [stem]
    for affix in mine:
        if affix.prefix and affix.where.search(stem):
            word = affix.add + stem.removeprefix(affix.strip)
            if affix.crosses:
                crossing.append(word)
    if NEEDS_AFFIX not in flags:
        yield from crossing
    for affix in mine:
        if not affix.prefix:
            for base in crossing if affix.crosses else [stem]:
                if base.endswith(affix.strip) and affix.where.search(base):
                    yield base.removesuffix(affix.strip) + affix.add
