"""Punch Line's reveal: the words of a round from the lowest to the highest, their sums, and the table's rulings."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from wordgames.core.players import TABLE, Seat
from wordgames.games.punchline.moves import Close
from wordgames.games.punchline.view import PunchlineView, RoundView, Status, WordView
from wordgames.qt.controller import GameController
from wordgames.session.house import Verdict
from wordgames.texts import _
from wordgames.ui.buttons import RoundButton
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.icons import Icon
from wordgames.ui.painting.text import Align
from wordgames.ui.screen import Screen
from wordgames.ui.tables.pacing import FULL_ROUNDS, Pace, reveal_order
from wordgames.ui.tables.punchline_texts import name_of, remark, verdict
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.choices import Choice, TickBox, WordSlip
from wordgames.ui.widgets.covered import CoveredHolder
from wordgames.ui.widgets.lines import Line
from wordgames.ui.widgets.poster import shown_sentence
from wordgames.ui.widgets.seatplate import SeatPlate, shared_name_size
from wordgames.ui.widgets.sentence import SentenceLine, split_sentence
from wordgames.ui.widgets.sumtickets import Step, SumTickets, sum_steps
from wordgames.ui.widgets.wordrow import WordRow

SCORE_MS = 500
"""How long a score takes to rise."""

_BUTTON_W, _BUTTON_H = 29.5, 11.4
_BUTTON_Y = 90 - 4 - _BUTTON_H
_RIGHT_X = 154 - _BUTTON_W
_LEFT_X = _RIGHT_X - 2.2 - _BUTTON_W
_ROW_Y = 67.6
_ROW_W = 83.0
"""What the row of seats may take at the left."""


class RevealScreen(Screen):
    """Shows what has been revealed so far of the round that is judged; everything can be ruled on until it is
    closed.
    """

    ground_name = "reveal"

    pause_wanted = Signal()
    """The pause button was pressed."""

    def __init__(
        self, controller: GameController, theme: Theme | None = None, parent: QWidget | None = None
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
        self._reduce_motion = False
        self._rising: dict[Seat, tuple[int, int, int]] = {}
        """Scores on their way: from, to, and since when."""
        self._seats: dict[Seat, tuple[CoveredHolder, WordSlip, SeatPlate]] = {}

        self.sentence = SentenceLine(self)
        self.word = WordRow(self)
        self.sums = SumTickets(self)
        self.none = Line(7.0, self, face=Face.DISPLAY)
        self.verdict = Line(3.0, self, face=Face.TEXT_HEAVY, align=Align.RIGHT, floor=2.4)
        self.remark = Line(3.0, self, face=Face.TEXT_SEMI, align=Align.RIGHT, floor=2.4, alpha=0.92)
        self.still = Line(2.3, self, face=Face.TEXT_SEMI, caption=True, ruled=True)
        self.refuse = Choice(_("Doesn't count"), self, brass=False, icon=Icon.CROSS)
        self.accept = Choice(_("Counts"), self, brass=False, icon=Icon.CHECK)
        self.challenge = Choice(_("Challenge"), self, brass=False)
        self.onward = Choice(_("Next card"), self, brass=True)
        self.remember = TickBox(_("Remember it for this house"), self)
        self.pause = RoundButton(Icon.PAUSE, _("Pause"), self)
        for part in (self.refuse, self.accept, self.challenge, self.remember):
            part.hide()
        self.pause.clicked.connect(self.pause_wanted)
        self.refuse.clicked.connect(self._refuse)
        self.accept.clicked.connect(self._accept)
        self.challenge.clicked.connect(self._challenge)
        self.onward.clicked.connect(self.go_on)
        controller.clock.ticked.connect(self._tick)

        self.place(self.sentence, 20, 4.9, 120, 11.4, 0.25)
        self.place(self.word, 18, 17.6, 124, 19.0, 0.4)
        self.place(self.none, 20, 17.6, 120, 12.2, 0.4)
        self.place(self.sums, 17, 37.7, 126, 19.4, 0.7)
        self._place_words(asks=False)
        for button, x in (
            (self.refuse, _LEFT_X),
            (self.accept, _RIGHT_X),
            (self.challenge, _LEFT_X),
            (self.onward, _RIGHT_X),
        ):
            self.place(button, x, _BUTTON_Y, _BUTTON_W, _BUTTON_H, 1.0)
        self.place(self.pause, 150.1, 6.4, 5.8, 5.8, 0.25)

    def _place_words(self, *, asks: bool) -> None:
        """What was decided, above the buttons; higher where the box to tick stands between."""
        y = 62.0 if asks else 66.0
        self.place(self.verdict, 90, y, 64, 3.8, 1.0)
        self.place(self.remark, 90, y + 3.8, 64, 3.8, 1.0)
        w = self.remember.width_u(3.2)
        self.place(self.remember, 154 - w, 70.2, w, 3.2, 1.0)

    # ---- what is shown

    def set_reduce_motion(self, reduce: bool) -> None:
        """Scores jump."""
        self._reduce_motion = reduce

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
            self._pace = Pace(reveal_order(finished), finished.number <= FULL_ROUNDS, since_ms=now)
            self._chosen, self._challenged = None, False
            self._rising.clear()
            self._build_row(view)
        self._refresh()

    def _build_row(self, view: PunchlineView) -> None:
        for parts in self._seats.values():
            for part in parts:
                self.forget(part)
        self._seats = {}
        for seat in self._pace.order:
            player = view.seats[seat].player
            slip = WordSlip(seat, self)
            slip.clicked.connect(self._slip_pressed)
            self._seats[seat] = (CoveredHolder(seat, player.name, self), slip, SeatPlate(seat, player, self))
        count = max(1, len(self._seats))
        gap = 1.8 if count <= 4 else 1.2
        w = min(17.0, (_ROW_W - gap * (count - 1)) / count)
        h, band = (7.2, None) if count <= 4 else (5.6, 4.2)
        for i, (holder, slip, plate) in enumerate(self._seats.values()):
            x = 6 + i * (w + gap)
            holder.set_status(Status.BUILDING)
            self.place(holder, x + 0.6, _ROW_Y - 1.2, w - 1.2, 10.6, 1.0)
            self.place(slip, x + 0.6, _ROW_Y + 1.0, w - 1.2, 7.6, 1.0)
            self.place(plate, x, _ROW_Y + 11.2, w, h, 1.0)
            plate.show()
        plates = [plate for _holder, _slip, plate in self._seats.values()]
        shared_name_size(plates, w, h, 2.75 if band is None else 2.3, band)
        for seat, (_holder, _slip, plate) in self._seats.items():
            plate.set_score(view.seats[seat].total - self._word(seat).points)

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
        _before, after = split_sentence(finished.sentence)
        mark = "" if any(c.isalnum() for c in after) else after
        self.sentence.show_sentence(shown_sentence(finished.sentence))
        current = self._pace.seat == seat and self._chosen is None
        steps = sum_steps(word) if word.cells else ()
        shown = self._pace.shown if current else len(steps)
        whole = shown >= len(steps)
        self.word.show_word(word.cells, seat, mark, badges=whole or not self._pace.slow)
        self.none.set_text("" if word.cells else _("{name} made no word").format(name=name_of(view, seat)))
        self._show_sum(word, steps, shown, whole, current)
        self._show_row(view)
        self._show_choices(word, whole, current)

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

    def _show_row(self, view: PunchlineView) -> None:
        now = self._controller.clock.now_ms()
        for seat, (holder, slip, plate) in self._seats.items():
            word = self._word(seat)
            known = self._known(seat)
            on_stage = seat == self._pace.seat
            holder.setVisible(not known and not on_stage)
            slip.setVisible(known or on_stage)
            name = name_of(view, seat)
            points = f"+{word.points}" if word.points else "0"
            written = word.word if word.cells else "–"
            if known and not word.pending:
                slip.show_word(
                    written, points, pending=False, name=f"{name}: {word.word or _('no word')}, {points}"
                )
            else:
                slip.show_word("", "", pending=True, name=_("{name}'s word").format(name=name))
            slip.setEnabled(known)
            plate.set_active(seat == self.shown_seat)
            self._let_rise(seat, plate, view.seats[seat].total if known else None, now)
        coming = [seat for seat in self._pace.order[self._pace.index + 1 :] if not self._known(seat)]
        self._place_still(coming)

    def _known(self, seat: Seat) -> bool:
        """Whether the room knows this word's points: it was shown, or its sum stands complete."""
        if self._pace.revealed(seat):
            return True
        return self._pace.seat == seat and (not self._pace.slow or self._pace.shown >= self._steps(seat))

    def _let_rise(self, seat: Seat, plate: SeatPlate, total: int | None, now: int) -> None:
        if total is None or (seat in self._rising and self._rising[seat][1] == total):
            return
        self._rising.pop(seat, None)
        if plate.score == total:
            return
        if self._reduce_motion:
            plate.set_score(total)
        else:
            self._rising[seat] = (plate.score, total, now)

    def _place_still(self, coming: list[Seat]) -> None:
        self.still.setVisible(bool(coming))
        if not coming:
            return
        self.still.set_text(_("still to come"))
        spots = [self._seats[seat][0].geometry() for seat in coming]
        left = min(spot.left() for spot in spots) / self.u - self.wing + 1.6
        right = max(spot.right() for spot in spots) / self.u - self.wing - 1.6
        self.place(self.still, left, 62.6, max(14.0, right - left), 2.8, 1.0)

    def _show_choices(self, word: WordView, whole: bool, current: bool) -> None:
        ready = whole or not self._pace.slow
        asks = ready and bool(word.cells) and (word.pending or self._challenged)
        self.verdict.set_text(verdict(word) if ready else "")
        self.remark.set_text(remark(word) if ready and (word.pending or word.repeated) else "")
        self.remember.setVisible(asks)
        self._place_words(asks=asks)
        if asks:
            counts = None if word.pending or word.ruling is None else word.ruling.counts
            self.accept.set_brass(counts is True)
            self.refuse.set_brass(counts is False)
        can_close = self._pace.finished
        self.onward.set_label(self._onward_label() if can_close else _("Go on"))
        self.onward.setEnabled(not can_close or not self._waiting())
        self._show_pair(asks, ready and bool(word.cells) and not word.pending)
        self.main_action = None if asks else self.onward

    def _show_pair(self, asks: bool, may_challenge: bool) -> None:
        focused = self.focusWidget()
        for button, visible in (
            (self.accept, asks),
            (self.refuse, asks),
            (self.challenge, not asks and may_challenge),
            (self.onward, not asks),
        ):
            button.setVisible(visible)
        if focused is None or focused is self or not focused.isVisible():
            # Neither ruling is the one to press without a thought: the keys choose one first.
            (self if asks else self.onward).setFocus(Qt.FocusReason.OtherFocusReason)

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
        for seat, (start, end, since) in list(self._rising.items()):
            share = min(1.0, (now - since) / SCORE_MS)
            self._seats[seat][2].set_score(round(start + (end - start) * share))
            if share >= 1.0:
                del self._rising[seat]
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

    def _slip_pressed(self) -> None:
        slip = self.sender()
        for seat, (_holder, own, _plate) in self._seats.items():
            if own is slip and self._known(seat):
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

    # ---- events

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.tap()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.tap()
            return
        super().keyPressEvent(event)
