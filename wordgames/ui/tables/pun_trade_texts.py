"""What the trade screen says. Letters stand in its lines as little cards (`painting.letter_lines`)."""

from __future__ import annotations

from collections.abc import Sequence

from wordgames.core.players import Seat
from wordgames.games.pun.moves import Wish
from wordgames.games.pun.view import PunView, SideView
from wordgames.texts import _, ngettext
from wordgames.texts.pun import cards as counted
from wordgames.texts.pun import letters as named
from wordgames.texts.words import listing
from wordgames.ui.painting.letter_lines import tile

MOST_NAMED = 4
"""More cards are counted instead of named where words are short."""


def name_of(view: PunView, seat: Seat | None) -> str:
    """Whoever sits there."""
    return view.seats[seat].player.name if seat is not None else ""


def spelled(faces: Sequence[str], *, little: bool = True) -> str:
    """Cards by their faces, as little cards or as words; counted where they are many."""
    if len(faces) > MOST_NAMED:
        return counted(len(faces))
    return listing([tile(face) for face in faces]) if little else named("".join(faces))


def wanted(wish: Wish, *, little: bool = True, brief: bool = False) -> str:
    """What somebody wants."""
    more = wish.count - len(wish.letters)
    if not wish.letters:
        return _("any card") if more == 1 else ngettext("any {n} card", "any {n} cards", more).format(n=more)
    faces = spelled(wish.letters, little=little)
    if not more:
        return faces
    if brief:
        return _("{letters} + {n} more").format(letters=faces, n=more)
    return ngettext("{letters} and {n} more card", "{letters} and {n} more cards", more).format(
        letters=faces, n=more
    )


def side_of(side: SideView, *, little: bool = True) -> str:
    """What a side gives, as far as the viewer may know."""
    if side.cards is not None:
        return spelled([card.face for card in side.cards], little=little)
    count = side.count or 0
    if count == 1:
        return _("a sealed card")
    return ngettext("{n} sealed card", "{n} sealed cards", count).format(n=count)


def terms(wish: Wish) -> str:
    """On the slip in the tray: "for E and 1 more card"."""
    return _("for {wanted}").format(wanted=wanted(wish))


def you_give(given: str) -> str:
    """Below one's own side; nothing while nothing lies there."""
    return _("you give {cards}").format(cards=given) if given else _("you give")


def gives(name: str, given: str) -> str:
    """Below another's side."""
    return _("{name} gives {cards}").format(name=name, cards=given)


def you_get(got: str) -> str:
    """Below the side of what one wants."""
    return _("you get {cards}").format(cards=got)


def exchange(given: str, got: str) -> str:
    """Both sides in short: "V for E"."""
    return _("{given} for {wanted}").format(given=given, wanted=got)


def lacking(wish: Wish) -> str:
    """Why nothing in a hand fits a wish."""
    if wish.letters:
        return _("you don't have {cards}").format(cards=named(wish.letters))
    return _("you have too few cards")


def refusals_left(view: PunView, me: Seat, asking: Seat) -> str:
    """What a no does to whoever asks."""
    if view.seats[me].refused:
        return _("no more offers in this turn")
    return _("{name} may ask you once more").format(name=name_of(view, asking))
