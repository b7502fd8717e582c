"""What the setup has to know of a game: who may see the screen, how long it takes, what the house may change.

A game's page holds no state. Whatever it says follows from the options and the players, and what is chosen is
told as other options.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeAlias

from wordgames.core.game import Refusal
from wordgames.core.players import Level, Player
from wordgames.texts import _, ngettext
from wordgames.ui.painting.choices import Seen
from wordgames.ui.painting.text import elided

if TYPE_CHECKING:
    from wordgames.session.store import Store
    from wordgames.ui.theme import Theme

Players: TypeAlias = tuple[Player, ...]


class SeenChoice(NamedTuple):
    """A card: who sees this screen."""

    seen: Seen
    label: str
    sub: str


class LengthChoice(NamedTuple):
    """A ticket: how long it takes."""

    value: str
    label: str
    first: str
    """As "about 35 min"."""
    second: str


class Tick(NamedTuple):
    """A house rule that holds or not."""

    key: str
    text: str
    on: bool
    changed: Any
    """The options once it is pressed."""


class Turn(NamedTuple):
    """A house rule of which one of several values is chosen."""

    key: str
    heading: str
    value: str
    below: str
    """A line under the value, such as what it is counted in."""
    less: tuple[str, Any] | None
    """What the left arrow leads to, in a word, and the options then; None at the end of the row."""
    more: tuple[str, Any] | None
    """The same of the right arrow."""


class Press(NamedTuple):
    """Something of its own that a press opens, such as where the table writes cards."""

    key: str
    text: str


Rule: TypeAlias = Tick | Turn | Press


class SetupPage(ABC):
    """The setup of one game."""

    game: ClassVar[str]
    places: ClassVar[int]
    """On its sofa: the most that can play."""
    least: ClassVar[int] = 2
    """The fewest that can play."""
    has_helper: ClassVar[bool] = False
    """Whether a guest's own view can help him: it counts the letters of words that would count."""
    levels_differ: ClassVar[bool] = True
    """Whether a computer of another level plays better, not just otherwise."""

    @abstractmethod
    def usual(self, lang: str, players: Players) -> Any:
        """The options that stand there when nobody has chosen any, in a window that speaks `lang`."""

    def seated(self, options: Any, before: Players, now: Players) -> Any:
        """The options when others sit there, or sit otherwise."""
        return options

    # ---- who sees the screen

    @abstractmethod
    def seen_choices(self) -> tuple[SeenChoice, ...]:
        """The cards, for any number of people; `Seen.TV` is shown only where there is a second screen."""

    def with_seen(self, options: Any, seen: Seen, people: int) -> Any:
        """The options when these see the screen."""
        return options

    def seen_in(self, options: Any) -> Seen | None:
        """Who sees the screen by these options; None where they say nothing of it."""
        return None

    # ---- how long

    @abstractmethod
    def lengths(self, options: Any, players: Players) -> tuple[LengthChoice, ...]:
        """The tickets."""

    @abstractmethod
    def length(self, options: Any, players: Players) -> str:
        """The ticket that these options are."""

    @abstractmethod
    def with_length(self, options: Any, value: str) -> Any:
        """The options once a ticket is taken."""

    # ---- the rest

    def refusal(self, options: Any, players: Players) -> Refusal | None:
        """Why these can't play so, as far as the setup can tell in time; the rules ask once more."""
        return None

    @abstractmethod
    def meaning(self, options: Any, players: Players, seen: Seen) -> tuple[str, str]:
        """Two lines beside the plaque: what all of that means."""

    @abstractmethod
    def rules(self, options: Any, players: Players) -> tuple[Rule, ...]:
        """What is on the folded slip. Which ones there are, and in what order, may depend on who sits there."""

    @abstractmethod
    def own_rules(self, options: Any, players: Players) -> int:
        """How many of them are not the rulebook's."""

    def sheet(self, key: str, options: Any, store: Store, theme: Theme) -> Any:
        """What a `Press` opens over the setup, by its key: a screen that says when it is `closed`."""
        raise NotImplementedError

    def note(self, options: Any, players: Players) -> str:
        """A line at the foot of the slip."""
        return ""

    def level_word(self, level: Level) -> str:
        """What a computer of this level is called."""
        return level_word(level)

    def level_words(self) -> str:
        """All of them, in a row."""
        return _("gentle, clever, sly")

    def about_level(self, level: Level) -> str:
        """How it plays, in a sentence."""
        return {
            Level.EASY: _("Gentle: knows common words only, and takes its time."),
            Level.NORMAL: _("Clever: plays like a practised guest."),
            Level.HARD: _("Sly: knows a great deal, and looks long."),
        }[level]

    def too_few(self, players: Players) -> str:
        """What is said where not enough sit there."""
        missing = self.least - len(players)
        text = ngettext(
            "{n} more is needed: add a guest or a computer.",
            "{n} more are needed: add guests or computers.",
            missing,
        )
        return text.format(n=missing)


def level_word(level: Level) -> str:
    """What a computer of this level is called where one plays better than the other."""
    return {Level.EASY: _("gentle"), Level.NORMAL: _("clever"), Level.HARD: _("sly")}[level]


def people_of(players: Players) -> list[str]:
    """The names of all who are no computers."""
    return [player.name for player in players if not player.is_computer]


def who_alone(players: Players) -> str:
    """The name of who plays alone, in so much room as a sentence has."""
    names = people_of(players)
    return elided(names[0], 2.6, 26.0) if names else _("Nobody")


def about_minutes(seconds: float) -> str:
    """A time that nobody can know: in steps of five minutes, or single ones where there are few."""
    minutes = seconds / 60
    shown = max(2, round(minutes)) if minutes < 9 else 5 * round(minutes / 5)
    return _("about {n} min").format(n=shown)


def steps(values: Sequence[Any], now: Any, *, around: bool = False) -> tuple[Any | None, Any | None]:
    """The values before and after this one; None at the ends, unless it goes around."""
    at = values.index(now) if now in values else 0
    before = values[at - 1] if at > 0 or around else None
    after = values[(at + 1) % len(values)] if at + 1 < len(values) or around else None
    return before, after


def who_first(key: str, heading: str, options: Any, field: str, players: Players) -> Turn:
    """The rule that the table taps somebody for the first time, or has the dice choose."""
    from msgspec.structs import replace

    dice = _("the dice")
    values: list[int | None] = [None, *range(len(players))]

    def word(seat: int | None) -> str:
        return dice if seat is None else elided(players[seat].name, 3.6, 24.0)

    now = getattr(options, field)
    now = now if now in values else None
    before, after = steps(values, now, around=True)
    return Turn(
        key,
        heading,
        word(now),
        _("choose") if now is None else _("the table says"),
        (word(before), replace(options, **{field: before})),
        (word(after), replace(options, **{field: after})),
    )


def follow_seat(seat: int | None, before: Players, now: Players) -> int | None:
    """Where whoever sat on this seat sits now; None where he got up."""
    if seat is None or seat >= len(before):
        return None
    names = [player.name for player in now]
    if before[seat].name in names:
        return names.index(before[seat].name)
    # A new name on the same place, with nobody else moved.
    renamed = len(before) == len(now) and all(
        old.name == new.name for row, (old, new) in enumerate(zip(before, now, strict=True)) if row != seat
    )
    return seat if renamed else None
