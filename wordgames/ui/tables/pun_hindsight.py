"""What is looked for during a count, outside of the window's thread: spellings, and the most in each hand."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from wordgames.core.players import Seat
from wordgames.games.pun import hindsight
from wordgames.games.pun.hindsight import Most
from wordgames.games.pun.view import PunOptions, RoundView
from wordgames.lexicon import LexiconError
from wordgames.qt.errand import Errand
from wordgames.ui.evidence import Evidence, find_evidence


class Hindsight(QObject):
    """Looks for both once a round, and again for a hand that a ruling has made worth more."""

    found = Signal()
    """Something has been found."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._errand = Errand(self)
        self._errand.answered.connect(self._answered)
        self._asked: set[object] = set()
        self.written: dict[str, str] = {}
        """By word: how it is written, where its letters hide that."""
        self.most: dict[Seat, Most] = {}
        """By seat, as far as it has been found."""

    def begin(self) -> None:
        """Another round is shown."""
        self._asked.clear()
        self.written, self.most = {}, {}

    def look(self, shown: RoundView, options: PunOptions) -> None:
        """Look for what has not been looked for."""
        words = tuple(dict.fromkeys(laid.word for hand in shown.hands for laid in hand.words))
        self._ask(("written", shown.number, words), lambda: _spell(words, options))
        for hand in shown.hands:
            self._ask(("most", shown.number, hand.seat, hand.points), lambda hand=hand: _most(hand, options))

    def spell(self, words: tuple[str, ...], options: PunOptions) -> None:
        """Look only for how these words are written."""
        self._ask(("written", words), lambda: _spell(words, options))

    def finish(self) -> None:
        """Wait until nothing is looked for any more, as before the window closes."""
        self._errand.finish()

    def _ask(self, key: tuple[object, ...], find: object) -> None:
        if key not in self._asked:
            self._asked.add(key)
            self._errand.send(key, find)  # type: ignore[arg-type]

    def _answered(self, key: tuple[object, ...], answer: object) -> None:
        if key not in self._asked or answer is None:
            # Of a round that is not shown any more, or without a word list.
            return
        if isinstance(answer, Mapping):
            self.written |= answer
        elif isinstance(answer, tuple):
            most, spelled = answer
            self.most[key[2]] = most  # type: ignore[index]
            self.written |= spelled
        self.found.emit()


def _spell(words: tuple[str, ...], options: PunOptions) -> dict[str, str] | None:
    try:
        return {word: hindsight.written(word, options) for word in words}
    except LexiconError:
        return None


def _most(hand: object, options: PunOptions) -> tuple[Most, dict[str, str]] | None:
    try:
        most = hindsight.most_in(hand, options)  # type: ignore[arg-type]
        return most, {row.word: hindsight.written(row.word, options) for row in most.rows}
    except LexiconError:
        return None


def evidence_in(word: str, langs: str) -> Evidence | None:
    """What speaks for a word in that of several languages (joined by plus signs) that knows it best."""
    found = [one for lang in langs.split("+") if (one := find_evidence(word, lang)) is not None]
    return max(found, key=lambda one: (bool(one.kind), one.zipf), default=None)
