"""Names of guests and seats: 1 to 24 visible characters, no two alike (rules, "All three games")."""

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

from wordgames.core.game import Refusal
from wordgames.core.players import Player
from wordgames.session.codes import SessionRefusal

MOST_VISIBLE: Final = 24
"""Visible characters of the longest name."""
_MOST_CODE_POINTS: Final = 4 * MOST_VISIBLE
"""Bounds the marks that can be heaped on one visible character."""

_JOINER: Final = "\u200d"
_BLANK_LETTERS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols by category that show nothing."""
_ALLOWED_FORMAT: Final = frozenset("\u200c\u200d") | frozenset(map(chr, range(0xE0020, 0xE0080)))
"""Format characters that scripts and emoji are spelt with: the joiners and the tags of flags."""


def tidy(name: str) -> str:
    """The name as it is kept: Unicode NFC, without white space at either end; otherwise as typed."""
    return unicodedata.normalize("NFC", name).strip()


def fold(name: str) -> str:
    """What two names share that would be taken for one another: their form without regard to capitals."""
    return unicodedata.normalize("NFC", tidy(name).casefold())


def visible_length(name: str) -> int:
    """How many characters a reader sees: a mark, a joined or a toned emoji counts with what it belongs to.

    >>> visible_length("Zoe\u0308"), visible_length("👩\u200d🚀👍🏽🇩🇪")
    (3, 3)
    """
    count = 0
    joined = flag_open = False
    for char in name:
        is_flag = "\U0001f1e6" <= char <= "\U0001f1ff"
        if is_flag and flag_open and not joined:
            flag_open = False
            continue
        flag_open = is_flag
        if unicodedata.category(char) in ("Mn", "Me", "Cf") or "\U0001f3fb" <= char <= "\U0001f3ff":
            joined = char == _JOINER
            continue
        if not joined and char not in _BLANK_LETTERS:
            count += 1
        joined = False
    return count


def _first_control(name: str) -> str | None:
    for char in name:
        category = unicodedata.category(char)
        if category in ("Cc", "Cs", "Zl", "Zp") or (category == "Cf" and char not in _ALLOWED_FORMAT):
            return f"U+{ord(char):04X}"
    return None


def check_name(name: str, others: Iterable[str] = ()) -> Refusal | None:
    """Why somebody can't be called this beside `others`; None if he can. The name is judged after `tidy`."""
    kept = tidy(name)
    if (control := _first_control(kept)) is not None:
        return Refusal(SessionRefusal.NAME_CONTROL, (("character", control),))
    if not any(visible_length(char) for char in kept if not char.isspace()):
        return Refusal(SessionRefusal.NAME_EMPTY)
    length = visible_length(kept)
    if length > MOST_VISIBLE or len(kept) > _MOST_CODE_POINTS:
        return Refusal(
            SessionRefusal.NAME_TOO_LONG, (("most", MOST_VISIBLE), ("length", max(length, MOST_VISIBLE + 1)))
        )
    if fold(kept) in map(fold, others):
        return Refusal(SessionRefusal.NAME_TAKEN, (("name", kept),))
    return None


def check_players(players: Sequence[Player]) -> Refusal | None:
    """The first refusal among the names at one table, each judged beside those before it."""
    for seat, player in enumerate(players):
        if (refusal := check_name(player.name, (other.name for other in players[:seat]))) is not None:
            return refusal
    return None
