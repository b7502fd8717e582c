"""Buttons as things on a table: a brass plaque, a slip of paper, a round one of dark glass, words on wood.

All of them are real buttons: they work by mouse, touch, Space and Enter, can be reached with Tab and the arrow
keys, show the focus, and say their name to a screen reader.
"""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPainterPath
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from wordgames.ui.painting.colors import color
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.icons import Icon, draw_icon
from wordgames.ui.painting.materials import paper
from wordgames.ui.painting.plates import (
    RADIUS,
    focus_ring,
    paper_button,
    plaque,
    ringed,
    round_button,
    still_slip,
)
from wordgames.ui.painting.shadows import CONTACT, SMALL, soft_shadow
from wordgames.ui.painting.shapes import circle, fill, rounded, stroke
from wordgames.ui.painting.text import Align, draw_block, draw_text, fit_block, text_width
from wordgames.ui.screen import Painted, draw_focus

PRESSED_BY = 0.22
"""How far, in u, a thing gives way under the finger."""


def lit(p: QPainter, edge: str, face: QPainterPath) -> None:
    """What is under the pointer gets a bright edge: a wash would fade its words as if it couldn't be pressed."""
    stroke(p, face, edge, 0.3)


class Button(Painted, QAbstractButton):
    """What all our buttons share. `text` is plain: an ampersand in it is shown, and marks no shortcut."""

    fades = True
    """Whether it is painted half transparent while it can't be pressed: symbols are; words stay readable."""

    def __init__(self, text: str, parent: QWidget | None = None, *, name: str = "") -> None:
        super().__init__(parent)
        self.label = text
        self._pressed_at = -(10**9)
        """When the mouse pressed it last, in milliseconds of the events' clock."""
        self.setAccessibleName(name or text)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.pressed.connect(self.update)
        self.released.connect(self.update)

    def set_label(self, text: str, *, name: str = "") -> None:
        """Show other words."""
        if text != self.label or (name or text) != self.accessibleName():
            self.label = text
            self.setAccessibleName(name or text)
            self.update()

    @property
    def on_paper(self) -> bool:
        """Whether it stands on a sheet of paper, where the ring of the keys has another colour."""
        screen = self.screen_of()
        return screen is not None and screen.is_paper

    def look(self) -> Hashable:
        return (self.label, self.state())

    def state(self) -> tuple[bool, bool, bool, bool, bool]:
        """What every button's picture depends on: focus, pressed, enabled, checked, under the pointer."""
        return (self.hasFocus(), self.isDown(), self.isEnabled(), self.isChecked(), self.underMouse())

    def sizeHint(self) -> QSize:
        return QSize(round(24 * self.u), round(8 * self.u))

    def hitButton(self, pos: QPoint) -> bool:
        return self.face().contains(QPointF(pos))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_at = event.timestamp()
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # The first half of a double click may have been for what lay here before, and its second is nobody's wish.
        if event.timestamp() - self._pressed_at <= QApplication.doubleClickInterval():
            self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # QAbstractButton presses on Space alone, and takes the arrow keys for itself.
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        elif event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Select):
            super().keyPressEvent(event)
        else:
            event.ignore()

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        if self.isDown():
            p.translate(0, PRESSED_BY)
        if not self.isEnabled() and self.fades:
            p.setOpacity(0.5)
        self.paint_button(p, w, h)

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        """Paint the thing; that it is pressed is seen to, and that it is disabled where it fades."""
        raise NotImplementedError


class Plaque(Button):
    """The one thing to do now: brass, with four screws. `sub` is a second, smaller line."""

    margin = 2.8
    fades = False

    def __init__(
        self,
        text: str,
        parent: QWidget | None = None,
        *,
        sub: str = "",
        icon: Icon | None = None,
        size: float | None = None,
        face: Face = Face.DISPLAY,
    ) -> None:
        super().__init__(text, parent)
        self.sub = sub
        self._letters = face
        self.symbol = icon
        self.size_u = size

    def set_sub(self, sub: str) -> None:
        """Show another second line."""
        if sub != self.sub:
            self.sub = sub
            self.update()

    def look(self) -> Hashable:
        return (self.label, self.sub, self.symbol, self.size_u, self.state())

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        if not self.isEnabled():
            still_slip(p, theme, w, h, self.label, sub=self.sub, size=min(4.2, h * 0.42), face=self._letters)
            return
        plaque(
            p,
            theme,
            0,
            0,
            w,
            h,
            self.label,
            sub=self.sub,
            icon=self.symbol,
            size=self.size_u,
            face=self._letters,
        )
        if self.underMouse() and self.isEnabled() and not self.isDown():
            lit(p, theme.brass.ink_light, rounded(0, 0, w, h, RADIUS))
        if self.hasFocus():
            focus_ring(p, theme, 0, 0, w, h, on_light=self.on_paper)


class SlabButton(Button):
    """A second choice of the same size beside a plaque: a sheet of card."""

    margin = 2.8
    fades = False

    def __init__(
        self,
        text: str,
        parent: QWidget | None = None,
        *,
        icon: Icon | None = None,
        size: float = 3.6,
        face: Face = Face.DISPLAY,
    ) -> None:
        super().__init__(text, parent)
        self._letters = face
        self.symbol = icon
        self.size_u = size

    def look(self) -> Hashable:
        return (self.label, self.symbol, self.size_u, self.state())

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        if not self.isEnabled():
            still_slip(p, self.theme, w, h, self.label, size=self.size_u, face=self._letters)
            return
        paper_button(
            p, self.theme, 0, 0, w, h, self.label, icon=self.symbol, size=self.size_u, face=self._letters
        )
        if self.underMouse() and self.isEnabled() and not self.isDown():
            lit(p, self.theme.bulb.rim, rounded(0, 0, w, h, RADIUS))
        if self.hasFocus():
            focus_ring(p, self.theme, 0, 0, w, h, on_light=self.on_paper)


class PaperButton(Button):
    """A slip of paper: a choice beside the one action. `sub` is a second line, `icon` stands at its left."""

    margin = 2.0

    def __init__(
        self,
        text: str,
        parent: QWidget | None = None,
        *,
        sub: str = "",
        icon: Icon | None = None,
        size: float = 2.7,
        face: Face = Face.TEXT_HEAVY,
    ) -> None:
        super().__init__(text, parent)
        self.sub = sub
        self.symbol = icon
        self.size_u = size
        self.letters = face

    def set_sub(self, sub: str) -> None:
        """Show another second line."""
        if sub != self.sub:
            self.sub = sub
            self.update()

    def look(self) -> Hashable:
        return (self.label, self.sub, self.symbol, self.size_u, self.state())

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        slip = rounded(0, 0, w, h, 0.9)
        soft_shadow(p, theme, slip, CONTACT if self.isDown() else SMALL)
        if self.isChecked():
            ringed(p, theme, slip)
        else:
            fill(p, slip.translated(0, 0.28), theme.paper.edge)
        lit = self.underMouse() and self.isEnabled()
        paper(p, theme, slip, theme.paper.edited if lit else theme.paper.card, seed=len(self.label))
        ink = theme.paper.ink
        left = 1.8
        if self.symbol is not None:
            draw_icon(p, self.symbol, 1.6 + 1.2, h / 2, 1.15, theme.paper.accent)
            left = 5.2
        middle = h / 2 - (1.6 if self.sub else 0)
        if self.symbol is not None or self.sub:
            draw_text(p, self.label, left, middle, self.size_u, ink, self.letters, width=w - left - 1.4)
        else:
            draw_text(
                p, self.label, w / 2, middle, self.size_u, ink, self.letters, Align.CENTER, width=w - 2.6
            )
        if self.sub:
            block = fit_block(self.sub, 2.2, 2.0, w - left - 1.4)
            draw_block(p, block, left, h / 2 + 1.7, theme.paper.card_muted)
        if self.hasFocus():
            draw_focus(p, theme, rounded(-0.62, -0.62, w + 1.24, h + 1.24, 1.5), on_light=self.on_paper)


class RoundButton(Button):
    """A symbol in a ring of brass on dark glass: back, pause, close. `name` says what it does."""

    def __init__(self, icon: Icon, name: str, parent: QWidget | None = None) -> None:
        super().__init__("", parent, name=name)
        self.symbol = icon
        self.setToolTip(name)

    def set_symbol(self, icon: Icon, name: str) -> None:
        """Show another symbol, with what it does now."""
        self.symbol = icon
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.update()

    def look(self) -> Hashable:
        return (self.symbol, self.state())

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        r = min(w, h) / 2
        round_button(p, self.theme, w / 2, h / 2, r, self.symbol)
        if self.underMouse() and self.isEnabled():
            fill(p, circle(w / 2, h / 2, r), color(self.theme.text.title, 0.1))
        if self.hasFocus():
            draw_focus(p, self.theme, circle(w / 2, h / 2, r + 0.5), on_light=self.on_paper)


class TextLink(Button):
    """Quiet words with a symbol, on wood or cloth."""

    margin = 0.8
    size_u = 2.3

    def __init__(
        self, text: str, parent: QWidget | None = None, *, icon: Icon | None = None, bright: bool = False
    ) -> None:
        super().__init__(text, parent)
        self.symbol = icon
        self.bright = bright

    def set_symbol(self, icon: Icon) -> None:
        """Show another symbol."""
        self.symbol = icon
        self.update()

    def width_u(self) -> float:
        """How wide the words and the symbol are, in u."""
        return (3.1 if self.symbol is not None else 0.0) + text_width(self.label, self.size_u, Face.TEXT_SEMI)

    def look(self) -> Hashable:
        return (self.label, self.symbol, self.state())

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        lit = self.bright or self.underMouse() or self.hasFocus()
        ink = theme.text.title if lit else theme.text.shelf_quiet
        left = 0.0
        if self.symbol is not None:
            draw_icon(p, self.symbol, 1.1, h / 2, 1.15, ink)
            left = 3.1
        draw_text(p, self.label, left, h / 2, self.size_u, ink, Face.TEXT_SEMI, width=w - left)
        if self.hasFocus():
            draw_focus(p, theme, rounded(-0.5, -0.1, w + 1.0, h + 0.2, 0.7), width=0.3)
