"""What stands at the edge and on the plate in one's own turn of Pun: what will happen, said before it does."""

from __future__ import annotations

from enum import Enum

from wordgames.games.pun.moves import Draw, EndRound, Move, Stand, Swap
from wordgames.games.pun.view import PunView
from wordgames.texts import _, ngettext
from wordgames.ui.painting.letter_lines import tiles
from wordgames.ui.tables.pun_texts import faces


class Choice(Enum):
    """What the turn will end with, as far as that is picked."""

    NONE = "none"
    SWAP = "swap"
    DRAW = "draw"
    END = "end"


def turn_words(
    view: PunView, choice: Choice, move: Move | None, own: str, centre: str
) -> tuple[str, str, str]:
    """The sentence (with letters as tiles), the word on the plate, and the line below it.

    `move` is what the turn would end with, `own` and `centre` the faces of what is picked.
    """
    end = _("and end my turn")
    match move:
        case Swap():
            sentence = _("{own} to the centre, {others} to you.")
            return (
                sentence.format(own=tiles(own), others=tiles(centre)),
                _("Swap {own} for {others}").format(own=faces(own), others=faces(centre)),
                end,
            )
        case Draw():
            return _("The top card of the deck comes to your hand."), _("Draw a card"), end
        case EndRound():
            return _("Everybody else has one more turn, then you count."), _("End the round"), end
        case Stand():
            return _("Your hand stays as it is."), _("Stand"), end
    if choice is Choice.SWAP:
        return _still_to_pick(len(own) - len(centre), bool(own or centre)), _("Swap"), _("pick as many")
    if view.ender is not None:
        return _("Swap, draw or stand."), _("Your choice"), _("swap, draw or stand")
    return _("Swap, draw or end the round."), _("Your choice"), _("swap, draw or end")


def _still_to_pick(missing: int, begun: bool) -> str:
    if not begun:
        return _("Pick cards of your hand, and as many in the centre.")
    if missing > 0:
        text = ngettext(
            "Pick {n} card from the centre for it.", "Pick {n} cards from the centre for them.", missing
        )
        return text.format(n=missing)
    text = ngettext("Pick {n} card of your own for it.", "Pick {n} cards of your own for them.", -missing)
    return text.format(n=-missing)


def done_words(gave: str, got: str) -> str:
    """What one's part has brought: what went to the centre, and what is new in the hand."""
    if gave:
        return _("{given} is gone, {card} is new in your hand.").format(given=tiles(gave), card=tiles(got))
    return _("You drew {card}.").format(card=tiles(got)) if got else ""
