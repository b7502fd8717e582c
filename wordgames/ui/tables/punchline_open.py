"""Punch Line at an open table while a card is turned and strips slide: everybody's holder, and one glass for all."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from wordgames.core.players import TABLE, Seat
from wordgames.games.punchline.moves import OUT_LEFT, OUT_RIGHT, Lock, Read, Slide, Turn
from wordgames.games.punchline.view import Phase, PunchlineView, SeatView, Status
from wordgames.qt.handling import Handling, Hands, Way, is_flat
from wordgames.qt.keys import Act, Cluster, KeyHands
from wordgames.qt.sandtimer import system_ms
from wordgames.qt.twin import AnyController
from wordgames.texts import _
from wordgames.ui.buttons import RoundButton
from wordgames.ui.painting.icons import Icon
from wordgames.ui.screen import Screen, unit_of
from wordgames.ui.tables.open_layout import Layout, Spot, around, columns
from wordgames.ui.tables.open_seat import OpenSeat
from wordgames.ui.tables.punchline_play import GLASS_MS, READ_MS
from wordgames.ui.tables.punchline_texts import announcement, joined, name_of, standing
from wordgames.ui.theme import Theme
from wordgames.ui.turning import upright
from wordgames.ui.widgets.board_painting import paint_board_shadow
from wordgames.ui.widgets.foot import Waiting
from wordgames.ui.widgets.lines import Line
from wordgames.ui.widgets.pixmaps import SMOOTH
from wordgames.ui.widgets.sandglass import SandGlass
from wordgames.ui.widgets.seatplate import shared_name_size
from wordgames.ui.widgets.sentence import SentenceLine

_NOTHING = Spot(QRectF(0, 0, 1, 1), 0.0)


class OpenScreen(Screen):
    """The holders of all people side by side, or around a flat screen; those of computers are covered."""

    ground_name = "play"

    pause_wanted = Signal()
    """The pause button was pressed."""

    def __init__(
        self,
        controller: AnyController,
        theme: Theme | None = None,
        parent: QWidget | None = None,
        *,
        hands: Hands | None = None,
        clock: Callable[[], int] = system_ms,
    ) -> None:
        """`hands` say how people play; without, as is suggested to them."""
        super().__init__(theme, parent)
        self._controller = controller
        self._clock = clock
        self._hands = hands or Hands()
        self._view: PunchlineView | None = None
        self._layout = Layout({}, None, _NOTHING, None, None, None)
        self._reduce_motion = False
        self._turned_ms: int | None = None
        """On the play clock: when the card was turned that a computer reads."""
        self._switched: tuple[int, int] | None = None
        self.seats: dict[Seat, OpenSeat] = {}
        """Of those who are here."""
        self.sentence = SentenceLine(self)
        self.glass = SandGlass(self, clock=clock)
        self.waiting = Waiting(self)
        self.standing = Line(2.2, self, caption=True)
        self.pause = RoundButton(Icon.PAUSE, _("Pause"), self)
        self.keys = KeyHands({}, self, clock=clock)
        self._turns: list[Seat] = []
        """Who has turned the glass since the window last listened to its keyboard and screen."""
        self._turns_ms = 0
        self._flush = QTimer(self)
        self._flush.setSingleShot(True)
        self._flush.setInterval(0)
        self._flush.timeout.connect(self._make_turns)
        self.keys.acted.connect(self._act)
        self.glass.clicked.connect(self._turn_by_mouse)
        self.pause.clicked.connect(self.pause_wanted)
        controller.glass.ticked.connect(self._show_glass)
        controller.clock.ticked.connect(self._tick)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.pause.installEventFilter(self)
        self.glass.installEventFilter(self)

    # ---- what is shown

    def set_reduce_motion(self, reduce: bool) -> None:
        """No sliding, no turning."""
        self._reduce_motion = reduce
        self.glass.set_reduce_motion(reduce)
        for one in self.seats.values():
            if one.board is not None:
                one.board.set_reduce_motion(reduce)

    def set_hands(self, hands: Hands) -> None:
        """People play in another way from now on."""
        if hands != self._hands:
            self._hands = hands
            self._clear_seats()
            if self._view is not None:
                self.show_view(self._view)

    def show_view(self, view: PunchlineView) -> None:
        """Show the table as it is now."""
        before, self._view = self._view, view
        there = [seat for seat, one in enumerate(view.seats) if one.present]
        if there != list(self.seats):
            self._seat_all(view, there)
        reading = view.phase is Phase.READING
        for seat, one in self.seats.items():
            shown = view.seats[seat]
            building = view.phase is Phase.BUILDING
            reads = reading and view.reader == seat and one.handling is not None
            can_turn = (
                building
                and view.timer is None
                and shown.status in (Status.BUILDING, Status.LOCKED)
                and self._controller.check(seat, Turn()) is None
            )
            can_lock = building and shown.status is Status.BUILDING
            one.show_view(view, reading=reads, can_turn=can_turn, can_lock=can_lock)
        self._show_switch(view)
        self._show_sentence(view)
        self._show_waiting(view)
        self._show_glass()
        self.standing.set_text(standing(view))
        mouse = self._mouse_seat()
        lit = mouse is not None and self.seats[mouse].glass.isEnabled() and view.timer is None
        self.glass.set_can_turn(lit, _("Turn the glass") if lit else _("Sand glass"))
        if view.phase is not Phase.BUILDING:
            self.keys.let_go()
        reader = self.seats.get(view.reader)
        self.main_action = reader.lock if reading and reader is not None else None
        if not reading:
            self._turned_ms = None
        elif self._turned_ms is None:
            self._turned_ms = self._controller.clock.now_ms()
        if before is None or before.phase is not view.phase:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def put_away(self) -> None:
        """Hold nothing of anybody's, as when another screen is shown: hidden pages speak, too."""
        self.keys.let_go()
        for one in self.seats.values():
            if one.board is not None:
                one.board.clear()
            if one.sentence is not None:
                one.sentence.show_sentence("")
        self.sentence.show_sentence("")

    def _clear_seats(self) -> None:
        for one in self.seats.values():
            one.throw_away()
        self.seats = {}

    def _seat_all(self, view: PunchlineView, there: list[Seat]) -> None:
        """Lay the table for those who are here: from left to right as they sit."""
        self._clear_seats()
        people = [seat for seat in there if not view.seats[seat].player.is_computer]
        of_people = self._hands.of([view.seats[seat].player.name for seat in people])
        handlings = dict(zip(people, of_people, strict=True))
        if is_flat(list(handlings.values())):
            others = [seat for seat in there if seat not in handlings]
            self._layout = around({seat: one.angle for seat, one in handlings.items()}, others)
        else:
            self._layout = columns(there)
        keys: dict[Seat, Cluster] = {}
        for seat in there:
            handling = handlings.get(seat)
            if handling is not None and handling.way in (Way.LEFT_KEYS, Way.RIGHT_KEYS):
                keys[seat] = self._hands.clusters[handling.way is Way.RIGHT_KEYS]
            self.seats[seat] = self._make_seat(view.seats[seat], seat, handling, keys.get(seat))
        self.keys.set_clusters(keys)
        self._place_things()
        self._size_names()
        self.refresh_background()

    def _make_seat(
        self, shown: SeatView, seat: Seat, handling: Handling | None, cluster: Cluster | None
    ) -> OpenSeat:
        station = self._layout.stations[seat]
        one = OpenSeat(self, seat, shown, station, handling, cluster, self._clock)
        one.presses = self._controller.leads
        one.slide_wanted.connect(self._slide)
        one.turn_wanted.connect(self._turn)
        one.lock_wanted.connect(self._lock)
        if one.board is not None:
            one.board.set_reduce_motion(self._reduce_motion)
        for widget in one.widgets:
            widget.show()
        for button in (one.lock, one.glass):
            button.installEventFilter(self)
        return one

    def _place_things(self) -> None:
        layout = self._layout
        things: list[tuple[QWidget, Spot | None]] = [
            (self.sentence, layout.sentence),
            (self.pause, layout.pause),
            (self.glass, layout.sand),
            (self.waiting, layout.waiting),
            (self.standing, layout.standing),
        ]
        for widget, spot in things:
            widget.setVisible(spot is not None and (widget is not self.pause or self._controller.leads))
            if spot is not None:
                a = spot.area
                self.place(widget, a.x(), a.y(), a.width(), a.height(), spot.gap)

    def _size_names(self) -> None:
        by_size: dict[tuple[float, float], list[OpenSeat]] = {}
        for one in self.seats.values():
            area = one.station.plate.area
            long, short = max(area.width(), area.height()), min(area.width(), area.height())
            by_size.setdefault((long, short), []).append(one)
        for (w, h), seats in by_size.items():
            # A score of three figures, and a cog, beside the name.
            # What stands in whole pixels may be a little narrower.
            room = 0.2 if seats[0].plate.score_below else 8.0
            band = 5.6 if w < 20 else None
            shared_name_size([one.plate for one in seats], w - room, h, min(3.3, h * 0.44), band)

    def _show_switch(self, view: PunchlineView) -> None:
        now = (view.game_number, view.round_number)
        if view.phase is not Phase.READING or not view.switch or self._switched == now:
            return
        boards = [one.board for one in self.seats.values() if one.board is not None]
        travel = [board.animate_switch(*view.switch) for board in boards]
        if any(travel):
            self._switched = now

    def _show_sentence(self, view: PunchlineView) -> None:
        reading = view.phase is Phase.READING or view.sentence is None
        sentence = announcement(view) if reading else view.sentence or ""
        # The blank is a line of one length: whatever lies in a window stays there.
        for line in (self.sentence, *(one.sentence for one in self.seats.values())):
            if line is not None:
                line.show_sentence(sentence)

    def _show_waiting(self, view: PunchlineView) -> None:
        if view.phase is Phase.READING:
            seats: tuple[Seat, ...] = (view.reader,)
            words = _("A tie: this round decides. Reads:") if view.tied else _("Reads this round")
        else:
            seats = tuple(
                seat for seat, one in enumerate(view.seats) if one.present and one.status is Status.BUILDING
            )
            words = _("Still sliding") if seats else ""
        self.waiting.show_waiting(words, seats, joined(name_of(view, seat) for seat in seats))

    def _show_glass(self) -> None:
        sand = self._controller.glass
        if sand.running:
            self.glass.run(sand.remaining_ms(), sand.duration_ms)
            for one in self.seats.values():
                if one.time is not None:
                    one.time.set_seconds(self.glass.seconds)
        elif self._view is None or self._view.timer is None:
            self.glass.rest(GLASS_MS)

    # ---- what is done

    def _slide(self, seat: Seat, slot: int, position: int) -> None:
        self._controller.submit(seat, Slide(slot, position))

    def _act(self, seat: Seat, act: Act) -> None:
        one = self.seats.get(seat)
        if one is not None and self.isVisible():
            one.act(act)

    def _turn(self, seat: Seat) -> None:
        """Somebody turns the glass. Who does so together has done so at one time: the rules say who counts."""
        view = self._view
        if view is not None and view.phase is Phase.READING:
            self._read_by(seat)
            return
        if not self._turns:
            self._turns_ms = self._controller.clock.now_ms()
            self._flush.start()
        if seat not in self._turns:
            self._turns.append(seat)

    def _make_turns(self) -> None:
        turns, self._turns = self._turns, []
        for seat in turns:
            if self._controller.check(seat, Turn(), at_ms=self._turns_ms) is None:
                self._controller.submit(seat, Turn(), at_ms=self._turns_ms)

    def _turn_by_mouse(self) -> None:
        seat = self._mouse_seat()
        if seat is not None:
            self._turn(seat)

    def _mouse_seat(self) -> Seat | None:
        """Who plays with the mouse: a click on the glass is his."""
        return next(
            (seat for seat, one in self.seats.items() if one.handling and one.handling.way is Way.MOUSE), None
        )

    def _lock(self, seat: Seat, by_key: bool) -> None:
        """Somebody locks his word; before that, who reads reads. A key locks no empty holder: a hurried press."""
        view = self._view
        if view is None:
            return
        if view.phase is Phase.READING:
            self._read_by(seat)
        elif self._shows_letter(seat) or not by_key:
            if self._controller.check(seat, Lock()) is None:
                self._controller.submit(seat, Lock())

    def _shows_letter(self, seat: Seat) -> bool:
        strips = self._view.seats[seat].strips if self._view is not None else None
        return any(OUT_RIGHT < strip.position < OUT_LEFT for strip in strips or ())

    def _read_by(self, seat: Seat) -> None:
        if self._view is not None and self._view.reader == seat:
            self._read()

    def _read(self) -> None:
        if self._controller.check(TABLE, Read()) is None:
            self._controller.submit(TABLE, Read())

    def _tick(self) -> None:
        view = self._view
        if view is None or self._turned_ms is None or view.phase is not Phase.READING or not self.isVisible():
            return
        reads_itself = view.seats[view.reader].player.is_computer
        if reads_itself and self._controller.clock.now_ms() - self._turned_ms >= READ_MS:
            self._turned_ms = None
            self._read()

    # ---- keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Whatever has the focus: keys that are somebody's are his.
        if isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.KeyPress and self.keys.press(event):
                return True
            if event.type() == QEvent.Type.KeyRelease and self.keys.release(event):
                return True
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if self.keys.owner(event) is not None:
                event.accept()
                return True
        if event.type() == QEvent.Type.TouchBegin:
            # Beside everything: no mouse is to be made of it, which would take the one who has the mouse away.
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.keys.press(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not self.keys.release(event):
            super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if not self.isActiveWindow():
            self.keys.let_go()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange and not self.isEnabled():
            # Something lies over the table, and has the keyboard; perhaps from the very start.
            keys: KeyHands | None = getattr(self, "keys", None)
            if keys is not None:
                keys.let_go()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.keys.let_go()

    # ---- the ground

    def background(self, size: QSize, ratio: float) -> QPixmap | None:
        """The scene, with the shadows of the boards on it."""
        scene = super().background(size, ratio)
        if scene is None:
            return None
        ground = scene.copy()
        ground.setDevicePixelRatio(1.0)
        u = max(unit_of(size), 0.5)
        w, h = size.width() / u, size.height() / u
        p = QPainter(ground)
        p.setRenderHints(SMOOTH)
        # For a moment after a change of size the scene has another one.
        p.scale(ground.width() / w, ground.height() / h)
        for one in self.seats.values():
            station = one.station
            if station.small:
                continue
            area = station.board.area.translated(self.wing, station.board.gap * self.extra)
            p.save()
            p.translate(area.center())
            p.rotate(station.angle)
            own = upright(area.size().toSize(), station.angle)
            k = min(own.width() / station.geometry.width, 1.0)
            p.scale(k, k)
            p.translate(QPointF(-station.geometry.width / 2, -station.geometry.height / 2))
            paint_board_shadow(p, self.theme, station.geometry)
            p.restore()
        p.end()
        ground.setDevicePixelRatio(ratio)
        return ground
