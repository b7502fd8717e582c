"""Cards that change places at a table of Pun: they cross over everything, with a faint trail."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from wordgames.qt.sandtimer import system_ms
from wordgames.ui.painting.letter_cards import HEIGHT, WIDTH, draw_back, draw_face
from wordgames.ui.screen import Screen
from wordgames.ui.theme import load_theme
from wordgames.ui.widgets.motion import Glide

FLIGHT_MS: Final = 900
STAGGER_MS: Final = 110
_FRAME_MS = 16
_TRAIL = ((0.16, 0.10), (0.10, 0.18), (0.05, 0.28))
"""How far behind the card an echo of it is, as a share of its way, and how strong."""
_BOW = 0.16
"""How far a way leaves the straight line, as a share of its length: what comes and what goes do not collide."""


@dataclass(frozen=True)
class Flight:
    """One card on its way, in pixels of the screen."""

    face: str
    """Empty: it lies face down."""
    start: QPointF
    end: QPointF
    width: float
    """Of the card, in u."""
    glide: Glide

    def at(self, share: float) -> QPointF:
        """Its middle, when that share of the way is behind it."""
        way = self.end - self.start
        bow = 4 * share * (1 - share) * _BOW
        return self.start + way * share + QPointF(-way.y(), way.x()) * bow


class Flights(QWidget):
    """Lies over a whole screen; it takes no clicks and says nothing."""

    landed = Signal()
    """Nothing is on its way any more."""

    def __init__(self, screen: QWidget, clock: Callable[[], int] = system_ms) -> None:
        super().__init__(screen)
        self._clock = clock
        self._flights: list[Flight] = []
        self._aloft = False
        self._timer = QTimer(self)
        self._timer.setInterval(_FRAME_MS)
        self._timer.timeout.connect(self.advance)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def flying(self) -> bool:
        """Whether anything is on its way."""
        return bool(self._flights)

    def fly(self, faces: str, count: int, start: QPointF, end: QPointF, width: float) -> None:
        """Send cards on their way, one after the other; face down where their faces are not known."""
        now = self._clock()
        for at in range(count):
            face = faces[at] if at < len(faces) else ""
            glide = Glide(0.0, 1.0, now + at * STAGGER_MS, FLIGHT_MS, gently=True)
            self._flights.append(Flight(face, start, end, width, glide))
        if self._flights and not self.isVisible():
            parent = self.parentWidget()
            assert parent is not None
            self.setGeometry(parent.rect())
            self.show()
        self.raise_()
        if self._flights:
            self._aloft = True
            self._timer.start()

    def advance(self) -> None:
        """Show where everything is now."""
        now = self._clock()
        self._flights = [one for one in self._flights if not one.glide.done(now)]
        if not self._flights:
            self.finish()
        self.update()

    def finish(self) -> None:
        """Everything arrives at once."""
        self._timer.stop()
        flew, self._aloft = self._aloft, False
        self._flights.clear()
        self.hide()
        if flew:
            self.landed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        screen = self.parentWidget()
        theme = screen.theme if isinstance(screen, Screen) else load_theme()
        u = screen.u if isinstance(screen, Screen) else 8.0
        now = self._clock()
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        p.scale(u, u)
        for one in self._flights:
            share = one.glide.at(now)
            w, h = one.width, one.width * HEIGHT / WIDTH
            for behind, strength in (*_TRAIL, (0.0, 1.0)):
                if share <= behind and behind:
                    continue
                middle = one.at(share - behind) / u
                x, y = middle.x() - w / 2, middle.y() - h / 2
                p.setOpacity(strength)
                high = 1.2 if not behind else 0.0
                if one.face:
                    draw_face(p, theme, x, y, one.face, w=w, lift=high, shadow=not behind)
                else:
                    draw_back(p, theme, x, y, w=w, lift=high, shadow=not behind)
        p.end()
