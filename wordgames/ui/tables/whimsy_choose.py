"""Word Whimsy while somebody fills his envelope: the prompt, his hand, the envelope, and nobody else's business."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from wordgames.core.game import Refusal
from wordgames.core.players import TABLE, Seat
from wordgames.games.whimsy.drafts import WhimsyDraft
from wordgames.games.whimsy.moves import Close, Mulligan, Reopen
from wordgames.games.whimsy.view import Variant, WhimsyView
from wordgames.qt.controller import GameController
from wordgames.qt.sandtimer import system_ms
from wordgames.session.places import Place
from wordgames.texts import _
from wordgames.texts.refusals import say
from wordgames.ui.accessible import announce
from wordgames.ui.buttons import PaperButton
from wordgames.ui.painting.text import Align
from wordgames.ui.painting.theatre import FRONT
from wordgames.ui.painting.word_cards import as_printed, needs_wide_cards, prompt_block
from wordgames.ui.tables.whimsy_envelope_draft import draft_for, keep_closed, keep_draft, keep_reopened
from wordgames.ui.tables.whimsy_ground import EDGE, TheatreScreen
from wordgames.ui.tables.whimsy_texts import addressed_as, name_of, still_to_come, variant_line, variant_name
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.choices import Choice
from wordgames.ui.widgets.lines import Line
from wordgames.ui.widgets.papertag import PaperTag, TornNote
from wordgames.ui.widgets.softglass import SoftGlass
from wordgames.ui.widgets.word_geometry import HAND_W, glass_moves
from wordgames.ui.widgets.word_hand import WordHand

NOTED = "whimsy_envelope_noted"
"""Of the store's settings: whether somebody has closed an envelope here, so that the first-time note is not needed."""
GLASS = "whimsy.glass"
"""Presented: round, seat, and when on the play clock his glass began."""
_ONE_LINE = 7.0
"""A prompt that would be smaller on one line gets a higher card, and two lines."""
_LOW = (6.2, 17.2)
_HIGH = (5.0, 21.2)
_GLASS = (125.2, 4.9, 0.33)
_LEDGE_GLASS = (98.0, 77.0, 0.29)


class ChooseScreen(TheatreScreen):
    """Of one person: alone at the screen, or behind his curtain. Without him it holds nothing."""

    ground_name = "theatre_choose"

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
        self._by_keys = False
        """Whether whoever sits here has used keys since he sat down."""
        self._me: Seat | None = None
        self._begun: dict[tuple[int, Seat], int] = {}
        """By round and seat: when on the play clock the glass was turned."""
        words = [as_printed(w.text) for card in controller.session.setup.deck.cards for w in card.words]
        self._wide = needs_wide_cards(words)
        if self._wide:
            self.ground_name = "theatre_choose_wide"
        self.hand = WordHand(self, clock=clock)
        self.tag = PaperTag(self)
        self.mulligan = PaperButton(_("Seven new cards"), self, size=2.4)
        self.note_card = TornNote(self)
        self.glass = SoftGlass(self, clock=clock)
        self.seconds = Line(3.8, self, align=Align.LEFT)
        self.hurry = Line(2.5, self, align=Align.LEFT, floor=2.0)
        self.reopen = Choice(_("Open it again"), self, brass=False, size=3.0)
        self.prompt.lower()
        self.hand.draft_changed.connect(self._laid)
        self.hand.keyed.connect(self._keyed)
        self.hand.pick_changed.connect(self._refresh)
        self.main.clicked.connect(self._main_pressed)
        self.mulligan.clicked.connect(self._mulligan)
        self.reopen.clicked.connect(self._reopen)
        self.note_card.clicked.connect(self._noted)
        controller.clock.ticked.connect(self._tick)
        self.setFocusProxy(self.hand)
        self.place(self.tag, EDGE, 69.9, 58.0, 4.4, 1.0)
        self.place(self.mulligan, 66.0, 69.5, 28.0, 5.2, 1.0)
        self.place(self.note_card, 98.0, 62.2, 22.4, 12.0, 1.0)
        self.place(self.reopen, 125.0, 66.2, 28.0, 6.6, 1.0)

    @property
    def seat(self) -> Seat | None:
        """Whose envelope it is; None while nobody's may be seen."""
        return self._me

    @property
    def draft(self) -> WhimsyDraft:
        """What its owner has laid so far."""
        return self.hand.draft

    def set_reduce_motion(self, reduce: bool) -> None:
        """Cards jump."""
        super().set_reduce_motion(reduce)
        self.hand.set_reduce_motion(reduce)

    # ---- what is shown

    def show_view(self, view: WhimsyView) -> None:
        """Show the hand of the viewer."""
        me = view.viewer
        if me == TABLE or view.seats[me].hand is None:
            self.put_away()
            return
        first = me != self._me or self._view is None or view.round_number != self._view.round_number
        self._view, self._me = view, me
        self._by_keys = self._by_keys and not first
        one = view.seats[me]
        hand = one.hand or ()
        closed = one.answer is not None
        draft = draft_for(self._controller, me, [card.card for card in hand])
        self.hand.set_hand(hand, draft, wide=self._wide, closed=closed)
        self.hand.address(_("To {name}").format(name=name_of(view, view.referee)), addressed_as(view))
        self._show_prompt(view)
        self.show_plate(view, me, width=40.0 if len(one.player.name) > 9 else 30.0, active=True)
        if view.variant is not None:
            self.tag.say(variant_name(view.variant), variant_line(view.variant))
        self.tag.setVisible(view.variant is not None)
        self._begin_glass(view, me)
        self._refresh()
        if first:
            self.hand.setFocus(Qt.FocusReason.OtherFocusReason)

    def put_away(self) -> None:
        """Hold nothing of anybody's, as below the curtain."""
        self._me = None
        self._view = None
        self.hand.clear()
        self.prompt.show_prompt("")
        self.drop_plate()
        self.say("")
        self.show_note("")
        for part in (self.tag, self.mulligan, self.note_card, self.reopen, self.glass):
            part.hide()
        self.seconds.set_text("")
        self.hurry.set_text("")

    def _show_prompt(self, view: WhimsyView) -> None:
        text = view.prompt.text if view.prompt is not None else ""
        block = prompt_block(text, HAND_W, _LOW[1], 9.6)
        low = len(block.lines) == 1 and block.size >= _ONE_LINE and not self._wide
        y, h = _LOW if low else _HIGH
        self.prompt.show_prompt(text, own=view.prompt is not None and view.prompt.own)
        self.hang_prompt(EDGE, y, HAND_W, h, 0.2)

    def _refresh(self) -> None:
        """What depends on what lies in the envelope."""
        view, me = self._view, self._me
        if view is None or me is None:
            return
        closed = self.hand.closed
        out = view.seats[me].sits_out and not closed
        self.reopen.setVisible(closed or out)
        self.reopen.set_label(_("Stay out of it") if out else _("Open it again"))
        noted = bool(self._controller.session.store.setting(NOTED, False))
        self.note_card.setVisible(not closed and not noted)
        self.note_card.say(_("The card on top is read first, then on down."))
        offered = view.variant is Variant.MULLIGAN and not closed
        self.mulligan.setVisible(offered)
        if offered:
            self.mulligan.setEnabled(self._controller.check(me, Mulligan()) is None)
        self._place_glass()
        if closed:
            self.say(_("Your envelope is closed."), _("You can have it back until they are mixed."))
            self.show_action(_("Leave it closed"))
            return
        refusal = self._controller.check(me, Close(self.draft.envelope))
        self._say_what(view, refusal)
        self.show_action(_("Close the envelope"), self._next_line(view, me), enabled=refusal is None)

    def _say_what(self, view: WhimsyView, refusal: Refusal | None) -> None:
        what = _("Tap words in the order they should be read.")
        if self._by_keys:
            what = _("Space: in or out. T: turn over. Shift and arrows: move.")
        referee = view.referee
        if self.hand.picked is not None:
            self.say(_("Now tap where it goes."), _("Or tap it once more, and it stays."))
            return
        if refusal is not None and self.draft.envelope:
            also = self._sentence(refusal)
        elif view.seats[referee].refereed <= 1:
            also = _("“I” and “my” are {name}: a prompt is the referee's.").format(
                name=name_of(view, referee)
            )
        elif any(card.double for card in self.hand.hand.items):
            also = _("Two words on a card? Tap its lower half to turn it.")
        else:
            also = _("Drag a card to put it elsewhere.")
        self.say(what, also)

    def _sentence(self, refusal: Refusal) -> str:
        session = self._controller.session
        return say(refusal, [player.name for player in session.players()], session.setup.game)

    def _next_line(self, view: WhimsyView, me: Seat) -> str:
        if self._controller.places[me] is not Place.CURTAIN:
            return _("you can have it back")
        people = [s for s in still_to_come(view, self._controller.session.waiting_for()) if s != me]
        if people:
            return _("then pass to {name}").format(name=name_of(view, people[0]))
        return _("then they are mixed")

    # ---- the glass

    def _begin_glass(self, view: WhimsyView, me: Seat) -> None:
        if view.options.soft_glass_s is None:
            return
        key = (view.round_number, me)
        since = self._begun.setdefault(key, self._controller.clock.now_ms())
        self._controller.presentation.publish(GLASS, (view.round_number, me, since))

    def _tick(self) -> None:
        if self._view is not None and self.isVisible():
            self._show_glass()

    def _show_glass(self) -> None:
        view, me = self._view, self._me
        if view is None or me is None or view.options.soft_glass_s is None or self.hand.closed:
            self.glass.hide()
            self.seconds.set_text("")
            self.hurry.set_text("")
            return
        begun = self._begun[(view.round_number, me)]
        self.glass.show_left(view.options.soft_glass_s * 1000, self._controller.clock.now_ms() - begun)
        self.glass.show()
        left = self.glass.seconds
        self.seconds.set_text(_("{n} s").format(n=left) if left else "")
        self.hurry.set_text("" if glass_moves(len(self.draft.envelope)) and left else _("no hurry"))

    def _place_glass(self) -> None:
        moved = glass_moves(len(self.draft.envelope))
        if moved:
            x, y, scale = _LEDGE_GLASS
            self.glass.put(self, x, y, scale, 1.0)
            self.place(self.seconds, 104.6, 81.2, 8.0, 3.6, 1.0)
            self.place(self.hurry, 104.6, 81.2, 8.0, 3.6, 1.0)
        else:
            x, y, scale = _GLASS
            self.glass.put(self, x, y, scale, 0.2)
            self.place(self.seconds, 134.4, 8.2, 18.0, 4.4, 0.2)
            self.place(self.hurry, 134.4, 12.6, 20.0, 3.2, 0.2)
        shown = self._view is not None and self._view.options.soft_glass_s is not None
        self.narrow(16.0 if moved and shown else 0.0)
        self._show_glass()

    # ---- the draft

    def _laid(self, draft: WhimsyDraft) -> None:
        if self._me is not None:
            keep_draft(self._controller, self._me, draft)
        self._refresh()
        announce(self.hand, self._told())

    def _keyed(self) -> None:
        if not self._by_keys:
            self._by_keys = True
            self._refresh()

    def _told(self) -> str:
        words = " ".join(as_printed(card.up) for card in self.hand.letters.items)
        return _("In the envelope: {words}").format(words=words) if words else _("The envelope is empty.")

    # ---- what is done

    def _main_pressed(self) -> None:
        view = self._view
        if view is None:
            return
        if self.hand.closed:
            self._controller.go_round()
            return
        draft = self.draft
        if self._controller.submit(view.viewer, Close(draft.envelope)):
            self._noted()
            keep_closed(self._controller, view.viewer, draft)

    def _reopen(self) -> None:
        view = self._view
        if view is None:
            return
        answer = view.seats[view.viewer].answer
        if answer is None:
            self._controller.go_round()
        else:
            keep_reopened(self._controller, view.viewer, answer)
            self._controller.submit(view.viewer, Reopen())

    def _mulligan(self) -> None:
        if self._view is not None:
            self._controller.submit(self._view.viewer, Mulligan())

    def _noted(self) -> None:
        """The first-time note has been read, or is not needed any more."""
        store = self._controller.session.store
        if not store.setting(NOTED, False):
            store.set_setting(NOTED, True)
        self.note_card.hide()

    def arrange(self) -> None:
        """The hand lies on the whole stage, wings and all, down to the stage front."""
        super().arrange()
        front = round((FRONT + self.extra) * self.u)
        self.hand.setGeometry(0, 0, self.width(), front)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.hand.update()
