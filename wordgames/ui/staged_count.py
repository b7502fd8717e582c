"""A count of Pun with hands that were chosen, for pictures and tests: the rest of it is a real game.

A hand is written as its words, a small letter for a Pun card that stands for it, and behind a plus sign what is left
over, "?" for a Pun card: "ZEbRA FOX + M".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from wordgames.games.pun.moves import PUN_CARD, Lay, Row
from wordgames.games.pun.state import PunState
from wordgames.games.pun.view import Phase
from wordgames.qt.controller import GameController


def stage_hands(controller: GameController, hands: Sequence[str], **changes: Any) -> tuple[Lay, ...]:
    """Have everybody hold these cards, at the beginning of the count; gives what each would lay.

    `changes` are of the state besides, such as `round_number`.
    """
    session = controller.session
    state: PunState = session._state
    free = {
        face: [card for card, one in enumerate(state.deck.cards) if one == face] for face in state.deck.cards
    }
    held, laid = [], []
    for hand in hands:
        words, _plus, left = hand.partition("+")
        rows = []
        cards: list[int] = []
        for word in words.split():
            row = tuple(free[PUN_CARD if letter.islower() else letter].pop() for letter in word)
            rows.append(Row(row, word.upper()))
            cards += row
        cards += [free[face].pop() for face in left.replace(" ", "")]
        held.append(tuple(cards))
        laid.append(Lay(tuple(rows)))
    used = {card for hand in held for card in hand}
    rest = tuple(card for card in range(len(state.deck.cards)) if card not in used)
    staged = replace(
        state,
        hands=tuple(held),
        centre=rest[:3],
        pile=rest[3:],
        aside=(),
        phase=Phase.COUNTING,
        trade=None,
        standing=(),
        laid=(None,) * len(held),
        rulings=(),
        **changes,
    )
    session._show(staged)
    return tuple(laid)


def stage_count(controller: GameController, hands: Sequence[str], **changes: Any) -> None:
    """The same, and everybody has laid."""
    session = controller.session
    for seat, move in enumerate(stage_hands(controller, hands, **changes)):
        session.submit(seat, move, move_id=session.fresh_id(), revision=session.revision)
    controller.hurry()
    controller.places.follow(session.waiting_for())
    controller.disturb()
