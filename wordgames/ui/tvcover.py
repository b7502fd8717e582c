"""What the TV shows when there is no table to see: the game is paused, or is not there yet."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.text import Align
from wordgames.ui.screen import Screen
from wordgames.ui.theme import Theme
from wordgames.ui.words import Words


class Calm(Screen):
    """A title and one sentence, for the whole room."""

    def __init__(
        self,
        title: str,
        sentence: str,
        theme: Theme | None = None,
        parent: QWidget | None = None,
        *,
        ground: str = "play",
    ) -> None:
        super().__init__(theme, parent)
        self.ground_name = ground
        heading = Words(
            title, self, size=15.0, ink="title", face=Face.DISPLAY, shadow=True, align=Align.CENTER
        )
        self.place(heading, 10, 28.0, 140, 18.0, gap=0.5)
        words = Words(sentence, self, size=5.6, floor=5.0, ink="body", align=Align.CENTER)
        self.place(words, 10, 49.0, 140, 14.0, gap=0.5)
