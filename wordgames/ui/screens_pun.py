"""The pictures of Pun: one's own turn, and the table as everybody sees it, for two, four and eight."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from wordgames.core.players import TABLE, Kind, Player
from wordgames.games.pun.moves import Draw, EndRound, Offer, Post, Refuse, Row, Swap, Wish
from wordgames.games.pun.view import Phase, PunOptions, PunView
from wordgames.qt.lineup import COMPUTER_NAMES
from wordgames.qt.tables import Seated, begin_game

if TYPE_CHECKING:
    from wordgames.ui.screens import Gallery

PEOPLE = ("Ana", "Ben", "Chloe", "David", "Emma", "Maximilian", "Greta", "Henry")
SEED = 11
MOST_MOVES = 400

State = tuple[str, Callable[[], None]]


class PunStates:
    """What leads from one picture to the next, in a gallery."""

    def __init__(self, gallery: Gallery, lang: str = "en") -> None:
        self._gallery = gallery
        self._lang = lang

    def all(self) -> Iterator[State]:
        """Every picture's name, with what leads to it from the one before."""
        yield "pun-begin", partial(self._begin, 3, 1)
        yield "pun-table-first", self._go_on
        yield "pun-curtain", self._fall
        yield "pun-turn", self._own_turn
        yield "pun-turn-picked", self._pick
        yield "pun-turn-drawn", self._draw
        yield "pun-table", self._table
        yield "pun-turn-offers", self._offers
        yield "pun-turn-log", self._log
        yield "pun-turn-last-lap", self._last_lap
        yield "pun-alone-waiting", partial(self._alone, 3)
        yield "pun-alone-draw", partial(self._begin, 1, 3)
        yield "pun-turn-2", partial(self._full, 2)
        yield "pun-table-2", self._table
        yield "pun-turn-3", partial(self._full, 3)
        yield "pun-table-3", self._table
        yield "pun-turn-8", partial(self._full, 8)
        yield "pun-table-8", self._table
        yield "pun-turn-8-last-lap", self._last_lap
        yield "pun-table-8-last-lap", self._table
        yield "pun-turn-deck-out", self._deck_out

    # ---- hands

    @property
    def _controller(self) -> Any:
        return self._gallery.flow.controller

    @property
    def _shown(self) -> Any:
        table: Any = self._gallery.window.screen_shown
        return table.shown

    def _public(self) -> PunView:
        view: PunView = self._controller.session.view(TABLE)
        return view

    def _begin(self, people: int, computers: int, options: PunOptions | None = None) -> None:
        players = (
            *(Player(name=name) for name in PEOPLE[:people]),
            *(Player(name=name, kind=Kind.COMPUTER) for name in COMPUTER_NAMES[:computers]),
        )
        gallery = self._gallery
        begun = begin_game(
            "pun", players, options or PunOptions(lang=self._lang), gallery.store, SEED, gallery.clock
        )
        if not isinstance(begun, Seated):
            raise SystemExit(begun)
        gallery.flow.sit_down(begun, paused=False)
        gallery.settle()

    def _lift(self) -> None:
        self._controller.hurry()
        self._controller.lift(self._controller.scene.turn)
        self._gallery.settle()
        self._gallery.window.uncover()

    def _own_turn(self) -> None:
        """Whoever is to move has laid a word."""
        self._until_a_person_moves()
        self._lift()
        self._lay(self._public().turn)
        self._shown.show_view(self._controller.view)

    def _go_on(self) -> None:
        """The computer begins, and everybody looks on."""
        self._controller.hurry()
        self._gallery.settle()
        self._controller.hurry()

    def _fall(self) -> None:
        """The screen goes to somebody, who holds his crest."""
        self._controller.hurry()
        self._gallery.settle()
        curtain: Any = self._gallery.window.cover_shown
        curtain.crest.show_share(0.4)

    def _until_a_person_moves(self) -> None:
        for _move in range(MOST_MOVES):
            view = self._public()
            waits = view.trade.waits_for if view.trade is not None else view.turn
            if view.phase is not Phase.TURN or not view.seats[waits].player.is_computer:
                if view.trade is not None:
                    self._controller.submit(waits, Refuse())
                    continue
                return
            self._gallery.settle()
            self._controller.hurry()
        raise SystemExit("the computers come to no end")

    def _lay(self, seat: int) -> None:
        """Three cards of the hand as a row, whatever they spell."""
        hand = self._controller.session.view(seat).seats[seat].hand or ()
        drafts = self._shown.drafts
        draft = drafts.look(seat)
        cards = [card for card in hand if card.face != "?"][:3]
        row = Row(tuple(card.card for card in cards), "".join(card.face for card in cards))
        drafts.keep(seat, type(draft)(draft.order, (row,)))

    def _pick(self) -> None:
        shown = self._shown
        view = self._controller.view
        hand = view.seats[view.viewer].hand
        shown.rack.set_selected([hand[-1].card])
        shown.centre[0].click()

    def _draw(self) -> None:
        self._shown.escape()
        self._shown.deck.click()
        self._shown.main.click()

    def _table(self) -> None:
        """What everybody sees while somebody else is handed the screen."""
        if self._controller.lingering is None:
            view = self._public()
            hand = self._controller.session.view(view.turn).seats[view.turn].hand
            self._controller.submit(view.turn, Swap((hand[0].card,), (view.centre[0].card,)))
        self._controller.pass_on()
        self._gallery.settle()
        self._gallery.window.uncover()

    def _offers(self) -> None:
        """Somebody has made a standing offer, and the next person to move looks at it."""
        self._until_a_person_moves()
        self._lift()
        view = self._public()
        hand = self._controller.session.view(view.turn).seats[view.turn].hand
        self._controller.submit(view.turn, Post((hand[0].card,), True, Wish(1, "E")))
        self._controller.submit(view.turn, Post((hand[1].card, hand[2].card), False, Wish(1)))
        self._controller.submit(view.turn, Swap((hand[3].card,), (view.centre[0].card,)))
        self._controller.pass_on()
        self._own_turn()

    def _log(self) -> None:
        self._shown.open_log()

    def _last_lap(self) -> None:
        self._shown.escape()
        self._until_a_person_moves()
        self._lift()
        self._controller.submit(self._public().turn, EndRound())
        self._own_turn()

    def _alone(self, computers: int) -> None:
        """Who plays alone looks on while computers play."""
        self._begin(1, computers)
        self._until_a_person_moves()
        self._lay(0)
        view = self._public()
        hand = self._controller.session.view(0).seats[0].hand
        self._controller.submit(0, Swap((hand[0].card,), (view.centre[1].card,)))
        self._gallery.settle()
        self._controller.hurry()
        self._gallery.settle()

    def _full(self, seats: int) -> None:
        self._begin(seats, 0)
        self._lift()
        for _turn in range(seats - 1):
            view = self._public()
            hand = self._controller.session.view(view.turn).seats[view.turn].hand
            self._controller.submit(
                view.turn, Post((hand[0].card,), True, Wish(1, hand[1].face.replace("?", "E")))
            )
            if _turn % 2:
                self._controller.submit(view.turn, Draw())
                self._controller.pass_on()
            else:
                self._controller.submit(view.turn, Swap((hand[2].card,), (view.centre[2].card,)))
                self._controller.pass_on()
            self._lift()
        if seats > 2:
            view = self._public()
            partner = next(seat for seat in range(seats) if seat != view.turn)
            for _time in range(2):
                hand = self._controller.session.view(view.turn).seats[view.turn].hand
                self._controller.submit(view.turn, Offer(partner, (hand[0].card,), False, Wish(1)))
                self._lift()
                self._controller.submit(partner, Refuse())
                self._lift()
        self._lay(self._public().turn)
        self._shown.show_view(self._controller.view)

    def _deck_out(self) -> None:
        """Everybody draws until nothing is left."""
        self._begin(8, 0)
        for _turn in range(MOST_MOVES):
            self._lift()
            view = self._public()
            if not view.deck:
                break
            self._controller.submit(view.turn, Draw())
            self._controller.pass_on()
        self._lay(self._public().turn)
        self._shown.show_view(self._controller.view)
