"""What lies on the trade screen, where, and how a `TradeFace` is shown on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QWidget

from wordgames.core.players import Seat
from wordgames.games.pun.view import PunView
from wordgames.qt.controller import GameController
from wordgames.qt.pun_drafts import DraftKeeper
from wordgames.qt.sandtimer import system_ms
from wordgames.texts import _
from wordgames.ui.buttons import PaperButton, Plaque, RoundButton
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.icons import Icon
from wordgames.ui.tables.pun_screen import PunScreen
from wordgames.ui.tables.pun_seats import SeatRow
from wordgames.ui.tables.pun_trade_faces import SideFace, Slip, TradeFace
from wordgames.ui.theme import Theme
from wordgames.ui.widgets import trade_tray as tray
from wordgames.ui.widgets.letter_chooser import LetterChooser
from wordgames.ui.widgets.letter_rack import LetterRack
from wordgames.ui.widgets.letter_words import LetterLine
from wordgames.ui.widgets.seatplate import SeatPlate, shared_name_size
from wordgames.ui.widgets.trade_slip import TradeSlip
from wordgames.ui.widgets.trade_tray import TradeTray
from wordgames.ui.widgets.tray_side import TraySide

TRAY_X: Final = 4.0
TRAY_Y: Final = 23.6
GAP: Final = 0.4
"""The share of extra height above the tray; the rack has `_LOW` of it above, the ledge all."""
_LOW: Final = 0.8
_SLIP_X, _SLIP_W, _SLIP_H, _SLIP_PITCH = 112.0, 44.0, 7.6, 8.8


class TradeTable(PunScreen):
    """The tray between two seats with all around it; what is done there is for `TradeScreen`."""

    ground_name = "pun"

    def __init__(
        self,
        controller: GameController,
        drafts: DraftKeeper,
        theme: Theme | None = None,
        parent: QWidget | None = None,
        *,
        clock: Callable[[], int] = system_ms,
    ) -> None:
        super().__init__(controller, drafts, theme, parent, clock=clock)
        # First, since the keys begin there: Tab never comes to what stands before that.
        self.rack = LetterRack(self)
        self.rack.set_lifts(True)
        self.seats = SeatRow(self)
        self.tray = TradeTray(self)
        self.left_side = TraySide(_("Left side of the tray"), self)
        self.right_side = TraySide(_("Right side of the tray"), self)
        self.open = PaperButton(_("open"), self, size=2.3)
        self.sealed = PaperButton(_("sealed"), self, size=2.3)
        self.open.setToolTip(_("Everybody may know which letters you give."))
        self.sealed.setToolTip(_("Only how many letters you give may be known."))
        for tag in (self.open, self.sealed):
            tag.setAccessibleDescription(tag.toolTip())
        self.fewer = RoundButton(Icon.MINUS, _("One card less"), self)
        self.more = RoundButton(Icon.PLUS, _("One card more"), self)
        self.slips = [TradeSlip(self) for _n in range(3)]
        self.close_trade = RoundButton(Icon.CROSS, _("Back to my turn"), self)
        self.pause = RoundButton(Icon.PAUSE, _("Pause"), self)
        self.hint = LetterLine(2.8, self, floor=2.4)
        self.meaning = LetterLine(2.6, self, floor=2.2, alpha=0.9)
        self.main = Plaque("", self, sub=" ", size=4.0, face=Face.TEXT_HEAVY)
        self.main_action = self.main
        self.plate: SeatPlate | None = None
        self.letters = LetterChooser(self)
        self.letters.hide()
        self._place_all()

    def _place_all(self) -> None:
        x, y = TRAY_X, TRAY_Y
        self.place(self.tray, x, y, tray.WIDTH, tray.HEIGHT, GAP)
        left, right = x + tray.LEFT, x + tray.WIDTH - tray.LEFT - tray.SIDE
        self.place(self.left_side, left, y + tray.TOP, tray.SIDE, tray.CARDS, GAP)
        self.place(self.right_side, right, y + tray.TOP, tray.SIDE, tray.CARDS, GAP)
        middle = x + tray.WIDTH / 2
        self.place(self.open, middle - 13.0, y + 18.6, 12.4, 4.6, GAP)
        self.place(self.sealed, middle + 0.6, y + 18.6, 12.4, 4.6, GAP)
        knobs = x + tray.WIDTH - tray.LEFT - 4.2
        self.place(self.more, knobs, y + 4.2, 4.8, 4.8, GAP)
        self.place(self.fewer, knobs, y + 10.8, 4.8, 4.8, GAP)
        for number, slip in enumerate(self.slips):
            self.place(slip, _SLIP_X, y + number * _SLIP_PITCH, _SLIP_W, _SLIP_H, GAP)
        self.place(self.close_trade, 104.4, y, 5.2, 5.2, GAP)
        self.place(self.pause, 113.2, 80.0, 5.6, 5.6, 1.0)
        self.place(self.rack, 4.0, 54.0, 152.0, 19.4, _LOW)
        self.place(self.hint, 42.0, 78.4, 69.0, 4.4, 1.0)
        self.place(self.meaning, 42.0, 83.0, 69.0, 4.4, 1.0)
        self.place(self.main, 122, 77.7, 34, 10.2, 1.0)

    def show_face(self, face: TradeFace) -> None:
        """Show everything but plates and rack."""
        self.tray.show_words(face.words)
        self._show_side(self.left_side, face.left)
        self._show_side(self.right_side, face.right)
        self._show_slips(face.slips)
        self._show_tags(face)
        self.hint.set_text(face.hint[0])
        self.meaning.set_text(face.hint[1])
        self.main.set_label(face.action[0], name=", ".join(part for part in face.action if part))
        self.main.set_sub(face.action[1])
        self.main.setEnabled(face.ready)

    def show_nothing(self) -> None:
        """Hold nothing of anybody's own."""
        self.rack.clear()
        for side in (self.left_side, self.right_side):
            side.clear()
        self.tray.show_words(tray.NOTHING)
        for line in (self.hint, self.meaning):
            line.set_text("")
        self.main.set_label("", name=" ")
        self.main.set_sub("")
        for slip in self.slips:
            slip.show_words("", "", Icon.CHECK)
            slip.hide()

    def sit(self, me: Seat, view: PunView) -> None:
        """Have the plate at the edge be this seat's."""
        player, total = view.seats[me].player, view.seats[me].total
        if self.plate is None or self.plate.player != player:
            if self.plate is not None:
                self.forget(self.plate)
            self.plate = SeatPlate(me, player, self)
            self.plate.score_below = False
            if view.rounds == 1:
                self.plate.hide_score()
            self.plate.set_active(True)
            self.place(self.plate, 4, 78.4, 34, 8.8, 1.0)
            shared_name_size([self.plate], 34, 8.8, 3.4)
            self.plate.show()
        self.plate.set_score(total)

    def _show_side(self, side: TraySide, face: SideFace) -> None:
        side.show_pieces(face.pieces, ringed=face.ringed, hint=face.hint)
        side.set_live(face.live)

    def _show_slips(self, slips: tuple[Slip, ...]) -> None:
        for button, slip in zip(self.slips, (*slips, None, None, None), strict=False):
            button.setVisible(slip is not None)
            if slip is None:
                continue
            button.show_words(slip.title, slip.sub, slip.icon)
            button.setEnabled(slip.enabled)
            button.setChecked(slip.picked)

    def _show_tags(self, face: TradeFace) -> None:
        """Open or sealed, and how many cards are wanted."""
        for button, on in ((self.open, True), (self.sealed, False)):
            button.setVisible(face.shown is not None)
            button.setCheckable(True)
            button.setChecked(face.shown is on)
        x = TRAY_X + tray.WIDTH - tray.LEFT - tray.SIDE
        width = tray.SIDE - (tray.KNOBS if face.wish else 0.0)
        self.place(self.right_side, x, TRAY_Y + tray.TOP, width, tray.CARDS, GAP)
        self.tray.set_knobs(face.wish)
        self.fewer.setVisible(face.wish)
        self.more.setVisible(face.wish)
        self.fewer.setEnabled(face.less)
