"""A hand of word cards and the envelope that they go into: by finger, mouse and keys.

It shows cards and a draft, and tells drafts that its owner has laid (`draft_changed`); what may be closed it does not
know. A card follows the finger that holds it; whatever ends the hold, it lies where it was let go, or where it lay.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from wordgames.games.whimsy import arranging
from wordgames.games.whimsy.drafts import WhimsyDraft, seen
from wordgames.games.whimsy.view import CardView
from wordgames.qt.sandtimer import system_ms
from wordgames.texts import _
from wordgames.ui.accessible import make_accessible
from wordgames.ui.widgets.parts_accessible import Extra, PartsInterface, tell_focus, tell_parts
from wordgames.ui.widgets.word_accessible import spoken
from wordgames.ui.widgets.word_desk import Stop, WordDesk
from wordgames.ui.widgets.word_geometry import plan_desk
from wordgames.ui.widgets.word_keys import wanted
from wordgames.ui.widgets.word_layers import Pose

CLICK = 0.9
"""A press that moves less than this, in u, is a click."""
MOST_UNDO = 50


class WordHand(WordDesk):
    """One hand with its envelope. A tap puts a card in or takes it back, on its lower half it turns the card over.

    A tap on a number of the envelope, or on the grip of a card, picks that card up, and the next tap puts it elsewhere.
    """

    draft_changed = Signal(object)
    """The owner has laid, moved or turned something: the new `WhimsyDraft`."""
    pick_changed = Signal()
    """A card was picked up by a tap, or is picked no longer."""
    keyed = Signal()
    """A key has done something: its owner plays by keys."""

    def __init__(self, parent: QWidget | None = None, *, clock: Callable[[], int] = system_ms) -> None:
        super().__init__(parent, clock=clock)
        self._undo: list[WhimsyDraft] = []
        self._pointer: int | None = None
        self._pressed_at = QPointF()
        # A move without a button tells of a release that nobody else told.
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(_("Your word cards"))

    # ---- what is shown

    def set_hand(
        self, cards: tuple[CardView, ...], draft: WhimsyDraft, *, wide: bool = False, closed: bool = False
    ) -> None:
        """Show this hand as the draft has it. `closed`: the envelope is, and nothing can be laid."""
        draft = seen(draft, [card.card for card in cards])
        if (cards, draft, wide, closed) == (self._cards, self._draft, self._wide, self._closed):
            return
        self.end_holds()
        if cards != self._cards:
            self._undo.clear()
            self.arrive()
            self._forget_pictures()
        self._cards, self._draft, self._wide, self._closed = cards, draft, wide, closed
        self._follow()

    def clear(self) -> None:
        """Hold no words at all: nothing to draw, nothing to describe, nothing to take back."""
        self.end_holds()
        self.arrive()
        self._cards, self._draft, self._stand, self._picked = (), WhimsyDraft(), None, None
        self._undo.clear()
        self._forget_pictures()
        self._follow()

    # ---- what is laid

    def lay(self, draft: WhimsyDraft) -> None:
        """The owner has laid this, and can take it back."""
        if draft == self._draft or self._closed:
            return
        before = self._poses()
        self._undo = [*self._undo[-MOST_UNDO + 1 :], self._draft]
        self._become(draft, before)

    def undo(self) -> bool:
        """Take the last step back. Returns whether there was one."""
        if not self._undo or self._closed:
            return False
        self._become(self._undo.pop(), self._poses())
        return True

    def _become(self, draft: WhimsyDraft, before: dict[int, Pose]) -> None:
        self._draft = draft
        self._follow()
        self._glide(before)
        tell_parts(self)
        self.draft_changed.emit(draft)

    def toggle(self, card: int) -> None:
        """Put a card into the envelope as the last, or take it back."""
        if arranging.place_of(self._draft, card):
            self.lay(arranging.take_back(self._draft, card))
        else:
            self.lay(arranging.put_in(self._draft, card))

    def turn(self, card: int) -> None:
        """Turn a double card over."""
        laid = next((one for one in self.hand.items if one.card == card), None)
        if laid is None or not laid.double or self._closed:
            return
        self.lay(arranging.turn(self._draft, card))
        if not self._reduce_motion:
            self.motion.turn(card, self._clock())
            self._frames.start()

    def shift(self, stop: Stop, by: int) -> None:
        """Move a card by so many places, in the hand or in the envelope."""
        if stop.in_envelope:
            at = arranging.place_of(self._draft, stop.card) - 1 + by
            if at >= 0:
                self.lay(arranging.put_in(self._draft, stop.card, at))
        elif stop.card in self._draft.order:
            at = self._draft.order.index(stop.card) + by
            if at >= 0:
                self.lay(arranging.move(self._draft, stop.card, at))

    # ---- fingers and mouse

    def press(self, pointer: int, at: QPointF) -> bool:
        self.arrive()
        if self._pointer is not None or not self._cards or self._closed:
            return self._pointer is not None
        point = self.to_u(at)
        disc = self.disc_at(point)
        held = Stop(disc, in_envelope=True) if disc is not None else self.stop_at(point)
        if held is None:
            self._pick(None)
            return False
        self._pointer, self._held, self._moved = pointer, held, False
        self._pressed_at = self._at = point
        return True

    def drag(self, pointer: int, at: QPointF) -> None:
        held = self._held
        if pointer != self._pointer or held is None:
            return
        self._at = self.to_u(at)
        if not self._moved:
            way = self._at - self._pressed_at
            if abs(way.x()) < CLICK and abs(way.y()) < CLICK:
                return
            held = self._lift(held)
        before = self._poses()
        self._preview = self._target()
        self._glide(before, but=held.card)
        self.update()

    def _lift(self, held: Stop) -> Stop:
        """A press has become a drag."""
        if self.lies(held):
            self._grip = self._pressed_at - self.spots()[held].center()
        else:
            # What is dragged from the place that a card has left is the card.
            held = self._held = Stop(held.card, in_envelope=True)
            self._grip = QPointF()
        self._moved = True
        self._pick(None)
        return held

    def _target(self) -> WhimsyDraft | None:
        """What letting go here would lead to; None where it would lead to nothing."""
        held = self._held
        assert held is not None
        middle = self._at - self._grip
        plan = self.plan
        out = arranging.take_back(self._draft, held.card)
        if any(plan.envelope_zone.contains(point) for point in (middle, self._at)):
            lying = plan_desk(len(out.order), len(out.envelope), wide=self._wide, extra=self.extra)
            return arranging.put_in(out, held.card, lying.envelope_place(middle.y()))
        if any(plan.hand_zone.contains(point) for point in (middle, self._at)):
            return arranging.move(out, held.card, plan.hand_place(middle))
        return None

    def release(self, pointer: int, at: QPointF) -> None:
        if pointer != self._pointer or self._held is None:
            return
        held, point = self._held, self.to_u(at)
        if not self._moved:
            self._let_go()
            self._click(held, point)
            return
        self._at = point
        target = self._target()
        before = self._poses()
        self._let_go()
        if target is None or target == self._draft:
            self._glide(before)
            return
        self._stand = Stop(held.card, in_envelope=bool(arranging.place_of(target, held.card)))
        self._undo = [*self._undo[-MOST_UNDO + 1 :], self._draft]
        self._become(target, before)

    def _click(self, stop: Stop, point: QPointF) -> None:
        self._stand = stop
        on_handle = self.disc_at(point) == stop.card or self.grip_at(point) == stop
        if on_handle or self._picked is not None:
            self._pick_or_put(stop)
            return
        self._pick(None)
        laid = next(one for one in self.hand.items if one.card == stop.card)
        if laid.double and self.lies(stop) and point.y() > self.spots()[stop].center().y():
            self.turn(stop.card)
        else:
            self.toggle(stop.card)
        tell_focus(self)

    def _pick_or_put(self, stop: Stop) -> None:
        """The first tap picks, the second one puts there: into the envelope, or to a place of the hand."""
        picked = self._picked
        self._pick(None)
        if picked is None:
            self._pick(stop)
        elif stop.in_envelope and picked != stop:
            place = arranging.place_of(self._draft, stop.card) - 1
            self.lay(arranging.put_in(self._draft, picked.card, place))
        elif picked != stop:
            out = arranging.take_back(self._draft, picked.card)
            self.lay(arranging.move(out, picked.card, out.order.index(stop.card)))

    def _pick(self, stop: Stop | None) -> None:
        if stop != self._picked:
            self._picked = stop
            self.update()
            self.pick_changed.emit()

    def _let_go(self) -> None:
        self._held = self._pointer = self._preview = None
        self._moved = False
        self.update()

    def end_holds(self) -> None:
        if self._held is not None:
            before = self._poses()
            self._let_go()
            self._glide(before)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._held is not None and not event.buttons() & Qt.MouseButton.LeftButton:
            # The button went up where nobody told, as over the frame of the window.
            self.end_holds()
            return
        super().mouseMoveEvent(event)

    # ---- keys

    def set_stand(self, stop: Stop) -> None:
        """Have the keys stand there."""
        if stop in self.stops():
            self._stand = stop
            tell_focus(self)
            self.update()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowDeactivate:
            self.end_holds()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.holding:
            self.end_holds()
            event.accept()
            return
        doing = None if self._held is not None else wanted(event)
        self.arrive()
        if doing is None or not doing(self):
            event.ignore()
        else:
            event.accept()
            self.keyed.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        tell_focus(self)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.end_holds()
        self.update()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.end_holds()

    # ---- for who does not see it

    def part_count(self) -> int:
        """Cards, and places that cards have left."""
        return len(self.stops())

    def part_name(self, number: int) -> str:
        """A card as it is read aloud."""
        return spoken(self, self.stops()[number])

    def part_value(self, number: int) -> str:
        """Nothing."""
        return ""

    def part_area(self, number: int) -> QRect:
        """Where it is, in pixels of the widget."""
        return self.area_of(self.stops()[number])

    def part_picked(self, number: int) -> bool:
        """Whether it lies in the envelope."""
        return bool(self.laid(self.stops()[number].card).place) and not self.closed

    def part_fixed(self) -> bool:
        """Whether the envelope is closed."""
        return self.closed

    def part_with_keys(self) -> int:
        """What the keys stand on, or -1."""
        stop = self.stand
        return self.stops().index(stop) if stop is not None else -1

    def press_part(self, number: int) -> None:
        """Into the envelope, or back."""
        self.toggle(self.stops()[number].card)

    def give_keys(self, number: int) -> None:
        """Have the keys stand on it."""
        self.set_stand(self.stops()[number])

    def part_extras(self, number: int) -> tuple[Extra, ...]:
        """Over, where there are two words; earlier and later."""
        if self.closed:
            return ()
        stop = self.stops()[number]
        extras = [
            Extra("earlier", _("Earlier"), "Shift+Left", lambda: self.shift(stop, -1)),
            Extra("later", _("Later"), "Shift+Right", lambda: self.shift(stop, 1)),
        ]
        if self.laid(stop.card).double:
            extras.append(Extra("turn", _("Turn over"), "T", lambda: self.turn(stop.card)))
        return tuple(extras)


make_accessible(WordHand, PartsInterface)
