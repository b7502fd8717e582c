"""A row of the scores: a phrase on its slip, its author's signature, the chip, and what he has now."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from wordgames.qt.whimsy_models import ScoreRow
from wordgames.ui.buttons import Button, lit
from wordgames.ui.painting.colors import color, mix
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.paper_slips import paint_slip
from wordgames.ui.painting.phrases import cut_block
from wordgames.ui.painting.plates import nameplate
from wordgames.ui.painting.podium import paint_sounds
from wordgames.ui.painting.point_chips import chip_color, paint_chip
from wordgames.ui.painting.shapes import circle, fill, placed, polygon, rounded, torn
from wordgames.ui.painting.signatures import FLOOR as SIGNATURE_FLOOR
from wordgames.ui.painting.signatures import paint_pen, paint_signature, signature_size, signature_width
from wordgames.ui.painting.text import (
    Align,
    Block,
    draw_block,
    draw_text,
    elided,
    fitted,
    one_size,
    text_width,
)
from wordgames.ui.screen import draw_focus
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.pixmaps import SMOOTH, painted

SLIP_W: Final = 104.5
PLATE_X: Final = 112.0
ROW_W: Final = 152.0
"""In u: slip, and plate beside it."""
PHRASE_X: Final = 13.0
FLOOR: Final = 5.0
"""A phrase on one line is no smaller; what is longer is set in lines."""
LINES_FLOOR: Final = 2.2
NAME_FLOOR: Final = 2.2
_OLD: Final = 3.7
"""Of the total from before."""
_LINE: Final = 4.4
"""Of a phrase on two lines, at most."""
_TILTS: Final = (-0.22, 0.2, -0.18, 0.22, -0.2, 0.15)
_ROOM: Final = 2.6


class ScoreLine(Button):
    """One answer. `written`, `flown` and `risen` tell how far signature, chip and total are, each 0 to 1."""

    margin = _ROOM
    fades = False

    def __init__(self, row: ScoreRow, ordinal: str, spoken: str, parent: QWidget | None = None) -> None:
        super().__init__(row.phrase, parent, name=spoken)
        self.row = row
        self._ordinal = ordinal
        self._size = FLOOR
        self._name_size = 4.6
        self._state = (0.0, 0.0, 0.0)
        self._has_pen = False
        self.has_plate = True
        """Whether the author's plate with his total stands beside the slip; else the slip takes all the width."""
        self._kept: dict[str, tuple[Hashable, QPixmap]] = {}

    @property
    def best(self) -> bool:
        """Whether it is the first of the round, which is larger."""
        return self.row.place == 1

    @property
    def shown_total(self) -> int:
        """What the plate says now."""
        return self.row.before + round((self.row.total - self.row.before) * self._state[2])

    @property
    def signed(self) -> float:
        """How much of the signature stands there."""
        return self._state[0]

    def set_sizes(self, phrase: float, name: float) -> None:
        """The sizes that all rows of a kind share, in u."""
        if (phrase, name) != (self._size, self._name_size):
            self._size, self._name_size = phrase, name
            self._kept.clear()
            self.update()

    def show_progress(self, written: float, flown: float, risen: float, *, pen: bool) -> None:
        """How far everything is; `pen`: it lies where the name was just written."""
        if ((written, flown, risen), pen) != (self._state, self._has_pen):
            self._state, self._has_pen = (written, flown, risen), pen
            self.update()

    def look(self) -> Hashable:
        return None

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        try:
            p.setRenderHints(SMOOTH)
            p.scale(self.u, self.u)
            p.translate(self.margin, self.margin)
            self._paint_row(
                p, self.width() / self.u - 2 * self.margin, self.height() / self.u - 2 * self.margin
            )
        finally:
            # Qt crashes where a painter outlives its event, and painting may raise.
            p.end()

    def _paint_row(self, p: QPainter, w: float, h: float) -> None:
        written, flown, risen = self._state
        theme = self.theme
        slip_w = w - (ROW_W - SLIP_W if self.has_plate else 2.0)
        self._draw(p, "slip", slip_w, h, lambda q: self._paint_slip(q, theme, slip_w, h))
        name_x = self._paint_name(p, theme, slip_w, h, written)
        if written > 0 and self.has_plate:
            p.setOpacity(min(1.0, written * 1.2))
            with placed(p, w - (ROW_W - PLATE_X), 0):
                plate_w = ROW_W - PLATE_X
                self._draw(p, "plate", plate_w, h, lambda q: self._paint_plate(q, theme, plate_w, h))
                self._paint_totals(p, theme, plate_w, h, risen)
            p.setOpacity(1.0)
        if self.row.chip and written >= 1.0:
            self._paint_chip(p, theme, w, h, flown)
        if self._has_pen:
            paint_pen(p, theme, name_x, h * 0.62, length=min(13.5, h * 1.1))
        if self.underMouse() and not self.isDown():
            lit(p, theme.bulb.rim, rounded(0, 0, slip_w - 0.3, h, 0.2))
        if self.hasFocus():
            draw_focus(p, theme, rounded(-0.5, -0.5, slip_w + 0.8, h + 1.0, 0.8))

    def _draw(self, p: QPainter, name: str, w: float, h: float, paint: Callable[[QPainter], None]) -> None:
        """What does not change while things move is painted once."""
        key = (self.theme.name, w, h, self.u, self.devicePixelRatioF(), self._size, self._name_size)
        if name not in self._kept or self._kept[name][0] != key:
            area = QRectF(-_ROOM, -_ROOM, w + 2 * _ROOM, h + 2 * _ROOM)
            self._kept[name] = key, painted(area, self.u, self.devicePixelRatioF(), paint)
        pixmap = self._kept[name][1]
        k = self.u * self.devicePixelRatioF()
        p.drawPixmap(
            QRectF(-_ROOM, -_ROOM, pixmap.width() / k, pixmap.height() / k), pixmap, QRectF(pixmap.rect())
        )

    def _paint_slip(self, p: QPainter, theme: Theme, w: float, h: float) -> None:
        with placed(p, w / 2, h / 2, 0.0 if theme.flat else _TILTS[(self.row.place - 1) % len(_TILTS)]):
            p.translate(-w / 2, -h / 2)
            paint_slip(
                p, theme, torn(0, 0, w, h, 10 + self.row.place, left=False), 3, lift=0.4 if self.best else 0.1
            )
            muted = theme.theatre.half_ink if not theme.flat else theme.theatre.word_ink
            size = min(4.6 if self.best else 3.8, h * 0.42)
            draw_text(
                p,
                self._ordinal,
                2.6,
                h / 2,
                size,
                muted,
                Face.SERIF,
                width=PHRASE_X - (6.8 if self.row.sounds else 3.4),
            )
            if self.row.sounds:
                paint_sounds(p, theme, PHRASE_X - 2.4, h / 2, min(1.7, h * 0.2))
            block = phrase_block(self.row, w, h, self._size)
            draw_block(p, block, PHRASE_X, h / 2, theme.theatre.word_ink, Face.SERIF, leading=1.06)

    def _paint_name(self, p: QPainter, theme: Theme, slip_w: float, h: float, written: float) -> float:
        """The signature as far as it is written; returns where the pen is."""
        size, width = signature(self.row, h)
        x = slip_w - chip_room(h, self.best) - width
        paint_signature(
            p, theme, self.row.name, x, h / 2 + size * 0.34, size, self.row.seat, width=width, written=written
        )
        return x + width * min(1.0, written)

    def _paint_plate(self, p: QPainter, theme: Theme, w: float, h: float) -> None:
        band = _band(h)
        room = _name_room(self.row, h)
        name = elided(self.row.name, self._name_size, room, Face.TEXT_HEAVY)
        nameplate(
            p,
            theme,
            0,
            0,
            w,
            h,
            self.row.seat,
            name,
            active=self.best,
            band=band,
            size=self._name_size,
            sub=self.row.note,
        )

    def _paint_totals(self, p: QPainter, theme: Theme, w: float, h: float, risen: float) -> None:
        """Old total, wedge, new total: it can be read with motion off."""
        large = _large(self.row, h)
        right = w - 1.7
        draw_text(p, str(self.shown_total), right, h / 2, large, theme.paper.ink, Face.SERIF, Align.RIGHT)
        if risen <= 0 or self.row.total == self.row.before:
            return
        x = right - _number_width(self.row.total, large) - 1.4
        wedge = polygon((x - 1.1, h / 2 - 0.9), (x, h / 2), (x - 1.1, h / 2 + 0.9))
        fill(p, wedge, theme.paper.muted)
        draw_text(p, str(self.row.before), x - 1.8, h / 2, _OLD, theme.paper.muted, Face.SERIF, Align.RIGHT)

    def _paint_chip(self, p: QPainter, theme: Theme, w: float, h: float, flown: float) -> None:
        """The chip on its way to where it straddles slip and plate."""
        r = chip_radius(h, self.best)
        plate = ROW_W - PLATE_X if self.has_plate else -1.6
        end = w - plate - (6.2 if self.best else 5.4) + 0.9
        way = (1.0 - flown) ** 3
        x, y = end - 26 * way, h / 2 - 1.6 * way
        if 0 < flown < 1 and not theme.flat:
            for step, alpha in ((3, 0.10), (2, 0.16), (1, 0.26)):
                shade = color(mix(chip_color(theme, self.row.chip), "#FFFFFF", 0.1), alpha)
                fill(p, circle(x - step * 1.5 * (0.3 + way), y - step * 0.3, r), shade)
        lift = 0.8 * (1 - flown)
        with placed(p, x - r, y - r):
            name = "chip" if flown >= 1 else "flying chip"
            self._draw(
                p, name, 2 * r, 2 * r, lambda q: paint_chip(q, theme, r, r, r, self.row.chip, lift=lift)
            )


def chip_radius(h: float, best: bool) -> float:
    """Of the chip on a row `h` u high."""
    return min(5.2 if best else 4.0, h * 0.46)


def chip_room(h: float, best: bool) -> float:
    """What a chip takes of the right end of a slip."""
    return chip_radius(h, best) + (4.2 if best else 2.4)


def _band(h: float) -> float:
    """The coloured end of a plate."""
    return min(8.6, h * 0.98)


def _large(row: ScoreRow, h: float) -> float:
    """The size of a new total."""
    return 6.8 if row.place == 1 else min(5.6, h * 0.62)


def _number_width(number: int, size: float) -> float:
    """What a number takes at most: all with as many digits alike, so that what stands beside them does too."""
    return text_width("8" * len(str(number)), size, Face.SERIF)


def _name_room(row: ScoreRow, h: float) -> float:
    """What old and new total leave to the name on a plate."""
    new = _number_width(row.total, _large(row, h)) + 1.7
    old = _number_width(row.before, _OLD) + 3.8
    return ROW_W - PLATE_X - _band(h) - h * 0.22 - new - old


def signature(row: ScoreRow, h: float) -> tuple[float, float]:
    """Size and width of a signature on a row `h` u high."""
    wanted = min(9.6 if row.place == 1 else 7.2, h * 0.84)
    most = 30.0
    size = signature_size(row.name, wanted, most)
    return size, min(most, signature_width(row.name, max(size, SIGNATURE_FLOOR)))


def phrase_room(row: ScoreRow, w: float, h: float) -> float:
    """What is left for the words on a slip `w` u wide."""
    return w - PHRASE_X - chip_room(h, row.place == 1) - signature(row, h)[1] - 2.0


def phrase_block(row: ScoreRow, w: float, h: float, size: float) -> Block:
    """A phrase on one line of the size that all share, or in lines as large as they fit."""
    room = phrase_room(row, w, h)
    if text_width(row.phrase, FLOOR, Face.SERIF) <= room:
        return Block((row.phrase,), min(size, fitted(row.phrase, size, room, Face.SERIF)))
    return cut_block(row.phrase, min(5.6 if row.place == 1 else _LINE, h * 0.38), LINES_FLOOR, room, h - 1.4)


def shared_sizes(
    rows: Sequence[ScoreRow], heights: Sequence[float], slip_w: float = SLIP_W
) -> tuple[float, float]:
    """The size of the phrases below the best, and of all names, in u."""
    short = [
        (row, h)
        for row, h in zip(rows, heights, strict=True)
        if row.place > 1 and text_width(row.phrase, FLOOR, Face.SERIF) <= phrase_room(row, slip_w, h)
    ]
    size = min(
        (fitted(row.phrase, min(5.4, h * 0.6), phrase_room(row, slip_w, h), Face.SERIF) for row, h in short),
        default=5.2,
    )
    room = min((_name_room(row, h) for row, h in zip(rows, heights, strict=True)), default=10.0)
    largest = min(4.6, min(heights, default=9.4) * 0.5)
    return size, max(NAME_FLOOR, one_size([row.name for row in rows], largest, room, Face.TEXT_HEAVY))
