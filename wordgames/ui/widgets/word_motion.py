"""Word cards on their way: read off a clock that is handed in, so that tests need not wait."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from wordgames.ui.widgets.motion import Glide
from wordgames.ui.widgets.word_layers import Pose

MOVE_MS = 220
TURN_MS = 280


@dataclass(frozen=True)
class _Way:
    x: Glide
    y: Glide
    turn: Glide


class WordMotion:
    """Where cards are drawn that have not arrived yet, by their numbers."""

    def __init__(self) -> None:
        self._ways: dict[int, _Way] = {}
        self._turns: dict[int, Glide] = {}

    @property
    def busy(self) -> bool:
        """Whether anything is on its way."""
        return bool(self._ways or self._turns)

    def leave(self, before: Mapping[int, Pose], after: Mapping[int, Pose], now_ms: int) -> None:
        """Have every card that lies elsewhere now go there from where it was."""
        for card, to in after.items():
            start = before.get(card)
            if start is not None and (abs(start.x - to.x) > 0.01 or abs(start.y - to.y) > 0.01):
                self._ways[card] = _Way(
                    Glide(start.x, to.x, now_ms, MOVE_MS),
                    Glide(start.y, to.y, now_ms, MOVE_MS),
                    Glide(start.turn, to.turn, now_ms, MOVE_MS),
                )

    def turn(self, card: int, now_ms: int) -> None:
        """Have a card make a half-turn."""
        self._turns[card] = Glide(0.0, 180.0, now_ms, TURN_MS, gently=True)

    def end(self) -> None:
        """Everything has arrived."""
        self._ways.clear()
        self._turns.clear()

    def tick(self, now_ms: int) -> bool:
        """Let go of what has arrived. Returns whether anything is still on its way."""
        self._ways = {card: way for card, way in self._ways.items() if not way.x.done(now_ms)}
        self._turns = {card: turn for card, turn in self._turns.items() if not turn.done(now_ms)}
        return self.busy

    def moves(self, card: int) -> bool:
        """Whether this card is on its way, or turning."""
        return card in self._ways or card in self._turns

    def pose(self, card: int, rest: Pose, now_ms: int) -> Pose:
        """Where a card that will lie at `rest` is now, without its half-turn."""
        way = self._ways.get(card)
        if way is None:
            return rest
        return Pose(way.x.at(now_ms), way.y.at(now_ms), way.turn.at(now_ms), held=True)

    def turned(self, card: int, now_ms: int) -> float | None:
        """How far a card has turned, in degrees; None for one that does not turn."""
        turn = self._turns.get(card)
        return turn.at(now_ms) if turn is not None else None
