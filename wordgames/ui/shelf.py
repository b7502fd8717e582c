"""The first screen: three box lids, the guests of tonight, and the game that was interrupted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordgames.core.game import Refusal
from wordgames.texts import _, ngettext
from wordgames.ui.buttons import RoundButton, TextLink
from wordgames.ui.painting.icons import Icon
from wordgames.ui.painting.lids import LidWords
from wordgames.ui.painting.shelf import ShelfLayout, guest_size, quiet_width
from wordgames.ui.painting.text import draw_text
from wordgames.ui.screen import HEIGHT, WIDTH, PaintedWidget, Screen
from wordgames.ui.shelf_things import AddPlate, GoOnBox, GuestPlate, LidButton
from wordgames.ui.theme import Theme

if TYPE_CHECKING:
    from wordgames.ui.nameedit import NameEdit

GAMES = ("punchline", "pun", "whimsy")
MOST_GUESTS = 8


def lid_words(game: str) -> LidWords:
    """What a lid says, in the language that is spoken."""
    words = {
        "punchline": lambda: LidWords(_("Punch Line"), _("2–6 players"), _("35 min")),
        "pun": lambda: LidWords(_("Pun"), _("2–8 players"), _("15 min")),
        "whimsy": lambda: LidWords(
            _("Word Whimsy"), _("3–7 players"), _("40 min"), (_("lukewarm"), _("goose"))
        ),
    }
    return words[game]()


class _Caption(PaintedWidget):
    """Words on the wood: the heading above the plates, or a sentence in its place."""

    margin = 0.5

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._usual = text
        self.text = text
        self.setAccessibleName(text)

    def say(self, sentence: str) -> None:
        """Show a sentence; nothing shows the heading again."""
        self.text = sentence or self._usual
        self.setAccessibleName(self.text)
        self.update()

    def look(self) -> str:
        return self.text

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        draw_text(p, self.text, 0, h / 2, 2.8, self.theme.text.shelf, width=w)


class Shelf(Screen):
    """Three lids, tonight's guests, "Go on", and three quiet things."""

    ground_name = "shelf"
    game_chosen = Signal(str)
    """A lid was pressed: the game's name."""
    go_on_wanted = Signal()
    other_wanted = Signal()
    """Another game that waits is to lie in the box."""
    put_away_wanted = Signal()
    """The game in the box is to be put away."""
    settings_wanted = Signal()
    help_wanted = Signal()
    quit_wanted = Signal()
    guest_picked = Signal(str)
    """Who plays at the next game."""

    def __init__(
        self,
        add_guest: Callable[[str], Refusal | None],
        remove_guest: Callable[[str], None],
        explain: Callable[[Refusal], str],
        theme: Theme | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`add_guest` says why a name can't be taken, `explain` says it in a sentence."""
        super().__init__(theme, parent)
        self._add_guest, self._remove_guest, self._explain = add_guest, remove_guest, explain
        self.lids = [LidButton(game, index, lid_words(game), self) for index, game in enumerate(GAMES)]
        for lid in self.lids:
            lid.opened.connect(self.game_chosen)
        self.main_action = self.lids[0]
        self.caption = _Caption(_("Tonight"), self)
        self.plates: list[GuestPlate] = []
        self.add = AddPlate("", self, name=_("Add a guest"))
        self.add.clicked.connect(self._begin_guest)
        self.edit: NameEdit | None = None
        """Where a guest's name is typed, once somebody is to be added."""
        self.box = GoOnBox(self)
        self.box.hide()
        self.box.clicked.connect(self.go_on_wanted)
        self.other = TextLink("", self)
        self.other.hide()
        self.other.clicked.connect(self.other_wanted)
        self.away = RoundButton(Icon.CROSS, _("Put this game away"), self)
        self.away.hide()
        self.away.clicked.connect(self.put_away_wanted)
        self.settings_link = TextLink(_("Settings"), self, icon=Icon.GEAR)
        self.settings_link.clicked.connect(self.settings_wanted)
        self.help_link = TextLink(_("How to play"), self, icon=Icon.BOOK)
        self.help_link.clicked.connect(self.help_wanted)
        self.quit_link = TextLink(_("Quit"), self)
        self.quit_link.clicked.connect(self.quit_wanted)
        self.links = (self.settings_link, self.help_link, self.quit_link)
        self._names: tuple[str, ...] = ()

    # ---- what it shows

    def show_guests(self, names: Sequence[str], picked: str | None) -> None:
        """Put up a plate for each guest; one of them is picked to play."""
        for plate in self.plates:
            self.forget(plate)
        self._names = tuple(names)[:MOST_GUESTS]
        self.plates = []
        for seat, name in enumerate(self._names):
            plate = GuestPlate(name, seat, 3.2, self)
            plate.setChecked(name == picked)
            plate.picked.connect(self._pick)
            plate.left.connect(self._guest_leaves)
            plate.show()
            self.plates.append(plate)
        self.add.setVisible(len(self._names) < MOST_GUESTS)
        self._arrange_guests()
        before: QWidget = self.lids[-1]
        for thing in (*self.plates, self.add, self.box, self.away, self.other, *self.links):
            QWidget.setTabOrder(before, thing)
            before = thing

    def show_go_on(self, lines: tuple[str, ...], *, more: int = 0, game: str = GAMES[0]) -> None:
        """Say on the open box where the interrupted game stood, and how many more wait; nothing to go on with takes
        the box away.
        """
        self.box.set_lines(lines, game if game in GAMES else GAMES[0])
        self.box.setVisible(bool(lines))
        self.away.setVisible(bool(lines))
        text = ngettext("{n} more game waits", "{n} more games wait", more).format(n=more)
        self.other.set_label(text)
        self.other.setVisible(bool(lines) and more > 0)
        self.arrange()

    def say(self, sentence: str) -> None:
        """One line where the guests' heading is."""
        self.caption.say(sentence)

    def describe(self) -> str:
        """All that its picture depends on."""
        picked = [plate.isChecked() for plate in self.plates]
        return repr((self._names, picked, self.box.lines, self.caption.text))

    # ---- layout

    @property
    def _layout(self) -> ShelfLayout:
        return ShelfLayout(WIDTH + 2 * self.wing, HEIGHT + self.extra)

    def _put(self, child: QWidget, x: float, y: float, w: float, h: float) -> None:
        self.place(child, x - self.wing, y, w, h)

    def arrange(self) -> None:
        at = self._layout
        for lid in self.lids:
            box = at.lid(lid.index)
            self._put(lid, box.x(), box.y(), box.width(), box.height())
        box = at.box
        self._put(self.box, box.x(), box.y(), box.width(), box.height())
        x = at.left
        for link in self.links:
            self._put(link, x, at.quiet - 1.8, link.width_u(), 3.6)
            x += quiet_width(link.label) + 4.4
        self._put(self.away, box.right() - 4.0, box.y() + 0.4, 3.6, 3.6)
        self._put(self.other, box.right() - self.other.width_u(), at.quiet - 1.8, self.other.width_u(), 3.6)
        self._arrange_guests()

    def _arrange_guests(self) -> None:
        at = self._layout
        count = len(self._names)
        spots = at.plates(count)
        size = guest_size(self._names, spots[0]) if count else 3.2
        for plate, spot in zip(self.plates, spots, strict=False):
            plate.size_u = size
            self._put(plate, spot.x(), spot.y(), spot.width(), spot.height())
        last = spots[-1]
        self._put(self.add, last.x(), last.y(), last.width(), last.height())
        if self.edit is not None:
            # It may cover the last plate a little, but never the box.
            left = min(last.x(), at.box.x() - 17.0)
            width = min(24.0, at.box.x() - 1.6 - left)
            self._put(self.edit, left, last.y() + last.height() / 2 - 2.6, width, 5.2)
        self._put(self.caption, at.left, at.tonight(count) - 1.9, 96.0, 3.8)

    # ---- presses

    def _pick(self, name: str) -> None:
        for plate in self.plates:
            plate.setChecked(plate.label == name)
        self.say("")
        self.guest_picked.emit(name)

    def _guest_leaves(self, name: str) -> None:
        self.say("")
        self.add.setFocus()
        self._remove_guest(name)

    def _begin_guest(self) -> None:
        from wordgames.ui.nameedit import NameEdit

        self.say("")
        if self.edit is None:
            self.edit = NameEdit(_("Name of the guest"), self)
            self.edit.accepted.connect(self._guest_typed)
            self.edit.dropped.connect(self._drop_guest)
            self._arrange_guests()
        self.add.hide()
        self.edit.begin("")

    def _guest_typed(self, name: str) -> None:
        assert self.edit is not None
        if not name.strip() and not self.edit.field.hasFocus():
            self._drop_guest()
            return
        refusal = self._add_guest(name)
        if refusal is None:
            self._drop_guest()
        else:
            self.say(self._explain(refusal))
            self.edit.field.setFocus()

    def _drop_guest(self) -> None:
        self.say("")
        if self.edit is not None:
            self.edit.hide()
        self.add.setVisible(len(self._names) < MOST_GUESTS)
        self.add.setFocus()
