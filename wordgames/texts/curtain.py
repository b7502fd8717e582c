"""What stands on the curtain between two people: whose turn it is to look, and how to lift it."""

from wordgames.texts import _


def pass_to(name: str) -> str:
    """The screen goes to this person."""
    return _("Pass to {name}").format(name=name)


def hold_line(seat: int) -> str:
    """How the owner of this seat, known by its animal, lifts the curtain; the name of the key follows the line."""
    lines = (
        _("Hold the fox to lift the curtain, or hold"),
        _("Hold the whale to lift the curtain, or hold"),
        _("Hold the frog to lift the curtain, or hold"),
        _("Hold the owl to lift the curtain, or hold"),
        _("Hold the hare to lift the curtain, or hold"),
        _("Hold the penguin to lift the curtain, or hold"),
        _("Hold the bear to lift the curtain, or hold"),
        _("Hold the cat to lift the curtain, or hold"),
    )
    return lines[seat]


def space_key() -> str:
    """What is printed on the longest key of a keyboard."""
    return _("Space")


def then_word() -> str:
    """Stands before the crests of those who come next."""
    return _("then")


def then_line(names: tuple[str, ...]) -> str:
    """Who comes next, read aloud."""
    return _("then {names}").format(names=", ".join(names))


def others_may_see() -> str:
    """Why the curtain is there for somebody who plays alone at his screen."""
    return _("This screen may be seen by others. Lift it where it may.")


def goes_to(name: str) -> str:
    """On the TV, while the curtain is down: who gets the other screen."""
    return _("Pass the laptop to {name}").format(name=name)


def is_looking(name: str) -> str:
    """On the TV, while the curtain is lifted: who has the other screen."""
    return _("{name} is looking at the laptop").format(name=name)
