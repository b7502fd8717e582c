"""The end of a game of Punch Line: the show stairs, the missed masterpiece, the best words."""

from __future__ import annotations

import gc
from collections.abc import Callable

from PySide6.QtCore import QObject, QRunnable, Qt, QThreadPool, Signal
from PySide6.QtWidgets import QWidget

from wordgames.games.punchline.masterpiece import Masterpiece
from wordgames.games.punchline.view import PunchlineView
from wordgames.qt.controller import GameController
from wordgames.texts import _
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.scenes import END_FLOOR
from wordgames.ui.painting.text import Align
from wordgames.ui.screen import Screen
from wordgames.ui.tables.punchline_texts import name_of, winners_title
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.choices import Choice
from wordgames.ui.widgets.lines import Line
from wordgames.ui.widgets.poster import POSTER_H, POSTER_W, TICKET_H, TICKET_W, Poster, WordTicket
from wordgames.ui.widgets.stairs import HEIGHT, WIDTH, ScoreStairs, Stand

BEST = 3
"""So many of the best words get a ticket."""

FindMasterpiece = Callable[[PunchlineView], Masterpiece | None]
"""Looks through all holders of a finished game; it may take long, and runs outside of the window's thread."""


class _Found(QObject):
    found = Signal(object)


class _Search(QRunnable):
    """One search; its answer travels to the window's thread by a signal."""

    def __init__(self, find: FindMasterpiece, view: PunchlineView, answer: _Found) -> None:
        super().__init__()
        self._find, self._view, self._answer = find, view, answer

    def run(self) -> None:
        # A collection in this thread could destroy Qt objects that belong to the other.
        collecting = gc.isenabled()
        gc.disable()
        try:
            self._answer.found.emit(self._find(self._view))
        finally:
            if collecting:
                gc.enable()


def best_words(view: PunchlineView) -> tuple[tuple[str, int, int], ...]:
    """Word, seat and points of the best that were built, highest first, no word of a seat twice."""
    scored = {
        (word.word, word.seat, word.points)
        for finished in view.rounds
        for word in finished.words
        if word.points
    }
    return tuple(sorted(scored, key=lambda one: (-one[2], one[0], one[1]))[:BEST])


class EndScreen(Screen):
    """Who has won, and what was missed."""

    ground_name = "end"

    shelf_wanted = Signal()
    """Back to the shelf."""
    again_wanted = Signal()
    """The same seats, once more."""

    def __init__(
        self,
        controller: GameController,
        theme: Theme | None = None,
        parent: QWidget | None = None,
        *,
        find_masterpiece: FindMasterpiece | None = None,
    ) -> None:
        super().__init__(theme, parent)
        self._controller = controller
        self._find = find_masterpiece
        self._shown: PunchlineView | None = None
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._answer = _Found(self)
        self._answer.found.connect(self._hang)
        self._tickets: list[WordTicket] = []
        self.title = Line(9.0, self, face=Face.DISPLAY, floor=5.0)
        self.stairs = ScoreStairs(self)
        self.poster = Poster(self)
        self.caption = Line(2.8, self, align=Align.LEFT, caption=True)
        self.title.raise_()
        self.marked = Line(2.4, self, align=Align.RIGHT, caption=True)
        self.back = Choice(_("Back to the shelf"), self, brass=False, size=3.3)
        self.again = Choice(_("Once more"), self, brass=True)
        self.back.clicked.connect(self.shelf_wanted)
        self.again.clicked.connect(self.again_wanted)
        self.main_action = self.again
        self.setFocusProxy(self.again)
        w, h = 31.5, 11.4
        self.place(self.title, 22, 4.2, 116, 11.4, 0.2)
        self.place(self.stairs, 14.5, END_FLOOR - HEIGHT, WIDTH, HEIGHT, 1.0)
        self.place(self.poster, 91.5, 19.4, POSTER_W, POSTER_H, 0.6)
        self.place(self.marked, 92, 69.4, 62, 3.0, 1.0)
        self.place(self.caption, 6, 67.0, 40, 3.4, 1.0)
        self.place(self.back, 154 - 2 * w - 2.2, 90 - 4 - h, w, h, 1.0)
        self.place(self.again, 154 - w, 90 - 4 - h, w, h, 1.0)

    def show_view(self, view: PunchlineView) -> None:
        """Show a finished game. The masterpiece is looked for once."""
        if view.result is None:
            return
        first = self._shown is None or self._shown.rounds != view.rounds
        self._shown = view
        self.title.set_text(winners_title(view))
        ruled = self._controller.session.marked
        self.marked.set_text(_("You ruled on words yourself: this game sets no records.") if ruled else "")
        self.stairs.show_stands(
            tuple(
                Stand(one.seat, view.seats[one.seat].player, one.place, one.points)
                for one in view.result.standings
            )
        )
        if first:
            self._show_best(view)
            if self._find is not None:
                self._pool.start(_Search(self._find, view, self._answer))
        self.again.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_best(self, view: PunchlineView) -> None:
        for ticket in self._tickets:
            self.forget(ticket)
        best = best_words(view)
        self._tickets = [
            WordTicket(word, name_of(view, seat), seat, points, self) for word, seat, points in best
        ]
        self.caption.set_text(_("Best words") if best else "")
        for i, ticket in enumerate(self._tickets):
            self.place(ticket, 6 + i * (TICKET_W + 2.0), 72.2, TICKET_W, TICKET_H, 1.0)
            ticket.show()

    def _hang(self, piece: Masterpiece | None) -> None:
        if piece is not None and self._shown is not None:
            self.poster.show_piece(piece, name_of(self._shown, piece.seat))

    def finish_search(self) -> None:
        """Wait until no search runs any more, as before the window closes."""
        self._pool.waitForDone()
