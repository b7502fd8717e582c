"""What the room reads while envelopes are opened and ranked, and what is said when chips are given."""

from __future__ import annotations

from wordgames.core.players import Actor, Seat
from wordgames.games.whimsy.view import AnswerView, Phase, RoundView, Variant, WhimsyView
from wordgames.texts import _, ngettext
from wordgames.texts.results import reason as ended_early
from wordgames.texts.whimsy import why
from wordgames.texts.words import listing
from wordgames.ui.painting.word_cards import as_printed
from wordgames.ui.tables.whimsy_texts import name_of, still_to_come
from wordgames.ui.widgets.stairs import ordinal as place_word


def ordinal(place: int) -> str:
    """A place, counted from 0, as a word."""
    return place_word(place + 1)


def still_closed(count: int) -> str:
    """How many envelopes are closed, below the one action."""
    words = (
        "",
        _("one is still closed"),
        _("two are still closed"),
        _("three are still closed"),
        _("four are still closed"),
        _("five are still closed"),
        _("six are still closed"),
    )
    return words[count]


def step_name(place: int, chip: int, phrase: str) -> str:
    """A place of the podium, for who does not see it."""
    worth = ngettext("{n} point", "{n} points", chip).format(n=chip) if chip else _("no points")
    return _("{place} place, {points}: {phrase}").format(
        place=ordinal(place), points=worth, phrase=phrase or _("free")
    )


def envelope_name(phrase: str, place: int | None, *, sounds: bool) -> str:
    """An opened envelope, for who does not see it."""
    if not phrase:
        return _("An envelope that is being opened")
    words = (
        phrase if place is None else _("{phrase}, {place} place").format(phrase=phrase, place=ordinal(place))
    )
    return _("{phrase}, rhymes or alliterates").format(phrase=words) if sounds else words


def what_to_do(
    view: WhimsyView,
    *,
    opened: int,
    closed: int,
    free: int,
    may_place: bool,
    picked: bool,
    reads: bool,
    leads: bool,
) -> tuple[str, str]:
    """What stands on the stage front: what can be done, and a second line about it."""
    everybody = view.variant is Variant.EVERYBODY_RANKS
    referee = name_of(view, view.referee)
    if not opened:
        return _("Open an envelope and read it aloud."), _("Nobody knows whose it is.")
    if reads:
        return _("Read it aloud as the words come."), _("A tap shows the rest.") if leads else ""
    if closed and may_place and picked:
        return _("Give it a place on the podium,"), _("or hear another one first.")
    if closed:
        after = (
            _("then everybody ranks.")
            if everybody
            else _("then {name} gives the chips.").format(name=referee)
        )
        return _("Hear them all,"), after
    if not leads:
        # On a TV there is nothing to tap: what the room waits for.
        return waits_for(view)[0] if everybody else _("{name} gives the chips.").format(name=referee), ""
    if not may_place:
        return _("A tap on a phrase shows it again."), ""
    if free and everybody:
        own = "" if view.viewer == view.referee else _("Your own is not among them.")
        return _("Tap them from the best to the worst."), own
    if free:
        return _("Tap them from the best to the worst,"), _("or drag each to its place.")
    return _("Tap one and then a place to change it,"), _("until the chips are given.")


def waits_for(view: WhimsyView) -> tuple[str, str]:
    """Whom the table waits for while it cannot go on by itself: words, and a line below."""
    if view.phase is Phase.RANKING and view.variant is Variant.EVERYBODY_RANKS:
        return _("Everybody ranks"), ""
    return _("{name} is thinking").format(name=name_of(view, view.referee)), ""


def begins(view: WhimsyView, waiting: tuple[Actor, ...]) -> str:
    """Who gets the screen first, where each ranks for himself."""
    people = still_to_come(view, waiting)
    return _("{name} begins").format(name=name_of(view, people[0])) if people else ""


def free_places(count: int) -> str:
    """What is still missing before chips can be given."""
    return ngettext("{n} place is free", "{n} places are free", count).format(n=count)


def why_line(view: WhimsyView, finished: RoundView) -> str:
    """What a computer says of the best, in a few words; empty where nobody said anything."""
    if finished.why is None:
        return ""
    return why(finished.why, as_printed(finished.word))


def leader_line(view: WhimsyView) -> str:
    """Who is ahead, and by how much."""
    here = [(one.total, -seat) for seat, one in enumerate(view.seats) if one.present]
    ranked = sorted(here, reverse=True)
    if not ranked:
        return ""
    best = [-seat for total, seat in ranked if total == ranked[0][0]]
    if len(best) > 1:
        return _("{names} lead together.").format(names=listing([name_of(view, seat) for seat in best]))
    by = ranked[0][0] - ranked[1][0] if len(ranked) > 1 else 0
    return ngettext("{name} leads by {n}.", "{name} leads by {n}.", by).format(
        name=name_of(view, best[0]), n=by
    )


def referee_line(view: WhimsyView, finished: RoundView) -> str:
    """What became of who gave the chips."""
    one = view.seats[finished.referee]
    if not one.present:
        return ""
    return _("{name} refereed and keeps {n}.").format(name=one.player.name, n=one.total)


def uncounted(view: WhimsyView, answer: AnswerView) -> str:
    """Why an author does not keep his chip; empty where he does, or got none."""
    if not answer.chip or answer.kept:
        return ""
    if not view.seats[answer.seat].present:
        return _("has left")
    return _("paid for new cards") if answer.mulligan else ""


def answer_spoken(view: WhimsyView, answer: AnswerView, phrase: str) -> str:
    """A row of the scores, for who does not see it."""
    chip = (
        ngettext("{n} point", "{n} points", answer.chip).format(n=answer.chip)
        if answer.chip
        else _("no points")
    )
    note = uncounted(view, answer)
    points = f"{chip} ({note})" if note else chip
    total = view.seats[answer.seat].total
    return _("{place}: {phrase}, by {name}, {points}, now {total}").format(
        place=ordinal(answer.place - 1),
        phrase=phrase,
        name=name_of(view, answer.seat),
        points=points,
        total=total,
    )


def before(view: WhimsyView, answer: AnswerView) -> int:
    """What an author had before this round's chip."""
    return view.seats[answer.seat].total - answer.kept


def next_referee(view: WhimsyView) -> Seat | None:
    """Who gives the chips next; None where the game is over then."""
    if view.stacks <= 0:
        return None
    at = view.rotation.index(view.referee) + 1
    order = view.rotation[at:] + view.rotation[:at]
    return next((seat for seat in order if view.seats[seat].present), None)


def winners_title(view: WhimsyView) -> str:
    """Who has won."""
    winners = [] if view.result is None else [name_of(view, seat) for seat in view.result.winners]
    if not winners:
        return _("The game is over")
    if len(winners) == 1:
        return _("{name} wins!").format(name=winners[0])
    return _("A tie: {names}!").format(names=listing(winners))


def end_lines(view: WhimsyView) -> tuple[str, str]:
    """How the game ended, in a line and another."""
    phrases = sum(len(one.answers) for one in view.shown)
    played = len(view.shown)
    rounds = ngettext("{n} round", "{n} rounds", played).format(n=played)
    counted = _("{rounds}, {phrases}").format(
        rounds=rounds, phrases=ngettext("{n} phrase", "{n} phrases", phrases).format(n=phrases)
    )
    result = view.result
    if result is None:
        return counted, ""
    early = ended_early(result)
    if early is not None:
        return early, counted
    totals = [standing.points for standing in result.standings]
    if len(result.winners) == 1 and totals.count(max(totals)) > 1:
        return _("{name} has more first places.").format(name=name_of(view, result.winners[0])), counted
    return counted, ""


def phrase_spoken(phrase: str, name: str, chip: int, prompt: str) -> str:
    """A phrase on a poster, for who does not see it."""
    points = ngettext("{n} point", "{n} points", chip).format(n=chip) if chip else _("no points")
    return _("{prompt}: {phrase}, by {name}, {points}").format(
        prompt=prompt, phrase=phrase, name=name, points=points
    )
