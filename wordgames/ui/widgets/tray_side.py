"""One side of the tray of a trade: cards that somebody gives, open or sealed, or places of cards that are wanted.

It shows pieces and tells what is done to them by their numbers; what that means its screen knows.
"""

from __future__ import annotations

from collections.abc import Hashable
from enum import Enum

from msgspec import Struct
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from wordgames.texts import _
from wordgames.ui.accessible import make_accessible
from wordgames.ui.painting.colors import color
from wordgames.ui.painting.fonts import Face
from wordgames.ui.painting.letter_cards import (
    HEIGHT,
    LETTER,
    WIDTH,
    card_path,
    draw_face,
    draw_sealed,
    paint_ghost,
    paint_wanted,
    paint_wax,
)
from wordgames.ui.painting.shapes import placed, rounded, stroke
from wordgames.ui.painting.text import Align, draw_block, draw_text, fit_block
from wordgames.ui.screen import Painted, draw_focus
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.card_layer import Carried, card_layer
from wordgames.ui.widgets.letter_keys import typed
from wordgames.ui.widgets.letter_spoken import spoken_face
from wordgames.ui.widgets.parts_accessible import PartsInterface, tell_focus, tell_parts
from wordgames.ui.widgets.pointers import PointerWidget

CLICK = 0.9
"""A press that moves less than this, in u, is a click."""
_GAP = 0.14
"""Between cards, in widths of one."""
_ONE_ROW = 4
_TILTS = (-1.4, 1.0, -0.7, 1.2)
_SEALED_WAX = 0.17
_SMALLEST_SEALED = 6.0
"""On smaller cards a seal would hide the letter of its neighbour."""


class Shows(Enum):
    """What a piece shows."""

    FACE = "face"
    SEALED = "sealed"
    """Face down, for this viewer too."""
    WANTED = "wanted"
    """A place, for a letter or for any card."""


class Piece(Struct, frozen=True):
    """A card in a tray, or a place for one."""

    shows: Shows
    face: str = ""
    """Of a place: the letter that is wanted, or nothing. Of a sealed card always nothing."""
    card: int = -1
    """Its number in the deck, for cards of the viewer's own."""
    seat: int = -1
    """Whose seal it bears; on a face: it goes sealed, and only the viewer sees it."""


def piece_rects(count: int, w: float, h: float) -> tuple[QRectF, ...]:
    """Where so many cards lie in `w` by `h` u: as large as fits, in two rows from five on."""
    if not count:
        return ()
    rows = 1 if count <= _ONE_ROW else 2
    across = -(-count // rows)
    tall = (h - 0.9 * (rows - 1)) / rows
    card = min(WIDTH, (w - 1.6) / (across + _GAP * (across - 1)), tall * WIDTH / HEIGHT)
    high = card * HEIGHT / WIDTH
    gap = card * _GAP
    rects = []
    for row in range(rows):
        here = min(across, count - row * across)
        left = (w - here * card - (here - 1) * gap) / 2
        top = (h - rows * high - (rows - 1) * 0.9) / 2 + row * (high + 0.9)
        rects += [QRectF(left + i * (card + gap), top, card, high) for i in range(here)]
    return tuple(rects)


class TraySide(Painted, PointerWidget):
    """Left or right half of a tray."""

    pressed = Signal(int)
    """A piece was tapped, or Space pressed on it."""
    typed = Signal(int, str)
    """A letter was typed, or `PUN_CARD`, while the keys stand on this piece (-1: on none)."""
    taken = Signal(int)
    """Backspace on this piece."""
    added = Signal()
    """Plus."""
    dropped = Signal(int, QPoint)
    """A card was dragged out of the side, and let go of there on the desktop."""

    margin = 2.0

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pieces: tuple[Piece, ...] = ()
        self._ringed = False
        self._hint = ""
        self._live = False
        self._stand = 0
        self._by_keys = False
        """Whether the keys were used last: only then it is shown where they stand."""
        self._held: int | None = None
        self._pointer: int | None = None
        self._pressed_at = QPointF()
        self._moved = False
        self.setAccessibleName(name)

    # ---- what is shown

    def show_pieces(self, pieces: tuple[Piece, ...], *, ringed: bool = False, hint: str = "") -> None:
        """Show these; `hint` where there are none. `ringed`: they are picked by the viewer."""
        if (pieces, ringed, hint) != (self._pieces, self._ringed, self._hint):
            self.end_holds()
            self._pieces, self._ringed, self._hint = pieces, ringed, hint
            self._stand = max(0, min(self._stand, len(pieces) - 1))
            self.setAccessibleDescription(hint)
            tell_parts(self)
            self.update()

    def set_live(self, live: bool) -> None:
        """Whether anything can be done with the pieces; else they are only looked at."""
        self._live = live
        if not live:
            self.end_holds()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if live else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if live else Qt.CursorShape.ArrowCursor)

    def clear(self) -> None:
        """Show nothing."""
        self.show_pieces(())

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """What is shown."""
        return self._pieces

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours, which the screen has by now."""
        self.update()

    # ---- places

    def _rects(self) -> tuple[QRectF, ...]:
        u = self.u
        w, h = self.width() / u - 2 * self.margin, self.height() / u - 2 * self.margin
        return piece_rects(len(self._pieces), w, h)

    def area_of(self, number: int) -> QRect:
        """Where a piece is, in pixels of the widget."""
        rect, u, m = self._rects()[number], self.u, self.margin
        return QRectF(
            (rect.x() + m) * u, (rect.y() + m) * u, rect.width() * u, rect.height() * u
        ).toAlignedRect()

    def takes(self, at: QPoint) -> bool:
        """Whether a card that is let go of there, on the desktop, comes to lie here."""
        return self.isVisible() and self.rect().contains(self.mapFromGlobal(at))

    def _piece_at(self, at: QPointF) -> int | None:
        point = at / self.u - QPointF(self.margin, self.margin)
        rects = enumerate(self._rects())
        return next((number for number, rect in rects if rect.contains(point)), None)

    # ---- fingers, mouse, keys

    def press(self, pointer: int, at: QPointF) -> bool:
        self._by_keys = False
        if not self._live or self._pointer is not None:
            return self._live
        self._pointer, self._pressed_at, self._moved = pointer, at, False
        self._held = self._piece_at(at)
        return True

    def drag(self, pointer: int, at: QPointF) -> None:
        if pointer != self._pointer or self._held is None:
            return
        piece = self._pieces[self._held]
        way = (at - self._pressed_at) / self.u
        if not self._moved and abs(way.x()) < CLICK and abs(way.y()) < CLICK:
            return
        if piece.shows is not Shows.FACE:
            return
        self._moved = True
        rect = self._rects()[self._held]
        layer = card_layer(self)
        middle = QPointF(self.area_of(self._held).center()) + at - self._pressed_at
        layer.carry(
            Carried(piece.face, "", rect.width(), rect.height()),
            QPointF(self.mapTo(layer.screen_under, middle)),
        )
        self.update()

    def release(self, pointer: int, at: QPointF) -> None:
        if pointer != self._pointer:
            return
        number, moved = self._held, self._moved
        self.end_holds()
        if number is None:
            return
        if moved:
            self.dropped.emit(number, self.mapToGlobal(at.toPoint()))
        elif self._piece_at(at) == number:
            self.give_keys(number)
            self.pressed.emit(number)

    def end_holds(self) -> None:
        """Let go of what is held: it lies where it lay."""
        if self._moved:
            card_layer(self).drop()
        self._held = self._pointer = None
        self._moved = False
        self.update()

    def event(self, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self._wants(event)
        ):
            event.accept()
            return True
        return super().event(event)

    def _wants(self, event: QKeyEvent) -> bool:
        plain = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        if not self._live or event.modifiers() & ~plain:
            return False
        keys = (Qt.Key.Key_Space, Qt.Key.Key_Backspace, Qt.Key.Key_Delete, Qt.Key.Key_Plus, Qt.Key.Key_Minus)
        if event.key() == Qt.Key.Key_Escape:
            return self._moved
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            by = -1 if event.key() == Qt.Key.Key_Left else 1
            return 0 <= self._stand + by < len(self._pieces)
        return event.key() in keys or typed(event.text()) != ""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._wants(event):
            event.ignore()
            return
        event.accept()
        self._by_keys = True
        key, here = event.key(), self.part_with_keys()
        if key == Qt.Key.Key_Escape:
            self.end_holds()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.give_keys(self._stand + (-1 if key == Qt.Key.Key_Left else 1))
        elif key == Qt.Key.Key_Plus:
            self.added.emit()
        elif key == Qt.Key.Key_Space:
            if here >= 0 and not event.isAutoRepeat():
                self.pressed.emit(here)
        elif letters := typed(event.text()):
            for letter in letters:
                self.typed.emit(here, letter)
        elif here >= 0:
            self.taken.emit(here)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        # Also of the key that brought the focus here.
        self._by_keys = True
        self.update()
        super().keyReleaseEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._by_keys = False
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.end_holds()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.end_holds()

    # ---- for who does not see it

    def part_count(self) -> int:
        return len(self._pieces)

    def part_name(self, number: int) -> str:
        piece = self._pieces[number]
        if piece.shows is Shows.SEALED:
            return _("Sealed card")
        if piece.shows is Shows.WANTED:
            if not piece.face:
                return _("Any card")
            return _("Wanted: {letter}").format(letter=spoken_face(piece.face))
        return spoken_face(piece.face)

    def part_value(self, number: int) -> str:
        return ""

    def part_area(self, number: int) -> QRect:
        return self.area_of(number)

    def part_picked(self, number: int) -> bool:
        return self._ringed

    def part_fixed(self) -> bool:
        return not self._live

    def part_with_keys(self) -> int:
        return self._stand if self._pieces else -1

    def press_part(self, number: int) -> None:
        if self._live:
            self.pressed.emit(number)

    def give_keys(self, number: int) -> None:
        """Have the keys stand on a piece."""
        self._stand = number
        tell_focus(self)
        self.update()

    # ---- painting

    @property
    def _focused(self) -> bool:
        return self.hasFocus() and self._by_keys

    def look(self) -> Hashable:
        stand = self._stand if self._focused else None
        return self._pieces, self._ringed, self._hint, stand, self._held if self._moved else None

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        theme = self.theme
        focused = self._focused
        if not self._pieces:
            self._paint_hint(p, w, h, focused)
            return
        for number, (piece, rect) in enumerate(zip(self._pieces, self._rects(), strict=True)):
            gone = self._moved and number == self._held
            tilt = _TILTS[number % len(_TILTS)] if piece.shows is not Shows.WANTED else 0.0
            paint_piece(p, theme, piece, rect, tilt=tilt, ringed=self._ringed, gone=gone)
            if focused and number == self._stand:
                off = 0.85 if self._ringed else 0.15
                path = card_path(
                    rect.x() - off, rect.y() - off, rect.width() + 2 * off, rect.height() + 2 * off
                )
                stroke(p, path, color("#000000", 0.55), 0.9)
                draw_focus(p, theme, path, on_dark=True, width=0.5)

    def _paint_hint(self, p: QPainter, w: float, h: float, focused: bool) -> None:
        if not self._hint:
            return
        theme = self.theme
        path = rounded(0.2, 0.6, w - 0.4, h - 1.2, 0.9)
        ink = color(theme.letters.place, 1.0 if theme.flat else 0.55)
        stroke(p, path, ink, 0.25, Qt.PenCapStyle.FlatCap, (4, 3))
        block = fit_block(self._hint, 2.7, 2.3, w - 4)
        draw_block(p, block, w / 2, h / 2, theme.letters.place, Face.TEXT_SEMI, Align.CENTER)
        if focused:
            draw_focus(p, theme, path, on_dark=True)


def paint_piece(
    p: QPainter,
    theme: Theme,
    piece: Piece,
    rect: QRectF,
    *,
    tilt: float = 0.0,
    ringed: bool = False,
    gone: bool = False,
) -> None:
    """A piece in its place; `gone`: somebody has it in his hand."""
    x, y, w, h = rect.x(), rect.y(), rect.width(), rect.height()
    if gone or piece.shows is Shows.WANTED:
        with placed(p, x, y):
            (paint_ghost if gone else paint_wanted)(p, theme, w, h, piece.face)
            if not piece.face and not gone:
                # Translators: in the place of a card that somebody wants in a trade, whichever it is.
                word, ink = _("any"), color(theme.letters.place, 1.0 if theme.flat else 0.8)
                draw_text(p, word, w / 2, h / 2, w * 0.26, ink, Face.TEXT_SEMI, Align.CENTER, width=w * 0.86)
        return
    lift = 0.7 * w / WIDTH if ringed else 0.0
    if piece.shows is Shows.SEALED:
        draw_sealed(p, theme, x, y - lift, piece.seat, w=w, h=h, turn=tilt, lift=lift, ringed=ringed)
        return
    draw_face(p, theme, x, y - lift, piece.face, w=w, h=h, size=LETTER, turn=tilt, lift=lift, ringed=ringed)
    if piece.seat >= 0 and w >= _SMALLEST_SEALED:
        # It goes sealed: the viewer's own eyes see both.
        paint_wax(p, theme, x + w * 0.92, y - lift + h * 0.93, w * _SEALED_WAX, piece.seat)


make_accessible(TraySide, PartsInterface)
