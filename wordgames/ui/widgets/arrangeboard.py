"""Ten strips to be put in order before a game: each moves to another slot by finger, mouse or keys.

It keeps the order that its owner is making, and tells of each change; that an order is one, it takes care of itself:
a strip that moves pushes those between by one slot.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from wordgames.games.punchline.moves import LETTERS, OUT_RIGHT, SLOTS
from wordgames.games.punchline.view import StripView
from wordgames.qt.sandtimer import system_ms
from wordgames.texts import _
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.board_geometry import BoardGeometry
from wordgames.ui.widgets.board_layers import BOARD_MARGIN, BoardLayers, board_area
from wordgames.ui.widgets.board_painting import BoardLook
from wordgames.ui.widgets.motion import Glide
from wordgames.ui.widgets.pointers import PointerWidget

SETTLE_MS = 160
"""How long a strip takes to its slot."""
FRAME_MS = 16


@dataclass(frozen=True)
class RackGeometry(BoardGeometry):
    """The right half of a board: the windows, and the strips that lie beside them."""

    cell: float = 5.4
    strip: float = 5.0

    @property
    def width(self) -> float:
        return 2 * self.side + self.band_left + self.band_right + LETTERS * self.cell

    @property
    def window_x(self) -> float:
        return self.side + self.band_left


RACK = RackGeometry()


class ArrangeBoard(PointerWidget):
    """Strips in slots; slots are counted from 1."""

    orderChanged = Signal(object)
    """The order that the strips lie in now: for slots 1 to 10 the index of the strip in the set."""
    readyRequested = Signal()
    """Enter."""

    margin = BOARD_MARGIN

    def __init__(
        self, theme: Theme, parent: QWidget | None = None, *, clock: Callable[[], int] = system_ms
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._clock = clock
        self._reduce_motion = False
        self._look: BoardLook | None = None
        self._layers: BoardLayers | None = None
        self._strips: tuple[StripView, ...] = ()
        self._slot = 1
        self._lifted = False
        """The keys hold the chosen strip."""
        self._pointer: int | None = None
        self._held_at = 0.0
        """How far below the middle of its strip a pointer holds it, in u."""
        self._hangs = 0.0
        """How far below its slot the held strip is drawn."""
        self._glides: dict[int, Glide] = {}
        """By strip, how far below its slot it is on its way there."""
        self._frames = QTimer(self)
        self._frames.setInterval(FRAME_MS)
        self._frames.timeout.connect(self.advance)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setAccessibleName(_("Your strips, to put in order"))

    # ---- what is shown

    @property
    def order(self) -> tuple[int, ...]:
        """For slots 1 to 10 the index of the strip in the set; empty while none are shown."""
        return tuple(strip.strip for strip in self._strips)

    @property
    def slot(self) -> int:
        """Whose strip the keys move."""
        return self._slot

    @property
    def lifted(self) -> bool:
        """Whether the keys hold the chosen strip."""
        return self._lifted

    def show_strips(self, strips: tuple[StripView, ...], seat: int, values: tuple[int, ...]) -> None:
        """Show a seat's strips in this order. `values`: of A to Z."""
        look = BoardLook(self._theme, RACK, seat, values)
        if look != self._look:
            self._look, self._layers = look, None
        self._take(strips)

    def clear(self) -> None:
        """Hold no strips at all."""
        self.end_holds()
        self._take(())
        self._glides.clear()
        self._frames.stop()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours."""
        self._theme = theme
        if self._look is not None:
            self._look, self._layers = BoardLook(theme, RACK, self._look.seat, self._look.values), None
        self.update()

    def set_reduce_motion(self, reduce: bool) -> None:
        """Let strips jump."""
        self._reduce_motion = reduce
        if reduce:
            self._glides.clear()
            self._frames.stop()
            self.update()

    def _take(self, strips: tuple[StripView, ...]) -> None:
        before = self.order
        self._strips = tuple(
            StripView(strip.letters, strip.marks, OUT_RIGHT, strip.strip) for strip in strips
        )
        if self._layers is not None:
            self._layers.keep_only(self._strips)
        if before and strips:
            self._let_travel(before)
        self._describe()
        self.update()

    def _let_travel(self, before: tuple[int, ...]) -> None:
        """Each strip comes from where it was."""
        if self._reduce_motion or not self.isVisible():
            return
        now = self._clock()
        for slot, strip in enumerate(self.order, 1):
            held = self._pointer is not None and slot == self._slot
            way = (before.index(strip) + 1 - slot) * RACK.pitch + self._offset(strip, now)
            if way and not held:
                self._glides[strip] = Glide(way, 0.0, now, SETTLE_MS)
        if self._glides:
            self._frames.start()

    def advance(self) -> None:
        """Move what is on its way."""
        now = self._clock()
        self._glides = {strip: glide for strip, glide in self._glides.items() if not glide.done(now)}
        if not self._glides:
            self._frames.stop()
        self.update()

    def _offset(self, strip: int, now: int) -> float:
        glide = self._glides.get(strip)
        return glide.at(now) if glide is not None else 0.0

    def _describe(self) -> None:
        if not self._strips:
            self.setAccessibleDescription("")
            return
        text = _("Slot {slot}, lifted: {letters}.") if self._lifted else _("Slot {slot}: {letters}.")
        letters = " ".join(self._strips[self._slot - 1].letters)
        self.setAccessibleDescription(text.format(slot=self._slot, letters=letters))

    # ---- moving

    def move_strip(self, start: int, end: int) -> None:
        """The strip of one slot goes to another; those between make room."""
        end = min(SLOTS, max(1, end))
        if not self._strips or start == end:
            return
        strips = list(self._strips)
        strips.insert(end - 1, strips.pop(start - 1))
        self._slot = end
        self._take(tuple(strips))
        self.orderChanged.emit(self.order)

    def press(self, pointer: int, at: QPointF) -> bool:
        point = self._to_board(at)
        slot = RACK.hit(point)
        if slot is None or not self._strips or self._pointer is not None:
            return False
        self._lifted = False
        self._slot = slot
        self._pointer = pointer
        self._glides.pop(self._strips[slot - 1].strip, None)
        self._held_at, self._hangs = point.y() - RACK.slot_y(slot), 0.0
        self._describe()
        self.update()
        return True

    def drag(self, pointer: int, at: QPointF) -> None:
        if pointer != self._pointer or not self._strips:
            return
        middle = self._to_board(at).y() - self._held_at
        middle = min(RACK.slot_y(SLOTS), max(RACK.slot_y(1), middle))
        slot = RACK.slot_at(middle) or self._slot
        self._hangs = middle - RACK.slot_y(slot)
        self.move_strip(self._slot, slot)
        self.update()

    def release(self, pointer: int, at: QPointF) -> None:
        if pointer == self._pointer:
            self.end_holds()

    def end_holds(self) -> None:
        """Let go: the strip lies in the slot that it has come to."""
        if self._pointer is not None and self._strips and self._hangs and not self._reduce_motion:
            strip = self._strips[self._slot - 1].strip
            self._glides[strip] = Glide(self._hangs, 0.0, self._clock(), SETTLE_MS)
            self._frames.start()
        self._pointer, self._hangs = None, 0.0
        self._lifted = False
        self._describe()
        self.update()

    # ---- events

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Escape and (self._lifted or self._pointer is not None):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if key in steps and self._strips and self._pointer is None:
            held = self._lifted or bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            if held:
                self.move_strip(self._slot, self._slot + steps[key])
            else:
                self._slot = min(SLOTS, max(1, self._slot + steps[key]))
            self._describe()
            self.update()
        elif key == Qt.Key.Key_Space and self._strips and not event.isAutoRepeat():
            self._lifted = not self._lifted
            self._describe()
            self.update()
        elif key == Qt.Key.Key_Escape and (self._lifted or self._pointer is not None):
            self.end_holds()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.end_holds()
            self.readyRequested.emit()
        else:
            event.ignore()
            return
        event.accept()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.end_holds()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.end_holds()
        self._glides.clear()
        self._frames.stop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._layers = None

    # ---- painting

    @property
    def unit(self) -> float:
        """Logical pixels to one u, so that the whole board fits."""
        area = board_area(RACK)
        return max(0.5, min(self.width() / area.width(), self.height() / area.height()))

    def _origin(self) -> QPointF:
        u, area = self.unit, board_area(RACK)
        x = (self.width() - area.width() * u) / 2 + BOARD_MARGIN * u
        y = (self.height() - area.height() * u) / 2 + BOARD_MARGIN * u
        return QPointF(round(x), round(y))

    def _to_board(self, at: QPointF) -> QPointF:
        return (at - self._origin()) / self.unit

    def point_of(self, slot: int) -> QPointF:
        """The middle of a slot's strip, as a point of the widget."""
        x = RACK.window_x + RACK.band_right + LETTERS * RACK.cell / 2
        return self._origin() + QPointF(x, RACK.slot_y(slot)) * self.unit

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._look is None or not self._strips:
            return
        u, ratio = self.unit, self.devicePixelRatioF()
        if self._layers is None or self._layers.ratio != ratio or self._layers.unit != u:
            self._layers = BoardLayers(self._look, u, ratio)
        layers, now = self._layers, self._clock()
        p = QPainter(self)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        p.translate(self._origin())
        layers.blit_board(p)
        up = self._slot if self._lifted or self._pointer is not None else 0
        slots = [slot for slot in range(1, SLOTS + 1) if slot != up] + ([up] if up else [])
        for slot in slots:
            strip = self._strips[slot - 1]
            rise = self._hangs if slot == up else self._offset(strip.strip, now)
            layers.blit_strip(p, strip, slot, OUT_RIGHT, rise, slot == up)
            if slot == up:
                layers.draw_mark(p, slot, OUT_RIGHT, rise)
            elif slot == self._slot and self.hasFocus():
                layers.draw_focus(p, slot, OUT_RIGHT)
        for slot in range(1, SLOTS + 1):
            layers.blit_window(p, self._strips[slot - 1], slot, OUT_RIGHT)
        p.end()
