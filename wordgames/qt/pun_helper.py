"""The helper at Pun: it counts the letters of those words that would count, for a guest who asked for it.

It is the one exception to "nothing tells whether letters are a word before the round is over": the owner alone sees it,
on his own view, and his guests know that he has it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from wordgames.core.game import WordRulingNeeded
from wordgames.core.players import Seat
from wordgames.games.pun.judging import is_long_enough
from wordgames.games.pun.laying import subject_words
from wordgames.games.pun.moves import PUN_CARD, Row
from wordgames.games.pun.view import PunOptions
from wordgames.lexicon import Lexicon, LexiconError, Use
from wordgames.session.house import Verdict
from wordgames.session.rulings import Rulings
from wordgames.session.session import Session

Helper: TypeAlias = Callable[[Sequence[Row]], tuple[int, ...]]
"""Of each row: its letters if it would count, else 0."""


def helper_of(session: Session, seat: Seat) -> Helper | None:
    """What counts for a seat; None for who plays without the helper."""
    return partial(_count, session) if session.has_helper(seat) else None


def _count(session: Session, rows: Sequence[Row]) -> tuple[int, ...]:
    options: PunOptions = session.setup.options
    rulings = Rulings(session.store.house, _judge)
    try:
        return tuple(len(row.cards) if _would_count(row.word, options, rulings) else 0 for row in rows)
    except LexiconError:
        return (0,) * len(rows)


def _would_count(word: str, options: PunOptions, rulings: Rulings) -> bool:
    if PUN_CARD in word or not is_long_enough(word, options):
        return False
    subject = subject_words(options)
    if subject is not None and word not in subject:
        return False
    answer = rulings.answer(WordRulingNeeded(word, "+".join(options.languages)))
    return answer is not None and answer[0].counts


def _judge(word: str, lang: str) -> Verdict:
    judged = Lexicon.open(lang).judge(word, Use.PUN)
    return Verdict(judged.accepted, judged.reason)
