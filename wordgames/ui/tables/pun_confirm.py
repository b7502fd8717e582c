"""The count at Pun, behind the curtain: somebody confirms the words that lie before him."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from wordgames.core.game import Refusal
from wordgames.core.players import Seat
from wordgames.games.pun.arranging import complete, letter_of
from wordgames.games.pun.drafts import PunDraft
from wordgames.games.pun.moves import PUN_CARD, Lay
from wordgames.games.pun.view import PunView
from wordgames.qt.controller import GameController
from wordgames.qt.pun_drafts import DraftKeeper
from wordgames.qt.pun_helper import helper_of
from wordgames.qt.sandtimer import system_ms
from wordgames.texts import _, ngettext
from wordgames.texts.refusals import say
from wordgames.ui.buttons import Plaque, RoundButton
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.icons import Icon
from wordgames.ui.painting.text import Align
from wordgames.ui.tables.pun_screen import PunScreen
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.letter_rack import LetterRack
from wordgames.ui.widgets.lines import Line
from wordgames.ui.widgets.seatplate import SeatPlate, shared_name_size

_CLOTH = 0.4
"""The share of extra height above what stands on the cloth."""


class ConfirmScreen(PunScreen):
    """The own letters for the last time. Whether they are words, nothing here tells."""

    ground_name = "pun"

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
        self._me: Seat | None = None
        self.title = Line(7.6, self, face=Face.SERIF, align=Align.CENTER, floor=5.0)
        self.lead = Line(3.4, self, face=Face.TEXT_SEMI, align=Align.CENTER, floor=2.6)
        self.waiting = Line(2.6, self, face=Face.TEXT, align=Align.CENTER, floor=2.2, alpha=0.9)
        self.rack = LetterRack(self)
        self.plate: SeatPlate | None = None
        self.first = Line(2.8, self, align=Align.LEFT, floor=2.2)
        self.second = Line(2.6, self, face=Face.TEXT, align=Align.LEFT, floor=2.2, alpha=0.9)
        self.pause = RoundButton(Icon.PAUSE, _("Pause"), self)
        self.confirm = Plaque(_("Lay them"), self, size=4.2, face=Face.TEXT_HEAVY)
        self.rack.draft_changed.connect(self._keep)
        self.pause.clicked.connect(self.pause_wanted)
        self.confirm.clicked.connect(self._confirm)
        self.main_action = self.confirm
        controller.refused.connect(self._refused)
        self.setFocusProxy(self.rack)
        self.place(self.title, 20, 23.4, 120, 9.4, _CLOTH)
        self.place(self.lead, 20, 34.6, 120, 5.0, _CLOTH)
        self.place(self.waiting, 20, 40.6, 120, 4.0, _CLOTH)
        # Where they lie in one's own turn, so that nothing jumps.
        self.place(self.rack, 4.0, 54.0, 152.0, 19.4, 0.8)
        self.place(self.first, 42.0, 78.4, 69.0, 4.4, 1.0)
        self.place(self.second, 42.0, 83.0, 69.0, 4.4, 1.0)
        self.place(self.pause, 113.2, 80.0, 5.6, 5.6, 1.0)
        self.place(self.confirm, 122.0, 77.7, 34.0, 10.2, 1.0)

    def show_view(self, view: PunView) -> None:
        super().show_view(view)
        me = view.viewer
        if me != self._me:
            self._sit_down(view, me)
        self.rack.set_hand(view.seats[me].hand or (), self.drafts.look(me))
        self.rack.set_helper(helper_of(self.controller.session, me))
        self.title.set_text(_("The round is over"))
        self.lead.set_text(_("What lies in your sticks now is what you lay."))
        self.waiting.set_text(_still_to_lay(view))
        self._follow(self.rack.draft)

    def _sit_down(self, view: PunView, me: Seat) -> None:
        self._me = me
        if self.plate is not None:
            self.forget(self.plate)
        plate = self.plate = SeatPlate(me, view.seats[me].player, self)
        plate.score_below = False
        plate.set_active(True)
        if view.rounds > 1:
            plate.set_score(view.seats[me].total)
        else:
            plate.hide_score()
        shared_name_size([plate], 34.0, 8.8, 3.4)
        self.place(plate, 4.0, 78.4, 34.0, 8.8, 1.0)
        plate.show()

    def _follow(self, draft: PunDraft) -> None:
        """Say how many words lie there, whatever they are."""
        n = len(draft.rows)
        label = _("Lay nothing") if not n else _("Lay it") if n == 1 else _("Lay them")
        self.confirm.set_label(label)
        if not n:
            self.first.set_text(_("You have laid nothing yet"))
            self.second.set_text(_("Bring letters into a stick, one stick a word."))
            return
        self.first.set_text(ngettext("{n} word lies there", "{n} words lie there", n).format(n=n))
        if len(draft.rows) > len(complete(draft)):
            self.second.set_text(_("A Pun card still waits for its letter."))
            return
        self.second.set_text(_("What is refused later counts 0."))

    def _keep(self, draft: PunDraft) -> None:
        if self._me is not None and self.view is not None:
            self.drafts.keep(self._me, draft)
            self._follow(draft)

    def _confirm(self) -> None:
        if self.view is None or self._me is None or self.controller.paused:
            return
        self.rack.end_holds()
        draft = self.rack.draft
        waiting = [card for row in draft.rows for card in row.cards if letter_of(draft, card) == PUN_CARD]
        if waiting:
            self.rack.setFocus()
            self._follow(draft)
            self.rack.choose_letter(waiting[0])
            return
        self.controller.submit(self._me, Lay(draft.rows))

    def _refused(self, refusal: Refusal) -> None:
        if self.isVisible() and self.view is not None:
            names = [player.name for player in self.controller.session.players()]
            self.second.set_text(say(refusal, names, "pun"))

    def put_away(self) -> None:
        super().put_away()
        self.rack.clear()
        self._me = None
        for line in (self.first, self.second):
            line.set_text("")


def _still_to_lay(view: PunView) -> str:
    """How many others the count waits for; who they are, everybody knows."""
    others = sum(one.present and not one.laid for seat, one in enumerate(view.seats) if seat != view.viewer)
    if not others:
        return _("All others have laid.")
    text = ngettext("{n} other is still to lay.", "{n} others are still to lay.", others)
    return text.format(n=others)
