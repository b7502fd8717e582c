"""The end of a game of Word Whimsy: who has won, and the phrases that were given most."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from wordgames.games.whimsy.view import WhimsyView
from wordgames.qt.controller import GameController
from wordgames.qt.sandtimer import system_ms
from wordgames.qt.whimsy_models import PhraseRow
from wordgames.texts import _
from wordgames.ui.buttons import SlabButton
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.text import Align
from wordgames.ui.tables import whimsy_reveal_texts as words
from wordgames.ui.tables.whimsy_ground import TheatreScreen
from wordgames.ui.tables.whimsy_phrases import PhraseBook, funniest, remembered
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.largephrase import LargePhrase
from wordgames.ui.widgets.lines import Line
from wordgames.ui.widgets.phrase_ticket import PhraseTicket
from wordgames.ui.widgets.promptcard import PromptCard
from wordgames.ui.widgets.stairs import Stand
from wordgames.ui.widgets.whimsy_stairs import STAIRS_H, STAIRS_W, WhimsyStairs

PRESENTED = "whimsy.end"
"""The name by which a second screen learns which phrase is large, and which page of the phrases lies open."""
FUNNIEST = 3
"""So many phrases hang beside the podium."""


def stands(view: WhimsyView) -> tuple[Stand, ...]:
    """Everybody here, best first; places as the rules have them, so that first places may have decided a tie."""
    if view.result is None:
        return ()
    return tuple(
        Stand(one.seat, view.seats[one.seat].player, one.place, one.points) for one in view.result.standings
    )


class EndScreen(TheatreScreen):
    """Who has won."""

    ground_name = "theatre_wait"

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
        clock: Callable[[], int] = system_ms,
    ) -> None:
        super().__init__(controller, theme, parent, clock=clock)
        self._view: WhimsyView | None = None
        self._tickets: list[PhraseTicket] = []
        self.forget(self.prompt)
        self.prompt = PromptCard(8.0, self)
        self.stairs = WhimsyStairs(self)
        self.caption = Line(4.4, self, face=Face.TEXT_HEAVY, align=Align.LEFT)
        self.large = LargePhrase(self)
        self.large.setEnabled(controller.leads)
        self.book = PhraseBook(self.theme, self, leads=controller.leads)
        self.all = SlabButton(_("All phrases"), self, size=3.0, face=Face.TEXT_HEAVY)
        self.back = SlabButton(_("Back to the shelf"), self, size=3.0, face=Face.TEXT_HEAVY)
        self.place(self.prompt, 24, 4.6, 112, 11.4, 0.1)
        self.place(self.stairs, 5, 75.8 - STAIRS_H, STAIRS_W, STAIRS_H, 1.0)
        self.place(self.caption, 88, 18.4, 66, 5.4, 0.4)
        self.place(self.large, 6, 20, 148, 50, 0.5)
        self.place(self.all, 60, 78.2, 26, 9.2, 1.0)
        self.place(self.back, 90, 78.2, 28, 9.2, 1.0)
        self.main.clicked.connect(self.again_wanted)
        self.back.clicked.connect(self.shelf_wanted)
        self.all.clicked.connect(self._open_book)
        self.book.closed.connect(self._book_closed)
        self.large.closed.connect(self._book_closed)
        self.large.closed.connect(self._publish)
        self.book.turned.connect(self._publish)
        controller.presentation.changed.connect(self._presented)
        self.pause.hide()
        self.setFocusProxy(self.main)
        for button in (self.all, self.back):
            button.setVisible(controller.leads)

    def show_view(self, view: WhimsyView) -> None:
        """Show a finished game."""
        self._view = view
        self.prompt.show_prompt(words.winners_title(view))
        self.stairs.show_stands(stands(view))
        self._show_phrases(funniest(view, FUNNIEST), view)
        what, also = words.end_lines(view)
        self.what.set_text(what)
        self.also.set_text(also)
        for line, y in ((self.what, 79.4 if also else 81.1), (self.also, 83.2)):
            self.place(line, 4, y, 53, 3.4, 1.0)
        if self._controller.leads:
            self.show_action(_("Once more"))
            self.main.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.show_note("")

    def _show_phrases(self, rows: tuple[PhraseRow, ...], view: WhimsyView) -> None:
        for ticket in self._tickets:
            self.forget(ticket)
        self.caption.set_text(_("The funniest phrases again") if rows else "")
        self._tickets = []
        for index, row in enumerate(rows):
            spoken = words.phrase_spoken(row.phrase, row.name, row.chip, row.prompt)
            ticket = PhraseTicket(row, spoken, self)
            ticket.clicked.connect(partial(self._press, row))
            ticket.setEnabled(self._controller.leads)
            self.place(ticket, 87.5, 24.8 + index * 17.0, 68.0, 15.4, 0.5 + 0.2 * index)
            ticket.show()
            self._tickets.append(ticket)
        before: QWidget = self.main
        for widget in (self.back, self.all, *self._tickets):
            QWidget.setTabOrder(before, widget)
            before = widget
        self.large.raise_()
        self.book.raise_()

    @property
    def tickets(self) -> tuple[PhraseTicket, ...]:
        """The phrases that hang there."""
        return tuple(self._tickets)

    def _press(self, row: PhraseRow) -> None:
        self.large.open_it(row.words, row.name, row.seat, row.chip, row.prompt)
        self._publish()

    # ---- in step with a second screen

    def _publish(self) -> None:
        if self._controller.leads and self._view is not None:
            shown = (len(self._view.shown), self.large.phrase, self.book.presented)
            self._controller.presentation.publish(PRESENTED, shown)

    def _presented(self, name: str, shown: Any) -> None:
        view = self._view
        if name != PRESENTED or self._controller.leads or view is None or shown[0] != len(view.shown):
            return
        _rounds, large, book = shown
        row = next((ticket.row for ticket in self._tickets if large and ticket.row.phrase == large), None)
        if row is None:
            self.large.close_it()
        else:
            self._press(row)
        self.book.follow(view, book)

    def _open_book(self) -> None:
        if self._view is not None:
            self.book.open_it(self._view, remembered(self._controller))

    def _book_closed(self) -> None:
        if self._controller.leads:
            self.main.setFocus(Qt.FocusReason.OtherFocusReason)

    def escape(self) -> bool:
        if not self.large.phrase:
            return False
        self.large.close_it()
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.book.setGeometry(self.rect())
