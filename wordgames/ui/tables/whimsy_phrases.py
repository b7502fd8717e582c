"""All phrases of a game so far, and what is remembered of earlier ones, a page a round: to see the funniest again."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from wordgames.games.whimsy.view import WhimsyView
from wordgames.qt.controller import GameController
from wordgames.qt.whimsy_models import PhraseModel, PhraseRow, ScoreRow
from wordgames.texts import _
from wordgames.ui.buttons import Plaque, RoundButton
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.icons import Icon
from wordgames.ui.painting.word_cards import as_printed
from wordgames.ui.screen import Screen
from wordgames.ui.tables import whimsy_reveal_texts as words
from wordgames.ui.tables.whimsy_texts import name_of, phrase
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.largephrase import LargePhrase
from wordgames.ui.widgets.lines import Line
from wordgames.ui.widgets.promptcard import PromptCard
from wordgames.ui.widgets.score_row import ROW_W, ScoreLine, shared_sizes

REMEMBERED = 240
"""So many phrases of earlier games are leafed through at most."""
_TOP = 17.6
_ROOM = 56.0
_GAP = 1.5


def phrases_of(view: WhimsyView) -> tuple[PhraseRow, ...]:
    """Every phrase whose author is known, round after round, best first."""
    return tuple(
        PhraseRow(
            shown.number,
            answer.place,
            shown.prompt.text,
            phrase(answer.cards),
            tuple(as_printed(card.word.text) for card in answer.cards),
            answer.seat,
            name_of(view, answer.seat),
            answer.chip,
        )
        for shown in view.shown
        for answer in shown.answers
    )


def funniest(view: WhimsyView, count: int) -> tuple[PhraseRow, ...]:
    """Those that were given most; of equal ones the later ones, which fewer remember."""
    rows = phrases_of(view)
    return tuple(sorted(rows, key=lambda row: (-row.chip, row.place, -row.number))[:count])


def remembered(controller: GameController) -> tuple[PhraseRow, ...]:
    """Phrases of earlier games, as the store has them, the oldest first; none on a second screen: it has no store."""
    if not controller.leads:
        return ()
    session = controller.session
    rows = [one for one in session.store.keepsakes.all(session.game.name) if one.record != session.record_id]
    return tuple(
        PhraseRow(
            one.round_number,
            one.place,
            one.asked,
            " ".join(as_printed(word) for word in one.said.split()),
            tuple(as_printed(word) for word in one.said.split()),
            one.seat,
            one.name,
            one.given,
            one.record,
        )
        for one in sorted(rows[:REMEMBERED], key=lambda one: (one.record, one.round_number, one.place))
    )


class PhraseBook(Screen):
    """A page a round: its prompt, and what was answered. It lies over the table until it is closed."""

    ground_name = "theatre_wait"

    closed = Signal()
    turned = Signal()
    """Another page is shown, another phrase large, or none any more."""

    def __init__(
        self, theme: Theme | None = None, parent: QWidget | None = None, *, leads: bool = True
    ) -> None:
        """On a second screen, which does not lead, there is nothing to press."""
        super().__init__(theme, parent)
        self._leads = leads
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.model = PhraseModel(self)
        self._pages: tuple[tuple[int, int], ...] = ()
        """Games and rounds that have phrases, this game's last."""
        self._page = 0
        self._rounds = 0
        self.lines: list[ScoreLine] = []
        self.prompt = PromptCard(6.4, self)
        self.where = Line(3.4, self, face=Face.TEXT_HEAVY)
        self.large = LargePhrase(self)
        self.back = RoundButton(Icon.LEFT, _("Round before"), self)
        self.onward = RoundButton(Icon.RIGHT, _("Round after"), self)
        self.done = Plaque(_("Back to the table"), self, size=3.6, face=Face.TEXT_HEAVY)
        self.main_action = self.done
        self.setFocusProxy(self.done)
        self.place(self.prompt, 4, 5.2, 152, 9.8)
        self.place(self.large, 6, 20, 148, 50, 0.5)
        self.place(self.back, 8, 79.2, 7.2, 7.2, 1.0)
        self.place(self.where, 16, 79.2, 44, 7.2, 1.0)
        self.place(self.onward, 61, 79.2, 7.2, 7.2, 1.0)
        self.place(self.done, 122, 77.7, 34, 10.2, 1.0)
        self.back.clicked.connect(partial(self.turn, -1))
        self.onward.clicked.connect(partial(self.turn, 1))
        self.done.clicked.connect(self.close_it)
        self.large.closed.connect(self._large_closed)
        self.large.setEnabled(leads)
        for button in (self.back, self.onward, self.done):
            button.setVisible(leads)
        self.hide()

    @property
    def page(self) -> tuple[int, int] | None:
        """Game (0 for this one) and round that are shown; None for none."""
        return self._pages[self._page] if self._pages else None

    def open_it(self, view: WhimsyView, earlier: tuple[PhraseRow, ...] = ()) -> None:
        """Lay the phrases of this view over everything, from the last round on; before them come those of earlier
        games.
        """
        self.model.set_rows((*earlier, *phrases_of(view)))
        self._rounds = view.rounds
        self._pages = tuple(dict.fromkeys(row.page for row in self.model.items))
        self._page = max(0, len(self._pages) - 1)
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        self.show()
        self.raise_()
        self._show_page()
        if self._leads:
            self.done.setFocus(Qt.FocusReason.OtherFocusReason)

    def close_it(self) -> None:
        """Take it away."""
        if self.isVisible():
            self.large.close_it()
            self.hide()
            self.closed.emit()
            self.turned.emit()

    def turn(self, by: int) -> None:
        """Another round."""
        self.large.close_it()
        self._page = min(max(0, self._page + by), max(0, len(self._pages) - 1))
        self._show_page()

    def _show_page(self) -> None:
        for line in self.lines:
            self.forget(line)
        rows = [row for row in self.model.items if row.page == self.page]
        self.prompt.show_prompt(rows[0].prompt if rows else "")
        count = len(self._pages)
        self.where.set_text(self._where())
        self.back.setEnabled(self._page > 0)
        self.onward.setEnabled(self._page < count - 1)
        h = min(13.0, (_ROOM - _GAP * (len(rows) - 1)) / max(1, len(rows)))
        scores = [
            ScoreRow(row.place, row.phrase, row.seat, row.name, row.chip, 0, 0, row.words) for row in rows
        ]
        size, name_size = shared_sizes(scores, [h] * len(scores), ROW_W - 2.0)
        self.lines = []
        for index, (row, score) in enumerate(zip(rows, scores, strict=True)):
            spoken = words.phrase_spoken(row.phrase, row.name, row.chip, row.prompt)
            line = ScoreLine(score, words.ordinal(row.place - 1), spoken, self)
            line.has_plate = False
            line.set_sizes(min(7.2, h * 0.5) if row.place == 1 else size, name_size)
            line.show_progress(1.0, 1.0, 1.0, pen=False)
            line.clicked.connect(partial(self._press, row))
            line.setEnabled(self._leads)
            self.place(line, 4, _TOP + index * (h + _GAP), ROW_W, h, 0.5)
            line.show()
            self.lines.append(line)
        before: QWidget = self.done
        for widget in (*self.lines, self.back, self.onward):
            QWidget.setTabOrder(before, widget)
            before = widget
        self.turned.emit()

    def _where(self) -> str:
        """Which round is shown."""
        if self.page is None:
            return _("No phrase yet.")
        game, number = self.page
        if game:
            return _("An earlier game, round {n}").format(n=number)
        return _("Round {n} of {rounds}").format(n=number, rounds=self._rounds)

    def _press(self, row: PhraseRow) -> None:
        self.large.open_it(row.words, row.name, row.seat, row.chip, row.prompt)
        self.turned.emit()

    def _large_closed(self) -> None:
        if self._leads and self.isVisible():
            self.done.setFocus(Qt.FocusReason.OtherFocusReason)
        self.turned.emit()

    def focusNextPrevChild(self, onward: bool) -> bool:
        """Keys stay on what lies open: the table below is covered."""
        chain = [self.large] if self.large.isVisible() else [self.done, *self.lines, self.back, self.onward]
        chain = [widget for widget in chain if widget.isEnabled()]
        focused = self.focusWidget()
        at = chain.index(focused) if focused in chain else -1
        chain[(at + (1 if onward else -1)) % len(chain)].setFocus(
            Qt.FocusReason.TabFocusReason if onward else Qt.FocusReason.BacktabFocusReason
        )
        return True

    # ---- in step with a second screen

    @property
    def presented(self) -> tuple[int, str] | None:
        """For a second screen: the round of this game that is shown, and the phrase that is large; None where it is
        away. What is remembered of earlier games is not shown there.
        """
        page = self.page
        if not self.isVisible() or page is None or page[0]:
            return None
        return page[1], self.large.phrase

    def follow(self, view: WhimsyView, shown: tuple[int, str] | None) -> None:
        """On a second screen: be as `presented` says."""
        if shown is None:
            self.close_it()
            return
        number, phrase_shown = shown
        if not self.isVisible():
            self.open_it(view)
        if self.page != (0, number) and (0, number) in self._pages:
            self._page = self._pages.index((0, number))
            self._show_page()
        row = next(
            (row for row in self.model.items if row.number == number and row.phrase == phrase_shown), None
        )
        if row is None:
            self.large.close_it()
        elif self.large.phrase != phrase_shown:
            self._press(row)

    def escape(self) -> bool:
        if self.large.phrase:
            self.large.close_it()
        else:
            self.close_it()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        pages = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
        if event.key() in pages:
            self.turn(pages[Qt.Key(event.key())])
            return
        super().keyPressEvent(event)
