"""How a game ended, and where one that goes on was left."""

from collections.abc import Callable, Sequence

from wordgames.core.game import Result
from wordgames.texts import _, ngettext
from wordgames.texts.words import name_of, names_of, points


def headline(result: Result, names: Sequence[str], count: Callable[[int], str] = points) -> str:
    """Who won, and with what; names in order of seats. Ties are shown as ties.

    `count` says what the numbers of the result are: points, rounds won, or whatever else the game went by.
    """
    if not result.winners:
        return _("Nobody wins this time.")
    best = next(standing.points for standing in result.standings if standing.seat == result.winners[0])
    text = ngettext(
        "{names} wins with {points}.", "{names} share the win with {points}.", len(result.winners)
    )
    return text.format(names=names_of(result.winners, names), points=count(best))


def reason(result: Result) -> str | None:
    """Why the game ended as it stood; None where it was played to its end."""
    match result.reason:
        case "finished":
            return None
        case "too_few_seats":
            return _("The game ends as it stands: too few players are left.")
        case _:
            return _("The game ends as it stands.")


def standings(result: Result, names: Sequence[str], count: Callable[[int], str] = points) -> tuple[str, ...]:
    """A line a seat, best first: place, name, points (or what `count` calls them)."""
    return tuple(
        _("{place}. {name}, {points}").format(
            place=standing.place, name=name_of(standing.seat, names), points=count(standing.points)
        )
        for standing in result.standings
    )


def where_we_were(names: Sequence[str], totals: Sequence[int]) -> str:
    """What a table that goes on is reminded of: names and points of those present, in order of seats.

    >>> where_we_were(["Ana", "Ben"], [40, 12])
    'Ben was losing.'
    """
    if len(set(totals)) < 2:
        return _("Nobody was ahead.") if any(totals) else _("Nobody had scored yet.")
    last = [seat for seat, total in enumerate(totals) if total == min(totals)]
    text = ngettext("{names} was losing.", "{names} were losing.", len(last))
    return text.format(names=names_of(last, names))
