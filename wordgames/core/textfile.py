"""Text files that people made with whatever editor they have: read right, or refused quickly."""

import codecs
from enum import StrEnum
from pathlib import Path
from typing import Final

MOST_BYTES: Final = 500_000
"""The largest file that is read: ten times the largest deck of ours, and small enough to be parsed in two seconds."""

_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8-sig", "UTF-8"),
    (codecs.BOM_UTF32_LE, "utf-32", "UTF-32"),
    (codecs.BOM_UTF32_BE, "utf-32", "UTF-32"),
    (codecs.BOM_UTF16_LE, "utf-16", "UTF-16"),
    (codecs.BOM_UTF16_BE, "utf-16", "UTF-16"),
)
"""Marks at the start of a file, longer ones before those that they begin with; codec; name."""


class TextFault(StrEnum):
    """Why a file is not read."""

    MISSING = "missing"
    """There is no such file."""
    NO_FILE = "no_file"
    """It is a folder, a device or a pipe."""
    TOO_LARGE = "too_large"
    """It has more than `MOST_BYTES` bytes."""
    SYSTEM = "system"
    """The system does not let it be read."""
    NO_TEXT = "no_text"
    """Its bytes are no text in any encoding that is tried."""


class TextFileError(Exception):
    """A file that can't be read as text; `reason` is what the system or the codec said, or empty."""

    def __init__(self, fault: TextFault, reason: str = "") -> None:
        super().__init__(fault, reason)
        self.fault = fault
        self.reason = reason


def read_text(path: Path) -> tuple[str, str]:
    """The text of a file, its lines ended by newlines alone, and the name of its encoding. Raises TextFileError.

    A mark at the start decides; without one, UTF-16 is known by the zeros beside ASCII letters, and what is not
    UTF-8 is Windows-1252, as old editors write.
    """
    try:
        if not path.is_file():
            raise TextFileError(TextFault.NO_FILE if path.exists() else TextFault.MISSING)
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise TextFileError(TextFault.SYSTEM, error.strerror or str(error)) from error
    if len(data) > MOST_BYTES:
        raise TextFileError(TextFault.TOO_LARGE)
    try:
        text, encoding = _decode(data)
    except UnicodeDecodeError as error:
        raise TextFileError(TextFault.NO_TEXT, str(error)) from error
    return text.replace("\r\n", "\n").replace("\r", "\n"), encoding


def _decode(data: bytes) -> tuple[str, str]:
    for mark, codec, name in _MARKS:
        if data.startswith(mark):
            return data.decode(codec), name
    if b"\0" in data:
        return data.decode("utf-16-le" if 0 in data[1::2] else "utf-16-be"), "UTF-16"
    try:
        return data.decode("utf-8"), "UTF-8"
    except UnicodeDecodeError:
        return data.decode("cp1252"), "Windows-1252"
