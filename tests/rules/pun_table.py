"""A table to try the rules at: hands, centre and deck as a test wants them, and one call a move."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_uppercase
from typing import Any

from msgspec.structs import replace

from wordgames.core.events import Event
from wordgames.core.game import Refusal
from wordgames.core.players import TABLE, Actor, Kind, Player, Seat, Viewer
from wordgames.games.pun.material import PunDeck, Subject
from wordgames.games.pun.moves import Close, Draw, EndRound, Lay, Leave, Move, Row, Rule, Stand
from wordgames.games.pun.rules import PunGame
from wordgames.games.pun.state import PunState
from wordgames.games.pun.view import HandView, Phase, PunOptions, PunView

GAME = PunGame()
PEOPLE = ("Ana", "Ben", "Cy", "Dee", "Eli", "Flo", "Gus", "Hal")
CARDS = (*(letter for letter in ascii_uppercase for _ in range(2)), "?", "?")
"""A to Z twice and two Pun cards (rules, Pun 1)."""
SUBJECTS = (Subject("animals", "en", ("CAT", "CATS", "DOG")), Subject("animals", "de", ("HUND",)))


def deck(faces: Sequence[str] = CARDS, lang: str = "en") -> PunDeck:
    return PunDeck(lang, tuple(faces), SUBJECTS)


def players(seats: int, people: int) -> tuple[Player, ...]:
    return tuple(
        Player(name=PEOPLE[seat], kind=Kind.PERSON if seat < people else Kind.COMPUTER)
        for seat in range(seats)
    )


class Table:
    """A game under way; seat 0 begins, where hands are given. Seats before `people` are persons."""

    def __init__(
        self,
        *hands: str,
        seats: int | None = None,
        centre: str = "",
        pile: str | None = None,
        people: int | None = None,
        seed: int = 1,
        cards: PunDeck | None = None,
        **options: Any,
    ) -> None:
        """With a `pile` the deck holds just these cards, top first; else they come first in it."""
        number = len(hands) if seats is None else seats
        chosen = PunOptions(**options)
        used = cards or deck(lang=chosen.lang)
        sitting = players(number, number if people is None else people)
        state = GAME.setup(sitting, chosen, used, seed)
        assert isinstance(state, PunState), state
        self.state = self._rigged(state, hands, centre, pile) if hands else state
        self.events: tuple[Event, ...] = ()
        """Of the last move."""

    @staticmethod
    def _rigged(state: PunState, hands: Sequence[str], centre: str, pile: str | None) -> PunState:
        left = [card for cards in (*state.hands, state.centre, state.pile) for card in cards]

        def take(faces: str) -> tuple[int, ...]:
            cards = []
            for face in faces:
                card = next(card for card in sorted(left) if state.deck.cards[card] == face)
                left.remove(card)
                cards.append(card)
            return tuple(cards)

        dealt = tuple(take(hand) for hand in hands)
        middle = take(centre) or tuple(left[:3])
        left = [card for card in left if card not in middle]
        on_top = take(pile or "")
        # What a test has no use for lies out of play.
        rest = tuple(left) if pile is None else ()
        return replace(
            state,
            hands=dealt,
            centre=middle,
            pile=(*on_top, *rest),
            aside=() if pile is None else tuple(left),
            starter=0,
            turn=0,
        )

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
        return str(done.code).removeprefix("pun_"), dict(done.facts)

    def view(self, viewer: Viewer = TABLE) -> PunView:
        return GAME.view(self.state, viewer)

    @property
    def turn(self) -> Seat:
        return self.state.turn

    def hand(self, seat: Seat) -> str:
        return self.state.faces(self.state.hands[seat])

    def cards(self, seat: Seat, faces: str) -> tuple[int, ...]:
        """Cards of a hand by their faces."""
        left, cards = list(self.state.hands[seat]), []
        for face in faces:
            card = next(card for card in left if self.state.deck.cards[card] == face)
            left.remove(card)
            cards.append(card)
        return tuple(cards)

    def middle(self, faces: str) -> tuple[int, ...]:
        """Cards of the centre by their faces."""
        return tuple(
            next(card for card in self.state.centre if self.state.deck.cards[card] == face) for face in faces
        )

    def row(self, seat: Seat, word: str, faces: str | None = None) -> Row:
        """A word out of a hand; `faces` says with `?` where a Pun card lies."""
        return Row(self.cards(seat, faces or word), word)

    def lay(self, seat: Seat, *words: str) -> None:
        """Lay words from different cards, without Pun cards."""
        left, rows = list(self.state.hands[seat]), []
        for word in words:
            cards = []
            for letter in word:
                card = next(card for card in left if self.state.deck.cards[card] == letter)
                left.remove(card)
                cards.append(card)
            rows.append(Row(tuple(cards), word))
        self.do(seat, Lay(tuple(rows)))

    def draw(self) -> None:
        self.do(self.turn, Draw())

    def end(self) -> None:
        self.do(self.turn, EndRound())

    def to_the_count(self) -> None:
        """The active seat ends the round, everybody else stands."""
        self.end()
        while self.state.phase is Phase.TURN:
            self.do(self.turn, Stand())

    def rule(self, word: str, counts: bool = True, reason: str = "word", source: str = "table") -> None:
        self.do(TABLE, Rule(word, counts, reason, source))

    def rule_all(self) -> None:
        """All words that wait for a ruling count."""
        for need in GAME.needs(self.state):
            self.rule(need.word, source="lexicon")  # type: ignore[attr-defined]

    def close(self) -> None:
        self.do(TABLE, Close())

    def leave(self, seat: Seat) -> None:
        self.do(TABLE, Leave(seat))

    def hands(self) -> dict[Seat, HandView]:
        """Of the round that is open."""
        return {hand.seat: hand for hand in self.view().shown[-1].hands}

    def points(self) -> dict[Seat, int]:
        return {seat: hand.points for seat, hand in self.hands().items()}

    def play_round(self, *words: str) -> None:
        """To the end of a round in which each seat lays one word, and all count."""
        self.to_the_count()
        for seat, word in enumerate(words):
            self.lay(seat, *([word] if word else []))
        self.rule_all()
        self.close()
