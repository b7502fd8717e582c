"""The red prompt card as it hangs on the stage, and the deck that it is turned from."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from wordgames.qt.sandtimer import system_ms
from wordgames.ui.buttons import Button
from wordgames.ui.painting.shapes import placed, rounded
from wordgames.ui.painting.word_cards import THREADS, prompt_back, prompt_card, thread
from wordgames.ui.screen import PaintedWidget, draw_focus
from wordgames.ui.widgets.motion import Glide

TURN_MS = 360
FRAME_MS = 16


class PromptCard(PaintedWidget):
    """A prompt, as large as it fits; it hangs on threads that come from above the screen."""

    margin = 2.6

    def __init__(
        self,
        size: float,
        parent: QWidget | None = None,
        *,
        floor: float = 5.0,
        hangs: bool = True,
        clock: Callable[[], int] = system_ms,
    ) -> None:
        super().__init__(parent)
        self._clock = clock
        self._turning: Glide | None = None
        self._frames = QTimer(self)
        self._frames.setInterval(FRAME_MS)
        self._frames.timeout.connect(self.advance)
        self._size = size
        self._floor = floor
        self._hangs = hangs
        self._text = ""
        self._own = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def text(self) -> str:
        """What it says."""
        return self._text

    def show_prompt(self, text: str, *, own: bool = False) -> None:
        """Hang up a prompt; `own` marks one that the table wrote itself."""
        if (text, own) != (self._text, self._own):
            self._text, self._own = text, own
            self.setAccessibleName(text)
            self.setVisible(bool(text))
            self.update()

    def turn_over(self) -> None:
        """It has just been turned, and comes up for all to see."""
        self._turning = Glide(0.0, 1.0, self._clock(), TURN_MS)
        self._frames.start()
        self.update()

    @property
    def turning(self) -> bool:
        """Whether it is still coming up."""
        return self._turning is not None

    def advance(self) -> None:
        """Turn on."""
        if self._turning is None or self._turning.done(self._clock()):
            self.arrive()
        self.update()

    def arrive(self) -> None:
        """Hang there, as after a tap."""
        self._turning = None
        self._frames.stop()
        self.update()

    def look(self) -> Hashable:
        return self._text, self._own, self._size, self._hangs

    def paintEvent(self, event: QPaintEvent) -> None:
        turning = self._turning
        if turning is None:
            super().paintEvent(event)
            return
        middle = self.height() / 2
        p = QPainter(self)
        try:
            p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            p.translate(0, middle)
            p.scale(1, max(0.02, turning.at(self._clock())))
            p.translate(0, -middle)
            p.drawPixmap(0, 0, self._picture_now())
        finally:
            p.end()

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        if self._text:
            # The margin hides where the threads go on, behind the pelmet.
            hangs = self.margin if self._hangs else None
            prompt_card(
                p,
                self.theme,
                w,
                h,
                self._text,
                size=self._size,
                floor=self._floor,
                hangs=hangs,
                own=self._own,
            )


class PromptThreads(PaintedWidget):
    """What a prompt hangs on where it hangs lower than its own threads are long."""

    margin = 0.6

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def look(self) -> Hashable:
        return "threads"

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        for share in THREADS:
            thread(p, self.theme, w * share, -1.0, h)


class PromptDeck(Button):
    """The prompts that are left, face down: a press turns the first one over."""

    margin = 3.0
    fades = False
    _SHEETS = 5

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        with placed(p, 0.22 * self._SHEETS, 0.3 * self._SHEETS):
            prompt_back(p, self.theme, w - 0.22 * self._SHEETS, h - 0.3 * self._SHEETS, sheets=self._SHEETS)
        if self.hasFocus():
            draw_focus(p, self.theme, rounded(-0.8, -0.8, w + 1.6, h + 1.6, 1.6))
