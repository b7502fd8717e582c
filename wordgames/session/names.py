"""Names of guests and seats: 1 to 24 visible characters, no two alike (rules, "All three games")."""

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

from wordgames.core.characters import first_control, shows_nothing, visible_length
from wordgames.core.game import Refusal
from wordgames.core.players import Player
from wordgames.session.codes import SessionRefusal

MOST_VISIBLE: Final = 24
"""Visible characters of the longest name."""
_MOST_CODE_POINTS: Final = 4 * MOST_VISIBLE
"""Bounds the marks that can be heaped on one visible character."""


def tidy(name: str) -> str:
    """The name as it is kept: Unicode NFC, without white space at either end; otherwise as typed."""
    return unicodedata.normalize("NFC", name).strip()


def fold(name: str) -> str:
    """What two names share that would be taken for one another: their form without regard to capitals."""
    return unicodedata.normalize("NFC", tidy(name).casefold())


def check_name(name: str, others: Iterable[str] = ()) -> Refusal | None:
    """Why somebody can't be called this beside `others`; None if he can. The name is judged after `tidy`."""
    kept = tidy(name)
    if (control := first_control(kept)) is not None:
        return Refusal(SessionRefusal.NAME_CONTROL, (("character", control),))
    if shows_nothing(kept):
        return Refusal(SessionRefusal.NAME_EMPTY)
    length = visible_length(kept)
    if length > MOST_VISIBLE or len(kept) > _MOST_CODE_POINTS:
        return Refusal(
            SessionRefusal.NAME_TOO_LONG, (("most", MOST_VISIBLE), ("length", max(length, MOST_VISIBLE + 1)))
        )
    if fold(kept) in map(fold, others):
        return Refusal(SessionRefusal.NAME_TAKEN, (("name", kept),))
    return None


def is_pair(name: str) -> bool:
    """Whether two people play under this name, as "Ana & Ben" or "Ana + Ben".

    >>> is_pair("Ana & Ben"), is_pair("Ana"), is_pair("& Co")
    (True, False, False)
    """
    return any(len([part for part in name.split(sign) if part.strip()]) > 1 for sign in "&+")


def check_players(players: Sequence[Player]) -> Refusal | None:
    """The first refusal among the names at one table, each judged beside those before it."""
    for seat, player in enumerate(players):
        if (refusal := check_name(player.name, (other.name for other in players[:seat]))) is not None:
            return refusal
    return None
