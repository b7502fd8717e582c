"""A minimal acyclic automaton in 32-bit words, read in place.

A file is a header and the edges of all nodes. A node is the index of its first edge; its edges follow each other,
by label, and the last one is marked. One edge is one word, from the low bits up:

====== ===============================================================================================
22 bit the index of the node that the edge leads to; in a terminal symbol the entry's class bits
 5 bit the label: 1 to 26 for A to Z, 27 to 31 for more letters in files of spellings, 0 for a terminal symbol (the
       letters up to here are a form)
 4 bit the highest frequency band of the forms that the edge leads to; in a terminal symbol the form's own
 1 bit this is the node's last edge
====== ===============================================================================================

So a search for common words leaves a branch without any at its first edge. 22 bits hold four million edges; a
German list of a million forms takes half a million. Words lie in little-endian order, that of every processor that
Qt is built for.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator

MAGIC = b"WGDAFSA\n"
VERSION = 1
MAX_LETTERS = 20

HEADER = struct.Struct("<8sHHIIII4x")
"""Magic, format version, longest form in letters, checksum, number of forms, number of edges, root node."""

TARGET = (1 << 22) - 1
LABEL_SHIFT = 22
LABEL = 31
BAND_SHIFT = 27
BAND = 15
LAST = 1 << 31


def checksum(data: bytes) -> int:
    """The CRC-32 of a file's bytes, all but the four in which it stands itself."""
    return zlib.crc32(memoryview(data)[16:], zlib.crc32(data[:12]))


class NotAnAutomaton(ValueError):
    """The bytes are no automaton, or a changed or shortened one."""


class OtherVersion(ValueError):
    """The bytes are an automaton in another version of the format."""


class Automaton:
    """The packed automaton; ``words`` and ``root`` are for searches that walk the nodes themselves."""

    def __init__(self, data: bytes) -> None:
        """Take the bytes of a file. Only the header and one checksum are looked at; nothing is parsed.

        Raises NotAnAutomaton or OtherVersion.
        """
        if len(data) < HEADER.size or data[: len(MAGIC)] != MAGIC:
            raise NotAnAutomaton("no automaton")
        self.longest: int
        self.count: int
        self.root: int
        _, version, self.longest, check, self.count, edges, self.root = HEADER.unpack_from(data)
        if version != VERSION:
            raise OtherVersion(f"version {version}")
        if len(data) != HEADER.size + 4 * edges or check != checksum(data):
            raise NotAnAutomaton("changed or shortened")
        self.words = memoryview(data)[HEADER.size :].cast("I")
        """The edges, each a 32-bit word."""

    def find(self, word: str) -> tuple[int, int] | None:
        """Class bits and band of a form in capitals A to Z, or None."""
        words = self.words
        node = self.root
        for char in word:
            label = ord(char) - 64
            index = node
            while (edge := words[index]) >> LABEL_SHIFT & LABEL != label:
                if edge & LAST:
                    return None
                index += 1
            node = edge & TARGET
        edge = words[node]
        if edge >> LABEL_SHIFT & LABEL:
            return None
        return edge & TARGET, edge >> BAND_SHIFT & BAND

    def edges(self, node: int) -> Iterator[int]:
        """A node's edges, by label."""
        words = self.words
        while True:
            edge = words[node]
            yield edge
            if edge & LAST:
                return
            node += 1

    def forms(self, min_band: int = 0) -> Iterator[tuple[str, int, int]]:
        """Every form of at least this band in alphabetical order, with its class bits and band."""
        stack = [(edge, "") for edge in reversed(list(self.edges(self.root)))]
        while stack:
            edge, prefix = stack.pop()
            band = edge >> BAND_SHIFT & BAND
            if band < min_band:
                continue
            label = edge >> LABEL_SHIFT & LABEL
            if label:
                word = prefix + chr(label + 64)
                stack.extend((below, word) for below in reversed(list(self.edges(edge & TARGET))))
            else:
                yield prefix, edge & TARGET, band
