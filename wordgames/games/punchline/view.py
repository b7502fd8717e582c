"""All that one viewer may know of a game of Punch Line: the screens and the computers get nothing else."""

from enum import StrEnum

from msgspec import Struct

from wordgames.core.game import Result
from wordgames.core.players import Player, Seat, Viewer


class Phase(StrEnum):
    """Where a game stands."""

    ARRANGING = "arranging"
    """Seats put their strips in order (only where the options ask for it)."""
    READING = "reading"
    """A card is turned: the switch is announced and done, the sentence is not read yet."""
    BUILDING = "building"
    """All slide their strips."""
    JUDGING = "judging"
    """The round is over: words are shown, rulings can be made and changed."""
    BETWEEN = "between"
    """A game of the match has its winners, and the next has not begun."""
    OVER = "over"
    """The match is over."""


class Mark(StrEnum):
    """What a letter on a strip is, for its owner."""

    OTHER = "."
    OWN = "own"
    """In the owner's own colour: double letter score in a square."""
    YELLOW = "yellow"
    """Double, in both circles triple, word score."""


class Status(StrEnum):
    """What a seat does in this round: all that others may see of a covered holder."""

    BUILDING = "building"
    WAITING = "waiting"
    """Passed screen: his turn behind the curtain is still to come."""
    TURNED = "turned"
    """Turned the glass; his holder is frozen and covered."""
    LOCKED = "locked"
    DONE = "done"
    """The round, or his time, is over."""
    OUT = "out"
    """Not in this round: he left, or sat down while it ran."""


class StripView(Struct, frozen=True):
    """A strip as it lies in a slot."""

    letters: str
    """Eleven capitals."""
    marks: tuple[Mark, ...]
    """One a letter."""
    position: int
    """Index of the letter in the window, `OUT_RIGHT` or `OUT_LEFT`."""
    strip: int = 0
    """Its index in the set of ten, as `Arrange` counts."""


class SumView(Struct, frozen=True):
    """A word's points, step by step (rulebook, Scoring; rules, Punch Line 8)."""

    letters: int
    """The sum of the letters' values."""
    own: int
    """The values again of own-colour letters in squares."""
    factor: int
    """1, 2 or 3: yellow letters in circles."""
    started: int
    """5 for starting the timer, else 0."""
    long: int
    """5 for six letters or more, else 0."""
    total: int
    """`(letters + own) * factor + started + long`."""


class CellView(Struct, frozen=True):
    """One letter of a finished word, where it stood."""

    slot: int
    letter: str
    mark: Mark
    value: int


class RulingView(Struct, frozen=True):
    """What was said of a word, and by whom."""

    counts: bool
    reason: str
    """`word`, `name`, `abbreviation` or `unknown`; `one_letter` where the rules allow no such word."""
    source: str
    """`table`, `house` or `lexicon`; `rules` for one letter that is no word."""


class SlideView(Struct, frozen=True):
    """A step of the race, for its replay."""

    slot: int
    cell: CellView | None
    """What came into the window; None for nothing."""
    at_ms: int
    """On the player's own clock."""


class WordView(Struct, frozen=True):
    """What a seat made of a round, shown when the round is over."""

    seat: Seat
    cells: tuple[CellView, ...]
    """Top to bottom, empty windows skipped; empty for no word."""
    word: str
    sum: SumView
    """What the column is worth if the word counts."""
    started: bool
    repeated: bool
    """The word has scored for this player before in this game, and the option says that it scores 0 now."""
    ruling: RulingView | None
    """None while pending, and for no letters."""
    pending: bool
    points: int
    """What it scores as it stands (0 while pending)."""
    at_ms: int | None = None
    """When on his own clock he turned, locked or ran out; None where not recorded."""
    slides: tuple[SlideView, ...] = ()
    """Every move of his strips in order, while the round is being judged; empty for older rounds."""


class HolderView(Struct, frozen=True):
    """How a seat's strips lay at the end of a round."""

    seat: Seat
    strips: tuple[StripView, ...]
    """In slot order."""


class RoundView(Struct, frozen=True):
    """A finished round."""

    number: int
    sentence: str
    reader: Seat
    words: tuple[WordView, ...]
    """In order of seats, of those who took part."""
    holders: tuple[HolderView, ...] = ()
    """Of those who took part, once the game is over ("the missed masterpiece"); empty before."""


class GameView(Struct, frozen=True):
    """A finished game of the match."""

    number: int
    """From 1."""
    rounds: tuple[RoundView, ...]
    """With their holders."""
    totals: tuple[int, ...]
    """By seat."""
    winners: tuple[Seat, ...]


class SeatView(Struct, frozen=True):
    """A seat as the viewer may see it."""

    player: Player
    present: bool
    total: int
    """Points of the rounds so far, with this round's as they stand."""
    status: Status
    strips: tuple[StripView, ...] | None
    """In slot order; None where the viewer may not see this holder now."""
    used: tuple[str, ...]
    """Words that have scored for him in this game, in order."""
    match_total: int = 0
    """Points over the finished games of a match."""
    clock_ms: int | None = None
    """When on his own clock he last did something in this round; None where the viewer may not see this holder."""


class TimerView(Struct, frozen=True):
    """A glass that runs."""

    timer_id: int
    starter: Seat | None
    """Who turned it; None for a player's own time on a passed screen."""
    duration_ms: int
    at_ms: int = 0
    """When on the clock of the round it was started."""


class PunchlineView(Struct, frozen=True):
    """Everything on the table that this viewer may know."""

    viewer: Viewer
    phase: Phase
    game_number: int
    """Of the match, from 1."""
    games: int
    """In the match."""
    round_number: int
    """From 1."""
    reader: Seat
    switch: tuple[int, int] | None
    """The two lines that this round's card switches, low first; None before the first card."""
    sentence: str | None
    """With the blank as `____`; None while this viewer may not read it."""
    target: int
    values: tuple[int, ...]
    """Of A to Z."""
    seats: tuple[SeatView, ...]
    timer: TimerView | None
    options: "PunchlineOptions"
    rounds: tuple[RoundView, ...]
    """Finished rounds of this game; the last is the one being judged in JUDGING."""
    result: Result | None
    finished_games: tuple[GameView, ...] = ()
    """The match's finished games, with the last of them between two games and when the match is over."""
    tied: bool = False
    """This round decides a tie at the target."""
    rotation: tuple[Seat, ...] = ()
    """All seats as they sit, each to the left of the one before."""


class TableMode(StrEnum):
    """How people share the screen (rules, Punch Line 16)."""

    LIVE = "live"
    """One person and computers."""
    OPEN = "open"
    """All holders side by side, seen by all."""
    PASSED = "passed"
    """Equal sand: each plays alone behind the curtain."""


class PunchlineOptions(Struct, frozen=True, kw_only=True):
    """What the table chose; the defaults are the rulebook's and `rules`' own."""

    mode: TableMode = TableMode.LIVE
    target: int = 250
    games: int = 1
    """Games in the match: 1 (Short, Normal) or 4 (Full)."""
    one_letter: bool = True
    """Whether A and I are words."""
    repeat_scores: bool = False
    """Whether a word that has scored for a player may score again for him."""
    arrange: bool = False
    """Whether players arrange their strips by hand; else a fair shuffle."""
    own_time_ms: int = 75_000
    """Passed screen: each player's time, 45 to 180 s."""
    first_reader: int | None = None
    """The seat that reads first; None: the dice choose."""
    lang: str = "en"
