"""A hand of word cards as it is read aloud: the cards of the hand, then those of the envelope."""

from __future__ import annotations

from PySide6.QtCore import QRect

from wordgames.texts import _
from wordgames.ui.painting.word_cards import as_printed
from wordgames.ui.widgets.parts_accessible import Extra
from wordgames.ui.widgets.word_desk import Stop, WordDesk


class SpokenHand(WordDesk):
    """What `parts_accessible.HasParts` wants to know of a hand."""

    def toggle(self, card: int) -> None:
        """Put a card into the envelope as the last, or take it back."""
        raise NotImplementedError

    def turn(self, card: int) -> None:
        """Turn a double card over."""
        raise NotImplementedError

    def shift(self, stop: Stop, by: int) -> None:
        """Move a card by so many places, in the hand or in the envelope."""
        raise NotImplementedError

    def set_stand(self, stop: Stop) -> None:
        """Have the keys stand there."""
        raise NotImplementedError

    def part_count(self) -> int:
        """Cards, and places that cards have left."""
        return len(self.stops())

    def part_name(self, number: int) -> str:
        """A card: its word, the other one, whether the table wrote it, where it lies."""
        stop = self.stops()[number]
        card = self.laid(stop.card)
        words = as_printed(card.up)
        if card.double:
            words = _("{word}, on its head {other}").format(word=words, other=as_printed(card.down))
        if card.own:
            words = _("{word}, your own card").format(word=words)
        if stop.in_envelope:
            return _("{word}, in the envelope, number {n}").format(word=words, n=card.place)
        if card.place and not self.closed:
            return _("{word}, number {n} in the envelope").format(word=words, n=card.place)
        return words

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
