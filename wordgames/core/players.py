"""Who sits at the table, who acts, and who looks."""

from enum import StrEnum
from typing import Final, TypeAlias

from msgspec import Struct

Seat: TypeAlias = int
"""A place at the table, counted from 0 in sofa order: the next seat is the one to the left."""

TABLE: Final = -1
"""The whole table: the actor of rulings, of time that is up, of somebody leaving; the viewer of what all may see."""

Actor: TypeAlias = int
"""A `Seat`, or `TABLE`."""

Viewer: TypeAlias = int
"""A `Seat`, or `TABLE`."""


class Kind(StrEnum):
    """What sits on a seat."""

    PERSON = "person"
    """One human being."""
    PAIR = "pair"
    """Two people who play as one ("Ana & Ben")."""
    COMPUTER = "computer"
    """A computer player; it has a level."""


class Level(StrEnum):
    """How well a computer plays."""

    EASY = "easy"
    """Knows common words only, and takes its time."""
    NORMAL = "normal"
    """Plays like a practised guest."""
    HARD = "hard"
    """Knows much and looks long."""


class Player(Struct, frozen=True, kw_only=True):
    """Who sits on one seat. The name is as typed; the rules never look at it."""

    name: str
    kind: Kind = Kind.PERSON
    level: Level = Level.NORMAL
    """Only read for computers."""

    @property
    def is_computer(self) -> bool:
        """Whether a computer plays this seat."""
        return self.kind is Kind.COMPUTER
