"""What computers are like in Word Whimsy: each of three likes other phrases, and none plays better than another."""

from enum import StrEnum
from typing import Final

from wordgames.core.players import Level, Player


class Temperament(StrEnum):
    """What a computer is like. None plays better than another."""

    DREAMY = "dreamy"
    """Long phrases and fine words: magic, love, music, riches; and words that begin alike."""
    CHEEKY = "cheeky"
    """What does not belong together; animals, bodies, and what is not quite proper."""
    DRY = "dry"
    """Two cards that answer the question: offices, old things, things of the house. No magic."""


TEMPERAMENTS: Final = {
    Level.EASY: Temperament.DREAMY,
    Level.NORMAL: Temperament.CHEEKY,
    Level.HARD: Temperament.DRY,
}
"""A computer's level, which the line-up turns, is its temperament here."""


def temperament(player: Player) -> Temperament:
    """A computer's."""
    return TEMPERAMENTS[player.level]
