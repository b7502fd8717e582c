"""Word Whimsy between choosing and reading: the envelopes are mixed for all to see, then the prompt hangs once more."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from wordgames.core.players import TABLE, Seat
from wordgames.games.whimsy.moves import Mix
from wordgames.games.whimsy.view import Phase, WhimsyView
from wordgames.qt.controller import GameController
from wordgames.qt.sandtimer import system_ms
from wordgames.session.places import Place
from wordgames.texts import _
from wordgames.ui.accessible import announce
from wordgames.ui.buttons import PaperButton, TextLink
from wordgames.ui.painting.icons import Icon
from wordgames.ui.tables.whimsy_ground import TheatreScreen
from wordgames.ui.tables.whimsy_texts import circle, name_of, referee_role
from wordgames.ui.tables.whimsy_wait import LOOKING, reopen_own
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.envelopes import EnvelopeRow

MIXED = "whimsy.mixed"
"""Presented: the round, and whether its envelopes have been seen to be mixed and the prompt has been read again."""
_SMALL = (26.0, 6.0, 108.0, 19.0)
_LARGE = (9.0, 6.0, 142.0, 37.0)


class MixScreen(TheatreScreen):
    """All envelopes on the stage. Until they are mixed somebody may look into his own again, behind his curtain."""

    ground_name = "theatre_wait"
    line_size = 3.5
    line_rows = (80.9, 85.1)

    done = Signal()
    """The prompt has been seen again: the first envelope can be opened."""

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
        self._done_round = 0
        self._names: dict[Seat, PaperButton] = {}
        self._asking = False
        self.row = EnvelopeRow(18.6, 12.0, self, clock=clock)
        self.back = TextLink(_("Look into an envelope again"), self, icon=Icon.ENVELOPE)
        self.main.clicked.connect(self._main_pressed)
        self.back.clicked.connect(self._back_pressed)
        self.row.shuffled.connect(self._refresh)
        controller.presentation.changed.connect(self._presented)
        self.setFocusProxy(self.main)
        self.place(self.back, 60.0, 71.6, 40, 3.4, 1.0)

    def is_done(self, view: WhimsyView) -> bool:
        """Whether the room has seen the envelopes of this round mixed, and the prompt again."""
        return self._done_round == view.round_number

    def set_reduce_motion(self, reduce: bool) -> None:
        """Mixed is mixed."""
        super().set_reduce_motion(reduce)
        if reduce:
            self.row.finish()

    # ---- what is shown

    def show_view(self, view: WhimsyView) -> None:
        """Show the envelopes, or when they are mixed the prompt."""
        before, self._view = self._view, view
        mixed = view.phase is not Phase.CHOOSING
        if mixed and before is not None and before.phase is Phase.CHOOSING and not self._reduce_motion:
            self.row.shuffle()
        if not mixed:
            self._follow(self._controller.presentation.shown(LOOKING))
        if before is None or before.phase is not view.phase:
            self._asking = False
        text = view.prompt.text if view.prompt is not None else ""
        self.prompt.show_prompt(text, own=view.prompt is not None and view.prompt.own)
        self._refresh()
        self.main.setFocus(Qt.FocusReason.OtherFocusReason)

    def _follow(self, shown: object) -> None:
        """Nobody looks any more: the screen is everybody's again."""
        view = self._view
        if shown is not None and view is not None and self._controller.leads:
            self._controller.presentation.publish(LOOKING, (view.round_number, -1))

    def _refresh(self) -> None:
        view = self._view
        assert view is not None
        mixed = view.phase is not Phase.CHOOSING
        again = mixed and not self.row.shuffling
        leads = self._controller.leads
        count = view.expected if not mixed else len(view.envelopes)
        self.row.show_row(count, count)
        width = min(140.0, count * 21.3 - 2.7)
        x = 80 - width / 2
        self.hang_prompt(*(_LARGE if again else _SMALL), 0.3)
        self.place(self.row, x, 53.0 if again else 38.0, width, 14.0 if again else 18.0, 0.8)
        self.show_plate(view, view.referee, referee_role(view, view.referee), width=38.0)
        self.pause.setVisible(leads)
        self._show_names(view)
        name = name_of(view, view.referee)
        if again:
            self.say(
                _("Once more, aloud: the prompt."), _("Then {name} opens the first one.").format(name=name)
            )
            if leads:
                announce(self.prompt, self.prompt.text)
            self._act(_("Read them"), "")
        elif mixed:
            self.say(_("Nobody knows any more whose is whose."))
            self.show_note(_("They are mixed"))
        else:
            self.say(_("All envelopes are closed."))
            self._act(_("Mix"), _("for good"))

    def _act(self, label: str, sub: str) -> None:
        if self._controller.leads:
            self.show_action(label, sub)
        else:
            # On a TV nothing can be pressed, and a slip of paper would look as if it could.
            self.show_note("")

    def _show_names(self, view: WhimsyView) -> None:
        """A quiet way back to one's own envelope: who it was, and whether anything was changed, nobody is told."""
        owners = self._owners(view)
        alone = view.viewer != TABLE
        can = bool(owners) and self._controller.leads and view.phase is Phase.CHOOSING
        self.back.setVisible(can)
        self.back.set_label(_("Open my envelope again") if alone else _("Look into an envelope again"))
        for button in self._names.values():
            self.forget(button)
        self._names = {}
        if can and self._asking and not alone:
            width = min(26.0, (150.0 - 2 * (len(owners) - 1)) / len(owners))
            left = 80 - (len(owners) * (width + 2) - 2) / 2
            for i, seat in enumerate(owners):
                button = PaperButton(name_of(view, seat), self, size=3.0)
                button.clicked.connect(lambda _checked=False, one=seat: self._call(one))
                self.place(button, left + i * (width + 2), 62.4, width, 7.0, 0.9)
                button.show()
                self._names[seat] = button

    @property
    def names(self) -> dict[Seat, PaperButton]:
        """Who may have another look, while it is asked."""
        return self._names

    def _owners(self, view: WhimsyView) -> tuple[Seat, ...]:
        """People who filled an envelope."""
        if view.viewer != TABLE:
            return (view.viewer,) if view.seats[view.viewer].answer is not None else ()
        places = self._controller.places
        return tuple(seat for seat in circle(view) if places[seat] is Place.CURTAIN)

    def _presented(self, name: str, shown: object) -> None:
        view = self._view
        if name != MIXED or view is None or self._controller.leads:
            return
        if shown == (view.round_number, True):
            self._finish()

    # ---- what is done

    def _back_pressed(self) -> None:
        view = self._view
        assert view is not None
        if view.viewer != TABLE:
            reopen_own(self._controller, view)
            return
        self._asking = not self._asking
        self._show_names(view)
        first = next(iter(self._names.values()), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _call(self, seat: Seat) -> None:
        view = self._view
        assert view is not None
        self._asking = False
        self._controller.presentation.publish(LOOKING, (view.round_number, seat))
        self._controller.call(seat)

    def _main_pressed(self) -> None:
        view = self._view
        assert view is not None
        if view.phase is Phase.CHOOSING:
            # Where nobody had to be handed it, the screen is still held since the prompt was read aloud.
            self._controller.go_round()
            self._controller.submit(TABLE, Mix())
        else:
            self._controller.presentation.publish(MIXED, (view.round_number, True))
            self._finish()

    def _finish(self) -> None:
        assert self._view is not None
        self.row.finish()
        self._done_round = self._view.round_number
        self.done.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # A tap anywhere skips the mixing.
        self.row.finish()
        super().mousePressEvent(event)
