"""What the screens with a podium share: the prompt with a phrase below it, envelopes and steps, and their frames."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from wordgames.games.whimsy.view import PlayedView
from wordgames.qt.controller import GameController
from wordgames.qt.sandtimer import system_ms
from wordgames.qt.whimsy_models import EnvelopeRow, PlaceRow
from wordgames.ui.painting.word_cards import as_printed
from wordgames.ui.tables.whimsy_ground import TheatreScreen
from wordgames.ui.tables.whimsy_podium import PodiumThings
from wordgames.ui.tables.whimsy_ranking import Podium
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.phrase_cards import PhraseCards

FRAME_MS = 16
PROMPT = (24.0, 5.4, 112.0, 12.4)
"""Where the prompt hangs, in u."""
PHRASE_TOP = 20.4
PHRASE_HEIGHT = 19.4


class PodiumScreen(TheatreScreen):
    """A stage with a podium. What stands where, the screens made from it know."""

    ground_name = "theatre_reveal"
    line_size = 3.2
    line_rows = (80.9, 85.1)

    def __init__(
        self,
        controller: GameController,
        theme: Theme | None = None,
        parent: QWidget | None = None,
        *,
        clock: Callable[[], int] = system_ms,
    ) -> None:
        super().__init__(controller, theme, parent, clock=clock)
        self.cards = PhraseCards(self, top=PHRASE_TOP, height=PHRASE_HEIGHT)
        self.things = PodiumThings(self)
        self.place(self.prompt, *PROMPT)
        self.place(self.cards, 0, 0, 160, 50)
        self._frames = QTimer(self)
        self._frames.setInterval(FRAME_MS)
        self._frames.timeout.connect(self.advance)
        self.main.clicked.connect(self.go_on)
        controller.clock.ticked.connect(self.advance)
        self.pause.setVisible(controller.leads)

    def set_reduce_motion(self, reduce: bool) -> None:
        """Cards hang and envelopes stand there at once; the pace of reading stays."""
        super().set_reduce_motion(reduce)
        self.things.reduce_motion = reduce

    # ---- to be made by each screen

    def refresh(self) -> None:
        """Show everything as it stands now."""
        raise NotImplementedError

    def tap(self) -> None:
        """A tap on the stage: whatever is on its way is there."""
        raise NotImplementedError

    def go_on(self) -> None:
        """The one action."""
        raise NotImplementedError

    def is_moving(self) -> bool:
        """Whether something goes on by time alone."""
        raise NotImplementedError

    # ---- what is shown

    def now_ms(self) -> int:
        """On the clock of the table."""
        return self._controller.clock.now_ms()

    def show_things(
        self, rows: tuple[EnvelopeRow, ...], podium: Podium, chips: tuple[int, ...], *, picked: int | None
    ) -> None:
        """These envelopes, and this podium with these chips, best first."""
        by_slot = {row.slot: row for row in rows}
        places = tuple(
            PlaceRow(place, chip, slot, by_slot[slot].phrase if slot in by_slot else "")
            for place, (slot, chip) in enumerate(zip(podium.places, chips, strict=True))
        )
        self.things.show(rows, places, picked=picked, now_ms=self.now_ms())
        # A phrase hangs in front of what stands on the podium.
        self.cards.raise_()
        self.prompt.raise_()
        dragged = self.things.dragged
        if dragged is not None:
            dragged.raise_()

    def show_phrase(
        self, cards: Sequence[PlayedView], count: int, drop: float = 1.0, *, sealed: bool = False
    ) -> None:
        """So many words of a phrase on the stage."""
        self.cards.show_phrase([as_printed(card.word.text) for card in cards], [card.own for card in cards])
        drop = 1.0 if self._reduce_motion else drop
        self.cards.show_words(count, drop, sealed=sealed and self._is_room_for_strip())

    def _is_room_for_strip(self) -> bool:
        """Whether the strip with the hidden author would cover no envelope."""
        strip, u = self.cards.strip, self.u
        if strip is None:
            return False
        at = QRectF((strip.x() + self.wing) * u, strip.y() * u, strip.width() * u, strip.height() * u)
        return not any(
            QRectF(thing.geometry()).adjusted(3 * u, 3 * u, -3 * u, -3 * u).intersects(at)
            for thing in self.things.envelopes.values()
        )

    def animate(self) -> None:
        """Frames come while something moves."""
        if self.isVisible() and not self._controller.paused and self.is_moving():
            if not self._frames.isActive():
                self._frames.start()
        else:
            self._frames.stop()

    def advance(self) -> None:
        """Let go on what goes on by time: called for each frame, and by the clock of the table."""
        if not self.isVisible() or self._controller.paused:
            self._frames.stop()
            return
        moving = self.things.moving or self.is_moving()
        self.things.advance(self.now_ms())
        if moving:
            self.refresh()

    # ---- events

    def escape(self) -> bool:
        dragged = self.things.dragged
        if dragged is None:
            return False
        dragged.put_down()
        return True

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self._controller.leads:
            self.tap()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat() and self._controller.leads:
            self.tap()
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.things.stop()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._frames.stop()
        self.things.stop()
