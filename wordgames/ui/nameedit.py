"""A name being typed where it will stand."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from wordgames.ui.painting.fonts import Face, font
from wordgames.ui.painting.materials import paper
from wordgames.ui.painting.shapes import rounded
from wordgames.ui.screen import PaintedWidget, draw_focus
from wordgames.ui.theme import Theme


class _Field(QLineEdit):
    """The letters themselves; Enter, Escape and leaving it say what becomes of them."""

    done = Signal()
    dropped = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrame(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.done.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.dropped.emit()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason):
            self.done.emit()


class NameEdit(PaintedWidget):
    """A slip of paper with a caret. `accepted` is asked, not told: whoever listens may keep the slip open."""

    accepted = Signal(str)
    """Enter, or the focus went elsewhere: the name as typed."""
    dropped = Signal()
    """Escape: nothing is to change."""

    margin = 1.0
    size_u = 3.2

    def __init__(self, label: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = _Field(self)
        self.field.setAccessibleName(label)
        self.field.done.connect(self._done)
        self.field.dropped.connect(self.dropped)
        self.setFocusProxy(self.field)
        self._asking = False

    def begin(self, name: str) -> None:
        """Show the slip with this name, all of it selected, ready to be typed over."""
        self.field.setText(name)
        self.field.selectAll()
        self.show()
        self.raise_()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _done(self) -> None:
        # Hiding the slip takes its focus away, which must not ask a second time.
        if not self._asking and self.isVisible():
            self._asking = True
            self.accepted.emit(self.field.text())
            self._asking = False

    def resizeEvent(self, event: QResizeEvent) -> None:
        face = self.face()
        pad = 1.1 * self.u
        self.field.setGeometry(face.adjusted(pad, pad * 0.3, -pad, -pad * 0.3).toRect())
        pixels = max(8, round(self.size_u * self.u))
        self.field.setFont(font(Face.TEXT_HEAVY, pixels))
        self.set_theme(self.theme)

    def set_theme(self, theme: Theme) -> None:
        """Write with other colours."""
        palette = self.field.palette()
        ink, paper_color = QColor(theme.paper.ink), QColor(theme.paper.edited)
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        palette.setColor(QPalette.ColorRole.Text, ink)
        palette.setColor(QPalette.ColorRole.Highlight, QColor(theme.focus.on_light))
        palette.setColor(QPalette.ColorRole.HighlightedText, paper_color)
        self.field.setPalette(palette)

    def look(self) -> str:
        return "slip"

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        slip = rounded(0, 0, w, h, 0.9)
        paper(p, self.theme, slip, self.theme.paper.edited)
        draw_focus(p, self.theme, rounded(-0.2, -0.2, w + 0.4, h + 0.4, 1.1))
