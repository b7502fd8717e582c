"""Word Whimsy when chips are given: authors sign from the last place to the first, and totals grow."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from wordgames.core.players import TABLE
from wordgames.games.whimsy.moves import Next
from wordgames.games.whimsy.view import RoundView, Variant, WhimsyView
from wordgames.qt.controller import GameController
from wordgames.qt.sandtimer import system_ms
from wordgames.qt.whimsy_models import ScoreModel, ScoreRow
from wordgames.texts import _
from wordgames.ui.buttons import PaperButton
from wordgames.ui.painting.word_cards import as_printed
from wordgames.ui.tables import whimsy_reveal_texts as words
from wordgames.ui.tables.whimsy_ground import TheatreScreen
from wordgames.ui.tables.whimsy_pacing import Signing
from wordgames.ui.tables.whimsy_phrases import PhraseBook, remembered
from wordgames.ui.tables.whimsy_texts import name_of, phrase
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.largephrase import LargePhrase
from wordgames.ui.widgets.lines import Line
from wordgames.ui.widgets.promptcard import PromptCard
from wordgames.ui.widgets.score_row import ROW_W, ScoreLine, shared_sizes

PRESENTED = "whimsy.scores"
"""The name by which a second screen learns when the first author took the pen."""
FRAME_MS = 16
_TOP = 17.4
_ROOM = 56.6
"""Between prompt and stage front, for the rows."""
_HEIGHTS = {
    1: (20.0, 20.0, 2.0),
    2: (18.0, 14.0, 2.6),
    3: (15.6, 12.6, 2.2),
    4: (13.6, 11.2, 1.9),
    5: (12.6, 9.4, 1.6),
    6: (11.6, 7.6, 1.2),
}
"""Height of the best row and of the others, and the gap, by the number of answers."""


class ScoresScreen(TheatreScreen):
    """Who wrote what. Names, inks and totals are built only here, after the chips were given."""

    ground_name = "theatre_wait"
    line_size = 3.2
    line_rows = (80.9, 85.1)

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
        self._signing = Signing(0, 0)
        self._number = 0
        """Of the round that is shown."""
        self.model = ScoreModel(self)
        self.rows: list[ScoreLine] = []
        self.none = Line(6.0, self)
        self.large = LargePhrase(self)
        self.large.setEnabled(controller.leads)
        self.book = PhraseBook(self.theme, self, leads=controller.leads)
        self.all = PaperButton(_("All phrases"), self)
        self.forget(self.prompt)
        self.prompt = PromptCard(6.4, self)
        self.place(self.prompt, 4, 5.2, 152, 9.8)
        self.place(self.none, 20, 34, 120, 10, 0.4)
        self.place(self.all, 93.0, 79.3, 17.6, 7.0, 1.0)
        self.narrow(19.6 if controller.leads else 0.0)
        self.place(self.large, 6, 20, 148, 50, 0.5)
        self._frames = QTimer(self)
        self._frames.setInterval(FRAME_MS)
        self._frames.timeout.connect(self.advance)
        self.main.clicked.connect(self.go_on)
        self.all.clicked.connect(self.open_book)
        self.large.closed.connect(self._large_closed)
        self.book.closed.connect(self._large_closed)
        self.book.turned.connect(self.refresh)
        controller.clock.ticked.connect(self.advance)
        controller.presentation.changed.connect(self._presented)
        self.pause.setVisible(controller.leads)
        self.all.setVisible(controller.leads)

    @property
    def signing(self) -> Signing:
        """How far the authors are."""
        return self._signing

    def show_view(self, view: WhimsyView) -> None:
        """Show the round whose chips were given last."""
        self._view = view
        finished = view.shown[-1]
        if self._number != finished.number:
            self._number = finished.number
            self._build(view, finished)
            self._signing = Signing(len(self.rows), self._controller.clock.now_ms(), self._reduce_motion)
            self._follow(self._controller.presentation.shown(PRESENTED))
        self._show_front(view, finished)
        self.keep_focus()
        self.refresh()

    def _build(self, view: WhimsyView, finished: RoundView) -> None:
        for line in self.rows:
            self.forget(line)
        self.large.close_it()
        self.prompt.show_prompt(finished.prompt.text, own=finished.prompt.own)
        rows = tuple(
            ScoreRow(
                answer.place,
                phrase(answer.cards),
                answer.seat,
                name_of(view, answer.seat),
                answer.chip,
                words.before(view, answer),
                view.seats[answer.seat].total,
                tuple(as_printed(card.word.text) for card in answer.cards),
                words.uncounted(view, answer),
                view.variant is Variant.RHYME_OR_ALLITERATE and answer.fulfils,
            )
            for answer in finished.answers
        )
        self.model.set_rows(rows)
        self.none.set_text("" if rows else _("Nobody answered. The chips stay in the box."))
        best, others, gap = _HEIGHTS.get(len(rows), _HEIGHTS[6])
        heights = [best if row.place == 1 else others for row in rows]
        size, name_size = shared_sizes(rows, heights)
        self.rows = []
        used = sum(heights) + gap * max(0, len(heights) - 1)
        y = _TOP + max(0.0, _ROOM - used) * 0.4
        for answer, row, h in zip(finished.answers, rows, heights, strict=True):
            spoken = words.answer_spoken(view, answer, row.phrase)
            line = ScoreLine(row, words.ordinal(row.place - 1), spoken, self)
            line.set_sizes(min(7.2, h * 0.5) if row.place == 1 else size, name_size)
            line.clicked.connect(partial(self._press, line))
            line.setEnabled(self._controller.leads)
            self.place(line, 4, y, ROW_W, h, 0.5)
            line.show()
            self.rows.append(line)
            y += h + gap
        before: QWidget = self.main
        for widget in (*self.rows, self.all):
            QWidget.setTabOrder(before, widget)
            before = widget
        self.large.raise_()

    def _show_front(self, view: WhimsyView, finished: RoundView) -> None:
        coming = words.next_referee(view)
        seat = finished.referee if coming is None else coming
        role = _("refereed") if coming is None else _("referees next")
        self.show_plate(view, seat, role, width=40.0, active=True)
        self._say_who_leads(view)
        if not self._controller.leads:
            self.show_note("")
        elif coming is None:
            self.show_action(_("Who has won?"))
        else:
            self.show_action(_("Next prompt"), round_line_after(view))

    def _say_who_leads(self, view: WhimsyView) -> None:
        """What became of the referee, and who leads now, which would give the authors away before they have signed."""
        leads, referee = words.leader_line(view), words.referee_line(view, view.shown[-1])
        lines = (leads, referee) if self.finished() else (referee, "")
        if lines != (self.what.text, self.also.text):
            self.say(*lines)

    def refresh(self) -> None:
        """Show how far signatures, chips and totals are."""
        now = self._controller.clock.now_ms()
        signing = self._signing
        writing = signing.writing(now)
        if writing is None and not signing.finished(now):
            writing = 0
        for index, line in enumerate(self.rows):
            pen = writing == index and signing.written(index, now) > 0
            line.show_progress(
                signing.written(index, now), signing.flown(index, now), signing.risen(index, now), pen=pen
            )
        if self._view is not None:
            self._say_who_leads(self._view)
        if self._controller.leads:
            shown = (self._number, signing.since_ms, signing.hurried, self.large.phrase, self.book.presented)
            self._controller.presentation.publish(PRESENTED, shown)
        moving = self.isVisible() and not self._controller.paused and not signing.finished(now)
        if moving != self._frames.isActive():
            (self._frames.start if moving else self._frames.stop)()

    def advance(self) -> None:
        """Let go on what goes on by time."""
        if self._view is None or not self.isVisible() or self._controller.paused:
            self._frames.stop()
            return
        self.refresh()

    # ---- hands

    def finished(self) -> bool:
        """Whether everything has arrived."""
        return self._signing.finished(self._controller.clock.now_ms())

    def tap(self) -> None:
        """Everything stands there at once; what was enlarged is small again."""
        if self._controller.paused or not self._controller.leads:
            return
        if self.large.phrase:
            self.large.close_it()
        elif not self.finished():
            self._signing = Signing(len(self.rows), self._signing.since_ms, hurried=True)
        self.refresh()

    def go_on(self) -> None:
        """First everything stands there, then the next prompt."""
        if self._view is None or self._controller.paused:
            return
        if self.large.phrase or not self.finished():
            self.tap()
        elif self._controller.check(TABLE, Next()) is None:
            self._controller.submit(TABLE, Next())

    def open_book(self) -> None:
        """All phrases of the game so far, over the table; the authors of this round sign first."""
        if self._view is not None and not self._controller.paused:
            if not self.finished():
                self.tap()
            self.book.open_it(self._view, remembered(self._controller))

    def _press(self, line: ScoreLine) -> None:
        """A phrase large, with its author, once he has signed."""
        if not self.finished():
            self.tap()
            return
        row = line.row
        self.large.open_it(row.words, row.name, row.seat, row.chip)
        self.refresh()

    def _large_closed(self) -> None:
        if self._controller.leads:
            self.main.setFocus(Qt.FocusReason.OtherFocusReason)
            self.refresh()

    def escape(self) -> bool:
        if not self.large.phrase:
            return False
        self.tap()
        return True

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.tap()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.tap()
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.book.setGeometry(self.rect())

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._frames.stop()

    # ---- in step with a second screen

    def _presented(self, name: str, shown: object) -> None:
        if name == PRESENTED and not self._controller.leads and self._view is not None:
            self._follow(shown)
            self.refresh()

    def _follow(self, shown: Any) -> None:
        if not isinstance(shown, tuple) or shown[0] != self._number:
            return
        _number, since, hurried, large, book = shown
        self._signing = Signing(len(self.rows), since, hurried)
        row = next((line.row for line in self.rows if large and line.row.phrase == large), None)
        if row is None:
            self.large.close_it()
        else:
            self.large.open_it(row.words, row.name, row.seat, row.chip)
        if self._view is not None:
            self.book.follow(self._view, book)


def round_line_after(view: WhimsyView) -> str:
    """Which round comes next."""
    return _("Round {n} of {rounds}").format(n=view.round_number + 1, rounds=view.rounds)
