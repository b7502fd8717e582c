"""Word Whimsy as the whole room sees it before envelopes are mixed: the deck to turn, the prompt, who is choosing."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from wordgames.core.players import TABLE, Seat
from wordgames.games.whimsy.moves import Flip, Reopen
from wordgames.games.whimsy.view import Phase, WhimsyView
from wordgames.qt.controller import GameController
from wordgames.qt.sandtimer import system_ms
from wordgames.session.places import Place
from wordgames.texts import _
from wordgames.ui.buttons import TextLink
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.icons import Icon
from wordgames.ui.tables.whimsy_choose import GLASS
from wordgames.ui.tables.whimsy_envelope_draft import keep_reopened
from wordgames.ui.tables.whimsy_ground import EDGE, TheatreScreen
from wordgames.ui.tables.whimsy_texts import (
    circle,
    last_round,
    name_of,
    phrase,
    referee_role,
    round_line,
    still_to_come,
    variant_line,
    variant_name,
)
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.envelopes import EnvelopeRow
from wordgames.ui.widgets.lastphrase import LastPhrase
from wordgames.ui.widgets.lines import Line
from wordgames.ui.widgets.papertag import PaperTag
from wordgames.ui.widgets.promptcard import PromptDeck
from wordgames.ui.widgets.seatplate import SeatPlate, shared_name_size
from wordgames.ui.widgets.softglass import SoftGlass

LOOKING = "whimsy.look"
"""Presented: round and seat of somebody who has another look into his closed envelope, or -1 for nobody."""
_LOW = 47.8
_GAP = 0.8


class WaitScreen(TheatreScreen):
    """The prompt, huge. It says whose turn it is with the screen, and never who has closed, when, or how much is in."""

    ground_name = "theatre_wait"
    line_size = 4.2

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
        self._who: Seat | None = None
        self.deck = PromptDeck("", self, name=_("The prompts, face down"))
        self.ask = Line(7.0, self, face=Face.SERIF, floor=4.6)
        self.round = Line(3.6, self, floor=2.6)
        self.tag = PaperTag(self)
        self.who: SeatPlate | None = None
        self.row = EnvelopeRow(10.4, 7.2, self, clock=clock)
        self.glass = SoftGlass(self, clock=clock)
        self.last = LastPhrase(self)
        self.back = TextLink(_("Open my envelope again"), self, icon=Icon.ENVELOPE)
        self.deck.clicked.connect(self._flip)
        self.main.clicked.connect(self._main_pressed)
        self.back.clicked.connect(self._reopen)
        controller.sceneChanged.connect(self._scene_changed)
        controller.presentation.changed.connect(self._presented)
        controller.clock.ticked.connect(self._show_glass)
        self.setFocusProxy(self.main)
        self.place(self.ask, 20, 12.0, 120, 9.0, 0.25)
        self.place(self.round, 20, 21.0, 120, 5.0, 0.25)
        self.place(self.deck, 49, 30.0, 62, 26.0, 0.5)
        self.place(self.tag, EDGE, 42.9, 76, 4.4, 0.5)
        self.place(self.row, EDGE, 66.6, 58, 7.6, 0.95)
        self.place(self.last, 77.6, _LOW, 78.2, 25.4, _GAP)
        self.glass.put(self, 64.6, 47.6, 0.48, _GAP)
        self.place(self.back, 5.0, 71.2, 40, 3.4, 1.0)

    # ---- what is shown

    def show_view(self, view: WhimsyView) -> None:
        """Show the table as it is now, from what everybody may know."""
        before, self._view = self._view, view
        turning = view.phase is Phase.PROMPT
        self.deck.setVisible(turning)
        self.ask.setVisible(turning)
        self.round.setVisible(turning)
        text = view.prompt.text if view.prompt is not None and not turning else ""
        self.prompt.show_prompt(text, own=view.prompt is not None and view.prompt.own)
        self.hang_prompt(9, 6.0, 142, 37, 0.3)
        flipped = before is not None and before.phase is Phase.PROMPT and not turning
        if flipped and not self._reduce_motion:
            self.prompt.turn_over()
        self.tag.setVisible(view.variant is not None and not turning)
        if view.variant is not None:
            self.tag.say(variant_name(view.variant), variant_line(view.variant))
        self._show_last(view)
        self.last.setVisible(not turning)
        self._show_who(view)
        self._show_actions(view)
        self._show_glass()

    def _show_last(self, view: WhimsyView) -> None:
        last = last_round(view)
        if last is not None:
            best = last.answers[0]
            self.last.show_phrase(
                last.prompt.text, phrase(best.cards), best.seat, name_of(view, best.seat), best.chip
            )
        else:
            name = name_of(view, view.referee)
            self.last.show_words(
                _("“I” and “my” on a prompt are the referee's: this round {name}'s.").format(name=name)
            )

    @property
    def looking(self) -> Seat | None:
        """Who has the screen for himself, or is about to get it."""
        scene = self._controller.scene
        if scene.passed_to is not None:
            return scene.passed_to
        seat = getattr(self._controller, "looking", None)
        return seat if seat is not None else None

    def _show_who(self, view: WhimsyView) -> None:
        """A large plate: who is choosing; in public who begins."""
        people = still_to_come(view, self._controller.session.waiting_for())
        seat = self.looking
        answering = circle(view)
        passed = any(self._controller.places[one] is Place.CURTAIN for one in answering)
        looks = self._looks(view)
        if view.phase is Phase.PROMPT or not passed:
            self._set_who(None, "")
        elif looks is not None:
            self._set_who(looks, _("has another look"))
        elif seat is not None:
            self._set_who(seat, _("is choosing"))
        elif people:
            self._set_who(people[0], _("begins"))
        else:
            self._set_who(None, "")
        # The place in the circle, not how many are closed: that is nobody's business.
        at = answering.index(self._who) if self._who in answering else 0
        self.row.setVisible(view.phase is not Phase.PROMPT)
        self.row.show_row(len(answering) if looks is not None else at, len(answering))
        low = self.who is not None
        self.place(self.row, EDGE, 66.6 if low else 57.0, 58, 7.6 if low else 9.0, 0.95)

    def _looks(self, view: WhimsyView) -> Seat | None:
        shown = self._controller.presentation.shown(LOOKING)
        if isinstance(shown, tuple) and shown[0] == view.round_number and isinstance(shown[1], int):
            return shown[1] if shown[1] >= 0 else None
        return None

    def _set_who(self, seat: Seat | None, role: str) -> None:
        view = self._view
        assert view is not None
        if self.who is not None and seat != self._who:
            self.forget(self.who)
            self.who = None
        self._who = seat
        if seat is None:
            return
        if self.who is None:
            self.who = SeatPlate(seat, view.seats[seat].player, self)
            self.who.hide_score()
            self.who.set_active(True)
            self.who.show()
            self.place(self.who, EDGE, 48.4, 58, 16.2, _GAP)
            shared_name_size([self.who], 58, 16.2, 6.9, band=14.5)
        self.who.set_role(role)

    def _show_actions(self, view: WhimsyView) -> None:
        referee, name = view.referee, name_of(view, view.referee)
        self.show_plate(view, referee, referee_role(view, referee), width=38.0)
        leads = self._controller.leads
        self.pause.setVisible(leads)
        self.back.setVisible(False)
        if view.phase is Phase.PROMPT:
            self.ask.set_text(_("{name} turns the next prompt").format(name=name))
            self.round.set_text(round_line(view))
            self.deck.setEnabled(leads)
            self.say(_("Turn it over and read it aloud."))
            if leads:
                self.show_action(_("Turn it over"))
            else:
                self.show_note(_("{name}'s turn").format(name=name))
            return
        people = still_to_come(view, self._controller.session.waiting_for())
        me = view.viewer
        if self._looks(view) is not None or self.looking is not None:
            seat = self._who if self._who is not None else view.referee
            rest = [one for one in people if one != seat]
            self.say(self._next_words(view, rest))
            self.show_note(_("Waiting for {name}").format(name=name_of(view, seat)))
        elif people and leads and self._passed(people[0]):
            self.say(_("Read it aloud, then the screen goes round."))
            self.show_action(_("Pass it on"), _("{name} begins").format(name=name_of(view, people[0])))
        else:
            self.say(_("All the others are filling their envelopes."))
            self.show_note(_("One moment"), _("they are choosing"))
            own = me != TABLE and view.seats[me].answer is not None
            self.back.setVisible(own and leads and self._controller.check(me, Reopen()) is None)

    def _passed(self, seat: Seat) -> bool:
        return self._controller.places[seat] is Place.CURTAIN

    def _next_words(self, view: WhimsyView, rest: list[Seat]) -> str:
        if rest:
            return _("{name} is next.").format(name=name_of(view, rest[0]))
        return _("Then we read.")

    def _show_glass(self) -> None:
        view = self._view
        if view is None or not self.isVisible():
            return
        shown = self._controller.presentation.shown(GLASS)
        soft = view.options.soft_glass_s
        runs = (
            soft is not None
            and view.phase is Phase.CHOOSING
            and isinstance(shown, tuple)
            and shown[:2] == (view.round_number, self.looking)
        )
        self.glass.setVisible(runs)
        if runs and soft is not None and isinstance(shown, tuple) and isinstance(shown[2], int):
            self.glass.show_left(soft * 1000, self._controller.clock.now_ms() - shown[2])

    def _scene_changed(self, _scene: object) -> None:
        if self._view is not None and self.isVisible():
            self.show_view(self._controller.view)

    def _presented(self, name: str, _shown: object) -> None:
        if name in (LOOKING, GLASS) and self._view is not None and self.isVisible():
            self.show_view(self._controller.view)

    # ---- what is done

    def _flip(self) -> None:
        """Turn the first prompt over; where the screen goes round, everybody sees it first."""
        controller = self._controller
        if any(controller.places[seat] is Place.CURTAIN for seat in range(len(controller.places))):
            controller.hold()
        controller.submit(TABLE, Flip())

    def _main_pressed(self) -> None:
        view = self._view
        assert view is not None
        if view.phase is Phase.PROMPT:
            self._flip()
        else:
            self._controller.go_round()

    def _reopen(self) -> None:
        assert self._view is not None
        reopen_own(self._controller, self._view)

    def set_reduce_motion(self, reduce: bool) -> None:
        """The prompt hangs there at once."""
        super().set_reduce_motion(reduce)
        if reduce:
            self.prompt.arrive()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # A tap anywhere skips the turning.
        self.prompt.arrive()
        super().mousePressEvent(event)

    def showEvent(self, event) -> None:
        super().showEvent(event)
        self.main.setFocus(Qt.FocusReason.OtherFocusReason)


def reopen_own(controller: GameController, view: WhimsyView) -> None:
    """Take the viewer's closed envelope back, as it lay."""
    me = view.viewer
    answer = view.seats[me].answer
    assert answer is not None
    keep_reopened(controller, me, answer)
    controller.submit(me, Reopen())
