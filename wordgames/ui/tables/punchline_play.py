"""Punch Line while a card is turned and strips slide: own board, covered holders of the others, the glass."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPixmap
from PySide6.QtWidgets import QWidget

from wordgames.core.players import TABLE, Seat
from wordgames.games.punchline.moves import OUT_LEFT, OUT_RIGHT, Go, Lock, Read, Slide, Turn
from wordgames.games.punchline.view import Phase, PunchlineView, Status, StripView
from wordgames.qt.controller import GameController
from wordgames.qt.sandtimer import system_ms
from wordgames.texts import _, ngettext
from wordgames.ui.buttons import Plaque, RoundButton
from wordgames.ui.painting.icons import Icon
from wordgames.ui.painting.text import Align
from wordgames.ui.screen import Screen
from wordgames.ui.tables.board_ground import shadowed
from wordgames.ui.tables.punchline_texts import (
    announcement,
    hint,
    is_passed,
    match_tab,
    name_of,
    own_seconds,
    passed_hint,
    standing,
    still_to_come,
    used_words,
)
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.board_geometry import BoardGeometry
from wordgames.ui.widgets.boardcloth import BoardCloth
from wordgames.ui.widgets.choices import Choice
from wordgames.ui.widgets.covered import CoveredHolder
from wordgames.ui.widgets.lines import Line, Note
from wordgames.ui.widgets.sandglass import SandGlass
from wordgames.ui.widgets.seatplate import SeatPlate, shared_name_size
from wordgames.ui.widgets.sentence import SentenceLine
from wordgames.ui.widgets.stripboard import StripBoard

GLASS_MS = 30_000
"""What the plate of a glass at rest says: the rulebook's timer."""
READ_MS = 2_600
"""How long a computer takes to announce the switch before it reads."""
IDLE_MS = 600
"""After that, when the curtain has fallen, there is time for what will be needed next."""

_BOARD = BoardGeometry()
_LEFT, _TOP, _RIGHT = 4.0, 15.6, 136.4
_BOARD_X, _RIGHT_W, _SIDE_W = 22.7, 19.6, 16.4
_GAP = 0.55
"""The share of extra height above the board, and what stands beside it."""

_COLUMN = {
    1: (13.4, 6.6, 22.55),
    2: (13.4, 6.6, 22.55),
    3: (13.4, 6.6, 22.55),
    4: (9.2, 5.9, 16.75),
    5: (6.4, 5.5, 13.35),
}
"""By the number of others: height of a covered holder, of its plate, and from one to the next, in u."""


class PlayScreen(Screen):
    """The table during a round: of one person and computers, or on a passed screen of whoever is behind the curtain.

    On a passed screen it holds nothing of anybody's until he has said "Go", and nothing after his part; what all may
    see stands beside the reader's covered holder.
    """

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
    ) -> None:
        super().__init__(theme, parent)
        self._controller = controller
        self._view: PunchlineView | None = None
        self._me: Seat = next((s for s, p in enumerate(controller.session.players()) if not p.is_computer), 0)
        self._others: dict[Seat, tuple[CoveredHolder, SeatPlate]] = {}
        """What stands at the left for each seat, once it was needed; shown are those of `_there`."""
        self._there: list[Seat] = []
        self._cloth: BoardCloth | None = None
        """On a passed screen over the board, as long as nobody's strips lie there."""
        self._turned_ms: int | None = None
        """On the play clock: when the card was turned that a computer reads."""
        self._reduce_motion = False
        self._switched: tuple[int, int] | None = None
        """Game and number of the round whose switch has been seen to travel."""

        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(IDLE_MS)
        self._idle.timeout.connect(self._prepare)

        self.sentence = SentenceLine(self)
        self.board = StripBoard(self.theme, self, clock=clock)
        self.glass = SandGlass(self, clock=clock)
        self.main = Plaque("", self, size=4.9)
        self.lock = Choice(_("Lock it"), self, brass=False, size=2.9)
        self.pause = RoundButton(Icon.PAUSE, _("Pause"), self)
        self.note = Note(self)
        self.hint = Line(2.6, self, floor=2.2, alpha=0.94)
        self.standing = Line(2.2, self, align=Align.LEFT, caption=True)
        self.used = Line(2.2, self, caption=True)
        self.plate = SeatPlate(self._me, controller.session.players()[self._me], self)
        self.plate.set_active(True)

        self.board.slideRequested.connect(self._slide)
        self.board.lockRequested.connect(self._lock_by_key)
        self.board.turnRequested.connect(self._turn)
        self.glass.clicked.connect(self._turn)
        self.main.clicked.connect(self._main_pressed)
        self.lock.clicked.connect(self._lock)
        self.pause.clicked.connect(self.pause_wanted)
        controller.glass.ticked.connect(self._show_glass)
        controller.clock.ticked.connect(self._tick)
        self.main_action = self.main
        self.setFocusProxy(self.board)

        self.place(self.sentence, 14.0, 3.3, 132.0, 12.0, 0.25)
        self.place(self.pause, 150.1, 6.4, 5.8, 5.8, 0.25)
        self.place(self.board, _BOARD_X, _TOP, _BOARD.width, _BOARD.height, _GAP)
        self.place(self.plate, _RIGHT, _TOP, _RIGHT_W, 7.4, _GAP)
        self.place(self.glass, _RIGHT + 0.6, _TOP + 9.6, 18.4, 39.2, _GAP)
        self.place(self.hint, _BOARD_X + 1, 83.7, _BOARD.width - 2, 4.2, 1.0)
        self.place(self.standing, _LEFT, 83.9, 18.4, 4.0, 1.0)
        self.place(self.used, _BOARD_X, 86.9, _BOARD.width, 2.6, 1.0)
        self.place(self.note, _RIGHT, _TOP + 53.0, _RIGHT_W, 10.6, _GAP)
        self._place_buttons(two=False)

    # ---- what is shown

    def set_reduce_motion(self, reduce: bool) -> None:
        """No sliding, no turning."""
        self._reduce_motion = reduce
        self.board.set_reduce_motion(reduce)
        self.glass.set_reduce_motion(reduce)

    def show_view(self, view: PunchlineView) -> None:
        """Show the table as it is now."""
        before, self._view = self._view, view
        passed = is_passed(view)
        if passed:
            self._sit_down(_at_the_right(view))
        self._show_others(view)
        mine = view.seats[self._me]
        if passed and mine.status is Status.WAITING:
            # Before his own Go he gets no time to think, either.
            mine = replace(mine, strips=None)
        self._cover_board(passed and mine.strips is None)
        if passed and view.viewer == TABLE and still_to_come(view):
            self._idle.start()
        self.plate.set_score(mine.total)
        self.plate.set_match(match_tab(view, self._me))
        shared_name_size([self.plate], _RIGHT_W, 7.4, 2.9)
        reading = view.phase is Phase.READING
        if mine.strips is None:
            self.board.clear()
        else:
            self.board.set_marked(view.switch if reading and view.switch else ())
            self.board.show_strips(mine.strips, self._me, view.values)
            now = (view.game_number, view.round_number)
            if reading and view.switch and self._switched != now and self.board.animate_switch(*view.switch):
                self._switched = now
        building = view.phase is Phase.BUILDING and mine.status is Status.BUILDING and mine.strips is not None
        self.board.set_frozen(not building)
        self._show_sentence(view, mine.strips)
        self._show_actions(view, before)
        self._show_glass()
        self.hint.set_text(passed_hint(view) if passed else hint(view, self._me))
        self.standing.set_text(standing(view))
        self.used.set_text(used_words(view, self._me) if view.viewer == self._me else "")
        self.place(self.hint, _BOARD_X + 1, 82.7 if self.used.text else 83.7, _BOARD.width - 2, 4.2, 1.0)
        if not reading:
            self._turned_ms = None
        elif self._turned_ms is None and not passed:
            self._turned_ms = self._controller.clock.now_ms()

    def put_away(self) -> None:
        """Hold nothing of one's own, as when another screen is shown: hidden pages speak, too."""
        self.board.clear()
        self.sentence.show_sentence("")

    def _sit_down(self, seat: Seat) -> None:
        """Have the place at the right belong to this seat."""
        if seat == self._me:
            return
        self._me = seat
        self.forget(self.plate)
        self.plate = SeatPlate(seat, self._controller.session.players()[seat], self)
        self.plate.set_active(True)
        self.place(self.plate, _RIGHT, _TOP, _RIGHT_W, 7.4, _GAP)
        self.plate.show()

    def _cover_board(self, covered: bool) -> None:
        """Lay a cloth of the seat's colour over the board, or take it away."""
        cloth = self._cloth
        if cloth is not None and (not covered or cloth.seat != self._me):
            self.forget(cloth)
            self._cloth = cloth = None
        if covered and cloth is None:
            name = self._controller.session.players()[self._me].name
            self._cloth = cloth = BoardCloth(self._me, name, self)
            self.place(cloth, _BOARD_X, _TOP, _BOARD.width, _BOARD.height, _GAP)
            cloth.show()

    def _prepare(self) -> None:
        """Paint the bare board of whoever comes next while nobody waits for it: his time begins with his letters."""
        view = self._view
        if view is not None and view.viewer == TABLE and (people := still_to_come(view)):
            self.board.prepare(people[0], view.values)

    def _show_others(self, view: PunchlineView) -> None:
        there = [seat for seat, one in enumerate(view.seats) if seat != self._me and one.present]
        if there != self._there:
            self._there = there
            for seat in there:
                player = view.seats[seat].player
                if seat not in self._others:
                    self._others[seat] = (
                        CoveredHolder(seat, player.name, self),
                        SeatPlate(seat, player, self),
                    )
            self._place_others()
        for seat in there:
            holder, plate = self._others[seat]
            one = view.seats[seat]
            reading = view.phase is Phase.READING and one.status is not Status.OUT
            holder.set_status(Status.BUILDING if reading else one.status)
            plate.set_score(one.total)
            plate.set_match(match_tab(view, seat))

    def _place_others(self) -> None:
        for seat, pair in self._others.items():
            for part in pair:
                part.setVisible(seat in self._there)
        if not self._there:
            return
        cover, plate_h, pitch = _COLUMN[len(self._there)]
        between = 0.9 if len(self._there) <= 3 else 0.7
        shown = [self._others[seat] for seat in self._there]
        for i, (holder, plate) in enumerate(shown):
            y = _TOP + i * pitch
            self.place(holder, _LEFT, y, _SIDE_W, cover, _GAP)
            self.place(plate, _LEFT, y + cover + between, _SIDE_W, plate_h, _GAP)
        shared_name_size([plate for _holder, plate in shown], _SIDE_W, plate_h, plate_h * 0.394)

    def _show_sentence(self, view: PunchlineView, strips: tuple[StripView, ...] | None) -> None:
        if view.phase is Phase.READING or view.sentence is None:
            self.sentence.show_sentence(announcement(view))
        else:
            self.sentence.show_sentence(view.sentence, _letters(strips) if strips is not None else None)

    def _show_actions(self, view: PunchlineView, before: PunchlineView | None) -> None:
        status = view.seats[self._me].status
        passed = is_passed(view)
        building = view.phase is Phase.BUILDING and view.viewer == self._me
        free = status is Status.BUILDING if passed else status in (Status.BUILDING, Status.LOCKED)
        can_turn = building and free and (passed or view.timer is None)
        can_lock = building and status is Status.BUILDING
        can_go = passed and building and status is Status.WAITING
        lit = can_turn and self._controller.check(self._me, Turn()) is None
        self.glass.set_can_turn(lit, _("Turn the glass") if can_turn else _("Sand glass"))
        self._place_buttons(two=can_turn and can_lock)
        self.lock.setVisible(can_turn and can_lock)
        if view.phase is Phase.READING:
            people = still_to_come(view) if passed else ()
            if people:
                begins = _("{name} begins").format(name=name_of(view, people[0]))
                self._set_main(_("Pass it on"), begins, True)
            else:
                self._set_main(_("Read it"), _("and the race begins"), True)
        elif can_go:
            seconds = own_seconds(view)
            self._set_main(_("Go"), ngettext("{n} second", "{n} seconds", seconds).format(n=seconds), True)
        elif can_turn:
            sub = "" if can_lock else _("+5 if it counts")
            self._set_main(_("Turn it"), sub, lit)
        elif can_lock:
            self._set_main(_("Lock it"), _("final till the reveal"), True)
        elif passed:
            self.note.set_text(_("One moment"), _("computers play"))
            self._set_main("", "", False)
        else:
            self.note.set_text(_("Turned") if status is Status.TURNED else _("Locked"), _("till the reveal"))
            self._set_main("", "", False)
        waits = not (view.phase is Phase.READING or can_go or can_turn or can_lock)
        self.main.setVisible(not waits)
        self.note.setVisible(waits)
        if before is None or before.phase is not view.phase or before.viewer != view.viewer:
            self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def _set_main(self, label: str, sub: str, enabled: bool) -> None:
        self.main.set_label(label, name=f"{label}, {sub}" if sub else label)
        self.main.set_sub(sub)
        if not enabled and self.main.hasFocus():
            self.board.setFocus(Qt.FocusReason.OtherFocusReason)
        self.main.setEnabled(enabled)

    def _place_buttons(self, *, two: bool) -> None:
        y = _TOP + 51.6
        self.main.size_u = 4.6 if two else 4.9
        self.place(self.main, _RIGHT, y, _RIGHT_W, 8.6 if two else 14.4, _GAP)
        self.place(self.lock, _RIGHT, y + 9.7, _RIGHT_W, 4.7, _GAP)

    def _show_glass(self) -> None:
        sand = self._controller.glass
        if sand.running:
            self.glass.run(sand.remaining_ms(), sand.duration_ms)
        elif self._view is None or self._view.timer is None:
            passed = self._view is not None and is_passed(self._view)
            self.glass.rest(self._view.options.own_time_ms if self._view and passed else GLASS_MS)

    # ---- what is done

    def _slide(self, slot: int, position: int) -> None:
        self._controller.submit(self._me, Slide(slot, position))

    def _turn(self) -> None:
        if self._controller.check(self._me, Turn()) is None:
            self._controller.submit(self._me, Turn())

    def _lock(self) -> None:
        if self._controller.check(self._me, Lock()) is None:
            self._controller.submit(self._me, Lock())

    def _lock_by_key(self) -> None:
        """Enter locks a word, and reads the sentence before that; an empty holder is locked by its button alone."""
        view = self._view
        if view is None:
            return
        if view.phase is Phase.READING:
            self._read()
        elif self._may_go(view):
            self._go()
        elif _letters(view.seats[self._me].strips or ()):
            self._lock()

    def _main_pressed(self) -> None:
        view = self._view
        if view is None:
            return
        if view.phase is Phase.READING:
            self._read()
        elif self._may_go(view):
            self._go()
        elif view.timer is None or is_passed(view):
            self._turn()
        else:
            self._lock()

    def _read(self) -> None:
        if self._controller.check(TABLE, Read()) is None:
            self._controller.submit(TABLE, Read())

    def _may_go(self, view: PunchlineView) -> bool:
        return view.viewer == self._me and self._controller.check(self._me, Go()) is None

    def _go(self) -> None:
        self._controller.submit(self._me, Go())

    def _tick(self) -> None:
        view = self._view
        if view is None or self._turned_ms is None or view.phase is not Phase.READING or not self.isVisible():
            return
        if view.reader != self._me and self._controller.clock.now_ms() - self._turned_ms >= READ_MS:
            self._turned_ms = None
            self._read()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and not event.isAutoRepeat():
            if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                self._turn()
            else:
                self._lock_by_key()
            return
        super().keyPressEvent(event)

    # ---- the ground

    def background(self, size: QSize, ratio: float) -> QPixmap | None:
        """The scene, with the shadow of the board on it."""
        scene = super().background(size, ratio)
        if scene is None:
            return None
        left, top = self.wing + _BOARD_X, _TOP + _GAP * self.extra
        return shadowed(scene, size, ratio, self.theme, _BOARD, left, top)


def _at_the_right(view: PunchlineView) -> Seat:
    """On a passed screen: who looks; in public the reader, and under the curtain whoever comes next."""
    if view.viewer != TABLE:
        return view.viewer
    people = still_to_come(view) if view.phase is Phase.BUILDING else ()
    return people[0] if people else view.reader


def _letters(strips: tuple[StripView, ...]) -> str:
    """The letters in the windows, from top to bottom."""
    return "".join(s.letters[s.position] for s in strips if OUT_RIGHT < s.position < OUT_LEFT)
