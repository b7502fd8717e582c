"""The word cards of one hand and of its envelope, as item models that follow a draft step by step."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from msgspec import Struct
from PySide6.QtCore import Qt

from wordgames.games.whimsy.arranging import place_of
from wordgames.games.whimsy.drafts import WhimsyDraft
from wordgames.games.whimsy.view import CardView
from wordgames.qt.following import AnyIndex, FollowingModel


class CardRole(IntEnum):
    """What is shown of a word card."""

    UP = Qt.ItemDataRole.DisplayRole
    """The word that is up."""
    CARD = Qt.ItemDataRole.UserRole + 1
    """Its number in the deck."""
    DOWN = Qt.ItemDataRole.UserRole + 2
    """The word that is on its head; empty on a single card."""
    OWN = Qt.ItemDataRole.UserRole + 3
    """Whether the table wrote it."""
    PLACE = Qt.ItemDataRole.UserRole + 4
    """Where in the envelope it lies, from 1; 0 for not."""


class LaidCard(Struct, frozen=True):
    """A word card as it lies."""

    card: int
    up: str
    down: str = ""
    own: bool = False
    place: int = 0

    @property
    def double(self) -> bool:
        """Whether it can be turned over."""
        return bool(self.down)


class WordCardModel(FollowingModel[LaidCard]):
    """Word cards in a row. A card is the same card wherever it goes and whichever way up it is."""

    def show(self, cards: Sequence[LaidCard]) -> None:
        """These lie here now."""
        self.become([card.card for card in cards], cards)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        card = self.item(index)
        if card is None:
            return None
        return {
            CardRole.UP: card.up,
            CardRole.CARD: card.card,
            CardRole.DOWN: card.down,
            CardRole.OWN: card.own,
            CardRole.PLACE: card.place,
        }.get(role)  # type: ignore[call-overload]


def hand_of(cards: Sequence[CardView], draft: WhimsyDraft) -> tuple[LaidCard, ...]:
    """The hand in its owner's order, those in the envelope among them."""
    by_number = {card.card: card for card in cards}
    return tuple(_laid(by_number[number], draft) for number in draft.order if number in by_number)


def envelope_of(cards: Sequence[CardView], draft: WhimsyDraft) -> tuple[LaidCard, ...]:
    """What lies in the envelope, in reading order."""
    by_number = {card.card: card for card in cards}
    return tuple(_laid(by_number[one.card], draft) for one in draft.envelope if one.card in by_number)


def _laid(card: CardView, draft: WhimsyDraft) -> LaidCard:
    words = [word.text for word in card.words]
    if card.card in draft.turned:
        words.reverse()
    down = words[1] if len(words) > 1 else ""
    return LaidCard(card.card, words[0], down, card.own, place_of(draft, card.card))
