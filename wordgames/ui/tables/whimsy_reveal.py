"""Word Whimsy while envelopes are opened, read and ranked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget

from wordgames.core.players import TABLE, Actor
from wordgames.games.whimsy.moves import Open, Rank
from wordgames.games.whimsy.view import EnvelopeView, Phase, Variant, WhimsyView
from wordgames.qt.controller import GameController
from wordgames.qt.sandtimer import system_ms
from wordgames.qt.whimsy_models import EnvelopeRow
from wordgames.session.places import Place
from wordgames.texts import _
from wordgames.texts.refusals import say as refusal_text
from wordgames.ui.accessible import announce
from wordgames.ui.tables import whimsy_reveal_texts as words
from wordgames.ui.tables.whimsy_pacing import Reading
from wordgames.ui.tables.whimsy_podium_draft import KeptPodium
from wordgames.ui.tables.whimsy_podium_screen import PodiumScreen
from wordgames.ui.tables.whimsy_ranking import Podium
from wordgames.ui.tables.whimsy_texts import phrase, referee_role
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.choices import TickBox
from wordgames.ui.widgets.podium_things import PhraseEnvelope

PRESENTED = "whimsy.reveal"
"""The name by which a second screen learns what is read, and what stands where."""
DOUBLE_PRESS_MS = 400
"""A second press that comes sooner was no wish to skip what has just begun."""


class RevealScreen(PodiumScreen):
    """The envelopes, the phrase on the stage, the podium.

    Opening an envelope and giving the chips are moves. What is being read, and what stands on the podium, is kept as a
    draft and told to a second screen.
    """

    def __init__(
        self,
        controller: GameController,
        theme: Theme | None = None,
        parent: QWidget | None = None,
        *,
        clock: Callable[[], int] = system_ms,
    ) -> None:
        super().__init__(controller, theme, parent, clock=clock)
        self._view: WhimsyView | None = None
        self._round: tuple[int, int] | None = None
        """Number of the round that is shown, and whose podium it is."""
        self._kept = KeptPodium()
        self._reading: Reading | None = None
        self._picked: int | None = None
        self._was_unread: int | None = None
        self.rhymes = TickBox(_("Rhymes or alliterates"), self)
        self.rhymes.hide()
        self.place(self.rhymes, 46, 83.6, self.rhymes.width_u(3.2), 3.2, 1.0)
        self.rhymes.clicked.connect(self._tick_rhymes)
        self.things.pile_pressed.connect(self.open_next)
        self.things.envelope_pressed.connect(self.press_envelope)
        self.things.place_pressed.connect(self.press_place)
        self.things.dropped_on.connect(self.put)
        self.things.dropped_beside.connect(self.take_off)
        controller.presentation.changed.connect(self._presented)

    # ---- what is known

    @property
    def reading(self) -> Reading | None:
        """The phrase on the stage."""
        return self._reading

    @property
    def podium(self) -> Podium:
        """What stands where."""
        return self._kept.podium

    @property
    def picked(self) -> int | None:
        """The slot of the envelope whose phrase is on the stage."""
        return self._picked

    def _everybody(self) -> bool:
        return self._view is not None and self._view.variant is Variant.EVERYBODY_RANKS

    def _actor(self) -> Actor:
        """Who gives the order: the table in the open, else who looks."""
        assert self._view is not None
        return self._view.viewer if self._everybody() else TABLE

    def may_place(self) -> bool:
        """Whether who stands before the screen may put envelopes on places now."""
        view = self._view
        if view is None or not self._controller.leads:
            return False
        if view.phase is Phase.RANKING:
            return bool(view.to_rank) and not (self._everybody() and self._unread() is not None)
        alone = self._everybody() or view.seats[view.referee].player.is_computer
        return view.phase is Phase.READING and not alone

    def _opened(self) -> tuple[EnvelopeView, ...]:
        return tuple(one for one in self._view.envelopes if one.cards is not None) if self._view else ()

    def _closed(self) -> tuple[EnvelopeView, ...]:
        return tuple(one for one in self._view.envelopes if one.cards is None) if self._view else ()

    def _chips(self, view: WhimsyView, places: int) -> tuple[int, ...]:
        """By place; none where somebody ranks for himself, for all ranks together make the order."""
        if self._everybody():
            return (0,) * places
        stack = tuple(sorted(view.stack, reverse=True))
        return (*stack, *(0 for _place in range(places - len(stack))))[:places]

    # ---- what is shown

    def show_view(self, view: WhimsyView) -> None:
        """Show the table as it is now."""
        before, self._view = self._view, view
        if before is not None and before.round_number == view.round_number:
            known = {one.slot for one in before.envelopes if one.cards is not None}
            fresh = [one for one in self._opened() if one.slot not in known]
            if fresh:
                self._read(fresh[-1])
        self.refresh()

    def _settle(self, view: WhimsyView) -> None:
        """See to whose podium is shown, and of which envelopes. What is being read is read to its end first."""
        private = self._everybody() and view.phase is Phase.RANKING and self._unread() is None
        whose = view.viewer if private else TABLE
        mine = view.to_rank if private and view.to_rank else None
        slots = tuple(one.slot for one in view.envelopes) if mine is None else mine
        if self._round != (view.round_number, whose) or set(self.podium.slots) != set(slots):
            self._begin(view, slots, whose)

    def _begin(self, view: WhimsyView, slots: tuple[int, ...], whose: int) -> None:
        """Another round, or another one's podium."""
        before, self._round = self._round, (view.round_number, whose)
        controller = self._controller
        if view.prompt is not None:
            self.prompt.show_prompt(view.prompt.text, own=view.prompt.own)
        ticks = view.variant is Variant.RHYME_OR_ALLITERATE
        self._kept.begin(
            controller.session, whose, view.round_number, slots, keeps=controller.leads, ticks=ticks
        )
        self.things.build(self._chips(view, len(slots)))
        fresh = before is None or before[0] != view.round_number
        # What somebody looked at behind his curtain is not for the next one.
        left = before is not None and before[1] not in (TABLE, whose)
        if fresh or left or self._picked not in slots:
            self._reading = self._picked = None
        opened = [one for one in self._opened() if one.slot in slots]
        if fresh and opened and view.phase is Phase.READING:
            # A game that goes on finds the envelope that was opened last read to its end.
            self._read(opened[-1])
            self._skip()
        self._follow(controller.presentation.shown(PRESENTED))

    def _read(self, one: EnvelopeView) -> None:
        """Read a phrase word by word."""
        assert one.cards is not None
        self._picked = one.slot
        self._reading = Reading(one.slot, len(one.cards), self.now_ms())
        if one.fulfils:
            self._kept.hint(one.slot)

    def _skip(self) -> None:
        if self._reading is not None:
            self._reading = self._reading.skipped()

    def _unread(self) -> int | None:
        """The slot of the envelope that is still being read."""
        reading = self._reading
        return reading.slot if reading is not None and not reading.finished(self.now_ms()) else None

    def refresh(self) -> None:
        """Show everything as it stands."""
        view = self._view
        if view is None:
            return
        self._settle(view)
        now, unread = self.now_ms(), self._unread()
        self._was_unread = unread
        if view.phase is Phase.RANKING and self.may_place() and unread is None:
            self._kept.fill()
        rows = tuple(self._row(one, unread) for one in view.envelopes if one.slot in self.podium.slots)
        self.show_things(rows, self.podium, self._chips(view, len(self.podium.slots)), picked=self._picked)
        leads = self._controller.leads
        self.things.set_enabled(opens=leads, picks=leads, places=self.may_place())
        self.things.order_tabs(self.main)
        self._show_cards(now)
        self._show_front(view, unread)
        self.keep_focus()
        self._publish()
        self.animate()

    def _row(self, one: EnvelopeView, unread: int | None) -> EnvelopeRow:
        text = "" if one.cards is None or one.slot == unread else phrase(one.cards)
        return EnvelopeRow(
            one.slot,
            text,
            one.cards is not None,
            self.podium.place_of(one.slot),
            one.slot in self._kept.sounds,
        )

    def _show_cards(self, now: int) -> None:
        reading = self._reading
        one = next((one for one in self._opened() if reading and one.slot == reading.slot), None)
        if reading is None or one is None or one.cards is None:
            self.show_phrase((), 0)
            return
        self.show_phrase(one.cards, reading.shown(now), reading.drop(now), sealed=reading.finished(now))
        thing = self.things.envelopes.get(reading.slot)
        if thing is not None:
            thing.set_flap(1.0 if self._reduce_motion else reading.flap(now))

    def _show_front(self, view: WhimsyView, unread: int | None) -> None:
        """What stands on the stage front."""
        referee, closed = view.referee, len(self._closed())
        self.show_plate(view, referee, referee_role(view, referee), width=38.0, active=True)
        may, free = self.may_place(), len(self.podium.loose)
        what, also = words.what_to_do(
            view,
            opened=len(self._opened()),
            closed=closed,
            free=free,
            may_place=may,
            picked=self._picked is not None and self.podium.place_of(self._picked) is None,
            reads=unread is not None,
            leads=self._controller.leads,
        )
        ticks = (
            may
            and view.variant is Variant.RHYME_OR_ALLITERATE
            and self._picked is not None
            and unread is None
        )
        self.rhymes.setVisible(ticks)
        self.rhymes.setChecked(self._picked in self._kept.sounds)
        self.say(what, "" if ticks else also, above=ticks)
        if not self._controller.leads:
            self.show_note("")
        elif closed:
            self.show_action(
                _("Open the next") if self._opened() else _("Open the first"), words.still_closed(closed)
            )
        elif self._is_held():
            self.show_action(_("Pass it on"), words.begins(view, self._controller.session.waiting_for()))
        elif not may:
            self.show_note(*words.waits_for(view))
        elif self.podium.order is None:
            self.show_note(words.free_places(free))
        else:
            self._show_giving()

    def _show_giving(self) -> None:
        order = self.podium.order
        assert order is not None
        refusal = self._controller.check(self._actor(), Rank(order, self._kept.fulfils))
        label = _("That's my order") if self._everybody() else _("Give the chips")
        self.show_action(label, enabled=refusal is None)
        if refusal is not None:
            names = [one.player.name for one in self._view.seats] if self._view is not None else []
            self.say(refusal_text(refusal, names, "whimsy"))

    # ---- hands

    def go_on(self) -> None:
        """The one action: open the next envelope, or give the chips."""
        view = self._view
        if view is None or self._controller.paused:
            return
        if self._unread() is not None:
            self.tap()
        elif self._closed():
            self.open_next()
        elif self._is_held():
            self._controller.go_round()
        else:
            self.give()

    def _is_held(self) -> bool:
        """Whether the screen stays with everybody until the last phrase was heard, before each ranks for himself."""
        view, controller = self._view, self._controller
        if view is None or view.phase is not Phase.RANKING or view.viewer != TABLE or not controller.leads:
            return False
        waits = controller.session.waiting_for()
        return any(seat != TABLE and controller.places[seat] is Place.CURTAIN for seat in waits)

    def open_next(self) -> None:
        """Open the next envelope that is closed; where one is still being read, that is read to its end first."""
        if self._controller.paused or not self._closed():
            return
        if self._unread() is not None:
            self.tap()
            return
        controller, closed = self._controller, self._closed()
        passed = any(controller.places[seat] is Place.CURTAIN for seat in range(len(controller.places)))
        if self._everybody() and passed and len(closed) == 1:
            # With the last one open the screen would go to the first who ranks, before anybody has heard it.
            controller.hold()
        controller.submit(TABLE, Open(closed[0].slot))

    def give(self) -> None:
        """The chips are given in the order of the podium."""
        order = self.podium.order
        if order is not None and self.may_place() and self._unread() is None:
            self._controller.submit(self._actor(), Rank(order, self._kept.fulfils))

    def tap(self) -> None:
        """A tap: whatever is on its way is there."""
        if self._view is None or self._controller.paused or not self._controller.leads:
            return
        self.things.stop()
        reading = self._reading
        if reading is not None and self.now_ms() - reading.since_ms >= DOUBLE_PRESS_MS:
            self._skip()
        self.refresh()

    def press_envelope(self, slot: int) -> None:
        """An envelope was tapped: its phrase is shown again, and when all have been read it takes the best place that
        is free.
        """
        if self._controller.paused:
            return
        if self._unread() is not None:
            self.tap()
            return
        loose = self.podium.place_of(slot) is None
        self._pick(slot)
        if loose and self.may_place() and not self._closed() and self.podium.best_free is not None:
            self.put(slot, self.podium.best_free)
        else:
            self.refresh()

    def read_again(self, slot: int) -> None:
        """Show a phrase on the stage once more, where it stands."""
        if self._unread() is None:
            self._pick(slot)
            self.refresh()

    def _pick(self, slot: int) -> None:
        one = next((one for one in self._opened() if one.slot == slot), None)
        if one is not None and one.cards is not None:
            self._picked = slot
            self._reading = Reading(slot, len(one.cards), self.now_ms(), hurried=True)

    def press_place(self, place: int) -> None:
        """A place was tapped: the envelope whose phrase is on the stage goes there."""
        if self._unread() is not None:
            self.tap()
        elif self._picked is not None:
            self.put(self._picked, place)

    def put(self, slot: int, place: int) -> None:
        """An envelope is put on a place."""
        if self.may_place() and not self._controller.paused and self._unread() != slot:
            if self._picked != slot and self._unread() is None:
                self._pick(slot)
            self._kept.put(slot, place)
            self.refresh()
            thing = self.things.envelopes.get(slot)
            if thing is not None:
                announce(thing, thing.accessibleName())
            return
        self.refresh()

    def take_off(self, slot: int) -> None:
        """An envelope is taken off the podium."""
        if self.may_place() and not self._controller.paused:
            self._kept.take_off(slot)
        self.refresh()

    def _tick_rhymes(self) -> None:
        if self._picked is not None and self.may_place():
            self._kept.tick(self._picked)
        self.refresh()

    def undo(self) -> None:
        """Take back the last change of the podium."""
        if self.may_place() and not self._controller.paused and self._kept.undo():
            self.refresh()

    # ---- pace, and keys

    def is_moving(self) -> bool:
        """While a phrase is being read, or an envelope is on its way."""
        return self._unread() is not None or self.things.moving

    def advance(self) -> None:
        """Let go on what goes on by time; when a phrase has been read to its end, its envelope shows it."""
        super().advance()
        if self._was_unread is not None and self._unread() is None:
            self.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        slot = self._slot_for_keys()
        place = event.key() - Qt.Key.Key_1
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if slot is not None and plain and not event.isAutoRepeat() and self._unread() is None:
            if 0 <= place < len(self.podium.places):
                self.put(slot, place)
                return
            if event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
                self.take_off(slot)
                return
            if event.key() == Qt.Key.Key_R:
                self.read_again(slot)
                return
        if event.matches(QKeySequence.StandardKey.Undo):
            self.undo()
            return
        super().keyPressEvent(event)

    def _slot_for_keys(self) -> int | None:
        """The envelope that keys are meant for: the one with the focus, else the one on the stage."""
        focused = QApplication.focusWidget()
        return focused.slot if isinstance(focused, PhraseEnvelope) else self._picked

    # ---- in step with a second screen

    def _publish(self) -> None:
        if not self._controller.leads or self._round is None or self._round[1] != TABLE:
            return
        reading = self._reading
        shown = None if reading is None else (reading.slot, reading.words, reading.since_ms, reading.hurried)
        places = tuple(-1 if slot is None else slot for slot in self.podium.places)
        self._controller.presentation.publish(
            PRESENTED, (self._round[0], shown, places, tuple(sorted(self._kept.sounds)))
        )

    def _presented(self, name: str, shown: object) -> None:
        if name == PRESENTED and not self._controller.leads and self._view is not None:
            self._follow(shown)
            self.refresh()

    def _follow(self, shown: Any) -> None:
        """Stand where the round was presented last: beside another screen, or when this one was laid anew."""
        if self._round is None or self._round[1] != TABLE:
            return
        if not isinstance(shown, tuple) or shown[0] != self._round[0]:
            return
        _number, reading, places, sounds = shown
        slots = {one.slot for one in self._opened()}
        self._kept.follow(tuple(None if slot < 0 else slot for slot in places), sounds)
        if reading is not None and reading[0] in slots:
            self._reading = Reading(*reading)
            self._picked = reading[0]
