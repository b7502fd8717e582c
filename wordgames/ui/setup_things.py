"""What can be pressed and dragged at setup: places on the sofa, cards, tickets, the slip with the house rules."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from wordgames.core.players import Player
from wordgames.qt.lineup import LEVELS
from wordgames.texts import _
from wordgames.ui.buttons import Button, lit
from wordgames.ui.painting.choices import LIFT, Seen, paint_choice, paint_length, paint_slip
from wordgames.ui.painting.colors import color
from wordgames.ui.painting.icons import Icon, draw_icon
from wordgames.ui.painting.places import (
    CREST_TOP,
    PLATE,
    ComputerWords,
    paint_free_place,
    paint_place,
)
from wordgames.ui.painting.shapes import circle, fill, rounded, stroke
from wordgames.ui.screen import draw_focus

DRAG_FROM = 0.8
"""How far, in u, a pressed plate is moved before it is dragged and no longer pressed."""


class PlaceButton(Button):
    """A taken place. A press renames it; a drag, or Shift with the arrow keys, moves it; Delete frees it."""

    margin = 1.6
    rename_wanted = Signal(object)
    removed = Signal(object)
    moved_by = Signal(object, int)
    """So many places to the right."""
    dragged_to = Signal(object, QPointF)
    """Where its middle is now, in pixels of the parent."""
    drag_ended = Signal(object, bool)
    """Whether it is to stay where it was dragged to."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.player = Player(name="")
        self.seat = 0
        self.below = ""
        """What a person plays with, where that is to be said."""
        self.word = ""
        self.pips = True
        self._grabbed: QPointF | None = None
        self.dragging = False
        self.clicked.connect(self._pressed)

    def show_player(
        self, player: Player, seat: int, below: str = "", *, word: str = "", pips: bool = True
    ) -> None:
        """Who sits here, where here is, what a person plays with, and the `word` of a computer's level; `pips` count
        it where one plays better than the other.
        """
        self.player, self.seat, self.below, self.word, self.pips = player, seat, below, word, pips
        kind = _("computer, {level}").format(level=word) if player.is_computer else below
        self.set_label(player.name, name=", ".join(filter(None, (player.name, kind))))
        self.setAccessibleDescription(
            _("Place {number}. Enter renames, Shift and arrow keys move, Delete frees the place.").format(
                number=seat + 1
            )
        )
        self.update()

    def look(self) -> Hashable:
        return (self.player, self.seat, self.below, self.word, self.pips, self.dragging, self.state())

    def plate(self) -> QRectF:
        """The plate, in u from the upper left corner of the face."""
        return QRectF(0, CREST_TOP, self.face().width() / self.u, PLATE)

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        computer = None
        if self.player.is_computer:
            level = LEVELS.index(self.player.level) + 1
            computer = ComputerWords(level if self.pips else 0, self.word)
        if self.dragging:
            p.translate(0, -0.8)
        name = self.player.name
        paint_place(p, theme, 0, 0, self.seat, name, width=w, computer=computer, below=self.below)
        if self.underMouse() and not self.dragging:
            lit(p, theme.bulb.rim, rounded(0, CREST_TOP, w, PLATE, 0.9))
        if self.hasFocus():
            draw_focus(p, theme, rounded(-0.5, CREST_TOP - 0.5, w + 1, PLATE + 1, 1.4))

    # ---- presses and drags: our own, so that they behave alike everywhere

    def _pressed(self) -> None:
        self.rename_wanted.emit(self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._grabbed = event.position()
        else:
            self._end_drag(False)
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._grabbed is None:
            return
        way = event.position() - self._grabbed
        if not self.dragging and way.manhattanLength() > DRAG_FROM * self.u:
            self.dragging = True
            self.setDown(False)
            self.raise_()
            # So that Escape finds the drag, and a lost focus ends it.
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        if self.dragging:
            self.move(self.x() + round(way.x()), self.y())
            self.dragged_to.emit(self, QPointF(self.geometry().center()))
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.dragging and event.button() == Qt.MouseButton.LeftButton:
            self._end_drag(True)
        else:
            self._grabbed = None
            super().mouseReleaseEvent(event)

    def _end_drag(self, stays: bool) -> None:
        was, self.dragging, self._grabbed = self.dragging, False, None
        if was:
            self.setDown(False)
            self.setCursor(Qt.CursorShape.PointingHandCursor)
            self.drag_ended.emit(self, stays)
            self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._end_drag(False)
        super().focusOutEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.EnabledChange, QEvent.Type.ActivationChange):
            if not (self.isEnabled() and self.isActiveWindow()):
                self._end_drag(False)
        super().changeEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self._end_drag(False)
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if self.dragging:
            if key == Qt.Key.Key_Escape:
                self._end_drag(False)
            return
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if shift and key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.moved_by.emit(self, 1 if key == Qt.Key.Key_Right else -1)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.removed.emit(self)
        else:
            super().keyPressEvent(event)


class LevelButton(Button):
    """The lower line of a plate: pressed, a computer becomes gentle, clever or sly, and a person plays with
    something else.
    """

    margin = 0.5
    turned = Signal(int)
    """The seat."""

    def __init__(self, seat: int, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.seat = seat
        self.clicked.connect(self._turn)

    def _turn(self) -> None:
        self.turned.emit(self.seat)

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        if self.underMouse() or self.hasFocus():
            ring = rounded(0, 0, w, h, 0.7)
            fill(p, ring, color(self.theme.paper.accent, 0.08))
        if self.hasFocus():
            draw_focus(p, self.theme, rounded(0.05, 0.05, w - 0.1, h - 0.1, 0.7), on_light=True, width=0.3)


class RemoveButton(Button):
    """The small cross at a crest: who sits there gets up."""

    margin = 0.9
    pressed_for = Signal(int)
    """The seat."""

    def __init__(self, seat: int, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.seat = seat
        self.clicked.connect(self._press)

    def _press(self) -> None:
        self.pressed_for.emit(self.seat)

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        disc = circle(w / 2, h / 2, 1.5)
        fill(p, disc, color(theme.button.round, 0.95 if self.underMouse() else 0.7))
        stroke(p, circle(w / 2, h / 2, 1.42), color(theme.bulb.rim, 0.8), 0.14)
        draw_icon(p, Icon.CROSS, w / 2, h / 2, 0.62, theme.text.body)
        if self.hasFocus():
            draw_focus(p, theme, circle(w / 2, h / 2, 1.9), width=0.34)


class FreePlace(Button):
    """A dashed place on the sofa; the next one or two say what a press does."""

    margin = 0.8

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.sub = ""
        self.symbol: Icon | None = None

    def offer(self, label: str, sub: str, symbol: Icon | None) -> None:
        """Say what a press does; nothing makes it a bare place that can't be pressed."""
        self.sub, self.symbol = sub, symbol
        self.set_label(label, name=label)
        self.setAccessibleDescription(sub)
        self.setEnabled(bool(label))
        self.update()

    def look(self) -> Hashable:
        return (self.label, self.sub, self.symbol, self.state())

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        # A bare place is not a button that is out of order, so it is not dimmed.
        self.paint_button(p, w, h)

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        paint_free_place(p, theme, 0, 0, self.label, self.sub, self.symbol, width=w)
        if self.underMouse() and self.isEnabled():
            fill(p, rounded(0, CREST_TOP, w, PLATE, 0.9), color(theme.text.title, 0.1))
        if self.hasFocus():
            draw_focus(p, theme, rounded(-0.4, CREST_TOP - 0.4, w + 0.8, PLATE + 0.8, 1.2))


class Picked(Button):
    """A thing of which one in a row is picked; the picked one lies higher, in a brass ring."""

    margin = 3.2
    picked = Signal(object)

    def __init__(self, value: object, label: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(label, parent, name=name)
        self.value = value
        self.setCheckable(True)
        self.clicked.connect(self._pick)

    def _pick(self) -> None:
        self.picked.emit(self.value)

    def nextCheckState(self) -> None:
        # Whoever listens decides which one is picked.
        return

    def ring(self, p: QPainter, w: float, h: float) -> None:
        """Focus and pointer, over the painted thing."""
        up = LIFT if self.isChecked() else 0.0
        if self.underMouse() and not self.isChecked():
            lit(p, self.theme.bulb.rim, rounded(0, -up, w, h, 0.9))
        if self.hasFocus():
            draw_focus(p, self.theme, rounded(-0.8, -up - 0.8, w + 1.6, h + 1.6, 1.6))


class SeenCard(Picked):
    """Who sees this screen: a pictured card."""

    def __init__(
        self, seen: Seen, label: str, sub: str, parent: QWidget | None = None, *, game: str = "punchline"
    ) -> None:
        """The screen in its picture shows the table of `game`."""
        super().__init__(seen, label, f"{label}: {sub}", parent)
        self.seen, self.sub, self.game = seen, sub, game

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        box = QRectF(0, 0, w, h)
        paint_choice(
            p, self.theme, box, self.seen, self.label, self.sub, picked=self.isChecked(), game=self.game
        )
        self.ring(p, w, h)


class LengthTicket(Picked):
    """How long it takes: a ticket."""

    def __init__(
        self, value: object, label: str, first: str, second: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(value, label, f"{label}: {first}, {second}", parent)
        self.first, self.second = first, second

    def set_texts(self, first: str, second: str) -> None:
        """Other lines, as when a house rule makes it longer."""
        self.first, self.second = first, second
        self.setAccessibleName(f"{self.label}: {first}, {second}")
        self.update()

    def look(self) -> Hashable:
        return (self.label, self.first, self.second, self.state())

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        box = QRectF(0, 0, w, h)
        paint_length(p, self.theme, box, self.label, self.first, self.second, picked=self.isChecked())
        self.ring(p, w, h)


class Slip(Button):
    """The folded slip of the house rules; pressed, it unfolds them, or folds them again."""

    margin = 2.0

    def __init__(self, label: str, sub: str, parent: QWidget | None = None) -> None:
        super().__init__(label, parent)
        self.sub = sub
        self.setCheckable(True)

    def set_sub(self, sub: str) -> None:
        """What is changed, in few words."""
        self.sub = sub
        self.setAccessibleDescription(sub)
        self.update()

    def look(self) -> Hashable:
        return (self.label, self.sub, self.state())

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        paint_slip(p, theme, QRectF(0, 0, w, h), self.label, self.sub, opened=self.isChecked())
        if self.underMouse():
            lit(p, theme.bulb.rim, rounded(0, 0, w - 4.8, h, 0.8))
        if self.hasFocus():
            draw_focus(p, theme, rounded(-0.6, -0.6, w + 1.2, h + 1.2, 1.3))


class Tick(Button):
    """A box that is ticked or not, with what it means; on paper."""

    margin = 0.6

    def __init__(self, text: str, parent: QWidget | None = None, *, size: float = 2.6) -> None:
        super().__init__(text, parent)
        self.size_u = size
        self.setCheckable(True)

    def look(self) -> Hashable:
        return (self.label, self.size_u, self.state())

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        from wordgames.ui.painting.text import draw_block, fit_block

        theme = self.theme
        side = 3.4
        box = rounded(0.3, h / 2 - side / 2, side, side, 0.5)
        fill(p, box, theme.paper.edited)
        stroke(p, box, color(theme.paper.keyline, 0.9), 0.22)
        if self.isChecked():
            draw_icon(p, Icon.CHECK, 0.3 + side / 2, h / 2, 1.3, theme.paper.accent)
        block = fit_block(self.label, self.size_u, 2.2, w - side - 1.8)
        draw_block(p, block, side + 1.6, h / 2, theme.paper.ink)
        if self.hasFocus():
            draw_focus(p, theme, rounded(0.05, 0.05, w - 0.1, h - 0.1, 0.7), on_light=True, width=0.32)
