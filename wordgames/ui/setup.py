"""Who sits where, how long, and then: curtain up."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from msgspec.structs import replace
from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtWidgets import QWidget

from wordgames.core.game import Refusal
from wordgames.core.players import Player
from wordgames.games.punchline.view import PunchlineOptions, TableMode
from wordgames.qt.handling import Hands, Way
from wordgames.qt.lineup import PLACES, Lineup
from wordgames.texts import _, ngettext
from wordgames.ui.buttons import Plaque, RoundButton
from wordgames.ui.houserules import EIGHT, FULL, HouseRules
from wordgames.ui.nameedit import NameEdit
from wordgames.ui.painting.choices import Seen
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.icons import Icon
from wordgames.ui.painting.places import CREST_TOP, PLATE, place_box
from wordgames.ui.painting.scenes import sofa_box
from wordgames.ui.painting.sofa import cushion_top, seats
from wordgames.ui.painting.text import Align, elided
from wordgames.ui.screen import HEIGHT, WIDTH, Screen
from wordgames.ui.setup_hands import HandsChoice
from wordgames.ui.setup_things import (
    FreePlace,
    LengthTicket,
    LevelButton,
    PlaceButton,
    RemoveButton,
    SeenCard,
    Slip,
)
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.choices import TickBox
from wordgames.ui.words import Words

LENGTHS = {"short": (125, 1), "normal": (250, 1), "full": (250, 4)}
"""Points to reach, and games in the match (rules, Punch Line)."""
MODES = {Seen.ALONE: TableMode.LIVE, Seen.PASSED: TableMode.PASSED, Seen.EVERYBODY: TableMode.OPEN}
"""How a game is played by who sees the screen."""


class Setup(Screen):
    """The sofa with six places, who sees the screen, how long, house rules; one press starts."""

    ground_name = "setup"
    back_wanted = Signal()
    hands_chosen = Signal(object, object)
    """Names of people and how each of them plays at an open table, before it is begun."""
    begun = Signal(object, object, str)
    """The players in sofa order, the options, and the game."""

    def __init__(
        self,
        game: str,
        lineup: Lineup,
        options: PunchlineOptions,
        guests: tuple[str, ...],
        explain: Callable[[Refusal], str],
        theme: Theme | None = None,
        parent: QWidget | None = None,
        *,
        hands: Hands | None = None,
    ) -> None:
        """`options` are what was chosen last, `guests` the names that "Add a guest" offers, in order, `hands` what is
        known of how people play.
        """
        super().__init__(theme, parent)
        self.game = game
        self.lineup = lineup
        lineup.setParent(self)
        self.options = options
        self._guests, self._explain = guests, explain
        self.hands = HandsChoice(hands or Hands(), self._people())
        self._editing: PlaceButton | None = None
        self._before_drag: tuple[Player, ...] = ()

        self.back = RoundButton(Icon.LEFT, _("Back to the shelf"), self)
        self.back.clicked.connect(self.back_wanted)
        self.title = Words(_("Who sits where?"), self, size=6.2, ink="title", face=Face.DISPLAY, shadow=True)
        self.hint = Words("", self, size=2.8, ink="title", face=Face.TEXT_SEMI, align=Align.RIGHT)
        self.places = [PlaceButton(self) for _place in range(PLACES)]
        self.levels = [LevelButton(seat, self) for seat in range(PLACES)]
        self.crosses = [RemoveButton(seat, self) for seat in range(PLACES)]
        self.free = [FreePlace(self) for _place in range(PLACES)]
        self._make_seen()
        self._make_lengths()
        self.slip = Slip(_("House rules"), "", self)
        self.meaning = Words("", self, size=2.6, floor=1.9, ink="body")
        self.meaning_below = Words("", self, size=2.6, floor=1.9, ink="body", face=Face.TEXT_SEMI)
        self.flat = TickBox(_("The screen lies flat; people sit around it, and play by touch"), self)
        self.start = Plaque(_("Curtain up"), self, size=4.8)
        self.main_action = self.start
        self.house = HouseRules(options, self)
        self.house.hide()
        self.edit = NameEdit(_("Name"), self)
        self.edit.size_u = 3.5
        self.edit.hide()
        self._connect()
        self._place_still_things()
        self._refresh()

    def _make_seen(self) -> None:
        self.seen_heading = Words(_("Who sees this screen?"), self, size=2.9, ink="caption")
        cards = (
            (Seen.ALONE, _("Only you"), _("computers stay covered")),
            (Seen.PASSED, _("It is passed"), _("a curtain at each turn")),
            (Seen.EVERYBODY, _("Everybody"), _("all look at one table")),
        )
        self.seen = [SeenCard(*card, self) for card in cards]

    def _make_lengths(self) -> None:
        self.length_heading = Words(_("How long?"), self, size=2.9, ink="caption")
        points = _("to {points} points")
        tickets = (
            ("short", _("Short"), _("about 20 min"), points.format(points=125)),
            ("normal", _("Normal"), _("about 35 min"), points.format(points=250)),
            ("full", _("Full"), _("about 140 min"), _("four games")),
        )
        self.lengths = [LengthTicket(*ticket, self) for ticket in tickets]

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
        for card in self.seen:
            card.picked.connect(self._pick_seen)
        self.flat.clicked.connect(self._lay_flat)
        for ticket in self.lengths:
            ticket.picked.connect(self._pick_length)
        self.slip.toggled.connect(self._fold)
        self.house.changed.connect(self._house_changed)
        self.start.clicked.connect(self._begin)
        self.edit.accepted.connect(self._renamed)
        self.edit.dropped.connect(self._drop_rename)
        for signal in (
            self.lineup.rowsInserted,
            self.lineup.rowsRemoved,
            self.lineup.rowsMoved,
            self.lineup.dataChanged,
        ):
            signal.connect(self._refresh)

    # ---- layout

    def _place_still_things(self) -> None:
        self.place(self.back, 6.0, 5.3, 5.8, 5.8)
        self.place(self.title, 14.2, 4.2, 76.0, 8.0)
        self.place(self.hint, 82.0, 4.2, 72.0, 8.0)
        self.place(self.seen_heading, 6, 48.3, 60, 3.8, gap=0.7)
        for column, card in enumerate(self.seen):
            self.place(card, 6 + column * 30.2, 54.6, 28.0, 20.4, gap=0.7)
        left = 6 + 3 * 28.0 + 2 * 2.2 + 6.0
        wide = (154 - left - 4.0) / 3
        self.place(self.length_heading, left, 48.3, 50, 3.8, gap=0.7)
        for column, ticket in enumerate(self.lengths):
            self.place(ticket, left + column * (wide + 2.0), 54.6, wide, 20.4, gap=0.7)
        self.place(self.house, 6, 49.0, 148, 26.6, gap=0.7)
        self.place(self.slip, 6, 77.8, 28, 8.6, gap=1)
        self.place(self.meaning, 38, 78.4, 79, 3.6, gap=1)
        self.place(self.meaning_below, 38, 82.2, 79, 3.6, gap=1)
        self.place(self.flat, 38, 82.0, 79, 4.2, gap=1)
        self.place(self.start, 121, 77.0, 33, 10.2, gap=1)

    def arrange(self) -> None:
        sofa = sofa_box(WIDTH + 2 * self.wing, HEIGHT + self.extra)
        cushion = cushion_top(sofa)
        for index, middle in enumerate(seats(sofa)):
            box = place_box(middle, cushion)
            x, y = box.x() - self.wing, box.y()
            if not self.places[index].dragging:
                self.place(self.places[index], x, y, box.width(), box.height())
            self.place(self.free[index], x, y, box.width(), box.height())
            self.place(self.levels[index], x + 4.0, y + CREST_TOP + 3.9, box.width() - 4.4, 3.2)
            self.place(self.crosses[index], x + 14.2, y - 0.3, 3.8, 3.8)
            if self._editing is self.places[index]:
                self.place(self.edit, x + 3.3, y + CREST_TOP, box.width() - 3.3, PLATE)

    # ---- what it shows

    def _refresh(self, *_changed: object) -> None:
        self._share_screen()
        players = self.lineup.players
        taken = len(players)
        people = self.lineup.people
        offers = self._offers(taken, people)
        ways = self._ways()
        for index, place in enumerate(self.places):
            here = index < taken
            place.setVisible(here)
            lower = here and (players[index].is_computer or players[index].name in ways)
            self.levels[index].setVisible(lower and not place.dragging)
            self.crosses[index].setVisible(here and not place.dragging)
            if here:
                player = players[index]
                place.show_player(player, index, ways.get(player.name, ""))
                turns = _("{name}: another level") if player.is_computer else _("{name}: play otherwise")
                self.levels[index].set_label("", name=turns.format(name=player.name))
                self.crosses[index].set_label("", name=_("{name} gets up").format(name=player.name))
            self.free[index].setVisible(not here)
            if not here:
                self.free[index].offer(*(offers.pop(0) if offers else ("", "", None)))
        for card in self.seen:
            card.setChecked(MODES[card.seen] is self.options.mode)
        for ticket in self.lengths:
            ticket.setChecked(self._is_length(str(ticket.value)))
        eight = self.options.games == EIGHT
        self.lengths[-1].set_texts(
            _("about 280 min") if eight else _("about 140 min"),
            _("eight games") if eight else _("four games"),
        )
        self.slip.set_sub(self.house.summary())
        self._say_meaning(players)
        self.say("")
        self._order_tabs()

    def _offers(self, taken: int, people: int) -> list[tuple[str, str, Icon | None]]:
        names = {player.name for player in self.lineup.players}
        known = next((name for name in self._guests if name not in names), None)
        below = _("{name}, or a new one").format(name=known) if known else _("type a name")
        guest: tuple[str, str, Icon | None] = (_("Add a guest"), below, Icon.PLUS)
        computer: tuple[str, str, Icon | None] = (_("Add a computer"), _("gentle, clever, sly"), Icon.GEAR)
        if PLACES - taken == 1 and people == 1:
            # Who plays alone fills the last place with one more computer.
            return [computer]
        return [guest, computer][: PLACES - taken]

    def _possible(self, seen: Seen) -> bool:
        """Whether so many people can share the screen in this way."""
        return (seen is Seen.ALONE) == (self.lineup.people < 2)

    def _share_screen(self) -> None:
        """Keep to what was chosen where that is possible; one person is alone, several pass the screen."""
        chosen = next(seen for seen, mode in MODES.items() if mode is self.options.mode)
        if not self._possible(chosen):
            seen = next(seen for seen in MODES if self._possible(seen))
            self.options = replace(self.options, mode=MODES[seen])
        self.house.show_options(self.options)

    def _people(self) -> list[str]:
        return [player.name for player in self.lineup.players if not player.is_computer]

    def _ways(self) -> dict[str, str]:
        """What people play with, by name; nothing but at an open table."""
        if self.options.mode is not TableMode.OPEN:
            return {}
        names = self._people()
        return {
            name: self.hands.words(one, len(names))
            for name, one in zip(names, self.hands.of(names), strict=True)
        }

    def _say_meaning(self, players: tuple[Player, ...]) -> None:
        people = self.lineup.people
        open_table = self.options.mode is TableMode.OPEN
        self.flat.setVisible(open_table and self.hands.can_lie_flat(people))
        self.flat.setChecked(self.hands.is_flat(people))
        self.meaning_below.setVisible(not self.flat.isVisibleTo(self))
        if open_table:
            self._say_open_table()
            return
        if self.options.mode is TableMode.PASSED:
            seconds = self.options.own_time_ms // 1000
            text = ngettext(
                "Each plays alone for {n} second behind the curtain.",
                "Each plays alone for {n} seconds behind the curtain.",
                seconds,
            )
            self.meaning.say(text.format(n=seconds))
            self.meaning_below.say(_("Instead of a race: the earliest turn on one's own clock gets the +5."))
            return
        computers = sum(player.is_computer for player in players)
        names = [player.name for player in players if not player.is_computer]
        text = ngettext(
            "{name} plays against {n} computer, whose holder stays covered.",
            "{name} plays against {n} computers, whose holders stay covered.",
            computers,
        )
        name = elided(names[0], 2.6, 26.0) if names else _("Nobody")
        self.meaning.say(text.format(name=name, n=computers))
        self.meaning_below.say(
            _("Who turns the glass first gets +5; from then on there are 30 seconds for all.")
        )

    def _say_open_table(self) -> None:
        names = self._people()
        by_touch = any(one.way is Way.TOUCH for one in self.hands.of(names))
        if by_touch and not self.hands.touch:
            self.meaning.say(_("No touch screen is known here: keys and the mouse serve three people."))
        else:
            self.meaning.say(
                _("All race at once. Press the lower line of a plate to play with something else.")
            )
        self.meaning_below.say(
            _("Who turns the glass first gets +5; from then on there are 30 seconds for all.")
        )

    def say(self, sentence: str) -> None:
        """One sentence about what did not work; nothing shows the usual hint."""
        self.hint.say(sentence or _("Drag the plates until they sit as you do."))

    def _order_tabs(self) -> None:
        order: list[QWidget] = [self.back]
        for group in zip(self.places, self.crosses, self.levels, strict=True):
            order.extend(group)
        order += [*self.free, *self.seen, *self.lengths, self.slip, *self.house.stops, self.flat, self.start]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    # ---- people

    def _row(self, place: PlaceButton) -> int:
        return self.places.index(place)

    def _begin_rename(self, place: PlaceButton) -> None:
        self._finish_rename()
        self._editing = place
        self.arrange()
        self._apply_all()
        self.say("")
        if not place.player.is_computer:
            self.hint.say(_("Two people can play as one: “Ana & Ben”."))
        self.edit.begin(place.player.name)

    def _renamed(self, name: str) -> None:
        if self._editing is None:
            return
        refusal = self.lineup.rename(self._row(self._editing), name)
        if refusal is None:
            self._drop_rename()
        elif self.edit.field.hasFocus():
            self.say(self._explain(refusal))
        else:
            # The focus went elsewhere: the old name stands, and the sentence says why.
            self._drop_rename(focus=False)
            self.say(self._explain(refusal))

    def _finish_rename(self) -> None:
        """Something else is pressed: the name that is being typed counts if it can."""
        if self._editing is not None:
            self._renamed(self.edit.field.text())
            self._drop_rename(focus=False)

    def _drop_rename(self, focus: bool = True) -> None:
        place, self._editing = self._editing, None
        self.edit.hide()
        if place is not None and focus:
            place.setFocus(Qt.FocusReason.OtherFocusReason)

    def _remove(self, place: PlaceButton) -> None:
        self._remove_row(self._row(place))

    def _remove_row(self, row: int) -> None:
        self._finish_rename()
        self.lineup.remove(row)
        (self.places[max(0, min(row, len(self.lineup.players) - 1))]).setFocus()

    def _move_by(self, place: PlaceButton, by: int) -> None:
        row = self._row(place)
        if self.lineup.move(row, row + by):
            self.places[max(0, min(row + by, len(self.lineup.players) - 1))].setFocus()

    def _take_place(self) -> None:
        pressed = self.sender()
        self._finish_rename()
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
        """A computer gets another level, a person plays with something else."""
        player = self.lineup.players[row]
        if player.is_computer:
            self.lineup.next_level(row)
        else:
            names = self._people()
            self.hands.change(names, names.index(player.name))
            self._refresh()

    def _lay_flat(self) -> None:
        self.hands.set_flat(self.flat.isChecked())
        self._refresh()

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
            self._apply_all()

    def _end_drag(self, place: PlaceButton, stays: bool) -> None:
        before, self._before_drag = self._before_drag, ()
        if before and not stays:
            row = self._row(place)
            home = before.index(place.player)
            self.places.insert(home, self.places.pop(row))
            self.lineup.move(row, home)
        self.arrange()
        self._apply_all()

    def _apply_all(self) -> None:
        for spot in list(self._spots.values()):
            if not getattr(spot.child, "dragging", False):
                self._apply(spot)

    # ---- choices

    def _pick_seen(self, seen: Seen) -> None:
        if self._possible(seen):
            self.options = replace(self.options, mode=MODES[seen])
            self._refresh()
        elif seen is Seen.ALONE:
            self.say(_("Several people play: pass the screen, or have all but one get up."))
        else:
            self.say(_("Add a guest first: so far one person plays."))

    def _is_length(self, value: str) -> bool:
        target, games = LENGTHS[value]
        if games != self.options.games and not (games == FULL and self.options.games == EIGHT):
            return False
        # A house that plays to a number of its own plays a normal game.
        own = self.options.target not in (125, 250)
        return games > 1 or (value == "normal" if own else self.options.target == target)

    def _pick_length(self, value: str) -> None:
        target, games = LENGTHS[value]
        self.options = replace(self.options, target=target, games=games)
        self.house.show_options(self.options)
        self._refresh()

    def _fold(self, unfolded: bool) -> None:
        for thing in (self.seen_heading, self.length_heading, *self.seen, *self.lengths):
            thing.setVisible(not unfolded)
        self.house.setVisible(unfolded)
        self.house.raise_()

    def _house_changed(self, options: PunchlineOptions) -> None:
        self.options = options
        self._refresh()

    def _begin(self) -> None:
        if self._editing is not None:
            self._renamed(self.edit.field.text())
            if self._editing is not None:
                return
        if self.lineup.people == 0:
            self.say(_("Nobody sits here to play: add a guest."))
            return
        self.say("")
        if self.options.mode is TableMode.OPEN:
            names = self._people()
            self.hands_chosen.emit(names, self.hands.of(names))
        self.begun.emit(self.lineup.players, self.options, self.game)

    def escape(self) -> bool:
        if self.slip.isChecked():
            self.slip.setChecked(False)
        else:
            self.back_wanted.emit()
        return True
