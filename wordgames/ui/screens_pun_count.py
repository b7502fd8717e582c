"""The pictures of Pun's count and of how a match ends, with hands that were chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from wordgames.core.players import TABLE, Kind, Player
from wordgames.games.pun.moves import Close
from wordgames.games.pun.view import Length, PunOptions
from wordgames.qt.tables import Seated, begin_game
from wordgames.ui.staged_count import stage_count, stage_hands

if TYPE_CHECKING:
    from wordgames.ui.screens import Gallery

State = tuple[str, Callable[[], None]]

FOUR = ("ZEbRA FOX", "QUEUe HA + M", "TOY INGRID", "LYNX + KPW")
TWO = ("QUIZ RoBOT + G", "WIZARD + PYT")
EIGHT = (
    "ZEbRA + V",
    "JUMP + KV",
    "TOY INGRID",
    "LYNX + KPW",
    "FOX + BH",
    "MUSH + ZB",
    "CAGE CD + J",
    "FLaT + QS",
)
PENDING = ("ZEbRA FOX", "BLUMPS + M", "TOY INGRID", "KNEW + CP")
GERMAN = ("STRASsE OEL + W", "GRUeN KFZ + XY", "HUT + MB", "JOPP + LMD")
LONG = ("ZEbRA FOX LYNX", "QUEUe HA MOTHS BIG + SG", "DIN + KPW", "MY + CDJ")
TIE = ("ZEBRA FOX", "QUEUe TIN", "LYNX", "+ MDK")
NAMES = ("Ana", "Ben", "Chloe", "David", "Emma", "Maximilian", "Greta", "Henry")
COMPUTERS = ("Otto", "Vera")


class PunCountStates:
    """What leads from one picture to the next, in a gallery."""

    def __init__(self, gallery: Gallery) -> None:
        self._gallery = gallery

    def all(self) -> Iterator[State]:
        """Every picture's name, with what leads to it from the one before."""
        yield "pun-confirm", self._confirm
        yield "pun-confirm-helper", self._help
        yield "pun-count-begins", partial(self._count, FOUR, rounds=3, number=2)
        yield "pun-count", self._tell_all
        yield "pun-count-challenged", partial(self._challenge, 2, 1)
        yield "pun-count-ruled", self._accept
        yield "pun-count-most", self._look_back
        yield "pun-round", self._result
        yield "pun-count-pending", partial(self._told, PENDING)
        yield "pun-count-2", partial(self._told, TWO)
        yield "pun-count-8", partial(self._told, EIGHT)
        yield "pun-count-8-most", self._look_back
        yield "pun-count-long", partial(self._told, LONG)
        yield "pun-count-german", partial(self._told, GERMAN, lang="de")
        yield "pun-count-two-languages", partial(self._told, PENDING, lang="en", also="de")
        yield "pun-end", partial(self._end, FOUR)
        yield "pun-end-tie", partial(self._end, TIE)
        yield "pun-end-8", partial(self._end, EIGHT)

    @property
    def _controller(self) -> Any:
        return self._gallery.flow.controller

    @property
    def _shown(self) -> Any:
        table: Any = self._gallery.window.screen_shown
        return table.shown

    def _sit_down(self, seats: int, options: PunOptions) -> None:
        flow, gallery = self._gallery.flow, self._gallery
        computers = 0 if seats > 2 else 1
        people = [Player(name=name) for name in NAMES[: seats - computers]]
        others = [Player(name=name, kind=Kind.COMPUTER) for name in COMPUTERS[:computers]]
        begun = begin_game("pun", (*people, *others), options, flow.store, 11, gallery.clock)
        assert isinstance(begun, Seated), begun
        flow.sit_down(begun, paused=False)
        gallery.window.uncover()
        gallery.settle()

    def _options(self, lang: str, also: str | None, rounds: int) -> PunOptions:
        length = Length.NORMAL if rounds == 3 else Length.SHORT
        return PunOptions(lang=lang, also=also, length=length)

    def _confirm(self) -> None:
        self._sit_down(2, self._options("en", None, 1))
        lays = stage_hands(self._controller, TWO)
        table: Any = self._gallery.window.screen_shown
        drafts = table.drafts
        draft = drafts.look(0)
        drafts.keep(0, type(draft)(draft.order, lays[0].rows))
        self._controller.pause()
        self._controller.resume()
        self._gallery.settle()

    def _help(self) -> None:
        guests = self._gallery.store.guests
        guest = guests.find(NAMES[0])
        assert guest is not None
        guests.prefer(guest.id, large_hand=False, helper=True)
        self._confirm()
        guests.prefer(guest.id, large_hand=False, helper=False)

    def _count(
        self,
        hands: Sequence[str],
        *,
        lang: str = "en",
        also: str | None = None,
        rounds: int = 1,
        number: int = 1,
    ) -> None:
        self._sit_down(len(hands), self._options(lang, also, rounds))
        seats = len(hands)
        totals = tuple((17, 12, 14, 9, 6, 11, 13, 8)[:seats]) if rounds > 1 else (0,) * seats
        stage_count(self._controller, hands, round_number=number, totals=totals)
        self._gallery.window.uncover()
        self._gallery.settle()

    def _told(self, hands: Sequence[str], **how: Any) -> None:
        self._count(hands, **how)
        self._tell_all()

    def _tell_all(self) -> None:
        count = self._shown
        count.hindsight.finish()
        self._gallery.settle()
        count.tap()
        self._gallery.settle()

    def _challenge(self, seat: int, word: int) -> None:
        self._shown.hands.spots[(seat, word)].click()
        self._shown.ledge.evidence.finish()
        self._gallery.settle()

    def _accept(self) -> None:
        self._shown.ledge.accept.click()
        self._gallery.settle()

    def _look_back(self) -> None:
        self._shown.hindsight.finish()
        self._gallery.settle()
        self._shown.ledge.best.click()

    def _result(self) -> None:
        self._shown.tap()
        self._shown.ledge.onward.click()

    def _end(self, hands: Sequence[str]) -> None:
        self._count(hands)
        count = self._shown
        count.tap()
        if count.ledge.accept.isVisible():
            count.ledge.refuse.click()
            count.tap()
        assert self._controller.submit(TABLE, Close())
        self._gallery.settle()
