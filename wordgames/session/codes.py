"""What the session refuses and what it has to tell, as codes with facts; `wordgames.texts` makes sentences of
them.
"""

from enum import StrEnum

from msgspec import Struct


class SessionRefusal(StrEnum):
    """Why the session, not the rules, says no. These are codes of `wordgames.core.game.Refusal`."""

    STALE = "session_stale"
    """The move was made against a table that an undo has changed since, or against one that never was."""
    UNDO_NOTHING = "session_undo_nothing"
    """There is no move to take back."""
    UNDO_BARRED = "session_undo_barred"
    """The last move showed somebody something new, or was part of a race."""
    NAME_EMPTY = "name_empty"
    """Nothing that can be seen."""
    NAME_TOO_LONG = "name_too_long"
    """Facts: most, the visible characters that a name may have; length, those of this one."""
    NAME_CONTROL = "name_control"
    """Holds control characters, or some that turn the direction of writing. Facts: character, as U+XXXX."""
    NAME_TAKEN = "name_taken"
    """Somebody else has it, capitals aside. Facts: name."""
    RECORD_MISSING = "record_missing"
    """There is no such record."""
    RECORD_OTHER_GAME = "record_other_game"
    """The record is of a game that is not here. Facts: game."""
    RECORD_OTHER_RULES = "record_other_rules"
    """Rules of another version wrote it; it is set aside. Facts: recorded, here (versions)."""
    RECORD_UNREADABLE = "record_unreadable"
    """It can't be decoded; it is set aside. Facts: detail."""
    RECORD_DIFFERS = "record_differs"
    """It replays to another state than was kept, or not to its end; it is set aside. Facts: number, of the
    move.
    """


class NoticeCode(StrEnum):
    """Something that people have to be told once, and that stops nothing."""

    DAMAGED = "store_damaged"
    """The file was damaged. Facts: kept, the path where it lies whole now."""
    NEWER = "store_newer"
    """A newer version of the program wrote the file. Facts: kept."""
    FULL = "store_full"
    """The disk is full: what follows is kept in memory only. Facts: path."""
    READ_ONLY = "store_read_only"
    """The file or its folder can't be written: what follows is kept in memory only. Facts: path."""
    FAILED = "store_failed"
    """The disk fails otherwise: what follows is kept in memory only. Facts: path, detail."""


class Notice(Struct, frozen=True):
    """One thing to be told, once."""

    code: NoticeCode
    facts: tuple[tuple[str, int | str], ...] = ()
    """As in `wordgames.core.game.Refusal`."""
