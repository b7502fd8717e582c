"""The one way in which a command fails."""


class CommandError(Exception):
    """What went wrong, as the one sentence that a person reads."""
