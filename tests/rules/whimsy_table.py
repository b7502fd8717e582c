"""A table to try the rules at: a deck in which every card can be told, and one call a move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from wordgames.core.events import Event
from wordgames.core.game import Refusal
from wordgames.core.players import TABLE, Actor, Kind, Player, Seat, Viewer
from wordgames.games.whimsy.material import Prompt, WhimsyDeck, Word, WordCard
from wordgames.games.whimsy.moves import (
    Close,
    Flip,
    Join,
    Leave,
    Mix,
    Move,
    Next,
    Open,
    Played,
    Rank,
    SitOut,
)
from wordgames.games.whimsy.rules import WhimsyGame
from wordgames.games.whimsy.state import WhimsyState
from wordgames.games.whimsy.tags import Part
from wordgames.games.whimsy.view import AnswerView, Phase, RoundView, VariantChoice, WhimsyOptions, WhimsyView

GAME = WhimsyGame()
PEOPLE = ("Ana", "Ben", "Cy", "Dee", "Eli", "Flo", "Gus", "Hal")


def deck(cards: int = 150, prompts: int = 30, words: Sequence[str] = ()) -> WhimsyDeck:
    """Card n says "w<n>", every fourth has "x<n>" on its head; or single cards with these words."""
    made = [
        WordCard(
            (Word(f"w{n}", Part.ADJECTIVE), Word(f"x{n}", Part.NOUN))
            if n % 4 == 3
            else (Word(f"w{n}", Part.NOUN),)
        )
        for n in range(cards)
    ]
    for number, word in enumerate(words):
        made[number] = WordCard((Word(word, Part.NOUN),))
    return WhimsyDeck("en", tuple(Prompt(f"Prompt {n}") for n in range(prompts)), tuple(made))


def players(seats: int, people: int) -> tuple[Player, ...]:
    return tuple(
        Player(name=PEOPLE[seat], kind=Kind.PERSON if seat < people else Kind.COMPUTER)
        for seat in range(seats)
    )


class Table:
    """A game under way; seat 0 referees first. Seats before `people` are persons."""

    def __init__(
        self,
        seats: int = 4,
        *,
        people: int | None = None,
        seed: int = 1,
        cards: WhimsyDeck | None = None,
        hands: Sequence[Sequence[int]] = (),
        **options: Any,
    ) -> None:
        """With `hands` these seats hold just these cards."""
        if isinstance(variant := options.get("variant"), str):
            options["variant"] = VariantChoice(variant)
        chosen = WhimsyOptions(**{"first_referee": 0, **options})
        sitting = players(seats, seats if people is None else people)
        state = GAME.setup(sitting, chosen, cards or deck(), seed)
        assert isinstance(state, WhimsyState), state
        self.state = self._rigged(state, hands) if hands else state
        self.events: tuple[Event, ...] = ()
        """Of the last move."""

    @staticmethod
    def _rigged(state: WhimsyState, hands: Sequence[Sequence[int]]) -> WhimsyState:
        given = {card for hand in hands for card in hand}
        left = [card for cards in (*state.hands, state.pile) for card in cards if card not in given]
        dealt = [tuple(hand) for hand in hands]
        for _ in state.hands[len(hands) :]:
            dealt.append(tuple(left[:7]))
            left = left[7:]
        return replace(state, hands=tuple(dealt), pile=tuple(left))

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
        return str(done.code).removeprefix("whimsy_"), dict(done.facts)

    def view(self, viewer: Viewer = TABLE) -> WhimsyView:
        return GAME.view(self.state, viewer)

    @property
    def waiting(self) -> tuple[Actor, ...]:
        return GAME.waiting_for(self.state)

    def flip(self) -> None:
        self.do(TABLE, Flip())

    def cards(self, seat: Seat, count: int = 1) -> tuple[Played, ...]:
        """The first cards of a hand."""
        return tuple(Played(card) for card in self.state.hands[seat][:count])

    def close(self, *seats: Seat, count: int = 1) -> None:
        """These seats answer with the first cards of their hands; without any, all that are waited for."""
        for seat in seats or self.state.still_choosing():
            self.do(seat, Close(self.cards(seat, count)))

    def mix(self) -> None:
        self.do(TABLE, Mix())

    def open(self, *slots: int) -> None:
        """Open these envelopes; without any, all that are closed."""
        closed = tuple(envelope.slot for envelope in self.state.envelopes if not envelope.opened)
        for slot in slots or closed:
            self.do(TABLE, Open(slot))

    def to_the_ranking(self, count: int = 1) -> None:
        """Prompt, answers, reading."""
        self.flip()
        self.close(count=count)
        self.mix()
        self.open()

    def slot(self, seat: Seat) -> int:
        """Where this seat's envelope lies."""
        return next(envelope.slot for envelope in self.state.envelopes if envelope.seat == seat)

    def order(self, *authors: Seat) -> tuple[int, ...]:
        """The slots of these authors first, those of the others after them."""
        first = [self.slot(seat) for seat in authors]
        return (*first, *(one.slot for one in self.state.envelopes if one.slot not in first))

    def rank(self, *authors: Seat) -> None:
        """The referee likes these best, in this order."""
        computer = self.state.players[self.state.referee].is_computer
        self.do(self.state.referee if computer else TABLE, Rank(self.order(*authors)))

    def go_on(self) -> None:
        self.do(TABLE, Next())

    def play_round(self, *authors: Seat) -> None:
        """A whole round of one-card answers, in which these did best."""
        self.to_the_ranking()
        self.rank(*authors)
        self.go_on()

    def leave(self, *seats: Seat) -> None:
        for seat in seats:
            self.do(TABLE, Leave(seat))

    def join(self, name: str = "Late", kind: Kind = Kind.PERSON) -> None:
        self.do(TABLE, Join(Player(name=name, kind=kind)))

    def sit_out(self, *seats: Seat) -> None:
        for seat in seats:
            self.do(TABLE, SitOut(seat))

    @property
    def shown(self) -> RoundView:
        """The round that was ranked last."""
        return self.view().shown[-1]

    def answers(self) -> dict[Seat, AnswerView]:
        """Of that round, by author."""
        return {answer.seat: answer for answer in self.shown.answers}

    def totals(self) -> tuple[int, ...]:
        return self.state.totals()

    def phrases(self) -> tuple[tuple[str, ...], ...]:
        """What the open envelopes say, by slot."""
        return tuple(
            tuple(card.word.text for card in envelope.cards or ()) for envelope in self.view().envelopes
        )

    def to_the_end(self) -> None:
        while self.state.phase is not Phase.OVER:
            self.play_round()
