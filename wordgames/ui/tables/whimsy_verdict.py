"""Word Whimsy when a computer, or everybody for himself, has ranked: the room sees the places, the last first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from wordgames.games.whimsy.view import RoundView, Variant, WhimsyView
from wordgames.qt.controller import GameController
from wordgames.qt.sandtimer import system_ms
from wordgames.qt.whimsy_models import EnvelopeRow
from wordgames.texts import _
from wordgames.ui.tables import whimsy_reveal_texts as words
from wordgames.ui.tables.whimsy_pacing import Verdict
from wordgames.ui.tables.whimsy_podium_screen import PHRASE_TOP, PodiumScreen
from wordgames.ui.tables.whimsy_ranking import Podium
from wordgames.ui.tables.whimsy_stage import EDGE, StageLayout
from wordgames.ui.tables.whimsy_texts import name_of, phrase, referee_role
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.speech import Speech

PRESENTED = "whimsy.verdict"
"""The name by which a second screen learns how far it is."""


class VerdictScreen(PodiumScreen):
    """Envelopes go to their places one by one; of the best a computer says why. Whose they are is not told yet."""

    done = Signal()
    """The room has seen it: the authors may sign."""

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
        self._verdict: Verdict | None = None
        self._number = 0
        """Of the round that is shown, or was last."""
        self._over = False
        self.speech = Speech(self)
        controller.presentation.changed.connect(self._presented)

    def has_something(self, view: WhimsyView) -> bool:
        """Whether there is something to see of the round whose chips were given: the room itself did not give them, and
        has not seen it yet.
        """
        finished = view.shown[-1]
        shown: Any = self._controller.presentation.shown(PRESENTED)
        seen = (self._number, self._over) if shown is None else (shown[0], shown[3])
        if not finished.answers or seen == (finished.number, True):
            return False
        computer = view.seats[finished.referee].player.is_computer
        return computer or view.variant is Variant.EVERYBODY_RANKS

    def show_view(self, view: WhimsyView) -> None:
        """Show the round whose chips were given last."""
        self._view = view
        finished = view.shown[-1]
        if self._number != finished.number or self._verdict is None:
            self._number, self._over = finished.number, False
            order = tuple(answer.slot for answer in finished.answers)
            self._verdict = Verdict(order, self.now_ms(), says_why=bool(words.why_line(view, finished)))
            self.prompt.show_prompt(finished.prompt.text, own=finished.prompt.own)
            self.things.build(self._chips())
            self._follow(self._controller.presentation.shown(PRESENTED))
        self.refresh()

    def _finished(self) -> RoundView:
        assert self._view is not None
        return self._view.shown[-1]

    def _chips(self) -> tuple[int, ...]:
        return tuple(answer.chip for answer in self._finished().answers)

    def refresh(self) -> None:
        """Show everything as it stands now."""
        view, verdict = self._view, self._verdict
        if view is None or verdict is None:
            return
        now = self.now_ms()
        stand = verdict.standing(now)
        first = len(verdict.order) - stand
        places = tuple(slot if place >= first else None for place, slot in enumerate(verdict.order))
        podium = Podium(tuple(sorted(verdict.order)), places)
        answers = {answer.slot: answer for answer in self._finished().answers}
        rows = tuple(
            EnvelopeRow(slot, phrase(answers[slot].cards), True, podium.place_of(slot))
            for slot in podium.slots
        )
        latest = verdict.order[first] if stand else None
        self.show_things(rows, podium, self._chips(), picked=latest)
        self.things.set_enabled(opens=False, picks=False, places=False)
        cards = answers[latest].cards if latest is not None else ()
        self.show_phrase(cards, len(cards))
        self._say(view, verdict, stand)
        self._publish()
        self.animate()
        if verdict.finished(now) and self._controller.leads:
            self._end()

    def _say(self, view: WhimsyView, verdict: Verdict, stand: int) -> None:
        finished = self._finished()
        self.show_plate(view, finished.referee, referee_role(view, finished.referee), width=38.0, active=True)
        said = words.why_line(view, finished) if stand == len(verdict.order) else ""
        if said:
            self._place_speech(len(verdict.order))
        self.speech.set_text(said, name_of(view, finished.referee))
        if view.variant is Variant.EVERYBODY_RANKS:
            self.say(_("Everybody has ranked."), _("The last place comes first."))
        else:
            self.say(_("{name} gives the chips.").format(name=name_of(view, finished.referee)))
        if self._controller.leads:
            self.show_action(_("Go on"))
            self.keep_focus()

    def _place_speech(self, count: int) -> None:
        """Above the lower steps at the left, below the phrase."""
        layout = StageLayout(count)
        top = PHRASE_TOP + self.cards.bottom + 1.6
        low = 47.6 if count > 3 else 55.0
        right = layout.step(1).x if count > 1 else layout.left
        self.place(self.speech, EDGE, top, right - EDGE - 1.0, max(7.0, low - top), 0.0)
        self.speech.raise_()

    def _end(self) -> None:
        if not self._over:
            self._over = True
            self._frames.stop()
            self._publish()
            self.done.emit()

    # ---- pace

    def is_moving(self) -> bool:
        """Until the room has seen everything."""
        return self._verdict is not None and not self._over

    def go_on(self) -> None:
        """The same as a tap."""
        self.tap()

    def tap(self) -> None:
        """Everything stands where it belongs; when it does, on to the authors."""
        verdict = self._verdict
        if verdict is None or self._controller.paused or not self._controller.leads:
            return
        now = self.now_ms()
        self.things.stop()
        if verdict.standing(now) == len(verdict.order):
            self._end()
            return
        self._verdict = verdict.skipped(now)
        self.refresh()

    # ---- in step with a second screen

    def _publish(self) -> None:
        verdict = self._verdict
        if self._controller.leads and verdict is not None:
            shown = (self._number, verdict.since_ms, verdict.hurried, self._over)
            self._controller.presentation.publish(PRESENTED, shown)

    def _presented(self, name: str, shown: object) -> None:
        if name == PRESENTED and not self._controller.leads and self._view is not None and self._view.shown:
            was = self._over
            self._follow(shown)
            self.refresh()
            if self._over and not was:
                self.done.emit()

    def _follow(self, shown: Any) -> None:
        if self._verdict is None or not isinstance(shown, tuple) or shown[0] != self._number:
            return
        _number, since, hurried, self._over = shown
        verdict = self._verdict
        self._verdict = Verdict(verdict.order, since, verdict.says_why, hurried)
