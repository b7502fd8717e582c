"""What people have to be told once about the file that everything is kept in, and about missing material."""

from collections.abc import Callable
from enum import StrEnum
from typing import Final

from wordgames.core.material import MaterialError, MaterialFault
from wordgames.games.pun.material import PunFault
from wordgames.games.punchline.material import PunchlineFault
from wordgames.games.whimsy.material import WhimsyFault
from wordgames.lexicon import LexiconError, LexiconFault
from wordgames.session.codes import Notice, NoticeCode
from wordgames.session.store import StoreInUse
from wordgames.texts import _
from wordgames.texts.words import Facts


def notice(told: Notice) -> str:
    """What happened, what was kept, what to do."""
    facts = Facts(told.facts)
    match told.code:
        case NoticeCode.DAMAGED:
            return facts.into(
                _(
                    "The file with games and guests was damaged. It was kept as it is under {kept}, "
                    "and a new one was begun."
                )
            )
        case NoticeCode.NEWER:
            return facts.into(
                _(
                    "A newer version of Wordgames wrote the file with games and guests. It was kept as it is under "
                    "{kept}, and a new one was begun. Start the newer version to get it back."
                )
            )
        case NoticeCode.FULL:
            return facts.into(
                _(
                    "The disk is full. Everything up to now is kept in {path}, and you can play on, but what follows "
                    "is lost when the program ends. Make some room and start it again."
                )
            )
        case NoticeCode.READ_ONLY:
            return facts.into(
                _(
                    "{path} can't be written. What is in it stays as it is, and you can play on, but what follows "
                    "is lost when the program ends. Allow writing there and start it again."
                )
            )
        case NoticeCode.FAILED:
            return facts.into(
                _(
                    "The disk failed ({detail}). Everything up to now is kept in {path}, and you can play on, but what "
                    "follows is lost when the program ends. Look after the disk and start it again."
                )
            )


def in_use(error: StoreInUse) -> str:
    """A second instance was started."""
    return _("Wordgames is running already. Go on in its window; nothing was changed.")


def lexicon(error: LexiconError) -> str:
    """A word list can't be used."""
    facts = {"language": error.language, "path": error.path}
    match error.fault:
        case LexiconFault.MISSING:
            text = _(
                "The word list for {language} is missing: {path}. Install Wordgames again to get it back."
            )
        case LexiconFault.DAMAGED:
            text = _(
                "The word list for {language} is damaged: {path}. Install Wordgames again to replace it."
            )
        case LexiconFault.NEWER:
            text = _(
                "The word list for {language} belongs to another version of Wordgames: {path}. "
                "Install the program and its data together."
            )
    return text.format(**facts)


def material(error: MaterialError) -> str:
    """A file of cards, strips or values can't be played with: its path, the line and the reason."""
    facts = Facts({f"f{number}": fact for number, fact in enumerate(error.facts)})
    reason = facts.into(_REASONS[error.fault]())
    if error.line is None:
        return _("{path}: {reason}").format(path=error.path, reason=reason)
    return _("{path}, line {line}: {reason}").format(path=error.path, line=error.line, reason=reason)


_REASONS: Final[dict[StrEnum, Callable[[], str]]] = {
    MaterialFault.MISSING: lambda: _("There is no such file. Install Wordgames again to get it back."),
    MaterialFault.NO_FILE: lambda: _("This is a folder or a device, no file."),
    MaterialFault.TOO_LARGE: lambda: _("The file is too large for a deck: it may have {f0} bytes."),
    MaterialFault.LONG_LINE: lambda: _("A line has at most {f0} characters; this one has {f1}."),
    MaterialFault.TOO_MANY: lambda: _("A file has at most {f0} cards; this one has {f1}."),
    MaterialFault.EMPTY: lambda: _("There are no cards in this file."),
    MaterialFault.UNREADABLE: lambda: _("The file can't be read ({f0})."),
    MaterialFault.SHAPE: lambda: _("Something is missing, unknown or of the wrong kind ({f0})."),
    MaterialFault.COUNT: lambda: _("{f0}: {f1} are needed, {f2} are there."),
    PunchlineFault.SWITCH: lambda: _("A switch names two different lines from 1 to 10, not {f0} and {f1}."),
    PunchlineFault.SWITCH_BALANCE: lambda: _(
        "Lines are to be switched about equally often: line {f0} is switched {f1} times, line {f2} {f3} times."
    ),
    MaterialFault.BLANK: lambda: _("A sentence has one blank, ____; this one has {f1}: {f0}"),
    MaterialFault.LENGTH: lambda: _("There is room for {f1} characters; these are {f2}: {f0}"),
    MaterialFault.TYPOGRAPHY: lambda: _(
        "A sentence ends in a full stop, a question mark or an exclamation mark and has no stray spaces: {f0}"
    ),
    MaterialFault.DUPLICATE: lambda: _("This stands in the file twice: {f0}"),
    PunchlineFault.CELL: lambda: _("A cell is a letter, with . or * behind it or nothing, not {f0}."),
    PunchlineFault.MIDDLE_CELL: lambda: _("The sixth letter of a strip is in the owner's colour: {f0}"),
    PunchlineFault.ALPHABET: lambda: _("Each letter from A to Z is needed; wrong or missing: {f0}"),
    PunchlineFault.VALUE: lambda: _("A letter is worth 1 to 10 points; {f0} has {f1}."),
    PunchlineFault.ORDER: lambda: _("An order names each strip from 1 to 10 once, not {f0}."),
    PunFault.LETTER: lambda: _("A card has a letter from A to Z, not {f0}."),
    PunFault.HOW_MANY: lambda: _("Of one letter there are 0 to {f2} cards; of {f0} there are {f1}."),
    WhimsyFault.NO_CARD: lambda: _(
        "This belongs to no card; a card begins with [[prompt]] or [[word]]: {f0}"
    ),
    WhimsyFault.PART: lambda: _("A word is an adjective, a noun, a verb, an owner or a link, not this: {f0}"),
    WhimsyFault.WORDS: lambda: _(
        "A card has one word, or two of different parts of speech; this one has {f0}."
    ),
    WhimsyFault.TAG: lambda: _("There is no tag {f0!r} ({f1})."),
    WhimsyFault.EMPTY_TEXT: lambda: _("There is nothing to read on this card."),
    WhimsyFault.CONTROL: lambda: _("A card can't show the character {f1}: {f0}"),
}
