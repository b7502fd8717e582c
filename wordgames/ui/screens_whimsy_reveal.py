"""Pictures of Word Whimsy's public half: envelopes read and ranked, a computer's verdict, scores, phrases, the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from wordgames.core.game import Setup
from wordgames.core.players import TABLE, Kind, Player
from wordgames.games.whimsy.bots import WhimsyBot
from wordgames.games.whimsy.material import WhimsyDeck, load_whimsy
from wordgames.games.whimsy.moves import Close, Flip, Mix, Next, Open, Played, Rank
from wordgames.games.whimsy.rules import WhimsyGame
from wordgames.games.whimsy.view import Length, Phase, VariantChoice, WhimsyOptions
from wordgames.qt.controller import GameController
from wordgames.qt.tables import Seated
from wordgames.session.session import Session
from wordgames.ui.screens_whimsy import chooser, german_deck, long_deck
from wordgames.ui.tables.whimsy_pacing import RANK_MS, ROW_MS

if TYPE_CHECKING:
    from wordgames.ui.screens import Gallery

PEOPLE = ("Ana", "Ben", "Chloe", "David", "Emma", "Max", "Maximiliane")
SEED = 23
READ_MS = 6_000

State = tuple[str, Callable[[], None]]


class WhimsyRevealStates:
    """What leads from one picture to the next, in a gallery."""

    def __init__(self, gallery: Gallery) -> None:
        self._gallery = gallery

    def all(self) -> Iterator[State]:
        """Every picture's name, with what leads to it from the one before."""
        yield "whimsy-reveal", self._concept
        yield "whimsy-reveal-3", partial(self._read, 3, (2, 3))
        yield "whimsy-reveal-long", partial(self._read, 5, (7,))
        yield "whimsy-reveal-words", partial(self._long, 7)
        yield "whimsy-reveal-german", partial(self._german, 4)
        yield "whimsy-rank-words", self._long_ranking
        yield "whimsy-rank-3", partial(self._rank, 3, (2, 3), 0)
        yield "whimsy-rank-7", partial(self._rank, 7, (3, 2, 4, 1, 7, 2), 0)
        yield "whimsy-rank-7-half", partial(self._rank, 7, (3, 2, 4, 1, 7, 2), 3)
        yield "whimsy-give", partial(self._rank, 6, (2, 3, 2), 5)
        yield "whimsy-rhymes", self._rhymes
        yield "whimsy-everybody", self._everybody
        yield "whimsy-verdict", self._verdict
        yield "whimsy-verdict-why", self._why
        yield "whimsy-scores-signing", partial(self._scores, 6, (2, 3, 2), round(4.4 * ROW_MS))
        yield "whimsy-scores", self._signed
        yield "whimsy-phrase-large", self._large
        yield "whimsy-scores-3", partial(self._scores, 3, (2, 3), 20_000)
        yield "whimsy-scores-7", partial(self._scores, 7, (3, 2, 7, 1, 4, 2), 20_000)
        yield "whimsy-phrases", self._phrases
        yield "whimsy-end", partial(self._end, 5)
        yield "whimsy-end-3", partial(self._end, 3)
        yield "whimsy-end-7", partial(self._end, 7)

    # ---- hands

    @property
    def _controller(self) -> Any:
        return self._gallery.flow.controller

    @property
    def _shown(self) -> Any:
        table: Any = self._gallery.window.screen_shown
        return table.shown

    def _begin(
        self, seats: int, *, computers: Sequence[int] = (), deck: WhimsyDeck | None = None, **options: Any
    ) -> Seated:
        """A game that nobody has sat down to yet; returns what sits down, with its session."""
        players = tuple(
            Player(name=name, kind=Kind.COMPUTER if seat in computers else Kind.PERSON)
            for seat, name in enumerate(PEOPLE[:seats])
        )
        options.setdefault("first_referee", 2)
        chosen = WhimsyOptions(**options)
        setup = Setup("whimsy", WhimsyGame.rules, players, chosen, deck or load_whimsy("en"), SEED)
        session = Session.create(WhimsyGame(), setup, self._gallery.store)
        if not isinstance(session, Session):
            raise SystemExit(str(session))
        return Seated("whimsy", GameController(session, chooser, clock=self._gallery.clock))

    def _sit(self, begun: Any) -> None:
        self._gallery.flow.sit_down(begun, paused=False)
        self._gallery.settle()

    @staticmethod
    def _make(session: Any, actor: int, move: Any) -> None:
        session.submit(actor, move, move_id=session.fresh_id(), revision=session.revision)

    def _answered(self, session: Any, counts: Sequence[int] = ()) -> None:
        """Everybody has closed an envelope: with so many of his first cards, or with what a computer would choose."""
        self._make(session, TABLE, Flip())
        bot = WhimsyBot()
        for index, seat in enumerate(session.waiting_for()):
            hand = session.view(seat).seats[seat].hand
            turn = session.bot_turn(seat)
            move, _ms = bot.choose(turn.view, turn.options, turn.dice)
            if counts and counts[index % len(counts)] not in (2, 3):
                move = Close(tuple(Played(card.card) for card in hand[: counts[index % len(counts)]]))
            self._make(session, seat, move)
        self._make(session, TABLE, Mix())

    def _opened(self, session: Any, count: int | None = None) -> None:
        """So many envelopes are open, or all."""
        slots = [one.slot for one in session.view(TABLE).envelopes][:count]
        for slot in slots:
            self._make(session, TABLE, Open(slot))

    def _given(self, session: Any) -> None:
        """The chips are given."""
        for actor in session.waiting_for():
            view = session.view(actor)
            order = sorted(view.to_rank, key=lambda slot: (slot * 5 + view.round_number) % 7)
            self._make(session, actor, Rank(tuple(order)))

    # ---- states

    def _read(self, seats: int, counts: tuple[int, ...]) -> None:
        begun = self._begin(seats)
        self._answered(begun.controller.session, counts)
        self._opened(begun.controller.session, 1)
        self._sit(begun)

    def _long(self, seats: int) -> None:
        """Words that hardly fit, all seven of a hand."""
        begun = self._begin(seats, deck=long_deck())
        self._answered(begun.controller.session, (7, 4, 1))
        self._opened(begun.controller.session, 1)
        self._sit(begun)

    def _german(self, seats: int) -> None:
        begun = self._begin(seats, deck=german_deck(), lang="de")
        self._answered(begun.controller.session, (4, 5))
        self._opened(begun.controller.session, 1)
        self._sit(begun)

    def _long_ranking(self) -> None:
        begun = self._begin(7, deck=long_deck())
        self._answered(begun.controller.session, (1, 7, 4))
        self._opened(begun.controller.session)
        self._sit(begun)
        for slot in (4, 1, 3):
            self._shown.press_envelope(slot)
            self._gallery.pass_ms(500)

    def _concept(self) -> None:
        begun = self._begin(6)
        self._answered(begun.controller.session)
        self._opened(begun.controller.session, 2)
        self._sit(begun)
        reveal = self._shown
        reveal.put(0, 0)
        reveal.put(1, 2)
        reveal.main.click()
        self._gallery.pass_ms(READ_MS)

    def _rank(self, seats: int, counts: tuple[int, ...], placed: int) -> None:
        begun = self._begin(seats)
        self._answered(begun.controller.session, counts)
        self._opened(begun.controller.session)
        self._sit(begun)
        reveal = self._shown
        for slot in (2, 0, 4, 1, 3, 5)[:placed]:
            if slot in reveal.things.envelopes:
                reveal.press_envelope(slot)
                self._gallery.pass_ms(500)
        if 0 < placed < seats - 1:
            reveal.things.envelopes[3].setFocus()

    def _rhymes(self) -> None:
        begun = self._begin(4, variant=VariantChoice.RHYME_OR_ALLITERATE)
        self._answered(begun.controller.session)
        self._opened(begun.controller.session)
        self._sit(begun)
        reveal = self._shown
        reveal.press_envelope(1)
        reveal.rhymes.click()
        reveal.press_envelope(0)

    def _everybody(self) -> None:
        begun = self._begin(5, variant=VariantChoice.EVERYBODY_RANKS)
        self._answered(begun.controller.session)
        self._opened(begun.controller.session)
        self._sit(begun)
        self._controller.lift(self._controller.scene.turn)
        self._shown.press_envelope(self._shown.podium.slots[1])
        self._gallery.pass_ms(500)

    def _verdict(self) -> None:
        begun = self._begin(6, computers=(2,))
        session = begun.controller.session
        self._answered(session)
        self._opened(session)
        turn = session.bot_turn(2)
        move, _ms = WhimsyBot().choose(turn.view, turn.options, turn.dice)
        self._make(session, 2, move)
        self._sit(begun)
        self._gallery.pass_ms(round(2.4 * RANK_MS))

    def _why(self) -> None:
        self._gallery.pass_ms(round(3.4 * RANK_MS))

    def _scores(self, seats: int, counts: tuple[int, ...], ms: int) -> None:
        begun = self._begin(seats)
        session = begun.controller.session
        for _round in range(2):
            self._answered(session, counts)
            self._opened(session)
            self._given(session)
            self._make(session, TABLE, Next())
        self._answered(session, counts)
        self._opened(session)
        self._given(session)
        self._gallery.flow.preferences.set_reduce_motion(False)
        self._sit(begun)
        self._gallery.flow.preferences.set_reduce_motion(True)
        self._gallery.pass_ms(ms)

    def _signed(self) -> None:
        self._gallery.pass_ms(20_000)

    def _large(self) -> None:
        self._shown.rows[1].click()

    def _phrases(self) -> None:
        self._shown.all.click()
        self._shown.book.turn(-1)

    def _end(self, seats: int) -> None:
        begun = self._begin(seats, length=Length.SHORT)
        session = begun.controller.session
        while session.view(TABLE).phase is not Phase.OVER:
            self._answered(session)
            self._opened(session)
            self._given(session)
            self._make(session, TABLE, Next())
        self._sit(begun)
