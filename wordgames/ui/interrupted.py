"""Games that are not over: what the open box on the shelf says of them, going on, and putting one away.

Several can wait. The box shows the one that was played last; a link leafs through the others. Nothing is given up
before somebody has said so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from wordgames.session.records import RecordState
from wordgames.session.store import Store
from wordgames.texts import _
from wordgames.ui.shelf import Shelf, lid_words

if TYPE_CHECKING:
    from wordgames.qt.whereabouts import Whereabouts
    from wordgames.ui.theme import Theme
    from wordgames.ui.window import Window

KEPT = "kept_games"
"""Of the store's settings: the records that the table was asked about, and that stay."""


class Interrupted(QObject):
    """Knows which game lies in the box, and asks about it."""

    go_on = Signal(int)
    """Go on with the game of this record."""

    def __init__(self, window: Window, store: Store, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._window, self._store = window, store
        self.theme = theme
        self.found: Whereabouts | None = None
        """The game in the box."""
        self._shelf: Shelf | None = None
        self._then: Callable[[], None] | None = None

    def _waiting(self) -> list[int]:
        """The records that can be gone on with; the one that was played last comes first."""
        return [summary.id for summary in self._store.records.all(RecordState.PLAYING)]

    # ---- the box

    def forget(self) -> None:
        """No shelf is shown, or a new one."""
        self.found = self._shelf = None

    def show_on(self, shelf: Shelf, record: int | None = None) -> None:
        """Put the game of this record, or the one that was played last, into the box of the shelf."""
        waiting = self._waiting()
        self._shelf = shelf
        if not waiting:
            self.found = None
            shelf.show_go_on(())
            return
        self.found = self._look(record if record in waiting else waiting[0])
        shelf.show_go_on(_lines(self.found), more=len(waiting) - 1, game=self.found.game)

    def _look(self, record: int) -> Whereabouts:
        from wordgames.games.catalog import GAMES, entry
        from wordgames.qt.whereabouts import whereabouts

        found = whereabouts(self._store, record, GAMES, lambda name, state: entry(name).progress(state))
        assert found is not None
        return found

    def show_next(self) -> None:
        """The game that was played before the one in the box; after the oldest the latest again."""
        waiting = self._waiting()
        if self._shelf is not None and self.found is not None and self.found.record in waiting:
            after = waiting[(waiting.index(self.found.record) + 1) % len(waiting)]
            self.show_on(self._shelf, after)

    # ---- going on

    def open_box(self) -> None:
        """Go on with the game in the box; one with which the program ended is asked about first."""
        if self.found is None:
            return
        if not self.found.fell_over:
            self.go_on.emit(self.found.record)
            return
        self._ask(
            _("Once more?"),
            (
                _("Wordgames ended unexpectedly when this game was last opened."),
                _("The game is kept. It may happen again; everything else can be played as always."),
            ),
            _("Open it"),
            _("Leave it"),
            self._opened,
        )

    def _opened(self, open_it: bool) -> None:
        self._window.uncover()
        if open_it and self.found is not None:
            self.go_on.emit(self.found.record)

    # ---- putting away

    def ask_to_put_away(self) -> None:
        """The cross at the box was pressed."""
        if self.found is not None:
            self._ask(
                _("Put this game away?"),
                (" ".join(_lines(self.found)), _("Nobody can go on with it then.")),
                _("Put it away"),
                _("Leave it"),
                self._put_away,
            )

    def _put_away(self, away: bool) -> None:
        self._window.uncover()
        if away and self.found is not None and self._shelf is not None:
            self._store.records.mark(self.found.record, RecordState.PUT_AWAY)
            self.show_on(self._shelf)

    def before_a_new_one(self, then: Callable[[], None]) -> None:
        """Do `then`; where a game waits that nobody was asked about yet, the table says first what becomes of it."""
        waiting = self._waiting()
        if not waiting or waiting[0] in self._kept():
            then()
            return
        self._then = then
        self.found = self._look(waiting[0])
        question = self._ask(
            _("Another game waits"),
            (
                " ".join(_lines(self.found)),
                _("It can stay on the shelf until you go on with it; there is room for several."),
            ),
            _("Keep it"),
            _("Put it away"),
            self._said,
            can_be_left=True,
        )
        question.dismissed.connect(self._dismissed)

    def _said(self, keep: bool) -> None:
        self._window.uncover()
        assert self.found is not None
        if keep:
            waiting = self._waiting()
            kept = [record for record in self._kept() if record in waiting]
            self._store.set_setting(KEPT, [*kept, self.found.record])
        else:
            self._store.records.mark(self.found.record, RecordState.PUT_AWAY)
        then, self._then = self._then, None
        if then is not None:
            then()

    def _dismissed(self) -> None:
        """No new game after all."""
        self._then = None
        self._window.uncover()

    def _kept(self) -> list[Any]:
        kept = self._store.setting(KEPT, [])
        return kept if isinstance(kept, list) else []

    def _ask(
        self,
        title: str,
        sentences: tuple[str, ...],
        action: str,
        other: str,
        answered: Callable[[bool], None],
        *,
        can_be_left: bool = False,
    ) -> Any:
        from wordgames.ui.sheet import Question

        question = Question(title, sentences, self.theme, action=action, other=other, can_be_left=can_be_left)
        question.answered.connect(answered)
        self._window.cover(question)
        return question


def _lines(found: Whereabouts) -> tuple[str, ...]:
    """Where the game stood, for the front of the box."""
    from wordgames.texts.results import where_we_were

    game = lid_words(found.game).title
    if found.round_number is None:
        return (game,)
    first = _("{game}, round {number}.").format(game=game, number=found.round_number)
    return first, where_we_were(found.names, found.points)
