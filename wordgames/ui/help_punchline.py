"""How to play Punch Line: the word, the race, the points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from wordgames.games.punchline.moves import LETTERS, OUT_RIGHT, SLOTS
from wordgames.games.punchline.view import (
    CellView,
    Mark,
    PunchlineOptions,
    Status,
    StripView,
    TableMode,
)
from wordgames.qt.lineup import COMPUTER_NAMES
from wordgames.texts import _, ngettext
from wordgames.ui.painting.plates import badge
from wordgames.ui.screen import PaintedWidget
from wordgames.ui.widgets.board_geometry import BoardGeometry
from wordgames.ui.widgets.board_painting import paint_board_shadow
from wordgames.ui.widgets.covered import CoveredHolder
from wordgames.ui.widgets.sandglass import SandGlass
from wordgames.ui.widgets.stripboard import StripBoard
from wordgames.ui.widgets.tiles import paint_tile

if TYPE_CHECKING:
    from wordgames.ui.help import Help, Paragraphs

_ALPHABET: Final = "ETAOINSRHLUDCMGPY"
_VALUES: Final = (1, 4, 3, 2, 1, 3, 4, 2, 1, 8, 5, 2, 3, 1, 1, 4, 10, 1, 1, 1, 3, 5, 4, 8, 4, 10)
_MIDDLE: Final = LETTERS // 2
_TARGET: Final = 250
"""Points to reach where no game says otherwise."""


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


def _word(help: Help) -> None:
    word = ("", "", "G", "O", "O", "S", "E", "", "", "")
    board = StripBoard(help.theme, help)
    board.show_strips(tuple(_strip(word[i], i) for i in range(SLOTS)), 0, _VALUES)
    board.set_frozen(True)
    board.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    board.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    board.setAccessibleName(_("Picture: ten strips behind ten windows; the windows show GOOSE."))
    wide, high = 70.0, 70.0 * BoardGeometry().height / BoardGeometry().width
    shadow = _BoardShadow(help)
    help.add(shadow, 19.0, 20.0, wide, high)
    board.raise_()
    help.add(board, 19.0, 20.0, wide, high)
    help.say(
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
        )
    )


def _race(help: Help) -> None:
    glass = SandGlass(help)
    glass.run(18_000, 30_000)
    glass.set_can_turn(True, _("Picture: the sand glass, running."))
    glass.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    glass.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    help.add(glass, 26.0, 23.0, 18.4, 39.2)
    for row, (seat, status) in enumerate(((1, Status.BUILDING), (2, Status.TURNED), (3, Status.LOCKED))):
        cover = CoveredHolder(seat, COMPUTER_NAMES[row], help)
        cover.set_status(status)
        help.add(cover, 54.0, 22.0 + row * 14.4, 24.0, 12.4)
    help.say(_equal_sand(help.options) if _is_passed(help.options) else _race_text(), x=86.0, w=56.0)


def _points(help: Help) -> None:
    tiles = _Tiles(help)
    tiles.setAccessibleName(_("Picture: the word GOOSE with what its letters earn."))
    help.add(tiles, 20.0, 18.0, 62.0, 18.0)
    help.caption(_("4 + 1 + 1 + 1 + 1, and 2 for your own colour; all of it × 2 is 20."), 20.0, 37.6, 62.0)
    help.say(
        (
            (
                _("Words and names"),
                _(
                    "Words and proper names count, abbreviations do not. A word that is none scores 0, and its "
                    "player gets no 5 for the glass either. A word scores once for each player in a game."
                ),
            ),
        ),
        x=20.0,
        y=46.0,
        w=62.0,
    )
    help.say(
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
                _(
                    "5 for six letters or more, 5 for who turned the glass. Who has {points} first wins."
                ).format(points=_TARGET if help.options is None else help.options.target),
            ),
        ),
        x=90.0,
        w=52.0,
    )


def _race_text() -> Paragraphs:
    return (
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
    )


def _equal_sand(options: PunchlineOptions) -> Paragraphs:
    """The race on a screen that is passed on."""
    seconds = options.own_time_ms // 1000
    alone = ngettext(
        "Each plays the round alone behind the curtain, for {n} second from “Go” on.",
        "Each plays the round alone behind the curtain, for {n} seconds from “Go” on.",
        seconds,
    )
    return (
        (_("The same sand for all"), alone.format(n=seconds)),
        (
            _("Turn the glass"),
            _(
                "Turning it ends your time at once, and your word stays as it is. Whoever turned earliest on the "
                "own clock gets 5 points if the word counts."
            ),
        ),
        (
            _("Lock"),
            _("Done, but not in a hurry? Lock with Enter and pass the screen on; there is no way back."),
        ),
    )


def _is_passed(options: PunchlineOptions | None) -> bool:
    return options is not None and options.mode is TableMode.PASSED


PAGES: Final = (_word, _race, _points)
"""See `wordgames.ui.help_pages`."""
