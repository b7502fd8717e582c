"""A small glass beside who chooses: it shows how long one usually takes, and forces nothing."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from wordgames.qt.sandtimer import system_ms
from wordgames.ui.screen import Screen
from wordgames.ui.widgets.glass_painting import HEIGHT, WIDTH
from wordgames.ui.widgets.sandglass import SandGlass


class SoftGlass(SandGlass):
    """A sand glass that nobody turns; when it has run out nothing happens."""

    def __init__(self, parent: QWidget | None = None, *, clock: Callable[[], int] = system_ms) -> None:
        super().__init__(parent, clock=clock)
        self.plated = False
        self.setEnabled(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.set_reduce_motion(True)
        self.hide()

    def show_left(self, total_ms: int, gone_ms: int) -> None:
        """Show what is left of so much time."""
        self.run(max(0, total_ms - gone_ms), total_ms)

    def put(self, screen: Screen, x: float, y: float, scale: float, gap: float) -> None:
        """Stand with the upper left corner there, in u of the screen, `scale` times as large as the usual glass."""
        # The margin is as many u as ever, and the glass shrinks with what is in it.
        w = (WIDTH + 2 * self.margin) * scale - 2 * self.margin
        h = (HEIGHT + 2 * self.margin) * scale - 2 * self.margin
        shift = self.margin * (1 - scale)
        screen.place(self, x + shift, y + shift, w, h, gap)
