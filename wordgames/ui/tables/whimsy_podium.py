"""The podium and what stands on and beside it, as one thing of the reveal: it lays out widgets and tells of wishes."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QObject, QPoint, QPointF, Signal
from PySide6.QtWidgets import QWidget

from wordgames.qt.whimsy_models import EnvelopeModel, EnvelopeRow, PlaceModel, PlaceRow
from wordgames.ui.screen import Screen
from wordgames.ui.tables.whimsy_reveal_texts import envelope_name, ordinal, step_name
from wordgames.ui.tables.whimsy_stage import Box, StageLayout
from wordgames.ui.widgets.motion import Glide
from wordgames.ui.widgets.podium_things import EnvelopePile, PhraseEnvelope, PodiumStep

GLIDE_MS = 240
"""How long an envelope takes to where it is put."""


class _Way(NamedTuple):
    """An envelope on its way to its place."""

    begins: QPoint
    """Its corner when it set out."""
    ends: QPoint
    glide: Glide


class PodiumThings(QObject):
    """Pile, envelopes and steps of one round. What stands where is told to it by `show`; it asks by signals."""

    pile_pressed = Signal()
    envelope_pressed = Signal(int)
    """An envelope was tapped: its slot."""
    place_pressed = Signal(int)
    dropped_on = Signal(int, int)
    """An envelope was let go over a place: its slot, and the place."""
    dropped_beside = Signal(int)
    """An envelope was let go beside the podium."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen)
        self._screen = screen
        self.model = EnvelopeModel(self)
        """What lies on the table, by slots."""
        self.places = PlaceModel(self)
        """The podium, best first."""
        self.layout: StageLayout | None = None
        self.pile = EnvelopePile(screen)
        self.pile.clicked.connect(self.pile_pressed)
        self.pile.hide()
        self.envelopes: dict[int, PhraseEnvelope] = {}
        """By slot, those that are open."""
        self.steps: tuple[PodiumStep, ...] = ()
        self.reduce_motion = False
        self._ways: dict[int, _Way] = {}
        self._placed: set[int] = set()
        """Slots of envelopes that have had a place, from which they glide to the next."""
        self._now = 0

    # ---- what is there

    def build(self, chips: tuple[int, ...]) -> None:
        """A podium with these chips, best first; 0 is a place without one. What was there before goes."""
        self.clear()
        self.layout = StageLayout(len(chips)) if chips else None
        steps = []
        for place, chip in enumerate(chips):
            step = PodiumStep(place, ordinal(place), chip, self._screen)
            step.clicked.connect(partial(self.place_pressed.emit, place))
            step.show()
            steps.append(step)
        self.steps = tuple(steps)
        # Higher steps throw their shadow on lower ones.
        for step in reversed(self.steps):
            step.raise_()
        self.pile.raise_()

    def clear(self) -> None:
        """Nothing is there."""
        for widget in (*self.envelopes.values(), *self.steps):
            self._screen.forget(widget)
        self.envelopes, self.steps = {}, ()
        self._ways.clear()
        self._placed.clear()
        self.pile.show_count(0)
        self.model.set_rows(())
        self.places.set_rows(())
        self.layout = None

    def show(
        self, rows: tuple[EnvelopeRow, ...], places: tuple[PlaceRow, ...], *, picked: int | None, now_ms: int
    ) -> None:
        """Show these: the closed ones in the pile, the others where they stand. Is one taken out, `build` anew."""
        self._now = now_ms
        self.model.set_rows(rows)
        self.places.set_rows(places)
        opened = {row.slot: row for row in rows if row.opened}
        for slot in opened:
            if slot not in self.envelopes:
                self.envelopes[slot] = self._made(slot)
        for slot, row in opened.items():
            chip = places[row.place].chip if row.place is not None and row.place < len(places) else 0
            self.envelopes[slot].show_as(
                row.phrase,
                name=envelope_name(row.phrase, row.place, sounds=row.sounds),
                chip=chip,
                picked=slot == picked,
                sounds=row.sounds,
            )
        for step, there in zip(self.steps, places, strict=True):
            step.show_as(free=there.slot is None, name=step_name(there.place, there.chip, there.phrase))
        self.pile.show_count(sum(not row.opened for row in rows))
        self.arrange()

    def _made(self, slot: int) -> PhraseEnvelope:
        thing = PhraseEnvelope(slot, self._screen)
        thing.clicked.connect(partial(self.envelope_pressed.emit, slot))
        thing.carried.connect(self._carried)
        thing.dropped.connect(partial(self._dropped, slot))
        thing.put_back.connect(partial(self._put_back, slot))
        thing.show()
        return thing

    def set_enabled(self, *, opens: bool, picks: bool, places: bool) -> None:
        """Whether the pile can be pressed, envelopes be tapped, and things be put on places."""
        self.pile.setEnabled(opens)
        for thing in self.envelopes.values():
            thing.setEnabled(picks)
            thing.can_drag = places and bool(thing.label)
        for step in self.steps:
            step.setEnabled(places)

    def order_tabs(self, last: QWidget) -> None:
        """Keys go from the pile over the envelopes by slot to the steps, then to `last`."""
        chain = [self.pile, *(self.envelopes[slot] for slot in sorted(self.envelopes)), *self.steps, last]
        for one, two in pairwise(chain):
            QWidget.setTabOrder(one, two)

    # ---- where it stands

    def arrange(self) -> None:
        """Put everything where it belongs; what was elsewhere glides there."""
        layout = self.layout
        if layout is None:
            return
        rows = self.model.items
        closed = sum(not row.opened for row in rows)
        for step in self.steps:
            self._place(step, layout.step(step.place))
        self._place(self.pile, layout.pile(closed))
        loose = [row.slot for row in rows if row.opened and row.place is None]
        spots = dict(zip(loose, layout.loose(len(loose), closed), strict=True))
        for row in rows:
            if not row.opened:
                continue
            box = spots[row.slot] if row.place is None else layout.standing(row.place)
            self._move(row.slot, box)

    def _place(self, widget: QWidget, box: Box) -> None:
        self._screen.place(widget, box.x, box.y, box.w, box.h, 1.0)

    def _move(self, slot: int, box: Box) -> None:
        thing = self.envelopes[slot]
        if thing.dragging:
            return
        old = thing.geometry()
        known = slot in self._placed
        self._place(thing, box)
        self._placed.add(slot)
        new = thing.geometry()
        on_way = self._ways.get(slot)
        if on_way is not None and on_way.ends == new.topLeft():
            thing.move(self._where(on_way))
        elif known and not self.reduce_motion and thing.isVisible() and old.topLeft() != new.topLeft():
            begins = old.center() - new.center() + new.topLeft()
            self._ways[slot] = _Way(begins, new.topLeft(), Glide(0.0, 1.0, self._now, GLIDE_MS))
            thing.move(begins)
            thing.raise_()

    def _where(self, way: _Way) -> QPoint:
        share = way.glide.at(self._now)
        return way.begins + (way.ends - way.begins) * share

    @property
    def moving(self) -> bool:
        """Whether something is on its way."""
        return bool(self._ways)

    def advance(self, now_ms: int) -> None:
        """Let what is on its way go on."""
        self._now = now_ms
        for slot, way in list(self._ways.items()):
            thing = self.envelopes[slot]
            if not thing.dragging:
                thing.move(self._where(way))
            if way.glide.done(now_ms):
                del self._ways[slot]

    def stop(self) -> None:
        """Everything is where it belongs at once, and no pointer holds anything."""
        for thing in self.envelopes.values():
            thing.put_down()
        self._ways.clear()
        self.arrange()

    # ---- dragging

    @property
    def dragged(self) -> PhraseEnvelope | None:
        """What a pointer carries."""
        return next((thing for thing in self.envelopes.values() if thing.dragging), None)

    def _in_u(self, at: QPointF) -> tuple[float, float]:
        """A point of the screen as the layout counts: extra height lies above the podium."""
        screen = self._screen
        return at.x() / screen.u - screen.wing, at.y() / screen.u - screen.extra

    def _carried(self, at: QPointF) -> None:
        place = self._place_below(at)
        for step in self.steps:
            step.set_aimed(step.place == place)

    def _place_below(self, at: QPointF) -> int | None:
        if self.layout is None or not _on_screen(self._screen, at):
            return None
        return self.layout.place_at(*self._in_u(at))

    def _dropped(self, slot: int, at: QPointF) -> None:
        self._aim_at_nothing()
        place = self._place_below(at)
        layout = self.layout
        if place is not None:
            self._from_here(slot)
            self.dropped_on.emit(slot, place)
        elif layout is not None and _on_screen(self._screen, at) and layout.is_beside(*self._in_u(at)):
            self._from_here(slot)
            self.dropped_beside.emit(slot)
        else:
            self._put_back(slot)

    def _from_here(self, slot: int) -> None:
        """What was let go glides on from where it is."""
        self._ways.pop(slot, None)

    def _put_back(self, slot: int) -> None:
        self._aim_at_nothing()
        self._ways.pop(slot, None)
        if slot in self.envelopes:
            self.arrange()

    def _aim_at_nothing(self) -> None:
        for step in self.steps:
            step.set_aimed(False)


def _on_screen(screen: QWidget, at: QPointF) -> bool:
    """Whether a point lies on the screen at all."""
    return screen.rect().contains(at.toPoint())
