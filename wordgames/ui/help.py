"""How to play Punch Line, on three pages with painted pictures."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from wordgames.games.punchline.moves import LETTERS, OUT_RIGHT, SLOTS
from wordgames.games.punchline.view import CellView, Mark, Status, StripView
from wordgames.qt.lineup import COMPUTER_NAMES
from wordgames.texts import _
from wordgames.ui.buttons import Plaque, SlabButton
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.plates import badge
from wordgames.ui.painting.text import Align, fit_block
from wordgames.ui.screen import PaintedWidget
from wordgames.ui.sheet import Sheet
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.board_geometry import BoardGeometry
from wordgames.ui.widgets.board_painting import paint_board_shadow
from wordgames.ui.widgets.covered import CoveredHolder
from wordgames.ui.widgets.sandglass import SandGlass
from wordgames.ui.widgets.stripboard import StripBoard
from wordgames.ui.widgets.tiles import paint_tile
from wordgames.ui.words import Words

_ALPHABET: Final = "ETAOINSRHLUDCMGPY"
_VALUES: Final = (1, 4, 3, 2, 1, 3, 4, 2, 1, 8, 5, 2, 3, 1, 1, 4, 10, 1, 1, 1, 3, 5, 4, 8, 4, 10)
_MIDDLE: Final = LETTERS // 2
PAGES: Final = 3
_BODY: Final = 2.5


def _strip(letter: str, index: int) -> StripView:
    """A strip for the picture that shows this letter, or nothing."""
    letters = [_ALPHABET[(index * 5 + k * 3) % len(_ALPHABET)] for k in range(LETTERS)]
    at = (index * 4 + 3) % LETTERS
    if letter:
        letters[at] = letter
    marks = [Mark.OTHER] * LETTERS
    marks[_MIDDLE] = Mark.OWN
    marks[(index * 3 + 1) % LETTERS] = Mark.OWN
    if index in (3, 6):
        marks[at] = Mark.YELLOW
    return StripView("".join(letters), tuple(marks), at if letter else OUT_RIGHT, index)


class _Tiles(PaintedWidget):
    """What a letter can be worth: own in a square, yellow in a circle."""

    margin = 1.0

    def look(self) -> str:
        return "tiles"

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        cells = (
            (CellView(1, "G", Mark.OTHER, 4), ""),
            (CellView(2, "O", Mark.OWN, 1), "+1"),
            (CellView(4, "O", Mark.YELLOW, 1), "× 2"),
            (CellView(5, "S", Mark.OTHER, 1), ""),
            (CellView(6, "E", Mark.OWN, 1), "+1"),
        )
        pitch = w / len(cells)
        for place, (cell, earns) in enumerate(cells):
            x = pitch * (place + 0.5)
            paint_tile(p, theme, x, 6.0, 9.4, cell, 0)
            if earns:
                yellow = cell.mark is Mark.YELLOW
                ground = theme.board.yellow if yellow else theme.seats.own[0]
                ink = theme.board.ink if yellow else "#FFFFFF"
                badge(p, theme, x, 14.6, earns, ink, ground)


class _BoardShadow(PaintedWidget):
    """What the board throws on the paper."""

    margin = 4.0

    def look(self) -> str:
        return "shadow"

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        p.scale(w / BoardGeometry().width, w / BoardGeometry().width)
        paint_board_shadow(p, self.theme, BoardGeometry())


class Help(Sheet):
    """Three pages; arrow keys and the buttons turn them."""

    def __init__(self, theme: Theme | None = None, parent: QWidget | None = None) -> None:
        super().__init__(_("How to play Punch Line"), theme, parent, area=(12.0, 4.0, 136.0, 82.0))
        self.page = 0
        self._pages: list[list[QWidget]] = [[], [], []]
        self._make_word()
        self._make_race()
        self._make_points()
        self.number = Words(
            "", self, size=2.4, ink="card_muted", on_paper=True, align=Align.CENTER, face=Face.TEXT_SEMI
        )
        self.place(self.number, 60, 76.6, 40, 4.0, gap=0.5)
        self.before = SlabButton(_("Back"), self, size=3.2)
        self.before.clicked.connect(self._turn_back)
        self.place(self.before, 19, 73.4, 26, 8.6, gap=0.5)
        self.next = Plaque(_("Next"), self, size=3.8)
        self.next.clicked.connect(self._turn_on)
        self.main_action = self.next
        self.place(self.next, 115, 73.4, 26, 8.6, gap=0.5)
        self.show_page(0)

    def show_page(self, page: int) -> None:
        """Turn to this page, from 0."""
        self.page = max(0, min(page, PAGES - 1))
        for number, things in enumerate(self._pages):
            for thing in things:
                thing.setVisible(number == self.page)
        self.before.setVisible(self.page > 0)
        self.next.set_label(_("Next") if self.page < PAGES - 1 else _("Got it"))
        self.number.say(_("{page} of {pages}").format(page=self.page + 1, pages=PAGES))

    def _turn_on(self) -> None:
        if self.page == PAGES - 1:
            self.closed.emit()
        else:
            self.show_page(self.page + 1)

    def _turn_back(self) -> None:
        self.show_page(self.page - 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Right, Qt.Key.Key_PageDown):
            self.show_page(self.page + 1)
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_PageUp):
            self.show_page(self.page - 1)
        else:
            super().keyPressEvent(event)

    # ---- the pages

    def _add(self, page: int, thing: QWidget, x: float, y: float, w: float, h: float) -> None:
        self.place(thing, x, y, w, h, gap=0.5)
        self._pages[page].append(thing)

    def _say(self, page: int, x: float, w: float, y: float, paragraphs: tuple[tuple[str, str], ...]) -> None:
        """Paragraphs below one another, each under a word of its own."""
        for heading, text in paragraphs:
            title = Words(heading, self, size=3.0, ink="ink", on_paper=True, face=Face.DISPLAY)
            self._add(page, title, x, y, w, 4.0)
            body = Words(
                text, self, size=_BODY, floor=_BODY, ink="ink", on_paper=True, face=Face.TEXT, top=True
            )
            high = len(fit_block(text, _BODY, _BODY, w, Face.TEXT).lines) * _BODY * 1.3 + 0.6
            self._add(page, body, x, y + 4.4, w, high)
            y += 4.4 + high + 2.0

    def _make_word(self) -> None:
        word = ("", "", "G", "O", "O", "S", "E", "", "", "")
        board = StripBoard(self.theme, self)
        board.show_strips(tuple(_strip(word[i], i) for i in range(SLOTS)), 0, _VALUES)
        board.set_frozen(True)
        board.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        board.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        board.setAccessibleName(_("Picture: ten strips behind ten windows; the windows show GOOSE."))
        wide, high = 70.0, 70.0 * BoardGeometry().height / BoardGeometry().width
        shadow = _BoardShadow(self)
        self._add(0, shadow, 19.0, 20.0, wide, high)
        board.raise_()
        self._add(0, board, 19.0, 20.0, wide, high)
        self._say(
            0,
            94.0,
            48.0,
            17.0,
            (
                (
                    _("Your word"),
                    _(
                        "Slide the strips until the windows show a word, read from top to bottom. "
                        "Empty windows between its letters do not matter."
                    ),
                ),
                (
                    _("Your fingers"),
                    _(
                        "Drag a strip, turn the wheel over it, or press any letter on it. By keys: up and down "
                        "choose a strip, left and right slide it, a letter jumps into the window."
                    ),
                ),
                (
                    _("The sentence"),
                    _(
                        "The word fills the blank. Whether it fits is for the table to laugh about; nobody judges it."
                    ),
                ),
            ),
        )

    def _make_race(self) -> None:
        glass = SandGlass(self)
        glass.run(18_000, 30_000)
        glass.set_can_turn(True, _("Picture: the sand glass, running."))
        glass.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        glass.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._add(1, glass, 26.0, 23.0, 18.4, 39.2)
        for row, (seat, status) in enumerate(((1, Status.BUILDING), (2, Status.TURNED), (3, Status.LOCKED))):
            cover = CoveredHolder(seat, COMPUTER_NAMES[row], self)
            cover.set_status(status)
            self._add(1, cover, 54.0, 22.0 + row * 14.4, 24.0, 12.4)
        self._say(
            1,
            86.0,
            56.0,
            17.0,
            (
                (
                    _("Turn the glass"),
                    _(
                        "Happy with your word? Turn the glass, by a press on it or with Shift and Enter. It is worth "
                        "5 points if the word counts, but the word stays as it is."
                    ),
                ),
                (
                    _("Thirty seconds"),
                    _(
                        "From then on the sand runs for everybody else. When it has run out, each strip stays "
                        "where it is."
                    ),
                ),
                (
                    _("Lock"),
                    _(
                        "Done before the others? Lock with Enter; there is no way back. Covers show only who is "
                        "still sliding, who turned the glass and who has locked."
                    ),
                ),
            ),
        )

    def _make_points(self) -> None:
        tiles = _Tiles(self)
        tiles.setAccessibleName(_("Picture: the word GOOSE with what its letters earn."))
        self._add(2, tiles, 20.0, 18.0, 62.0, 18.0)
        example = Words(
            _("4 + 1 + 1 + 1 + 1, and 2 for your own colour; all of it × 2 is 20."),
            self,
            size=2.4,
            floor=2.2,
            ink="card_muted",
            on_paper=True,
            align=Align.CENTER,
            top=True,
        )
        self._add(2, example, 20.0, 37.6, 62.0, 7.0)
        self._say(
            2,
            20.0,
            62.0,
            46.0,
            (
                (
                    _("Words and names"),
                    _(
                        "Words and proper names count, abbreviations do not. A word that is none scores 0, and its "
                        "player gets no 5 for the glass either. A word scores once for each player in a game."
                    ),
                ),
            ),
        )
        self._say(
            2,
            90.0,
            52.0,
            17.0,
            (
                (
                    _("Letters"),
                    _(
                        "Every letter counts its value. In a square, a letter in your colour, with a dot, counts "
                        "twice."
                    ),
                ),
                (
                    _("Yellow"),
                    _(
                        "A yellow letter, with a star, in one of the two circles doubles the word; in both circles "
                        "they make it three times as much."
                    ),
                ),
                (
                    _("On top"),
                    _("5 for six letters or more, 5 for who turned the glass. Who has 250 first wins."),
                ),
            ),
        )
