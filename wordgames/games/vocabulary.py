"""The words that a computer knows: common ones, as people of its level would know them, and no insults."""

from functools import cache
from pathlib import Path
from typing import Final

from wordgames.core.players import Level
from wordgames.core.resources import resource_root
from wordgames.lexicon import Kind, Lexicon, LexiconError, LexiconFault

BANDS: Final = {Level.EASY: 8, Level.NORMAL: 7, Level.HARD: 6}
"""The least frequency band, half a zipf wide: zipf 4, 3.5 and 3 (design of the lexicon, "Solvers")."""


class Vocabulary:
    """What computers know of one language."""

    def __init__(self, lexicon: Lexicon, never: frozenset[str]) -> None:
        """`never` holds words that a computer does not play whatever they are worth."""
        self._lexicon = lexicon
        self._never = never
        self._words: dict[Level, tuple[str, ...]] = {}

    def words(self, level: Level) -> tuple[str, ...]:
        """Dictionary words of 3 to 10 letters that a player of this level would know, in alphabetical order."""
        if level not in self._words:
            self._words[level] = tuple(
                word
                for word, entry in self._lexicon.entries(BANDS[level])
                if 3 <= len(word) <= 10
                and entry.kinds & Kind.WORD
                and not entry.rare
                and word not in self._never
            )
        return self._words[level]


@cache
def vocabulary(lexicon: Lexicon) -> Vocabulary:
    """The computers' words of this lexicon. Raises LexiconError where the list of what they never play is missing."""
    return Vocabulary(lexicon, never_played(lexicon.language))


def never_played(language: str, root: Path | None = None) -> frozenset[str]:
    """The words of `resources/lexicon/computers_never_<language>.txt`, one a line; `#` begins a comment."""
    path = (root or resource_root()) / "lexicon" / f"computers_never_{language}.txt"
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise LexiconError(LexiconFault.MISSING, language, path) from error
    lines = (line.split("#")[0].strip() for line in text.splitlines())
    return frozenset(line for line in lines if line)
