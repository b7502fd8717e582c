"""The end of a game of Punch Line: the show stairs, the missed masterpiece, the best words."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from wordgames.core.players import TABLE
from wordgames.games.punchline.masterpiece import Masterpiece
from wordgames.games.punchline.moves import NextGame
from wordgames.games.punchline.view import Phase, PunchlineView
from wordgames.qt.errand import Errand
from wordgames.qt.twin import AnyController
from wordgames.texts import _
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.scenes import END_FLOOR
from wordgames.ui.painting.text import Align
from wordgames.ui.screen import Screen
from wordgames.ui.tables.punchline_texts import games_line, name_of, winners_title
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.choices import Choice
from wordgames.ui.widgets.lines import Line
from wordgames.ui.widgets.poster import POSTER_H, POSTER_W, Poster
from wordgames.ui.widgets.stairs import HEIGHT, WIDTH, ScoreStairs, Stand
from wordgames.ui.widgets.wordticket import TICKET_H, TICKET_W, WordTicket

BEST = 3
"""So many of the best words get a ticket."""

FindMasterpiece = Callable[[PunchlineView], Masterpiece | None]
"""Looks through all holders of a finished game; it may take long, and runs outside of the window's thread."""


def best_words(view: PunchlineView) -> tuple[tuple[str, int, int], ...]:
    """Word, seat and points of the best that were built, highest first, no word of a seat twice."""
    scored = {
        (word.word, word.seat, word.points)
        for finished in view.rounds
        for word in finished.words
        if word.points
    }
    return tuple(sorted(scored, key=lambda one: (-one[2], one[0], one[1]))[:BEST])


def stands(view: PunchlineView) -> tuple[Stand, ...]:
    """Everybody here by the points of the game that is over, or of the whole match; equal ones share a place."""
    points = {
        seat: one.match_total if view.phase is Phase.OVER else one.total
        for seat, one in enumerate(view.seats)
        if one.present
    }
    order = sorted(points, key=lambda seat: (-points[seat], seat))
    return tuple(
        Stand(seat, view.seats[seat].player, 1 + sum(n > points[seat] for n in points.values()), points[seat])
        for seat in order
    )


class EndScreen(Screen):
    """Who has won a game or a match, and what was missed."""

    ground_name = "end"

    shelf_wanted = Signal()
    """Back to the shelf."""
    again_wanted = Signal()
    """The same seats, once more."""

    def __init__(
        self,
        controller: AnyController,
        theme: Theme | None = None,
        parent: QWidget | None = None,
        *,
        find_masterpiece: FindMasterpiece | None = None,
    ) -> None:
        super().__init__(theme, parent)
        self._controller = controller
        self._find = find_masterpiece
        self._shown: PunchlineView | None = None
        self._search = Errand(self)
        self._search.answered.connect(self._hang)
        self._tickets: list[WordTicket] = []
        self.title = Line(9.0, self, face=Face.DISPLAY, floor=5.0)
        self.stairs = ScoreStairs(self)
        self.poster = Poster(self)
        self.caption = Line(2.8, self, align=Align.LEFT, caption=True)
        self.title.raise_()
        self.marked = Line(2.4, self, align=Align.RIGHT, caption=True)
        self.match = Line(2.8, self, align=Align.LEFT, floor=2.2)
        self.back = Choice(_("Back to the shelf"), self, brass=False, size=3.3)
        self.again = Choice(_("Once more"), self, brass=True)
        self.back.clicked.connect(self.shelf_wanted)
        self.again.clicked.connect(self._onward)
        for button in (self.back, self.again):
            button.setVisible(controller.leads)
        self.main_action = self.again
        self.setFocusProxy(self.again)
        w, h = 31.5, 11.4
        self.place(self.title, 22, 4.2, 116, 11.4, 0.2)
        self.place(self.stairs, 14.5, END_FLOOR - HEIGHT, WIDTH, HEIGHT, 1.0)
        self.place(self.poster, 91.5, 19.4, POSTER_W, POSTER_H, 0.6)
        self.place(self.marked, 92, 69.4, 62, 3.0, 1.0)
        self.place(self.caption, 6, 68.2, 40, 3.4, 1.0)
        self.place(self.match, 12.5, 64.1, 78, 3.4, 1.0)
        self.place(self.back, 154 - 2 * w - 2.2, 90 - 4 - h, w, h, 1.0)
        self.place(self.again, 154 - w, 90 - 4 - h, w, h, 1.0)

    def show_view(self, view: PunchlineView) -> None:
        """Show a finished game, or the match that ends with it. The masterpiece is looked for once."""
        first = self._shown is None or self._shown.rounds != view.rounds
        self._shown = view
        between = view.phase is Phase.BETWEEN
        self.title.set_text(winners_title(view))
        self.match.set_text(games_line(view))
        self.again.set_label(_("Next game") if between else _("Once more"))
        ruled = self._controller.session.marked
        self.marked.set_text(_("You ruled on words yourself: this game sets no records.") if ruled else "")
        self.stairs.show_stands(stands(view))
        if first:
            self._show_best(view)
            self.poster.hide()
            find = self._find
            if find is not None:
                self._search.send((view.game_number, len(view.rounds)), lambda: find(view))
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

    def _onward(self) -> None:
        """The next game of the match; after it the same seats once more."""
        view = self._shown
        if view is None or view.phase is not Phase.BETWEEN:
            self.again_wanted.emit()
        elif self._controller.check(TABLE, NextGame()) is None:
            self._controller.submit(TABLE, NextGame())

    def _hang(self, game: tuple[int, int], piece: Masterpiece | None) -> None:
        view = self._shown
        if piece is not None and view is not None and game == (view.game_number, len(view.rounds)):
            self.poster.show_piece(piece, name_of(view, piece.seat))

    def finish_search(self) -> None:
        """Wait until no search runs any more, as before the window closes."""
        self._search.finish()
