"""Builds a minimal acyclic automaton from sorted forms, and packs it (the format is told in ``automaton``)."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable

from wordgames.lexicon.automaton import (
    BAND,
    BAND_SHIFT,
    HEADER,
    LABEL_SHIFT,
    LAST,
    MAGIC,
    MAX_LETTERS,
    TARGET,
    VERSION,
    checksum,
)

_FORM = re.compile(rf"[A-_]{{1,{MAX_LETTERS}}}")
"""A to Z, and the five characters after Z for files of spellings."""
_Node = tuple[int, ...]
"""A finished node: its edges without the mark of the last one, by label. Equal nodes are one node."""


def build(forms: Iterable[tuple[str, int, int]]) -> bytes:
    """Pack (form, class bits, band) into the bytes of a file.

    Forms are 1 to 20 capitals A to Z (and [ to _ in a file of spellings), strictly ascending. Raises ValueError for
    anything else, and for no forms.
    """
    builder = _Builder()
    for word, bits, band in forms:
        builder.add(word, bits, band)
    return builder.pack()


class _Builder:
    """Nodes of the current form's path stay open; each is frozen, and shared where an equal one is known, as soon
    as a form leaves it (Daciuk and others, Incremental Construction of Minimal Acyclic Finite-State Automata, 2000).
    """

    def __init__(self) -> None:
        self._places: dict[_Node, int] = {}
        self._edges: list[int] = []
        self._open: list[list[int]] = [[]]
        self._word = ""
        self._count = 0
        self._longest = 0

    def add(self, word: str, bits: int, band: int) -> None:
        if not _FORM.fullmatch(word):
            raise ValueError(f"not 1 to {MAX_LETTERS} capitals: {word!r}")
        if word <= self._word:
            raise ValueError(f"not ascending: {word!r} after {self._word!r}")
        shared = 0
        for old, new in zip(self._word, word, strict=False):
            if old != new:
                break
            shared += 1
        self._close_to(shared)
        self._open.extend([] for _ in range(len(word) - shared))
        self._open[-1].append(_edge(bits, 0, band))
        self._word = word
        self._count += 1
        self._longest = max(self._longest, len(word))

    def _close_to(self, depth: int) -> None:
        while len(self._open) > depth + 1:
            edges = self._open.pop()
            label = ord(self._word[len(self._open) - 1]) - 64
            band = max(edge >> BAND_SHIFT & BAND for edge in edges)
            self._open[-1].append(_edge(self._place(edges), label, band))

    def _place(self, edges: list[int]) -> int:
        node = tuple(edges)
        place = self._places.get(node)
        if place is None:
            place = self._places[node] = len(self._edges)
            self._edges.extend(node)
            self._edges[-1] |= LAST
        return place

    def pack(self) -> bytes:
        if not self._count:
            raise ValueError("no forms")
        self._close_to(0)
        root = self._place(self._open[0])
        if len(self._edges) > TARGET:
            raise ValueError(f"too many edges: {len(self._edges)}")
        body = struct.pack(f"<{len(self._edges)}I", *self._edges)
        facts = (self._count, len(self._edges), root)
        unsigned = HEADER.pack(MAGIC, VERSION, self._longest, 0, *facts) + body
        return HEADER.pack(MAGIC, VERSION, self._longest, checksum(unsigned), *facts) + body


def _edge(target: int, label: int, band: int) -> int:
    return target | label << LABEL_SHIFT | band << BAND_SHIFT
