"""The words that a computer knows: common ones, as people of its level would know them, and no insults."""

from functools import cache
from typing import Final

from wordgames.core.players import Level
from wordgames.lexicon import Kind, Lexicon

BANDS: Final = {Level.EASY: 8, Level.NORMAL: 7, Level.HARD: 6}
"""The least frequency band, half a zipf wide: zipf 4, 3.5 and 3 (design of the lexicon, "Solvers")."""


class Vocabulary:
    """What computers know of one language."""

    def __init__(self, lexicon: Lexicon) -> None:
        self._lexicon = lexicon
        self._words: dict[Level, tuple[str, ...]] = {}

    def words(self, level: Level) -> tuple[str, ...]:
        """Dictionary words of 3 to 10 letters that a player of this level would know, in alphabetical order."""
        if level not in self._words:
            self._words[level] = tuple(
                word
                for word, entry in self._lexicon.entries(BANDS[level])
                if 3 <= len(word) <= 10 and entry.kinds & Kind.WORD and not entry.rare and not entry.crude
            )
        return self._words[level]


@cache
def vocabulary(lexicon: Lexicon) -> Vocabulary:
    """The computers' words of this lexicon."""
    return Vocabulary(lexicon)
