"""Who has won a round, or a match, of Pun: the stairs, the biggest laying, the best words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from wordgames.core.players import TABLE, Seat
from wordgames.games.pun.moves import Close
from wordgames.games.pun.view import PunView, RoundView
from wordgames.qt.controller import GameController
from wordgames.qt.pun_drafts import DraftKeeper
from wordgames.qt.sandtimer import system_ms
from wordgames.texts import _, ngettext
from wordgames.texts.pun import rounds_won
from wordgames.texts.words import listing
from wordgames.ui.buttons import RoundButton
from wordgames.ui.painting.count_room import BENCH
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.icons import Icon
from wordgames.ui.painting.text import Align
from wordgames.ui.tables.pun_hindsight import Hindsight
from wordgames.ui.tables.pun_screen import PunScreen
from wordgames.ui.tables.pun_texts import name_of
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.choices import Choice
from wordgames.ui.widgets.laying_frame import Laying, LayingFrame
from wordgames.ui.widgets.lines import Line
from wordgames.ui.widgets.stairs import HEIGHT, WIDTH, Build, ScoreStairs, Stand
from wordgames.ui.widgets.wordticket import TICKET_H, TICKET_W, WordTicket

BEST = 3
"""So many of the best words get a ticket."""
MANY = 6
"""More stand on wider stairs."""
_W, _H = 31.5, 11.4


def letters(n: int) -> str:
    """A number of letters."""
    return ngettext("{n} letter", "{n} letters", n).format(n=n)


def best_words(rounds: Sequence[RoundView]) -> tuple[tuple[str, Seat, int], ...]:
    """Word, seat and letters of the longest that counted, no word of a seat twice."""
    counted = {
        (laid.word, hand.seat, laid.points)
        for shown in rounds
        for hand in shown.hands
        for laid in hand.words
        if laid.points
    }
    return tuple(sorted(counted, key=lambda one: (-one[2], one[0], one[1]))[:BEST])


def biggest_laying(view: PunView, rounds: Sequence[RoundView], title: str) -> Laying | None:
    """The hand that brought most letters, the first of equal ones, with the names of the others; None for none."""
    hands = [hand for shown in rounds for hand in shown.hands]
    most = max((hand.points for hand in hands), default=0)
    if not most:
        return None
    hand = next(hand for hand in hands if hand.points == most)
    words = tuple((laid.word, laid.cards) for laid in hand.words if laid.points)
    others = dict.fromkeys(one.seat for one in hands if one.points == most and one.seat != hand.seat)
    also = tuple(name_of(view, seat) for seat in others)
    return Laying(hand.seat, name_of(view, hand.seat), words, most, title, also)


def stands(view: PunView) -> tuple[Stand, ...]:
    """Everybody here by what the match goes by; equal ones share a place."""
    by_rounds = view.options.by_rounds_won
    points = {seat: one.won if by_rounds else one.total for seat, one in enumerate(view.seats) if one.present}
    order = sorted(points, key=lambda seat: (-points[seat], seat))
    return tuple(
        Stand(seat, view.seats[seat].player, 1 + sum(n > points[seat] for n in points.values()), points[seat])
        for seat in order
    )


class ResultScreen(PunScreen):
    """What a round and a match end with; subclasses say which, and what comes next."""

    ground_name = "pun_end"

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
        self._tickets: list[WordTicket] = []
        self._shown: tuple[object, ...] = ()
        self._hindsight = Hindsight(self)
        self._hindsight.found.connect(self._show_best)
        self.title = Line(8.6, self, face=Face.SERIF, floor=5.0)
        self.stairs = ScoreStairs(self, build=Build.WOOD)
        self.frame = LayingFrame(self)
        self.caption = Line(2.8, self, align=Align.LEFT, caption=True)
        self.note = Line(2.6, self, align=Align.RIGHT, floor=2.2)
        self.marked = Line(2.4, self, align=Align.RIGHT, caption=True)
        heavy = Face.TEXT_HEAVY
        self.back = Choice("", self, brass=False, size=3.2, face=heavy)
        self.onward = Choice("", self, brass=True, size=3.2, face=heavy)
        self.main_action = self.onward
        self.setFocusProxy(self.onward)
        self.title.raise_()
        for button in (self.back, self.onward):
            button.setVisible(controller.leads)
        self.place(self.title, 16, 3.4, 128, 10.6, 0.2)
        self._place_wall(False)
        self.place(self.note, 84, 65.2, 70, 3.4, 1.0)
        self.place(self.marked, 84, 68.8, 70, 3.0, 1.0)
        self.place(self.caption, 6, 67.4, 40, 3.4, 1.0)
        self.place(self.back, 154 - 2 * _W - 2.2, 90 - 4 - _H, _W, _H, 1.0)
        self.place(self.onward, 154 - _W, 90 - 4 - _H, _W, _H, 1.0)

    # ---- what subclasses say

    def winners_line(self, view: PunView) -> str:
        """The title."""
        raise NotImplementedError

    def rounds_of(self, view: PunView) -> tuple[RoundView, ...]:
        """The rounds whose words are shown."""
        raise NotImplementedError

    # ---- what is shown

    def show_view(self, view: PunView) -> None:
        super().show_view(view)
        self.title.set_text(self.winners_line(view))
        by_rounds = view.options.by_rounds_won
        self._place_wall(sum(one.present for one in view.seats) > MANY)
        self.stairs.show_stands(stands(view), rounds_won if by_rounds else letters)
        self.note.set_text(_standing(view))
        rounds = self.rounds_of(view)
        one = len(rounds) == 1 and view.rounds > 1
        title = _("biggest laying of the round") if one else _("biggest laying")
        self.frame.show_laying(biggest_laying(view, rounds, title))
        best = best_words(rounds)
        self._hindsight.spell(tuple(word for word, _seat, _n in best), view.options)
        self._show_best()

    def _place_wall(self, many: bool) -> None:
        """Stairs and frame; stairs for many are wider, for the sake of their names."""
        x, w = (4.0, 84.0) if many else (9.0, WIDTH)
        self.place(self.stairs, x, BENCH - HEIGHT, w, HEIGHT, 1.0)
        x, w = (92.0, 62.0) if many else (88.0, 64.0)
        self.place(self.frame, x, 18.6, w, 36.0, 0.6)

    def _show_best(self) -> None:
        view = self.view
        if view is None:
            return
        best = best_words(self.rounds_of(view))
        written = self._hindsight.written
        shown = tuple((written.get(word) or word, seat, points) for word, seat, points in best)
        if shown == self._shown:
            return
        self._shown = shown
        for ticket in self._tickets:
            self.forget(ticket)
        self._tickets = [
            WordTicket(word, name_of(view, seat), seat, points, self, face=Face.SERIF, count=letters)
            for word, seat, points in shown
        ]
        self.caption.set_text(_("Best words") if best else "")
        for i, ticket in enumerate(self._tickets):
            self.place(ticket, 6 + i * (TICKET_W + 2.0), 71.8, TICKET_W, TICKET_H, 1.0)
            ticket.show()

    def finish_search(self) -> None:
        """Wait until nothing is looked for any more, as before the window closes."""
        self._hindsight.finish()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.finish_search()


class RoundResult(ResultScreen):
    """After the table's word: who has won the round, and how the match stands. Over the words that led to it."""

    back_wanted = Signal()
    """The words once more: something was forgotten."""

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
        self.pause = RoundButton(Icon.PAUSE, _("Pause"), self)
        self.pause.setVisible(controller.leads)
        self.pause.clicked.connect(self.pause_wanted)
        self.place(self.pause, 150.4, 1.6, 5.6, 5.6)
        self.back.set_label(_("The words again"))
        self.onward.set_label(_("Next round"))
        self.back.clicked.connect(self.back_wanted)
        self.onward.clicked.connect(self._next)

    def winners_line(self, view: PunView) -> str:
        shown = view.shown[-1]
        names = [name_of(view, seat) for seat in shown.winners]
        text = ngettext("Round {number} goes to {names}", "Round {number}: {names} share it", len(names))
        return text.format(number=shown.number, names=listing(names))

    def rounds_of(self, view: PunView) -> tuple[RoundView, ...]:
        return view.shown[-1:]

    def _next(self) -> None:
        if self.controller.check(TABLE, Close()) is None:
            self.controller.submit(TABLE, Close())

    def escape(self) -> bool:
        self.back_wanted.emit()
        return True


def _standing(view: PunView) -> str:
    """By what the numbers on the stairs stand."""
    if view.rounds == 1:
        return ""
    n = view.round_number
    if view.options.by_rounds_won:
        text = ngettext("Rounds won, after {n} of {rounds}", "Rounds won, after {n} of {rounds}", n)
    else:
        text = ngettext("Letters, after {n} round of {rounds}", "Letters, after {n} rounds of {rounds}", n)
    return text.format(n=n, rounds=view.rounds)
