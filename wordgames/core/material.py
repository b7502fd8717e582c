"""Files that a game is played with (cards, strips, values): TOML that people read and edit.

Whatever is wrong in one is a `MaterialError`, which names the file, the line and the reason. A file is parsed whole,
or piece by piece, so that a mistake costs one card and not the deck.
"""

import re
import tomllib
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct

from wordgames.core.textfile import MOST_BYTES, TextFault, TextFileError, read_text

BLANK: Final = "____"
"""Stands in a sentence for what is missing."""
_BLANKS: Final = re.compile(r"_+|<blank>|\{\s*\}", re.IGNORECASE)
LONGEST_LINE: Final = 2_000
"""Characters of a line; TOML's parser takes quadratic time for a longer one full of dots."""


class MaterialFault(StrEnum):
    """What can be wrong with any file; the facts of `MaterialError` say how much or which. Games have more faults."""

    MISSING = "missing"
    """There is no such file."""
    NO_FILE = "no_file"
    """It is a folder, a device or a pipe."""
    TOO_LARGE = "too_large"
    """The file is too large to be a deck; facts: most bytes."""
    LONG_LINE = "long_line"
    """A line is too long to be one of a deck; facts: most characters, found."""
    UNREADABLE = "unreadable"
    """It can't be read, is no text or is not TOML; facts: what the reader said."""
    EMPTY = "empty"
    """There is nothing in it that the game is played with."""
    SHAPE = "shape"
    """A key is missing, unknown or of the wrong kind; facts: what the reader said."""
    TOO_MANY = "too_many"
    """More cards than a deck may have; facts: most, found."""
    COUNT = "count"
    """Another number of things than the game needs; facts: thing, needed, found."""
    BLANK = "blank"
    """A sentence without exactly one blank; facts: sentence, blanks found."""
    LENGTH = "length"
    """A text that is too long; facts: text, most, found."""
    TYPOGRAPHY = "typography"
    """A sentence with stray spaces or control characters, or without a mark at its end; facts: sentence."""
    DUPLICATE = "duplicate"
    """Something stands there twice; facts: it."""


class MaterialError(Exception):
    """A file of the material, or a piece of one, can't be played with."""

    def __init__(self, path: Path, line: int | None, fault: StrEnum, *facts: int | str) -> None:
        super().__init__(path, line, fault, *facts)
        self.path = path
        self.line = line
        """Counted from 1; None where the fault is in no line, such as a missing file."""
        self.fault = fault
        """A `MaterialFault`, or one of the game's own."""
        self.facts = facts

    def __str__(self) -> str:
        place = str(self.path) if self.line is None else f"{self.path}:{self.line}"
        return f"{place}: {self.fault.value}" + "".join(f" {fact!r}" for fact in self.facts)


class OwnCard(Struct, frozen=True):
    """A card that a table has written itself, as it was written; what it is, is the game's affair."""

    kind: str
    """What sort of card, by the game's own names, such as `prompt` or `word`."""
    number: int
    """Its place among those of its kind, from 0."""
    text: str
    part: str = ""
    """What the game has to know of it beside its text, such as a part of speech."""


def as_blanks(sentence: str) -> str:
    """The sentence with `BLANK` for every blank, however its writer marked it.

    >>> as_blanks("One _, one <BLANK>, one {}.")
    'One ____, one ____, one ____.'
    """
    return _BLANKS.sub(BLANK, sentence)


FileT = TypeVar("FileT")


class Source:
    """The text of a file or of a piece of one, and where in it things stand."""

    def __init__(self, path: Path, lines: Sequence[str], first: int = 1, encoding: str = "UTF-8") -> None:
        self.path = path
        self.lines = lines
        self.first = first
        """The number in the file of the first of `lines`."""
        self.encoding = encoding

    @classmethod
    def read(cls, path: Path) -> "Source":
        """A whole file. Raises MaterialError."""
        try:
            text, encoding = read_text(path)
        except TextFileError as error:
            match error.fault:
                case TextFault.MISSING:
                    raise MaterialError(path, None, MaterialFault.MISSING) from None
                case TextFault.NO_FILE:
                    raise MaterialError(path, None, MaterialFault.NO_FILE) from None
                case TextFault.TOO_LARGE:
                    raise MaterialError(path, None, MaterialFault.TOO_LARGE, MOST_BYTES) from None
                case TextFault.SYSTEM | TextFault.NO_TEXT:
                    raise MaterialError(path, None, MaterialFault.UNREADABLE, error.reason) from error
        return cls(path, text.split("\n"), 1, encoding)

    def pieces(self, most: int) -> "list[Source]":
        """The file cut before each line that begins with `[`: what stands before the first, then a table each.

        Raises MaterialError where there are more than `most` tables.
        """
        cuts = [index for index, line in enumerate(self.lines) if line.startswith("[")]
        if len(cuts) > most:
            raise self.error(self.first + cuts[most], MaterialFault.TOO_MANY, most, len(cuts))
        ends = [*cuts, len(self.lines)]
        return [
            Source(self.path, self.lines[start:end], self.first + start, self.encoding)
            for start, end in zip([0, *cuts], ends, strict=True)
        ]

    def table(self) -> dict[str, Any]:
        """The text as TOML. Raises MaterialError."""
        for number, line in enumerate(self.lines, self.first):
            if len(line) > LONGEST_LINE:
                raise self.error(number, MaterialFault.LONG_LINE, LONGEST_LINE, len(line))
        try:
            return tomllib.loads("\n".join(self.lines))
        except ValueError as error:
            found = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)$", str(error))
            reason = str(error)[: found.start()] if found else str(error)
            at = int(found[1]) if found and found[1] else len(self.lines)
            raise self.error(self.first + at - 1, MaterialFault.UNREADABLE, reason) from error
        except RecursionError as error:
            raise self.error(self.first, MaterialFault.UNREADABLE, "nested too deeply") from error

    def parse(self, kind: type[FileT]) -> FileT:
        """The text as `kind`. Raises MaterialError."""
        try:
            return msgspec.convert(self.table(), kind)
        except msgspec.ValidationError as error:
            raise self.error(self._line_of_path(str(error)), MaterialFault.SHAPE, str(error)) from error

    def error(self, line: int | None, fault: StrEnum, *facts: int | str) -> MaterialError:
        """What is wrong at a line of the file."""
        return MaterialError(self.path, line, fault, *facts)

    def header(self, name: str, nth: int) -> int | None:
        """The line of the table header `[name]` that comes nth, counted from 0."""
        bare = (line.split("#")[0].strip() for line in self.lines)
        lines = [number for number, line in enumerate(bare, self.first) if line == f"[{name}]"]
        return lines[nth] if nth < len(lines) else None

    def find(self, piece: str, start: int | None = None, last: bool = False) -> int:
        """The first (or last) line from `start` on that holds `piece`, remarks left out; else `start`."""
        start = start or self.first
        rest = enumerate(self.lines[start - self.first :], start)
        hits = [number for number, line in rest if piece in line and not line.startswith("#")]
        return (hits[-1] if last else hits[0]) if hits else start

    def _line_of_path(self, message: str) -> int | None:
        """The line that msgspec means by a path such as `$.card[3].front.switch[0]`."""
        row = re.search(r"\$\.(\w+)\[(\d+)\](?:\.(\w+))?(?:\.(\w+))?", message)
        if not row:
            key = re.search(r"\$\.(\w+)", message)
            return self.find(key[1]) if key else self.first
        name, nth, key_or_table, key_in_table = row[1], int(row[2]), row[3], row[4]
        inner = self.header(f"{name}.{key_or_table}", nth)
        if inner is not None:
            return self.find(key_in_table, inner) if key_in_table else inner
        outer = self.header(f"[{name}]", nth)
        return self.find(key_or_table, outer) if key_or_table else outer
