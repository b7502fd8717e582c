"""How to play Pun: the words on a hand, trading, and the three ways to end a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QPainter

from wordgames.core.players import Kind, Player
from wordgames.games.pun.moves import PUN_CARD
from wordgames.games.pun.rules import FULL_AT_LEAST, ROUNDS
from wordgames.games.pun.view import Length, PunOptions
from wordgames.qt.lineup import COMPUTER_NAMES
from wordgames.texts import _, ngettext
from wordgames.ui.painting.composing import arrow, draw_hollow, draw_lip, draw_stick, draw_tray
from wordgames.ui.painting.letter_cards import draw_back, draw_face, draw_sealed, paint_wanted
from wordgames.ui.painting.shapes import fill, placed
from wordgames.ui.screen import PaintedWidget
from wordgames.ui.widgets.seatplate import SeatPlate

if TYPE_CHECKING:
    from wordgames.ui.help import Help

CARD = 9.0
"""Width of a card in the pictures; its height is 15/11 of that."""
HIGH = CARD * 15 / 11
PITCH = CARD + 0.7


class _Rows(PaintedWidget):
    """Two words on their sticks, one with a Pun card, and two cards that are left over."""

    margin = 2.0

    def __init__(self, first: str, second: str, parent: Help) -> None:
        super().__init__(parent)
        self._first, self._second = first, second

    def look(self) -> tuple[str, str]:
        return self._first, self._second

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        self._row(p, 2.0, [(letter, "") for letter in self._first])
        # Its last letter is played with the Pun card.
        cards = [(letter, "") for letter in self._second[:-1]]
        self._row(p, 2.0 + HIGH + 7.0, [*cards, (PUN_CARD, self._second[-1])])
        for place, (face, turn) in enumerate((("X", -4.0), ("K", 3.0))):
            draw_face(p, self.theme, 44.0 + place * 11.0, 10.0 + HIGH, face, w=CARD, turn=turn)

    def _row(self, p: QPainter, y: float, cards: Sequence[tuple[str, str]]) -> None:
        wide = PITCH * len(cards) + 3.6
        draw_stick(p, self.theme, 0.0, y - 1.5, wide, HIGH + 3.0)
        for place, (face, letter) in enumerate(cards):
            draw_face(p, self.theme, 1.2 + place * PITCH, y, face, letter, w=CARD)
        draw_lip(p, self.theme, 0.0, y - 1.5, wide, HIGH + 3.0)


class _Trade(PaintedWidget):
    """A tray between two: an open card, one face down, and the card that is wanted for them."""

    margin = 2.0

    def look(self) -> str:
        return "trade"

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        draw_tray(p, theme, 0.0, 4.0, w, HIGH + 6.0)
        y = 7.0
        draw_face(p, theme, 4.0, y, "S", w=CARD)
        draw_sealed(p, theme, 4.0 + PITCH, y, 0, w=CARD)
        with placed(p, w - 4.0 - CARD, y):
            paint_wanted(p, theme, CARD, HIGH, "E")
        middle = y + HIGH / 2
        left, right = 4.0 + 2 * PITCH + 1.6, w - CARD - 6.4
        for way in (
            arrow(left, middle - 2.4, right, middle - 2.4, -2.6),
            arrow(right, middle + 2.4, left, middle + 2.4, -2.6),
        ):
            fill(p, way, theme.brass.metal[1][1])


class _Centre(PaintedWidget):
    """The deck and the three cards that lie face up beside it."""

    margin = 2.0

    def look(self) -> str:
        return "centre"

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        wide, high, pitch, left = CARD * 1.45, HIGH * 1.45, PITCH * 1.45, 21.0
        for sheet in range(5):
            draw_back(p, theme, 1.0 + sheet * 0.35, 3.2 - sheet * 0.45, w=wide)
        draw_hollow(p, theme, left - 1.6, 0.2, 3 * pitch + 2.2, high + 3.6)
        for place, face in enumerate(("N", "A", "T")):
            draw_face(p, theme, left + place * pitch, 2.0, face, w=wide)


def _words(help: Help) -> None:
    # Translators: a word of four letters, and one of three, whose last letter is played with the Pun card.
    rows = _Rows(_("GAME"), _("TEA"), help)
    name = _("Picture: two words on their sticks, one of them with a Pun card; two cards are left over.")
    help.picture(rows, name, 20.0, 20.0, 66.0, 2 * HIGH + 12.0)
    help.caption(_("4 + 3 = 7 points; what is left over costs nothing."), 20.0, 60.0, 64.0)
    help.say(
        (
            (
                _("Words on your hand"),
                _(
                    "Lay as many words as you like with your cards, each card in one word. They stay yours "
                    "alone until the count, and can be changed all game: drag a card, or press it and then its "
                    "place."
                ),
            ),
            (
                _("The Pun card"),
                _(
                    "The red card stands for any one letter, chosen when it is laid. Taken back, swapped or "
                    "traded it is a Pun card again."
                ),
            ),
            (
                _("Points"),
                _("Each card of a good word is 1 point. Abbreviations and names are no words."),
            ),
        )
    )


def _trading(help: Help) -> None:
    for column, (seat, player) in enumerate(
        ((0, Player(name="Ana")), (1, Player(name=COMPUTER_NAMES[0], kind=Kind.COMPUTER)))
    ):
        plate = SeatPlate(seat, player, help)
        plate.hide_score()
        help.add(plate, 20.0 + column * 38.0, 22.0, 26.0, 7.4)
    name = _("Picture: a tray between two; one gives a card face up and one face down, and wants an E.")
    help.picture(_Trade(help), name, 20.0, 30.0, 64.0, 24.0)
    help.caption(_("What is face down stays between the two of you."), 20.0, 56.0, 64.0)
    help.say(
        (
            (
                _("First trade"),
                _(
                    "In your turn, with one partner at a time, as often as you like: any number of cards for "
                    "any number, face up or face down."
                ),
            ),
            (
                _("An offer"),
                _(
                    "Say what you give and what you want. The partner agrees, refuses, or makes one "
                    "counter-offer; after two refusals that partner is done for this turn."
                ),
            ),
            (
                _("Aloud, or in passing"),
                _(
                    "A standing offer such as “any S for an E” waits on the table for whoever is next. What two "
                    "of you agreed aloud each enters behind the curtain."
                ),
            ),
        )
    )


def _turn(help: Help) -> None:
    name = _("Picture: the deck, and the three cards in the centre.")
    help.picture(_Centre(help), name, 20.0, 26.0, 66.0, 24.0)
    help.caption(_("Three cards always lie in the centre."), 20.0, 52.0, 64.0)
    help.say(
        (
            (
                _("Then one of three"),
                _(
                    "Swap one to three cards with the centre. Or draw one. Or end the round. Then the next one plays."
                ),
            ),
            (
                _("The last lap"),
                _(
                    "When somebody has ended the round, each of the others has exactly one more turn; then all count."
                ),
            ),
            (_("Who wins"), _who_wins(help.options)),
        )
    )


def _who_wins(options: PunOptions | None) -> str:
    if options is None or options.length is Length.SHORT:
        return _("The most letters in good words win; a tie is shared.")
    if options.length is Length.FULL:
        rounds = _("one round a seat, at least {n}").format(n=FULL_AT_LEAST)
    else:
        rounds = ngettext("{n} round", "{n} rounds", ROUNDS[options.length]).format(n=ROUNDS[options.length])
    if options.by_rounds_won:
        return _("The match has {rounds}; whoever wins most of them wins.").format(rounds=rounds)
    return _("The match has {rounds}; the most letters in all of them win.").format(rounds=rounds)


PAGES: Final = (_words, _trading, _turn)
"""See `wordgames.ui.help_pages`."""
