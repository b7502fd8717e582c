"""The setup of Punch Line: a race for one, passed on, or at one open table."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from wordgames.core.players import Level
from wordgames.games.punchline.view import PunchlineOptions, TableMode
from wordgames.texts import _, ngettext
from wordgames.ui.painting.choices import Seen
from wordgames.ui.setup_page import (
    LengthChoice,
    Players,
    Rule,
    SeenChoice,
    SetupPage,
    Tick,
    Turn,
    about_minutes,
    follow_seat,
    people_of,
    who_alone,
    who_first,
)

LENGTHS = {"short": (125, 1), "normal": (250, 1), "full": (250, 4)}
"""Points to reach, and games in the match (rules, Punch Line)."""
MODES = {Seen.ALONE: TableMode.LIVE, Seen.PASSED: TableMode.PASSED, Seen.EVERYBODY: TableMode.OPEN}
"""How a game is played by who sees the screen."""
LEAST, MOST, STEP = 50, 500, 25
"""Points that a house may play to."""
FULL, EIGHT = 4, 8
"""Games of a match: one side of all cards, and both (rules, Punch Line 14)."""
SHORTEST, LONGEST, LONGER = 45, 180, 15
"""Seconds that each may have for himself on a passed screen (rules, "Equal sand")."""
AMONG_PEOPLE = 20
POINTS_A_ROUND = {Level.EASY: 20, Level.NORMAL: 27, Level.HARD: 43}
"""Of whoever wins, however many play: where people play, who find about as much as easy computers, and by the best
computer that is there (`wordgames simulate`).
"""
TURN_THE_CARD, A_WORD, HAND_OVER, A_RACE = 12, 9, 8, 55
"""Seconds: for card and sentence, for each word at the reveal, from hand to hand, and until the glass has run out."""
TALK = 8
"""Seconds a round that each person more has something to say."""


class PunchlinePage(SetupPage):
    """See `SetupPage`."""

    game = "punchline"
    places = 6

    def usual(self, lang: str, players: Players) -> PunchlineOptions:
        # Its sentences are in English only.
        return PunchlineOptions(lang="en")

    def seated(self, options: PunchlineOptions, before: Players, now: Players) -> PunchlineOptions:
        return replace(options, first_reader=follow_seat(options.first_reader, before, now))

    # ---- who sees the screen

    def seen_choices(self) -> tuple[SeenChoice, ...]:
        return (
            SeenChoice(Seen.ALONE, _("Only you"), _("computers stay covered")),
            SeenChoice(Seen.PASSED, _("It is passed"), _("a curtain at each turn")),
            SeenChoice(Seen.EVERYBODY, _("Everybody"), _("all look at one table")),
            SeenChoice(Seen.TV, _("A TV shows the table"), _("this one stays private")),
        )

    def with_seen(self, options: PunchlineOptions, seen: Seen, people: int) -> PunchlineOptions:
        shared = TableMode.PASSED if people > 1 else TableMode.LIVE
        return replace(options, mode=MODES.get(seen, shared))

    def seen_in(self, options: PunchlineOptions) -> Seen:
        return next(seen for seen, mode in MODES.items() if mode is options.mode)

    # ---- how long

    def lengths(self, options: PunchlineOptions, players: Players) -> tuple[LengthChoice, ...]:
        eight = options.games == EIGHT
        long = EIGHT if eight else FULL
        points = _("to {points} points")
        a_round = _seconds_a_round(options, players)
        levels = [POINTS_A_ROUND[player.level] for player in players if player.is_computer]
        points_a_round = max([AMONG_PEOPLE, *levels])

        def about(target: int, games: int) -> str:
            return about_minutes(games * a_round * -(-target // points_a_round))

        return (
            LengthChoice("short", _("Short"), about(125, 1), points.format(points=125)),
            LengthChoice("normal", _("Normal"), about(250, 1), points.format(points=250)),
            LengthChoice("full", _("Full"), about(250, long), _("eight games") if eight else _("four games")),
        )

    def length(self, options: PunchlineOptions, players: Players) -> str:
        if options.games > 1:
            return "full"
        # A house that plays to a number of its own plays a normal game.
        return "short" if options.target == LENGTHS["short"][0] else "normal"

    def with_length(self, options: PunchlineOptions, value: str) -> PunchlineOptions:
        target, games = LENGTHS[value]
        return replace(options, target=target, games=games)

    # ---- the rest

    def meaning(self, options: PunchlineOptions, players: Players, seen: Seen) -> tuple[str, str]:
        race = _("Who turns the glass first gets +5; from then on there are 30 seconds for all.")
        if options.mode is TableMode.OPEN:
            return _("All race at once. Press the lower line of a plate to play with something else."), race
        if options.mode is TableMode.PASSED:
            seconds = options.own_time_ms // 1000
            text = ngettext(
                "Each plays alone for {n} second behind the curtain.",
                "Each plays alone for {n} seconds behind the curtain.",
                seconds,
            )
            return (
                text.format(n=seconds),
                _("Instead of a race: the earliest turn on one's own clock gets the +5."),
            )
        computers = sum(player.is_computer for player in players)
        text = ngettext(
            "{name} plays against {n} computer, whose holder stays covered.",
            "{name} plays against {n} computers, whose holders stay covered.",
            computers,
        )
        return text.format(name=who_alone(players), n=computers), race

    def rules(self, options: PunchlineOptions, players: Players) -> tuple[Rule, ...]:
        target = options.target
        less = max(LEAST, target - STEP) if target > LEAST else None
        more = min(MOST, target + STEP) if target < MOST else None
        turns: list[Rule] = [
            Turn(
                "target",
                _("Played to"),
                str(target),
                _("points in each game") if options.games > 1 else _("points"),
                None if less is None else (str(less), replace(options, target=less)),
                None if more is None else (str(more), replace(options, target=more)),
            ),
            who_first("first", _("Reads first"), options, "first_reader", players),
        ]
        if options.mode is TableMode.PASSED:
            turns.append(_own_time(options))
        eight = options.games == EIGHT
        games = FULL if eight else EIGHT
        return (
            *turns,
            Tick(
                "one_letter",
                _("A and I count as words"),
                options.one_letter,
                replace(options, one_letter=not options.one_letter),
            ),
            Tick(
                "repeat",
                _("A word may score for the same player again"),
                options.repeat_scores,
                replace(options, repeat_scores=not options.repeat_scores),
            ),
            Tick(
                "arranged",
                _("Strips are put in order by hand"),
                options.arrange,
                replace(options, arrange=not options.arrange),
            ),
            Tick(
                "eight",
                _("Eight games: both sides of the cards"),
                eight,
                replace(options, games=games),
            ),
        )

    def own_rules(self, options: PunchlineOptions, players: Players) -> int:
        usual = PunchlineOptions()
        changes = sum(
            getattr(options, field) != getattr(usual, field)
            for field in ("one_letter", "repeat_scores", "arrange", "first_reader")
        )
        changes += options.target not in {target for target, _games in LENGTHS.values()}
        changes += options.games == EIGHT
        return changes + (options.mode is TableMode.PASSED and options.own_time_ms != usual.own_time_ms)

    def note(self, options: PunchlineOptions, players: Players) -> str:
        return _("Names always count, abbreviations never; nobody judges whether a word fits the sentence.")


def _own_time(options: PunchlineOptions) -> Turn:
    seconds = options.own_time_ms // 1000

    def to(value: int) -> tuple[str, Any] | None:
        if not SHORTEST <= value <= LONGEST:
            return None
        return str(value), replace(options, own_time_ms=value * 1000)

    return Turn(
        "own_time",
        _("Each has"),
        str(seconds),
        ngettext("second", "seconds", seconds),
        to(seconds - LONGER),
        to(seconds + LONGER),
    )


def _seconds_a_round(options: PunchlineOptions, players: Players) -> float:
    """From card to card, as it went when it was played."""
    people = max(1, len(people_of(players)))
    together = TURN_THE_CARD + A_WORD * len(players) + TALK * (people - 1)
    if options.mode is TableMode.PASSED:
        return together + people * (0.8 * options.own_time_ms / 1000 + HAND_OVER)
    return together + A_RACE
