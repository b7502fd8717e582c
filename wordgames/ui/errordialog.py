"""What people see when the program has made a mistake: one dialog, the game kept, and a way out."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from wordgames.texts import _


def _paper() -> QPalette:
    """Ink on paper, whatever colours the system has now."""
    palette = QPalette(QColor("#F8ECD2"))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        palette.setColor(role, QColor("#2A1A14"))
    palette.setColor(QPalette.ColorRole.Base, QColor("#FFF9E8"))
    return palette


class ErrorDialog(QDialog):
    """What happened, what was kept, what to do. Plain widgets: painting may be what went wrong."""

    def __init__(self, details: str, log_path: str | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(_("Something went wrong"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumWidth(560)
        self.setMaximumSize(900, 560)
        self.setPalette(_paper())
        layout = QVBoxLayout(self)
        sentences = [
            _("Wordgames has made a mistake, and stopped what it was doing just now."),
            _("Your game is kept up to the last move that was on the screen."),
            _("Go on playing if everything looks right; otherwise quit and start again."),
        ]
        if log_path:
            sentences.append(_("For a report: the details below are also in {path}.").format(path=log_path))
        for sentence in sentences:
            label = QLabel(sentence, self)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            layout.addWidget(label)
        self.details = QPlainTextEdit(details, self)
        self.details.setReadOnly(True)
        self.details.setTabChangesFocus(True)
        self.details.setAccessibleName(_("Details"))
        layout.addWidget(self.details)
        row = QHBoxLayout()
        layout.addLayout(row)
        self.copy_button = QPushButton(_("Copy the details"), self)
        self.copy_button.clicked.connect(self._copy)
        row.addWidget(self.copy_button)
        row.addStretch()
        self.quit_button = QPushButton(_("Quit"), self)
        self.quit_button.clicked.connect(self.reject)
        row.addWidget(self.quit_button)
        self.go_on_button = QPushButton(_("Go on"), self)
        self.go_on_button.setDefault(True)
        self.go_on_button.clicked.connect(self.accept)
        row.addWidget(self.go_on_button)
        for button in (self.copy_button, self.quit_button, self.go_on_button):
            button.setAutoDefault(button is self.go_on_button)

    def _copy(self) -> None:
        QApplication.clipboard().setText(self.details.toPlainText())
