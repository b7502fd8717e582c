"""The three ways to end one's turn of Pun, and what of hand and centre is picked for a swap."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QPoint, QPointF, Signal

from wordgames.games.pun.moves import Draw, EndRound, Move, Stand, Swap
from wordgames.games.pun.view import PunView
from wordgames.texts import _
from wordgames.ui.screen import Screen
from wordgames.ui.tables.pun_turn_words import Choice
from wordgames.ui.widgets.letter_rack import LetterRack
from wordgames.ui.widgets.pun_choices import Bell, CentreCard, Deck, Label

_TILTS = (-1.2, -0.6, 0.9)


class EndChoices(QObject):
    """Centre, deck and bell with their labels; cards are picked by a click, or by dragging one onto another."""

    changed = Signal()
    """Something else is picked."""

    def __init__(self, screen: Screen, rack: LetterRack) -> None:
        super().__init__(screen)
        self.choice = Choice.NONE
        self._rack = rack
        self._view: PunView | None = None
        self._mine = False
        self.centre = [CentreCard(screen, turn=turn) for turn in _TILTS]
        self.swap = Label(_("Swap"), _("one to three with the centre"), screen)
        self.deck = Deck(screen)
        self.bell = Bell(screen)
        for card in self.centre:
            card.clicked.connect(self._picked)
            card.dropped.connect(partial(self._dropped_centre, card))
        rack.selection_changed.connect(self._picked)
        rack.dropped.connect(self._dropped_own)
        self.swap.clicked.connect(lambda: self._choose(Choice.SWAP))
        self.deck.clicked.connect(lambda: self._choose(Choice.DRAW))
        self.bell.clicked.connect(lambda: self._choose(Choice.END))

    def place_on(self, screen: Screen, gap: float) -> None:
        """Put everything where it belongs; `gap` is the share of extra height above it."""
        for card, x in zip(self.centre, (66.0, 78.2, 90.4), strict=True):
            screen.place(card, x, 23.4, 11.0, 16.2, gap)
        screen.place(self.swap, 66.0, 41.0, 35.4, 7.2, gap)
        screen.place(self.deck, 104.7, 21.9, 21.0, 26.3, gap)
        screen.place(self.bell, 129.0, 21.9, 27.0, 26.3, gap)

    def show_view(self, view: PunView, *, mine: bool) -> None:
        """Show centre and deck; they can be picked where it is the viewer's turn (`mine`)."""
        self._view, self._mine = view, mine
        for place, card in zip(self.centre, view.centre, strict=False):
            place.show_card(card)
            place.setEnabled(mine)
        self.deck.set_cards(view.deck)
        self.deck.set_words(_("Draw"), _("one card") if view.deck else _("the deck is empty"))
        if view.ender is not None:
            self.bell.set_words(_("Stand"), _("leave your hand as it is"))
        else:
            self.bell.set_words(_("End the round"), _("others play once more"))
        self.swap.setEnabled(mine)
        self.deck.setEnabled(mine and view.deck > 0)
        self.bell.setEnabled(mine)
        self.swap.setChecked(self.choice is Choice.SWAP)
        self.deck.setChecked(self.choice is Choice.DRAW)
        self.bell.setChecked(self.choice is Choice.END)

    def forget(self) -> None:
        """Nothing is picked any more."""
        self.choice = Choice.NONE
        self._put_down()

    def move(self) -> Move | None:
        """What the turn would end with, possible or not; None while no choice is made."""
        match self.choice:
            case Choice.DRAW:
                return Draw()
            case Choice.END:
                return EndRound() if self._view is None or self._view.ender is None else Stand()
            case Choice.SWAP:
                return Swap(self._rack.selected, self._taken())
        return None

    def picked_faces(self) -> tuple[str, str]:
        """What is picked of the hand, and of the centre."""
        own = "".join(self._rack.faces[card] for card in self._rack.selected)
        centre = "".join(
            place.card.face for place in self.centre if place.isChecked() and place.card is not None
        )
        return own, centre

    def _taken(self) -> tuple[int, ...]:
        return tuple(place.card.card for place in self.centre if place.isChecked() and place.card is not None)

    def _put_down(self) -> None:
        for card in self.centre:
            card.setChecked(False)
        self._rack.set_selected(())

    def _choose(self, choice: Choice) -> None:
        if choice is Choice.SWAP and (self._rack.selected or self._taken()):
            # Who has picked cards, and then says what with them, does not want to put them down again.
            self.choice = choice
        else:
            self.choice = Choice.NONE if self.choice is choice else choice
        if self.choice is not Choice.SWAP:
            chosen = self.choice
            self._put_down()
            self.choice = chosen
        self.changed.emit()

    def _picked(self, *_what: object) -> None:
        """A card was picked or put down, in the hand or in the centre."""
        if not self._mine:
            return
        if self._rack.selected or self._taken():
            self.choice = Choice.SWAP
        elif self.choice is Choice.SWAP:
            self.choice = Choice.NONE
        self.changed.emit()

    def _dropped_own(self, card: int, at: QPoint) -> None:
        """A card of the hand was let go of over the table: over a card in the centre it is to be swapped for that."""
        for place in self.centre:
            if self._mine and place.isVisible() and place.rect().contains(place.mapFromGlobal(at)):
                place.setChecked(True)
                if card not in self._rack.selected:
                    self._rack.set_selected((*self._rack.selected, card))
                self._picked()
                return

    def _dropped_centre(self, place: CentreCard, at: QPoint) -> None:
        """A card of the centre was let go of: over the hand it is to be taken."""
        rack = self._rack
        if not self._mine or not rack.rect().contains(rack.mapFromGlobal(at)):
            return
        place.setChecked(True)
        under = rack.card_at(QPointF(rack.mapFromGlobal(at)) / rack.u - QPointF(rack.margin, rack.margin))
        if under is not None and under not in rack.selected:
            rack.set_selected((*rack.selected, under))
        self._picked()
