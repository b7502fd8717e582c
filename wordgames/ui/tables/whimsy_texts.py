"""What a table of Word Whimsy says: one line for each moment, from the view alone."""

from __future__ import annotations

from collections.abc import Iterable

from wordgames.core.players import Actor, Seat
from wordgames.games.whimsy.temperament import temperament
from wordgames.games.whimsy.view import Phase, PlayedView, RoundView, WhimsyView
from wordgames.texts import _
from wordgames.texts.whimsy import temperament_name
from wordgames.texts.whimsy import variant_line as variant_line
from wordgames.texts.whimsy import variant_name as variant_name
from wordgames.ui.painting.word_cards import as_printed


def name_of(view: WhimsyView, seat: Seat) -> str:
    """Who sits there."""
    return view.seats[seat].player.name


def referee_role(view: WhimsyView, seat: Seat) -> str:
    """What stands under the referee's name: of a computer also what pleases it, in a word."""
    player = view.seats[seat].player
    if not player.is_computer:
        return _("our referee")
    return _("our referee, {temperament}").format(temperament=temperament_name(temperament(player)))


def addressed_as(view: WhimsyView) -> str:
    """What is written on envelopes under the referee's name."""
    player = view.seats[view.referee].player
    return referee_role(view, view.referee) if player.is_computer else _("our referee tonight")


def circle(view: WhimsyView) -> tuple[Seat, ...]:
    """All who answer, from the referee's left."""
    at = view.rotation.index(view.referee) + 1
    order = view.rotation[at:] + view.rotation[:at]
    return tuple(seat for seat in order if view.seats[seat].present and seat != view.referee)


def still_to_come(view: WhimsyView, waiting: Iterable[Actor]) -> tuple[Seat, ...]:
    """People whom the game waits for, in the order in which they get the screen."""
    return tuple(seat for seat in waiting if seat >= 0 and not view.seats[seat].player.is_computer)


def round_line(view: WhimsyView) -> str:
    """Where the game stands."""
    return _("Round {n} of {rounds}").format(n=view.round_number, rounds=view.rounds)


def task(view: WhimsyView, seat: Seat) -> str:
    """What the person behind the curtain will do."""
    if view.phase is Phase.CHOOSING:
        return _("Fill your envelope for {name}.").format(name=name_of(view, view.referee))
    return _("Rank the answers from best to worst, without your own.")


def phrase(cards: Iterable[PlayedView]) -> str:
    """The words that are up, in reading order, as they stand on their cards."""
    return " ".join(as_printed(card.word.text) for card in cards)


def last_round(view: WhimsyView) -> RoundView | None:
    """The latest round that had a winner."""
    return next((shown for shown in reversed(view.shown) if shown.answers), None)
