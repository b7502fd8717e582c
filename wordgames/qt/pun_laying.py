"""Who lays at the count of Pun without being handed the screen (rules, Pun 12)."""

from __future__ import annotations

from wordgames.core.players import Seat
from wordgames.games.pun.arranging import complete
from wordgames.games.pun.laying import best_rows
from wordgames.games.pun.moves import Lay
from wordgames.games.pun.view import Phase, PunView
from wordgames.qt.botrunner import Choose
from wordgames.qt.pun_drafts import DraftKeeper
from wordgames.session.session import BotTurn, Session


def stand_in(session: Session, seat: Seat, shares: bool) -> Choose | None:
    """What lays for a person who need not decide; None for who has to look. `shares`: the screen is passed to him.

    With the option the best of each hand is laid for everybody. Else a hand that is as its owner last saw it lies as
    he left it; he looks after all where he has laid nothing, or where a Pun card still waits for its letter. Who has
    the screen for himself confirms himself: that takes no hand-over.
    """
    view: PunView = session.view(seat)
    if view.phase is not Phase.COUNTING or view.seats[seat].laid:
        return None
    if view.options.lay_best:
        return _lay_the_best
    drafts = DraftKeeper(session)
    if not shares or not drafts.is_seen(seat):
        return None
    rows = drafts.draft(seat).rows
    if not rows or rows != complete(drafts.draft(seat)):
        return None
    return lambda turn: (Lay(rows), 0)


def _lay_the_best(turn: BotTurn) -> tuple[Lay, int]:
    view: PunView = turn.view
    hand = view.seats[view.viewer].hand
    assert hand is not None, "who lays sees his hand"
    return Lay(best_rows(hand, view.options)), 0
