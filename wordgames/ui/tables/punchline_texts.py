"""What a table of Punch Line says: one line for each moment, from the view alone."""

from __future__ import annotations

import math
from collections.abc import Iterable

from wordgames.core.players import TABLE, Seat
from wordgames.games.punchline.view import Phase, PunchlineView, Status, TableMode, WordView
from wordgames.texts import _, ngettext

MOST_USED = 7
"""So many words that have scored are told to the room."""


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
    if view.phase is Phase.ARRANGING:
        # By number, as the game waits for them.
        return tuple(seat for seat, one in enumerate(view.seats) if one.status is Status.BUILDING)
    if view.phase is Phase.READING:
        return tuple(
            seat for seat in order if view.seats[seat].present and not view.seats[seat].player.is_computer
        )
    return tuple(seat for seat in order if view.seats[seat].status is Status.WAITING)


def task(view: PunchlineView, left_ms: int | None) -> str:
    """What the person behind the curtain will do; `left_ms` of a time that has begun already."""
    if view.phase is Phase.ARRANGING:
        return _("Put your ten strips in order. There is no hurry.")
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
    if view.phase is Phase.ARRANGING:
        return _("Game {n}").format(n=view.game_number)
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
    if view.games > 1:
        return _("Game {game} of {games}, round {n} · to {target}").format(
            game=view.game_number, games=view.games, n=view.round_number, target=view.target
        )
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


def remark(word: WordView, *, may_undo: bool = False) -> str:
    """What else is to be said of a word's points, or how its ruling is taken back."""
    if word.repeated:
        return _("It has scored for this seat before: 0 this time.")
    if word.pending:
        return _("What does the table say?")
    return _("Ctrl+Z takes it back.") if may_undo else ""


def scored_before(view: PunchlineView, seat: Seat) -> str:
    """A seat's words that have scored, and would not again; where there are many, the last of them."""
    words = view.seats[seat].used
    if not words or view.options.repeat_scores:
        return ""
    shown = " · ".join(words[-MOST_USED:])
    if len(words) > MOST_USED:
        shown = f"… {shown}"
    return _("{name} has scored with: {words}").format(name=name_of(view, seat), words=shown)


def match_line(view: PunchlineView) -> str:
    """Which game of the match it is, and everybody's points over its finished games; nothing for a single game."""
    if view.games < 2:
        return ""
    game = _("Game {n} of {games}").format(n=view.game_number, games=view.games)
    if not view.finished_games:
        return game
    best_first = sorted((-one.match_total, seat) for seat, one in enumerate(view.seats) if one.present)
    points = " · ".join(f"{name_of(view, seat)} {-total}" for total, seat in best_first)
    # Translators: {game} is such as "Game 2 of 4".
    return _("{game}. In the match: {points}").format(game=game, points=points)


def match_tab(view: PunchlineView, seat: Seat) -> int | None:
    """A seat's points over the finished games of a match; None before there are any."""
    return view.seats[seat].match_total if view.games > 1 and view.finished_games else None


def games_line(view: PunchlineView) -> str:
    """Between two games the match as it stands; after the last one who won which game. Nothing for a single game."""
    if view.phase is Phase.BETWEEN:
        return match_line(view)
    if view.games < 2:
        return ""
    won = " · ".join(
        f"{game.number}: {joined(name_of(view, seat) for seat in game.winners)}"
        for game in view.finished_games
    )
    # Translators: after a match; {games} is such as "1: Ana · 2: Ben and Otto".
    return _("The games went to {games}").format(games=won)


def winners_title(view: PunchlineView) -> str:
    """Who has won a game of the match, or all of it."""
    if view.phase is Phase.BETWEEN:
        won = [name_of(view, seat) for seat in view.finished_games[-1].winners]
        text = ngettext("Game {n} goes to {names}!", "{names} share game {n}!", len(won))
        return text.format(n=view.game_number, names=joined(won))
    winners = [] if view.result is None else [name_of(view, seat) for seat in view.result.winners]
    if not winners:
        return _("The game is over")
    if len(winners) == 1:
        return _("{name} wins!").format(name=winners[0])
    return _("A tie: {names}!").format(names=joined(winners))
