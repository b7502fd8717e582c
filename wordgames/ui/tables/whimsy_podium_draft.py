"""Where a podium is kept while it is filled: in the session, beside what else is kept there for seat or table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec

from wordgames.core.players import Actor
from wordgames.games.whimsy.drafts import RankDraft
from wordgames.session.session import Session
from wordgames.ui.tables.whimsy_ranking import Podium

KEY: Final = "podium"


def kept_podium(session: Session, actor: Actor, round_number: int) -> RankDraft:
    """The podium of this round as it was left; an empty one where there is none."""
    draft: Any = session.draft(actor)
    try:
        found = msgspec.convert(draft[KEY], RankDraft) if isinstance(draft, dict) else RankDraft()
    except (KeyError, msgspec.ValidationError):
        return RankDraft()
    return found if found.round_number == round_number else RankDraft()


def keep_podium(session: Session, actor: Actor, podium: RankDraft) -> None:
    """Keep it; what the actor keeps besides, such as the order of his hand, stays."""
    draft: Any = session.draft(actor)
    others = draft if isinstance(draft, dict) else {}
    session.keep_draft(actor, {**others, KEY: msgspec.to_builtins(podium)})


class KeptPodium:
    """A podium that is being filled. Each change is kept, and can be taken back until another podium begins."""

    def __init__(self) -> None:
        self.podium = Podium.empty(())
        """What stands where."""
        self.sounds: frozenset[int] = frozenset()
        """Slots of phrases that are ticked as ones that rhyme or alliterate."""
        self._past: list[Podium] = []
        self._keep: Callable[[RankDraft], None] | None = None
        self._round = 0
        self._ticks = False

    def begin(
        self,
        session: Session,
        actor: Actor,
        round_number: int,
        slots: tuple[int, ...],
        *,
        keeps: bool,
        ticks: bool,
    ) -> None:
        """The podium of this round for these envelopes, as it was left. A second screen `keeps` nothing; `ticks`: the
        variant *Rhyme or alliterate* is played.
        """
        kept = kept_podium(session, actor, round_number)
        self.podium = Podium.kept(slots, kept.places)
        self.sounds = frozenset(kept.fulfils) & frozenset(slots)
        self._past.clear()
        self._round, self._ticks = round_number, ticks
        self._keep = partial(keep_podium, session, actor) if keeps else None

    @property
    def fulfils(self) -> tuple[int, ...]:
        """What is ticked, where the variant is played."""
        return tuple(sorted(self.sounds)) if self._ticks else ()

    def put(self, slot: int, place: int) -> None:
        """An envelope is put on a place."""
        self._change(self.podium.put(slot, place))

    def take_off(self, slot: int) -> None:
        """An envelope is taken off the podium."""
        self._change(self.podium.taken(slot))

    def fill(self) -> None:
        """The last envelope takes the last place: no change of its own to be taken back."""
        filled = self.podium.filled()
        if filled != self.podium:
            self.podium = filled
            self._save()

    def undo(self) -> bool:
        """Take the last change back; returns whether there was one."""
        if not self._past:
            return False
        self.podium = self._past.pop()
        self._save()
        return True

    def hint(self, slot: int) -> None:
        """What the spelling suggests is ticked first."""
        self.sounds |= {slot}

    def tick(self, slot: int) -> None:
        """Tick it, or not any more."""
        self.sounds ^= {slot}
        self._save()

    def follow(self, places: tuple[int | None, ...], sounds: tuple[int, ...]) -> None:
        """Stand as it is presented by another screen."""
        self.podium = Podium.kept(self.podium.slots, places)
        self.sounds = frozenset(sounds)

    def _change(self, podium: Podium) -> None:
        self._past.append(self.podium)
        self.podium = podium
        self._save()

    def _save(self) -> None:
        if self._keep is not None:
            self._keep(RankDraft(self._round, self.podium.places, self.fulfils))
