"""Where a podium is kept while it is filled: in the session, beside what else is kept there for seat or table."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from wordgames.core.players import Actor
from wordgames.games.whimsy.drafts import RankDraft
from wordgames.session.session import Session

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
