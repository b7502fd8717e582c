"""A table to try the rules at: plain strips that can show any word of eleven letters, and one call a move."""

from __future__ import annotations

from typing import Any

from wordgames.core.events import Event
from wordgames.core.game import Refusal
from wordgames.core.players import TABLE, Actor, Kind, Player, Seat, Viewer
from wordgames.games.punchline.material import ActivityCard, CardSide, PunchlineDeck, Strip
from wordgames.games.punchline.moves import (
    OUT_RIGHT,
    Close,
    Go,
    Join,
    Leave,
    Lock,
    Move,
    Read,
    Rule,
    Slide,
    TimeUp,
    Turn,
)
from wordgames.games.punchline.rules import PunchlineGame
from wordgames.games.punchline.state import PunchlineState
from wordgames.games.punchline.view import PunchlineOptions, PunchlineView, TableMode, WordView

VALUES = (1, 4, 3, 2, 1, 3, 4, 2, 1, 8, 5, 2, 3, 1, 1, 4, 10, 1, 1, 1, 3, 5, 4, 8, 4, 10)
"""English letter values (rules, Punch Line 4): A 1, B 4, C 3, ... Z 10."""

PLAIN = Strip("ETAOINSRLCD", (5,), ())
"""N is in the owner's colour, nothing is yellow."""


def deck(
    cards: int = 28, strips: tuple[Strip, ...] = (PLAIN,) * 10, **switches: tuple[int, int]
) -> PunchlineDeck:
    """A deck whose sentences say where they stand: "card 3 side 1 sentence 2 ____."."""
    return PunchlineDeck(
        "en",
        tuple(
            ActivityCard(
                tuple(  # type: ignore[arg-type]
                    CardSide(
                        switches.get(f"c{card}s{side}", (1, 2)),
                        tuple(f"card {card} side {side} sentence {n} ____." for n in (1, 2, 3, 4)),  # type: ignore[arg-type]
                    )
                    for side in (1, 2)
                )
            )
            for card in range(cards)
        ),
        strips,
        VALUES,
        (tuple(range(10)),),
    )


GAME = PunchlineGame()
PEOPLE = ("Ana", "Ben", "Cy", "Dee", "Eli", "Flo")


class Table:
    """A game under way. Seats before `people` are persons, the rest computers."""

    def __init__(
        self,
        seats: int = 3,
        *,
        mode: TableMode = TableMode.OPEN,
        people: int | None = None,
        deck: PunchlineDeck | None = None,
        seed: int = 1,
        first_reader: int | None = 0,
        **options: Any,
    ) -> None:
        people = seats if people is None else people
        players = tuple(
            Player(name=PEOPLE[seat], kind=Kind.PERSON if seat < people else Kind.COMPUTER)
            for seat in range(seats)
        )
        chosen = PunchlineOptions(mode=mode, first_reader=first_reader, **options)
        state = GAME.setup(players, chosen, deck or globals()["deck"](), seed)
        assert isinstance(state, PunchlineState), state
        self.state = state
        self.events: tuple[Event, ...] = ()
        """Of the last move."""

    def do(self, actor: Actor, move: Move) -> None:
        """Make a legal move."""
        done = GAME.apply(self.state, actor, move)
        assert not isinstance(done, Refusal), done
        self.state, self.events = done.state, done.events

    def refusal(self, actor: Actor, move: Move) -> tuple[str, dict[str, int | str]]:
        """Try an illegal move: why it is refused. The state is untouched."""
        done = GAME.apply(self.state, actor, move)
        assert isinstance(done, Refusal), done
        assert done == GAME.check(self.state, actor, move)
        return str(done.code), dict(done.facts)

    def view(self, viewer: Viewer = TABLE) -> PunchlineView:
        return GAME.view(self.state, viewer)

    def read(self) -> None:
        self.do(TABLE, Read())

    def lay(self, seat: Seat, word: str, at_ms: int = 0, first_slot: int = 1) -> None:
        """Slide the word's letters into the windows from `first_slot` on, clearing the others."""
        for slot, strip in enumerate(self.strips(seat), 1):
            at = slot - first_slot
            position = strip.letters.index(word[at]) if 0 <= at < len(word) else OUT_RIGHT
            if position != self.state.seats[seat].positions[slot - 1]:
                self.do(seat, Slide(slot, position, at_ms))

    def strips(self, seat: Seat) -> tuple[Strip, ...]:
        """As they lie on this seat's holder."""
        return tuple(self.state.deck.strips[strip] for strip in self.state.orders[seat])

    def turn(self, seat: Seat, at_ms: int = 0) -> None:
        self.do(seat, Turn(at_ms))

    def lock(self, *seats: Seat, at_ms: int = 0) -> None:
        for seat in seats:
            self.do(seat, Lock(at_ms))

    def time_up(self) -> None:
        assert self.state.timer is not None
        self.do(TABLE, TimeUp(self.state.timer.timer_id))

    def rule(self, word: str, counts: bool = True, reason: str = "word", source: str = "lexicon") -> None:
        self.do(TABLE, Rule(word, counts, reason, source))

    def close(self) -> None:
        self.do(TABLE, Close())

    def leave(self, seat: Seat) -> None:
        self.do(TABLE, Leave(seat))

    def join(self, name: str = "Zoe", kind: Kind = Kind.PERSON) -> None:
        self.do(TABLE, Join(Player(name=name, kind=kind)))

    def words(self) -> dict[Seat, WordView]:
        """The words of the last round, by seat."""
        return {word.seat: word for word in self.view().rounds[-1].words}

    def totals(self) -> tuple[int, ...]:
        return tuple(seat.total for seat in self.view().seats)

    def play_round(self, *words: str | None, starter: Seat | None = None, rule: bool = True) -> None:
        """A round up to its rulings: a word for each seat, None for nothing; `starter` turns the glass.

        Passed, people play in their order, and `starter` alone turns his glass.
        """
        self.read()
        passed = self.state.passed
        order = self.state.from_left_of_reader() if passed else tuple(range(len(words)))
        computers = [seat for seat in order if self.state.seats[seat].computer]
        people = [seat for seat in order if not self.state.seats[seat].computer]
        for seat in computers + people:
            if not self.state.seats[seat].taking_part:
                continue
            if passed and seat in people:
                self.do(seat, Go())
            self.lay(seat, words[seat] or "")
            if passed and seat != starter:
                self.lock(seat)
            elif seat == starter:
                self.turn(seat)
        for seat in self.state.playing():
            if not passed and seat != starter:
                self.lock(seat)
        if rule:
            for word in dict.fromkeys(words):
                if word and any(shown.word == word for shown in self.words().values()):
                    self.rule(word)
