"""What a table of Punch Line says: one line for each moment, from the view alone."""

from __future__ import annotations

import math
from collections.abc import Iterable

from wordgames.core.players import TABLE, Seat
from wordgames.games.punchline.view import Phase, PunchlineView, Status, TableMode, WordView
from wordgames.texts import _, ngettext


def name_of(view: PunchlineView, seat: Seat) -> str:
    """Who sits there."""
    return view.seats[seat].player.name


def joined(names: Iterable[str]) -> str:
    """Names in a row: "Ana, Ben and Otto"."""
    names = list(names)
    if len(names) < 2:
        return "".join(names)
    # Translators: the last two of a row of names.
    return _("{names} and {last}").format(names=", ".join(names[:-1]), last=names[-1])


def announcement(view: PunchlineView) -> str:
    """The switch, as the reader announces it."""
    if view.switch is None:
        return ""
    return _("Switch lines {a} and {b}!").format(a=view.switch[0], b=view.switch[1])


def hint(view: PunchlineView, me: Seat) -> str:
    """What to do now, or whom the table waits for."""
    if view.phase is Phase.READING:
        return _reading_hint(view, me)
    if view.phase is not Phase.BUILDING:
        return ""
    status = view.seats[me].status
    if view.timer is None:
        if status is Status.LOCKED:
            return _("You are locked. You may still turn the glass.")
        if status is Status.BUILDING:
            return _("Slide the strips to build a word; turn the glass when you're happy: +5 if it counts.")
        return _waiting(view, me)
    starter = view.timer.starter
    if starter == me:
        return _("You turned the glass. The others have until the sand runs out.")
    if status is not Status.BUILDING or starter is None:
        return _("You are locked.") + " " + _waiting(view, me)
    return _("{name} turned the glass. Slide until the sand runs out, or lock your word.").format(
        name=name_of(view, starter)
    )


def _reading_hint(view: PunchlineView, me: Seat) -> str:
    tie = _("A tie: this round decides.") + " " if view.tied else ""
    if view.reader == me:
        return tie + _("You read this round: read the sentence, and the race begins.")
    return tie + _("{name} reads the next sentence.").format(name=name_of(view, view.reader))


def _waiting(view: PunchlineView, me: Seat) -> str:
    waiting = [
        seat.player.name
        for number, seat in enumerate(view.seats)
        if number != me and seat.present and seat.status is Status.BUILDING
    ]
    return _("Waiting for {names}.").format(names=joined(waiting)) if waiting else ""


def is_passed(view: PunchlineView) -> bool:
    """Whether people play one after the other behind the curtain."""
    return view.options.mode is TableMode.PASSED


def still_to_come(view: PunchlineView) -> tuple[Seat, ...]:
    """People who have not had their turn behind the curtain in this round, in the order in which they get it."""
    at = view.rotation.index(view.reader) + 1
    order = view.rotation[at:] + view.rotation[:at]
    if view.phase is Phase.READING:
        return tuple(
            seat for seat in order if view.seats[seat].present and not view.seats[seat].player.is_computer
        )
    return tuple(seat for seat in order if view.seats[seat].status is Status.WAITING)


def task(view: PunchlineView, left_ms: int | None) -> str:
    """What the person behind the curtain will do; `left_ms` of a time that has begun already."""
    if left_ms is not None:
        n = math.ceil(left_ms / 1000)
        return ngettext(
            "Go on with your word. {n} second is left.", "Go on with your word. {n} seconds are left.", n
        ).format(n=n)
    return _("Build one word on your ten strips. {n} seconds, from “Go”.").format(n=own_seconds(view))


def own_seconds(view: PunchlineView) -> int:
    """Everybody's time on a passed screen, in seconds."""
    return view.options.own_time_ms // 1000


def round_line(view: PunchlineView) -> str:
    """Where the game stands, in two words."""
    return _("Round {n}").format(n=view.round_number)


def passed_hint(view: PunchlineView) -> str:
    """What to do now on a passed screen, in public or behind one's own curtain."""
    if view.viewer == TABLE:
        return _public_hint(view)
    status = view.seats[view.viewer].status
    if status is Status.WAITING:
        return _("With “Go” your strips and the sentence appear, and your time begins.")
    if status is Status.BUILDING:
        return _("Turning the glass ends your time at once; the earliest turn of all gets +5.")
    return ""


def _public_hint(view: PunchlineView) -> str:
    if view.phase is not Phase.READING:
        return _("The computers play their round before the first “Go”.")
    tie = _("A tie: this round decides.") + " " if view.tied else ""
    people = still_to_come(view)
    said = _("{name} announces the switch.").format(name=name_of(view, view.reader))
    if not people:
        return tie + said
    goes = _("Then everybody plays alone, {name} first.").format(name=name_of(view, people[0]))
    return f"{tie}{said} {goes}"


def standing(view: PunchlineView) -> str:
    """Where the game is: the round, and what wins."""
    return _("Round {n} · first to {target}").format(n=view.round_number, target=view.target)


def used_words(view: PunchlineView, me: Seat) -> str:
    """One's own words that have scored, and would not again."""
    words = view.seats[me].used
    if not words or view.options.repeat_scores:
        return ""
    return _("Scored already: {words}").format(words=" · ".join(words))


def spoken_word(word: WordView) -> str:
    """A word as it is written in a sentence of the table's."""
    return word.word.capitalize()


def verdict(word: WordView) -> str:
    """Whether a word counts, and who says so."""
    if not word.word:
        return _("No word.")
    name = spoken_word(word)
    if word.pending:
        return _("“{word}” isn't in our word list.").format(word=name)
    ruling = word.ruling
    if ruling is None:
        return ""
    if ruling.source in ("table", "house"):
        who = _("the table") if ruling.source == "table" else _("your house")
        text = (
            _("“{word}” counts, says {who}.") if ruling.counts else _("“{word}” doesn't count, says {who}.")
        )
        return text.format(word=name, who=who)
    if ruling.counts:
        text = (
            _("“{word}” is a name, and counts.")
            if ruling.reason == "name"
            else _("“{word}” is in our word list.")
        )
        return text.format(word=name)
    refusals = {
        "abbreviation": _("“{word}” is an abbreviation: it doesn't count."),
        "one_letter": _("“{word}” is no word of one letter."),
    }
    return refusals.get(ruling.reason, _("“{word}” isn't a word.")).format(word=name)


def remark(word: WordView) -> str:
    """What else is to be said of a word's points."""
    if word.repeated:
        return _("It has scored for this seat before: 0 this time.")
    if word.pending:
        return _("What does the table say?")
    return ""


def winners_title(view: PunchlineView) -> str:
    """Who has won."""
    winners = [] if view.result is None else [name_of(view, seat) for seat in view.result.winners]
    if not winners:
        return _("The game is over")
    if len(winners) == 1:
        return _("{name} wins!").format(name=winners[0])
    return _("A tie: {names}!").format(names=joined(winners))
