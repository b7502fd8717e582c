"""What the count of Pun says, from a view and a word."""

from __future__ import annotations

from wordgames.games.pun.hindsight import Most
from wordgames.games.pun.view import PunOptions, PunView
from wordgames.qt.pun_count import CountWord, Told
from wordgames.texts import _, ngettext, pgettext
from wordgames.ui.tables.pun_texts import name_of


def round_of(view: PunView) -> str:
    """Which round it is, and of how many."""
    if view.rounds == 1:
        return ""
    return _("Round {number} of {rounds}").format(number=view.round_number, rounds=view.rounds)


def shown_word(word: CountWord) -> str:
    """A word as it is written, or as it lies there."""
    return word.written or word.word


def full_reason(word: CountWord, options: PunOptions) -> str:
    """Why a word does not count, for a slip below it."""
    match word.reason, word.source:
        case "too_short", _source:
            n = options.min_length
            return ngettext("Too short. At least {n} letter.", "Too short. At least {n} letters.", n).format(
                n=n
            )
        case _reason, "table":
            return _("The table says no.")
        case _reason, "house":
            return _("Not in this house.")
        case "off_subject", _source:
            return _("Not of this subject.")
        case "name", _source:
            return _("A name. Names don't count.")
        case "abbreviation", _source:
            return _("An abbreviation.")
    return _("Not a word.")


def short_reason(word: CountWord) -> str:
    """The same in a word or two, to stand behind it."""
    match word.reason, word.source:
        case "too_short", _source:
            return pgettext("why a word does not count", "too short")
        case _reason, "table" | "house":
            return pgettext("why a word does not count", "refused")
        case "off_subject", _source:
            return pgettext("why a word does not count", "other subject")
        case "name", _source:
            return pgettext("why a word does not count", "a name")
        case "abbreviation", _source:
            return pgettext("why a word does not count", "short form")
    return pgettext("why a word does not count", "no word")


def question(word: CountWord) -> str:
    """What the table is asked about a word."""
    shown = shown_word(word)
    if word.told is Told.PENDING:
        return _("Does {word} count?").format(word=shown)
    if word.told is Told.REFUSED:
        return _("Does {word} count after all?").format(word=shown)
    return _("Does {word} really count?").format(word=shown)


def verdict(word: CountWord) -> str:
    """What has just been told of a word."""
    shown = shown_word(word)
    if word.told is Told.COUNTS:
        text = ngettext("{word} counts: {n} letter", "{word} counts: {n} letters", word.points)
        return text.format(word=shown, n=word.points)
    if word.told is Told.REFUSED:
        return _("{word} doesn't count").format(word=shown)
    return _("Does {word} count?").format(word=shown)


def says_who(word: CountWord, options: PunOptions) -> str:
    """The line below the verdict: why not, or who has decided otherwise than the word list."""
    if word.told is Told.REFUSED:
        return full_reason(word, options)
    if word.source == "table":
        return _("The table says so.")
    return _("The house dictionary says so.") if word.source == "house" else ""


def spoken(view: PunView, word: CountWord) -> str:
    """A word for who cannot see it."""
    name, shown = name_of(view, word.seat), shown_word(word)
    match word.told:
        case Told.LIES:
            state = _("its verdict is still to come")
        case Told.PENDING:
            state = _("the table decides")
        case Told.COUNTS:
            state = ngettext("{n} letter", "{n} letters", word.points).format(n=word.points)
        case Told.REFUSED:
            state = full_reason(word, view.options)
    return f"{name}: {shown}, {state}"


def most_line(most: Most) -> str:
    """What stands below a hand's letters: the most that was in it."""
    # Translators: below the letters that a hand brought, the most that was in it.
    return _("of {n} possible").format(n=most.letters)


def most_in_short(most: Most) -> str:
    """The same where there is little room."""
    # Translators: "8 of 9", the letters that a hand brought and the most that was in it.
    return pgettext("letters", "of {n}").format(n=most.letters)
