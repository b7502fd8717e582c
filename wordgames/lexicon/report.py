"""What the command line tells of words: a row each."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from wordgames.lexicon.lexicon import Lexicon, Reason, Use


class WordRow(msgspec.Struct, frozen=True):
    """One word's answer."""

    word: str
    """As typed."""
    accepted: bool
    """Whether it counts for the use that was asked for."""
    reason: Reason
    """What it is."""

    def line(self) -> str:
        """``WORD<TAB>accepted|refused<TAB>word|name|abbreviation|unknown``; never translated."""
        return f"{self.word}\t{'accepted' if self.accepted else 'refused'}\t{self.reason.value}"


def word_rows(words: Iterable[str], language: str = "en", use: Use = Use.DICTIONARY) -> list[WordRow]:
    """A row for each word, in order, by the built-in lexicon alone. Raises LexiconError."""
    lexicon = Lexicon.open(language)
    rows = []
    for word in words:
        judged = lexicon.judge(word, use)
        rows.append(WordRow(word, judged.accepted, judged.reason))
    return rows
