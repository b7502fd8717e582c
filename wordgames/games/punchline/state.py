"""A game of Punch Line as a frozen value: everything that a later move, view or result can depend on."""

from typing import TypeAlias

from msgspec import Struct

from wordgames.core.game import Result
from wordgames.core.players import Player, Seat
from wordgames.core.rng import Dice
from wordgames.games.punchline.material import CardSide, PunchlineDeck
from wordgames.games.punchline.moves import LETTERS, OUT_RIGHT, SLOTS
from wordgames.games.punchline.view import Phase, PunchlineOptions, RoundView, TableMode

GLASS_MS = 30_000
"""Time on the glass (rulebook, Equipment 3)."""

Order: TypeAlias = tuple[int, ...]
"""For slots 1 to 10 the index, 0 to 9, of the strip of the set that lies there."""

CLEARED = (OUT_RIGHT,) * SLOTS
"""Positions of strips that show nothing in any window (rules, Punch Line 6)."""


class SlideMade(Struct, frozen=True):
    """A strip was moved; kept for the replay of the race."""

    slot: int
    position: int
    at_ms: int


class SeatRound(Struct, frozen=True, kw_only=True):
    """What a seat does in one round."""

    taking_part: bool
    """False for who is not here, and from the moment he leaves: then the round does not count for him."""
    computer: bool
    positions: tuple[int, ...] = CLEARED
    gone: bool = False
    """Passed screen: his curtain has been lifted."""
    locked: bool = False
    turned_ms: int | None = None
    """When on his clock he turned the glass."""
    done_ms: int | None = None
    """When on his clock he was done: turned, locked or out of time; None while he builds, or where it is not known."""
    stopped: bool = False
    """Nothing of his can change any more in this round: turned, locked or out of time."""
    slides: tuple[SlideMade, ...] = ()

    @property
    def shows_letter(self) -> bool:
        """Whether any window shows a letter."""
        return any(0 <= at < LETTERS for at in self.positions)


class Glass(Struct, frozen=True):
    """A timer that runs: the glass, or on a passed screen one player's own time."""

    timer_id: int
    seat: Seat
    """Who turned it, or whose time it is."""
    at_ms: int
    """When on the clock of the round it was started."""
    duration_ms: int


class Ruling(Struct, frozen=True):
    """What was said of a word in this round."""

    word: str
    counts: bool
    reason: str
    source: str


class FinishedRound(Struct, frozen=True):
    """A round that is closed for good."""

    shown: RoundView
    """What everybody has seen of it."""
    orders: tuple[Order, ...]
    """How each seat's strips lay; shown when the game is over."""
    positions: tuple[tuple[int, ...], ...]
    """Where each seat's strips stood at its end."""


class FinishedGame(Struct, frozen=True):
    """An earlier game of the match."""

    rounds: tuple[FinishedRound, ...]
    totals: tuple[int, ...]
    """By seat."""
    winners: tuple[Seat, ...]


class PunchlineState(Struct, frozen=True, kw_only=True):
    """The whole game. Tuples are indexed by seat where nothing else is said."""

    options: PunchlineOptions
    deck: PunchlineDeck
    dice: Dice
    players: tuple[Player, ...]
    """Everybody who ever sat down; a seat's number never changes."""
    present: tuple[bool, ...]
    rotation: tuple[Seat, ...]
    """All seats as they sit, each to the left of the one before; who joins sits down to the reader's right."""
    phase: Phase
    game_number: int
    """Of the match, from 1."""
    round_number: int
    """Of this game, from 1; 0 before the first card."""
    reader: Seat
    pile: tuple[int, ...]
    """Indices of the activity cards, top first; a card that was read lies at the bottom."""
    orders: tuple[Order, ...]
    ready: tuple[bool, ...]
    """Who has arranged his strips."""
    seats: tuple[SeatRound, ...]
    """This round."""
    timer: Glass | None
    timers: int
    """Timers started so far in the match: the last timer's id."""
    rulings: tuple[Ruling, ...]
    """Of this round's words."""
    scores: tuple[int, ...]
    """Points of this game's closed rounds."""
    used: tuple[tuple[str, ...], ...]
    """Words that have scored for each seat in this game, in order."""
    tied: bool
    """This round decides a tie at the target."""
    rounds: tuple[FinishedRound, ...]
    """Of this game."""
    games: tuple[FinishedGame, ...]
    """The match's finished games; between two games and when the match is over the last of them, too."""
    match_scores: tuple[int, ...]
    """Points over the finished games."""
    result: Result | None

    @property
    def passed(self) -> bool:
        """Whether people play one after the other behind the curtain (rules, "Equal sand")."""
        return self.options.mode is TableMode.PASSED

    @property
    def side(self) -> CardSide:
        """The side that this round's card shows (rules, Punch Line 14). Only from the first card on."""
        cards = len(self.deck.cards)
        start = (self.game_number - 1) // 4 % 2
        turned = (self.round_number - 1) // cards
        return self.deck.cards[self.card].sides[(start + turned) % 2]

    @property
    def card(self) -> int:
        """Index of this round's card: on top until it is read, then at the bottom (rulebook, Playing 4)."""
        return self.pile[0 if self.phase is Phase.READING else -1]

    @property
    def sentence(self) -> str:
        """This round's sentence: game n of a match reads the one at (n - 1) mod 4 (rules, Punch Line 14)."""
        return self.side.sentences[(self.game_number - 1) % 4]

    def seats_present(self) -> tuple[Seat, ...]:
        """Who is at the table, by number."""
        return tuple(seat for seat, here in enumerate(self.present) if here)

    def from_left_of_reader(self) -> tuple[Seat, ...]:
        """All seats in seating order from the reader's left; the reader comes last."""
        at = self.rotation.index(self.reader) + 1
        return self.rotation[at:] + self.rotation[:at]

    def next_reader(self) -> Seat:
        """The next on the reader's left who is here."""
        return next(seat for seat in self.from_left_of_reader() if self.present[seat])

    def playing(self) -> tuple[Seat, ...]:
        """Who takes part in this round, by number."""
        return tuple(seat for seat, mine in enumerate(self.seats) if mine.taking_part)
