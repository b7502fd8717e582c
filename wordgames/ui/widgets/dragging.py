"""A thing that is pressed like a button and can be dragged too: press, move, release, in our own widget.

A drag ends without a drop on a second button, on Escape (its screen calls `put_down`), when the window loses the focus
and when the thing is hidden, as by a curtain. Nothing is lost then: where things are, the screen knows.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QHideEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from wordgames.ui.buttons import Button


class DragButton(Button):
    """Follows the pointer once it has moved a little; a press without that is a click."""

    lifted = Signal()
    """It follows the pointer from now on."""
    carried = Signal(QPointF)
    """Where the pointer is, in the coordinates of the widget it lies on."""
    dropped = Signal(QPointF)
    """It was let go there."""
    put_back = Signal()
    """The drag has ended without a drop."""

    def __init__(self, text: str, parent: QWidget | None = None, *, name: str = "") -> None:
        super().__init__(text, parent, name=name)
        self.can_drag = True
        """Whether a press that moves lifts it."""
        self._pressed_where: QPoint | None = None
        self._origin = QPoint()
        self._dragging = False

    @property
    def dragging(self) -> bool:
        """Whether it follows the pointer."""
        return self._dragging

    def put_down(self) -> None:
        """End a drag without a drop."""
        self._pressed_where = None
        if self._dragging:
            self._dragging = False
            self.update()
            self.put_back.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            self.put_down()
            self.setDown(False)
            return
        super().mousePressEvent(event)
        if self.isDown():
            self._pressed_where = event.globalPosition().toPoint()
            self._origin = self.pos()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed_where is None or not self.can_drag or not self.isEnabled():
            super().mouseMoveEvent(event)
            return
        way = event.globalPosition().toPoint() - self._pressed_where
        if not self._dragging:
            if way.manhattanLength() < QApplication.startDragDistance():
                return
            self._dragging = True
            self.setDown(False)
            self.raise_()
            self.update()
            self.lifted.emit()
        self.move(self._origin + way)
        self.carried.emit(self._on_parent(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        was, self._pressed_where = self._pressed_where, None
        if self._dragging and event.button() is Qt.MouseButton.LeftButton:
            self._dragging = False
            # The button is not down any more, so this is no click; nor is it one on what lies below.
            super().mouseReleaseEvent(event)
            event.accept()
            self.update()
            self.dropped.emit(self._on_parent(event))
            return
        if was is None and not self.isDown():
            event.accept()
            return
        super().mouseReleaseEvent(event)

    def _on_parent(self, event: QMouseEvent) -> QPointF:
        parent = self.parentWidget()
        assert parent is not None
        return QPointF(parent.mapFromGlobal(event.globalPosition().toPoint()))

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.WindowDeactivate, QEvent.Type.UngrabMouse):
            self.put_down()
        return super().event(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.put_down()
