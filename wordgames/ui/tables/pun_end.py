"""The end of a match of Pun."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from wordgames.games.pun.view import PunView, RoundView
from wordgames.qt.controller import GameController
from wordgames.qt.pun_drafts import DraftKeeper
from wordgames.qt.sandtimer import system_ms
from wordgames.texts import _, ngettext
from wordgames.texts.pun import rounds_won
from wordgames.texts.results import headline, reason
from wordgames.texts.words import listing
from wordgames.ui.tables.pun_result import ResultScreen, letters
from wordgames.ui.tables.pun_texts import name_of
from wordgames.ui.theme import Theme


class EndScreen(ResultScreen):
    """Who has won the match, in OVER."""

    shelf_wanted = Signal()
    """Back to the shelf."""
    again_wanted = Signal()
    """The same seats, once more."""

    def __init__(
        self,
        controller: GameController,
        drafts: DraftKeeper,
        theme: Theme | None = None,
        parent: QWidget | None = None,
        *,
        clock: Callable[[], int] = system_ms,
    ) -> None:
        super().__init__(controller, drafts, theme, parent, clock=clock)
        self.back.set_label(_("Back to the shelf"))
        self.onward.set_label(_("Once more"))
        self.back.clicked.connect(self.shelf_wanted)
        self.onward.clicked.connect(self.again_wanted)

    def show_view(self, view: PunView) -> None:
        super().show_view(view)
        assert view.result is not None
        names = [one.player.name for one in view.seats]
        count = rounds_won if view.options.by_rounds_won else letters
        self.title.setAccessibleDescription(headline(view.result, names, count))
        early = reason(view.result)
        ruled = self.controller.session.marked
        self.marked.set_text(_("You ruled on words yourself: this game sets no records.") if ruled else "")
        if early is not None:
            self.note.set_text(early)

    def winners_line(self, view: PunView) -> str:
        assert view.result is not None
        names = [name_of(view, seat) for seat in view.result.winners]
        if not names:
            return _("Nobody wins this time.")
        text = ngettext("{names} wins!", "{names} share the win!", len(names))
        return text.format(names=listing(names))

    def rounds_of(self, view: PunView) -> tuple[RoundView, ...]:
        return view.shown
