"""The sofa of the setup: who sits down, gets up, moves along, is called otherwise."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtWidgets import QWidget

from wordgames.core.game import Refusal
from wordgames.core.players import Player
from wordgames.qt.lineup import Lineup
from wordgames.texts import _
from wordgames.ui.nameedit import NameEdit
from wordgames.ui.painting.icons import Icon
from wordgames.ui.painting.places import CREST_TOP, PLATE, place_box, width_of
from wordgames.ui.painting.scenes import sofa_box
from wordgames.ui.painting.sofa import cushion_top, pitch_of, seats
from wordgames.ui.screen import HEIGHT, WIDTH, Screen
from wordgames.ui.setup_things import FreePlace, LevelButton, PlaceButton, RemoveButton

if TYPE_CHECKING:
    from wordgames.ui.setup_page import SetupPage

Offer = tuple[str, str, Icon | None]


class Sofa(QObject):
    """Puts the things of the sofa on a screen, and keeps them and the line-up in step."""

    changed = Signal()
    """Somebody sits otherwise."""
    said = Signal(str)
    """A sentence about what did not work; empty where all is well again."""
    hinted = Signal(str)
    """A sentence that helps with what is being done."""
    lower_line_pressed = Signal(int)
    """The lower line of a person's plate: the place, from the left."""

    def __init__(
        self,
        screen: Screen,
        page: SetupPage,
        lineup: Lineup,
        guests: tuple[str, ...],
        explain: Callable[[Refusal], str],
    ) -> None:
        super().__init__(screen)
        self._screen, self._page = screen, page
        self.lineup = lineup
        lineup.setParent(self)
        self._guests, self._explain = guests, explain
        self._editing: PlaceButton | None = None
        self._before_drag: tuple[Player, ...] = ()
        many = range(page.places)
        self.places = [PlaceButton(screen) for _place in many]
        self.levels = [LevelButton(seat, screen) for seat in many]
        self.crosses = [RemoveButton(seat, screen) for seat in many]
        self.free = [FreePlace(screen) for _place in many]
        self.edit = NameEdit(_("Name"), screen)
        self.edit.size_u = 3.5
        self.edit.hide()
        self._connect()

    def _connect(self) -> None:
        for place, level, cross, free in zip(self.places, self.levels, self.crosses, self.free, strict=True):
            place.rename_wanted.connect(self._begin_rename)
            place.removed.connect(self._remove)
            place.moved_by.connect(self._move_by)
            place.dragged_to.connect(self._drag)
            place.drag_ended.connect(self._end_drag)
            level.turned.connect(self._turn_lower_line)
            cross.pressed_for.connect(self._remove_row)
            free.clicked.connect(self._take_place)
        self.edit.accepted.connect(self._renamed)
        self.edit.dropped.connect(self._drop_rename)
        lineup = self.lineup
        for signal in (lineup.rowsInserted, lineup.rowsRemoved, lineup.rowsMoved, lineup.dataChanged):
            signal.connect(self._tell)

    def _tell(self, *_change: object) -> None:
        self.changed.emit()

    def stops(self) -> list[QWidget]:
        """All of it, as the keys go over it."""
        groups = zip(self.places, self.crosses, self.levels, strict=True)
        return [*(thing for group in groups for thing in group), *self.free]

    # ---- layout

    def arrange(self) -> None:
        """Put everything where it belongs on a screen of this size."""
        screen = self._screen
        sofa = sofa_box(WIDTH + 2 * screen.wing, HEIGHT + screen.extra)
        cushion = cushion_top(sofa)
        width = width_of(pitch_of(sofa, self._page.places))
        for index, middle in enumerate(seats(sofa, self._page.places)):
            box = place_box(middle, cushion, width)
            x, y = box.x() - screen.wing, box.y()
            if not self.places[index].dragging:
                screen.place(self.places[index], x, y, box.width(), box.height())
            screen.place(self.free[index], x, y, box.width(), box.height())
            screen.place(self.levels[index], x + 4.0, y + CREST_TOP + 3.9, box.width() - 4.4, 3.2)
            screen.place(self.crosses[index], x + width / 2 + 3.7, y - 0.3, 3.8, 3.8)
            if self._editing is self.places[index]:
                screen.place(self.edit, x + 3.3, y + CREST_TOP, box.width() - 3.3, PLATE)

    # ---- what it shows

    def refresh(self, ways: dict[str, str]) -> None:
        """Show the line-up; `ways` stand under the names of people, by name."""
        page, players = self._page, self.lineup.players
        taken = len(players)
        offers = self._offers(taken, self.lineup.people)
        for index, place in enumerate(self.places):
            here = index < taken
            place.setVisible(here)
            lower = here and (players[index].is_computer or players[index].name in ways)
            self.levels[index].setVisible(lower and not place.dragging)
            self.crosses[index].setVisible(here and not place.dragging)
            if here:
                player = players[index]
                word = page.level_word(player.level) if player.is_computer else ""
                place.show_player(
                    player, index, ways.get(player.name, ""), word=word, pips=page.levels_differ
                )
                turns = _("{name}: another level") if player.is_computer else _("{name}: play otherwise")
                self.levels[index].set_label("", name=turns.format(name=player.name))
                if player.is_computer:
                    about = page.about_level(player.level)
                    self.levels[index].setToolTip(about)
                    self.levels[index].setAccessibleDescription(about)
                self.crosses[index].set_label("", name=_("{name} gets up").format(name=player.name))
            self.free[index].setVisible(not here)
            if not here:
                self.free[index].offer(*(offers.pop(0) if offers else ("", "", None)))

    def _offers(self, taken: int, people: int) -> list[Offer]:
        names = {player.name for player in self.lineup.players}
        known = next((name for name in self._guests if name not in names), None)
        below = _("{name}, or a new one").format(name=known) if known else _("type a name")
        guest: Offer = (_("Add a guest"), below, Icon.PLUS)
        computer: Offer = (_("Add a computer"), self._page.level_words(), Icon.GEAR)
        free = self._page.places - taken
        if free == 1 and people == 1:
            # Who plays alone fills the last place with one more computer.
            return [computer]
        return [guest, computer][:free]

    # ---- people

    def _row(self, place: PlaceButton) -> int:
        return self.places.index(place)

    def _begin_rename(self, place: PlaceButton) -> None:
        self.finish_rename()
        self._editing = place
        self.arrange()
        self.said.emit("")
        if not place.player.is_computer:
            self.hinted.emit(_("Two people can play as one: “Ana & Ben”."))
        self.edit.begin(place.player.name)

    def _renamed(self, name: str) -> None:
        if self._editing is None:
            return
        refusal = self.lineup.rename(self._row(self._editing), name)
        if refusal is None:
            self._drop_rename()
        elif self.edit.field.hasFocus():
            self.said.emit(self._explain(refusal))
        else:
            # The focus went elsewhere: the old name stands, and the sentence says why.
            self._drop_rename(focus=False)
            self.said.emit(self._explain(refusal))

    def settle_rename(self) -> bool:
        """Take the name that is being typed. Returns whether it is none, or could be taken."""
        if self._editing is not None:
            self._renamed(self.edit.field.text())
        return self._editing is None

    def finish_rename(self) -> None:
        """Something else is pressed: the name that is being typed counts if it can."""
        if not self.settle_rename():
            self._drop_rename(focus=False)

    def _drop_rename(self, focus: bool = True) -> None:
        place, self._editing = self._editing, None
        self.edit.hide()
        if place is not None and focus:
            place.setFocus(Qt.FocusReason.OtherFocusReason)

    def _remove(self, place: PlaceButton) -> None:
        self._remove_row(self._row(place))

    def _remove_row(self, row: int) -> None:
        self.finish_rename()
        self.lineup.remove(row)
        (self.places[max(0, min(row, len(self.lineup.players) - 1))]).setFocus()

    def _move_by(self, place: PlaceButton, by: int) -> None:
        row = self._row(place)
        if self.lineup.move(row, row + by):
            self.places[max(0, min(row + by, len(self.lineup.players) - 1))].setFocus()

    def _take_place(self) -> None:
        pressed = self.sender()
        self.finish_rename()
        if isinstance(pressed, FreePlace) and pressed.symbol is Icon.PLUS:
            # Somebody may have such a name already: the first that is free.
            numbered = (f"{_('Guest')} {number}" for number in range(2, len(self.places) + 2))
            for name in (*self._guests, _("Guest"), *numbered):
                if self.lineup.add_guest(name) is None:
                    self._begin_rename(self.places[len(self.lineup.players) - 1])
                    break
        else:
            self.lineup.add_computer()
            self.places[len(self.lineup.players) - 1].setFocus()

    def _turn_lower_line(self, row: int) -> None:
        """A computer gets another level; of a person others know what happens."""
        if self.lineup.players[row].is_computer:
            self.lineup.next_level(row)
            self.hinted.emit(self._page.about_level(self.lineup.players[row].level))
        else:
            self.lower_line_pressed.emit(row)

    # ---- dragging

    def _drag(self, place: PlaceButton, middle: QPointF) -> None:
        if not self._before_drag:
            self._before_drag = self.lineup.players
        row = self._row(place)
        taken = len(self.lineup.players)
        others = [self.free[index].geometry().center().x() for index in range(taken)]
        to = min(range(taken), key=lambda index: abs(others[index] - middle.x()))
        if to != row:
            # The widgets change places with the people: the dragged one stays under the pointer.
            self.places.insert(to, self.places.pop(row))
            self.lineup.move(row, to)
            self.arrange()

    def _end_drag(self, place: PlaceButton, stays: bool) -> None:
        before, self._before_drag = self._before_drag, ()
        if before and not stays:
            row = self._row(place)
            home = before.index(place.player)
            self.places.insert(home, self.places.pop(row))
            self.lineup.move(row, home)
        self.arrange()
