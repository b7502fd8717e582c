"""A large sheet of paper over a dimmed ground: what is read and set, and the questions that the app asks."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from wordgames.texts import _
from wordgames.ui.buttons import PaperButton, Plaque, RoundButton, SlabButton
from wordgames.ui.painting.colors import color
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.icons import Icon
from wordgames.ui.painting.materials import paper
from wordgames.ui.painting.shadows import BOARD, CONTACT, soft_shadow
from wordgames.ui.painting.shapes import fill, rounded, stroke
from wordgames.ui.screen import PaintedWidget, Screen
from wordgames.ui.theme import Theme
from wordgames.ui.words import Words

X, Y, W, H = 18.0, 6.0, 124.0, 78.0
"""The sheet, in u."""


class Paper(PaintedWidget):
    """The sheet itself."""

    margin = 4.0

    def look(self) -> str:
        return "sheet"

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        sheet = rounded(0, 0, w, h, 1.4)
        soft_shadow(p, theme, sheet, BOARD)
        soft_shadow(p, theme, sheet, CONTACT)
        fill(p, rounded(0, 0.35, w, h, 1.4), theme.paper.edge)
        paper(p, theme, sheet, theme.paper.holder, seed=5, hairs=True)
        stroke(p, rounded(1.1, 1.1, w - 2.2, h - 2.2, 0.9), color(theme.paper.keyline, 0.45), 0.14)


class Sheet(Screen):
    """A titled sheet that can be closed."""

    ground_name = "play"
    is_paper = True
    closed = Signal()

    def __init__(
        self,
        title: str,
        theme: Theme | None = None,
        parent: QWidget | None = None,
        *,
        area: tuple[float, float, float, float] = (X, Y, W, H),
    ) -> None:
        super().__init__(theme, parent)
        x, y, w, h = area
        self.sheet = Paper(self)
        self.place(self.sheet, x, y, w, h, gap=0.5)
        self.title = Words(title, self, size=6.0, floor=4.0, ink="accent", on_paper=True, face=Face.DISPLAY)
        self.place(self.title, x + 6.0, y + 3.4, w - 20.0, 8.0, gap=0.5)
        self.close_button = RoundButton(Icon.CROSS, _("Close"), self)
        self.close_button.clicked.connect(self.closed)
        self.place(self.close_button, x + w - 10.0, y + 3.8, 5.8, 5.8, gap=0.5)

    def escape(self) -> bool:
        self.closed.emit()
        return True


class Pick(PaperButton):
    """One of several things by its key; the present one is checked, and whoever listens decides which that is."""

    picked = Signal(str)

    def __init__(
        self,
        key: str,
        label: str,
        parent: QWidget | None = None,
        *,
        sub: str = "",
        icon: Icon | None = None,
        size: float = 2.4,
    ) -> None:
        super().__init__(label, parent, sub=sub, icon=icon, size=size)
        self._key = key
        self.setCheckable(True)
        self.clicked.connect(self._pick)

    def nextCheckState(self) -> None:
        """A press alone checks nothing."""

    def _pick(self) -> None:
        self.picked.emit(self._key)


class Question(Sheet):
    """A few sentences, one thing to do, perhaps another; Esc and the cross are the other, or the one if it is alone. A
    question that `can_be_left` has no answer then.
    """

    answered = Signal(bool)
    """Whether the one thing was chosen."""
    dismissed = Signal()
    """It was left without an answer."""

    def __init__(
        self,
        title: str,
        sentences: tuple[str, ...],
        theme: Theme | None = None,
        parent: QWidget | None = None,
        *,
        action: str = "",
        other: str = "",
        can_be_left: bool = False,
    ) -> None:
        super().__init__(title, theme, parent, area=(30.0, 18.0, 100.0, 54.0))
        y = 32.0
        for sentence in sentences:
            words = Words(sentence, self, size=2.9, floor=2.7, ink="ink", on_paper=True, top=True)
            lines = max(1, -(-len(sentence) // 58))
            self.place(words, 36.0, y, 88.0, 3.8 * lines + 1.0, gap=0.5)
            y += 3.8 * lines + 1.6
        self.action = Plaque(action or _("All right"), self)
        self.action.clicked.connect(self._yes)
        self.main_action = self.action
        self.place(self.action, 91.0, 58.0, 33.0, 10.2, gap=0.5)
        self.other: SlabButton | None = None
        if other:
            self.other = SlabButton(other, self)
            self.other.clicked.connect(self._no)
            self.place(self.other, 54.0, 58.0, 33.0, 10.2, gap=0.5)
        self.closed.connect(self.dismissed if can_be_left else self._no if other else self._yes)

    def _yes(self) -> None:
        self.answered.emit(True)

    def _no(self) -> None:
        self.answered.emit(False)
