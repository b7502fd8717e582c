"""What all screens of Word Whimsy share: the paper theatre, the hanging prompt, the stage front with what to do now."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from wordgames.core.players import Seat
from wordgames.games.whimsy.view import WhimsyView
from wordgames.qt.controller import GameController
from wordgames.qt.sandtimer import system_ms
from wordgames.texts import _
from wordgames.ui.buttons import Plaque, RoundButton
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.icons import Icon
from wordgames.ui.painting.text import Align
from wordgames.ui.screen import Screen
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.lines import Line, Note
from wordgames.ui.widgets.promptcard import PromptCard, PromptThreads
from wordgames.ui.widgets.seatplate import SeatPlate, shared_name_size

EDGE = 4.0
"""The margin of the screen, in u."""
_MAIN = (122.0, 77.7, 34.0, 10.2)
_PLATE = (EDGE, 78.2, 9.2)
_PAUSE = (113.6, 80.2, 5.2)
_LINES = (81.2, 84.9)
_TV_SIZE = 5.0
_TV_LINES = (79.8, 86.0)


class TheatreScreen(Screen):
    """A stage, and the stage front below it: whom it is about, what to do in two lines, pause, the one action."""

    ground_name = "theatre_wait"
    line_size = 2.8
    """Of what to do now, in u: screens that the whole room looks at have it larger."""
    line_rows = _LINES
    """Where its two lines stand."""

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
        self._clock = clock
        self._reduce_motion = False
        self._plate_of: tuple[Seat, str] | None = None
        self._left = 46.0
        self._narrower = 0.0
        self._hung: tuple[float, float, float, float] | None = None
        self.threads = PromptThreads(self)
        self.threads.hide()
        self._above = False
        self.prompt = PromptCard(15.4, self, clock=clock)
        self.plate: SeatPlate | None = None
        # On a TV nothing is pressed, so there is room for what the whole room reads.
        tv = not controller.leads
        self._line_size = _TV_SIZE if tv else self.line_size
        self._line_rows = _TV_LINES if tv else self.line_rows
        self._lent = False
        """Whether what is to be done had the keys before there was nothing to do."""
        self._lines_end = 156.0 if tv else _PAUSE[0] - 2.0
        floor = 3.6 if tv else 2.2
        self.what = Line(self._line_size, self, align=Align.LEFT, floor=floor)
        self.also = Line(self._line_size, self, face=Face.TEXT, align=Align.LEFT, floor=floor)
        self.main = Plaque("", self, size=3.6, face=Face.TEXT_HEAVY)
        self.note = Note(self, face=Face.TEXT_HEAVY)
        self.pause = RoundButton(Icon.PAUSE, _("Pause"), self)
        self.pause.clicked.connect(self.pause_wanted)
        self.main_action = self.main
        self.place(self.main, *_MAIN, 1.0)
        self.place(self.note, *_MAIN, 1.0)
        self.place(self.pause, _PAUSE[0], _PAUSE[1], _PAUSE[2], _PAUSE[2], 1.0)
        self.show_note("")

    def set_reduce_motion(self, reduce: bool) -> None:
        """Nothing moves by itself."""
        self._reduce_motion = reduce

    def hang_prompt(self, x: float, y: float, w: float, h: float, gap: float) -> None:
        """Put the prompt there; its threads come from above, however high the screen is."""
        self._hung = (x, y, w, gap)
        self.place(self.prompt, x, y, w, h, gap)
        self._hang_threads()

    def arrange(self) -> None:
        """A higher screen has longer threads."""
        self._hang_threads()

    def _hang_threads(self) -> None:
        if self._hung is not None:
            x, y, w, gap = self._hung
            self.place(self.threads, x, 2.4, w, max(0.1, y + gap * self.extra - 2.6 - 2.4), 0.0)
            self.threads.setVisible(bool(self.prompt.text) and gap * self.extra > 0.5)
            self.threads.lower()

    def show_plate(
        self, view: WhimsyView, seat: Seat, role: str = "", *, width: float = 34.0, active: bool = False
    ) -> None:
        """The plate at the left of the stage front: whose screen it is, or whom it is about."""
        x, y, h = _PLATE
        player = view.seats[seat].player
        if self._plate_of != (seat, player.name) or self.plate is None:
            if self.plate is not None:
                self.forget(self.plate)
            self._plate_of = (seat, player.name)
            self.plate = SeatPlate(seat, player, self)
            self.plate.score_below = False
            self.plate.figures = Face.SERIF
            self.plate.show()
        self.plate.set_score(view.seats[seat].total)
        self.plate.set_role(role)
        if role:
            self.plate.hide_score()
        self.plate.set_active(active)
        shared_name_size([self.plate], width - (0.0 if role else 7.0), h, 3.7)
        self.place(self.plate, x, y, width, h, 1.0)
        self._left = x + width + 4.0
        self._place_lines()

    def drop_plate(self) -> None:
        """Take the plate away, as where nobody may see whose screen it was."""
        if self.plate is not None:
            self.forget(self.plate)
            self.plate = None
            self._plate_of = None

    def narrow(self, by: float) -> None:
        """Leave so much room, in u, free between the lines and the pause button."""
        if by != self._narrower:
            self._narrower = by
            self._place_lines()

    def say(self, what: str, also: str = "", *, above: bool = False) -> None:
        """What to do now, and a second line about it; one alone stands in the middle, or `above` something else."""
        self._above = above
        self.what.set_text(what)
        self.also.set_text(also)
        self._place_lines()

    def _place_lines(self) -> None:
        width = self._lines_end - self._left - self._narrower
        two = self._above or bool(self.also.text)
        line = self._line_size * 1.2
        middle = self._line_rows[0] if two else sum(self._line_rows) / 2
        h = line if two else 2 * line
        self.place(self.what, self._left, middle - h / 2, width, h, 1.0)
        self.place(self.also, self._left, self._line_rows[1] - line / 2, width, line, 1.0)

    def show_action(self, label: str, sub: str = "", *, enabled: bool = True) -> None:
        """The one thing to do, on brass."""
        self.note.hide()
        self.main.set_label(label, name=f"{label}, {sub}" if sub else label)
        self.main.set_sub(sub)
        self.main.setEnabled(enabled)
        self.main.show()
        lent, self._lent = self._lent, False
        if lent and self.pause.hasFocus():
            # Whoever has pressed Enter so far means what is to be done, not the pause beside it.
            self.main.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_note(self, text: str, sub: str = "") -> None:
        """There is nothing to do: paper where the brass lies else, with whom it waits for; nothing where empty."""
        self._lent = self._lent or self.main.hasFocus()
        self.main.hide()
        self.note.set_text(text, sub)
        self.note.setVisible(bool(text))

    def keep_focus(self) -> None:
        """Have the keys act on the one action where they act on nothing that is seen: the focus always shows."""
        if not self._controller.leads:
            return
        focused = QApplication.focusWidget()
        mine = focused is self or (focused is not None and self.isAncestorOf(focused))
        if focused is None or focused is self or (mine and not focused.isVisible()):
            (self.main if self.main.isVisible() else self).setFocus(Qt.FocusReason.OtherFocusReason)
