"""A referee's podium while it is being filled: a value that takes taps and drags and gives an order."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Podium:
    """Which envelope stands on which place; places are counted from 0, the best. Envelopes go by their slots."""

    slots: tuple[int, ...]
    """All envelopes that are ranked, in the order of their slots."""
    places: tuple[int | None, ...]
    """By place the slot that stands there."""

    @classmethod
    def empty(cls, slots: tuple[int, ...]) -> Podium:
        """Nothing stands anywhere yet."""
        return cls(slots, (None,) * len(slots))

    @classmethod
    def kept(cls, slots: tuple[int, ...], places: tuple[int | None, ...]) -> Podium:
        """As it was kept, with what is not there any more left out; empty where it was for another number."""
        if len(places) != len(slots):
            return cls.empty(slots)
        seen: set[int] = set()
        found: list[int | None] = []
        for slot in places:
            good = slot is not None and slot in slots and slot not in seen
            found.append(slot if good else None)
            if good and slot is not None:
                seen.add(slot)
        return cls(slots, tuple(found))

    def place_of(self, slot: int) -> int | None:
        """Where an envelope stands; None where it does not."""
        return self.places.index(slot) if slot in self.places else None

    @property
    def loose(self) -> tuple[int, ...]:
        """Envelopes that stand nowhere."""
        return tuple(slot for slot in self.slots if slot not in self.places)

    @property
    def best_free(self) -> int | None:
        """The best place where nothing stands."""
        return self.places.index(None) if None in self.places else None

    @property
    def order(self) -> tuple[int, ...] | None:
        """All envelopes from best to worst; None while one is missing."""
        if None in self.places:
            return None
        return tuple(slot for slot in self.places if slot is not None)

    def put(self, slot: int, place: int) -> Podium:
        """An envelope is put on a place. One that stands there changes places with it, or is loose again."""
        old, there = self.place_of(slot), self.places[place]
        places = list(self.places)
        if old is not None:
            places[old] = there
        places[place] = slot
        return replace(self, places=tuple(places))

    def taken(self, slot: int) -> Podium:
        """An envelope is taken off the podium."""
        return replace(self, places=tuple(None if there == slot else there for there in self.places))

    def filled(self) -> Podium:
        """With the last envelope on the last place that is free, if there is but one."""
        if len(self.loose) != 1 or self.best_free is None:
            return self
        return self.put(self.loose[0], self.best_free)
