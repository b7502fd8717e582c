"""Small pieces that sentences are made of."""

from collections.abc import Mapping, Sequence
from typing import Any

from wordgames.core.players import Seat
from wordgames.texts import _, ngettext


def listing(items: Sequence[str]) -> str:
    """The items as a reader lists them.

    >>> listing(["Ana"]), listing(["Ana", "Ben"]), listing(["Ana", "Ben", "Cem"])
    ('Ana', 'Ana and Ben', 'Ana, Ben and Cem')
    """
    if len(items) < 2:
        return "".join(items)
    # Translators: the end of a list of names or words; all but the last are separated by commas already.
    return _("{first} and {last}").format(first=", ".join(items[:-1]), last=items[-1])


def name_of(seat: Any, names: Sequence[str]) -> str:
    """The name at a seat as typed; "seat 3" where nobody is known to sit there."""
    if isinstance(seat, int) and 0 <= seat < len(names):
        return names[seat]
    return _("seat {number}").format(number=seat + 1 if isinstance(seat, int) else seat)


def names_of(seats: Sequence[Seat], names: Sequence[str]) -> str:
    """The names at these seats, as a list."""
    return listing([name_of(seat, names) for seat in seats])


def decide_first(words: Sequence[str]) -> str:
    """What has to be done before a table goes on that was asked about these words."""
    text = ngettext("Decide first whether {words} counts.", "Decide first whether {words} count.", len(words))
    return text.format(words=listing(words))


def points(n: int) -> str:
    """A number of points."""
    return ngettext("{n} point", "{n} points", n).format(n=n)


def seconds(ms: int) -> str:
    """A time in whole seconds, rounded up so that it is never said to be over before it is."""
    n = -(-ms // 1000)
    return ngettext("{n} second", "{n} seconds", n).format(n=n)


class Facts(dict[str, Any]):
    """Facts of a refusal or notice by name; one that is missing reads as a question mark, never as an exception."""

    def __init__(self, facts: Sequence[tuple[str, Any]] | Mapping[str, Any]) -> None:
        super().__init__(facts)

    def __missing__(self, key: str) -> str:
        return "?"

    def number(self, key: str) -> int:
        """A fact that is a number; 0 where it is missing."""
        value = self.get(key)
        return value if isinstance(value, int) else 0

    def into(self, sentence: str) -> str:
        """The sentence with the facts in the places that name them."""
        return sentence.format_map(self)
