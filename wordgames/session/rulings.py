"""Where a word's ruling comes from: the table, then the house dictionary, then the lexicon."""

from collections.abc import Callable
from typing import TypeAlias

from wordgames.core.game import WordRulingNeeded
from wordgames.session.house import House, Verdict

Judge: TypeAlias = Callable[[str, str], Verdict | None]
"""The built-in lexicon's verdict on a word in a language, for the game that is played; None where it knows
nothing.
"""


class Rulings:
    """Answers what it can of the rulings that a game needs; the rest is pending until the table speaks."""

    def __init__(self, house: House, judge: Judge) -> None:
        self._house = house
        self._judge = judge

    def answer(self, need: WordRulingNeeded) -> tuple[Verdict, str] | None:
        """The verdict and its source, `house` or `lexicon`; None for a word that nobody knows.

        In several languages a word counts if it does in one of them; else the first that knows it speaks.
        """
        known = [answer for lang in need.langs if (answer := self._answer_in(lang, need.word)) is not None]
        return next((answer for answer in known if answer[0].counts), known[0] if known else None)

    def _answer_in(self, lang: str, word: str) -> tuple[Verdict, str] | None:
        if (verdict := self._house.find(word, lang)) is not None:
            return verdict, "house"
        verdict = self._judge(word, lang)
        return None if verdict is None or verdict.reason == "unknown" else (verdict, "lexicon")
