"""What the screens of Pun say, from a view."""

from __future__ import annotations

from wordgames.core.players import Seat
from wordgames.games.pun.view import Phase, PunView, TradeStep
from wordgames.texts import _


def name_of(view: PunView, seat: Seat) -> str:
    """Whoever sits there."""
    return view.seats[seat].player.name


def occasion(view: PunView) -> str:
    """Where the game stands, for a curtain."""
    if view.phase is Phase.COUNTING:
        return _("The count")
    if view.ender is not None:
        return _("Last lap")
    return _("Round {number}").format(number=view.round_number)


def task(view: PunView, seat: Seat) -> str:
    """What this person will do, in one line; everybody may read it."""
    if view.phase is Phase.COUNTING:
        return _("Your hand has changed: confirm your words")
    trade = view.trade
    if trade is None:
        return _("Your turn: trade, swap, draw")
    if trade.step is TradeStep.SPOKEN:
        return _("Enter what you agreed with {name}").format(name=name_of(view, trade.active))
    if trade.step is TradeStep.COUNTERED:
        return _("{name} would give something else").format(name=name_of(view, trade.partner))
    return _("{name} asks you for a trade").format(name=name_of(view, trade.active))
