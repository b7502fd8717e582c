"""Who plays on: in the middle of a game somebody gets up or sits down, as far as the rules allow it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from wordgames.core.game import Refusal
from wordgames.core.players import TABLE, Kind, Player, Seat
from wordgames.qt.controller import GameController
from wordgames.qt.lineup import free_computer_name, person
from wordgames.session.names import check_name
from wordgames.texts import _
from wordgames.ui.buttons import PaperButton, Plaque
from wordgames.ui.nameedit import NameEdit
from wordgames.ui.painting.icons import Icon
from wordgames.ui.painting.scenes import MOST_SEATS
from wordgames.ui.setup_pages import PAGES
from wordgames.ui.sheet import H, Sheet, W, X, Y
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.seatplate import SeatPlate, shared_name_size
from wordgames.ui.words import Words

_PLATE_W, _PLATE_H = 35.0, 8.0
_ROW, _CLOSE = 11.6, 9.4
"""Heights of the rows: of three, and of four."""
_LEFT_X, _RIGHT_X = X + 6.0, X + W / 2 + 1.5


class Seats(Sheet):
    """A row for each seat at the table, and two ways to sit down. It asks the rules, and says what they say."""

    def __init__(
        self,
        controller: GameController,
        explain: Callable[[Refusal], str],
        theme: Theme | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`explain` makes a sentence of a refusal."""
        super().__init__(_("Who plays on?"), theme, parent)
        self._controller, self._explain = controller, explain
        self._places = PAGES[controller.session.setup.game].places
        self._going: Seat | None = None
        """Who is about to get up: that takes a second press, elsewhere."""
        self._rows: dict[Seat, tuple[SeatPlate, PaperButton]] = {}
        bottom = Y + H - 16.0
        self.sentence = Words("", self, size=2.7, floor=2.2, ink="ink", on_paper=True)
        self.place(self.sentence, _LEFT_X, bottom - 8.6, W - 12.0, 6.4, gap=0.5)
        self.guest = PaperButton(_("Add a guest"), self, icon=Icon.PLUS)
        self.guest.clicked.connect(self._ask_name)
        self.place(self.guest, _LEFT_X, bottom + 0.8, 34.0, 8.6, gap=0.5)
        self.computer = PaperButton(_("Add a computer"), self, icon=Icon.GEAR)
        self.computer.clicked.connect(self._add_computer)
        self.place(self.computer, _LEFT_X + 37.0, bottom + 0.8, 34.0, 8.6, gap=0.5)
        self.edit = NameEdit(_("Name"), self)
        self.edit.hide()
        self.edit.accepted.connect(self._name_given)
        self.edit.dropped.connect(self._drop_name)
        self.place(self.edit, _LEFT_X, bottom + 0.8, 34.0, 8.6, gap=0.5)
        self.done = Plaque(_("Done"), self)
        self.done.clicked.connect(self._done)
        self.main_action = self.done
        self.away = PaperButton(_("Only this round"), self, size=2.6)
        self.away.clicked.connect(self._sit_out)
        self.away.hide()
        self.place(self.away, X + W - 6.0 - 33.0 - 29.0, bottom + 0.8, 26.0, 8.6, gap=0.5)
        self.place(self.done, X + W - 6.0 - 33.0, bottom, 33.0, 10.2, gap=0.5)
        self._refresh()

    @property
    def rows(self) -> dict[Seat, tuple[SeatPlate, PaperButton]]:
        """Plate, and the button to get up, of each seat at the table."""
        return self._rows

    # ---- what is shown

    def _here(self) -> list[Seat]:
        game, session = self._controller.session.game, self._controller.session
        return [
            seat for seat in range(len(session.players())) if session.check(TABLE, game.leave(seat)) is None
        ]

    def _refresh(self, sentence: str = "") -> None:
        self._going = None
        for plate, button in self._rows.values():
            self.forget(plate)
            self.forget(button)
        players, here = self._controller.session.players(), self._here()
        people = [seat for seat in here if not players[seat].is_computer]
        self._rows = {}
        for row, seat in enumerate(here):
            plate, button = SeatPlate(seat, players[seat], self), PaperButton(_("Gets up"), self, size=2.5)
            plate.hide_score()
            x, y = (_LEFT_X, _RIGHT_X)[row % 2], Y + 14.5 + (_ROW if len(here) <= 6 else _CLOSE) * (row // 2)
            self.place(plate, x, y, _PLATE_W, _PLATE_H, gap=0.5)
            self.place(button, x + _PLATE_W + 2.0, y + 0.9, 16.0, 6.2, gap=0.5)
            button.set_label(_("Gets up"), name=_("{name} gets up").format(name=players[seat].name))
            button.clicked.connect(self._get_up)
            self._rows[seat] = (plate, button)
            plate.show()
            # The last person goes by putting the game away.
            button.setVisible(len(here) > 1 and people != [seat])
        shared_name_size([plate for plate, _button in self._rows.values()], _PLATE_W, _PLATE_H, 3.0)
        for button in (self.guest, self.computer):
            button.setEnabled(bool(here) and len(here) < self._places)
        self._say(sentence)

    def _say(self, sentence: str) -> None:
        self.sentence.say(sentence)
        going = self._going
        self.away.setVisible(going is not None and self._controller.sit_out(going, try_it=True) is None)
        away = self.away.isVisibleTo(self)
        # It lies where the computer is added, and a name is typed where a guest is.
        self.computer.setVisible(not away)
        self.guest.setVisible(not away and not self.edit.isVisibleTo(self))
        if going is None:
            self.done.set_label(_("Done"))
        else:
            self.done.set_label(_("Goes"), name=sentence)

    # ---- getting up

    def _get_up(self) -> None:
        pressed = self.sender()
        self._going = next(seat for seat, (_plate, button) in self._rows.items() if button is pressed)
        session = self._controller.session
        name = session.players()[self._going].name
        if session.would_end(TABLE, session.game.leave(self._going)):
            self._say(_("Without {name} you are too few, and this game ends as it stands.").format(name=name))
            return
        self._say(
            _("{name} leaves this game for good; a round that runs goes on without {name}.").format(name=name)
        )

    def _done(self) -> None:
        going, self._going = self._going, None
        if going is None:
            self.closed.emit()
            return
        name = self._controller.session.players()[going].name
        refusal = self._controller.leave(going)
        self._refresh(
            self._explain(refusal) if refusal else _("{name} has left the table.").format(name=name)
        )

    def _sit_out(self) -> None:
        """He is only away for a moment: this round does not wait for him."""
        going, self._going = self._going, None
        if going is None:
            return
        name = self._controller.session.players()[going].name
        refusal = self._controller.sit_out(going)
        self._refresh(
            self._explain(refusal) if refusal else _("This round does not wait for {name}.").format(name=name)
        )

    # ---- sitting down

    def _ask_name(self) -> None:
        self._refresh()
        self.guest.hide()
        self.edit.begin("")

    def _drop_name(self) -> None:
        self.edit.hide()
        self.guest.show()

    def _name_given(self, name: str) -> None:
        if not name.strip():
            self._drop_name()
            return
        names = [player.name for player in self._controller.session.players()]
        refusal = check_name(name, names)
        if refusal is not None:
            self._say(self._explain(refusal))
            return
        self._drop_name()
        self._sit_down(person(name))

    def _add_computer(self) -> None:
        names = [player.name for player in self._controller.session.players()]
        self._sit_down(Player(name=free_computer_name(names), kind=Kind.COMPUTER))

    def _sit_down(self, player: Player) -> None:
        if len(self._controller.session.players()) >= MOST_SEATS:
            self._refresh(
                _("All crests have been given out in this game; in the next one they are free again.")
            )
            return
        refusal = self._controller.join(player)
        sat = _("{name} sits down.").format(name=player.name)
        self._refresh(self._explain(refusal) if refusal else sat)
