"""What lies on the shelf and can be pressed: box lids, guests' plates, the plate for one more, the open box."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from wordgames.texts import _
from wordgames.ui.buttons import Button
from wordgames.ui.painting.colors import color
from wordgames.ui.painting.icons import Icon, draw_icon
from wordgames.ui.painting.lids import HEIGHT, WIDTH, LidWords
from wordgames.ui.painting.open_box import paint_open_box
from wordgames.ui.painting.plates import ringed
from wordgames.ui.painting.shapes import fill, rounded
from wordgames.ui.painting.shelf import ShelfLayout, paint_add, paint_guest, paint_lid
from wordgames.ui.screen import draw_focus


class LidButton(Button):
    """The lid of a game's box, at the `index`th place of the shelf; pointed at, it is lifted a little."""

    margin = 4.0
    opened = Signal(str)
    """Pressed: the game's name."""

    def __init__(self, game: str, index: int, words: LidWords, parent: QWidget | None = None) -> None:
        super().__init__(words.title, parent)
        self.game = game
        self.index = index
        self.words = words
        self.setAccessibleDescription(f"{words.players}, {words.minutes}")
        self.clicked.connect(self._open)

    def _open(self) -> None:
        self.opened.emit(self.game)

    def _picture_of_game(self, w: float) -> QImage:
        """The painted lid without words, in about the size that it is shown in; it is not kept after that."""
        screen = self.screen_of()
        scenery = screen.find_scenery() if screen is not None else None
        if scenery is None:
            return QImage()
        scale = w / WIDTH * self.u * self.devicePixelRatioF()
        name = f"lid_{self.game}"
        image = scenery.image(name, QSize(round(WIDTH * scale), round(HEIGHT * scale)))
        scenery.forget(name)
        return image

    def look(self) -> Hashable:
        return (self.words, self.state())

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        at = ShelfLayout(160, 90, tilted=not theme.flat)
        box = at.lid(self.index)
        if (self.underMouse() or self.hasFocus()) and not self.isDown():
            p.translate(0, -0.5)
        p.translate(-box.x(), -box.y())
        paint_lid(p, theme, at, self.index, self.game, self._picture_of_game(w), self.words)
        p.setTransform(at.lid_transform(self.index), True)
        if self.underMouse():
            fill(p, rounded(0, 0, WIDTH, HEIGHT, 1.0), color(theme.text.title, 0.05))
        if self.hasFocus():
            draw_focus(p, theme, rounded(-0.6, -0.6, WIDTH + 1.2, HEIGHT + 1.2, 1.5), width=0.5)


class GuestPlate(Button):
    """A guest of tonight. A press picks who plays; the cross on the picked plate, or Delete, lets the guest go."""

    margin = 1.6
    picked = Signal(str)
    """The guest is to play: the name."""
    left = Signal(str)
    """The guest goes home: the name."""

    def __init__(self, name: str, seat: int, size: float, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.seat = seat
        self.size_u = size
        self.setCheckable(True)
        self.clicked.connect(self._pick)
        self.setAccessibleDescription(_("Press to play as this guest; Delete takes the name off the shelf."))

    def _pick(self) -> None:
        self.picked.emit(self.label)

    def look(self) -> Hashable:
        return (self.label, self.seat, self.size_u, self.state())

    def _cross(self) -> QRectF:
        """Where the cross is, in pixels."""
        face, u = self.face(), self.u
        return QRectF(face.right() - 2.9 * u, face.top(), 2.9 * u, 2.9 * u)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.isDown() and self.isChecked() and self._cross().contains(event.position()):
            self.setDown(False)
            self.left.emit(self.label)
            return
        super().mouseReleaseEvent(event)

    def nextCheckState(self) -> None:
        # A picked guest stays picked.
        self.setChecked(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.left.emit(self.label)
            return
        super().keyPressEvent(event)

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        if self.isChecked():
            ringed(p, theme, rounded(0, 0, w, h, min(h * 0.16, 1.1)))
        paint_guest(p, theme, QRectF(0, 0, w, h), self.seat, self.label, self.size_u)
        if self.isChecked() and (self.underMouse() or self.hasFocus()):
            draw_icon(p, Icon.CROSS, w - 1.45, 1.45, 0.62, theme.paper.muted)
        if self.hasFocus():
            draw_focus(p, theme, rounded(-0.7, -0.7, w + 1.4, h + 1.4, 1.6))


class AddPlate(Button):
    """The dashed place with a plus."""

    margin = 1.2

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        paint_add(p, theme, QRectF(0, 0, w, h))
        if self.underMouse():
            fill(p, rounded(0, 0, w, h, 1.1), color(theme.text.title, 0.1))
        if self.hasFocus():
            draw_focus(p, theme, rounded(-0.5, -0.5, w + 1, h + 1, 1.5))


class GoOnBox(Button):
    """The open box of the game that was interrupted; its front says where it stood."""

    margin = 1.6

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(_("Go on"), parent)
        self.lines: tuple[str, ...] = ()
        self.game = "punchline"

    def set_lines(self, lines: tuple[str, ...], game: str = "punchline") -> None:
        """Say where the game stood, in at most two lines, on its own box."""
        self.lines, self.game = lines, game
        self.setAccessibleDescription(" ".join(lines))
        self.update()

    def look(self) -> Hashable:
        return (self.label, self.lines, self.game, self.state())

    def paint_button(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        paint_open_box(p, theme, QRectF(0, 0, w, h), self.label, self.lines, self.game)
        front = h * (1 - 0.455)
        if self.underMouse():
            fill(p, rounded(0, front, w, h - front, 0.4), color(theme.text.title, 0.06))
        if self.hasFocus():
            draw_focus(p, theme, rounded(-0.6, front - 0.5, w + 1.2, h - front + 1.0, 0.8))
