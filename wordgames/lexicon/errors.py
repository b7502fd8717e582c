"""What can be wrong with a word list's file."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path


class LexiconFault(StrEnum):
    """Why a lexicon can't be used; texts translates it for people."""

    MISSING = "missing"
    """There is no file for this language, or it can't be read."""
    DAMAGED = "damaged"
    """The file is cut, changed or something else altogether."""
    NEWER = "newer"
    """The file was built for another version of the program."""


_SENTENCES = {
    LexiconFault.MISSING: "The word list for {language!r} is missing ({path}). Install Wordgames again to get it back.",
    LexiconFault.DAMAGED: "The word list for {language!r} is damaged ({path}). Install Wordgames again to replace it.",
    LexiconFault.NEWER: (
        "The word list for {language!r} belongs to another version of Wordgames ({path}). "
        "Install the program and its data from the same release."
    ),
}


class LexiconError(Exception):
    """A lexicon can't be opened. No other language or list is ever used in its place."""

    def __init__(self, fault: LexiconFault, language: str, path: Path) -> None:
        super().__init__(_SENTENCES[fault].format(language=language, path=path))
        self.fault = fault
        """What is wrong."""
        self.language = language
        """The language that was asked for, as ``en``."""
        self.path = path
        """The file that was looked for."""
