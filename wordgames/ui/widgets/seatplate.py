"""A seat's nameplate: crest, name, score, and a cog for a computer."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordgames.core.players import Player
from wordgames.texts import _, ngettext
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.plates import badge, cog_room, name_room, nameplate
from wordgames.ui.painting.text import elided, one_size, text_width
from wordgames.ui.screen import PaintedWidget

FLOOR = 1.8
"""In u: names are set no smaller; what does not fit then is elided."""


class SeatPlate(PaintedWidget):
    """Name and score of one seat; the active one is raised and has a brass rim."""

    margin = 2.4

    def __init__(self, seat: int, player: Player, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat = seat
        self._player = player
        self._score = 0
        self._active = False
        self._size = 2.6
        self._room: float | None = None
        self._band: float | None = None
        self._shows_score = True
        self._match: int | None = None
        self._role = ""
        self.score_below = True
        """Whether the score stands under the name, or at the right end of a long plate."""
        self.figures = Face.DISPLAY
        """Of the score at the right end."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._speak()

    @property
    def player(self) -> Player:
        """Who sits there."""
        return self._player

    @property
    def score(self) -> int:
        """What the plate says."""
        return self._score

    def set_score(self, score: int) -> None:
        """Write another score."""
        if score != self._score:
            self._score = score
            self._speak()
            self.update()

    def set_match(self, points: int | None) -> None:
        """Write its points over the games of a match on a tab below; None: there is no match."""
        if points != self._match:
            self._match = points
            self._speak()
            self.update()

    @property
    def shows_score(self) -> bool:
        """Whether it says more than the name."""
        return self._shows_score

    @property
    def cog_beside_name(self) -> bool:
        """Whether a computer's cog takes of the room for the name."""
        below = self.score_below and self._shows_score and not self._role
        return self._player.is_computer and not below

    def hide_score(self) -> None:
        """Say the name alone, as where it is about who sits there."""
        self._shows_score = False
        self._speak()
        self.update()

    def set_role(self, role: str) -> None:
        """A line of words under the name, such as what he is or does now; then the score stands at the right end."""
        if role != self._role:
            self._role = role
            self._speak()
            self.update()

    def set_active(self, active: bool) -> None:
        """Raise the plate of whom it is about."""
        if active != self._active:
            self._active = active
            self.update()

    def set_band(self, band: float | None) -> None:
        """The width of the coloured band, in u; None: as wide as the plate is high."""
        if band != self._band:
            self._band = band
            self.update()

    def set_name_size(self, size: float, room: float) -> None:
        """The size of the name, which is cut to `room`, both in u; the size of the score follows.

        The room is told, since a plate in whole pixels is a little narrower or wider than it was asked to be.
        """
        if (size, room) != (self._size, self._room):
            self._size, self._room = size, room
            self.update()

    def _speak(self) -> None:
        spoken = f"{self._player.name}, {self._role}" if self._role else self._player.name
        if self._shows_score:
            points = ngettext("{n} point", "{n} points", self._score).format(n=self._score)
            spoken = f"{spoken}, {points}"
        if self._match is not None:
            spoken = _("{plate}, {n} in the match").format(plate=spoken, n=self._match)
        self.setAccessibleName(spoken)

    def look(self) -> Hashable:
        shown = (self._score, self._shows_score, self._match)
        return self._seat, self._player, shown, self._role, self._active, self._size, self._room, self._band

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        room = name_room(w, h, self._band) if self._room is None else self._room
        nameplate(
            p,
            self.theme,
            0,
            0,
            w,
            h,
            self._seat,
            elided(self._player.name, self._size, room, Face.TEXT_HEAVY),
            score=str(self._score) if self._shows_score else "",
            sub=self._role,
            below=self.score_below and not self._role,
            figures=self.figures,
            computer=self._player.is_computer,
            active=self._active,
            size=self._size,
            band=self._band,
        )
        if self._match is not None:
            theme, size = self.theme, 1.9
            label = str(self._match)
            x = w - text_width(label, size, Face.DISPLAY) / 2 - 0.2
            badge(p, theme, x, h - 0.4, label, theme.brass.ink, theme.brass.metal[2][1], size)


def shared_name_size(
    plates: Sequence[SeatPlate], w: float, h: float, size: float, band: float | None = None
) -> None:
    """Give plates of `w` by `h` u the one size at which the longest of their names fits, down to `FLOOR`."""
    room = name_room(w, h, band)
    fitting = size
    for with_cog in (False, True):
        names = [plate.player.name for plate in plates if plate.cog_beside_name is with_cog]
        space = room - (cog_room(size) if with_cog else 0.0)
        fitting = min(fitting, one_size(names, size, space, Face.TEXT_HEAVY))
    fitting = max(FLOOR, fitting)
    for plate in plates:
        plate.set_band(band)
        plate.set_name_size(fitting, room - (cog_room(fitting) if plate.cog_beside_name else 0.0))
