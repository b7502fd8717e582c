"""The setup of Word Whimsy: who referees first, how many stacks, house variants, and which cards are in."""

from __future__ import annotations

import logging
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from wordgames.core.game import Refusal
from wordgames.core.material import MaterialError
from wordgames.core.players import Level
from wordgames.games.whimsy.checks import (
    EVEN_STACKS,
    GLASS_DEFAULT_S,
    check_setup,
    possible_variants,
    setup_notes,
    stacks_for,
    usual_glass,
)
from wordgames.games.whimsy.choice import played_with
from wordgames.games.whimsy.material import WhimsyDeck, deck_folder, load_whimsy, read_folder
from wordgames.games.whimsy.moves import STACKS
from wordgames.games.whimsy.temperament import TEMPERAMENTS
from wordgames.games.whimsy.view import Length, Variant, VariantChoice, WhimsyOptions
from wordgames.texts import _, ngettext
from wordgames.texts.notices import material
from wordgames.texts.whimsy import (
    length_line,
    note,
    temperament_line,
    temperament_name,
    variant_line,
    variant_name,
)
from wordgames.ui.painting.choices import Seen
from wordgames.ui.setup_page import (
    LengthChoice,
    Players,
    Press,
    Rule,
    SeenChoice,
    SetupPage,
    Tick,
    Turn,
    about_minutes,
    follow_seat,
    people_of,
    steps,
    who_alone,
    who_first,
)

if TYPE_CHECKING:
    from wordgames.session.store import Store
    from wordgames.ui.own_cards import OwnCardsScreen
    from wordgames.ui.theme import Theme

AN_ENVELOPE, A_COMPUTERS, HAND_OVER = 40, 4, 8
"""Seconds: until a person has closed an envelope, until computers have, and from hand to hand."""
log = logging.getLogger(__name__)

A_PHRASE, A_ROUND = 11, 30
"""Seconds: for each phrase as it is read, and for prompt, chips and signatures."""


OWN_CARDS = "own_cards"
"""The key of the rule that opens where the table writes its cards."""


class WhimsyPage(SetupPage):
    """See `SetupPage`."""

    game = "whimsy"
    places = 7
    least = 3
    levels_differ = False

    def usual(self, lang: str, players: Players) -> WhimsyOptions:
        # Its cards are in English only.
        return WhimsyOptions(lang="en", soft_glass_s=usual_glass(len(players)))

    def seated(self, options: WhimsyOptions, before: Players, now: Players) -> WhimsyOptions:
        options = replace(options, first_referee=follow_seat(options.first_referee, before, now))
        if usual_glass(len(before)) != usual_glass(len(now)):
            options = replace(options, soft_glass_s=usual_glass(len(now)))
        return options

    # ---- who sees the screen: hands are secret, so there is no open table

    def seen_choices(self) -> tuple[SeenChoice, ...]:
        return (
            SeenChoice(Seen.ALONE, _("Only you"), _("computers stay covered")),
            SeenChoice(Seen.PASSED, _("It is passed"), _("a curtain at each turn")),
            SeenChoice(Seen.TV, _("A TV shows the table"), _("this one stays private")),
        )

    # ---- how long

    def lengths(self, options: WhimsyOptions, players: Players) -> tuple[LengthChoice, ...]:
        words = [(Length.SHORT, _("Short")), (Length.NORMAL, _("Normal"))]
        if self._fewer(options, players):
            # Else it is the same as Normal.
            words.append((Length.FULL, _("Full")))
        a_round = _seconds_a_round(options, players)
        return tuple(
            LengthChoice(length.value, label, about_minutes(rounds * a_round), length_line(length, rounds))
            for length, label in words
            for rounds in (stacks_for(replace(options, length=length), len(players)),)
        )

    def length(self, options: WhimsyOptions, players: Players) -> str:
        if options.length is Length.FULL and not self._fewer(options, players):
            return Length.NORMAL.value
        return options.length.value

    def with_length(self, options: WhimsyOptions, value: str) -> WhimsyOptions:
        return replace(options, length=Length(value))

    def _fewer(self, options: WhimsyOptions, players: Players) -> bool:
        """Whether stacks are taken out of a Normal game."""
        return options.fewer_stacks and len(players) in EVEN_STACKS

    # ---- the rest

    def refusal(self, options: WhimsyOptions, players: Players) -> Refusal | None:
        return check_setup(players, options, _deck(options.lang))

    def meaning(self, options: WhimsyOptions, players: Players, seen: Seen) -> tuple[str, str]:
        computers = sum(player.is_computer for player in players)
        if len(people_of(players)) > 1:
            first = _("One circle from the referee's left: closing the envelope drops the curtain.")
        else:
            text = ngettext(
                "{name} plays against {n} computer, whose cards stay covered.",
                "{name} plays against {n} computers, whose cards stay covered.",
                computers,
            )
            first = text.format(name=who_alone(players), n=computers)
        notes: tuple[Refusal, ...] = ()
        if len(players) >= self.least:
            notes = setup_notes(len(players), options, _deck(options.lang))
        if damaged := _left_out(options.lang):
            return first, damaged
        return first, note(notes[0]) if notes else _(
            "The referee gives the chips, not knowing whose they are."
        )

    def rules(self, options: WhimsyOptions, players: Players) -> tuple[Rule, ...]:
        seats = len(players)
        rules: list[Rule] = [
            who_first("first", _("Referees first"), options, "first_referee", players),
            _variant(options, seats),
            _profile(options),
        ]
        if seats in EVEN_STACKS and options.length is not Length.SHORT:
            fewer = STACKS - EVEN_STACKS[seats]
            text = ngettext(
                "{n} stack less, so that all referee equally often",
                "{n} stacks less, so that all referee equally often",
                fewer,
            )
            rules.append(
                Tick(
                    "fewer",
                    text.format(n=fewer),
                    options.fewer_stacks,
                    replace(options, fewer_stacks=not options.fewer_stacks, length=Length.NORMAL),
                )
            )
        glass = None if options.soft_glass_s else GLASS_DEFAULT_S
        rules += [
            Tick(
                "glass",
                _("A glass of {n} seconds runs beside who chooses").format(
                    n=options.soft_glass_s or GLASS_DEFAULT_S
                ),
                options.soft_glass_s is not None,
                replace(options, soft_glass_s=glass),
            ),
            Tick(
                "firsts",
                _("More first places decide a tie"),
                options.firsts_break_ties,
                replace(options, firsts_break_ties=not options.firsts_break_ties),
            ),
            Tick(
                "unseen",
                _("Prompts not yet seen this evening come first"),
                options.unseen_first,
                replace(options, unseen_first=not options.unseen_first),
            ),
            Tick(
                "blanks",
                _("Cards that the table wrote are in"),
                options.blanks,
                replace(options, blanks=not options.blanks),
            ),
            Press(OWN_CARDS, _("Write cards of your own")),
        ]
        return tuple(rules)

    def sheet(self, key: str, options: WhimsyOptions, store: Store, theme: Theme) -> OwnCardsScreen:
        from wordgames.ui.own_cards import OwnCardsScreen

        return OwnCardsScreen(store.own_cards, _deck(options.lang), theme)

    def own_rules(self, options: WhimsyOptions, players: Players) -> int:
        usual = self.usual(options.lang, players)
        fields = (
            "first_referee",
            "variant",
            "soft_glass_s",
            "firsts_break_ties",
            "spicy",
            "blanks",
            "unseen_first",
        )
        changes = sum(getattr(options, field) != getattr(usual, field) for field in fields)
        return changes + self._fewer(options, players)

    def note(self, options: WhimsyOptions, players: Players) -> str:
        if options.variant is VariantChoice.NONE:
            return _("House variants are our own, in place of the rulebook's variant cards.")
        if options.variant is VariantChoice.DRAWN:
            return _("The dice draw one of the house variants that can be played.")
        variant = Variant(options.variant.value)
        return _("{variant}: {line}.").format(variant=variant_name(variant), line=variant_line(variant))

    def level_word(self, level: Level) -> str:
        return temperament_name(TEMPERAMENTS[level])

    def level_words(self) -> str:
        return ", ".join(temperament_name(TEMPERAMENTS[level]) for level in Level)

    def about_level(self, level: Level) -> str:
        return temperament_line(TEMPERAMENTS[level])


def _profile(options: WhimsyOptions) -> Turn:
    words = (_("for families"), _("spicy ones, too"))
    other = (words[not options.spicy], replace(options, spicy=not options.spicy))
    below = _("for adults only") if options.spicy else _("nothing to blush at")
    return Turn("profile", _("Cards"), words[options.spicy], below, other, other)


@lru_cache(maxsize=2)
def _deck(lang: str) -> WhimsyDeck:
    return load_whimsy(lang)


@lru_cache(maxsize=2)
def _skipped(lang: str) -> tuple[MaterialError, ...]:
    """What of the deck can't be played with; the log has all of it, with whole paths."""
    errors = tuple(read_folder(deck_folder(lang)).skipped)
    for error in errors:
        log.warning("left out: %s", error)
    return errors


def _left_out(lang: str) -> str:
    """The first card or file that can't be played with, and how many there are; empty where there is none."""
    errors = _skipped(lang)
    if not errors:
        return ""
    error = errors[0]
    # A path would take the whole line.
    named = MaterialError(Path(error.path.name), error.line, error.fault, *error.facts)
    text = _("Left out: {reason}") if len(errors) == 1 else _("Left out, the first of {n}: {reason}")
    return text.format(n=len(errors), reason=material(named))


def _variant(options: WhimsyOptions, seats: int) -> Turn:
    cards = len(played_with(_deck(options.lang), options).cards)
    values = [VariantChoice.NONE, VariantChoice.DRAWN]
    values += [VariantChoice(variant.value) for variant in possible_variants(seats, cards)]
    if options.variant not in values:
        values.append(options.variant)
    before, after = steps(values, options.variant, around=True)

    def word(value: VariantChoice) -> str:
        if value is VariantChoice.NONE:
            return _("none")
        return _("drawn") if value is VariantChoice.DRAWN else variant_name(Variant(value.value))

    def to(value: VariantChoice) -> tuple[str, WhimsyOptions]:
        return word(value), replace(options, variant=value)

    assert before is not None
    assert after is not None
    return Turn("variant", _("House variant"), word(options.variant), "", to(before), to(after))


def _seconds_a_round(options: WhimsyOptions, players: Players) -> float:
    """From prompt to prompt, as it went when it was played."""
    people = max(1, len(people_of(players)))
    over = HAND_OVER if people > 1 else 0
    # One of the seats referees: he chooses nothing.
    choosing = people * (AN_ENVELOPE + over) * (len(players) - 1) / max(1, len(players))
    computers = A_COMPUTERS if people < len(players) else 0
    return choosing + computers + (len(players) - 1) * A_PHRASE + A_ROUND
