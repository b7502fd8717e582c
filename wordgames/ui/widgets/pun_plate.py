"""A seat at a table of Pun: a nameplate with a fan of backs behind it, and one line of what it wants or does."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordgames.core.players import Player
from wordgames.texts import _, ngettext
from wordgames.texts.pun import cards
from wordgames.ui.buttons import Button
from wordgames.ui.painting.colors import color
from wordgames.ui.painting.crests import crest_disc, fill_seat
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.icons import Icon, draw_icon
from wordgames.ui.painting.letter_cards import draw_ring
from wordgames.ui.painting.letter_lines import draw_line as draw_words
from wordgames.ui.painting.letter_lines import fit_line
from wordgames.ui.painting.materials import bevel, brass, contour, paper
from wordgames.ui.painting.pun_things import draw_disc, draw_fan
from wordgames.ui.painting.shadows import SMALL, Cast, soft_shadow
from wordgames.ui.painting.shapes import clipped, fill, rect, rounded, stroke
from wordgames.ui.painting.text import Align, draw_block, draw_text, fit_name, text_width
from wordgames.ui.screen import draw_focus

MOST_BACKS: Final = 18
"""A fan of more looks like one of so many; its disc says how many they are."""


@dataclass(frozen=True)
class Build:
    """How large the parts of a plate are, in u."""

    plate: float
    """Height of the nameplate, at the foot of the whole."""
    fan: float
    """Width of a back."""
    radius: float
    below: float
    """From the top of the plate to the point about which the fan is turned."""
    name: float
    name_floor: float
    note: float
    note_floor: float
    disc: float
    """Radius of the disc that counts the cards."""
    disc_on_plate: bool
    """Whether the disc lies on the plate, to be read from afar; else at the foot of the fan."""
    frame: float = 0.32
    """The brass around the plate of whoever plays."""


NEAR: Final = Build(9.8, 7.0, 16.4, 13.8, 3.4, 2.2, 2.5, 2.0, 1.75, False)
"""In one's own turn, up to three others."""
CLOSE: Final = Build(9.8, 5.6, 12.6, 9.6, 3.0, 2.0, 2.3, 1.9, 1.75, False)
"""With four and more."""
FAR: Final = Build(13.0, 7.6, 17.6, 14.6, 5.0, 3.2, 3.6, 2.8, 3.5, True, 0.9)
"""For a whole room."""


@dataclass(frozen=True)
class Seen:
    """What a plate shows of a seat; all of it may be known to everybody."""

    seat: int
    player: Player
    cards: int
    total: int | None
    """None while there is none to tell."""
    note: str
    """One line; letters may stand in it as tiles."""
    said: str
    """The same for a screen reader."""
    active: bool = False
    """Whether it is this one's turn, or the table waits for this one."""
    helped: bool = False
    """Whether this one's own view helps: a badge tells the others."""


class PunPlate(Button):
    """One seat. Where it can be pressed, that asks this one for a trade."""

    margin = 1.6
    fades = False

    def __init__(self, seen: Seen, build: Build, parent: QWidget | None = None) -> None:
        super().__init__(seen.player.name, parent)
        self._seen = seen
        self._build = build
        self._asked = False
        self.set_can_ask(False)
        self._speak()

    @property
    def seen(self) -> Seen:
        """What it shows."""
        return self._seen

    def show_seat(self, seen: Seen, build: Build | None = None) -> None:
        """Show the seat as it is now."""
        build = build or self._build
        if (seen, build) != (self._seen, self._build):
            self._seen, self._build = seen, build
            self._speak()
            self.update()

    def set_can_ask(self, can: bool, hint: str = "") -> None:
        """Whether a press asks for a trade, and what it would do."""
        self._hint = hint if can else ""
        self.setEnabled(can)
        # Without something to press it is a picture, which the mouse goes through.
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not can)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if can else Qt.FocusPolicy.NoFocus)
        self.setAccessibleDescription(self._hint)

    def set_asked(self, asked: bool) -> None:
        """Ring it: it is one of those that can be chosen now."""
        if asked != self._asked:
            self._asked = asked
            self.update()

    def hand_point(self) -> QPointF:
        """The middle of the fan, in pixels of this widget."""
        u, m, build = self.u, self.margin, self._build
        high = self.height() / u - 2 * m
        y = high - build.plate + build.below - build.radius
        return QPointF(self.width() / 2, (y + m) * u)

    def _speak(self) -> None:
        seen = self._seen
        parts = [seen.player.name, cards(seen.cards)]
        if seen.total is not None:
            parts.append(ngettext("{n} point", "{n} points", seen.total).format(n=seen.total))
        if seen.helped:
            parts.append(_("with the helper"))
        if seen.said:
            parts.append(seen.said)
        self.setAccessibleName(", ".join(parts))

    def look(self) -> Hashable:
        return self._seen, self._build, self._asked, self.state()

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        self.paint_button(p, w, h)

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        theme, seen, build = self.theme, self._seen, self._build
        top = h - build.plate
        shown = min(MOST_BACKS, seen.cards)
        with clipped(p, rect(-1.5, -1.5, w + 3, top + 3)):
            draw_fan(p, theme, w * 0.56, top + build.below, shown, w=build.fan, radius=build.radius)
        self._paint_plate(p, w, top)
        if self._asked:
            draw_ring(p, theme, 0, top, w, build.plate, 1.1)
        if self.hasFocus():
            draw_focus(p, theme, rounded(-0.6, top - 0.6, w + 1.2, build.plate + 1.2, 1.6))
        if not build.disc_on_plate:
            # Over the ring, which would cross out the number.
            draw_disc(p, theme, w - build.disc - 0.9, top - 0.35, build.disc, str(seen.cards))

    def _paint_plate(self, p: QPainter, w: float, top: float) -> None:
        theme, seen, build = self.theme, self._seen, self._build
        h = build.plate
        plate = rounded(0, top, w, h, min(0.16 * h, 1.1))
        lit = self.underMouse() and self.isEnabled()
        if seen.active:
            f = build.frame
            rim = rounded(-f, top - f, w + 2 * f, h + 2 * f, 1.1 + f)
            soft_shadow(p, theme, plate, Cast(0.6, 0.9, 1.7, 0.45))
            if theme.flat:
                stroke(p, rim, theme.focus.on_dark, 0.5 + f / 2)
            else:
                brass(p, theme, rim, 0.16)
        else:
            soft_shadow(p, theme, plate, SMALL)
        paper(p, theme, plate, theme.paper.edited if lit else theme.paper.plate, seed=seen.seat + 11)
        band = min(h * 0.87, w * 0.23) if not build.disc_on_plate else min(9.4, w * 0.26)
        with clipped(p, plate):
            fill_seat(p, theme, rect(-1, top - 1, band + 1, h + 2), seen.seat, h * 0.2, 0.20)
            fill(p, rect(band, top, 0.25, h), color("#000000", 0.22))
        bevel(p, theme, plate, 0.12, 0.35, 0.18, dark_color=theme.paper.plate_dark)
        contour(p, theme, plate)
        crest_disc(p, theme, seen.seat, band / 2, top + h / 2, min(band, h) * 0.41, ring=False)
        self._paint_words(p, band, w, top)

    def _paint_words(self, p: QPainter, band: float, w: float, top: float) -> None:
        theme, seen, build = self.theme, self._seen, self._build
        h, ink, muted = build.plate, theme.paper.ink, theme.paper.card_muted
        narrow = w < 24
        left = band + (0.9 if narrow else 1.5)
        right = w - (0.7 if narrow else 1.1)
        if build.disc_on_plate:
            draw_disc(p, theme, w - build.disc - 1.1, top + h / 2, build.disc, str(seen.cards))
            right -= 2 * build.disc + 0.6
        upper = top + (h * 0.34 if seen.note else h / 2)
        name_right = right
        if seen.total is not None and not build.disc_on_plate:
            total, size = str(seen.total), build.name * 1.12
            roomy = w > 30
            draw_text(p, total, right, top + h / 2 if roomy else upper, size, ink, Face.SERIF, Align.RIGHT)
            name_right -= text_width(total, size, Face.SERIF) + 0.9
            if roomy:
                right = name_right
        cog = build.name * 0.34
        room = name_right - left - (2 * cog + 0.6 if seen.player.is_computer or seen.helped else 0)
        name = seen.player.name
        # A word is rather set smaller than broken.
        floor = build.name_floor * (1.0 if " " in name else 0.72)
        block = fit_name(name, build.name, floor, room)
        draw_block(p, block, left, upper, ink, Face.TEXT_HEAVY, leading=1.05)
        if seen.player.is_computer or seen.helped:
            sign = Icon.GEAR if seen.player.is_computer else Icon.BOOK
            end = max(text_width(line, block.size, Face.TEXT_HEAVY) for line in block.lines)
            draw_icon(p, sign, left + end + 0.5 + cog, upper, cog, color(muted, 0.9))
        if seen.note:
            size = fit_line(seen.note, build.note, build.note_floor * 0.8, right - left)
            draw_words(p, theme, seen.note, left, top + h * 0.73, size, muted)
