"""Why a phrase is the best of a round: what lifts it above the others, in words that are true of this phrase."""

from collections.abc import Sequence
from typing import Final

from wordgames.games.whimsy.collision import HARD
from wordgames.games.whimsy.material import Word
from wordgames.games.whimsy.moves import Why
from wordgames.games.whimsy.reading import Heard
from wordgames.games.whimsy.tags import Part, Tag
from wordgames.games.whimsy.taste import Taste, parts

SHORT: Final = 2
"""Most cards of a phrase that is called short."""
LONG: Final = 4
"""Fewest of one that is called long."""
MOST_WORDS: Final = 2
"""What is written with more words is not quoted: a reason has at most six."""
_OF_TAG: Final = {
    Tag.LUXURY: Why.GRAND,
    Tag.MAGIC: Why.MAGIC,
    Tag.LOVE: Why.LOVE,
    Tag.MUSIC: Why.MUSIC,
    Tag.ANIMAL: Why.ANIMAL,
    Tag.GROSS: Why.GROSS,
    Tag.BODY: Why.BODY,
    Tag.DANGER: Why.DANGER,
    Tag.OFFICE: Why.OFFICE,
    Tag.OLD: Why.OLD,
    Tag.HOME: Why.HOME,
}
"""What is said of some of the things that can be loved; of others that one can't resist them."""
_OF_ANY_WORD: Final = frozenset({Tag.LUXURY, Tag.MAGIC, Tag.GROSS, Tag.BODY, Tag.OLD})
"""Of these the same is said where the word is an adjective; of others only where it is a noun."""
_SIZE: Final = 0.3
"""How much it counts that something is good by itself, beside its being better than in the other phrases."""
_STALE: Final = 0.5
"""What a reason counts that the same computer gave last time: it would rather say something else."""


def reason(taste: Taste, best: Heard, others: Sequence[Heard], last: Why | None = None) -> tuple[Why, str]:
    """What to say of the best, and the word that it is about; "" where no word of it is short enough to be quoted."""
    mine = parts(taste, best)
    theirs = [parts(taste, one) for one in others] or [{}]

    def lift(what: str | Tag) -> float:
        return mine[what] - sum(one.get(what, 0.0) for one in theirs) / len(theirs)

    found: list[tuple[float, Why, str]] = []
    for what in mine:
        why, word = _said(what, best)
        quoted = _quoted(word)
        if why is not None and quoted and mine[what] > 0:
            weight = (_SIZE * mine[what] + max(0.0, lift(what))) * (_STALE if why is last else 1)
            found.append((weight, why, quoted))
    if found:
        _weight, why, quoted = max(found, key=lambda one: one[0])
        return why, quoted
    shown = next((text for text in map(_quoted, reversed(best.words)) if text), "")
    return (Why.SHRUG if shown else Why.SPEECHLESS), shown


def _said(what: str | Tag, best: Heard) -> tuple[Why | None, Word | None]:
    """What can be said of this side of a phrase, and about which word; nothing where it would not be true."""
    if isinstance(what, Tag):
        return _loved(what, best)
    match what:
        case "suits":
            return Why.SUITS, best.answers
        case "collision":
            return (Why.ODD_PAIR if best.collision >= HARD else None), best.collides
        case "sound":
            return (Why.RHYME if best.rhymes else Why.SOUND), best.sounds
        case _ if best.cards <= SHORT:
            return Why.SHORT, best.words[-1]
        case _ if best.cards >= LONG:
            return Why.LONG, best.words[-1]
        case _:
            return None, None


def _loved(tag: Tag, best: Heard) -> tuple[Why, Word | None]:
    """The noun that it is about, else another word."""
    loved = sorted(
        (word for word in best.words if tag in word.tags), key=lambda word: word.part is not Part.NOUN
    )
    word = next((word for word in loved if _quoted(word)), None)
    part = None if word is None else word.part
    named = part is Part.NOUN or (part is Part.ADJECTIVE and tag in _OF_ANY_WORD)
    return (_OF_TAG.get(tag, Why.TASTE) if named else Why.TASTE), word


def _quoted(word: Word | None) -> str:
    short = word is not None and word.part is not Part.LINK and len(word.text.split()) <= MOST_WORDS
    return word.text if word is not None and short else ""
