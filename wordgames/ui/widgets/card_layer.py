"""Cards that are on their way: one in somebody's hand, over everything that lies on the screen.

The layer takes no clicks and says nothing. It holds a card's face only while it shows it.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from wordgames.ui.painting.letter_cards import HEIGHT, LETTER, WIDTH, draw_face
from wordgames.ui.screen import Screen
from wordgames.ui.theme import load_theme

HELD = 1.6
"""How high a card is held, in u."""


@dataclass(frozen=True)
class Carried:
    """A card in somebody's hand."""

    face: str
    letter: str = ""
    w: float = WIDTH
    h: float = HEIGHT
    size: float = LETTER


class CardLayer(QWidget):
    """Lies over a whole screen; there is one for each."""

    def __init__(self, screen: QWidget) -> None:
        super().__init__(screen)
        self._carried: Carried | None = None
        self._at = QPointF()
        """The middle of the card, in pixels of the layer."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def carried(self) -> Carried | None:
        """What is in somebody's hand."""
        return self._carried

    def carry(self, card: Carried, middle: QPointF) -> None:
        """Show a card with its middle there, in pixels of the screen."""
        before = self._area()
        self._carried, self._at = card, middle
        if not self.isVisible():
            self.setGeometry(self.screen_under.rect())
            self.show()
        self.raise_()
        self.update(before)
        self.update(self._area())

    def drop(self) -> None:
        """Nothing is in anybody's hand."""
        if self._carried is not None:
            self._carried = None
            self.hide()

    @property
    def screen_under(self) -> QWidget:
        """What it lies over."""
        parent = self.parentWidget()
        assert parent is not None
        return parent

    @property
    def _unit(self) -> float:
        screen = self.screen_under
        return screen.u if isinstance(screen, Screen) else 8.0

    def _area(self) -> QRect:
        """What a carried card covers, with its shadow."""
        if self._carried is None:
            return QRect()
        u = self._unit
        half_w, half_h = (self._carried.w / 2 + 5) * u, (self._carried.h / 2 + 6) * u
        return QRect(
            int(self._at.x() - half_w), int(self._at.y() - half_h), int(2 * half_w) + 2, int(2 * half_h) + 2
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._carried is None:
            return
        screen = self.screen_under
        theme = screen.theme if isinstance(screen, Screen) else load_theme()
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        p.scale(self._unit, self._unit)
        card = self._carried
        x, y = self._at.x() / self._unit - card.w / 2, self._at.y() / self._unit - card.h / 2
        draw_face(
            p,
            theme,
            x,
            y,
            card.face,
            card.letter,
            w=card.w,
            h=card.h,
            size=card.size,
            turn=2,
            lift=HELD,
            ringed=True,
        )
        p.end()


def card_layer(widget: QWidget) -> CardLayer:
    """The layer over the screen that a widget lies on."""
    top: QWidget | None = widget
    while top is not None and not isinstance(top, Screen) and top.parentWidget() is not None:
        top = top.parentWidget()
    assert top is not None
    found = top.findChild(CardLayer, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return found if isinstance(found, CardLayer) else CardLayer(top)
