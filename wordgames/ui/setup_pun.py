"""The setup of Pun: whose words count, how many rounds, and what the house changes."""

from __future__ import annotations

from msgspec.structs import replace

from wordgames.core.game import Refusal
from wordgames.games.pun.checks import MIN_LENGTH, cards_in_play, check_size
from wordgames.games.pun.material import load_pun
from wordgames.games.pun.rules import FULL_AT_LEAST, ROUNDS
from wordgames.games.pun.view import Length, PunOptions
from wordgames.lexicon.subjects import Subject
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
    people_of,
    steps,
    who_alone,
)

LANGUAGES = (("en", None), ("de", None), ("en", "de"))
"""The first language, and the second one."""
LAPS = 3.5
"""That a round takes, with the last one (benchmarks/bench_pun.py)."""
A_TURN, A_COMPUTERS_TURN, HAND_OVER, A_COUNT = 35, 8, 8, 20
"""Seconds: for a person's trades and choice, for a computer's as it is shown, from hand to hand, and for one hand at
the count."""


class PunPage(SetupPage):
    """See `SetupPage`."""

    game = "pun"
    places = 8
    has_helper = True

    def usual(self, lang: str, players: Players) -> PunOptions:
        return PunOptions(lang="de" if lang == "de" else "en")

    # ---- who sees the screen: hands are secret, so there is no open table

    def seen_choices(self) -> tuple[SeenChoice, ...]:
        return (
            SeenChoice(Seen.ALONE, _("Only you"), _("computers stay covered")),
            SeenChoice(Seen.PASSED, _("It is passed"), _("a curtain at each turn")),
            SeenChoice(Seen.TV, _("A TV shows the table"), _("this one stays private")),
        )

    # ---- how long

    def lengths(self, options: PunOptions, players: Players) -> tuple[LengthChoice, ...]:
        a_round = _seconds_a_round(players)
        words = ((Length.SHORT, _("Short")), (Length.NORMAL, _("Normal")), (Length.FULL, _("Full")))
        return tuple(
            LengthChoice(
                length.value,
                label,
                about_minutes(rounds * a_round),
                ngettext("{n} round", "{n} rounds", rounds).format(n=rounds),
            )
            for length, label in words
            for rounds in (ROUNDS.get(length, max(FULL_AT_LEAST, len(players))),)
        )

    def length(self, options: PunOptions, players: Players) -> str:
        return options.length.value

    def with_length(self, options: PunOptions, value: str) -> PunOptions:
        return replace(options, length=Length(value))

    # ---- the rest

    def refusal(self, options: PunOptions, players: Players) -> Refusal | None:
        return check_size(len(cards_in_play(load_pun(options.lang), options)), len(players))

    def meaning(self, options: PunOptions, players: Players, seen: Seen) -> tuple[str, str]:
        computers = sum(player.is_computer for player in players)
        if len(people_of(players)) > 1:
            first = _("Hands stay behind the curtain; trades pass between two of you.")
        else:
            text = ngettext(
                "{name} plays against {n} computer, whose cards stay covered.",
                "{name} plays against {n} computers, whose cards stay covered.",
                computers,
            )
            first = text.format(name=who_alone(players), n=computers)
        return first, _what_counts(options)

    def rules(self, options: PunOptions, players: Players) -> tuple[Rule, ...]:
        return (
            _languages(options),
            _subject(options),
            _shortest(options),
            Tick(
                "without_qxy",
                _("Without Q, X and Y"),
                options.without_qxy,
                replace(options, without_qxy=not options.without_qxy),
            ),
            Tick(
                "rounds_won",
                _("The match goes by rounds won, not by letters"),
                options.by_rounds_won,
                replace(options, by_rounds_won=not options.by_rounds_won),
            ),
            Tick(
                "lay_best",
                _("The best of each hand is laid by itself"),
                options.lay_best,
                replace(options, lay_best=not options.lay_best),
            ),
            Tick(
                "ender",
                _("Who has ended the round may still be traded with"),
                options.trade_with_ender,
                replace(options, trade_with_ender=not options.trade_with_ender),
            ),
        )

    def own_rules(self, options: PunOptions, players: Players) -> int:
        usual = PunOptions()
        fields = ("subject", "min_length", "without_qxy", "trade_with_ender", "lay_best", "by_rounds_won")
        changes = sum(getattr(options, field) != getattr(usual, field) for field in fields)
        return changes + (len(options.languages) > 1)

    def note(self, options: PunOptions, players: Players) -> str:
        if options.languages == ("de",):
            return _("In German alone it is better played without Q, X and Y; then seven can play at most.")
        return _("Abbreviations and names never count; a noun that is also a name is a word.")


def language_word(options: PunOptions) -> str:
    """The languages whose words count."""
    words = {"en": _("English"), "de": _("German")}
    first, *others = (words[lang] for lang in options.languages)
    return _("{first} and {second}").format(first=first, second=others[0]) if others else first


def subject_word(subject: str | None) -> str:
    """What all words are to be of."""
    if subject is None:
        return _("all words")
    return {
        Subject.ANIMALS: _("animals"),
        Subject.FOOD: _("food"),
        Subject.PLACES: _("places"),
        Subject.PLANTS: _("plants"),
        Subject.BODY: _("the body"),
        Subject.HOME: _("things at home"),
    }[Subject(subject)]


def _languages(options: PunOptions) -> Turn:
    now = LANGUAGES[-1] if len(options.languages) > 1 else (options.lang, None)
    before, after = steps(LANGUAGES, now, around=True)

    def to(value: tuple[str, str | None]) -> tuple[str, PunOptions]:
        changed = replace(options, lang=value[0], also=value[1])
        return language_word(changed), changed

    assert before is not None
    assert after is not None
    below = _("words of either count") if len(options.languages) > 1 else _("the words that count")
    return Turn("languages", _("Language"), language_word(options), below, to(before), to(after))


def _subject(options: PunOptions) -> Turn:
    before, after = steps([None, *(subject.value for subject in Subject)], options.subject, around=True)
    below = _("no subject") if options.subject is None else _("no other words")

    def to(value: str | None) -> tuple[str, PunOptions]:
        return subject_word(value), replace(options, subject=value)

    return Turn("subject", _("Stadt, Land, Pun"), subject_word(options.subject), below, to(before), to(after))


def _shortest(options: PunOptions) -> Turn:
    least, most = MIN_LENGTH
    before, after = steps(range(least, most + 1), options.min_length)

    def to(value: int | None) -> tuple[str, PunOptions] | None:
        return None if value is None else (str(value), replace(options, min_length=value))

    below = ngettext("letter", "letters", options.min_length)
    if options.min_length == least and "en" in options.languages:
        below = _("letters, and A and I")
    return Turn("shortest", _("Shortest word"), str(options.min_length), below, to(before), to(after))


def _what_counts(options: PunOptions) -> str:
    """Whose words, and how long, in one line."""
    text = (
        _("Words in {language} count, from {n} letters on.")
        if options.subject is None
        else _("Words in {language} count, from {n} letters on; only {subject}.")
    )
    return text.format(
        language=language_word(options), n=options.min_length, subject=subject_word(options.subject)
    )


def _seconds_a_round(players: Players) -> float:
    """From the deal to the count, as it went when it was played."""
    people = max(1, len(people_of(players)))
    computers = len(players) - people
    over = HAND_OVER if people > 1 else 0
    a_lap = people * (A_TURN + over) + computers * A_COMPUTERS_TURN
    return LAPS * a_lap + people * (A_COUNT + over) + len(players) * A_COUNT / 2
