"""The rack: a hand as words in composing sticks and loose letters in a hollow, laid by finger, mouse and keys.

It shows cards and a draft, and tells drafts that its owner has laid (`draft_changed`); what a word is, and what may be
done with cards, it does not know. A card follows the finger that holds it; whatever ends the hold, it lies where it lay
before, or where it was let go.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from wordgames.games.pun import arranging
from wordgames.games.pun.arranging import LOOSE, Spot
from wordgames.games.pun.drafts import PunDraft, seen
from wordgames.games.pun.moves import PUN_CARD
from wordgames.games.pun.view import CardView
from wordgames.qt.letters import HandModel, Letter, WordModel, letters_of
from wordgames.qt.pun_helper import Helper
from wordgames.qt.sandtimer import system_ms
from wordgames.texts import _, ngettext
from wordgames.ui.accessible import make_accessible
from wordgames.ui.screen import Painted
from wordgames.ui.theme import Theme
from wordgames.ui.widgets.card_layer import Carried, card_layer
from wordgames.ui.widgets.letter_chooser import PunChoice
from wordgames.ui.widgets.letter_geometry import LETTER, RackPlan, plan_rack
from wordgames.ui.widgets.letter_keys import belongs, wanted
from wordgames.ui.widgets.letter_motion import Sliding
from wordgames.ui.widgets.letter_painting import RackLook, paint_rack
from wordgames.ui.widgets.letter_parts import RackParts, Stop
from wordgames.ui.widgets.parts_accessible import PartsInterface, tell_focus, tell_parts
from wordgames.ui.widgets.pointers import PointerWidget

CLICK = 0.9
"""A press that moves less than this, in u, is a click."""
MOST_UNDO = 50


class LetterRack(RackParts, Painted, PointerWidget):
    """One hand. A tap picks a card, or puts it down again; a tap on a place lays there what is picked."""

    draft_changed = Signal(object)
    """The owner has laid, moved or sorted something: the new `PunDraft`."""
    selection_changed = Signal(object)
    """The owner picked a card or put one down: the picked ones, in the order of picking."""
    dropped = Signal(int, QPoint)
    """A card was let go of outside of the rack: its number, and where on the whole desktop. It lies where it lay."""

    margin = 2.2
    _cards: tuple[CardView, ...] = ()
    _draft = PunDraft()
    # A screen reader may ask before the rack is set up.

    def __init__(self, parent: QWidget | None = None, *, clock: Callable[[], int] = system_ms) -> None:
        super().__init__(parent)
        self.hand = HandModel(self)
        self.words = WordModel(self)
        self._cards: tuple[CardView, ...] = ()
        self._draft = PunDraft()
        self._selected: tuple[int, ...] = ()
        self._helper: Helper | None = None
        self._helped: tuple[int, ...] = ()
        self._lifts = False
        self._read_only = False
        self._plan: RackPlan | None = None
        self._plan_key: Hashable = None
        self._cursor: Stop | None = None
        self._by_keys = False
        """Whether the keys were used last: only then it is shown where they stand."""
        self._undo: list[PunDraft] = []
        self._held: int | None = None
        """The card that a pointer is down on."""
        self._pointer: int | None = None
        self._pressed_at = QPointF()
        self._grip = QPointF()
        """From the middle of the held card to the pointer, in u."""
        self._moved = False
        self._over: Spot | None = None
        """Where the held card would go."""
        self._sliding = Sliding(clock, self)
        self._sliding.moved.connect(self.update)
        self._lay_at: dict[int, QRectF] = {}
        """Where each card lay when they were shown last."""
        self._choice = PunChoice(self)
        self._choice.chosen.connect(self._letter_chosen)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(_("Your letters"))

    # ---- what is shown

    def set_hand(self, cards: tuple[CardView, ...], draft: PunDraft) -> None:
        """Show this hand as the draft has it; cards that the draft does not know lie loose, last."""
        draft = seen(draft, [card.card for card in cards])
        if cards != self._cards or draft != self._draft:
            self.end_holds()
        if cards != self._cards:
            self._undo.clear()
        first = not self._cards
        self._cards, self._draft = cards, draft
        kept = tuple(card for card in self._selected if card in draft.order)
        changed = kept != self._selected
        self._selected = kept
        if first:
            self._cursor = None
        self._follow()
        if changed:
            self.selection_changed.emit(kept)

    def set_helper(self, helper: Helper | None) -> None:
        """Have the letters counted that would count: for an owner who plays with the helper, and for nobody else."""
        if helper is not None or self._helper is not None:
            self._helper = helper
            self._follow()

    def clear(self) -> None:
        """Hold no letters at all: nothing to draw, nothing to describe, nothing to take back."""
        self._helper = None
        self.end_holds()
        self.end_choosing()
        self._cards, self._draft, self._selected, self._cursor = (), PunDraft(), (), None
        self._undo.clear()
        self._lay_at.clear()
        self._follow()

    @property
    def cards(self) -> tuple[CardView, ...]:
        """The hand; empty while nobody's is shown."""
        return self._cards

    @property
    def draft(self) -> PunDraft:
        """How it lies."""
        return self._draft

    @property
    def selected(self) -> tuple[int, ...]:
        """The picked cards, in the order of picking."""
        return self._selected

    def set_selected(self, cards: Iterable[int]) -> None:
        """Have these picked, and no others."""
        wanted = tuple(dict.fromkeys(card for card in cards if card in self._draft.order))
        if wanted != self._selected:
            self._selected = wanted
            self._follow()
            self.selection_changed.emit(wanted)

    def set_lifts(self, lifts: bool) -> None:
        """Picked cards lie elsewhere, in a tray: here only the places that they left are seen. Else they are ringed."""
        if lifts != self._lifts:
            self._lifts = lifts
            self._follow()

    def set_read_only(self, read_only: bool) -> None:
        """Only show: no letter can be picked or laid."""
        if read_only != self._read_only:
            self._read_only = read_only
            self.end_holds()
            self.update()

    @property
    def read_only(self) -> bool:
        """Whether letters can only be looked at."""
        return self._read_only

    @property
    def lifts(self) -> bool:
        """Whether what is picked lies in a tray."""
        return self._lifts

    @property
    def can_undo(self) -> bool:
        """Whether a step of laying can be taken back."""
        return bool(self._undo) and not self._read_only

    @property
    def faces(self) -> dict[int, str]:
        """By the cards' numbers."""
        return {card.card: card.face for card in self._cards}

    def set_theme(self, theme: Theme) -> None:
        """Paint with other colours, which the screen has by now."""
        self.update()

    def _follow(self) -> None:
        """Bring the models to what is to be shown."""
        away = self._selected if self._lifts else ()
        picked = () if self._lifts else self._selected
        self.hand.show(letters_of(self._cards, self._draft, picked, away))
        self.words.show(self._draft.rows)
        self._helped = () if self._helper is None else self._helper(self._draft.rows)
        letters = ngettext("{n} letter would count", "{n} letters would count", sum(self._helped))
        self.setAccessibleDescription(letters.format(n=sum(self._helped)) if self._helper is not None else "")
        if self._cursor not in self.stops():
            self._cursor = None
        if self.choosing is not None and not arranging.letter_of(self._draft, self.choosing):
            self.end_choosing()
        self._slide()
        tell_parts(self)
        self.update()

    def _slide(self) -> None:
        """Have what lies elsewhere now go there, if anybody sees it."""
        lies = dict(zip((letter.card for letter in self.hand.items), self.plan.rects(), strict=False))
        if self.isVisible() and self._lay_at:
            self._sliding.begin(self._lay_at, lies)
        else:
            self._sliding.stop()
        self._lay_at = lies

    def set_reduce_motion(self, reduce: bool) -> None:
        """Letters lie where they belong at once."""
        self._sliding.off = reduce
        self._sliding.stop()
        self.update()

    # ---- what is laid

    def lay(self, draft: PunDraft) -> None:
        """The owner has laid this, and can take it back."""
        if draft == self._draft or self._read_only:
            return
        self._undo = [*self._undo[-MOST_UNDO + 1 :], self._draft]
        self._draft = draft
        self._follow()
        self.draft_changed.emit(draft)

    def undo(self) -> bool:
        """Take the last step of laying back. Returns whether there was one."""
        if not self.can_undo:
            return False
        self._draft = self._undo.pop()
        self._follow()
        self.draft_changed.emit(self._draft)
        return True

    def put(self, cards: Iterable[int], spot: Spot) -> None:
        """Lay cards at a spot. A Pun card that comes into a row is asked at once what it stands for."""
        cards = tuple(cards)
        self.lay(arranging.put(self._draft, cards, spot, self.faces))
        unset = [card for card in cards if arranging.letter_of(self._draft, card) == PUN_CARD]
        if unset:
            self.choose_letter(unset[-1])

    def set_letter(self, card: int, letter: str) -> None:
        """Have a Pun card stand for a letter; `PUN_CARD`: for none. It is not picked any more."""
        self.end_choosing()
        self.set_selected(one for one in self._selected if one != card)
        self.lay(arranging.set_letter(self._draft, card, letter))

    @property
    def choosing(self) -> int | None:
        """The Pun card for which a letter is being chosen."""
        return self._choice.card

    def choose_letter(self, card: int) -> None:
        """Show the letters to choose from, for a Pun card in a row."""
        letter = arranging.letter_of(self._draft, card)
        if letter and not self._read_only:
            self._choice.open(card, letter)

    def end_choosing(self) -> None:
        """No letter is being chosen."""
        self._choice.close()

    def _letter_chosen(self, card: int, letter: str) -> None:
        self.set_letter(card, letter)
        self.setFocus()

    def sort(self) -> None:
        """Sort the loose letters."""
        self.lay(arranging.sort(self._draft, self.faces))

    @property
    def unsorted(self) -> bool:
        """Whether sorting the loose letters would change anything."""
        return arranging.sort(self._draft, self.faces) != self._draft

    def dissolve(self, row: int) -> None:
        """Have the letters of a row lie loose again."""
        self.lay(arranging.dissolve(self._draft, row))

    def toggle(self, card: int) -> None:
        """Pick a card, or put it down."""
        if self._read_only:
            return
        if card in self._selected:
            self.set_selected(one for one in self._selected if one != card)
        else:
            self.set_selected((*self._selected, card))

    def put_selected(self, spot: Spot) -> None:
        """Lay what is picked at a spot; nothing stays picked."""
        if self._selected and not self._lifts and not self._read_only:
            cards = self._selected
            self.set_selected(())
            self.put(cards, spot)

    def press_place(self, row: int) -> None:
        """Lay there what is picked, behind the last card; where nothing is, pick the whole row."""
        if self._selected or self._lifts:
            self.put_selected(Spot(row, 99))
        elif 0 <= row < len(self._draft.rows) and not self._read_only:
            self.set_selected(self._draft.rows[row].cards)

    # ---- places

    @property
    def plan(self) -> RackPlan:
        """Where everything lies, in u from the rack's face."""
        u = self.u
        width, height = self.width() / u - 2 * self.margin, self.height() / u - 2 * self.margin
        words = tuple(len(row.cards) for row in self._draft.rows)
        key = (words, len(arranging.loose(self._draft)), round(width, 2), round(height, 2))
        if self._plan is None or key != self._plan_key:
            self._plan, self._plan_key = plan_rack(*key), key
        return self._plan

    def rect_of(self, card: int) -> QRectF:
        """Where a card lies, in u from the rack's face; empty for one that does not."""
        rects = zip(self.hand.items, self.plan.rects(), strict=False)
        return next((rect for letter, rect in rects if letter.card == card), QRectF())

    def area_of(self, stop: Stop) -> QRect:
        """Where a card or a place is, in pixels of the widget."""
        plan = self.plan
        if isinstance(stop, int):
            rect = self.rect_of(stop)
        elif stop.row == LOOSE:
            left = plan.loose[-1].right() if plan.loose else plan.hollow.left()
            rect = QRectF(plan.hollow)
            rect.setLeft(min(left, rect.right() - 2))
        elif stop.row < len(plan.sticks):
            rect = QRectF(plan.sticks[stop.row])
            rect.setLeft(plan.cards[stop.row][-1].right())
        else:
            rect = plan.fresh
        u, m = self.u, self.margin
        return QRectF(
            (rect.x() + m) * u, (rect.y() + m) * u, rect.width() * u, rect.height() * u
        ).toAlignedRect()

    def card_at(self, point: QPointF) -> int | None:
        """The card at a point, in u from the rack's face."""
        rects = list(zip(self.hand.items, self.plan.rects(), strict=False))
        return next((letter.card for letter, rect in reversed(rects) if rect.contains(point)), None)

    def _to_plan(self, at: QPointF) -> QPointF:
        return at / self.u - QPointF(self.margin, self.margin)

    # ---- fingers and mouse

    def press(self, pointer: int, at: QPointF) -> bool:
        self._by_keys = False
        if self._held is not None or not self._cards:
            return bool(self._cards)
        point = self._to_plan(at)
        self._pointer, self._pressed_at, self._moved = pointer, point, False
        self._held = self.card_at(point)
        if self._held is not None:
            self._grip = point - self.rect_of(self._held).center()
        return True

    def drag(self, pointer: int, at: QPointF) -> None:
        if pointer != self._pointer or self._held is None or self._read_only:
            return
        point = self._to_plan(at)
        if not self._moved:
            way = point - self._pressed_at
            if abs(way.x()) < CLICK and abs(way.y()) < CLICK:
                return
            if self._lifts and self._held in self._selected:
                # Only its place is here.
                self.end_holds()
                return
            self._moved = True
        letter = next(one for one in self.hand.items if one.card == self._held)
        plan = self.plan
        middle = (point - self._grip + QPointF(self.margin, self.margin)) * self.u
        layer = card_layer(self)
        card = Carried(letter.face, _worn(letter), plan.card, plan.height, LETTER)
        layer.carry(card, QPointF(self.mapTo(layer.screen_under, middle)))
        self._over = plan.place_at(point)
        self.update()

    def release(self, pointer: int, at: QPointF) -> None:
        if pointer != self._pointer:
            return
        card, moved, point = self._held, self._moved, self._to_plan(at)
        self.end_holds()
        if not moved:
            self._click(card, point)
        elif card is not None:
            over = self.plan.place_at(point)
            if over is not None:
                # It slides on from where it was let go of.
                rect = QRectF(self._lay_at[card])
                rect.moveCenter(point - self._grip)
                self._lay_at[card] = rect
                self.put((card,), over)
                self.set_stand(card)
            else:
                self.dropped.emit(card, self.mapToGlobal(at.toPoint()))

    def _click(self, card: int | None, point: QPointF) -> None:
        was_choosing = self.choosing
        self.end_choosing()
        if card is not None:
            self.set_stand(card)
            self.toggle(card)
            if card in self._selected and not self._lifts and card != was_choosing:
                # A Pun card in a row can be given another letter.
                if self.faces[card] == PUN_CARD:
                    self.choose_letter(card)
            return
        if self.plan.sorter.contains(point) and self.unsorted:
            self.sort()
            return
        spot = self.plan.place_at(point, near=0.6)
        if spot is not None:
            self.press_place(spot.row)
            self.set_stand(self._end_of(spot.row))

    def end_holds(self) -> None:
        """Let go of what is held: it lies where it lay."""
        if self._moved:
            card_layer(self).drop()
        self._held = self._pointer = self._over = None
        self._moved = False
        self.update()

    @property
    def holding(self) -> bool:
        """Whether a card follows a pointer."""
        return self._moved

    # ---- keys

    def stops(self) -> tuple[Stop, ...]:
        """All that the keys can stand on, in order."""
        if not self._cards:
            return ()
        stops: list[Stop] = []
        for number, row in enumerate(self._draft.rows):
            stops += [*row.cards, Spot(number, len(row.cards))]
        stops.append(Spot(len(self._draft.rows)))
        loose = arranging.loose(self._draft)
        return (*stops, *loose, Spot(LOOSE, len(loose)))

    @property
    def stand(self) -> Stop | None:
        """What the keys stand on; at first the first loose letter, or the first card."""
        if self._cursor is None and self._cards:
            loose = arranging.loose(self._draft)
            return loose[0] if loose else arranging.flow(self._draft)[0]
        return self._cursor

    def set_stand(self, stop: Stop) -> None:
        """Have the keys stand there."""
        if stop in self.stops():
            self._cursor = stop
            tell_focus(self)
            self.update()

    def _end_of(self, row: int) -> Stop:
        if row == LOOSE:
            return Spot(LOOSE, len(arranging.loose(self._draft)))
        if row < len(self._draft.rows):
            return Spot(row, len(self._draft.rows[row].cards))
        return Spot(len(self._draft.rows))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if belongs(event, self):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        doing = wanted(event, self)
        if doing is None or not doing.act(self):
            event.ignore()
        else:
            event.accept()
            self._by_keys = True
            self.update()

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
        self.end_choosing()
        self._sliding.stop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.end_holds()
        self.end_choosing()
        self._sliding.stop()
        self._lay_at.clear()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange and not self.isEnabled():
            self.end_holds()

    # ---- painting

    def look(self) -> RackLook | None:
        return None if self._sliding.running else self.look_at_rest()

    def look_at_rest(self) -> RackLook:
        """All that the picture depends on, once everything lies where it belongs."""
        return RackLook(
            self.hand.items,
            tuple(len(row.cards) for row in self._draft.rows),
            self._held if self._moved else None,
            self._over,
            self.stand if self.hasFocus() and self._by_keys else None,
            bool(self._selected) and not self._lifts and not self._read_only,
            self._read_only,
            self.unsorted,
            self._helped,
        )

    def paint_face(self, p: QPainter, w: float, h: float) -> None:
        if self._cards:
            paint_rack(p, self.theme, self.plan, self.look_at_rest(), self._sliding.rect)


make_accessible(LetterRack, PartsInterface)


def _worn(letter: Letter) -> str:
    """What a card in a row stands for, where that is a letter."""
    return "" if letter.letter in ("", PUN_CARD) else letter.letter
