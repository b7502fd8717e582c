"""Mouse and fingers alike: each is a pointer that presses, drags and lets go."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEventPoint, QMouseEvent, QTouchEvent
from PySide6.QtWidgets import QWidget

MOUSE = -1
"""The pointer of the mouse, beside the numbers of touch points."""


class PointerWidget(QWidget):
    """A widget whose things are held by pointers, several at a time by touch. A second button ends all holds."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)

    def press(self, pointer: int, at: QPointF) -> bool:
        """A pointer comes down. Returns whether there is anything of this widget's."""
        raise NotImplementedError

    def drag(self, pointer: int, at: QPointF) -> None:
        """A pointer moves, holding or not."""
        raise NotImplementedError

    def release(self, pointer: int, at: QPointF) -> None:
        """A pointer goes up."""
        raise NotImplementedError

    def end_holds(self) -> None:
        """Let go of everything: nothing is under any pointer."""
        raise NotImplementedError

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton or event.buttons() != Qt.MouseButton.LeftButton:
            self.end_holds()
            event.accept()
        elif not self.press(MOUSE, event.position()):
            event.ignore()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.drag(MOUSE, event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.release(MOUSE, event.position())

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QTouchEvent) and self.isEnabled():
            if event.type() == QEvent.Type.TouchCancel:
                self.end_holds()
            for point in event.points():
                self._touch(point)
            event.accept()
            return True
        return super().event(event)

    def _touch(self, point: QEventPoint) -> None:
        state = point.state()
        if state == QEventPoint.State.Pressed:
            if self.focusPolicy() & Qt.FocusPolicy.ClickFocus:
                self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.press(point.id(), point.position())
        elif state == QEventPoint.State.Updated:
            self.drag(point.id(), point.position())
        elif state == QEventPoint.State.Released:
            self.release(point.id(), point.position())
