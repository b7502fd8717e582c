"""A game of Word Whimsy as a frozen value: everything that a later move, view or result can depend on."""

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from wordgames.core.game import Result
from wordgames.core.players import Player, Seat
from wordgames.core.rng import Dice
from wordgames.games.whimsy.material import Prompt, WhimsyDeck
from wordgames.games.whimsy.moves import HAND, HIGHEST_CHIP, Played, Why
from wordgames.games.whimsy.view import Phase, PlayedView, RoundView, Variant, WhimsyOptions

CHIP_VALUES: Final = tuple(range(1, HIGHEST_CHIP + 1))
"""The chips of one stack."""


class Envelope(Struct, frozen=True):
    """An envelope that was mixed."""

    slot: int
    seat: Seat
    """Its author, present or not. No view may tell before the chips are given."""
    cards: tuple[Played, ...]
    opened: bool = False


class Ranking(Struct, frozen=True):
    """What one seat thinks of the answers."""

    seat: Seat
    order: tuple[int, ...]
    """Slots, best first."""
    fulfils: tuple[int, ...] = ()
    why: Why | None = None
    word: str = ""


class WhimsyState(Struct, frozen=True, kw_only=True):
    """The whole game. Tuples are indexed by seat where nothing else is said.

    Cards and prompts are numbers of the deck.
    """

    options: WhimsyOptions
    deck: WhimsyDeck
    """What is played with, filters applied."""
    dice: Dice
    players: tuple[Player, ...]
    """Everybody who ever sat down; a seat's number never changes."""
    present: tuple[bool, ...]
    rotation: tuple[Seat, ...]
    """All seats as they sit, each to the left of the one before."""
    phase: Phase
    variant: Variant | None
    rounds: int
    round_number: int
    """From 1."""
    referee: Seat
    """Of this round; until the next one begins also of the one that is over."""
    prompts: tuple[int, ...]
    """The prompts to come, top first."""
    prompts_used: tuple[int, ...]
    """Those that were played, the present one not among them."""
    prompt: int | None
    """The one that lies open."""
    pile: tuple[int, ...]
    """The word cards to be drawn, top first."""
    discards: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    """In the order in which the cards came; without those in a closed envelope."""
    closed: tuple[tuple[Played, ...] | None, ...]
    """CHOOSING: the envelopes that are closed, of those who left after closing too."""
    out: tuple[bool, ...]
    """Whether this round does not wait for the seat's envelope."""
    envelopes: tuple[Envelope, ...]
    """From `Mix` on until the cards are collected, by slot."""
    rankings: tuple[Ranking, ...]
    """In the order of the seats that rank."""
    mulligans: tuple[int, ...]
    """The round in which the seat drew a new hand; 0 for none."""
    stacks: int
    """Point stacks left, this round's among them until its chips are given."""
    box: tuple[int, ...]
    """By value, 1 to 5: chips out of the game: trimmed, unscored, set aside."""
    chips: tuple[tuple[int, ...], ...]
    """The chips that each has won, in order."""
    start: tuple[int, ...]
    """What a seat that sat down later began with."""
    firsts: tuple[int, ...]
    """First places that earned a chip."""
    refereed: tuple[int, ...]
    shown: tuple[RoundView, ...]
    """Rounds whose chips were given."""
    result: Result | None

    def seats_present(self) -> tuple[Seat, ...]:
        """Who is at the table, by number."""
        return tuple(seat for seat, here in enumerate(self.present) if here)

    def to_the_left_of(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats in seating order from this one's left; it comes last itself."""
        at = self.rotation.index(seat) + 1
        return self.rotation[at:] + self.rotation[:at]

    def here_from_left_of(self, seat: Seat) -> tuple[Seat, ...]:
        """Who is at the table, in the same order."""
        return tuple(one for one in self.to_the_left_of(seat) if self.present[one])

    def still_choosing(self) -> tuple[Seat, ...]:
        """Whose envelopes the round waits for, from the referee's left: the circle in which a screen is passed."""
        return tuple(
            seat
            for seat in self.here_from_left_of(self.referee)
            if seat != self.referee and not self.out[seat] and self.closed[seat] is None
        )

    @property
    def closed_count(self) -> int:
        """Envelopes that are closed."""
        return sum(cards is not None for cards in self.closed)

    @property
    def answers(self) -> int:
        """Envelopes that the round waits for or has."""
        if self.phase in (Phase.PROMPT, Phase.CHOOSING):
            return self.closed_count + len(self.still_choosing())
        return len(self.envelopes)

    @property
    def prompt_card(self) -> Prompt | None:
        """The prompt that lies open."""
        return None if self.prompt is None else self.deck.prompts[self.prompt]

    def totals(self) -> tuple[int, ...]:
        """Everybody's points."""
        return tuple(start + sum(won) for start, won in zip(self.start, self.chips, strict=True))

    def show(self, cards: Iterable[Played]) -> tuple[PlayedView, ...]:
        """Cards as they lie in an envelope, face up."""
        return tuple(self._show(played) for played in cards)

    def _show(self, played: Played) -> PlayedView:
        card = self.deck.cards[played.card]
        words = card.words[::-1] if played.turned else card.words
        return PlayedView(
            played.card, played.turned, words[0], words[1] if len(words) > 1 else None, card.own
        )


def chips_for(answers: int) -> tuple[int, ...]:
    """The chips of a round, by place: the best first, and none for the last of six (rules, Word Whimsy 1)."""
    highest = min(HIGHEST_CHIP, answers)
    return tuple(max(0, highest - place) for place in range(answers))


def cards_needed(seats: int, spare: int = 0) -> int:
    """Word cards that so many seats must have: their hands, and what a variant asks for beside."""
    return HAND * seats + spare
