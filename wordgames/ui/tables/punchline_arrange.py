"""Before a game of Punch Line whose strips are arranged by hand: one seat after the other puts its strips in order."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPixmap
from PySide6.QtWidgets import QWidget

from wordgames.core.players import TABLE, Seat
from wordgames.games.punchline.moves import Arrange
from wordgames.games.punchline.view import PunchlineView, Status, StripView
from wordgames.qt.controller import GameController
from wordgames.qt.sandtimer import system_ms
from wordgames.texts import _
from wordgames.ui.buttons import Plaque, RoundButton
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.icons import Icon
from wordgames.ui.painting.text import Align
from wordgames.ui.screen import Screen
from wordgames.ui.tables.board_ground import shadowed
from wordgames.ui.tables.punchline_texts import joined, name_of
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.arrangeboard import RACK, ArrangeBoard
from wordgames.ui.widgets.choices import Choice
from wordgames.ui.widgets.lines import Line
from wordgames.ui.widgets.seatplate import SeatPlate, shared_name_size

_TOP, _GAP = 15.6, 0.55
_BOARD_X = 14.0
_LEFT, _SIDE_W = 88.4, 40.0
_RIGHT, _RIGHT_W = 132.4, 23.6

ChooseOrder = Callable[[Sequence[tuple[int, ...]]], tuple[int, ...]]


class ArrangeScreen(Screen):
    """The strips of whose turn it is. What somebody has done so far is kept, whenever the game is interrupted."""

    ground_name = "play"

    pause_wanted = Signal()
    """The pause button was pressed."""

    def __init__(
        self,
        controller: GameController,
        theme: Theme | None = None,
        parent: QWidget | None = None,
        *,
        clock: Callable[[], int] = system_ms,
        choose: ChooseOrder = random.choice,
    ) -> None:
        super().__init__(theme, parent)
        self._controller = controller
        self._choose = choose
        self._view: PunchlineView | None = None
        self._me: Seat | None = None
        self.title = Line(6.2, self, face=Face.DISPLAY, floor=4.0)
        self.board = ArrangeBoard(self.theme, self, clock=clock)
        self.advice = Line(3.4, self, align=Align.LEFT, floor=2.3)
        self.keys = Line(2.8, self, align=Align.LEFT, caption=True, floor=2.2)
        self.waiting = Line(2.4, self, caption=True)
        self.shuffle = Choice(_("Shuffle"), self, brass=False, size=3.3)
        self.ready = Plaque(_("Ready"), self, size=4.9)
        self.ready.set_sub(_("they stay so all game"))
        self.pause = RoundButton(Icon.PAUSE, _("Pause"), self)
        self.plate: SeatPlate | None = None
        self.board.orderChanged.connect(self._keep)
        self.board.readyRequested.connect(self._ready)
        self.shuffle.clicked.connect(self._shuffle)
        self.ready.clicked.connect(self._ready)
        self.pause.clicked.connect(self.pause_wanted)
        self.main_action = self.ready
        self.setFocusProxy(self.board)
        self.advice.set_text(
            _(
                "A word reads from the top down: which letters should come early? Every card switches two lines."
            )
        )
        self.keys.set_text(
            _("Drag a strip to another slot, or lift it with Space and move it with the arrows.")
        )
        self.place(self.title, 14.0, 3.3, 132.0, 11.0, 0.25)
        self.place(self.pause, 150.1, 6.4, 5.8, 5.8, 0.25)
        self.place(self.board, _BOARD_X, _TOP, RACK.width, RACK.height, _GAP)
        self.place(self.advice, _LEFT, _TOP + 2.0, _SIDE_W, 22.0, _GAP)
        self.place(self.keys, _LEFT, _TOP + 25.0, _SIDE_W, 16.0, _GAP)
        self.place(self.shuffle, _RIGHT, _TOP + 42.4, _RIGHT_W, 7.4, _GAP)
        self.place(self.ready, _RIGHT, _TOP + 51.6, _RIGHT_W, 14.4, _GAP)
        self.place(self.waiting, _BOARD_X, 83.9, 112.0, 3.6, 1.0)

    @property
    def seat(self) -> Seat | None:
        """Who arranges his strips here now; None while nobody's may be seen."""
        return self._me

    def set_reduce_motion(self, reduce: bool) -> None:
        """Strips jump."""
        self.board.set_reduce_motion(reduce)

    def show_view(self, view: PunchlineView) -> None:
        """Show whose turn it is, with his strips if they may be seen."""
        self._view = view
        me = _whose(view)
        if me is None:
            self.put_away()
        elif me != self._me or not self.board.order:
            self._sit_down(me, view)
        for part in (self.shuffle, self.ready, self.advice, self.keys):
            part.setVisible(me is not None)
        self._say(view)

    def put_away(self) -> None:
        """Hold nothing of anybody's."""
        self._me = None
        self.board.clear()
        if self.plate is not None:
            self.forget(self.plate)
            self.plate = None

    def _sit_down(self, seat: Seat, view: PunchlineView) -> None:
        self.put_away()
        self._me = seat
        strips = view.seats[seat].strips
        assert strips is not None
        self.board.show_strips(self._as_kept(strips, view), seat, view.values)
        self.plate = SeatPlate(seat, view.seats[seat].player, self)
        self.plate.hide_score()
        self.plate.set_active(True)
        self.place(self.plate, _RIGHT, _TOP, _RIGHT_W, 7.4, _GAP)
        shared_name_size([self.plate], _RIGHT_W, 7.4, 2.9)
        self.plate.show()
        self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def _say(self, view: PunchlineView) -> None:
        names = [
            one.player.name
            for seat, one in enumerate(view.seats)
            if seat != self._me and one.present and one.status is Status.BUILDING
        ]
        if self._me is None:
            self.title.set_text(_("The strips are put in order"))
        elif view.games > 1:
            self.title.set_text(
                _("Game {n}: {name}, put your strips in order").format(
                    n=view.game_number, name=name_of(view, self._me)
                )
            )
        else:
            self.title.set_text(_("{name}, put your strips in order").format(name=name_of(view, self._me)))
        # Translators: who arranges his strips after the one who does now.
        self.waiting.set_text(_("Then: {names}").format(names=joined(names)) if names else "")

    # ---- the draft

    def _as_kept(self, strips: tuple[StripView, ...], view: PunchlineView) -> tuple[StripView, ...]:
        """The strips as he had put them before the game was interrupted."""
        assert self._me is not None
        draft = self._controller.session.draft(self._me)
        order = (
            draft.get("order") if isinstance(draft, dict) and draft.get("game") == view.game_number else None
        )
        by_index = {strip.strip: strip for strip in strips}
        if isinstance(order, list) and sorted(order) == sorted(by_index):
            return tuple(by_index[index] for index in order)
        return strips

    def _keep(self, order: tuple[int, ...]) -> None:
        if self._view is not None and self._me is not None:
            kept = {"game": self._view.game_number, "order": list(order)}
            self._controller.session.keep_draft(self._me, kept)

    # ---- what is done

    def _shuffle(self) -> None:
        """One of the fair orders (rules, Punch Line 2)."""
        view, me = self._view, self._me
        strips = view.seats[me].strips if view is not None and me is not None else None
        if view is None or me is None or strips is None or self._controller.paused:
            return
        by_index = {strip.strip: strip for strip in strips}
        order = self._choose(self._controller.session.setup.deck.fair_orders)
        self.board.show_strips(tuple(by_index[index] for index in order), me, view.values)
        self._keep(order)

    def _ready(self) -> None:
        me = self._me
        if me is None or not self.board.order:
            return
        move = Arrange(self.board.order)
        if self._controller.check(me, move) is None and self._controller.submit(me, move):
            self._controller.session.keep_draft(me, None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self._ready()
            return
        super().keyPressEvent(event)

    def background(self, size: QSize, ratio: float) -> QPixmap | None:
        """The scene, with the shadow of the board on it."""
        scene = super().background(size, ratio)
        if scene is None:
            return None
        left, top = self.wing + _BOARD_X, _TOP + _GAP * self.extra
        return shadowed(scene, size, ratio, self.theme, RACK, left, top)


def _whose(view: PunchlineView) -> Seat | None:
    """Whose strips lie here: the viewer's own, at an open table those of the next who has not put his in order."""
    seats = range(len(view.seats)) if view.viewer == TABLE else (view.viewer,)
    return next(
        (
            seat
            for seat in seats
            if view.seats[seat].strips is not None
            and view.seats[seat].present
            and view.seats[seat].status is Status.BUILDING
            and not view.seats[seat].player.is_computer
        ),
        None,
    )
