"""Punch Line on the TV, during a round: the sentence, everybody's covered holder and points, and the glass."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from wordgames.core.players import Seat
from wordgames.games.punchline.view import Phase, PunchlineView, Status
from wordgames.qt.sandtimer import system_ms
from wordgames.qt.twin import TwinController
from wordgames.session.places import Cover
from wordgames.texts import _
from wordgames.texts import curtain as curtain_texts
from wordgames.ui.painting.text import Align
from wordgames.ui.screen import Screen
from wordgames.ui.tables.punchline_texts import (
    announcement,
    is_passed,
    match_tab,
    name_of,
    passed_hint,
    standing,
    still_to_come,
)
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.covered import CoveredHolder, does
from wordgames.ui.widgets.lines import Line
from wordgames.ui.widgets.lookline import LookLine
from wordgames.ui.widgets.publicplate import PublicPlate
from wordgames.ui.widgets.sandglass import SandGlass
from wordgames.ui.widgets.sentence import SentenceLine

_LEFT, _RIGHT = 6.0, 126.0
_TOP, _BOTTOM = 24.4, 76.6
_GAP = 0.55
_BETWEEN = 3.0
_PLATE = 13.4
_PEEK = 1.6
"""How far the plate lies over the holder that stands behind it."""
GLASS_MS = 30_000


class PublicScreen(Screen):
    """It holds what the whole table may know, and nothing to press."""

    ground_name = "play"

    def __init__(
        self,
        controller: TwinController,
        theme: Theme | None = None,
        parent: QWidget | None = None,
        *,
        clock: Callable[[], int] = system_ms,
    ) -> None:
        super().__init__(theme, parent)
        self._controller = controller
        self._view: PunchlineView | None = None
        self._there: tuple[Seat, ...] = ()
        self.seats: dict[Seat, tuple[CoveredHolder, PublicPlate]] = {}
        """Holder and plate of everybody who is there."""
        self.sentence = SentenceLine(self)
        self.glass = SandGlass(self, clock=clock)
        self.glass.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.glass.set_can_turn(False, _("Sand glass"))
        # The glass of the other screen speaks.
        self.glass.announced.disconnect()
        self.looks = LookLine(self)
        self.standing = Line(3.4, self, align=Align.CENTER, floor=2.4, caption=True)
        controller.glass.ticked.connect(self._show_glass)
        controller.sceneChanged.connect(self._scene_changed)
        self.place(self.sentence, 8.0, 3.4, 144.0, 19.0, 0.25)
        self.place(self.glass, 130.0, 24.4, 24.0, 47.6, _GAP)
        self.place(self.standing, 127.0, 72.4, 30.0, 8.0, _GAP)
        self.place(self.looks, 6.0, 78.0, 120.0, 10.0, 1.0)

    def set_reduce_motion(self, reduce: bool) -> None:
        """No turning."""
        self.glass.set_reduce_motion(reduce)

    def show_view(self, view: PunchlineView) -> None:
        """Show the table as it is now."""
        self._view = view
        there = tuple(seat for seat in view.rotation if view.seats[seat].present)
        if there != self._there:
            self._there = there
            self._lay_seats(view)
        looking = self._controller.looking
        for seat, (holder, plate) in self.seats.items():
            one = view.seats[seat]
            fresh = view.phase is Phase.READING and one.status is not Status.OUT
            status = Status.BUILDING if fresh else one.status
            holder.set_status(status)
            active = seat == looking if is_passed(view) else seat == _starter(view)
            plate_says = active or status is Status.OUT
            # What the others do their medals say: names are large.
            words = does(status) if plate_says and not fresh else ""
            if active and status is Status.WAITING:
                words = _("is next") if self._controller.scene.cover is Cover.CURTAIN else _("is looking")
            plate.show_seat(one.total, words, active=active, match=match_tab(view, seat))
        self.sentence.show_sentence(_headline(view))
        self.standing.set_text(standing(view))
        self._show_looks(view)
        self._show_glass()

    def _lay_seats(self, view: PunchlineView) -> None:
        for parts in self.seats.values():
            for part in parts:
                self.forget(part)
        self.seats = {}
        columns, rows = _grid(len(self._there))
        wide = (_RIGHT - _LEFT - _BETWEEN * (columns - 1)) / columns
        high = (_BOTTOM - _TOP - _BETWEEN * (rows - 1)) / rows
        for number, seat in enumerate(self._there):
            row, column = divmod(number, columns)
            in_row = min(columns, len(self._there) - row * columns)
            # A row that is not full stands in the middle.
            left = _LEFT + (_RIGHT - _LEFT - in_row * wide - (in_row - 1) * _BETWEEN) / 2
            x, y = left + column * (wide + _BETWEEN), _TOP + row * (high + _BETWEEN)
            player = view.seats[seat].player
            holder, plate = CoveredHolder(seat, player.name, self), PublicPlate(seat, player, self)
            cover = high - _PLATE + _PEEK
            holder.medal_size = min(5.0, cover * 0.3)
            inset = min(wide * 0.12, 5.0)
            self.place(holder, x + inset, y, wide - 2 * inset, cover, _GAP)
            self.place(plate, x, y + high - _PLATE, wide, _PLATE, _GAP)
            for part in (holder, plate):
                part.show()
            self.seats[seat] = (holder, plate)

    def _scene_changed(self, _scene: object) -> None:
        if self._view is not None:
            self.show_view(self._view)

    def _show_looks(self, view: PunchlineView) -> None:
        """Who has the other screen, or what the room waits for."""
        seat, scene = self._controller.looking, self._controller.scene
        if not is_passed(view):
            self.looks.say(_room_hint(view), _starter(view))
        elif seat is None:
            self.looks.say(passed_hint(view))
        elif scene.cover is Cover.CURTAIN:
            self.looks.say(curtain_texts.goes_to(name_of(view, seat)), seat)
        else:
            self.looks.say(curtain_texts.is_looking(name_of(view, seat)), seat)

    def _show_glass(self) -> None:
        sand, view = self._controller.glass, self._view
        if sand.running:
            self.glass.run(sand.remaining_ms(), sand.duration_ms)
        elif view is not None and view.timer is None:
            self.glass.rest(view.options.own_time_ms if is_passed(view) else GLASS_MS)


def _headline(view: PunchlineView) -> str:
    """What the room reads first."""
    if view.phase is Phase.ARRANGING:
        return _("The strips are put in order")
    sentence = view.sentence if view.phase is Phase.BUILDING else None
    return sentence or announcement(view)


def _grid(seats: int) -> tuple[int, int]:
    """Columns and rows."""
    return (max(seats, 1), 1) if seats <= 3 else ((seats + 1) // 2, 2)


def _starter(view: PunchlineView) -> Seat | None:
    """Who has turned the glass for all."""
    return view.timer.starter if view.timer is not None else None


def _room_hint(view: PunchlineView) -> str:
    """What happens at a table where all race at once."""
    if view.phase is Phase.ARRANGING:
        people = still_to_come(view)
        return curtain_texts.is_looking(name_of(view, people[0])) if people else ""
    if view.phase is Phase.READING:
        return _("{name} reads the next sentence.").format(name=name_of(view, view.reader))
    starter = _starter(view)
    if starter is not None:
        return _("{name} turned the glass.").format(name=name_of(view, starter))
    return _("Who turns the glass first gets +5.")
