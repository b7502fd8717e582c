"""The strip board: ten strips that slide behind ten windows, by finger, mouse, wheel and keys.

It shows the places that the view gives, and asks for others by `slideRequested`; whether a slide is possible,
and what the letters are worth or mean, it does not know. While a strip is held it follows the finger, and
each letter that comes to stand in the window is asked for at once: so whatever ends the hold, the strip keeps
the letter that it had then.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from wordgames.games.punchline.moves import OUT_LEFT, OUT_RIGHT, SLOTS
from wordgames.games.punchline.view import StripView
from wordgames.qt.sandtimer import system_ms
from wordgames.texts import _
from wordgames.ui.accessible import make_accessible
from wordgames.ui.theme import Theme
from wordgames.ui.turning import turned, upright
from wordgames.ui.widgets.board_accessible import BoardInterface, tell_slot, tell_value
from wordgames.ui.widgets.board_geometry import BoardGeometry
from wordgames.ui.widgets.board_hands import BoardHands
from wordgames.ui.widgets.board_keys import ENTER, belongs, position_for
from wordgames.ui.widgets.board_keys import SLOTS as SLOT_KEYS
from wordgames.ui.widgets.board_layers import BOARD_MARGIN, BoardLayers, board_area
from wordgames.ui.widgets.board_motion import BoardMotion
from wordgames.ui.widgets.board_painting import BoardLook
from wordgames.ui.widgets.pointers import PointerWidget

FRAME_MS = 16
WHEEL_STEP = 120
"""Eighths of a degree: one notch of a wheel."""


class StripBoard(PointerWidget):
    """One player's ten strips. Slots are counted from 1; positions as in `games.punchline.moves`."""

    slideRequested = Signal(int, int)
    """Slot, and the position wished for."""
    lockRequested = Signal()
    """Enter."""
    turnRequested = Signal()
    """Shift and Enter: turn the glass."""
    slotChanged = Signal(int)
    """The keys move this slot's strip now."""

    margin = BOARD_MARGIN
    """Around the board, in u, when a screen puts it in place."""
    _strips: tuple[StripView, ...] = ()
    # A screen reader may ask before the board is set up.

    def __init__(
        self,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        geometry: BoardGeometry | None = None,
        clock: Callable[[], int] = system_ms,
        shared: bool = False,
        angle: int = 0,
    ) -> None:
        """A `shared` board is one of several that are played at a time: it has no keys, and always shows which of
        its strips is chosen. `angle`: as in `wordgames.ui.turning`.
        """
        super().__init__(parent)
        self._theme = theme
        self._board = geometry or BoardGeometry()
        self._clock = clock
        self._shared = shared
        self.pointers = True
        """Whether fingers and the mouse move strips; who plays with keys has them to himself."""
        self._angle = angle
        self._fit: tuple[QSize, float, QPointF, QTransform] | None = None
        self._reduce_motion = False
        self._frozen = False
        self._look: BoardLook | None = None
        self._layers: BoardLayers | None = None
        self._motion = BoardMotion()
        self._hands = BoardHands(self._board)
        self._wheel: dict[int, float] = {}
        """By slot, what is left of a notch."""
        self._slot = 1
        self._seat: int | None = None
        """Whose strips were shown last."""
        self._marked: tuple[int, ...] = ()
        self._frames = QTimer(self)
        self._frames.setInterval(FRAME_MS)
        self._frames.setTimerType(Qt.TimerType.PreciseTimer)
        self._frames.timeout.connect(self.advance)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus if shared else Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setAccessibleName(_("Your strips"))

    # What is shown

    def show_strips(self, strips: tuple[StripView, ...], seat: int, values: tuple[int, ...]) -> None:
        """Show these strips, in slot order, of this seat; what has changed place slides there. `values`: of A to Z."""
        look = BoardLook(self._theme, self._board, seat, values)
        if look != self._look:
            self._look, self._layers = look, None
        before, self._strips = self._strips, strips
        if seat != self._seat or (not before and not any(_shown(strip) for strip in strips)):
            # Somebody else, or a new card, begins at the top: nobody sees where another stopped.
            self._seat = seat
            self.set_slot(1)
        if not before:
            self._motion.begin([float(strip.position) for strip in strips])
            self.update()
        else:
            for slot, strip in enumerate(strips, 1):
                if strip.letters != before[slot - 1].letters:
                    self._motion.put(slot, strip.position)
                    self._update_row(slot)
                elif not self._hands.dragging(slot):
                    self._slide(slot, strip.position)
        if before != strips:
            self._describe()
            for slot, strip in enumerate(strips, 1):
                if before and strip != before[slot - 1]:
                    tell_value(self, slot)
        if self._layers is not None:
            self._layers.keep_only(strips)

    def prepare(self, seat: int, values: tuple[int, ...]) -> None:
        """Paint the board of a seat ahead, without any strip: it takes a while."""
        look = BoardLook(self._theme, self._board, seat, values)
        if not self._strips and self._layers_fit(look) is None:
            self._look = look
            self._layers = self._make_layers(look, self.unit, self.devicePixelRatioF())

    def _layers_fit(self, look: BoardLook) -> BoardLayers | None:
        """The layers that are there, if they are of this look and of today's size."""
        layers = self._layers
        fit = layers is not None and (layers.look, layers.unit, layers.ratio) == (
            look,
            self.unit,
            self.devicePixelRatioF(),
        )
        return layers if fit else None

    def clear(self) -> None:
        """Hold no strips at all: nothing to draw, nothing to describe."""
        self.end_holds()
        self._strips = ()
        self._motion.begin([])
        if self._layers is not None:
            self._layers.keep_only(())
        self._frames.stop()
        self.setAccessibleDescription("")
        self.update()

    @property
    def frozen(self) -> bool:
        """Whether strips cannot be moved."""
        return self._frozen

    def set_frozen(self, frozen: bool) -> None:
        """Take no more slides, or take them again; a strip in hand keeps the letter it has."""
        if frozen != self._frozen:
            self._frozen = frozen
            self.end_holds()
            self.update()

    def set_marked(self, slots: tuple[int, ...]) -> None:
        """Ring the strips of these slots in brass: those that a card has switched."""
        if slots != self._marked:
            self._marked = slots
            self.update()

    def animate_switch(self, a: int, b: int) -> bool:
        """Let the strips of two slots, which lie there by now, travel there from each other's place.

        Returns whether they do: not while the board is hidden, nor with reduced motion.
        """
        if self._reduce_motion or not self._strips or not self.isVisible():
            return False
        self._motion.switch(a, b, self._board.pitch, self._clock())
        self._frames.start()
        self.update()
        return True

    def set_reduce_motion(self, reduce: bool) -> None:
        """Let strips jump instead of sliding."""
        self._reduce_motion = reduce
        if reduce:
            self._arrive()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        if self._look is not None:
            self.show_strips(self._strips, self._look.seat, self._look.values)
        self.update()

    @property
    def strips(self) -> tuple[StripView, ...]:
        """What is shown, in slot order; nothing where the board holds no strips."""
        return self._strips

    def window_area(self, slot: int) -> QRect:
        """Where a slot's window is, in pixels of the widget."""
        return self._on_widget(self._board.window_rect(slot))

    @property
    def slot(self) -> int:
        """The slot whose strip the keys move, 1 to 10."""
        return self._slot

    def set_slot(self, slot: int) -> None:
        """Let the keys move this slot's strip."""
        slot = min(SLOTS, max(1, slot))
        if slot != self._slot:
            self._update_row(self._slot)
            self._slot = slot
            self._update_row(slot)
            self._describe()
            tell_slot(self)
            self.slotChanged.emit(slot)

    def shown_position(self, slot: int) -> float:
        """Where the strip is drawn now; between two letters while it slides."""
        return self._motion.position(slot)

    @property
    def moving(self) -> bool:
        """Whether anything slides by itself."""
        return self._motion.moving

    def sizeHint(self) -> QSize:
        area = board_area(self._board)
        return QSize(round(area.width() * 8), round(area.height() * 8))

    # Motion

    def advance(self) -> None:
        """Move what slides to where it is by now."""
        for slot in self._motion.advance(self._clock()):
            self._update_row(slot)
        if not self.moving:
            self._frames.stop()

    def _slide(self, slot: int, target: float) -> None:
        if target == self._motion.aim(slot):
            return
        if self._reduce_motion or not self.isVisible():
            self._motion.put(slot, target)
            self._update_row(slot)
            return
        self._motion.slide(slot, target, self._clock())
        self._frames.start()

    def _arrive(self) -> None:
        self._motion.begin([float(strip.position) for strip in self._strips])
        self._frames.stop()
        self.update()

    # Holding

    def end_holds(self) -> None:
        """Let go of every strip in hand: each keeps the letter that it has, and nothing is under the pointer."""
        for slot in self._hands.let_go():
            self._settle(slot)

    def _settle(self, slot: int) -> None:
        if self._strips:
            self._slide(slot, self._strips[slot - 1].position)
            self.update(self._on_widget(self._board.row_rect(slot, whole=True)))

    def nudge(self, by: int) -> None:
        """Slide the chosen strip so many letters left (negative: right)."""
        if self._strips and not self._hands:
            self.ask(self._slot, self._strips[self._slot - 1].position + by)

    def press(self, pointer: int, at: QPointF) -> bool:
        if not self.pointers:
            return False
        point = self._to_board(at)
        slot = self._board.hit(point)
        if slot is None or not self._strips:
            return False
        self.set_slot(slot)
        drawn = self._motion.position(slot)
        if not self._frozen and self._hands.press(
            pointer, slot, point.x(), drawn, self._strips[slot - 1].position
        ):
            self._motion.put(slot, drawn)
        return True

    def drag(self, pointer: int, at: QPointF) -> None:
        moved = self._hands.move(pointer, self._to_board(at).x())
        if moved is None:
            return
        slot, drawn, wanted = moved
        self._motion.put(slot, drawn)
        self._update_row(slot)
        if wanted is not None:
            self.slideRequested.emit(slot, wanted)

    def release(self, pointer: int, at: QPointF) -> None:
        hold = self._hands.release(pointer)
        if hold is None:
            return
        if not hold.moved:
            index = self._board.letter_at(self._motion.position(hold.slot), self._to_board(at).x())
            if index is not None:
                self.ask(hold.slot, index)
        self._settle(hold.slot)

    def ask(self, slot: int, position: int) -> None:
        """Wish for a position, unless the strip is there, or cannot be moved now."""
        position = min(OUT_LEFT, max(OUT_RIGHT, position))
        if (
            self._strips
            and not self._frozen
            and self.isEnabled()
            and position != self._strips[slot - 1].position
        ):
            self.slideRequested.emit(slot, position)

    # Events

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if not self._shared and belongs(event, bool(self._hands)):
                event.accept()
                return True
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        slot = self._board.hit(self._to_board(event.position()))
        if slot is None or not self._strips or self._frozen or self._hands or not self.pointers:
            event.ignore()
            return
        event.accept()
        self.set_slot(slot)
        delta = event.angleDelta()
        notch = delta.x() if abs(delta.x()) > abs(delta.y()) else delta.y()
        turned = notch + self._wheel.pop(slot, 0.0)
        steps = int(turned / WHEEL_STEP)
        self._wheel = {slot: turned - steps * WHEEL_STEP}
        if steps:
            self.ask(slot, self._strips[slot - 1].position - steps)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._shared or not belongs(event, bool(self._hands)):
            event.ignore()
            return
        event.accept()
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.end_holds()
        elif key in ENTER:
            if not event.isAutoRepeat():
                turn = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
                (self.turnRequested if turn else self.lockRequested).emit()
        elif key in SLOT_KEYS and self._strips:
            self.set_slot(self._slot + (1 if key == Qt.Key.Key_Down else -1))
        elif self._strips and not self._hands:
            position = position_for(event, self._strips[self._slot - 1])
            if position is not None:
                self.ask(self._slot, position)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._update_row(self._slot)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.end_holds()
        self._update_row(self._slot)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.end_holds()
        self._arrive()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange and not self.isEnabled():
            self.end_holds()

    # Painting

    @property
    def unit(self) -> float:
        """Logical pixels to one u, so that the whole board fits."""
        return self._fitted()[1]

    def _origin(self) -> QPointF:
        """The upright board's corner, on a whole pixel."""
        return self._fitted()[2]

    def _fitted(self) -> tuple[QSize, float, QPointF, QTransform]:
        """For the size that the widget has: that size, the unit, the corner, and how the board lies in the widget."""
        if self._fit is None or self._fit[0] != self.size():
            area, size = board_area(self._board), upright(self.size(), self._angle)
            u = max(0.5, min(size.width() / area.width(), size.height() / area.height()))
            x = (size.width() - area.width() * u) / 2 + BOARD_MARGIN * u
            y = (size.height() - area.height() * u) / 2 + BOARD_MARGIN * u
            way = turned(self.size(), self._angle)
            self._fit = self.size(), u, QPointF(round(x), round(y)), way
        return self._fit

    def _to_board(self, at: QPointF) -> QPointF:
        back, _invertible = self._fitted()[3].inverted()
        return (back.map(at) - self._origin()) / self.unit

    def _from_board(self, point: QPointF) -> QPointF:
        return self._fitted()[3].map(point * self.unit + self._origin())

    def _on_widget(self, area: QRectF) -> QRect:
        u, origin = self.unit, self._origin()
        corner = QPointF(area.x() * u, area.y() * u) + origin
        there = QRectF(corner.x(), corner.y(), area.width() * u, area.height() * u)
        return self._fitted()[3].mapRect(there).toAlignedRect()

    def row_area(self, slot: int) -> QRect:
        """The part of the widget that is painted anew when this slot's strip moves."""
        special = slot == self._slot or slot in self._marked
        whole = special or self._hands.dragging(slot) or self._motion.travels(slot)
        return self._on_widget(self._board.row_rect(slot, whole=whole))

    def letter_x(self, offset: float) -> float:
        """Where a letter stands, in u from the board's left, that is `offset` letters right of the window."""
        board = self._board
        if offset < 0:
            return board.window_x - board.band_left + (offset + 0.5) * board.cell
        if offset > 0:
            return board.window_x + board.band_right + (offset - 0.5) * board.cell
        return board.window_x

    def point_of(self, slot: int, offset: float) -> QPointF:
        """Where the letter lies that stands `offset` letters right of this slot's window, as a point of the widget."""
        return self._from_board(QPointF(self.letter_x(offset), self._board.slot_y(slot)))

    def _update_row(self, slot: int) -> None:
        self.update(self.row_area(slot))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._layers = None

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._look is None or not self._strips:
            return
        layers = self._layers_fit(self._look) or self._make_layers(
            self._look, self.unit, self.devicePixelRatioF()
        )
        self._layers = layers
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        p.setClipRegion(event.region())
        p.setTransform(self._fitted()[3], True)
        p.translate(self._origin())
        self._paint_board(p, layers, event.rect())
        p.end()

    def _ringed(self) -> int:
        """The slot whose strip bears the ring; 0 for none."""
        return self._slot if (self._shared or self.hasFocus()) and not self._frozen else 0

    def _paint_board(self, p: QPainter, layers: BoardLayers, area: QRect) -> None:
        """All that lies in a part of the widget, on a painter at the board's corner."""
        rows = [slot for slot in range(1, SLOTS + 1) if self.row_area(slot).intersects(area)]
        layers.blit_board(p)
        self._paint_rows(p, layers, rows)
        ringed = self._ringed()
        if ringed in rows:
            layers.draw_window_focus(p, ringed)

    def _paint_rows(self, p: QPainter, layers: BoardLayers, rows: list[int]) -> None:
        """Strips and windows of these slots, on a board that lies there."""
        now = self._clock()
        motion, held = self._motion, self._hands.dragging
        ringed = self._ringed()
        last = {slot for slot in rows if held(slot) or motion.travels(slot)}
        for slot in [*(s for s in rows if s not in last), *sorted(last)]:
            at, rise = motion.position(slot), motion.rise(slot, now)
            layers.blit_strip(p, self._strips[slot - 1], slot, at, rise, held(slot))
            if slot in self._marked:
                layers.draw_mark(p, slot, at, rise)
            if slot == ringed and not rise:
                layers.draw_focus(p, slot, at)
        for slot in rows:
            layers.blit_window(p, self._strips[slot - 1], slot, motion.position(slot))

    def _make_layers(self, look: BoardLook, unit: float, ratio: float) -> BoardLayers:
        return BoardLayers(look, unit, ratio)

    def _describe(self) -> None:
        """For who cannot see it: the owner's own board, the slot that the keys move first."""
        if not self._strips:
            self.setAccessibleDescription("")
            return
        windows = " ".join(_shown(strip) or "-" for strip in self._strips)
        letters = " ".join(self._strips[self._slot - 1].letters)
        self.setAccessibleDescription(
            _("Windows 1 to 10: {windows}. Strip {number}: {letters}.").format(
                windows=windows, number=self._slot, letters=letters
            )
        )


make_accessible(StripBoard, BoardInterface)


def _shown(strip: StripView) -> str:
    """The letter in the window, or nothing."""
    return strip.letters[strip.position] if OUT_RIGHT < strip.position < OUT_LEFT else ""
