"""Punch Line's reveal: the words of a round from the lowest to the highest, their sums, and the table's rulings."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from wordgames.core.players import TABLE, Seat
from wordgames.games.punchline.moves import Close
from wordgames.games.punchline.view import PunchlineView, RoundView, WordView
from wordgames.qt.twin import AnyController
from wordgames.session.house import Verdict
from wordgames.texts import _
from wordgames.ui.buttons import RoundButton
from wordgames.ui.evidence import find_evidence
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.icons import Icon
from wordgames.ui.painting.text import Align
from wordgames.ui.screen import Screen
from wordgames.ui.settling import SETTLE_MS, Settling
from wordgames.ui.tables.pacing import FULL_ROUNDS, Pace, reveal_order
from wordgames.ui.tables.punchline_race import RaceScreen
from wordgames.ui.tables.punchline_texts import match_line, name_of, remark, scored_before, verdict
from wordgames.ui.tables.race import race_of
from wordgames.ui.tables.reveal_row import ROW_W, RevealRow
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.choices import Choice, TickBox
from wordgames.ui.widgets.evidencestairs import EvidenceStairs, FindEvidence
from wordgames.ui.widgets.lines import Line
from wordgames.ui.widgets.sentence import SentenceLine, marks_of_blank, shown_sentence
from wordgames.ui.widgets.sumtickets import Step, SumTickets, sum_steps
from wordgames.ui.widgets.wordrow import WordRow

_BUTTON_W, _BUTTON_H = 29.5, 11.4
_HALF_H = 5.3
"""Of two buttons, one above the other."""
_BUTTON_Y = 90 - 4 - _BUTTON_H
_RIGHT_X = 154 - _BUTTON_W
_LEFT_X = _RIGHT_X - 2.2 - _BUTTON_W

PRESENTED = "punchline.reveal"
"""The name by which a second screen learns which word is on the stage, and how much of its sum."""


class RevealScreen(Screen):
    """Shows what has been revealed so far of the round that is judged; everything can be ruled on until it is
    closed.
    """

    ground_name = "reveal"

    pause_wanted = Signal()
    """The pause button was pressed."""

    def __init__(
        self,
        controller: AnyController,
        theme: Theme | None = None,
        parent: QWidget | None = None,
        *,
        find_evidence: FindEvidence = find_evidence,
    ) -> None:
        super().__init__(theme, parent)
        self._controller = controller
        self._view: PunchlineView | None = None
        self._pace = Pace((), False)
        self._round: tuple[int, int] | None = None
        """Game and number of the round that is shown."""
        self._chosen: Seat | None = None
        """A word that was asked for again; None for the one whose turn it is."""
        self._challenged = False
        leads = controller.leads
        self.row = RevealRow(self, self._slip_pressed, for_the_room=not leads)

        self.sentence = SentenceLine(self)
        self.word = WordRow(self)
        self.sums = SumTickets(self)
        self.none = Line(7.0, self, face=Face.DISPLAY)
        side = Align.RIGHT if leads else Align.CENTER
        self.verdict = Line(3.0 if leads else 5.0, self, face=Face.TEXT_HEAVY, align=side, floor=2.4)
        self.remark = Line(
            2.8 if leads else 3.6, self, face=Face.TEXT_SEMI, align=side, floor=2.2, alpha=0.92
        )
        self.evidence = EvidenceStairs(self, find=find_evidence)
        self.used = Line(2.3, self, caption=True, floor=2.2)
        self.match = Line(2.3, self, caption=True, align=Align.LEFT)
        self.refuse = Choice(_("Doesn't count"), self, brass=False, icon=Icon.CROSS)
        self.accept = Choice(_("Counts"), self, brass=False, icon=Icon.CHECK)
        self.challenge = Choice(_("Challenge"), self, brass=False, size=3.1)
        self.replay = Choice(_("Replay the race"), self, brass=False, size=3.1)
        self.race: RaceScreen | None = None
        self.onward = Choice(_("Next card"), self, brass=True)
        self.remember = TickBox(_("Remember it for this house"), self)
        self.pause = RoundButton(Icon.PAUSE, _("Pause"), self)
        for part in (self.refuse, self.accept, self.challenge, self.replay, self.remember):
            part.hide()
        self.pause.clicked.connect(self.pause_wanted)
        self.refuse.clicked.connect(self._refuse)
        self.accept.clicked.connect(self._accept)
        self.challenge.clicked.connect(self._challenge)
        self.replay.clicked.connect(self.replay_race)
        self.onward.clicked.connect(self.go_on)
        Settling(self.onward, self._has_just_begun)
        controller.clock.ticked.connect(self._tick)
        controller.presentation.changed.connect(self._presented)
        self.pause.setVisible(leads)

        self.place(self.sentence, 20, 4.9, 120, 11.4, 0.25)
        self.place(self.word, 18, 17.6, 124, 19.0, 0.4)
        self.place(self.none, 20, 17.6, 120, 12.2, 0.4)
        self.place(self.sums, 17, 37.7, 126, 19.4, 0.7)
        self.place(self.used, 20, 57.2, 120, 3.0, 0.85)
        self.place(self.evidence, 90 if leads else 39, 68.7 if leads else 60.9, 64, 6.2, 1.0)
        w = self.remember.width_u(2.9)
        self.place(self.remember, 154 - w, 86.8, w, 2.9, 1.0)
        self.place(self.match, 6, 87.5, ROW_W, 2.4, 1.0)
        self._place_words(asks=False)
        self.place(self.onward, _RIGHT_X, _BUTTON_Y, _BUTTON_W, _BUTTON_H, 1.0)
        for button, x in ((self.refuse, _LEFT_X), (self.accept, _RIGHT_X)):
            # A little lower: what speaks for the word stands above.
            self.place(button, x, _BUTTON_Y + 1.2, _BUTTON_W, _BUTTON_H - 1.2, 1.0)
        self.place(self.challenge, _LEFT_X, _BUTTON_Y, _BUTTON_W, _HALF_H, 1.0)
        self.place(self.replay, _LEFT_X, _BUTTON_Y + _BUTTON_H - _HALF_H, _BUTTON_W, _HALF_H, 1.0)
        self.place(self.pause, 150.1, 6.4, 5.8, 5.8, 0.25)

    def _place_words(self, *, asks: bool) -> None:
        """What was decided, above the buttons; higher where what speaks for the word stands between."""
        if not self._controller.leads:
            self.place(self.verdict, 10, 55.4, 140, 5.0, 0.85)
            self.place(self.remark, 10, 61.9, 140, 4.4, 1.0)
            return
        # Below the drape, which ends at 62.4.
        y, first, second = (62.5, 3.1, 2.7) if asks else (66.0, 3.5, 3.2)
        self.place(self.verdict, 90, y, 64, first, 1.0)
        self.place(self.remark, 90, y + first, 64, second, 1.0)

    # ---- what is shown

    def set_reduce_motion(self, reduce: bool) -> None:
        """Scores jump."""
        self.row.reduce_motion = reduce

    @property
    def pace(self) -> Pace:
        """Where the reveal is."""
        return self._pace

    def show_view(self, view: PunchlineView) -> None:
        """Show the round that is being judged, from where the reveal is."""
        self._view = view
        finished = view.rounds[-1]
        now = self._controller.clock.now_ms()
        if self._round != (view.game_number, finished.number):
            self._round = (view.game_number, finished.number)
            self._pace = Pace(reveal_order(finished), _in_full(view), since_ms=now)
            self._chosen, self._challenged = None, False
            self.row.build(view, self._pace.order)
            self._close_race()
            self._follow(self._controller.presentation.shown(PRESENTED))
        self._refresh()

    # ---- in step with a second screen

    def _publish(self) -> None:
        """Have a second screen show what is shown here."""
        if not self._controller.leads or self._round is None:
            return
        pace, race = self._pace, self.race
        self._controller.presentation.publish(
            PRESENTED,
            (
                *self._round,
                (pace.index, pace.shown, pace.since_ms, pace.held),
                self._chosen,
                self._challenged,
                None if race is None else (race.since_ms, race.hurried),
            ),
        )

    def _presented(self, name: str, shown: object) -> None:
        if name == PRESENTED and not self._controller.leads and self._view is not None:
            self._follow(shown)
            self._refresh()

    def _follow(self, shown: Any) -> None:
        """Stand where the round was presented last: beside another screen, or when this one was laid anew."""
        if self._round is None or not isinstance(shown, tuple) or shown[:2] != self._round:
            return
        _game, _number, (index, tickets, since, held), self._chosen, self._challenged, race = shown
        self._pace = Pace(self._pace.order, self._pace.slow, index, tickets, since, held)
        if race is None:
            self._close_race()
        else:
            since, hurried = race
            self._open_race(since, hurried=hurried)

    def _finished(self) -> RoundView:
        assert self._view is not None
        return self._view.rounds[-1]

    def _word(self, seat: Seat) -> WordView:
        return next(word for word in self._finished().words if word.seat == seat)

    def _steps(self, seat: Seat | None) -> int:
        """Tickets of a seat's sum; none where there is nothing to add up."""
        if seat is None or self._view is None:
            return 0
        word = self._word(seat)
        return len(sum_steps(word)) if word.cells else 0

    @property
    def shown_seat(self) -> Seat | None:
        """Whose word is large on the stage."""
        if self._chosen is not None:
            return self._chosen
        return (
            self._pace.seat
            if not self._pace.finished
            else (self._pace.order[-1] if self._pace.order else None)
        )

    def _refresh(self) -> None:
        view, seat = self._view, self.shown_seat
        if view is None:
            return
        if seat is None:
            # Nobody took part to the end: there is nothing but to go on.
            self._show_pair(False, False)
            return
        word = self._word(seat)
        finished = self._finished()
        self.sentence.show_sentence(shown_sentence(finished.sentence))
        current = self._pace.seat == seat and self._chosen is None
        steps = sum_steps(word) if word.cells else ()
        shown = self._pace.shown if current else len(steps)
        whole = shown >= len(steps)
        marks = marks_of_blank(finished.sentence)
        self.word.show_word(word.cells, seat, marks, badges=whole or not self._pace.slow)
        self.none.set_text("" if word.cells else _("{name} made no word").format(name=name_of(view, seat)))
        self._show_sum(word, steps, shown, whole, current)
        order = self._pace.order
        known = tuple(seat for seat in order if self._known(seat))
        self.row.show(view, known, self._pace.seat, self.shown_seat, self._controller.clock.now_ms())
        says_used = self._controller.leads and (whole or not self._pace.slow)
        self.used.set_text(scored_before(view, seat) if says_used else "")
        self.match.set_text(match_line(view))
        self._show_choices(word, whole, current)
        self._publish()

    def _show_sum(
        self, word: WordView, steps: tuple[Step, ...], shown: int, whole: bool, current: bool
    ) -> None:
        if not word.cells:
            self.sums.show_sum((), 0, word.seat, "")
            return
        quick = current and not self._pace.slow and shown == 0
        sub = ""
        if word.pending:
            sub = _("if it counts")
        elif word.points != word.sum.total:
            sub = (
                _("doesn't count")
                if word.ruling is not None and not word.ruling.counts
                else _("scored before")
            )
        total = word.sum.total if word.pending else word.points
        self.sums.show_sum(
            () if quick else steps, shown, word.seat, str(total) if whole or quick else "", sub
        )

    def _known(self, seat: Seat) -> bool:
        """Whether the room knows this word's points: it was shown, or its sum stands complete."""
        if self._pace.revealed(seat):
            return True
        return self._pace.seat == seat and (not self._pace.slow or self._pace.shown >= self._steps(seat))

    def _show_choices(self, word: WordView, whole: bool, current: bool) -> None:
        ready = whole or not self._pace.slow
        asks = ready and bool(word.cells) and (word.pending or self._challenged)
        self.verdict.set_text(verdict(word) if ready else "")
        may_undo = (
            word.ruling is not None and word.ruling.source == "table" and self._controller.session.can_undo
        )
        # For the room the evidence stands in its place.
        says = ready and (self._controller.leads or not asks)
        self.remark.set_text(remark(word, may_undo=may_undo) if says else "")
        self.remember.setVisible(asks and self._controller.leads)
        self.evidence.setVisible(asks)
        self._place_words(asks=asks)
        if asks:
            self.evidence.ask(word.word, self._finished_lang())
            counts = None if word.pending or word.ruling is None else word.ruling.counts
            self.accept.set_brass(counts is True)
            self.refuse.set_brass(counts is False)
        can_close = self._pace.finished
        self.onward.set_label(self._onward_label() if can_close else _("Go on"))
        self.onward.setEnabled(not can_close or not self._waiting())
        self._show_pair(asks, ready and bool(word.cells) and not word.pending)
        self.main_action = None if asks else self.onward

    def _show_pair(self, asks: bool, may_challenge: bool) -> None:
        if not self._controller.leads:
            for button in (self.accept, self.refuse, self.challenge, self.replay, self.onward):
                button.hide()
            return
        focused = self.focusWidget()
        for button, visible in (
            (self.accept, asks),
            (self.refuse, asks),
            (self.challenge, not asks and may_challenge),
            (self.replay, not asks and self._may_replay()),
            (self.onward, not asks),
        ):
            button.setVisible(visible)
        if focused is None or focused is self or not focused.isVisible():
            # Neither ruling is the one to press without a thought: the keys choose one first.
            (self if asks else self.onward).setFocus(Qt.FocusReason.OtherFocusReason)

    def _finished_lang(self) -> str:
        assert self._view is not None
        return self._view.options.lang

    def _may_replay(self) -> bool:
        """Once every word is known, the race gives none away."""
        return self._pace.finished and race_of(self._finished()) is not None

    def _waiting(self) -> bool:
        return any(word.pending for word in self._finished().words)

    def _onward_label(self) -> str:
        """The last round's rulings are closed by other words. Which is the last, the rules decide; this is a name."""
        view = self._view
        assert view is not None
        totals = sorted((one.total for one in view.seats if one.present), reverse=True)
        decided = bool(totals) and totals[0] >= view.target and (len(totals) < 2 or totals[0] > totals[1])
        return _("That's it") if decided else _("Next card")

    # ---- pace

    def _tick(self) -> None:
        if self._view is None or not self.isVisible() or self._controller.paused:
            return
        now = self._controller.clock.now_ms()
        self.row.tick(now)
        if not self._controller.leads:
            return
        if self._chosen is None and not self._challenged:
            self._move_to(self._pace.ticked(now, self._steps(self._pace.seat), self._held_back()))

    def _held_back(self) -> bool:
        """Whether the word on the stage waits for the table."""
        seat = self._pace.seat
        return seat is not None and self._word(seat).pending

    def _move_to(self, pace: Pace) -> None:
        if pace != self._pace:
            self._pace = pace
            self._refresh()

    def tap(self) -> None:
        """A tap: back from a word that was asked for again, else the rest of the sum, else the next word."""
        if self._view is None or self._controller.paused:
            return
        if self._chosen is not None or self._challenged:
            self._chosen, self._challenged = None, False
            self._refresh()
            return
        now = self._controller.clock.now_ms()
        self._move_to(self._pace.tapped(now, self._steps(self._pace.seat), self._held_back()))

    def go_on(self) -> None:
        """The one action: on with the reveal, and at its end the next card."""
        if self._pace.finished and self._chosen is None:
            if self._controller.check(TABLE, Close()) is None:
                self._controller.submit(TABLE, Close())
        else:
            self.tap()

    # ---- rulings

    def _slip_pressed(self, seat: Seat) -> None:
        if self._known(seat):
            self._chosen, self._challenged = seat, False
            self._refresh()

    def _challenge(self) -> None:
        self._challenged = True
        self._refresh()

    def _accept(self) -> None:
        self._rule(True)

    def _refuse(self) -> None:
        self._rule(False)

    def _rule(self, counts: bool) -> None:
        view, seat = self._view, self.shown_seat
        if view is None or seat is None or self._controller.paused:
            return
        word = self._word(seat)
        old = word.ruling
        reason = (
            old.reason
            if old is not None and old.reason != "unknown" and counts
            else "word"
            if counts
            else "unknown"
        )
        if old is not None and old.counts == counts and not word.pending:
            self._challenged = False
            self._refresh()
            return
        self._challenged = False
        self._pace = self._pace.touched(self._controller.clock.now_ms())
        remember = self.remember.isChecked()
        self.remember.setChecked(False)
        self._controller.rule(word.word, view.options.lang, Verdict(counts, reason), remember=remember)

    def undo(self) -> None:
        """Take the last ruling back; the word that waits again comes to the stage."""
        if self._controller.session.can_undo and self._controller.undo():
            waits = (seat for seat in self._pace.order if self._word(seat).pending and self._known(seat))
            seat = next(waits, None)
            if seat is not None and seat != self._pace.seat:
                self._chosen = seat
            self._challenged = False
            self._refresh()

    # ---- the race

    def replay_race(self) -> None:
        """Show the race of this round once more, over the words."""
        if self._view is not None and self._may_replay():
            self._open_race(self._controller.clock.now_ms())
            self._publish()

    def _open_race(self, since_ms: int, *, hurried: bool = False) -> None:
        """Lay the race over the words; it began at this time of the play clock."""
        assert self._view is not None
        if self.race is None:
            self.race = RaceScreen(self._controller, self.theme, self)
            self.race.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
            self.race.done.connect(self._close_race)
            self.race.moved.connect(self._publish)
            self.race.setGeometry(self.rect())
            self.race.show()
            self.race.raise_()
            self.race.show_race(self._view)
        self.race.play_from(since_ms, hurried=hurried)

    def _close_race(self) -> None:
        if self.race is not None:
            race, self.race = self.race, None
            race.hide()
            race.deleteLater()
            self.replay.setFocus(Qt.FocusReason.OtherFocusReason)
            self._publish()

    # ---- events

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.race is not None:
            self.race.setGeometry(self.rect())

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.evidence.finish()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.tap()

    def _has_just_begun(self) -> bool:
        return self._pace.begins and self._controller.clock.now_ms() - self._pace.since_ms < SETTLE_MS

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.tap()
            return
        if event.matches(QKeySequence.StandardKey.Undo):
            self.undo()
            return
        super().keyPressEvent(event)


def _in_full(view: PunchlineView) -> bool:
    """Whether every sum is shown step by step: in the first rounds of an evening's first game."""
    return view.game_number == 1 and view.rounds[-1].number <= FULL_ROUNDS
