"""What each person at a table of Pun lays privately, kept by the session and in step with the hands."""

from __future__ import annotations

import msgspec

from wordgames.core.players import Seat
from wordgames.games.pun import drafts
from wordgames.games.pun.drafts import PunDraft
from wordgames.games.pun.view import Phase, PunView
from wordgames.session.session import Session


class _Kept(PunDraft, frozen=True, kw_only=True):
    """A draft with the round that it was laid in: every round deals the same cards anew."""

    round_number: int


class DraftKeeper:
    """The drafts of all seats of one game. The only place that reads or writes them.

    A hand may change without its owner at the screen, so `follow` is called after each move.
    """

    def __init__(self, session: Session) -> None:
        self._session = session

    def draft(self, seat: Seat) -> PunDraft:
        """What the seat has laid so far in this round; empty where nothing was kept, or another version kept it."""
        try:
            kept = msgspec.convert(self._session.draft(seat), _Kept)
        except msgspec.ValidationError:
            return PunDraft()
        return PunDraft(kept.order, kept.rows) if kept.round_number == self._round(seat) else PunDraft()

    def keep(self, seat: Seat, draft: PunDraft) -> None:
        """The owner has laid or sorted something."""
        if draft != self.draft(seat):
            kept = _Kept(draft.order, draft.rows, round_number=self._round(seat))
            self._session.keep_draft(seat, msgspec.to_builtins(kept))

    def look(self, seat: Seat) -> PunDraft:
        """The draft as its owner sees it now, new cards last; from now on he has seen them."""
        draft = drafts.seen(self.draft(seat), self._hand(seat))
        self.keep(seat, draft)
        return draft

    def follow(self) -> None:
        """A move was made: whatever a hand has lost leaves its rows at once, looked at or not."""
        for seat, player in enumerate(self._session.players()):
            if not player.is_computer:
                self.keep(seat, drafts.trim(self.draft(seat), self._hand(seat)))

    def is_seen(self, seat: Seat) -> bool:
        """Whether the hand is as its owner last saw it, so that he need not look before the count (rules, Pun 12)."""
        return drafts.is_seen(self.draft(seat), self._hand(seat))

    def _round(self, seat: Seat) -> int:
        view: PunView = self._session.view(seat)
        return view.round_number

    def _hand(self, seat: Seat) -> tuple[int, ...]:
        view: PunView = self._session.view(seat)
        hand = view.seats[seat].hand
        return () if hand is None or view.phase is Phase.OVER else tuple(card.card for card in hand)
