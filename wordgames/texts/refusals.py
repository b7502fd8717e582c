"""Why something is not possible, in one sentence: what happened, what was kept, what to do."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from wordgames.core.game import CommonRefusal, Refusal
from wordgames.session.codes import SessionRefusal
from wordgames.texts import _, ngettext, pun, punchline, whimsy
from wordgames.texts.words import Facts, name_of

Speaker: TypeAlias = Callable[[str, Facts, Sequence[str]], str | None]
"""Makes the sentence of a code with its facts at a table with these names; None for a code that is not its own."""


def say(refusal: Refusal, names: Sequence[str] = (), game: str | None = None) -> str:
    """The sentence about a refusal; `names` at the table are in order of seats, `game` is the one that is played."""
    facts = Facts(refusal.facts)
    own: Sequence[Speaker] = [GAMES[game]] if game is not None and game in GAMES else list(GAMES.values())
    for speak in (_common, _session, *own):
        if (sentence := speak(refusal.code, facts, names)) is not None:
            return sentence
    return _("That is not possible now. Nothing was changed.")


def _common(code: str, facts: Facts, names: Sequence[str]) -> str | None:
    match code:
        case CommonRefusal.TOO_FEW_SEATS:
            least = facts.number("least")
            text = ngettext(
                "This game is for {least} player or more, and there are {seats}. Add a guest or a computer.",
                "This game is for {least} players or more, and there are {seats}. Add a guest or a computer.",
                least,
            )
            return facts.into(text)
        case CommonRefusal.TOO_MANY_SEATS:
            most = facts.number("most")
            text = ngettext(
                "This game is for {most} player at most, and there are {seats}. Take somebody out.",
                "This game is for {most} players at most, and there are {seats}. Take somebody out.",
                most,
            )
            return facts.into(text)
        case CommonRefusal.GAME_OVER:
            return _("The game is over.")
        case CommonRefusal.TABLE_ONLY:
            return _("Only the whole table can do this.")
        case CommonRefusal.SEAT_ONLY:
            return _("Each player does this alone.")
        case CommonRefusal.NO_SUCH_SEAT:
            return _("{name} is not at the table.").format(name=name_of(facts["seat"], names))
        case CommonRefusal.WRONG_TIME:
            return _("This can't be done at this point of the game.")
    return None


def _session(code: str, facts: Facts, names: Sequence[str]) -> str | None:
    match code:
        case SessionRefusal.STALE:
            return _("The table has changed since. Look again and decide anew.")
        case SessionRefusal.UNDO_NOTHING:
            return _("There is nothing to take back.")
        case SessionRefusal.UNDO_BARRED:
            return _("This can't be taken back: somebody has seen something new since.")
        case SessionRefusal.NAME_EMPTY:
            return _("A name needs at least one character that can be seen.")
        case SessionRefusal.NAME_TOO_LONG:
            text = ngettext(
                "A name has at most {most} character, and this one has {length}. Shorten it a little.",
                "A name has at most {most} characters, and this one has {length}. Shorten it a little.",
                facts.number("most"),
            )
            return facts.into(text)
        case SessionRefusal.NAME_CONTROL:
            return facts.into(_("The name holds a hidden character ({character}). Type it without."))
        case SessionRefusal.NAME_TAKEN:
            return facts.into(_("{name} sits here already. Choose another name, or add an initial."))
        case SessionRefusal.RECORD_MISSING:
            return _("This game is not on the shelf any more.")
        case SessionRefusal.RECORD_OTHER_GAME:
            return facts.into(
                _("This version does not know the game {game}. It stays on the shelf as it is.")
            )
        case SessionRefusal.RECORD_OTHER_RULES:
            return facts.into(
                _(
                    "This game was begun by rules of another version ({recorded}, here {here}) and can't go on. "
                    "It was set aside; finished results are kept."
                )
            )
        case SessionRefusal.RECORD_UNREADABLE:
            return _("This game can't be read any more. It was set aside; finished results are kept.")
        case SessionRefusal.RECORD_DIFFERS:
            return _(
                "This game can't be put together again as it was left. "
                "It was set aside; finished results are kept. Begin a new one."
            )
    return None


GAMES: Final[dict[str, Speaker]] = {
    "punchline": punchline.refusal,
    "pun": pun.refusal,
    "whimsy": whimsy.refusal,
}
"""The speaker of each game's own refusals."""
