"""One seat at an open table: its plate, its board or what covers it, and what it may press."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from wordgames.core.players import Seat
from wordgames.games.punchline.view import Phase, PunchlineView, SeatView, Status
from wordgames.qt.handling import Handling, Way
from wordgames.qt.keys import Act, Cluster
from wordgames.texts import _, pgettext
from wordgames.ui.painting.icons import Icon
from wordgames.ui.screen import Screen
from wordgames.ui.tables.open_layout import Spot, Station
from wordgames.ui.widgets.covered import CoveredHolder, does
from wordgames.ui.widgets.foot import PlaysWith, SeatButton, TimeLeft
from wordgames.ui.widgets.lens_board import LensBoard
from wordgames.ui.widgets.lens_geometry import LensGeometry
from wordgames.ui.widgets.lines import Line
from wordgames.ui.widgets.seatplate import SeatPlate
from wordgames.ui.widgets.sentence import SentenceLine
from wordgames.ui.widgets.stripboard import StripBoard


class OpenSeat(QObject):
    """The widgets of one seat on a screen, and what they wish. A computer's seat has no board at all."""

    slide_wanted = Signal(int, int, int)
    """Seat, slot, position."""
    turn_wanted = Signal(int)
    lock_wanted = Signal(int, bool)
    """Lock the word, or before the sentence is read: read it; and whether a key was pressed for it."""

    def __init__(
        self,
        screen: Screen,
        seat: Seat,
        one: SeatView,
        station: Station,
        handling: Handling | None,
        cluster: Cluster | None,
        clock: Callable[[], int],
    ) -> None:
        super().__init__(screen)
        self._screen = screen
        self.seat = seat
        self.station = station
        self.handling = handling
        self.presses = True
        """Whether there is something to press; not on a second screen, which only shows."""
        self._cluster = cluster
        self.plate = SeatPlate(seat, one.player, screen)
        narrow = station.plate.area.width() < 24
        self.plate.score_below = narrow or station.sentence is not None or station.small
        self.cover = CoveredHolder(seat, one.player.name, screen)
        self.cover.medal_size = 3.0 if station.small else 6.2
        self.board: StripBoard | None = None
        self.keys: PlaysWith | None = None
        self.sentence: SentenceLine | None = None
        self.lock = SeatButton("", screen)
        self.glass = SeatButton("", screen, icon=Icon.GLASS)
        self.says = Line(2.6, screen, floor=1.6)
        self.time = TimeLeft(screen) if station.time is not None and handling is not None else None
        if handling is not None:
            self._make_board(screen, one, handling, clock)
            if station.keys is not None:
                self.keys = PlaysWith(handling, cluster, screen)
            if station.sentence is not None:
                self.sentence = SentenceLine(screen)
        self.lock.pressed_now.connect(self._lock)
        self.glass.pressed_now.connect(self._turn)
        for widget in self.widgets:
            if hasattr(widget, "angle"):
                widget.angle = station.angle
        self._place()

    def _make_board(
        self, screen: Screen, one: SeatView, handling: Handling, clock: Callable[[], int]
    ) -> None:
        geometry = self.station.geometry
        if isinstance(geometry, LensGeometry):
            self.board = LensBoard(screen.theme, screen, geometry=geometry, clock=clock)
        else:
            self.board = StripBoard(screen.theme, screen, clock=clock, shared=True, angle=handling.angle)
        self.board.setAccessibleName(_("{name}'s strips").format(name=one.player.name))
        self.board.pointers = handling.way in (Way.MOUSE, Way.TOUCH)
        self.board.slideRequested.connect(self._slide)

    @property
    def widgets(self) -> list[QWidget]:
        """All there are."""
        there: list[QWidget | None] = [self.plate, self.cover, self.board, self.keys, self.sentence]
        there += [self.lock, self.glass, self.says, self.time]
        return [widget for widget in there if widget is not None]

    def _place(self) -> None:
        s = self.station
        places: list[tuple[QWidget | None, Spot | None]] = [
            (self.plate, s.plate),
            (self.cover, s.board),
            (self.board, s.board),
            (self.keys, s.keys),
            (self.sentence, s.sentence),
            (self.lock, s.lock),
            (self.glass, s.glass),
            (self.says, s.says),
            (self.time, s.time),
        ]
        for widget, spot in places:
            if widget is not None and spot is not None:
                a = spot.area
                self._screen.place(widget, a.x(), a.y(), a.width(), a.height(), spot.gap)

    def throw_away(self) -> None:
        """The seat has left, or sits elsewhere."""
        if self.board is not None:
            self.board.clear()
        for widget in self.widgets:
            self._screen.forget(widget)
        self.deleteLater()

    # ---- what is shown

    def show_view(self, view: PunchlineView, *, reading: bool, can_turn: bool, can_lock: bool) -> None:
        """Show the seat as it is now; what can be done comes from the rules."""
        one = view.seats[self.seat]
        self.plate.set_score(one.total)
        self.plate.set_active(reading)
        self._show_holder(view, one)
        running = view.timer is not None
        key = self._cluster.lock if self._cluster is not None else ""
        if reading:
            self.lock.show_as(_("Read it"), name=_("{name}: read it").format(name=one.player.name), key=key)
        else:
            name = _("{name}: lock the word").format(name=one.player.name)
            # Translators: lock one's word. A button as narrow as four letters.
            self.lock.show_as(pgettext("short", "Lock"), name=name, key=key, brass=running or not can_turn)
        glass_key = self._cluster.glass if self._cluster is not None else ""
        self.glass.show_as("", name=_("{name}: turn the glass").format(name=one.player.name), key=glass_key)
        building = view.phase is Phase.BUILDING and one.status is Status.BUILDING
        glass_there = not running and (building or (one.status is Status.LOCKED and can_turn))
        playing = self.handling is not None and self.presses
        self._show(self.lock, playing and (reading or can_lock))
        self._show(self.glass, playing and glass_there)
        self.glass.setEnabled(can_turn)
        if self.time is not None:
            self._show(self.time, running)
        self._widen(running=running or reading)
        covered = self.board is None or one.strips is None
        at_rest = view.phase is Phase.READING and one.status is not Status.OUT
        says = "" if at_rest or not covered else does(one.status)
        self.says.set_text("" if self.station.small else says)
        if self.keys is not None:
            self._show(self.keys, not covered and self.presses)

    def _show_holder(self, view: PunchlineView, one: SeatView) -> None:
        reading = view.phase is Phase.READING and one.status is not Status.OUT
        self.cover.set_status(Status.BUILDING if reading else one.status)
        board = self.board
        if board is None:
            return
        if one.strips is None:
            board.clear()
        else:
            board.set_marked(view.switch if view.phase is Phase.READING and view.switch else ())
            board.show_strips(one.strips, self.seat, view.values)
        board.set_frozen(view.phase is not Phase.BUILDING or one.status is not Status.BUILDING)
        self._show(board, one.strips is not None)
        self._show(self.cover, one.strips is None)

    def _widen(self, *, running: bool) -> None:
        """Where there is no glass to turn the lock takes its place, too; a locked seat's line leaves it room."""
        s = self.station
        lock, glass = s.lock, s.glass
        area = lock.area.united(glass.area) if running and s.sentence is None else lock.area
        self._screen.place(self.lock, area.x(), area.y(), area.width(), area.height(), lock.gap)
        says = s.says.area
        if s.sentence is None and self.glass.isVisibleTo(self._screen) and self.board is not None:
            says = says.adjusted(0, 0, -glass.area.width() - 0.8, 0)
        self._screen.place(self.says, says.x(), says.y(), says.width(), says.height(), s.says.gap)

    @staticmethod
    def _show(widget: QWidget, shown: bool) -> None:
        if widget.isHidden() == shown:
            widget.setVisible(shown)

    # ---- what is wished

    def act(self, act: Act) -> None:
        """A key of this seat's cluster."""
        if act is Act.GLASS:
            self.turn_wanted.emit(self.seat)
        elif act is Act.LOCK:
            self.lock_wanted.emit(self.seat, True)
        elif self.board is not None and self.board.isVisible():
            if act in (Act.UP, Act.DOWN):
                self.board.set_slot(self.board.slot + (1 if act is Act.DOWN else -1))
            else:
                self.board.nudge(1 if act is Act.LEFT else -1)

    def _slide(self, slot: int, position: int) -> None:
        self.slide_wanted.emit(self.seat, slot, position)

    def _turn(self) -> None:
        self.turn_wanted.emit(self.seat)

    def _lock(self) -> None:
        self.lock_wanted.emit(self.seat, False)
