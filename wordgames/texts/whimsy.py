"""Word Whimsy's own sentences: what can't be written on a card."""

from collections.abc import Sequence

from wordgames.games.whimsy.blanks import BlankRefusal
from wordgames.texts import _, ngettext
from wordgames.texts.words import Facts


def refusal(code: str, facts: Facts, names: Sequence[str]) -> str | None:
    """The sentence of a refusal of this game; None for a code that is not its own."""
    match code:
        case BlankRefusal.EMPTY:
            return _("An empty card would stay blank; write something on it.")
        case BlankRefusal.TOO_LONG:
            most = facts.number("most")
            text = ngettext(
                "A card has room for {most} character, and these are {length}; shorten it.",
                "A card has room for {most} characters, and these are {length}; shorten it.",
                most,
            )
            return facts.into(text)
        case BlankRefusal.CONTROL:
            return facts.into(_("A card can't show the character {character}; write it without."))
    return None
