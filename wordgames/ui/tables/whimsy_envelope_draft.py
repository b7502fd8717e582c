"""The draft of a seat of Word Whimsy, as the session keeps it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from wordgames.core.players import Seat
from wordgames.games.whimsy import arranging
from wordgames.games.whimsy.drafts import WhimsyDraft, seen
from wordgames.games.whimsy.moves import Played
from wordgames.games.whimsy.view import PlayedView
from wordgames.qt.controller import GameController


def kept_draft(controller: GameController, seat: Seat) -> WhimsyDraft:
    """As it was kept, with cards that may have left the hand since; empty where there is none, or a damaged one."""
    kept = controller.session.draft(seat)
    try:
        return msgspec.convert(kept, WhimsyDraft) if kept is not None else WhimsyDraft()
    except msgspec.ValidationError:
        return WhimsyDraft()


def draft_for(controller: GameController, seat: Seat, hand: Sequence[int]) -> WhimsyDraft:
    """The draft for this hand."""
    return seen(kept_draft(controller, seat), hand)


def keep_draft(controller: GameController, seat: Seat, draft: WhimsyDraft) -> None:
    """Keep it; it is nobody else's to see."""
    controller.session.keep_draft(seat, msgspec.to_builtins(draft))


def keep_closed(controller: GameController, seat: Seat, draft: WhimsyDraft) -> None:
    """Its envelope has been closed: the next one is empty, and the cards keep their places if they come back."""
    keep_draft(controller, seat, arranging.emptied(draft))


def keep_reopened(controller: GameController, seat: Seat, answer: Sequence[PlayedView]) -> None:
    """What lay in the closed envelope lies in the open one."""
    laid = tuple(Played(one.card, one.turned) for one in answer)
    keep_draft(controller, seat, arranging.refilled(kept_draft(controller, seat), laid))
