"""What the screens of Pun say, from a view."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wordgames.core.players import TABLE, Seat, Viewer
from wordgames.games.pun.moves import PUN_CARD, Wish
from wordgames.games.pun.view import Phase, PunView, SideView, StandingView, TradeStep
from wordgames.texts import _, ngettext
from wordgames.texts.pun import cards, letters
from wordgames.ui.painting.letter_lines import tiles
from wordgames.ui.widgets.pun_plate import Seen
from wordgames.ui.widgets.pun_table_things import DrawnCards

Spell = Callable[[str], str]
MOST_NEXT = 3
"""So many of those who come next stand on a curtain."""


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
        return _("Confirm the words that you lay")
    trade = view.trade
    if trade is None and view.ender is not None:
        return _("Your last turn: trade, swap, draw")
    if trade is None:
        return _("Your turn: trade, swap, draw")
    if trade.step is TradeStep.SPOKEN:
        return _("Enter what you agreed with {name}").format(name=name_of(view, trade.active))
    if trade.step is TradeStep.COUNTERED:
        return _("{name} would give something else").format(name=name_of(view, trade.partner))
    return _("{name} asks you for a trade").format(name=name_of(view, trade.active))


def next_people(view: PunView, seat: Seat) -> tuple[Seat, ...]:
    """Which people have their turns after this one's, as far as that is known; nobody after a trade."""
    if view.phase is not Phase.TURN or view.trade is not None:
        return ()
    at = view.rotation.index(seat) + 1
    found: list[Seat] = []
    for other in view.rotation[at:] + view.rotation[: at - 1]:
        if other == view.ender:
            break
        if view.seats[other].present and not view.seats[other].player.is_computer:
            found.append(other)
    return tuple(found[:MOST_NEXT])


def given(side: SideView, spell: Spell = letters) -> str:
    """What one side of an offer gives, in few words."""
    if side.cards is None:
        return cards(side.count or 0)
    return spell("".join(card.face for card in side.cards))


def wanted(wish: Wish, spell: Spell = letters) -> str:
    """What an offer asks for, in few words."""
    more = wish.count - len(wish.letters)
    if not wish.letters:
        return cards(wish.count)
    return f"{spell(wish.letters)} +{more}" if more else spell(wish.letters)


def standing_note(offer: StandingView, more: int, spell: Spell = letters, *, brief: bool = False) -> str:
    """What a plate says of a standing offer, and that there are more."""
    text = _("{given} for {wanted}") if brief else _("wants {wanted}, gives {given}")
    note = text.format(wanted=wanted(offer.wants, spell), given=given(offer.gives, spell))
    return f"{note} (+{more})" if more else note


def note_of(view: PunView, seat: Seat, spell: Spell = letters, *, brief: bool = False) -> str:
    """The one line on a seat's plate: what it does now, else what it offers; `brief` where there is little room."""
    me, trade = view.viewer, view.trade
    if view.phase is Phase.COUNTING:
        return _("has laid") if view.seats[seat].laid else _("lays words")
    if view.phase is not Phase.TURN:
        return ""
    if trade is not None and seat == trade.waits_for and seat != me:
        return _("is thinking")
    if trade is not None and seat == trade.active and seat != me:
        if trade.partner == me:
            return _("asks you for a trade")
        return _("asks {name}").format(name=name_of(view, trade.partner))
    if seat == view.turn and seat != me:
        return _("is playing")
    offers = [offer for offer in view.standing if offer.owner == seat]
    if offers:
        return standing_note(offers[0], len(offers) - 1, spell, brief=brief)
    if seat == view.ender:
        return _("has rung")
    if me == view.turn and view.seats[seat].refused > 1:
        return _("no more offers now")
    return ""


def seen_of(view: PunView, seat: Seat, *, brief: bool = False, helped: bool = False) -> Seen:
    """What everybody sees of a seat; `helped`: his own view helps him."""
    one = view.seats[seat]
    waits = view.trade.waits_for if view.trade is not None else view.turn
    return Seen(
        seat,
        one.player,
        one.cards,
        one.total if view.rounds > 1 else None,
        note_of(view, seat, tiles, brief=brief),
        note_of(view, seat),
        active=view.phase is Phase.TURN and seat == waits,
        helped=helped,
    )


def others(view: PunView, me: Viewer) -> tuple[Seat, ...]:
    """Who is there besides one, as they sit from the left of him on; of the whole table, everybody."""
    order = view.rotation
    if me != TABLE:
        at = order.index(me)
        order = order[at + 1 :] + order[:at]
    return tuple(seat for seat in order if view.seats[seat].present)


def last_lap(view: PunView) -> str:
    """Who ended the round, or that it will end by itself soon; nothing while neither is to be told."""
    if view.phase is not Phase.TURN:
        return ""
    if view.ender is not None:
        return _("Last lap: {name} has rung").format(name=name_of(view, view.ender))
    left = view.turns_to_quiet_end
    if left <= sum(seat.present for seat in view.seats):
        text = ngettext(
            "{n} more turn without a draw ends the round",
            "{n} more turns without a draw end the round",
            left,
        )
        return text.format(n=left)
    return ""


def faces(hand: Sequence[str]) -> str:
    """Letters of cards side by side, for a button."""
    pun = _("Pun")
    return " ".join(pun if face == PUN_CARD else face for face in hand)


def drawn_last(view: PunView) -> tuple[dict[Seat, str], Seat]:
    """What each drew last for who begins the match, and whose letter was the highest."""
    last = {one.seat: one.face for draw in view.drawn for one in draw}
    return last, max((seat for seat in last if last[seat] != PUN_CARD), key=lambda seat: last[seat])


def show_draw(cards_drawn: DrawnCards, view: PunView) -> None:
    """Show who drew what."""
    last, best = drawn_last(view)
    line = _("{name} drew {letter} and begins.").format(name=name_of(view, best), letter=letters(last[best]))
    cards_drawn.show_drawn(tuple(sorted(last.items())), best, line)
