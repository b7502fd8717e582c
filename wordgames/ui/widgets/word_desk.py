"""Where a hand of word cards and its envelope stand: what is shown of them, in which places, and what is on its way."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from wordgames.games.whimsy import arranging
from wordgames.games.whimsy.drafts import WhimsyDraft
from wordgames.games.whimsy.view import CardView
from wordgames.qt.sandtimer import system_ms
from wordgames.qt.wordcards import LaidCard, WordCardModel, envelope_of, hand_of
from wordgames.ui.screen import Screen, unit_of
from wordgames.ui.theme import Theme, load_theme
from wordgames.ui.widgets.pixmaps import SMOOTH, painted
from wordgames.ui.widgets.pointers import PointerWidget
from wordgames.ui.widgets.word_geometry import DeskPlan, plan_desk
from wordgames.ui.widgets.word_layers import Pose, WordLayers
from wordgames.ui.widgets.word_motion import WordMotion
from wordgames.ui.widgets.word_painting import paint_moving, paint_still

DISC = 2.6
"""So near to the middle of a number, in u, one has pressed it."""
GRIP = 3.8
"""The corner of a card, in u, where a tap picks it up."""
FRAME_MS = 16


class Stop(NamedTuple):
    """What the keys stand on: a card in the hand (or the place it has left), or one in the envelope."""

    card: int
    in_envelope: bool = False


class WordDesk(PointerWidget):
    """What is seen of a hand: `WordHand` adds what is done with it."""

    def __init__(self, parent: QWidget | None = None, *, clock: Callable[[], int] = system_ms) -> None:
        super().__init__(parent)
        self.hand = WordCardModel(self)
        self.letters = WordCardModel(self)
        self.motion = WordMotion()
        """What is on its way."""
        self._clock = clock
        self._cards: tuple[CardView, ...] = ()
        self._draft = WhimsyDraft()
        self._preview: WhimsyDraft | None = None
        self._to = ("", "")
        self._wide = False
        self._size: float | None = None
        self._closed = False
        self._reduce_motion = False
        self._layers: WordLayers | None = None
        self._still: tuple[Hashable, QPixmap] | None = None
        """A picture of all that lies still, and what it depends on."""
        self._stand: Stop | None = None
        self._picked: Stop | None = None
        self._held: Stop | None = None
        self._moved = False
        self._at = QPointF()
        self._grip = QPointF()
        self._frames = QTimer(self)
        self._frames.setInterval(FRAME_MS)
        self._frames.setTimerType(Qt.TimerType.PreciseTimer)
        self._frames.timeout.connect(self.advance)

    # ---- what is shown

    def address(self, to: str, below: str) -> None:
        """What is written on the envelope."""
        if (to, below) != self._to:
            self._to = (to, below)
            self.update()

    @property
    def cards(self) -> tuple[CardView, ...]:
        """The hand; empty while nobody's is shown."""
        return self._cards

    @property
    def draft(self) -> WhimsyDraft:
        """How it lies."""
        return self._draft

    @property
    def closed(self) -> bool:
        """Whether the envelope is closed, so that nothing can be laid."""
        return self._closed

    @property
    def picked(self) -> Stop | None:
        """What was picked by a tap, on a number of the envelope or on the grip of a card, to be put elsewhere."""
        return self._picked

    @property
    def holding(self) -> bool:
        """Whether a card follows a pointer."""
        return self._moved

    @property
    def held(self) -> Stop | None:
        """What follows a pointer."""
        return self._held if self._moved else None

    @property
    def address_lines(self) -> tuple[str, str]:
        """What stands on the envelope."""
        return self._to

    @property
    def shown_draft(self) -> WhimsyDraft:
        """The draft, or what it would be if the held card were let go of now."""
        return self._draft if self._preview is None else self._preview

    def laid(self, card: int) -> LaidCard:
        """A card as it lies in what is shown."""
        return next(one for one in hand_of(self._cards, self.shown_draft) if one.card == card)

    def stops(self) -> tuple[Stop, ...]:
        """All that the keys can stand on, in order."""
        if not self._cards:
            return ()
        letters = () if self._closed else self._draft.envelope
        hand = tuple(Stop(card) for card in self._draft.order)
        return (*hand, *(Stop(one.card, in_envelope=True) for one in letters))

    @property
    def stand(self) -> Stop | None:
        """What the keys stand on; at first the first card."""
        return self._stand or next(iter(self.stops()), None)

    def set_reduce_motion(self, reduce: bool) -> None:
        """Cards jump."""
        self._reduce_motion = reduce
        if reduce:
            self.arrive()

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours, which the screen has by now."""
        self._layers = None
        self.update()

    def _forget_pictures(self) -> None:
        self._size = None
        self._still = None
        if self._layers is not None:
            self._layers.forget()

    def _follow(self) -> None:
        """Bring the models to what is to be shown."""
        self.hand.show(hand_of(self._cards, self._draft))
        self.letters.show(envelope_of(self._cards, self._draft))
        stops = self.stops()
        if self._stand is not None and self._stand not in stops:
            home = Stop(self._stand.card)
            self._stand = home if home in stops else None
        if self._picked is not None and (self._picked not in stops or not self.lies(self._picked)):
            self._picked = None
        self.update()

    # ---- places

    @property
    def u(self) -> float:
        """Pixels in one u."""
        screen = self._screen()
        return screen.u if screen is not None else max(unit_of(self.window().size()), 0.5)

    @property
    def theme(self) -> Theme:
        """The colours that the screen has."""
        screen = self._screen()
        return screen.theme if screen is not None else load_theme()

    def _screen(self) -> Screen | None:
        widget = self.parentWidget()
        while widget is not None and not isinstance(widget, Screen):
            widget = widget.parentWidget()
        return widget

    @property
    def wing(self) -> float:
        """Width in u left of the screen's 160."""
        screen = self._screen()
        return screen.wing if screen is not None else 0.0

    @property
    def extra(self) -> float:
        """Height in u beyond 90."""
        screen = self._screen()
        return screen.extra if screen is not None else 0.0

    @property
    def plan(self) -> DeskPlan:
        """Where everything lies, in u from the left of the 160."""
        shown = self.shown_draft
        letters = 0 if self._closed else len(shown.envelope)
        return plan_desk(len(shown.order), letters, wide=self._wide, extra=self.extra)

    def spots(self) -> dict[Stop, QRectF]:
        """Where each card lies, and each place that a card has left."""
        shown, plan = self.shown_draft, self.plan
        spots = {Stop(card): rect for card, rect in zip(shown.order, plan.hand, strict=True)}
        if not self._closed:
            letters = zip(shown.envelope, plan.letters, strict=True)
            spots |= {Stop(one.card, in_envelope=True): rect for one, rect in letters}
        return spots

    def lies(self, stop: Stop) -> bool:
        """Whether the card lies here in what is shown, and not only the place that it has left."""
        return stop.in_envelope == bool(arranging.place_of(self.shown_draft, stop.card))

    def area_of(self, stop: Stop) -> QRect:
        """Where a card or a place is, in pixels of the widget."""
        rect = self.spots().get(stop, QRectF())
        u = self.u
        return QRectF(
            (rect.x() + self.wing) * u, rect.y() * u, rect.width() * u, rect.height() * u
        ).toAlignedRect()

    def to_u(self, at: QPointF) -> QPointF:
        """A point of the widget in u from the left of the 160."""
        return at / self.u - QPointF(self.wing, 0.0)

    def stop_at(self, point: QPointF) -> Stop | None:
        """The card, or the place one has left, at a point in u."""
        plan, shown, spots = self.plan, self.shown_draft, self.spots()
        if not self._closed and point.y() < plan.envelope.top() + 0.4:
            # The first is on top of the others.
            for one in shown.envelope:
                stop = Stop(one.card, in_envelope=True)
                if spots[stop].contains(point):
                    return stop
        for card, row in zip(shown.order, plan.rows_of, strict=True):
            hidden = plan.rows[row].wave.top(90 + self.extra) + 0.6
            if spots[Stop(card)].contains(point) and point.y() < hidden:
                return Stop(card)
        return None

    def disc_at(self, point: QPointF) -> int | None:
        """The card of the envelope whose number is at a point."""
        plan = self.plan
        for one, rect in zip(self._draft.envelope, plan.letters, strict=False):
            way = plan.disc(rect, in_envelope=True) - point
            if not self._closed and way.x() ** 2 + way.y() ** 2 < DISC**2:
                return one.card
        return None

    def grip_at(self, point: QPointF) -> Stop | None:
        """The card of the hand whose grip is at a point."""
        stop = self.stop_at(point)
        if stop is None or stop.in_envelope or not self.lies(stop):
            return None
        place = self.spots()[stop]
        return stop if point.x() < place.left() + GRIP and point.y() < place.top() + GRIP else None

    # ---- motion

    @staticmethod
    def tilt(card: int) -> float:
        """How askew a card lies, in degrees: each in its own way."""
        return ((card * 37 + 5) % 13 - 6) / 10

    def rest(self, stop: Stop, rect: QRectF) -> Pose:
        """Where a card is drawn that lies still."""
        turn = self.tilt(stop.card) * (0.7 if stop.in_envelope else 1.0)
        return Pose(rect.center().x(), rect.center().y(), 0.0 if self.theme.flat else turn)

    def held_pose(self) -> Pose:
        """Where the held card is drawn."""
        middle = self._at - self._grip
        return Pose(middle.x(), middle.y(), 0.0 if self.theme.flat else 1.2, held=True)

    def now_ms(self) -> int:
        """The clock that motions are read off."""
        return self._clock()

    def _rest_poses(self) -> dict[int, Pose]:
        return {stop.card: self.rest(stop, rect) for stop, rect in self.spots().items() if self.lies(stop)}

    def _poses(self) -> dict[int, Pose]:
        """Where each card is seen now."""
        now = self._clock()
        poses = {card: self.motion.pose(card, rest, now) for card, rest in self._rest_poses().items()}
        if self._held is not None and self._moved:
            poses[self._held.card] = self.held_pose()
        return poses

    def _glide(self, before: dict[int, Pose], but: int | None = None) -> None:
        """Have what lies elsewhere now go there."""
        if self._reduce_motion or not self.isVisible():
            return
        after = self._rest_poses()
        after.pop(but if but is not None else -1, None)
        self.motion.leave(before, after, self._clock())
        if self.motion.busy:
            self._frames.start()

    def advance(self) -> None:
        """Move on what is on its way."""
        if not self.motion.tick(self._clock()):
            self._frames.stop()
        self.update()

    def arrive(self) -> None:
        """Let all that is on its way lie still, as a tap or a key does."""
        if self.motion.busy:
            self.motion.end()
            self._frames.stop()
            self.update()

    # ---- painting

    def layers(self) -> WordLayers:
        """The pictures for this size, theme and hand."""
        ratio = self.devicePixelRatioF()
        layers = self._layers
        if layers is None or (layers.theme, layers.unit, layers.ratio) != (self.theme, self.u, ratio):
            layers = self._layers = WordLayers(self.theme, self.u, ratio)
            self._size = None
            self._still = None
        if self._size is None:
            words = [word.text for card in self._cards for word in card.words]
            self._size = layers.size = layers.fit(words, wide=self._wide)
        return layers

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.end_holds()
        self.motion.end()
        self._layers = None

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._cards:
            return
        still = self._still_picture()
        p = QPainter(self)
        try:
            p.drawPixmap(0, 0, still)
            if self._moved or self.motion.busy:
                p.setRenderHints(SMOOTH)
                p.scale(self.u, self.u)
                paint_moving(p, self)
        finally:
            p.end()

    def _still_picture(self) -> QPixmap:
        """Painted again only when something else lies still: a frame of what moves is one blit and the moving cards."""
        self.layers()
        moving = frozenset(stop for stop in self.spots() if self.motion.moves(stop.card))
        stand = self.stand if self.hasFocus() else None
        lying = (self._cards, self.shown_draft, self._closed, self._wide, self._to, self._picked)
        key = (lying, moving, self.held, stand, self.size().toTuple(), self.theme.name)
        if self._still is None or self._still[0] != key:
            ratio = self.devicePixelRatioF()
            area = QRectF(0, 0, self.width() / self.u, self.height() / self.u)
            self._still = key, painted(area, self.u, ratio, lambda p: paint_still(p, self))
        return self._still[1]
