"""Letters of a rack that slide to where they lie now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QObject, QRectF, QTimer, Signal

from wordgames.ui.widgets.motion import Glide

SLIDE_MS: Final = 140
_FRAME_MS: Final = 16


class Sliding(QObject):
    """Which cards are on their way, and from where. It knows cards by their numbers, and no letter."""

    moved = Signal()
    """Something lies elsewhere now."""

    def __init__(self, clock: Callable[[], int], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._from: dict[int, QRectF] = {}
        self._glide: Glide | None = None
        self.off = False
        """With reduced motion nothing slides."""
        self._timer = QTimer(self)
        self._timer.setInterval(_FRAME_MS)
        self._timer.timeout.connect(self._tick)

    @property
    def running(self) -> bool:
        """Whether anything is on its way."""
        return self._glide is not None

    def begin(self, before: Mapping[int, QRectF], after: Mapping[int, QRectF]) -> None:
        """Cards go from where they lay to where they lie now."""
        now = self._clock()
        here = {card: self.rect(card, rect) for card, rect in before.items()}
        self._from = {card: here[card] for card, rect in after.items() if card in here and here[card] != rect}
        if self.off or not self._from:
            self.stop()
            return
        self._glide = Glide(0.0, 1.0, now, SLIDE_MS)
        self._timer.start()

    def rect(self, card: int, rect: QRectF) -> QRectF:
        """Where a card is now, on its way to `rect`."""
        start = self._from.get(card)
        if start is None or self._glide is None:
            return rect
        share = self._glide.at(self._clock())
        return QRectF(
            start.topLeft() + (rect.topLeft() - start.topLeft()) * share,
            start.size() + (rect.size() - start.size()) * share,
        )

    def stop(self) -> None:
        """Everything lies where it belongs."""
        self._timer.stop()
        self._from.clear()
        self._glide = None

    def _tick(self) -> None:
        if self._glide is not None and self._glide.done(self._clock()):
            self.stop()
        self.moved.emit()
