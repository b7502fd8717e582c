"""The nameplate of a seat as the room sees it: large, with what this person does."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordgames.core.players import Player
from wordgames.texts import _, ngettext
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.plates import badge, nameplate
from wordgames.ui.painting.text import text_width
from wordgames.ui.screen import PaintedWidget


class PublicPlate(PaintedWidget):
    """Crest, name, points, and a line of words."""

    margin = 2.4

    def __init__(self, seat: int, player: Player, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat, self._player = seat, player
        self._shown: tuple[int, str, bool, int | None] = (0, "", False, None)
        self._size = 5.2
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def words(self) -> str:
        """What it says below the name."""
        return self._shown[1]

    def show_seat(self, score: int, words: str, *, active: bool, match: int | None = None) -> None:
        """Points of the game, what the person does, whether it is about this one, and points over the match."""
        shown = (score, words, active, match)
        if shown == self._shown:
            return
        self._shown = shown
        points = ngettext("{n} point", "{n} points", score).format(n=score)
        spoken = f"{self._player.name}, {points}"
        if match is not None:
            spoken = _("{plate}, {n} in the match").format(plate=spoken, n=match)
        self.setAccessibleName(spoken)
        self.setAccessibleDescription(words)
        self.update()

    def look(self) -> Hashable:
        return self._seat, self._player, self._shown

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        score, words, active, match = self._shown
        theme = self.theme
        nameplate(
            p,
            theme,
            0,
            0,
            w,
            h,
            self._seat,
            self._player.name,
            score=str(score),
            sub=words,
            # Without words the name has all the width, and the points stand below it.
            below=not words,
            computer=self._player.is_computer,
            active=active,
            size=min(self._size, h * 0.38),
            band=min(h * 0.9, w * 0.22),
        )
        if match is not None:
            label, size = str(match), 3.0
            x = w - text_width(label, size, Face.DISPLAY) / 2 - 0.4
            badge(p, theme, x, h - 0.4, label, theme.brass.ink, theme.brass.metal[2][1], size)
